"""The news of a table: a stream that goes on where it broke off, put together from what the sockets say."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake

from tetrapolis.client.answers import (
    ChatLine,
    ClientError,
    Condition,
    Happened,
    Knowledge,
    News,
    Presence,
    State,
    Table,
    TableNews,
)
from tetrapolis.client.line import Line, PlainNews, PlainSeat
from tetrapolis.wire.live import Complaint
from tetrapolis.wire.patch import apply, unpacked

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
"""Seconds before a broken connection is tried again; each time twice as long."""
MOST_BYTES = 4 * 1024 * 1024
REFUSED_FROM = 4000
"""A server closes with this plus an HTTP status when it means it."""
WELL = Condition(writable=True)
"""How a server is that says nothing of it."""

_KNOWLEDGE = msgspec.json.Decoder(Knowledge)


class Seats:
    """What one socket has told of the own seats: patches change it."""

    def __init__(self) -> None:
        self._table = self._match = ""
        self._plain: dict[int | None, Any] = {}
        self._known: dict[int | None, tuple[Knowledge, PlainSeat]] = {}

    def states(self, news: PlainNews) -> list[State]:
        """The states of all own seats after some news; of a seat they do not name only the clocks have changed."""
        named = {seat.seat: seat for seat in news.seats}
        for number, seat in named.items():
            plain = seat.whole if seat.patch is None else apply(self._plain[number], unpacked(seat.patch))
            self._plain[number] = plain
            # by way of JSON, so that later patches do not reach into states handed out before
            self._known[number] = _KNOWLEDGE.decode(msgspec.json.encode(plain)), seat
        return [
            State(
                table=self._table,
                match=self._match,
                seq=news.seq,
                seat=number,
                observation=known.observation,
                tally=known.tally,
                events=_heard(news, named.get(number), number),
                complete=news.complete and (number not in named or named[number].complete),
                clocks=news.clocks,
                left=news.left,
                can_undo=told.can_undo,
                now=news.now,
                undo_to=told.undo_to,
                no_undo=told.no_undo,
                undo_ask=news.undo_ask,
                still=news.still,
            )
            for number, (known, told) in self._known.items()
        ]

    def keep(self, table: Table) -> None:
        """Forget the seats that are no longer one's own; the server does the same."""
        self._table, self._match = table.id, table.match
        for seat in self._plain.keys() - own_seats(table):
            del self._plain[seat], self._known[seat]


def _heard(news: PlainNews, told: PlainSeat | None, seat: int | None) -> list[Happened]:
    """What a seat is told: in the first protocol by itself, in the second with the others."""
    found = [*told.events] if told is not None else []
    for event in news.events:
        if not event.only:
            found.append(event)
        elif seat in event.only:
            found.append(msgspec.structs.replace(event, only=()))
    return found


def own_seats(table: Table) -> set[int | None]:
    """The seats whose news come; who has none watches."""
    return {seat.seat for seat in table.seats if seat.you and seat.kind == "guest"} or {None}


class Memory:
    """What was yielded already: after a new connection only what is new goes on."""

    def __init__(self, since: int) -> None:
        self._first = since
        self._seqs: dict[int | None, int] = {}
        self._states: dict[int | None, State] = {}
        self._version = 0
        self._chat = 0
        self._presence: Presence | None = None
        self._condition = WELL

    @property
    def since(self) -> int:
        """The last record that all seats of this guest have seen."""
        return min(self._seqs.values(), default=self._first)

    def fresh(self, message: News) -> News | None:
        """The message without what was seen before; None if nothing is left.

        >>> memory = Memory(-1)
        >>> line = ChatLine(1, "Anna", "Hello", 0.0)
        >>> memory.fresh(line) == line, memory.fresh(line)
        (True, None)
        """
        if isinstance(message, State):
            return self._fresh_state(message)
        if isinstance(message, ChatLine):
            seen, self._chat = message.number <= self._chat, max(self._chat, message.number)
        elif isinstance(message, TableNews):
            seen, self._version = message.table.version <= self._version, max(self._version, message.table.version)
            self._keep(message.table)
        elif isinstance(message, Condition):
            seen, self._condition = message == self._condition, message
        else:
            seen, self._presence = message == self._presence, message
        return None if seen else message

    def _fresh_state(self, state: State) -> State | None:
        seat, after = state.seat, self._seqs.get(state.seat, self._first)
        state = msgspec.structs.replace(state, events=[event for event in state.events if event.seq > after])
        bare = msgspec.structs.replace(state, now=0.0, complete=True, events=[])
        if self._states.get(seat) == bare:
            return None
        self._states[seat] = bare
        self._seqs[seat] = max(after, state.seq)
        return state

    def _keep(self, table: Table) -> None:
        """Forget the seats that are no longer one's own: they would hold up `since`."""
        for seat in self._states.keys() - own_seats(table):
            del self._states[seat], self._seqs[seat]


async def stream(
    address: Callable[[], str],
    headers: Callable[[], dict[str, str]],
    since: int,
    protocol: int,
    patience: float,
    unreachable: Callable[[], ClientError],
    lines: list[Line],
) -> AsyncGenerator[News, None]:
    """The news of a table. A lost connection is made anew, for as long as `patience` says; a refusal is raised.

    As long as a connection is open it is one of `lines`, through which commands may be sent.
    """
    memory, pause, loop = Memory(since), FIRST_PAUSE, asyncio.get_running_loop()
    lost_at = loop.time()
    while True:
        try:
            async with _opened(address(), headers(), memory.since, protocol, lines) as line:
                seats, first = Seats(), True
                while (message := await line.news()) is not None:
                    pause = FIRST_PAUSE
                    # a server that is not well says so first
                    news = [WELL] if first and not isinstance(message, Condition) else []
                    for each in (*news, *_put_together(message, seats)):
                        fresh = memory.fresh(each)
                        if fresh is not None:
                            yield fresh
                    first = False
                lost_at = loop.time()
                _raise_refusal(line.close_code, line.refused)
        except (OSError, InvalidHandshake) as error:
            if loop.time() - lost_at > patience:
                raise unreachable() from error
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


@asynccontextmanager
async def _opened(
    address: str, headers: dict[str, str], since: int, protocol: int, lines: list[Line]
) -> AsyncIterator[Line]:
    """A connection that is read in the background: its answers come even while nobody asks for its news."""
    where = f"{address}?since={since}" + ("" if protocol == 1 else f"&protocol={protocol}")
    async with connect(where, additional_headers=headers, max_size=MOST_BYTES, proxy=None, close_timeout=1) as socket:
        line = Line(socket, address, headers)
        reading = asyncio.create_task(line.read())
        lines.append(line)
        try:
            yield line
            await reading  # says what it stumbled over
        finally:
            lines.remove(line)
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)


def _put_together(message: PlainNews | TableNews | ChatLine | Presence | Condition, seats: Seats) -> list[News]:
    """What a message of the socket says, as it is yielded."""
    if isinstance(message, PlainNews):
        return [*seats.states(message)]
    if isinstance(message, TableNews):
        seats.keep(message.table)
    return [message]


def _raise_refusal(code: int | None, refused: Complaint | None) -> None:
    """A close the server means: trying again would be of no use."""
    if refused is not None and code is not None and REFUSED_FROM + 400 <= code < REFUSED_FROM + 500:
        raise ClientError(code - REFUSED_FROM, refused.code, refused.detail)
