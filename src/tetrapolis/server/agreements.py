"""What a table is: the agreements under which it was set up, and its seats, as stored and as people see it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.bots import levels
from tetrapolis.core.types import Outcome
from tetrapolis.server import schema
from tetrapolis.server.matches import Seating
from tetrapolis.server.people import Guest, shown
from tetrapolis.server.problems import Problem
from tetrapolis.server.timers import ClockKind

_HASHER = PasswordHasher()
STAND_IN = "normal"
"""The bot that sits in for somebody who did not come back."""
BOT_NAMES = ("Ágnes", "Bence", "Chloe", "Dániel", "Emma", "Félix", "Gréta", "Hugó")
"""By seat: their first letters are the seats'."""
DAY = 86_400.0
ABSENT_AFTER = {"live": 300.0, "turns": 3 * DAY}
"""Without a clock: seconds a question must be open before any player, not only the host, may let a bot sit in."""
STAND_IN_AFTER = {"live": 3600.0, "turns": 14 * DAY}
"""Without a clock: seconds after which a bot sits in by itself, so that nobody blocks the others for ever."""

Text40 = Annotated[str, msgspec.Meta(max_length=40)]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: me, open for others, or a bot with its level."""

    kind: Literal["me", "open", "bot"] = "open"
    bot: Text40 = ""
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
    hints: bool = True
    """Whoever is asked may ask back what a bot would do."""


class Seat(msgspec.Struct, frozen=True):
    """A seat of a table; `you`: it is the looking guest's own."""

    seat: int
    kind: Literal["open", "guest", "bot"]
    name: str
    bot: str = ""
    you: bool = False
    absent: bool = False
    """A bot sits in for somebody who may come back."""
    program: bool = False
    """A program plays here, with a seat token of the host's."""


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
    hints: bool
    state: Literal["open", "running", "over", "closed"]
    code: str
    """Six letters with which others find the table, as long as it is on."""
    match: str
    next_table: str
    created: float
    changed: float
    version: int


class Listed(msgspec.Struct, frozen=True):
    """A table in a list: whose decision it waits for, and how it ended."""

    table: TableInfo
    asked: list[int]
    """The seats that have to decide now."""
    outcome: Outcome | None = None


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
        people = {seat.guest for seat in self.seats if seat.kind == "guest"}
        hooked = any(seat.webhook and seat.kind == "guest" for seat in self.seats)
        # Who plays alone (with bots, or on both sides) blocks nobody.
        patience = STAND_IN_AFTER[self.row.pace] if len(people) > 1 and self.row.clock == "none" else 0.0
        return Seating(bots, self.row.clock, self.row.seconds, patience, hooked, self.row.version)

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
                    seat.program,
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
            row.hints,
            row.state,
            row.code or "",
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


def check_level(game: str, level: str, programs: Sequence[str]) -> None:
    """Whether a game has such a bot, or the server such a program: no other one is ever started."""
    known = [*levels(game), *programs]
    if level not in known:
        raise Problem(400, "server-error-bot", bot=level, known=", ".join(known))


def check_wish(wish: NewTable, programs: Sequence[str]) -> None:
    """Whether the agreements fit together."""
    for seat in wish.seats:
        if seat.kind == "bot":
            check_level(wish.game, seat.bot, programs)
    if wish.clock != "none" and wish.seconds < 1:
        raise Problem(400, "server-error-clock")
    if wish.free_undo and (any(seat.kind == "open" for seat in wish.seats)):
        raise Problem(400, "server-error-free-undo")


async def hash_password(password: str) -> str:
    """How a password is stored; empty stays empty."""
    return await asyncio.to_thread(_HASHER.hash, password) if password else ""  # slow on purpose: others go on


async def check_password(table: Loaded, guest: Guest, password: str) -> None:
    """Who is not the host needs the password of a locked table."""
    if table.row.password and table.row.host != guest.id:
        try:
            await asyncio.to_thread(_HASHER.verify, table.row.password, password)
        except VerificationError as error:
            raise Problem(403, "server-error-password") from error


def seat_row(table: str, number: int, seat: SeatWish, guest: Guest) -> dict[str, Any]:
    """A seat of a new table."""
    me = seat.kind == "me"
    name = shown(seat.name) or (guest.name if me else BOT_NAMES[number] if seat.kind == "bot" else "")
    return {
        "table_id": table,
        "seat": number,
        "kind": "guest" if me else seat.kind,
        "guest": guest.id if me else "",
        "program": False,
        "bot": seat.bot if seat.kind == "bot" else "",
        "name": name,
        "webhook": "",
        "notified": "",
    }


def same_again(table: str, seat: Any) -> dict[str, Any]:
    """A seat of a rematch: the same people; a seat a bot took over is its player's again."""
    kind = "guest" if seat.guest else seat.kind
    return {
        "table_id": table,
        "seat": seat.seat,
        "kind": kind,
        "guest": seat.guest,
        "program": seat.program,
        "bot": "" if kind == "guest" else seat.bot,
        "name": seat.name,
        "webhook": seat.webhook,
        "notified": "",
    }
