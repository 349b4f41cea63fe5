"""Tournaments by REST."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.server import schema
from tetrapolis.server.app_state import AppState
from tetrapolis.server.club import league
from tetrapolis.server.club.tournaments import Whole, results_of, whole
from tetrapolis.server.database import reading
from tetrapolis.server.openapi import problems
from tetrapolis.server.problems import Problem
from tetrapolis.server.rest import Ask, acting_guest, app_of
from tetrapolis.server.rows import RoundRow, TournamentRow
from tetrapolis.server.security import guest_of
from tetrapolis.wire.answers import Guest
from tetrapolis.wire.tournaments import (
    EntryInfo,
    NewTournament,
    PairInput,
    RoundInfo,
    RoundTable,
    TableResult,
    TournamentInfo,
    TournamentPage,
)

LISTED = 50


@get("/api/tournaments", summary="Tournaments", tags=["tournaments"], responses=problems(401, 404))
async def list_tournaments(request: Ask) -> list[TournamentInfo]:
    """Those that are announced to all, and one's own; the newest first."""
    app = _app(request)
    guest = await guest_of(request, app)
    columns, entries, me = schema.tournaments.c, schema.entries.c, "" if guest is None else guest.id
    mine = or_(columns.host == me, columns.id.in_(select(entries.tournament).where(entries.guest == me)))
    query = select(schema.tournaments).where(or_(columns.listed, mine) if me else columns.listed)
    async with reading(app.engine).begin() as connection:
        rows = [
            TournamentRow(*row)
            for row in await connection.execute(query.order_by(columns.changed.desc()).limit(LISTED))
        ]
        return await _infos(connection, rows, guest)


@post(
    "/api/tournaments",
    summary="Announce a tournament",
    tags=["tournaments"],
    status_code=201,
    responses=problems(401, 403, 404, 413),
)
async def create_tournament(request: Ask, data: JSONBody[NewTournament]) -> TournamentPage:
    """People enter until its host lets it begin."""
    app, guest = _app(request), await acting_guest(request)
    return await _page(app, await app.tournaments.create(guest, data), guest)


@get("/api/tournaments/{tournament:str}", summary="A tournament", tags=["tournaments"], responses=problems(401, 404))
async def show_tournament(request: Ask, tournament: FromPath[str]) -> TournamentPage:
    """Who takes part, standings, pairings with all they were made from, results."""
    app = _app(request)
    return await _page(app, tournament, await guest_of(request, app))


@post(
    "/api/tournaments/{tournament:str}/enter",
    summary="Take part",
    tags=["tournaments"],
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def enter_tournament(request: Ask, tournament: FromPath[str]) -> TournamentPage:
    """Before it begins; later from the next round on, where the host lets people in."""
    app, guest = _app(request), await acting_guest(request)
    await app.tournaments.enter(guest, tournament)
    return await _page(app, tournament, guest)


@post(
    "/api/tournaments/{tournament:str}/leave",
    summary="Take part no longer",
    tags=["tournaments"],
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def leave_tournament(request: Ask, tournament: FromPath[str]) -> TournamentPage:
    """What was played stays; a table that is on is played to its end."""
    app, guest = _app(request), await acting_guest(request)
    await app.tournaments.go(guest, tournament)
    return await _page(app, tournament, guest)


@post(
    "/api/tournaments/{tournament:str}/round",
    summary="Let the next round begin",
    tags=["tournaments"],
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def next_round(request: Ask, tournament: FromPath[str]) -> TournamentPage:
    """For the host: the first round, and the others if they do not begin by themselves."""
    app, guest = _app(request), await acting_guest(request)
    await app.tournaments.next_round(guest, tournament)
    return await _page(app, tournament, guest)


@post(
    "/api/tournaments/{tournament:str}/cancel",
    summary="Call a tournament off",
    tags=["tournaments"],
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def cancel_tournament(request: Ask, tournament: FromPath[str]) -> TournamentPage:
    """For the host: tables that are on are given up."""
    app, guest = _app(request), await acting_guest(request)
    await app.tournaments.cancel(guest, tournament)
    return await _page(app, tournament, guest)


# ---- what is told


def _app(request: Ask) -> AppState:
    app = app_of(request)
    if not app.config.tournaments or not app.club.installed:
        raise Problem(404, "server-error-nothing")
    return app


async def _infos(connection: AsyncConnection, rows: list[TournamentRow], guest: Guest | None) -> list[TournamentInfo]:
    """Tournaments in short, as somebody sees them."""
    me, entries, guests = "" if guest is None else guest.id, schema.entries.c, schema.guests.c
    here = entries.tournament.in_([row.id for row in rows]) & entries.out.is_(False)
    counted = select(entries.tournament, func.count().label("people")).where(here).group_by(entries.tournament)
    people = {row.tournament: row.people for row in await connection.execute(counted)}
    entered = set((await connection.execute(select(entries.tournament).where(here, entries.guest == me))).scalars())
    hosts = select(guests.id, guests.name).where(guests.id.in_({row.host for row in rows}))
    names = {row.id: row.name for row in await connection.execute(hosts)}
    return [
        TournamentInfo(
            **{name: getattr(row, name) for name in TournamentInfo.__struct_fields__ if hasattr(row, name)}
            | {
                "people": people.get(row.id, 0),
                "hosted": names.get(row.host, ""),
                "host": bool(me) and row.host == me,
                "entered": row.id in entered,
            }
        )
        for row in rows
    ]


async def _page(app: AppState, tournament: str, guest: Guest | None) -> TournamentPage:
    async with reading(app.engine).begin() as connection:
        found = await whole(connection, tournament)
        row = found.row
        profiles = schema.profiles.c
        hidden = set((await connection.execute(select(profiles.guest).where(profiles.hidden))).scalars())
        entries = [
            EntryInfo(
                each.number,
                each.name,
                "" if each.guest in hidden or not app.config.profiles else each.guest,
                guest is not None and each.guest == guest.id,
                each.out,
            )
            for each in found.entries
        ]
        played = [each.number for each in found.entries if not each.out or _sat(found, each.number)]
        return TournamentPage(
            tournament=(await _infos(connection, [row], guest))[0],
            anchor=league.seed_of(row.secret, row.rounds, 0),
            entries=entries,
            standings=league.standings(row.game, found.duplicate, played, found.over),
            played=[await _round(connection, found, each) for each in found.rounds],
        )


def _sat(found: Whole, number: int) -> bool:
    return any(number in table for each in found.rounds for table in each.seats)


async def _round(connection: AsyncConnection, found: Whole, of: RoundRow) -> RoundInfo:
    """A round; while it is on, in duplicate, no result is told, and not even who is done."""
    results = {each.table: each for each in msgspec.convert(of.results, list[TableResult])}
    if of.ended is None and not found.duplicate:
        results = await results_of(connection, of.tables, of.seats)
    tables = [
        RoundTable(table, seats, of.ended is not None or table in results, results.get(table))
        for table, seats in zip(of.tables, of.seats, strict=True)
    ]
    paired = msgspec.convert(of.paired, PairInput)
    return RoundInfo(of.number, of.seed, paired, tables, of.started, of.deadline, of.ended, of.commitment)


HANDLERS = (
    list_tournaments,
    create_tournament,
    show_tournament,
    enter_tournament,
    leave_tournament,
    next_round,
    cancel_tournament,
)
