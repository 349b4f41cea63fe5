"""The socket of a table: what a guest's seats (or a spectator) may see, pushed as it changes."""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from tetrapolis.server import metrics
from tetrapolis.server.agreements import Loaded
from tetrapolis.server.house import House, News, allowed_to_look, channel
from tetrapolis.server.messages import ClientMessage, Ping, Pong, Presence, Refused, TableNews
from tetrapolis.server.people import Guest, hashed
from tetrapolis.server.presence import Here
from tetrapolis.server.problems import Problem, body_of
from tetrapolis.server.security import check_origin, guest_of, language_of, token_of

RECHECK = 5.0
"""Seconds after which the database is asked even without a hint: hints may get lost, news may not."""
MOST_BYTES = 4096
BAD_FRAME = 4400
MOST_BAD = 20
"""Frames that make no sense, before the connection is closed."""

_NUMBER = re.compile(r"-1|[0-9]{1,9}")
_DECODER = msgspec.json.Decoder(ClientMessage)
_NEWS = msgspec.json.Decoder(News)
Socket = WebSocket[Any, Any, AppState]


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: FromPath[str], since: FromQuery[str] = "-1") -> None:
    """Connect, get the table and the state, then all news. Moves are made by REST."""
    house: House = socket.app.state.house
    try:
        check_origin(socket, house.config)
        if not _NUMBER.fullmatch(since):
            raise Problem(400, "server-error-request")
        guest = await guest_of(socket, house)
        loaded = await house.tables.get(table)
        allowed_to_look(loaded, guest, None)
    except Problem as problem:
        await socket.accept()
        await turn_away(socket, problem)
        return
    await socket.accept()
    session = Session(house, socket, table, guest, int(since), language_of(socket))
    try:
        await session.run()
    except Problem as problem:  # got up where nobody may watch, or moved on to another device
        with suppress(WebSocketDisconnect, RuntimeError):
            await turn_away(socket, problem)


async def turn_away(socket: Socket, problem: Problem) -> None:
    """Say why, in words and as the code of the close: 4000 and the HTTP status."""
    await socket.send_data(msgspec.json.encode(_refused(language_of(socket), problem)).decode(), mode="text")
    await socket.close(4000 + problem.status, problem.id)


def _refused(lang: str, problem: Problem) -> Refused:
    body = body_of(lang, problem)
    return Refused(body.code, body.detail)


class Session:
    """One connection."""

    def __init__(self, house: House, socket: Socket, table: str, guest: Guest | None, since: int, lang: str) -> None:
        self.house = house
        self.socket = socket
        self.table = table
        self.guest = guest
        self.lang = lang
        self.since = since
        self.sent: dict[int | None, tuple[object, ...]] = {}
        """What was last sent of each seat, without time and events: who is not concerned hears nothing."""
        self.version = 0
        self.last = -1
        """The number of the last record that was looked at."""
        self.chat = 0
        self.presence: Presence | None = None
        self.bad = 0
        self._sending = asyncio.Lock()
        self._pushing = asyncio.Lock()

    async def run(self) -> None:
        """Until the client goes."""
        house = self.house
        async with house.channels.start_subscription([channel(self.table)]) as subscriber:
            if self.guest is not None:
                house.tokens[id(self)] = hashed(token_of(self.socket)[0])
            metrics.SOCKETS.inc()
            tasks: list[asyncio.Task[None]] = []
            try:
                await self.push(-1)
                tasks = [
                    asyncio.create_task(self._listen()),
                    asyncio.create_task(self._hints(subscriber)),
                    asyncio.create_task(self._recheck()),
                ]
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    with suppress(WebSocketDisconnect):
                        task.result()
            except (WebSocketDisconnect, RuntimeError):
                pass
            finally:
                for task in tasks:
                    task.cancel()
                metrics.SOCKETS.dec()
                house.tokens.pop(id(self), None)
                house.present.go(self.table, id(self))

    async def _hints(self, subscriber: Any) -> None:
        async for raw in subscriber.iter_events():
            news = _NEWS.decode(raw)
            if isinstance(news, Here):
                self.house.present.hear(news)
                async with self._pushing:
                    await self._push_presence()
                continue
            await self.push(news.seq)
            if news.seq >= 0:
                metrics.PUSHED.observe(max(0.0, time.time() - news.at))

    async def _recheck(self) -> None:
        while True:
            await asyncio.sleep(RECHECK)
            seen = await self.house.watch.look()
            if self.house.tokens.get(id(self), "") in seen.ended:
                raise Problem(401, "server-error-who")  # the guest has moved to another device
            async with self._pushing:
                await self._push_presence()  # somebody may be gone without a word
            pulse = seen.tables.get(self.table)
            if pulse is None or pulse.version > self.version or pulse.last > self.last or pulse.chat > self.chat:
                await self.push(-1)

    async def _listen(self) -> None:
        """Frames of the client; nonsense is answered, not obeyed, and there may be only so many."""
        minute, frames = time.monotonic(), 0
        while True:
            raw = await self.socket.receive_data(mode="text")
            frames += 1
            if time.monotonic() - minute > 60:
                minute, frames = time.monotonic(), 1
            if frames > self.house.config.rate:
                raise Problem(429, "server-error-rate")
            try:
                if len(raw) > MOST_BYTES:
                    raise msgspec.DecodeError
                message = _DECODER.decode(raw)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self.bad += 1
                await self._send(_refused(self.lang, Problem(400, "server-error-frame")))
                if self.bad >= MOST_BAD:
                    await self.socket.close(BAD_FRAME, "server-error-frame")
                    return
                continue
            if isinstance(message, Ping):
                await self._send(Pong(time.time()))
            else:
                self.since = message.seq
                self.sent.clear()
                await self.push(-1)

    async def _send(self, message: msgspec.Struct) -> None:
        async with self._sending:
            await self.socket.send_data(msgspec.json.encode(message).decode(), mode="text")

    # ---- news

    async def push(self, at_least: int) -> None:
        """Send whatever is new for this guest: one at a time, so that nothing is sent twice."""
        async with self._pushing:
            await self._push(at_least)

    async def _push(self, at_least: int) -> None:
        tables = self.house.tables
        loaded = await (tables.get(self.table) if at_least < 0 else tables.recent(self.table))
        if loaded.row.version != self.version:
            self.version = loaded.row.version
            await self._send(TableNews(loaded.info(self.guest)))
        self.house.present.come(self.table, id(self), loaded.seats_of(self.guest))
        await self._push_presence()
        for line in await self.house.chat(self.table, self.chat) if at_least < 0 else []:
            self.chat = line.number
            await self._send(line)
        if loaded.row.match:
            await self._push_states(loaded, at_least)

    async def _push_states(self, loaded: Loaded, at_least: int) -> None:
        seats: list[int | None] = [*loaded.seats_of(self.guest)] or [None]
        newest = -1  # not what the client says it has seen: that may be anything
        running = await self.house.running(loaded, at_least)
        states = [self.house.state_now(loaded, running, self.guest, seat, self.since) for seat in seats]
        self.last = running.last
        for seat, state in zip(seats, states, strict=True):
            content = (state.seq, bytes(state.observation), state.clocks, state.left, state.can_undo)
            if self.sent.get(seat) != content:
                self.sent[seat] = content
                await self._send(state)
            newest = max(newest, state.seq)
        self.since = newest

    async def _push_presence(self) -> None:
        presence = Presence(*self.house.present.at(self.table))
        if presence != self.presence:
            self.presence = presence
            await self._send(presence)
