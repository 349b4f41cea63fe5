"""Hints: what a bot would do, for a person who is asked, from what the own seat knows and nothing else; and bots on
open seats before the game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

import tetrapolis as tp
from tests.server.guests import answer, arrived, asked, bare, bearer, heard, hot_seat, play_once, play_out, refused, run
from tests.server.inside import inside
from tests.server.serving import Server, serving, sqlite_url
from tetrapolis.bots import bot
from tetrapolis.bots.advice import Advice
from tetrapolis.client import Client, TableNews
from tetrapolis.core.driving import next_actor, next_ring
from tetrapolis.core.position import Position
from tetrapolis.core.types import CLOCK
from tetrapolis.locales import LANGUAGES, t, words
from tetrapolis.server import bots as workers

NAMES = ("Anna", "Béla", "Cili", "Dóra")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hints")
    constants = {"app_state.HINT_SECONDS": 0.05, "app_state.HINTS_A_MINUTE": 10_000}
    with serving(sqlite_url(folder), folder, constants=constants, bot_budget=60.0) as running:
        yield running


# ---- who gets one


@pytest.mark.parametrize("game", tp.games())
def test_who_is_asked_may_ask_back(server: Server, game: str) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = (await hot_seat(anna, game, 3)).id
            rng, seat = Random(2), 0
            for _ in range(6):
                state = await asked([anna] * 3, table, seat)
                assert state.seat is not None
                hint = await anna.hint(table, state.seat)
                decision = state.observation.decision
                assert decision is not None
                assert (hint.seq, hint.decision) == (state.seq, decision.id)
                assert 1 <= len(hint.choices) <= 3
                shares = [choice.share for choice in hint.choices]
                assert shares == sorted(shares, reverse=True)
                for choice in hint.choices:
                    assert await anna.check(table, state.seat, choice.move)
                    assert choice.share <= 1
                assert (await anna.state(table, state.seat)).seq == state.seq  # nothing has changed
                await answer([anna] * 3, state, rng.choice([choice.move for choice in hint.choices]))
                seat = state.seat

    run(story())


def test_nobody_else_gets_one(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla", "Cili") as (anna, bela, cili):
            table = (await anna.create("walled_city", ["me", "open"])).id
            await refused(anna.hint(table, 0), 409, "server-error-not-started")
            await bela.join(table)
            state = await asked([anna, bela], table)
            assert state.seat is not None
            mine, other = ((anna, bela), (bela, anna))[state.seat]
            await mine.hint(table, state.seat)
            await refused(other.hint(table, state.seat), 403, "server-error-not-your-seat")
            await refused(cili.hint(table, state.seat), 403, "server-error-not-your-seat")
            async with Client(server.url) as nobody:
                await refused(nobody.hint(table, state.seat), 401, "server-error-who")
            waits = await refused(other.hint(table, 1 - state.seat), 409, "error-not-your-decision")
            assert ("Béla", "Anna")[state.seat] in waits.detail  # not asked: no hint
            await refused(mine.hint("nowhere", 0), 404, "server-error-no-table")
            async with bare(server) as http:
                for body in ({}, {"seat": 9}, {"seat": 0, "level": "expert"}):
                    path = f"/api/tables/{table}/hint"
                    assert (await http.post(path, json=body, headers=bearer(mine))).status_code == 400
            await play_out([anna, bela], table)
            await refused(anna.hint(table, 0), 409, "error-game-over")

    run(story())


def test_programs_think_for_themselves(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = (await anna.create("walled_city", ["me", "open"])).id
            given = await anna.seat_token(table, 1)
            async with Client(server.url, token=given.token) as program:
                await refused(program.hint(table, 1), 403, "server-error-seat-token")
            await refused(anna.hint(table, 1), 403, "server-error-not-your-seat")

    run(story())


def test_a_table_can_be_without_hints(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await hot_seat(anna, "walled_city", hints=False)
            assert table.hints is False
            state = await asked([anna] * 2, table.id)
            assert state.seat is not None
            for lang in LANGUAGES:
                await anna.rename("Anna", lang)
                error = await refused(anna.hint(table.id, state.seat), 403, "server-error-no-hints")
                assert error.detail == t(lang, "server-error-no-hints")
            branch = await anna.branch(table.id, state.seq, ["me", "me"], seat=state.seat)
            assert not branch.hints, "nor from a copy of it, while it runs"
            await play_out([anna] * 2, table.id)
            assert not (await anna.rematch(table.id)).hints
            assert (await anna.branch(table.id, 1, ["me", "me"])).hints  # what is over may be talked about

    run(story())


def test_too_many_hints_are_refused(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with arrived(server, "Anna", lang="hu") as (anna,):
            table = (await hot_seat(anna)).id
            state = await asked([anna] * 2, table)
            assert state.seat is not None
            for _ in range(2):
                await anna.hint(table, state.seat)
            await refused(anna.hint(table, state.seat), 429, "server-error-rate")
            await play_once([anna] * 2, table, Random(1))  # all else goes on

    constants = {"app_state.HINTS_A_MINUTE": 2, "app_state.HINT_SECONDS": 0.01}
    with serving(sqlite_url(tmp_path), tmp_path, constants=constants, bot_budget=60.0) as server:
        run(story(server))


def test_hints_do_not_keep_bots_from_their_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MOST_WAITING", 1)

    async def story() -> None:
        async with inside(tmp_path, bots=0, bot_budget=60.0) as here:  # a process without bots gives hints too
            anna = await here.guest("Anna")
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = await anna.done("POST", "/api/tables", {"game": "walled_city", "seats": seats})
            path = f"/api/tables/{made['id']}/hint"
            both = await asyncio.gather(*(anna.ask("POST", path, {"seat": seat}) for seat in (0, 0, 1, 1)))
            statuses = sorted(each.status_code for each in both)
            assert statuses[0] == 200
            assert 503 in statuses  # too many at once: later
            assert (await anna.ask("GET", "/health")).is_success

    run(story())


# ---- from what the seat knows


def moments(game: str, players: int, count: int) -> Iterator[tuple[Position, int]]:
    """Positions of a game in which a seat has something to choose, spread over its beginning."""
    pos, rng, player = tp.game(game).new(players, 3), Random(3), bot(game, "normal")
    brain = pos.game.brain
    assert brain is not None
    left = 12
    while count and pos.outcome is None:
        seat = next_actor(pos, rng)
        if seat == CLOCK:
            pos.play(CLOCK, next_ring(pos))
            continue
        obs = pos.observe(seat)
        left -= 1
        if left <= 0 and brain.matters(obs) and len(brain.reasons(obs, player(obs, rng))):
            yield pos, seat
            left, count = 20, count - 1
        pos.play(seat, player(obs, rng))


@pytest.mark.parametrize("game", tp.games())
def test_a_hint_is_the_same_in_every_world_the_seat_cannot_tell_apart(game: str, full: bool) -> None:
    """The worker gets a position; what it says is what it would say in any other that looks the same from the seat."""
    rng = Random(7)
    for pos, seat in moments(game, 3, 8 if full else 2):
        said = workers.advise(game, pos.to_json(), seat, "seed", 1000.0, 1)
        obs = pos.observe(seat)
        for _ in range(8 if full else 2):
            world = obs.resample(rng)
            assert workers.advise(game, world.to_json(), seat, "seed", 1000.0, 1) == said
        for advice in msgspec.json.decode(said, type=list[Advice]):
            assert pos.game.parse_move(advice.move) in pos.legal(seat)
            for lang in LANGUAGES:
                for reason in advice.reasons:
                    text = words.reason_text(lang, pos.game, reason, NAMES)
                    assert text[-1] in ".!?"
                    assert "{" not in text


# ---- bots on open seats


def test_the_host_fills_open_seats_with_bots_before_the_game(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = (await anna.create("citadels", ["me", "open", "open", "open"])).id
            seat = (await anna.substitute(table, 1, "easy")).seats[1]
            assert (seat.kind, seat.bot) == ("bot", "easy")
            assert seat.name
            again = (await anna.substitute(table, 1, "expert")).seats[1]
            assert (again.bot, again.name) == ("expert", seat.name)
            await refused(bela.substitute(table, 2, "easy"), 403, "server-error-not-host")
            await refused(anna.substitute(table, 0, "easy"), 409, "server-error-seat-taken")
            await refused(anna.substitute(table, 7, "easy"), 409, "server-error-seat-taken")
            error = await anna_refused(anna, table)
            assert "mighty" in error
            await bela.join(table, 2)
            await refused(anna.substitute(table, 2, "easy"), 409, "server-error-seat-taken")
            opened = (await anna.substitute(table, 1)).seats[1]
            assert (opened.kind, opened.bot, opened.name) == ("open", "", "")
            await anna.substitute(table, 1, "random")
            begun = await anna.substitute(table, 3, "random")
            assert begun.state == "running"
            news = await heard(bela, table, lambda news: isinstance(news, TableNews))
            assert isinstance(news, TableNews)
            assert news.table.state == "running"

    async def anna_refused(anna: Client, table: str) -> str:
        known = "random, easy, normal, hard, expert"
        wish = anna.substitute(table, 3, "mighty")
        return (await refused(wish, 400, "server-error-bot", bot="mighty", known=known)).detail

    run(story())
