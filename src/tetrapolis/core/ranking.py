"""How a game is settled: places by points, ties by what the rules say, and what remains tied shares a place."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from tetrapolis.core.types import Outcome


class Tie(NamedTuple):
    """What breaks a tie: its name, each seat's value (the greater comes first), and how it is told."""

    what: str
    values: Sequence[int]
    printed: Sequence[int | str] = ()
    """The values as they stand on the table, if they are told otherwise."""
    first_only: bool = False
    """Only a tie for the first place is told."""
    by_place: bool = False
    """Told in the order of the places, not of the seats."""


def settle(
    reason: str,
    scores: Sequence[int],
    breakdown: Sequence[Sequence[tuple[str, int]]] = (),
    tie: Tie | None = None,
    winner: int | None = None,
) -> Outcome:
    """The outcome of a game; a `winner` stands above all points. Without a tie-break equal points share a place.

    >>> settle("end", [3, 5, 5]).ranking
    ((1, 2), (0,))
    >>> settle("end", [3, 5, 5], [[], [], []], Tie("goods", [9, 1, 2])).ranking
    ((2,), (1,), (0,))
    >>> settle("end", [3, 5, 5], [[], [], []], Tie("goods", [9, 1, 1]), winner=0).ranking
    ((0,), (1, 2))
    """
    seats = range(len(scores))
    values = [0] * len(scores) if tie is None else tie.values
    keys = [(seat == winner, scores[seat], values[seat]) for seat in seats]
    order = sorted(seats, key=keys.__getitem__, reverse=True)
    ranking = tuple([tuple(place) for _, place in groupby(order, keys.__getitem__)])
    lines = tuple(tuple(lines) for lines in breakdown) or ((),) * len(scores)
    return Outcome(reason, ranking, tuple(scores), lines, _told(tie, scores, order, winner) if tie else ())


def _told(
    tie: Tie, scores: Sequence[int], order: Sequence[int], winner: int | None
) -> tuple[tuple[int, str, int | str], ...]:
    """What is said about the tie-break: of each seat that shares its points."""
    best, others = max(scores), [score for seat, score in enumerate(scores) if seat != winner]
    tied = [
        seat
        for seat in (order if tie.by_place else range(len(scores)))
        if seat != winner and others.count(scores[seat]) > 1 and (scores[seat] == best or not tie.first_only)
    ]
    printed = tie.printed or tie.values
    return tuple((seat, tie.what, printed[seat]) for seat in tied)
