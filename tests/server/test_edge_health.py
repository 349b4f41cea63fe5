"""Whether a server is well: it says what is true of a database that is full, gone, replaced or broken; so do tables."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import make_url

from tests.server.guests import run
from tests.server.inside import Inside, Listener, Person, inside
from tests.server.serving import Postgres, RedisServer, Server, serving, wait_until
from tetrapolis.locales import t
from tetrapolis.server import bus, health
from tetrapolis.server.database import writer_of

Break = Callable[[Path], None]


async def seated(here: Inside) -> tuple[Person, str, Listener]:
    """Somebody who plays both sides and listens."""
    anna = await here.guest("Anna", "hu")
    table = (await anna.done("POST", "/api/tables", {"game": "ankh_morpork", "seats": [{"kind": "me"}] * 2}))["id"]
    return anna, f"/api/tables/{table}", await here.listen(anna, table)


async def move(anna: Person, path: str) -> httpx.Response:
    """Whoever is asked plays any move."""
    for seat in (0, 1):
        seen = (await anna.done("GET", f"{path}/state?seat={seat}"))["observation"]
        if seen["legal"]:
            return await anna.ask("POST", f"{path}/moves", {"seat": seat, "move": seen["legal"][0]})
    raise AssertionError("nobody is asked")


async def says(here: Inside, state: str) -> None:
    """What it answers to those who look after it; it looks anew before."""
    await here.app.monitor.look()
    nobody, well = here.nobody(), state == "well"
    assert (await nobody.ask("GET", "/health/live")).status_code == 200
    for path in ("/health/ready", "/health"):
        answer = await nobody.ask("GET", path)
        assert (answer.status_code, answer.json()["state"]) == (200 if well else 503, state)
        assert answer.json()["ok"] is well
        assert ("retry-after" in answer.headers) is not well


def refused(answer: httpx.Response) -> None:
    """It was not carried out, and that is what it says."""
    assert (answer.status_code, answer.json()["code"]) == (503, "server-error-not-writable")
    assert answer.json()["detail"] == t("hu", "server-error-not-writable")
    assert "retry-after" in answer.headers


async def redis_is(here: Inside, well: bool | None) -> None:
    """What it says of Redis; it is ready anyhow."""
    await says(here, "well")
    nobody = here.nobody()
    for path in ("/health/ready", "/health"):
        assert (await nobody.done("GET", path))["redis"] is well
    assert (await nobody.done("GET", "/health/live"))["redis"] is None  # nothing is asked for that


@pytest.fixture(autouse=True)
def on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """The monitor looks when the test says so."""
    monkeypatch.setattr(health, "LOOK", 1e6)


# ---- the file


def deleted(path: Path) -> None:
    path.unlink()


def replaced(path: Path) -> None:
    other = path.with_name("other.db")
    with closing(sqlite3.connect(other)) as made:
        made.execute("CREATE TABLE health (id INTEGER PRIMARY KEY, at FLOAT)")
        made.commit()
    other.replace(path)


def overwritten(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(b"garbage!" * (path.stat().st_size // 8))


@pytest.mark.parametrize(("broken", "state"), [(deleted, "replaced"), (replaced, "replaced"), (overwritten, "corrupt")])
def test_a_file_that_is_not_what_it_was(tmp_path: Path, broken: Break, state: str) -> None:
    """Given a table, when the file is taken away, then all who ask or play are told, and no move is taken."""

    async def story() -> None:
        async with inside(tmp_path) as here:
            anna, path, listener = await seated(here)
            assert (await move(anna, path)).status_code == 200
            await says(here, "well")
            broken(tmp_path / "tables.db")
            await says(here, state)
            await listener.until("condition", writable=False)
            seq = (await anna.done("GET", f"{path}/state"))["seq"]  # what is in memory can still be looked at
            refused(await move(anna, path))
            refused(await anna.ask("POST", f"{path}/chat", {"text": "Hello?"}))
            refused(await anna.ask("POST", "/api/guests", {"name": "Béla", "lang": "hu"}))
            assert (await anna.done("GET", f"{path}/state"))["seq"] == seq
            await says(here, state)  # and it stays so

    run(story())


def test_a_file_that_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as here:
            anna, path, listener = await seated(here)
            file = tmp_path / "tables.db"
            file.rename(tmp_path / "away.db")
            await says(here, "replaced")
            after = await listener.until("condition", writable=False)
            (tmp_path / "away.db").rename(file)
            await says(here, "well")
            await listener.until("condition", after, writable=True)
            assert (await move(anna, path)).status_code == 200

    run(story())


def test_a_file_that_is_broken_inside_is_found(tmp_path: Path) -> None:
    """Given a file whose beginning is sound, when all of it is checked, then the rest is found to be broken."""

    async def story() -> None:
        async with inside(tmp_path) as here:
            await says(here, "well")
        file = tmp_path / "tables.db"
        size = 4096
        with file.open("r+b") as broken:
            broken.seek(size)
            broken.write(os.urandom(file.stat().st_size - size))
        assert not sound(file)

    def sound(file: Path) -> bool:
        try:
            return health._sound(str(file))
        except sqlite3.DatabaseError:
            return False

    run(story())


# ---- the disk


def test_a_database_that_may_not_grow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a full disk, when a move fails, then the table says so at once; when there is room again, it goes on."""
    free = [10**12]
    monkeypatch.setattr(health.Monitor, "_free", staticmethod(lambda path: free[0]))

    async def story() -> None:
        async with inside(tmp_path) as here:
            anna, path, listener = await seated(here)
            await says(here, "well")
            free[0] = 1_000
            await says(here, "nearly-full")
            assert (await move(anna, path)).status_code == 200  # there is a little room
            writer = writer_of(here.app.engine)
            assert writer is not None
            (pages,) = writer.connection.execute("PRAGMA page_count").fetchone()
            writer.connection.execute(f"PRAGMA max_page_count={pages}")
            answer = await move(anna, path)
            while answer.status_code == 200:  # until the pages are full
                answer = await move(anna, path)
            refused(answer)
            after = await listener.until("condition", writable=False)
            await says(here, "unwritable")
            writer.connection.execute("PRAGMA max_page_count=1000000")
            free[0] = 10**12
            await says(here, "well")
            await listener.until("condition", after, writable=True)
            assert (await move(anna, path)).status_code == 200

    run(story())


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 3 MB, where this may be made."""
    where = tmp_path / "disk"
    where.mkdir()
    if os.geteuid() != 0 or shutil.which("mount") is None:
        pytest.skip("only root may mount a small disk")
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", where], check=False).returncode:
        pytest.skip("no small disk can be mounted here")
    yield where
    subprocess.run(["umount", "-l", where], check=True)


def test_a_full_disk(small_disk: Path) -> None:
    """The same with a real one."""

    async def story() -> None:
        async with inside(small_disk, free_bytes=100_000) as here:
            anna, path, listener = await seated(here)
            await says(here, "well")
            filler = small_disk / "filler"
            with filler.open("wb", buffering=0) as file:
                size = 65_536
                while size:
                    try:
                        file.write(b"x" * size)
                    except OSError:
                        size //= 2
            answer = await move(anna, path)
            for _ in range(200):
                if answer.status_code != 200:
                    break
                answer = await move(anna, path)
            refused(answer)
            after = await listener.until("condition", writable=False)
            await says(here, "unwritable")
            seq = (await anna.done("GET", f"{path}/state"))["seq"]
            filler.unlink()
            await says(here, "well")
            await listener.until("condition", after, writable=True)
            assert (await move(anna, path)).json() == {"seq": seq + 1}

    run(story())


# ---- a real process, by itself


def test_it_notices_by_itself(tmp_path: Path) -> None:
    with serving(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", tmp_path) as server:
        (tmp_path / "tables.db").unlink()
        _until(server, "replaced")
        assert httpx.get(server.url + "/health/live").status_code == 200


def _until(server: Server, state: str) -> None:
    wait_until(lambda: httpx.get(server.url + "/health/ready").json()["state"] == state)


def test_it_reads_and_writes_a_real_row(tmp_path: Path) -> None:
    async def story() -> float:
        async with inside(tmp_path) as here:
            await says(here, "well")
            with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
                found: float = database.execute("SELECT at FROM health WHERE id = 1").fetchone()[0]
        return found

    assert run(story()) > 0


def test_a_table_that_is_gone_is_noticed(tmp_path: Path) -> None:
    """Nobody can be served from a database without tables."""

    async def story() -> None:
        async with inside(tmp_path) as here:
            with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
                database.execute("DROP TABLE health")
                database.commit()
            await says(here, "unreadable")

    run(story())


# ---- PostgreSQL


def test_postgresql_that_may_only_be_read(tmp_path: Path, postgres: Postgres) -> None:
    """Given a database that takes nothing, when somebody wants to change something, then he is told so."""
    database = postgres.database()
    name = make_url(database).database
    others = f"FROM pg_stat_activity WHERE datname = '{name}' AND pid <> pg_backend_pid()"
    new_connections = f"SELECT pg_terminate_backend(pid) {others};"
    with serving(database, tmp_path) as server:
        postgres._server.psql(f"ALTER DATABASE {name} SET default_transaction_read_only = on;")
        postgres._server.psql(new_connections)
        wish: dict[str, Any] = {"name": "Anna", "lang": "hu"}

        def told() -> bool:
            answer = httpx.post(server.url + "/api/guests", json=wish)
            assert answer.status_code in (201, 503)  # 201: through a connection that did not know yet
            return answer.status_code == 503 and bool(answer.json()["code"] == "server-error-not-writable")

        wait_until(told)
        _until(server, "unwritable")
        postgres._server.psql(
            f"SET default_transaction_read_only = off; ALTER DATABASE {name} SET default_transaction_read_only = off;"
        )
        postgres._server.psql(new_connections)
        _until(server, "well")
        assert httpx.post(server.url + "/api/guests", json=wish).status_code == 201


@pytest.mark.parametrize(("part", "state"), [("_read", "unreadable"), ("_write", "unwritable")])
def test_a_database_that_does_not_answer_in_time_is_not_well_until_it_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str, state: str
) -> None:
    """The process starts all the same, goes on looking, and says when it is well again."""

    async def hangs(self: health.Monitor) -> None:
        await asyncio.sleep(60)

    async def story() -> None:
        with monkeypatch.context() as while_it_hangs:
            while_it_hangs.setattr(health, "PATIENCE", 0.05)
            while_it_hangs.setattr(health.Monitor, part, hangs)
            async with inside(tmp_path) as here:
                assert here.app.monitor.health.state == state
                while_it_hangs.undo()
                await here.app.monitor.look()
                assert here.app.monitor.health.state == "well"

    run(story())


# ---- Redis


def test_without_redis_it_is_ready_and_says_what_is_missing(tmp_path: Path, redis: RedisServer) -> None:
    """Given a server with Redis, when that is killed, then the server says so, and plays on; when it is back, too."""

    async def story() -> None:
        async with inside(tmp_path, redis=redis.url) as here:
            anna, path, _ = await seated(here)
            await redis_is(here, True)
            redis.kill()
            await redis_is(here, False)
            assert (await move(anna, path)).status_code == 200
            await redis_is(here, False)
            redis.start()
            await redis_is(here, True)

    run(story())


def test_redis_that_hangs_does_not_answer(tmp_path: Path, redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "PATIENCE", 0.2)

    async def story() -> None:
        async with inside(tmp_path, redis=redis.url) as here:
            await redis_is(here, True)
            with redis.hanging():
                await redis_is(here, False)
            await redis_is(here, True)

    run(story())


def test_without_redis_nothing_is_said_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as here:
            await redis_is(here, None)

    run(story())
