"""The mail addresses of people: given by them, good once they have opened the link that was sent there.

Whoever asks is answered the same, whether an address is known here or not. The address is forgotten when mail is ended.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tetrapolis.server import schema
from tetrapolis.server.database import reading
from tetrapolis.server.mail import is_address
from tetrapolis.server.people import hashed
from tetrapolis.server.problems import Problem

GOOD_FOR = 3 * 86_400.0
"""Seconds for which the link that was sent is good."""
ASKS_AN_HOUR = 3
"""Links that are sent to one address, and for one person."""
MOST_NAMES = 5
"""Of one address, in a mail to come back by."""
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


def mark_of(address: str) -> str:
    """By what an address is known again where it is not written down.

    >>> mark_of("Anna@example.org") == mark_of(" anna@Example.org"), len(mark_of("anna@example.org"))
    (True, 24)
    """
    return hashed(canonical(address))[:24]


async def people_at(connection: AsyncConnection, address: str, asker: str, now: float) -> Sequence[Any] | None:
    """Who may come back by this address, the newest first; None: enough was sent there, or asked by this person."""
    where, people = hashed(f"back {canonical(address)}"), schema.guests.c
    same = or_(_ASK.address == where, _ASK.guest == asker) if asker else _ASK.address == where
    lately = select(func.count()).where(_ASK.at > now - HOUR, same)
    if (await connection.execute(lately)).scalar_one() >= ASKS_AN_HOUR:
        return None
    await connection.execute(insert(schema.mail_asks).values(address=where, guest=asker, at=now))
    known = (func.lower(_MAIL.address) == canonical(address)) & _MAIL.confirmed.is_not(None)
    query = select(people.id, people.name, people.lang, _MAIL.address).join(schema.guests, people.id == _MAIL.guest)
    return (await connection.execute(query.where(known).order_by(_MAIL.confirmed.desc()).limit(MOST_NAMES))).all()


async def reads(connection: AsyncConnection, guest: str, mark: str) -> bool:
    """Whether a guest still has the address with this mark, and has confirmed it."""
    address = await confirmed(connection, guest)
    return bool(address) and mark_of(address) == mark


async def confirmed(connection: AsyncConnection, guest: str) -> str:
    """The address a guest has confirmed; empty: none."""
    query = select(_MAIL.address).where(_MAIL.guest == guest, _MAIL.confirmed.is_not(None))
    return str((await connection.execute(query)).scalar_one_or_none() or "")


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
