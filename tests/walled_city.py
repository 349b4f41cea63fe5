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
from collections.abc import Sequence
from typing import Any, Self

import tetrapolis as tp
from tests.table import Dice, GivenTable, parts_and_options
from tetrapolis.games.walled_city.rules import scoring
from tetrapolis.games.walled_city.rules.board import load_board
from tetrapolis.games.walled_city.rules.cards import FACES, FACTION, FACTIONS, NO_ITEM, TILE_UP, VALUE
from tetrapolis.games.walled_city.rules.position import DEMOLISHED, TOWER, WalledCityPosition
from tetrapolis.games.walled_city.rules.set_up import Phase, stand

GAME = tp.game("walled_city")
O, W, T, X = range(4)  # noqa: E741 (the rules file's letters)
LETTERS = "OWTX"


class Table(GivenTable[WalledCityPosition]):
    """The words a test of this game needs beside those of every table."""

    game = GAME
    dice: Sequence[int] = ()

    def laid(self, **where: Any) -> Self:
        super().laid(**where)
        self.pos.chance = Dice(self.pos.chance, self.dice, (2, 3))
        return self

    # ---- when

    def stands(self, phase: Phase, seat: int | None = None) -> Self:
        """The round has come to this phase, and in phase B to a player's turn."""
        if self._pos is None:
            return self.laid(phase=phase, turn=seat)
        stand(self.pos, phase, seat)
        return self._run()

    def turn(self, seat: int) -> Table:
        """This seat's turn of phase B begins; turns go on in priority order afterwards."""
        return self.stands("turns", seat)

    def laps(self) -> Table:
        """Phase B begins: the first turn of the round."""
        return self.stands("turns")

    def count(self) -> Table:
        """Phase C: votes are counted; then the game stands at phase D."""
        return self.stands("counting")

    def defence(self) -> Table:
        """Phase D begins."""
        return self.stands("defence")

    def towers(self) -> Table:
        """Phase D of round 2 after the last card: all cards are revealed, the towers are scored."""
        return self.stands("towers")

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
        from tetrapolis.games.walled_city.rules.position import LINES

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
    built: str = "",
    dice: Sequence[int | str] = (),
    seed: int | str = 1,
    **told: Any,
) -> Table:
    """A table in the middle of a round; say `turn(seat)`, `count()`, `defence()` or `towers()` to go on.

    `citizens` as in "A1{O3p2n N1n} T2{W2}"; with two players the neutral set-up citizens are only there if named.
    `built`: "all" builds every path, "all but P1 P2" all others; "everything" and "everything but P1 G14" speak of the
    gaps too. `dice` are the next results of dice (1 to 3) and tosses ("+" or "-"). Other keywords are parts of
    `set_up`, or the table's options; all twenty guilds may be named.
    """
    parts, options = parts_and_options(GAME, told)
    options = {"board": board, "guild_deck": "mixed", **options}
    parts["turned"] = list(parts.get("turned", ()))
    parts["citizens"] = _settled(citizens)
    parts["built"] = _built(built, board, parts.get("demolished", "").split())
    table = Table(players=players, seed=seed, options=options, **parts)
    table.dice = ["+-".index(roll) if isinstance(roll, str) else roll - 1 for roll in dice]
    return table


def _settled(citizens: str) -> dict[str, dict[str, str]]:
    """The notation of the vectors in the words of `set_up`."""
    found: dict[str, dict[str, str]] = {}
    for name, inside in re.findall(r"([AT]\d+[AB]?)\{(.*?)\}", citizens):
        for word in inside.split():
            colour = "neutral" if word[0] == "N" else f"p{LETTERS.index(word[0]) + 1}"
            found.setdefault(name, {})[colour] = f"{word[1:]}n" if name.startswith("T") else word[1:]
    return found


def _built(built: str, board: str, demolished: Sequence[str]) -> list[str]:
    words, places = built.split(), load_board(board)
    if words[:1] in (["all"], ["everything"]):
        every = places.paths if words[0] == "all" else (*places.paths, *places.gaps)
        words = [name for name in every if name not in words[2:]]
    return [name for name in words if name not in demolished]


def new_game(players: int, seed: int | str = 1, **options: Any) -> Table:
    """A new game at its first decision."""
    pos = GAME.new(players, seed, options)
    assert isinstance(pos, WalledCityPosition)
    return Table(pos)
