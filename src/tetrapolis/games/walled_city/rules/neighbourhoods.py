"""Neighbourhoods (WAL-4.1 to WAL-4.4): largest sets of areas joined by open paths.

Areas are bits. A path lists the areas on each of its two sides; while it is open it joins them all (R-15), built it
joins none. A fence turns one area into two parts: every path that borders both lists both from then on (WAL-13.42).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from tetrapolis.games.walled_city.rules.board import Board, Cut

Sides = tuple[tuple[int, int], ...]


class Ground:
    """A board with the fences that stand: the same for all positions on it."""

    __slots__ = ("gap_area", "gaps_of", "names", "sides")

    def __init__(self, sides: Sides, gap_area: tuple[int, ...], names: tuple[str, ...]) -> None:
        self.sides, self.gap_area, self.names = sides, gap_area, names
        self.gaps_of = [sum([1 << gap for gap, at in enumerate(gap_area) if at == area]) for area in range(len(names))]
        """The gaps of each area, as sets."""


@lru_cache(1000)
def ground_of(board: Board, cuts: tuple[int, ...]) -> Ground:
    """WAL-13.35, WAL-13.42: each fence makes two areas of one; the second part comes last."""
    if not cuts:
        return Ground(board.sides, board.gap_area, board.areas)
    whole, cut = ground_of(board, cuts[:-1]), board.cuts[cuts[-1]]
    names, area = whole.names, cut.area
    sides, gap_area = fence(whole.sides, whole.gap_area, cut, len(names))
    return Ground(sides, gap_area, (*names[:area], f"{names[area]}A", *names[area + 1 :], f"{names[area]}B"))


@lru_cache(20_000)
def hoods_of(ground: Ground, open_paths: int) -> tuple[int, ...]:
    """The neighbourhoods when these paths are open: asked for again and again in one turn, and in all its worlds."""
    joined = [one | other for path, (one, other) in enumerate(ground.sides) if open_paths >> path & 1]
    return neighbourhoods(len(ground.names), joined)


@cache
def areas_in(hood: int) -> tuple[int, ...]:
    """The areas of a set, in order.

    >>> areas_in(0b1010)
    (1, 3)
    """
    return tuple([area for area in range(hood.bit_length()) if hood >> area & 1])


def neighbourhoods(areas: int, open_paths: Iterable[int]) -> tuple[int, ...]:
    """The neighbourhoods of a number of areas, as sets; an open path is given by all areas it touches.

    >>> neighbourhoods(4, [0b0011, 0b0110])
    (7, 8)
    """
    hoods = [1 << area for area in range(areas)]
    for path in open_paths:
        joined = 0
        apart = []
        for hood in hoods:
            if hood & path:
                joined |= hood
            else:
                apart.append(hood)
        apart.append(joined)
        hoods = apart
    return tuple(sorted(hoods, key=lambda hood: hood & -hood))


def fence(sides: Sides, gap_area: Sequence[int], cut: Cut, part: int) -> tuple[Sides, tuple[int, ...]]:
    """Sides and areas of gaps after an area is cut in two: it becomes the first part, a new area the second.

    >>> cut = Cut("A1-F1", 0, (0b01, 0b11), (0b1, 0b0))
    >>> fence(((0b001, 0b010), (0b001, 0b010)), (0,), cut, part=2)
    (((5, 2), (4, 2)), (0,))
    """
    old, new = 1 << cut.area, 1 << part
    fenced = []
    for path, both in enumerate(sides):
        parts = (old if cut.paths[0] >> path & 1 else 0) | (new if cut.paths[1] >> path & 1 else 0)
        fenced.append(tuple([side & ~old | parts if side & old else side for side in both]))
    gaps = tuple([part if area == cut.area and cut.gaps[1] >> gap & 1 else area for gap, area in enumerate(gap_area)])
    return tuple([(one, other) for one, other in fenced]), gaps


def across(sides: Sides, area: int) -> int:
    """The areas that lie over a path from an area, built or not (WAL-13.48): only across, not along it (WAL-13.49)."""
    bit = 1 << area
    found = 0
    for one, other in sides:
        if one & bit:
            found |= other
        if other & bit:
            found |= one
    return found & ~bit
