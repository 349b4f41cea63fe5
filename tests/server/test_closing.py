"""Giving a table up: who may, when, and that nothing happens there any more."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Literal

import pytest

from tests.server.guests import answer, arrived, asked, heard, hot_seat, play_out, refused, run, state_when
from tests.server.serving import Server, serving, sqlite_url
from tetrapolis.client import Client, Presence, TableNews

CLOSED = 409, "server-error-closed"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("closing")
    with serving(sqlite_url(folder), folder) as running:
        yield running


def stored(server: Server, match: str) -> tuple[int, float | None]:
    """How many records a match has, and when it is due."""
    path = Path(server.config.database.removeprefix("sqlite+aiosqlite:///"))
    with closing(sqlite3.connect(path)) as connection:
        row: tuple[int, float | None] = connection.execute(
            "SELECT records, due FROM match WHERE id = ?", (match,)
        ).fetchone()
        return row


async def listed(client: Client, which: Literal["mine", "open", "archive"]) -> set[str]:
    return {row.table.id for row in await client.tables(which)}


async def check_closed(client: Client, table: str) -> None:
    """Nothing can be done at it; only who played there can look back, and not into the record."""
    if (await client.table(table)).match:
        assert (await client.state(table, 0)).clocks == []
        assert (await client.replay(table, 0, 0)).seq == 0
    else:
        for look in (client.state(table), client.state(table, 0), client.replay(table, 0)):
            await refused(look, *CLOSED)
    for wish in (
        client.record(table),
        client.play(table, 0, "pass"),
        client.check(table, 0, "pass"),
        client.undo(table, 0),
        client.branch(table, 0, ["me", "me"], 0),
        client.join(table),
    ):
        await refused(wish, *CLOSED)
    await refused(client.rematch(table), 409, "server-error-not-over")
    await refused(client.substitute(table, 0, "random"), 409, "server-error-no-substitute")
    await refused(client.close_table(table), 409, "server-error-not-closed")
    final = await client.table(table)
    assert (final.state, final.code) == ("closed", "")


def test_a_table_that_nobody_came_to(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla", "Cili") as (anna, bela, cili):
            table = await anna.create("citadels", ["me", "open", "open"], listed=True)
            await bela.join(table.id)
            for other in (bela, cili):
                await refused(other.close_table(table.id), 403, "server-error-not-host")
            async with Client(server.url) as nobody:
                await refused(nobody.close_table(table.id), 401, "server-error-who")
            await refused(anna.close_table("nowhere"), 404, "server-error-no-table")
            assert table.id in await listed(cili, "open")
            hearing = asyncio.create_task(
                heard(bela, table.id, lambda news: isinstance(news, TableNews) and news.table.state == "closed")
            )
            await heard(anna, table.id, lambda news: isinstance(news, Presence) and 1 in news.seats)
            done = await anna.close_table(table.id, key="close-1")
            assert done.state == "closed"
            assert await anna.close_table(table.id, key="close-1") == done
            await hearing
            await check_closed(anna, table.id)
            await refused(bela.join(table.id), *CLOSED)
            await refused(cili.find(table.code), 404, "server-error-code")
            for client in (anna, bela, cili):
                shown = await listed(client, "mine") | await listed(client, "archive") | await listed(client, "open")
                assert table.id not in shown

    run(story())


def test_a_game_alone(server: Server) -> None:
    """Two seats of the host's own and a bot's: who listens hears why it ends, who comes later too."""

    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("citadels", ["me", "me", "random"])
            await refused(bela.close_table(table.id), 403, "server-error-not-host")
            listening = [asyncio.create_task(heard(client, table.id, lambda _: False)) for client in (anna, bela)]
            await heard(anna, table.id, lambda news: news == Presence([0, 1], 1))
            assert (await anna.close_table(table.id)).state == "closed"
            for each in listening:
                await refused(each, *CLOSED)
            await refused(heard(bela, table.id, lambda _: False), *CLOSED)
            await check_closed(anna, table.id)
            assert table.id not in await listed(anna, "mine") | await listed(anna, "archive")

    run(story())


def test_not_while_others_play(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("walled_city", ["me", "open"])
            await bela.join(table.id)
            await refused(anna.close_table(table.id), 409, "server-error-not-closed")
            state = await asked([anna, bela], table.id)
            await answer([anna, bela], state, state.observation.moves[0])  # the game goes on
            await bela.leave(table.id)
            assert (await anna.close_table(table.id)).state == "closed"
            other = await anna.create("walled_city", ["me", "open"])
            await bela.join(other.id)
            await refused(anna.substitute(other.id, 1, "random"), 409, "server-error-not-absent")
            await bela.substitute(other.id, 1, "random")  # Béla is away, but may come back
            await refused(anna.close_table(other.id), 409, "server-error-not-closed")
            await bela.substitute(other.id, 1)
            await bela.leave(other.id)
            assert (await anna.close_table(other.id)).state == "closed"
            await refused(bela.substitute(other.id, 1), 409, "server-error-no-substitute")
            over = await hot_seat(anna)
            await play_out([anna, anna], over.id)
            await refused(anna.close_table(over.id), 409, "server-error-not-closed")
            assert (await anna.record(over.id)).records

    run(story())


def test_its_clocks_and_bots_rest(server: Server) -> None:
    """What would have happened at a closed table has happened at its twins."""

    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            timed, twin = [await hot_seat(anna, clock="decision", seconds=1) for _ in range(2)]
            among_bots, too = [await anna.create("walled_city", ["random", "random"]) for _ in range(2)]
            closed = [await anna.close_table(table.id) for table in (timed, among_bots)]
            matches = {table.match: stored(server, table.match)[0] for table in closed}
            assert matches[timed.match] == 1
            await state_when(anna, twin.id, 0, lambda state: state.seq > 1)
            await state_when(anna, too.id, None, lambda state: state.observation.outcome is not None)
            for match, records in matches.items():
                assert stored(server, match) == (records, None)

    run(story())


def test_a_closed_table_makes_room_for_another(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await anna.create("citadels", ["me", "open"])
            await refused(anna.create("citadels", ["me", "open"]), 429, "server-error-many-tables", n=1)
            await anna.close_table(table.id)
            assert (await anna.create("citadels", ["me", "open"])).state == "open"

    with serving(sqlite_url(tmp_path), tmp_path, max_tables=1) as server:
        run(story(server))
