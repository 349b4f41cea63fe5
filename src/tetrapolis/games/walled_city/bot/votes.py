"""What the bot expects of a neighbourhood, a faction and a tower, by who stands there.

The citizens of a place are one number: 16 bits for each colour, citizens * 256 + nobles, so that areas of a
neighbourhood are simply added and a larger field ranks higher (WAL-4.7, WAL-4.12). As long as turns are to come nobody
is sure of a place: level 0 is the count itself, each level means half a citizen more of doubt.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import erf, exp, sqrt

from tetrapolis.games.walled_city.bot.values import COMES
from tetrapolis.games.walled_city.rules.scoring import PLACES, place_votes, tower_votes

PEASANT, NOBLE = 0x100, 0x101
FIELD, ALL_NOBLES = 0xFFFF, 0x00FF_00FF_00FF_00FF


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
