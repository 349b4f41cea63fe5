"""The database: one engine for SQLite or PostgreSQL, and its migrations, run at start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 7_383_001
"""PostgreSQL's advisory lock while migrations run: several processes may start at once."""


def create_engine(url: str) -> AsyncEngine:
    """An engine; on SQLite transactions take the write lock at once, so that none fails half-way."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=10, max_overflow=20, pool_pre_ping=True)
    engine = create_async_engine(url, connect_args={"timeout": 15})

    @event.listens_for(engine.sync_engine, "connect")
    def _connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=15000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Any) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


def reading(engine: AsyncEngine) -> AsyncEngine:
    """The same engine for transactions that only read: they wait for nobody."""
    return engine.execution_options(reading=True)


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest schema."""
    async with engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_lock({_LOCK})"))
        try:
            await connection.run_sync(_upgrade)
            await connection.commit()
        finally:
            if connection.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_unlock({_LOCK})"))
                await connection.commit()


def _upgrade(connection: Any) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def healthy(engine: AsyncEngine) -> bool:
    """Whether the database answers."""
    async with reading(engine).connect() as connection:
        return (await _one(connection)) == 1


async def _one(connection: AsyncConnection) -> int:
    found: int = (await connection.execute(text("SELECT 1"))).scalar_one()
    return found
