"""Reviews by REST: ask for one, see how far it is, stop it; for who played the seat, when the match is over."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from tetrapolis.core.match import Match
from tetrapolis.server.app_state import AppState
from tetrapolis.server.openapi import CHANGE, problems
from tetrapolis.server.problems import Problem
from tetrapolis.server.rest import Ask, acting_guest, app_of
from tetrapolis.server.security import guest_of
from tetrapolis.server.tables_model import Loaded, check_open
from tetrapolis.wire.answers import Guest, ReviewAnswer
from tetrapolis.wire.requests import ReviewWish

SeatOf = Annotated[int, QueryParameter(ge=0, le=7, description="An own seat of a finished match")]


async def _finished(app: AppState, table: Loaded, guest: Guest | None, seat: int) -> tuple[str, Match]:
    """The match of a table that is over, for who played this seat."""
    if seat not in table.seats_known(guest):
        raise Problem(403, "server-error-not-your-seat")
    check_open(table)
    running = await app.running(table)
    if table.row.state != "over" or running.match.position.outcome is None:
        raise Problem(403, "server-error-not-over")
    return table.row.match, running.match


@get(
    "/api/tables/{table:str}/review",
    summary="The review of a finished match",
    tags=["replay"],
    responses=problems(401, 403, 404, 409),
)
async def show_review(request: Ask, table: FromPath[str], seat: SeatOf) -> ReviewAnswer:
    """How far it is, or all of it, for who played the seat: its decisions judged by what it knew then."""
    app = app_of(request)
    loaded = await app.tables.get(table)
    match, _ = await _finished(app, loaded, await guest_of(request, app), seat)
    return await app.reviews.show(match, seat)


@post(
    "/api/tables/{table:str}/review",
    summary="Ask for a review",
    tags=["replay"],
    status_code=200,
    responses=problems(*CHANGE),
)
async def ask_review(request: Ask, table: FromPath[str], data: JSONBody[ReviewWish]) -> ReviewAnswer:
    """Of a finished match, for an own seat. It is worked out in the background; one at a time for each person."""
    app = app_of(request)
    guest = await acting_guest(request)
    loaded = await app.tables.get(table)
    match_id, match = await _finished(app, loaded, guest, data.seat)
    app.hints.count(request.client)
    return await app.reviews.ask(guest, match_id, match, data.seat)


@delete(
    "/api/tables/{table:str}/review",
    summary="Stop a review",
    tags=["replay"],
    status_code=200,
    responses=problems(*CHANGE),
)
async def stop_review(request: Ask, table: FromPath[str], seat: SeatOf) -> ReviewAnswer:
    """What is done stays."""
    app = app_of(request)
    guest = await acting_guest(request)
    loaded = await app.tables.get(table)
    match, _ = await _finished(app, loaded, guest, seat)
    return await app.reviews.stop(match, seat)


HANDLERS = (show_review, ask_review, stop_review)
