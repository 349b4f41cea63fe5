"""Looking back by REST: a match at an earlier record, the record of a finished one, and a new table from there."""

from __future__ import annotations

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
from tetrapolis.server.rest import (
    Ask,
    NumberAsked,
    ProtocolAsked,
    SeatAsked,
    acting_guest,
    app_of,
    changed_table,
)
from tetrapolis.server.running import Running, Shown, happened
from tetrapolis.server.security import guest_of
from tetrapolis.server.tables_model import Loaded, allowed_to_look, check_open
from tetrapolis.wire.answers import Continued, Guest, TableInfo
from tetrapolis.wire.first import State1
from tetrapolis.wire.live import State
from tetrapolis.wire.requests import BranchWish, NewTable

RECORD_TYPE = "application/x-ndjson"


@get(
    "/api/tables/{table:str}/replay",
    summary="The match at an earlier record",
    tags=["replay"],
    responses=problems(401, 403, 404, 409),
)
async def replay(
    request: Ask, table: FromPath[str], seq: NumberAsked, seat: SeatAsked = None, protocol: ProtocolAsked = 1
) -> State | State1:
    """As the own seat (or everybody) knew it; of a finished match as any seat did.

    Who played keeps this when a bot sits in, and when the host has given the table up. Seed and salt of a match that
    was given up stay secret.
    """
    app = app_of(request)
    loaded = await app.tables.get(table)
    guest = await guest_of(request, app)
    if loaded.row.state == "over" and not loaded.row.sealed:
        if seat is not None and not 0 <= seat < loaded.row.players:
            raise Problem(404, "server-error-no-seat")
    else:
        allowed_to_look(loaded, guest, seat)
    running = await app.running(loaded, given_up=loaded.played_by(guest))
    if not 0 <= seq <= running.seq:
        raise Problem(404, "server-error-no-record")
    position = running.match.at(running.record_at(seq))
    audience = SPECTATOR if seat is None else 1 << seat
    heard = [event for event in position.log if event.audience & audience]
    events = [happened(running.match.game, seq, event, protocol) for event in heard]
    known = Shown(position, seat, protocol)
    return State(
        table=loaded.row.id,
        match=loaded.row.match,
        seq=seq,
        seat=seat,
        observation=known.content["observation"],
        tally=known.content["tally"],
        events=events,
        complete=True,
        clocks=[],
        left={},
        can_undo=False,
        now=app.clock.now(),
    )


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a finished match",
    tags=["replay"],
    media_type=RECORD_TYPE,
    responses=problems(403, 404, 409),
)
async def show_record(request: Ask, table: FromPath[str]) -> Response[bytes]:
    """The file that `tetrapolis replay` reads, a line of JSON each: the header with seed and salt, the records, and a
    closing line with a digest. Only when the game is over.
    """
    app = app_of(request)
    loaded = await app.tables.get(table)
    check_open(loaded)
    running = await app.running(loaded)
    match = running.match
    if loaded.row.state != "over" or match.position.outcome is None:
        raise Problem(403, "server-error-not-over")
    name = f"tetrapolis-{match.game.id}-{loaded.row.id}.jsonl"
    return Response(
        record_of(loaded, running),
        media_type=RECORD_TYPE,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


def record_of(table: Loaded, running: Running) -> bytes:
    """A match as a file, with the names that stand at its table now: who has gone is called otherwise."""
    match = running.match
    match.header = msgspec.structs.replace(match.header, names=table.names)
    return match.to_bytes()


@post(
    "/api/tables/{table:str}/branch",
    summary="A new table from an earlier record",
    tags=["replay"],
    status_code=201,
    responses=problems(*CHANGE),
)
async def branch(request: Ask, table: FromPath[str], data: JSONBody[BranchWish]) -> Response[TableInfo]:
    """Of a finished match exactly, if only you and bots play on; else everything hidden is dealt anew, for you know
    what was to come. Of a running match from what the own seat knows.
    """
    app = app_of(request)
    guest = await acting_guest(request)
    loaded = await app.tables.get(table)
    row = loaded.row
    source, anew = await _branch_source(app, guest, loaded, data)
    wish = NewTable(
        row.game,
        data.seats,
        row.options,
        data.title or row.title,
        free_undo=data.free_undo,
        hints=row.hints or row.state == "over",  # else one would ask there what may not be asked here
    )
    draft = await app.tables.draft(wish, branch=True)
    continued = Continued(row.id, row.title, data.seq, anew)
    app.bot_tables.count_seats(request.client, wish.seats)
    return await changed_table(
        request,
        guest,
        lambda connection: app.tables.create(connection, guest, draft, source, continued),
        data,
        status=201,
    )


Source = tuple[Header, list[Record]]
"""What a match begins with."""


async def _branch_source(app: AppState, guest: Guest, table: Loaded, wish: BranchWish) -> tuple[Source, bool]:
    """What the new match begins with, and whether what is hidden was dealt anew.

    Who branches a finished match has seen everybody's cards and all that was to come. Alone or with bots nobody is
    wronged by that. With others at the table, or expected, nothing of it may hold: not his own hand either, for he
    knows from it what the others cannot have. So the world is one that fits what everybody knew.
    """
    check_open(table)
    over, seat = table.row.state == "over", wish.seat
    if not over and (seat is None or seat not in table.seats_of(guest)):
        raise Problem(403, "server-error-not-your-seat")
    running = await app.running(table)
    if len(wish.seats) != table.row.players:
        raise Problem(400, "server-error-branch-seats", n=table.row.players)
    if not 0 <= wish.seq <= running.seq:
        raise Problem(404, "server-error-no-record")
    match, record = running.match, running.record_at(wish.seq)
    position = match.at(record)
    if over and position.outcome is not None:  # nothing is left to play
        raise Problem(404, "server-error-no-record")
    alone = all(place.kind in ("me", "bot") for place in wish.seats)
    if over and alone:
        return (match.header, match.records[: record + 1]), False
    mine = not over and seat is not None and (alone or wish.seats[seat].kind == "me")  # else somebody's hand is known
    world = position.observe(seat if mine else None).resample(Random(seed_text(None)))
    return (msgspec.structs.replace(match.header, seed=seed_text(None), start=world.to_json()), []), True


HANDLERS = (replay, show_record, branch)
