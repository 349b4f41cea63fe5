"""Given, when, then for Ankh-Morpork: tables set up by hand that read like the vectors of the rules file.

    table = given("5{R1 Y1 G1 !} 9{Y-bld}", hands={0: ["mr_gryle"], 1: ["gaspode", "groat"]})
    table.play("play mr_gryle", "kill 5 p2")    # seat 0 is active; seat 1 is asked: he is hit and has hand cards
    assert table.asked == (1, "window")
    table.play("interrupt gaspode")
    assert table.area(5) == "R1 Y1 G1 !"

Areas are written as their numbers; R, Y, G, B are the seats 0 to 3 (p1 to p4 in move texts), `Y-bld` is Y's building,
`troll1`, `demon2` the neutral minions, `!` a trouble marker. Every table is complete and lawful.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import tetrapolis as tp
from tests.table import Dice, GivenTable, parts_and_options
from tetrapolis.games.ankh_morpork.rules import personalities, scoring, turns
from tetrapolis.games.ankh_morpork.rules.areas import ALL, AREAS_IN
from tetrapolis.games.ankh_morpork.rules.areas import NAMES as AREA_NAMES
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.rules.cards import NAMES
from tetrapolis.games.ankh_morpork.rules.position import DEMON, NOBODY, TROLL, AnkhMorporkPosition

GAME = tp.game("ankh_morpork")
R, Y, G, B = range(4)
LETTERS = "RYGB"
_OWNERS = {"R": 0, "Y": 1, "G": 2, "B": 3, "troll": TROLL, "demon": DEMON}


def _long(text: str) -> str:
    """`place 5 lift=3` as the move text it stands for; numbers of `pass` and `standing` are no areas."""
    if text.startswith(("pass", "standing")):
        return text
    return re.sub(r"(?<=[ =])(\d+)\b", lambda found: AREA_NAMES[int(found[1])], text)


def move_of(text: str) -> tp.Move:
    """The move that a text with numbers for areas stands for."""
    return GAME.parse_move(_long(text))


def _short(text: str) -> str:
    """A move text with numbers for areas."""
    return re.sub(r"(?<=[ =])([a-z_]+)\b", lambda found: str(AREA_NUMBERS.get(found[1], found[1])), text)


class Table(GivenTable[AnkhMorporkPosition]):
    """The words a test of this game needs beside those of every table."""

    game = GAME

    def long(self, text: str) -> str:
        return _long(text)

    def short(self, text: str) -> str:
        return _short(text)

    # ---- when

    def lets_happen(self) -> Table:
        """Everybody who is asked in a window lets it happen."""
        while self.pos.outcome is None and self.asked[1] in ("window", "protecting"):
            self.play("pass")
        return self

    def end_turn(self) -> Table:
        """Default moves until the next player's turn (or the end of the game)."""
        turn = self.pos.turn
        return self.defaults_until(lambda: self.pos.turn != turn)

    def next_turn(self, seat: int) -> Table:
        """A new turn begins for this seat, with its WIN CHECK, whatever was going on."""
        pos = self.pos
        pos.stack = []
        turns.discard_current(pos)
        pos.fresh = []
        turns.start_turn(pos, seat)
        return self._run(keep=True)

    # ---- then

    def answers(self) -> list[str]:
        """The interrupts that the seat that is asked may play now, sorted by name."""
        return sorted(text.removeprefix("interrupt ") for text in self.choices("interrupt"))

    def area(self, number: int) -> str:
        """What stands in an area, in the notation of the vectors without braces: "R2 Y1 Y-bld troll1 demon1 !"."""
        pos = self.pos
        words = [f"{name}{pos.minions[13 * owner + number]}" for name, owner in _OWNERS.items() if owner < TROLL]
        if pos.building[number] != NOBODY:
            words.append(f"{LETTERS[pos.building[number]]}-bld")
        words += [f"{name}{pos.minions[13 * owner + number]}" for name, owner in _OWNERS.items() if owner >= TROLL]
        words += ["!"] * (pos.trouble >> number & 1)
        return " ".join(word for word in words if not word.endswith("0"))

    @property
    def trouble(self) -> list[int]:
        """The areas with a marker."""
        return list(AREAS_IN[self.pos.trouble])

    def area_cards(self, seat: int) -> list[int]:
        """The area cards a player holds, as everybody sees them."""
        return [AREA_NUMBERS[name] for name in self.sees(None).players[seat].area_cards]

    def controls(self, seat: int) -> list[int]:
        """The areas a player controls."""
        return [area for area in ALL if scoring.controller(self.pos, area) == seat]

    def cash(self, seat: int) -> int:
        return self.pos.cash[seat]

    def cards(self, seat: int) -> int:
        """How many cards in hand."""
        return len(self.pos.hands[seat])

    def hand(self, seat: int) -> list[str]:
        """The hand, sorted by name."""
        return sorted(NAMES[card] for card in self.pos.hands[seat])

    def supply(self, owner: str) -> int:
        """Minions of R, Y, G, B, troll or demon that are not on the board."""
        return self.pos.supply[_OWNERS[owner]]

    @property
    def deck(self) -> list[str]:
        """The draw pile, top card first."""
        return [NAMES[card] for card in reversed(self.pos.deck)]

    @property
    def discard(self) -> list[str]:
        """The discard pile, top card last."""
        return [NAMES[card] for card in self.pos.discard]

    @property
    def current(self) -> str:
        """The current card, or ""."""
        return NAMES[self.pos.current] if self.pos.current >= 0 else ""

    def personality(self, seat: int) -> str:
        return personalities.NAMES[self.pos.personality[seat]]

    def points(self, seat: int) -> dict[str, int]:
        """The scoring lines of a player, as if the game ended now."""
        return dict(scoring.score_lines(self.pos, seat))

    def total(self, seat: int) -> int:
        return sum(self.points(seat).values())


def given(
    board: str = "",
    players: int = 4,
    who: Mapping[int, str] | None = None,
    gone: Sequence[int] = (),
    gained: Sequence[int] = (),
    dice: Sequence[int] = (),
    seed: int | str = 1,
    **told: Any,
) -> Table:
    """A table at the beginning of the active player's MAIN (WIN CHECK is over).

    `who` are the personalities, `dice` the next results of the die. Other keywords are parts of `set_up`, or the
    table's options.
    """
    parts, options = parts_and_options(GAME, told)
    parts["gone"], parts["gained"] = _names(gone), _names(gained)
    table = Table(
        players=players, seed=seed, options=options, personalities=who or {}, **_on_board(board), **parts
    ).laid()
    table.pos.chance = Dice(table.pos.chance, [result - 1 for result in dice], (12,))
    return table


def _names(areas: Sequence[int]) -> list[str]:
    return [AREA_NAMES[area] for area in areas]


def _on_board(board: str) -> dict[str, Any]:
    """The notation of the vectors in the words of `set_up`."""
    minions: dict[str, dict[str, int]] = {}
    buildings: dict[str, str] = {}
    trouble: list[str] = []
    for number, inside in re.findall(r"(\d+)\{(.*?)\}", board):
        area = AREA_NAMES[int(number)]
        for word in inside.split():
            found = re.fullmatch(r"([RYGB]|troll|demon)(\d+|-bld)|!", word)
            assert found, f"cannot read {word!r}"
            owner = f"p{LETTERS.index(found[1]) + 1}" if found[1] in [*LETTERS] else found[1]
            if word == "!":
                trouble.append(area)
            elif found[2] == "-bld":
                buildings[area] = owner
            else:
                crowd = minions.setdefault(area, {})
                crowd[owner] = crowd.get(owner, 0) + int(found[2])
    return {"minions": minions, "buildings": buildings, "trouble": trouble}


def new_game(players: int, seed: int | str = 1, **options: Any) -> Table:
    """A new game at its first decision."""
    pos = GAME.new(players, seed, options)
    assert isinstance(pos, AnkhMorporkPosition)
    return Table(pos)
