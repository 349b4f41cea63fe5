"""A server in the test's own process and event loop: real bytes through real sockets, and the test can reach inside."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from tests.server.serving import QUICK, sqlite_url
from tests.server.told import Shown, Told, watched
from tetrapolis.server.app import create_app
from tetrapolis.server.app_state import AppState
from tetrapolis.server.config import Config
from tetrapolis.server.edge import Edge
from tetrapolis.server.live_socket import Session
from tetrapolis.server.process import settings

NEVER = 1e6
"""Seconds: what else would happen by itself, the test lets happen."""


class Quiet(uvicorn.Server):
    """A server that leaves the test run's signals alone."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """None."""
        yield


class Person:
    """A guest (or nobody, without a token) with a connection of his own, and everything he got through it."""

    def __init__(self, url: str, token: str = "") -> None:
        self.token = token
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        self.client = httpx.AsyncClient(base_url=url, headers=self.headers, timeout=60)
        self.got: list[bytes] = []

    async def ask(
        self, method: str, path: str, json: Any = None, headers: dict[str, str] | None = None
    ) -> httpx.Response:
        """A request; its answer is kept."""
        answer = await self.client.request(method, path, json=json, headers=headers)
        self.got.append(answer.content)
        return answer

    async def done(self, method: str, path: str, json: Any = None, headers: dict[str, str] | None = None) -> Any:
        """A request that must succeed; what its answer says."""
        answer = await self.ask(method, path, json, headers)
        assert answer.is_success, answer.text
        return answer.json()


class Listener:
    """A socket of a person at a table, and the frames it got: news as the `state` of each seat."""

    def __init__(self, person: Person, connection: ClientConnection, shown: Shown) -> None:
        self.person = person
        self.connection = connection
        self.told = Told(shown)
        self.frames: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        """By frame: the message it came with, as it travelled."""
        self.ended = False
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            with suppress(ConnectionClosedError):
                async for frame in self.connection:
                    assert isinstance(frame, str)
                    self.person.got.append(frame.encode())
                    read = self.told.read(frame)
                    self.raw += [frame.encode()] * len(read)
                    self.frames += read
                    self._news.set()
        finally:
            self.ended = True
            self._news.set()

    async def until(self, kind: str, start: int = 0, **values: Any) -> int:
        """Wait for a frame, from a place on; the place after it."""
        while True:
            for place, frame in enumerate(self.frames[start:], start=start):
                if frame["type"] == kind and all(frame[name] == value for name, value in values.items()):
                    return place + 1
            start = len(self.frames)
            await self._more()

    async def _more(self) -> None:
        """Wait for another frame."""
        self._news.clear()
        if self.ended:
            await self._task  # says what was wrong with what the server said
        assert not self.ended, "the connection has ended"
        await asyncio.wait_for(self._news.wait(), 60)

    async def resumed(self, seq: int) -> bytes:
        """Ask for the state again; it."""
        start = len(self.frames)
        await self.send(type="resume", seq=seq)
        return self.raw[await self.until("state", start) - 1]

    async def send(self, **message: Any) -> None:
        """A message to the server."""
        await self.connection.send(msgspec.json.encode(message).decode())

    async def command(self, type: str, key: str, **wish: Any) -> dict[str, Any]:
        """Something to be carried out; the answer."""
        start = len(self.frames)
        await self.send(type=type, key=key, **wish)
        return self.frames[await self._answer(key, start)]

    async def _answer(self, key: str, start: int) -> int:
        """The place of the answer to a key."""
        while True:
            for place, frame in enumerate(self.frames[start:], start=start):
                if frame["type"] in ("done", "problem") and frame["key"] == key:
                    return place
            start = len(self.frames)
            await self._more()

    async def flushed(self) -> None:
        """All that the server had to say before has come."""
        start = len(self.frames)
        await self.send(type="ping")
        await self.until("pong", start)

    async def close(self) -> None:
        """Go."""
        await self.connection.close()
        await self._task


class Inside:
    """The server and those who visit it."""

    def __init__(self, url: str, app: AppState, shown: Shown) -> None:
        self.url = url
        self.app = app
        self.shown = shown
        self.people: list[Person] = []
        self.listeners: list[Listener] = []

    def nobody(self) -> Person:
        """Somebody without a token."""
        person = Person(self.url)
        self.people.append(person)
        return person

    async def guest(self, name: str, lang: str = "en") -> Person:
        """Somebody with a name."""
        wish = {"name": name, "lang": lang}
        token: str = (await self.nobody().done("POST", "/api/guests", wish))["token"]
        person = Person(self.url, token)
        self.people.append(person)
        return person

    async def listen(self, person: Person, table: str, protocol: int = 1) -> Listener:
        """A person at a table's socket."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live"
        if protocol != 1:
            address += f"?protocol={protocol}"
        connection = await connect(address, additional_headers=person.headers)
        listener = Listener(person, connection, self.shown)
        self.listeners.append(listener)
        await listener.until("presence")
        return listener

    async def told(self, table: str, last: int) -> None:
        """Every socket of a table has been told of a record: what is asked of it now is answered after that."""
        for session in self.app.listeners[table]:
            while isinstance(session, Session) and session.last < last:
                await asyncio.sleep(0.01)

    async def seated(self, game: str, players: int, options: dict[str, Any], **wish: Any) -> tuple[str, list[Person]]:
        """A table with a person at each seat, every other one Hungarian; the game has begun."""
        people = [await self.guest(f"Guest {seat}", ("en", "hu")[seat % 2]) for seat in range(players)]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        made = await people[0].done("POST", "/api/tables", {"game": game, "seats": seats, "options": options, **wish})
        for seat, person in enumerate(people[1:], start=1):
            await person.done("POST", f"/api/tables/{made['id']}/join", {"seat": seat})
        return made["id"], people


@asynccontextmanager
async def inside(folder: Path, **config: Any) -> AsyncIterator[Inside]:
    """A server for the length of a test; clocks and bots stand still unless `tick` says otherwise."""
    wanted: dict[str, Any] = QUICK | {"tick": NEVER} | config
    wanted.setdefault("database", sqlite_url(folder))
    app = create_app(made := Config(**wanted))
    tcp = socket.IPPROTO_TCP  # said, so that asyncio sends at once (TCP_NODELAY)
    with watched() as shown, socket.socket(proto=tcp) as door:
        door.bind(("127.0.0.1", 0))
        server = Quiet(settings(Edge(app, made), made))
        serving = asyncio.create_task(server.serve([door]))
        while not server.started:
            assert not serving.done(), "the server did not start"
            await asyncio.sleep(0.01)
        here = Inside(f"http://127.0.0.1:{door.getsockname()[1]}", app.state.tetrapolis, shown)
        try:
            yield here
        finally:
            for listener in here.listeners:
                await listener.close()
            for person in here.people:
                await person.client.aclose()
            server.should_exit = True
            await serving
