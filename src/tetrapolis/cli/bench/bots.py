"""The part of `tetrapolis bench server` about bots: how long one waits for a bot's move.

First tables at which bots of one level play among themselves, watched, so that they go on. Then an attack: somebody
sets up many tables of the bots that think longest, while a person plays with easy bots; once those tables are all
watched, once nobody looks at them. Bots have no natural delay here, so what is measured is waiting for a turn,
thinking, storing and telling.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tetrapolis.bots import SECONDS, spare_cores
from tetrapolis.cli.bench.figures import percentile
from tetrapolis.cli.common import console, number, table
from tetrapolis.games import catalogue
from tetrapolis.locales import t
from tetrapolis.locales.words import game_name

PLAYERS = 4
LEVELS = ("easy", "normal", "hard", "expert")
LEAST_MOVES = 10
"""So many moves of a level are waited for, however long they take."""
ATTACK_TABLES, ATTACK_SEATS, ATTACK_LEVEL = 50, 5, "expert"
ATTACK_MOVES = 100
"""So many moves of the person's bots are waited for, if they come in time."""
MOST_SECONDS = 120.0
"""For each part, whatever has come until then."""

Say = Callable[[str], None]


def measure_bots(tables: int, seconds: float, say: Say = lambda _: None) -> dict[str, Any]:
    """By level, with so many tables: milliseconds from a bot's turn to its move; and the same under attack."""
    from tetrapolis.cli.bench.server import NO_LIMIT, NO_LIMITS, _free_port, _serve, _wait_until_well
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
            **NO_LIMITS,
        )
        server = multiprocessing.get_context("spawn").Process(target=_serve, args=(config, f"{folder}/log"))
        server.start()
        try:
            _wait_until_well(config.port, server.is_alive)
            return asyncio.run(_measure(config.port, config.bots, tables, seconds, say))
        finally:
            server.terminate()
            server.join()


async def _measure(port: int, workers: int, tables: int, seconds: float, say: Say) -> dict[str, Any]:
    levels, attacks = [], []
    for level in LEVELS:
        say(level)
        async with _guest(port) as host:
            waits = await _watch_all(host, [level] * PLAYERS, tables, seconds)
        levels.append({"level": level, "seconds": SECONDS[level], **_figures(waits)})
    for watched in (True, False):
        say("attack")
        waits = await _attacked(port, ATTACK_TABLES, watched, seconds)
        attacks.append({"tables": ATTACK_TABLES, "level": ATTACK_LEVEL, "watched": watched, **_figures(waits)})
    return {
        "game": _game(),
        "players": PLAYERS,
        "tables": tables,
        "workers": workers,
        "levels": levels,
        "attacks": attacks,
    }


def _game() -> str:
    """The game that is measured: the first one of the catalogue."""
    return catalogue()[0].id


def _figures(waits: list[float]) -> dict[str, Any]:
    """In milliseconds; None where no move came.

    >>> _figures([0.003, 0.001, 0.002])
    {'moves': 3, 'p50': 2.0, 'p99': 3.0, 'max': 3.0}
    >>> _figures([])
    {'moves': 0, 'p50': None, 'p99': None, 'max': None}
    """
    parts = {"p50": 0.5, "p99": 0.99, "max": 1.0}
    return {"moves": len(waits)} | {
        name: percentile(waits, part) * 1e3 if waits else None for name, part in parts.items()
    }


class Stopwatch:
    """Notes how long each move takes that begins when the one before has come.

    >>> watch = Stopwatch([])
    >>> for seq, now in ((4, 1.0), (4, 1.5), (5, 3.0), (7, 4.0), (8, 4.25)):
    ...     watch.hear(seq, now)
    >>> watch.waits  # news without a move begins nothing anew, and of two moves that come together neither is counted
    [2.0, 0.25]
    """

    def __init__(self, waits: list[float]) -> None:
        self.waits = waits
        self._last, self._since, self._counts = -1, 0.0, False

    def hear(self, seq: int, now: float, counts: bool = True) -> None:
        """The match has come so far; `counts`: what comes next is a move to be measured."""
        if self._counts and seq == self._last + 1:
            self.waits.append(now - self._since)
        if seq != self._last:
            self._last, self._since = seq, now
        self._counts = counts


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

    async def table(self, levels: Sequence[str], game: str = "") -> str:
        """A table with these bots; empty: a seat of one's own."""
        seats = [{"kind": "bot", "bot": level} if level else {"kind": "me"} for level in levels]
        made: str = (await self.ask("/api/tables", {"game": game or _game(), "seats": seats}))["id"]
        self.tables.append(made)
        return made

    async def news(self, of: str) -> AsyncIterator[dict[str, Any]]:
        """What is new in the match of a table, until it is over."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{of}/live"
        with suppress(ConnectionClosed):
            async with connect(address, additional_headers=self.headers, proxy=None, max_size=None) as socket:
                async for frame in socket:
                    message = msgspec.json.decode(frame)
                    if message["type"] == "error":
                        raise RuntimeError(message["detail"])
                    if message["type"] == "news":
                        yield message
                    elif message["type"] == "table" and message["table"]["state"] not in ("open", "running"):
                        return


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


async def _watch_all(guest: _Guest, levels: Sequence[str], tables: int, seconds: float) -> list[float]:
    """Watch tables where bots play among themselves, one game after the other: how long each move took."""
    waits: list[float] = []

    async def watch() -> None:
        while True:
            stopwatch = Stopwatch(waits)
            async for news in guest.news(await guest.table(levels)):
                stopwatch.hear(news["seq"], time.perf_counter())

    async with _meanwhile(watch() for _ in range(tables)) as watching:
        begin = time.perf_counter()
        while _goes_on(begin, seconds, len(waits), LEAST_MOVES) and not any(task.done() for task in watching):
            await asyncio.sleep(0.02)
    return waits


def _goes_on(begin: float, seconds: float, moves: int, least: int) -> bool:
    """Whether a part is to be measured any longer."""
    gone = time.perf_counter() - begin
    return gone < MOST_SECONDS and (gone < seconds or moves < least)


@asynccontextmanager
async def _meanwhile(doing: Iterable[Coroutine[Any, Any, None]]) -> AsyncIterator[list[asyncio.Task[None]]]:
    """Things that go on until the end; what went wrong with one of them is raised then."""
    tasks = [asyncio.create_task(each) for each in doing]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for problem in ended:
        if isinstance(problem, Exception):
            raise problem


async def _attacked(port: int, tables: int, watched: bool, seconds: float) -> list[float]:
    """How long a person waits for easy bots while somebody else lets many experts think."""
    async with _guest(port) as greedy, _guest(port) as person:
        many = [await greedy.table([ATTACK_LEVEL] * ATTACK_SEATS) for _ in range(tables)]

        async def watch(of: str) -> None:
            async for _ in greedy.news(of):
                pass

        async with _meanwhile(watch(of) for of in many if watched):
            return await _play(person, seconds)


async def _play(person: _Guest, seconds: float) -> list[float]:
    """A person plays with easy bots, at once whenever it is the own turn: how long each bot took."""
    from tetrapolis.wire.patch import apply

    rng, begin = Random(1), time.perf_counter()
    waits: list[float] = []
    while _goes_on(begin, seconds, len(waits), ATTACK_MOVES):
        of = await person.table(["", "easy", "easy", "easy"])
        seen: Any = None
        stopwatch = Stopwatch(waits)
        async for news in person.news(of):
            now = time.perf_counter()
            for seat in news["seats"]:
                seen = seat["whole"] if seat.get("whole") else apply(seen, seat["patch"])
            asked = [decision["seat"] for decision in seen["observation"]["pending"]]
            stopwatch.hear(news["seq"], now, bool(asked) and 0 not in asked)
            if not _goes_on(begin, seconds, len(waits), ATTACK_MOVES):
                break
            if 0 in asked:
                move = rng.choice(_moves(seen["observation"]["legal"]))
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
    named = {"game": game_name(lang, data["game"])}
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
    figures = (row[part] for part in ("p50", "p99", "max"))
    return [number(lang, row["moves"]), *("–" if figure is None else number(lang, figure) for figure in figures)]
