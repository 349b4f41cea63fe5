"""Notices: what somebody is told who is not at the table. Here is what they are, and how they are written.

Those about a turn are written in the move's transaction (see `store`): each person has at most one of a kind for a
table, so that a newer question takes the place of the older one, and what was answered is gone with the answer. Who is
told, and when and how, is worked out later (see `notice_worker`): a move waits for nothing of that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.core.position import Position
from tetrapolis.server import schema
from tetrapolis.server.hours import after, between
from tetrapolis.server.timers import Timers
from tetrapolis.wire.notices import Kind
from tetrapolis.wire.requests import PlayingHours

ALL_WAYS = 7
"""Push, mail and webhook (see `ways`), as bits: what a new notice is still to be told by."""
SOON = 5.0
"""Seconds after which somebody who asked for it is told that he is awaited at a live table ..."""
LATER = 60.0
"""... and everybody at one that goes turn by turn: who is just there needs no notice."""
REMIND_AT = 0.8
"""The part of the time after which somebody is reminded."""


class Row(msgspec.Struct, frozen=True):
    """A notice as it is written; what is not here begins as it does for all."""

    guest: str
    kind: Kind
    about: str
    seq: int
    at: float
    due: float | None
    said: str = ""


class Telling(msgspec.Struct, frozen=True):
    """What a change of a match does to the notices of its table."""

    gone: list[str] = []
    """Who is no longer asked."""
    new: list[Row] = []


NOTHING = Telling()


class Told(msgspec.Struct, frozen=True):
    """Who of a table is told, by seat, and how long after it happened."""

    guests: dict[int, str] = {}
    wait: float = LATER
    sooner: float = 0.0
    """So much before a bot sits in by itself for somebody absent the others may let one do so."""
    hours: PlayingHours | None = None
    """When the clocks run; none: always."""


def asked(position: Position, told: Told) -> dict[str, dict[int, int]]:
    """The open questions of everybody who is told: by guest and seat."""
    found: dict[str, dict[int, int]] = {}
    for decision in position.pending:
        guest = told.guests.get(decision.seat)
        if guest is not None and not decision.optional:
            found.setdefault(guest, {})[decision.seat] = decision.id
    return found


def turns(
    told: Told,
    before: Mapping[str, dict[int, int]],
    position: Position,
    timers: Timers,
    table: str,
    seq: int,
    now: float,
) -> Telling:
    """What a change of a match leads to: who is asked anew, and who no longer.

    Who was asked before and is asked again is there, or was told already: only the reminder is set anew.
    """
    after = asked(position, told)
    gone = [guest for guest in before if guest not in after]
    new: list[Row] = []
    for guest, questions in after.items():
        if before.get(guest) == questions:
            continue
        if guest not in before:
            new.append(Row(guest, "turn", table, seq, now, now + told.wait))
        remind = reminder_at(timers, list(questions), now, told.sooner, told.hours)
        if remind is not None and remind > now + told.wait:
            new.append(Row(guest, "reminder", table, seq, remind, remind))
    if position.outcome is not None:
        new += [Row(guest, "over", table, seq, now, now + told.wait) for guest in dict.fromkeys(told.guests.values())]
    return Telling(gone, new)


def reminder_at(
    timers: Timers, seats: list[int], now: float, sooner: float = 0.0, playing: PlayingHours | None = None
) -> float | None:
    """When most of the time is over until a clock or the others' patience ends; None: nothing presses.

    >>> from tetrapolis.server.timers import Timer
    >>> reminder_at(Timers([Timer("timeout", 1100.0, 0), Timer("timeout", 1010.0, 1)]), [0], 1000.0)
    1080.0
    """
    ends = [
        timer.at - sooner * (timer.what == "absent")
        for timer in timers.running
        if timer.what in ("timeout", "absent") and timer.seat in seats
    ]
    return after(playing, now, REMIND_AT * between(playing, now, min(ends))) if ends else None


# ---- writing


def statements(telling: Telling, table: str, mark: str) -> list[tuple[str, list[tuple[Any, ...]]]]:
    """The statements that write it; `mark` numbers the values as the database wants it (`?` or `$1`)."""

    def marks(count: int) -> list[str]:
        return [mark.replace("1", str(number)) for number in range(1, count + 1)]

    found: list[tuple[str, list[tuple[Any, ...]]]] = []
    if telling.gone:
        first, second = marks(2)
        sql = f"DELETE FROM notice WHERE guest={first} AND about={second} AND kind IN ('turn', 'reminder')"
        found.append((sql, [(guest, table) for guest in sorted(telling.gone)]))
    if telling.new:
        values = ", ".join(marks(7))
        sql = (
            "INSERT INTO notice (guest, kind, about, seq, at, due, said, seen, todo, tries, sent_by) "
            f"VALUES ({values}, FALSE, {ALL_WAYS}, 0, '') ON CONFLICT (guest, kind, about) DO UPDATE SET "
            "seq=excluded.seq, at=excluded.at, due=excluded.due, said=excluded.said, seen=FALSE, "
            "todo=excluded.todo, tries=0, sent_by=''"
        )
        found.append((sql, [msgspec.structs.astuple(row) for row in sorted(telling.new, key=_key)]))
    return found


def _key(row: Row) -> tuple[str, str, str]:
    return row.guest, row.kind, row.about


async def write(connection: AsyncConnection, rows: Iterable[Row]) -> None:
    """Write notices as part of a transaction; each takes the place of the one of its kind."""
    notices = schema.notices
    for row in sorted(rows, key=_key):
        key = (notices.c.guest == row.guest) & (notices.c.kind == row.kind) & (notices.c.about == row.about)
        await connection.execute(delete(notices).where(key))
        values = msgspec.structs.asdict(row) | {"seen": False, "todo": ALL_WAYS, "tries": 0, "sent_by": ""}
        await connection.execute(insert(notices).values(values))


async def tell(
    connection: AsyncConnection, guests: Iterable[str], kind: Kind, about: str, now: float, said: object = None
) -> None:
    """Tell people something, as part of the transaction in which it comes about; each of them once.

    `about`: the id of the table it is about. `said`: a struct or a dict of what its words need beside that table
    (`who`: who invites; `name` and `link`: the tournament, and its page if there is no table).
    """
    text = "" if said is None else msgspec.json.encode(said).decode()
    await write(connection, [Row(guest, kind, about, 0, now, now + SOON, text) for guest in dict.fromkeys(guests)])


async def forget(connection: AsyncConnection, about: str) -> None:
    """All that was told about a table that is gone."""
    await connection.execute(delete(schema.notices).where(schema.notices.c.about == about))
