"""The database: one engine for SQLite or PostgreSQL, and its migrations, run at start."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from sqlalchemy import event, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tetrapolis.core.extras import need
from tetrapolis.server import sqlite

POSTGRES_ERRORS: tuple[type[Exception], ...] = ()
"""What PostgreSQL's driver passes on from it."""
POSTGRES_LOST: tuple[type[Exception], ...] = ()
"""What the driver says itself: the connection is lost or cannot be used."""
with suppress(ModuleNotFoundError):  # without the extra `postgres` nobody raises them
    import asyncpg

    POSTGRES_ERRORS, POSTGRES_LOST = (asyncpg.PostgresError,), (asyncpg.InterfaceError,)

MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 7_383_001
"""PostgreSQL's advisory lock while migrations run: several processes may start at once."""


def create_engine(url: str) -> AsyncEngine:
    """An engine; on SQLite transactions take the write lock at once, so that none fails half-way.

    Its errors quote no parameters: those are seeds, moves and hashes of tokens.
    """
    if not url.startswith("sqlite"):
        need("postgres", "asyncpg")
        return create_async_engine(url, pool_size=10, max_overflow=20, pool_pre_ping=True, hide_parameters=True)
    path = make_url(url).database
    if not path or path == ":memory:":
        raise ValueError("SQLite needs a file")
    writer, readers = sqlite.Writer(path), sqlite.Readers(path)

    async def connect() -> sqlite.Connection:
        return sqlite.Connection(readers, writer)

    # Connections cost nothing until they read; those that wait for their turn to write must not keep out others.
    engine = create_async_engine(
        url, async_creator=connect, pool_size=5, max_overflow=-1, pool_use_lifo=True, hide_parameters=True
    )

    _WRITERS[engine] = writer

    @event.listens_for(engine.sync_engine, "engine_disposed")
    def _disposed(_: Any) -> None:
        writer.close()
        readers.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Any) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else sqlite.BEGIN_WRITING)

    return engine


_WRITERS: WeakKeyDictionary[AsyncEngine, sqlite.Writer] = WeakKeyDictionary()


def writer_of(engine: AsyncEngine) -> sqlite.Writer | None:
    """The writer of an engine on SQLite."""
    return _WRITERS.get(engine)


_READING: WeakKeyDictionary[AsyncEngine, AsyncEngine] = WeakKeyDictionary()
"""Made once for each engine: it takes as long as a query."""


def reading(engine: AsyncEngine) -> AsyncEngine:
    """The same engine for transactions that only read: they wait for nobody."""
    found = _READING.get(engine)
    if found is None:
        found = _READING[engine] = engine.execution_options(reading=True)
    return found


async def migrate(engine: AsyncEngine, to: str = "head") -> None:
    """Bring the database to a schema, usually the newest."""
    async with engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_lock({_LOCK})"))
        try:
            await connection.run_sync(_upgrade, to)
            await connection.commit()
        finally:
            if connection.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_unlock({_LOCK})"))
                await connection.commit()


def _upgrade(connection: Any, to: str) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


async def revision(engine: AsyncEngine) -> str:
    """The number of the schema a database has; empty if it has none."""
    async with reading(engine).connect() as connection:
        found = await connection.run_sync(lambda plain: MigrationContext.configure(plain).get_current_revision())
    return found or ""


async def healthy(engine: AsyncEngine) -> bool:
    """Whether the database answers."""
    async with reading(engine).connect() as connection:
        return (await _one(connection)) == 1


async def _one(connection: AsyncConnection) -> int:
    found: int = (await connection.execute(text("SELECT 1"))).scalar_one()
    return found
