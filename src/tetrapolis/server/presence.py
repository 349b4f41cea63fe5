"""Who is at a table now. Each process knows the sockets that are open there and tells the others, again and again: what
is not repeated is forgotten, so that a process that died takes its people with it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from tetrapolis.server.bus import Here

BEAT = 10.0
"""Seconds after which a process says again who is connected to it."""
GONE = 2.5 * BEAT


class Present:
    """The sockets open here, and what other processes say of theirs; `tell` publishes a line to all processes."""

    def __init__(self, process: str, tell: Callable[[Here], None], now: Callable[[], float] = time.monotonic) -> None:
        self.process = process
        self.here: dict[str, dict[int, list[int]]] = {}
        """By table: the sockets open here, and the seats of each."""
        self._looking: dict[str, dict[int, str]] = {}
        """By table and socket: the device that has the table before its player's eyes."""
        self._tell = tell
        self._now = now
        self._said: dict[str, Here] = {}
        """What this process said last of each table."""
        self._there: dict[str, dict[str, tuple[float, Here]]] = {}

    def come(self, table: str, socket: int, seats: list[int], device: str = "") -> None:
        """A socket was opened, or its guest sits elsewhere now; `device`: which one looks, if it does."""
        sockets, looking = self.here.setdefault(table, {}), self._looking.setdefault(table, {})
        device = device if seats else ""
        if sockets.get(socket) != seats or looking.get(socket, "") != device:
            sockets[socket], looking[socket] = seats, device
            self.tell(table)

    def go(self, table: str, socket: int) -> None:
        """A socket was closed."""
        sockets = self.here.get(table, {})
        sockets.pop(socket, None)
        self._looking.get(table, {}).pop(socket, None)
        self.tell(table)
        if not sockets:
            self.here.pop(table, None)
            self._looking.pop(table, None)
            self._said.pop(table, None)
            self._there.pop(table, None)  # nobody here listens any more

    def tell(self, table: str) -> None:
        """Say who is connected here."""
        sockets = self.here.get(table, {})
        seats = sorted({seat for own in sockets.values() for seat in own})
        self._tell(Here(table, self.process, seats, sum(not own for own in sockets.values()), self.looking(table)))

    def looking(self, table: str) -> list[str]:
        """The devices here that have a table before their players' eyes."""
        return sorted({device for device in self._looking.get(table, {}).values() if device})

    def beat(self) -> None:
        """Say so of every table."""
        for table in list(self.here):
            self.tell(table)

    def hear(self, said: Here) -> bool:
        """What a process said, and whether that is new; one not heard of before is told at once who is here."""
        if said.table not in self.here:
            return False
        if said.process == self.process:
            before_here, self._said[said.table] = self._said.get(said.table), said
            return said != before_here
        others = self._there.setdefault(said.table, {})
        _, before = others.get(said.process, (0.0, None))
        if said.seats or said.watching:
            others[said.process] = self._now(), said
            if before is None:
                self.tell(said.table)
        else:
            others.pop(said.process, None)
        return said != before

    def elsewhere(self, table: str) -> bool:
        """Whether other processes have told of somebody at a table."""
        return bool(self._there.get(table))

    def at(self, table: str) -> tuple[list[int], int]:
        """The seats whose players are connected anywhere, and how many watch."""
        own = self.here.get(table, {}).values()
        late = self._now() - GONE
        others = [said for heard, said in self._there.get(table, {}).values() if heard > late]
        seats = {seat for seats in own for seat in seats} | {seat for said in others for seat in said.seats}
        return sorted(seats), sum(not seats for seats in own) + sum(said.watching for said in others)
