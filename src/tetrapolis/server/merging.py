"""Two guests that are one person: everything of the one becomes the other's."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Column, delete, func, or_, select, union, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.server import schema

KEPT_APART = ("request", "once", "link", "recovery")
"""What is not taken along: it belongs to a device or a moment; of printed codes each person has one."""


def columns() -> Iterator[Column[Any]]:
    """Every column of the database that says who."""
    for table in schema.metadata.sorted_tables:
        for column in table.columns:
            refers = any(key.target_fullname == "guest.id" for key in column.foreign_keys)
            if table.name != "guest" and (refers or column.info.get("guest") or column.name in ("guest", "host")):
                yield column


async def tables_of(connection: AsyncConnection, guest: str) -> list[str]:
    """Where somebody plays, played, or is the host."""
    seats, tables = schema.seats.c, schema.tables.c
    query = union(select(seats.table_id).where(seats.guest == guest), select(tables.id).where(tables.host == guest))
    return [*(await connection.execute(query)).scalars()]


async def merge(connection: AsyncConnection, source: str, target: str) -> list[str]:
    """All that is the source's becomes the target's, and the source is no more; the tables that have changed by it.

    Where each has something of a kind that one can have only once, the target's stays.
    """
    changed = await tables_of(connection, source)
    for column in columns():
        if column.table.name in KEPT_APART:
            await connection.execute(delete(column.table).where(column == source))
        else:
            await _hand_over(connection, column, source, target)
    tables, matches = schema.tables, schema.matches
    touched = update(tables).where(tables.c.id.in_(changed))
    await connection.execute(touched.values(changed=time.time(), version=tables.c.version + 1))
    version = select(tables.c.version).where(tables.c.id == matches.c.table_id).scalar_subquery()
    await connection.execute(update(matches).where(matches.c.table_id.in_(changed)).values(seating=version))
    await connection.execute(delete(schema.guests).where(schema.guests.c.id == source))
    return changed


async def _hand_over(connection: AsyncConnection, column: Column[Any], source: str, target: str) -> None:
    table = column.table
    try:
        async with connection.begin_nested():
            await connection.execute(update(table).where(column == source).values({column: target}))
        return
    except IntegrityError:
        pass
    keys = [*table.primary_key.columns]
    for row in [*await connection.execute(select(*keys).where(column == source))]:
        this = [key == value for key, value in zip(keys, row, strict=True)]
        try:
            async with connection.begin_nested():
                await connection.execute(update(table).where(*this).values({column: target}))
        except IntegrityError:
            await connection.execute(delete(table).where(*this))


async def kept(connection: AsyncConnection, guest: str) -> bool:
    """Whether there is anything that would be missed: tables, or another way back than this device."""
    if await tables_of(connection, guest):
        return True
    ways = [
        select(func.count()).select_from(table).where(table.c.guest == guest).scalar_subquery()
        for table in (schema.passkeys, schema.recoveries)
    ]
    mail = schema.mail_addresses.c
    by_mail = select(func.count()).where(mail.guest == guest, mail.confirmed.is_not(None))
    ways.append(by_mail.scalar_subquery())
    return bool((await connection.execute(select(or_(*(way > 0 for way in ways))))).scalar_one())
