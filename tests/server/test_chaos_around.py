"""What a server rests on breaks while matches are played: Redis, PostgreSQL, the disk, the lock of the file.

Nothing that was acknowledged is lost or doubled; what cannot be written is refused with 503 and accepted later under
the same key.
"""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import psutil
import pytest

from tests.sampling import Sampling
from tests.server.chaos import Wire
from tests.server.reckoning import Reckoned, played_in_trouble
from tests.server.serving import Postgres, RedisServer, Server, serving, sqlite_url, wait_until
from tetrapolis.games import games

QUICK = {"due_worker.LEASE": 1.5, "matches.SNAPSHOT_EVERY": 20, "app_state.RECHECK": 1.0}
BETWEEN = {True: (5, 15), False: (60, 160)}
"""Records between two troubles: while people play, and while only bots do."""
REFUSED = 5
"""How many are refused before it is mended ..."""
SECONDS = 1.5
"""... unless nobody asks."""
ENOUGH = 4
"""Troubles in a sample: some while people play, some while only bots do."""
SAMPLE = 30
WHOLE = 300


def _told(name: str, found: Reckoned, full: bool, capsys: pytest.CaptureFixture[str]) -> None:
    if full:
        with capsys.disabled():
            print(found.line(name))


async def _some_moves(wire: Wire, rng: Random) -> bool:
    """Wait until it is time for trouble again; False: all is over."""
    wire.counts["troubles"] += 1
    if wire.counts["troubles"] > ENOUGH and not Sampling.full:
        await wire.over.wait()
        return False
    await wire.until(lambda: wire.counts["people"] or wire.counts["steps"])  # they sit down first
    return await wire.steps(rng.randint(*BETWEEN[wire.counts["people"] > 0]))


async def _refuse_some(wire: Wire) -> None:
    """Wait until some are refused; or, where only bots play just now, a few seconds."""
    enough, end = wire.counts["status 503"] + REFUSED, time.monotonic() + SECONDS
    await wire.until(lambda: wire.counts["status 503"] >= enough or time.monotonic() > end)


# ---- Redis


def test_redis_is_killed(
    tmp_path: Path, postgres: Postgres, redis: RedisServer, full: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """Play goes on without it, and everybody hears of it by the re-check."""

    async def trouble(wire: Wire, rng: Random) -> None:
        while await _some_moves(wire, rng):
            redis.kill()
            wire.counts["Redis killed"] += 1
            await wire.steps(20)
            if await _all_heard(wire, dict(wire.far)):
                wire.counts["all heard without Redis"] += 1
            await asyncio.to_thread(redis.start)

    database = postgres.database()
    with serving(database, tmp_path, redis.url, QUICK) as one, serving(database, tmp_path, redis.url, QUICK) as two:
        names, moves = (games() * 5, WHOLE) if full else (games()[:1], SAMPLE)
        found = asyncio.run(played_in_trouble([one, two], names, moves, 3, trouble, tmp_path))
    assert found.counts["all heard without Redis"] > 0
    assert not found.counts["status 503"]  # nobody who plays notices
    _told("Redis killed, two servers", found, full, capsys)


async def _all_heard(wire: Wire, far: dict[str, int]) -> bool:
    """Wait until every socket has told how far its match was."""
    return await wire.until(lambda: all(live.seq >= far.get(live.table, 0) for live in wire.lives))


# ---- PostgreSQL


class MortalPostgres(Postgres):
    """One that can be killed, with all its processes, and recovers when it is started again."""

    def kill(self) -> None:
        """At once (-9), in the middle of whatever it does."""
        pid = self._server.get_pid()
        assert pid is not None
        first = psutil.Process(pid)
        family = [first, *first.children(recursive=True)]
        for process in family:
            process.kill()
        wait_until(lambda: all(map(_dead, family)))
        folder = self._server.pgdata  # who finds these may take a process nobody has buried for a living one
        for trace in (folder / "postmaster.pid", *folder.glob(".s.PGSQL.*.lock")):
            trace.unlink()

    def start(self) -> None:
        """Wait until it has recovered."""
        self._server.ensure_postgres_running()


def _dead(process: psutil.Process) -> bool:
    """Gone, or waiting for a parent that never asks how it ended."""
    try:
        return process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


@pytest.fixture
def mortal() -> Iterator[MortalPostgres]:
    """A PostgreSQL of this test's own."""
    server = MortalPostgres()
    yield server
    server.stop()


def test_postgres_is_killed(
    tmp_path: Path, mortal: MortalPostgres, redis: RedisServer, full: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """It recovers what it had committed; meanwhile moves are refused, and later accepted under the same key."""

    async def trouble(wire: Wire, rng: Random) -> None:
        while await _some_moves(wire, rng):
            mortal.kill()
            wire.counts["PostgreSQL killed"] += 1
            await _refuse_some(wire)
            await asyncio.to_thread(mortal.start)

    database = mortal.database()
    with serving(database, tmp_path, redis.url, QUICK) as one, serving(database, tmp_path, redis.url, QUICK) as two:
        names, moves = (games() * 5, WHOLE) if full else (games()[1:2], SAMPLE)
        found = asyncio.run(played_in_trouble([one, two], names, moves, 4, trouble, tmp_path))
    assert found.counts["status 503"] > 0
    _told("PostgreSQL killed, two servers", found, full, capsys)


# ---- the disk


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a few megabytes; only who may mount one gets it."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=12m", "tetrapolis-test", str(folder)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("mounting a small disk needs root; see test_the_file_may_not_grow")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def _fill(folder: Path) -> Path:
    """A file that takes all the room there is."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (65_536, 4096, 1):
            with suppress(OSError):  # no room
                while file.write(b"\0" * size) == size:
                    pass
    return ballast


def test_the_disk_is_full(tmp_path: Path, small_disk: Path, full: bool, capsys: pytest.CaptureFixture[str]) -> None:
    async def trouble(wire: Wire, rng: Random) -> None:
        while await _some_moves(wire, rng):
            ballast = await asyncio.to_thread(_fill, small_disk)
            wire.counts["disk filled"] += 1
            await _refuse_some(wire)
            ballast.unlink()

    with serving(sqlite_url(small_disk), tmp_path, constants=QUICK, free_bytes=0) as server:  # a small disk
        names, moves = (games()[:2], WHOLE) if full else (games()[:1], SAMPLE)  # so much has room there
        found = asyncio.run(played_in_trouble([server], names, moves, 5, trouble, tmp_path))
    assert found.counts["status 503"] > 0
    _told("disk full, SQLite", found, full, capsys)


def test_the_file_may_not_grow(tmp_path: Path, full: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """As on a broken disk: writing fails with another error than the one for a full disk."""

    def limit(server: Server, size: int) -> None:
        psutil.Process(server.pid).rlimit(psutil.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    async def trouble(wire: Wire, rng: Random) -> None:
        log = tmp_path / "tables.db-wal"
        while await _some_moves(wire, rng):
            limit(server, log.stat().st_size // 2)
            wire.counts["writes broken"] += 1
            await _refuse_some(wire)
            limit(server, resource.RLIM_INFINITY)

    with serving(sqlite_url(tmp_path), tmp_path, constants=QUICK) as server:
        names, moves = (games() * 5, WHOLE) if full else (games()[:1], SAMPLE)
        found = asyncio.run(played_in_trouble([server], names, moves, 6, trouble, tmp_path))
    assert found.counts["status 503"] > 0
    _told("writes fail, SQLite", found, full, capsys)


# ---- the lock


def test_the_file_is_locked(tmp_path: Path, full: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """Another process writes and does not end: whoever waits too long is refused."""

    async def trouble(wire: Wire, rng: Random) -> None:
        while await _some_moves(wire, rng):
            other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None, timeout=60, check_same_thread=False)
            with closing(other):
                await asyncio.to_thread(other.execute, "BEGIN EXCLUSIVE")
                wire.counts["locked"] += 1
                await _refuse_some(wire)

    with serving(sqlite_url(tmp_path), tmp_path, constants=QUICK | {"sqlite.BUSY": 0.3}) as server:
        names, moves = (games() * 5, WHOLE) if full else (games()[1:2], SAMPLE)
        found = asyncio.run(played_in_trouble([server], names, moves, 7, trouble, tmp_path))
    assert found.counts["status 503"] > 0
    _told("file locked, SQLite", found, full, capsys)
