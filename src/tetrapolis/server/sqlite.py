"""SQLite under SQLAlchemy's asyncio engine: reads at once, and one commit for all who write at the same time.

A commit waits for the disk, longer than all the rest takes together. So the transactions of a process share one
connection for writing, one after the other, each in a savepoint of its own, and those that were ready while the disk
was busy are committed together. A transaction's commit returns when it is on the disk, not before. Statements take
microseconds and are carried out at once; what can take long (the lock of the file, the disk) is waited for in a thread.

Why not aiosqlite: it sends every statement to a thread and back. Under the load of `tetrapolis bench server` (2 cores,
200 tables at one move per second) it took 6.5 to 8.3 ms of processor time for a move and did 120 moves/s at most, with
`synchronous=NORMAL`, which gives up the last moves when the power fails; this takes 2.9 to 4.8 ms, does 350 and gives
up nothing.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

log = logging.getLogger("tetrapolis.sqlite")
BUSY = 15.0
"""Seconds to wait for another process that writes."""
CHECKPOINT_EVERY = 500
"""Transactions after which the log is copied into the file."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
BEGIN_WRITING = "BEGIN IMMEDIATE"


class Lost(sqlite3.OperationalError):
    """The transaction ended before it was committed: the disk is full or broken."""


def connect(path: str) -> sqlite3.Connection:
    """A connection on which we begin and end transactions ourselves."""
    made = sqlite3.connect(path, timeout=BUSY, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        made.execute(f"PRAGMA {pragma}")
    return made


class Writer:
    """The one connection for writing of a process. `gate` is held by the transaction whose turn it is."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.gate = asyncio.Lock()
        self._open: tuple[sqlite3.Connection, ThreadPoolExecutor] | None = None
        self._ready: list[asyncio.Future[None]] = []
        """Transactions that are done but not yet on the disk."""
        self._commits: set[asyncio.Task[None]] = set()
        self._uncopied = 0
        self._copying = False
        self.gone = False
        """The file at the path is another one, or broken: what is written would be lost."""

    @property
    def connection(self) -> sqlite3.Connection:
        """The connection, made when it is first needed."""
        if self._open is None:
            self._open = connect(self.path), ThreadPoolExecutor(1, thread_name_prefix="sqlite")
            # By itself the copying of the log would be part of somebody's commit: tenths of a second (see `_copy`).
            self._open[0].execute("PRAGMA wal_autocheckpoint=50000")
            self._open[0].execute("PRAGMA busy_timeout=0")  # the loop waits for nobody: `_begin_patiently` does
        return self._open[0]

    async def _wait(self, do: Callable[[], object]) -> None:
        """Something slow; whoever is cancelled meanwhile still lets it come to its end."""
        assert self._open is not None
        future = asyncio.get_running_loop().run_in_executor(self._open[1], do)
        try:
            await asyncio.shield(future)
        except asyncio.CancelledError:
            await asyncio.wait([future])
            raise

    async def begin(self) -> sqlite3.Connection:
        """Wait for one's turn."""
        if self.gone:
            raise Lost("the file is gone")
        await self.gate.acquire()
        try:
            connection = self.connection
            if not connection.in_transaction:
                self._fail_lost()
                try:
                    connection.execute(BEGIN_WRITING)
                except sqlite3.OperationalError as error:
                    if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                        raise
                    await self._wait(self._begin_patiently)
            connection.execute("SAVEPOINT one")
        except BaseException:
            self._end_unused()
            self.gate.release()
            raise
        return connection

    def _begin_patiently(self) -> None:
        """Another process writes just now."""
        self.connection.execute(f"PRAGMA busy_timeout={int(BUSY * 1000)}")
        try:
            self.connection.execute(BEGIN_WRITING)
        finally:
            self.connection.execute("PRAGMA busy_timeout=0")

    async def commit(self) -> None:
        """This transaction is done: let the next one in, and wait until both are on the disk."""
        try:
            self.connection.execute("RELEASE one")
        except BaseException:
            self.rollback()
            raise
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ready.append(done)
        if len(self._ready) == 1:
            task = asyncio.create_task(self._commit_all())  # comes after all who wait for their turn now
            self._commits.add(task)
            task.add_done_callback(self._commits.discard)
        self.gate.release()
        await done

    def rollback(self) -> None:
        """This transaction has not happened; the others of the same commit have."""
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK TO one")
                self.connection.execute("RELEASE one")
        finally:
            self._end_unused()
            self.gate.release()

    async def settled(self) -> None:
        """Wait until everything others have done before is on the disk."""
        if self._commits:
            await asyncio.wait(set(self._commits))

    def _end_unused(self) -> None:
        """Nobody waits for a commit: let other processes write."""
        if not self._ready and self.connection.in_transaction:
            self.connection.rollback()

    async def _commit_all(self) -> None:
        async with self.gate:
            if not self.connection.in_transaction:
                self._fail_lost()
                return
            ready, self._ready = self._ready, []
            try:
                await self._wait(self.connection.commit)
            except sqlite3.Error as error:
                _tell(ready, Lost(str(error)))
                self._end_unused()
            except BaseException:
                _tell(ready, Lost("stopped"))
                raise
            else:
                _tell(ready, None)
                self._copy_soon(len(ready))

    def _copy_soon(self, done: int) -> None:
        """Now and then what is in the log is copied into the file, beside those who write: nobody waits for it."""
        self._uncopied += done
        if self._uncopied >= CHECKPOINT_EVERY and not self._copying:
            self._uncopied, self._copying = 0, True
            asyncio.get_running_loop().run_in_executor(None, self._copy)

    def _copy(self) -> None:
        """In a thread, with a connection of its own."""
        try:
            with closing(connect(self.path)) as copying:
                copying.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except sqlite3.Error:
            log.exception("checkpoint-failed")  # the next one does it; what is in the log is safe
        finally:
            self._copying = False

    def _fail_lost(self) -> None:
        """An error has ended the transaction in which others were waiting for their commit."""
        ready, self._ready = self._ready, []
        _tell(ready, Lost("the transaction was rolled back"))

    def close(self) -> None:
        """For good, or until it is needed again."""
        if self._open is not None:
            connection, thread = self._open
            thread.shutdown()
            connection.close()
            self._open = None


def _tell(waiting: list[asyncio.Future[None]], error: Exception | None) -> None:
    for done in waiting:
        if not done.done():
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)


class Readers:
    """The connections for reading of a process: each is lent for the time of a transaction.

    Many connections of the pool wait for their turn to write and need none. And a closed one is not gone: SQLite keeps
    its descriptor of the file as long as another connection has a lock there, that is for ever; so few are opened.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self._free: list[sqlite3.Connection] = []

    def lend(self) -> sqlite3.Connection:
        """One that nobody reads with; made if there is none."""
        return self._free.pop() if self._free else connect(self.path)

    def give_back(self, connection: sqlite3.Connection) -> None:
        """After its transaction."""
        self._free.append(connection)

    def close(self) -> None:
        """All that nobody reads with."""
        while self._free:
            self._free.pop().close()


class Cursor:
    """A cursor as SQLAlchemy's asyncio engine wants it."""

    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._of = connection
        self._cursor: sqlite3.Cursor | None = None

    async def __aenter__(self) -> Cursor:
        return self

    def _made(self) -> sqlite3.Cursor:
        if self._cursor is None:
            self._cursor = self._of.current.cursor()
        return self._cursor

    async def execute(self, sql: str, parameters: Any = ()) -> Cursor:
        """At once, except for the beginning of a transaction that writes."""
        if sql == BEGIN_WRITING:
            await self._of.begin_writing()
        else:
            self._made().execute(sql, parameters)
        return self

    async def executemany(self, sql: str, parameters: Any) -> Cursor:
        """The same for many rows."""
        self._made().executemany(sql, parameters)
        return self

    async def fetchall(self) -> list[Any]:
        """All rows."""
        return self._made().fetchall()

    async def close(self) -> None:
        """Done."""
        if self._cursor is not None:
            self._cursor.close()

    @property
    def description(self) -> Any:
        """The names of the columns."""
        return None if self._cursor is None else self._cursor.description

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        return -1 if self._cursor is None else self._cursor.rowcount

    @property
    def lastrowid(self) -> int | None:
        """The number of the row inserted last."""
        return None if self._cursor is None else self._cursor.lastrowid


class Connection:
    """A connection of the pool: one for reading while it reads, the common one while it is its turn to write."""

    def __init__(self, readers: Readers, writer: Writer) -> None:
        self._connection = True
        """SQLAlchemy looks here whether the connection is open."""
        self._readers = readers
        self._writer = writer
        self._reading: sqlite3.Connection | None = None
        self._writing: sqlite3.Connection | None = None

    @property
    def current(self) -> sqlite3.Connection:
        """Where statements go now."""
        if not self._connection:
            raise ValueError("connection closed")
        if self._writing is not None:
            return self._writing
        if self._reading is None:
            self._reading = self._readers.lend()
        return self._reading

    def _end_reading(self, how: Callable[[sqlite3.Connection], None]) -> None:
        if self._reading is not None:
            reading, self._reading = self._reading, None
            how(reading)
            self._readers.give_back(reading)

    def cursor(self) -> Cursor:
        """For one statement."""
        return Cursor(self)

    async def begin_writing(self) -> None:
        """From here on what is done is part of the next commit."""
        self._writing = await self._writer.begin()

    async def commit(self) -> None:
        """Returns when it is on the disk."""
        if self._writing is not None:
            self._writing = None
            await self._writer.commit()
        else:
            self._end_reading(sqlite3.Connection.commit)

    async def rollback(self) -> None:
        """Nothing of it has happened."""
        if self._writing is not None:
            self._writing = None
            self._writer.rollback()
            await self._writer.settled()  # it may have been refused because of them
        self._end_reading(sqlite3.Connection.rollback)

    async def create_function(self, *args: Any, **more: Any) -> None:
        """SQLAlchemy offers a function for regular expressions: we use none."""

    async def close(self) -> None:
        """For good."""
        self.stop()

    def stop(self) -> None:
        """The same, from anywhere."""
        self._connection = False
        if self._writing is not None:
            self._writing = None
            self._writer.rollback()
        if self._reading is not None:
            self._reading.close()
            self._reading = None
