"""Servers are killed (-9) while matches are played by API: nothing that was acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from tests.sampling import Sampling
from tests.server.chaos import Wire
from tests.server.reckoning import Trouble, played_in_trouble
from tests.server.serving import Postgres, RedisServer, Server, serving, sqlite_url
from tetrapolis.games import games

QUICK_LEASE = {"due_worker.LEASE": 1.5, "matches.SNAPSHOT_EVERY": 20}
BETWEEN_KILLS = 40, 160
"""Records between two kills: however slow the machine is, matches get on."""
ENOUGH = 3
"""Kills in a sample: while people play, and while only bots do."""


def killing(servers: Sequence[Server]) -> Trouble:
    """Kill one after the other, each after some moves more, and start it again."""

    async def trouble(wire: Wire, rng: Random) -> None:
        while (Sampling.full or wire.counts["kills"] < ENOUGH) and await wire.steps(rng.randint(*BETWEEN_KILLS)):
            server = rng.choice(servers)
            server.kill()
            wire.counts["kills"] += 1
            await asyncio.to_thread(server.start)
        await wire.over.wait()

    return trouble


def test_chaos_with_sqlite(tmp_path: Path, full: bool, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(sqlite_url(tmp_path), tmp_path, constants=QUICK_LEASE) as server:
        names, moves = (games() * 25, 1000) if full else (games()[:2], 40)
        found = asyncio.run(played_in_trouble([server], names, moves, 1, killing([server]), tmp_path))
        assert server.starts > 1
    if full:
        with capsys.disabled():
            print(found.line("server killed, SQLite"))


def test_chaos_with_two_processes(
    tmp_path: Path, postgres: Postgres, redis: RedisServer, full: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    database = postgres.database()
    with (
        serving(database, tmp_path, redis.url, QUICK_LEASE) as one,
        serving(database, tmp_path, redis.url, QUICK_LEASE) as two,
    ):
        names, moves = (games() * 25, 1000) if full else (games()[2:], 40)
        found = asyncio.run(played_in_trouble([one, two], names, moves, 2, killing([one, two]), tmp_path))
        assert one.starts + two.starts > 2
    if full:
        with capsys.disabled():
            print(found.line("two servers killed in turn, PostgreSQL and Redis"))
