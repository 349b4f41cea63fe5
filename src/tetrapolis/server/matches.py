"""Matches in progress. The record in the database is the truth; positions in memory are a cache of it.

Every change appends records by compare-and-swap (see `store`): of two who try at once one succeeds, the other looks
again. What was acknowledged is committed; what was not has not happened.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.match import Header, Match, Record, check_content
from tetrapolis.core.version import __version__
from tetrapolis.games import game as game_of
from tetrapolis.server import metrics, schema, telling
from tetrapolis.server.bus import Bus, Moved
from tetrapolis.server.database import reading
from tetrapolis.server.idempotency import Request
from tetrapolis.server.rows import MatchRow, SnapshotRow
from tetrapolis.server.running import REMEMBERED, Running
from tetrapolis.server.store import Change, Conflict, Store
from tetrapolis.server.timers import Timers, next_timers
from tetrapolis.wire.answers import Done
from tetrapolis.wire.requests import ClockKind, PlayingHours

SNAPSHOT_EVERY = 200
"""Records between two snapshots, at least; only where nothing could be taken back."""
CACHED = 2000
TRIES = 8
"""How often something is tried again that others were faster at."""


class Seating(msgspec.Struct, frozen=True):
    """What timers depend on: which seats are bots, and the table's clock."""

    bots: dict[int, str]
    clock: ClockKind
    seconds: int
    patience: float = 0.0
    """Without a clock: seconds after which a bot sits in for whoever lets the others wait; 0: nobody waits."""
    hooked: bool = False
    """Somebody wants to be called when he has to decide."""
    told: telling.Told = telling.Told()
    """Who is told by a notice that he is awaited."""
    version: int = 0
    """Of the table: a change is only written while it is still this one."""
    hours: PlayingHours | None = None
    """When its clocks run; none: always."""


class Matches:
    """All matches, through a cache."""

    def __init__(
        self,
        engine: AsyncEngine,
        store: Store,
        bus: Bus,
        delay: tuple[float, float] = (0.4, 1.1),
        now: Callable[[], float] = time.time,
    ) -> None:
        self.engine = engine
        self.store = store
        self.bus = bus
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
                    if not 0 <= at_least <= running.last:
                        await self._catch_up(match, running)
                    return running

    def forget(self, match: str) -> None:
        """Drop a match from the cache: the database knows better."""
        self._cache.pop(match, None)
        metrics.CACHED.set(len(self._cache))

    def hear(self, news: Moved) -> None:
        """Another process has appended records: carry them out here too, unless some before them are missing.

        What is missing is read from the database by whoever looks at the match next.
        """
        running = self._cache.get(news.match)
        if running is None or running.lock.locked() or len(running.match.records) != news.known:
            return
        try:
            running.follow([msgspec.json.decode(content, type=Record) for content in news.records])
            running.timers = msgspec.json.decode(news.timers, type=Timers)
        except (TetrapolisError, msgspec.DecodeError):  # of a process of another version: the database knows better
            self.forget(news.match)

    async def _load(self, match: str) -> Running:
        async with reading(self.engine).begin() as connection:
            found = (await connection.execute(select(schema.matches).where(schema.matches.c.id == match))).one_or_none()
            if found is None:
                raise LookupError(match)
            row, stored = MatchRow(*found), schema.snapshots
            header, game = msgspec.convert(row.header, Header), game_of(row.game)
            check_content(game, header)  # one that waits for another content is not read any further
            kept = (await connection.execute(select(stored).where(stored.c.match == match))).one_or_none()
            snapshot = None if kept is None else SnapshotRow(*kept)
            records, quiet = await _records(connection, match, 0)
        position = None if snapshot is None else game.from_json(snapshot.position)
        seq = -1 if snapshot is None else snapshot.seq
        hushed = set(quiet)
        loud = [number for number in range(len(records)) if number not in hushed]
        known = max(seq, loud[max(0, len(loud) - 1 - REMEMBERED)]) + 1
        restored = Match.restore(game, header, records[:known], position, seq, quiet)
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
    ) -> None:
        """Store a new match (with the records it begins with) as part of a transaction."""
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
                seating=seating.version,
                outcome=None if begun.position.outcome is None else msgspec.to_builtins(begun.position.outcome),
                asked=_asked(begun),
                timers=msgspec.to_builtins(timers),
                due=timers.due,
                created=now,
                finished=None if begun.position.outcome is None else now,
            )
        )
        rows = [
            {"match": match, "seq": seq, "content": content, "quiet": quiet, "at": now}
            for seq, content, quiet in _written(begun, begun.records)
        ]
        await connection.execute(insert(schema.records), rows)
        begun_with = telling.turns(seating.told, {}, begun.position, timers, table, len(begun.records), now)
        await telling.write(connection, begun_with.new)

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
            seating.hours,
        )

    async def change(
        self, match: str, do: Callable[[Match], object], seating: Seating, request: Request | None = None
    ) -> Running:
        """Carry out a change of a match: play, undo, rewind. If `do` raises, that is raised and nothing has changed.

        Conflict: an old position or seating was judged; who asked for the change must look again.
        """
        running = await self.get(match, 0)  # whether the cache is new enough shows when the change is written
        async with running.lock:
            if self._cache.get(match) is not running:
                raise Conflict
            known = len(running.match.records)
            before = telling.asked(running.match.position, seating.told) if seating.told.guests else {}
            try:
                do(running.match)
                change, timers = self._prepared(match, running, known, seating, request, before)
                await self.store.append(change)
            except TetrapolisError:
                await self._catch_up(match, running)
                if len(running.match.records) > known:
                    raise Conflict from None  # an old position refused it
                raise  # refused: nothing has changed
            except BaseException:
                self.forget(match)  # whatever was played in memory has not happened
                raise
            running.timers = timers
            for (record, _, _), events in zip(change.records, running.match.made, strict=False):
                running.note(record, events)
            if change.snapshot is not None:
                running.snapshot = running.seq
        contents, over = [content for _, content, _ in change.records], change.outcome is not None
        self.bus.tell(Moved(running.table, match, known, contents, change.timers, over, change.at))
        if seating.hooked:
            self.asked(running.table)
        return running

    def _prepared(
        self,
        match: str,
        running: Running,
        known: int,
        seating: Seating,
        request: Request | None,
        before: dict[str, dict[int, int]],
    ) -> tuple[Change, Timers]:
        """What is to be written after a change in memory."""
        played, now = running.match, self.now()
        timers = self._timers(running.timers, played, now, seating)
        outcome, ply = played.position.outcome, played.position.ply
        snapshot = running.seq - running.snapshot >= SNAPSHOT_EVERY and played.position.undo_from == ply
        change = Change(
            match=match,
            table=running.table,
            known=known,
            seating=seating.version,
            records=_written(played, played.records[known:]),
            timers=_json(timers),
            due=timers.due,
            asked=_json(_asked(played)),
            at=now,
            outcome=None if outcome is None else _json(outcome),
            snapshot=(running.last, played.position.to_json()) if snapshot else None,
            note=None if request is None else request.note(_json(Done(running.seq))),
            telling=self._told(seating, before, running, timers, now),
        )
        return change, timers

    def _told(
        self, seating: Seating, before: dict[str, dict[int, int]], running: Running, timers: Timers, now: float
    ) -> telling.Telling:
        """What the change does to notices: nothing, where nobody wants any."""
        if not seating.told.guests:
            return telling.NOTHING
        played = running.match
        told = telling.turns(seating.told, before, played.position, timers, running.table, len(played.records), now)
        return told if told.gone or told.new else telling.NOTHING

    async def rest(self, connection: AsyncConnection, match: str) -> None:
        """Nothing is due any more in a match whose table was closed."""
        await connection.execute(update(schema.matches).where(schema.matches.c.id == match).values(due=None))


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


def _written(match: Match, records: list[Record]) -> list[tuple[int, str, bool]]:
    """Records as they are stored: number, JSON, and whether nobody else notices them."""
    return [(record.seq, _json(record), record.seq in match.quiet) for record in records]


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
