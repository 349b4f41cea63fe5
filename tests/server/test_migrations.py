"""A database of every earlier version is brought to today's: nothing in it is lost, and its matches go on.

`earlier/NNNN.sql` is a database (SQLite's dump) that a server of that version wrote, with matches of all games under
way, one that is over and a table that waits for players; `earlier/NNNN.json` tells what its guests know.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import JSON, Boolean, MetaData, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.serving import PATIENCE, Postgres, Server, serving, sqlite_url
from tetrapolis.server import schema
from tetrapolis.server.checks import check_matches
from tetrapolis.server.database import create_engine, migrate, revision

EARLIER = Path(__file__).parent / "earlier"
VERSIONS = ("0001", "0002")
NEWEST = "0013"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh one of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


async def _filled(database: str, version: str, folder: Path) -> None:
    """The database as a server of that version left it."""
    source = folder / "tables.db" if database.startswith("sqlite") else folder / "earlier.db"
    with closing(sqlite3.connect(source)) as made:
        made.executescript((EARLIER / f"{version}.sql").read_text())
        _as_if_just_now(made)
    if database.startswith("sqlite"):
        return
    engine = create_engine(database)
    try:
        await migrate(engine, to=version)
        await _copy(source, engine)
    finally:
        await engine.dispose()


TIMES = {
    "guest": ("created",),
    "link": ("expires",),
    "game_table": ("created", "changed"),
    "match": ("created", "finished", "due"),
    "record": ("at",),
    "request": ("at",),
    "chat": ("at",),
}


def _as_if_just_now(made: sqlite3.Connection) -> None:
    """The server of then has ended a moment ago: else nobody would be waited for any more."""
    since = time.time() - made.execute("SELECT max(at) FROM record").fetchone()[0]
    for table, columns in TIMES.items():
        for column in columns:
            made.execute(f"UPDATE {table} SET {column} = {column} + ?", (since,))
    for match, stored in made.execute("SELECT id, timers FROM match").fetchall():
        timers = msgspec.json.decode(stored)
        for timer in timers.get("running", ()):
            timer["at"] += since
        made.execute("UPDATE match SET timers = ? WHERE id = ?", (msgspec.json.encode(timers).decode(), match))
    made.commit()


async def _copy(source: Path, engine: AsyncEngine) -> None:
    """All rows of a SQLite file, into tables of the same version."""
    known = MetaData()
    async with engine.begin() as connection:
        await connection.run_sync(known.reflect)
        with closing(sqlite3.connect(source)) as made:
            made.row_factory = sqlite3.Row
            for table in known.sorted_tables:
                if table.name == "alembic_version":
                    continue
                rows = [dict(row) for row in made.execute(f"SELECT * FROM {table.name}")]
                for row in rows:
                    for column in table.columns:
                        value = row[column.name]
                        if value is not None and isinstance(column.type, Boolean):
                            row[column.name] = bool(value)
                        elif value is not None and isinstance(column.type, JSON):
                            row[column.name] = msgspec.json.decode(value)
                if rows:
                    await connection.execute(table.insert(), rows)
        await connection.execute(text("SELECT setval('chat_number_seq', (SELECT max(number) FROM chat))"))


@pytest.mark.parametrize("version", VERSIONS)
def test_a_database_of_an_earlier_version_goes_on(database: str, version: str, tmp_path: Path) -> None:
    told = msgspec.json.decode((EARLIER / f"{version}.json").read_bytes())
    asyncio.run(_filled(database, version, tmp_path))
    with serving(database, tmp_path) as server:  # it migrates by itself
        for what, table in told["tables"].items():
            if what == "open":
                _sit_down(server, table)
            elif what == "over":
                _look_back(server, table, told["seqs"][what])
            else:
                _go_on(server, table)
    asyncio.run(_fits(database, told))


def _ask(server: Server, method: str, path: str, token: str, body: object = None, key: str = "") -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} | ({"idempotency-key": key} if key else {})
    return httpx.request(method, server.url + path, headers=headers, json=body, timeout=60)


def _go_on(server: Server, table: dict[str, Any]) -> None:
    """What was answered once is answered so again; who is asked plays on; chat and names are there."""
    path, last = f"/api/tables/{table['id']}", table["last"]
    again = _ask(server, "POST", f"{path}/moves", last["token"], last["body"], last["key"])
    assert (again.status_code, again.json()) == (200, last["answer"]), again.text
    info = _ask(server, "GET", path, last["token"]).json()
    assert (info["title"], info["state"]) == ("Csütörtök", "running")
    assert {seat["name"] for seat in info["seats"]} > {"Anna", "Béla"}
    assert [line["text"] for line in _ask(server, "GET", f"{path}/chat", last["token"]).json()] == ["Te jössz!"]
    rng, end = Random(1), time.monotonic() + PATIENCE
    for _ in range(4):
        assert time.monotonic() < end
        seat = _asked(server, table)
        token = table["seats"][str(seat)]
        state = _ask(server, "GET", f"{path}/state?seat={seat}", token).json()
        legal = state["observation"]["legal"]
        move = rng.choice(legal if isinstance(legal, list) else legal["listed"])
        answer = _ask(server, "POST", f"{path}/moves", token, {"seat": seat, "move": move})
        assert answer.status_code == 200, answer.text
        assert answer.json()["seq"] >= last["answer"]["seq"]


def _asked(server: Server, table: dict[str, Any]) -> int:
    """A person's seat that is asked; bots answer first."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        state = _ask(server, "GET", f"/api/tables/{table['id']}/state", table["last"]["token"]).json()
        for decision in state["observation"]["pending"]:
            if str(decision["seat"]) in table["seats"]:
                return int(decision["seat"])
        time.sleep(0.05)
    raise TimeoutError("no bot moves")


def _look_back(server: Server, table: dict[str, Any], records: int) -> None:
    """A finished match is whole: its state, and every record."""
    path, token = f"/api/tables/{table['id']}", table["last"]["token"]
    assert _ask(server, "GET", path, token).json()["state"] == "over"
    assert _ask(server, "GET", f"{path}/state", token).json()["observation"]["outcome"] is not None
    answer = _ask(server, "GET", f"{path}/record", token)
    assert answer.status_code == 200, answer.text
    assert answer.text.count('"seq":') == records


def _sit_down(server: Server, table: dict[str, Any]) -> None:
    """At a table that waited for players, with its password."""
    token = httpx.post(server.url + "/api/guests", json={"name": "Cili"}).json()["token"]
    path = f"/api/tables/{table['id']}/join"
    assert _ask(server, "POST", path, token, {"password": "rossz"}).status_code == 403
    joined = _ask(server, "POST", path, token, {"password": "titok"})
    assert (joined.status_code, joined.json()["state"]) == (200, "running"), joined.text


async def _fits(database: str, told: dict[str, Any]) -> None:
    """The newest schema, every match replays, and has at least the records it had."""
    engine = create_engine(database)
    try:
        assert await revision(engine) == NEWEST
        assert [each async for each in check_matches(engine)] == [None] * 6
        async with engine.connect() as connection:
            rows = await connection.execute(select(schema.matches.c.table_id, schema.matches.c.records))
            records = {row.table_id: row.records for row in rows}
            bots = {bot for (bot,) in await connection.execute(select(schema.seats.c.bot))} - {""}
        for what, table in told["tables"].items():
            assert records[table["id"]] >= told["seqs"][what]
        assert bots <= {"easy", "normal", "random"}
    finally:
        await engine.dispose()
