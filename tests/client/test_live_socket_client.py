"""The client at an open socket: it plays through it, puts states together from patches, and loses nothing with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import aclosing, asynccontextmanager
from random import Random

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from tests.client.proxy import Proxy, proxied
from tests.sampling import Sampling
from tests.server.guests import arrived, asked, hot_seat, play_once, refused, run
from tests.server.serving import PATIENCE, Server, serving, sqlite_url
from tetrapolis.client import ChatLine, Client, ClientError, Condition, News, Presence, Seen, State, TableNews, live
from tetrapolis.client.live import Memory
from tetrapolis.wire.live import PROTOCOLS, Complaint
from tetrapolis.wire.patch import Change, apply


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("live")
    with serving(sqlite_url(folder), folder) as running:
        yield running


class Listener:
    """Somebody who listens to a table in the background."""

    def __init__(self, client: Client, table: str) -> None:
        self.client = client
        self.table = table
        self.got: list[News] = []
        self._states: dict[int | None, State] = {}
        self._new = asyncio.Condition()
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async with aclosing(self.client.listen(self.table)) as news:
            async for message in news:
                async with self._new:
                    self.got.append(message)
                    if isinstance(message, State):
                        self._states[message.seat] = message
                    self._new.notify_all()

    async def until(self, what: Callable[[], bool]) -> None:
        """Wait until it is so after some news."""
        async with asyncio.timeout(PATIENCE), self._new:
            await self._new.wait_for(what)

    def state(self, seat: int | None) -> State | None:
        """The last one of a seat."""
        return self._states.get(seat)

    async def seen(self, seat: int | None, seq: int) -> None:
        """Wait until the seat has got this record."""
        await self.until(lambda: (state := self.state(seat)) is not None and state.seq >= seq)


@asynccontextmanager
async def listening(client: Client, table: str, seat: int | None = 0) -> AsyncIterator[Listener]:
    """A listener who has got the first state of a seat."""
    listener = Listener(client, table)
    try:
        await listener.seen(seat, 0)
        yield listener
    finally:
        listener.task.cancel()
        await asyncio.gather(listener.task, return_exceptions=True)


@asynccontextmanager
async def through(server: Server, *names: str, lang: str = "en") -> AsyncIterator[tuple[Proxy, list[Client]]]:
    """New guests whose connections all go through a proxy."""
    async with proxied(server.port) as proxy, arrived(server, *names, lang=lang) as clients:
        for client in clients:
            client.url = proxy.url
        yield proxy, clients


def commands_by_rest(proxy: Proxy) -> int:
    """How many moves, undos and lines of chat went by REST."""
    return sum(proxy.out.count(f"/{what} HTTP/1.1".encode()) for what in ("moves", "undo", "chat"))


# ---- playing through the socket


def test_who_listens_plays_through_the_same_connection(server: Server) -> None:
    async def story() -> None:
        async with through(server, "Anna") as (proxy, (anna,)):
            table = await hot_seat(anna, free_undo=True)
            async with listening(anna, table.id) as listener:
                state = await asked([anna, anna], table.id)
                seat = state.seat or 0
                assert await anna.play(table.id, seat, state.observation.moves[0]) == 1
                await listener.seen(seat, 1)
                assert await anna.undo(table.id, seat, to=0) == 2
                number = await anna.chat(table.id, "Hello")
                await listener.until(lambda: any(isinstance(news, ChatLine) for news in listener.got))
                assert [news.number for news in listener.got if isinstance(news, ChatLine)] == [number]
                assert commands_by_rest(proxy) == 0
            assert await anna.play(table.id, seat, state.observation.moves[0]) == 3  # nobody listens: by REST
            assert commands_by_rest(proxy) == 1

    run(story())


def test_a_bot_plays_its_whole_game_through_the_socket(server: Server) -> None:
    async def story() -> None:
        async with through(server, "Botond") as (proxy, (botond,)):
            table = await botond.create("walled_city", ["me", "random"])
            rng, answered = Random(1), 0

            def decide(seen: Seen) -> str:
                nonlocal answered
                answered += 1
                return rng.choice(seen.moves)

            assert await botond.run_bot(table.id, 0, decide) is not None
            assert answered > 5
            assert commands_by_rest(proxy) == 0

    run(story())


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_a_refusal_is_the_same_either_way(server: Server, lang: str) -> None:
    async def story() -> None:
        async with through(server, "Anna", "Béla", lang=lang) as (proxy, (anna, bela)):
            table = await anna.create("walled_city", ["me", "open"])
            await bela.join(table.id)
            first = await asked([anna, bela], table.id)
            seat = first.seat or 0
            mover = (anna, bela)[seat]
            tries: list[Callable[[], Awaitable[int]]] = [
                lambda: mover.play(table.id, seat, "dance"),
                lambda: mover.play(table.id, seat, "build Z9"),
                lambda: mover.play(table.id, seat, first.observation.moves[0], 999),
                lambda: mover.play(table.id, 1 - seat, first.observation.moves[0]),
                lambda: mover.play(table.id, 7, first.observation.moves[0]),
                lambda: mover.undo(table.id, seat),
                lambda: mover.undo(table.id, seat, to=0),
                lambda: mover.chat(table.id, " \u0000\n"),
            ]
            wrong: list[Callable[[], Awaitable[int]]] = [  # no socket would understand these
                lambda: mover.play(table.id, 8, "x"),
                lambda: mover.play(table.id, seat, "x" * 1001),
                lambda: mover.chat(table.id, ""),
                lambda: mover.chat(table.id, "Hello", key="x" * 65),
            ]
            by_rest = [await said(each) for each in tries + wrong]
            went = commands_by_rest(proxy)
            assert went == len(tries + wrong)
            async with listening(mover, table.id, seat):
                assert [await said(each) for each in tries] == by_rest[: len(tries)]
                assert commands_by_rest(proxy) == went
                assert [await said(each) for each in wrong] == by_rest[len(tries) :]
            assert len({error[:2] for error in by_rest}) > 5
            assert (await anna.state(table.id)).seq == 0

    run(story())


async def said(what: Callable[[], Awaitable[int]]) -> tuple[int, str, str, str]:
    """How the server refuses it."""
    with pytest.raises(ClientError) as raised:
        await what()
    error = raised.value
    return error.status, error.code, error.detail, repr(error.params)


def test_a_key_counts_once_through_the_socket_too(server: Server) -> None:
    async def story() -> None:
        async with through(server, "Anna") as (proxy, (anna,)):
            table = await hot_seat(anna)
            async with listening(anna, table.id):
                state = await asked([anna, anna], table.id)
                seat, (one, other) = state.seat or 0, state.observation.moves[:2]
                tries = [anna.play(table.id, seat, move, key="move-1") for move in (one, one, other, one)]
                first, second, third, fourth = await asyncio.gather(*tries, return_exceptions=True)
                assert (first, second, fourth) == (1, 1, 1)
                assert isinstance(third, ClientError)
                assert (third.status, third.code) == (422, "server-error-request-id")
                assert commands_by_rest(proxy) == 0
            assert await anna.play(table.id, seat, one, key="move-1") == 1  # by REST it is still the same
            assert (await anna.state(table.id)).seq == 1

    run(story())


def test_a_client_that_became_somebody_else_does_not_play_as_who_it_was(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await hot_seat(anna)
            async with listening(anna, table.id):
                state = await asked([anna, anna], table.id)
                await anna.arrive("Somebody else")
                move = anna.play(table.id, state.seat or 0, state.observation.moves[0])
                await refused(move, 403, "server-error-not-your-seat")

    run(story())


# ---- a lost socket


@pytest.mark.parametrize("lost", ["in", "out"])
def test_a_move_whose_answer_is_lost_counts_once(server: Server, lost: str) -> None:
    """The connection breaks while the answer is awaited: when it was carried out ("in"), or before it came ("out")."""

    async def story() -> None:
        async with through(server, "Anna") as (proxy, (anna,)):
            table = await hot_seat(anna)
            async with listening(anna, table.id) as listener:
                state = await asked([anna, anna], table.id)
                seat, before = state.seat or 0, len(proxy.out)
                proxy.mute(lost)
                playing = asyncio.create_task(anna.play(table.id, seat, state.observation.moves[0]))
                await proxy.stopped.wait()
                assert b"POST" not in proxy.out[before:]  # it went through the socket
                assert not playing.done()
                proxy.cut()
                assert await playing == 1
                assert commands_by_rest(proxy) == 1
                await listener.seen(seat, 1)
                assert (await anna.state(table.id)).seq == 1
                last = listener.state(seat)
                assert last is not None
                assert alike(last) == alike(await anna.state(table.id, seat))
                assert await anna.chat(table.id, "Hello") > 0  # through the new socket
                assert commands_by_rest(proxy) == 1

    run(story())


def test_nothing_comes_twice_after_a_lost_socket(server: Server) -> None:
    async def story() -> None:
        async with through(server, "Anna") as (proxy, (anna,)):
            table = await hot_seat(anna, "citadels", 3)
            rng = Random(3)
            async with listening(anna, table.id) as listener:
                for _ in range(6):
                    await anna.chat(table.id, "Hello")
                    for _ in range(3):
                        await play_once([anna] * 3, table.id, rng)
                    proxy.cut()
                whole = [await anna.state(table.id, seat) for seat in range(3)]
                for seat in range(3):
                    await listener.seen(seat, whole[seat].seq)
                await listener.until(lambda: sum(isinstance(news, ChatLine) for news in listener.got) == 6)
                for seat in range(3):
                    states = [news for news in listener.got if isinstance(news, State) and news.seat == seat]
                    assert [state.seq for state in states] == sorted({state.seq for state in states})
                    assert all(state.complete for state in states[1:])
                    assert [event for state in states for event in state.events] == whole[seat].events
                    assert alike(states[-1]) == alike(whole[seat])

    run(story())


def test_who_stops_listening_does_not_take_the_answers_along(server: Server) -> None:
    async def story() -> None:
        async with through(server, "Anna") as (proxy, (anna,)):
            table = await hot_seat(anna)
            state = await asked([anna, anna], table.id)
            async with listening(anna, table.id):
                proxy.mute("in")
                playing = asyncio.create_task(anna.play(table.id, state.seat or 0, state.observation.moves[0]))
                await proxy.stopped.wait()
            assert await playing == 1
            assert (await anna.state(table.id)).seq == 1

    run(story())


# ---- patches


def alike(state: State) -> State:
    """Without what depends on the moment of asking."""
    return msgspec.structs.replace(state, now=0.0, events=[], complete=True)


@pytest.mark.parametrize(
    ("game", "protocol"),
    # In a sample the first protocol with one game only: on the wire the games differ by nothing but their content.
    [
        (game, protocol)
        for game in ("citadels", "walled_city", "ankh_morpork", "genoa")
        for protocol in PROTOCOLS
        if Sampling.full or protocol == PROTOCOLS[-1] or game == "walled_city"
    ],
)
def test_patches_make_what_rest_says_over_a_whole_game(
    server: Server, game: str, protocol: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two clients with two seats each. After every move its seat knows by patches what REST tells it, now and then
    and in the end all seats are compared."""
    patches = 0

    def counted(value: object, changes: list[Change]) -> object:
        nonlocal patches
        patches += 1
        return apply(value, changes)

    monkeypatch.setattr(live, "apply", counted)

    async def story() -> None:
        async with through(server, "Anna", "Béla") as (proxy, (anna, bela)):
            anna.protocol = bela.protocol = protocol
            table = (await anna.create(game, ["me", "open", "me", "open"])).id
            for _ in range(2):
                await bela.join(table)
            people, rng, moves = [anna, bela, anna, bela], Random(game), 0
            async with listening(anna, table, 0) as first, listening(bela, table, 1) as second:
                listeners = [first, second, first, second]
                while (state := next_asked([one.state(seat) for seat, one in enumerate(listeners)], rng)) is not None:
                    seat, seen, moves = state.seat or 0, state.observation, moves + 1
                    seq = await people[seat].play(table, seat, rng.choice(seen.moves))
                    for other, listener in enumerate(listeners):
                        await listener.seen(other, seq)
                        if other == seat or moves % 10 == 0:
                            await same_as_rest(people[other], listener, table, other)
                for seat, listener in enumerate(listeners):
                    last = listener.state(seat)
                    assert last is not None
                    assert last.observation.outcome is not None
                    assert alike(last) == alike(await people[seat].state(table, seat))
                    states = [news for news in listener.got if isinstance(news, State) and news.seat == seat]
                    assert all(one.complete for one in states[1:])
                    assert [one.seq for one in states] == sorted(one.seq for one in states)
            assert commands_by_rest(proxy) == 0
            assert patches > moves

    run(story())


def next_asked(states: list[State | None], rng: Random) -> State | None:
    """The state of somebody who is asked, mostly one for whom the others wait; None: the game is over."""
    known = [state for state in states if state is not None and state.observation.outcome is None]
    open_ = [state for state in known if state.observation.decision is not None and state.observation.moves]
    needed = [state for state in open_ if state.observation.decision and not state.observation.decision.optional]
    some = needed if needed and rng.random() < 0.9 else open_
    return rng.choice(some) if some else None


async def same_as_rest(client: Client, listener: Listener, table: str, seat: int) -> None:
    """Wait until the listener's seat knows what REST says (or more, if the match went on by itself meanwhile)."""
    told = await client.state(table, seat)

    def caught_up() -> bool:
        state = listener.state(seat)
        return state is not None and (state.seq > told.seq or alike(state) == alike(told))

    try:
        await listener.until(caught_up)
    except TimeoutError:
        state = listener.state(seat)
        assert state is not None
        assert alike(state) == alike(told)
        raise


def test_states_that_were_handed_out_do_not_change(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await hot_seat(anna, "ankh_morpork")
            rng = Random(4)
            async with listening(anna, table.id) as listener:
                before = listener.state(0)
                text = msgspec.json.encode(before)
                for _ in range(10):
                    await play_once([anna, anna], table.id, rng)
                await listener.seen(0, (await anna.state(table.id)).seq)
                assert msgspec.json.encode(before) == text
                assert msgspec.json.encode(listener.state(0)) != text

    run(story())


def test_seats_come_and_go_at_one_connection(server: Server) -> None:
    """A bot sits in for one of two seats and goes again: meanwhile that seat is told nothing, afterwards all."""

    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("walled_city", ["me", "open", "me"])
            await bela.join(table.id)
            rng = Random(5)
            async with listening(anna, table.id) as listener:
                for _ in range(2):
                    await anna.substitute(table.id, 0, "random")
                    await listener.until(lambda: not own(listener.got, 0))
                    await anna.substitute(table.id, 0)
                    await listener.until(lambda: own(listener.got, 0))
                    for _ in range(4):
                        await play_once([anna, bela, anna], table.id, rng)
                        for seat in (0, 2):
                            await same_as_rest(anna, listener, table.id, seat)
                for at, news in enumerate(listener.got):
                    assert not isinstance(news, State) or own(listener.got[:at], news.seat)

    run(story())


def own(news: list[News], seat: int | None) -> bool:
    """Whether the table as it was told last says that this seat is the listener's to play."""
    tables = (message.table for message in reversed(news) if isinstance(message, TableNews))
    return any(one.seat == seat and one.you and one.kind == "guest" for one in next(tables).seats)


# ---- how the server is


def test_memory_tells_a_condition_once() -> None:
    memory = Memory(-1)
    unwell, well = Condition(writable=False), Condition(writable=True)
    assert memory.fresh(well) is None  # nothing else was thought
    assert memory.fresh(unwell) == unwell
    assert memory.fresh(unwell) is None
    assert memory.fresh(well) == well


def test_a_server_that_says_nothing_is_well_again() -> None:
    """It told that it cannot write, the connection broke, the new one does not speak of it: it can."""

    async def story() -> None:
        came = 0

        async def speak(socket: ServerConnection) -> None:
            nonlocal came
            came += 1
            if came < 3:
                await socket.send(msgspec.json.encode(Condition(writable=False)).decode())
            if came < 4:
                await socket.send(msgspec.json.encode(Presence([0], 0)).decode())
            else:
                await socket.send(msgspec.json.encode(Complaint("server-error-table", "No such table.")).decode())
                await socket.close(4404)

        async with serve(speak, "127.0.0.1", 0) as door, Client("http://nowhere") as client:
            client.url = f"http://127.0.0.1:{next(iter(door.sockets)).getsockname()[1]}"
            listener = Listener(client, "table")
            with pytest.raises(ClientError) as raised:
                await listener.task
        assert (raised.value.status, raised.value.code) == (404, "server-error-table")
        assert listener.got == [Condition(writable=False), Presence([0], 0), Condition(writable=True)]

    run(story())
