"""What is kept, for how long, and that what goes takes everything along that hangs on it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from tests.server.fair import made
from tests.server.guests import run
from tests.server.inside import inside
from tests.server.serving import Postgres, sqlite_url
from tetrapolis.cli.app import load
from tetrapolis.server import chat, schema, sessions
from tetrapolis.server.app_state import AppState
from tetrapolis.server.config import Config, Keep
from tetrapolis.server.retention import DAY, Cleared, Retention
from tetrapolis.server.sessions import SEEN_EVERY
from tetrapolis.server.tables_model import Loaded
from tetrapolis.wire.answers import Guest
from tetrapolis.wire.requests import NewTable, SeatWish

KEEP = Keep()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


class House:
    """A process whose time the test moves."""

    def __init__(self, app: AppState) -> None:
        self.app = app

    async def guest(self, name: str) -> tuple[Guest, str]:
        return await sessions.arrive(self.app.engine, name, "en")

    async def table(self, host: Guest, *seats: str) -> Loaded:
        """A new table; seats: me, open, or a bot's level."""
        wishes = [SeatWish(seat) if seat in ("me", "open") else SeatWish("bot", seat) for seat in seats]  # type: ignore[arg-type]
        draft = await self.app.tables.draft(NewTable("walled_city", wishes))
        async with self.app.engine.begin() as connection:
            return await self.app.tables.create(connection, host, draft)

    async def play(self, table: Loaded, moves: int = 100_000) -> None:
        def default_moves(match: Any) -> None:
            for _ in range(moves):
                if match.position.outcome is None:
                    seat = match.position.pending[0].seat
                    match.play(seat, match.position.default(seat))

        await self.app.matches.change(table.row.match, default_moves, table.seating)

    async def close(self, host: Guest, table: Loaded) -> None:
        async with self.app.engine.begin() as connection:
            await self.app.tables.close(connection, host, table.row.id)

    async def rows(self) -> dict[str, int]:
        """How many rows each table of the database has."""
        async with self.app.engine.begin() as connection:
            found = {}
            for table in schema.metadata.sorted_tables:
                found[table.name] = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
        return {name: count for name, count in found.items() if name not in ("health", "chore")}

    async def tables(self) -> set[str]:
        async with self.app.engine.begin() as connection:
            return set((await connection.execute(select(schema.tables.c.id))).scalars())

    async def after(self, days: float, keep: Keep = KEEP) -> Cleared:
        """The server tidies up so many days from now."""
        await self.forget_claim()
        later = time.time() + days * DAY
        done = await Retention(self.app.engine, keep, lambda: later, self.app._cleared).run()
        assert done is not None
        return done

    async def forget_claim(self) -> None:
        async with self.app.engine.begin() as connection:
            await connection.execute(schema.chores.delete())

    async def set_back(self, column: Any, days: float) -> None:
        """What is noted there was so many days earlier."""
        async with self.app.engine.begin() as connection:
            await connection.execute(update(column.table).values({column.name: column - days * DAY}))


@asynccontextmanager
async def house(database: str) -> AsyncIterator[House]:
    app = AppState(Config(database=database, bots=0))
    await app.open()
    try:
        yield House(app)
    finally:
        await app.close()


def in_house(database: str, story: Callable[[House], Awaitable[None]]) -> None:
    async def told() -> None:
        async with house(database) as here:
            await story(here)

    run(told())


def test_each_kind_of_table_in_its_time(database: str) -> None:
    async def story(here: House) -> None:
        anna, _ = await here.guest("Anna")
        over, running = await here.table(anna, "me", "me"), await here.table(anna, "me", "me")
        given_up, never = await here.table(anna, "me", "me"), await here.table(anna, "me", "open")
        closed = await here.table(anna, "me", "open")
        await here.play(over)
        await here.app.club.settle()
        await here.play(running, 3)
        await here.close(anna, given_up)
        await here.close(anna, closed)
        await chat.say(here.app, over, anna, "Well played", None)
        left = {table.row.id for table in (over, running, given_up, never, closed)}
        for days, gone in (
            (KEEP.open - 0.1, []),
            (KEEP.open + 0.1, [never, closed]),
            (KEEP.running - 0.1, []),
            (KEEP.running + 0.1, [running, given_up]),
            (KEEP.finished - 0.1, []),
            (KEEP.finished + 0.1, [over]),
        ):
            cleared = await here.after(days)
            assert (cleared.tables, cleared.guests) == (len(gone), 0)
            left -= {table.row.id for table in gone}
            assert await here.tables() == left
        rows = await here.rows()
        assert (rows.pop("guest"), rows.pop("session")) == (1, 1)
        assert (rows.pop("played"), rows.pop("result")) == (1, 2)  # what was achieved stays a guest's own
        assert not any(rows.values()), rows  # records, snapshots, seats, matches and chat are gone with their tables
        assert (await here.after(KEEP.guests + 0.1)).guests == 1

    in_house(database, story)


def test_a_game_that_goes_on_is_not_abandoned(database: str) -> None:
    """However long ago the table itself was changed."""

    async def story(here: House) -> None:
        anna, _ = await here.guest("Anna")
        table = await here.table(anna, "me", "me")
        await here.play(table, 2)
        await here.set_back(schema.tables.c.changed, KEEP.running + 1)
        assert (await here.after(0)).tables == 0
        await here.set_back(schema.records.c.at, KEEP.running + 1)
        assert (await here.after(0)).tables == 1

    in_house(database, story)


def test_what_somebody_uses_meanwhile_stays(database: str) -> None:
    """Given a table that was found too old, when somebody plays there before it is its turn, then it stays."""

    async def story(here: House) -> None:
        anna, _ = await here.guest("Anna")
        table = await here.table(anna, "me", "me")
        for column in (schema.tables.c.changed, schema.records.c.at):
            await here.set_back(column, KEEP.running + 1)
        retention = here.app.retention
        old = retention._old_tables()
        assert old is not None
        await here.play(table, 1)
        assert not await retention._clear_table(table.row.id, old)
        assert await here.tables() == {table.row.id}

    in_house(database, story)


def test_guests_without_a_table(database: str) -> None:
    async def story(here: House) -> None:
        anna, _ = await here.guest("Anna")
        bela, _ = await here.guest("Béla")
        cili, token = await here.guest("Cili")
        table = await here.table(anna, "me", "open")
        async with here.app.engine.begin() as connection:
            await here.app.tables.join(connection, bela, table.row.id, None)
        await sessions.make_link(here.app.engine, cili)
        forever = Keep(finished=0, running=0, open=0, guests=KEEP.guests)
        assert (await here.after(KEEP.guests - 0.1, forever)).guests == 0
        await sessions.make_link(here.app.engine, cili)
        cleared = await here.after(KEEP.guests + 0.1, forever)
        assert (cleared.guests, cleared.links, cleared.tables) == (1, 1, 0)
        assert await sessions.known(here.app.engine, token) is None
        assert (await here.rows())["guest"] == 2

    in_house(database, story)


def test_nothing_goes_where_all_is_kept(database: str) -> None:
    async def story(here: House) -> None:
        anna, _ = await here.guest("Anna")
        await here.guest("Béla")
        await here.play(await here.table(anna, "me", "me"))
        await here.table(anna, "me", "open")
        before = await here.rows()
        assert await here.after(100_000, Keep(0, 0, 0, 0, 0)) == Cleared()
        assert await here.rows() == before

    in_house(database, story)


def test_chat_may_go_before_its_table(database: str) -> None:
    async def story(here: House) -> None:
        anna, _ = await here.guest("Anna")
        table = await here.table(anna, "me", "me")
        await chat.say(here.app, table, anna, "Hello", None)
        assert (await here.after(6.9, Keep(chat=7))).chat == 0
        assert (await here.after(7.1, Keep(chat=7))).chat == 1
        assert await here.tables() == {table.row.id}

    in_house(database, story)


def test_one_process_does_it(database: str) -> None:
    async def story(here: House) -> None:
        anna, _ = await here.guest("Anna")
        await here.table(anna, "me", "open")
        later = time.time() + (KEEP.open + 1) * DAY
        all_of_them = [Retention(here.app.engine, KEEP, lambda: later, here.app._cleared) for _ in range(4)]
        done = await asyncio.gather(*(each.run() for each in all_of_them))
        assert sorted(each.tables for each in done if each is not None) == [1]
        assert await all_of_them[0].run() is None  # not again so soon
        later += 3600
        assert await all_of_them[1].run() == Cleared()

    in_house(database, story)


def test_when_a_guest_was_last_here(database: str) -> None:
    """It is noted at most once a day: a day is exact enough, and reading stays reading."""

    async def seen(here: House) -> float:
        async with here.app.engine.begin() as connection:
            found: float = (await connection.execute(select(schema.guests.c.seen))).scalar_one()
            return found

    async def visit(here: House, guest: Guest, token: str) -> None:
        here.app.faces.forget(guest.id)
        assert await here.app.faces.known(token) == guest
        await here.app.faces.close()

    async def story(here: House) -> None:
        anna, token = await here.guest("Anna")
        await here.set_back(schema.guests.c.seen, 0.9 * SEEN_EVERY / DAY)
        lately = await seen(here)
        await visit(here, anna, token)
        assert await seen(here) == lately
        await here.set_back(schema.guests.c.seen, 0.2)
        await visit(here, anna, token)
        assert await seen(here) > lately

    in_house(database, story)


def test_who_looks_at_a_table_that_goes_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as here:
            anna = await here.guest("Anna")
            table = (await made(anna, "citadels", ["me", "open"]))["id"]
            listener = await here.listen(anna, table)
            here.app.retention.now = lambda: time.time() + (KEEP.open + 1) * DAY
            assert await here.app.retention.run() == Cleared(tables=1)
            await listener.until("error", code="server-error-no-table")
            assert (await anna.ask("GET", f"/api/tables/{table}")).status_code == 404

    run(story())


def test_the_command_offers_the_defaults() -> None:
    """What is documented is what happens."""
    options = {param.name: param for param in load("serve", "en").params}
    for name in Keep.__struct_fields__:
        option = options[f"keep_{name}"]
        assert option.default == getattr(Keep(), name)
        assert getattr(option, "help", "")
