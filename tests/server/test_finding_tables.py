"""How people find tables: by the code on somebody's screen, and in lists that say whom a table waits for."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Literal

import pytest

from tests.server.guests import arrived, bare, hot_seat, play_once, play_out, refused, run
from tests.server.serving import Server, serving, sqlite_url
from tetrapolis.client import Client, Listed, Table
from tetrapolis.games import games
from tetrapolis.locales import t
from tetrapolis.server.app_state import CODES_A_MINUTE
from tetrapolis.server.tables import FORGOTTEN, LETTERS


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("finding")
    with serving(sqlite_url(folder), folder) as running:
        yield running


# ---- codes


ADDRESSES = (f"10.0.0.{number}" for number in range(1, 255))


@asynccontextmanager
async def at_home(server: Server, *names: str, lang: str = "en") -> AsyncIterator[list[Client]]:
    """New guests at an address of their own: each may try few codes only."""
    async with arrived(server, *names, lang=lang) as clients:
        for client in clients:
            client._http.headers["x-forwarded-for"] = next(ADDRESSES)
        yield clients


def test_a_table_is_found_by_its_code(server: Server) -> None:
    async def story() -> None:
        async with at_home(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("walled_city", ["me", "open"], password="x", spectators=False)
            other = await anna.create("walled_city", ["me", "open"])
            code = table.code
            assert len(code) == 6
            assert set(code) <= set(LETTERS)
            assert other.code != code
            for typed in (code, code.lower(), f" {code[:3]} {code[3:].lower()} ", "-".join(code)):
                found = await bela.find(typed)
                assert (found.id, found.host, found.locked) == (table.id, False, True)
            async with Client(server.url) as nobody:
                assert (await nobody.find(code)).id == table.id
                await refused(nobody.join(table.id), 401, "server-error-who")  # found is not yet seated
            await refused(bela.join(table.id), 403, "server-error-password")
            begun = await bela.join((await bela.find(code)).id, None, "x")
            assert (begun.state, begun.code) == ("running", code)
            assert (await bela.find(code)).state == "running"

    run(story())


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_an_unknown_code(server: Server, lang: str) -> None:
    async def story() -> None:
        async with at_home(server, "Anna", lang=lang) as (anna,):
            table = await anna.create("walled_city", ["me", "open"])
            last = LETTERS[LETTERS.index(table.code[-1]) - 1]
            for code in (table.code[:-1] + last, table.code[:-1], table.code + "A", "123456", "%", "ő\u0000é"):
                error = await refused(anna.find(code), 404, "server-error-code")
                assert error.detail == t(lang, "server-error-code")

    run(story())


def test_a_code_ends_with_its_table(server: Server) -> None:
    async def story() -> None:
        async with at_home(server, "Anna") as (anna,):
            table = await hot_seat(anna)
            assert (await anna.find(table.code)).id == table.id
            await play_out([anna, anna], table.id)
            assert (await anna.table(table.id)).code == ""
            await refused(anna.find(table.code), 404, "server-error-code")
            again = await anna.rematch(table.id)
            assert again.code not in ("", table.code)
            assert (await anna.find(again.code)).id == again.id

    run(story())


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_codes_cannot_be_tried_out(server: Server, lang: str) -> None:
    """After some tries even the right one is not told; whoever comes from elsewhere is not concerned."""

    async def story() -> None:
        async with arrived(server, "Anna") as (anna,), bare(server) as thief:
            table = await anna.create("walled_city", ["me", "open"])
            here = {"accept-language": lang, "x-forwarded-for": f"10.1.1.{ord(lang[0])}"}
            statuses = [(await thief.get("/api/codes/AAAAAA", headers=here)).status_code for _ in range(CODES_A_MINUTE)]
            assert set(statuses) == {404}
            answer = await thief.get(f"/api/codes/{table.code}", headers=here)
            assert (answer.status_code, answer.json()["detail"]) == (429, t(lang, "server-error-rate"))
            assert table.id not in answer.text
            assert (await thief.get("/api/games", headers=here)).status_code == 200
            elsewhere = {"x-forwarded-for": f"10.2.2.{ord(lang[0])}"}
            assert (await thief.get(f"/api/codes/{table.code}", headers=elsewhere)).json()["id"] == table.id

    run(story())


# ---- lists


async def row_of(client: Client, which: Literal["mine", "open", "archive"], table: Table) -> Listed | None:
    """A table in a list."""
    return next((row for row in await client.tables(which) if row.table.id == table.id), None)


@pytest.mark.parametrize("game", games())
def test_a_list_says_whom_a_table_waits_for(server: Server, game: str) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla", "Cili") as (anna, bela, cili):
            table = await anna.create(game, ["me", "me", "open"], listed=True)
            waiting = await row_of(anna, "mine", table)
            assert waiting == Listed(table, [])
            await bela.join(table.id)
            rng = Random(1)
            for _ in range(8):
                pending = (await cili.state(table.id)).observation.pending
                asked = sorted({decision.seat for decision in pending if not decision.optional})
                rows = [await row_of(anna, "mine", table), await row_of(bela, "mine", table)]
                for row in [*rows, await row_of(cili, "open", table)]:
                    assert row is not None
                    assert (row.asked, row.outcome, row.table.state) == (asked, None, "running")
                assert asked
                await play_once([anna, anna, bela], table.id, rng)

    run(story())


def test_a_list_says_how_a_game_ended(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("walled_city", ["me", "open"], listed=True)
            await bela.join(table.id)
            await play_out([anna, bela], table.id)
            outcome = (await bela.state(table.id)).observation.outcome
            assert outcome is not None
            for client in (anna, bela):
                row = await row_of(client, "archive", table)
                assert row is not None
                assert (row.asked, row.outcome) == ([], outcome)
                assert await row_of(client, "mine", table) is None
            assert await row_of(bela, "open", table) is None

    run(story())


def test_a_running_game_is_listed_where_all_may_watch(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla", "Cili") as (anna, bela, cili):
            seats = ["me", "open"]
            shown = await anna.create("citadels", seats, listed=True)
            private = await anna.create("citadels", seats, listed=True, spectators=False)
            unlisted = await anna.create("citadels", seats)
            assert await row_of(cili, "open", private) is not None  # one may sit down
            for table in (shown, private, unlisted):
                await bela.join(table.id)
            assert await row_of(cili, "open", shown) is not None
            for table in (private, unlisted):
                assert await row_of(cili, "open", table) is None
                assert await row_of(bela, "mine", table) is not None

    run(story())


def test_a_table_that_nobody_joins_leaves_the_list(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            old, older = [await anna.create("citadels", ["me", "open", "open"], listed=True) for _ in range(2)]
            _was_changed(server, old, FORGOTTEN - 600)
            _was_changed(server, older, FORGOTTEN + 1)
            assert await row_of(bela, "open", old) is not None
            assert await row_of(bela, "open", older) is None
            assert await row_of(anna, "mine", older) is not None  # the host has not forgotten it
            await bela.join(older.id)
            assert await row_of(bela, "open", older) is not None

    run(story())


def _was_changed(server: Server, table: Table, ago: float) -> None:
    """So many seconds ago."""
    path = Path(server.config.database.removeprefix("sqlite+aiosqlite:///"))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE game_table SET changed = changed - ? WHERE id = ?", (ago, table.id))
