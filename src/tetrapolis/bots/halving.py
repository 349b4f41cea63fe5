"""Hard: every candidate is tried in the same resampled worlds; the worse half drops out, round by round."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from random import Random

from tetrapolis.bots.worlds import candidates, play_out
from tetrapolis.core.brain import Brain
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move


@dataclass
class Tried:
    """A move, and how it went in each world."""

    move: Move
    shares: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The expected share of the win."""
        return sum(self.shares) / len(self.shares) if self.shares else 0.0


SURE = 3.0
"""So many standard errors ahead of the next one is enough."""
LEAST = 12
"""Worlds before that is believed."""


def halve(obs: Observation, brain: Brain, rng: Random, seconds: float, worlds: int = 1 << 30) -> list[Tried]:
    """The candidates, best first, after so many seconds or worlds."""
    left = [Tried(move) for move in candidates(obs, brain, rng)]
    out: list[Tried] = []
    rounds = max(1, math.ceil(math.log2(len(left))))
    begin = time.perf_counter()
    for number in range(rounds):
        if len(left) == 1:
            break
        until = begin + seconds * (number + 1) / rounds
        tries = 0
        while tries * rounds < worlds and (time.perf_counter() < until or not tries):
            _try_all(obs, left, brain, rng)
            tries += 1
            if tries >= LEAST and _is_decided(left):
                break
        left.sort(key=lambda tried: -tried.mean)
        keep = (len(left) + 1) // 2
        out = left[keep:] + out
        left = left[:keep]
    return left + out


def _try_all(obs: Observation, left: list[Tried], brain: Brain, rng: Random) -> None:
    """One world for all: what differs is the move, not the luck."""
    world, seed, seat = obs.resample(rng), rng.random(), obs.seat
    assert seat is not None
    for tried in left:
        twin = world.copy()
        twin.play(seat, tried.move)
        tried.shares.append(play_out(twin, brain, Random(seed))[seat])


def _is_decided(left: list[Tried]) -> bool:
    """Whether the first is ahead of every other one beyond doubt."""
    ranked = sorted(left, key=lambda tried: -tried.mean)
    best = ranked[0]
    for other in ranked[1:]:
        gaps = [own - its for own, its in zip(best.shares, other.shares, strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1))
        if mean * math.sqrt(len(gaps)) <= SURE * spread:
            return False
    return True
