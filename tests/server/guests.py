"""People for the tests of the server: guests with a client, and what they do again and again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import aclosing, asynccontextmanager
from random import Random
from typing import Any, TypeVar

import httpx
import pytest

from tests.server.serving import PATIENCE, Server
from tetrapolis.client import Client, ClientError, News, State, Table
from tetrapolis.locales import t

T = TypeVar("T")


def run(what: Coroutine[Any, Any, T]) -> T:
    """Do it, but not for ever."""

    async def bounded() -> T:
        async with asyncio.timeout(4 * PATIENCE):
            return await what

    return asyncio.run(bounded())


@asynccontextmanager
async def arrived(server: Server, *names: str, lang: str = "en") -> AsyncIterator[list[Client]]:
    """New guests."""
    clients = [Client(server.url, lang=lang) for _ in names]
    try:
        for client, name in zip(clients, names, strict=True):
            await client.arrive(name)
        yield clients
    finally:
        for client in clients:
            await client.close()


async def refused(what: Awaitable[object], status: int, code: str, **params: str | int) -> ClientError:
    """The request is refused like this; server's own messages in words."""
    with pytest.raises(ClientError) as raised:
        await what
    error = raised.value
    assert (error.status, error.code) == (status, code), error
    if code.startswith("server-"):
        assert error.detail in (t("en", code, **params), t("hu", code, **params))
    return error


async def heard(client: Client, table: str, what: Callable[[News], bool]) -> News:
    """Listen until a message like this comes."""
    async with asyncio.timeout(PATIENCE), aclosing(client.listen(table)) as news:
        async for message in news:
            if what(message):
                return message
    raise AssertionError("the stream ended")


async def state_when(client: Client, table: str, seat: int | None, what: Callable[[State], bool]) -> State:
    """The state of a seat, as soon as it is like this."""
    found = await heard(client, table, lambda news: isinstance(news, State) and news.seat == seat and what(news))
    assert isinstance(found, State)
    return found


async def asked(clients: Sequence[Client], table: str, seat: int = 0) -> State:
    """The state of a seat that is asked (`clients`: by seat), or of any if the match is over; look at `seat` first."""
    state = await clients[seat].state(table, seat)
    seen = state.observation
    if seen.outcome is not None or seen.decision is not None:
        return state
    waited_for = next(decision.seat for decision in seen.pending if not decision.optional)
    return await clients[waited_for].state(table, waited_for)


async def answer(clients: Sequence[Client], state: State, move: str, **more: Any) -> int:
    """Play a move at the seat of a state that was asked."""
    seat, decision = state.seat, state.observation.decision
    assert seat is not None
    assert decision is not None
    return await clients[seat].play(state.table, seat, move, decision.id, **more)


async def play_once(clients: Sequence[Client], table: str, rng: Random, seat: int = 0) -> State | None:
    """Whoever is asked plays any listed move; the state before it, None if the match is over."""
    state = await asked(clients, table, seat)
    if state.observation.outcome is not None:
        return None
    await answer(clients, state, rng.choice(state.observation.moves))
    return state


async def play_out(clients: Sequence[Client], table: str, seed: int = 1) -> None:
    """Play a match to its end, all seats by people (`clients`: by seat)."""
    rng = Random(seed)
    state = await play_once(clients, table, rng)
    while state is not None:
        state = await play_once(clients, table, rng, state.seat or 0)


async def hot_seat(client: Client, game: str = "walled_city", players: int = 2, **agreements: Any) -> Table:
    """A table at which one guest plays all seats: nothing happens by itself there."""
    return await client.create(game, ["me"] * players, **agreements)


def bearer(client: Client) -> dict[str, str]:
    """A guest's header, for requests the client would not make."""
    return {"authorization": f"Bearer {client.token}"}


def bare(server: Server, **more: Any) -> httpx.AsyncClient:
    """Something that makes plain requests, as a browser or a careless program would."""
    return httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, trust_env=False, **more)
