"""The part of `tetrapolis bench server` about bots: how long one waits for a bot's move.

First tables at which bots of one level play among themselves, watched, so that they go on. Then an attack: somebody
sets up many tables of the bots that think longest, and watches them all, while a person plays with easy bots. Bots have
no natural delay here, so what is measured is waiting for a turn, thinking, storing and telling.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tetrapolis.bots import SECONDS, spare_cores
from tetrapolis.cli.bench_figures import percentile
from tetrapolis.cli.common import console, number, table
from tetrapolis.locales import t

GAME, PLAYERS = "citadels", 4
LEVELS = ("easy", "normal", "hard", "expert")
NO_LIMIT = 1_000_000_000
ATTACK_TABLES, ATTACK_SEATS, ATTACK_LEVEL = 50, 5, "expert"
ATTACK_MOVES = 100
"""So many moves of the person's bots are waited for, if they come in time."""
MOST_SECONDS = 120.0

Say = Callable[[str], None]


def measure_bots(
    tables: int, seconds: float, levels: Sequence[str] = LEVELS, attack: int = ATTACK_TABLES, say: Say = lambda _: None
) -> dict[str, Any]:
    """By level, with so many tables: milliseconds from a bot's turn to its move; and the same under attack."""
    from tetrapolis.cli.bench_server import _free_port, _serve, _wait_until_well
    from tetrapolis.server.config import Config

    with tempfile.TemporaryDirectory(prefix="tetrapolis-bench-") as folder:
        config = Config(
            f"sqlite+aiosqlite:///{Path(folder) / 'tables.db'}",
            port=_free_port(),
            rate=NO_LIMIT,
            max_tables=NO_LIMIT,
            max_bot_tables=NO_LIMIT,
            bot_tables_rate=NO_LIMIT,
            bots=max(1, spare_cores() - 1),
            bot_delay=(0.0, 0.0),
        )
        server = multiprocessing.get_context("spawn").Process(target=_serve, args=(config, f"{folder}/log"))
        server.start()
        try:
            _wait_until_well(config.port, server.is_alive)
            return asyncio.run(_measure(config.port, config.bots, tables, seconds, levels, attack, say))
        finally:
            server.terminate()
            server.join()


async def _measure(
    port: int, workers: int, tables: int, seconds: float, levels: Sequence[str], attack: int, say: Say
) -> dict[str, Any]:
    found: dict[str, Any] = {"game": GAME, "players": PLAYERS, "tables": tables, "workers": workers, "levels": []}
    for level in levels:
        say(level)
        async with _guest(port) as host:
            waits = await _watch_all(host, [await host.table([level] * PLAYERS) for _ in range(tables)], seconds)
        found["levels"].append({"level": level, "seconds": SECONDS[level], **_figures(waits)})
    found["attacks"] = []
    for watched in (True, False) if attack else ():
        say("attack")
        waits = await _attacked(port, attack, watched, seconds)
        found["attacks"].append({"tables": attack, "level": ATTACK_LEVEL, "watched": watched, **_figures(waits)})
    return found


def _figures(waits: list[float]) -> dict[str, Any]:
    """In milliseconds."""
    parts = {"p50": percentile(waits, 0.5), "p99": percentile(waits, 0.99), "max": max(waits, default=0.0)}
    return {"moves": len(waits), **{part: seconds * 1e3 for part, seconds in parts.items()}}


# ---- guests


class _Guest:
    """Somebody with a connection."""

    def __init__(self, port: int, client: httpx.AsyncClient, token: str) -> None:
        self.port = port
        self.client = client
        self.headers = {"authorization": f"Bearer {token}"}
        self.tables: list[str] = []

    async def ask(self, path: str, body: Any = None) -> Any:
        answer = await self.client.post(path, json=body, headers=self.headers)
        answer.raise_for_status()
        return answer.json()

    async def table(self, levels: Sequence[str], game: str = GAME) -> str:
        """A table with these bots; empty: a seat of one's own."""
        seats = [{"kind": "bot", "bot": level} if level else {"kind": "me"} for level in levels]
        made: str = (await self.ask("/api/tables", {"game": game, "seats": seats}))["id"]
        self.tables.append(made)
        return made

    async def news(self, of: str) -> AsyncIterator[dict[str, Any]]:
        """What is new in the match of a table, as long as the socket is open."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{of}/live"
        with suppress(ConnectionClosed):
            async with connect(address, additional_headers=self.headers, proxy=None, max_size=None) as socket:
                async for frame in socket:
                    message = msgspec.json.decode(frame)
                    if message["type"] == "news":
                        yield message


@asynccontextmanager
async def _guest(port: int) -> AsyncIterator[_Guest]:
    """A new guest; the tables are given up afterwards."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, trust_env=False) as client:
        made = (await client.post("/api/guests", json={"name": "Bench"})).json()
        guest = _Guest(port, client, made["token"])
        yield guest
        client.cookies.clear()
        for each in guest.tables:
            with suppress(httpx.HTTPStatusError):  # it is over
                await guest.ask(f"/api/tables/{each}/close")


# ---- watching


async def _watch_all(guest: _Guest, tables: list[str], seconds: float) -> list[float]:
    """Watch tables where bots play among themselves: the time between a move and the next, at each."""
    waits: list[float] = []

    async def watch(of: str) -> None:
        last, since = -1, 0.0
        async for news in guest.news(of):
            now = time.perf_counter()
            if 0 <= last == news["seq"] - 1:  # else several moves came in one message
                waits.append(now - since)
            last, since = news["seq"], now

    watching = [asyncio.create_task(watch(of)) for of in tables]
    await asyncio.wait(watching, timeout=seconds)
    for task in watching:
        task.cancel()
    for problem in await asyncio.gather(*watching, return_exceptions=True):
        if isinstance(problem, Exception):
            raise problem
    return waits


async def _attacked(port: int, tables: int, watched: bool, seconds: float) -> list[float]:
    """How long a person waits for easy bots while somebody else lets many experts think."""
    async with _guest(port) as greedy, _guest(port) as person:
        many = await asyncio.gather(*(greedy.table([ATTACK_LEVEL] * ATTACK_SEATS) for _ in range(tables)))
        attack = asyncio.create_task(_watch_all(greedy, many if watched else many[:1], MOST_SECONDS))
        try:
            return await _play(person, max(seconds, 5.0))
        finally:
            attack.cancel()
            with suppress(asyncio.CancelledError):
                await attack


async def _play(person: _Guest, seconds: float) -> list[float]:
    """A person plays with easy bots, at once whenever it is the own turn: how long each bot took."""
    from tetrapolis.wire.patch import apply

    rng, begin = Random(1), time.perf_counter()
    waits: list[float] = []
    while (time.perf_counter() - begin < seconds or len(waits) < ATTACK_MOVES) and (
        time.perf_counter() - begin < MOST_SECONDS
    ):
        of = await person.table(["", "easy", "easy", "easy"])
        seen: Any = None
        last, turn, since = -1, False, 0.0
        async for news in person.news(of):
            now = time.perf_counter()
            if turn and news["seq"] == last + 1:
                waits.append(now - since)
            for seat in news["seats"]:
                seen = seat["whole"] if seat.get("whole") else apply(seen, seat["patch"])
            observed = seen["observation"]
            asked = [decision["seat"] for decision in observed["pending"]]
            last, turn, since = news["seq"], bool(asked) and 0 not in asked, now
            if observed["outcome"] is not None or now - begin > MOST_SECONDS:
                break
            if 0 in asked:
                move = rng.choice(_moves(observed["legal"]))
                await person.ask(f"/api/tables/{of}/moves", {"seat": 0, "move": move})
    return waits


def _moves(legal: Any) -> list[str]:
    moves: list[str] = legal["listed"] if isinstance(legal, dict) else legal
    return moves


# ---- showing


def part_of_bots(lang: str, part: str) -> str:
    """What is being measured: a level, or the attack."""
    named = part if part == "attack" else t(lang, f"common-level-{part}")
    return t(lang, "cli-bench-bots-part", part=named)


def print_bots(data: dict[str, Any], lang: str) -> None:
    """The figures as a table."""
    out = console()
    named = {"game": t(lang, f"{data['game']}-name")}
    head = t(lang, "cli-bench-bots-head", **named, players=data["players"], n=data["tables"], workers=data["workers"])
    out.print(head, markup=False)
    columns = ("level", "moves", "p50", "p99", "max")
    rows = table([t(lang, f"cli-bench-bots-{column}") for column in columns], range(1, len(columns)))
    for row in data["levels"]:
        rows.add_row(t(lang, f"common-level-{row['level']}"), *_cells(row, lang))
    for row in data["attacks"]:
        watched = "watched" if row["watched"] else "alone"
        rows.add_row(t(lang, "cli-bench-bots-attack", n=row["tables"], watched=watched), *_cells(row, lang))
    out.print(rows)


def _cells(row: dict[str, Any], lang: str) -> list[str]:
    return [number(lang, row["moves"]), *(number(lang, row[part]) for part in ("p50", "p99", "max"))]
