"""Keeping a name, by REST: passkeys, the printed code, and becoming one with who this device was before."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.server import addresses, merging, once, passkeys, recovery, schema, sessions
from tetrapolis.server.account import device_of
from tetrapolis.server.bus import Changed, Renamed
from tetrapolis.server.club import results
from tetrapolis.server.database import reading
from tetrapolis.server.openapi import problems
from tetrapolis.server.order import acts, audit, entry
from tetrapolis.server.people import token_from
from tetrapolis.server.problems import Problem
from tetrapolis.server.rest import Ask, acting_guest, app_of, key_of
from tetrapolis.server.rows import GuestRow
from tetrapolis.server.security import check_ours, cookie_of, needed_guest, recognise, token_of
from tetrapolis.wire.accounts import (
    Account,
    Back,
    CodeAnswer,
    CodeWish,
    CredentialWish,
    House,
    Left,
    MailBack,
    MergeWish,
    Options,
)
from tetrapolis.wire.answers import Guest


def host_of(request: Ask) -> str:
    """The name the request came to; what is none of the server's was refused at the door."""
    return request.headers.get("host", "")


async def account_of(request: Ask, connection: AsyncConnection, guest: Guest) -> Account:
    """The ways back a guest has."""
    config, codes = app_of(request).config, schema.recoveries.c
    made = (await connection.execute(select(codes.created).where(codes.guest == guest.id))).scalar_one_or_none()
    keys = await passkeys.listed(connection, guest.id)
    mail: MailBack = "off"
    if config.accounts and app_of(request).letters.ready:
        mail = "confirmed" if await addresses.confirmed(connection, guest.id) else "none"
    return Account(guest, keys, made or 0.0, passkeys.offered(config, host_of(request)), config.accounts, mail)


@get("/api/house", summary="How one comes in here", tags=["people"], responses=problems())
async def show_house(request: Ask) -> House:
    """For who has not arrived yet."""
    app = app_of(request)
    async with reading(app.engine).begin() as connection:
        sign_up = await entry.mode(connection)
    mail = app.config.accounts and app.letters.ready
    return House(passkeys.offered(app.config, host_of(request)), app.config.accounts, sign_up, mail)


@get("/api/me/account", summary="My ways back", tags=["people"], responses=problems(401, 403))
async def show_account(request: Ask) -> Account:
    """Passkeys and the printed code, and which of them this house has."""
    app = app_of(request)
    guest = await needed_guest(request, app)
    async with app.engine.begin() as connection:
        return await account_of(request, connection, guest)


# ---- passkeys


@post(
    "/api/me/passkeys/begin",
    summary="Begin to make a passkey",
    tags=["people"],
    status_code=201,
    responses=problems(401, 403, 409),
)
async def begin_passkey(request: Ask) -> Options:
    """Good once, for five minutes."""
    app, guest = app_of(request), await acting_guest(request)
    async with app.engine.begin() as connection:
        return Options(await passkeys.begin(connection, app.config, host_of(request), guest))


@post(
    "/api/me/passkeys",
    summary="Keep a passkey",
    tags=["people"],
    status_code=201,
    responses=problems(401, 403, 409, 410, 413),
)
async def add_passkey(request: Ask, data: JSONBody[CredentialWish]) -> Account:
    """From now on this device, and those its keys travel to, can come back to the name."""
    app, guest = app_of(request), await acting_guest(request)
    async with app.engine.begin() as connection:
        host, device = host_of(request), device_of(request)
        await passkeys.add(connection, app.config, host, guest, data.credential, device)
        return await account_of(request, connection, guest)


@post(
    "/api/me/passkeys/{passkey:str}/end",
    summary="Forget a passkey",
    tags=["people"],
    status_code=200,
    responses=problems(401, 403, 404),
)
async def end_passkey(request: Ask, passkey: FromPath[str]) -> Account:
    """Nobody comes in with it any more; who is in already stays."""
    app, guest = app_of(request), await acting_guest(request)
    async with app.engine.begin() as connection:
        await passkeys.end(connection, guest.id, passkey)
        return await account_of(request, connection, guest)


@post(
    "/api/passkeys/begin",
    summary="Begin to come in by a passkey",
    tags=["people"],
    status_code=201,
    responses=problems(403, 409),
)
async def begin_login(request: Ask) -> Options:
    """No name is needed: the key knows whose it is."""
    app = app_of(request)
    check_ours(request, app.config)
    app.ways_back.count(request.client)
    async with app.engine.begin() as connection:
        return Options(await passkeys.begin_login(connection, app.config, host_of(request)))


@post(
    "/api/passkeys",
    summary="Come in by a passkey",
    tags=["people"],
    status_code=201,
    responses=problems(403, 409, 410, 413),
)
async def login(request: Ask, data: JSONBody[CredentialWish]) -> Response[Back]:
    """One more device: the others go on."""
    app = app_of(request)
    check_ours(request, app.config)
    before = await recognise(request, app)
    async with app.engine.begin() as connection:
        guest = await passkeys.login(connection, app.config, host_of(request), data.credential)
        back = await come_back(request, connection, guest, before)
    return welcome(request, back)


# ---- the printed code


@post("/api/me/code", summary="A printed code", tags=["people"], status_code=201, responses=problems(401, 403, 409))
async def make_code(request: Ask) -> CodeAnswer:
    """To be written down: it is told this once, and the one before is good no longer."""
    app, guest = app_of(request), await acting_guest(request)
    if not app.config.accounts:
        raise Problem(409, "server-error-no-accounts")
    async with app.engine.begin() as connection:
        return CodeAnswer(await recovery.make(connection, guest.id))


@post(
    "/api/recovery",
    summary="Come back by the printed code",
    tags=["people"],
    status_code=201,
    responses=problems(403, 409, 413),
)
async def recover(request: Ask, data: JSONBody[CodeWish]) -> Response[Back]:
    """It is used up, and the answer has a new one. Whether a code never was or was used makes no difference."""
    app = app_of(request)
    check_ours(request, app.config)
    if not app.config.accounts:
        raise Problem(409, "server-error-no-accounts")
    app.ways_back.count(request.client)
    key = key_of(request)[:64]
    token = token_from(recovery.plain(data.code), key) if len(key) >= sessions.KEY_LENGTH else ""
    again = await sessions.known(app.engine, token) if token else None  # the first answer got lost
    before = await recognise(request, app)
    async with app.engine.begin() as connection:
        guest = await recovery.use(connection, data.code) if again is None else again.id
        code = await recovery.make(connection, guest)
        if again is not None:
            return welcome(request, Back(again, token, None, code))
        back = await come_back(request, connection, guest, before, code, token)
    return welcome(request, back)


# ---- who this device was before


async def come_back(
    request: Ask, connection: AsyncConnection, guest: str, before: Guest | None, code: str = "", token: str = ""
) -> Back:
    """A session with a token of its own; that of who this device was before ends, and may become one with this."""
    people = schema.guests
    found = sessions.as_guest(GuestRow(*(await connection.execute(select(people).where(people.c.id == guest))).one()))
    token = await sessions.begin(connection, guest, device_of(request), token)
    left = None
    if before is not None and not before.program:
        await sessions.end_token(connection, token_of(request)[0])
        if before.id != guest and await merging.kept(connection, before.id):
            secret = await once.make(connection, "merge", guest, before.id)
            left = Left(before.name, len(await merging.tables_of(connection, before.id)), secret)
    return Back(found, token, left, code)


def welcome(request: Ask, back: Back) -> Response[Back]:
    """The answer to who has come back."""
    app = app_of(request)
    app.faces.forget(back.guest.id)
    return Response(back, cookies=[cookie_of(back.token, app.config)])


@post(
    "/api/me/merge",
    summary="Become one with who this device was",
    tags=["people"],
    status_code=200,
    responses=problems(401, 403, 410, 413),
)
async def merge(request: Ask, data: JSONBody[MergeWish]) -> Guest:
    """The tables of both are one person's, and one of the two names goes on."""
    app, guest = app_of(request), await acting_guest(request)
    people = schema.guests.c
    async with app.engine.begin() as connection:
        other = await once.use(connection, "merge", data.secret, guest.id)
        if not other:
            raise Problem(410, "server-error-merge")
        source, target = await acts.person(connection, other), await acts.person(connection, guest.id)
        name = source.name
        changed = await acts.join(connection, source, target)
        if app.club.ratings:
            await results.recount(connection)  # what one won against oneself counts no longer
        await audit.note(connection, guest.id, "merge", guest.id, was=other, name=name)
        if data.name == "left":
            await connection.execute(update(schema.guests).where(people.id == guest.id).values(name=name))
            guest = msgspec.structs.replace(guest, name=name)
    for someone in (other, guest.id):
        app.faces.forget(someone)
    app.bus.tell(Renamed(guest))
    for table in changed:
        app.bus.tell(Changed(table))
    return guest


HANDLERS = (
    show_house,
    show_account,
    begin_passkey,
    add_passkey,
    end_passkey,
    begin_login,
    login,
    make_code,
    recover,
    merge,
)
