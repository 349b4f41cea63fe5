"""Requests that change something are carried out once: a repeated one gets the answer of the first."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tetrapolis.server import schema
from tetrapolis.server.database import reading
from tetrapolis.server.people import Guest
from tetrapolis.server.problems import Problem

KEPT = 86_400.0
"""Seconds for which answers are remembered."""

_NOTE = insert(schema.requests)

Store = Callable[[AsyncConnection, bytes], Awaitable[None]]


class Once:
    """The answers given, by guest and request id."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def answered(self, guest: Guest, id: str, content: bytes) -> bytes | None:
        """The answer already given to this request, if any; the same id for something else is refused."""
        columns = schema.requests.c
        query = select(columns.digest, columns.answer).where(columns.guest == guest.id, columns.id == id)
        async with reading(self.engine).begin() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        if row.digest != _digest(content):
            raise Problem(422, "server-error-request-id")
        answer: str = row.answer
        return answer.encode()

    def store(self, guest: Guest, id: str, content: bytes) -> Store:
        """What notes an answer down, in the transaction that carries the request out."""

        async def note(connection: AsyncConnection, answer: bytes) -> None:
            row = {"guest": guest.id, "id": id, "digest": _digest(content), "answer": answer.decode()}
            await connection.execute(_NOTE, row | {"at": time.time()})

        return note

    async def forget_old(self) -> None:
        """Drop answers nobody will ask for again."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.requests).where(schema.requests.c.at < time.time() - KEPT))


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
