"""The 27 characters, a file per rank: what each may do in its turn, and what that does.

`OFFERS[char]` adds the moves a character's abilities allow now; `ABILITIES` carries them out, by kind of move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.cards import CHARACTER_INDEX
from tetrapolis.games.citadels.characters import (
    rank1,
    rank2,
    rank3,
    rank4,
    rank5,
    rank6,
    rank7,
    rank8,
    rank9,
)

_RANKS = (rank1, rank2, rank3, rank4, rank5, rank6, rank7, rank8, rank9)

Offer = Callable[[Any, Any, list[Move]], None]
OFFERS: tuple[Offer, ...] = tuple(
    offer
    for _, offer in sorted((CHARACTER_INDEX[name], offer) for rank in _RANKS for name, offer in rank.OFFERS.items())
)
ABILITIES: dict[type[Move], Callable[[Any, Any, int, Any], None]] = {
    kind: apply for rank in _RANKS for kind, apply in rank.ABILITIES.items()
}
