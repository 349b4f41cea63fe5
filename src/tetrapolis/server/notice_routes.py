"""The REST routes of notices."""

from __future__ import annotations

from urllib.parse import quote

import msgspec
from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from tetrapolis.locales import t
from tetrapolis.server import addresses, notice_settings, notices, subscriptions
from tetrapolis.server.app_state import AppState
from tetrapolis.server.openapi import CHANGE, problems
from tetrapolis.server.problems import Problem
from tetrapolis.server.rest import Ask, acting_guest, app_of, changed_table
from tetrapolis.server.security import check_origin, needed_guest, token_of
from tetrapolis.server.ways import SAMPLE, Person, Result
from tetrapolis.wire.answers import Guest, TableInfo
from tetrapolis.wire.notices import (
    MailCode,
    MailWish,
    Notices,
    NoticeSettings,
    NoticeWays,
    PushEnd,
    PushWish,
    SeenWish,
    TableNoticesWish,
    TestSent,
    Way,
)


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


# ---- how one is told


@get("/api/notices/settings", summary="How you are told", tags=["notices"], responses=problems(401, 403))
async def show_settings(request: Ask) -> NoticeWays:
    """And how this server can tell you."""
    app = app_of(request)
    return await _ways(app, await needed_guest(request, app))


@put(
    "/api/notices/settings",
    summary="Choose how you are told",
    tags=["notices"],
    responses=problems(401, 403, 413),
)
async def choose_settings(request: Ask, data: JSONBody[NoticeSettings]) -> NoticeWays:
    """All of it at once."""
    app, guest = app_of(request), await acting_guest(request)
    notice_settings.check(data, app.config.webhook_private)
    async with app.engine.begin() as connection:
        await notice_settings.keep(connection, guest.id, data, app.clock.now())
    return await _ways(app, guest)


@post(
    "/api/push",
    summary="Tell this browser",
    tags=["notices"],
    status_code=200,
    responses=problems(401, 403, 404, 413),
)
async def subscribe(request: Ask, data: JSONBody[PushWish]) -> NoticeWays:
    """By Web Push, also when no page is open; at most five browsers of one guest, the newest."""
    app, guest = app_of(request), await acting_guest(request)
    if app.push_keys is None:
        raise Problem(404, "server-error-no-push")
    app.notice_tries.count_for(guest.id)
    subscriptions.check(data, app.config.webhook_private)
    async with app.engine.begin() as connection:
        await subscriptions.subscribe(connection, guest.id, token_of(request)[0], data)
    return await _ways(app, guest)


@post(
    "/api/push/end",
    summary="Tell this browser no more",
    tags=["notices"],
    status_code=200,
    responses=problems(401, 403, 413),
)
async def unsubscribe(request: Ask, data: JSONBody[PushEnd]) -> NoticeWays:
    """Whether it was told before or not."""
    app, guest = app_of(request), await acting_guest(request)
    async with app.engine.begin() as connection:
        await subscriptions.unsubscribe(connection, guest.id, data.endpoint)
    return await _ways(app, guest)


@post(
    "/api/notices/test",
    summary="Try it",
    tags=["notices"],
    status_code=200,
    responses=problems(401, 403),
)
async def try_notices(request: Ask) -> TestSent:
    """A notice for trying, in every way you can be told; a few times a minute."""
    app, guest = app_of(request), await acting_guest(request)
    app.notice_tries.count_for(guest.id)
    person = Person(guest.id, guest.lang, await notice_settings.settings_of(app.engine, guest.id))
    sample = msgspec.structs.replace(SAMPLE, name=t(guest.lang, "notice-sample"))
    done: dict[Way, Result] = {
        "push": await app.push.send(person, [sample], 0, lambda about: set()),
        "mail": await app.letters.send(person, [sample], digest=True),
        "webhook": await app.hook.send(person, sample),
    }
    sent = [way for way, result in done.items() if result is Result.SENT]
    return TestSent(sent, [way for way, result in done.items() if result in (Result.AGAIN, Result.FAILED)])


async def _ways(app: AppState, guest: Guest) -> NoticeWays:
    settings = await notice_settings.settings_of(app.engine, guest.id)
    key = "" if app.push_keys is None else app.push_keys.public
    can: dict[Way, bool] = {"page": True, "push": bool(key), "mail": app.letters.ready, "webhook": True}
    browsers, row = len(await subscriptions.endpoints(app.engine, guest.id)), await addresses.of(app.engine, guest.id)
    mail, confirmed = ("", False) if row is None else (row.address, row.confirmed is not None)
    return NoticeWays(settings, key, browsers, [way for way, here in can.items() if here], mail, confirmed)


# ---- mail


@put("/api/mail", summary="Where you want mail", tags=["notices"], responses=problems(401, 403, 404, 413))
async def choose_mail(request: Ask, data: JSONBody[MailWish]) -> NoticeWays:
    """A link is sent there, and mail comes once that was opened; an empty address ends it. Few links an hour."""
    app, guest = app_of(request), await acting_guest(request)
    if not data.address:
        await addresses.forget(app.engine, guest.id)
        return await _ways(app, guest)
    if not app.letters.ready:
        raise Problem(404, "server-error-no-mail")
    app.notice_tries.count(request.client)
    code = await addresses.ask(app.engine, guest.id, data.address, app.clock.now())
    if code:
        app.notice_worker.start(app.letters.ask(guest.lang, data.address.strip(), code))
    found = await _ways(app, guest)
    return msgspec.structs.replace(found, mail=data.address.strip(), mail_confirmed=False)


@post(
    "/api/mail/confirm",
    summary="It is my address",
    tags=["notices"],
    status_code=204,
    responses=problems(403, 410, 413),
)
async def confirm_mail(request: Ask, data: JSONBody[MailCode]) -> None:
    """With the code of the link that was sent there, in whichever browser it was opened."""
    app = app_of(request)
    check_origin(request, app.config)
    app.codes.count(request.client)
    await addresses.confirm(app.engine, data.code, app.clock.now())


@post("/api/mail/end/{token:str}", summary="No more mail", tags=["notices"], status_code=204, responses=problems())
async def end_mail(request: Ask, token: FromPath[str]) -> None:
    """One click in a mail program (`List-Unsubscribe`): whoever has the token of a mail may end it. The address is
    forgotten."""
    await addresses.end(app_of(request).engine, token)


@get("/api/mail/end/{token:str}", include_in_schema=False)
async def ask_end_mail(token: FromPath[str]) -> Redirect:
    """Somebody follows the link by hand: the page asks before it does so, as mail programs open links, too."""
    return Redirect(f"/notices?off={quote(token, safe='')}", status_code=303)


HANDLERS = (
    list_notices,
    see_notices,
    set_table_notices,
    show_settings,
    choose_settings,
    subscribe,
    unsubscribe,
    try_notices,
    choose_mail,
    confirm_mail,
    end_mail,
    ask_end_mail,
)
