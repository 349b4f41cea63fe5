"""Tables: who sits where, under which agreements; starting, leaving, bots for the absent, rematch, branches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import bindparam, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tetrapolis.core.chance import seed_text
from tetrapolis.core.match import FORMAT, Header, Record
from tetrapolis.core.version import __version__
from tetrapolis.games import game as game_of
from tetrapolis.server import schema
from tetrapolis.server.database import reading
from tetrapolis.server.matches import Matches, Seating
from tetrapolis.server.people import Guest, new_id, shown
from tetrapolis.server.problems import Problem
from tetrapolis.server.timers import ClockKind

_HASHER = PasswordHasher()
KEPT = 5.0
"""Seconds for which a table is remembered, unless news of a change come before."""
MOST_KEPT = 5000
LISTED = 100
"""How many tables a list shows at most, the newest first."""

Text40 = Annotated[str, msgspec.Meta(max_length=40)]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: me, open for others, or a bot with its level."""

    kind: Literal["me", "open", "bot"] = "open"
    bot: Annotated[str, msgspec.Meta(max_length=16)] = ""
    name: Text40 = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host sets up."""

    game: Annotated[str, msgspec.Meta(max_length=24)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=2, max_length=8)]
    options: dict[str, Any] = {}
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    listed: bool = False
    password: Annotated[str, msgspec.Meta(max_length=100)] = ""
    spectators: bool = True
    pace: Literal["live", "turns"] = "live"
    clock: ClockKind = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=2_592_000)] = 0
    free_undo: bool = False


class Seat(msgspec.Struct, frozen=True):
    """A seat of a table; `you`: it is the looking guest's own."""

    seat: int
    kind: Literal["open", "guest", "bot"]
    name: str
    bot: str = ""
    you: bool = False
    absent: bool = False
    """A bot sits in for somebody who may come back."""


class TableInfo(msgspec.Struct, frozen=True):
    """What anybody may know of a table who may see it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[Seat]
    host: bool
    """The looking guest is the host."""
    listed: bool
    locked: bool
    """A password is needed to sit down."""
    spectators: bool
    pace: str
    clock: str
    seconds: int
    free_undo: bool
    state: Literal["open", "running", "over"]
    match: str
    next_table: str
    created: float
    changed: float
    version: int


class Loaded(msgspec.Struct, frozen=True):
    """A table with its seats, as stored."""

    row: Any
    seats: list[Any]

    def seats_of(self, guest: Guest | None) -> list[int]:
        """The seats a guest plays now."""
        if guest is None:
            return []
        return [seat.seat for seat in self.seats if seat.guest == guest.id and seat.kind == "guest"]

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's name."""
        return tuple(seat.name for seat in self.seats)

    @property
    def seating(self) -> Seating:
        """What timers depend on."""
        bots = {seat.seat: seat.bot for seat in self.seats if seat.kind == "bot"}
        hooked = any(seat.webhook and seat.kind == "guest" for seat in self.seats)
        return Seating(bots, self.row.clock, self.row.seconds, hooked, self.row.version)

    def info(self, guest: Guest | None) -> TableInfo:
        """The table as a guest sees it."""
        row, me = self.row, "" if guest is None else guest.id
        return TableInfo(
            row.id,
            row.game,
            row.title,
            row.options,
            [
                Seat(
                    seat.seat,
                    seat.kind,
                    seat.name,
                    seat.bot,
                    bool(me) and seat.guest == me,
                    seat.kind == "bot" and bool(seat.guest),
                )
                for seat in self.seats
            ],
            row.host == me,
            row.listed,
            bool(row.password),
            row.spectators,
            row.pace,
            row.clock,
            row.seconds,
            row.free_undo,
            row.state,
            row.match,
            row.next_table,
            row.created,
            row.changed,
            row.version,
        )


_TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("of"))
_TABLE_TO_CHANGE = _TABLE.with_for_update(key_share=True)  # PostgreSQL; on SQLite whoever writes is alone anyway
_SEATS = select(schema.seats).where(schema.seats.c.table_id == bindparam("of")).order_by(schema.seats.c.seat)


async def load(connection: AsyncConnection, table: str, change: bool = False) -> Loaded:
    """A table by its id; `change`: others who want to change it wait until this transaction is over."""
    if not table.isprintable():
        raise Problem(404, "server-error-no-table")  # PostgreSQL would not even compare it
    row = (await connection.execute(_TABLE_TO_CHANGE if change else _TABLE, {"of": table})).one_or_none()
    if row is None:
        raise Problem(404, "server-error-no-table")
    return Loaded(row, list(await connection.execute(_SEATS, {"of": table})))


Note = Callable[[AsyncConnection, Loaded], Awaitable[None]]
"""Something to be noted in the same transaction: the answer to the request."""


async def _nothing(connection: AsyncConnection, table: Loaded) -> None:
    """No request id: nothing to note."""


class Tables:
    """Everything that changes who sits where."""

    def __init__(self, engine: AsyncEngine, matches: Matches, most: int) -> None:
        self.engine = engine
        self.matches = matches
        self.most = most
        self._kept: dict[str, tuple[float, Loaded]] = {}

    async def get(self, table: str) -> Loaded:
        """A table by its id, as the database has it."""
        now = time.monotonic()
        async with reading(self.engine).begin() as connection:
            loaded = await load(connection, table)
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[table] = now, loaded
        return loaded

    async def recent(self, table: str) -> Loaded:
        """A table as it was a moment ago: for what happens often, and is checked again when it is written."""
        kept = self._kept.get(table)
        if kept is not None and time.monotonic() - kept[0] < KEPT:
            return kept[1]
        return await self.get(table)

    def forget(self, table: str) -> None:
        """It has changed."""
        self._kept.pop(table, None)

    # ---- lists

    async def mine(self, guest: Guest, over: bool) -> list[TableInfo]:
        """A guest's tables: those still on, or the archive."""
        own = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest.id)
        columns = schema.tables.c
        state = columns.state == "over" if over else columns.state != "over"
        return await self._list(guest, state & or_(columns.id.in_(own), columns.host == guest.id))

    async def open(self, guest: Guest | None) -> list[TableInfo]:
        """Tables anybody may join or watch."""
        columns = schema.tables.c
        return await self._list(guest, (columns.state != "over") & columns.listed)

    async def _list(self, guest: Guest | None, where: Any) -> list[TableInfo]:
        async with reading(self.engine).begin() as connection:
            query = select(schema.tables).where(where).order_by(schema.tables.c.changed.desc()).limit(LISTED)
            rows = list(await connection.execute(query))
            ids = [row.id for row in rows]
            by_table: dict[str, list[Any]] = {table: [] for table in ids}
            places = select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.seat)
            for seat in await connection.execute(places):
                by_table[seat.table_id].append(seat)
        return [Loaded(row, by_table[row.id]).info(guest) for row in rows]

    # ---- setting up

    async def create(
        self,
        guest: Guest,
        wish: NewTable,
        source: tuple[Header, list[Record]] | None = None,
        note: Note = _nothing,
    ) -> Loaded:
        """A new table; it starts at once if nobody else is awaited."""
        game = game_of(wish.game)
        _check_wish(wish)
        options = msgspec.to_builtins(game.options(wish.options))
        game.new(len(wish.seats), 0, options)  # says what does not fit, before anybody sits down
        password = await asyncio.to_thread(_HASHER.hash, wish.password) if wish.password else ""
        now, table = time.time(), new_id()
        async with self.engine.begin() as connection:
            await self._check_number(connection, guest)
            await connection.execute(
                insert(schema.tables).values(
                    id=table,
                    game=wish.game,
                    options=options,
                    players=len(wish.seats),
                    host=guest.id,
                    title=shown(wish.title),
                    listed=wish.listed,
                    password=password,
                    spectators=wish.spectators,
                    pace=wish.pace,
                    clock=wish.clock,
                    seconds=wish.seconds,
                    free_undo=wish.free_undo,
                    state="open",
                    match="",
                    next_table="",
                    source="" if source is None else msgspec.json.encode(source).decode(),
                    created=now,
                    changed=now,
                    version=1,
                )
            )
            await connection.execute(
                insert(schema.seats),
                [_seat_row(table, number, seat, guest) for number, seat in enumerate(wish.seats)],
            )
            loaded = await load(connection, table)
            await self._start_if_full(connection, loaded)
            return await self._noted(connection, table, note)

    async def _noted(self, connection: AsyncConnection, table: str, note: Note) -> Loaded:
        """The table as it is now, with the answer noted down."""
        loaded = await load(connection, table)
        await note(connection, loaded)
        return loaded

    async def _check_number(self, connection: AsyncConnection, guest: Guest) -> None:
        columns = schema.tables.c
        query = select(columns.id).where(columns.host == guest.id, columns.state != "over").limit(self.most)
        if len(list(await connection.execute(query))) >= self.most:
            raise Problem(429, "server-error-many-tables", n=self.most)

    async def _start_if_full(self, connection: AsyncConnection, table: Loaded) -> None:
        if table.row.state != "open" or any(seat.kind == "open" for seat in table.seats):
            return
        match, row = new_id(), table.row
        bots = tuple(seat.bot if seat.kind == "bot" else "" for seat in table.seats)
        records: list[Record] = []
        if row.source:
            header, records = msgspec.json.decode(row.source, type=tuple[Header, list[Record]])
            header = msgspec.structs.replace(header, names=table.names, bots=bots)
        else:
            header = Header(FORMAT, row.game, __version__, row.players, row.options, table.names, seed_text(None), bots)
        await self.matches.start(connection, match, row.id, header, records, table.seating)
        await self._touch(connection, row.id, state="running", match=match, source="")

    async def _touch(self, connection: AsyncConnection, table: str, **values: Any) -> None:
        columns = schema.tables.c
        await connection.execute(
            update(schema.tables)
            .where(columns.id == table)
            .values(changed=time.time(), version=columns.version + 1, **values)
        )

    # ---- coming and going

    async def join(
        self, guest: Guest, table: str, seat: int | None, password: str, note: Note = _nothing
    ) -> Loaded:
        """Sit down on an open seat (any, or this one); when the last one is taken the game begins."""
        async with self.engine.begin() as connection:
            loaded = await load(connection, table, change=True)
            if loaded.row.state != "open":
                raise Problem(409, "server-error-started")
            await check_password(loaded, guest, password)
            open_seats = [place.seat for place in loaded.seats if place.kind == "open"]
            if not open_seats or (seat is not None and seat not in open_seats):
                raise Problem(409, "server-error-seat-taken")
            chosen = open_seats[0] if seat is None else seat
            await self._sit(connection, table, chosen, kind="guest", guest=guest.id, name=guest.name)
            await self._touch(connection, table)
            await self._start_if_full(connection, await load(connection, table))
            return await self._noted(connection, table, note)

    async def _sit(self, connection: AsyncConnection, table: str, seat: int, **values: Any) -> None:
        columns = schema.seats.c
        await connection.execute(
            update(schema.seats).where(columns.table_id == table, columns.seat == seat).values(values)
        )

    async def leave(self, guest: Guest, table: str, level: str, note: Note = _nothing) -> Loaded:
        """Get up: before the game the seat is open again, in a game a bot takes over."""
        async with self.engine.begin() as connection:
            loaded = await load(connection, table, change=True)
            own = loaded.seats_of(guest)
            if not own:
                raise Problem(403, "server-error-not-seated")
            _check_level(loaded.row.game, level)
            for seat in own:
                if loaded.row.state == "open":
                    await self._sit(connection, table, seat, kind="open", guest="", name="", webhook="")
                elif loaded.row.state == "running":
                    await self._sit(connection, table, seat, kind="bot", bot=level, guest="", webhook="")
            await self._touch(connection, table)
            await self._renew_timers(connection, await load(connection, table))
            return await self._noted(connection, table, note)

    async def substitute(self, guest: Guest, table: str, seat: int, level: str, note: Note = _nothing) -> Loaded:
        """The host lets a bot sit in for an absent player, or (no level) lets the player come back."""
        async with self.engine.begin() as connection:
            loaded = await load(connection, table, change=True)
            if loaded.row.host != guest.id:
                raise Problem(403, "server-error-not-host")
            if loaded.row.state != "running" or not 0 <= seat < len(loaded.seats) or not loaded.seats[seat].guest:
                raise Problem(409, "server-error-no-substitute")
            if level:
                _check_level(loaded.row.game, level)
                await self._sit(connection, table, seat, kind="bot", bot=level)
            else:
                await self._sit(connection, table, seat, kind="guest", bot="")
            await self._touch(connection, table)
            await self._renew_timers(connection, await load(connection, table))
            return await self._noted(connection, table, note)

    async def _renew_timers(self, connection: AsyncConnection, loaded: Loaded) -> None:
        """Let somebody look at the match at once: who is a bot has changed."""
        if loaded.row.state == "running":
            columns = schema.matches.c
            await connection.execute(
                update(schema.matches).where(columns.id == loaded.row.match).values(due=time.time())
            )

    async def webhook(self, guest: Guest, table: str, seat: int, url: str) -> None:
        """Where to call when this seat has to decide."""
        async with self.engine.begin() as connection:
            loaded = await load(connection, table, change=True)
            if seat not in loaded.seats_of(guest):
                raise Problem(403, "server-error-not-seated")
            await self._sit(connection, table, seat, webhook=url)
        self.forget(table)

    async def rematch(self, guest: Guest, table: str, note: Note = _nothing) -> Loaded:
        """The same table once more; who asks first makes it, the others find it."""
        async with self.engine.begin() as connection:
            loaded = await load(connection, table, change=True)
            if not loaded.seats_of(guest) and loaded.row.host != guest.id:
                raise Problem(403, "server-error-not-seated")
            if loaded.row.state != "over":
                raise Problem(409, "server-error-not-over")
            if loaded.row.next_table:
                return await self._noted(connection, loaded.row.next_table, note)
            now, fresh, row = time.time(), new_id(), loaded.row
            values = {column.name: getattr(row, column.name) for column in schema.tables.columns}
            values |= {"id": fresh, "state": "open", "match": "", "next_table": "", "version": 1}
            await connection.execute(insert(schema.tables).values(values | {"created": now, "changed": now}))
            await connection.execute(insert(schema.seats), [_again(fresh, seat) for seat in loaded.seats])
            await self._touch(connection, table, next_table=fresh)
            await self._start_if_full(connection, await load(connection, fresh))
            return await self._noted(connection, fresh, note)


def _check_level(game: str, level: str) -> None:
    levels = {"random", *game_of(game).bots}
    if level not in levels:
        raise Problem(400, "server-error-bot", bot=level, known=", ".join(sorted(levels)))


def _check_wish(wish: NewTable) -> None:
    for seat in wish.seats:
        if seat.kind == "bot":
            _check_level(wish.game, seat.bot)
    if wish.clock != "none" and wish.seconds < 1:
        raise Problem(400, "server-error-clock")
    if wish.free_undo and (any(seat.kind == "open" for seat in wish.seats)):
        raise Problem(400, "server-error-free-undo")


async def check_password(table: Loaded, guest: Guest, password: str) -> None:
    """Who is not the host needs the password of a locked table."""
    if table.row.password and table.row.host != guest.id:
        try:
            await asyncio.to_thread(_HASHER.verify, table.row.password, password)  # slow on purpose: others go on
        except VerificationError as error:
            raise Problem(403, "server-error-password") from error


def _seat_row(table: str, number: int, seat: SeatWish, guest: Guest) -> dict[str, Any]:
    me = seat.kind == "me"
    name = shown(seat.name) or (guest.name if me else f"{seat.bot} {number + 1}" if seat.kind == "bot" else "")
    return {
        "table_id": table,
        "seat": number,
        "kind": "guest" if me else seat.kind,
        "guest": guest.id if me else "",
        "bot": seat.bot if seat.kind == "bot" else "",
        "name": name,
        "webhook": "",
    }


def _again(table: str, seat: Any) -> dict[str, Any]:
    """A seat of a rematch: the same people; a seat a bot took over is its player's again."""
    kind = "guest" if seat.guest else seat.kind
    return {
        "table_id": table,
        "seat": seat.seat,
        "kind": kind,
        "guest": seat.guest,
        "bot": "" if kind == "guest" else seat.bot,
        "name": seat.name,
        "webhook": seat.webhook,
    }
