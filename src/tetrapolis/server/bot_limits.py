"""How many tables with thinking bots somebody may set up: they cost the server much and a request nothing."""

from __future__ import annotations

from litestar.datastructures import Address
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.server import schema
from tetrapolis.server.bots import searches
from tetrapolis.server.problems import Problem
from tetrapolis.server.rates import Rates
from tetrapolis.wire.requests import SeatWish


class StartRates(Rates):
    """Counts the tables that are set up with bots alone, or with bots that search."""

    def count(self, address: Address | None) -> None:
        """One table more."""
        try:
            super().count(address)
        except Problem as error:
            raise Problem(429, "server-error-bot-tables-rate", n=self.most) from error

    def count_seats(self, address: Address | None, seats: list[SeatWish]) -> None:
        """A new table with these seats, if its bots are to be counted."""
        bots = [seat.bot for seat in seats if seat.kind == "bot"]
        if len(bots) == len(seats) or any(searches(level) for level in bots):
            self.count(address)


async def check_bot_tables(connection: AsyncConnection, host: str, most: int) -> None:
    """Whether a host may have one more table at which bots play among themselves."""
    tables, seats = schema.tables.c, schema.seats.c
    people = select(seats.seat).where(seats.table_id == tables.id, (seats.kind != "bot") | (seats.guest != ""))
    query = select(func.count()).where(tables.host == host, tables.state == "running", ~people.exists())
    if (await connection.execute(query)).scalar_one() >= most:
        raise Problem(429, "server-error-many-bot-tables", n=most)
