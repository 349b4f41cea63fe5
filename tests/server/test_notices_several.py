"""Many notices, two processes on PostgreSQL with Redis: each is sent once, even if one of the two is killed."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.pushing import Browser, Service, push_service
from tests.server.serving import Postgres, RedisServer, serving, wait_until
from tests.server.test_push import KEYS
from tetrapolis.server import schema
from tetrapolis.server.database import create_engine
from tetrapolis.server.notice_worker import PEOPLE
from tetrapolis.server.people import hashed

QUICK = {"notice_worker.EVERY": 0.05, "notice_worker.LEASE": 20.0, "ways.LIMIT": 15.0, "webhooks.LIMIT": 15.0}


async def _write(database: str, browsers: list[Browser]) -> None:
    """A guest for each browser, and something to tell him."""
    engine, now = create_engine(database), time.time()
    guests = [f"guest{number}" for number in range(len(browsers))]
    people = {"name": "Anna", "lang": "en", "program": False, "created": now, "seen": now}
    notice = {"kind": "paired", "seq": 0, "at": now, "seen": False, "said": '{"name":"Cup","link":"/cup"}'}
    notice |= {"due": now, "todo": 7, "tries": 0, "sent_by": ""}
    rows: dict[Any, list[dict[str, Any]]] = {schema.guests: [], schema.push_subscriptions: [], schema.notices: []}
    for guest, browser in zip(guests, browsers, strict=True):
        rows[schema.guests].append(people | {"id": guest, "token": hashed(guest)})
        keys = browser.wish | {"guest": guest, "id": hashed(browser.endpoint), "device": "", "created": now}
        rows[schema.push_subscriptions].append(keys)
        rows[schema.notices].append(notice | {"guest": guest, "about": f"round-{guest}"})
    try:
        async with engine.begin() as connection:
            for table, all_of_it in rows.items():
                await connection.execute(insert(table), all_of_it)
    finally:
        await engine.dispose()


async def _left(engine: AsyncEngine) -> int:
    columns = schema.notices.c
    async with engine.connect() as connection:
        query = select(func.count()).where(columns.due.is_not(None))
        return int((await connection.execute(query)).scalar_one())


def left(database: str) -> int:
    """How many are still to be told."""

    async def ask() -> int:
        engine = create_engine(database)
        try:
            return await _left(engine)
        finally:
            await engine.dispose()

    return asyncio.run(ask())


def came(service: Service) -> Counter[tuple[str, str]]:
    """What came, by browser and topic."""
    return Counter((path, headers["topic"]) for path, headers, _ in list(service.came))


@pytest.mark.timeout(600)
@pytest.mark.parametrize("killed", [False, True])
def test_each_is_sent_once(tmp_path: Path, postgres: Postgres, redis: RedisServer, full: bool, killed: bool) -> None:
    number = 1000 if full else 120
    database = postgres.database()
    config: dict[str, Any] = {"push_keys": KEYS, "webhook_private": True}
    with (
        push_service() as service,
        serving(database, tmp_path, redis.url, QUICK, **config) as one,
        serving(database, tmp_path, redis.url, QUICK, **config),
    ):
        browsers = [service.browser(f"b{at}") for at in range(number)]
        asyncio.run(_write(database, browsers))
        if killed:
            wait_until(lambda: len(service.came) > number // 4)
            one.kill()
        wait_until(lambda: left(database) == 0, lambda: f"{left(database)} left, {len(service.came)} came")
        found = came(service)
        assert {path for path, _ in found} == {f"/b{at}" for at in range(number)}
        assert len(found) == number  # one topic each: the service and the browser show one
        twice = [what for what, times in found.items() if times > 1]
        # Only what the killed process had just sent, and could not note any more, may have left again.
        assert len(twice) <= (PEOPLE if killed else 0)
        assert max(found.values()) <= 2
        some = browsers[:: max(1, number // 20)]
        assert all(service.told(browser)[0]["body"] == "Cup" for browser in some)
