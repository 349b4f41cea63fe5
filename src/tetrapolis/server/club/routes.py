"""The club by REST: pages of people and games, rankings, and whether one wants to be seen."""

from __future__ import annotations

from litestar import get, put
from litestar.params import FromPath, JSONBody
from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError

from tetrapolis.games import game as game_of
from tetrapolis.server import schema
from tetrapolis.server.club import pages, tournament_routes
from tetrapolis.server.openapi import problems
from tetrapolis.server.problems import Problem
from tetrapolis.server.rest import Ask, acting_guest, app_of
from tetrapolis.server.security import guest_of
from tetrapolis.wire.club import ClubInfo, GameStats, PersonInfo, ProfileWish, Ranking


@get("/api/club", summary="What there is beside the tables", tags=["club"], responses=problems())
async def club(request: Ask) -> ClubInfo:
    """What the host has switched on."""
    app = app_of(request)
    return ClubInfo(app.config.profiles, app.club.ratings, app.config.tournaments and app.club.installed)


@get("/api/people/{person:str}", summary="A person's page", tags=["club"], responses=problems(401, 404))
async def show_person(request: Ask, person: FromPath[str]) -> PersonInfo:
    """Games, results, who was met, the last matches; who is hidden is seen by nobody else."""
    app = app_of(request)
    _on(app.config.profiles)
    return await pages.person(app.engine, person, await guest_of(request, app))


@put("/api/me/profile", summary="Be seen, or not", tags=["club"], responses=problems(401, 403, 409, 413))
async def set_profile(request: Ask, data: JSONBody[ProfileWish]) -> PersonInfo:
    """Who is hidden has no page for others, no name on theirs, and no place in rankings; he plays as before."""
    app, guest = app_of(request), await acting_guest(request)
    profiles = schema.profiles
    try:
        async with app.engine.begin() as connection:
            await connection.execute(delete(profiles).where(profiles.c.guest == guest.id))
            await connection.execute(insert(profiles).values(guest=guest.id, hidden=data.hidden))
    except IntegrityError:  # twice at the same moment
        raise Problem(409, "server-error-busy") from None
    return await pages.person(app.engine, guest.id, guest)


@get("/api/games/{game:str}/stats", summary="How a game is played here", tags=["club"], responses=problems(404))
async def show_stats(request: Ask, game: FromPath[str]) -> GameStats:
    """Plays, points, seats and lengths, by how many played."""
    app = app_of(request)
    _on(app.config.profiles)
    return await pages.game_stats(app.engine, game_of(game).id)


@get("/api/rankings", summary="Who plays best", tags=["club"], responses=problems(401, 404))
async def show_rankings(request: Ask) -> list[Ranking]:
    """By game and size of table; people only, of those who may be seen."""
    app = app_of(request)
    _on(app.club.ratings)
    return await pages.rankings(app.engine, await guest_of(request, app))


def _on(there: bool) -> None:
    """What the host has switched off is not there."""
    if not there:
        raise Problem(404, "server-error-nothing")


HANDLERS = (club, show_person, set_profile, show_stats, show_rankings, *tournament_routes.HANDLERS)
