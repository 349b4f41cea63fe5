"""Secrets that are good once, for a short time: challenges of passkeys, links by mail, offers to merge two
names. Only hashes are kept, in the database, for the answer may come to another process."""

from __future__ import annotations

import secrets
import time
from typing import Literal

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.server import schema
from tetrapolis.server.people import hashed

Kind = Literal["passkey", "login", "merge", "mail"]
SECONDS: dict[Kind, float] = {"passkey": 300.0, "login": 300.0, "merge": 900.0, "mail": 900.0}


async def make(connection: AsyncConnection, kind: Kind, guest: str = "", other: str = "", secret: str = "") -> str:
    """A new secret (or this one), for a guest (of a merger: and the other one) or for nobody in particular.

    A link by mail has a mark of its address in place of the other one.
    """
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


async def whose(connection: AsyncConnection, kind: Kind, secret: str) -> tuple[str, str]:
    """Use one up that itself says whose it is: that guest, and what stands beside; empty: it is not good."""
    onces = schema.onces
    gone = delete(onces).where(onces.c.secret == hashed(secret), onces.c.kind == kind)
    row = (await connection.execute(gone.returning(onces.c.guest, onces.c.other, onces.c.expires))).one_or_none()
    return ("", "") if row is None or row.expires < time.time() else (str(row.guest), str(row.other))


async def end(connection: AsyncConnection, kind: Kind, guest: str) -> None:
    """All of a kind that are a guest's."""
    onces = schema.onces
    await connection.execute(delete(onces).where(onces.c.kind == kind, onces.c.guest == guest))
