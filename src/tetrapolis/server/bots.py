"""Bots at the table think in worker processes, with a budget; what goes wrong becomes their default move."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")
A = TypeVarTuple("A")

log = logging.getLogger("tetrapolis.bots")
MOST_WAITING = 8
"""So many hints may be asked for at once: bots use the same workers, and games must go on."""


def think(game_id: str, position: str, seat: int, level: str, seed: str) -> str:
    """In a worker: the move of a bot, as text. The bot gets the observation of its seat and nothing else."""
    from random import Random

    from tetrapolis.bots import bot
    from tetrapolis.games import game

    observation = game(game_id).from_json(position).observe(seat)
    return str(bot(game_id, level)(observation, Random(seed)))


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


class Thinkers:
    """A pool of worker processes."""

    def __init__(self, workers: int, budget: float) -> None:
        self.workers = workers
        self.budget = budget
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(max(1, workers))
        self._hints = 0

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                max(1, self.workers), multiprocessing.get_context("spawn"), initializer=end_with_server
            )
        return self._pool

    async def choose(self, game: str, position: str, seat: int, level: str, seed: str) -> str | None:
        """A bot's move, or None if it crashed or took too long (to think: a worker is waited for)."""
        async with self._free:
            return await self._work(game, level, think, game, position, seat, level, seed)

    async def advise(self, game: str, position: str, seat: int, seed: str, seconds: float, worlds: int) -> bytes | None:
        """A hint as JSON, or None if it could not be had: too many ask at once, or it crashed or took too long."""
        if self._hints >= MOST_WAITING:
            return None
        self._hints += 1
        try:
            async with self._free:
                return await self._work(game, "hint", advise, game, position, seat, seed, seconds, worlds)
        finally:
            self._hints -= 1

    async def _work(self, game: str, level: str, what: Callable[[*A], T], *args: *A) -> T | None:
        """Something a worker does; None if it went wrong."""
        pool, loop = self._ready(), asyncio.get_running_loop()
        try:
            await loop.run_in_executor(pool, ready)
            future = loop.run_in_executor(pool, what, *args)
            return await asyncio.wait_for(future, self.budget)
        except TimeoutError:
            _count(game, "overrun")
            log.warning("bot-overrun", extra={"game": game, "level": level})
            self._drop(pool)
        except BrokenProcessPool:
            _count(game, "died")
            log.exception("bot-worker-died", extra={"game": game, "level": level})
            self._drop(pool)
        except Exception as error:  # noqa: BLE001 (whatever a bot does, the table goes on)
            _count(game, "crash")
            log.warning("bot-crashed", extra={"game": game, "level": level, "error": type(error).__name__})
        return None

    def _drop(self, pool: ProcessPoolExecutor | None) -> None:
        """End the workers: one of them hangs or is gone; new ones start when they are needed."""
        if pool is not None and self._pool is pool:
            self._pool = None
            for process in list(getattr(pool, "_processes", {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End the workers for good."""
        self._drop(self._pool)
