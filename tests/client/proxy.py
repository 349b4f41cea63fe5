"""A wire between client and server that can be listened to, muted and cut."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Wire:
    """One connection through the proxy."""

    def __init__(self, writers: list[asyncio.StreamWriter]) -> None:
        self.writers = writers
        self.live = False
        """It is a table's socket."""
        self.muted: set[str] = set()
        """Directions in which nothing comes through any more: "out" to the server, "in" to the client."""


class Proxy:
    """Passes everything on to the server, and remembers it."""

    def __init__(self, port: int) -> None:
        self.server = port
        self.port = 0
        self.out = bytearray()
        """What clients have sent."""
        self.came = bytearray()
        """What the server has sent."""
        self.stopped = asyncio.Event()
        """Something was sent that did not come through."""
        self._wires: list[Wire] = []
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        """Where clients find it."""
        return f"http://127.0.0.1:{self.port}"

    def mute(self, direction: str) -> None:
        """Nothing comes through the sockets that are open now, though they stay open."""
        for wire in self._wires:
            if wire.live:
                wire.muted.add(direction)

    def cut(self) -> None:
        """The connections that are open now break off."""
        for wire in self._wires:
            for writer in wire.writers:
                writer.transport.abort()
        self._wires = []

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A client has come."""
        there, to_server = await asyncio.open_connection("127.0.0.1", self.server)
        wire = Wire([writer, to_server])
        self._wires.append(wire)
        for direction, source, target in (("out", reader, to_server), ("in", there, writer)):
            task = asyncio.create_task(self._pass_on(wire, direction, source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(
        self, wire: Wire, direction: str, source: asyncio.StreamReader, target: asyncio.StreamWriter
    ) -> None:
        with suppress(OSError):
            while content := await source.read(65_536):
                if direction in wire.muted:
                    self.stopped.set()
                    continue
                if direction == "out":
                    self.out += content
                    wire.live = wire.live or b"upgrade: websocket" in content.lower()
                else:
                    self.came += content
                target.write(content)
                await target.drain()
        for writer in wire.writers:
            writer.transport.abort()

    async def end(self) -> None:
        """Nothing is left."""
        self.cut()
        await asyncio.gather(*self._tasks)


@asynccontextmanager
async def proxied(port: int) -> AsyncIterator[Proxy]:
    """A proxy in front of a server's port."""
    proxy = Proxy(port)
    async with await asyncio.start_server(proxy.connected, "127.0.0.1", 0) as door:
        proxy.port = door.sockets[0].getsockname()[1]
        try:
            yield proxy
        finally:
            await proxy.end()
