"""Inviting people to a table that waits for players: those its host has played with, and those whose page he sees.

Who hides himself is invited by nobody, and the answer is the same as for somebody who does not exist. Who wants no
invitations, gets too many, or is invited by somebody who is muted, is told nothing; who invites does not learn of it.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import ColumnElement, and_, false, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.server import schema, telling
from tetrapolis.server.database import reading
from tetrapolis.server.notice_settings import read
from tetrapolis.server.openapi import problems
from tetrapolis.server.people import visible
from tetrapolis.server.problems import Problem
from tetrapolis.server.rest import Ask, acting_guest, app_of
from tetrapolis.server.security import needed_guest
from tetrapolis.server.tables_model import Loaded, load
from tetrapolis.wire.answers import Guest
from tetrapolis.wire.inviting import Invitable, InviteWish

DAY = 86_400.0
MOST_A_DAY = 20
"""So many people somebody invites in 24 hours."""
MOST_GOT = 10
"""Of so many invitations in 24 hours somebody is told."""
SHOWN = 20
"""So many people are listed at most."""
MET = 500
"""Of so many people whom somebody met, the last ones, any can be found."""

_G, _S, _T, _INVITE = schema.guests.c, schema.seats.c, schema.tables.c, schema.table_invites.c
_HIDDEN = select(schema.profiles.c.guest).where(schema.profiles.c.hidden)


# ---- who can be invited


async def people(
    connection: AsyncConnection, host: Guest, table: Loaded, pages: bool, name: str = "", person: str = ""
) -> list[Invitable]:
    """Those a host can invite: whom he met, the last ones first, then others with a page (`pages`).

    `name`: a part of the name of whom he met, the whole name of anybody else; `person`: this one alone.
    """
    met = await _met(connection, host.id)
    own: ColumnElement[bool] = _G.id.in_(list(met))
    if person:
        wanted = _G.id == person
        own = own & wanted
    else:
        wanted = _G.name.in_({name, name.lower(), name.upper(), name.title()}) if name else false()
    played = select(schema.results.c.match).where(schema.results.c.guest == _G.id).exists()
    there = [seat.guest for seat in table.seats if seat.guest]
    query = select(_G.id, _G.name).where(
        own | (wanted & played) if pages else own,
        _G.id.not_in([host.id, *there]),
        _G.id.not_in(_HIDDEN),
        ~_G.program,
        ~_G.gone,
    )
    found = {row.id: row.name for row in await connection.execute(query.order_by(_G.name, _G.id))}
    asked = set((await connection.execute(select(_INVITE.guest).where(_INVITE.table_id == table.row.id))).scalars())
    part = _key(name)
    order = [each for each in met if each in found and part in _key(found[each])]
    order += [each for each in found if each not in met]
    return [Invitable(each, found[each], met.get(each, 0), each in asked) for each in order[:SHOWN]]


def _key(name: str) -> str:
    return visible(visible(name).casefold())


async def _met(connection: AsyncConnection, guest: str) -> dict[str, int]:
    """With whom somebody has played, the last ones first: how many matches to the end; 0: one that is still on."""
    own, other = schema.results.alias("own").c, schema.results.alias("other").c
    plays, last = func.count().label("plays"), func.max(other.finished).label("last")
    over = (
        select(other.guest, plays, last)
        .join(own.guest.table, and_(own.match == other.match, own.guest == guest))
        .where(other.guest.not_in(["", guest]))
        .group_by(other.guest)
    )
    mine, seat = schema.seats.alias("mine").c, schema.seats.alias("seat").c
    now = (
        select(seat.guest, func.max(_T.changed).label("last"))
        .join(mine.guest.table, and_(mine.table_id == seat.table_id, mine.guest == guest))
        .join(schema.tables, and_(_T.id == seat.table_id, _T.state.in_(["running", "over"])))
        .where(seat.guest.not_in(["", guest]), ~seat.program)
        .group_by(seat.guest)
    )
    found: dict[str, tuple[float, int]] = {}
    for row in await connection.execute(over.order_by(last.desc()).limit(MET)):
        found[row.guest] = row.last, row.plays
    for row in await connection.execute(now.order_by(func.max(_T.changed).desc()).limit(MET)):
        before, count = found.get(row.guest, (0.0, 0))
        found[row.guest] = max(before, row.last), count
    order = sorted(found, key=lambda each: (-found[each][0], each))
    return {each: found[each][1] for each in order}


# ---- inviting


async def invite(
    connection: AsyncConnection, host: Guest, table: Loaded, pages: bool, person: str, now: float
) -> Invitable:
    """Invite somebody, once to a table."""
    if table.row.state != "open":
        raise Problem(409, "server-error-invite-not-open")
    found = await people(connection, host, table, pages, person=person)
    if not found:
        raise Problem(404, "server-error-invite-nobody")
    (who,) = found
    if who.invited:
        return who
    if await _lately(connection, _INVITE.host == host.id, now) >= MOST_A_DAY:
        raise Problem(429, "server-error-many-invites", n=MOST_A_DAY)
    told = await _is_told(connection, host, person, now)
    row = {"table_id": table.row.id, "guest": person, "host": host.id, "at": now}
    await connection.execute(insert(schema.table_invites).values(row))
    if told:
        await telling.tell(connection, [person], "invited", table.row.id, now, {"who": host.name})
    return msgspec.structs.replace(who, invited=True)


async def _is_told(connection: AsyncConnection, host: Guest, person: str, now: float) -> bool:
    """Whether an invitation reaches somebody."""
    muted = (await connection.execute(select(_G.muted).where(_G.id == host.id))).scalar_one()
    wishes = await read(connection, person)
    many = await _lately(connection, _INVITE.guest == person, now) >= MOST_GOT
    return not (muted or wishes.no_invitations or many)


async def _lately(connection: AsyncConnection, which: Any, now: float) -> int:
    query = select(func.count()).select_from(schema.table_invites).where(which, _INVITE.at > now - DAY)
    return int((await connection.execute(query)).scalar_one())


# ---- by REST


def _hosted(table: Loaded, guest: Guest) -> None:
    if table.row.host != guest.id:
        raise Problem(403, "server-error-not-host")


@get(
    "/api/tables/{table:str}/people",
    summary="Whom you can invite",
    tags=["tables"],
    responses=problems(401, 403, 404),
)
async def list_people(request: Ask, table: FromPath[str], name: FromQuery[str] = "") -> list[Invitable]:
    """For its host: whom you played with, by a part of the name; others with a page by their whole name."""
    app = app_of(request)
    guest = await needed_guest(request, app)
    loaded = await app.tables.get(table)
    _hosted(loaded, guest)
    wanted = name.strip() if name.isprintable() else ""
    async with reading(app.engine).begin() as connection:
        return await people(connection, guest, loaded, app.config.profiles, name=wanted[:40])


@post(
    "/api/tables/{table:str}/invite",
    summary="Invite somebody",
    tags=["tables"],
    status_code=200,
    responses=problems(401, 403, 404, 409, 413),
)
async def invite_person(request: Ask, table: FromPath[str], data: JSONBody[InviteWish]) -> Invitable:
    """For its host, while seats are open: a notice leads there. Who wants none gets none, which nobody is told."""
    app, guest = app_of(request), await acting_guest(request)
    if not data.person.isprintable():
        raise Problem(404, "server-error-invite-nobody")
    try:
        async with app.engine.begin() as connection:
            loaded = await load(connection, table, change=True)
            _hosted(loaded, guest)
            return await invite(connection, guest, loaded, app.config.profiles, data.person, app.clock.now())
    except IntegrityError:  # twice at the same moment
        raise Problem(409, "server-error-busy") from None


HANDLERS = (list_people, invite_person)
