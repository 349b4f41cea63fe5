"""Tournaments: announced, entered, paired, played, over. Any process may do each step, one does.

Whatever changes a tournament is one transaction that begins by moving its version on (compare-and-swap): of two who
pair the same round one finds that it is paired. What a round is paired by stands in its row, so that it can be worked
out again (`league`). In duplicate all tables of a round have one deal: they stay sealed until the round is over.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tetrapolis.core.chance import seed_text
from tetrapolis.core.types import Outcome
from tetrapolis.games import game as game_of
from tetrapolis.server import schema, telling
from tetrapolis.server.club import league
from tetrapolis.server.database import reading
from tetrapolis.server.people import free_name, new_id, shown, visible
from tetrapolis.server.problems import Problem
from tetrapolis.server.rows import EntryRow, RoundRow, TournamentRow
from tetrapolis.server.tables import Deal, Draft, Tables
from tetrapolis.server.tables_model import STAND_IN, Loaded, free_bot_name, load
from tetrapolis.wire.answers import Guest
from tetrapolis.wire.requests import NewTable, SeatWish
from tetrapolis.wire.tournaments import NewTournament, TableResult

FEWEST = 2
MOST = 200
"""People in one tournament."""
MOST_OPEN = 10
"""Tournaments of one host that are not over."""


class Whole(msgspec.Struct, frozen=True):
    """A tournament with all that belongs to it."""

    row: TournamentRow
    entries: list[EntryRow]
    rounds: list[RoundRow]

    @property
    def duplicate(self) -> bool:
        """All tables of a round play the same deal."""
        return self.row.kind == "duplicate"

    @property
    def over(self) -> list[list[TableResult]]:
        """The results of the rounds that are over."""
        return [
            msgspec.convert(each.results, list[TableResult])
            for each in self.rounds
            if each.ended is not None and each.results
        ]

    @property
    def going(self) -> RoundRow | None:
        """The round that is being played."""
        return next((each for each in self.rounds if each.ended is None), None)


class Tournaments:
    """What can be done with tournaments."""

    def __init__(
        self,
        engine: AsyncEngine,
        tables: Tables,
        now: Callable[[], float],
        changed: Callable[[str], None],
    ) -> None:
        self.engine = engine
        self.tables = tables
        self.now = now
        self.changed = changed
        """Called with each table that has changed, after that was written."""

    # ---- looking

    async def get(self, tournament: str) -> Whole:
        """A tournament by its id."""
        async with reading(self.engine).begin() as connection:
            return await whole(connection, tournament)

    # ---- announcing, coming and going

    async def create(self, host: Guest, wish: NewTournament) -> str:
        """Announce one; its id."""
        title = shown(wish.title)
        if not visible(title):
            raise Problem(400, "server-error-tournament-title")
        if wish.clock != "none" and wish.seconds < 1:
            raise Problem(400, "server-error-clock")
        game = game_of(wish.game)
        if not {wish.size, _least(wish.kind, wish.size)} <= set(game.about.players):
            raise Problem(400, "server-error-tournament-size", n=wish.size)
        options = msgspec.to_builtins(game.options(wish.options))
        game.new(wish.size, 0, options)  # says what does not fit
        tournaments, fresh, now = schema.tournaments, new_id(), self.now()
        async with self.engine.begin() as connection:
            of_host = (tournaments.c.host == host.id, tournaments.c.state.in_(["open", "running"]))
            number = (await connection.execute(select(func.count()).where(*of_host))).scalar_one()
            if number >= MOST_OPEN:
                raise Problem(429, "server-error-many-tournaments", n=MOST_OPEN)
            values = msgspec.structs.asdict(wish) | {"options": options, "title": title, "id": fresh, "host": host.id}
            values |= {"round": 0, "state": "open", "secret": secrets.token_hex(24), "version": 1}
            await connection.execute(insert(tournaments).values(values | {"created": now, "changed": now}))
        return fresh

    async def enter(self, guest: Guest, tournament: str) -> None:
        """Take part; once it has begun, from the next round on, if the host lets people in late."""
        async with self.engine.begin() as connection:
            found = await self._take(connection, tournament)
            row = found.row
            late = row.state == "running" and row.late and row.round < row.rounds
            mine = next((each for each in found.entries if each.guest == guest.id), None)
            if mine is not None and not mine.out:
                return
            if row.state != "open" and not late:
                raise Problem(409, "server-error-tournament-closed")
            if sum(not each.out for each in found.entries) >= MOST:
                raise Problem(409, "server-error-tournament-full", n=MOST)
            entries = schema.entries
            if mine is not None:
                back = update(entries).where(entries.c.tournament == tournament, entries.c.number == mine.number)
                await connection.execute(back.values(out=False))
                return
            name = free_name(guest.name, [each.name for each in found.entries])
            number = 1 + max((each.number for each in found.entries), default=0)
            values = {"tournament": tournament, "number": number, "guest": guest.id, "name": name, "out": False}
            await connection.execute(insert(entries).values(values))

    async def go(self, guest: Guest, tournament: str) -> None:
        """Take part no longer: what was played stays, a round that is on is played to its end."""
        async with self.engine.begin() as connection:
            found = await self._take(connection, tournament)
            entries = schema.entries
            mine = next((each for each in found.entries if each.guest == guest.id), None)
            if mine is None or found.row.state not in ("open", "running"):
                raise Problem(409, "server-error-tournament-not-in")
            of = (entries.c.tournament == tournament, entries.c.number == mine.number)
            await connection.execute(update(entries).where(*of).values(out=True))

    async def cancel(self, host: Guest, tournament: str) -> None:
        """The host calls it off: tables that are on are given up."""
        closed: list[str] = []
        async with self.engine.begin() as connection:
            found = await self._take(connection, tournament, host)
            if found.row.state not in ("open", "running"):
                raise Problem(409, "server-error-tournament-over")
            await self._set(connection, tournament, state="cancelled")
            if (going := found.going) is not None:
                columns = schema.tables.c
                for table in going.tables:
                    loaded = await load(connection, table, change=True)
                    state = "closed" if loaded.row.state == "running" else loaded.row.state
                    more = {"state": state, "sealed": False, "version": columns.version + 1}
                    await connection.execute(update(schema.tables).where(columns.id == table).values(more))
                    await self.tables.matches.rest(connection, loaded.row.match)
                    closed.append(table)
                await self._end_round(connection, going, [])
        for table in closed:
            self.changed(table)

    # ---- rounds

    async def next_round(self, host: Guest, tournament: str) -> None:
        """The host lets it begin, or go on."""
        async with self.engine.begin() as connection:
            found = await self._take(connection, tournament, host)
            if found.row.state not in ("open", "running") or found.going is not None:
                raise Problem(409, "server-error-tournament-not-now")
            made = await self._pair(connection, found)
        for table in made:
            self.changed(table)

    async def look(self) -> float | None:
        """Do what is due in all tournaments that are on; in how many seconds somebody should look again; None: when
        there is news.
        """
        columns = schema.rounds.c
        running = select(schema.tournaments.c.id).where(schema.tournaments.c.state == "running")
        query = select(columns.tournament, columns.number, columns.tables, columns.deadline)
        query = query.where(columns.ended.is_(None), columns.tournament.in_(running))
        async with reading(self.engine).begin() as connection:
            going = list(await connection.execute(query))
            open_tables = set()
            if going:
                states = select(schema.tables.c.id).where(
                    schema.tables.c.tournament.in_([each.tournament for each in going]),
                    schema.tables.c.state == "running",
                )
                open_tables = set((await connection.execute(states)).scalars())
        soonest: float | None = None
        for tournament, number, tables, deadline in going:
            on = [table for table in tables if table in open_tables]
            if not on:
                await self._over(tournament, number)
                continue
            if deadline is None:
                continue
            left = deadline - self.now()
            if left <= 0:
                await self._play_on(on)
            soonest = min(max(left, 1.0), soonest if soonest is not None else max(left, 1.0))
        return soonest

    async def _play_on(self, tables: Sequence[str]) -> None:
        """It is too late: a bot sits in for everybody who is asked."""
        matches = schema.matches.c
        async with reading(self.engine).begin() as connection:
            asked = select(matches.table_id, matches.asked).where(matches.table_id.in_(tables))
            waited_for = [(row.table_id, seat) for row in await connection.execute(asked) for seat in row.asked]
        for table, seat in waited_for:
            await self.tables.stand_in(table, seat)
            self.changed(table)

    async def _over(self, tournament: str, number: int) -> None:
        """All tables of a round are over: results are told, and the next round begins, or the end is there."""
        tables: list[str] = []
        async with self.engine.begin() as connection:
            found = await self._take(connection, tournament)
            going = found.going
            if going is None or going.number != number or found.row.state != "running":
                return  # somebody else was faster
            results = await results_of(connection, going.tables, going.seats)
            await self._end_round(connection, going, [results[table] for table in going.tables if table in results])
            columns = schema.tables.c
            opened = update(schema.tables).where(columns.id.in_(going.tables))
            await connection.execute(opened.values(sealed=False, version=columns.version + 1))
            tables += going.tables
            left = sum(not each.out for each in found.entries)
            if found.row.round >= found.row.rounds or left < FEWEST:
                await self._set(connection, tournament, state="over")
            elif found.row.auto:
                tables += await self._pair(connection, await whole(connection, tournament))
        for table in tables:
            self.changed(table)

    async def _end_round(self, connection: AsyncConnection, going: RoundRow, results: list[TableResult]) -> None:
        columns = schema.rounds.c
        of = update(schema.rounds).where(columns.tournament == going.tournament, columns.number == going.number)
        await connection.execute(of.values(ended=self.now(), results=msgspec.to_builtins(results)))

    async def _pair(self, connection: AsyncConnection, found: Whole) -> list[str]:
        """Pair the next round and open its tables; the version has been moved on by this transaction."""
        row, number = found.row, found.row.round + 1
        playing = [each for each in found.entries if not each.out]
        if number > row.rounds:
            raise Problem(409, "server-error-tournament-not-now")
        if len(playing) < FEWEST:
            raise Problem(409, "server-error-tournament-few", n=FEWEST)
        numbers, over = [each.number for each in found.entries], found.over
        lines = league.standings(row.game, found.duplicate, numbers, over)
        points = {line.number: line.points for line in lines}
        least = _least(row.kind, row.size)
        paired = league.pair_input(row.size, least, [each.number for each in playing], points, over)
        seed = league.seed_of(row.secret, row.rounds, number)
        seats = league.pair(paired, seed)
        deal = Deal(row.id)
        if found.duplicate:
            deal = Deal(row.id, seed_text(None), secrets.token_hex(16))
        people = {each.number: each for each in playing}
        draft = await self._draft(row, number)
        made: list[Loaded] = []
        for table in seats:
            sitting = [_seat(at, people.get(each), table, people) for at, each in enumerate(table)]
            sized = msgspec.structs.replace(draft, wish=_sized(draft.wish, len(table)))
            made.append(await self.tables.deal(connection, row.host, sized, sitting, deal))
        now = self.now()
        for opened in made:
            playing_there = [seat.guest for seat in opened.seats if seat.guest]
            said = {"name": row.title, "link": f"/tournaments/{row.id}"}
            await telling.tell(connection, playing_there, "paired", opened.row.id, now, said)
        values = {
            "tournament": row.id,
            "number": number,
            "seed": seed,
            "paired": msgspec.to_builtins(paired),
            "seats": seats,
            "tables": [each.row.id for each in made],
            "commitment": made[0].row.commitment if found.duplicate else "",
            "started": now,
            "deadline": now + row.round_seconds if row.round_seconds else None,
            "ended": None,
            "results": [],
        }
        await connection.execute(insert(schema.rounds).values(values))
        await self._set(connection, row.id, state="running", round=number)
        return [each.row.id for each in made]

    async def _draft(self, row: TournamentRow, number: int) -> Draft:
        wish = NewTable(
            row.game,
            [SeatWish(), SeatWish()],
            row.options,
            f"{row.title[:70]} · {number}",
            spectators=row.kind != "duplicate",
            pace=row.pace,
            clock=row.clock,
            seconds=row.seconds,
            hints=False,
            rated=row.rated,
        )
        return Draft(wish, row.options, "")

    # ---- writing

    async def _take(self, connection: AsyncConnection, tournament: str, host: Guest | None = None) -> Whole:
        """A tournament to be changed; whoever else wants to waits until this transaction is over."""
        columns = schema.tournaments.c
        if not tournament.isprintable():
            raise Problem(404, "server-error-no-tournament")
        mine = update(schema.tournaments).where(columns.id == tournament)
        done = await connection.execute(mine.values(version=columns.version + 1, changed=self.now()))
        if done.rowcount != 1:
            raise Problem(404, "server-error-no-tournament")
        found = await whole(connection, tournament)
        if host is not None and found.row.host != host.id:
            raise Problem(403, "server-error-tournament-host")
        return found

    async def _set(self, connection: AsyncConnection, tournament: str, **values: Any) -> None:
        columns = schema.tournaments.c
        await connection.execute(update(schema.tournaments).where(columns.id == tournament).values(values))


async def whole(connection: AsyncConnection, tournament: str) -> Whole:
    """A tournament with all that belongs to it."""
    columns = schema.tournaments.c
    if not tournament.isprintable():
        raise Problem(404, "server-error-no-tournament")
    row = (await connection.execute(select(schema.tournaments).where(columns.id == tournament))).one_or_none()
    if row is None:
        raise Problem(404, "server-error-no-tournament")
    entries, rounds = schema.entries, schema.rounds
    of_entries = select(entries).where(entries.c.tournament == tournament).order_by(entries.c.number)
    of_rounds = select(rounds).where(rounds.c.tournament == tournament).order_by(rounds.c.number)
    return Whole(
        TournamentRow(*row),
        [EntryRow(*each) for each in await connection.execute(of_entries)],
        [RoundRow(*each) for each in await connection.execute(of_rounds)],
    )


async def results_of(
    connection: AsyncConnection, tables: Sequence[str], seats: Sequence[list[int]]
) -> dict[str, TableResult]:
    """How the tables of a round ended, of those that have."""
    columns, places = schema.matches.c, schema.seats.c
    query = select(columns.table_id, columns.outcome)
    query = query.where(columns.table_id.in_(tables), columns.finished.is_not(None))
    outcomes = {row.table_id: msgspec.convert(row.outcome, Outcome) for row in await connection.execute(query)}
    bots = select(places.table_id, places.seat).where(places.table_id.in_(tables), places.kind == "bot")
    played_on = {(row.table_id, row.seat) for row in await connection.execute(bots)}
    found = {}
    for table, numbers in zip(tables, seats, strict=True):
        if (outcome := outcomes.get(table)) is not None:
            late = [seat for seat, number in enumerate(numbers) if number and (table, seat) in played_on]
            ranking = [list(group) for group in outcome.ranking]
            found[table] = TableResult(table, numbers, ranking, list(outcome.scores), late)
    return found


def _least(kind: str, size: int) -> int:
    """The smallest table of a tournament: in duplicate all are the same."""
    return size if kind == "duplicate" else max(2, size - 1)


def _sized(wish: NewTable, seats: int) -> NewTable:
    return msgspec.structs.replace(wish, seats=[SeatWish()] * seats)


def _seat(seat: int, entry: EntryRow | None, table: Sequence[int], people: dict[int, EntryRow]) -> dict[str, Any]:
    """A seat's row, of a person or a bot."""
    names = [people[number].name for number in table if number]
    bot = entry is None
    bots_before = [free_bot_name(at, names) for at in range(seat) if not table[at]]
    return {
        "seat": seat,
        "kind": "bot" if bot else "guest",
        "guest": "" if entry is None else entry.guest,
        "program": False,
        "bot": STAND_IN if bot else "",
        "name": free_bot_name(seat, [*names, *bots_before]) if entry is None else entry.name,
        "webhook": "",
        "notified": "",
        "away": 0.0,
        "notices": "",
    }
