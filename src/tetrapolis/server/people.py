"""Guests: people without accounts, known by a secret token; and the private link to another device."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tetrapolis.server import schema
from tetrapolis.server.database import reading
from tetrapolis.server.problems import Problem

LINK_SECONDS = 900
NAME_LENGTH = 40


class Guest(msgspec.Struct, frozen=True):
    """A person at a table."""

    id: str
    name: str
    lang: str


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


def clean_name(name: str) -> str:
    """A name fit to be shown: no line breaks, no control signs, not too long."""
    cleaned = " ".join("".join(sign for sign in name if sign.isprintable()).split())[:NAME_LENGTH]
    if not cleaned:
        raise Problem(400, "server-error-name")
    return cleaned


async def arrive(engine: AsyncEngine, name: str, lang: str) -> tuple[Guest, str]:
    """A new guest and the secret token that proves it."""
    guest, token = Guest(new_id(), clean_name(name), lang), secrets.token_urlsafe(24)
    async with engine.begin() as connection:
        await connection.execute(
            insert(schema.guests).values(
                id=guest.id, name=guest.name, lang=lang, token=hashed(token), created=time.time()
            )
        )
    return guest, token


async def known(engine: AsyncEngine, token: str) -> Guest | None:
    """The guest of a token."""
    columns = schema.guests.c
    async with reading(engine).begin() as connection:
        row = (await connection.execute(select(schema.guests).where(columns.token == hashed(token)))).one_or_none()
    return None if row is None else Guest(row.id, row.name, row.lang)


async def rename(engine: AsyncEngine, guest: Guest, name: str, lang: str) -> Guest:
    """Change name and language."""
    changed = Guest(guest.id, clean_name(name), lang)
    async with engine.begin() as connection:
        columns = schema.guests.c
        values: dict[str, Any] = {"name": changed.name, "lang": lang}
        await connection.execute(update(schema.guests).where(columns.id == guest.id).values(values))
    return changed


async def make_link(engine: AsyncEngine, guest: Guest) -> str:
    """A code that lets another device be this guest, once, for a quarter of an hour."""
    code = secrets.token_urlsafe(24)
    async with engine.begin() as connection:
        await connection.execute(delete(schema.links).where(schema.links.c.guest == guest.id))
        await connection.execute(
            insert(schema.links).values(code=hashed(code), guest=guest.id, expires=time.time() + LINK_SECONDS)
        )
    return code


async def use_link(engine: AsyncEngine, code: str) -> tuple[Guest, str]:
    """The guest behind a code, with a new token: the old device must use the link too to go on there."""
    columns = schema.links.c
    async with engine.begin() as connection:
        row = (await connection.execute(select(schema.links).where(columns.code == hashed(code)))).one_or_none()
        if row is None or row.expires < time.time():
            raise Problem(410, "server-error-link")
        await connection.execute(delete(schema.links).where(columns.code == row.code))
        token = secrets.token_urlsafe(24)
        people = schema.guests
        await connection.execute(update(people).where(people.c.id == row.guest).values(token=hashed(token)))
        found = (await connection.execute(select(people).where(people.c.id == row.guest))).one()
    return Guest(found.id, found.name, found.lang), token
