"""The mail addresses of people: given by them, good once they have opened the link that was sent there.

Whoever asks is answered the same, whether an address is known here or not. The address is forgotten when mail is ended.
"""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Row, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tetrapolis.server import schema
from tetrapolis.server.database import reading
from tetrapolis.server.mail import is_address
from tetrapolis.server.people import hashed
from tetrapolis.server.problems import Problem

GOOD_FOR = 3 * 86_400.0
"""Seconds for which the link that was sent is good."""
ASKS_AN_HOUR = 3
"""Links that are sent to one address, and for one person."""
HOUR = 3600.0
DAY = 86_400.0
MOST_A_DAY = 24
"""Mails to one person about notices."""
_MAIL, _ASK = schema.mail_addresses.c, schema.mail_asks.c


def canonical(address: str) -> str:
    """An address as it is compared.

    >>> canonical(" Anna@Example.org ")
    'anna@example.org'
    """
    return address.strip().lower()


async def ask(engine: AsyncEngine, guest: str, address: str, now: float) -> str:
    """Somebody gives an address: the code to be sent there; empty: enough was sent. The one before is forgotten."""
    address = address.strip()
    if not is_address(address):
        raise Problem(400, "server-error-mail")
    code, table = secrets.token_urlsafe(24), schema.mail_addresses
    where = hashed(canonical(address))
    async with engine.begin() as connection:
        lately = select(func.count()).where(_ASK.at > now - HOUR, or_(_ASK.address == where, _ASK.guest == guest))
        if (await connection.execute(lately)).scalar_one() >= ASKS_AN_HOUR:
            return ""
        await connection.execute(insert(schema.mail_asks).values(address=where, guest=guest, at=now))
        await connection.execute(delete(table).where(_MAIL.guest == guest))
        row: dict[str, Any] = {"guest": guest, "address": address, "code": hashed(code), "asked": now}
        row |= {"confirmed": None, "off": secrets.token_urlsafe(24), "day": 0, "sent": 0}
        await connection.execute(insert(table).values(row))
    return code


async def confirm(engine: AsyncEngine, code: str, now: float) -> None:
    """Whoever has the link reads what is sent there."""
    good = (_MAIL.code == hashed(code)) & (_MAIL.asked > now - GOOD_FOR)
    async with engine.begin() as connection:
        done = await connection.execute(update(schema.mail_addresses).where(good).values(code="", confirmed=now))
    if done.rowcount != 1:
        raise Problem(410, "server-error-link")


async def end(engine: AsyncEngine, token: str) -> None:
    """Whoever has the token of a mail wants none any more; again: it is so already."""
    async with engine.begin() as connection:
        await connection.execute(delete(schema.mail_addresses).where(_MAIL.off == token))


async def forget(engine: AsyncEngine, guest: str) -> None:
    """A person wants no mail any more."""
    async with engine.begin() as connection:
        await connection.execute(delete(schema.mail_addresses).where(_MAIL.guest == guest))


async def of(engine: AsyncEngine, guest: str) -> Row[Any] | None:
    """The address of a guest, confirmed or not."""
    query = select(schema.mail_addresses).where(_MAIL.guest == guest)
    async with reading(engine).begin() as connection:
        return (await connection.execute(query)).one_or_none()


async def count(engine: AsyncEngine, guest: str, now: float) -> bool:
    """One mail more today, if that is not too many."""
    today, table = int(now // DAY), schema.mail_addresses
    async with engine.begin() as connection:
        first = (_MAIL.guest == guest) & (_MAIL.day != today)
        if (await connection.execute(update(table).where(first).values(day=today, sent=1))).rowcount == 1:
            return True
        more = (_MAIL.guest == guest) & (_MAIL.day == today) & (_MAIL.sent < MOST_A_DAY)
        return bool((await connection.execute(update(table).where(more).values(sent=_MAIL.sent + 1))).rowcount == 1)


async def tidy(engine: AsyncEngine, now: float) -> None:
    """Forget what was asked long ago, and addresses nobody confirmed."""
    async with engine.begin() as connection:
        await connection.execute(delete(schema.mail_asks).where(_ASK.at < now - HOUR))
        never = _MAIL.confirmed.is_(None) & (_MAIL.asked < now - GOOD_FOR)
        await connection.execute(delete(schema.mail_addresses).where(never))
