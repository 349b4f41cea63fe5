"""Nim: take as many matches as you like from one row. Who takes the last one wins, or loses if the table so chooses."""

from typing import Annotated

import msgspec

import tetrapolis as tp


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose."""

    rows: Annotated[int, msgspec.Meta(ge=2, le=6)] = 4
    """How many rows there are: the first has one match, each further one two more."""
    misere: bool = False
    """Who takes the last match loses."""


class Take(tp.Move, frozen=True):
    """The only move there is: `take 3 2` takes two matches from the third row."""

    row: int
    n: int


class Turn(tp.Frame):
    """Somebody's turn."""

    seat: int


class Nim(tp.Position):
    """Where a game stands."""

    rows: list[int]
    taken: list[int]
    """By each seat."""

    def deal(self) -> None:
        """The set-up: rows of 1, 3, 5, ... matches, and it is the first seat's turn."""
        self.rows = list(range(1, 2 * self.options.rows, 2))
        self.taken = [0] * self.players
        self.stack = [Turn(0)]

    def check(self) -> None:
        """No match appears or vanishes."""
        assert sum(self.rows) + sum(self.taken) == self.options.rows**2, "matches"


def choices(pos: Nim, turn: Turn, seat: int) -> list[tp.Move]:
    """All that can be taken."""
    return [Take(number, n) for number, left in enumerate(pos.rows, 1) for n in range(1, left + 1)]


def take(pos: Nim, turn: Turn, seat: int, move: Take) -> None:
    """Take matches; who takes the last ends the game."""
    pos.rows[move.row - 1] -= move.n
    pos.taken[seat] += move.n
    pos.say("nim-takes", {"seat": seat, "row": move.row, "n": move.n})
    turn.seat = (seat + 1) % pos.players
    if not any(pos.rows):
        wins = [(other == seat) != pos.options.misere for other in range(pos.players)]
        pos.outcome = tp.settle("last_match", [int(win) for win in wins])


GAME = tp.Game(
    tp.About(
        id="nim",
        name="Nim",
        players=range(2, 5),
        minutes=5,
        colour="#7A4B1E",
        status="complete",
        first_options=("rows", "misere"),
    ),
    package=__name__,
    position=Nim,
    options_type=Options,
    move_type=Take,
    steps={Turn: tp.Step("take", legal=choices, apply=take)},
    end_reasons=("last_match",),
)
