"""A match in memory: its position and record, the events of late, and what each seat may know, as JSON."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import msgspec

from tetrapolis.core.match import Match, Record
from tetrapolis.core.position import Position
from tetrapolis.core.types import SPECTATOR, Event
from tetrapolis.server.timers import Timers
from tetrapolis.wire.live import Due, Happened
from tetrapolis.wire.patch import difference

REMEMBERED = 120
"""Records whose events are kept in memory. Counted as everybody counts them (see `Running.seq`), as snapshots are: how
far back one can look would else tell how many sealed offers somebody wrote."""


class Shown:
    """What a seat may know at one record, and what would be counted then: a `Knowledge` of the wire.

    Built only from what the engine lets the seat know, and cut loose from the position. Kept as it was made, because
    patches are made of two of them; the text of it all is written when somebody needs that, once.
    """

    __slots__ = ("_text", "content")

    def __init__(self, position: Position, seat: int | None) -> None:
        self.content: dict[str, Any] = {
            "observation": position.observe(seat).content(),
            "tally": position.tally(seat),
        }
        self._text = b""

    @property
    def text(self) -> bytes:
        """As JSON."""
        if not self._text:
            self._text = msgspec.json.encode(self.content)
        return self._text

    @property
    def observation(self) -> msgspec.Raw:
        """What the engine lets the seat know, as JSON."""
        return msgspec.Raw(msgspec.json.encode(self.content["observation"]))

    @property
    def tally(self) -> msgspec.Raw:
        """What would be counted, as JSON."""
        return msgspec.Raw(msgspec.json.encode(self.content["tally"]))


class Running:
    """A match in memory, and how far its record goes there."""

    __slots__ = ("_patches", "_shown", "_shown_at", "lock", "match", "oldest", "recent", "snapshot", "table", "timers")

    def __init__(self, match: Match, table: str, timers: Timers, snapshot: int) -> None:
        self.match = match
        self.table = table
        self.timers = timers
        self.snapshot = snapshot
        self.lock = asyncio.Lock()
        """Held while a change is carried out: until it is committed nobody is shown anything of it."""
        self._shown: dict[int | None, Shown] = {}
        self._shown_at = -1
        self._patches: dict[int | None, tuple[Shown, bytes]] = {}
        self.recent: deque[tuple[int, list[Event]]] = deque()
        """The last records' events, each with its seq, for those who come back."""
        self.oldest = self.seq
        """No event after this record is missing in `recent`."""

    # ---- going on

    def follow(self, records: list[Record]) -> None:
        """Carry on with records of the database."""
        for record in records:
            events = self.match.follow([record])
            self.note(self.seq, events)

    def note(self, seq: int, events: list[Event]) -> None:
        """Keep the events of a record; forget those of long ago."""
        if events:
            self.recent.append((seq, events))
        self.oldest = max(self.oldest, self.seq - REMEMBERED)
        while self.recent and self.recent[0][0] <= self.oldest:
            self.recent.popleft()

    # ---- what seats may know

    def shown(self, seat: int | None) -> Shown:
        """What a seat may know now and what would be counted: made once, however many look."""
        if self._shown_at != self.last:
            self._shown, self._patches, self._shown_at = {}, {}, self.last
        found = self._shown.get(seat)
        if found is None:
            found = self._shown[seat] = Shown(self.match.position, seat)
        return found

    def patch(self, seat: int | None, old: Shown) -> bytes:
        """The changes since a seat was shown something else; worked out once for all who were shown the same."""
        known = self._patches.get(seat)
        if known is not None and known[0] is old:
            return known[1]
        changes = msgspec.json.encode(difference(old.content, self.shown(seat).content))
        self._patches[seat] = old, changes
        return changes

    def since(self, seq: int, seat: int | None) -> tuple[list[Happened], bool]:
        """The events after a record that a seat may know, and whether none is missing.

        Who else may know of them is nobody's business.
        """
        audience = SPECTATOR if seat is None else 1 << seat
        found: list[Happened] = []
        for number, events in reversed(self.recent):  # most have seen all but the last
            if number <= seq:
                break
            found[:0] = [Happened(number, event.id, event.args) for event in events if event.audience & audience]
        return found, seq >= self.oldest

    def clocks(self, sooner: float) -> list[Due]:
        """The clocks that run, for everybody; `sooner`: see `Loaded.sooner`."""
        return [
            Due(timer.at, timer.seat, timer.alarm, True, timer.at - sooner)
            if timer.what == "absent"
            else Due(timer.at, timer.seat, timer.alarm)
            for timer in self.timers.running
            if timer.what != "bot"
        ]

    def record_at(self, seq: int) -> int:
        """The record behind a number of `seq`."""
        return loud_records(self.match)[seq]

    @property
    def last(self) -> int:
        """The number of the last record: for processes among themselves."""
        return len(self.match.records) - 1

    @property
    def seq(self) -> int:
        """How far the match is, for everybody: the number of its last record, leaving out what nobody else notices.

        Else the number itself would tell how many sealed offers somebody writes.
        """
        return len(self.match.records) - 1 - len(self.match.quiet)


def loud_records(match: Match) -> list[int]:
    """The records others notice: the one at place `seq` is what everybody knows under that number."""
    return [number for number in range(len(match.records)) if number not in match.quiet]
