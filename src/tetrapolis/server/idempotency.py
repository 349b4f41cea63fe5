"""Requests that change something are carried out once: a repeated one gets the answer of the first."""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tetrapolis.server import schema
from tetrapolis.server.database import reading
from tetrapolis.server.problems import Problem
from tetrapolis.server.store import Note

KEPT = 86_400.0
"""Seconds for which answers are remembered."""
LONGEST_KEY = 64
MOST_LATELY = 5000


class Request(msgspec.Struct, frozen=True):
    """A request that may come again: whose, under which key, and a hash of what is asked."""

    guest: str
    key: str
    digest: str

    def note(self, answer: str) -> Note:
        """What is noted down in the transaction that carries it out."""
        return Note(self.guest, self.key, self.digest, answer)


def request_of(guest: str, key: str, *asked: object) -> Request | None:
    """The request behind a key; without one it may not be repeated. What is asked counts, not how it came here.

    >>> request_of("anna", "k-1", "moves", {"seat": 0}) == request_of("anna", "k-1", "moves", {"seat": 0})
    True
    """
    if not key:
        return None
    if len(key) > LONGEST_KEY:
        raise Problem(400, "server-error-request-id")
    return Request(guest, key, hashlib.sha256(msgspec.json.encode(asked)).hexdigest())


class Answers:
    """The answers given, by guest and key."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._lately: OrderedDict[tuple[str, str], None] = OrderedDict()
        """What this process carried out last, so that a repeated request is not even tried."""

    def remember(self, request: Request | None) -> None:
        """It was carried out."""
        if request is not None:
            self._lately[request.guest, request.key] = None
            if len(self._lately) > MOST_LATELY:
                self._lately.popitem(last=False)

    def lately(self, request: Request | None) -> bool:
        """Whether it was carried out here not long ago."""
        return request is not None and (request.guest, request.key) in self._lately

    async def given(self, request: Request | None) -> bytes | None:
        """The answer already given to this request, if any; the same key for something else is refused."""
        if request is None:
            return None
        columns = schema.requests.c
        query = select(columns.digest, columns.answer)
        query = query.where(columns.guest == request.guest, columns.id == request.key)
        async with reading(self.engine).begin() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        if row.digest not in ("", request.digest):  # empty: of a version that counted otherwise
            raise Problem(422, "server-error-request-id")
        answer: str = row.answer
        return answer.encode()

    async def note(self, connection: AsyncConnection, note: Note) -> None:
        """Note an answer down, in the transaction that carries the request out."""
        row = {"guest": note.guest, "id": note.key, "digest": note.digest, "answer": note.answer}
        await connection.execute(insert(schema.requests), row | {"at": time.time()})

    async def forget_old(self) -> None:
        """Drop answers nobody will ask for again."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.requests).where(schema.requests.c.at < time.time() - KEPT))
