"""The socket of a table, as a stream that goes on where it broke off."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tetrapolis.client.answers import ChatLine, ClientError, News, Presence, State, Table, TableNews
from tetrapolis.wire.live import Refused, ServerMessage

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
"""Seconds before a broken connection is tried again; each time twice as long."""
MOST_BYTES = 4 * 1024 * 1024
REFUSED_FROM = 4000
"""A server closes with this plus an HTTP status when it means it."""

_DECODER = msgspec.json.Decoder(ServerMessage)


class Memory:
    """What was yielded already: after a new connection only what is new goes on."""

    def __init__(self, since: int) -> None:
        self._first = since
        self._seqs: dict[int | None, int] = {}
        self._states: dict[int | None, State] = {}
        self._version = 0
        self._chat = 0
        self._presence: Presence | None = None

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
        own: set[int | None] = {seat.seat for seat in table.seats if seat.you and seat.kind == "guest"}
        for seat in set(self._states) - (own or {None}):
            del self._states[seat], self._seqs[seat]


async def stream(
    address: Callable[[int], str],
    headers: Callable[[], dict[str, str]],
    since: int,
    patience: float,
    unreachable: Callable[[], ClientError],
) -> AsyncGenerator[News, None]:
    """The news of a table. A lost connection is made anew, for as long as `patience` says; a refusal is raised."""
    memory, pause, loop = Memory(since), FIRST_PAUSE, asyncio.get_running_loop()
    lost_at = loop.time()
    while True:
        try:
            async with connect(
                address(memory.since), additional_headers=headers(), max_size=MOST_BYTES, proxy=None, close_timeout=1
            ) as socket:
                refused: Refused | None = None
                try:
                    async for raw in socket:
                        message, pause = _DECODER.decode(raw), FIRST_PAUSE
                        if isinstance(message, Refused):
                            refused = message
                        elif isinstance(message, News) and (fresh := memory.fresh(message)) is not None:
                            yield fresh
                except ConnectionClosed:
                    pass  # without a goodbye: an end as good as any other
                lost_at = loop.time()
                _raise_refusal(socket.close_code, refused)
        except (OSError, InvalidHandshake) as error:
            if loop.time() - lost_at > patience:
                raise unreachable() from error
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


def _raise_refusal(code: int | None, refused: Refused | None) -> None:
    """A close the server means: trying again would be of no use."""
    if refused is not None and code is not None and REFUSED_FROM + 400 <= code < REFUSED_FROM + 500:
        raise ClientError(code - REFUSED_FROM, refused.code, refused.detail)
