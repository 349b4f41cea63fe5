"""What random games reach: a row per character and per unique district, a cell for each thing that can happen to it.

`pytest -s tests/games/citadels/test_coverage.py` prints the tables. A cell that stays empty fails, unless the rules
leave it empty: those are listed with the reason.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import tetrapolis as tp
from tests.citadels import given
from tetrapolis.core.legal import Legal
from tetrapolis.games.citadels.rules.cards import (
    CHARACTER_NAMES,
    CHARACTERS,
    CITY_KIND,
    COST,
    KINDS,
    LIMIT,
    TRADER,
    TYPE,
    UNIQUE,
    UNIQUE_NAMES,
    WIZARD,
)
from tetrapolis.games.citadels.rules.frames import BEWITCHED, NORMAL, RESUMED, Keep, Turn, WizardPut
from tetrapolis.games.citadels.rules.moves import END_TURN, Build
from tetrapolis.games.citadels.rules.position import NOBODY, CitadelsPosition

GAME = tp.game("citadels")
GAMES_PER_TABLE = 48
TABLES = [(players, ninth) for players in range(2, 9) for ninth in ([None] if players in (2, 3, 8) else [False, True])]

# ---- the characters

ABILITIES = {
    "assassin": "kill",
    "witch": "bewitch",
    "magistrate": "sign confiscate",
    "thief": "rob citadels-robbed",
    "spy": "spy",
    "blackmailer": "flower citadels-bribes citadels-flowered citadels-plain citadels-threat-stays",
    "magician": "swap_hands redraw",
    "wizard": "look take to_hand build_at_once",
    "seer": "divine give several_builds",
    "king": "income crown citadels-heir",
    "emperor": "income enthrone tribute citadels-heir",
    "patrician": "income crown citadels-heir",
    "bishop": "income protects",
    "abbot": "tithe demand",
    "cardinal": "income borrow",
    "merchant": "income extra_gold",
    "alchemist": "citadels-alchemist",
    "trader": "income several_builds",
    "architect": "extra_cards several_builds",
    "navigator": "navigate",
    "scholar": "study several_builds",
    "warlord": "income destroy",
    "diplomat": "income exchange",
    "marshal": "income seize",
    "queen": "favor heir_next_door",
    "artist": "beautify",
    "tax_collector": "collect citadels-taxed",
}
"""What shows an ability at work: moves, or events and signs where something follows later or by itself."""
EVENT_OWNER = {
    "citadels-robbed": "thief",
    "citadels-bribes": "blackmailer",
    "citadels-flowered": "blackmailer",
    "citadels-plain": "blackmailer",
    "citadels-threat-stays": "blackmailer",
    "citadels-alchemist": "alchemist",
    "citadels-confiscates": "magistrate",
    "citadels-taxed": "tax_collector",
}
MUST = {"bewitch", "crown", "enthrone"}
"""Not optional (CIT-6.5, CIT-9.2, CIT-9.7): leaving them to the end of the turn is not declining."""
COLUMNS = ("declined", "killed", "bewitched", "played by the Witch")
EMPTY_BY_RULE = {
    **{
        (name, column): "rank 1 cannot be named (CIT-6.3, CIT-6.9)"
        for name in ("assassin", "witch", "magistrate")
        for column in COLUMNS[1:]
    },
    ("witch", "declined"): "naming is compulsory (CIT-6.5, R-24)",
    ("alchemist", "declined"): "the refund comes by itself (CIT-11.3)",
}

# ---- the unique districts

DISTRICT_EVENTS = {
    "citadels-armory": "armory",
    "citadels-framework": "framework",
    "citadels-laboratory": "laboratory",
    "citadels-museum": "museum",
    "citadels-park": "park",
    "citadels-poor-house": "poor_house",
    "citadels-sacrifices": "necropolis",
    "citadels-smithy": "smithy",
    "citadels-spends-card": "thieves_den",
    "citadels-theater": "theater",
}
SCORING = (
    "basilica",
    "capitol",
    "dragon_gate",
    "imperial_treasury",
    "ivory_tower",
    "map_room",
    "museum",
    "secret_vault",
    "statue",
    "wishing_well",
)
"""Their effect is a line of the final score."""
TARGETED = {"citadels-destroys": "destroy", "citadels-seizes": "seize", "citadels-exchanges": "exchange"}


class Found:
    """What the games showed so far."""

    def __init__(self) -> None:
        self.used: Counter[tuple[str, str]] = Counter()
        self.cells: Counter[tuple[str, str]] = Counter()
        self.districts: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.ties: Counter[str] = Counter()

    def play(self, players: int, ninth: bool | None, number: int) -> None:
        """A random game from beginning to end."""
        temper = ("even", "hasty", "keen")[number % 3]
        seed = f"{players} {ninth} {number}"
        pos = GAME.new(players, seed, {"preset": "random", "ninth": ninth})
        assert isinstance(pos, CitadelsPosition)
        rng = Random(seed)
        self.offered: set[str] = set()
        self.done: set[str] = set()
        self.builds: list[str] = []
        while pos.outcome is None:
            seat = pos.pending[0].seat
            move = sample(pos.legal(seat), temper, rng)
            self.text = str(move)
            before = pos.copy()
            self.watch_turn(pos, move)
            events = pos.play(seat, move)
            for event in events:
                self.watch_event(before, pos, event)
            self.watch_gathering(before, pos, move)
        self.watch_end(pos)

    # ---- characters

    def watch_turn(self, pos: CitadelsPosition, move: tp.Move) -> None:
        """Which abilities were on offer in a turn, which were used, which were left when it ended."""
        turn = next((frame for frame in reversed(pos.stack) if isinstance(frame, Turn)), None)
        if turn is None:
            return
        char = CHARACTER_NAMES[turn.char]
        tag = str(move).split()[0]
        if isinstance(pos.stack[-1], WizardPut) and tag != "to_hand":
            tag = "build_at_once"
        mine = set(ABILITIES[char].split())
        if turn is pos.stack[-1]:
            self.offered |= {str(other).split()[0] for other in pos.legal(turn.seat)} & mine
            self.watch_protection(pos, turn)
        if tag in mine:
            self.done.add(tag)
            if turn.mode == RESUMED:
                self.cells[char, "played by the Witch"] += 1
            else:
                self.used[char, tag] += 1
        if tag == "end":
            optional = self.offered - MUST
            if turn.mode == NORMAL and optional and not self.done - MUST:
                self.cells[char, "declined"] += 1
        if tag in ("end", "bewitch") or turn.mode == BEWITCHED:
            self.offered, self.done, self.builds = set(), set(), []

    def watch_protection(self, pos: CitadelsPosition, turn: Turn) -> None:
        """Rank 8 could take a district as dear, but not the Keep (CIT-15.15), nor anything of the Bishop's (10.2)."""
        verb = {"warlord": "destroy", "diplomat": "exchange", "marshal": "seize"}.get(CHARACTER_NAMES[turn.char])
        if verb is None:
            return
        texts = [str(move).split() for move in pos.legal(turn.seat)]
        for owner, city in enumerate(pos.cities):
            hit = [words[2] for words in texts if words[0] == verb and words[1] == f"p{owner + 1}"]
            if KINDS["keep"] in city:
                assert "keep" not in hit
                self.districts["keep"] += any(COST[CITY_KIND[name]] >= 3 for name in hit)
            if owner == pos.protected:
                assert not hit
                self.used["bishop", "protects"] += bool(city)

    # ---- events

    def watch_event(self, before: CitadelsPosition, pos: CitadelsPosition, event: tp.Event) -> None:
        args = event.args
        if event.id in EVENT_OWNER:
            char = EVENT_OWNER[event.id]
            if char in [CHARACTER_NAMES[number] for number in pos.setup.cast[1:]]:
                tag = "confiscate" if event.id == "citadels-confiscates" else event.id
                self.used[char, tag] += 1
        if event.id == "citadels-alchemist" and pos.bewitched == 6:
            self.cells["alchemist", "played by the Witch"] += 1
        elif event.id == "citadels-heir":
            self.used[args["char"], event.id] += 1
        elif event.id == "citadels-queen" and self.text != "favor":
            self.used["queen", "heir_next_door"] += 1
        elif event.id == "citadels-called-nobody":
            rank = next(rank for rank in range(1, pos.setup.ranks + 1) if pos.char(rank) == args["char"])
            if before.killed == rank and before.holder[rank] != NOBODY:
                self.cells[args["char"], "killed"] += 1
        elif event.id == "citadels-witch-resumes":
            self.cells[args["char"], "bewitched"] += 1
        if event.id in DISTRICT_EVENTS:
            self.districts[DISTRICT_EVENTS[event.id]] += 1
        if event.id == "citadels-gathers-gold" and args["n"] == 3:
            self.districts["gold_mine"] += 1
        if event.id == "citadels-builds":
            self.watch_build(before, pos, args)
        if event.id in TARGETED:
            self.watch_wall(before, event.id, args)
        if event.id == "citadels-income":
            self.watch_school(before, args)
        if event.id == "citadels-city-completed":
            city = pos.cities[args["seat"]]
            if len(city) == pos.setup.goal - 1:
                self.districts["monument"] += 1

    def watch_build(self, before: CitadelsPosition, pos: CitadelsPosition, args: dict[str, Any]) -> None:
        seat, kind = args["seat"], KINDS[args["district"]]
        city = [district & 63 for district in before.cities[seat]]
        if TYPE[kind] == UNIQUE and args["district"] != "thieves_den" and args["n"] == COST[kind] - 1:
            assert KINDS["factory"] in city
            self.districts["factory"] += 1
        turn = next(frame for frame in reversed(before.stack) if isinstance(frame, Turn))
        if kind in city and turn.char != WIZARD:
            assert KINDS["quarry"] in city
            self.districts["quarry"] += 1
        self.builds.append(args["district"])
        if len(self.builds) > 1 and "several_builds" in ABILITIES[CHARACTER_NAMES[turn.char]]:
            self.used[CHARACTER_NAMES[turn.char], "several_builds"] += 1
        free = turn.char in (WIZARD, TRADER)
        if "stables" in self.builds and len(self.builds) > LIMIT[turn.char] and not free:
            self.districts["stables"] += 1

    def watch_wall(self, before: CitadelsPosition, id: str, args: dict[str, Any]) -> None:
        """1 gold more than without the Great Wall (CIT-15.10)."""
        walled = KINDS["great_wall"] in [district & 63 for district in before.cities[args["target"]]]
        taken = CITY_KIND[args["district2" if id == "citadels-exchanges" else "district"]]
        cost = COST[taken]
        if id == "citadels-destroys":
            base = cost - 1
        elif id == "citadels-seizes":
            base = cost
        else:
            base = max(0, cost - COST[CITY_KIND[args["district"]]])
        assert args["n"] == base + (walled and taken & 63 != KINDS["great_wall"])
        self.districts["great_wall"] += args["n"] - base

    def watch_school(self, before: CitadelsPosition, args: dict[str, Any]) -> None:
        """Income for one district more than there are of that type (CIT-15.27)."""
        turn = next(frame for frame in reversed(before.stack) if isinstance(frame, Turn))
        wanted = CHARACTERS[turn.char].income
        count = sum(TYPE[district] == wanted for district in before.cities[args["seat"]])
        self.districts["school_of_magic"] += args["n"] - count

    def watch_gathering(self, before: CitadelsPosition, pos: CitadelsPosition, move: tp.Move) -> None:
        if str(move) != "gather cards":
            return
        seat = before.pending[0].seat
        gained = len(pos.hands[seat]) - len(before.hands[seat])
        top = pos.stack[-1]
        drawn = top.count if isinstance(top, Keep) else gained
        self.districts["library"] += gained >= 2
        self.districts["observatory"] += drawn == 3

    def watch_end(self, pos: CitadelsPosition) -> None:
        outcome = pos.outcome
        assert outcome is not None
        self.reasons[outcome.reason] += 1
        for seat, lines in enumerate(outcome.breakdown):
            points = dict(lines)
            for name in SCORING:
                self.districts[name] += name in points
            others = {TYPE[district] for district in pos.cities[seat] if district & 63 != KINDS["haunted_quarter"]}
            self.districts["haunted_quarter"] += "types" in points and len(others) == 4
        best = max(outcome.scores)
        if outcome.scores.count(best) > 1:
            self.ties["first place tied, broken by rank"] += len(outcome.winners) == 1


def sample(legal: Legal, temper: str, rng: Random) -> tp.Move:
    """A random move; of a hasty player often the end of the turn, of a keen one often a build."""
    if temper == "hasty" and END_TURN in legal and rng.random() < 0.2:
        return END_TURN
    if temper == "keen" and rng.random() < 0.7:
        builds = [move for move in legal if isinstance(move, Build)]
        if builds:
            return rng.choice(builds)
    return legal.sample(rng)


@cache
def found() -> Found:
    """All games of the sample, played once."""
    result = Found()
    for players, ninth in TABLES:
        for number in range(GAMES_PER_TABLE):
            result.play(players, ninth, number)
    return result


def show(title: str, rows: list[tuple[str, ...]]) -> None:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    print(f"\n{title}")
    for row in rows:
        print("  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip())


def test_every_character_is_used_declined_killed_and_bewitched() -> None:
    seen = found()
    rows: list[tuple[str, ...]] = [("character", "used", *COLUMNS)]
    empty = []
    for char in CHARACTER_NAMES:
        abilities = ABILITIES[char].split()
        row = [char, " ".join(f"{name.removeprefix('citadels-')}={seen.used[char, name]}" for name in abilities)]
        empty += [(char, name) for name in abilities if not seen.used[char, name]]
        for column in COLUMNS:
            count = seen.cells[char, column]
            reason = EMPTY_BY_RULE.get((char, column))
            row.append(f"- {reason}" if reason else str(count))
            if not count and not reason:
                empty.append((char, column))
            assert not (count and reason), f"{char} {column}: cannot be, and was"
        rows.append(tuple(row))
    show("Characters", rows)
    assert not empty


def test_every_unique_district_has_its_effect() -> None:
    seen = found()
    show("Unique districts", [(name, str(seen.districts[name])) for name in UNIQUE_NAMES])
    assert len(UNIQUE_NAMES) == 30
    assert set(seen.districts) <= set(UNIQUE_NAMES)
    assert [name for name in UNIQUE_NAMES if not seen.districts[name]] == []


def test_every_end_is_reached() -> None:
    seen = found()
    show("Ends", [(reason, str(count)) for reason, count in (seen.reasons + seen.ties).items()])
    assert set(seen.reasons) == {"city_completed"}
    assert sum(seen.reasons.values()) == len(TABLES) * GAMES_PER_TABLE
    assert seen.ties["first place tied, broken by rank"] > 0


def test_the_tie_break_decides_for_the_higher_rank() -> None:
    """CIT-16.6: 18 points each; seat 1 revealed rank 8, seat 0 rank 7 in the last round."""
    seven = ["manor", "castle", "temple", "church", "tavern", "market", "watchtower"]
    table = given(
        holders={"architect": 0, "warlord": 1},
        gold={0: 0, 1: 0},
        cities={0: seven, 1: ["palace", "cathedral", "harbor", "prison", "trading_post"]},
    )
    # 14 for districts and 4 for being first, against 18 for districts alone
    assert (table.total(0), table.total(1)) == (18, 18)
    table.call("architect").play("gather gold", "end", "gather gold", "end")
    outcome = table.pos.outcome
    assert outcome is not None
    assert outcome.scores[:2] == (18, 18)
    assert outcome.winners == (1,)
    assert outcome.tiebreak[:2] == ((1, "last_rank", 8), (0, "last_rank", 7))
