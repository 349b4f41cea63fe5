"""Passwords of tables: few tries, and few computations at a time, however many ask."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from tests.server.guests import run
from tests.server.inside import Inside, Person, inside
from tetrapolis.server import passwords
from tetrapolis.server.config import Config
from tetrapolis.server.problems import Problem

TRIES = Config().password_tries


async def locked(here: Inside) -> tuple[Person, str]:
    """A table with a password, and where to join it."""
    anna = await here.guest("Anna")
    wish = {"game": "citadels", "seats": [{"kind": "me"}, {"kind": "open"}], "password": "harbour"}
    return anna, f"/api/tables/{(await anna.done('POST', '/api/tables', wish))['id']}/join"


async def tried(person: Person, path: str, password: str, source: str = "1.2.3.4") -> int:
    """With which status a try is answered."""
    answer = await person.client.post(path, json={"password": password}, headers={"x-forwarded-for": source})
    if answer.status_code == 429:
        assert answer.headers["retry-after"] == "60"
    return answer.status_code


def test_ten_tries_a_minute_for_an_address(tmp_path: Path) -> None:
    """Given three locked tables, when one address tries them in turn, then it has ten tries for all of them."""

    async def story() -> None:
        async with inside(tmp_path, password_tries=TRIES, trusted_proxies=("127.0.0.1",)) as here:
            paths = [(await locked(here))[1] for _ in range(3)]
            bela = await here.guest("Béla")
            answers = [await tried(bela, paths[number % 3], f"guess {number}") for number in range(TRIES + 1)]
            assert answers == [403] * TRIES + [429]
            assert await tried(bela, paths[0], "harbour") == 429  # not even the right one
            assert await tried(bela, paths[0], "harbour", "1.2.3.5") == 200

    run(story())


def test_ten_tries_a_minute_for_a_table(tmp_path: Path) -> None:
    """Given a locked table, when many addresses try it, then they have ten tries together."""

    async def story() -> None:
        async with inside(tmp_path, password_tries=TRIES, trusted_proxies=("127.0.0.1",)) as here:
            anna, path = await locked(here)
            bela = await here.guest("Béla")
            answers = [await tried(bela, path, "guess", f"1.2.3.{number}") for number in range(TRIES + 1)]
            assert answers == [403] * TRIES + [429]
            _, other = await locked(here)
            assert await tried(bela, other, "harbour", "1.2.3.99") == 200
            assert await tried(anna, path, "", "1.2.3.99") != 429  # the host needs none

    run(story())


def test_two_at_a_time_and_a_short_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given computations that take their time, when many ask, then two run, some wait, and the rest come again."""
    go_on, lock = threading.Event(), threading.Lock()
    now = most = 0

    class Slow(PasswordHasher):
        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            nonlocal now, most
            with lock:
                now += 1
                most = max(most, now)
            go_on.wait()
            with lock:
                now -= 1
            return "done"

    monkeypatch.setattr(passwords, "_HASHER", Slow())

    async def story() -> list[object]:
        asked = [asyncio.create_task(passwords.hash_password("x")) for _ in range(100)]
        done, _ = await asyncio.wait(asked, timeout=None, return_when=asyncio.FIRST_COMPLETED)
        assert done  # who found no place was told at once
        while most < passwords.AT_ONCE:  # threads take their time to begin
            await asyncio.sleep(0.001)
        go_on.set()
        return await asyncio.gather(*asked, return_exceptions=True)

    answers = run(story())
    assert most == passwords.AT_ONCE == 2
    assert answers.count("done") == passwords.AT_ONCE + passwords.MOST_WAITING
    refused = [answer for answer in answers if answer != "done"]
    assert {(type(each), getattr(each, "status", 0)) for each in refused} == {(Problem, 503)}


def test_a_hash_made_before_is_still_good(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as here:
            _, path = await locked(here)
            async with here.app.engine.begin() as connection:
                old = PasswordHasher().hash("harbour")
                await connection.exec_driver_sql("UPDATE game_table SET password = ?", (old,))
            bela = await here.guest("Béla")
            assert await tried(bela, path, "harbor") == 403
            assert await tried(bela, path, "harbour") == 200

    run(story())
