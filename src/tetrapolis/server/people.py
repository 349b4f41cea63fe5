"""Guests: people who need no account, and what they are called. How they are known: see `sessions`."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
import unicodedata
from collections.abc import Sequence
from typing import Any

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.server import schema
from tetrapolis.server.problems import Problem
from tetrapolis.wire.answers import Guest

NAME_LENGTH = 40


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


async def note_guest(connection: AsyncConnection, guest: Guest, token: str = "") -> None:
    """Somebody new, as part of a transaction; a program with its token (people have sessions)."""
    row: dict[str, Any] = {"id": guest.id, "name": guest.name, "lang": guest.lang, "program": guest.program}
    row["token"] = hashed(token) if guest.program else guest.id
    row |= {"role": "", "muted": False, "banned": 0.0, "gone": False}
    now = time.time()
    await connection.execute(insert(schema.guests).values(row | {"created": now, "seen": now}))


async def replace_token(connection: AsyncConnection, guest: str, token: str) -> None:
    """A program's token ends; from now on it is this one."""
    people = schema.guests
    await connection.execute(update(people).where(people.c.id == guest).values(token=hashed(token)))


def seat_token(secret: str, key: str) -> str:
    """A new seat token; with a request id the same one for the same host and request, without its being stored."""
    return token_from(secret, f"seat:{key}") if key else secrets.token_urlsafe(24)


def token_from(secret: str, key: str) -> str:
    """A token only who knows both can make: the secret alone, once used, is worth nothing.

    >>> token_from("a", "b") == token_from("a", "b"), len(token_from("a", "b"))
    (True, 43)
    """
    digest = hmac.digest(secret.encode(), b"tetrapolis:" + key.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
