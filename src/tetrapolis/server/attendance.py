"""Whether anybody looks at a table: through a socket of any process, or by asking for it now and then.

Bots that play among themselves do so for those who watch (see `due_worker`).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Container

from tetrapolis.server.bus import Here, Looked
from tetrapolis.server.presence import BEAT, GONE
from tetrapolis.server.rows import SeatRow
from tetrapolis.server.turns import Rank

GLANCE = 30.0
"""Seconds for which somebody who has asked for a table without a socket counts as watching."""
MOST_KEPT = 100_000


class Attendance:
    """Who looks where, as far as this process was told. `here`: the tables with sockets of its own."""

    def __init__(
        self,
        process: str,
        here: Container[str],
        tell: Callable[[Looked], None],
        alone: bool,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.process = process
        self.here = here
        self._tell = tell
        self._now = now
        self._there: dict[str, dict[str, tuple[float, Here]]] = {}
        """By table and process: when it was heard who is there, and who."""
        self._looked: dict[str, float] = {}
        self._known_from = now() if alone else now() + 1.2 * BEAT
        """Before, other processes may not have said yet who is there."""

    def hear(self, said: Here) -> None:
        """What another process says of its sockets."""
        if said.process == self.process:
            return
        if said.seats or said.watching:
            self._there.setdefault(said.table, {})[said.process] = self._now(), said
        else:
            others = self._there.get(said.table, {})
            others.pop(said.process, None)
            if not others:
                self._there.pop(said.table, None)

    def glance(self, table: str) -> bool:
        """Somebody asks for a table without a socket: all processes are told; False if they know."""
        if self._looked.get(table, -math.inf) > self._now() - GLANCE / 3:
            return False
        self._tell(Looked(table))
        return True

    def note(self, said: Looked) -> None:
        """What any process says of those who ask."""
        if len(self._looked) >= MOST_KEPT:
            self._looked.clear()
        self._looked[said.table] = self._now()

    def watched(self, table: str) -> bool:
        """Whether anybody looks, or may look."""
        now = self._now()
        if table in self.here or now < self._known_from or self._looked.get(table, -math.inf) > now - GLANCE:
            return True
        return any(heard > now - GONE for heard, _ in self._there.get(table, {}).values())

    def seated(self, table: str) -> bool:
        """Whether one of the players is connected to another process."""
        late = self._now() - GONE
        return any(said.seats and heard > late for heard, said in self._there.get(table, {}).values())

    def looking(self, table: str) -> set[str]:
        """The devices with other processes that have a table before their players' eyes."""
        late = self._now() - GONE
        others = [said for heard, said in self._there.get(table, {}).values() if heard > late]
        return {device for said in others for device in said.looking}

    def sweep(self) -> None:
        """Forget what was long ago."""
        now = self._now()
        self._looked = {table: at for table, at in self._looked.items() if at > now - GLANCE}
        for table, others in list(self._there.items()):
            left = {process: said for process, said in others.items() if said[0] > now - GONE}
            if left:
                self._there[table] = left
            else:
                del self._there[table]


def only_bots(seats: list[SeatRow]) -> bool:
    """Whether bots play among themselves: nobody sits there, or has gone and may come back."""
    return all(seat.kind == "bot" and not seat.guest for seat in seats)


def rank_of(seats: list[SeatRow], present: bool) -> Rank:
    """How soon the bots of a table get their turn."""
    if only_bots(seats):
        return Rank.BOTS
    return Rank.PRESENT if present else Rank.AWAY
