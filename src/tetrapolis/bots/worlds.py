"""Worlds of a bot's own: resampled from what its seat knows, and played on by the game's brain."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

from tetrapolis.core.brain import Brain
from tetrapolis.core.driving import next_actor, next_ring
from tetrapolis.core.legal import MoveList, OpenSpace
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position
from tetrapolis.core.types import CLOCK, Move, Outcome

MARGIN = 0.1
"""How much the points count beside the place: of two wins, or two defeats, the better one."""
MOST_CANDIDATES = 12
"""More moves than this are not compared: the rest is left out by lot, the brain's own choice never."""
ENDLESS = 1 << 30
FINE = 1e-4
"""Seconds: a watch that goes by larger steps is of no use."""


class Watch:
    """The watch that bots look at while they think: the clock on the wall, as people at a table do."""

    now: Callable[[], float] = staticmethod(time.perf_counter)


@contextmanager
def processor_time() -> Iterator[None]:
    """Meanwhile a budget is what a bot itself uses: for measurements on a machine that has other work too.

    Where a system counts that too roughly, as Windows does, it stays the clock on the wall.
    """
    before = Watch.now
    if time.get_clock_info("thread_time").resolution < FINE:
        Watch.now = staticmethod(time.thread_time)
    try:
        yield
    finally:
        Watch.now = before


class Weighed(NamedTuple):
    """A move, the share of the win a bot expects of it, and in how many worlds it was tried."""

    move: Move
    share: float
    tries: int


def candidates(obs: Observation, brain: Brain, rng: Random) -> list[Move]:
    """The moves to compare, the brain's own choice first."""
    first = brain.decide(obs, rng)
    legal = obs.legal()
    if brain.candidates is not None:
        others: Sequence[Move] = brain.candidates(obs, rng)
    elif isinstance(legal, OpenSpace):
        others = legal.listed
    else:
        others = list(legal)
    rest = [move for move in dict.fromkeys(others) if move != first]
    if len(rest) >= MOST_CANDIDATES:
        rest = rng.sample(rest, MOST_CANDIDATES - 1)
    return [first, *rest]


def shares(outcome: Outcome) -> list[float]:
    """Each seat's share of a win: ties share it, and the points count a little.

    >>> shares(Outcome("end", ((1,), (0,)), (3, 5), ((), ())))
    [0.0, 1.0]
    """
    scores = outcome.scores
    low, high = min(scores), max(scores)
    found = [MARGIN * (score - low) / (high - low) if high > low else 0.0 for score in scores]
    winners = outcome.winners
    for seat in winners:
        found[seat] += 1 / len(winners)
    return [share / (1 + MARGIN) for share in found]


def play_out(world: Position, brain: Brain, rng: Random, until: int) -> Sequence[float]:
    """Play a world on until its clock says so, or to the end; each seat's share of the win."""
    while world.outcome is None:
        if brain.clock(world) >= until:
            return brain.value(world)
        seat = next_actor(world, rng)
        world.play(seat, next_ring(world) if seat == CLOCK else answer(world, seat, brain, rng))
    return shares(world.outcome)


def answer(world: Position, seat: int, brain: Brain, rng: Random) -> Move:
    """What a seat does in a world: what it must, or what the brain says from that seat's own knowledge."""
    legal = world.legal(seat)
    if isinstance(legal, MoveList) and len(legal) == 1:
        return legal.moves[0]
    return brain.decide(world.observe(seat, loose=False), rng)
