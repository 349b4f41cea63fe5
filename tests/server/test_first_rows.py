"""A database of an earlier version is brought to today's, and nothing in it is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import select, text

from tests.server.alone import alone
from tests.server.serving import Postgres, sqlite_url
from tetrapolis.server import schema
from tetrapolis.server.database import create_engine, migrate, revision
from tetrapolis.wire.requests import SeatWish

EARLIER = (
    "INSERT INTO guest (id, name, lang, token, created) VALUES ('g1', 'Anna', 'hu', 'hash', 1.0)",
    """INSERT INTO game_table (id, game, options, players, host, title, listed, password, spectators, pace, clock,
       seconds, free_undo, state, code, match, next_table, source, created, changed, version)
       VALUES ('t1', 'citadels', '{}', 2, 'g1', 'Csütörtök', false, '', true, 'live', 'none',
       0, false, 'open', 'ABCDEF', '', '', '', 1.0, 1.0, 0)""",
    """INSERT INTO seat (table_id, seat, kind, guest, bot, name, webhook, notified)
       VALUES ('t1', 0, 'guest', 'g1', '', 'Anna', '', ''), ('t1', 1, 'bot', '', 'greedy', 'Bruno', '', '')""",
)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh one of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


def test_rows_of_the_first_version_stay_and_get_what_is_new(database: str) -> None:
    async def told() -> None:
        engine = create_engine(database)
        try:
            await migrate(engine, to="0001")
            async with engine.begin() as connection:
                for row in EARLIER:
                    await connection.execute(text(row))
            await migrate(engine)
            assert await revision(engine) == "0013"
            async with engine.connect() as connection:
                guest = (await connection.execute(select(schema.guests))).one()
                table = (await connection.execute(select(schema.tables))).one()
                seats = (await connection.execute(select(schema.seats).order_by(schema.seats.c.seat))).all()
            assert (guest.name, guest.program) == ("Anna", False)
            assert (table.title, table.hints, table.undo_ask) == ("Csütörtök", True, "")
            assert [(seat.name, seat.bot, seat.program) for seat in seats] == [
                ("Anna", "", False),
                ("Bruno", "normal", False),
            ]
        finally:
            await engine.dispose()

    asyncio.run(told())


def test_the_migrations_make_the_schema_of_the_program(database: str) -> None:
    async def told() -> None:
        engine = create_engine(database)
        try:
            await migrate(engine)

            def differences(connection: Any) -> list[Any]:
                return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

            async with engine.connect() as connection:
                assert await connection.run_sync(differences) == []
        finally:
            await engine.dispose()
        async with alone(database) as here:
            made = await here.table("citadels", [SeatWish("me"), SeatWish("bot", bot="hard")])
            assert made.seats[1].bot == "hard"

    asyncio.run(told())
