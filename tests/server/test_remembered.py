"""What a process remembers of tables, matches and guests may be old: two processes at one file, deaf to each other."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from tests.server.guests import answer, asked, refused, run
from tests.server.serving import PATIENCE, Server, serving, sqlite_url
from tetrapolis.client import ChatLine, Client, News, State, TableNews

T = TypeVar("T")

OFTEN = {"app_state.RECHECK": 0.1, "sessions.KEPT": 3600.0}
"""Remembered for very long, so that nothing is right by chance."""


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    url = sqlite_url(tmp_path)
    with serving(url, tmp_path, constants=OFTEN) as first, serving(url, tmp_path, constants=OFTEN) as second:
        yield first, second


@asynccontextmanager
async def seated(pair: tuple[Server, Server]) -> AsyncIterator[tuple[Client, Client, str]]:
    """Anna at the first process, Béla at the second, at one table."""
    async with Client(pair[0].url) as anna, Client(pair[1].url) as bela:
        await anna.arrive("Anna")
        await bela.arrive("Béla")
        table = await anna.create("walled_city", ["me", "open"])
        await bela.join(table.id)
        yield anna, bela, table.id


def test_moves_at_two_processes_follow_each_other(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        async with seated(pair) as (anna, bela, table):
            both, rng = [anna, bela], Random(1)
            for number in range(12):
                state = await asked(both, table)
                # whoever is asked plays at the other process every other time
                for client in both if number % 2 else ():
                    client.url = pair[0].url if client.url == pair[1].url else pair[1].url
                await answer(both, state, rng.choice(state.observation.moves))
            assert (await anna.state(table, 0)).seq == (await bela.state(table, 1)).seq == 12

    run(story())


def test_an_old_position_refuses_nothing(pair: tuple[Server, Server]) -> None:
    """The second process last saw the match before the move after which Béla is asked."""

    async def story() -> None:
        async with seated(pair) as (anna, bela, table):
            both, rng = [anna, bela], Random(2)
            for _ in range(10):
                state = await asked([anna, await _at(bela, pair[0])], table)
                if state.seat == 1:
                    bela.url = pair[1].url  # nothing has been read there since its last move
                await answer(both, state, rng.choice(state.observation.moves))

    run(story())


async def _at(client: Client, server: Server) -> Client:
    client.url = server.url
    return client


def test_a_repeated_move_is_played_once(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        async with seated(pair) as (anna, bela, table):
            state = await asked([anna, bela], table)
            who = [anna, bela][state.seat or 0]
            move, key = state.observation.moves[0], "a-request-of-its-own"
            first = await who.play(table, state.seat or 0, move, key=key)
            for server in (pair[0], pair[1], pair[0]):
                who.url = server.url
                assert await who.play(table, state.seat or 0, move, key=key) == first
            await refused(who.play(table, state.seat or 0, "pass", key=key), 422, "server-error-request-id")
            assert (await who.state(table, state.seat)).seq == first

    run(story())


def test_who_was_replaced_elsewhere_cannot_play_here(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        async with seated(pair) as (anna, bela, table):
            both = [anna, bela]
            while (state := await asked(both, table)).seat != 1:
                await answer(both, state, state.observation.moves[0])
            await bela.check(table, 1, state.observation.moves[0])
            await refused(bela.play(table, 1, "nonsense"), 400, "error-move-unknown")  # now it is remembered
            await _at(bela, pair[0])
            await bela.substitute(table, 1, "random")
            await _at(bela, pair[1])
            await refused(bela.play(table, 1, state.observation.moves[0]), 403, "server-error-not-your-seat")
            await bela.substitute(table, 1, "")
            while (state := await asked(both, table)).seat != 1:
                await answer(both, state, state.observation.moves[0])
            await answer(both, state, state.observation.moves[0])

    run(story())


def test_a_table_closed_elsewhere_is_closed_here(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        async with Client(pair[1].url) as anna:
            await anna.arrive("Anna")
            table = (await anna.create("ankh_morpork", ["me", "me"])).id
            state = await asked([anna, anna], table)
            await answer([anna, anna], state, state.observation.moves[0])  # now it is remembered
            state = await asked([anna, anna], table)
            await _at(anna, pair[0])
            await anna.close_table(table)
            await _at(anna, pair[1])
            await refused(answer([anna, anna], state, state.observation.moves[0]), 409, "server-error-closed")
            assert (await anna.state(table, state.seat)).seq == state.seq  # who played may still look back

    run(story())


def test_news_come_without_hints(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        async with (
            seated(pair) as (anna, bela, table),
            asyncio.timeout(2 * PATIENCE),
            aclosing(bela.listen(table)) as news,
        ):
            await _next(news, State)
            await anna.chat(table, "hello")
            assert (await _next(news, ChatLine)).text == "hello"
            state = await asked([anna, bela], table)
            bela.url = pair[0].url
            seq = await answer([anna, bela], state, state.observation.moves[0])
            assert (await _next(news, State)).seq == seq
            await anna.leave(table)
            assert (await _next(news, TableNews)).table.seats[0].kind == "bot"

    run(story())


async def _next(news: AsyncIterator[News], kind: type[T]) -> T:
    """The next message of a kind."""
    async for message in news:
        if isinstance(message, kind):
            return message
    raise AssertionError("the stream ended")
