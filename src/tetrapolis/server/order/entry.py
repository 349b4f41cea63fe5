"""Who may come: everybody, who has an invitation, or nobody new; and the names that are given to nobody."""

from __future__ import annotations

import re
import secrets
import time
from functools import cache
from typing import Literal, cast, get_args

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.locales import LANGUAGES, t
from tetrapolis.server import schema
from tetrapolis.server.people import hashed, visible
from tetrapolis.server.problems import Problem

SignUp = Literal["open", "invitation", "closed"]
MODES: tuple[SignUp, ...] = get_args(SignUp)
_NAME = "sign-up"


async def mode(connection: AsyncConnection) -> SignUp:
    """How one comes in here now."""
    settings = schema.house_settings
    found = (await connection.execute(select(settings.c.value).where(settings.c.name == _NAME))).scalar_one_or_none()
    return cast("SignUp", found) if found in MODES else "open"


async def choose(connection: AsyncConnection, chosen: SignUp) -> None:
    """From now on it is so."""
    settings = schema.house_settings
    await connection.execute(delete(settings).where(settings.c.name == _NAME))
    await connection.execute(insert(settings).values(name=_NAME, value=chosen))


async def invite(connection: AsyncConnection, uses: int, days: float) -> str:
    """A secret with which so many may come, for so long."""
    code = secrets.token_urlsafe(12)
    invitations, now = schema.invitations, time.time()
    await connection.execute(delete(invitations).where(invitations.c.expires < now))
    row = {"code": hashed(code), "uses": uses, "expires": now + days * 86_400}
    await connection.execute(insert(invitations).values(row))
    return code


async def let_in(connection: AsyncConnection, invitation: str) -> None:
    """Problem if somebody new may not come, or not with this invitation."""
    now = await mode(connection)
    if now == "open":
        return
    if now == "closed":
        raise Problem(403, "server-error-sign-up-closed")
    columns = schema.invitations.c
    this = (columns.code == hashed(invitation)) & (columns.uses > 0) & (columns.expires > time.time())
    used = await connection.execute(update(schema.invitations).where(this).values(uses=columns.uses - 1))
    if used.rowcount != 1:
        raise Problem(403, "server-error-invitation")


# ---- names


@cache
def _ghosts() -> re.Pattern[str]:
    words = "|".join(re.escape(visible(t(lang, "server-ghost", n=0)[:-1]).casefold()) for lang in LANGUAGES)
    return re.compile(f"({words})[0-9]+")


def key_of(name: str) -> str:
    """A name that has gone, as it is kept: so that it is known again and cannot be read."""
    return hashed("name:" + visible(visible(name).casefold()))


async def check_name(connection: AsyncConnection, name: str) -> None:
    """Problem if a name is nobody's to take: of those who are gone, or a ghost's."""
    gone = schema.gone_names
    known = (await connection.execute(select(gone.c.name).where(gone.c.name == key_of(name)))).first()
    if known is not None or _ghosts().fullmatch(visible(visible(name).casefold())):
        raise Problem(409, "server-error-name-gone", name=name)
