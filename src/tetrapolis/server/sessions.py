"""Sessions: a person at a device, known by a secret token. One may have several, list them, and end one or all.

A token is always made here, and anew: whoever comes back to a name gets a fresh one, so none that was put into a
browser beforehand is ever worth anything.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tetrapolis.server import schema
from tetrapolis.server.database import reading
from tetrapolis.server.order import entry
from tetrapolis.server.people import clean_name, hashed, new_id, note_guest, token_from
from tetrapolis.server.problems import Problem
from tetrapolis.server.rows import GuestRow
from tetrapolis.wire.answers import Guest, Session

log = logging.getLogger("tetrapolis.sessions")
LINK_SECONDS = 900
MOST_SESSIONS = 20
"""A guest's; one more, and that which was not used for longest ends."""
KEPT = 5.0
"""Seconds for which a guest is remembered by the token: so long a token that has ended may still be good elsewhere."""
MOST_KEPT = 5000
SEEN_EVERY = 86_400.0
"""Seconds between two notes that a guest was here."""
USED_EVERY = 3600.0
"""The same for a session."""
KEY_LENGTH = 16
"""A request id at least so long counts as one nobody guesses."""

_GUEST = list(schema.guests.columns)
_BY_SESSION = (
    select(*_GUEST, schema.sessions.c.id.label("session"), schema.sessions.c.seen.label("used"))
    .join(schema.sessions, schema.sessions.c.guest == schema.guests.c.id)
    .where(schema.sessions.c.token == bindparam("secret"))
)
_PROGRAM = select(*_GUEST).where(schema.guests.c.token == bindparam("secret"))


# ---- devices

_BROWSERS = (
    ("EdgA?/|EdgiOS/", "Edge"),
    ("OPR/|Opera", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("Firefox/|FxiOS/", "Firefox"),
    ("Chrome/|CriOS/|HeadlessChrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Macintosh|Mac OS X", "macOS"),
    ("Linux|X11", "Linux"),
)


def device_of(agent: str) -> str:
    """What a browser calls itself, in two plain names; empty: it is none we know.

    >>> device_of("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0")
    'Firefox, Android'
    >>> device_of("python-httpx/0.28")
    ''
    """
    browser, system = (
        next((name for signs, name in known if re.search(signs, agent[:500])), "") for known in (_BROWSERS, _SYSTEMS)
    )
    return ", ".join(filter(None, (browser, system)))


# ---- beginning and ending


async def arrive(
    engine: AsyncEngine, name: str, lang: str, device: str = "", invitation: str = ""
) -> tuple[Guest, str]:
    """A new guest, and the secret token of a first session."""
    guest = Guest(new_id(), clean_name(name), lang)
    async with engine.begin() as connection:
        await entry.check_name(connection, guest.name)
        await entry.let_in(connection, invitation)
        await note_guest(connection, guest)
        return guest, await begin(connection, guest.id, device)


async def rename(engine: AsyncEngine, guest: Guest, name: str, lang: str) -> Guest:
    """Change name and language."""
    changed = msgspec.structs.replace(guest, name=clean_name(name), lang=lang)
    async with engine.begin() as connection:
        if changed.name != guest.name:
            await entry.check_name(connection, changed.name)
        columns = schema.guests.c
        values = {"name": changed.name, "lang": lang}
        await connection.execute(update(schema.guests).where(columns.id == guest.id).values(values))
    return changed


async def begin(connection: AsyncConnection, guest: str, device: str, token: str = "") -> str:
    """One more session of a guest, with its token; where there are too many, that which was used last long ago ends."""
    sessions, now = schema.sessions, time.time()
    token = token or secrets.token_urlsafe(24)
    row = {"id": new_id(), "token": hashed(token), "guest": guest, "device": device, "created": now, "seen": now}
    await connection.execute(insert(sessions).values(row))
    latest = select(sessions.c.id).where(sessions.c.guest == guest)
    latest = latest.order_by(sessions.c.seen.desc(), sessions.c.created.desc())
    ended = [*(await connection.execute(latest)).scalars()][MOST_SESSIONS:]
    await connection.execute(delete(sessions).where(sessions.c.id.in_(ended)))
    return token


async def listed(engine: AsyncEngine, guest: str, token: str) -> list[Session]:
    """A guest's sessions, that of this token first, then those used last."""
    columns, secret = schema.sessions.c, hashed(token)
    query = select(schema.sessions).where(columns.guest == guest).order_by(columns.seen.desc(), columns.created.desc())
    async with reading(engine).begin() as connection:
        found = [*await connection.execute(query)]
    rows = [Session(row.id, row.device, row.created, row.seen, row.token == secret) for row in found]
    return sorted(rows, key=lambda each: not each.here)


async def end(connection: AsyncConnection, guest: str, session: str) -> None:
    """One session of a guest ends."""
    columns = schema.sessions.c
    gone = delete(schema.sessions).where(columns.id == session, columns.guest == guest)
    if (await connection.execute(gone)).rowcount == 0:
        raise Problem(404, "server-error-session")


async def end_token(connection: AsyncConnection, token: str) -> None:
    """The session of a token ends, if it has not."""
    await connection.execute(delete(schema.sessions).where(schema.sessions.c.token == hashed(token)))


async def end_others(connection: AsyncConnection, guest: str, token: str = "") -> None:
    """All sessions of a guest but that of this token end, and links on their way are worth nothing."""
    columns = schema.sessions.c
    await connection.execute(
        delete(schema.sessions).where(columns.guest == guest, columns.token != (hashed(token) if token else ""))
    )
    await connection.execute(delete(schema.links).where(schema.links.c.guest == guest))


# ---- links to another device


async def make_link(engine: AsyncEngine, guest: Guest) -> str:
    """A code that lets another device be this guest, once, for a quarter of an hour."""
    code = secrets.token_urlsafe(24)
    async with engine.begin() as connection:
        await connection.execute(delete(schema.links).where(schema.links.c.guest == guest.id))
        await connection.execute(
            insert(schema.links).values(code=hashed(code), guest=guest.id, expires=time.time() + LINK_SECONDS)
        )
    return code


async def use_link(engine: AsyncEngine, code: str, device: str = "", key: str = "") -> tuple[Guest, str]:
    """The guest behind a code, with the token of one more session: the others go on as they did.

    With a request id the token follows from both secrets, so that a repeated request (the answer got lost) gets the
    same one without its being stored.
    """
    columns = schema.links.c
    token = token_from(code, key) if len(key) >= KEY_LENGTH else ""
    if token and (again := await known(engine, token)) is not None:
        return again, token
    async with engine.begin() as connection:
        gone = delete(schema.links).where(columns.code == hashed(code)).returning(columns.guest, columns.expires)
        row = (await connection.execute(gone)).one_or_none()
        if row is None or row.expires < time.time():
            raise Problem(410, "server-error-link")
        token = await begin(connection, row.guest, device, token)
        people = schema.guests
        found = (await connection.execute(select(people).where(people.c.id == row.guest))).one()
    return as_guest(GuestRow(*found)), token


# ---- who is who


def as_guest(row: GuestRow) -> Guest:
    """Somebody as he is told to himself."""
    return Guest(row.id, row.name, row.lang, row.program, row.role, row.banned)


class _Found(msgspec.Struct, frozen=True):
    """A guest by a token, and the session, which programs do not have, and when that was used last."""

    row: GuestRow
    session: str
    used: float


async def known(engine: AsyncEngine, token: str) -> Guest | None:
    """The guest of a token."""
    found = await _found(engine, token)
    return None if found is None else as_guest(found.row)


async def _found(engine: AsyncEngine, token: str) -> _Found | None:
    async with reading(engine).begin() as connection:
        secret = {"secret": hashed(token)}
        row = (await connection.execute(_BY_SESSION, secret)).one_or_none()
        if row is not None:
            return _Found(GuestRow(*row[:-2]), row.session, row.used)
        program = (await connection.execute(_PROGRAM, secret)).one_or_none()
    return None if program is None else _Found(GuestRow(*program), "", 0.0)


class Faces:
    """Guests by their tokens, remembered for a moment: a player asks often."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._kept: dict[str, tuple[float, Guest]] = {}
        self._noting: dict[str, asyncio.Task[None]] = {}
        """By token: that it was used is being noted, while its guest is served."""

    async def known(self, token: str) -> Guest | None:
        """The guest of a token."""
        secret, now = hashed(token), time.monotonic()
        kept = self._kept.get(secret)
        if kept is not None and now - kept[0] < KEPT:
            return kept[1]
        found = await _found(self.engine, token)
        guest = None if found is None else as_guest(found.row)
        if found is not None and secret not in self._noting and self._long_ago(found):
            task = self._noting[secret] = asyncio.create_task(self._note_seen(found))
            task.add_done_callback(lambda _: self._noting.pop(secret, None))
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        if guest is not None:
            self._kept[secret] = now, guest
        return guest

    def _long_ago(self, found: _Found) -> bool:
        now = time.time()
        return found.row.seen < now - SEEN_EVERY or (found.session != "" and found.used < now - USED_EVERY)

    async def _note_seen(self, found: _Found) -> None:
        """Note that somebody was here; should it fail, the next request is another chance."""
        people, sessions, now = schema.guests, schema.sessions, time.time()
        notes: list[Any] = []
        if found.row.seen < now - SEEN_EVERY:
            notes.append(update(people).where(people.c.id == found.row.id, people.c.seen < now - SEEN_EVERY))
        if found.session:
            notes.append(update(sessions).where(sessions.c.id == found.session, sessions.c.seen < now - USED_EVERY))
        try:
            async with self.engine.begin() as connection:
                for note in notes:
                    await connection.execute(note.values(seen=now))
        except Exception:
            log.warning("seen-not-noted", exc_info=True)

    async def close(self) -> None:
        """Let what is being noted be noted."""
        await asyncio.gather(*self._noting.values())

    def forget(self, guest: str) -> None:
        """Name or sessions have changed."""
        self._kept = {secret: kept for secret, kept in self._kept.items() if kept[1].id != guest}
