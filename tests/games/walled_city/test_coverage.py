"""What games reach: a row per guild, a cell for each thing that can happen, and every kind of tie and shortage.

`pytest -s tests/games/walled_city/test_coverage.py` prints the tables. A cell that stays empty fails.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import tetrapolis as tp
from tetrapolis.games.walled_city.rules.cards import GUILD_NAMES, HIGH, LOW
from tetrapolis.games.walled_city.rules.frames import Settling, Turn
from tetrapolis.games.walled_city.rules.moves import CopyGuild, End, Put, Settle, Skip, UseGuild
from tetrapolis.games.walled_city.rules.position import WalledCityPosition

GAME = tp.game("walled_city")
GAMES = 160
"""For each board and number of players."""
TABLES = [(board, players) for board in ("londonderry", "borderlands") for players in (2, 3, 4)]
TIES = (
    "neighbourhood, broken by nobles",
    "neighbourhood, shared",
    "neighbourhood, shared among three",
    "negative place",
    "faction, shared",
    "tower, for most",
    "tower, for second most",
    "votes at the end",
)
PLACES = (
    "T-path, larger number to the single side",
    "T-path, larger number to the double side",
    "path with two areas on both sides",
    "side with three areas",
    "fence in round 1",
    "fence in round 2",
    "too few citizens at a wall",
    "an area without an item after a fence",
)


class Found:
    """What the games showed so far."""

    def __init__(self) -> None:
        self.used: Counter[tuple[str, int]] = Counter()
        self.copied: Counter[str] = Counter()
        self.ties: Counter[str] = Counter()
        self.places: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()

    def play(self, board: str, players: int, number: int) -> None:
        """A random game from beginning to end; guilds are used eagerly."""
        seed = f"coverage {board} {players} {number}"
        pos = GAME.new(players, seed, {"board": board, "guild_deck": "mixed"})
        assert isinstance(pos, WalledCityPosition)
        rng = Random(seed)
        while pos.outcome is None:
            (decision,) = pos.pending
            self.kinds[decision.kind] += 1
            move = lively(list(pos.legal(decision.seat)), rng)
            self.watch_move(pos, decision.seat, move)
            for event in pos.play(decision.seat, move):
                self.watch_event(pos, event)
        best = max(pos.outcome.scores)
        self.ties["votes at the end"] += pos.outcome.scores.count(best) > 1

    def watch_move(self, pos: WalledCityPosition, seat: int, move: tp.Move) -> None:
        if isinstance(move, UseGuild):
            self.used[GUILD_NAMES[pos.guild[seat]], pos.round] += 1
        elif isinstance(move, CopyGuild):
            self.used["grocers", pos.round] += 1
            self.copied[move.guild] += 1
        elif isinstance(pos.stack[-1], Settling):
            self.watch_settling(pos, seat, move)

    def watch_settling(self, pos: WalledCityPosition, seat: int, move: tp.Move) -> None:
        turn = pos.stack[-2]
        assert isinstance(turn, Turn)
        if isinstance(move, Settle):
            self.places["too few citizens at a wall"] += pos.supply_p[seat] + pos.supply_n[seat] < move.n
        elif isinstance(move, Put) and HIGH[turn.card] != LOW[turn.card]:
            here = 1 << pos.names.index(move.place)
            sizes = [side.bit_count() for side in sorted(pos.sides[turn.place], key=lambda side: not side & here)]
            self.places["T-path, larger number to the single side"] += sizes[0] == 1 < sizes[1]
            self.places["T-path, larger number to the double side"] += sizes[1] == 1 < sizes[0]
            self.places["path with two areas on both sides"] += min(sizes) > 1
            self.places["side with three areas"] += max(sizes) > 2

    def watch_event(self, pos: WalledCityPosition, event: tp.Event) -> None:
        args = event.args
        if event.id == "walled_city-neighbourhood":
            self.watch_neighbourhood(pos, args["areas"], args["votes"])
        elif event.id == "walled_city-faction-won":
            self.ties["faction, shared"] += len(args["colours"]) > 1
        elif event.id == "walled_city-tower":
            votes = sorted((votes for votes in args["votes"] if votes), reverse=True)
            most = args["x"] + args["y"]
            self.ties["tower, for most"] += votes.count(most) > 1 and min(args["x"], args["y"]) < most
            second = min(args["x"], args["y"])
            self.ties["tower, for second most"] += 0 < second < most and votes.count(second) > 1
        elif event.id == "walled_city-fenced":
            self.places[f"fence in round {pos.round}"] += 1
            empty = [name for name in (args["area"], args["area2"]) if pos.items[pos.names.index(name)] < 0]
            self.places["an area without an item after a fence"] += len(empty) == 1

    def watch_neighbourhood(self, pos: WalledCityPosition, names: list[str], votes: list[int]) -> None:
        areas = [pos.names.index(name) for name in names]
        count = [
            sum(pos.peasants[4 * area + c] + pos.nobles[4 * area + c] for area in areas) for c in range(len(votes))
        ]
        present = [colour for colour, citizens in enumerate(count) if citizens]
        for one in present:
            for other in present[present.index(one) + 1 :]:
                if count[one] == count[other]:
                    kind = "shared" if votes[one] == votes[other] else "broken by nobles"
                    self.ties[f"neighbourhood, {kind}"] += 1
        equal = Counter(votes[colour] for colour in present)
        self.ties["neighbourhood, shared among three"] += max(equal.values(), default=0) > 2
        self.ties["negative place"] += min(votes) < 0


def lively(moves: list[tp.Move], rng: Random) -> tp.Move:
    """A random move; often the guild, seldom to skip or end."""
    guild = [move for move in moves if isinstance(move, UseGuild | CopyGuild)]
    if guild and rng.random() < 0.3:
        return rng.choice(guild)
    move = rng.choice(moves)
    return rng.choice(moves) if isinstance(move, Skip | End) else move


@cache
def found() -> Found:
    """All games of the sample, played once."""
    result = Found()
    for board, players in TABLES:
        for number in range(GAMES):
            result.play(board, players, number)
    return result


def show(title: str, rows: list[tuple[object, ...]]) -> None:
    print(f"\n{title}")
    for first, *rest in rows:
        print(f"  {first!s:45}", *rest)


def test_every_guild_is_used_in_both_rounds_and_copied() -> None:
    seen = found()
    rows = [(name, seen.used[name, 1], seen.used[name, 2], seen.copied[name]) for name in GUILD_NAMES]
    show("Guilds: round 1, round 2, copied by the Grocers", [*rows])
    assert len(rows) == 20
    assert [row for row in rows if not row[1] or not row[2]] == []
    assert [name for name, _, _, copied in rows if not copied] == ["grocers"]


def test_every_kind_of_tie_is_met() -> None:
    seen = found()
    show("Ties", [(tie, seen.ties[tie]) for tie in TIES])
    assert [tie for tie in TIES if not seen.ties[tie]] == []
    assert set(seen.ties) == set(TIES)


def test_every_kind_of_place_fence_and_shortage_is_met() -> None:
    seen = found()
    show("Places", [(place, seen.places[place]) for place in PLACES])
    assert [place for place in PLACES if not seen.places[place]] == []
    assert set(seen.places) == set(PLACES)


def test_every_question_is_asked_but_the_one_that_cannot_be() -> None:
    """Round 1 never runs short of citizens (section S of the rules): `sharing` has tests of its own."""
    asked = {step.kind for step in GAME.steps.values() if step.run is None}
    assert asked - set(found().kinds) == {"sharing"}
