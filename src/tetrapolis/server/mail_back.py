"""Coming back by mail: a link that is good once, for a quarter of an hour, to an address that was confirmed before.

Whoever asks learns nothing. The answer is given before anybody has looked whether the address is known; the looking,
which is the same for both, and the mail follow behind it. What is in the link stays in the browser until somebody
presses the button there (it stands behind `#`): neither mail programs that open links nor logs use it up or know it.
"""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from tetrapolis.server import addresses, once
from tetrapolis.server.app_state import AppState
from tetrapolis.server.keeping import come_back, welcome
from tetrapolis.server.mail import is_address
from tetrapolis.server.openapi import problems
from tetrapolis.server.problems import Problem
from tetrapolis.server.rest import Ask, app_of
from tetrapolis.server.security import check_ours, recognise
from tetrapolis.wire.accounts import Back
from tetrapolis.wire.notices import MailCode, MailWish


@post(
    "/api/mail/back",
    summary="Send me a link to come back by",
    tags=["people"],
    status_code=204,
    responses=problems(403, 404, 409, 413),
)
async def ask(request: Ask, data: JSONBody[MailWish]) -> None:
    """Good once, for a quarter of an hour. Nobody is told whether the address is known. Few links an hour."""
    app = app_of(request)
    check_ours(request, app.config)
    if not app.config.accounts:
        raise Problem(409, "server-error-no-accounts")
    if not app.letters.ready:
        raise Problem(404, "server-error-no-mail")
    app.notice_tries.count(request.client)
    address = data.address.strip()
    if not is_address(address):
        raise Problem(400, "server-error-mail")
    asker = await recognise(request, app)
    app.notice_worker.start(_send(app, address, "" if asker is None else asker.id))


async def _send(app: AppState, address: str, asker: str) -> None:
    """Behind the answer. Of an unknown address a secret is made, too, which nobody gets to know."""
    mark = addresses.mark_of(address)
    async with app.engine.begin() as connection:
        found = await addresses.people_at(connection, address, asker, app.clock.now())
        if found is None:  # enough was sent
            return
        links = [(each.name, await once.make(connection, "mail", each.id, mark)) for each in found]
        if not found:
            await once.make(connection, "mail", "", mark)
    if found:
        await app.letters.come_back(found[0].lang, found[0].address, links)


@post(
    "/api/mail/back/use",
    summary="Come back by the link of a mail",
    tags=["people"],
    status_code=201,
    responses=problems(403, 409, 410, 413),
)
async def use(request: Ask, data: JSONBody[MailCode]) -> Response[Back]:
    """One more device, with a token that is made now: none from before goes on in this browser."""
    app = app_of(request)
    check_ours(request, app.config)
    if not app.config.accounts:
        raise Problem(409, "server-error-no-accounts")
    app.ways_back.count(request.client)
    before = await recognise(request, app)
    async with app.engine.begin() as connection:
        guest, mark = await once.whose(connection, "mail", data.code)
        if not guest or not await addresses.reads(connection, guest, mark):
            raise Problem(410, "server-error-mail-link")
        await once.end(connection, "mail", guest)
        back = await come_back(request, connection, guest, before)
    return welcome(request, back)


HANDLERS = (ask, use)
