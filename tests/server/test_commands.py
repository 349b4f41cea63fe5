"""Moves, undo and chat by REST and through the socket: carried out once, with the same answers and refusals."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guests import run
from tests.server.inside import Inside, Listener, Person, inside
from tests.server.serving import Postgres, sqlite_url
from tetrapolis.locales import t

ROUTES = {"move": "moves", "undo": "undo", "say": "chat"}


class Evening:
    """Two people at a table of Walled City, English and Hungarian, each with a socket."""

    def __init__(self, here: Inside, table: str, people: list[Person], sockets: list[Listener]) -> None:
        self.here = here
        self.table = table
        self.path = f"/api/tables/{table}"
        self.people = people
        self.sockets = sockets

    async def asked(self) -> tuple[int, list[str], int]:
        """Whose decision it is, the moves, and the number of the question."""
        public = await self.people[0].done("GET", f"{self.path}/state")
        decision = public["observation"]["pending"][0]
        seat: int = decision["seat"]
        own = await self.people[seat].done("GET", f"{self.path}/state?seat={seat}")
        return seat, own["observation"]["legal"], decision["id"]

    async def by_rest(self, seat: int, kind: str, key: str, wish: dict[str, Any]) -> dict[str, Any]:
        """The answer by REST."""
        headers = {"idempotency-key": key} if key else {}
        answer = await self.people[seat].ask("POST", f"{self.path}/{ROUTES[kind]}", wish, headers)
        body: dict[str, Any] = answer.json()
        assert answer.is_success or body["status"] == answer.status_code
        return body

    async def by_socket(self, seat: int, kind: str, key: str, wish: dict[str, Any]) -> dict[str, Any]:
        """The answer through the socket, without what REST does not say: its type and the key."""
        answer = await self.sockets[seat].command(kind, key, **wish)
        assert answer.pop("type") == ("done" if "seq" in answer else "problem")
        assert answer.pop("key") == key
        return answer

    async def play_until_undo(self) -> tuple[int, int]:
        """Moves, until somebody may take back: who, and how far the match is."""
        while True:
            seat, moves, _ = await self.asked()
            seq = (await self.by_socket(seat, "move", f"on {await self.seq()}", {"seat": seat, "move": moves[0]}))[
                "seq"
            ]
            for each in (0, 1):
                if (await self.people[each].done("GET", f"{self.path}/state?seat={each}"))["can_undo"]:
                    return each, seq

    async def seq(self) -> int:
        """How far the match is."""
        seq: int = (await self.people[0].done("GET", f"{self.path}/state"))["seq"]
        return seq

    async def said(self) -> list[str]:
        """What was said."""
        return [line["text"] for line in await self.people[0].done("GET", f"{self.path}/chat")]


def evening(folder: Path, story: Callable[[Evening], Awaitable[None]], **config: Any) -> None:
    """Tell a story."""

    async def told() -> None:
        async with inside(folder, **config) as here:
            table, people = await here.seated("walled_city", 2, {})
            sockets = [await here.listen(person, table) for person in people]
            await story(Evening(here, table, people, sockets))

    run(told())


# ---- once


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh one of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


@pytest.mark.parametrize("first", ["rest", "socket"])
def test_the_same_key_by_the_other_way_is_the_same_request(tmp_path: Path, database: str, first: str) -> None:
    async def story(here: Evening) -> None:
        ways = [here.by_rest, here.by_socket] if first == "rest" else [here.by_socket, here.by_rest]
        seat, moves, decision = await here.asked()
        wish = {"seat": seat, "move": moves[0], "decision": decision}
        answers = [await way(seat, "move", "one", wish) for way in (*ways, *ways)]
        assert answers == [{"seq": 1}] * 4
        assert await here.seq() == 1
        lines = [await way(0, "say", "hello", {"text": "Hello"}) for way in (*ways, *ways)]
        assert lines == [{"seq": lines[0]["seq"]}] * 4
        assert await here.said() == ["Hello"]
        seat, seq = await here.play_until_undo()
        taken = [await way(seat, "undo", "back", {"seat": seat}) for way in (*ways, *ways)]
        assert taken == [{"seq": seq + 1}] * 4
        assert await here.seq() == seq + 1

    evening(tmp_path, story, database=database)


def test_the_same_key_five_times_each_at_once(tmp_path: Path, database: str) -> None:
    async def story(here: Evening) -> None:
        seat, moves, decision = await here.asked()
        sockets = [await here.here.listen(here.people[seat], here.table) for _ in range(5)]
        wish = {"seat": seat, "move": moves[0], "decision": decision}
        for kind, key, what in (("move", "one", wish), ("say", "hello", {"text": "Hello"})):
            answers = await asyncio.gather(
                *[here.by_rest(seat, kind, key, what) for _ in range(5)],
                *[socket.command(kind, key, **what) for socket in sockets],
            )
            assert all("seq" in answer for answer in answers), answers
            assert len({answer["seq"] for answer in answers}) == 1, answers
        assert await here.seq() == 1
        assert await here.said() == ["Hello"]
        async with here.here.app.engine.connect() as connection:
            rows = await connection.exec_driver_sql("SELECT id FROM request ORDER BY id")
            assert [row.id for row in rows] == ["hello", "one"]

    evening(tmp_path, story, database=database)


@pytest.mark.parametrize("first", ["rest", "socket"])
def test_the_same_key_for_something_else_is_refused_by_both(tmp_path: Path, first: str) -> None:
    async def story(here: Evening) -> None:
        carry_out = here.by_rest if first == "rest" else here.by_socket
        seat, moves, decision = await here.asked()
        wish = {"seat": seat, "move": moves[0], "decision": decision}
        assert await carry_out(seat, "move", "one", wish) == {"seq": 1}
        others: list[tuple[str, dict[str, Any]]] = [
            ("move", wish | {"move": moves[1]}),
            ("move", wish | {"decision": None}),
            ("undo", {"seat": seat}),
            ("say", {"text": "Hello"}),
        ]
        for kind, other in others:
            rest = await here.by_rest(seat, kind, "one", other)
            socket = await here.by_socket(seat, kind, "one", other)
            assert rest == socket
            assert (rest["status"], rest["code"]) == (422, "server-error-request-id")
        assert await here.seq() == 1
        assert await here.said() == []
        assert (await here.by_rest(1 - seat, "say", "one", {"text": "Hello"})).keys() == {"seq"}  # another guest's key

    evening(tmp_path, story)


def test_a_refused_command_may_be_sent_again_the_other_way(tmp_path: Path) -> None:
    async def story(here: Evening) -> None:
        for seat in (0, 1):
            assert (await here.by_socket(seat, "undo", "early", {"seat": seat}))["code"] == "error-no-undo"
        seat, seq = await here.play_until_undo()
        assert await here.by_rest(seat, "undo", "early", {"seat": seat}) == {"seq": seq + 1}
        assert await here.by_socket(seat, "undo", "early", {"seat": seat}) == {"seq": seq + 1}
        assert await here.seq() == seq + 1

    evening(tmp_path, story)


# ---- refusals


async def _same_refusal(here: Evening, seat: int, kind: str, wish: dict[str, Any], status: int, code: str) -> None:
    """By REST and through the socket, with and without a key: the same words, which are those of the language."""
    rest = await here.by_rest(seat, kind, "", wish)
    socket = await here.by_socket(seat, kind, f"{kind} {code}", wish)
    keyed = await here.by_rest(seat, kind, f"{kind} {code}", wish)
    assert rest == socket == keyed
    assert (rest["status"], rest["code"]) == (status, code), rest
    lang = ("en", "hu")[seat % 2]
    assert rest["title"] == t(lang, "server-problem")
    if code.startswith("server-"):
        assert rest["detail"] == t(lang, code)
    assert rest["detail"]


def test_every_refusal_is_the_same_both_ways(tmp_path: Path) -> None:
    """Each by both people: one is English, the other Hungarian."""

    async def story(here: Evening) -> None:
        seat, moves, decision = await here.asked()
        for who in (0, 1):
            own = {"seat": who, "move": moves[0]}
            refusals: list[tuple[str, dict[str, Any], int, str]] = [
                ("move", {"seat": 1 - who, "move": moves[0]}, 403, "server-error-not-your-seat"),
                ("move", own | {"move": "dance"}, 400, "error-move-unknown"),
                ("move", own | {"move": "x" * 1001}, 400, "server-error-request"),
                ("move", {"seat": 8, "move": moves[0]}, 400, "server-error-request"),
                ("move", {"seat": who}, 400, "server-error-request"),
                ("move", own | {"more": 1}, 400, "server-error-request"),
                ("say", {"text": " \u0000\u200b\n"}, 400, "server-error-chat"),
                ("say", {"text": ""}, 400, "server-error-request"),
                ("say", {"text": "x" * 501}, 400, "server-error-request"),
                ("undo", {"seat": who}, 409, "error-no-undo"),
                ("undo", {"seat": who, "to": 0}, 403, "server-error-no-free-undo"),
                ("undo", {"seat": 1 - who}, 403, "server-error-not-your-seat"),
            ]
            if who == seat:
                refusals.append(("move", own | {"decision": decision + 1}, 409, "server-error-stale"))
                refusals.append(("move", own | {"move": "build Z9"}, 409, "walled_city-error-no-place"))
            else:
                refusals.append(("move", own, 409, "error-not-your-decision"))
            for kind, wish, status, code in refusals:
                await _same_refusal(here, who, kind, wish, status, code)
        assert await here.seq() == 0
        assert await here.said() == []

    evening(tmp_path, story)


def test_who_does_not_sit_here_is_refused_the_same_both_ways(tmp_path: Path) -> None:
    async def story(here: Evening) -> None:
        _, moves, _ = await here.asked()
        for number, lang in enumerate(("en", "hu"), start=2):
            here.people.append(await here.here.guest("Watcher", lang))
            here.sockets.append(await here.here.listen(here.people[number], here.table))
            for seat in (0, 1):
                await _same_refusal(
                    here, number, "move", {"seat": seat, "move": moves[0]}, 403, "server-error-not-your-seat"
                )
            await _same_refusal(here, number, "undo", {"seat": 0}, 403, "server-error-not-your-seat")
        assert await here.seq() == 0

    evening(tmp_path, story)


def test_a_closed_table_is_refused_the_same_both_ways(tmp_path: Path) -> None:
    """REST answers each wish; the socket says it once, and ends."""

    async def told() -> None:
        async with inside(tmp_path) as here:
            for lang in ("en", "hu"):
                person = await here.guest(f"Anna {lang}", lang)
                wish = {"game": "walled_city", "seats": [{"kind": "me"}, {"kind": "me"}]}
                table = (await person.done("POST", "/api/tables", wish))["id"]
                listener = await here.listen(person, table)
                closed = Evening(here, table, [person, person], [listener])
                seat, moves, _ = await closed.asked()
                await person.done("POST", f"{closed.path}/close")
                await listener.connection.wait_closed()
                with pytest.raises(AssertionError, match="the connection has ended"):
                    await listener.until("done")
                assert listener.connection.close_code == 4409
                said = {"type": "error", "code": "server-error-closed", "detail": t(lang, "server-error-closed")}
                assert listener.frames[-1] == said
                for kind, wanted in (("move", {"seat": seat, "move": moves[0]}), ("undo", {"seat": seat})):
                    for key in ("", f"{kind} {table}"):
                        answer = await closed.by_rest(seat, kind, key, wanted)
                        assert (answer["status"], answer["code"]) == (409, said["code"])
                        assert answer["detail"] == said["detail"]

    run(told())


def test_nobody_gets_401_through_the_socket(tmp_path: Path) -> None:
    async def story(here: Evening) -> None:
        here.people.append(here.here.nobody())
        here.sockets.append(await here.here.listen(here.people[2], here.table))
        seat, moves, _ = await here.asked()
        for kind, wish in (("move", {"seat": seat, "move": moves[0]}), ("undo", {"seat": 0}), ("say", {"text": "Hi"})):
            await _same_refusal(here, 2, kind, wish, 401, "server-error-who")
        assert await here.seq() == 0
        assert await here.said() == []

    evening(tmp_path, story)


# ---- too much


def test_too_many_frames_end_the_connection_with_429(tmp_path: Path) -> None:
    async def story(here: Evening) -> None:
        socket = here.sockets[1]
        for _ in range(20):
            await socket.flushed()
        with pytest.raises(AssertionError, match="the connection has ended"):
            await socket.flushed()
        assert sum(frame["type"] == "pong" for frame in socket.frames) == 20
        refused = {"type": "error", "code": "server-error-rate", "detail": t("hu", "server-error-rate")}
        assert socket.frames[-1] == refused
        assert socket.connection.close_code == 4429
        with pytest.raises(ConnectionClosed):
            await socket.connection.send("{}")

    evening(tmp_path, story, rate=20)


def test_commands_are_counted_with_the_requests_of_the_same_address(tmp_path: Path) -> None:
    async def story(here: Evening) -> None:
        here.here.app.rates.most = sum(count for _, count in here.here.app.rates._counts.values()) + 3
        answers = [await here.by_socket(0, "say", f"key {number}", {"text": "Hi"}) for number in range(4)]
        assert ["seq" in answer for answer in answers] == [True, True, True, False]
        assert answers[3] == await here.by_rest(0, "say", "key 4", {"text": "Hi"})
        assert (answers[3]["status"], answers[3]["code"]) == (429, "server-error-rate")
        here.here.app.rates.most = 1_000_000
        assert await here.said() == ["Hi"] * 3

    evening(tmp_path, story)
