"""Hard: every candidate is tried in the same resampled worlds; the worse half drops out, round by round."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Any

from tetrapolis.bots.worlds import ENDLESS, Watch, Weighed, candidates, play_out
from tetrapolis.core.brain import Brain
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position
from tetrapolis.core.types import Move

SURE = 3.0
"""So many standard errors ahead of every other one is enough."""
LEAST = 12
"""Worlds before that is believed."""


class Tried:
    """A move, and how it went in each world."""

    __slots__ = ("memory", "move", "shares")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.shares: list[float] = []
        self.memory: Any = None
        """Whatever a look wants to keep for the next one."""

    def mean(self, worlds: int) -> float:
        """The expected share of the win, by the first so many worlds."""
        return sum(self.shares[:worlds]) / max(1, min(worlds, len(self.shares)))


Look = Callable[[Position, Tried, int, Brain, Random, int], float]
"""What comes of a move for a seat in a world where it has just been played, up to a time of the game's clock."""


def play_on(world: Position, tried: Tried, seat: int, brain: Brain, rng: Random, until: int) -> float:
    """Everybody goes on as the brain says."""
    return play_out(world, brain, rng, until)[seat]


class Race:
    """The candidates, those that are left and those that are out, and the time."""

    __slots__ = ("begin", "brain", "end", "left", "look", "obs", "out", "playouts", "rng")

    def __init__(self, obs: Observation, brain: Brain, rng: Random, seconds: float, look: Look) -> None:
        self.begin = Watch.now()
        self.end = self.begin + seconds
        self.obs, self.brain, self.rng, self.look = obs, brain, rng, look
        self.left = [Tried(move) for move in candidates(obs, brain, rng)]
        self.out: list[Tried] = []
        self.playouts = 0

    def is_over(self, until: float) -> bool:
        """Whether one more playout, as long as they were so far, would go beyond a time; the first one never does."""
        now = Watch.now()
        return self.playouts > 0 and now + (now - self.begin) / self.playouts > until

    def try_all(self) -> None:
        """One world for all: what differs is the move, not the luck. Time may end it anywhere."""
        obs, brain = self.obs, self.brain
        world, seed, seat = brain.world(obs, self.rng), self.rng.random(), obs.seat
        assert seat is not None
        until = brain.clock(world) + brain.horizon
        for tried in self.left:
            if self.is_over(self.end):
                return
            twin = world.copy()
            twin.play(seat, tried.move)
            tried.shares.append(self.look(twin, tried, seat, brain, Random(seed), until))
            self.playouts += 1

    def rank(self) -> None:
        """The best comes first, by the worlds in which all were tried; in a tie, what the brain prefers."""
        worlds = min([len(tried.shares) for tried in self.left])
        self.left.sort(key=lambda tried: -tried.mean(worlds))

    def drop_half(self) -> None:
        """The worse half goes."""
        self.rank()
        keep = (len(self.left) + 1) // 2
        self.left, self.out = self.left[:keep], self.left[keep:] + self.out

    def is_decided(self) -> bool:
        """Whether the first is ahead of every other one beyond doubt."""
        worlds = min([len(tried.shares) for tried in self.left])
        best = max(self.left, key=lambda tried: tried.mean(worlds))
        return all(other is best or lead(best, other) > SURE for other in self.left)


def halve(
    obs: Observation, brain: Brain, rng: Random, seconds: float, worlds: int = ENDLESS, look: Look = play_on
) -> list[Weighed]:
    """The candidates, best first, after so many seconds or worlds."""
    race = Race(obs, brain, rng, seconds, look)
    if len(race.left) == 1:
        return [Weighed(race.left[0].move, 0.0, 0)]
    rounds = math.ceil(math.log2(len(race.left)))
    for number in range(rounds):
        until = race.begin + seconds * (number + 1) / rounds
        tries = 0
        while not tries or (tries * rounds < worlds and not race.is_over(until)):
            race.try_all()
            tries += 1
            if tries >= LEAST and race.is_decided():
                break
        race.drop_half()
    return [Weighed(tried.move, tried.mean(ENDLESS), len(tried.shares)) for tried in race.left + race.out]


def lead(one: Tried, other: Tried) -> float:
    """How many standard errors one is ahead of the other, by the differences in the same worlds.

    >>> better, worse = Tried(None), Tried(None)
    >>> better.shares, worse.shares = [0.5, 0.7, 0.6], [0.4, 0.4, 0.5]
    >>> round(lead(better, worse), 2), lead(better, better)
    (2.5, 0.0)
    """
    gaps = [mine - its for mine, its in zip(one.shares, other.shares, strict=False)]
    if not gaps:
        return 0.0
    mean = sum(gaps) / len(gaps)
    spread = math.sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / max(1, len(gaps) - 1))
    if not mean or not spread:
        return math.copysign(math.inf, mean) if mean and len(gaps) > 1 else 0.0
    return mean * math.sqrt(len(gaps)) / spread
