"""People by REST: arriving with a name, other devices, and the sessions one has."""

from __future__ import annotations

from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody

from tetrapolis.server import sessions
from tetrapolis.server.bus import Renamed
from tetrapolis.server.openapi import problems
from tetrapolis.server.rest import Ask, acting_guest, app_of, key_of
from tetrapolis.server.security import check_ours, cookie_of, needed_guest, no_cookie, token_of
from tetrapolis.wire.answers import Guest, GuestAnswer, LinkAnswer, Session
from tetrapolis.wire.requests import GuestWish, LinkWish


def device_of(request: Ask) -> str:
    """What kind of device asks."""
    return sessions.device_of(request.headers.get("user-agent", ""))


@post("/api/guests", summary="Arrive with a name", tags=["people"], status_code=201, responses=problems(403, 413))
async def arrive(request: Ask, data: JSONBody[GuestWish]) -> Response[GuestAnswer]:
    """No account is needed: a cookie (for programs: the token) remembers you."""
    app = app_of(request)
    check_ours(request, app.config)
    guest, token = await sessions.arrive(app.engine, data.name, data.lang, device_of(request), data.invitation)
    return Response(GuestAnswer(guest, token), cookies=[cookie_of(token, app.config)])


@get("/api/me", summary="Who am I?", tags=["people"], responses=problems(401))
async def me(request: Ask) -> Guest:
    """The guest of the token."""
    return await needed_guest(request, app_of(request), program=True)


@put("/api/me", summary="Change name or language", tags=["people"], responses=problems(401, 403, 413))
async def rename(request: Ask, data: JSONBody[GuestWish]) -> Guest:
    """Seats already taken keep their name."""
    app = app_of(request)
    changed = await sessions.rename(app.engine, await acting_guest(request), data.name, data.lang)
    app.faces.forget(changed.id)
    app.bus.tell(Renamed(changed))
    return changed


# ---- other devices


@post(
    "/api/me/link",
    summary="A private link for another device",
    tags=["people"],
    status_code=201,
    responses=problems(401, 403),
)
async def make_link(request: Ask) -> LinkAnswer:
    """Good once, for a quarter of an hour."""
    code = await sessions.make_link(app_of(request).engine, await acting_guest(request))
    return LinkAnswer(code, sessions.LINK_SECONDS)


@post(
    "/api/links",
    summary="Come over to this device",
    tags=["people"],
    status_code=201,
    responses=problems(403, 410, 413),
)
async def use_link(request: Ask, data: JSONBody[LinkWish]) -> Response[GuestAnswer]:
    """One more device: the others go on."""
    app = app_of(request)
    check_ours(request, app.config)
    guest, token = await sessions.use_link(app.engine, data.code, device_of(request), key_of(request)[:64])
    app.faces.forget(guest.id)
    return Response(GuestAnswer(guest, token), cookies=[cookie_of(token, app.config)])


@post(
    "/api/me/devices/end",
    summary="End all other devices",
    tags=["people"],
    status_code=200,
    responses=problems(401, 403),
)
async def end_devices(request: Ask) -> Guest:
    """Only the session this is asked in stays; links that were made are not good any more."""
    app, guest = app_of(request), await acting_guest(request, banned=True)
    async with app.engine.begin() as connection:
        await sessions.end_others(connection, guest.id, token_of(request)[0])
    app.faces.forget(guest.id)
    return guest


@get("/api/me/sessions", summary="My devices", tags=["people"], responses=problems(401, 403))
async def list_sessions(request: Ask) -> list[Session]:
    """Where I am signed in: here first, then those used last."""
    app = app_of(request)
    return await sessions.listed(app.engine, (await needed_guest(request, app)).id, token_of(request)[0])


@post(
    "/api/me/sessions/{session:str}/end",
    summary="Sign out one device",
    tags=["people"],
    status_code=200,
    responses=problems(401, 403, 404),
)
async def end_session(request: Ask, session: FromPath[str]) -> list[Session]:
    """Those that are left."""
    app, guest = app_of(request), await acting_guest(request, banned=True)
    async with app.engine.begin() as connection:
        await sessions.end(connection, guest.id, session)
    app.faces.forget(guest.id)
    return await sessions.listed(app.engine, guest.id, token_of(request)[0])


@post("/api/me/sign-out", summary="Sign out here", tags=["people"], status_code=200, responses=problems(401, 403))
async def sign_out(request: Ask) -> Response[Guest]:
    """This session ends; without another one, or another way back, nobody is this guest any more. Who it was."""
    app, guest = app_of(request), await acting_guest(request, banned=True)
    async with app.engine.begin() as connection:
        await sessions.end_token(connection, token_of(request)[0])
    app.faces.forget(guest.id)
    return Response(guest, cookies=[no_cookie(app.config)])


HANDLERS = (arrive, me, rename, make_link, use_link, end_devices, list_sessions, end_session, sign_out)
