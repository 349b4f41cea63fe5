"""What moderators look at: people, their seats, reports; and what players report."""

from __future__ import annotations

import time

from sqlalchemy import func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.server import schema
from tetrapolis.server.order import audit
from tetrapolis.server.order.acts import person
from tetrapolis.server.people import new_id
from tetrapolis.server.problems import Problem
from tetrapolis.server.rows import GuestRow
from tetrapolis.server.tables_model import Loaded
from tetrapolis.wire.answers import Guest
from tetrapolis.wire.order import File, Person, Report, ReportWish, SatAt

SHOWN = 100
OPEN_REPORTS = 20
"""Of one person: whoever has so many waiting waits, too."""
DAY = 86_400.0


async def people(connection: AsyncConnection, search: str = "") -> list[Person]:
    """Those seen last, or whose name or id has this in it; no programs."""
    columns = schema.guests.c
    query = select(schema.guests).where(~columns.program)
    if search.strip() and search.isprintable():
        like = search.strip().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
        query = query.where(or_(columns.name.ilike(f"%{like}%", escape="\\"), columns.id == search.strip()))
    found = await connection.execute(query.order_by(columns.seen.desc(), columns.id).limit(SHOWN))
    return await _persons(connection, [GuestRow(*row) for row in found])


async def _persons(connection: AsyncConnection, rows: list[GuestRow]) -> list[Person]:
    seats, sessions, ids = schema.seats.c, schema.sessions.c, [row.id for row in rows]
    sat = select(seats.guest, func.count(seats.table_id.distinct())).where(seats.guest.in_(ids)).group_by(seats.guest)
    tables = {row[0]: row[1] for row in await connection.execute(sat)}
    known = select(sessions.guest, func.count()).where(sessions.guest.in_(ids)).group_by(sessions.guest)
    devices = {row[0]: row[1] for row in await connection.execute(known)}
    now = time.time()
    return [
        Person(
            id=row.id,
            name=row.name,
            lang=row.lang,
            role=row.role,
            muted=row.muted,
            banned=row.banned if row.banned > now else 0.0,
            gone=row.gone,
            created=row.created,
            seen=row.seen,
            tables=tables.get(row.id, 0),
            sessions=devices.get(row.id, 0),
        )
        for row in rows
    ]


async def file(connection: AsyncConnection, guest: str) -> File:
    """All about somebody."""
    row = await person(connection, guest)
    seats, tables = schema.seats.c, schema.tables.c
    query = select(seats.table_id, tables.title, tables.game, seats.seat, tables.state, seats.kind)
    query = query.join(schema.tables, tables.id == seats.table_id)
    query = query.where(seats.guest == guest, tables.state.in_(["open", "running"])).order_by(tables.changed.desc())
    sat = [
        SatAt(each.table_id, each.title, each.game, each.seat, each.state, each.kind == "bot")
        for each in await connection.execute(query.limit(SHOWN))
    ]
    (told,) = await _persons(connection, [row])
    return File(told, sat, await audit.lines(connection, guest))


# ---- reports


async def report(connection: AsyncConnection, by: Guest, table: Loaded, wish: ReportWish) -> str:
    """Note a report down; its id."""
    guest, said = "", ""
    if wish.line:
        chats = schema.chats.c
        query = select(chats.guest, chats.text)
        query = query.where(chats.number == wish.line, chats.table_id == table.row.id, chats.hidden == "")
        row = (await connection.execute(query)).one_or_none()
        guest, said = ("", "") if row is None else (row.guest, row.text)
    elif wish.seat is not None and wish.seat < len(table.seats):
        guest = table.seats[wish.seat].guest
    if not guest or guest == by.id:
        raise Problem(409, "server-error-report-nobody")
    columns = schema.reports.c
    waiting = select(func.count()).select_from(schema.reports).where(columns.by == by.id, columns.settled == 0)
    if (await connection.execute(waiting)).scalar_one() >= OPEN_REPORTS:
        raise Problem(429, "server-error-rate")
    row_id = new_id()
    values = {"id": row_id, "at": time.time(), "by": by.id, "guest": guest, "table_id": table.row.id}
    values |= {"line": wish.line, "said": said, "text": wish.text, "taken": "", "settled": 0.0}
    await connection.execute(insert(schema.reports).values(values))
    return row_id


async def reports(connection: AsyncConnection, reader: str) -> list[Report]:
    """Those that are open, the oldest first."""
    columns, guests = schema.reports.c, schema.guests
    by, about, taken = guests.alias(), guests.alias(), guests.alias()
    query = (
        select(schema.reports, by.c.name.label("by_name"), about.c.name.label("about_name"), taken.c.name.label("who"))
        .outerjoin(by, by.c.id == columns.by)
        .outerjoin(about, about.c.id == columns.guest)
        .outerjoin(taken, taken.c.id == columns.taken)
        .where(columns.settled == 0)
        .order_by(columns.at)
        .limit(SHOWN)
    )
    return [
        Report(
            id=row.id,
            at=row.at,
            by=row.by_name or "",
            about=row.guest,
            name=row.about_name or "",
            table=row.table_id,
            line=row.line,
            said=row.said,
            text=row.text,
            taken=row.who or "",
            mine=row.taken == reader,
            settled=row.settled,
        )
        for row in await connection.execute(query)
    ]
