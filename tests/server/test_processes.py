"""Several processes at one database: one winner per seq, and the work of one that died is taken over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import psutil
import pytest
from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.sync.client import connect

from tests.server.alone import Alone, Slow, alone, default
from tests.server.serving import Postgres, RedisServer, Server, serving, sqlite_url, wait_until
from tetrapolis.core.driving import next_actor, next_ring
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.match import Match
from tetrapolis.core.types import CLOCK, SPECTATOR, Event, Move
from tetrapolis.games import games
from tetrapolis.server import matches as stored
from tetrapolis.server import schema
from tetrapolis.server.database import create_engine
from tetrapolis.server.store import Conflict
from tetrapolis.server.tables_model import Loaded
from tetrapolis.wire.live import Happened
from tetrapolis.wire.requests import SeatWish

Story = Callable[[Alone, Loaded], Awaitable[None]]


def tell(database: str, game: str, story: Story) -> None:
    """A match whose seats one guest plays, in this process."""

    async def told() -> None:
        async with alone(database) as here:
            await story(here, await here.table(game, [SeatWish("me")] * 3))

    asyncio.run(told())


# ---- one winner


def arrived(server: Server) -> dict[str, str]:
    """A guest, as headers."""
    answer = httpx.post(server.url + "/api/guests", json={"name": "Anna"})
    return {"authorization": f"Bearer {answer.json()['token']}"}


def test_one_winner_per_seq(tmp_path: Path, postgres: Postgres, redis: RedisServer) -> None:
    database = postgres.database()
    with serving(database, tmp_path, redis.url) as one, serving(database, tmp_path, redis.url) as two:
        me = arrived(one)
        seats = [{"kind": "me"}, {"kind": "me"}]
        wish = {"game": "citadels", "seats": seats}
        table = httpx.post(one.url + "/api/tables", json=wish, headers=me).json()["id"]
        asyncio.run(_race([one.url, two.url], table, me))
        _hints_cross(one, two, table, me)
        redis.kill()
        redis.start()
        _hints_cross(two, one, table, me)


async def _race(urls: list[str], table: str, me: dict[str, str]) -> None:
    """One question, an answer through each process at once, each a request of its own."""
    async with httpx.AsyncClient(headers=me, timeout=60) as client:
        for turn in range(12):
            shown = await _asked(client, urls[turn % 2], table)
            body = {"seat": shown["seat"], "move": shown["move"], "decision": shown["decision"]}
            answers = await asyncio.gather(*[client.post(f"{url}/api/tables/{table}/moves", json=body) for url in urls])
            assert sorted(answer.status_code for answer in answers) == [200, 409], [one.text for one in answers]
            won, lost = sorted(answers, key=lambda answer: answer.status_code)
            assert won.json() == {"seq": turn + 1}
            assert lost.json()["code"] in ("server-error-stale", "error-not-your-decision")
        last = [(await client.get(f"{url}/api/tables/{table}/state")).json()["seq"] for url in urls]
        assert last == [12, 12]


async def _asked(client: httpx.AsyncClient, url: str, table: str) -> dict[str, Any]:
    """The seat that is asked, and one of its moves."""
    public = (await client.get(f"{url}/api/tables/{table}/state")).json()["observation"]
    seat = public["pending"][0]["seat"]
    own = (await client.get(f"{url}/api/tables/{table}/state", params={"seat": seat})).json()["observation"]
    return {"seat": seat, "move": own["legal"][0], "decision": public["pending"][0]["id"]}


def _hints_cross(listening: Server, playing: Server, table: str, me: dict[str, str]) -> None:
    """A move made through one process is heard at a socket of the other."""
    with connect(f"{listening.url.replace('http', 'ws')}/api/tables/{table}/live", proxy=None) as ear:

        async def move() -> int:
            async with httpx.AsyncClient(headers=me, timeout=60) as client:
                body = await _asked(client, playing.url, table)
                answer = await client.post(f"{playing.url}/api/tables/{table}/moves", json=body)
                assert answer.status_code == 200, answer.text
                return int(answer.json()["seq"])

        seq = asyncio.run(move())
        while f'"seq":{seq}' not in str(ear.recv(timeout=60)):
            pass


def test_who_gets_up_while_a_move_is_written(postgres: Postgres) -> None:
    """The move waits for the match's row; then it must see that the table has changed, or no bot would ever move."""

    async def story(here: Alone, table: Loaded) -> None:
        engine, matches, tables, match = here.engine, here.matches, here.tables, table.row.match
        async with engine.begin() as leaving:
            await tables._touch(leaving, table.row.id)
            await leaving.execute(update(schema.matches).where(schema.matches.c.id == match).values(due=1.0))
            moving = asyncio.create_task(matches.change(match, default, table.seating))
            await _blocked(engine)
        with pytest.raises(Conflict):
            await moving
        async with engine.begin() as connection:
            columns = schema.matches.c
            row = (await connection.execute(select(columns.due, columns.records).where(columns.id == match))).one()
        assert (row.due, row.records) == (1.0, 1)
        await matches.change(match, default, (await tables.get(table.row.id)).seating)

    tell(postgres.database(), "citadels", story)


async def _blocked(engine: AsyncEngine) -> None:
    """Until somebody waits for a lock."""
    query = text(
        "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    )
    while True:
        async with engine.begin() as connection:
            if (await connection.execute(query)).scalar_one():
                return
        await asyncio.sleep(0.02)


def test_who_waited_for_the_loading_waits_for_the_change_too(tmp_path: Path) -> None:
    """After a restart all come at once: one loads the match and plays, the others must not see that before the disk."""

    async def story(here: Alone, table: Loaded) -> None:
        fresh, match = here.fresh(), table.row.match
        slow = fresh.store = Slow(fresh.store)
        playing = asyncio.create_task(fresh.change(match, default, table.seating))
        looking = asyncio.create_task(fresh.get(match))
        await slow.writing.wait()
        for _turn in range(20):
            await asyncio.sleep(0)
        assert not looking.done()
        slow.go_on.set()
        await playing
        running = await looking
        assert running.seq == 1
        made = [event for _, _, events in running.recent for event in events]
        for seat in (None, 0, 1, 2):
            audience = SPECTATOR if seat is None else 1 << seat
            heard = [Happened(1, event.id, event.args) for event in made if event.audience & audience]
            assert (running.since(0, [seat]), running.complete(0)) == (heard, True)

    tell(sqlite_url(tmp_path), "citadels", story)


# ---- snapshot and tail


@pytest.mark.parametrize("game", games())
def test_snapshot_and_tail_are_the_match(
    tmp_path: Path, game: str, full: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "SNAPSHOT_EVERY", 7)
    rng = Random(game)

    async def story(here: Alone, table: Loaded) -> None:
        matches, match = here.matches, table.row.match
        snapshots = set()
        for number in range(2000 if full else 150):
            running = await matches.get(match)
            if running.match.position.outcome is not None:
                break
            await matches.change(match, lambda current: _step(current, rng), table.seating)
            if number % 5 == 0 or running.match.position.outcome is not None:
                snapshots.add(await _same_when_restored(here, match))
        assert len(snapshots) > 3

    tell(sqlite_url(tmp_path), game, story)


async def _same_when_restored(process: Alone, match: str) -> int:
    """Another process, which knows only the database, has the same match; the number of its snapshot."""
    here, there = await process.matches.get(match), await process.fresh().get(match)
    assert there.match.position.to_json() == here.match.position.to_json() == here.match.at(here.last).to_json()
    assert (there.match.records, there.match.quiet) == (here.match.records, here.match.quiet)
    seats = range(here.match.header.players)
    assert [there.match.can_undo(seat) for seat in seats] == [here.match.can_undo(seat) for seat in seats]
    assert (there.seq, there.timers) == (here.seq, here.timers)
    columns = schema.snapshots.c
    async with process.engine.begin() as connection:
        found = await connection.execute(select(columns.seq).where(columns.match == match))
        return int(found.scalar_one_or_none() or 0)


def _step(match: Match, rng: Random) -> list[Event]:
    """A random move, or taking one back."""
    position = match.position
    seat = next_actor(position, rng)
    if seat == CLOCK:
        return match.play(seat, next_ring(position))
    if match.can_undo(seat) and rng.random() < 0.2:
        match.undo(seat)
        return []
    return match.play(seat, _any(match, seat, rng))


def _any(match: Match, seat: int, rng: Random) -> Move:
    """Now and then one that answers nothing."""
    legal = match.position.legal(seat)
    aside = getattr(legal, "aside", ())
    if isinstance(legal, OpenSpace) and rng.random() < 0.1:
        instruction = match.game.parse_move(rng.choice(["quiet on", "quiet off"]))
        if instruction in legal:
            return instruction
    return rng.choice(aside) if aside and rng.random() < 0.05 else legal.sample(rng)


# ---- taken over


def test_the_claim_of_a_process_that_died(tmp_path: Path, postgres: Postgres, redis: RedisServer) -> None:
    """Killed while it holds a bot's move, it leaves no worker behind, and another process plays on."""
    database, lease = postgres.database(), {"due_worker.LEASE": 4.0}
    engine = create_engine(database)
    with serving(database, tmp_path, redis.url, lease) as one:
        bots = [{"kind": "bot", "bot": "random"}] * 2
        wish = {"game": "walled_city", "seats": bots}
        made = httpx.post(one.url + "/api/tables", json=wish, headers=arrived(one)).json()
        claimed = asyncio.run(_claimed(engine, made["match"]))
        workers = psutil.Process(one.pid).children(recursive=True)
        one.kill()
        assert claimed
        wait_until(lambda: not any(_lives(worker) for worker in workers))
        with serving(database, tmp_path, redis.url, lease) as two:

            def over() -> bool:
                return bool(httpx.get(f"{two.url}/api/tables/{made['id']}").json()["state"] == "over")

            wait_until(over)
            lines = httpx.get(f"{two.url}/api/tables/{made['id']}/record").content.splitlines()
        record = [msgspec.json.decode(line) for line in lines[1:-1]]  # between the header and the end
        assert record
        assert [entry["seq"] for entry in record] == list(range(len(record)))


async def _claimed(engine: AsyncEngine, match: str) -> bool:
    """Until a process has claimed the match: it is due only after the lease."""
    columns = schema.matches.c
    try:
        while True:
            async with engine.begin() as connection:
                row = (await connection.execute(select(columns.due, columns.finished).where(columns.id == match))).one()
            if row.finished is not None:
                return False
            if row.due is not None and row.due > time.time() + 1:
                return True
            await asyncio.sleep(0.01)
    finally:
        await engine.dispose()


def _lives(process: psutil.Process) -> bool:
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False
