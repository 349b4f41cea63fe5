"""The twelve areas of the board (ANK-1.4). An area is its number, 1 to 12; a set of areas is a set of such bits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Area(NamedTuple):
    """An area: what a building costs there, its neighbours, and whether it lies on the river."""

    id: str
    cost: int
    adjacent: tuple[int, ...]
    river: bool = True


AREAS = (
    Area("", 0, ()),  # so that an area's number is its index
    Area("dolly_sisters", 6, (2, 3, 12)),
    Area("unreal_estate", 18, (1, 3, 4, 10, 11, 12)),
    Area("dragons_landing", 12, (1, 2, 4), river=False),
    Area("small_gods", 18, (2, 3, 5, 6, 10)),
    Area("the_scours", 6, (4, 6, 7, 8, 10)),
    Area("the_hippo", 12, (4, 5, 7), river=False),
    Area("the_shades", 6, (5, 6, 8)),
    Area("dimwell", 6, (5, 7, 9)),
    Area("longwall", 12, (8, 10, 11)),
    Area("isle_of_gods", 12, (2, 4, 5, 9, 11)),
    Area("seven_sleepers", 18, (2, 9, 10, 12)),
    Area("nap_hill", 12, (1, 2, 11)),
)
(
    DOLLY_SISTERS,
    UNREAL_ESTATE,
    DRAGONS_LANDING,
    SMALL_GODS,
    THE_SCOURS,
    THE_HIPPO,
    THE_SHADES,
    DIMWELL,
    LONGWALL,
    ISLE_OF_GODS,
    SEVEN_SLEEPERS,
    NAP_HILL,
) = ALL = tuple(range(1, 13))

NAMES = tuple(area.id for area in AREAS)
NUMBERS = {area.id: number for number, area in enumerate(AREAS) if number}
COST = tuple(area.cost for area in AREAS)
BIT = tuple(1 << number for number in range(13))
EVERYWHERE = sum(BIT[1:])


def mask_of(areas: Iterable[int]) -> int:
    """A set of areas as bits.

    >>> mask_of([1, 3])
    10
    """
    mask = 0
    for area in areas:
        mask |= BIT[area]
    return mask


NEXT_TO = tuple(mask_of(area.adjacent) for area in AREAS)
"""The neighbours of each area, as a set."""
RIVER = mask_of(number for number in ALL if AREAS[number].river)
START = (THE_SHADES, THE_SCOURS, DOLLY_SISTERS)
"""ANK-1.5, ANK-1.6."""


def _areas_in() -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(area for area in ALL if mask >> area & 1) for mask in range(EVERYWHERE + 2))


AREAS_IN = _areas_in()
"""The areas of a set, in order: AREAS_IN[mask_of([3, 1])] is (1, 3)."""


def _reach() -> tuple[int, ...]:
    reach = []
    for here in range(EVERYWHERE + 2):
        near = here
        for area in AREAS_IN[here]:
            near |= NEXT_TO[area]
        reach.append(near or EVERYWHERE)  # ANK-4.3
    return tuple(reach)


REACH = _reach()
"""ANK-4.2: where a player may place whose minions stand in a set of areas; ANK-4.3: anywhere without any."""
