"""Play: moves, the socket, chat, undo; and that nothing is done twice or too late."""

from __future__ import annotations

import asyncio
import inspect
import re
import textwrap
from collections.abc import Iterator
from contextlib import aclosing
from pathlib import Path
from random import Random
from typing import get_args

import msgspec
import pytest

import tetrapolis.client
from tests.server.guests import (
    answer,
    arrived,
    asked,
    bare,
    bearer,
    heard,
    hot_seat,
    play_once,
    refused,
    run,
    state_when,
)
from tests.server.serving import Server, serving, sqlite_url
from tetrapolis.bots.advice import Advice
from tetrapolis.client import ChatLine, Client, ClientError, News, Presence, Seen, State, TableNews, answers
from tetrapolis.core.brain import Reason
from tetrapolis.wire import answers as wire_answers
from tetrapolis.wire import first as wire_first
from tetrapolis.wire import live as wire_live


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("play")
    with serving(sqlite_url(folder), folder) as running:
        yield running


# ---- whole games


@pytest.mark.parametrize("game", ["citadels", "walled_city", "ankh_morpork", "genoa"])
def test_a_bot_of_ones_own_plays_to_the_end(server: Server, game: str) -> None:
    """One client plays by `run_bot`, waiting for a bot of the house; the whole game goes through the socket."""

    async def story() -> None:
        rng = Random(1)

        async def decide(seen: Seen) -> str | None:
            assert seen.decision is not None
            return None if seen.decision.optional else rng.choice(seen.moves)

        async with arrived(server, "Botond") as (botond,):
            table = await botond.create(game, ["me", "normal"])
            outcome = await botond.run_bot(table.id, 0, decide)
            assert outcome is not None
            assert outcome == (await botond.state(table.id, 0)).observation.outcome

    run(story())


def test_the_example_in_the_documentation_runs(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    text = inspect.getdoc(tetrapolis.client) or ""
    example = textwrap.dedent(text.split("::\n", 1)[1].split("\nTo play", 1)[0])
    assert "http://127.0.0.1:8000" in example
    exec(compile(example.replace("http://127.0.0.1:8000", server.url), "example", "exec"), {"__name__": "example"})
    assert capsys.readouterr().out.startswith("(")


def test_a_bot_that_errs_hears_of_it(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Botond") as (botond,):
            table = await hot_seat(botond)
            seat = (await asked([botond, botond], table.id)).seat or 0
            await refused(botond.run_bot(table.id, seat, lambda _: "build Z9"), 409, "walled_city-error-no-place")
            await refused(botond.run_bot(table.id, seat, lambda _: "dance"), 400, "error-move-unknown")

    run(story())


def test_a_bot_that_is_too_late_is_asked_again(server: Server) -> None:
    """While it thinks, the host lets somebody else sit in who answers: its move is too late, not wrong."""

    async def story() -> None:
        asked_for: list[int] = []
        async with arrived(server, "Botond") as (botond,):
            table = await botond.create("walled_city", ["me", "random"])

            async def decide(seen: Seen) -> str | None:
                assert seen.decision is not None
                asked_for.append(seen.decision.id)
                if len(asked_for) == 1:
                    await botond.substitute(table.id, 0, "random")
                    await state_when(botond, table.id, None, lambda state: state.seq > asked_for[0] + 4)
                    await botond.substitute(table.id, 0)
                return seen.moves[-1]

            outcome = await botond.run_bot(table.id, 0, decide)
            assert outcome is not None
            assert asked_for == sorted(set(asked_for))
            assert asked_for[1] > asked_for[0] + 1

    run(story())


# ---- the socket


def test_listening_goes_on_where_it_broke_off(tmp_path: Path) -> None:
    """The server is killed and comes back: every record's events come once, chat lines come once."""

    async def story(server: Server) -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("walled_city", ["me", "open"])
            await bela.join(table.id)
            rng = Random(2)
            got: list[News] = []

            async def listen() -> None:
                async with aclosing(anna.listen(table.id)) as news:
                    async for message in news:
                        got.append(message)
                        if isinstance(message, ChatLine) and message.text == "bye":
                            return

            async def caught_up() -> int:
                """Wait until the listener itself, not another connection, has seen all there is."""
                seq = (await anna.state(table.id)).seq
                lines = len(await anna.said(table.id))
                while not (
                    any(isinstance(message, State) and message.seq == seq for message in got)
                    and sum(isinstance(message, ChatLine) for message in got) == lines
                ):
                    assert not listening.done()
                    await asyncio.sleep(0.01)
                return seq

            listening = asyncio.create_task(listen())
            for round_ in range(4):
                for _ in range(4):
                    await play_once([anna, bela], table.id, rng)
                await anna.chat(table.id, f"round {round_}")
                seq = await caught_up()
                if round_ < 3:
                    server.kill()
                    await asyncio.to_thread(server.start)
                    anna.url = bela.url = server.url
            await bela.chat(table.id, "bye")
            await listening
            said = [message.text for message in got if isinstance(message, ChatLine)]
            assert said == [*(f"round {round_}" for round_ in range(4)), "bye"]
            states = [message for message in got if isinstance(message, State)]
            assert {state.seat for state in states} == {0}
            assert [state.seq for state in states] == sorted({state.seq for state in states})
            assert states[-1].seq == seq
            whole = (await anna.state(table.id, 0, since=-1)).events
            heard_of = [event for state in states for event in state.events]
            assert [event for event in heard_of if event.seq > 0] == [event for event in whole if event.seq > 0]

    with serving(sqlite_url(tmp_path), tmp_path) as server:
        run(story(server))


def test_a_change_is_repeated_until_the_server_is_back_and_done_once(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await hot_seat(anna)
            state = await asked([anna, anna], table.id)
            server.kill()
            playing = asyncio.create_task(answer([anna, anna], state, state.observation.moves[0]))
            await asyncio.to_thread(server.start)
            anna.url = server.url
            assert await playing == 1
            assert (await anna.state(table.id)).seq == 1

    with serving(sqlite_url(tmp_path), tmp_path) as server:
        run(story(server))


def test_a_server_that_never_comes_back_is_given_up() -> None:
    async def story() -> None:
        async with Client("http://127.0.0.1:9", patience=0.1, lang="hu") as client:
            error = await refused(client.games(), 0, "client-error-unreachable")
            assert "127.0.0.1:9" in error.detail
            await refused(heard(client, "none", lambda _: True), 0, "client-error-unreachable")

    run(story())


def test_presence(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("citadels", ["me", "open"])
            await bela.join(table.id)
            listening = asyncio.create_task(heard(bela, table.id, lambda _: False))
            await heard(anna, table.id, lambda news: news == Presence([0, 1], 0))
            listening.cancel()
            await heard(anna, table.id, lambda news: news == Presence([0], 0))

    run(story())


def test_the_client_knows_all_that_travels() -> None:
    """No copies: what the client calls its own are the very types of the wire, which the server sends.

    Only of what a seat sees it has one type for both protocols.
    """
    renamed = {
        "Hint": "HintAnswer",
        "Link": "LinkAnswer",
        "SeatToken": "TokenAnswer",
        "Table": "TableInfo",
        "Welcome": "GuestAnswer",
    }
    others = {"Advice": Advice, "Reason": Reason}
    own: dict[str, tuple[type[msgspec.Struct], type[msgspec.Struct]]] = {
        "Seen": (wire_live.Observed, wire_first.Observed1),
        "Knowledge": (wire_live.Knowledge, wire_first.Knowledge1),
        "State": (wire_live.State, wire_first.State1),
    }
    for name, (second, first) in own.items():
        assert issubclass(getattr(answers, name), second)
        assert set(getattr(answers, name).__struct_fields__) == {*second.__struct_fields__, *first.__struct_fields__}
    shared = [name for name in answers.__all__ if name not in {"ClientError", "News", *own}]
    for name in shared:
        wired = renamed.get(name, name)
        kind = others.get(name) or getattr(wire_answers, wired, None) or getattr(wire_live, wired)
        assert getattr(answers, name) is kind, name
    public = set(tetrapolis.client.__all__) - {"Client", "Decide"}
    assert public <= set(answers.__all__)
    for name in public:
        assert getattr(tetrapolis.client, name) is getattr(answers, name)
    sent = {kind for kind in get_args(wire_live.ServerMessage) if kind.__name__ not in NOT_YIELDED}
    assert set(get_args(News)) == sent | {State}


NOT_YIELDED = {"StateNews", "Pong", "Accepted", "Rejected", "Complaint"}
"""Of what a server sends: news become states, answers go to who asked."""


# ---- once, and in time


def test_a_repeated_request_gets_the_first_answer(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            first = await anna.create("walled_city", ["me", "open"], key="create-1")
            again = await anna.create("walled_city", ["me", "open"], key="create-1")
            assert again == first
            assert len(await anna.tables("mine")) == 1
            await bela.join(first.id)
            state = await asked([anna, bela], first.id)
            one, other = state.observation.moves[:2]
            two = [anna, bela]
            seqs = await asyncio.gather(*(answer(two, state, one, key="move-1") for _ in range(5)))
            assert set(seqs) == {1}
            assert (await anna.state(first.id)).seq == 1
            await refused(answer(two, state, other, key="move-1"), 422, "server-error-request-id")
            await refused(two[state.seat or 0].chat(first.id, "Hello", key="move-1"), 422, "server-error-request-id")
            lines = await asyncio.gather(*(anna.chat(first.id, "Hello", key="chat-1") for _ in range(5)))
            assert len(set(lines)) == len(await anna.said(first.id)) == 1
            assert await bela.chat(first.id, "Hello", key="chat-1") > lines[0]  # another guest's own number
            await refused(anna.chat(first.id, "Hello", key="x" * 65), 400, "server-error-request-id")

    run(story())


def test_a_refused_request_may_be_sent_again_with_the_same_number(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("walled_city", ["me", "open"])
            await refused(anna.undo(table.id, 0, key="early"), 409, "server-error-not-started")
            await bela.join(table.id)
            rng = Random(1)
            while not (await anna.state(table.id, 0)).can_undo:
                await play_once([anna, bela], table.id, rng)
            await anna.undo(table.id, 0, key="early")

    run(story())


def test_an_answer_to_an_old_question_is_refused(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await hot_seat(anna, "ankh_morpork")
            before, now = None, await asked([anna, anna], table.id)
            while before is None or now.seat != before.seat:  # most cards have several parts
                before = now
                await answer([anna, anna], before, before.observation.moves[0])
                now = await asked([anna, anna], table.id)
            late = answer([anna, anna], before, now.observation.moves[0])
            await refused(late, 409, "server-error-stale")
            assert (await anna.state(table.id)).seq == now.seq
            await answer([anna, anna], now, now.observation.moves[0])

    run(story())


def test_two_clicks_at_once_are_one_move(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await hot_seat(anna, "ankh_morpork")
            state = await asked([anna, anna], table.id)
            clicks = (answer([anna, anna], state, state.observation.moves[0]) for _ in range(4))
            tries = await asyncio.gather(*clicks, return_exceptions=True)
            assert sorted(type(each).__name__ for each in tries) == ["ClientError"] * 3 + ["int"]
            assert all(
                isinstance(each, int) or (isinstance(each, ClientError) and each.status == 409) for each in tries
            )
            assert (await anna.state(table.id)).seq == 1

    run(story())


def test_checking_changes_nothing(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("citadels", ["me", "open"])
            await bela.join(table.id)
            state = await asked([anna, bela], table.id)
            seat = state.seat or 0
            mover, other = (anna, bela) if seat == 0 else (bela, anna)
            first = state.observation.moves[0]
            assert await mover.check(table.id, seat, first)
            path, wish = f"/api/tables/{table.id}/check", {"seat": seat, "move": first}
            meant = await mover._ask(wire_answers.Legal, "POST", path, wish, query={"protocol": "2"})
            assert meant.said is not None
            assert meant.said.id == "citadels-move-pick"
            assert (await mover._ask(wire_answers.Legal, "POST", path, wish)).said is None
            await refused(mover.check(table.id, seat, "pick nobody"), 400, "error-move-word")
            await refused(mover.check(table.id, seat, "end"), 409, "error-illegal-move")
            await refused(other.check(table.id, 1 - seat, "end"), 409, "error-not-your-decision")
            await refused(other.check(table.id, seat, "end"), 403, "server-error-not-your-seat")
            again = await mover.state(table.id, seat)
            assert (again.observation, again.seq) == (state.observation, state.seq)

    run(story())


# ---- chat


def test_chat_is_plain_text(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla <b>") as (anna, bela):
            table = await anna.create("citadels", ["me", "open"])
            await anna.chat(table.id, "  <script>alert('&')</script>\u0007\u202e\n ")
            await bela.chat(table.id, "árvíztűrő 🏰")
            await refused(anna.chat(table.id, " \u0000\n"), 400, "server-error-chat")
            await refused(anna.chat(table.id, ""), 400, "server-error-request")
            await refused(anna.chat(table.id, "x" * 501), 400, "server-error-request")
            lines = await bela.said(table.id)
            assert [(line.name, line.text) for line in lines] == [
                ("Anna", "<script>alert('&')</script>"),
                ("Béla <b>", "árvíztűrő 🏰"),
            ]
            assert await bela.said(table.id, lines[0].number) == lines[1:]
            assert await heard(bela, table.id, lambda news: isinstance(news, ChatLine)) == lines[0]
            async with bare(server) as browser:
                answer = await browser.get(f"/api/tables/{table.id}/chat", headers=bearer(bela))
                assert answer.headers["content-type"] == "application/json"
                assert answer.headers["x-content-type-options"] == "nosniff"

    run(story())


def test_quick_words_are_signs_that_old_programs_read_as_they_are(server: Server) -> None:
    """Before the game as in it: a line of chat is what it always was."""
    script = Path(__file__).parents[2] / "web" / "src" / "table" / "reactions.ts"
    signs = re.findall(r"sign: '(.+?)'", script.read_text("utf-8"))
    assert len(signs) == 6

    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("citadels", ["me", "open"])
            for sign in signs:
                await anna.chat(table.id, sign)
            async with bare(server) as browser:
                lines = (await browser.get(f"/api/tables/{table.id}/chat", headers=bearer(bela))).json()
            assert [line["text"] for line in lines] == signs
            assert list(lines[0]) == ["type", "number", "name", "text", "at", "seat", "role"]

    run(story())


def test_news_come_to_all_who_look(server: Server) -> None:
    """A move is seen by its player, the other one and a spectator, each in his own way."""

    async def story() -> None:
        async with arrived(server, "Anna", "Béla", "Cili") as (anna, bela, cili):
            table = await anna.create("citadels", ["me", "open"])
            await bela.join(table.id)
            waiting = [
                asyncio.create_task(state_when(client, table.id, seat, lambda state: state.seq == 1))
                for client, seat in ((anna, 0), (bela, 1), (cili, None))
            ]
            await heard(cili, table.id, lambda news: isinstance(news, Presence) and news.seats == [0, 1])
            await play_once([anna, bela], table.id, Random(1))
            states = await asyncio.gather(*waiting)
            assert [state.seat for state in states] == [0, 1, None]
            assert len({msgspec.json.encode(state.observation.view) for state in states}) == 3

    run(story())


def test_a_listener_hears_of_the_table_first(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await hot_seat(anna)
            assert isinstance(await heard(anna, table.id, lambda _: True), TableNews)

    run(story())
