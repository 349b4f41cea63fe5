"""Who may see what of the fields that not everybody sees (section 14 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tetrapolis.core.holes import HOLE
from tetrapolis.games.walled_city.rules.cards import FACES
from tetrapolis.games.walled_city.rules.frames import TakingCard

if TYPE_CHECKING:
    from tetrapolis.games.walled_city.rules.position import WalledCityPosition

NOBODY = NO_CARD = -1
OFF = len(FACES)
OFF_HOLE = HOLE + OFF
"""A hidden off-colour card: its back tells it from the others."""


def ledger(pos: WalledCityPosition, seat: int | None) -> list[list[int]]:
    """All votes; the neutral colour's only where the table shows them (WAL-15.6), else it has none in the book."""
    found = [lines.copy() for lines in pos.ledger]
    setup = pos.setup
    if setup.colours > setup.players and not setup.options.neutral_votes:
        found[-1] = [0] * len(found[-1])
    return found


def hands(pos: WalledCityPosition, seat: int | None) -> list[list[int]]:
    """The own hand, and the one that the Butchers' owner takes a card from (WAL-13.54); in order, for how a hand came
    together says nothing."""
    top = pos.stack[-1] if pos.stack else None
    shown = top.target if isinstance(top, TakingCard) and top.seat == seat else NOBODY
    return [sorted(hand) if owner in (seat, shown) else [HOLE] * len(hand) for owner, hand in enumerate(pos.hands)]


def off(pos: WalledCityPosition, seat: int | None) -> list[int]:
    """The own off-colour card; of the others, whether they still have it (WAL-14.2)."""
    return [card if owner == seat or card == NO_CARD else HOLE for owner, card in enumerate(pos.off)]


def zone_card(pos: WalledCityPosition, seat: int | None) -> list[int]:
    """The own ones; of the others, their backs: they are their owners' secrets until the game is over (WAL-14.3)."""
    if pos.outcome is not None:
        return pos.zone_card.copy()
    mine = (seat, NOBODY)
    return [
        card if owner in mine else OFF_HOLE if card >= OFF else HOLE
        for owner, card in zip(pos.zone_owner, pos.zone_card, strict=True)
    ]


def zone_turned(pos: WalledCityPosition, seat: int | None) -> list[int]:
    """How the own ones lie."""
    if pos.outcome is not None:
        return pos.zone_turned.copy()
    mine = (seat, NOBODY)
    return [turned if owner in mine else HOLE for owner, turned in zip(pos.zone_owner, pos.zone_turned, strict=True)]
