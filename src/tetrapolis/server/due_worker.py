"""What happens by itself: time-outs, alarms of the engine, moves of bots. Any process may do it, one does.

A match that is due is claimed by moving its due time on, which only one process can do; should that process die, the
match is due again a little later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tetrapolis.bots.outside import is_program
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.match import Match
from tetrapolis.core.types import CLOCK, Event, Move, Ring
from tetrapolis.server import metrics, schema
from tetrapolis.server.bots import Thinkers
from tetrapolis.server.bus import Changed
from tetrapolis.server.database import reading
from tetrapolis.server.matches import TRIES, Matches
from tetrapolis.server.programs import Programs
from tetrapolis.server.running import Running
from tetrapolis.server.store import Conflict
from tetrapolis.server.tables import Tables
from tetrapolis.server.tables_model import STAND_IN, Loaded
from tetrapolis.server.timers import Timer

log = logging.getLogger("tetrapolis.due_worker")
AT_ONCE = 50
LEASE = 15.0
"""Seconds after which a claimed match may be claimed again: longer than a bot may think."""


class DueWorker:
    """Looks for matches that are due."""

    def __init__(
        self,
        engine: AsyncEngine,
        matches: Matches,
        tables: Tables,
        thinkers: Thinkers,
        programs: Programs,
        now: Callable[[], float],
    ) -> None:
        self.engine = engine
        self.matches = matches
        self.tables = tables
        self.thinkers = thinkers
        self.programs = programs
        self.now = now
        self._busy: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, every: float) -> None:
        """For ever."""
        while True:
            try:
                await self.tick()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("tick-failed")
                await asyncio.sleep(1.0)
            await asyncio.sleep(every)

    async def tick(self) -> None:
        """Claim what is due and let it be done."""
        columns = schema.matches.c
        now = self.now()
        async with reading(self.engine).begin() as connection:
            query = select(columns.id, columns.due).where(columns.due <= now).order_by(columns.due).limit(AT_ONCE)
            due = list(await connection.execute(query))
        for match, at in due:
            if match not in self._busy and await self._claim(match, at, now):
                self._busy.add(match)
                task = asyncio.create_task(self._handle(match))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _claim(self, match: str, at: float, now: float) -> bool:
        columns = schema.matches.c
        async with self.engine.begin() as connection:
            done = await connection.execute(
                update(schema.matches).where(columns.id == match, columns.due == at).values(due=now + LEASE)
            )
        return bool(done.rowcount == 1)

    async def _handle(self, match: str) -> None:
        try:
            await self.due(match)
        except Exception:
            log.exception("due-failed", extra={"match": match})
        finally:
            self._busy.discard(match)

    async def due(self, match: str) -> None:
        """Do whatever is due in a match, the oldest first, one thing; what else is due comes with the next tick."""
        for _ in range(TRIES):
            with suppress(Conflict):
                return await self._due(match)
        raise TimeoutError(match)

    async def _due(self, match: str) -> None:
        running = await self.matches.get(match)
        table = await self.tables.get(running.table)
        now = self.now()
        bots = table.seating.bots
        due = [timer for timer in running.timers.running if timer.at <= now and _still_meant(timer, bots)]
        timers = sorted(due, key=lambda timer: timer.at)
        if running.match.position.outcome is not None:
            return
        if table.row.state != "running":  # closed meanwhile
            async with self.engine.begin() as connection:
                await self.matches.rest(connection, match)
        elif timers and timers[0].what == "absent":
            await self.tables.stand_in(running.table, timers[0].seat)
            self.matches.bus.tell(Changed(running.table))
        elif timers:
            await self._act(match, running, table, timers[0])
        else:  # the seating has changed, or the claim of somebody who died has run out
            await self.matches.change(match, lambda _: [], table.seating)

    async def _act(self, match: str, running: Running, table: Loaded, timer: Timer) -> None:
        seat = timer.seat
        text: str | None = None
        if timer.what == "bot" and seat in table.seating.bots:
            position = running.match.position
            seed = f"{running.match.header.seed}/{running.last}/{seat}"  # of a secret: nobody can think along
            text = await self._choose(match, table.row.game, position.to_json(), seat, table.seating.bots[seat], seed)

        played = False

        def do(current: Match) -> list[Event]:
            nonlocal played
            played = False
            asked = {decision.seat: decision for decision in current.position.pending}
            if timer.what == "alarm":
                return current.play(CLOCK, Ring(timer.alarm)) if timer.alarm in current.position.alarms else []
            if seat not in asked or timer.decision not in (-1, asked[seat].id):
                return []  # answered meanwhile
            played = True
            return _play(current, seat, text)

        timers = [other for other in running.timers.running if other != timer]
        running.timers.running = timers  # it is done, even if it leads to nothing
        if timer.what == "timeout" and str(seat) in running.timers.left:
            running.timers.left[str(seat)] = 0.0  # a clock per player: all of it is used up
        await self.matches.change(match, do, table.seating)
        if played:
            (metrics.TIMEOUTS if timer.what == "timeout" else metrics.BOT_MOVES).labels(table.row.game).inc()
        if running.match.position.outcome is not None:
            await self.programs.over(match, running.match.position)

    async def _choose(self, match: str, game: str, position: str, seat: int, level: str, seed: str) -> str | None:
        """A bot's move; for a program that this server no longer offers the usual bot sits in."""
        if level in self.programs.commands:
            return await self.programs.choose(match, game, position, seat, level, seed)
        return await self.thinkers.choose(game, position, seat, STAND_IN if is_program(level) else level, seed)


def _still_meant(timer: Timer, bots: dict[int, str]) -> bool:
    """Whether who sits there now is whom the timer was set for: a bot's move, or somebody's time."""
    return timer.what == "alarm" or (timer.seat in bots) == (timer.what == "bot")


def _play(match: Match, seat: int, text: str | None) -> list[Event]:
    """A bot's move, or the default one."""
    if text is not None:
        try:
            move: Move = match.game.parse_move(text)
            return match.play(seat, move)
        except TetrapolisError as error:
            metrics.BOT_FAILURES.labels(match.game.id, "illegal").inc()
            log.warning("bot-illegal", extra={"game": match.game.id, "error": error.id})
    return match.play(seat, match.position.default(seat))
