"""Looking back by REST: a match at an earlier record, the record of a finished one, and a new table from there."""

from __future__ import annotations

import time
from random import Random

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from tetrapolis.core.chance import seed_text
from tetrapolis.core.match import Header, Record
from tetrapolis.core.types import SPECTATOR
from tetrapolis.server.app_state import AppState
from tetrapolis.server.openapi import CHANGE, problems
from tetrapolis.server.problems import Problem
from tetrapolis.server.rest import Ask, NumberAsked, SeatAsked, acting_guest, app_of, changed_table
from tetrapolis.server.running import as_knowledge, knowledge
from tetrapolis.server.security import guest_of
from tetrapolis.server.tables_model import Loaded, allowed_to_look
from tetrapolis.wire.answers import Guest, MatchRecord, TableInfo
from tetrapolis.wire.live import Happened, State
from tetrapolis.wire.requests import BranchWish, NewTable


@get(
    "/api/tables/{table:str}/replay",
    summary="The match at an earlier record",
    tags=["replay"],
    responses=problems(401, 403, 404, 409),
)
async def replay(request: Ask, table: FromPath[str], seq: NumberAsked, seat: SeatAsked = None) -> State:
    """As the own seat (or everybody) knew it; of a finished match as any seat did."""
    app = app_of(request)
    loaded = await app.tables.get(table)
    guest = await guest_of(request, app)
    if loaded.row.state == "over":
        if seat is not None and not 0 <= seat < loaded.row.players:
            raise Problem(404, "server-error-no-seat")
    else:
        allowed_to_look(loaded, guest, seat)
    running = await app.running(loaded)
    if not 0 <= seq <= running.seq:
        raise Problem(404, "server-error-no-record")
    position = running.match.at(running.record_at(seq))
    audience = SPECTATOR if seat is None else 1 << seat
    events = [Happened(seq, event.id, event.args) for event in position.log if event.audience & audience]
    known = as_knowledge(knowledge(position, seat))
    return State(
        loaded.row.id,
        loaded.row.match,
        seq,
        seat,
        known.observation,
        known.tally,
        events,
        True,
        [],
        {},
        False,
        time.time(),
    )


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a finished match",
    tags=["replay"],
    responses=problems(403, 404, 409),
)
async def show_record(request: Ask, table: FromPath[str]) -> MatchRecord:
    """Seed and all: only when the game is over."""
    app = app_of(request)
    loaded = await app.tables.get(table)
    running = await app.running(loaded)
    if loaded.row.state != "over" or running.match.position.outcome is None:
        raise Problem(403, "server-error-not-over")
    return MatchRecord(running.match.header, running.match.records)


@post(
    "/api/tables/{table:str}/branch",
    summary="A new table from an earlier record",
    tags=["replay"],
    status_code=201,
    responses=problems(*CHANGE),
)
async def branch(request: Ask, table: FromPath[str], data: JSONBody[BranchWish]) -> Response[TableInfo]:
    """Of a finished match exactly; of a running one from what the own seat knows."""
    app = app_of(request)
    guest = await acting_guest(request)
    loaded = await app.tables.get(table)
    source = await _branch_source(app, guest, loaded, data)
    row = loaded.row
    if len(data.seats) != row.players:
        raise Problem(400, "server-error-branch-seats", n=row.players)
    wish = NewTable(
        row.game,
        data.seats,
        row.options,
        data.title or row.title,
        free_undo=data.free_undo,
        hints=row.hints or row.state == "over",  # else one would ask there what may not be asked here
    )
    draft = await app.tables.draft(wish)
    app.bot_tables.count_seats(request.client, wish.seats)
    return await changed_table(
        request, guest, lambda connection: app.tables.create(connection, guest, draft, source), data, status=201
    )


async def _branch_source(app: AppState, guest: Guest, table: Loaded, wish: BranchWish) -> tuple[Header, list[Record]]:
    """What the new match begins with."""
    over, seat = table.row.state == "over", wish.seat
    if not over and (seat is None or seat not in table.seats_of(guest)):
        raise Problem(403, "server-error-not-your-seat")
    running = await app.running(table)
    if not 0 <= wish.seq <= running.seq:
        raise Problem(404, "server-error-no-record")
    match = running.match
    position = match.at(running.record_at(wish.seq))
    if over:
        if position.outcome is not None:  # nothing is left to play
            raise Problem(404, "server-error-no-record")
        return match.header, match.records[: running.record_at(wish.seq) + 1]
    world = position.observe(seat).resample(Random(seed_text(None)))
    return msgspec.structs.replace(match.header, seed=seed_text(None), start=world.to_json()), []


HANDLERS = (replay, show_record, branch)
