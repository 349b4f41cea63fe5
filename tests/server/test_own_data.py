"""Own data: all of it in one file, and going for good while others keep their matches."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from tests.server.guests import arrived, bare, bearer, hot_seat, play_out, refused, run
from tests.server.serving import Postgres, Server, serving, sqlite_url
from tetrapolis.client import Client
from tetrapolis.core.match import replay_file
from tetrapolis.games import game
from tetrapolis.server import schema
from tetrapolis.server.checks import check_matches
from tetrapolis.server.database import create_engine


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Server]:
    with serving(database, tmp_path, constants={"sessions.KEPT": -1}) as running:
        yield running


async def bundle_of(server: Server, client: Client) -> dict[str, bytes]:
    async with bare(server) as http:
        answer = await http.get("/api/me/export", headers=bearer(client))
        assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip"), answer.text
        with zipfile.ZipFile(io.BytesIO(answer.content)) as bundle:
            return {name: bundle.read(name) for name in bundle.namelist()}


def test_all_that_is_ones_own_comes_in_one_file(server: Server, tmp_path: Path) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            over = await anna.create("walled_city", ["me", "open"])
            await bela.join(over.id)
            await play_out([anna, bela], over.id)
            on = await anna.create("citadels", ["me", "open"])
            await bela.join(on.id)
            await anna.chat(on.id, "Hello")
            await bela.chat(on.id, "Not Anna's words")
            files = await bundle_of(server, anna)
            read: dict[str, Any] = {
                name: msgspec.json.decode(content) for name, content in files.items() if name.endswith(".json")
            }
            assert read["you.json"]["name"] == "Anna"
            assert [line["text"] for line in read["chat.json"]] == ["Hello"]
            assert len(read["session.json"]) == 1
            assert "Anna" in files["README.txt"].decode()
            seen = read[f"tables/{on.id}/seat-1.json"]["observation"]
            async with bare(server) as http:
                states = [
                    (await http.get(f"/api/tables/{on.id}/state?seat={seat}&protocol=2", headers=bearer(who))).json()
                    for seat, who in ((0, anna), (1, bela))
                ]
            assert seen == states[0]["observation"]
            assert seen != states[1]["observation"]
            assert f"tables/{on.id}/seat-2.json" not in files  # another's hand
            assert f"tables/{on.id}/match.jsonl" not in files  # nor the deal of a match that goes on
            record = tmp_path / "match.jsonl"
            record.write_bytes(files[f"tables/{over.id}/match.jsonl"])
            assert replay_file(record, game).position.outcome is not None
            whole = b"".join(files.values())
            assert anna.token.encode() not in whole
            assert b'"token"' not in whole

    run(story())


def test_who_goes_leaves_others_their_matches(server: Server, database: str) -> None:
    async def story() -> None:
        async with arrived(server, "Anna Ödön", "Béla") as (anna, bela), bare(server) as http:
            over = await anna.create("walled_city", ["me", "open"])
            await bela.join(over.id)
            await play_out([anna, bela], over.id)
            on = await anna.create("citadels", ["me", "open"])
            await bela.join(on.id)
            await anna.chat(on.id, "My words")
            waiting = await anna.create("genoa", ["me", "open"])
            code = (await http.post("/api/me/code", headers=bearer(anna))).json()["code"]
            gone = await http.post("/api/me/delete", headers=bearer(anna))
            assert (gone.status_code, gone.json()["name"]) == (200, "Ghost 1")
            await refused(anna.me(), 401, "server-error-who")
            assert (await http.post("/api/recovery", json={"code": code})).status_code == 403
            seats = (await bela.table(on.id)).seats
            assert [(seat.name, seat.kind) for seat in seats] == [("Ghost 1", "bot"), ("Béla", "guest")]
            assert [seat.name for seat in (await bela.table(over.id)).seats] == ["Ghost 1", "Béla"]
            assert (await bela.state(over.id, 1)).observation.outcome is not None
            record = await bela.record(over.id)
            assert record.header.names == ("Ghost 1", "Béla")
            assert await bela.said(on.id) == []
            assert (await bela.table(waiting.id)).state == "closed"
            for name in ("Anna Ödön", "anna  ÖDÖN", "Ghost 1", "szellem 12"):
                refusal = await http.post("/api/guests", json={"name": name})
                assert (refusal.status_code, refusal.json()["code"]) == (409, "server-error-name-gone"), name
            assert (await http.post("/api/guests", json={"name": "Ödön"})).status_code == 201
            await bela.rename("Béla II")

    run(story())
    asyncio.run(_nothing_left(database, "Anna Ödön"))


async def _nothing_left(database: str, name: str) -> None:
    """The name stands nowhere in the database; every match still fits."""
    engine = create_engine(database)
    try:
        async with engine.connect() as connection:
            for table in schema.metadata.sorted_tables:
                if table is schema.requests:  # what others were answered is kept for a day
                    continue
                for row in await connection.execute(select(table)):
                    assert name not in str(tuple(row)), (table.name, row)
                    assert "My words" not in str(tuple(row)), table.name
        assert [each async for each in check_matches(engine)] == [None, None]
    finally:
        await engine.dispose()


def test_a_name_nobody_met_is_free_again(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,), bare(server) as http:
            await hot_seat(anna)
            assert (await http.post("/api/me/delete", headers=bearer(anna))).status_code == 200
            assert (await http.post("/api/guests", json={"name": "Anna"})).status_code == 201

    run(story())
