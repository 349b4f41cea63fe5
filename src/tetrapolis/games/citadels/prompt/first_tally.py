"""The tally as the first protocol has it: what moves cost and bring stood there before there were prompts."""

from __future__ import annotations

import msgspec

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.rules.building import missing_gold, price
from tetrapolis.games.citadels.rules.cards import CITY_KIND, KINDS
from tetrapolis.games.citadels.rules.characters.rank2 import bribe
from tetrapolis.games.citadels.rules.characters.rank8 import destroy_price, exchange_price, seize_price
from tetrapolis.games.citadels.rules.common import income_count, turn_of
from tetrapolis.games.citadels.rules.frames import Exchanging
from tetrapolis.games.citadels.rules.moves import Beautify, Borrow, Bribe, Build, Destroy, HandOver, Seize
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.scoring import Line
from tetrapolis.games.citadels.rules.tally import tally_of
from tetrapolis.games.citadels.rules.turns import cards_to_gather, gold_to_gather


class FirstTally(msgspec.Struct, frozen=True):
    """Points if the game ended now, and the seat's own prices."""

    lines: list[list[Line]]
    hand: list[int]
    """What each card of the own hand would cost to build (CIT-15.6)."""
    costs: dict[str, int]
    """The gold that legal moves cost; for a loan, the gold that is borrowed (CIT-10.9)."""
    gather: tuple[int, int, int]
    """Gold; or cards drawn, and how many of them are kept (CIT-4.2, CIT-4.3)."""
    income: int
    """Districts that pay the character who acts (CIT-4.14)."""


def first_tally_of(pos: CitadelsPosition, seat: int | None) -> FirstTally:
    """The points so far, and prices.

    >>> import tetrapolis as tp
    >>> tp.game("citadels").new(players=2, seed=1).first_tally(0).gather
    (2, 2, 1)
    """
    lines = tally_of(pos, seat).lines
    if seat is None:
        return FirstTally(lines, [], {}, (0, 0, 0), 0)
    costs = {str(move): cost for move in pos.legal(seat) if (cost := _cost(pos, seat, move)) is not None}
    turn = turn_of(pos, seat)
    return FirstTally(
        lines,
        [price(pos.marks[seat], kind) for kind in pos.hands[seat]],
        costs,
        (gold_to_gather(pos, seat), *cards_to_gather(pos, seat)),
        income_count(pos.cities[seat], turn.char) if turn else 0,
    )


def _cost(pos: CitadelsPosition, seat: int, move: Move) -> int | None:
    match move:
        case Build():
            return price(pos.marks[seat], KINDS[move.district]) - move.cards
        case Borrow():
            return missing_gold(pos, seat, KINDS[move.district], move.cards)
        case Destroy():
            return destroy_price(pos.marks[move.target], CITY_KIND[move.district])
        case Seize():
            return seize_price(pos.marks[move.target], CITY_KIND[move.district])
        case HandOver():
            frame = pos.stack[-1]
            assert isinstance(frame, Exchanging)
            return exchange_price(pos.marks[frame.target], CITY_KIND[move.district], frame.theirs)
        case Bribe():
            return bribe(pos, seat)
        case Beautify():
            return 1  # CIT-14.4
    return None
