"""Spare cores: the same search in helper processes, each in worlds of its own; what they found is put together."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import signal
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from random import Random

from tetrapolis.bots.tree import grow
from tetrapolis.bots.worlds import ENDLESS, Watch, Weighed
from tetrapolis.core.brain import Brain
from tetrapolis.core.observation import Observation
from tetrapolis.games import game

GRACE = 0.1
"""Helpers are waited for so long, as a part of the time to think; what comes later is not used."""

Found = list[tuple[str, float, int]]
"""What a helper found: moves as text, with their shares and tries, the best first."""


def spare_cores() -> int:
    """How many processes can think at a time on this machine, this one among them.

    >>> spare_cores() >= 1
    True
    """
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def helpers(count: int) -> ProcessPoolExecutor:
    """Processes that stay ready; fresh ones, for a fork would copy the threads and locks of whoever asks."""
    pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _begin)
    for _ in range(count):
        pool.submit(spare_cores)  # so that they start before they are needed
    atexit.register(pool.shutdown, wait=False, cancel_futures=True)
    return pool


def _begin() -> None:
    """In a helper: Ctrl-C is for whoever asked for help."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def help_out(game_id: str, world: str, seat: int, seconds: float, worlds: int, seed: float) -> Found:
    """In a helper: the search of a seat, from a world that it cannot tell from the real one."""
    obs = game(game_id).from_json(world).observe(seat)
    brain = obs.game.brain
    assert brain is not None
    return [(str(move), share, tries) for move, share, tries in grow(obs, brain, Random(seed), seconds, worlds)]


def grow_together(
    obs: Observation, brain: Brain, rng: Random, seconds: float, worlds: int = ENDLESS, cores: int = 1
) -> list[Weighed]:
    """As `grow`, on several cores for the same time; helpers that are not ready in time are done without."""
    if cores <= 1 or obs.seat is None:
        return grow(obs, brain, rng, seconds, worlds)
    begin = Watch.now()
    asked = _ask(obs, rng, seconds * (1 - GRACE), worlds, cores - 1)
    own = grow(obs, brain, rng, seconds, worlds)
    done = wait(asked, max(0.0, begin + seconds * (1 + GRACE) - Watch.now())).done
    for future in asked:
        future.cancel()
    return put_together([own, *(_read(obs, future.result()) for future in done if future.exception() is None)])


def _ask(obs: Observation, rng: Random, seconds: float, worlds: int, count: int) -> list[Future[Found]]:
    """Ask helpers; nobody if they have died, but others next time."""
    assert obs.seat is not None
    world = obs.resample(rng).to_json()  # all that leaves this process: nothing in it is secret to the seat
    pool = helpers(count)
    try:
        return [
            pool.submit(help_out, obs.game.id, world, obs.seat, seconds, worlds, rng.random()) for _ in range(count)
        ]
    except BrokenProcessPool:
        helpers.cache_clear()
        return []


def _read(obs: Observation, found: Found) -> list[Weighed]:
    return [Weighed(obs.game.parse_move(text), share, tries) for text, share, tries in found]


def put_together(findings: Sequence[list[Weighed]]) -> list[Weighed]:
    """One list from several: first what most of them put first, then by the mean over all tries.

    >>> a, b = [Weighed("x", 0.5, 10), Weighed("y", 0.4, 10)], [Weighed("y", 0.6, 30), Weighed("x", 0.5, 30)]
    >>> put_together([a, b])
    [Weighed(move='y', share=0.55, tries=40), Weighed(move='x', share=0.5, tries=40)]
    """
    firsts = [found[0].move for found in findings]
    moves = list(dict.fromkeys(weighed.move for found in findings for weighed in found))
    whole = []
    for move in moves:
        every = [weighed for found in findings for weighed in found if weighed.move == move]
        tries = sum(weighed.tries for weighed in every)
        share = sum(weighed.share * weighed.tries for weighed in every) / tries if tries else 0.0
        whole.append(Weighed(move, share, tries))
    return sorted(whole, key=lambda weighed: (-firsts.count(weighed.move), -weighed.share))
