"""What a table is: the agreements under which it was set up, and its seats, as stored and as people see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.bots import levels
from tetrapolis.server import schema, telling
from tetrapolis.server.hours import are_playable
from tetrapolis.server.matches import Seating
from tetrapolis.server.people import clean_name, same_name, shown
from tetrapolis.server.problems import Problem
from tetrapolis.server.rows import SeatRow, TableRow
from tetrapolis.server.telling import Told
from tetrapolis.wire.answers import Continued, Guest, Seat, TableInfo
from tetrapolis.wire.requests import NewTable, PlayingHours, SeatWish

STAND_IN = "normal"
"""The bot that sits in for somebody who did not come back."""
BOT_NAMES = ("Ágnes", "Bence", "Chloe", "Dániel", "Emma", "Félix", "Gréta", "Hugó")
"""By seat: their first letters are the seats'."""
DAY = 86_400.0
ABSENT_AFTER = {"live": 300.0, "turns": 3 * DAY}
"""Without a clock: seconds a question must be open before another player, or the host, may let a bot sit in."""
STAND_IN_AFTER = {"live": 3600.0, "turns": 14 * DAY}
"""Without a clock: seconds after which a bot sits in by itself, so that nobody blocks the others for ever."""
GONE_AFTER = {"live": DAY, "turns": 30 * DAY}
"""Seconds a bot must have sat in for somebody before the host may give the table up without him."""


class Loaded(msgspec.Struct, frozen=True):
    """A table with its seats, as stored."""

    row: TableRow
    seats: list[SeatRow]

    def seats_of(self, guest: Guest | None) -> list[int]:
        """The seats a guest plays now."""
        if guest is None:
            return []
        return [seat.seat for seat in self.seats if seat.guest == guest.id and seat.kind == "guest"]

    def seats_known(self, guest: Guest | None) -> list[int]:
        """The seats a guest may look at: those he plays, and those where a bot sits in and he may come back."""
        return [] if guest is None else [seat.seat for seat in self.seats if seat.guest == guest.id]

    def played_by(self, guest: Guest | None) -> bool:
        """Whether the table is a guest's: as one who plays or played there, or as its host."""
        return guest is not None and (self.row.host == guest.id or bool(self.seats_known(guest)))

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
        told, row = self._told, self.row
        return Seating(bots, row.clock, row.seconds, patience, hooked, told, row.version, self.hours)

    @property
    def hours(self) -> PlayingHours | None:
        """When its clocks run; none: always."""
        return msgspec.json.decode(self.row.hours, type=PlayingHours) if self.row.hours else None

    @property
    def _told(self) -> Told:
        """Who is told by notices that he is awaited: all at a table that goes turn by turn, unless they do not want it;
        at a live one those who asked for it."""
        turns = self.row.pace == "turns"
        if not turns and not any(seat.notices for seat in self.seats):
            return _NOBODY  # at once: each move asks
        wanted = ("", "on") if turns else ("on",)
        people = {seat.seat: seat.guest for seat in self.people if seat.notices in wanted}
        return Told(people, telling.LATER if turns else telling.SOON, self.sooner, self.hours) if people else _NOBODY

    @property
    def people(self) -> list[SeatRow]:
        """The seats that people play now."""
        return [seat for seat in self.seats if seat.kind == "guest" and seat.guest and not seat.program]

    @property
    def sooner(self) -> float:
        """So many seconds before a bot sits in by itself for somebody absent the others may let one do so."""
        return STAND_IN_AFTER[self.row.pace] - ABSENT_AFTER[self.row.pace]

    def info(self, guest: Guest | None) -> TableInfo:
        """The table as a guest sees it."""
        row, me = self.row, "" if guest is None else guest.id
        return TableInfo(
            id=row.id,
            game=row.game,
            title=row.title,
            options=row.options,
            seats=[
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
            host=row.host == me,
            listed=row.listed,
            locked=bool(row.password),
            spectators=row.spectators,
            pace=row.pace,
            clock=row.clock,
            seconds=row.seconds,
            free_undo=row.free_undo,
            hints=row.hints,
            state=row.state,
            code=row.code or "",
            match=row.match,
            next_table=row.next_table,
            created=row.created,
            changed=row.changed,
            version=row.version,
            continued=msgspec.json.decode(row.continued, type=Continued) if row.continued else None,
            commitment=row.commitment,
            hours=self.hours,
            notices=next((seat.notices for seat in self.seats if me and seat.guest == me), ""),
            rated=row.rated,
            tournament=row.tournament,
            sealed=row.sealed,
        )


_NOBODY = Told()
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
    return Loaded(TableRow(*row), [SeatRow(*seat) for seat in await connection.execute(_SEATS, {"of": table})])


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
    if wish.hours is not None and not (wish.pace == "turns" and wish.clock != "none" and are_playable(wish.hours)):
        raise Problem(400, "server-error-hours")
    check_names([seat.name for seat in wish.seats])
    if wish.free_undo and (any(seat.kind == "open" for seat in wish.seats)):
        raise Problem(400, "server-error-free-undo")
    if wish.rated and sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Problem(400, "server-error-rated-twice")
    if wish.rated and all(seat.kind != "open" for seat in wish.seats):
        raise Problem(400, "server-error-rated-alone")


def check_names(names: Sequence[str]) -> None:
    """Whether the names a host gives to the seats can be seen, and told apart; empty: none is given."""
    given = [name for name in map(shown, names) if name]
    for name in given:
        clean_name(name)
        if sum(same_name(name, other) for other in given) > 1:
            raise Problem(400, "server-error-names-same", name=name)


def seat_rows(table: str, seats: Sequence[SeatWish], guest: Guest) -> list[dict[str, Any]]:
    """The seats of a new table. A person's name is as it was given; bots find others if theirs are taken."""
    named = [shown(seat.name) for seat in seats]
    names = [name or (guest.name if seat.kind == "me" else "") for name, seat in zip(named, seats, strict=True)]
    mine = any(seat.kind == "me" and not name for name, seat in zip(named, seats, strict=True))
    if mine and any(name and same_name(name, guest.name) for name in named):
        raise Problem(400, "server-error-names-same", name=guest.name)
    for number, seat in enumerate(seats):
        if seat.kind == "bot" and not names[number]:
            names[number] = free_bot_name(number, names)
    return [
        {
            "table_id": table,
            "seat": number,
            "kind": "guest" if seat.kind == "me" else seat.kind,
            "guest": guest.id if seat.kind == "me" else "",
            "program": False,
            "bot": seat.bot if seat.kind == "bot" else "",
            "name": names[number],
            "webhook": "",
            "notified": "",
            "away": 0.0,
            "notices": "",
        }
        for number, seat in enumerate(seats)
    ]


def free_bot_name(seat: int, taken: Sequence[str]) -> str:
    """A bot's name: the seat's own, or another one nobody at the table has.

    >>> free_bot_name(0, ["", "Béla"]), free_bot_name(0, ["", "ágnes"])
    ('Ágnes', 'Bence')
    """
    names = BOT_NAMES[seat:] + BOT_NAMES[:seat]
    return next((name for name in names if not any(same_name(name, other) for other in taken)), names[0])


def same_again(table: str, seat: SeatRow) -> dict[str, Any]:
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
        "away": 0.0,
        "notices": seat.notices,
    }


def allowed_to_look(table: Loaded, guest: Guest | None, seat: int | None) -> None:
    """A seat is seen by who plays it, or may come back to it; others may watch what everybody may know, if the host
    lets them."""
    own = table.seats_known(guest)
    if not own:
        check_open(table)
    if seat is not None and guest is None:
        raise Problem(401, "server-error-who")
    if seat is not None and seat not in own:
        raise Problem(403, "server-error-not-your-seat")
    if seat is None and not own and not table.row.spectators and table.row.state != "over":
        host = guest is not None and table.row.host == guest.id
        if not host:
            raise Problem(403, "server-error-no-spectators")


def check_open(table: Loaded) -> None:
    """Nobody from outside, not even the host, learns anything of a deal that others play still."""
    if table.row.sealed:
        raise Problem(403, "server-error-sealed")


def own_seat(table: Loaded, guest: Guest, seat: int) -> int:
    """The seat, if it is this guest's to play."""
    if seat not in table.seats_of(guest):
        raise Problem(403, "server-error-not-your-seat")
    return seat
