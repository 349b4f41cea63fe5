"""A match in memory: its position and record, the events of late, and what each seat may know, as JSON."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import astuple, replace

from tetrapolis.core.game import Game
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
    patches are made of two of them; the text of it all is written when somebody needs that, once. `like`: what another
    seat is shown at the same record.
    """

    __slots__ = ("_text", "content", "protocol")

    def __init__(self, position: Position, seat: int | None, protocol: int = 1, like: Shown | None = None) -> None:
        self.protocol = protocol
        observation = position.observe(seat).content(protocol, book=protocol == 1)
        if protocol > 1:  # what happened is told beside it: it need not be told twice
            prompt = observation["prompt"]
            if prompt.news:
                observation["prompt"] = replace(prompt, news=())
                observation["news"] = len(prompt.news)
        self.content: dict[str, Any] = {"observation": observation, "tally": _tally(position, seat, protocol, like)}
        self._text = b""

    @property
    def text(self) -> bytes:
        """As JSON."""
        if not self._text:
            self._text = msgspec.json.encode(self.content)
        return self._text


def _tally(position: Position, seat: int | None, protocol: int, like: Shown | None) -> Any:
    if protocol == 1:
        return position.first_tally(seat)
    return position.tally(seat) if like is None else position.tally_like(seat, like.content["tally"])


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
        self._shown: dict[tuple[int | None, int], Shown] = {}
        """By seat and protocol."""
        self._shown_at = -1
        self._patches: dict[tuple[int | None, int], tuple[Shown, bytes]] = {}
        self.recent: deque[tuple[int, int, list[Event]]] = deque()
        """The last records' numbers, their `seq` for everybody, and their events, for those who come back."""
        self.oldest = self.seq
        """No event after this record is missing in `recent`."""

    # ---- going on

    def follow(self, records: list[Record]) -> None:
        """Carry on with records of the database."""
        for record in records:
            events = self.match.follow([record])
            self.note(self.last, events)

    def note(self, record: int, events: list[Event]) -> None:
        """Keep the events of a record; forget those of long ago."""
        if events:
            seq = record - sum(number <= record for number in self.match.quiet)
            self.recent.append((record, seq, events))
        self.oldest = max(self.oldest, self.seq - REMEMBERED)
        while self.recent and self.recent[0][1] <= self.oldest:
            self.recent.popleft()

    # ---- what seats may know

    def shown(self, seat: int | None, protocol: int = 1) -> Shown:
        """What a seat may know now and what would be counted: made once, however many look."""
        if self._shown_at != self.last:
            self._shown, self._patches, self._shown_at = {}, {}, self.last
        found = self._shown.get((seat, protocol))
        if found is None:
            like = next((other for other in self._shown.values() if other.protocol == protocol), None)
            found = self._shown[seat, protocol] = Shown(self.match.position, seat, protocol, like)
        return found

    def patch(self, seat: int | None, old: Shown) -> bytes:
        """The changes since a seat was shown something else; worked out once for all who were shown the same."""
        which = seat, old.protocol
        known = self._patches.get(which)
        if known is not None and known[0] is old:
            return known[1]
        changes = difference(old.content, self.shown(*which).content, packs=old.protocol > 1)
        written = msgspec.json.encode(changes)
        self._patches[which] = old, written
        return written

    def since(self, seq: int, seats: list[int | None], protocol: int = 1, last: int | None = None) -> list[Happened]:
        """The events after `seq` that any of these seats of one guest may know; what not all of them may says so.

        Who else may know of them is nobody's business. Who knows nothing yet (-1) is told in the second protocol also
        what the position itself remembers, which may go back further: in the first one it is in the observation.
        `last` is the record after which they are told, where that is known: what nobody else notices has the `seq` of
        what was before it, and who writes it hears of it all the same.
        """
        audience = audience_of(seats)
        found: list[tuple[int, Event]] = []
        for record, number, events in reversed(self.recent):  # most have seen all but the last
            if number <= seq if last is None else record <= last:
                break
            found[:0] = [(number, event) for event in events if event.audience & audience]
        if seq < 0 and protocol > 1:
            found[:0] = self._earlier(audience, [event for _, event in found])
        game = self.match.game
        told = [happened(game, number, event, protocol) for number, event in found]
        if len(seats) > 1:
            for at, (_, event) in enumerate(found):
                if event.audience & audience != audience:
                    told[at] = replace(told[at], only=_some(seats, event.audience))
        return told

    def complete(self, seq: int) -> bool:
        """Whether no event after a record is missing in what is told."""
        return seq >= self.oldest

    def _earlier(self, audience: int, known: list[Event]) -> list[tuple[int, Event]]:
        """What the position remembers of the time before the events that are known, as if it had all been at once."""
        log = [event for event in self.match.position.log if event.audience & audience]
        older = len(log) - len(known)
        return [(self.oldest, event) for event in log[:older]] if older > 0 and log[older:] == known else []

    def clocks(self, sooner: float) -> list[Due]:
        """The clocks that run, for everybody; `sooner`: see `Loaded.sooner`. The time all have at least is the last."""
        timers = self.timers
        respite = [Due(timers.until, alarm=timers.respite)] if timers.until > timers.since else []
        found = [
            Due(timer.at, timer.seat, timer.alarm, True, timer.at - sooner)
            if timer.what == "absent"
            else Due(timer.at, timer.seat, timer.alarm)
            for timer in self.timers.running
            if timer.what != "bot"
        ]
        return found + respite

    def record_at(self, seq: int) -> int:
        """The record behind a number of `seq`."""
        return loud_records(self.match)[seq]

    def seq_of(self, record: int) -> int:
        """The number by which everybody knows a record that others notice."""
        return record - sum(number < record for number in self.match.quiet)

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


def happened(game: Game, seq: int, event: Event, protocol: int) -> Happened:
    """An event as it is told: in the second protocol with its kinds, and what moved in it."""
    if protocol == 1:
        return Happened(seq, event.id, event.args)
    return Happened(seq, *astuple(game.told(event)))


def audience_of(seats: Iterable[int | None]) -> int:
    """Seats (None: a spectator) as the audience of an event names them.

    >>> audience_of([0, 2]), audience_of([None]) == SPECTATOR
    (5, True)
    """
    return sum(SPECTATOR if seat is None else 1 << seat for seat in seats)


def _some(seats: list[int | None], audience: int) -> tuple[int, ...]:
    """Those of the seats that an audience names."""
    return tuple(seat for seat in seats if seat is not None and audience >> seat & 1)


def loud_records(match: Match) -> list[int]:
    """The records others notice: the one at place `seq` is what everybody knows under that number."""
    return [number for number in range(len(match.records)) if number not in match.quiet]
