"""How a game of Citadels stands: each seat's share of the win, from a whole position.

Every seat gets a rating, a weighted sum of what it has; the shares are as the exponentials of the ratings.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from tetrapolis.games.citadels.rules.cards import BIT, COST, SECRET_VAULT
from tetrapolis.games.citadels.rules.frames import Calls
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.scoring import points_now


class Weights(NamedTuple):
    """What things add to a rating."""

    point: float
    district: float
    gold: float
    card: float
    """A kind of card in hand that can be built."""
    next_build: float
    """For each gold that the dearest card costs which could be paid after gathering."""
    crown: float
    turn: float
    """A turn that is still to come in this round."""


WEIGHTS = (
    Weights(0.58, 0.26, 0.22, 0.20, 0.22, -0.29, 2.39),
    Weights(0.18, 1.00, 0.18, 0.18, 0.08, -0.25, 1.19),
    Weights(0.11, 0.65, 0.11, 0.13, 0.07, -0.24, 0.60),
    Weights(0.10, 0.47, 0.08, 0.10, 0.04, -0.27, 0.44),
    Weights(0.08, 0.38, 0.04, 0.10, 0.04, -0.15, 0.38),
    Weights(0.05, 0.36, 0.05, 0.09, 0.04, 0.00, 0.24),
    Weights(0.00, 0.36, 0.05, 0.03, 0.02, 0.00, 0.04),
)
"""By the number of districts that the largest city lacks; first, once a city was completed.

Fitted by maximum likelihood to 2,200 games of normal bots (1,500 with four, 700 with six players, a third of them with
random characters), 37,000 positions: all beginnings of rounds and a few others. On 9,300 positions of other games the
shares are right within 0.03 in every fifth of their range (in the highest one, 0.87 stands for 0.75); log loss 1.12
with one district lacking and 1.43 with three, where an even guess has 1.54 and 1.53.
"""
MOST_GOLD, MOST_CARDS = 8, 5
"""More than this adds nothing."""


def value(pos: CitadelsPosition) -> list[float]:
    """Each seat's share of the win.

    >>> import tetrapolis as tp
    >>> [round(share, 1) for share in value(tp.game("citadels").new(players=2, seed=1))]
    [0.5, 0.5]
    """
    seats = range(pos.setup.players)
    sizes = pos.sizes()
    stage = 0 if pos.completed else min(len(WEIGHTS) - 1, max(1, pos.setup.goal - max(sizes)))
    ratings = [_rating(pos, seat, sizes[seat], WEIGHTS[stage]) for seat in seats]
    best = max(ratings)
    odds = [exp(rating - best) for rating in ratings]
    whole = sum(odds)
    return [chance / whole for chance in odds]


def _rating(pos: CitadelsPosition, seat: int, size: int, weights: Weights) -> float:
    hand, marks, gold = pos.hands[seat], pos.marks[seat], pos.gold[seat]
    useful = dearest = 0
    for kind in set(hand):
        if kind != SECRET_VAULT and not marks & BIT[kind]:
            useful += 1
            if dearest < COST[kind] <= gold + 2:
                dearest = COST[kind]
    turns = _turns_to_come(pos, seat)
    if pos.completed and not turns:
        dearest = 0  # he will not build any more
    point, district, coin, card, next_build, crown, turn = weights
    points = points_now(pos, seat)
    rating = point * points + district * size + coin * min(gold, MOST_GOLD) + card * min(useful, MOST_CARDS)
    return rating + next_build * dearest + crown * (pos.crown == seat) + turn * turns


def _turns_to_come(pos: CitadelsPosition, seat: int) -> int:
    """His characters that were not called yet, or whose turn it is."""
    calls, holder = pos.stack[0], pos.holder
    if not isinstance(calls, Calls) or seat not in holder:
        return 0
    turns = 0
    for rank in range(max(1, calls.rank), len(holder)):
        if holder[rank] == seat and rank != pos.killed and pos.shown[rank] != seat:
            turns += 1
    return turns
