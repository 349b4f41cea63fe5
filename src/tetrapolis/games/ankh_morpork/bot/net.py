"""The judge of four-player games: a small network, learned from playouts, rates each seat by what bot.sight shows.

Learned from 4,857 playouts of four normal bots that set out from 1,619 positions which wilder play had made (so that
causes could be told from company), 105,000 positions in all. The target was the result, and, more so, the judgement
four turns later: that has less luck in it. net.json holds the weights. On games kept apart its log loss is 0.68 (an
even guess has 1.39), and in every tenth of its range the shares come true within 0.03.
"""

from __future__ import annotations

from importlib.resources import files
from math import exp, tanh
from operator import mul

import msgspec

from tetrapolis.games.ankh_morpork.bot.sight import KIND, PLAYERS, sights


class Net(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One hidden layer, and a straight way beside it that hangs on the kind of personality (see bot.sight.KIND)."""

    hidden: list[list[float]]
    """For each hidden unit the weights of all that is seen."""
    start: list[list[float]]
    """By kind: where each hidden unit starts."""
    out: list[float]
    straight: list[list[float]]
    """By kind: the weights of all that is seen on the straight way."""
    rating: list[float]
    """By kind: what everybody of it has."""

    def rate(self, kind: int, seen: list[float]) -> float:
        """How good a seat's prospects are; only differences between seats mean something.

        >>> Net([[1.0, 0.0]], [[0.0]] * 5, [2.0], [[0.0, 3.0]] * 5, [1.0] * 5).rate(0, [0.0, 0.5])
        2.5
        """
        found: float = self.rating[kind] + sum(map(mul, self.straight[kind], seen))
        for weights, start, out in zip(self.hidden, self.start[kind], self.out, strict=True):
            found += out * tanh(start + sum(map(mul, weights, seen)))
        return found


NET = msgspec.json.decode((files("tetrapolis.games.ankh_morpork.bot") / "net.json").read_bytes(), type=Net)


def ratings(
    states: list[int],
    cash: list[int],
    loans: list[int],
    who: list[int],
    left: float,
    active: int,
    hands: list[list[int]],
) -> list[float]:
    """Each seat's rating.

    >>> poor, rich = (ratings([0] * 13, [cash, 9, 9, 9], [0] * 4, [5, 3, 4, 0], 0.5, 3, [[]] * 4) for cash in (5, 50))
    >>> rich[0] > poor[0] + 1
    True
    """
    rows = sights(states, cash, loans, who, left, active, hands)
    return [NET.rate(KIND[who[seat]], rows[seat]) for seat in range(PLAYERS)]


def even_out(rated: list[float]) -> list[float]:
    """Shares of the win: as the exponentials of the ratings.

    >>> even_out([3.0, 3.0])
    [0.5, 0.5]
    """
    best = max(rated)
    odds = [exp(rating - best) for rating in rated]
    whole = sum(odds)
    return [chance / whole for chance in odds]
