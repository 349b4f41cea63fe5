"""What rows come to, and how sure one can be of it.

The games of one seed belong together: the same cards, only the seats change. So every interval here is made from
the spread between seeds, never from games as if they were independent.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tetrapolis.bots.intervals import wilson

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Z = 1.96
"""For 95 %."""


class Estimate(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class Spread(NamedTuple):
    """A weighted mean, its standard error by seeds, and how many seeds there were."""

    mean: float
    error: float
    seeds: int


def spread(values: Floats, seeds: Ints, weights: Floats | None = None) -> Spread:
    """The mean of some values, and how much it would vary with other seeds.

    >>> spread(np.array([1.0, 0.0, 1.0, 0.0]), np.array([1, 1, 2, 2]))  # every seed alike: no doubt
    Spread(mean=0.5, error=0.0, seeds=2)
    """
    weight = np.ones(len(values)) if weights is None else weights
    _, owner = np.unique(seeds, return_inverse=True)
    sums, sizes = np.bincount(owner, values * weight), np.bincount(owner, weight)
    total, count = float(sizes.sum()), len(sums)
    mean = float(sums.sum()) / total
    if count < 2:
        return Spread(mean, math.inf, count)
    off = sums - mean * sizes
    return Spread(mean, math.sqrt(count / (count - 1) * float(off @ off)) / total, count)


def mean_of(values: Floats, seeds: Ints, weights: Floats | None = None) -> Estimate:
    """A mean with its interval."""
    found = spread(values, seeds, weights)
    return Estimate(found.mean, found.mean - Z * found.error, found.mean + Z * found.error)


def share_of(wins: Floats, seeds: Ints) -> Estimate:
    """A share of wins with its Wilson interval.

    It counts as many games as the seeds are worth: fewer than were played where the games of a seed resemble each
    other, never more.

    >>> alike = share_of(np.array([1.0, 1.0, 0.0, 0.0] * 25), np.arange(100) // 2)
    >>> single = share_of(np.array([1.0, 1.0, 0.0, 0.0] * 25), np.arange(100))
    >>> alike.low < single.low < 0.5
    True
    """
    found = spread(wins, seeds)
    games = float(len(wins))
    if found.error > 0:
        games = min(games, max(1.0, found.mean * (1 - found.mean) / found.error**2))
    low, high = wilson(found.mean * games, games)
    return Estimate(found.mean, min(low, found.mean), max(high, found.mean))


# ---- pairs


def ahead(places: Floats, others: Floats) -> Floats:
    """1 where the first is ahead, a half where both share a place."""
    return np.where(places < others, 1.0, np.where(places > others, 0.0, 0.5))


# ---- ratings


class Ranking(NamedTuple):
    """Who came in before whom, in how many games of each seed: the input of the ratings."""

    stages: list[tuple[Floats, Floats]]
    """Of each pattern of arrival, one after the other: who takes the next place, and who is still there, by bot."""
    owners: Ints
    """The pattern that each stage belongs to."""
    counts: Floats
    """How often each pattern (column) occurred with each seed (row)."""


def rankings(bots: Ints, places: Floats, games: Ints, seeds: Ints, names: int) -> Ranking:
    """Sort games by their pattern of arrival. `bots` are numbers below `names`."""
    order = np.lexsort((bots, places, games))
    patterns: dict[tuple[tuple[float, int], ...], int] = {}
    found: list[tuple[int, int]] = []
    starts = np.flatnonzero(np.r_[True, np.diff(games[order]) != 0])
    for rows in np.split(order, starts[1:]):
        pattern = tuple(zip(places[rows].tolist(), bots[rows].tolist(), strict=True))
        found.append((int(seeds[rows[0]]), patterns.setdefault(pattern, len(patterns))))
    _, row = np.unique([seed for seed, _ in found], return_inverse=True)
    counts = np.zeros((int(row.max()) + 1, len(patterns)))
    np.add.at(counts, (row, np.array([number for _, number in found])), 1.0)
    stages: list[tuple[Floats, Floats]] = []
    owners: list[int] = []
    for pattern, number in patterns.items():
        left = np.bincount([bot for _, bot in pattern], minlength=names).astype(float)
        for place in dict.fromkeys(place for place, _ in pattern):
            arrived = np.bincount([bot for at, bot in pattern if at == place], minlength=names).astype(float)
            if arrived.sum() < left.sum():
                stages.append((arrived, left.copy()))
                owners.append(number)
            left -= arrived
    return Ranking(stages, np.array(owners, dtype=np.int64), counts)


def plackett_luce(arrived: Floats, left: Floats, weights: Floats, steps: int = 100) -> Floats:
    """The logarithms of strengths: the chance to take the next place goes with the strength (Plackett-Luce).

    Newton's steps, as the bots are few; Hunter's minorisation needs hundreds where one of them hardly ever wins.
    Each bot has also won half a game, and lost half, against one of strength 1, so that who always loses still gets
    a number.

    >>> once = np.array([[1.0, 0.0]]), np.array([[1.0, 1.0]])  # the first one arrives, both were there
    >>> two = plackett_luce(*(np.repeat(each, 2, axis=0) for each in once), np.array([30.0, 30.0]))
    >>> bool(two[0] > two[1])
    True
    """
    wins = weights @ arrived + 0.5
    games = weights * arrived.sum(axis=1)
    found = np.zeros(left.shape[1])
    for _ in range(steps):
        strength = np.exp(found)
        chance = left * strength / (left @ strength)[:, None]
        prior = strength / (strength + 1)
        slope = wins - games @ chance - prior
        bend = np.diag(games @ chance + prior * (1 - prior)) - chance.T @ (games[:, None] * chance)
        step = np.clip(np.linalg.solve(bend, slope), -1, 1)
        found += step
        if np.abs(step).max() < 1e-6:
            break
    return found


def ratings(ranking: Ranking, names: int, samples: int = 200) -> list[Estimate]:
    """Plackett-Luce ratings on the scale of Elo (400 points: ten times as strong), 0 in the middle.

    The intervals come from drawing the seeds anew.
    """
    if not ranking.stages:
        return [Estimate(0.0, 0.0, 0.0)] * names
    arrived, left = (np.array(each) for each in zip(*ranking.stages, strict=True))
    seeds = len(ranking.counts)
    rng = np.random.default_rng(1)
    found = []
    for sample in range(samples + 1):
        drawn = np.bincount(rng.integers(0, seeds, seeds), minlength=seeds) if sample else np.ones(seeds)
        weights = (drawn @ ranking.counts)[ranking.owners]
        points = 400 / math.log(10) * plackett_luce(arrived, left, weights)
        found.append(points - points.mean())
    low, high = np.percentile(np.array(found[1:]), (2.5, 97.5), axis=0)
    return [Estimate(*map(float, each)) for each in zip(found[0], low, high, strict=True)]


# ---- a sequential test


class Verdict(NamedTuple):
    """How a sequential test stands."""

    llr: float
    """The logarithm of how much more likely the gains are under the hope than under the doubt."""
    bound: float
    """Beyond it, on either side, the test is over."""
    gain: float
    seeds: int

    @property
    def word(self) -> str:
        """`accept`, `reject` or `open`."""
        return "accept" if self.llr >= self.bound else "reject" if self.llr <= -self.bound else "open"


LEAST_SEEDS = 20
"""Before that, the spread of the gains is not known well enough."""
LEAST_VARIANCE = 1e-6


def sprt(gains: Sequence[float] | Floats, doubt: float, hope: float, risk: float = 0.05) -> Verdict:
    """Sequential probability ratio test on one gain for each seed: is it `hope` or more, or `doubt` or less?

    The verdict of the first seed that decides it, so that it does not depend on how many seeds are looked at once.
    Both errors have the given risk; the normal approximation with the gains' own spread, as fishtest does it.

    >>> sprt([0.2, -0.1, 0.3, 0.1] * 20, 0.0, 0.05).word, sprt([0.2, -0.2] * 200, 0.0, 0.05).word
    ('accept', 'reject')
    """
    bound = math.log((1 - risk) / risk)
    values = np.asarray(gains, dtype=float)[: len(gains)]
    if len(values) < LEAST_SEEDS:
        return Verdict(0.0, bound, float(values.mean()) if len(values) else 0.0, len(values))
    counts = np.arange(1, len(values) + 1)
    sums = np.cumsum(values)
    variances = (np.cumsum(values**2) - sums**2 / counts) / np.maximum(counts - 1, 1)
    llrs = (hope - doubt) * (sums - counts * (hope + doubt) / 2) / np.maximum(variances, LEAST_VARIANCE)
    over = np.flatnonzero(np.abs(llrs[LEAST_SEEDS - 1 :]) >= bound)
    at = int(over[0]) + LEAST_SEEDS - 1 if len(over) else len(values) - 1
    return Verdict(float(llrs[at]), bound, float(sums[at] / counts[at]), at + 1)
