"""The REST routes of notices."""

from __future__ import annotations

from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody

from tetrapolis.server import notices
from tetrapolis.server.openapi import CHANGE, problems
from tetrapolis.server.rest import Ask, acting_guest, app_of, changed_table
from tetrapolis.server.security import needed_guest
from tetrapolis.wire.answers import TableInfo
from tetrapolis.wire.notices import Notices, SeenWish, TableNoticesWish


@get("/api/notices", summary="What you are told", tags=["notices"], responses=problems(401, 403))
async def list_notices(request: Ask) -> Notices:
    """Tables that wait for you, and what happened there; the newest first."""
    app = app_of(request)
    guest = await needed_guest(request, app)
    return await notices.listed(app.engine, guest.id, app.clock.now())


@post(
    "/api/notices/seen",
    summary="You have seen it",
    tags=["notices"],
    status_code=204,
    responses=problems(401, 403, 413),
)
async def see_notices(request: Ask, data: JSONBody[SeenWish]) -> None:
    """All there is, or what there is about a table."""
    app, guest = app_of(request), await acting_guest(request)
    await notices.see(app.engine, guest.id, data.about, app.clock.now())


@put(
    "/api/tables/{table:str}/notices",
    summary="Notices of this table",
    tags=["notices"],
    status_code=200,
    responses=problems(*CHANGE),
)
async def set_table_notices(
    request: Ask, table: FromPath[str], data: JSONBody[TableNoticesWish]
) -> Response[TableInfo]:
    """On, off, or as usual: on at a table that goes turn by turn, off at a live one."""
    app, guest = app_of(request), await acting_guest(request)
    return await changed_table(
        request, guest, lambda connection: app.tables.notify(connection, guest, table, data.notices), data
    )


HANDLERS = (list_notices, see_notices, set_table_notices)
