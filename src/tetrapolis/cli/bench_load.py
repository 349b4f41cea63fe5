"""The load client of `tetrapolis bench server`: many tables, two guests each, in a process of its own.

Every guest plays half of the seats of a table, sends moves by REST and gets all views through one socket. What is
measured is the time from sending a move until the new state has arrived for every seat, at both guests.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tetrapolis.cli.bench_figures import figures, usage

LOST = 10.0
"""Seconds after which a state that has not arrived counts as lost."""
SETTING_UP = 8
"""Tables that are set up at the same time."""


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
    """For the paced part; each step of the ramp takes a fifth of it."""
    steps: list[int]
    """Tables that play without pause, step by step."""


class Choices(msgspec.Struct):
    """Legal moves of an open space, as far as they can be listed."""

    listed: list[str] = []


class Asked(msgspec.Struct):
    """An open decision."""

    seat: int


class Seen(msgspec.Struct):
    """The part of an observation that a client needs to go on."""

    pending: list[Asked]
    legal: list[str] | Choices
    outcome: msgspec.Raw


class News(msgspec.Struct):
    """Any message of the socket; only states have the rest."""

    type: str
    seq: int = -1
    seat: int | None = None
    observation: Seen | None = None


class Answer(msgspec.Struct):
    """The fields of the server's answers that are needed here."""

    seq: int = -1
    token: str = ""
    id: str = ""


_NEWS = msgspec.json.Decoder(News)
_ANSWER = msgspec.json.Decoder(Answer)


class Failed(Exception):
    """The server refused a request."""

    def __init__(self, status: int, content: bytes) -> None:
        super().__init__(f"{status} {content[:300].decode(errors='replace')}")
        self.status = status


class Browser:
    """A guest with one connection for requests and one socket: as little as a client can be."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.token = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.socket: ClientConnection | None = None

    async def post(self, path: str, body: object) -> Answer:
        """A request and its answer, over a connection that is kept; the key makes it safe to ask again."""
        content = msgspec.json.encode(body)
        identity = f"authorization: Bearer {self.token}\r\n" if self.token else ""
        head = (
            f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-type: application/json\r\n"
            f"idempotency-key: {os.urandom(12).hex()}\r\n{identity}content-length: {len(content)}\r\n\r\n"
        )
        try:
            return await self._ask(head.encode() + content)
        except (asyncio.IncompleteReadError, ConnectionError):  # the server closes it after some idle seconds
            self._hang_up()
            return await self._ask(head.encode() + content)

    async def _ask(self, request: bytes) -> Answer:
        if self._streams is None or self._streams[0].at_eof():
            self._hang_up()
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        writer.write(request)
        lines = (await reader.readuntil(b"\r\n\r\n")).lower().split(b"\r\n")
        length = next(int(line[15:]) for line in lines if line.startswith(b"content-length:"))
        answer = await reader.readexactly(length)
        status = int(lines[0].split()[1])
        if status >= 400:
            raise Failed(status, answer)
        return _ANSWER.decode(answer)

    def _hang_up(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def look(self, table: str) -> ClientConnection:
        """Open the socket of a table (with what a browser offers, compression included)."""
        await self.close_socket()
        self.socket = await connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/live",
            additional_headers={"authorization": f"Bearer {self.token}"},
            max_size=None,
            ping_interval=None,
        )
        return self.socket

    async def close_socket(self) -> None:
        """Leave the table."""
        if self.socket is not None:
            await self.socket.close()

    async def close(self) -> None:
        """Go."""
        await self.close_socket()
        self._hang_up()


class Table:
    """A table with its two guests, and what its seats have seen."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        ports = plan.ports
        self.guests = [Browser(ports[(number + which) % len(ports)]) for which in range(2)]
        self.rng = Random(number)
        self.id = ""
        self.seen: dict[int, tuple[int, Seen]] = {}
        self.bytes = 0
        self._readers: list[asyncio.Task[None]] = []
        self._after = -1
        self._arrived: asyncio.Future[float] | None = None

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
        for reader in self._readers:
            reader.cancel()
        self.seen = {}
        arrived = self._expect(-1)
        self._readers = [asyncio.create_task(self._read(await guest.look(self.id))) for guest in self.guests]
        await arrived

    async def close(self) -> None:
        """Everybody goes."""
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*(guest.close() for guest in self.guests))

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for raw in socket:
                self.bytes += len(raw)
                news = _NEWS.decode(raw)
                if news.type == "state" and news.seat is not None and news.observation is not None:
                    self.seen[news.seat] = (news.seq, news.observation)
                    self._look_whether_all()
        except ConnectionClosed:
            return

    def _expect(self, after: int) -> asyncio.Future[float]:
        """The moment at which all seats have got a state after this record."""
        self._after = after
        self._arrived = asyncio.get_running_loop().create_future()
        return self._arrived

    def _look_whether_all(self) -> None:
        complete = len(self.seen) == self.plan.players and all(seq > self._after for seq, _ in self.seen.values())
        if complete and self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(time.perf_counter())

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return any(bytes(seen.outcome) != b"null" for _, seen in self.seen.values())

    def choice(self) -> tuple[int, str] | None:
        """Any legal move of any seat that is asked."""
        found = []
        for seat, (_, seen) in self.seen.items():
            legal = seen.legal if isinstance(seen.legal, list) else seen.legal.listed
            if legal and any(asked.seat == seat for asked in seen.pending):
                found.append((seat, legal))
        if not found:
            return None
        seat, legal = self.rng.choice(found)
        return seat, self.rng.choice(legal)

    async def move(self, began: float | None = None) -> float | None:
        """Play a move; seconds until it had arrived everywhere. None if nobody else notices such a move."""
        chosen = self.choice()
        if chosen is None:
            raise Failed(0, b"nobody can move")
        seat, text = chosen
        before = max(seq for seq, _ in self.seen.values())
        arrived = self._expect(before)
        began = time.perf_counter() if began is None else began
        done = await self.guest_of(seat).post(f"/api/tables/{self.id}/moves", {"seat": seat, "move": text})
        if done.seq == before:
            return None
        return await asyncio.wait_for(arrived, LOST) - began


class Tally:
    """What came out of one part of the run."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.lost = 0
        self.refused = 0
        self.errors: set[str] = set()


async def carry_out(plan: Plan, say: Callable[[str, int], None]) -> dict[str, Any]:
    """Set up all tables, play at the given pace, then without pause on more and more tables."""
    warm = Table(plan, 0)
    await warm.open()
    for _ in range(20):
        await warm.move()
    empty = usage(plan.pids).memory
    tables = [Table(plan, number) for number in range(1, plan.tables + 1)]
    began = time.perf_counter()
    await _set_up(tables, say)
    opened = time.perf_counter() - began
    say("paced", plan.tables)
    paced = await _part(plan, tables, plan.seconds, 1 / plan.pace)
    played = usage(plan.pids).memory
    ramp = []
    for step in plan.steps:
        say("ramp", step)
        ramp.append(await _part(plan, tables[:step], plan.seconds / 5, 0.0))
    await asyncio.gather(*(table.close() for table in [warm, *tables]))
    return {
        "tables_per_second": plan.tables / opened,
        "paced": paced,
        "ramp": ramp,
        "memory": {"empty": empty, "played": played, "per_table": max(0, played - empty) / plan.tables},
    }


async def _set_up(tables: list[Table], say: Callable[[str, int], None]) -> None:
    gate = asyncio.Semaphore(SETTING_UP)
    ready = 0

    async def one(table: Table) -> None:
        nonlocal ready
        async with gate:
            await table.open()
            ready += 1
            if ready % 20 == 0:
                say("opening", ready)

    await asyncio.gather(*(one(table) for table in tables))


async def _part(plan: Plan, tables: list[Table], seconds: float, period: float) -> dict[str, Any]:
    """All tables play for a while: one move per period, or the next one as soon as the last has arrived."""
    tally = Tally()
    before, sent, began = usage(plan.pids), sum(table.bytes for table in tables), time.perf_counter()
    rng = Random(len(tables))
    until = began + seconds
    await asyncio.gather(*(_play(table, tally, began + rng.random() * period, until, period) for table in tables))
    took = time.perf_counter() - began
    after = usage(plan.pids)
    return figures(len(tables), tally.times, took, after.since(before), tally.lost) | {
        "refused": tally.refused,
        "errors": sorted(tally.errors)[:5],
        "bytes_per_move": (sum(table.bytes for table in tables) - sent) / max(1, len(tally.times)),
    }


async def _play(table: Table, tally: Tally, due: float, until: float, period: float) -> None:
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


def run(plan: Plan, pipe: Connection) -> None:
    """In the process of its own: carry the plan out and send the figures, with news of the progress before."""
    import uvloop

    try:
        found = uvloop.run(carry_out(plan, lambda what, count: pipe.send((what, count))))
        pipe.send(("done", found))
    except (Failed, OSError, TimeoutError) as error:
        pipe.send(("failed", f"{type(error).__name__} {error}"))
