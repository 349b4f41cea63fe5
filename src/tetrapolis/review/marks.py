"""What a loss means: marks, and accuracy by the formula that lichess has published, scaled to the number of seats.

With two seats the thresholds and the curve are those of lichess (points of win chance: 5 and 10; Advice.scala,
AccuracyPercent.scala). With n seats a share of the win is worth n/2 times as much: at the start everybody has 1/n.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

from tetrapolis.review.judge import SURE, Verdict, mean

Mark = Literal["good", "doubtful", "mistake"]
DOUBTFUL, MISTAKE = 0.1, 0.2
"""Divided by the number of seats: the least share of the win that counts as such a loss."""
WINDOWS = (2, 8)
CUT = (0.5, 12.0)


def threshold(players: int) -> float:
    """The least loss that is a fault.

    >>> threshold(2), threshold(4)
    (0.05, 0.025)
    """
    return DOUBTFUL / players


def mark(verdict: Verdict, players: int) -> Mark:
    """How a decision is marked: no fault where the loss could be noise.

    >>> mark(Verdict("a", (), "b", 0.06, 0.01), 4), mark(Verdict("a", (), "b", 0.06, 0.04), 4)
    ('mistake', 'good')
    """
    if verdict.loss <= SURE * verdict.error or verdict.loss < threshold(players):
        return "good"
    return "doubtful" if verdict.loss < MISTAKE / players else "mistake"


def counted(verdict: Verdict) -> float:
    """The loss that accuracy counts: what is within one standard error is given to the player."""
    return max(0.0, verdict.loss - verdict.error)


def accuracy_of(loss: float, players: int) -> float:
    """The accuracy of a decision, from 0 to 100, by the share of the win it lost.

    >>> [round(accuracy_of(loss, 2)) for loss in (0, 0.05, 0.1, 0.2)], round(accuracy_of(0.05, 4))
    ([100, 81, 65, 41], 65)
    """
    points = 100 * loss * players / 2
    return min(100.0, max(0.0, 103.1668 * math.exp(-0.04354 * points) - 3.1669 + 1))


def accuracy(verdicts: Sequence[Verdict], players: int) -> float | None:
    """The accuracy of a match: the mean of a mean by how much was going on, and a harmonic mean; None: no questions.

    >>> from tetrapolis.review.judge import Choice
    >>> calm, bad = [Verdict("a", (Choice("a", 0.5, 0.0, 9),), "a", loss, 0.0) for loss in (0.0, 0.1)]
    >>> round(accuracy([calm] * 4, 2)), round(accuracy([calm] * 3 + [bad], 2))
    (100, 90)
    """
    if not verdicts:
        return None
    each = [accuracy_of(counted(verdict), players) for verdict in verdicts]
    shares = [50 * players * verdict.before for verdict in verdicts]
    weights = _volatility(shares)
    weighted = sum(weight * one for weight, one in zip(weights, each, strict=True)) / sum(weights)
    harmonic = len(each) / sum(1 / max(1.0, one) for one in each)
    return (weighted + harmonic) / 2


def _volatility(shares: Sequence[float]) -> list[float]:
    """The weight of each decision: how much the share moves around it."""
    low, high = WINDOWS
    size = min(high, max(low, len(shares) // 10))
    found = []
    for at in range(len(shares)):
        start = max(0, min(at - size // 2, len(shares) - size))
        window = shares[start : start + size]
        middle = mean(window)
        spread = math.sqrt(mean([(share - middle) ** 2 for share in window]))
        found.append(min(CUT[1], max(CUT[0], spread)))
    return found
