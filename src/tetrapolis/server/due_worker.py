"""What happens by itself: time-outs, alarms of the engine, moves of bots. Any process may do it, one does.

A match that is due is claimed by moving its due time on, which only one process can do; should that process die, the
match is due again a little later. What a clock says is done at once. Bots wait for their turn to think (see `turns`):
their match stays claimed for as long as that takes, and no more of them are claimed than get their turn soon. Bots that
play among themselves pause while nobody looks: then nothing is due, until somebody comes.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Literal

import msgspec
from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tetrapolis.bots.outside import is_program
from tetrapolis.core.errors import OtherContent, TetrapolisError
from tetrapolis.core.match import Match
from tetrapolis.core.types import CLOCK, Event, Move, Ring
from tetrapolis.server import metrics, schema
from tetrapolis.server.attendance import only_bots
from tetrapolis.server.bots import Thinkers, searches
from tetrapolis.server.bus import Changed
from tetrapolis.server.database import reading
from tetrapolis.server.matches import TRIES, Matches
from tetrapolis.server.problems import Problem
from tetrapolis.server.programs import Programs
from tetrapolis.server.running import Running
from tetrapolis.server.store import Conflict
from tetrapolis.server.tables import Tables
from tetrapolis.server.tables_model import STAND_IN, Loaded
from tetrapolis.server.timers import Timer, Timers
from tetrapolis.server.turns import Ask, Rank

log = logging.getLogger("tetrapolis.due_worker")
AT_ONCE = 200
"""Matches looked at together."""
PAGES = 5
"""So many times in one tick; what is due then is looked at in the next."""
LEASE = 15.0
"""Seconds after which a claimed match may be claimed again, unless who claimed it still has it in hand."""
MOST_WAITING = 200
"""Matches whose bots wait for their turn in this process."""
MOST_OF_ONE = 8
"""So many of them of one person: the others are looked at again later, and keep nobody from the queue."""
PUT_OFF = 0.5
"""Seconds after which they are."""
MOST_PAUSED = 10_000
"""Tables this process remembers to have paused."""


_MATCH = schema.matches.c
_DUE = (  # put together once: it is asked many times a second
    select(_MATCH.id, _MATCH.table_id, _MATCH.due, _MATCH.timers)
    .where(_MATCH.due <= bindparam("now"))
    .order_by(_MATCH.due)
    .limit(AT_ONCE)
)


class Row(msgspec.Struct, frozen=True):
    """A match that is due."""

    match: str
    table: str
    due: float
    timers: Timers


class Plan(msgspec.Struct, frozen=True):
    """What is to be done with it, and when it is due next should nobody do it; None: not by itself."""

    row: Row
    what: Literal["clock", "turn", "keep", "pause", "later"]
    due: float | None
    ask: Ask | None = None
    program: bool = False


class Claim(msgspec.Struct):
    """A match that this process has in hand for a bot's move."""

    person: str
    due: float
    """As it stands in the database: until then nobody else looks at it."""
    since: float
    clock: float
    """When the next clock of the match runs out: then somebody must look, whatever the bots do."""
    kept: bool = False
    """It was due again while it was in hand: for what was being done, or for what came of it."""


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
        self.watched: Callable[[str], bool] = lambda table: True
        """Whether somebody looks at a table where only bots play."""
        self.rank: Callable[[Loaded], Rank] = lambda table: Rank.PRESENT
        self.paused: set[str] = set()
        """Tables where this process has stopped the bots, as nobody looked."""
        self._busy: set[str] = set()
        self._claims: dict[str, Claim] = {}
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

    async def close(self) -> None:
        """Stop what is under way: whoever looks next does it."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---- claiming

    async def tick(self) -> None:
        """Claim what is due and let it be done."""
        await self._renew()
        late = 0
        for _ in range(PAGES):
            rows = await self._due_rows()
            plans = await self._plans(rows)
            late += sum(plan.what == "later" and plan.ask is not None and plan.ask.long for plan in plans)
            await self._carry_out(plans)
            if len(rows) < AT_ONCE:
                break
        if late or not self._claims:  # those that are put off are not seen in every tick
            self.thinkers.put_off = late
        self.thinkers.look()

    async def _due_rows(self) -> list[Row]:
        async with reading(self.engine).begin() as connection:
            found = list(await connection.execute(_DUE, {"now": self.now()}))
        return [Row(match, table, due, msgspec.convert(timers, Timers)) for match, table, due, timers in found]

    async def _plans(self, rows: list[Row]) -> list[Plan]:
        """What to do with each: clocks at once, bots in their turn, as far as there is room for their person."""
        plans: list[Plan] = []
        own = Counter(claim.person for claim in self._claims.values())
        for row in rows:
            if row.match in self._busy:
                continue
            try:
                table = await self.tables.recent(row.table)
            except Problem:  # gone
                continue
            plan = self._plan(row, table, own)
            if plan.what == "turn":
                own[table.row.host] += 1
            plans.append(plan)
        return plans

    def _plan(self, row: Row, table: Loaded, own: Counter[str]) -> Plan:
        now, bots = self.now(), table.seating.bots
        due = [timer for timer in row.timers.running if timer.at <= now and _still_meant(timer, bots)]
        bot = min((timer for timer in due if timer.what == "bot"), key=lambda timer: timer.at, default=None)
        if bot is None or any(timer.what != "bot" for timer in due) or table.row.state != "running":
            return Plan(row, "clock", now + LEASE)
        clock = _next_clock(row.timers, now)
        lease = min(clock, now + LEASE)
        if row.match in self._claims:  # a clock was awaited, and it has been stopped
            return Plan(row, "keep", lease)
        if only_bots(table.seats) and not table.row.tournament and not self.watched(row.table):
            return Plan(row, "pause", None)
        ask = Ask(table.row.host, self.rank(table), searches(bots[bot.seat]))
        if own.total() >= MOST_WAITING or own[ask.person] >= MOST_OF_ONE:
            return Plan(row, "later", min(clock, now + PUT_OFF), ask)
        return Plan(row, "turn", lease, ask, bots[bot.seat] in self.programs.commands)

    async def _carry_out(self, plans: list[Plan]) -> None:
        got, now = await self._move([(plan.row.match, plan.row.due, plan.due) for plan in plans]), self.now()
        for plan in plans:
            match = plan.row.match
            if match not in got:  # another process was faster
                continue
            if plan.what == "clock":
                self._busy.add(match)
                self._start(self._handle(match))
            elif plan.what == "pause":
                self._pause(plan.row.table)
            elif plan.what == "turn" and plan.ask is not None and plan.due is not None:
                self._claims[match] = Claim(plan.ask.person, plan.due, now, _next_clock(plan.row.timers, now))
                self._start(self._take_turn(match, plan.ask, plan.program))
            elif plan.what == "keep" and plan.due is not None:
                await self._keep(match, plan.due, now, _next_clock(plan.row.timers, now))

    async def _keep(self, match: str, due: float, now: float, clock: float) -> None:
        """A match in hand has a new due time; it may have been done meanwhile, and be due for something new."""
        claim = self._claims.get(match)
        if claim is None:
            await self._move([(match, due, now)])
        else:
            claim.due, claim.since, claim.clock, claim.kept = due, now, clock, True

    async def _move(self, moves: list[tuple[str, float, float | None]]) -> set[str]:
        """Move due times on; the matches where nobody else was faster."""
        columns, got = schema.matches.c, set()
        if moves:
            async with self.engine.begin() as connection:
                for match, known, due in sorted(moves):  # all in the same order: nobody waits for who waits for him
                    done = await connection.execute(
                        update(schema.matches).where(columns.id == match, columns.due == known).values(due=due)
                    )
                    if done.rowcount == 1:
                        got.add(match)
        return got

    async def _renew(self) -> None:
        """What this process has in hand stays its own, however long it waits for its turn."""
        now = self.now()
        old = {
            match: min(claim.clock, now + LEASE)
            for match, claim in self._claims.items()
            if claim.due < claim.clock and now - claim.since >= LEASE / 3
        }
        got = await self._move([(match, self._claims[match].due, due) for match, due in old.items()])
        for match, due in old.items():
            claim = self._claims.get(match)
            if claim is not None:
                claim.since = now
                if match in got:
                    claim.due = due

    def _start(self, what: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _handle(self, match: str) -> None:
        """Something that waits for nobody."""
        try:
            await self.due(match, bots=False)
        except OtherContent as error:
            log.warning("other-content", extra={"match": match, "error": str(error)})
        except Exception:
            log.exception("due-failed", extra={"match": match})
        finally:
            self._busy.discard(match)

    async def _take_turn(self, match: str, ask: Ask, program: bool) -> None:
        """A bot's move, when its turn comes."""
        try:
            async with (self.programs.turns if program else self.thinkers.turns).turn(ask):
                await self.due(match, bots=True)
        except OtherContent as error:
            log.warning("other-content", extra={"match": match, "error": str(error)})
        except Exception:
            log.exception("due-failed", extra={"match": match})
        finally:
            claim = self._claims.pop(match)
            if claim.kept:  # if it is still due then as we said, look again at once
                await self._move([(match, claim.due, self.now())])

    # ---- pausing

    def _pause(self, table: str) -> None:
        """Nothing is due at a table any more; should somebody have come just now, it goes on."""
        if len(self.paused) >= MOST_PAUSED:
            self.paused.clear()  # who comes wakes them all the same
        self.paused.add(table)
        if self.watched(table):
            self.come(table)

    def come(self, table: str) -> None:
        """Somebody looks at a table: its bots go on."""
        self._start(self._wake(table))

    async def _wake(self, table: str) -> None:
        try:
            loaded = await self.tables.recent(table)
            self.paused.discard(table)
            if loaded.row.state == "running" and only_bots(loaded.seats):
                columns = schema.matches.c
                asleep = (columns.id == loaded.row.match) & columns.due.is_(None) & columns.outcome.is_(None)
                async with self.engine.begin() as connection:
                    await connection.execute(update(schema.matches).where(asleep).values(due=self.now()))
        except Problem:
            pass  # there is no such table
        except Exception:
            log.exception("wake-failed", extra={"table": table})

    # ---- doing

    async def due(self, match: str, bots: bool) -> None:
        """Do what is due in a match (by bots, or else), the oldest first, one thing; the rest comes in other ticks."""
        for _ in range(TRIES):
            with suppress(Conflict):
                return await self._due(match, bots)
        raise TimeoutError(match)

    async def _due(self, match: str, bots: bool) -> None:
        running = await self.matches.get(match)
        table = await self.tables.get(running.table)
        now, seating = self.now(), table.seating
        due = [
            timer
            for timer in running.timers.running
            if timer.at <= now and _still_meant(timer, seating.bots) and (timer.what == "bot") == bots
        ]
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
            await self.matches.change(match, lambda _: [], seating)

    async def _act(self, match: str, running: Running, table: Loaded, timer: Timer) -> None:
        seat = timer.seat
        text: str | None = None
        if timer.what == "bot" and seat in table.seating.bots:
            position = running.match.position
            # Of a secret: nobody can think along. And of how many moves stand: who goes back and does the same again
            # gets the same answers.
            seed = f"{running.match.header.seed}/{len(running.match.line) - 1}/{seat}"
            text = await self._choose(match, table.row.game, position.to_json(), seat, table.seating.bots[seat], seed)

        played = False

        def do(current: Match) -> list[Event]:
            nonlocal played
            played = False
            asked = {decision.seat: decision for decision in current.position.pending}
            if timer.what == "alarm":
                alarm = current.game.renamed_alarms.get(timer.alarm, timer.alarm)  # a clock of an older version
                return current.play(CLOCK, Ring(alarm)) if alarm in current.position.alarms else []
            if seat not in asked or timer.decision not in (-1, asked[seat].id):
                return []  # answered meanwhile
            played = True
            return _play(current, seat, text)

        timers = [other for other in running.timers.running if other != timer]
        running.timers.running = timers  # it is done, even if it leads to nothing
        if timer.what == "timeout" and str(seat) in running.timers.left:
            running.timers.left[str(seat)] = 0.0  # a clock per player: all of it is used up
        await self.matches.change(match, do, table.seating)
        if played and timer.what == "bot":
            metrics.BOT_WAITS.observe(max(0.0, self.now() - timer.at))
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


def _next_clock(timers: Timers, now: float) -> float:
    """When something else than a bot's move is due next; infinity: never."""
    return min((timer.at for timer in timers.running if timer.what != "bot" and timer.at > now), default=math.inf)


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
