"""Carrying out: chunks go to an executor, here, on several processes or on a Dask cluster, and rows come back.

The rows are written where the run was started, so that workers need no folder, and a chunk that is played twice
because a worker died is still there once.
"""

from __future__ import annotations

import logging
import multiprocessing
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from typing import Any, NamedTuple

from tetrapolis.arena.lineups import Broken, Chunk, Row, play_chunk
from tetrapolis.bots.playing import ignore_interrupt
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.extras import need

CONNECT_SECONDS = 10


class NoCluster(TetrapolisError):
    """The scheduler does not answer."""


class WorkersLost(TetrapolisError):
    """Workers died, again and again, over the same chunk."""


class GameBroke(Exception):
    """A game of the run failed."""

    def __init__(self, broken: Broken) -> None:
        super().__init__(broken)
        self.plan, self.failure = broken


class Workshop(NamedTuple):
    """Where chunks are played."""

    executor: Executor
    threads: Callable[[], int]
    """How many are at work at a time; a cluster may grow and shrink."""
    each: int = 2
    """So many chunks are handed out for one at work, so that nobody waits."""


class Here(Executor):
    """Plays at once, in this process."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@contextmanager
def workshop(workers: int = 1, cluster: str | None = None) -> Iterator[Workshop]:
    """A place to play in: this process, several of them, or a cluster."""
    if cluster is not None:
        with _cluster(cluster) as found:
            yield found
    elif workers <= 1:
        yield Workshop(Here(), lambda: 1, each=1)
    else:
        with _pool(workers) as found:
            yield found


@contextmanager
def _pool(workers: int) -> Iterator[Workshop]:
    # Fresh processes: a fork would copy a running progress bar's thread and its locks.
    spawn = multiprocessing.get_context("spawn")
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, spawn, ignore_interrupt)
    try:
        yield Workshop(pool, lambda: workers)
    finally:
        # Nobody waits for a chunk that is no longer wanted; a game of strong bots takes minutes.
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
            process.join()


@contextmanager
def _cluster(address: str) -> Iterator[Workshop]:
    need("cluster")
    distributed: Any = import_module("distributed")  # has no types of its own
    for name in ("distributed.client", "distributed.batched", "tornado.application"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # a lost scheduler is told in our own words
    try:
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise NoCluster("arena-error-cluster", address=address) from error
    try:
        yield Workshop(client.get_executor(pure=False), lambda: _threads(client))
    finally:
        client.close()


def _threads(client: Any) -> int:
    try:
        return sum(client.nthreads().values())
    except OSError as error:  # the scheduler is gone
        raise WorkersLost("arena-error-workers") from error


def play_chunks(chunks: Iterable[Chunk], where: Workshop) -> Generator[tuple[Chunk, list[Row]], None, None]:
    """Each chunk with its rows, as they get ready; GameBroke for the first game that fails.

    Closing the iterator calls the rest off.
    """
    waiting = deque(chunks)
    running: dict[Future[list[Row] | Broken], Chunk] = {}
    try:
        while waiting or running:
            width = max(1, where.each * where.threads())
            while waiting and len(running) < width:
                chunk = waiting.popleft()
                running[where.executor.submit(play_chunk, chunk)] = chunk
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                chunk = running.pop(future)
                rows = _rows_of(future)
                if isinstance(rows, Broken):
                    raise GameBroke(rows)
                yield chunk, rows
    finally:
        for future in running:
            future.cancel()


def _rows_of(future: Future[list[Row] | Broken]) -> list[Row] | Broken:
    try:
        return future.result()
    except (BrokenProcessPool, CancelledError) as error:  # Dask calls everything off when its scheduler is lost
        raise WorkersLost("arena-error-workers") from error
    except Exception as error:
        if type(error).__name__ == "KilledWorker":  # Dask's; not imported, it need not be installed
            raise WorkersLost("arena-error-workers") from error
        raise
