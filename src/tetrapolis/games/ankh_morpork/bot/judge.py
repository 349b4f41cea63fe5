"""How a game of Ankh-Morpork stands: each seat's share of the win, from a whole position.

Every seat gets a rating by its personality and what it has; the shares are as the exponentials of the ratings. With
four players a network rates (see bot.net); with fewer a formula, as nothing was learned for them.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from tetrapolis.games.ankh_morpork.bot.board import (
    HOUSES,
    MINIONS,
    POWERS,
    SEAT,
    states_of,
    sum_up,
)
from tetrapolis.games.ankh_morpork.bot.net import even_out, ratings
from tetrapolis.games.ankh_morpork.bot.sight import KIND, LEFT_STANDING, PLAYERS, STEP, beyond
from tetrapolis.games.ankh_morpork.bot.values import USUAL_WORTH
from tetrapolis.games.ankh_morpork.rules.deck import HAND
from tetrapolis.games.ankh_morpork.rules.personalities import VIMES
from tetrapolis.games.ankh_morpork.rules.position import AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.scoring import LOAN_DUE, MINION_POINTS


class Weights(NamedTuple):
    """What a personality's progress adds to a rating."""

    always: float
    late: float
    """With the draw pile used up."""
    near: float
    """A goal that is all but reached: this much, a quarter of it with two steps missing."""
    near_late: float
    done: float
    """It is reached, and the player comes next; less for every player before him."""
    spare: float
    """The same for every step beyond it."""
    far: float
    """Six steps missing."""


_LORD = Weights(-1.71, 0.47, 0.34, 0.58, -0.03, 0.83, -0.62)
WEIGHTS = (
    _LORD,
    _LORD,
    _LORD,
    Weights(0.71, -0.34, 1.10, 0.02, 0.66, 0.17, -1.49),
    Weights(-0.35, -0.53, 1.42, -0.70, 0.52, 1.06, -0.38),
    Weights(1.01, -0.37, 1.54, 0.02, 0.45, 0.03, -2.12),
    Weights(0.66, 1.54, 0.0, 0.0, 0.21, 0.0, 0.0),
)
"""By personality.

Fitted by maximum likelihood to 560 games of four normal bots, 30,000 positions: all beginnings of turns and a few
others. On 7,500 positions of 140 other games the shares are right within 0.05 in every tenth of their range; log loss
1.03 in the first half of the game and 0.48 in its last quarter, where an even guess has 1.39. Commander Vimes, if he is
there, wins nine of ten such games: the others are too busy stopping each other.
"""
LEAD, LEAD_LATE, LEAD_LAST = 0.04, -0.55, 1.26
"""Ten points ahead of the best other one, as the draw pile runs out, unless Commander Vimes is there."""
VIMES_ABOUT = -0.77
"""For everybody else, as the draw pile runs out."""
CARDS, POWER, MINION = 0.08, 1.21, -0.14
"""Ten of usual worth in hand; powers worth five dollars a turn, with the whole game to come; four minions more."""


def value(pos: AnkhMorporkPosition) -> list[float]:
    """Each seat's share of the win.

    >>> import tetrapolis as tp
    >>> pos = tp.game("ankh_morpork").new(players=4, seed=7)
    >>> round(sum(value(pos)), 6)
    1.0
    """
    areas, left = states_of(pos), len(pos.deck) / (len(pos.setup.cards) - HAND * pos.setup.players)
    if pos.setup.players == PLAYERS:
        loans = [len(cards) for cards in pos.loans]
        return even_out(ratings(areas, pos.cash, loans, pos.personality, left, pos.active, pos.hands))
    return even_out(_by_formula(pos, areas, 1.0 - left))


def _by_formula(pos: AnkhMorporkPosition, areas: list[int], late: float) -> list[float]:
    """Each seat's rating, by the weights above."""
    setup = pos.setup
    players = setup.players
    total = sum_up(players, areas)
    wealth, points = list[int](), list[int]()
    for seat in range(players):
        row = total >> SEAT * seat
        owned = pos.cash[seat] + (row >> HOUSES & 255) - LOAN_DUE * len(pos.loans[seat])
        wealth.append(owned)
        points.append(owned + MINION_POINTS * (row >> MINIONS & 255))
    vimes = VIMES in pos.personality
    found = []
    for seat in range(players):
        row, who = total >> SEAT * seat, pos.personality[seat]
        near, count = (0.0, 0.0)
        if who != VIMES:
            near, count = beyond(KIND[who], total, row, wealth[seat], setup.areas_to_control, setup.areas_to_watch)
        rating = _progress(WEIGHTS[who], near, count, late, (seat - pos.active - 1) % players)
        if not vimes:
            lead = (points[seat] - max([points[other] for other in range(players) if other != seat])) / 10
            rating += lead * (LEAD + LEAD_LATE * late + LEAD_LAST * late * late)
        elif who != VIMES:
            rating += VIMES_ABOUT * late
        rating += CARDS * sum([USUAL_WORTH[card] for card in pos.hands[seat]]) / 10
        rating += POWER * (row >> POWERS & 255) / 20 * (1 - late) + MINION * ((row >> MINIONS & 255) - 4) / 4
        found.append(rating)
    return found


def _progress(weights: Weights, near: float, count: float, late: float, before: int) -> float:
    """The part of the rating that hangs on the goal; `before`: how many others play until the next WIN CHECK."""
    missing = min(8.0, max(0.0, -near))
    closeness = exp(-missing / STEP)
    rating = weights.always + weights.late * late + closeness * (weights.near + weights.near_late * late)
    rating += weights.far * min(6.0, missing) / 6
    if count >= 0:
        rating += LEFT_STANDING**before * (weights.done + weights.spare * min(3.0, count))
    return rating
