"""Tables: who sits where, who may see them, who sits in for whom, and what goes on when somebody is away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Literal

import pytest

from tests.server.fair import go_on
from tests.server.guests import arrived, heard, hot_seat, play_once, play_out, refused, run, state_when
from tests.server.inside import NEVER, inside
from tests.server.serving import Postgres, RedisServer, Server, serving, sqlite_url
from tetrapolis.bots import LEVELS
from tetrapolis.client import Client, ClientError, Presence, State, Table, TableNews
from tetrapolis.server import app_state

KNOWN = ", ".join(LEVELS)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("tables")
    with serving(sqlite_url(folder), folder) as running:
        yield running


def kinds(table: Table) -> list[str]:
    return [seat.kind for seat in table.seats]


# ---- setting up, sitting down, getting up


def test_the_games_on_offer(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url) as client:
            games = {game.id: game for game in await client.games()}
            assert games.keys() == {"citadels", "walled_city", "ankh_morpork", "genoa"}
            assert games["citadels"].players == [2, 3, 4, 5, 6, 7, 8]
            assert all({"random", "normal"} <= set(game.bots) and game.options["$defs"] for game in games.values())

    run(story())


def test_a_table_begins_when_the_last_seat_is_taken(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla", "Cili") as (anna, bela, cili):
            table = await anna.create("citadels", ["me", "open", "normal", "open"], title=" Friday ")
            assert (table.state, table.host, table.title, kinds(table)) == (
                "open",
                True,
                "Friday",
                ["guest", "open", "bot", "open"],
            )
            await refused(anna.state(table.id, 0), 409, "server-error-not-started")
            joined = await bela.join(table.id, 3)
            assert (joined.seats[3].name, joined.seats[3].you, joined.host) == ("Béla", True, False)
            await refused(cili.join(table.id, 3), 409, "server-error-seat-taken")
            left = await bela.leave(table.id)
            assert (left.state, left.seats[3].kind, left.seats[3].name) == ("open", "open", "")
            await refused(bela.leave(table.id), 403, "server-error-not-seated")
            await bela.join(table.id)
            begun = await cili.join(table.id)
            assert (begun.state, kinds(begun)) == ("running", ["guest", "guest", "bot", "guest"])
            assert [seat.you for seat in begun.seats] == [False, False, False, True]
            await refused(cili.join(table.id), 409, "server-error-started")
            assert (await bela.state(table.id, 1)).observation.seat == 1

    run(story())


def test_options_come_from_the_game(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            schema = next(game for game in await anna.games() if game.id == "citadels").options
            presets = schema["$defs"]["Options"]["properties"]["preset"]["enum"]
            table = await hot_seat(anna, "citadels", options={"preset": presets[-1]})
            assert table.options["preset"] == presets[-1]
            await refused(hot_seat(anna, "citadels", options={"preset": "?"}), 400, "error-option-value")
            await refused(hot_seat(anna, "citadels", options={"colour": 1}), 400, "error-option-unknown")
            queen = {"ninth": True, "ninth_character": "queen"}
            said = await refused(hot_seat(anna, "citadels", 4, options=queen), 400, "citadels-error-queen")
            assert said.params == {"players": 4, "option": "ninth_character"}, "which control it belongs to"
            await refused(hot_seat(anna, "genoa", 6), 400, "error-players")
            await refused(hot_seat(anna, "chess"), 404, "error-unknown-game")
            await refused(anna.create("citadels", ["me", "mighty"]), 400, "server-error-bot", bot="mighty", known=KNOWN)
            await refused(hot_seat(anna, clock="decision"), 400, "server-error-clock")
            assert [mine.table.id for mine in await anna.tables("mine")] == [table.id]

    run(story())


def test_lists_of_tables(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            shown = await anna.create("walled_city", ["me", "open"], listed=True)
            hidden = await anna.create("walled_city", ["me", "open"])
            finished = await hot_seat(anna, listed=True)
            await play_out([anna, anna], finished.id)

            async def listed(client: Client, which: Literal["mine", "open", "archive"]) -> set[str]:
                found = {row.table.id for row in await client.tables(which)}
                return found & {shown.id, hidden.id, finished.id}

            assert await listed(anna, "mine") == {shown.id, hidden.id}
            assert await listed(anna, "archive") == {finished.id}
            assert await listed(bela, "open") == {shown.id}
            assert await listed(bela, "mine") == await listed(bela, "archive") == set()
            async with Client(server.url) as nobody:
                assert await listed(nobody, "open") == {shown.id}
                await refused(nobody.tables("mine"), 401, "server-error-who")
            await bela.join(shown.id)
            assert await listed(bela, "mine") == {shown.id}

    run(story())


def test_a_password_for_those_who_want_to_sit_down(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("walled_city", ["open", "open"], password="kőbánya")
            assert table.locked
            await refused(bela.join(table.id), 403, "server-error-password")
            await refused(bela.join(table.id, None, "kobanya"), 403, "server-error-password")
            await anna.join(table.id)  # the host knows it
            assert (await bela.join(table.id, None, "kőbánya")).state == "running"
        assert b"k\xc5\x91b" not in _files(server)

    run(story())


def _files(server: Server) -> bytes:
    """All that the server has written: database and logs."""
    folder = Path(server.config.database.removeprefix("sqlite+aiosqlite:///")).parent
    return b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())


def test_spectators_where_the_host_lets_them(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla", "Cili") as (anna, bela, cili):
            public = await anna.create("citadels", ["me", "open"])
            private = await anna.create("citadels", ["me", "open"], spectators=False)
            for table in (public, private):
                await bela.join(table.id)
            assert (await cili.state(public.id)).observation.moves == []
            await refused(cili.state(public.id, 0), 403, "server-error-not-your-seat")
            await refused(cili.state(private.id), 403, "server-error-no-spectators")
            await refused(cili.replay(private.id, 0), 403, "server-error-no-spectators")
            await refused(cili.said(private.id), 403, "server-error-no-spectators")
            await refused(cili.chat(private.id, "Hello"), 403, "server-error-no-spectators")
            error = await refused(heard(cili, private.id, lambda _: True), 403, "server-error-no-spectators")
            assert error.detail
            assert (await bela.state(private.id)).seat is None  # a player may see what everybody may
            await heard(cili, public.id, lambda news: isinstance(news, Presence) and news.watching == 1)

    run(story())


def test_who_gets_up_where_nobody_may_watch_hears_no_more(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("citadels", ["me", "open"], spectators=False)
            await bela.join(table.id)
            listening = asyncio.create_task(heard(bela, table.id, lambda _: False))
            await heard(anna, table.id, lambda news: isinstance(news, Presence) and 1 in news.seats)
            await bela.leave(table.id)
            await refused(listening, 403, "server-error-no-spectators")

    run(story())


def test_at_most_so_many_tables(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with arrived(server, "Anna") as (anna,):
            tables = [await anna.create("citadels", ["me", "open"]) for _ in range(2)]
            await refused(anna.create("citadels", ["me", "open"]), 429, "server-error-many-tables", n=2)
            assert {mine.table.id for mine in await anna.tables("mine")} == {table.id for table in tables}

    with serving(sqlite_url(tmp_path), tmp_path, max_tables=2) as server:
        run(story(server))


# ---- one guest, several seats; bots


def test_hot_seat(server: Server) -> None:
    """Two seats of one guest: both are seen, each may be played, nobody else's."""

    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create(
                "citadels", [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ági"}, "open"]
            )
            assert [seat.name for seat in table.seats] == ["Anna", "Ági", ""]
            await bela.join(table.id)
            seats: set[int | None] = set()

            def both(news: object) -> bool:
                if isinstance(news, State):
                    seats.add(news.seat)
                return seats == {0, 1}

            await heard(anna, table.id, both)
            for seat in (0, 1):
                assert (await anna.state(table.id, seat)).observation.seat == seat
            await refused(anna.state(table.id, 2), 403, "server-error-not-your-seat")
            rng = Random(1)
            played: set[int | None] = set()
            while played != {0, 1, 2}:
                state = await play_once([anna, anna, bela], table.id, rng)
                assert state is not None
                played.add(state.seat)

    run(story())


def test_bots_play_among_themselves(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await anna.create("walled_city", ["random", "normal"])
            assert [seat.name for seat in table.seats] == ["Ágnes", "Bence"]
            end = await state_when(anna, table.id, None, lambda state: state.observation.outcome is not None)
            assert end.observation.outcome is not None
            assert (await anna.table(table.id)).state == "over"
            assert [seen.table.id for seen in await anna.tables("archive")] == [table.id]
            header = (await anna.record(table.id)).header
            assert header.bots == ("random", "normal")

    run(story())


def test_a_player_lets_a_bot_sit_in_and_comes_back(server: Server) -> None:
    """Nobody else may do either for him while he has time, the host included."""

    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("citadels", ["me", "open"])
            await bela.join(table.id)
            await refused(bela.substitute(table.id, 0, "normal"), 409, "server-error-not-absent")
            await refused(anna.substitute(table.id, 5, "normal"), 409, "server-error-no-substitute")
            await refused(anna.substitute(table.id, 1, "mighty"), 400, "server-error-bot", bot="mighty", known=KNOWN)
            await refused(anna.substitute(table.id, 1, "normal"), 409, "server-error-not-absent")
            away = await bela.substitute(table.id, 1, "normal")
            assert (away.seats[1].kind, away.seats[1].absent, away.seats[1].name) == ("bot", True, "Béla")
            assert (await bela.state(table.id, 1)).seat == 1  # he may look, not act
            await refused(bela.play(table.id, 1, "pass"), 403, "server-error-not-your-seat")
            for _ in range(3):  # the bot answers whenever it is asked
                state = await state_when(anna, table.id, 0, lambda state: state.observation.decision is not None)
                assert state.observation.decision is not None
                await anna.play(table.id, 0, state.observation.moves[0], state.observation.decision.id)
            await refused(anna.substitute(table.id, 1), 403, "server-error-not-back")
            back = await bela.substitute(table.id, 1)
            assert (back.seats[1].kind, back.seats[1].absent) == ("guest", False)
            assert (await bela.state(table.id, 1)).seat == 1

    run(story())


def test_a_player_who_leaves_a_running_game_leaves_a_bot(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("walled_city", ["me", "open"])
            await bela.join(table.id)
            await refused(bela.leave(table.id, "mighty"), 400, "server-error-bot", bot="mighty", known=KNOWN)
            left = await bela.leave(table.id, "random")
            assert (left.seats[1].kind, left.seats[1].bot, left.seats[1].absent) == ("bot", "random", False)
            await refused(anna.substitute(table.id, 1), 409, "server-error-no-substitute")  # not his any more
            outcome = await anna.run_bot(table.id, 0, lambda seen: seen.moves[0])
            assert outcome is not None

    run(story())


# ---- absent players


@pytest.mark.parametrize("clock", ["decision", "player"])
def test_an_absent_player_does_not_block_the_others(server: Server, clock: str) -> None:
    """Béla never answers: when his time is up his default move is played, and Anna is asked again and again."""

    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("walled_city", ["me", "open"], clock=clock, seconds=1)
            await bela.join(table.id)
            for turn in range(3):
                await _answer_until_asked_again(anna, table.id)
                state = await anna.state(table.id, 0)
                assert state.clocks, turn
            assert clock == "decision" or (await anna.state(table.id)).left["1"] == 0.0

    run(story())


async def _answer_until_asked_again(anna: Client, table: str) -> None:
    """Anna plays until Béla is asked, then waits until she is asked again."""
    asked_before = False
    while True:
        state = await state_when(anna, table, 0, lambda state: state.observation.decision is not None)
        seen = state.observation
        assert seen.decision is not None
        if asked_before:
            return
        with suppress(ClientError):  # her own time was up just then
            await anna.play(table, 0, seen.moves[0], seen.decision.id)
        now = (await anna.state(table, 0)).observation
        asked_before = now.decision is None


# ---- once more


def test_rematch(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla", "Cili") as (anna, bela, cili):
            table = await anna.create("walled_city", ["me", "open"], title="Best of three", spectators=False)
            await bela.join(table.id)
            await refused(anna.rematch(table.id), 409, "server-error-not-over")
            await play_out([anna, bela], table.id)
            await refused(cili.rematch(table.id), 403, "server-error-not-seated")
            again, too = await asyncio.gather(anna.rematch(table.id), bela.rematch(table.id))
            assert again.id == too.id != table.id
            assert (again.state, again.title, again.spectators) == ("running", "Best of three", False)
            assert [seat.name for seat in again.seats] == ["Anna", "Béla"]
            assert (await anna.table(table.id)).next_table == again.id
            assert (await bela.state(again.id, 1)).seq == 0

    run(story())


def test_a_rematch_is_told_at_the_old_table_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given two at a table that is over, when one wants a rematch, the other hears where it is: nobody asks again."""
    monkeypatch.setattr(app_state, "RECHECK", NEVER)

    async def story() -> None:
        async with inside(tmp_path) as here:
            table, (anna, bela) = await here.seated("walled_city", 2, {})
            ears = [await here.listen(person, table) for person in (anna, bela)]
            await go_on(here, table)
            again = await anna.done("POST", f"/api/tables/{table}/rematch")
            for ear in ears:
                place, told = 0, ""
                while not told:
                    place = await ear.until("table", place)
                    told = ear.frames[place - 1]["table"]["next_table"]
                assert told == again["id"]

    run(story())


def test_news_of_the_table(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("citadels", ["me", "open"])
            hearing = asyncio.create_task(
                heard(anna, table.id, lambda news: isinstance(news, TableNews) and news.table.state == "running")
            )
            await heard(bela, table.id, lambda news: isinstance(news, Presence) and news.seats == [0])
            await bela.join(table.id)
            news = await hearing
            assert isinstance(news, TableNews)
            assert [seat.you for seat in news.table.seats] == [True, False]

    run(story())


# ---- several processes


def test_many_want_the_same_seats_of_tables_on_two_processes(
    tmp_path: Path, postgres: Postgres, redis: RedisServer
) -> None:
    """Every seat goes to one guest, every full table begins, every finished one has one successor."""

    async def story(servers: list[Server]) -> None:
        names = [f"Guest {number}" for number in range(8)]
        async with arrived(servers[0], *names) as clients:
            for number, client in enumerate(clients):
                client.url = servers[number % 2].url
            for _ in range(6):
                table = await clients[0].create("citadels", ["open"] * 4)
                tries = await asyncio.gather(*(client.join(table.id) for client in clients), return_exceptions=True)
                failed = [error for error in tries if isinstance(error, BaseException)]
                assert all(isinstance(error, ClientError) and error.status == 409 for error in failed), failed
                assert len(failed) == 4
                final = await clients[1].table(table.id)
                assert final.state == "running"
                seated = [seat.seat for client in clients for seat in (await client.table(table.id)).seats if seat.you]
                assert sorted(seated) == [0, 1, 2, 3]
            over = await clients[0].create("walled_city", ["me", "open"])
            await clients[1].join(over.id)
            await play_out(clients[:2], over.id)
            again = await asyncio.gather(*(clients[number % 2].rematch(over.id) for number in range(6)))
            assert len({table.id for table in again}) == 1

    database = postgres.database()
    with serving(database, tmp_path, redis.url) as one, serving(database, tmp_path, redis.url) as two:
        run(story([one, two]))
