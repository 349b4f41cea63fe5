"""Servers are killed (-9) while matches are played by API: nothing that was acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tests.server.chaos import Party, Wire, reckon
from tests.server.serving import Postgres, RedisServer, Server, serving, sqlite_url
from tetrapolis.games import games

QUICK_LEASE = {"due_worker.LEASE": 1.5, "matches.SNAPSHOT_EVERY": 20}
BETWEEN_KILLS = 40, 160
"""Records between two kills: however slow the machine is, matches get on."""
AT_ONCE = 8
"""Tables that are played at the same time."""


async def _kill(servers: Sequence[Server], wire: Wire, rng: Random, redis: RedisServer | None) -> None:
    """Kill one after the other, for ever, each after some moves more; after the first Redis, once."""
    while True:
        enough = wire.counts["steps"] + rng.randint(*BETWEEN_KILLS)
        while wire.counts["steps"] < enough:
            await asyncio.sleep(rng.uniform(0.001, 0.02))
        server = rng.choice(servers)
        server.kill()
        await asyncio.to_thread(server.start)
        if redis is not None:
            redis.kill()
            await asyncio.sleep(rng.uniform(0.1, 1.0))
            await asyncio.to_thread(redis.start)
            redis = None


async def _chaos(
    servers: Sequence[Server], names: Sequence[str], moves: int, seed: int, redis: RedisServer | None = None
) -> str:
    """Play a match of each game named, kill, and reckon; figures for who wants to know."""
    rng = Random(seed)
    wire = Wire(servers, Random(seed))
    parties = [Party(wire, name, Random(f"{seed}/{number}"), moves) for number, name in enumerate(names)]
    free = asyncio.Semaphore(AT_ONCE)

    async def one(party: Party) -> None:
        async with free:
            await party.play()
        await reckon(party)

    killer = asyncio.create_task(_kill(servers, wire, rng, redis))
    try:
        await asyncio.gather(*map(one, parties))
        assert not killer.done(), killer.exception()
    finally:
        killer.cancel()
        await asyncio.gather(killer, return_exceptions=True)
        await wire.close()
    acks = sum(len(party.acks) for party in parties)
    kills = sum(server.starts - 1 for server in servers)
    return f"{len(parties)} matches, {acks} acknowledged moves, {kills} kills, {dict(wire.counts)}"


def test_chaos_with_sqlite(tmp_path: Path, full: bool) -> None:
    with serving(sqlite_url(tmp_path), tmp_path, constants=QUICK_LEASE) as server:
        names, moves = (games() * 25, 1000) if full else (games()[:2], 40)
        print(asyncio.run(_chaos([server], names, moves, seed=1)))
        assert server.starts > 1


def test_chaos_with_two_processes(tmp_path: Path, postgres: Postgres, redis: RedisServer, full: bool) -> None:
    database = postgres.database()
    with (
        serving(database, tmp_path, redis.url, QUICK_LEASE) as one,
        serving(database, tmp_path, redis.url, QUICK_LEASE) as two,
    ):
        names, moves = (games() * 25, 1000) if full else (games()[2:], 40)
        print(asyncio.run(_chaos([one, two], names, moves, 2, redis)))
        assert one.starts + two.starts > 2
