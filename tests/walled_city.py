"""Given, when, then for The Walled City: tables set up by hand that read like the vectors of the rules file.

    table = given("A2{O3p W2p1n} T1{W2}", players=3, items={"A2": "purple 3"}, built="P1 P2 G14", guilds={O: "salters"})
    table.turn(O)                                   # seat 0 begins a turn of phase B
    table.play("build P3", "show 2/1", "put A1", "nobles 1")
    assert table.area("A1") == "O1p1n"
    table.count()                                   # phase C of this round

O, W, T, X are the seats 0 to 3 (p1 to p4 in move texts), N the neutral colour; `3p2n` are 3 peasants and 2 nobles, in a
tower `W2` are two guards. Every table is complete and lawful.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import tetrapolis as tp
from tests.table import GivenTable
from tetrapolis.core.chance import Chance
from tetrapolis.games.walled_city import scoring, turns
from tetrapolis.games.walled_city.cards import (
    FACES,
    FACTION,
    FACTIONS,
    GUILD_NAMES,
    GUILD_NUMBERS,
    NO_ITEM,
    NUMBERS,
    PRIORITY,
    TILE_DOWN,
    TILE_UP,
    VALUE,
)
from tetrapolis.games.walled_city.frames import Defence, Laps, Main, Turn
from tetrapolis.games.walled_city.options import setup_of
from tetrapolis.games.walled_city.position import (
    DEMOLISHED,
    OFF,
    TOWER,
    WalledCityPosition,
    new_position,
)

GAME = tp.game("walled_city")
O, W, T, X = range(4)  # noqa: E741 (the rules file's letters)
LETTERS = "OWTX"


class Dice(Chance):
    """Chance whose first results of dice (1 to 3) and tosses ("+" or "-") are given."""

    __slots__ = ("rolls",)

    def __init__(self, seed: str, rolls: Sequence[int | str]) -> None:
        super().__init__(seed)
        self.rolls = list(rolls)

    def copy(self) -> Chance:
        twin = Dice(self.seed, self.rolls)
        twin.count = self.count
        return twin

    def choice(self, size: int) -> int:
        if self.rolls and size in (2, 3):
            roll = self.rolls.pop(0)
            result = "+-".index(roll) if isinstance(roll, str) else roll - 1
            self.taken.append([result])
            return result
        return super().choice(size)


class Table(GivenTable[WalledCityPosition]):
    """The words a test of this game needs beside those of every table."""

    # ---- when

    def turn(self, seat: int, step: int = 0) -> Table:
        """This seat's turn of phase B begins; turns go on in priority order afterwards."""
        pos = self.pos
        order = sorted(range(pos.setup.players), key=lambda other: PRIORITY[pos.guild[other]])
        pos.stack = [Main(2 if pos.round == 1 else 6), Laps(tuple(order), order.index(seat) + 1), Turn(seat, step)]
        return self._run()

    def laps(self) -> Table:
        """Phase B begins: the first turn of the round."""
        self.pos.stack = [Main(1 if self.pos.round == 1 else 5)]
        return self._run()

    def count(self) -> Table:
        """Phase C: votes are counted; then the game stands at phase D."""
        pos = self.pos
        pos.stack = [Main(2 if pos.round == 1 else 6)]
        return self._run()

    def defence(self) -> Table:
        """Phase D begins."""
        pos = self.pos
        pos.stack = [Main(3 if pos.round == 1 else 7)]
        return self._run()

    def towers(self) -> Table:
        """Phase D of round 2 after the last card: all cards are revealed, the towers are scored."""
        pos = self.pos
        pos.stack = [Main(8), Defence(())]
        return self._run()

    # ---- then

    def area(self, name: str) -> str:
        """The citizens of an area: "O3p2n W1p"."""
        pos, words = self.pos, []
        area = pos.names.index(name)
        for colour in range(pos.setup.colours):
            peasants, nobles = pos.peasants[4 * area + colour], pos.nobles[4 * area + colour]
            if peasants or nobles:
                words.append(_letter(pos, colour) + f"{peasants}p" * bool(peasants) + f"{nobles}n" * bool(nobles))
        return " ".join(words)

    def tower(self, name: str) -> str:
        """The guards of a tower: "O2 W1"."""
        pos = self.pos
        tower = pos.board.towers.index(name)
        guards = [(colour, pos.guards[4 * tower + colour]) for colour in range(pos.setup.colours)]
        return " ".join(f"{_letter(pos, colour)}{number}" for colour, number in guards if number)

    def item(self, name: str) -> str:
        """What lies in an area or tower: "blue 2", "+1", "-1" or ""."""
        place = self.pos.place_number(name)
        item = self.pos.tower_items[place - TOWER] if place >= TOWER else self.pos.items[place]
        if item == NO_ITEM:
            return ""
        return f"{VALUE[item]:+}" if item >= TILE_UP else f"{FACTIONS[FACTION[item]]} {VALUE[item]}"

    def state(self, name: str) -> str:
        """A path or gap: "empty", "built", "doubled" or "demolished"."""
        board, pos = self.pos.board, self.pos
        state = pos.paths[board.paths.index(name)] if name in board.paths else pos.gaps[board.gaps.index(name)]
        return {0: "empty", 1: "built", 2: "doubled", DEMOLISHED: "demolished"}[state]

    def hoods(self) -> list[str]:
        """The neighbourhoods with more than one area: ["A1 A2 A3"]."""
        names = self.pos.names
        found = [[name for area, name in enumerate(names) if hood >> area & 1] for hood in self.pos.hoods()]
        return [" ".join(hood) for hood in found if len(hood) > 1]

    def faction(self, name: str) -> int:
        """A faction's value now."""
        return scoring.faction_values(self.pos)[FACTIONS.index(name)]

    @property
    def votes(self) -> list[int]:
        """The votes of each colour, the neutral one last."""
        return self.pos.votes

    def line(self, seat: int, line: str) -> int:
        """One line of a player's votes, e.g. "neighbourhoods1"."""
        from tetrapolis.games.walled_city.position import LINES

        return self.pos.ledger[seat][LINES.index(line)]

    def lines(self, line: str) -> list[int]:
        """One line of all players' votes, e.g. "neighbourhoods1"."""
        return [self.line(seat, line) for seat in range(self.pos.setup.players)]

    def supply(self, seat: int) -> str:
        """The supply of a colour: "12p 9n"."""
        return f"{self.pos.supply_p[seat]}p {self.pos.supply_n[seat]}n"

    def box(self, seat: int) -> str:
        """What is out of the game for good: "0p 2n"."""
        return f"{self.pos.box_p[seat]}p {self.pos.box_n[seat]}n"

    def hand(self, seat: int) -> list[str]:
        """The hand without the off-colour card, sorted."""
        return [FACES[card] for card in sorted(self.pos.hands[seat])]


def _letter(pos: WalledCityPosition, colour: int) -> str:
    return LETTERS[colour] if colour < pos.setup.players else "N"


def given(
    citizens: str = "",
    board: str = "londonderry",
    players: int = 4,
    round: int = 1,
    items: Mapping[str, str] | None = None,
    built: str = "",
    demolished: str = "",
    fences: str = "",
    guilds: Mapping[int, str] | None = None,
    old_guilds: Mapping[int, str] | None = None,
    turned: Sequence[int] = (),
    offer: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    off: Sequence[str] = (),
    zones: Mapping[str, tuple[int, str, str]] | None = None,
    votes: Sequence[int] = (),
    roads: Sequence[int] = (),
    walls: Sequence[int] = (),
    supply: Mapping[int, str] | None = None,
    first: int = 0,
    dice: Sequence[int | str] = (),
    seed: int | str = 1,
    **options: Any,
) -> Table:
    """A table in the middle of a round; say `turn(seat)`, `count()`, `defence()` or `towers()` to go on.

    `citizens` as in "A1{O3p2n N1n} T2{W2}"; with two players the neutral set-up citizens are only there if named.
    `built` and `demolished` list places ("P1 P2*2 G3": P2 has two roads; "all" builds every path, "all but P1 P2" all
    others; "everything" and "everything but P1 G14" speak of the gaps too). `items` are "blue 2", "+1", "-1" (areas not
    named get other dice of value 1, survey spots +1). Guilds not given are filled up from the deck. Hands not given are
    full; a hand given shorter means that the rest was played.
    `zones`: {"Z1": (seat, "3/2", "T1")}, the larger number faces T1 (`3/1*` is an off-colour card). `supply`
    {0: "3p 1n"}: the rest is in the box.
    """
    chosen = {"board": board, "first_player": first, **options}
    setup = setup_of(players, GAME.options(chosen))
    pos = new_position(setup)
    pos.start(GAME, Dice(str(seed), dice))
    pos.round, pos.first = round, first
    for name in fences.split():
        pos.put_fence(next(number for number, cut in enumerate(pos.board.cuts) if cut.id == name))
    _settle(pos, citizens, supply or {})
    _set_places(pos, built, demolished)
    _set_items(pos, items or {})
    _set_guilds(pos, guilds or {}, old_guilds or {}, offer)
    for seat in turned:
        pos.turned[seat] = 1
    _set_cards(pos, hands or {}, off, zones or {})
    for seat, number in enumerate(votes):
        pos.ledger[seat][0] = number
    pos.roads = list(roads) or [setup.roads] * players
    pos.walls = list(walls) or [setup.walls] * players
    pos.stack = [Main(1)]
    pos.check()
    return Table(pos)


def _settle(pos: WalledCityPosition, citizens: str, supply: Mapping[int, str]) -> None:
    def colour(letter: str) -> int:
        return pos.setup.players if letter == "N" else LETTERS.index(letter)

    for name, inside in re.findall(r"([AT]\d+[AB]?)\{(.*?)\}", citizens):
        for word in inside.split():
            if name.startswith("T"):
                found = re.fullmatch(r"([OWTXN])(\d+)", word)
                assert found, f"cannot read {word!r}"
                pos.supply_n[colour(found[1])] -= int(found[2])
                pos.guards[4 * pos.board.towers.index(name) + colour(found[1])] += int(found[2])
            else:
                found = re.fullmatch(r"([OWTXN])(?:(\d+)p)?(?:(\d+)n)?", word)
                assert found, f"cannot read {word!r}"
                pos.settle(colour(found[1]), pos.names.index(name), int(found[2] or 0), int(found[3] or 0))
    for seat, text in supply.items():
        peasants, nobles = [int(number) for number in re.findall(r"\d+", text)]
        pos.box_p[seat] += pos.supply_p[seat] - peasants
        pos.box_n[seat] += pos.supply_n[seat] - nobles
        pos.supply_p[seat], pos.supply_n[seat] = peasants, nobles


def _set_places(pos: WalledCityPosition, built: str, demolished: str) -> None:
    board = pos.board
    words = built.split()
    if words[:1] in (["all"], ["everything"]):
        names = board.paths if words[0] == "all" else (*board.paths, *board.gaps)
        words = [name for name in names if name not in words[2:]]
    for word in words:
        name, _, number = word.partition("*")
        states = pos.paths if name in board.paths else pos.gaps
        states[(board.paths if name in board.paths else board.gaps).index(name)] = int(number or 1)
    for name in demolished.split():
        states = pos.paths if name in board.paths else pos.gaps
        states[(board.paths if name in board.paths else board.gaps).index(name)] = DEMOLISHED
    pos._hoods = None


def _set_items(pos: WalledCityPosition, items: Mapping[str, str]) -> None:
    board = pos.board
    pool = [faction for faction in range(5) for _ in range(4)]
    spots = [(name, survey) for name, survey in zip(board.areas, board.survey, strict=True)]
    spots += [(name, False) for name in board.towers]
    named = {pos.place_number(name): text for name, text in items.items()}
    for text in named.values():
        if " " in text:
            pool.remove(FACTIONS.index(text.split()[0]))
    tiles = sum(board.survey) - sum(" " not in text for text in named.values())
    for number, (_, survey) in enumerate(spots):
        place = number if number < len(board.areas) else TOWER + number - len(board.areas)
        text = named.get(place, "")
        if not text:
            if survey and tiles:
                item, tiles = TILE_UP, tiles - 1
            else:
                item = 3 * pool.pop()
        elif " " in text:
            faction, value = text.split()
            item = 3 * FACTIONS.index(faction) + int(value) - 1
        else:
            item = TILE_UP if text == "+1" else TILE_DOWN
        if place >= TOWER:
            pos.tower_items[place - TOWER] = item
        else:
            pos.items[place] = item


def _set_guilds(
    pos: WalledCityPosition, guilds: Mapping[int, str], old: Mapping[int, str], offer: Sequence[str]
) -> None:
    players = range(pos.setup.players)
    named = [*guilds.values(), *old.values(), *offer]
    spare = [guild for guild in (*pos.setup.guilds, *range(20)) if GUILD_NAMES[guild] not in named]
    spare = list(dict.fromkeys(spare))
    pos.guild = [GUILD_NUMBERS[guilds[seat]] if seat in guilds else spare.pop() for seat in players]
    if pos.round == 2:
        pos.old_guild = [GUILD_NUMBERS[old[seat]] if seat in old else spare.pop() for seat in players]
    pos.offer = sorted(GUILD_NUMBERS[name] for name in offer)


def _set_cards(
    pos: WalledCityPosition,
    hands: Mapping[int, Sequence[str]],
    off: Sequence[str],
    zones: Mapping[str, tuple[int, str, str]],
) -> None:
    setup = pos.setup
    if setup.off_colour:
        pos.off = [NUMBERS[face] for face in off] if off else list(setup.off_colour)
    for seat in range(setup.players):
        pos.hands[seat] = list(setup.hand)
    turns._lay_lore(pos)
    for name, (seat, face, tower) in zones.items():
        zone = pos.board.zones.index(name)
        card = NUMBERS[face.rstrip("*")] + (OFF if face.endswith("*") else 0)
        turned = pos.board.zone_towers[zone].index(pos.board.towers.index(tower))
        turns.lay_card(pos, seat, zone, card, turned)
    for seat, kept in hands.items():
        wanted = [NUMBERS[face] for face in kept]
        for card in pos.hands[seat].copy():
            if card in wanted:
                wanted.remove(card)
            else:
                pos.card_played(seat, card)
        assert not wanted, f"seat {seat} cannot hold {wanted}"
    pos.fresh = []


def new_game(players: int, seed: int | str = 1, **options: Any) -> Table:
    """A new game at its first decision."""
    pos = GAME.new(players, seed, options)
    assert isinstance(pos, WalledCityPosition)
    return Table(pos)
