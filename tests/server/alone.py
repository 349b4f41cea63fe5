"""Matches and tables without a server around them: a database, and what the server does with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from tetrapolis.core.match import Match
from tetrapolis.core.types import Event
from tetrapolis.server import sessions
from tetrapolis.server.bus import Bus
from tetrapolis.server.database import create_engine, migrate
from tetrapolis.server.matches import Matches
from tetrapolis.server.store import Change, Store, store_of
from tetrapolis.server.tables import Tables
from tetrapolis.server.tables_model import Loaded
from tetrapolis.wire.answers import Guest
from tetrapolis.wire.requests import NewTable, SeatWish


class Alone(msgspec.Struct):
    """What one process has of the database."""

    engine: AsyncEngine
    store: Store
    matches: Matches
    tables: Tables

    async def guest(self, name: str = "Anna") -> Guest:
        """Somebody new."""
        return (await sessions.arrive(self.engine, name, "en"))[0]

    async def table(self, game: str, seats: list[SeatWish], guest: Guest | None = None) -> Loaded:
        """A new table."""
        guest = guest or await self.guest()
        draft = await self.tables.draft(NewTable(game, seats))
        async with self.engine.begin() as connection:
            return await self.tables.create(connection, guest, draft)

    def fresh(self) -> Matches:
        """Another process's matches: it knows only the database."""
        return Matches(self.engine, self.store, Bus())


@asynccontextmanager
async def alone(database: str) -> AsyncIterator[Alone]:
    """For the length of a test."""
    engine = create_engine(database)
    store = store_of(engine)
    try:
        await migrate(engine)
        matches = Matches(engine, store, Bus())
        yield Alone(engine, store, matches, Tables(engine, matches, 5))
    finally:
        await store.close()
        await engine.dispose()


class Slow:
    """A store that waits in the middle of writing, and then writes or fails."""

    def __init__(self, store: Store, fails: Callable[[], Exception] | None = None) -> None:
        self.store = store
        self.fails = fails
        self.writing, self.go_on = asyncio.Event(), asyncio.Event()

    async def append(self, change: Change) -> None:
        """See Store."""
        self.writing.set()
        await self.go_on.wait()
        if self.fails is not None:
            raise self.fails()
        await self.store.append(change)

    async def close(self) -> None:
        """See Store."""


def default(match: Match) -> list[Event]:
    """Whoever is asked first does what nobody can complain about."""
    seat = match.position.pending[0].seat
    return match.play(seat, match.position.default(seat))
