"""News may get lost on their way, changes may not: now and then the database is asked about all tables somebody here
looks at, and about the tokens they came with, at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

import msgspec
from sqlalchemy import Select, bindparam, func, select, union_all
from sqlalchemy.ext.asyncio import AsyncEngine

from tetrapolis.server import schema
from tetrapolis.server.database import reading

AT_ONCE = 100
"""So many are asked about at once: on SQLite nobody else has his turn meanwhile."""


class Pulse(msgspec.Struct, frozen=True):
    """How far a table is: its version, the number of its match's last record, the number of the last line of chat."""

    version: int
    last: int
    chat: int


class Seen(msgspec.Struct, frozen=True):
    """What the database said: about the tables, and which of the tokens asked for are no longer good."""

    tables: dict[str, Pulse]
    ended: frozenset[str]


async def look(engine: AsyncEngine, tables: Iterable[str], tokens: Iterable[str]) -> Seen:
    """Ask about these tables, and these hashes of tokens."""
    pulses, good, now = {}, set(), time.time()
    ids, hashes = sorted(tables), sorted(set(tokens))
    async with reading(engine).begin() as connection:
        for first in range(0, len(ids), AT_ONCE):
            for row in await connection.execute(_PULSES, {"tables": ids[first : first + AT_ONCE]}):
                pulses[row.id] = Pulse(row.version, (row.records or 0) - 1, row.chat or 0)
            await asyncio.sleep(0)
        for first in range(0, len(hashes), AT_ONCE):
            found = await connection.execute(_TOKENS, {"tokens": hashes[first : first + AT_ONCE], "now": now})
            good |= set(found.scalars())
            await asyncio.sleep(0)
    return Seen(pulses, frozenset(hashes) - good)


def _pulses() -> Select[tuple[str, int, int, int]]:
    tables, matches, chats = schema.tables.c, schema.matches.c, schema.chats.c
    records = select(matches.records).where(matches.id == tables.match).scalar_subquery()
    chat = select(func.max(chats.number)).where(chats.table_id == tables.id).scalar_subquery()
    return select(tables.id, tables.version, records.label("records"), chat.label("chat")).where(
        tables.id.in_(bindparam("tables", expanding=True))
    )


_PULSES = _pulses()
_TOKENS = union_all(
    select(schema.sessions.c.token)
    .join(schema.guests, schema.guests.c.id == schema.sessions.c.guest)
    .where(schema.sessions.c.token.in_(bindparam("tokens", expanding=True)))
    .where(schema.guests.c.banned < bindparam("now")),
    select(schema.guests.c.token).where(schema.guests.c.token.in_(bindparam("tokens", expanding=True))),
)
"""Of the banned no token is good, for looking on: why, they are told when they ask again."""
