"""No request takes for ever: who waited too long is told so in his language, may ask again, and nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.guests import run
from tests.server.inside import Inside, Person, inside
from tetrapolis.locales import t
from tetrapolis.server import app, sqlite

SOON = 0.3
"""Seconds a request may take here."""


@contextmanager
def hurried() -> Iterator[None]:
    """What is asked meanwhile may take little time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "REQUEST_SECONDS", SOON)
        yield


async def seated(here: Inside, lang: str) -> tuple[Person, str, dict[str, Any]]:
    """Somebody who plays both sides, the table's path, and a move that is legal now."""
    anna = await here.guest("Anna", lang)
    wish = {"game": "ankh_morpork", "seats": [{"kind": "me"}] * 2}
    path = f"/api/tables/{(await anna.done('POST', '/api/tables', wish))['id']}"
    for seat in (0, 1):
        seen = (await anna.done("GET", f"{path}/state?seat={seat}"))["observation"]
        if seen["legal"]:
            return anna, path, {"seat": seat, "move": seen["legal"][0], "decision": seen["pending"][0]["id"]}
    raise AssertionError("nobody is asked")


async def move(anna: Person, path: str, wish: dict[str, Any]) -> httpx.Response:
    """Play it, always under the same number."""
    return await anna.client.post(f"{path}/moves", json=wish, headers={"idempotency-key": "move-1"})


def too_late(answer: httpx.Response, lang: str) -> None:
    """It says so."""
    body = answer.json()
    assert (answer.status_code, body["status"], body["code"]) == (503, 503, "server-error-later")
    assert body["detail"] == t(lang, "server-error-later")
    assert answer.headers["content-type"].startswith("application/problem+json")


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_a_move_that_could_not_be_written(tmp_path: Path, lang: str) -> None:
    """Somebody else holds the database: the move has not happened, and is played when it is sent again."""

    async def story() -> None:
        async with inside(tmp_path) as here:
            anna, path, wish = await seated(here, lang)
            listener = await here.listen(anna, path.rpartition("/")[2])
            async with here.app.engine.begin():
                with hurried():
                    too_late(await move(anna, path, wish), lang)
                state = await anna.done("GET", f"{path}/state")  # looking goes on
                assert state["seq"] == 0
            played = await move(anna, path, wish)
            assert (played.status_code, played.json()) == (200, {"seq": 1})
            await listener.until("state", seq=1)  # a socket may last longer than a request
            assert (await anna.done("GET", f"{path}/state"))["seq"] == 1

    run(story())


def test_a_move_that_was_written_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk was slow, but it did it: who asks again gets the answer, and the move was played once."""
    wait, slow, go_on = sqlite.Writer._wait, asyncio.Event(), asyncio.Event()

    async def slowly(writer: sqlite.Writer, do: Callable[[], object]) -> None:
        if slow.is_set():
            await go_on.wait()
        await wait(writer, do)

    async def story() -> None:
        monkeypatch.setattr(sqlite.Writer, "_wait", slowly)
        async with inside(tmp_path) as here:
            anna, path, wish = await seated(here, "hu")
            slow.set()
            with hurried():
                too_late(await move(anna, path, wish), "hu")
            go_on.set()
            for _ in range(2):
                again = await move(anna, path, wish)
                assert (again.status_code, again.json()) == (200, {"seq": 1})
            assert (await anna.done("GET", f"{path}/state"))["seq"] == 1

    run(story())


def test_a_body_that_trickles_in(tmp_path: Path) -> None:
    """Who never says the rest is not waited for; the table goes on."""

    async def story() -> None:
        async with inside(tmp_path) as here:
            anna, path, wish = await seated(here, "hu")
            address = httpx.URL(here.url)
            reader, writer = await asyncio.open_connection(address.host, address.port)
            head = [
                f"POST {path}/moves HTTP/1.1",
                "host: localhost",
                f"authorization: Bearer {anna.token}",
                "content-type: application/json",
                "content-length: 100",
            ]
            with hurried():
                writer.write("\r\n".join([*head, "", '{"seat"']).encode())
                answer = await reader.readuntil(b'"params":{}}')
            writer.close()
            assert answer.startswith(b"HTTP/1.1 503")
            assert t("hu", "server-error-later").encode() in answer
            assert (await move(anna, path, wish)).json() == {"seq": 1}

    run(story())
