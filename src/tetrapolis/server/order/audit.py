"""What was done to keep order: who, what, to whom, when, why. Only ever added to; the database itself sees to that."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.server import schema
from tetrapolis.wire.order import Entry

CONSOLE = ""
"""Who does it at the command line."""
SHOWN = 200


async def note(
    connection: AsyncConnection, actor: str, act: str, about: str = "", why: str = "", **detail: str | int | float
) -> None:
    """Add a line, in the transaction that does it."""
    row: dict[str, Any] = {"at": time.time(), "actor": actor, "act": act, "about": about, "note": why}
    row["detail"] = msgspec.json.encode(detail).decode()
    await connection.execute(insert(schema.audits).values(row))


async def lines(connection: AsyncConnection, about: str | None = None) -> list[Entry]:
    """The newest lines, all of them or those about somebody; whoever became one with him belongs to him."""
    columns, people = schema.audits.c, schema.guests.c
    query = select(schema.audits, people.name, people.role).outerjoin(schema.guests, people.id == columns.actor)
    if about is not None:
        query = query.where(columns.about.in_(await _names_of(connection, about)))
    found = await connection.execute(query.order_by(columns.number.desc()).limit(SHOWN))
    return [
        Entry(row.number, row.at, row.act, row.about, row.actor, row.name or "", row.note, _detail(row.detail))
        for row in found
    ]


def _detail(text: str) -> dict[str, str | int | float]:
    return msgspec.json.decode(text, type=dict[str, str | int | float])


async def _names_of(connection: AsyncConnection, guest: str) -> list[str]:
    """A guest's ids: the own one, and of those who became one with him."""
    columns, known, fresh = schema.audits.c, [guest], [guest]
    while fresh:
        query = select(columns.detail).where(columns.act == "merge", columns.about.in_(fresh))
        was = [str(_detail(detail).get("was", "")) for detail in (await connection.execute(query)).scalars()]
        fresh = [each for each in was if each and each not in known]
        known += fresh
    return known
