"""Nonsense through the socket: the server answers or hangs up, and the table goes on for everybody else."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode, Frame, Opcode

from tests.server.inside import Inside, inside
from tests.server.test_secrecy_on_the_wire import Game, Kind
from tetrapolis.server.live_socket import BAD_FRAME, MOST_BAD, MOST_BYTES
from tetrapolis.server.process import MOST_FRAME

TOO_MANY = 4429
PING = '{"type":"ping"}'
WORDS = ("type", "ping", "resume", "seq", "state", "move", "seat", "", "null", "\x00", "é", "\ud83d")
VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    2**31,
    2**63,
    2**64,
    -(2**70),
    1.5,
    1e308,
    "",
    "0",
    [],
    {},
    [[]],
)


def any_json(rng: Random, depth: int = 0) -> Any:
    """Any value, mostly near a message."""
    kind = rng.randrange(5 if depth < 4 else 2)
    if kind == 0:
        return rng.choice(VALUES)
    if kind == 1:
        return rng.choice(WORDS)
    if kind == 2:
        return [any_json(rng, depth + 1) for _ in range(rng.randrange(4))]
    content = {rng.choice(WORDS): any_json(rng, depth + 1) for _ in range(rng.randrange(4))}
    return {"type": rng.choice(["ping", "resume", "state", 1, None]), **content} if kind == 3 else content


def any_text(rng: Random) -> str:
    """A frame of text: JSON, nearly JSON, or none at all."""
    kind = rng.randrange(8)
    if kind < 3:
        return json.dumps(any_json(rng))
    if kind == 3:
        text = json.dumps(any_json(rng))
        cut = rng.randrange(len(text) + 1)
        return text[:cut] + rng.choice(["", "}", "\x00", '"', "]" * 9]) + text[cut:][: rng.randrange(9)]
    if kind == 4:
        return "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(60)))
    if kind == 5:
        return '{"a":' * rng.choice([3, 500, 800])
    if kind == 6:
        return "[" * rng.choice([10, MOST_BYTES - 1, MOST_BYTES + 1])
    return '{"a":' + "[" * 1900 + "]" * 1900 + ',"type":"ping"}'


async def _through(here: Inside, game: Game, send: Callable[[ClientConnection], Awaitable[None]]) -> int:
    """Somebody connects and sends something; how the connection ended."""
    address = f"{here.url.replace('http', 'ws')}{game.path}/live"
    async with connect(address, additional_headers=game.people[0].headers, max_queue=None) as connection:
        try:
            await connection.recv()
            await send(connection)
            await connection.send(PING)
            async for frame in connection:
                if msgspec.json.decode(frame)["type"] == "pong":
                    break
        except ConnectionClosed:
            pass
    assert connection.close_code is not None
    return connection.close_code


async def _goes_on(game: Game, rng: Random) -> None:
    """A move is made, and everybody at the table hears of it."""
    await game.advance(rng)
    for listener in game.sockets.values():
        start = len(listener.frames)
        await listener.connection.send(PING)
        await listener.until("pong", start)


def run(folder: Path, test: Callable[[Inside, Game, Random], Awaitable[None]], **config: Any) -> None:
    """A test at a table of Citadels where everybody listens."""

    async def inner() -> None:
        async with inside(folder, **config) as here:
            rng = Random(7)
            game = await Game.begin(here, Kind("citadels", 4, {}, "none"))
            await test(here, game, rng)
            await _goes_on(game, rng)

    asyncio.run(inner())


def test_random_frames(tmp_path: Path, full: bool) -> None:
    async def test(here: Inside, game: Game, rng: Random) -> None:
        for _ in range(300 if full else 12):

            async def send(connection: ClientConnection) -> None:
                for _ in range(rng.randrange(1, MOST_BAD - 1)):
                    await connection.send(any_text(rng) if rng.random() < 0.8 else os.urandom(rng.randrange(200)))

            assert await _through(here, game, send) == CloseCode.NORMAL_CLOSURE
            await _goes_on(game, rng)

    run(tmp_path, test)


def test_every_bad_frame_is_answered_and_too_many_end_the_connection(tmp_path: Path) -> None:
    async def test(here: Inside, game: Game, rng: Random) -> None:
        listener = await here.listen(game.people[1], game.table)
        start = len(listener.frames)
        for number in range(MOST_BAD):
            await listener.connection.send(f"nonsense {number}")
        with pytest.raises(AssertionError, match="has ended"):
            await listener.until("pong", start)
        answers = [frame for frame in listener.frames if frame["type"] == "error"]
        assert len(answers) == MOST_BAD
        assert {frame["code"] for frame in answers} == {"server-error-frame"}
        assert "üzenet" in answers[0]["detail"]  # this seat is Hungarian
        assert listener.connection.close_code == BAD_FRAME

    run(tmp_path, test)


@pytest.mark.parametrize("size", [MOST_BYTES + 1, MOST_FRAME + 1, 2_000_000])
def test_a_huge_frame(size: int, tmp_path: Path) -> None:
    async def test(here: Inside, game: Game, rng: Random) -> None:
        for frame in ("x" * size, b"x" * size):

            async def send(connection: ClientConnection, frame: str | bytes = frame) -> None:
                await connection.send(frame)

            ended = await _through(here, game, send)
            assert ended == (CloseCode.NORMAL_CLOSURE if size <= MOST_FRAME else CloseCode.MESSAGE_TOO_BIG)

    run(tmp_path, test)


def test_too_many_frames(tmp_path: Path) -> None:
    async def test(here: Inside, game: Game, rng: Random) -> None:
        async def send(connection: ClientConnection) -> None:
            for number in range(100):
                await connection.send(PING if number % 2 else '{"type":"resume","seq":0}')
            await connection.wait_closed()

        assert await _through(here, game, send) == TOO_MANY

    run(tmp_path, test, rate=60)


@pytest.mark.parametrize("since", ["", "abc", "-2", "1.5", str(10**9), str(2**80), "null", "%00"])
def test_a_strange_beginning(since: str, tmp_path: Path) -> None:
    async def test(here: Inside, game: Game, rng: Random) -> None:
        address = f"{here.url.replace('http', 'ws')}{game.path}/live?since={since}"
        async with connect(address, additional_headers=game.people[0].headers) as connection:
            said = msgspec.json.decode(await connection.recv())
            assert said["code"] == "server-error-request"
            await connection.wait_closed()
        assert connection.close_code == BAD_FRAME

    run(tmp_path, test)


def test_a_broken_protocol(tmp_path: Path) -> None:
    """Frames no client of any library would send; and connections that just break off."""

    async def test(here: Inside, game: Game, rng: Random) -> None:
        raw = [
            b"\xff\xff\xff\xff\xff\xff",
            Frame(Opcode.TEXT, b"\xff\xfe\xed").serialize(mask=True),
            Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
            Frame(Opcode.CONT, b"of nothing").serialize(mask=True),
            Frame(Opcode.PING, b"x" * 125).serialize(mask=True),
            Frame(Opcode.CLOSE, b"\x00").serialize(mask=True),
            b"",
        ]
        for data in raw:
            address = f"{here.url.replace('http', 'ws')}{game.path}/live"
            connection = await connect(address, additional_headers=game.people[2].headers)
            await connection.recv()
            connection.transport.write(data)
            connection.transport.write_eof()
            await asyncio.wait_for(connection.wait_closed(), 60)
            await _goes_on(game, rng)

    run(tmp_path, test)
