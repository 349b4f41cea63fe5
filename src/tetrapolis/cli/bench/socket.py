"""A guest of the load client: requests over a connection that is kept, and a websocket of as little code as it takes.

The load shares the machine with the server it measures, so every microsecond here is one that the server lacks. What a
browser offers and the server does not take (compression, frames in parts) is not spoken.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
_END = b"\r\n\r\n"
_NO_MASK = bytes(4)
"""Masks protect proxies from pages; to mask with noughts is to send as it is."""


class Answer(msgspec.Struct):
    """The fields of the server's answers that are needed here."""

    token: str = ""
    id: str = ""


_ANSWER = msgspec.json.Decoder(Answer)


class Failed(Exception):
    """The server refused a request."""

    def __init__(self, status: int, content: bytes) -> None:
        super().__init__(f"{status} {content[:300].decode(errors='replace')}")
        self.status = status


class Socket(asyncio.Protocol):
    """The client's end of a websocket; `heard` gets every text that comes."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the server has agreed."""
        self.bytes = 0
        """Of the texts that came."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The way is open; the request to make it a websocket follows."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none by descent

    def connection_lost(self, error: Exception | None) -> None:
        """No more will come."""
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server hung up"))

    def ask(self, port: int, path: str, token: str) -> None:
        """Ask for a websocket."""
        key = base64.b64encode(os.urandom(16)).decode()
        assert self._transport is not None
        self._transport.write(
            f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n"
            f"authorization: Bearer {token}\r\n\r\n".encode()
        )

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """A frame."""
        assert self._transport is not None
        self._transport.write(frame(text, kind))

    def close(self) -> None:
        """Go, without waiting for a goodbye."""
        if self._transport is not None:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        """Parts of the answer, then parts of frames."""
        data = self._rest + data if self._rest else data
        if not self.ready.done():
            head, end, data = data.partition(_END)
            if not end:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(Failed(int(head[9:12]), head))
                self.close()
                return
            self.ready.set_result(None)
        at = 0
        while (found := whole_frame(data, at)) is not None:
            kind, first, at = found
            if kind == TEXT:
                self.bytes += at - first
                self._heard(data[first:at])
            elif kind == PING:
                self.send(data[first:at], PONG)
            elif kind == CLOSE:
                self.close()
        self._rest = data[at:]


def frame(content: bytes, kind: int) -> bytes:
    """A frame of the client.

    >>> frame(b"hi", TEXT)
    b'\\x81\\x82\\x00\\x00\\x00\\x00hi'
    """
    size = len(content)
    length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
    return bytes([128 | kind]) + length + _NO_MASK + content


def whole_frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The frame of the server that begins here: its kind, where its content begins and where it ends; None: not yet.

    >>> whole_frame(bytes([129, 2]) + b"hi", 0), whole_frame(bytes([129, 2]) + b"h", 0)
    ((1, 2, 4), None)
    """
    if len(data) < at + 2:
        return None
    size, first = data[at + 1], at + 2
    if size >= 126:
        first += 2 if size == 126 else 8
        if len(data) < first:
            return None
        size = int.from_bytes(data[at + 2 : first], "big")
    return (data[at] & 15, first, first + size) if len(data) >= first + size else None


class Browser:
    """A guest with one connection for requests and one socket."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.token = ""
        self.socket: Socket | None = None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

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
            self.hang_up()
            return await self._ask(head.encode() + content)

    async def _ask(self, request: bytes) -> Answer:
        if self._streams is None or self._streams[0].at_eof():
            self.hang_up()
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        writer.write(request)
        lines = (await reader.readuntil(_END)).lower().split(b"\r\n")
        length = next(int(line[15:]) for line in lines if line.startswith(b"content-length:"))
        answer = await reader.readexactly(length)
        status = int(lines[0].split()[1])
        if status >= 400:
            raise Failed(status, answer)
        return _ANSWER.decode(answer)

    def hang_up(self) -> None:
        """End the connection for requests; the next one makes another."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def look(self, table: str, heard: Callable[[bytes], None], protocol: int) -> None:
        """Open the socket of a table."""
        self.close_socket()
        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(lambda: Socket(heard), "127.0.0.1", self.port)
        self.socket.ask(self.port, f"/api/tables/{table}/live?protocol={protocol}", self.token)
        await self.socket.ready

    def close_socket(self) -> None:
        """Leave the table."""
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    def close(self) -> None:
        """Go."""
        self.close_socket()
        self.hang_up()
