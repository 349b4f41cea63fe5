"""The tally as the first protocol has it."""

from __future__ import annotations

import msgspec

from tetrapolis.games.walled_city.rules.position import WalledCityPosition
from tetrapolis.games.walled_city.rules.tally import Faction, Hood, tally_of


class FirstTally(msgspec.Struct, frozen=True):
    """Votes if they were counted now, in round 2 after the flight of the nobles; where in the round it is."""

    hoods: list[Hood]
    factions: list[Faction]
    phase: str
    lap: tuple[int, int] | None
    permanent: list[str]


def first_tally_of(pos: WalledCityPosition, seat: int | None) -> FirstTally:
    """The votes so far.

    >>> import tetrapolis as tp
    >>> tp.game("walled_city").new(players=2, seed=1).first_tally(0).phase
    'setup'
    """
    now = tally_of(pos, seat)
    return FirstTally(now.hoods, now.factions, now.phase, now.lap, now.permanent)
