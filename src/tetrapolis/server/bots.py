"""Bots at the table think in worker processes, with a budget; what goes wrong becomes their default move."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

log = logging.getLogger("tetrapolis.bots")


def think(game_id: str, position: str, seat: int, level: str, seed: str) -> str:
    """In a worker: the move of a bot, as text. The bot gets the observation of its seat and nothing else."""
    from random import Random

    from tetrapolis.bots import bot
    from tetrapolis.games import game

    observation = game(game_id).from_json(position).observe(seat)
    return str(bot(game_id, level)(observation, Random(seed)))


class Thinkers:
    """A pool of worker processes."""

    def __init__(self, workers: int, budget: float) -> None:
        self.workers = workers
        self.budget = budget
        self._pool: ProcessPoolExecutor | None = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"))
        return self._pool

    async def choose(self, game: str, position: str, seat: int, level: str, seed: str) -> str | None:
        """A bot's move, or None if it crashed or took too long."""
        pool = self._ready()
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, think, game, position, seat, level, seed)
            return await asyncio.wait_for(future, self.budget)
        except TimeoutError:
            log.warning("bot-overrun", extra={"game": game, "level": level})
            self._drop()
        except BrokenProcessPool:
            log.exception("bot-worker-died", extra={"game": game, "level": level})
            self._drop()
        except Exception as error:  # noqa: BLE001 (whatever a bot does, the table goes on)
            log.warning("bot-crashed", extra={"game": game, "level": level, "error": type(error).__name__})
        return None

    def _drop(self) -> None:
        """End the workers: one of them hangs or is gone; new ones start when they are needed."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(getattr(pool, "_processes", {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End the workers for good."""
        self._drop()
