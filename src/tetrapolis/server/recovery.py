"""The printed code: a way back to one's name when all devices are lost. Shown once, kept as a hash, good once."""

from __future__ import annotations

import secrets
import time

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.server import schema
from tetrapolis.server.people import hashed
from tetrapolis.server.problems import Problem

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Of a code, five bits each: none that is taken for another."""
GROUPS, GROUP = 7, 4
_READ_AS = str.maketrans("OIL", "011")


def plain(code: str) -> str:
    """A code as it was typed or read out.

    >>> plain("k7qm-oil4 "), plain("K7QM 0114")
    ('K7QM0114', 'K7QM0114')
    """
    return "".join(sign for sign in code.upper().translate(_READ_AS) if sign in LETTERS)


async def make(connection: AsyncConnection, guest: str) -> str:
    """A new code, which is told this once; the one before is good no longer.

    It has 140 random bits, so a plain hash suffices.
    """
    signs = [secrets.choice(LETTERS) for _ in range(GROUPS * GROUP)]
    groups = ["".join(signs[at : at + GROUP]) for at in range(0, len(signs), GROUP)]
    codes = schema.recoveries
    await connection.execute(delete(codes).where(codes.c.guest == guest))
    await connection.execute(insert(codes).values(guest=guest, code=hashed("".join(signs)), created=time.time()))
    return "-".join(groups)


async def use(connection: AsyncConnection, code: str) -> str:
    """Whose code it is; it is used up."""
    codes = schema.recoveries
    gone = delete(codes).where(codes.c.code == hashed(plain(code))).returning(codes.c.guest)
    guest = (await connection.execute(gone)).scalar_one_or_none()
    if guest is None:
        raise Problem(403, "server-error-recovery")
    return str(guest)
