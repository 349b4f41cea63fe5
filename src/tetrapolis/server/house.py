"""The house: everything one process needs to serve tables, put together."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import msgspec
from litestar.channels import ChannelsPlugin
from sqlalchemy import insert, select

from tetrapolis.bots import advice
from tetrapolis.bots.worlds import ENDLESS
from tetrapolis.core.errors import BadOptions, IllegalMove, NotYourDecision
from tetrapolis.core.match import Match
from tetrapolis.core.types import Event
from tetrapolis.server import metrics, schema
from tetrapolis.server.agreements import Loaded
from tetrapolis.server.bots import Thinkers
from tetrapolis.server.config import Config
from tetrapolis.server.database import create_engine, migrate, reading
from tetrapolis.server.matches import Also, Guard, Matches, Running, loud_records
from tetrapolis.server.messages import ChatLine, State, state_of
from tetrapolis.server.once import Once
from tetrapolis.server.people import Faces, Guest
from tetrapolis.server.presence import BEAT, Here, Present
from tetrapolis.server.problems import Problem
from tetrapolis.server.programs import Programs
from tetrapolis.server.rates import Rates
from tetrapolis.server.tables import Tables
from tetrapolis.server.ticker import Ticker
from tetrapolis.server.watch import Watch
from tetrapolis.server.webhooks import Webhooks
from tetrapolis.server.wishes import HintAnswer

CHAT_SHOWN = 200
CODES_A_MINUTE = 20
HINTS_A_MINUTE = 30
HINT_SECONDS = advice.SECONDS
HINT_WORLDS = ENDLESS


class Hint(msgspec.Struct, frozen=True, tag_field="type", tag="hint"):
    """What processes tell each other: look at this table; the record goes at least so far (-1: the table itself)."""

    table: str
    seq: int
    at: float = 0.0
    """When it was committed."""


News = Hint | Here
"""What travels between processes."""


class House:
    """One process: its database, its cache of matches, its clocks and bots."""

    def __init__(self, config: Config, channels: ChannelsPlugin) -> None:
        self.config = config
        self.channels = channels
        self.engine = create_engine(config.database)
        self.matches = Matches(self.engine, self.changed, config.bot_delay)
        self.programs = Programs(config.programs, config.bot_budget)
        self.tables = Tables(self.engine, self.matches, config.max_tables, self.programs.levels)
        self.once = Once(self.engine)
        self.faces = Faces(self.engine)
        self.rates = Rates(config.rate)
        self.codes = Rates(min(CODES_A_MINUTE, config.rate))
        self.hints = Rates(min(HINTS_A_MINUTE, config.rate))
        self.thinkers = Thinkers(config.bots, config.bot_budget)
        self.ticker = Ticker(self.engine, self.matches, self.tables, self.thinkers, self.programs, time.time)
        self.webhooks = Webhooks(self.engine, self.matches, config.webhook_private)
        self.matches.asked = self.webhooks.look
        self.present = Present(lambda here: channels.publish(msgspec.json.encode(here), [channel(here.table)]))
        self.tokens: dict[int, str] = {}
        """By socket: the hash of the token it was opened with."""
        self.watch = Watch(self.engine, self.present.here.keys(), self.tokens)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Bring the database up to date and start the clocks."""
        await migrate(self.engine)
        if self.config.bots:
            self._tasks.append(asyncio.create_task(self.ticker.run(self.config.tick)))
        self._tasks.append(asyncio.create_task(self._tidy()))
        self._tasks.append(asyncio.create_task(self._beat()))
        self._tasks.append(asyncio.create_task(self.webhooks.look_at_all()))

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.webhooks.close()
        self.thinkers.close()
        self.programs.close()
        await self.engine.dispose()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(3600)
            await self.once.forget_old()
            await self.programs.tidy()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.present.beat()

    # ---- telling others

    async def changed(self, table: str, seq: int) -> None:
        """Tell all who look at a table, in every process, that there is news: after it was committed."""
        if seq < 0:
            self.tables.forget(table)
        self.channels.publish(msgspec.json.encode(Hint(table, seq, time.time())), [channel(table)])

    # ---- looking

    async def running(self, table: Loaded, at_least: int = -1) -> Running:
        """The match of a table."""
        if table.row.state == "closed":
            raise Problem(409, "server-error-closed")
        if not table.row.match:
            raise Problem(409, "server-error-not-started")
        try:
            return await self.matches.get(table.row.match, at_least)
        except LookupError as error:
            raise Problem(404, "server-error-no-table") from error

    async def state(
        self, table: Loaded, guest: Guest | None, seat: int | None, since: int, at_least: int = -1
    ) -> State:
        """A match as a seat of this guest may know it."""
        allowed_to_look(table, guest, seat)
        return self.state_now(table, await self.running(table, at_least), guest, seat, since)

    def state_now(self, table: Loaded, running: Running, guest: Guest | None, seat: int | None, since: int) -> State:
        """The same, once the match is at hand."""
        allowed_to_look(table, guest, seat)
        return state_of(table, table.row.match, running, seat, since, time.time())

    # ---- acting

    async def play(
        self, table: Loaded, seat: int, text: str, decision: int | None, also: Also | None, guard: Guard | None
    ) -> Running:
        """Play a move for a seat; it was checked before that the seat is the guest's."""

        def do(match: Match) -> list[Event]:
            if decision is not None and match.position.outcome is None:
                asked = [open_.id for open_ in match.position.pending if open_.seat == seat]
                if asked and decision not in asked:
                    raise NotYourDecision("server-error-stale")
            return match.play(seat, match.game.parse_move(text))

        await self.running(table, 0)
        running = await self.matches.change(table.row.match, do, table.seating, also, guard)
        metrics.MOVES.labels(table.row.game).inc()
        if running.match.position.outcome is not None:
            await self.programs.over(table.row.match, running.match.position)
        return running

    async def check(self, table: Loaded, seat: int, text: str) -> None:
        """Whether a move would be legal; raises what playing it would raise."""
        running = await self.running(table)
        position = running.match.position
        move = running.match.game.parse_move(text)
        if move not in position.legal(seat):
            position.copy().play(seat, move)

    async def hint(self, table: Loaded, seat: int) -> HintAnswer:
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
        if game.brain is None:
            raise BadOptions("error-no-hint", game=game.id)
        seq, seed = running.seq, f"{table.row.match}/{running.seq}/{seat}"
        found = await self.thinkers.advise(game.id, position.to_json(), seat, seed, HINT_SECONDS, HINT_WORLDS)
        if found is None:
            raise Problem(503, "server-error-later")
        metrics.HINTS.labels(game.id).inc()
        return HintAnswer(seq, decision.id, msgspec.json.decode(found, type=list[advice.Advice]))

    async def undo(self, table: Loaded, seat: int, to: int | None, also: Also | None, guard: Guard | None) -> Running:
        """Take back one's last move; where the table allows it, go back to any own decision."""
        if to is not None and not table.row.free_undo:
            raise Problem(403, "server-error-no-free-undo")

        def do(match: Match) -> list[Event]:
            if to is None:
                match.undo(seat)
            else:
                loud = loud_records(match)
                if match.position.outcome is not None or not 0 <= to < len(loud) - 1:
                    raise IllegalMove("error-no-undo")
                if all(open_.seat != seat for open_ in match.at(loud[to]).pending):
                    raise IllegalMove("error-no-undo")  # only to an own decision
                match.rewind(seat, loud[to])
            return []

        await self.running(table, 0)
        return await self.matches.change(table.row.match, do, table.seating, also, guard)

    # ---- talking

    async def say(self, table: Loaded, guest: Guest, text: str, also: Also | None) -> ChatLine:
        """A line of chat, for all at the table."""
        now = time.time()
        async with self.engine.begin() as connection:
            done = await connection.execute(
                insert(schema.chats)
                .values(table_id=table.row.id, guest=guest.id, name=guest.name, text=text, at=now)
                .returning(schema.chats.c.number)
            )
            number = done.scalar_one()
            if also is not None:
                await also(connection, number)
        await self.changed(table.row.id, -1)
        return ChatLine(number, guest.name, text, now)

    async def chat(self, table: str, after: int) -> list[ChatLine]:
        """What was said after a line, the last lines at most."""
        columns = schema.chats.c
        query = select(schema.chats).where(columns.table_id == table, columns.number > after)
        async with reading(self.engine).begin() as connection:
            rows = list(await connection.execute(query.order_by(columns.number.desc()).limit(CHAT_SHOWN)))
        return [ChatLine(row.number, row.name, row.text, row.at) for row in reversed(rows)]


def channel(table: str) -> str:
    """The channel on which news of a table travel."""
    return f"table-{table}"


def allowed_to_look(table: Loaded, guest: Guest | None, seat: int | None) -> None:
    """A seat is seen by who plays it; others may watch what everybody may know, if the host lets them."""
    own = table.seats_of(guest)
    if seat is not None and guest is None:
        raise Problem(401, "server-error-who")
    if seat is not None and seat not in own:
        raise Problem(403, "server-error-not-your-seat")
    if seat is None and not own and not table.row.spectators and table.row.state != "over":
        host = guest is not None and table.row.host == guest.id
        if not host:
            raise Problem(403, "server-error-no-spectators")


def own_seat(table: Loaded, guest: Guest, seat: int) -> int:
    """The seat, if it is this guest's to play."""
    if seat not in table.seats_of(guest):
        raise Problem(403, "server-error-not-your-seat")
    return seat
