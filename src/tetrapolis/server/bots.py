"""Bots at the table think in worker processes, with a budget; what goes wrong becomes their default move.

Each worker is a process of its own: one that hangs or dies ends alone, and the others think on.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple

from tetrapolis.bots import SECONDS
from tetrapolis.server.shares import Share
from tetrapolis.server.turns import Ask, Rank, Turns

T = TypeVar("T")
A = TypeVarTuple("A")

log = logging.getLogger("tetrapolis.bots")
MOST_WAITING = 8
"""So many hints may be asked for at once: bots use the same workers, and games must go on."""
MOST_OF_ONE = 2
"""So many of them by one person."""
SEARCHING = ("hard", "expert")


def searches(level: str) -> bool:
    """Whether a level thinks for as long as it may; the others are done in a moment.

    >>> searches("expert"), searches("normal")
    (True, False)
    """
    return level in SEARCHING


def think(game_id: str, position: str, seat: int, level: str, seed: str, seconds: float | None = None) -> str:
    """In a worker: the move of a bot, as text. The bot gets the observation of its seat and nothing else."""
    from random import Random

    from tetrapolis.bots import bot
    from tetrapolis.games import game

    observation = game(game_id).from_json(position).observe(seat)
    return str(bot(game_id, level, seconds)(observation, Random(seed)))


def advise(game_id: str, position: str, seat: int, seed: str, seconds: float, worlds: int) -> bytes:
    """In a worker: a hint, as JSON. It rests on the observation of its seat and on nothing else."""
    from random import Random

    import msgspec

    from tetrapolis.bots import advice
    from tetrapolis.games import game

    observation = game(game_id).from_json(position).observe(seat)
    return msgspec.json.encode(advice.advise(observation, Random(seed), seconds, worlds))


def ready() -> None:
    """In a worker: it has started, and has loaded what bots need."""
    import tetrapolis.bots.advice
    import tetrapolis.games  # noqa: F401


def end_with_server() -> None:
    """In a worker: end when the server is gone, however it went; one that was killed cannot say so."""
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def _count(game: str, kind: str) -> None:
    from tetrapolis.server import metrics  # not above: workers load this module too, and count nothing

    metrics.BOT_FAILURES.labels(game, kind).inc()


class Worker:
    """One worker process; if it hangs or dies it goes alone, and another one starts when it is needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def ready(self) -> ProcessPoolExecutor:
        """Started, with all that bots need."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=end_with_server)
        pool = self._pool
        await asyncio.get_running_loop().run_in_executor(pool, ready)
        return pool

    async def work(self, budget: float, what: Callable[[*A], T], *args: *A) -> T:
        """Do something; TimeoutError if it takes longer than that (from when the worker begins with it)."""
        try:
            pool = await self.ready()
            future = asyncio.get_running_loop().run_in_executor(pool, what, *args)
            return await asyncio.wait_for(future, budget)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            self.close()
            raise

    def close(self) -> None:
        """End the process."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((getattr(pool, "_processes", None) or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """The worker processes, and whose turn it is."""

    def __init__(self, workers: int, budget: float) -> None:
        self.budget = budget
        self.turns = Turns(workers)
        self.turns.changed = self.look
        self.share = Share()
        self.put_off = 0
        """Searches that did not even get into the queue."""
        self._workers = [Worker() for _ in range(self.turns.places)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._hints: Counter[str] = Counter()

    async def warm(self) -> None:
        """Start the workers before anybody waits for one."""
        for each in await asyncio.gather(*(worker.ready() for worker in self._workers), return_exceptions=True):
            if isinstance(each, BaseException):
                log.warning("bot-worker-not-started", exc_info=each)

    def look(self) -> None:
        """How long bots may think now."""
        self.share.look(self.turns.pressure + self.put_off)

    async def choose(self, game: str, position: str, seat: int, level: str, seed: str) -> str | None:
        """A bot's move, or None if it crashed or took too long. Who asks has a turn (see `turns`)."""
        seconds = SECONDS[level] * self.share.now_share if searches(level) else None
        return await self._work(game, level, think, game, position, seat, level, seed, seconds)

    async def advise(
        self, game: str, position: str, seat: int, seed: str, seconds: float, worlds: int, person: str = ""
    ) -> bytes | None:
        """A hint as JSON, or None if it could not be had: too many ask at once, or it crashed or took too long."""
        if self._hints.total() >= MOST_WAITING or self._hints[person] >= MOST_OF_ONE:
            return None
        self._hints[person] += 1
        try:
            async with self.turns.turn(Ask(person, long=True)):
                return await self._work(game, "hint", advise, game, position, seat, seed, seconds, worlds)
        finally:
            self._hints[person] -= 1
            self._hints += Counter()  # forgets those who have none

    async def ponder(
        self, person: str, game: str, budget: float, what: Callable[[*A], T], *args: *A, rank: Rank = Rank.AWAY
    ) -> T | None:
        """Something for a person that can wait (a piece of a review), or cannot. None if it went wrong."""
        async with self.turns.turn(Ask(person, rank, long=True)):
            return await self._work(game, "review", what, *args, budget=budget)

    async def _work(self, game: str, level: str, what: Callable[[*A], T], *args: *A, budget: float = 0.0) -> T | None:
        """Something a worker does; None if it went wrong."""
        worker = await self._idle.get()  # at once, for who has a turn
        try:
            return await worker.work(budget or self.budget, what, *args)
        except TimeoutError:
            _count(game, "overrun")
            log.warning("bot-overrun", extra={"game": game, "level": level})
        except BrokenProcessPool:
            _count(game, "died")
            log.exception("bot-worker-died", extra={"game": game, "level": level})
        except Exception as error:  # noqa: BLE001 (whatever a bot does, the table goes on)
            _count(game, "crash")
            log.warning("bot-crashed", extra={"game": game, "level": level, "error": type(error).__name__})
        finally:
            self._idle.put_nowait(worker)
        return None

    def close(self) -> None:
        """End the workers for good."""
        for worker in self._workers:
            worker.close()
