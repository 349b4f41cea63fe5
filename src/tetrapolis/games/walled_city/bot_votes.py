"""What the bot expects of a neighbourhood, a faction and a tower, by who stands there.

The citizens of a place are one number: 16 bits for each colour, citizens * 256 + nobles, so that areas of a
neighbourhood are simply added and a larger field ranks higher (WAL-4.7, WAL-4.12). As long as turns are to come nobody
is sure of a place: level 0 is the count itself, each level means half a citizen more of doubt.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import erf, exp, sqrt

from tetrapolis.games.walled_city.board import BoardName, load_board
from tetrapolis.games.walled_city.hoods import Sides, fence, neighbourhoods
from tetrapolis.games.walled_city.scoring import PLACES, place_votes, tower_votes

PEASANT, NOBLE = 0x100, 0x101
FIELD, ALL_NOBLES = 0xFFFF, 0x00FF_00FF_00FF_00FF
COMES = 0.6
"""How much of a rival is somebody who is not there yet."""


class Ground:
    """A board's fixed facts, with the fences that stand."""

    __slots__ = ("gap_area", "gaps_of", "names", "sides")

    def __init__(self, sides: Sides, gap_area: tuple[int, ...], names: tuple[str, ...]) -> None:
        self.sides, self.gap_area, self.names = sides, gap_area, names
        self.gaps_of = [sum([1 << gap for gap, at in enumerate(gap_area) if at == area]) for area in range(len(names))]


@lru_cache(1000)
def ground_of(name: BoardName, cuts: tuple[int, ...]) -> Ground:
    """WAL-13.42: a fence changes areas, sides and gaps."""
    board = load_board(name)
    sides, gap_area, names = board.sides, board.gap_area, board.areas
    for cut in cuts:
        area = board.cuts[cut].area
        sides, gap_area = fence(sides, gap_area, board.cuts[cut], len(names))
        names = (*names[:area], f"{names[area]}A", *names[area + 1 :], f"{names[area]}B")
    return Ground(sides, gap_area, names)


@lru_cache(20_000)
def hoods_of(ground: Ground, open_paths: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """The neighbourhoods when these paths are open: areas, and their gaps as a set."""
    joined = [one | other for path, (one, other) in enumerate(ground.sides) if open_paths >> path & 1]
    found = []
    for hood in neighbourhoods(len(ground.names), joined):
        areas = bits(hood)
        found.append((areas, sum([ground.gaps_of[area] for area in areas])))
    return tuple(found)


@lru_cache(20_000)
def bits(mask: int) -> tuple[int, ...]:
    """The numbers in a set.

    >>> bits(0b1010)
    (1, 3)
    """
    return tuple([number for number in range(mask.bit_length()) if mask >> number & 1])


def field(packed: int, colour: int) -> tuple[int, int]:
    """(citizens, nobles) of a colour.

    >>> field((PEASANT + 2 * NOBLE) << 16, 1)
    (3, 2)
    """
    own = packed >> 16 * colour & FIELD
    return own >> 8, own & 255


def fled(packed: int) -> int:
    """WAL-8.1: without the nobles.

    >>> fled(2 * NOBLE + 3 * PEASANT) == 3 * PEASANT
    True
    """
    return packed - (packed & ALL_NOBLES) * NOBLE


# ---- votes


@cache
def _ahead(half_steps: int, level: int) -> float:
    """The chance to end ahead with so many halves of a citizen more now."""
    return 0.5 * (1 + erf(half_steps / level / sqrt(2)))


def _lead(one: tuple[int, int], other: tuple[int, int]) -> int:
    """In halves of a citizen; more nobles are half a citizen (WAL-4.12)."""
    return 2 * (one[0] - other[0]) + (one[1] > other[1]) - (one[1] < other[1])


def _between(prizes: tuple[float, ...], ahead: float) -> float:
    """The prize when so many others are expected to be ahead."""
    place = int(ahead)
    if place >= len(prizes) - 1:
        return prizes[-1]
    return prizes[place] + (prizes[place + 1] - prizes[place]) * (ahead - place)


@lru_cache(200_000)
def hood_votes(packed: int, bonus: int, colours: int, level: int) -> tuple[float, ...]:
    """What each colour may expect in a neighbourhood (WAL-4.7 to WAL-4.15)."""
    fields = [field(packed, colour) for colour in range(colours)]
    if not level:
        return tuple(place_votes(fields, bonus))
    return tuple([_expected(fields, own, PLACES, level) + bonus if own[0] else 0.0 for own in fields])


def _expected(fields: list[tuple[int, int]], own: tuple[int, int], prizes: tuple[float, ...], level: int) -> float:
    ahead = -0.5  # my own field
    for other in fields:
        ahead += _ahead(_lead(other, own), level) * (1.0 if other[0] else COMES)
    return _between(prizes, ahead)


@lru_cache(200_000)
def faction_shares(packed: int, colours: int, level: int) -> tuple[float, ...]:
    """Each colour's part of a faction's value (WAL-4.17 to WAL-4.20)."""
    fields = [field(packed, colour) for colour in range(colours)]
    best = max(fields)
    if not level:
        won = [1.0 if own == best and best[0] else 0.0 for own in fields]
        return tuple([part / max(1.0, sum(won)) for part in won])
    weights = [exp(-_lead(best, own) / (1.3 * level)) for own in fields]
    return tuple([weight / sum(weights) for weight in weights])


@lru_cache(200_000)
def guard_votes(packed: int, both: float, smaller: float, colours: int, level: int) -> tuple[float, ...]:
    """What each colour may expect at a tower (WAL-9.5 to WAL-9.8): ties get the full number."""
    guards = [field(packed, colour)[0] for colour in range(colours)]
    if not level:
        ranks = tower_votes(guards, 1, 2)  # 3 for the most, 1 for the second most
        return tuple([both if rank == 3 else smaller if rank == 1 else 0.0 for rank in ranks])
    prizes = (both, smaller, 0.0)
    found = []
    for own in guards:
        ahead = -_ahead(-1, level) + sum([_ahead(2 * (other - own) - 1, level) for other in guards])
        found.append(_between(prizes, ahead) if own else 0.0)
    return tuple(found)
