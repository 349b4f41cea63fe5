"""Who the others probably are in Ankh-Morpork, by what they have made of the board.

What is certain (a personality seen, one with which a player would have won) is seen; this weighs what is left.
"""

from __future__ import annotations

from math import exp

from tetrapolis.games.ankh_morpork.bot_board import CONTROL, HOUSES, MARKERS, MINIONS, SEAT, WATCH, Board

_LORD = (-0.21, 0.77, -0.05, -0.08, 0.00, -0.25, 0.03, -0.16)
TRACES = (
    _LORD,
    _LORD,
    _LORD,
    (-1.20, -0.03, 1.08, -0.14, -0.13, 0.22, -0.63, -0.07),
    (-0.95, -0.93, 0.18, 0.10, 0.12, -0.10, 0.06, 0.11),
    (1.15, 0.06, -0.62, 0.18, -0.02, 0.01, 0.26, 0.05),
    (1.22, 0.12, -0.59, -0.06, 0.03, 0.12, 0.28, 0.07),
)
"""By personality: what speaks for it. Always; each area controlled; each with a minion of his; ten dollars of wealth;
each trouble marker on the board; ten dollars of buildings; each minion; ten dollars in cash.

Fitted to 560 games of four normal bots (30,000 positions). On 140 others it has a log loss of 1.18 from turn 16 on,
where an even guess among the seven has 1.42: a lord and Lord Vetinari show, the others less.
"""
DOUBT = 0.7
"""How far the traces are believed: people leave others than bots do."""


def likeness(board: Board, seat: int) -> list[float]:
    """How much each personality, by number, looks like this player; only the proportions mean something."""
    total, cash = board.total, board.cash[seat]
    row = total >> SEAT * seat
    control, watched, minions = row >> CONTROL & 255, row >> WATCH & 255, row >> MINIONS & 255
    wealth, houses, markers = board.wealth(seat) / 10, (row >> HOUSES & 255) / 10, total >> MARKERS & 255
    weights = []
    for always, a, b, c, d, e, f, g in (_LORD, *TRACES[3:]):
        trace = a * control + b * watched + c * wealth + d * markers + e * houses + f * minions + g * cash / 10
        weights.append(exp(DOUBT * (always + trace)))
    return [weights[0], weights[0], *weights]
