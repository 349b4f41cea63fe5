"""Outside programs as bots at the table: those the server was started with, and no others.

A guest chooses among their names as among the levels of other bots; no text of a guest's ever becomes a command. Each
seat has a process of its own, so that what one seat knows stays with it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TypeVar, TypeVarTuple

from tetrapolis.bots.outside import Outside
from tetrapolis.bots.program import ProgramProblem
from tetrapolis.core.position import Position
from tetrapolis.games import game as game_of
from tetrapolis.server import metrics
from tetrapolis.server.turns import Turns

log = logging.getLogger("tetrapolis.programs")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")
AT_ONCE = 8
"""Programs that think at a time."""
MOST = 32
"""Programs that run at a time; who has not been asked for the longest time ends first."""
IDLE = 600.0
"""Seconds after which a program that is not asked ends; when it is asked again it is started anew."""


def level_of(name: str) -> str:
    """The level's name of a program.

    >>> level_of("botond")
    'program:botond'
    """
    return f"program:{name}"


class Programs:
    """The programs of one process. They are asked in threads: what they do meanwhile is done in their own processes."""

    def __init__(self, commands: Mapping[str, tuple[str, ...]], budget: float) -> None:
        self.commands = {level_of(name): command for name, command in commands.items()}
        self.budget = budget
        self._seats: dict[tuple[str, int], tuple[float, Outside]] = {}
        """By match and seat: when it was last asked, and the program; the last one asked stands last."""
        self._asked: set[tuple[str, int]] = set()
        self.turns = Turns(AT_ONCE)
        """Who is asked has a turn."""
        self._threads = ThreadPoolExecutor(AT_ONCE, "program")

    @property
    def levels(self) -> list[str]:
        """What a guest can choose."""
        return list(self.commands)

    async def choose(self, match: str, game: str, position: str, seat: int, level: str, seed: str) -> str | None:
        """A program's move as text, or None if it has none."""
        key = match, seat
        _, player = self._seats.pop(key, (0.0, None))
        if player is None or player.name != level:
            await self._end([player])
            player = Outside(level, self.commands[level], self.budget)
            player.start_seconds = self.budget
        self._seats[key] = time.monotonic(), player
        self._asked.add(key)
        try:
            await self.tidy()
            return await self._in_thread(_decide, player, game, position, seat, seed)
        except ProgramProblem as problem:
            metrics.BOT_FAILURES.labels(game, "program").inc()
            log.warning("program-failed", extra={"level": level, "error": problem.id})
            return None
        finally:
            self._asked.discard(key)

    async def over(self, match: str, position: Position) -> None:
        """A match is over: tell those who played in it, and end them."""
        keys = [key for key in self._seats if key[0] == match and key not in self._asked]
        found = [self._seats.pop(key)[1] for key in keys]
        for player in found:
            player.end(position)
        await self._end(found)

    async def tidy(self) -> None:
        """End those who have not been asked for long, and those who are too many."""
        late = time.monotonic() - IDLE
        many = len(self._seats) - MOST
        old = [
            key
            for number, (key, (at, _)) in enumerate(self._seats.items())
            if (at < late or number < many) and key not in self._asked
        ]
        await self._end([self._seats.pop(key)[1] for key in old])

    async def _end(self, players: list[Outside] | list[Outside | None]) -> None:
        for player in players:
            if player is not None:
                await self._in_thread(player.close)

    async def _in_thread(self, do: Callable[[*Ts], T], *args: *Ts) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, do, *args)

    def close(self) -> None:
        """End all."""
        for _, player in self._seats.values():
            player.close()
        self._seats.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)


def _decide(player: Outside, game: str, position: str, seat: int, seed: str) -> str:
    """In a thread: the program gets the observation of its seat and nothing else."""
    return str(player(game_of(game).from_json(position).observe(seat), Random(seed)))
