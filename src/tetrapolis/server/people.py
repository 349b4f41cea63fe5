"""Guests: people without accounts, known by a secret token; and the private link to another device."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import logging
import secrets
import time
import unicodedata
from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tetrapolis.server import schema
from tetrapolis.server.database import reading
from tetrapolis.server.problems import Problem
from tetrapolis.server.rows import GuestRow
from tetrapolis.wire.answers import Guest

log = logging.getLogger("tetrapolis.people")
LINK_SECONDS = 900
NAME_LENGTH = 40
KEPT = 5.0
"""Seconds for which a guest is remembered by the token: so long a token that has ended may still be good elsewhere."""
MOST_KEPT = 5000
SEEN_EVERY = 86_400.0
"""Seconds between two notes that a guest was here."""
KEY_LENGTH = 16
"""A request id at least so long counts as one nobody guesses."""


MOST_DEVICES = 12
"""A guest's, besides the first; one more, and the oldest of them ends."""

_BY_TOKEN = select(schema.guests).where(schema.guests.c.token == bindparam("secret"))
_BY_DEVICE = (
    select(schema.guests)
    .join(schema.devices, schema.devices.c.guest == schema.guests.c.id)
    .where(schema.devices.c.token == bindparam("secret"))
)


def new_id() -> str:
    """An id that cannot be guessed.

    >>> len(new_id())
    16
    """
    return secrets.token_urlsafe(12)


def hashed(secret: str) -> str:
    """How a token is stored: it has 192 random bits, so a plain hash suffices.

    >>> hashed("a") == hashed("a"), "a" in hashed("a")[:1]
    (True, False)
    """
    return hashlib.sha256(b"tetrapolis:" + secret.encode()).hexdigest()


def shown(text: str) -> str:
    """A text fit to be shown in a line: no line breaks, no control signs.

    >>> shown(" Best\\x00 of  three ")
    'Best of three'
    """
    return " ".join("".join(sign for sign in text if sign.isprintable()).split())


_FILLERS = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
"""Signs that count as letters or symbols and show nothing: Hangul fillers, the blank of Braille, a headless note."""


def visible(text: str) -> str:
    """What there is to see of a text, in one way of writing it; a mark alone, on nothing, does not count.

    >>> visible("\u3164 \u200b\u2800"), visible("e\u0301"), visible("\u0301")
    ('', 'é', '')
    """
    seen = ""
    for sign in unicodedata.normalize("NFKC", text):
        kind = unicodedata.category(sign)
        if sign in _FILLERS or kind[0] in "CZ" or (kind[0] == "M" and not _shows(sign, seen)):
            continue
        seen += sign
    return seen


def _shows(mark: str, before: str) -> bool:
    """Whether a mark changes what stands before it: variation selectors and joiners do not."""
    return bool(before) and (unicodedata.category(mark) == "Mc" or unicodedata.combining(mark) != 0)


def same_name(one: str, other: str) -> bool:
    """Whether two names look the same, as far as Unicode itself tells: capitals, spaces, ways of writing aside.

    >>> same_name("Béla", "BE\u0301LA"), same_name("Béla", "Bela"), same_name("", "")
    (True, False, False)
    """
    key = visible(visible(one).casefold())
    return bool(key) and key == visible(visible(other).casefold())


def clean_name(name: str) -> str:
    """A name fit to be shown, not too long, and with something to see."""
    cleaned = shown(name)[:NAME_LENGTH].strip()
    if not visible(cleaned):
        raise Problem(400, "server-error-name")
    return cleaned


def free_name(name: str, taken: Sequence[str]) -> str:
    """A program's name, with a number if somebody at the table has it already.

    >>> free_name("Program", ["Anna", "program"])
    'Program 2'
    """
    number, found = 1, name
    while any(same_name(found, other) for other in taken):
        number += 1
        found = f"{name[: NAME_LENGTH - 3]} {number}"
    return found


async def arrive(engine: AsyncEngine, name: str, lang: str) -> tuple[Guest, str]:
    """A new guest and the secret token that proves it."""
    guest, token = Guest(new_id(), clean_name(name), lang), secrets.token_urlsafe(24)
    async with engine.begin() as connection:
        await note_guest(connection, guest, token)
    return guest, token


async def note_guest(connection: AsyncConnection, guest: Guest, token: str) -> None:
    """Somebody new, as part of a transaction."""
    row = {"id": guest.id, "name": guest.name, "lang": guest.lang, "program": guest.program}
    now = time.time()
    await connection.execute(insert(schema.guests).values(row | {"token": hashed(token), "created": now, "seen": now}))


async def replace_token(connection: AsyncConnection, guest: str, token: str) -> None:
    """A guest's token ends; from now on it is this one."""
    people = schema.guests
    await connection.execute(update(people).where(people.c.id == guest).values(token=hashed(token)))


def seat_token(secret: str, key: str) -> str:
    """A new seat token; with a request id the same one for the same host and request, without its being stored."""
    return _token_from(secret, f"seat:{key}") if key else secrets.token_urlsafe(24)


async def known(engine: AsyncEngine, token: str) -> Guest | None:
    """The guest of a token."""
    row = await _row(engine, token)
    return None if row is None else Guest(row.id, row.name, row.lang, row.program)


async def _row(engine: AsyncEngine, token: str) -> GuestRow | None:
    async with reading(engine).begin() as connection:
        secret = {"secret": hashed(token)}
        found = (await connection.execute(_BY_TOKEN, secret)).one_or_none()
        found = found or (await connection.execute(_BY_DEVICE, secret)).one_or_none()
    return None if found is None else GuestRow(*found)


class Faces:
    """Guests by their tokens, remembered for a moment: a player asks often."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._kept: dict[str, tuple[float, Guest]] = {}
        self._noting: dict[str, asyncio.Task[None]] = {}
        """By guest: that he is here is being noted, while he is served."""

    async def known(self, token: str) -> Guest | None:
        """The guest of a token."""
        secret, now = hashed(token), time.monotonic()
        kept = self._kept.get(secret)
        if kept is not None and now - kept[0] < KEPT:
            return kept[1]
        row = await _row(self.engine, token)
        guest = None if row is None else Guest(row.id, row.name, row.lang, row.program)
        if row is not None and row.seen < time.time() - SEEN_EVERY and row.id not in self._noting:
            task = self._noting[row.id] = asyncio.create_task(self._note_seen(row.id))
            task.add_done_callback(lambda _: self._noting.pop(row.id, None))
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        if guest is not None:
            self._kept[secret] = now, guest
        return guest

    async def _note_seen(self, guest: str) -> None:
        """Note that somebody was here; should it fail, the next request is another chance."""
        people, now = schema.guests, time.time()
        seen = update(people).where(people.c.id == guest, people.c.seen < now - SEEN_EVERY).values(seen=now)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(seen)
        except Exception:
            log.warning("seen-not-noted", exc_info=True)

    async def close(self) -> None:
        """Let what is being noted be noted."""
        await asyncio.gather(*self._noting.values())

    def forget(self, guest: str) -> None:
        """Name or token have changed."""
        self._kept = {secret: kept for secret, kept in self._kept.items() if kept[1].id != guest}


async def rename(engine: AsyncEngine, guest: Guest, name: str, lang: str) -> Guest:
    """Change name and language."""
    changed = Guest(guest.id, clean_name(name), lang)
    async with engine.begin() as connection:
        columns = schema.guests.c
        values: dict[str, Any] = {"name": changed.name, "lang": lang}
        await connection.execute(update(schema.guests).where(columns.id == guest.id).values(values))
    return changed


def _token_from(code: str, key: str) -> str:
    """A token only who knows both can make: the code alone, once used, is worth nothing."""
    digest = hmac.digest(code.encode(), b"tetrapolis:" + key.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


async def make_link(engine: AsyncEngine, guest: Guest) -> str:
    """A code that lets another device be this guest, once, for a quarter of an hour."""
    code = secrets.token_urlsafe(24)
    async with engine.begin() as connection:
        await connection.execute(delete(schema.links).where(schema.links.c.guest == guest.id))
        await connection.execute(
            insert(schema.links).values(code=hashed(code), guest=guest.id, expires=time.time() + LINK_SECONDS)
        )
    return code


async def use_link(engine: AsyncEngine, code: str, key: str = "") -> tuple[Guest, str]:
    """The guest behind a code, with a token for one more device: the others go on as they did.

    With a request id the token follows from both secrets, so that a repeated request (the answer got lost) gets the
    same one without its being stored.
    """
    columns = schema.links.c
    token = _token_from(code, key) if len(key) >= KEY_LENGTH else secrets.token_urlsafe(24)
    if (again := await known(engine, token)) is not None:
        return again, token
    async with engine.begin() as connection:
        gone = delete(schema.links).where(columns.code == hashed(code)).returning(columns.guest, columns.expires)
        row = (await connection.execute(gone)).one_or_none()
        if row is None or row.expires < time.time():
            raise Problem(410, "server-error-link")
        people = schema.guests
        await _add_device(connection, row.guest, token)
        found = (await connection.execute(select(people).where(people.c.id == row.guest))).one()
    return Guest(found.id, found.name, found.lang), token


async def _add_device(connection: AsyncConnection, guest: str, token: str) -> None:
    """One more device of a guest; the oldest ends where there are too many."""
    devices = schema.devices
    row = {"token": hashed(token), "guest": guest, "created": time.time()}
    await connection.execute(insert(devices).values(row))
    newest = select(devices.c.token).where(devices.c.guest == guest).order_by(devices.c.created.desc())
    ended = [*(await connection.execute(newest)).scalars()][MOST_DEVICES:]
    await connection.execute(delete(devices).where(devices.c.token.in_(ended)))


async def end_others(engine: AsyncEngine, guest: str, token: str) -> None:
    """All other devices of a guest end: from now on this token alone is who he is."""
    async with engine.begin() as connection:
        await connection.execute(delete(schema.devices).where(schema.devices.c.guest == guest))
        await connection.execute(delete(schema.links).where(schema.links.c.guest == guest))
        await replace_token(connection, guest, token)
