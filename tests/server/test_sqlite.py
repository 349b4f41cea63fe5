"""SQLite shared by all who write in a process: one commit for many, and nobody told of what is not on the disk."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tetrapolis.server import sqlite
from tetrapolis.server.database import create_engine, reading


def run(path: Path, story: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    async def whole() -> None:
        engine = create_engine(f"sqlite+aiosqlite:///{path / 'test.db'}")
        try:
            async with engine.begin() as connection:
                await connection.execute(text("CREATE TABLE t (n INTEGER PRIMARY KEY)"))
            await story(engine)
        finally:
            await engine.dispose()

    asyncio.run(whole())


async def put(connection: AsyncConnection, number: int) -> None:
    await connection.execute(text("INSERT INTO t VALUES (:n)"), {"n": number})


async def add(engine: AsyncEngine, number: int) -> None:
    async with engine.begin() as connection:
        await put(connection, number)


async def numbers(engine: AsyncEngine) -> list[int]:
    async with reading(engine).begin() as connection:
        return list((await connection.execute(text("SELECT n FROM t ORDER BY n"))).scalars())


class Counting:
    """Counts real commits, and can make one fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.commits = 0
        self.fails = False
        wait = sqlite.Writer._wait

        def counted(writer: sqlite.Writer, do: Callable[[], object]) -> Coroutine[Any, Any, None]:
            self.commits += 1
            if self.fails:

                def fail() -> None:
                    writer.connection.rollback()
                    raise sqlite3.OperationalError("disk I/O error")

                return wait(writer, fail)
            return wait(writer, do)

        monkeypatch.setattr(sqlite.Writer, "_wait", counted)


def test_those_who_write_at_once_share_a_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting(monkeypatch)

    async def story(engine: AsyncEngine) -> None:
        before = counting.commits
        await asyncio.gather(*(add(engine, number) for number in range(100)))
        assert await numbers(engine) == list(range(100))
        assert 1 <= counting.commits - before < 20

    run(tmp_path, story)


def test_one_that_fails_takes_nobody_along(tmp_path: Path) -> None:
    async def story(engine: AsyncEngine) -> None:
        async def twice(number: int) -> None:
            async with engine.begin() as connection:
                await put(connection, number)
                await put(connection, number)

        tries = [twice(number) if number % 3 == 0 else add(engine, number) for number in range(30)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [isinstance(result, IntegrityError) for result in results] == [n % 3 == 0 for n in range(30)]
        assert await numbers(engine) == [number for number in range(30) if number % 3]

    run(tmp_path, story)


def test_a_transaction_is_seen_when_it_is_on_the_disk(tmp_path: Path) -> None:
    async def story(engine: AsyncEngine) -> None:
        async with engine.begin() as connection:
            await put(connection, 1)
            assert await numbers(engine) == []
        assert await numbers(engine) == [1]

    run(tmp_path, story)


def test_who_is_refused_because_of_another_finds_it_on_the_disk(tmp_path: Path) -> None:
    async def story(engine: AsyncEngine) -> None:
        async def second() -> list[int]:
            with pytest.raises(IntegrityError):
                await add(engine, 1)
            return await numbers(engine)

        _, found = await asyncio.gather(add(engine, 1), second())
        assert found == [1]

    run(tmp_path, story)


def test_a_commit_that_fails_is_told_to_all_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting(monkeypatch)

    async def story(engine: AsyncEngine) -> None:
        counting.fails = True
        results = await asyncio.gather(*(add(engine, number) for number in range(5)), return_exceptions=True)
        assert all(isinstance(result, OperationalError) for result in results)
        counting.fails = False
        await add(engine, 7)
        assert await numbers(engine) == [7]

    run(tmp_path, story)


def test_an_error_that_ends_the_transaction_is_told_to_those_who_waited(tmp_path: Path) -> None:
    async def story(engine: AsyncEngine) -> None:
        async def breaks_down() -> None:
            async with engine.begin() as connection:
                await put(connection, 2)
                await connection.exec_driver_sql("ROLLBACK")  # as SQLite does when the disk is full

        results = await asyncio.gather(add(engine, 1), breaks_down(), add(engine, 3), return_exceptions=True)
        assert [isinstance(result, OperationalError) for result in results] == [True, True, False]
        assert await numbers(engine) == [3]

    run(tmp_path, story)


def test_another_process_that_writes_is_waited_for(tmp_path: Path) -> None:
    async def story(engine: AsyncEngine) -> None:
        other = sqlite3.connect(tmp_path / "test.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        other.execute("INSERT INTO t VALUES (1)")
        waiting = [asyncio.create_task(add(engine, number)) for number in (2, 3)]
        assert await numbers(engine) == []  # reading goes on
        assert not any(task.done() for task in waiting)
        other.execute("COMMIT")
        await asyncio.gather(*waiting)
        assert await numbers(engine) == [1, 2, 3]
        other.execute("BEGIN IMMEDIATE")  # nobody holds the lock when there is nothing to write
        other.execute("ROLLBACK")
        other.close()

    run(tmp_path, story)


def test_who_gives_up_leaves_no_lock_behind(tmp_path: Path) -> None:
    async def story(engine: AsyncEngine) -> None:
        for rounds in range(30):
            tasks = [asyncio.create_task(add(engine, rounds * 10 + number)) for number in range(5)]
            for _ in range(rounds):
                await asyncio.sleep(0)
            tasks[rounds % 5].cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            done = {rounds * 10 + number for number, result in enumerate(results) if result is None}
            found = set(await numbers(engine))
            assert done <= found
            assert len(done) >= 4
        other = sqlite3.connect(tmp_path / "test.db", isolation_level=None, timeout=5)
        other.execute("BEGIN IMMEDIATE")
        other.close()

    run(tmp_path, story)


def test_a_database_in_memory_is_refused() -> None:
    with pytest.raises(ValueError, match="file"):
        create_engine("sqlite+aiosqlite://")


def test_those_who_read_while_many_wait_to_write_share_a_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A closed connection keeps its descriptor while others have the file open: so hardly any is opened."""
    opened: list[str] = []
    connect = sqlite.connect

    def counted(path: str) -> sqlite3.Connection:
        opened.append(path)
        return connect(path)

    monkeypatch.setattr(sqlite, "connect", counted)

    async def story(engine: AsyncEngine) -> None:
        async with engine.begin() as first:  # the others wait for this one, each with a connection of the pool
            waiting = [asyncio.create_task(add(engine, number)) for number in range(1, 41)]
            await asyncio.sleep(0)
            for _ in range(100):
                assert await numbers(engine) == []
            await put(first, 0)
        await asyncio.gather(*waiting)
        assert await numbers(engine) == list(range(41))

    run(tmp_path, story)
    assert len(opened) <= 3  # one writes, one reads, one copies the log


def test_what_was_read_before_is_no_snapshot_for_the_next(tmp_path: Path) -> None:
    """A connection that is lent again has no old transaction in it."""

    async def story(engine: AsyncEngine) -> None:
        async with reading(engine).connect() as early:
            await early.execute(text("SELECT n FROM t"))
            await add(engine, 1)
            again = await early.execute(text("SELECT n FROM t"))
            assert list(again.scalars()) == []  # it still sees what was there when it began
        assert await numbers(engine) == [1]

    run(tmp_path, story)
