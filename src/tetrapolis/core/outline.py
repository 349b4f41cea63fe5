"""A position told and drawn as plain text: a headline, then a line for each part, in the words of `Game.set_up`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from tetrapolis.core.holes import NO_CHANCE, is_hole

if TYPE_CHECKING:
    from tetrapolis.core.position import Position

HIDDEN = "?"
"""Stands for a name that a seat may not know."""
_WIDTH = 100
_TIE = "\N{NO-BREAK SPACE}"
"""Between words that stay in one line."""


def headline(pos: Position, seen_by: str = "") -> str:
    """Game, players, seed, ply, and who is asked what or how it ended.

    >>> import tetrapolis as tp
    >>> headline(tp.game("citadels").new(players=4, seed=7))
    'citadels, 4 players, seed 7, ply 0: p3 is asked: draft'
    """
    known = seen_by or (f"seed {pos.chance.seed}" if pos.chance is not NO_CHANCE else "with holes")
    return f"{pos.game.id}, {pos.players} players, {known}, ply {pos.ply}: {_moment(pos)}"


def _moment(pos: Position) -> str:
    if pos.outcome is not None:
        winners = ", ".join(map(seat_name, pos.outcome.winners))
        return f"over by {pos.outcome.reason}, won by {winners}"
    if not pos.stack or pos.game.steps[type(pos.stack[-1])].run is not None:
        return "between two questions"
    asked = [decision for decision in pos.pending if not decision.optional] or list(pos.pending)
    kinds = dict.fromkeys(decision.kind for decision in asked)
    who = ", ".join(seat_name(decision.seat) for decision in asked)
    may = asked[0].optional
    return f"{who} {'may act' if may else 'is asked' if len(asked) == 1 else 'are asked'}: {', '.join(kinds)}"


def seat_name(seat: int) -> str:
    """A seat as move texts write it.

    >>> seat_name(0)
    'p1'
    """
    return f"p{seat + 1}"


def told(known: Sequence[str], numbers: Iterable[int]) -> list[str]:
    """The names of numbers in their order; holes are HIDDEN.

    >>> from tetrapolis.core.holes import HOLE
    >>> told(("manor", "tavern"), [1, HOLE])
    ['tavern', '?']
    """
    return [HIDDEN if is_hole(number) else known[number] for number in numbers]


def each_seat(rows: Iterable[Any]) -> dict[str, Any]:
    """What each seat has, by its name; who has nothing is left out.

    >>> each_seat([["manor"], [], ["tavern"]])
    {'p1': ['manor'], 'p3': ['tavern']}
    """
    return {seat_name(seat): row for seat, row in enumerate(rows) if row not in ([], "", None)}


def plain_outline(pos: Position, seats: Sequence[int]) -> dict[str, Any]:
    """The outline of any game: its stored fields as they are, holes HIDDEN."""
    found = {row.name: _shown(getattr(pos, row.name)) for row in type(pos).fields if row.stored}
    return {name: each_seat(value) if _of_seats(value, pos) else value for name, value in found.items()}


def _of_seats(value: Any, pos: Position) -> bool:
    """Whether a list has a row for each seat."""
    return isinstance(value, list) and len(value) == pos.players and all(isinstance(row, list) for row in value)


def _shown(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_shown(one) for one in value]
    return HIDDEN if is_hole(value) else value


def drawn(outline: Mapping[str, Any]) -> str:
    """Parts as lines of text, those that are empty left out.

    >>> print(drawn({"crown": "p1", "gold": {"p1": 2, "p2": 0}, "hands": {"p1": ["manor"], "p2": ["?"] * 5}, "tax": 0}))
    crown  p1
    gold   p1 2, p2 0
    hands  p1: manor
           p2: ?×5
    """
    parts = {name: rows for name, value in outline.items() if (rows := _rows(value))}
    width = max(map(len, parts), default=0) + 2
    lines = []
    for name, rows in parts.items():
        cut = [line for row in rows for line in wrap(row, _WIDTH - width, subsequent_indent="    ")]
        lines += [f"{name if number == 0 else '':{width}}{line}" for number, line in enumerate(cut)]
    return "\n".join(lines).replace(_TIE, " ")


def _rows(value: Any) -> list[str]:
    if isinstance(value, Mapping):
        if any(isinstance(one, Mapping | list | tuple) for one in value.values()):
            return [f"{key}: {_words(one)}" for key, one in value.items()]
        return [_words(value)] if value else []
    return [] if value in ([], "", None, 0, False) else [_words(value)]


def _words(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key}{_TIE}{_words(one)}" for key, one in value.items())
    if isinstance(value, list | tuple):
        groups = [(_words(one), len(list(same))) for one, same in groupby(value)]
        return ", ".join(f"{one}×{count}" if count > 1 else one for one, count in groups) or "-"
    return str(value).replace(" ", _TIE)
