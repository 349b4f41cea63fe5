"""The hot transaction: what a move writes, as hand-prepared SQL, on SQLite and PostgreSQL.

A match goes on by compare-and-swap: its row is only changed while it has as many records as were known, and while the
table's seating is the one under which the change was judged. With it the new records are appended, and the answer to
the request is noted. Of two who try at once one succeeds; the other gets Conflict, and nothing of its change is there.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from tetrapolis.server import sqlite, telling
from tetrapolis.server.database import writer_of

with suppress(ModuleNotFoundError):  # the extra `postgres` brings it: SQLite needs none
    import asyncpg


class Conflict(Exception):
    """Somebody else was faster, or the seating has changed: nothing was written; look again."""


class AlreadyAnswered(Exception):
    """The same request was carried out before: nothing was written."""


class Note(msgspec.Struct, frozen=True):
    """The answer to a request, to be found again under its key."""

    guest: str
    key: str
    digest: str
    answer: str


class Change(msgspec.Struct, frozen=True):
    """All that one change of a match writes."""

    match: str
    table: str
    known: int
    """So many records the match must have."""
    seating: int
    """The version of the table under which the change was judged."""
    records: list[tuple[int, str, bool]]
    """What is appended: number, JSON, whether nobody else notices it."""
    timers: str
    due: float | None
    asked: str
    at: float
    outcome: str | None = None
    """The match is over with it."""
    snapshot: tuple[int, str] | None = None
    note: Note | None = None
    telling: telling.Telling = telling.NOTHING


class Store(Protocol):
    """Where changes are written."""

    async def append(self, change: Change) -> None:
        """Write it; when this returns it is committed. Conflict or AlreadyAnswered if it was not written."""

    async def close(self) -> None:
        """Let go of connections."""


def store_of(engine: AsyncEngine) -> Store:
    """The store on the database of an engine."""
    writer = writer_of(engine)
    return PostgresStore(engine) if writer is None else SqliteStore(writer)


# ---- SQLite

_SWAP = "UPDATE match SET records=?, timers=?, due=?, asked=? WHERE id=? AND records=? AND seating=?"
_APPEND = "INSERT INTO record (match, seq, content, quiet, at) VALUES (?, ?, ?, ?, ?)"
_NOTE = "INSERT INTO request (guest, id, digest, answer, at) VALUES (?, ?, ?, ?, ?)"
_END = "UPDATE match SET outcome=?, finished=? WHERE id=?"
_END_TABLE = "UPDATE game_table SET state='over', code=NULL, changed=?, version=version+1 WHERE id=?"
_SNAPSHOT = (
    "INSERT INTO snapshot (match, seq, position) VALUES (?, ?, ?) "
    "ON CONFLICT (match) DO UPDATE SET seq=excluded.seq, position=excluded.position"
)


class SqliteStore:
    """Through the process's one connection for writing; those ready at the same time share a commit."""

    def __init__(self, writer: sqlite.Writer) -> None:
        self.writer = writer

    async def append(self, change: Change) -> None:
        """See Store."""
        connection = await self.writer.begin()
        try:
            self._write(connection, change)
        except BaseException as error:
            self.writer.rollback()
            # Refused, perhaps, by somebody whose own change is not on the disk yet: it shall be when we look again.
            await self.writer.settled()
            if isinstance(error, sqlite3.IntegrityError):
                raise AlreadyAnswered from error
            raise
        await self.writer.commit()

    def _write(self, connection: sqlite3.Connection, change: Change) -> None:
        match, at = change.match, change.at
        swap = (change.known + len(change.records), change.timers, change.due, change.asked)
        done = connection.execute(_SWAP, (*swap, match, change.known, change.seating))
        if done.rowcount != 1:
            raise Conflict
        for seq, content, quiet in change.records:
            connection.execute(_APPEND, (match, seq, content, quiet, at))
        if change.note is not None:
            note = change.note
            connection.execute(_NOTE, (note.guest, note.key, note.digest, note.answer, at))
        if change.outcome is not None:
            connection.execute(_END, (change.outcome, at, match))
            connection.execute(_END_TABLE, (at, change.table))
        if change.snapshot is not None:
            connection.execute(_SNAPSHOT, (match, *change.snapshot))
        if change.telling is not telling.NOTHING:
            for statement, rows in telling.statements(change.telling, change.table, "?"):
                connection.executemany(statement, rows)

    async def close(self) -> None:
        """The writer is the engine's."""


# ---- PostgreSQL

_PG_ALL = """
WITH swapped AS (
    UPDATE match SET records = $2 + cardinality($7::int[]), timers = $4, due = $5, asked = $6
    WHERE id = $1 AND records = $2 AND seating = $3 RETURNING id
), appended AS (
    INSERT INTO record (match, seq, content, quiet, at)
    SELECT swapped.id, new.seq, new.content, new.quiet, $10
    FROM swapped, unnest($7::int[], $8::text[], $9::bool[]) AS new (seq, content, quiet)
), noted AS (
    INSERT INTO request (guest, id, digest, answer, at)
    SELECT $11::text, $12::text, $13::text, $14::text, $10 FROM swapped WHERE $11::text <> ''
)
SELECT count(*) FROM swapped
"""
_PG_END = "UPDATE match SET outcome = $2, finished = $3 WHERE id = $1"
_PG_END_TABLE = "UPDATE game_table SET state = 'over', code = NULL, changed = $2, version = version + 1 WHERE id = $1"
_PG_SNAPSHOT = (
    "INSERT INTO snapshot (match, seq, position) VALUES ($1, $2, $3) "
    "ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, position = excluded.position"
)
MOST_CONNECTIONS = 10


async def _nothing_to_reset(connection: Any) -> None:
    """Our statements leave nothing behind in a connection."""


class PostgresStore:
    """One statement, prepared once for each connection, is the whole transaction of a move."""

    def __init__(self, engine: AsyncEngine) -> None:
        _, self._arguments = engine.dialect.create_connect_args(engine.url)
        for name in ("prepared_statement_cache_size", "prepared_statement_name_func", "async_fallback"):
            self._arguments.pop(name, None)
        self._pool: Any = None
        self._opening = asyncio.Lock()

    async def _open(self) -> Any:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    min_size=1, max_size=MOST_CONNECTIONS, reset=_nothing_to_reset, **self._arguments
                )
        return self._pool

    async def append(self, change: Change) -> None:
        """See Store."""
        pool = self._pool or await self._open()
        async with pool.acquire() as connection:
            try:
                if change.outcome is None and change.snapshot is None and change.telling is telling.NOTHING:
                    await self._swap(connection, change)
                else:
                    async with connection.transaction():
                        await self._write_more(connection, change)
            except asyncpg.UniqueViolationError as error:
                raise AlreadyAnswered from error

    async def _swap(self, connection: Any, change: Change) -> None:
        note = change.note or Note("", "", "", "")
        done = await connection.fetchval(
            _PG_ALL,
            change.match,
            change.known,
            change.seating,
            change.timers,
            change.due,
            change.asked,
            [seq for seq, _, _ in change.records],
            [content for _, content, _ in change.records],
            [quiet for _, _, quiet in change.records],
            change.at,
            note.guest,
            note.key,
            note.digest,
            note.answer,
        )
        if done != 1:
            raise Conflict

    async def _write_more(self, connection: Any, change: Change) -> None:
        """With what comes now and then; the table before the match, as all do who change both."""
        if change.outcome is not None:
            await connection.execute(_PG_END_TABLE, change.table, change.at)
        await self._swap(connection, change)
        if change.outcome is not None:
            await connection.execute(_PG_END, change.match, change.outcome, change.at)
        if change.snapshot is not None:
            await connection.execute(_PG_SNAPSHOT, change.match, *change.snapshot)
        for statement, rows in telling.statements(change.telling, change.table, "$1"):
            await connection.executemany(statement, rows)

    async def close(self) -> None:
        """Let go of the connections."""
        if self._pool is not None:
            await self._pool.close()
