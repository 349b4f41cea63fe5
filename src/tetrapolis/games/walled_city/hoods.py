"""Neighbourhoods (WAL-4.1 to WAL-4.4): largest sets of areas joined by open paths.

Areas are bits. A path lists the areas on each of its two sides; while it is open it joins them all (R-15), built it
joins none. A fence turns one area into two parts: every path that borders both lists both from then on (WAL-13.42).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tetrapolis.games.walled_city.board import Cut

Sides = tuple[tuple[int, int], ...]


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
