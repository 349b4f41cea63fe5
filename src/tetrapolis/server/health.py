"""How this process is: whether its database can be read and written, looked at now and then: asking costs nothing.
Redis is looked at too, but only to say so: without it news come late, and everything else goes on.

A SQLite file can go wrong in ways SQLite does not notice: whoever deletes or replaces it lets the server write on into
a file that nobody will find again, and what is overwritten in place is still in its cache. So the file itself is
looked at too, through a descriptor that is never closed while SQLite has the file open (that would drop its locks).
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal
from urllib.parse import quote

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from tetrapolis.core.version import __version__
from tetrapolis.server.database import reading, writer_of
from tetrapolis.server.problems import is_unwritable

log = logging.getLogger("tetrapolis.server")
LOOK = 1.0
"""Seconds between two looks at the database."""
WRITE = 10.0
"""Seconds between two writes of the row; while something is wrong every look tries."""
PATIENCE = 5.0
"""Seconds a look may take."""
WHOLE = 3600.0
"""Seconds between two checks of the whole SQLite file."""
MAGIC = b"SQLite format 3\0"
_READ = text("SELECT at FROM health WHERE id = 1")
_WRITE = text("INSERT INTO health (id, at) VALUES (1, :at) ON CONFLICT (id) DO UPDATE SET at = excluded.at")

State = Literal["well", "starting", "unreadable", "unwritable", "replaced", "corrupt", "nearly-full"]


class Health(msgspec.Struct, frozen=True):
    """Whether this process can serve: what `/health/ready` answers."""

    ok: bool
    version: str = __version__
    state: State = "well"
    """`replaced`: the SQLite file is gone, or another one is in its place; `nearly-full`: its disk is."""
    redis: bool | None = None
    """Whether Redis answers (without it a server is ready all the same); null: there is none, or nobody looked."""


async def _no_redis() -> None:
    """There is none."""


class Broken(Exception):
    """What a look has found."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.state: State = state


async def _answered(looking: Awaitable[None], otherwise: State) -> None:
    """Who does not answer in time is not well; the look itself goes on, and the next one may find it well again."""
    try:
        async with asyncio.timeout(PATIENCE):
            await looking
    except TimeoutError as error:
        log.warning("health-slow", extra={"kind": otherwise})
        raise Broken(otherwise) from error


class Monitor:
    """Looks after the database of a process; `tell` is called with whether it can be written, when that changes.

    `redis` finds out whether Redis answers.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        free_bytes: int,
        tell: Callable[[bool], None],
        redis: Callable[[], Awaitable[bool | None]] = _no_redis,
    ) -> None:
        self.engine = engine
        self.free_bytes = free_bytes
        self.tell = tell
        self.redis = redis
        self.health = Health(False, state="starting")
        self._writer = writer_of(engine)
        self._file: int | None = None
        self._corrupt = False
        self._failed = False
        """Somebody could not write: while the disk is nearly full what the next look can write proves nothing."""
        self._written = 0.0
        self._wake = asyncio.Event()

    async def run(self) -> None:
        """For as long as the process lives."""
        whole = asyncio.create_task(self._look_at_whole())
        try:
            while True:
                self._wake.clear()
                await self.look()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), LOOK)
        finally:
            whole.cancel()

    def close(self) -> None:
        """After the last connection to the database was closed."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    @contextmanager
    def noticing(self) -> Iterator[None]:
        """Around what writes: if it fails because nothing can be written, everybody shall know at once."""
        try:
            yield
        except Exception as error:
            self.note(error)
            raise

    def note(self, error: Exception) -> None:
        """Something failed; the next look, which is now, tells whether it still does."""
        if is_unwritable(error):
            self._failed = True
            if self.health.state not in ("replaced", "corrupt"):
                self._set("unwritable")
            self._wake.set()

    async def look(self) -> None:
        """Look at everything, and say what has changed."""
        state: State = "well"
        try:
            if self._writer is not None:
                self._look_at_file(self._writer.path)
                self._writer.gone = False
            await _answered(self._read(), "unreadable")
            await _answered(self._write(), "unwritable")
            if self._writer is not None and self._free(self._writer.path) < self.free_bytes:
                state = "unwritable" if self._failed else "nearly-full"
            else:
                self._failed = False
        except Broken as found:
            state = found.state
        self._set(state)
        redis = await self.redis()
        if redis != self.health.redis:
            if redis is False or self.health.redis is False:
                log.log(logging.INFO if redis else logging.WARNING, "health-redis", extra={"kind": str(redis)})
            self.health = msgspec.structs.replace(self.health, redis=redis)

    def _set(self, state: State) -> None:
        if self._writer is not None:
            self._writer.gone = state in ("replaced", "corrupt")
        if state != self.health.state:
            log.log(logging.INFO if state == "well" else logging.ERROR, "health", extra={"kind": state})
        self.health = Health(state == "well", state=state, redis=self.health.redis)
        self.tell(state in ("well", "nearly-full"))

    async def _read(self) -> None:
        try:
            async with reading(self.engine).connect() as connection:
                (await connection.execute(_READ)).one_or_none()
        except Exception as error:
            log.warning("health-not-read", exc_info=error)
            self._judge(error)
            raise Broken("unreadable") from error

    async def _write(self) -> None:
        now = time.monotonic()
        if self.health.ok and now - self._written < WRITE:
            return
        try:
            async with self.engine.begin() as connection:
                await connection.execute(_WRITE, {"at": time.time()})
        except Exception as error:
            log.warning("health-not-written", exc_info=error)
            self._judge(error)
            raise Broken("unwritable") from error
        self._written = now

    def _judge(self, error: Exception) -> None:
        """A database that says so itself is corrupt, and stays so until the server is started again."""
        code = getattr(getattr(error, "orig", error), "sqlite_errorcode", None) or 0
        if code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            self._corrupt = True
            raise Broken("corrupt") from error

    # ---- the SQLite file

    def _look_at_file(self, path: str) -> None:
        """It is still the one that was opened, and begins as it should."""
        if self._corrupt:
            raise Broken("corrupt")
        try:
            if self._file is None:
                self._file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
            ours, there = os.fstat(self._file), Path(path).stat()
            begins = os.pread(self._file, len(MAGIC), 0)
        except OSError as error:
            raise Broken("replaced") from error
        if (ours.st_dev, ours.st_ino) != (there.st_dev, there.st_ino):
            raise Broken("replaced")
        if begins != MAGIC:
            self._corrupt = True
            raise Broken("corrupt")

    async def _look_at_whole(self) -> None:
        """All of it, at the start and now and then: that takes long, so it is done in a thread."""
        while self._writer is not None:
            try:
                self._corrupt = self._corrupt or not await asyncio.to_thread(_sound, self._writer.path)
            except sqlite3.Error as error:  # what is wrong with it the looks will find out
                log.warning("health-not-checked", exc_info=error)
            if self._corrupt:
                self._wake.set()
            await asyncio.sleep(WHOLE)

    @staticmethod
    def _free(path: str) -> int:
        where = os.statvfs(Path(path).parent)
        return where.f_bavail * where.f_frsize


def _sound(path: str) -> bool:
    """Whether SQLite finds nothing wrong in a file."""
    connection = sqlite3.connect(f"file:{quote(path)}?mode=rw", uri=True, timeout=PATIENCE)  # it makes no new one
    try:
        found: str = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    finally:
        connection.close()
    return found == "ok"
