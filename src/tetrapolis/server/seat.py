"""The protocol of outside bots (docs/outside-bots.md) over a socket: who brings a seat token plays that seat.

The same messages as a program gets on its stdin, one to a frame, and the same answers: a move's text. One question is
open at a time; an answer that comes too late, because the table has moved on, is dropped and the new question put.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from tetrapolis.bots.outside import Hello, Over, Question, Refusal, Replaced, Start
from tetrapolis.core.errors import NotYourDecision, TetrapolisError
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.types import Decision
from tetrapolis.locales.words import error_text
from tetrapolis.server import metrics
from tetrapolis.server.agreements import Loaded
from tetrapolis.server.house import House, channel
from tetrapolis.server.matches import TRIES, Reseated, Running
from tetrapolis.server.people import Guest, hashed
from tetrapolis.server.problems import Problem
from tetrapolis.server.security import check_origin, guest_of, token_of
from tetrapolis.server.socket import RECHECK, Socket, turn_away

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
    house: House = socket.app.state.house
    await socket.accept()
    try:
        check_origin(socket, house.config)
        guest = await guest_of(socket, house)
        if guest is None or not guest.program:
            raise Problem(403, "server-error-no-seat-token")
        await _Player(house, socket, guest, await _table_of(house, guest)).run()
    except Problem as problem:
        with suppress(WebSocketDisconnect, RuntimeError):
            await turn_away(socket, problem)


async def _table_of(house: House, guest: Guest) -> str:
    """Where the program sits; its newest table, if there was a rematch."""
    for over in (False, True):
        for listed in await house.tables.mine(guest, over):
            return listed.table.id
    raise Problem(403, "server-error-not-seated")


class _Player:
    """One connection."""

    def __init__(self, house: House, socket: Socket, guest: Guest, table: str) -> None:
        self.house = house
        self.socket = socket
        self.guest = guest
        self.table = table
        self.lines: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.news = asyncio.Event()
        self.number = 0
        self.passed: tuple[int, int] | None = None
        """The record and question at which it let the moment pass."""

    async def run(self) -> None:
        """Until the game is over or the program goes."""
        house = self.house
        async with house.channels.start_subscription([channel(self.table)]) as subscriber:
            house.tokens[id(self)] = hashed(token_of(self.socket)[0])
            metrics.SOCKETS.inc()
            tasks = [
                asyncio.create_task(each)
                for each in (self._play(), self._listen(), self._hints(subscriber), self._recheck())
            ]
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    with suppress(WebSocketDisconnect, RuntimeError):
                        task.result()
            finally:
                for task in tasks:
                    task.cancel()
                metrics.SOCKETS.dec()
                house.tokens.pop(id(self), None)
                house.present.go(self.table, id(self))

    async def _listen(self) -> None:
        while True:
            line = await self.socket.receive_data(mode="text")
            if self.lines.full():
                raise Problem(429, "server-error-rate")
            self.lines.put_nowait(line[: MOST_TEXT + 1].strip())

    async def _hints(self, subscriber: Any) -> None:
        async for _ in subscriber.iter_events():
            self.news.set()

    async def _recheck(self) -> None:
        """Hints may get lost, and a token may end."""
        while True:
            await asyncio.sleep(RECHECK)
            if self.house.tokens.get(id(self), "") in (await self.house.watch.look()).ended:
                raise Problem(401, "server-error-who")
            self.news.set()

    async def _tell(self, message: msgspec.Struct) -> None:
        await self.socket.send_data(msgspec.json.encode(message).decode(), mode="text")

    # ---- playing

    async def _play(self) -> None:
        await self._tell(Hello())
        try:
            answer = await asyncio.wait_for(self.lines.get(), READY)
        except TimeoutError:
            answer = ""
        if answer.partition(" ")[0] != "ready":
            raise Problem(400, "server-error-not-ready")
        told = False
        while True:
            self.news.clear()
            loaded = await self.house.tables.get(self.table)
            own = loaded.seats_of(self.guest)
            self.house.present.come(self.table, id(self), own)
            if loaded.row.match and own:
                running = await self.house.running(loaded)
                if not told:
                    told = True
                    await self._tell(Start(loaded.row.game, loaded.row.players, own[0], loaded.row.options))
                position = running.match.position
                if position.outcome is not None:
                    await self._tell(Over(position.outcome, msgspec.Raw(running.shown(own[0])[0])))
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
        observation, tally = running.shown(place)
        legal, default, last = position.legal(place), str(position.default(place)), running.last
        due = [timer.at for timer in running.timers.running if timer.seat == place and timer.what != "bot"]
        seconds = max(0.0, min(due) - time.time()) if due else NO_CLOCK
        self.number += 1
        while not self.lines.empty():  # answers to nothing
            self.lines.get_nowait()
        await self._tell(
            Question(
                self.number,
                decision.kind,
                round(seconds, 3),
                secrets.randbits(32),
                [str(move) for move in (legal.listed if isinstance(legal, OpenSpace) else legal)],
                default,
                msgspec.Raw(observation),
                msgspec.Raw(tally),
            )
        )
        for again in (True, False):
            text = await self.lines.get()
            if decision.optional and text in ("", default):
                self.passed = last, decision.id  # nobody waits for it: it is asked again when something has happened
                return
            try:
                await self._move(loaded, decision, text)
            except NotYourDecision:
                return  # the table has moved on
            except TetrapolisError as error:
                if again:
                    detail = error_text(self.guest.lang, error, loaded.names, loaded.row.game)
                    await self._tell(Refusal(self.number, text[:200], error.id, detail))
            else:
                return
        with suppress(NotYourDecision):
            await self._move(loaded, decision, default)
            await self._tell(Replaced(self.number, default, "illegal"))

    async def _move(self, loaded: Loaded, decision: Decision, text: str) -> None:
        for _ in range(TRIES):
            try:
                await self.house.play(loaded, decision.seat, text, decision.id, None, None)
            except Reseated:
                loaded = await self.house.tables.get(self.table)
                if decision.seat not in loaded.seats_of(self.guest):
                    raise NotYourDecision("server-error-not-your-seat") from None
            else:
                return
        raise TimeoutError(self.table)
