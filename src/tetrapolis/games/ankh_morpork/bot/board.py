"""What an area of the board means to each seat, as a number.

An area is one number, and what matters about it for every seat is another number of small fields that can be added up
over all areas. So what a trial changes costs a look-up for each area it touches, and one look at the sum.
"""

from __future__ import annotations

from tetrapolis.games.ankh_morpork.bot import values
from tetrapolis.games.ankh_morpork.rules.areas import AREAS_IN, COST
from tetrapolis.games.ankh_morpork.rules.position import DEMON, MINION_OWNERS, TROLL, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.scoring import strongest

# ---- an area as a number: four bits of minions per owner, whose building (+ 1), marker, card out of the game

ONE_MINION = tuple(1 << 4 * owner for owner in range(6))
ALL_MINIONS = (1 << 24) - 1
HOUSE = 24
ONE_HOUSE = tuple((seat + 1) << HOUSE for seat in range(4))
NO_HOUSE = ~(7 << HOUSE)
MARKER, GONE = 1 << 27, 1 << 28

# ---- what an area means, as a number: eight fields of eight bits for each seat, then two for everybody

SEAT = 64
ROW = (1 << SEAT) - 1
CONTROL, WATCH, MINIONS, HOUSES, FIRM, SPREAD, POWERS, EXPOSED = range(0, 64, 8)
MARKERS, TINDER = 256, 264
"""TINDER: areas with minions and without a marker."""

KNOWN: list[list[dict[int, int]]] = [[{} for _ in range(13)] for _ in range(5)]
"""By number of players and area: state -> meaning; filled as it is asked for."""
_MANY = 30_000


def minions_of(state: int, owner: int) -> int:
    """How many minions of an owner stand in an area."""
    return state >> 4 * owner & 15


def house_of(state: int) -> int:
    """Whose building stands in an area, -1 for none."""
    return (state >> HOUSE & 7) - 1


def states_of(pos: AnkhMorporkPosition) -> list[int]:
    """The areas as numbers."""
    found, minions = [0] * 13, pos.minions
    for owner in MINION_OWNERS:
        for area in AREAS_IN[pos.where[owner]]:
            found[area] += minions[13 * owner + area] << 4 * owner
    for area in AREAS_IN[pos.built]:
        found[area] += ONE_HOUSE[pos.building[area]]
    for area in AREAS_IN[pos.trouble]:
        found[area] |= MARKER
    for area in AREAS_IN[pos.gone]:
        found[area] |= GONE
    return found


def meaning(players: int, area: int, state: int) -> int:
    """What an area adds to each field; from now on it is known.

    >>> both = meaning(2, 1, ONE_MINION[0] + ONE_HOUSE[0] + ONE_MINION[1])
    >>> both & 255, both >> SEAT & 255, both >> HOUSES & 255
    (1, 0, 6)
    """
    counts = [minions_of(state, owner) for owner in range(6)]
    house, marked, demon = house_of(state), bool(state & MARKER), counts[DEMON] > 0
    pieces = counts.copy()
    if house >= 0:
        pieces[house] += 1
    holder = strongest(pieces)
    total = 0
    for seat in range(players):
        lead = pieces[seat] - max(counts[TROLL], *(pieces[other] for other in range(players) if other != seat))
        own = counts[seat]
        fields = marked * own << EXPOSED
        fields += _firmness(pieces[seat], lead, demon, marked) << FIRM
        fields += _presence(own, demon, marked) << SPREAD
        if not demon:
            fields += (holder == seat) << CONTROL
            fields += (own > 0) << WATCH
            fields += own << MINIONS
            if house == seat:
                fields += COST[area] << HOUSES
                fields += (0 if state & GONE else values.POWER_OF[area]) << POWERS
        total += fields << SEAT * seat
    total += (marked << MARKERS) + ((not marked and bool(state & ALL_MINIONS)) << TINDER)
    known = KNOWN[players][area]
    if len(known) > _MANY:  # nobody plays that long, but nobody should pay for it either
        known.clear()
    known[state] = total
    return total


def _firmness(pieces: int, lead: int, demon: bool, marked: bool) -> int:
    """How near an area is to being controlled for good, in sixteenths."""
    if not pieces:
        return 0
    if demon:
        return 3 if lead > 0 else 1
    if lead > 0:
        return 16 if lead > 1 else 13 if marked else 15
    return 6 if lead == 0 else 3 if lead == -1 else 1


def _presence(own: int, demon: bool, marked: bool) -> int:
    """How surely a minion will be in an area, in sixteenths."""
    if not own:
        return 0
    if demon:
        return 4
    return 16 if own > 1 else 13 if marked else 15


def meanings(players: int, states: list[int]) -> list[int]:
    """What each area means."""
    found = [0]
    for area, known in enumerate(KNOWN[players][1:], 1):
        means = known.get(states[area])
        found.append(meaning(players, area, states[area]) if means is None else means)
    return found


def sum_up(players: int, states: list[int]) -> int:
    """The meaning of a whole board."""
    return sum(meanings(players, states))
