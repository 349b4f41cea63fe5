"""A long evening: many tables with bots and scripted people who come and go; does the server stay as it was?

By hand: `make soak ARGS="--seconds 300 --tables 100"`. It plays for a while to warm up, lets everybody go home, looks
at the server (memory, open files, processes, threads), plays on for the time given, lets everybody go home and looks
again: in both moments nobody is connected, so whatever is more the second time has stayed behind.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import psutil

from tests.server.chaos import Party, Wire
from tests.server.serving import PATIENCE, Server, serving, sqlite_url
from tetrapolis.games import games

CONSTANTS = {"matches.CACHED": 150}
"""A cache that is full when the server is warm: else it grows for hours, as it may."""
PAUSE = 1.0
"""Seconds people think, about."""
MOVES = 15, 40
"""How many moves people make before they get up and bots play on."""
MOST_GROWTH = 25.0
"""Megabytes the server and its bots together may have grown, from the moment it was warm."""


MOST_FILES = 4
"""Files more than when it was warm: a connection for reading that was needed once, the file and its log, is kept."""


class Look(msgspec.Struct, frozen=True):
    """The server and all its processes at a moment when nobody is connected."""

    megabytes: float
    files: int
    processes: int
    threads: int


class Soaked(msgspec.Struct, frozen=True):
    """What came of an evening."""

    seconds: float
    tables: int
    warm: Look
    end: Look
    counts: dict[str, int]

    def line(self) -> str:
        """For the note."""
        looks = [
            f"{name} {getattr(self.warm, name):.4g} -> {getattr(self.end, name):.4g}"
            for name in ("megabytes", "files", "processes", "threads")
        ]
        return f"soak: {self.tables} tables, {self.seconds:.0f} s; {', '.join(looks)}; {self.counts}"


class Regulars(Party):
    """People at a table who also lose their connection, chat, get up, and want a rematch; then others come."""

    async def stay(self) -> None:
        """Match after match, until they are sent home."""
        while True:
            await self._sit_down()
            again = True
            while again:
                await self._evening()
                again = self.rng.random() < 0.5 and await self._rematch()
            self.tokens.clear()
            self.lives.clear()

    async def _evening(self) -> None:
        """One match, from the first move until it is over."""
        self.acks.clear()
        self.seen.clear()
        self.over, self.seq = False, 0
        self.moves = self.rng.randint(*MOVES)
        async with asyncio.TaskGroup() as group:
            listening = [group.create_task(live.listen()) for live in self.lives.values()]
            await self._play()
            for task in listening:
                task.cancel()
        self.wire.counts["matches"] += 1

    async def _turn(self) -> None:
        await asyncio.sleep(self.rng.expovariate(1 / PAUSE))
        await super()._turn()
        luck, live = self.rng.random(), self.rng.choice(list(self.lives.values()))
        token, path = live.token, f"/api/tables/{self.table}"
        if luck < 0.05:
            await live.drop()
            self.wire.counts["dropped"] += 1
        elif luck < 0.1:
            await self.wire.good("POST", f"{path}/chat", token, {"text": "A jó öreg város!"})

    async def _rematch(self) -> bool:
        """Another one with the same people, if all of them are back."""
        token = next(iter(self.tokens.values()))
        answer = await self.wire.ask("POST", f"/api/tables/{self.table}/rematch", token, {})
        if not answer.is_success:
            return False
        self.table = answer.json()["id"]
        info = await self.wire.good("GET", f"/api/tables/{self.table}", token)
        if info["state"] != "running":
            await self.wire.ask("POST", f"/api/tables/{self.table}/close", token, {})
            return False
        self.wire.counts["rematches"] += 1
        people = list(dict.fromkeys(self.tokens.values()))
        self.tokens.clear()
        self.lives.clear()
        await self._take_seats(people)
        return bool(self.tokens)  # where all had got up bots play it among themselves


def look(server: Server) -> Look:
    """How the server is."""
    first = psutil.Process(server.pid)
    family = [first, *first.children(recursive=True)]
    return Look(
        sum(process.memory_info().rss for process in family) / 1e6,
        sum(process.num_fds() for process in family),
        len(family),
        sum(process.num_threads() for process in family),
    )


async def _play(server: Server, tables: int, seconds: float, seed: int) -> dict[str, int]:
    """Everybody plays for so long, then all go home."""
    wire = Wire([server], Random(seed))
    parties = [Regulars(wire, games()[n % len(games())], Random(f"{seed}/{n}"), 0) for n in range(tables)]
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
                for party in parties:
                    group.create_task(party.stay())
        for party in parties:  # nobody is at these any more: else bots would play on through the next look
            for token in dict.fromkeys(party.tokens.values()):
                await wire.ask("POST", f"/api/tables/{party.table}/close", token, {})
    finally:
        await wire.close()
    assert not any(count for what, count in wire.counts.items() if what.startswith("status 5")), wire.counts
    return {what: count for what, count in sorted(wire.counts.items()) if count}


async def _quiet(server: Server) -> Look:
    """The server when nothing more changes there: sockets closed, bots done."""
    end, last, same = time.monotonic() + PATIENCE, look(server), 0
    while same < 5 and time.monotonic() < end:
        await asyncio.sleep(1.0)
        now = look(server)
        same = same + 1 if (now.files, now.processes, now.threads) == (last.files, last.processes, last.threads) else 0
        last = now
    return last


async def soaked(server: Server, tables: int, seconds: float) -> Soaked:
    """The whole evening; a quarter of it more (five minutes at most) comes before, to warm up."""
    await _play(server, tables, min(300.0, max(20.0, seconds / 4)), 1)
    warm = await _quiet(server)
    counts = await _play(server, tables, seconds, 2)
    return Soaked(seconds, tables, warm, await _quiet(server), counts)


def check(found: Soaked) -> None:
    """It stayed as it was."""
    assert found.end.megabytes - found.warm.megabytes < MOST_GROWTH, found.line()
    assert found.end.files <= found.warm.files + MOST_FILES, found.line()
    assert found.end.processes == found.warm.processes, found.line()
    assert found.end.threads <= found.warm.threads, found.line()
    assert found.counts["matches"] > 0, found.line()


def main() -> None:
    """By hand."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1800.0)
    parser.add_argument("--tables", type=int, default=100)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, serving(sqlite_url(Path(name)), Path(name), constants=CONSTANTS) as one:
        found = asyncio.run(soaked(one, given.tables, given.seconds))
        print(found.line())
        check(found)


if __name__ == "__main__":
    main()
