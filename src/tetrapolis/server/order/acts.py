"""What can be done to keep order: one function judges it by the roles, does it, and writes it down, in one transaction.

However it came, by the page or by the command line.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.server import merging, own_data, schema, sessions
from tetrapolis.server.order import audit, entry, roles
from tetrapolis.server.people import clean_name
from tetrapolis.server.problems import Problem
from tetrapolis.server.rows import GuestRow
from tetrapolis.server.tables import Tables
from tetrapolis.wire.order import ActWish

DAY = 86_400.0


class Done(msgspec.Struct):
    """What came of it: the guests and the tables that are not as they were; of an invitation its secret."""

    guests: list[str] = []
    tables: list[str] = []
    code: str = ""


async def person(connection: AsyncConnection, guest: str) -> GuestRow:
    """Somebody by the id; programs are nobody."""
    people = schema.guests
    query = select(people).where(people.c.id == guest, ~people.c.program)
    row = (await connection.execute(query)).one_or_none() if guest.isprintable() else None
    if row is None:
        raise Problem(404, "server-error-person")
    return GuestRow(*row)


async def do(connection: AsyncConnection, tables: Tables, actor: str, role: roles.Actor, wish: ActWish) -> Done:
    """Do it, if somebody of this role may; `actor`: empty at the command line."""
    act, columns = wish.act, schema.guests.c
    if act == "sign-up":
        roles.check(role, act)
        if wish.name not in entry.MODES:
            raise Problem(400, "server-error-request")
        await entry.choose(connection, wish.name)
        await audit.note(connection, actor, act, why=wish.note, to=wish.name)
        return Done()
    if act == "invite":
        roles.check(role, act)
        await audit.note(connection, actor, act, why=wish.note, uses=wish.uses, days=wish.days)
        return Done(code=await entry.invite(connection, wish.uses, wish.days))
    if act == "settle":
        roles.check(role, act)
        await _settle(connection, actor, wish)
        return Done()
    about = wish.about
    if act in ("hide", "show"):
        about = await _said_by(connection, wish.line)
    who = await person(connection, about)
    roles.check(role, act, who.role)
    detail: dict[str, str | int | float] = {}
    done = Done([who.id])
    values: dict[str, Any] = {}
    if act in ("hide", "show"):
        detail["line"] = wish.line
        done.tables = [await _hide(connection, wish.line, "hide" if act == "hide" else "")]
    elif act == "rename":
        name = clean_name(wish.name)
        await entry.check_name(connection, name)
        detail |= {"from": who.name, "to": name}
        values["name"] = name
    elif act in ("mute", "unmute"):
        values["muted"] = act == "mute"
    elif act in ("ban", "unban"):
        values["banned"] = time.time() + wish.days * DAY if act == "ban" else 0.0
        detail |= {"until": values["banned"]} if act == "ban" else {}
    elif act in ("remove", "bot"):
        detail |= {"table": wish.table, "seat": wish.seat}
        await tables.put_out(connection, wish.table, wish.seat, who.id, for_good=act == "remove")
        done.tables = [wish.table]
    elif act == "revoke":
        await sessions.end_others(connection, who.id)
    elif act == "role":
        if wish.name not in roles.ROLES:
            raise Problem(400, "server-error-request")
        detail |= {"from": who.role, "to": wish.name}
        values["role"] = wish.name
    elif act == "merge":
        other = await person(connection, wish.other)
        if other.id == who.id:
            raise Problem(400, "server-error-request")
        roles.check(role, act, other.role)
        done.tables = await join(connection, other, who)
        done.guests.append(other.id)
        detail |= {"was": other.id, "name": other.name}
    elif act == "delete":
        done.tables = await own_data.delete_person(connection, tables, who)
    if values:
        await connection.execute(update(schema.guests).where(columns.id == who.id).values(values))
    await audit.note(connection, actor, act, who.id, wish.note, **detail)
    return done


async def join(connection: AsyncConnection, source: GuestRow, target: GuestRow) -> list[str]:
    """Two are one person: what was forbidden to the one is forbidden to him; the tables that have changed."""
    changed = await merging.merge(connection, source.id, target.id)
    kept = {"muted": source.muted or target.muted, "banned": max(source.banned, target.banned)}
    await connection.execute(update(schema.guests).where(schema.guests.c.id == target.id).values(kept))
    return changed


async def _said_by(connection: AsyncConnection, line: int) -> str:
    chats = schema.chats.c
    guest = (await connection.execute(select(chats.guest).where(chats.number == line))).scalar_one_or_none()
    if guest is None:
        raise Problem(404, "server-error-line")
    return str(guest)


async def _hide(connection: AsyncConnection, line: int, hidden: str) -> str:
    chats = schema.chats
    changed = update(chats).where(chats.c.number == line).values(hidden=hidden).returning(chats.c.table_id)
    return str((await connection.execute(changed)).scalar_one())


async def _settle(connection: AsyncConnection, actor: str, wish: ActWish) -> None:
    """Take a report up, or put it away: `name` is "take" or "done". One moderator at a time has it."""
    reports = schema.reports
    row = (await connection.execute(select(reports).where(reports.c.id == wish.other).with_for_update())).one_or_none()
    if row is None:
        raise Problem(404, "server-error-report")
    if row.settled or (row.taken not in ("", actor) and actor):
        raise Problem(409, "server-error-report-taken")
    values: dict[str, Any] = {"taken": actor}
    if wish.name == "done":
        values["settled"] = time.time()
    await connection.execute(update(reports).where(reports.c.id == wish.other).values(values))
    step = "done" if wish.name == "done" else "take"
    await audit.note(connection, actor, "settle", row.guest, wish.note, report=wish.other, step=step)
