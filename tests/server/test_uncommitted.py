"""What is not committed is not shown: a match in memory that is just being changed is waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.serving import sqlite_url
from tetrapolis.core.match import Match
from tetrapolis.core.types import Event
from tetrapolis.server import people
from tetrapolis.server.database import create_engine, migrate
from tetrapolis.server.matches import Matches
from tetrapolis.server.tables import Tables
from tetrapolis.server.tables_model import Loaded, NewTable, SeatWish

Story = Callable[[Matches, Loaded], Awaitable[None]]


def tell(folder: Path, story: Story) -> None:
    """A match of two seats, in this process."""

    async def told() -> None:
        async def nobody(table: str, seq: int) -> None:
            pass

        engine = create_engine(sqlite_url(folder))
        try:
            await migrate(engine)
            matches = Matches(engine, nobody)
            guest, _ = await people.arrive(engine, "Anna", "en")
            table = await Tables(engine, matches, 5).create(
                guest, NewTable("citadels", [SeatWish("me"), SeatWish("me")])
            )
            await story(matches, table)
        finally:
            await engine.dispose()

    asyncio.run(told())


def default(match: Match) -> list[Event]:
    seat = match.position.pending[0].seat
    return match.play(seat, match.position.default(seat))


@pytest.mark.parametrize("at_least", [-1, 0])
def test_a_reader_waits_for_the_commit(tmp_path: Path, at_least: int) -> None:
    async def story(matches: Matches, table: Loaded) -> None:
        match = table.row.match
        await matches.get(match)
        writing, go_on = asyncio.Event(), asyncio.Event()

        async def slowly(connection: AsyncConnection, seq: int) -> None:
            writing.set()
            await go_on.wait()

        change = asyncio.create_task(matches.change(match, default, table.seating, slowly))
        await writing.wait()
        reader = asyncio.create_task(matches.get(match, at_least))
        done, _ = await asyncio.wait([reader], timeout=0.05)
        assert not done
        go_on.set()
        assert (await reader).seq == 1
        assert len((await reader).recent) == 1  # with its events
        await change

    tell(tmp_path, story)


def test_a_change_that_fails_was_never_there(tmp_path: Path) -> None:
    async def story(matches: Matches, table: Loaded) -> None:
        match = table.row.match
        await matches.get(match)
        writing, go_on = asyncio.Event(), asyncio.Event()

        async def fail(connection: AsyncConnection, seq: int) -> None:
            writing.set()
            await go_on.wait()
            raise OSError("the disk is full")

        change = asyncio.create_task(matches.change(match, default, table.seating, fail))
        await writing.wait()
        reader = asyncio.create_task(matches.get(match))
        await asyncio.sleep(0)
        go_on.set()
        with pytest.raises(OSError, match="full"):
            await change
        assert (await reader).seq == 0
        assert (await matches.get(match)).seq == 0
        assert (await matches.change(match, default, table.seating)).seq == 1

    tell(tmp_path, story)
