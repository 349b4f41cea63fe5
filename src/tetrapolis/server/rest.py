"""What the REST routes share: the process they belong to, parameters, who asks, and how changes are answered."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response
from litestar.params import QueryParameter

from tetrapolis.server.app_state import AppState
from tetrapolis.server.commands import Command, TableChange, Wish, carry_out, change_table
from tetrapolis.server.idempotency import request_of
from tetrapolis.server.security import check_banned, check_ours, needed_guest
from tetrapolis.wire.answers import Guest
from tetrapolis.wire.live import LATEST

Ask = Request[Any, Any, Any]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=7, description="One of the own seats; none: as a spectator")]
NumberAsked = Annotated[int, QueryParameter(ge=-1, le=2**31 - 1)]
ProtocolAsked = Annotated[
    int, QueryParameter(ge=1, le=LATEST, description="2: with the prompt and typed events instead of lists of moves")
]


def app_of(request: Ask) -> AppState:
    """The state of this process."""
    app: AppState = request.app.state.tetrapolis
    return app


async def acting_guest(request: Ask, program: bool = False, banned: bool = False) -> Guest:
    """Who wants to change something; `program`: one with a seat token may do this too; `banned`: so may the banned."""
    app = app_of(request)
    check_ours(request, app.config)
    guest = await needed_guest(request, app, program)
    if not banned:
        check_banned(guest)
    return guest


def key_of(request: Ask) -> str:
    """The request's idempotency key; empty: it has none."""
    return request.headers.get("idempotency-key", "")


async def carried_out(request: Ask, table: str, wish: Wish) -> Response[Any]:
    """A command at a table, and its answer: `Done`."""
    guest = await acting_guest(request, program=True)
    return _json(await carry_out(app_of(request), Command(guest, table, wish, key_of(request))))


async def changed_table(
    request: Ask, guest: Guest, change: TableChange, wish: object = None, status: int = 200
) -> Response[Any]:
    """A change of a table, and its answer: `TableInfo`."""
    asked = request_of(guest.id, key_of(request), request.url.path, wish)
    return _json(await change_table(app_of(request), guest, asked, change), status)


def _json(content: bytes, status: int = 200) -> Response[Any]:
    """An answer as it was (or could be) stored; each route says what is in it."""
    return Response(content, media_type="application/json", status_code=status)
