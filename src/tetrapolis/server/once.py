"""Secrets that are good once, for a short time: challenges of passkeys, offers to merge two names. Only hashes are
kept, in the database, for the answer may come to another process."""

from __future__ import annotations

import secrets
import time
from typing import Literal

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.server import schema
from tetrapolis.server.people import hashed

Kind = Literal["passkey", "login", "merge"]
SECONDS: dict[Kind, float] = {"passkey": 300.0, "login": 300.0, "merge": 900.0}


async def make(connection: AsyncConnection, kind: Kind, guest: str = "", other: str = "", secret: str = "") -> str:
    """A new secret (or this one), for a guest (of a merger: and the other one) or for nobody in particular."""
    onces, now = schema.onces, time.time()
    secret = secret or secrets.token_urlsafe(24)
    await connection.execute(delete(onces).where(onces.c.expires < now))
    row = {"secret": hashed(secret), "kind": kind, "guest": guest, "other": other, "expires": now + SECONDS[kind]}
    await connection.execute(insert(onces).values(row))
    return secret


async def use(connection: AsyncConnection, kind: Kind, secret: str, guest: str = "") -> str | None:
    """Use one up: the other guest it is about (empty: none); None: it is not good, for this guest or at all."""
    onces = schema.onces
    gone = delete(onces).where(onces.c.secret == hashed(secret), onces.c.kind == kind, onces.c.guest == guest)
    row = (await connection.execute(gone.returning(onces.c.other, onces.c.expires))).one_or_none()
    return None if row is None or row.expires < time.time() else str(row.other)
