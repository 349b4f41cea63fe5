"""The hot transaction: what may not be written is not written, in no table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, text

from tests.server.alone import Alone, alone
from tests.server.serving import Postgres, sqlite_url
from tetrapolis.server import schema
from tetrapolis.server.store import AlreadyAnswered, Change, Conflict, Note
from tetrapolis.server.tables_model import Loaded
from tetrapolis.wire.requests import SeatWish

Story = Callable[[Alone, Loaded], Awaitable[None]]
WRITTEN = (schema.tables, schema.matches, schema.records, schema.requests, schema.snapshots)
OVER = msgspec.json.encode({"winners": [0]}).decode()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh one of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


def tell(database: str, story: Story) -> None:
    """A match of two seats, in this process."""

    async def told() -> None:
        async with alone(database) as here:
            await story(here, await here.table("citadels", [SeatWish("me"), SeatWish("me")]))

    asyncio.run(told())


def change_of(table: Loaded, known: int = 1, key: str = "", **more: Any) -> Change:
    """One record more, with everything else that may come with it if `more` says so."""
    note = Note("anna", key, "digest", '{"seq":1}') if key else None
    change = Change(
        table.row.match,
        table.row.id,
        known,
        table.row.version,
        [(known, f'{{"seq":{known}}}', False)],
        '{"running":[],"left":{}}',
        12.5,
        "[1]",
        time.time(),
        note=note,
    )
    return msgspec.structs.replace(change, **more)


async def everything(here: Alone) -> list[list[tuple[Any, ...]]]:
    """All rows that a change could touch."""
    async with here.engine.connect() as connection:
        return [
            [tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key.columns))]
            for table in WRITTEN
        ]


MORE: list[dict[str, Any]] = [{}, {"outcome": OVER}, {"snapshot": (1, "position")}]
"""On PostgreSQL what comes with a change now and then goes another way."""


@pytest.mark.parametrize("more", MORE, ids=["plain", "over", "snapshot"])
@pytest.mark.parametrize("old", ["records", "too many", "seating"])
def test_what_was_judged_by_something_old_is_not_written(database: str, old: str, more: dict[str, Any]) -> None:
    async def story(here: Alone, table: Loaded) -> None:
        await here.store.append(change_of(table, key="first"))
        before = await everything(here)
        wrong = {
            "records": change_of(table, known=1, key="late", **more),
            "too many": change_of(table, known=3, key="early", **more),
            "seating": change_of(table, known=2, key="left", seating=table.row.version - 1, **more),
        }
        with pytest.raises(Conflict):
            await here.store.append(wrong[old])
        assert await everything(here) == before
        await here.store.append(change_of(table, known=2, key="second"))  # nothing is left behind in its way

    tell(database, story)


@pytest.mark.parametrize("more", MORE, ids=["plain", "over", "snapshot"])
def test_a_repeated_key_writes_nothing(database: str, more: dict[str, Any]) -> None:
    async def story(here: Alone, table: Loaded) -> None:
        await here.store.append(change_of(table, key="first"))
        before = await everything(here)
        with pytest.raises(AlreadyAnswered):
            await here.store.append(change_of(table, known=2, key="first", **more))
        assert await everything(here) == before
        await here.store.append(change_of(table, known=2, key="second"))

    tell(database, story)


def test_of_many_at_once_one_is_written(database: str) -> None:
    async def story(here: Alone, table: Loaded) -> None:
        tries = [here.store.append(change_of(table, key=f"key {number}")) for number in range(8)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(each).__name__ for each in done) == ["Conflict"] * 7 + ["NoneType"]
        _, (match,), records, requests, _ = await everything(here)
        assert (len(records), len(requests)) == (2, 1)
        assert match[schema.matches.columns.keys().index("records")] == 2

    tell(database, story)


def test_what_is_written(database: str) -> None:
    async def story(here: Alone, table: Loaded) -> None:
        records = [(1, '{"seq":1}', True), (2, '{"seq":2}', False)]
        change = change_of(table, key="k", records=records, outcome=OVER, snapshot=(2, "position"))
        await here.store.append(change)
        async with here.engine.connect() as connection:
            match = (await connection.execute(select(schema.matches))).one()
            row = (await connection.execute(select(schema.tables))).one()
            stored = list(await connection.execute(select(schema.records).order_by(schema.records.c.seq)))
            note = (await connection.execute(select(schema.requests))).one()
            snapshot = (await connection.execute(text("SELECT seq, position FROM snapshot"))).one()
        assert (match.records, match.due, match.asked, match.outcome) == (3, 12.5, [1], {"winners": [0]})
        assert (match.timers, match.finished) == ({"running": [], "left": {}}, change.at)
        assert (row.state, row.code, row.version, row.changed) == ("over", None, table.row.version + 1, change.at)
        assert [(each.seq, each.content, each.quiet) for each in stored[1:]] == records
        assert (note.guest, note.id, note.digest, note.answer) == ("anna", "k", "digest", '{"seq":1}')
        assert tuple(snapshot) == (2, "position")

    tell(database, story)
