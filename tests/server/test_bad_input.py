"""Bad input: a proper status, a message in the person's language, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.guests import arrived, asked, bare, bearer, heard, hot_seat, refused, run
from tests.server.serving import Postgres, Server, serving, sqlite_url
from tetrapolis.client import Client, Table
from tetrapolis.locales import t
from tetrapolis.locales.words import thing

LANGUAGES = ("en", "hu")
in_both_languages = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("bad")
    with serving(sqlite_url(folder), folder) as running:
        yield running


class Scene:
    """A table of two people in a running match, and a way to send anything."""

    def __init__(self, anna: Client, bela: Client, table: Table, raw: httpx.AsyncClient) -> None:
        self.anna, self.bela, self.table, self.raw = anna, bela, table, raw

    async def snapshot(self) -> bytes:
        """All that both see."""
        parts: list[Any] = [await self.anna.table(self.table.id), await self.anna.said(self.table.id)]
        for seat, client in enumerate((self.anna, self.bela)):
            parts.append(msgspec.structs.replace(await client.state(self.table.id, seat), now=0.0))
        return msgspec.json.encode(parts)

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table.id}"


def staged(server: Server, lang: str, act: Callable[[Scene], Any]) -> None:
    """Act on a table; afterwards everything must be as it was."""

    async def story() -> None:
        async with arrived(server, "Anna", "Béla", lang=lang) as (anna, bela), bare(server) as raw:
            table = await anna.create("citadels", ["me", "open"])
            await bela.join(table.id)
            scene = Scene(anna, bela, await anna.table(table.id), raw)
            before = await scene.snapshot()
            await act(scene)
            assert await scene.snapshot() == before

    run(story())


def said(answer: httpx.Response, status: int, code: str, lang: str) -> None:
    """The answer is a problem (RFC 9457) like this one, in words."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/problem+json")
    body = answer.json()
    assert (body["status"], body["code"]) == (status, code)
    assert (body["title"], body["detail"]) == (t(lang, "server-problem"), t(lang, code))


@in_both_languages
def test_wrong_token(server: Server, lang: str) -> None:
    async def act(scene: Scene) -> None:
        thief = Client(server.url, token="x" * 32, lang=lang)
        for wish in (
            thief.me(),
            thief.table(scene.table.id),
            thief.state(scene.table.id),
            thief.state(scene.table.id, 0),
            thief.play(scene.table.id, 0, "end"),
            thief.chat(scene.table.id, "Hello"),
            thief.leave(scene.table.id),
            thief.substitute(scene.table.id, 0, "normal"),
            heard(thief, scene.table.id, lambda _: True),
        ):
            error = await refused(wish, 401, "server-error-who")
            assert error.detail == t(lang, "server-error-who")
        nobody = Client(server.url, lang=lang)
        await refused(nobody.play(scene.table.id, 0, "end"), 401, "server-error-who")
        await refused(nobody.state(scene.table.id, 0), 401, "server-error-who")
        long = await scene.raw.get("/api/me", headers={"authorization": f"Bearer {'x' * 300}"})
        assert long.status_code == 401
        await thief.close()
        await nobody.close()

    staged(server, lang, act)


@in_both_languages
def test_foreign_seat(server: Server, lang: str) -> None:
    async def act(scene: Scene) -> None:
        state = await asked([scene.anna, scene.bela], scene.table.id)
        assert state.seat is not None
        other = scene.bela if state.seat == 0 else scene.anna
        move = state.observation.moves[0]
        for wish in (
            other.play(scene.table.id, state.seat, move),
            other.check(scene.table.id, state.seat, move),
            other.undo(scene.table.id, state.seat),
            other.state(scene.table.id, state.seat),
            other.replay(scene.table.id, 0, state.seat),
            other.play(scene.table.id, 7, move),
        ):
            error = await refused(wish, 403, "server-error-not-your-seat")
            assert error.detail == t(lang, "server-error-not-your-seat")
        await refused(other.webhook(scene.table.id, state.seat, "https://a.example/"), 403, "server-error-not-seated")
        own = 1 - state.seat
        error = await refused(other.play(scene.table.id, own, move), 409, "error-not-your-decision")
        assert error.detail == t(lang, "error-not-your-decision", seat=scene.table.seats[own].name)

    staged(server, lang, act)


@in_both_languages
def test_illegal_move(server: Server, lang: str) -> None:
    async def act(scene: Scene) -> None:
        clients = [scene.anna, scene.bela]
        state = await asked(clients, scene.table.id)
        seat = state.seat or 0
        mover = clients[seat]
        details = set()
        for move, status, code in (
            ("end", 409, "error-illegal-move"),
            ("", 400, "error-move-empty"),
            ("dance", 400, "error-move-unknown"),
            ("pick", 400, "error-move-form"),
            ("pick nobody", 400, "error-move-word"),
            ("pick 9999999999999999999999999", 400, "error-move-word"),
        ):
            error = await refused(mover.play(scene.table.id, seat, move), status, code)
            details.add(error.detail)
            assert error.code not in error.detail
        assert len(details) >= 5
        assert ("lépés" in " ".join(details)) == (lang == "hu")

    staged(server, lang, act)


@in_both_languages
def test_broken_bodies(server: Server, lang: str) -> None:
    """The person's language is the guest's own, whatever the browser prefers."""

    async def act(scene: Scene) -> None:
        other = "hu" if lang == "en" else "en"
        headers = bearer(scene.anna) | {"accept-language": other}
        bodies = [
            b"",
            b"{",
            b"null",
            b"[]",
            b"\xff\xfe",
            b'{"seat": 0}',
            b'{"seat": "one", "move": "end"}',
            b'{"seat": 0, "move": "end", "who": "me"}',
            b'{"seat": -1, "move": "end"}',
            b'{"seat": 8, "move": "end"}',
            b'{"seat": 1e99, "move": "end"}',
            b'{"seat": 0, "move": "' + b"x" * 1001 + b'"}',
            b'{"seat": 0, "move": "end", "decision": 1.5}',
            b'{"seat": 0, "move": "\\ud800"}',
            b"[" * 5000,
        ]
        for body in bodies:
            answer = await scene.raw.post(f"{scene.path}/moves", content=body, headers=headers)
            said(answer, 400, "server-error-request", lang)

    staged(server, lang, act)


@in_both_languages
def test_too_large(server: Server, lang: str) -> None:
    async def act(scene: Scene) -> None:
        body = b'{"text": "' + b"x" * 20_000 + b'"}'
        answer = await scene.raw.post(f"{scene.path}/chat", content=body, headers=bearer(scene.anna))
        said(answer, 413, "server-error-size", lang)

        async def pieces() -> Any:
            for _ in range(20):  # nobody said beforehand how much it would be
                yield b" " * 1000

        answer = await scene.raw.post(f"{scene.path}/chat", content=pieces(), headers=bearer(scene.anna))
        said(answer, 413, "server-error-size", lang)

    staged(server, lang, act)


@in_both_languages
def test_unknown_tables_and_addresses(server: Server, lang: str) -> None:
    async def act(scene: Scene) -> None:
        anna = scene.anna
        for unknown in ("nothing", "x" * 500, "\0", "%00", "é"):
            for wish in (
                anna.table(unknown),
                anna.state(unknown),
                anna.play(unknown, 0, "end"),
                anna.join(unknown),
                anna.chat(unknown, "Hello"),
                anna.replay(unknown, 0),
                anna.record(unknown),
                anna.branch(unknown, 0, ["me", "me"]),
            ):
                error = await refused(wish, 404, "server-error-no-table")
                assert error.detail == t(lang, "server-error-no-table")
        error = await refused(heard(anna, "nothing", lambda _: True), 404, "server-error-no-table")
        assert error.detail == t(lang, "server-error-no-table")
        language = {"accept-language": f"{lang}-x,de;q=0.5"}
        said(await scene.raw.get("/api/nothing", headers=language), 404, "server-error-nothing", lang)
        said(await scene.raw.delete("/api/me", headers=language), 405, "server-error-method", lang)
        await refused(anna.use_link("x"), 410, "server-error-link")

    staged(server, lang, act)


@pytest.mark.parametrize(
    "query",
    [
        "state?seat=x",
        "state?seat=99",
        "state?seat=-1",
        "state?since=x",
        "chat?after={huge}",
        "replay",
        "replay?seq={huge}",
    ],
)
def test_queries_that_make_no_sense(server: Server, query: str) -> None:
    async def act(scene: Scene) -> None:
        path = f"{scene.path}/{query.format(huge='9' * 40)}"
        answer = await scene.raw.get(path, headers=bearer(scene.anna))
        said(answer, 400, "server-error-request", "en")

    staged(server, "en", act)


@in_both_languages
def test_too_many_requests(tmp_path: Path, lang: str) -> None:
    async def story(server: Server) -> None:
        async with bare(server, headers={"accept-language": lang}) as raw:
            answers = [await raw.get("/api/games") for _ in range(12)]
            assert answers[0].status_code == 200
            said(answers[-1], 429, "server-error-rate", lang)
            assert (await raw.get("/health")).status_code == 200

    with serving(sqlite_url(tmp_path), tmp_path, rate=10) as server:
        run(story(server))


def test_an_error_tells_nothing_of_others_cards(server: Server) -> None:
    """The same refusal for every card one does not hold, whoever holds it."""

    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await hot_seat(anna, "ankh_morpork")
            seat = (await asked([anna, anna], table.id)).seat or 0
            hers: list[str] = (await anna.state(table.id, 1 - seat)).observation.view["hand"]
            mine: list[str] = (await anna.state(table.id, seat)).observation.view["hand"]
            dealt = {*hers, *mine}
            unseen = next(card for card in ("the_duckman", "groat", "wallace_sonky", "zorgo") if card not in dealt)
            texts = set()
            for card in (hers[0], unseen):
                error = await refused(anna.play(table.id, seat, f"play {card}"), 409, "ankh_morpork-error-not-in-hand")
                texts.add(error.detail.replace(thing("en", "ankh_morpork", "card", card), "CARD"))
                assert error.params == {"card": card}
            assert len(texts) == 1

    run(story())


def test_titles_and_names_are_lines_of_text(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            seats = [{"kind": "me", "name": "\u0000Béla\n\u202e"}, {"kind": "me", "name": " \t"}]
            table = await anna.create("citadels", seats, title="\u0000 <b>Title</b>\r\n")
            assert (table.title, [seat.name for seat in table.seats]) == ("<b>Title</b>", ["Béla", "Anna"])

    run(story())


def test_the_same_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    """What SQLite takes and PostgreSQL does not: signs without a shape, numbers without an end."""
    with serving(postgres.database(), tmp_path) as server:
        test_unknown_tables_and_addresses(server, "hu")
        test_broken_bodies(server, "hu")
        test_titles_and_names_are_lines_of_text(server)
        for query in ("chat?after={huge}", "replay?seq={huge}"):
            test_queries_that_make_no_sense(server, query)
        assert "request-failed" not in server.log
