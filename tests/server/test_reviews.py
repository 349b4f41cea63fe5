"""Reviews at the server: for who played, when it is over, one at a time, stored; others are not kept waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.guests import arrived, bare, bearer, hot_seat, play_out, run
from tests.server.serving import Server, serving, sqlite_url
from tetrapolis.client import Client
from tetrapolis.review.judge import glance
from tetrapolis.review.story import Glance
from tetrapolis.server.review_work import answered
from tetrapolis.wire.answers import ReviewAnswer

QUICK = {
    "review_work.GLANCE": 2,
    "review_work.LOOKS": 1,
    "review_work.WORLDS": 8,
    "review_work.POINTS": 4,
    "review_work.PLAYOUTS": 1,
    "review_work.SAID": 0.0,
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(sqlite_url(tmp_path), tmp_path, constants=QUICK, bot_budget=60.0) as running:
        yield running


async def asking(http: httpx.AsyncClient, method: str, who: Client, table: str, seat: int) -> httpx.Response:
    """One request about a review."""
    headers = bearer(who) | {"x-tetrapolis": "1"}
    address = f"/api/tables/{table}/review"
    if method == "POST":
        return await http.post(address, json={"seat": seat}, headers=headers)
    return await http.request(method, address, params={"seat": seat}, headers=headers)


def told(answer: httpx.Response) -> ReviewAnswer:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ReviewAnswer)


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def finished(http: httpx.AsyncClient, who: Client, table: str, seat: int) -> ReviewAnswer:
    """When it is there; how far it is never goes back."""
    far = 0.0
    while True:
        now = told(await asking(http, "GET", who, table, seat))
        if now.state != "running":
            return now
        assert now.done >= far
        far = now.done
        await asyncio.sleep(0.05)


def test_a_review_is_asked_for_waited_for_and_kept(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,), bare(server) as http:
            table = (await hot_seat(anna, "citadels")).id
            early = await asking(http, "POST", anna, table, 0)
            assert problem(early) == (403, "server-error-not-over")
            await play_out([anna, anna], table)
            assert told(await asking(http, "GET", anna, table, 0)).state == "none"
            assert told(await asking(http, "POST", anna, table, 0)).state == "running"
            assert told(await asking(http, "POST", anna, table, 0)).state == "running"  # the same one
            other = await asking(http, "POST", anna, table, 1)
            assert problem(other) == (409, "server-error-review-one")
            done = await finished(http, anna, table, 0)
            assert done.state == "done"
            assert done.review is not None
            last = (await anna.state(table, 0)).seq
            assert {each.seq for each in done.review.decisions} <= set(range(1, last + 1))
            assert done.review.chart[-1].seq == last
            assert all(choice.said for each in done.review.decisions for choice in each.verdict.choices[:3])
            assert told(await asking(http, "POST", anna, table, 0)) == done  # at once
            assert told(await asking(http, "DELETE", anna, table, 0)) == done  # what is done stays
            assert told(await asking(http, "GET", anna, table, 1)).state == "none"
        server.stop()
        server.start()
        async with bare(server) as http:
            assert told(await asking(http, "GET", anna, table, 0)) == done

    run(story())


def test_only_who_played_the_seat_gets_it(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla", "Cili") as (anna, bela, cili), bare(server) as http:
            table = (await anna.create("citadels", ["me", "open"])).id
            await bela.join(table)
            await play_out([anna, bela], table)
            for who, seat in ((anna, 1), (bela, 0), (cili, 0)):
                for method in ("GET", "POST", "DELETE"):
                    assert problem(await asking(http, method, who, table, seat)) == (403, "server-error-not-your-seat")
            assert told(await asking(http, "POST", bela, table, 1)).state == "running"

    run(story())


def test_one_that_is_stopped_or_lost_can_be_asked_for_again(tmp_path: Path) -> None:
    """Stopped while it goes on: nothing of it is left. Lost with its process: it does not seem to go on for ever."""
    slow = QUICK | {"review_work.GLANCE": 10_000, "review_work.LOST": 3.0}
    with serving(sqlite_url(tmp_path), tmp_path, constants=slow, bot_budget=60.0) as server:

        async def story() -> None:
            async with arrived(server, "Anna") as (anna,):
                async with bare(server) as http:
                    table = (await hot_seat(anna, "citadels")).id
                    await play_out([anna, anna], table)
                    assert told(await asking(http, "POST", anna, table, 0)).state == "running"
                    assert told(await asking(http, "DELETE", anna, table, 0)).state == "none"
                    assert told(await asking(http, "POST", anna, table, 1)).state == "running"
                server.kill()
                server.start()
                async with bare(server) as http:
                    while told(await asking(http, "GET", anna, table, 1)).state != "none":
                        await asyncio.sleep(0.2)
                    assert told(await asking(http, "POST", anna, table, 1)).state == "running"
                    assert told(await asking(http, "DELETE", anna, table, 1)).state == "none"

        run(story())
        with closing(connect(tmp_path / "tables.db")) as database:
            assert database.execute("select count(*) from review").fetchone() == (0,)


def test_a_worker_judges_as_the_library_does() -> None:
    import tetrapolis as tp

    position: Any = tp.game("genoa").new(3, seed=4)
    seat = position.pending[0].seat
    obs = position.observe(seat)
    move = next(iter(obs.legal().listed))
    question = Glance(seat, str(move), "7", 3)
    found = answered("genoa", position.to_json(), msgspec.json.encode(question))
    assert found == msgspec.json.encode(glance(obs, move, "7", 3))
