"""PostgreSQL that is starting up, gone, or has no room for a character: what people are told of it."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from tests.server.guests import run
from tests.server.serving import Postgres, serving
from tetrapolis.server.database import create_engine
from tetrapolis.server.problems import Problem, problem_of
from tetrapolis.server.store import Change, PostgresStore

CHANGE = Change("m", "t", 0, 0, [], "", None, "", 0.0)


@asynccontextmanager
async def saying(state: str) -> AsyncIterator[str]:
    """A server that lets nobody in and says why, as PostgreSQL does; its address."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        (length,) = struct.unpack("!I", await reader.readexactly(4))
        asked = await reader.readexactly(length - 4)
        if asked == struct.pack("!I", 80_877_103):  # whether it speaks TLS
            writer.write(b"N")
            (length,) = struct.unpack("!I", await reader.readexactly(4))
            await reader.readexactly(length - 4)
        fields = b"SFATAL\0VFATAL\0C" + state.encode() + b"\0Mthe database system is not ready\0\0"
        writer.write(b"E" + struct.pack("!I", len(fields) + 4) + fields)
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield f"postgresql+asyncpg://x:y@127.0.0.1:{server.sockets[0].getsockname()[1]}/x"


async def problems_at(url: str) -> list[Problem]:
    """What is said of a question, and of a move."""
    engine = create_engine(url)

    async def ask() -> None:
        async with engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    found = await asyncio.gather(ask(), PostgresStore(engine).append(CHANGE), return_exceptions=True)
    await engine.dispose()
    return [problem_of(error) for error in found if isinstance(error, Exception)]


@pytest.mark.parametrize("state", ["57P03", "57P01", "53300"])
def test_a_database_that_is_not_ready(state: str) -> None:
    """Given PostgreSQL that starts, stops or is overrun, when it is needed, then people are asked to come again."""

    async def story() -> None:
        async with saying(state) as url:
            found = await problems_at(url)
            assert [(each.status, each.id) for each in found] == [(503, "server-error-later")] * 2

    run(story())


def test_a_database_with_another_password() -> None:
    """That will not pass by itself."""

    async def story() -> None:
        async with saying("28P01") as url:
            assert [each.status for each in await problems_at(url)] == [500, 500]

    run(story())


@pytest.mark.parametrize("where", ["127.0.0.1:9", "no.such.host.invalid", ""])
def test_a_database_that_is_not_there(where: str, tmp_path: Path) -> None:
    url = f"postgresql+asyncpg://x:y@{where}/x" + ("" if where else f"?host={tmp_path}")
    assert [each.status for each in run(problems_at(url))] == [503, 503]


def test_a_character_without_room(tmp_path: Path, postgres: Postgres) -> None:
    with serving(postgres.database(), tmp_path) as server:
        token = httpx.post(server.url + "/api/guests", json={"name": "Anna"}).json()["token"]
        who = {"authorization": f"Bearer {token}"}
        wish = {"game": "citadels", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = httpx.post(server.url + "/api/tables", json=wish, headers=who).json()["id"]
        answers = [
            httpx.post(server.url + f"/api/tables/{table}/chat", json={"text": "a\0b"}, headers=who),
            httpx.post(server.url + "/api/tables", json=wish | {"title": "a\0b"}, headers=who),
            httpx.get(server.url + "/api/tables/a%00b"),
            httpx.get(server.url + "/api/codes/a%00b"),
            httpx.get(server.url + "/api/me", headers={b"authorization": b"Bearer \xff"}),
            httpx.post(server.url + "/api/links", json={"code": "a\0b"}, headers=who),
            httpx.post(
                server.url + f"/api/tables/{table}/chat",
                json={"text": "a"},
                headers=[(b"authorization", who["authorization"].encode()), (b"idempotency-key", b"\xff")],
            ),
        ]
        assert [answer.status_code for answer in answers if answer.status_code >= 500] == []
