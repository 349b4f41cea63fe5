"""What the votes would be if they were counted now: all of it lies open (WAL-14.1)."""

from __future__ import annotations

import msgspec

from tetrapolis.games.walled_city.cards import FACTIONS
from tetrapolis.games.walled_city.hoods import areas_in
from tetrapolis.games.walled_city.position import WalledCityPosition
from tetrapolis.games.walled_city.scoring import faction_votes, flee, hood_votes, open_areas


class Hood(msgspec.Struct, frozen=True):
    """A neighbourhood and what it would give."""

    areas: list[str]
    votes: list[int]
    """Of each colour."""
    open: bool
    """It has an open gap: in round 2 its nobles would flee first (WAL-8.1)."""


class Faction(msgspec.Struct, frozen=True):
    """A faction and who would take it."""

    faction: str
    value: int
    leaders: list[int]
    """Colours: more than one in a tie."""
    citizens: int
    """How many each leader has."""
    each: int
    """What each leader would get."""


class Tally(msgspec.Struct, frozen=True):
    """Votes if they were counted now, in round 2 after the flight of the nobles."""

    hoods: list[Hood]
    factions: list[Faction]


def tally_of(pos: WalledCityPosition, seat: int | None) -> Tally:
    """The votes so far; everybody may know them.

    >>> import tetrapolis as tp
    >>> tp.game("walled_city").new(players=2, seed=1).tally(None).hoods[0].votes  # the neutral colour is there
    [0, 0, 5]
    """
    is_open = open_areas(pos)
    counted = pos
    if pos.round > 1:
        counted = pos.copy()
        flee(counted)
    hoods = [
        Hood(
            [pos.names[area] for area in areas_in(hood)],
            hood_votes(counted, areas_in(hood)),
            bool(hood & is_open),
        )
        for hood in pos.hoods()
    ]
    factions = [Faction(name, *found) for name, found in zip(FACTIONS, faction_votes(counted), strict=True)]
    return Tally(hoods, factions)
