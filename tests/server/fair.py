"""What the tests of fairness share: matches that are over at once, waiting too; and what a table really holds."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from sqlalchemy import select, update

from tests.server.inside import Inside, Person
from tetrapolis.core.driving import next_actor
from tetrapolis.core.match import Match
from tetrapolis.server import schema
from tetrapolis.server.timers import Timers

GAMES = ("citadels", "walled_city", "genoa", "ankh_morpork")


async def made(person: Person, game: str, seats: list[str], **more: Any) -> dict[str, Any]:
    """A new table; seats: me, open, or the level of a bot."""
    table: dict[str, Any] = await person.done("POST", "/api/tables", {"game": game, "seats": wishes(seats), **more})
    return table


def wishes(seats: list[str]) -> list[dict[str, str]]:
    """Seats as they are asked for."""
    return [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]


async def real(here: Inside, table: str) -> Match:
    """The match of a table, secrets and all."""
    loaded = await here.app.tables.get(table)
    return (await here.app.matches.get(loaded.row.match)).match


async def go_on(here: Inside, table: str, moves: int = 100_000) -> Match:
    """Random moves for everybody, to the end if nothing else is said; stored like any others."""
    rng = Random(3)

    def play(match: Match) -> None:
        for _ in range(moves):
            if match.position.outcome is not None:
                return
            seat = next_actor(match.position, rng)
            match.play(seat, match.position.legal(seat).sample(rng))

    loaded = await here.app.tables.get(table)
    await here.app.matches.change(loaded.row.match, play, loaded.seating)
    return await real(here, table)


async def waited(here: Inside, table: str, seconds: float) -> None:
    """The questions that are open now were asked longer ago."""
    columns = schema.matches.c
    async with here.app.engine.begin() as connection:
        query = select(columns.id, columns.timers).where(columns.table_id == table)
        row = (await connection.execute(query)).one()
        timers = msgspec.convert(row.timers, Timers)
        for timer in timers.running:
            timer.at -= seconds
        await connection.execute(
            update(schema.matches).where(columns.id == row.id).values(timers=msgspec.to_builtins(timers))
        )
