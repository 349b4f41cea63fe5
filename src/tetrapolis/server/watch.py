"""Hints may get lost, news may not: now and then the database is asked about all tables somebody looks at, at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection

import msgspec
from sqlalchemy import Select, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tetrapolis.server import schema
from tetrapolis.server.database import reading

OLD = 2.5
"""Seconds for which the answer is good for all who ask."""
AT_ONCE = 1000


class Pulse(msgspec.Struct, frozen=True):
    """How far a table is: its version, the number of its match's last record, the number of the last line of chat."""

    version: int
    last: int
    chat: int


class Seen(msgspec.Struct, frozen=True):
    """What the database said: about the tables, and which of the tokens asked for are no longer good."""

    at: float
    tables: dict[str, Pulse]
    ended: frozenset[str]


class Watch:
    """Asks for everybody here."""

    def __init__(self, engine: AsyncEngine, tables: Collection[str], tokens: dict[int, str]) -> None:
        self.engine = engine
        self.tables = tables
        self.tokens = tokens
        """By open socket: the hash of its token."""
        self._seen = Seen(-OLD, {}, frozenset())
        self._asking = asyncio.Lock()

    async def look(self) -> Seen:
        """The newest answer, at most so old."""
        async with self._asking:
            if time.monotonic() - self._seen.at > OLD:
                self._seen = await self._ask()
        return self._seen

    async def _ask(self) -> Seen:
        now, pulses, good = time.monotonic(), {}, set()
        tables, tokens = sorted(self.tables), sorted(set(self.tokens.values()))
        async with reading(self.engine).begin() as connection:
            for first in range(0, len(tables), AT_ONCE):
                for row in await connection.execute(_PULSES, {"tables": tables[first : first + AT_ONCE]}):
                    pulses[row.id] = Pulse(row.version, (row.records or 0) - 1, row.chat or 0)
            for first in range(0, len(tokens), AT_ONCE):
                found = await connection.execute(_TOKENS, {"tokens": tokens[first : first + AT_ONCE]})
                good |= set(found.scalars())
        return Seen(now, pulses, frozenset(tokens) - good)


def _pulses() -> Select[tuple[str, int, int, int]]:
    tables, matches, chats = schema.tables.c, schema.matches.c, schema.chats.c
    records = select(matches.records).where(matches.id == tables.match).scalar_subquery()
    chat = select(func.max(chats.number)).where(chats.table_id == tables.id).scalar_subquery()
    return select(tables.id, tables.version, records.label("records"), chat.label("chat")).where(
        tables.id.in_(bindparam("tables", expanding=True))
    )


_PULSES = _pulses()
_TOKENS = select(schema.guests.c.token).where(schema.guests.c.token.in_(bindparam("tokens", expanding=True)))
