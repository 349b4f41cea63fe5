"""One open socket of a table: commands go out, answers find whoever waits for them, news wait in a queue."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tetrapolis.client.answers import ChatLine, Condition, Due, Happened, Presence, TableNews
from tetrapolis.wire.live import Accepted, ClientMessage, Complaint, Order, Pong, Rejected, StandStill, UndoAsk
from tetrapolis.wire.patch import Change

ANSWER = 30.0
"""Seconds after which an answer is no longer waited for, as with a request."""


class PlainSeat(msgspec.Struct, frozen=True):
    """`SeatNews` with `whole` as plain JSON: patches speak of all of its fields, also of those a newer server adds."""

    seat: int | None
    can_undo: bool = False
    whole: dict[str, Any] | None = None
    patch: list[Change] | None = None
    undo_to: int | None = None
    no_undo: str = ""
    events: list[Happened] = []
    """In the first protocol, as whether they are `complete`; in the second both are told once for all seats."""
    complete: bool = True


class PlainNews(msgspec.Struct, frozen=True, tag_field="type", tag="news"):
    """`StateNews` of such seats, in either protocol."""

    seq: int
    now: float
    seats: list[PlainSeat]
    events: list[Happened] = []
    complete: bool = True
    clocks: list[Due] = []
    left: dict[str, float] = {}
    undo_ask: UndoAsk | None = None
    still: StandStill | None = None


Told = PlainNews | TableNews | ChatLine | Presence | Condition
Answer = Accepted | Rejected
_DECODER = msgspec.json.Decoder(Told | Pong | Answer | Complaint)
_UNDERSTOOD = msgspec.json.Decoder(ClientMessage)


class Line:
    """An open socket; `where` and `who`: the address and the headers it was opened with."""

    def __init__(self, socket: ClientConnection, where: str, who: dict[str, str]) -> None:
        self.where = where
        self.who = who
        self.refused: Complaint | None = None
        """Why the server closed it, if it said so."""
        self._socket = socket
        self.open = True
        self._news: asyncio.Queue[Told | None] = asyncio.Queue()
        self._waiting: defaultdict[str, deque[asyncio.Future[Answer | None]]] = defaultdict(deque)
        """By key, in the order in which they were sent: the server answers one after the other."""

    @property
    def close_code(self) -> int | None:
        """With which the server closed it."""
        return self._socket.close_code

    async def news(self) -> Told | None:
        """The next news; None: the connection is lost, and no more will come."""
        return await self._news.get()

    async def read(self) -> None:
        """All that comes, until the connection is lost: then nobody waits any longer."""
        try:
            async for raw in self._socket:
                message = _DECODER.decode(raw)
                if isinstance(message, Answer):
                    self._answered(message)
                elif isinstance(message, Complaint):
                    self.refused = message
                elif isinstance(message, Told):
                    self._news.put_nowait(message)
        except ConnectionClosed:
            pass  # without a goodbye: an end as good as any other
        finally:
            self.open = False
            for waiting in self._waiting.values():
                for future in waiting:
                    _resolve(future, None)
            self._waiting.clear()
            self._news.put_nowait(None)

    def _answered(self, answer: Answer) -> None:
        waiting = self._waiting.get(answer.key)
        if waiting:
            _resolve(waiting.popleft(), answer)
            if not waiting:
                del self._waiting[answer.key]

    async def ask(self, message: Order) -> Answer | None:
        """Send a command and wait for its answer. None: it cannot be sent here, or no answer came before the end."""
        text = msgspec.json.encode(message).decode()
        try:
            _UNDERSTOOD.decode(text)
        except msgspec.ValidationError:  # REST says what is wrong with it
            return None
        if not self.open:
            return None
        future: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        self._waiting[message.key].append(future)
        try:
            async with asyncio.timeout(ANSWER):
                await self._socket.send(text)
                return await future
        except (ConnectionClosed, TimeoutError):
            return None


def _resolve(future: asyncio.Future[Answer | None], answer: Answer | None) -> None:
    """Tell whoever waits, unless he has given up."""
    if not future.done():
        future.set_result(answer)
