"""What texts are worth that cannot be played in thought: cards, secrets and knowledge are a matter of opinion."""

from __future__ import annotations

from collections.abc import Callable

from tetrapolis.games.ankh_morpork.bot.trial import Trial, best
from tetrapolis.games.ankh_morpork.bot.values import AVERAGE_CARD, THEIR_CARD, USUAL_WORTH
from tetrapolis.games.ankh_morpork.rules import personalities
from tetrapolis.games.ankh_morpork.rules.common import earn

Opinion = Callable[[Trial, int], float]
"""(board, the number on the card): what it brings."""


def dollar(board: Trial) -> float:
    """A dollar more, in units."""
    twin = board.copy()
    earn(twin, board.table.me, 3)
    return (twin.value() - board.value()) / 3


def sold(board: Trial, buyer: int, n: int) -> Trial:
    """One of the others has paid me."""
    twin = board.copy()
    twin.hand_over(buyer, board.table.me, n)
    return twin


def _beg(board: Trial, n: int) -> float:
    cards = max(board.table.cards[seat] for seat in board.table.others)
    return min(n, cards) * 0.5 * (board.table.card + THEIR_CARD)


def _penalty(board: Trial, n: int) -> float:
    """He pays, or has a card less for the rest of the game: what hurts him less."""
    return min(n * 1.3 * dollar(board), 0.6 + 0.2 * board.table.turns)


def _from_discard(board: Trial, n: int) -> float:
    return min(n, len(board.table.pos.discard)) * board.table.card


def _sell_cards(board: Trial, n: int) -> float:
    """Whatever is worth less than its price and the card that comes for it."""
    price = n * dollar(board) + board.table.drain + AVERAGE_CARD * 0.3
    gains = [price - 0.3 * USUAL_WORTH[card] for card in board.table.hand]
    return sum([gain for gain in gains if gain > 0])


def _discard_one(board: Trial, n: int) -> float:
    poorest = min([USUAL_WORTH[card] for card in board.table.hand], default=AVERAGE_CARD)
    return 0.2 * (AVERAGE_CARD - poorest) + board.table.drain


def _sell_to(board: Trial, n: int) -> float:
    if not board.table.hand:
        return 0.0
    paid = best(board, [sold(board, seat, n) for seat in board.table.others])
    return paid.value() - board.value() + 0.1 + board.table.drain


def _new_personality(board: Trial, n: int) -> float:
    """The average of what I could become against what I am."""
    table = board.table
    others = [who for who in personalities.in_game(table.players) if who != table.who]
    return sum([board.goal(who) for who in others]) / len(others) - board.goal(table.who) - 1.0


def _exchange_hands(board: Trial, n: int) -> float:
    mine = sum([USUAL_WORTH[card] for card in board.table.hand])
    return 0.35 * (AVERAGE_CARD * max(board.table.cards[seat] for seat in board.table.others) - mine)


OPINIONS: dict[str, Opinion] = {
    "beg": _beg,
    "penalty": _penalty,
    "from_discard": _from_discard,
    "sell_cards": _sell_cards,
    "discard_one": _discard_one,
    "new_hand": lambda board, n: 0.6 * board.table.card + 2 * board.table.drain,
    "sell_to": _sell_to,
    "see_personalities": lambda board, n: 0.3,
    "new_personality": _new_personality,
    "search_hand": lambda board, n: THEIR_CARD + 0.3,
    "steal_card": lambda board, n: THEIR_CARD + board.table.card,
    "exchange_hands": _exchange_hands,
    "exchange_minions": lambda board, n: 0.8,
}
