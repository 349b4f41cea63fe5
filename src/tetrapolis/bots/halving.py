"""Hard: every candidate is tried in the same resampled worlds; the worse half drops out, round by round."""

from __future__ import annotations

import math
import time
from random import Random

from tetrapolis.bots.worlds import ENDLESS, Weighed, candidates, play_out
from tetrapolis.core.brain import Brain
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move

SURE = 3.0
"""So many standard errors ahead of every other one is enough."""
LEAST = 12
"""Worlds before that is believed."""


class Tried:
    """A move, and how it went in each world."""

    __slots__ = ("move", "shares")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.shares: list[float] = []

    @property
    def mean(self) -> float:
        """The expected share of the win."""
        return sum(self.shares) / len(self.shares)


def halve(obs: Observation, brain: Brain, rng: Random, seconds: float, worlds: int = ENDLESS) -> list[Weighed]:
    """The candidates, best first, after so many seconds or worlds."""
    begin = time.perf_counter()
    left = [Tried(move) for move in candidates(obs, brain, rng)]
    if len(left) == 1:
        return [Weighed(left[0].move, 0.0, 0)]
    out: list[Tried] = []
    rounds = math.ceil(math.log2(len(left)))
    for number in range(rounds):
        until = begin + seconds * (number + 1) / rounds
        tries = 0
        while not tries or (tries * rounds < worlds and time.perf_counter() < until):
            _try_all(obs, left, brain, rng, begin + seconds)
            tries += 1
            if tries >= LEAST and _is_decided(left):
                break
        left.sort(key=lambda tried: -tried.mean)
        keep = (len(left) + 1) // 2
        out = left[keep:] + out
        left = left[:keep]
    return [Weighed(tried.move, tried.mean, len(tried.shares)) for tried in left + out]


def _try_all(obs: Observation, left: list[Tried], brain: Brain, rng: Random, end: float) -> None:
    """One world for all: what differs is the move, not the luck. Once each has been tried, time may end it anywhere."""
    world, seed, seat = brain.world(obs, rng), rng.random(), obs.seat
    assert seat is not None
    until = brain.clock(world) + brain.horizon
    for tried in left:
        if tried.shares and time.perf_counter() > end:
            return
        twin = world.copy()
        twin.play(seat, tried.move)
        tried.shares.append(play_out(twin, brain, Random(seed), until)[seat])


def _is_decided(left: list[Tried]) -> bool:
    """Whether the first is ahead of every other one beyond doubt, by the differences in the same worlds."""
    best = max(left, key=lambda tried: tried.mean)
    for other in left:
        if other is best:
            continue
        gaps = [own - its for own, its in zip(best.shares, other.shares, strict=False)]
        mean = sum(gaps) / len(gaps)
        spread = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1))
        if mean * math.sqrt(len(gaps)) <= SURE * spread:
            return False
    return True
