"""The second protocol: the question as data and typed events, for who asks for it and nobody else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

import tetrapolis as tp
from tests.server.guests import answer, arrived, asked, bare, bearer, hot_seat, run
from tests.server.inside import Inside, Person, inside
from tests.server.serving import Server, serving, sqlite_url
from tests.server.told import canonical
from tetrapolis.bots.advice import Advice, in_words
from tetrapolis.client import Client, Seen, State
from tetrapolis.core.brain import Reason
from tetrapolis.core.driving import next_actor
from tetrapolis.core.position import Position
from tetrapolis.core.said import Said, Told
from tetrapolis.core.types import Move
from tetrapolis.server import running as running_module
from tetrapolis.server.app import socket_messages
from tetrapolis.server.running import Running, happened
from tetrapolis.wire.first import ServerMessage1, State1
from tetrapolis.wire.live import Happened, ServerMessage
from tetrapolis.wire.live import State as WireState

OBSERVED = {"game", "seat", "view", "pending", "outcome", "prompt"}
"""And `news`, where events are told beside it: programs that are asked once for all find them in the prompt."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("two")
    constants = {"app_state.HINT_SECONDS": 0.05, "app_state.HINTS_A_MINUTE": 10_000}
    with serving(sqlite_url(folder), folder, constants=constants, bot_budget=60.0) as started:
        yield started


# ---- who asks for it


def test_it_must_be_asked_for_by_its_number(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = (await hot_seat(anna, "citadels", 2)).id
            async with bare(server, headers=bearer(anna)) as http:
                for wrong in ("0", "3", "two", "", "-1"):
                    for query in (f"state?protocol={wrong}", f"replay?seq=0&protocol={wrong}"):
                        assert (await http.get(f"/api/tables/{table}/{query}")).status_code == 400, query
                    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live?protocol={wrong}"
                    async with connect(address) as socket:
                        assert json.loads(await socket.recv())["code"] == "server-error-request"
                seat = (await asked([anna] * 2, table)).seat
                first = (await http.get(f"/api/tables/{table}/state?seat={seat}")).json()
                second = (await http.get(f"/api/tables/{table}/state?seat={seat}&protocol=2")).json()
            assert first["observation"].keys() == OBSERVED - {"prompt"} | {"events", "legal", "aside", "rules"}
            assert second["observation"].keys() - {"news"} == OBSERVED
            assert second["observation"]["prompt"]["kind"] == "draft"

    run(story())


@pytest.mark.parametrize("game", tp.games())
def test_clients_of_both_protocols_play_together(server: Server, game: str) -> None:
    """Each picks among what its protocol tells it."""

    def from_the_list(seen: Seen) -> str | None:
        assert not seen.prompt.verbs
        assert seen.legal
        return seen.moves[seen.pending[0].id % len(seen.moves)] if seen.moves else None

    def from_the_prompt(seen: Seen) -> str:
        assert not seen.legal
        assert not seen.events
        assert seen.decision is not None
        assert seen.prompt.kind == seen.decision.kind
        offers = seen.prompt.offers
        return offers[seen.decision.id % len(offers)].move if offers else seen.prompt.default

    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            bela.protocol = 2
            table = (await anna.create(game, ["me", "open", "random"])).id
            await bela.join(table)
            outcomes = await asyncio.gather(
                anna.run_bot(table, 0, lambda seen: from_the_list(seen) or None),
                bela.run_bot(table, 1, from_the_prompt),
            )
            assert outcomes[0] == outcomes[1] is not None
            by_rest = await bela.state(table, 1)
            assert by_rest.observation.outcome == outcomes[0]
            then = await bela.replay(table, 3, 1)
            assert then.observation.prompt.kind or then.observation.prompt.waiting
            assert then.events

    run(story())


def test_hints_say_what_they_mean(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,), Client(server.url, token=anna.token, protocol=2) as two:
            table = (await hot_seat(anna, "citadels", 3)).id
            game = tp.game("citadels")
            for _ in range(4):
                state = await asked([anna] * 3, table)
                assert state.seat is not None
                plain, typed = await anna.hint(table, state.seat), await two.hint(table, state.seat)
                assert all(choice.said is None for choice in plain.choices)
                for choice in typed.choices:
                    said = game.said(game.parse_move(choice.move))
                    assert choice.said is not None
                    assert msgspec.to_builtins(choice.said) == msgspec.to_builtins(said)
                await answer([anna] * 3, state, plain.choices[0].move)
            async with bare(server, headers=bearer(anna)) as http:
                state = await asked([anna] * 3, table)
                body = (await http.post(f"/api/tables/{table}/hint", json={"seat": state.seat})).json()
                assert body["choices"][0].keys() == {"move", "share", "reasons"}

    run(story())


def test_reasons_of_hints_have_kinds() -> None:
    plain = Advice("build manor", 0.4, [Reason("citadels-hint-purse", {"target": 1, "n": 4})])
    typed = in_words(tp.game("citadels"), plain)
    assert typed.said == Said("citadels-move-build", {"district": "district:manor", "cards": 0})
    assert typed.reasons == [Reason("citadels-hint-purse", {"target": "seat:1", "n": 4})]
    assert msgspec.to_builtins(plain).keys() == {"move", "share", "reasons"}


def test_a_program_with_a_seat_token_speaks_it_too(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = (await anna.create("genoa", ["me", "open", "random"])).id
            given = await anna.seat_token(table, 1, "Second")
            playing = asyncio.create_task(anna.run_bot(table, 0, lambda seen: seen.moves[-1] if seen.moves else None))
            who = {"authorization": f"Bearer {given.token}"}
            questions: list[dict[str, Any]] = []
            async with connect(f"{server.url.replace('http', 'ws')}/api/seat", additional_headers=who) as socket:
                async for frame in socket:
                    message = json.loads(frame)
                    if message["type"] == "hello":
                        assert message["protocols"] == [1, 2]
                        await socket.send('ready {"protocol": 2, "name": "Second"}')
                    elif message["type"] == "decision":
                        questions.append(message)
                        await socket.send(message["default"])
            assert message["type"] == "over"
            assert message["observation"].keys() == OBSERVED
            assert await playing is not None
            for question in questions:
                assert question["observation"].keys() == OBSERVED
                assert question["observation"]["prompt"]["default"] == question["default"]
                assert "legal" not in question
            assert any("space" in question for question in questions)
            assert any(event.get("args", {}).get("seat") for question in questions for event in question["events"])

    run(story())


# ---- what travels


@pytest.mark.parametrize("game", tp.games())
def test_news_are_the_last_events_that_a_seat_was_told(game: str, tmp_path: Path) -> None:
    """They are told once, as events; how many of them are new to who is asked stands beside the prompt."""

    async def story() -> None:
        async with inside(tmp_path) as here:
            table, people = await here.seated(game, 3, {}, clock="none")
            sockets = [await here.listen(person, table, 2) for person in people]
            found = 0
            for _ in range(12):
                running = await played(here, table, people, 2)
                for seat, socket in enumerate(sockets):
                    await here.told(table, running.last)
                    await socket.flushed()
                    states = [frame for frame in socket.frames if frame["type"] == "state" and frame["seat"] == seat]
                    told = [event for state in states for event in state["events"]]
                    seen = states[-1]["observation"]
                    news = running.match.position.observe(seat).prompt.news
                    assert "news" not in seen["prompt"]
                    assert seen.get("news", 0) == len(news)
                    last = told[len(told) - len(news) :]
                    assert [event["id"] for event in last] == [event.id for event in news]
                    assert [event["args"] for event in last] == [msgspec.to_builtins(event.args) for event in news]
                    found += len(news)
            assert found > 10

    asyncio.run(story())


@pytest.mark.parametrize("game", ["ankh_morpork", "genoa"])
def test_who_writes_what_nobody_else_notices_hears_of_it(game: str, tmp_path: Path) -> None:
    """It has the number of what was before it, and is told once all the same, to nobody else."""

    async def story() -> None:
        async with inside(tmp_path) as here:
            table, people = await here.seated(game, 3, {}, clock="none")
            sockets = [await here.listen(person, table, 2) for person in people]
            quiet = 0
            for _ in range(40):
                running = await played(here, table, people, 2, unnoticed)
                await here.told(table, running.last)
                quiet = len(running.match.quiet)
            assert quiet > 2
            for seat, socket in enumerate(sockets):
                await socket.flushed()
                told = [event for frame in socket.frames if frame["type"] == "state" for event in frame["events"]]
                made = [event for _, _, events in running.recent for event in events if event.audience >> seat & 1]
                assert [event["id"] for event in told][-len(made) :] == [event.id for event in made]

    asyncio.run(story())


@pytest.mark.parametrize("protocol", [1, 2])
@pytest.mark.parametrize("game", tp.games())
def test_what_travels_is_what_the_types_say(game: str, protocol: int, tmp_path: Path) -> None:
    """Every message, read by its type and written again, is the same bytes: nothing more and nothing less."""
    message: Any = ServerMessage1 if protocol == 1 else ServerMessage
    whole: Any = State1 if protocol == 1 else WireState
    assert socket_messages(protocol)["$defs"]["StateNews1" if protocol == 1 else "StateNews"]

    async def story() -> None:
        async with inside(tmp_path) as here:
            table, people = await here.seated(game, 3, {}, clock="none")
            sockets = [await here.listen(person, table, protocol) for person in people]
            await played(here, table, people, 25)
            for person, socket in zip(people, sockets, strict=True):
                await socket.flushed()
                frames = [raw for raw in dict.fromkeys(socket.raw) if raw.startswith(b'{"type":')]
                assert sum(b'"patch":' in raw for raw in frames) > 10
                for raw in frames:
                    assert msgspec.json.encode(msgspec.json.decode(raw, type=message)) == raw
                seat = people.index(person)
                for query in (f"state?seat={seat}", "state", f"replay?seq=4&seat={seat}"):
                    answer = await person.ask(
                        "GET", f"/api/tables/{table}/{query}&protocol={protocol}".replace("state&", "state?")
                    )
                    assert answer.status_code == 200, answer.text
                    assert msgspec.json.encode(msgspec.json.decode(answer.content, type=whole)) == answer.content

    asyncio.run(story())


Pick = Callable[[Position, int, Random], Move]


def any_move(position: Position, seat: int, rng: Random) -> Move:
    return position.legal(seat).sample(rng)


def unnoticed(position: Position, seat: int, rng: Random) -> Move:
    """What nobody else notices, if there is something of the kind; or a standing answer, to be taken back later."""
    legal = position.legal(seat)
    moves: list[Move] = [*getattr(legal, "aside", ()), *legal.listed, *(legal.sample(rng) for _ in range(10))]
    for move in moves:
        twin = position.copy()
        twin.play(seat, move)
        if twin.ply == position.ply:
            return move
    return next((move for move in moves if getattr(move, "below", 0)), moves[-1])


async def played(here: Inside, table: str, people: list[Person], moves: int, pick: Pick = any_move) -> Running:
    """Some random moves."""
    match = (await people[0].done("GET", f"/api/tables/{table}"))["match"]
    rng = Random(2)
    for _ in range(moves):
        running = await here.app.matches.get(match)
        position = running.match.position
        seat = next_actor(position, rng)
        if position.outcome is not None or seat < 0:
            break
        wish = {"seat": seat, "move": str(pick(position, seat, rng))}
        await people[seat].done("POST", f"/api/tables/{table}/moves", wish)
    return await here.app.matches.get(match)


def test_events_are_typed_once_and_tell_all_that_is_to_be_told() -> None:
    game = tp.game("citadels")
    pos = game.new(4, 3)
    events = [*pos.log]
    for event in events:
        first, again = happened(game, 7, event, 2), game.told(event)
        assert again is game.told(event)
        assert first == Happened(7, *msgspec.structs.astuple(again))
    assert Happened.__struct_fields__ == ("seq", *Told.__struct_fields__, "only")


def test_who_knows_nothing_yet_is_told_the_story_so_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what was before the records that are remembered: in the first protocol it is in the observation."""
    monkeypatch.setattr(running_module, "REMEMBERED", 3)

    async def story() -> None:
        async with inside(tmp_path) as here:
            table, people = await here.seated("citadels", 3, {}, clock="none")
            running = await played(here, table, people, 9)
            path = f"/api/tables/{table}/state?seat=1"
            first = await people[1].done("GET", path)
            second = await people[1].done("GET", f"{path}&protocol=2")
            log = [event for event in running.match.position.log if event.audience & 2]
            told = [running.match.game.told(event) for event in log]
            assert [(event["id"], event["args"]) for event in first["observation"]["events"]] == [
                (event.id, event.args) for event in log
            ]
            assert len(first["events"]) < len(log)
            bare = [{name: value for name, value in event.items() if name != "seq"} for event in second["events"]]
            assert canonical(bare) == canonical([msgspec.to_builtins(one) | {"args": one.args} for one in told])
            assert not second["complete"]
            assert [event["seq"] for event in second["events"]] == sorted(event["seq"] for event in second["events"])
            later = await people[1].done("GET", f"{path}&protocol=2&since={running.seq - 1}")
            assert later["complete"]
            assert [event["seq"] for event in later["events"]] == [running.seq] * len(later["events"])

    asyncio.run(story())


def test_a_newer_client_at_an_older_server() -> None:
    """It ignores what it is asked for: what comes is the first protocol, and the same program can go on."""
    first = {"events": [], "legal": ["pass"], "aside": [], "rules": []}
    known = {"game": "citadels", "seat": 0, "view": {}, "pending": [], "outcome": None}
    seen = msgspec.convert(known | first, Seen)
    assert (seen.moves, seen.prompt.offers) == (["pass"], ())
    assert State.__struct_fields__ == WireState.__struct_fields__
