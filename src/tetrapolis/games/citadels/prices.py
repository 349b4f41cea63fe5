"""What a legal move costs its player in gold right now, for the table to show beside the choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.building import price
from tetrapolis.games.citadels.cards import CITY_KIND, KINDS
from tetrapolis.games.citadels.characters.rank2 import bribe
from tetrapolis.games.citadels.characters.rank8 import destroy_price, exchange_price, seize_price
from tetrapolis.games.citadels.districts import SMITHY_PRICE
from tetrapolis.games.citadels.frames import Exchanging
from tetrapolis.games.citadels.moves import Beautify, Borrow, Bribe, Build, Destroy, HandOver, Seize, UseSmithy
from tetrapolis.games.citadels.position import CitadelsPosition

NO_GOLD = -1
"""A move that has nothing to do with paying."""


def prices(pos: CitadelsPosition, seat: int, moves: Iterable[Move]) -> list[int]:
    """The price of each move, NO_GOLD where there is none."""
    found = []
    for move in moves:
        price_of = _PRICES.get(type(move))
        found.append(NO_GOLD if price_of is None else price_of(pos, seat, move))
    return found


def _hand_over(pos: CitadelsPosition, seat: int, move: HandOver) -> int:
    frame = pos.stack[-1]
    assert isinstance(frame, Exchanging)
    return exchange_price(pos.marks[frame.target], CITY_KIND[move.district], frame.theirs)


_PRICES: dict[type[Move], Callable[[CitadelsPosition, int, Any], int]] = {
    Build: lambda pos, seat, move: price(pos.marks[seat], KINDS[move.district]) - move.cards,
    Borrow: lambda pos, seat, move: pos.gold[seat],  # CIT-10.10: all his own gold goes first
    Destroy: lambda pos, seat, move: destroy_price(pos.marks[move.target], CITY_KIND[move.district]),
    Seize: lambda pos, seat, move: seize_price(pos.marks[move.target], CITY_KIND[move.district]),
    HandOver: _hand_over,
    Bribe: lambda pos, seat, move: bribe(pos, seat),
    UseSmithy: lambda pos, seat, move: SMITHY_PRICE,
    Beautify: lambda pos, seat, move: 1,
}
