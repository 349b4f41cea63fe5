"""The protocol of outside bots (docs/outside-bots.md) over a socket: who brings a seat token plays that seat.

The same messages as a program gets on its stdin, one to a frame, and the same answers: a move's text. One question is
open at a time; an answer that comes too late, because the table has moved on, is dropped and the new question put.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from tetrapolis.bots.outside import Hello, Over, Refusal, Replaced, Start, question, ready, seen
from tetrapolis.core.errors import NotYourDecision, TetrapolisError
from tetrapolis.core.types import Decision
from tetrapolis.games import speaker
from tetrapolis.locales.words import error_text
from tetrapolis.server.app_state import AppState
from tetrapolis.server.bus import Here, News
from tetrapolis.server.commands import Command, carry_out
from tetrapolis.server.live_socket import Socket, turn_away
from tetrapolis.server.people import hashed
from tetrapolis.server.problems import Problem
from tetrapolis.server.running import Running
from tetrapolis.server.security import check_origin, guest_of, token_of
from tetrapolis.server.tables_model import Loaded
from tetrapolis.server.watch import Pulse
from tetrapolis.wire.answers import Guest
from tetrapolis.wire.requests import MoveWish

MOST_TEXT = 1000
"""Signs of an answer."""
MOST_WAITING = 100
"""Answers to nothing, before the connection is closed."""
READY = 30.0
"""Seconds in which a program must say that it is ready."""
NO_CLOCK = 86_400.0
"""What is said of the time where there is no clock."""


@websocket("/api/seat")
async def seat(socket: Socket) -> None:
    """Connect with a seat token, answer the questions; over when the game is."""
    app: AppState = socket.app.state.tetrapolis
    await socket.accept()
    try:
        check_origin(socket, app.config)
        guest = await guest_of(socket, app)
        if guest is None or not guest.program:
            raise Problem(403, "server-error-no-seat-token")
        if not app.sockets.take(guest.id):
            raise Problem(429, "server-error-sockets")
        try:
            await _Player(app, socket, guest, await _table_of(app, guest)).run()
        finally:
            app.sockets.give(guest.id)
    except Problem as problem:
        with suppress(WebSocketDisconnect, RuntimeError):
            await turn_away(socket, problem)


async def _table_of(app: AppState, guest: Guest) -> str:
    """Where the program sits; its newest table, if there was a rematch."""
    for over in (False, True):
        for listed in await app.tables.mine(guest, over):
            return listed.table.id
    raise Problem(403, "server-error-not-seated")


class _Player:
    """One connection."""

    def __init__(self, app: AppState, socket: Socket, guest: Guest, table: str) -> None:
        self.app = app
        self.socket = socket
        self.guest = guest
        self.table = table
        self.token = hashed(token_of(socket)[0])
        self.lines: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.news = asyncio.Event()
        self.number = 0
        self.protocol = 1
        self.passed: tuple[int, int] | None = None
        """The record and question at which it let the moment pass."""
        self._ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # ---- being told (see app_state.Listener)

    def hear(self, news: News | None) -> None:
        """Something is new."""
        if not isinstance(news, Here):
            self.news.set()

    def behind(self, pulse: Pulse | None) -> bool:
        """It looks at the database whenever it looks."""
        return True

    def end(self, problem: Problem) -> None:
        """Close it."""
        if not self._ended.done():
            self._ended.set_exception(problem)

    def rename(self, guest: Guest) -> None:
        """Programs keep their names."""

    async def run(self) -> None:
        """Until the game is over or the program goes."""
        self.app.listen(self)
        tasks = [asyncio.create_task(self._play()), asyncio.create_task(self._listen())]
        try:
            done, _ = await asyncio.wait([*tasks, self._ended], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                with suppress(WebSocketDisconnect, RuntimeError):
                    task.result()
        finally:
            for task in tasks:
                task.cancel()
            self._ended.cancel()
            self.app.hang_up(self)

    async def _listen(self) -> None:
        while True:
            line = await self.socket.receive_data(mode="text")
            if self.lines.full():
                raise Problem(429, "server-error-rate")
            self.lines.put_nowait(line[: MOST_TEXT + 1].strip())

    async def _tell(self, message: msgspec.Struct) -> None:
        await self.socket.send_data(msgspec.json.encode(message).decode(), mode="text")

    # ---- playing

    async def _play(self) -> None:
        await self._tell(Hello())
        try:
            answer = await asyncio.wait_for(self.lines.get(), READY)
        except TimeoutError:
            answer = ""
        said = ready(answer)
        if said is None:
            raise Problem(400, "server-error-not-ready")
        self.protocol = said.protocol
        told = False
        while True:
            self.news.clear()
            loaded = await self.app.tables.get(self.table)
            own = loaded.seats_of(self.guest)
            self.app.present.come(self.table, id(self), own)
            if loaded.row.match and own:
                running = await self.app.running(loaded)
                if not told:
                    told = True
                    await self._tell(Start(loaded.row.game, loaded.row.players, own[0], loaded.row.options))
                position = running.match.position
                if position.outcome is not None:
                    await self._tell(Over(position.outcome, seen(position.observe(own[0]), self.protocol)))
                    await self.socket.close()
                    return
                decision = next((each for each in position.pending if each.seat == own[0]), None)
                if decision is not None and self.passed != (running.last, decision.id):
                    await self._ask(loaded, running, decision)
                    continue
            elif loaded.row.state == "closed" or not any(place.guest == self.guest.id for place in loaded.seats):
                raise Problem(403, "server-error-not-seated")
            await self.news.wait()

    async def _ask(self, loaded: Loaded, running: Running, decision: Decision) -> None:
        """One question, with one more try."""
        place, position = decision.seat, running.match.position
        default, last = str(position.default(place)), running.last
        due = [timer.at for timer in running.timers.running if timer.seat == place and timer.what != "bot"]
        seconds = max(0.0, min(due) - self.app.clock.now()) if due else NO_CLOCK
        self.number += 1
        while not self.lines.empty():  # answers to nothing
            self.lines.get_nowait()
        obs, chance = position.observe(place), secrets.randbits(32)
        await self._tell(question(obs, position, self.protocol, self.number, round(seconds, 3), chance))
        for again in (True, False):
            text = await self.lines.get()
            if decision.optional and text in ("", default):
                self.passed = last, decision.id  # nobody waits for it: it is asked again when something has happened
                return
            try:
                await self._move(decision, text)
            except NotYourDecision:
                return  # the table has moved on
            except TetrapolisError as error:
                if again:
                    detail = error_text(self.guest.lang, error, loaded.names, speaker(error.id))
                    await self._tell(Refusal(self.number, text[:200], error.id, detail))
            else:
                return
        with suppress(NotYourDecision):
            await self._move(decision, default)
            await self._tell(Replaced(self.number, default, "illegal"))

    async def _move(self, decision: Decision, text: str) -> None:
        wish = MoveWish(decision.seat, text, decision.id)
        try:
            await carry_out(self.app, Command(self.guest, self.table, wish))
        except Problem as problem:
            if problem.id != "server-error-not-your-seat":
                raise
            raise NotYourDecision(problem.id) from None
