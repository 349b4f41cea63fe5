"""The socket of a table: what a guest's seats (or a spectator) may see, pushed as it changes; and moves, undo and chat
the other way."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from contextlib import suppress
from typing import Any, Literal, NamedTuple, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from tetrapolis.server import chat, metrics, taking_back
from tetrapolis.server.app_state import AppState
from tetrapolis.server.bus import Here, Moved, News
from tetrapolis.server.commands import Command, Wish, carry_out
from tetrapolis.server.hours import standing_still
from tetrapolis.server.people import hashed
from tetrapolis.server.problems import Problem, body_of, body_of_any
from tetrapolis.server.running import Running, Shown
from tetrapolis.server.security import check_banned, check_origin, guest_of, language_of, token_of
from tetrapolis.server.subscriptions import device_of
from tetrapolis.server.tables_model import Loaded, allowed_to_look
from tetrapolis.server.taking_back import Undoing
from tetrapolis.server.watch import Pulse
from tetrapolis.wire.answers import Done, Guest
from tetrapolis.wire.first import Happened1, Knowledge1, SeatNews1, StateNews1
from tetrapolis.wire.live import (
    PROTOCOLS,
    Accepted,
    AnswerUndo,
    AskUndo,
    ClientMessage,
    Complaint,
    Condition,
    Due,
    Happened,
    Key,
    Knowledge,
    Looking,
    Order,
    Ping,
    Play,
    Pong,
    Presence,
    Rejected,
    Resume,
    SeatNews,
    StateNews,
    TableNews,
    Undo,
    UndoAsk,
)
from tetrapolis.wire.patch import Change
from tetrapolis.wire.requests import AnswerUndoWish, AskUndoWish, ChatWish, MoveWish, UndoWish

log = logging.getLogger("tetrapolis.socket")
MOST_BYTES = 13_000
"""Of a frame: the longest move, every sign of it written as JSON's longest escape, with what is around it."""
BAD_FRAME = 4400
MOST_BAD = 20
"""Frames that make no sense, before the connection is closed."""
PATIENCE = 30.0
"""Seconds for a command, as for a request."""
WORTH_COMPARING = 1500
"""Bytes of a patch from which on it may be longer than the whole."""
NO_CHANGE = b"[]"

_NUMBER = re.compile(r"-1|[0-9]{1,9}")
_SPOKEN = frozenset(map(str, PROTOCOLS))


class _Keyed(msgspec.Struct, frozen=True):
    """Of something to be carried out that is not as it should be (a move too long, say): what its answer needs."""

    type: Literal["move", "undo", "ask_undo", "answer_undo", "say"]
    key: Key


_DECODER = msgspec.json.Decoder(ClientMessage)
_KEYED = msgspec.json.Decoder(_Keyed)
_DONE = msgspec.json.Decoder(Done)
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket, table: FromPath[str], since: FromQuery[str] = "-1", protocol: FromQuery[str] = "1"
) -> None:
    """Connect, get the table and the state, then all news; send moves, undo and chat, or do so by REST."""
    app: AppState = socket.app.state.tetrapolis
    try:
        check_origin(socket, app.config)
        if not _NUMBER.fullmatch(since) or protocol not in _SPOKEN:
            raise Problem(400, "server-error-request")
        guest = await guest_of(socket, app)
        check_banned(guest)
        loaded = await app.tables.get(table)
        allowed_to_look(loaded, guest, None)
        if guest is not None and not app.sockets.take(guest.id):
            raise Problem(429, "server-error-sockets")
    except Problem as problem:
        await socket.accept()
        await turn_away(socket, problem)
        return
    try:
        await socket.accept()
        await Session(app, socket, table, guest, int(since), language_of(socket), int(protocol)).run()
    finally:
        if guest is not None:
            app.sockets.give(guest.id)


async def turn_away(socket: Socket, problem: Problem) -> None:
    """Say why, in words and as the code of the close: 4000 and the HTTP status."""
    await socket.send_data(msgspec.json.encode(_refused(language_of(socket), problem)).decode(), mode="text")
    await socket.close(4000 + problem.status, problem.id)


def _refused(lang: str, problem: Problem) -> Complaint:
    body = body_of(lang, problem)
    return Complaint(body.code, body.detail)


class _Known(NamedTuple):
    """What a seat knows, for a message: as it is written already."""

    seat: int | None
    undo: Undoing
    changed: bool
    whole: bytes = b""
    patch: bytes = b""

    def news(self) -> SeatNews:
        """In the second protocol."""
        whole = cast("Knowledge", msgspec.Raw(self.whole)) if self.whole else None
        patch = cast("list[Change]", msgspec.Raw(self.patch)) if self.patch else None
        return SeatNews(self.seat, self.undo.can, whole, patch, self.undo.to, self.undo.why)

    def first(self, events: list[Happened], complete: bool) -> SeatNews1:
        """In the first protocol."""
        whole = cast("Knowledge1", msgspec.Raw(self.whole)) if self.whole else None
        patch = cast("list[Change]", msgspec.Raw(self.patch)) if self.patch else None
        return SeatNews1(self.seat, cast("list[Happened1]", events), complete, self.undo.can, whole, patch)


def _read(raw: str) -> ClientMessage | _Keyed | None:
    """What a client says; None: nothing that can be understood or answered."""
    if len(raw) > MOST_BYTES:
        return None
    for decoder in (_DECODER, _KEYED):
        with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
            return cast("ClientMessage | _Keyed", decoder.decode(raw))
    return None


class Session:
    """One connection: one task listens, another tells what is new."""

    def __init__(
        self,
        app: AppState,
        socket: Socket,
        table: str,
        guest: Guest | None,
        since: int,
        lang: str,
        protocol: int = 1,
    ) -> None:
        self.app = app
        self.socket = socket
        self.table = table
        self.guest = guest
        self.token = "" if guest is None else hashed(token_of(socket)[0])
        self.lang = lang
        self.protocol = protocol
        self.since = since
        self.device = ""
        """Which device has the table before its guest's eyes; empty: none does."""
        self.told: dict[int | None, tuple[Shown, Undoing]] = {}
        """By seat: what this socket was told last that the seat knows, and what it may take back."""
        self.told_of: tuple[int, list[Due], dict[str, float], UndoAsk | None] | None = None
        """How far the match was then, its clocks, what was asked to be taken back: others hear nothing."""
        self.version = 0
        self.last = -1
        """The number of the last record that was looked at."""
        self.heard_of = -1
        """So far the match is at least: where less is at hand, the database is read. -1: it is read anyway, because
        who comes from another process may know more than this one has heard of."""
        self.chat = 0
        self.presence: Presence | None = None
        self.condition = Condition(writable=True)
        self._news = asyncio.Event()
        self._look_at_chat = self._look_at_presence = self._look_at_match = True
        self._committed = 0.0
        """When what is to be told was committed; 0: not known."""
        self._problem: Problem | None = None

    # ---- being told (see app_state.Listener)

    def hear(self, news: News | None) -> None:
        """Something is new."""
        if isinstance(news, Moved):
            self._committed = news.at
            self.heard_of = max(self.heard_of, news.known + len(news.records) - 1)
            self._look_at_match = True
        elif isinstance(news, Here):
            self._look_at_presence = True
        else:
            self._look_at_chat = self._look_at_presence = self._look_at_match = True
        self._news.set()

    def behind(self, pulse: Pulse | None) -> bool:
        """Whether there is more than was told; who is at another process may also have gone without a word."""
        if self.app.present.elsewhere(self.table):
            self._look_at_presence = True
            self._news.set()
        if pulse is not None:
            self.heard_of = max(self.heard_of, pulse.last)
        return pulse is None or pulse.version > self.version or pulse.last > self.last or pulse.chat > self.chat

    def end(self, problem: Problem) -> None:
        """Close it."""
        self._problem = problem
        self._news.set()

    def rename(self, guest: Guest) -> None:
        """Somebody goes by another name now."""
        if self.guest is not None and self.guest.id == guest.id:
            self.guest, self.lang = guest, guest.lang

    # ---- life

    async def run(self) -> None:
        """Until the client goes, or must go."""
        self.app.listen(self)
        tasks: list[asyncio.Task[None]] = []
        try:
            tasks = [asyncio.create_task(self._tell()), asyncio.create_task(self._listen())]
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except Problem as problem:  # got up where nobody may watch, moved on to another device, or sent too much
            with suppress(WebSocketDisconnect, RuntimeError):
                await turn_away(self.socket, problem)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            for task in tasks:
                task.cancel()
            self.app.hang_up(self)

    async def _send(self, message: msgspec.Struct) -> None:
        await self.socket.send_data(msgspec.json.encode(message).decode(), mode="text")

    # ---- from the client

    async def _listen(self) -> None:
        """Frames of the client; nonsense is answered, not obeyed, and there may be only so many."""
        minute, frames, bad = time.monotonic(), 0, 0
        while True:
            raw = await self.socket.receive_data(mode="text")
            frames += 1
            if time.monotonic() - minute >= 60.0:
                minute, frames = time.monotonic(), 1
            if frames > self.app.config.rate:
                raise Problem(429, "server-error-rate")
            message = _read(raw)
            if message is None:
                bad += 1
                await self._send(_refused(self.lang, Problem(400, "server-error-frame")))
                if bad >= MOST_BAD:
                    await self.socket.close(BAD_FRAME, "server-error-frame")
                    return
                continue
            if isinstance(message, Ping):
                await self._send(Pong(self.app.clock.now()))
            elif isinstance(message, Looking):
                self.device = device_of(self.token) if message.visible and self.guest is not None else ""
                self.hear(Here(self.table, "", [], 0))
            elif isinstance(message, Resume):
                self.since = message.seq
                self.told.clear()
                self.told_of = None
                self.last = self.heard_of = -1
                self.hear(None)
            else:
                await self._send(await self._answer(message))

    async def _answer(self, message: Order | _Keyed) -> Accepted | Rejected:
        """Carry out what the client wants, and say how it went."""
        try:
            self.app.rates.count(self.socket.client)
            if isinstance(message, _Keyed):
                raise Problem(400, "server-error-request")
            if self.guest is None:
                raise Problem(401, "server-error-who")
            wish: Wish
            if isinstance(message, Play):
                wish = MoveWish(message.seat, message.move, message.decision)
            elif isinstance(message, Undo):
                wish = UndoWish(message.seat, message.to)
            elif isinstance(message, AskUndo):
                wish = AskUndoWish(message.seat)
            elif isinstance(message, AnswerUndo):
                wish = AnswerUndoWish(message.number, message.agree)
            else:
                wish = ChatWish(message.text)
            async with asyncio.timeout(PATIENCE):
                answer = await carry_out(self.app, Command(self.guest, self.table, wish, message.key))
            return Accepted(message.key, _DONE.decode(answer).seq)
        except Exception as error:
            body = body_of_any(self.lang, error, self.app.tables.names(self.table))
            if body.status >= 500:
                log.warning("command-failed", exc_info=error)
            return Rejected(message.key, body.title, body.status, body.detail, body.code, body.params)

    # ---- to the client

    async def _tell(self) -> None:
        """Tell whatever is new, one thing after the other, so that nothing is told twice."""
        while True:
            self._news.clear()
            if self._problem is not None:
                raise self._problem
            committed, self._committed = self._committed, 0.0
            await self._tell_news()
            if committed:
                metrics.PUSHED.observe(max(0.0, self.app.clock.now() - committed))
            await self._news.wait()

    async def _tell_news(self) -> None:
        app = self.app
        if app.condition != self.condition:
            self.condition = app.condition
            await self._send(self.condition)
        loaded = await app.tables.recent(self.table)
        allowed_to_look(loaded, self.guest, None)
        if loaded.row.version != self.version:
            self.version = loaded.row.version
            await self._send(TableNews(loaded.info(self.guest)))
        own = loaded.seats_of(self.guest)
        app.present.come(self.table, id(self), own, self.device)
        if self._look_at_presence:
            self._look_at_presence = False
            presence = Presence(*app.present.at(self.table))
            if presence != self.presence:
                self.presence = presence
                await self._send(presence)
        if self._look_at_chat:
            self._look_at_chat = False
            for line in await chat.lines(app, self.table, self.chat, self.guest):
                self.chat = line.number
                await self._send(line)
        if loaded.row.match and self._look_at_match:
            self._look_at_match = False
            await self._tell_match(loaded, [*own] or [None])

    async def _tell_match(self, loaded: Loaded, seats: list[int | None]) -> None:
        """What has changed for the seats of this guest, in one message."""
        running = await self.app.running(loaded, max(self.heard_of, self.last))
        before, self.last = self.last, running.last
        clocks, left = running.clocks(loaded.sooner), dict(running.timers.left)
        known = [self._changed(loaded, running, seat) for seat in seats]
        for seat in self.told.keys() - set(seats):  # no longer this guest's
            del self.told[seat]
        complete, now = running.complete(self.since), self.app.clock.now()
        message: StateNews | StateNews1
        ask = taking_back.shown(loaded, running, now) if self.protocol > 1 and seats != [None] else None
        if self.protocol == 1:
            told = [(running.since(self.since, [one.seat]), one) for one in known]
            first = [one.first(events, complete) for events, one in told if events or one.changed]
            message = StateNews1(self.table, loaded.row.match, running.seq, now, clocks, left, first)
        else:
            events = running.since(self.since, seats, self.protocol, before if before >= 0 else None)
            heard = {seat for event in events for seat in event.only or seats}
            news = [one.news() for one in known if one.changed or one.seat in heard]
            still = standing_still(loaded.hours, clocks, now)
            message = StateNews(running.seq, now, news, events, complete, clocks, left, ask, still)
        told_of = running.seq, clocks, left, ask
        self.since = running.seq
        if message.seats or told_of != self.told_of:
            self.told_of = told_of
            await self._send(message)

    def _changed(self, loaded: Loaded, running: Running, seat: int | None) -> _Known:
        """What a seat knows now, as far as this socket has not told it yet."""
        shown = running.shown(seat, self.protocol)
        undo = taking_back.undoing(loaded, running, self.guest, seat, self.protocol)
        old = self.told.get(seat)
        self.told[seat] = shown, undo
        if old is not None:
            patch = running.patch(seat, old[0])
            if len(patch) <= WORTH_COMPARING or len(patch) <= len(shown.text):
                return _Known(seat, undo, undo != old[1] or patch != NO_CHANGE, patch=patch)
        return _Known(seat, undo, True, whole=shown.text)
