"""How long things are kept: what nobody will come back for is cleared by the server itself, a little at a time.

Once an hour one process looks (`chore` in the database says who did so last). Each table goes in a transaction of its
own, with everything that hangs on it, so that nobody waits for long; what somebody used meanwhile stays.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tetrapolis.server import addresses, schema, telling
from tetrapolis.server.config import Keep
from tetrapolis.server.database import reading

log = logging.getLogger("tetrapolis.retention")
DAY = 86_400.0
EVERY = 3000.0
"""Seconds before another process, or this one, may do it again: a little less than the hour after which each asks."""
AT_ONCE = 200
"""So many tables, and as many guests, are looked for at a time."""
FORGOTTEN_WITH_GUESTS = (
    schema.requests,
    schema.sessions,
    schema.passkeys,
    schema.recoveries,
    schema.notices,
    schema.notice_settings,
    schema.push_subscriptions,
    schema.mail_addresses,
    schema.table_invites,
)
"""What is of a guest alone."""
PAUSE = 0.02
"""Seconds between two tables: others come first."""


class Cleared(msgspec.Struct):
    """How much went."""

    tables: int = 0
    guests: int = 0
    chat: int = 0
    links: int = 0


class Retention:
    """Clears what is too old."""

    def __init__(
        self, engine: AsyncEngine, keep: Keep, now: Callable[[], float], gone: Callable[[str, str], None]
    ) -> None:
        self.engine = engine
        self.keep = keep
        self.now = now
        self.gone = gone
        """Called with a table and its match after they were cleared."""

    async def run(self) -> Cleared | None:
        """Clear all that is too old; None: another process has done so lately."""
        if not await self._claim():
            return None
        cleared = Cleared()
        await self._clear_tables(cleared)
        await self._clear_chat(cleared)
        await self._clear_guests(cleared)
        await addresses.tidy(self.engine, self.now())
        if cleared != Cleared():
            log.info("cleared", extra=msgspec.to_builtins(cleared))
        return cleared

    async def _claim(self) -> bool:
        """Take it upon this process: of several that try at once one succeeds."""
        chores, now = schema.chores, self.now()
        try:
            async with self.engine.begin() as connection:
                mine = update(chores).where(chores.c.name == "retention", chores.c.at < now - EVERY).values(at=now)
                if (await connection.execute(mine)).rowcount == 1:
                    return True
                known = await connection.execute(select(chores.c.at).where(chores.c.name == "retention"))
                if known.scalar_one_or_none() is not None:
                    return False
                await connection.execute(insert(chores).values(name="retention", at=now))
                return True
        except IntegrityError:
            return False

    # ---- tables

    def _old_tables(self) -> ColumnElement[bool] | None:
        """Which tables are too old; None: none ever is."""
        columns, now, keep = schema.tables.c, self.now(), self.keep
        old: list[ColumnElement[bool]] = []
        if keep.finished:
            old.append(and_(columns.state == "over", columns.changed < now - keep.finished * DAY))
        if keep.running:
            since = now - keep.running * DAY
            given_up = and_(columns.state.in_(["running", "closed"]), columns.match != "", columns.changed < since)
            old.append(and_(given_up, _last_move() < since))
        if keep.open:
            never = and_(columns.state.in_(["open", "closed"]), columns.match == "")
            old.append(and_(never, columns.changed < now - keep.open * DAY))
        return or_(*old) if old else None

    async def _clear_tables(self, cleared: Cleared) -> None:
        old = self._old_tables()
        while old is not None:
            query = select(schema.tables.c.id).where(old).order_by(schema.tables.c.changed).limit(AT_ONCE)
            async with reading(self.engine).begin() as connection:
                found = list((await connection.execute(query)).scalars())
            before = cleared.tables
            for table in found:
                cleared.tables += await self._clear_table(table, old)
                await asyncio.sleep(PAUSE)
            if cleared.tables == before:
                return

    async def _clear_table(self, table: str, old: ColumnElement[bool]) -> bool:
        """A table and all that hangs on it, unless somebody came back to it meanwhile."""
        tables, matches = schema.tables, schema.matches
        async with self.engine.begin() as connection:
            query = select(tables.c.id).where(tables.c.id == table, old).with_for_update()
            if (await connection.execute(query)).scalar_one_or_none() is None:
                return False
            of = select(matches.c.id).where(matches.c.table_id == table)
            played = list((await connection.execute(of.with_for_update())).scalars())  # a move on its way comes first
            if (await connection.execute(query)).scalar_one_or_none() is None:
                return False
            for match in played:
                for each in (schema.records, schema.snapshots, schema.reviews):
                    await connection.execute(delete(each).where(each.c.match == match))
            await connection.execute(delete(matches).where(matches.c.table_id == table))
            await telling.forget(connection, table)
            for other in (schema.seats, schema.chats, schema.leavers, schema.table_invites):
                await connection.execute(delete(other).where(other.c.table_id == table))
            await connection.execute(update(tables).where(tables.c.next_table == table).values(next_table=""))
            await connection.execute(delete(tables).where(tables.c.id == table))
        self.gone(table, played[0] if played else "")
        return True

    # ---- chat, links, guests

    async def _clear_chat(self, cleared: Cleared) -> None:
        chats = schema.chats
        if self.keep.chat:
            old = chats.c.at < self.now() - self.keep.chat * DAY
            cleared.chat += await self._in_parts(chats, chats.c.number, old)

    async def _clear_guests(self, cleared: Cleared) -> None:
        """Links that are no longer good, then guests, with the answers they got, their sessions and their ways back."""
        links, guests = schema.links, schema.guests
        cleared.links += await self._in_parts(links, links.c.code, links.c.expires < self.now())
        if not self.keep.guests:
            return
        sits = exists().where(schema.seats.c.guest == guests.c.id)
        hosts = exists().where(schema.tables.c.host == guests.c.id)
        linked = exists().where(links.c.guest == guests.c.id)
        old = and_(guests.c.seen < self.now() - self.keep.guests * DAY, ~sits, ~hosts, ~linked)
        cleared.guests += await self._in_parts(guests, guests.c.id, old, _forget_answers)

    async def _in_parts(
        self,
        table: Any,
        key: Any,
        old: ColumnElement[bool],
        also: Callable[[AsyncConnection, list[str]], Any] | None = None,
    ) -> int:
        """Delete what is old, so much at a time; how much it was."""
        number = 0
        while True:
            async with self.engine.begin() as connection:
                some = select(key).where(old).limit(AT_ONCE)
                gone = delete(table).where(key.in_(some), old).returning(key)
                keys = list((await connection.execute(gone)).scalars())
                if also is not None and keys:
                    await also(connection, keys)
            number += len(keys)
            if len(keys) < AT_ONCE:
                return number
            await asyncio.sleep(PAUSE)


def _last_move() -> Any:
    """When the last record of a table's match was made."""
    records, tables = schema.records.c, schema.tables.c
    query = select(records.at).where(records.match == tables.match).order_by(records.seq.desc()).limit(1)
    return query.correlate(schema.tables).scalar_subquery()


async def _forget_answers(connection: AsyncConnection, guests: list[str]) -> None:
    for table in FORGOTTEN_WITH_GUESTS:
        await connection.execute(delete(table).where(table.c.guest.in_(guests)))
