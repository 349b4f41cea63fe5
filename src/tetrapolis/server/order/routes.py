"""Keeping order by REST: what moderators see and do, what players report, what everybody may read of himself, and the
own data: taking them along, and going for good."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.server import own_data, schema, sessions
from tetrapolis.server.app_state import AppState
from tetrapolis.server.bus import Changed, Renamed
from tetrapolis.server.club import results
from tetrapolis.server.openapi import problems
from tetrapolis.server.order import acts, audit, desk, entry, roles
from tetrapolis.server.problems import Problem
from tetrapolis.server.rest import Ask, acting_guest, app_of
from tetrapolis.server.rows import GuestRow
from tetrapolis.server.security import check_banned, needed_guest, no_cookie
from tetrapolis.server.tables_model import allowed_to_look
from tetrapolis.wire.answers import Guest
from tetrapolis.wire.order import Acted, ActWish, Desk, Entry, File, Person, Reported, ReportWish

ZIP = "application/zip"


async def _looking(request: Ask) -> Guest:
    """A moderator who only looks."""
    guest = await needed_guest(request, app_of(request))
    check_banned(guest)
    roles.check(guest.role, "look")
    return guest


@get("/api/order", summary="The moderators' desk", tags=["order"], responses=problems(401, 403))
async def show_desk(request: Ask) -> Desk:
    """How one comes in, open reports, and what was done last."""
    guest, app = await _looking(request), app_of(request)
    async with app.engine.begin() as connection:
        open_ = await desk.reports(connection, guest.id)
        return Desk(
            "host" if guest.role == "host" else "moderator",
            await entry.mode(connection),
            open_,
            await audit.lines(connection),
        )


@get("/api/order/people", summary="People", tags=["order"], responses=problems(401, 403))
async def list_people(request: Ask, search: FromQuery[str] = "") -> list[Person]:
    """Those seen last, or by a part of the name, or by id."""
    await _looking(request)
    async with app_of(request).engine.begin() as connection:
        return await desk.people(connection, search)


@get("/api/order/people/{guest:str}", summary="Somebody", tags=["order"], responses=problems(401, 403, 404))
async def show_person(request: Ask, guest: FromPath[str]) -> File:
    """Seats at tables that are on, and what was done about this person."""
    await _looking(request)
    async with app_of(request).engine.begin() as connection:
        return await desk.file(connection, guest)


@post(
    "/api/order/acts",
    summary="Keep order",
    tags=["order"],
    status_code=200,
    responses=problems(401, 403, 404, 409, 413),
)
async def act(request: Ask, data: JSONBody[ActWish]) -> Acted:
    """What may be done depends on the role; every act is noted down, and whom it concerns can read it."""
    app, guest = app_of(request), await acting_guest(request)
    async with app.engine.begin() as connection:
        role = await _role_now(connection, guest)
        done = await acts.do(connection, app.tables, guest.id, role, data)
        if data.act == "merge" and app.club.ratings:
            await results.recount(connection)
    await tell(app, done.guests, done.tables)
    return Acted(done.code)


async def _role_now(connection: AsyncConnection, guest: Guest) -> roles.Role:
    """As it is in the database: what a process remembers may be some seconds old."""
    people = schema.guests.c
    row = GuestRow(*(await connection.execute(select(schema.guests).where(people.id == guest.id))).one())
    return row.role


async def tell(app: AppState, guests: list[str], tables: list[str]) -> None:
    """Others must not go on with what they remember."""
    people = schema.guests
    for each in guests:
        app.faces.forget(each)
    async with app.engine.begin() as connection:
        found = [*await connection.execute(select(people).where(people.c.id.in_(guests)))]
    for row in found:
        app.bus.tell(Renamed(sessions.as_guest(GuestRow(*row))))
    for table in tables:
        app.tables.forget(table)
        app.bus.tell(Changed(table))


# ---- what everybody may do


@post(
    "/api/tables/{table:str}/report",
    summary="Tell the moderators",
    tags=["order"],
    status_code=201,
    responses=problems(401, 403, 404, 409, 413),
)
async def report(request: Ask, table: FromPath[str], data: JSONBody[ReportWish]) -> Reported:
    """Of a line of chat, or of who sits on a seat."""
    app, guest = app_of(request), await acting_guest(request)
    loaded = await app.tables.get(table)
    allowed_to_look(loaded, guest, None)
    async with app.engine.begin() as connection:
        return Reported(await desk.report(connection, guest, loaded, data))


@get("/api/me/order", summary="What was done about me", tags=["people"], responses=problems(401, 403))
async def show_own_log(request: Ask) -> list[Entry]:
    """All that moderators have done about you, with their reasons."""
    app = app_of(request)
    guest = await needed_guest(request, app)
    async with app.engine.begin() as connection:
        return await audit.lines(connection, guest.id)


# ---- own data


@get(
    "/api/me/export",
    summary="All my data",
    tags=["people"],
    media_type=ZIP,
    responses=problems(401, 403),
)
async def export(request: Ask) -> Response[bytes]:
    """One ZIP: what is stored of you, and your matches as your seats saw them."""
    app = app_of(request)
    guest = await needed_guest(request, app)
    app.exports.count_for(guest.id)
    bundle = await own_data.export(app, guest)
    name = f"tetrapolis-{datetime.now(UTC).date().isoformat()}.zip"
    return Response(bundle, media_type=ZIP, headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/api/me/delete", summary="Go for good", tags=["people"], status_code=200, responses=problems(401, 403, 409))
async def delete(request: Ask) -> Response[Guest]:
    """Others keep their matches, in which a ghost has played; everything else of you is deleted. Who you are now."""
    app, guest = app_of(request), await acting_guest(request, banned=True)
    async with app.engine.begin() as connection:
        who = await acts.person(connection, guest.id)
        if who.banned > app.clock.now():
            raise Problem(409, "server-error-banned-stays")
        changed = await own_data.delete_person(connection, app.tables, who)
        await audit.note(connection, who.id, "delete", who.id)
        gone = await acts.person(connection, guest.id)
    await tell(app, [guest.id], changed)
    return Response(sessions.as_guest(gone), cookies=[no_cookie(app.config)])


HANDLERS = (show_desk, list_people, show_person, act, report, show_own_log, export, delete)
