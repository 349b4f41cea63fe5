"""Rank 6 (section 11 of the rules): Merchant, Alchemist, Trader.

The Trader's free trade districts are in building, the Alchemist's refund in turns.finish_turn.
"""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.rules.common import offer_income
from tetrapolis.games.citadels.rules.frames import USED_EXTRA, Turn
from tetrapolis.games.citadels.rules.moves import EXTRA_GOLD, ExtraGold
from tetrapolis.games.citadels.rules.position import CitadelsPosition

MERCHANT_GOLD = 1  # CIT-11.2


def offer_merchant(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-11.1, CIT-11.2: income, and 1 extra gold as an ability of its own."""
    offer_income(pos, turn, moves)
    if not turn.used & USED_EXTRA:
        moves.append(EXTRA_GOLD)


def apply_extra_gold(pos: CitadelsPosition, turn: Turn, seat: int, move: ExtraGold) -> None:
    """CIT-11.2."""
    turn.used |= USED_EXTRA
    pos.gain(seat, MERCHANT_GOLD)
    pos.say("citadels-extra-gold", {"seat": seat})


def offer_alchemist(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-11.1, CIT-11.3: no income; his refund comes by itself."""


OFFERS = {"merchant": offer_merchant, "alchemist": offer_alchemist, "trader": offer_income}
ABILITIES = {ExtraGold: apply_extra_gold}
