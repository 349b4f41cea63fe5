"""Matches in progress. The record in the database is the truth; positions in memory are a cache of it.

Every change appends records under the key (match, seq): of two who try at once one succeeds, the other reads what
happened and tries again. What was acknowledged is committed; what was not has not happened.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.match import Header, Match, Record
from tetrapolis.core.position import Position
from tetrapolis.core.types import Event
from tetrapolis.core.version import __version__
from tetrapolis.games import game as game_of
from tetrapolis.server import metrics, schema
from tetrapolis.server.database import reading
from tetrapolis.server.timers import ClockKind, Timers, next_timers

REMEMBERED = 120
"""Records whose events are kept in memory. Counted as everybody counts them (see `Running.seq`), as snapshots are: how
far back one can look would else tell how many sealed offers somebody wrote."""
SNAPSHOT_EVERY = 200
"""Records between two snapshots, at least; only where nothing could be taken back."""
CACHED = 2000
TRIES = 8

Also = Callable[[AsyncConnection, int], Awaitable[None]]
"""Something else to be written in the same transaction; it is told the number of the last record."""
Guard = Callable[[], Awaitable[None]]
"""Looks before every try whether the request was answered meanwhile, and raises if so."""


class Seating(msgspec.Struct, frozen=True):
    """What timers depend on: which seats are bots, and the table's clock."""

    bots: dict[int, str]
    clock: ClockKind
    seconds: int
    patience: float = 0.0
    """Without a clock: seconds after which a bot sits in for whoever lets the others wait; 0: nobody waits."""
    hooked: bool = False
    """Somebody wants to be called when he has to decide."""
    version: int = 0
    """Of the table: a change is only written while it is still this one."""


class Running:
    """A match in memory, and how far its record goes there."""

    __slots__ = ("_shown", "_shown_at", "lock", "match", "oldest", "recent", "snapshot", "table", "timers")

    def __init__(self, match: Match, table: str, timers: Timers, snapshot: int) -> None:
        self.match = match
        self.table = table
        self.timers = timers
        self.snapshot = snapshot
        self.lock = asyncio.Lock()
        self._shown: dict[int | None, tuple[bytes, bytes]] = {}
        self._shown_at = -1
        self.recent: deque[tuple[int, list[Event]]] = deque()
        """The last records' events, each with its seq, for those who come back."""
        self.oldest = self.seq
        """No event after this record is missing in `recent`."""

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

    def shown(self, seat: int | None) -> tuple[bytes, bytes]:
        """What a seat may know now and what would be counted, as JSON: written once, however many look."""
        if self._shown_at != self.last:
            self._shown, self._shown_at = {}, self.last
        found = self._shown.get(seat)
        if found is None:
            found = self._shown[seat] = shown(self.match.position, seat)
        return found

    def record_at(self, seq: int) -> int:
        """The record behind a number of `seq`."""
        return loud_records(self.match)[seq]

    def since(self, seq: int, audience: int) -> tuple[list[tuple[int, Event]], bool]:
        """The events after a record that an audience may know, and whether none is missing."""
        found = [
            (number, event)
            for number, events in self.recent
            if number > seq
            for event in events
            if event.audience & audience
        ]
        return found, seq >= self.oldest

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


def shown(position: Position, seat: int | None) -> tuple[bytes, bytes]:
    """What a seat may know of a position, and what would be counted then, as JSON."""
    return position.observe(seat).to_json().encode(), msgspec.json.encode(position.tally(seat))


def loud_records(match: Match) -> list[int]:
    """The records others notice: the one at place `seq` is what everybody knows under that number."""
    return [number for number in range(len(match.records)) if number not in match.quiet]


class Stale(Exception):
    """Somebody else was faster: read again."""


class Reseated(Exception):
    """The table has changed since it was read: who may do this, and who is a bot, must be looked at again."""


class Matches:
    """All matches, through a cache; `changed` is called with the table after each commit."""

    def __init__(
        self,
        engine: AsyncEngine,
        changed: Callable[[str, int], Awaitable[None]],
        delay: tuple[float, float] = (0.4, 1.1),
        now: Callable[[], float] = time.time,
    ) -> None:
        self.engine = engine
        self.changed = changed
        self.asked: Callable[[str], None] = lambda table: None
        """Called after each commit at a table where somebody wants to be called."""
        self.delay = delay
        self.now = now
        self._cache: OrderedDict[str, Running] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}

    # ---- reading

    async def get(self, match: str, at_least: int = -1) -> Running:
        """A match as the database has it, or the cache if that goes far enough. LookupError if there is none."""
        while True:
            running = self._cache.get(match)
            if running is None:
                async with self._loading.setdefault(match, asyncio.Lock()):
                    if match not in self._cache:
                        loaded = self._cache[match] = await self._load(match)
                        while len(self._cache) > CACHED:
                            self._cache.popitem(last=False)
                        metrics.CACHED.set(len(self._cache))
                        self._loading.pop(match, None)
                        return loaded
                continue  # who waited for the loading may find it being changed already
            self._cache.move_to_end(match)
            if 0 <= at_least <= running.last and not running.lock.locked():
                return running
            async with running.lock:  # wait for a change in progress: what is not committed is not shown
                if self._cache.get(match) is running:
                    await self._catch_up(match, running)
                    return running

    def forget(self, match: str) -> None:
        """Drop a match from the cache: the database knows better."""
        self._cache.pop(match, None)
        metrics.CACHED.set(len(self._cache))

    async def _load(self, match: str) -> Running:
        async with reading(self.engine).begin() as connection:
            row = (await connection.execute(select(schema.matches).where(schema.matches.c.id == match))).one_or_none()
            if row is None:
                raise LookupError(match)
            stored = schema.snapshots
            snapshot = (await connection.execute(select(stored).where(stored.c.match == match))).one_or_none()
            records, quiet = await _records(connection, match, 0)
        game = game_of(row.game)
        header = msgspec.convert(row.header, Header)
        position = None if snapshot is None else game.from_json(snapshot.position)
        seq = -1 if snapshot is None else snapshot.seq
        hushed = set(quiet)
        loud = [number for number in range(len(records)) if number not in hushed]
        known = max(seq, loud[max(0, len(loud) - 1 - REMEMBERED)]) + 1
        restored = Match.restore(game, header, records[:known], position, seq)
        restored.quiet = {number for number in quiet if number < known}
        running = Running(restored, row.table_id, msgspec.convert(row.timers, Timers), 0)
        running.snapshot = max(0, seq - sum(number <= seq for number in quiet))
        running.follow(records[known:])
        return running

    async def _catch_up(self, match: str, running: Running) -> None:
        """Read what other processes have appended."""
        known = len(running.match.records)
        async with reading(self.engine).begin() as connection:
            columns = schema.matches.c
            row = (
                await connection.execute(select(columns.records, columns.timers).where(columns.id == match))
            ).one_or_none()
            if row is None:
                self.forget(match)
                raise LookupError(match)
            more, _ = await _records(connection, match, known) if row.records > known else ([], [])
        running.follow(more)
        running.timers = msgspec.convert(row.timers, Timers)  # they change without a record when somebody sits in

    # ---- writing

    async def start(
        self,
        connection: AsyncConnection,
        match: str,
        table: str,
        header: Header,
        records: list[Record],
        seating: Seating,
    ) -> int:
        """Store a new match (with the records it begins with) as part of a transaction; how many records it has."""
        game = game_of(header.game)
        begun = Match.restore(game, header, records, None, -1) if records else Match._begin(game, header, None)
        now = self.now()
        timers = self._timers(Timers(), begun, now, seating)
        await connection.execute(
            insert(schema.matches).values(
                id=match,
                table_id=table,
                game=header.game,
                engine=__version__,
                header=msgspec.to_builtins(header),
                records=len(begun.records),
                outcome=None if begun.position.outcome is None else msgspec.to_builtins(begun.position.outcome),
                asked=_asked(begun),
                timers=msgspec.to_builtins(timers),
                due=timers.due,
                created=now,
                finished=None if begun.position.outcome is None else now,
            )
        )
        await connection.execute(insert(schema.records), [_row(match, record, begun, now) for record in begun.records])
        return len(begun.records)

    def _timers(self, old: Timers, match: Match, now: float, seating: Seating) -> Timers:
        return next_timers(
            old,
            match.position,
            now,
            seating.bots,
            seating.clock,
            seating.seconds,
            seating.patience,
            lambda: random.uniform(*self.delay),  # not the game's chance: only how long a bot seems to think
        )

    async def change(
        self,
        match: str,
        do: Callable[[Match], list[Event]],
        seating: Seating,
        also: Also | None = None,
        guard: Guard | None = None,
    ) -> Running:
        """Carry out a change of a match: play, undo, rewind. If `do` raises, that is raised and nothing has changed."""
        for number in range(TRIES):
            if guard is not None and number:  # the first time its answer's key stops a repeated request
                await guard()
            running = await self.get(match, 0)  # whether the cache is new enough shows when the change is written
            async with running.lock:
                if self._cache.get(match) is not running:
                    continue
                try:
                    await self._change(match, running, do, seating, also)
                except Stale:
                    self.forget(match)
                    continue
                except TetrapolisError:
                    known = running.last
                    await self._catch_up(match, running)
                    if running.last > known:
                        continue  # an old position refused it
                    raise  # refused: nothing has changed
                except BaseException:
                    self.forget(match)  # whatever was played in memory has not happened
                    raise
            over = running.match.position.outcome is not None
            await self.changed(running.table, -1 if over else running.last)  # its end changes the table too
            if seating.hooked:
                self.asked(running.table)
            return running
        raise TimeoutError(match)

    async def _change(
        self, match: str, running: Running, do: Callable[[Match], list[Event]], seating: Seating, also: Also | None
    ) -> None:
        known = len(running.match.records)
        do(running.match)
        new = running.match.records[known:]
        now = self.now()
        timers = self._timers(running.timers, running.match, now, seating)
        position = running.match.position
        values: dict[str, Any] = {
            "records": known + len(new),
            "timers": msgspec.to_builtins(timers),
            "due": timers.due,
            "asked": _asked(running.match),
        }
        if position.outcome is not None:
            values |= {"outcome": msgspec.to_builtins(position.outcome), "finished": now}
        try:
            async with self.engine.begin() as connection:
                if position.outcome is not None:  # the table before the match, as all do who change both
                    await connection.execute(
                        update(schema.tables)
                        .where(schema.tables.c.id == running.table)
                        .values(state="over", code=None, changed=now, version=schema.tables.c.version + 1)
                    )
                done = await connection.execute(_CHANGE, values | {"of": match, "known": known})
                if done.rowcount != 1:
                    raise Stale
                version = (await connection.execute(_TABLE_VERSION, {"of": running.table})).scalar_one()
                if version != seating.version + (position.outcome is not None):
                    raise Reseated
                for record in new:
                    await connection.execute(_APPEND, _row(match, record, running.match, now))
                if self._wants_snapshot(running):
                    await _store_snapshot(connection, match, running)
                if also is not None:
                    await also(connection, running.seq)
        except IntegrityError as error:
            raise Stale from error
        running.timers = timers
        for record, events in zip(new, running.match.made, strict=False):
            running.note(record.seq - sum(number <= record.seq for number in running.match.quiet), events)
        if self._wants_snapshot(running):
            running.snapshot = running.seq

    async def rest(self, connection: AsyncConnection, match: str) -> None:
        """Nothing is due any more in a match whose table was closed."""
        await connection.execute(update(schema.matches).where(schema.matches.c.id == match).values(due=None))

    def _wants_snapshot(self, running: Running) -> bool:
        position = running.match.position
        return running.seq - running.snapshot >= SNAPSHOT_EVERY and position.undo_from == position.ply


_CHANGE = update(schema.matches).where(
    schema.matches.c.id == bindparam("of"), schema.matches.c.records == bindparam("known")
)
_TABLE_VERSION = select(schema.tables.c.version).where(schema.tables.c.id == bindparam("of"))
"""Asked after the match's row was ours: who changes the table writes that row too, and PostgreSQL judges an update that
had to wait for it by how all other rows were before."""
_APPEND = insert(schema.records)


async def _records(connection: AsyncConnection, match: str, first: int) -> tuple[list[Record], list[int]]:
    """The records from one on, and the numbers of those nobody else notices."""
    columns = schema.records.c
    query = select(columns.content, columns.quiet).where(columns.match == match, columns.seq >= first)
    rows = list(await connection.execute(query.order_by(columns.seq)))
    records = [msgspec.json.decode(row.content, type=Record) for row in rows]
    return records, [record.seq for record, row in zip(records, rows, strict=True) if row.quiet]


def _asked(match: Match) -> list[int]:
    """The seats that have to decide: what every list of tables may say."""
    return sorted({decision.seat for decision in match.position.pending if not decision.optional})


def _row(match: str, record: Record, played: Match, now: float) -> dict[str, Any]:
    content = msgspec.json.encode(record).decode()
    return {"match": match, "seq": record.seq, "content": content, "quiet": record.seq in played.quiet, "at": now}


async def _store_snapshot(connection: AsyncConnection, match: str, running: Running) -> None:
    stored = schema.snapshots
    text = running.match.position.to_json()
    done = await connection.execute(
        update(stored).where(stored.c.match == match).values(seq=running.last, position=text)
    )
    if done.rowcount == 0:
        await connection.execute(insert(stored).values(match=match, seq=running.last, position=text))
