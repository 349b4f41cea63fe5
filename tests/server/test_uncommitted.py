"""What is not committed is not shown: a match in memory that is just being changed is waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.alone import Slow, alone, default
from tests.server.serving import sqlite_url
from tetrapolis.server.matches import Matches
from tetrapolis.server.tables_model import Loaded
from tetrapolis.wire.requests import SeatWish

Story = Callable[[Matches, Loaded], Awaitable[None]]


def tell(folder: Path, story: Story) -> None:
    """A match of two seats, in this process."""

    async def told() -> None:
        async with alone(sqlite_url(folder)) as here:
            await story(here.matches, await here.table("citadels", [SeatWish("me"), SeatWish("me")]))

    asyncio.run(told())


@pytest.mark.parametrize("at_least", [-1, 0])
def test_a_reader_waits_for_the_commit(tmp_path: Path, at_least: int) -> None:
    async def story(matches: Matches, table: Loaded) -> None:
        match = table.row.match
        await matches.get(match)
        slow = matches.store = Slow(matches.store)
        change = asyncio.create_task(matches.change(match, default, table.seating))
        await slow.writing.wait()
        reader = asyncio.create_task(matches.get(match, at_least))
        done, _ = await asyncio.wait([reader], timeout=0.05)
        assert not done
        slow.go_on.set()
        assert (await reader).seq == 1
        assert len((await reader).recent) == 1  # with its events
        await change

    tell(tmp_path, story)


def test_a_change_that_fails_was_never_there(tmp_path: Path) -> None:
    async def story(matches: Matches, table: Loaded) -> None:
        match = table.row.match
        await matches.get(match)
        store = matches.store
        slow = matches.store = Slow(store, lambda: OSError("the disk is full"))
        change = asyncio.create_task(matches.change(match, default, table.seating))
        await slow.writing.wait()
        reader = asyncio.create_task(matches.get(match))
        await asyncio.sleep(0)
        slow.go_on.set()
        with pytest.raises(OSError, match="full"):
            await change
        assert (await reader).seq == 0
        assert (await matches.get(match)).seq == 0
        matches.store = store
        assert (await matches.change(match, default, table.seating)).seq == 1

    tell(tmp_path, story)
