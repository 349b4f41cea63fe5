"""The load of `tetrapolis bench server`: many tables, two guests each, in processes of their own.

Every guest plays half of the seats of a table, sends moves and gets all news through one socket, and keeps what its
seats know by applying the patches. What is measured is the time from sending a move until the new state has arrived for
every seat, at both guests.
"""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Literal

import msgspec

from tetrapolis.cli.bench.socket import Browser, Failed
from tetrapolis.wire.live import LATEST, Accepted, ChatLine, Complaint, Condition, Play, Presence, Rejected, TableNews
from tetrapolis.wire.patch import Change, apply, unpacked

LOST = 10.0
"""Seconds after which a state that has not arrived counts as lost."""
SETTING_UP = 16
"""Tables that are set up at the same time."""
GUESTS = 2
WARMING = 20
"""Moves of one table before anything is measured."""


class Plan(msgspec.Struct, frozen=True):
    """What to do: how many tables of which game at which servers, how fast and for how long."""

    ports: list[int]
    pids: list[int]
    game: str
    options: dict[str, Any]
    players: int
    tables: int
    pace: float
    """Moves per second and table."""
    seconds: float
    """For the paced part."""
    step_seconds: float
    """For each step of the ramp."""
    steps: list[int]
    """Tables that play without pause, step by step."""
    clients: int = 1
    """Processes of the load, which share the tables among them."""
    protocol: int = LATEST
    """What the sockets speak."""


class Order(msgspec.Struct, frozen=True):
    """What the bench tells a load process to do next."""

    what: Literal["warm", "open", "play", "end"]
    tables: int = 0
    """To play: the first so many."""
    seconds: float = 0.0
    period: float = 0.0
    """Seconds from move to move; 0: the next one as soon as the last has arrived."""


class Tally(msgspec.Struct):
    """What came out of one part of the run; `cpu`: processor seconds of this process."""

    times: list[float] = []
    lost: int = 0
    refused: int = 0
    errors: set[str] = set()
    bytes: int = 0
    seconds: float = 0.0
    cpu: float = 0.0


# ---- what the socket says, as far as it is needed


class SeatPart(msgspec.Struct):
    """What is new for one seat: all it knows, or what has changed."""

    seat: int
    whole: dict[str, Any] | None = None
    patch: list[Change] | None = None


class StatePart(msgspec.Struct, tag_field="type", tag="news"):
    """A match has moved on."""

    seq: int
    seats: list[SeatPart]


_HEARD = msgspec.json.Decoder(StatePart | Accepted | Rejected | TableNews | ChatLine | Presence | Condition | Complaint)


class LoadTable:
    """A table with its two guests, and what its seats know."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.number = number
        ports = plan.ports
        self.guests = [Browser(ports[(number + which) % len(ports)]) for which in range(GUESTS)]
        self.rng = Random(number)
        self.id = ""
        self.known: dict[int, Any] = {}
        """By seat, what it knows, as plain JSON."""
        self.seqs = [-1] * GUESTS
        """The last record that each guest has got."""
        self._gone = 0
        """Bytes of sockets that are closed."""
        self._sent = 0
        self._key = ""
        self._after = -1
        self._arrived: asyncio.Future[float | None] | None = None

    @property
    def received(self) -> int:
        """Bytes that the server has sent to both guests through sockets."""
        return self._gone + sum(guest.socket.bytes for guest in self.guests if guest.socket is not None)

    def guest_of(self, seat: int) -> Browser:
        """Who plays a seat: the first guest the first half."""
        return self.guests[0 if seat < (self.plan.players + 1) // 2 else 1]

    async def open(self) -> None:
        """Two guests arrive, one makes the table, the other joins, both look."""
        first, second = self.guests
        for number, guest in enumerate(self.guests):
            guest.token = (await guest.post("/api/guests", {"name": f"guest {number}"})).token
        seats = range(self.plan.players)
        kinds = [{"kind": "me" if self.guest_of(seat) is first else "open"} for seat in seats]
        wish = {"game": self.plan.game, "seats": kinds, "options": self.plan.options}
        self.id = (await first.post("/api/tables", wish)).id
        for kind in kinds:
            if kind["kind"] == "open":
                await second.post(f"/api/tables/{self.id}/join", {})
        await self._look()

    async def again(self) -> None:
        """The game is over: the same people at the next table."""
        self.id = (await self.guests[0].post(f"/api/tables/{self.id}/rematch", {})).id
        await self._look()

    async def _look(self) -> None:
        self._gone = self.received
        for guest in self.guests:
            guest.close()
        self.known, self.seqs = {}, [-1] * GUESTS
        arrived = self._expect(-1)
        for which, guest in enumerate(self.guests):
            await guest.look(self.id, self._listener(which, self.id), self.plan.protocol)
        await asyncio.wait_for(arrived, LOST)

    def close(self) -> None:
        """Everybody goes."""
        for guest in self.guests:
            guest.close()

    def _listener(self, which: int, table: str) -> Callable[[bytes], None]:
        """What a guest does with what comes."""

        def heard(raw: bytes) -> None:
            message = _HEARD.decode(raw)
            if table != self.id:
                return  # the last words of the table before
            if isinstance(message, StatePart):
                for part in message.seats:
                    seat = part.seat
                    known = part.whole if part.patch is None else apply(self.known[seat], unpacked(part.patch))
                    self.known[seat] = known
                self.seqs[which] = message.seq
                if min(self.seqs) > self._after:
                    self._finish(time.perf_counter())
            elif isinstance(message, Accepted):
                if message.key == self._key and message.seq == self._after:
                    self._finish(None)
            elif isinstance(message, Rejected) and message.key == self._key:
                self._finish(Failed(message.status, message.code.encode()))
            elif isinstance(message, Complaint):
                self._finish(Failed(0, message.code.encode()))

        return heard

    def _expect(self, after: int) -> asyncio.Future[float | None]:
        """The moment at which both guests have got a state after this record; None: nobody else notices the move."""
        self._after = after
        self._arrived = asyncio.get_running_loop().create_future()
        return self._arrived

    def _finish(self, how: float | Failed | None) -> None:
        arrived = self._arrived
        if arrived is None or arrived.done():
            return
        if isinstance(how, Failed):
            arrived.set_exception(how)
        else:
            arrived.set_result(how)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return any(known["observation"]["outcome"] is not None for known in self.known.values())

    def choice(self) -> tuple[int, str] | None:
        """Any legal move of any seat that is asked."""
        found = []
        for seat, known in self.known.items():
            seen = known["observation"]
            legal = moves(seen)
            if legal and any(asked["seat"] == seat for asked in seen["pending"]):
                found.append((seat, legal))
        if not found:
            return None
        seat, legal = self.rng.choice(found)
        return seat, self.rng.choice(legal)

    async def move(self, began: float | None = None) -> float | None:
        """Play a move; seconds until it had arrived everywhere. None if nobody else notices such a move."""
        chosen, before = self.choice(), max(self.seqs)
        if chosen is None:
            raise Failed(0, b"nobody can move")
        seat, text = chosen
        socket = self.guest_of(seat).socket
        assert socket is not None
        self._sent += 1
        self._key = f"{self.id}-{self._sent}"
        arrived = self._expect(before)
        began = time.perf_counter() if began is None else began
        socket.send(msgspec.json.encode(Play(self._key, seat, text)))
        at = await asyncio.wait_for(arrived, LOST)
        return None if at is None else at - began


def moves(seen: dict[str, Any]) -> list[str]:
    """The moves that a seat may choose from, in either protocol, as far as they can be listed.

    >>> moves({"legal": {"listed": ["pass"]}}), moves({"prompt": {"verbs": [{"offers": [{"move": "pass"}]}, {}]}})
    (['pass'], ['pass'])
    """
    if "prompt" in seen:
        return [offer["move"] for verb in seen["prompt"].get("verbs", ()) for offer in verb.get("offers", ())]
    legal = seen["legal"]
    return list(legal if isinstance(legal, list) else legal.get("listed", ()))


# ---- a process of the load


class Load:
    """The tables of one process: of all tables every so many-th."""

    def __init__(self, plan: Plan, which: int, say: Callable[[str, int], None]) -> None:
        self.plan = plan
        self.which = which
        self.say = say
        self.warm = LoadTable(plan, 0)
        self.tables = [LoadTable(plan, number) for number in range(1 + which, plan.tables + 1, plan.clients)]

    async def warm_up(self) -> None:
        """A table of its own, so that nothing is done for the first time later on."""
        await self.warm.open()
        for _ in range(WARMING):
            with suppress(Failed):
                await self.warm.move()

    async def open(self) -> None:
        """Set up all tables."""
        gate, ready = asyncio.Semaphore(max(1, SETTING_UP // self.plan.clients)), 0

        async def one(table: LoadTable) -> None:
            nonlocal ready
            async with gate:
                await table.open()
            ready += 1
            if ready % 20 == 0:
                self.say("opening", ready * self.plan.clients)

        await asyncio.gather(*(one(table) for table in self.tables))

    async def play(self, order: Order) -> Tally:
        """The tables play for a while."""
        tables = [table for table in self.tables if table.number <= order.tables]
        tally, rng = Tally(), Random(len(tables))
        cpu, sent, began = time.process_time(), sum(table.received for table in tables), time.perf_counter()
        until = began + order.seconds
        await asyncio.gather(
            *(_play(table, tally, began + rng.random() * order.period, until, order.period) for table in tables)
        )
        tally.seconds, tally.cpu = time.perf_counter() - began, time.process_time() - cpu
        tally.bytes = sum(table.received for table in tables) - sent
        return tally

    def close(self) -> None:
        """Everybody goes."""
        for table in (self.warm, *self.tables):
            table.close()


async def _play(table: LoadTable, tally: Tally, due: float, until: float, period: float) -> None:
    """One table; a move that has to wait for the one before counts from the moment at which it was due."""
    while due < until:
        wait = due - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        try:
            if table.over:
                await table.again()
                due = time.perf_counter()  # opening a table is not what is measured
            took = await table.move(due if wait < 0 and period else None)
            if took is not None:
                tally.times.append(took)
        except TimeoutError:
            tally.lost += 1
        except (Failed, OSError, asyncio.IncompleteReadError) as error:
            tally.refused += 1
            tally.errors.add(f"{type(error).__name__} {error}")
            await asyncio.sleep(0.05)
        due = due + period if period else time.perf_counter()


async def obey(plan: Plan, which: int, pipe: Connection) -> None:
    """Do what comes through the pipe, and answer when it is done."""
    load = Load(plan, which, lambda what, count: pipe.send((what, count)))
    try:
        while (order := await asyncio.to_thread(pipe.recv)).what != "end":
            if order.what == "play":
                pipe.send(("done", await load.play(order)))
            else:
                await (load.warm_up() if order.what == "warm" else load.open())
                pipe.send(("done", Tally()))
    finally:
        load.close()


def run(plan: Plan, which: int, pipe: Connection) -> None:
    """In the process of its own."""
    import uvloop

    many_files()
    gc.disable()  # a pause here would count as the server's
    try:
        uvloop.run(obey(plan, which, pipe))
    except (Failed, OSError, TimeoutError, EOFError, asyncio.IncompleteReadError) as error:
        with suppress(OSError):
            pipe.send(("failed", f"{type(error).__name__} {error}"))


def many_files() -> None:
    """As many open connections as the system allows this process."""
    if os.name == "posix":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
