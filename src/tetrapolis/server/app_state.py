"""Everything one process needs to serve tables, put together, and who listens to it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from email.utils import parseaddr
from typing import Protocol

import msgspec

from tetrapolis.bots import advice
from tetrapolis.bots.worlds import ENDLESS
from tetrapolis.core.errors import NotYourDecision, OtherContent
from tetrapolis.core.said import Said
from tetrapolis.server import metrics, push, watch
from tetrapolis.server.attendance import Attendance, only_bots, rank_of
from tetrapolis.server.bot_limits import StartRates
from tetrapolis.server.bots import Thinkers
from tetrapolis.server.bus import Bus, Changed, Here, Looked, Moved, News, Renamed
from tetrapolis.server.clock import Clock
from tetrapolis.server.club.rating import installed
from tetrapolis.server.club.results import Club
from tetrapolis.server.club.tournaments import Tournaments
from tetrapolis.server.config import Config
from tetrapolis.server.database import create_engine, migrate
from tetrapolis.server.due_worker import DueWorker
from tetrapolis.server.health import Monitor
from tetrapolis.server.hours import standing_still
from tetrapolis.server.idempotency import Answers
from tetrapolis.server.letters import Letters
from tetrapolis.server.mail import Mail
from tetrapolis.server.matches import Matches
from tetrapolis.server.notice_worker import NoticeWorker
from tetrapolis.server.presence import BEAT, Present
from tetrapolis.server.problems import Problem
from tetrapolis.server.programs import Programs
from tetrapolis.server.rates import Places, Rates
from tetrapolis.server.retention import Retention
from tetrapolis.server.review_work import Reviews
from tetrapolis.server.running import Running
from tetrapolis.server.sessions import Faces
from tetrapolis.server.store import store_of
from tetrapolis.server.tables import Tables
from tetrapolis.server.tables_model import Loaded, allowed_to_look
from tetrapolis.server.taking_back import ASKS_A_MINUTE, shown, undoing
from tetrapolis.server.turns import Rank
from tetrapolis.server.ways import Hook, Push
from tetrapolis.server.webhooks import Webhooks
from tetrapolis.wire.answers import Guest, HintAnswer
from tetrapolis.wire.live import Condition, State

log = logging.getLogger("tetrapolis.server")
CODES_A_MINUTE = 20
HINTS_A_MINUTE = 30
WAYS_A_MINUTE = 20
TRIES_A_MINUTE = 10
EXPORTS_A_MINUTE = 3
HINT_SECONDS = advice.SECONDS
HINT_WORLDS = ENDLESS
RECHECK = 5.0
"""Seconds after which the database is asked even without news: news may get lost, changes may not."""


class Listener(Protocol):
    """An open socket."""

    table: str
    token: str
    """The hash of the token it was opened with; empty: none."""

    def hear(self, news: News | None) -> None:
        """Something is new at the table; None: perhaps, look at everything."""

    def behind(self, pulse: watch.Pulse | None) -> bool:
        """Whether there is more at the table than was told."""

    def end(self, problem: Problem) -> None:
        """It must be closed."""

    def rename(self, guest: Guest) -> None:
        """Somebody, perhaps who is connected here, goes by another name now."""


class AppState:
    """One process: its database, its cache of matches, its clocks and bots, its open sockets."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.engine = create_engine(config.database)
        self.store = store_of(self.engine)
        self.bus = Bus(config.redis)
        self.bus.hear = self._hear
        self.clock = Clock()
        self.matches = Matches(self.engine, self.store, self.bus, config.bot_delay, self.clock.now)
        self.programs = Programs(config.programs, config.bot_budget)
        self.tables = Tables(self.engine, self.matches, config.max_tables, self.programs.levels)
        self.tables.most_of_bots = config.max_bot_tables
        self.answers = Answers(self.engine)
        self.faces = Faces(self.engine)
        self.rates = Rates(config.rate)
        self.password_tries = Rates(config.password_tries)
        self.ways_back = Rates(min(WAYS_A_MINUTE, config.rate))
        """Tries at coming back to a name, by a passkey or a printed code."""
        self.exports = Rates(min(EXPORTS_A_MINUTE, config.rate))
        self.sockets = Places(config.guest_sockets)
        """By guest: the sockets open in this process."""
        self.codes = Rates(min(CODES_A_MINUTE, config.rate))
        self.undo_asks = Rates(min(ASKS_A_MINUTE, config.rate))
        self.hints = Rates(min(HINTS_A_MINUTE, config.rate))
        self.thinkers = Thinkers(config.bots, config.bot_budget)
        self.reviews = Reviews(self.engine, self.thinkers, self.clock.now)
        self.due_worker = DueWorker(
            self.engine, self.matches, self.tables, self.thinkers, self.programs, self.clock.now
        )
        self.webhooks = Webhooks(self.engine, self.matches, config.webhook_private)
        self.matches.asked = self.webhooks.look
        self.push_keys = push.keys_of(config.push_keys) if config.push_keys and push.installed() else None
        contact = f"mailto:{parseaddr(config.mail_from)[1] or 'nobody@example.org'}"
        self.push = Push(self.engine, self.webhooks, self.push_keys, contact, self.clock.now)
        self.hook = Hook(self.webhooks, config.public_url)
        mail = Mail(config.mail_server, config.mail_from)
        self.letters = Letters(self.engine, mail, config.public_url, self.clock.now)
        ways = (self.push, self.hook, self.letters)
        self.notice_worker = NoticeWorker(self.engine, self.bus.process, self.clock.now, *ways)
        self.notice_worker.looking = self.looking
        self.notice_tries = Rates(min(TRIES_A_MINUTE, config.rate))
        self.retention = Retention(self.engine, config.keep, self.clock.now, self._cleared)
        self.tournaments = Tournaments(
            self.engine, self.tables, self.clock.now, lambda table: self.bus.tell(Changed(table))
        )
        self.club = Club(self.engine, installed(), config.profiles and config.ratings)
        if config.tournaments and installed():
            self.club.also = self.tournaments.look
        self.present = Present(self.bus.process, self.bus.tell)
        self.listeners: dict[str, set[Listener]] = {}
        """By table: the sockets open in this process."""
        self.attendance = Attendance(self.bus.process, self.listeners, self.bus.tell, not config.redis)
        self.bot_tables = StartRates(min(config.bot_tables_rate, config.rate))
        if config.pause_unwatched:
            self.due_worker.watched = self.attendance.watched
        self.due_worker.rank = self._rank
        self.thinkers.share.told = self._think_less
        self.condition = Condition(writable=True)
        """How this process is, for all who are connected."""
        self.monitor = Monitor(self.engine, config.free_bytes, self._say_writable, self.bus.answers)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Bring the database up to date and start the clocks."""
        await migrate(self.engine)
        await self.monitor.look()
        self.bus.open()
        self._tasks.append(asyncio.create_task(self.monitor.run()))
        if self.config.bots:
            self._tasks.append(asyncio.create_task(self.thinkers.warm()))
            self._tasks.append(asyncio.create_task(self.due_worker.run(self.config.tick)))
            self._tasks.append(asyncio.create_task(self.notice_worker.run()))
        self._tasks.append(asyncio.create_task(self._tidy()))
        self._tasks.append(asyncio.create_task(self._beat()))
        self._tasks.append(asyncio.create_task(self._recheck()))
        self._tasks.append(asyncio.create_task(self.club.run()))
        self._tasks.append(asyncio.create_task(self.webhooks.look_at_all()))

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.reviews.close()
        await self.due_worker.close()
        await self.faces.close()
        await self.notice_worker.close()
        await self.webhooks.close()
        self.thinkers.close()
        self.programs.close()
        await self.bus.close()
        await self.store.close()
        await self.engine.dispose()
        self.monitor.close()

    def _say_writable(self, writable: bool) -> None:
        self.change_condition(msgspec.structs.replace(self.condition, writable=writable))

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(3600)
            for chore in (self.answers.forget_old, self.programs.tidy, self.retention.run):
                try:
                    await chore()
                except Exception:  # the next hour comes
                    log.exception("tidy-failed")

    def _cleared(self, table: str, match: str) -> None:
        """A table is gone, with its match."""
        self.matches.forget(match)
        self.bus.tell(Changed(table))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            if self.config.redis:
                self.present.beat()
            self.attendance.sweep()
            if self.config.redis:  # another process may not have heard of who is here, and paused the bots
                for table in self.listeners:
                    self.due_worker.come(table)

    # ---- news

    def listen(self, listener: Listener) -> None:
        """A socket was opened."""
        self.listeners.setdefault(listener.table, set()).add(listener)
        metrics.SOCKETS.inc()
        self.due_worker.come(listener.table)

    def hang_up(self, listener: Listener) -> None:
        """A socket was closed."""
        here = self.listeners.get(listener.table, set())
        here.discard(listener)
        if not here:
            self.listeners.pop(listener.table, None)
        metrics.SOCKETS.dec()
        self.present.go(listener.table, id(listener))

    def table_changed(self, table: Loaded) -> None:
        """Tell everybody that a table is not as it was, after that was committed."""
        self.bus.tell(Changed(table.row.id))
        if table.seating.hooked:
            self.webhooks.look(table.row.id)

    def change_condition(self, condition: Condition) -> None:
        """Tell all who are connected here how the server is now."""
        if condition != self.condition:
            self.condition = condition
            for listener in self._all_listeners():
                listener.hear(None)

    def _all_listeners(self) -> list[Listener]:
        return [listener for here in self.listeners.values() for listener in here]

    def looking(self, table: str) -> set[str]:
        """The devices that have a table before their players' eyes, with whatever process."""
        return {*self.present.looking(table), *self.attendance.looking(table)}

    def _rank(self, table: Loaded) -> Rank:
        """How soon the bots of a table get their turn."""
        seated = self.present.at(table.row.id)[0] or self.attendance.seated(table.row.id)
        return rank_of(table.seats, bool(seated))

    def _think_less(self, share: float) -> None:
        """Bots think for a shorter or a longer time: the tables say so."""
        self.change_condition(msgspec.structs.replace(self.condition, thinking=share))

    def look_at(self, table: Loaded) -> None:
        """Somebody asks for a table without a socket: that counts as watching, for a while."""
        row = table.row
        if row.state == "running" and only_bots(table.seats) and self.attendance.glance(row.id):
            self.due_worker.come(row.id)

    def _hear(self, news: News, own: bool) -> None:
        """What this process or another one tells."""
        if isinstance(news, Renamed):
            for listener in self._all_listeners():
                listener.rename(news.guest)
            return
        if isinstance(news, Looked):
            self.attendance.note(news)
            if news.table in self.due_worker.paused:
                self.due_worker.come(news.table)
            return
        if isinstance(news, Here):
            new = self.present.hear(news)
            self.attendance.hear(news)
            if news.table in self.due_worker.paused and (news.seats or news.watching):
                self.due_worker.come(news.table)
            if not new:  # said again, for those who did not hear it
                return
        elif isinstance(news, Moved):
            if not own:
                self.matches.hear(news)
            if news.over:  # the end of a match changes the table too
                self.tables.forget(news.table)
                self.club.wake()
        elif not news.chat:
            self.tables.forget(news.table)
        for listener in self.listeners.get(news.table, ()):
            listener.hear(news)

    async def _recheck(self) -> None:
        """Look now and then whether news got lost, or tokens have ended."""
        while True:
            await asyncio.sleep(RECHECK)
            try:
                await self.recheck()
            except Exception:
                log.exception("recheck-failed")

    async def recheck(self) -> None:
        """Look for everybody here at once."""
        listeners = self._all_listeners()
        if not listeners:
            return
        seen = await watch.look(self.engine, self.listeners, (each.token for each in listeners if each.token))
        for listener in listeners:
            if listener.token in seen.ended:
                listener.end(Problem(401, "server-error-who"))  # the guest has moved to another device
            elif listener.behind(seen.tables.get(listener.table)):
                self.tables.forget(listener.table)
                listener.hear(None)

    # ---- looking

    def match_of(self, table: Loaded, given_up: bool = False) -> str:
        """The match of a table that has one; `given_up`: even if the table was closed meanwhile."""
        if table.row.state == "closed" and not (given_up and table.row.match):
            raise Problem(409, "server-error-closed")
        if not table.row.match:
            raise Problem(409, "server-error-not-started")
        return table.row.match

    async def running(self, table: Loaded, at_least: int = -1, given_up: bool = False) -> Running:
        """The match of a table, in memory; one that waits for another content says so."""
        try:
            return await self.matches.get(self.match_of(table, given_up), at_least)
        except LookupError as error:
            raise Problem(404, "server-error-no-table") from error
        except OtherContent as error:
            raise Problem(409, error.id, **{name: value or "none" for name, value in error.params.items()}) from error

    async def state(self, table: Loaded, guest: Guest | None, seat: int | None, since: int, protocol: int = 1) -> State:
        """A match as a seat of this guest may know it."""
        allowed_to_look(table, guest, seat)
        running = await self.running(table, given_up=table.played_by(guest))
        known = running.shown(seat, protocol)
        undo, now = undoing(table, running, guest, seat, protocol), self.clock.now()
        clocks = [] if table.row.state == "closed" else running.clocks(table.sooner)
        return State(
            table=table.row.id,
            match=table.row.match,
            seq=running.seq,
            seat=seat,
            observation=known.content["observation"],
            tally=known.content["tally"],
            events=running.since(since, [seat], protocol),
            complete=running.complete(since),
            clocks=clocks,
            left=running.timers.left,
            can_undo=undo.can,
            now=now,
            undo_to=undo.to,
            no_undo=undo.why,
            undo_ask=shown(table, running, now) if protocol > 1 and seat is not None else None,
            still=standing_still(table.hours, clocks, now) if protocol > 1 else None,
        )

    async def check(self, table: Loaded, seat: int, text: str) -> Said:
        """What a move means that would be legal; raises what playing it would raise."""
        running = await self.running(table)
        position = running.match.position
        move = running.match.game.parse_move(text)
        if move not in position.legal(seat):
            position.copy().play(seat, move)
        return running.match.game.said(move)

    async def hint(self, table: Loaded, seat: int, person: str = "", protocol: int = 1) -> HintAnswer:
        """What a bot would do at a seat that is asked; it was checked before that the seat is the guest's.

        The chance it is made with depends on what everybody knows, so whoever asks again gets no other worlds.
        """
        if not table.row.hints:
            raise Problem(403, "server-error-no-hints")
        running = await self.running(table)
        position, game = running.match.position, running.match.game
        if position.outcome is not None:
            raise NotYourDecision("error-game-over")
        decision = next((open_ for open_ in position.pending if open_.seat == seat), None)
        if decision is None:
            raise NotYourDecision("error-not-your-decision", seat=seat)
        seq, seed = running.seq, f"{table.row.match}/{running.seq}/{seat}"
        found = await self.thinkers.advise(game.id, position.to_json(), seat, seed, HINT_SECONDS, HINT_WORLDS, person)
        if found is None:
            raise Problem(503, "server-error-later")
        metrics.HINTS.labels(game.id).inc()
        choices = msgspec.json.decode(found, type=list[advice.Advice])
        if protocol > 1:
            choices = [advice.in_words(game, choice) for choice in choices]
        return HintAnswer(seq, decision.id, choices)
