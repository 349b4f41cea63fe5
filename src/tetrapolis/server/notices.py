"""What somebody is told now: the list in the page."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tetrapolis.server import schema
from tetrapolis.server.database import reading
from tetrapolis.server.notice_settings import read
from tetrapolis.server.timers import Timers
from tetrapolis.wire.notices import Notice, Notices

SHOWN = 50
"""So many are told at most."""
ABOUT_TURNS = ("turn", "reminder")
OF_SEATS = (*ABOUT_TURNS, "invited")
"""Whether they say what is so depends on where somebody sits."""


class Said(msgspec.Struct, frozen=True):
    """What the words of a notice need beside its table (see `telling.tell`)."""

    who: str = ""
    name: str = ""
    link: str = ""


_NOTICE, _TABLE, _MATCH = schema.notices.c, schema.tables.c, schema.matches.c
_STANDING = (
    select(
        schema.notices,
        _TABLE.game,
        _TABLE.title,
        _TABLE.state,
        _MATCH.asked,
        _MATCH.timers,
    )
    .select_from(schema.notices)
    .join(schema.tables, _TABLE.id == _NOTICE.about, isouter=True)
    .join(schema.matches, _MATCH.id == _TABLE.match, isouter=True)
)


async def standing(connection: AsyncConnection, guest: str, *where: Any) -> list[tuple[Row[Any], Notice]]:
    """The notices of a guest that still say what is so, with their rows."""
    query = _STANDING.where(_NOTICE.guest == guest, *where).order_by(_NOTICE.at.desc()).limit(SHOWN)
    rows = list(await connection.execute(query))
    seats = schema.seats.c
    own: dict[str, list[int]] = {}
    of = [row.about for row in rows if row.kind in OF_SEATS]
    mine = select(seats.table_id, seats.seat).where(seats.guest == guest, seats.kind == "guest", seats.table_id.in_(of))
    if of:
        for place in await connection.execute(mine):
            own.setdefault(place.table_id, []).append(place.seat)
    return [(row, _notice(row, own.get(row.about, []))) for row in rows if _stands(row, own.get(row.about, []))]


def _stands(row: Row[Any], own: list[int]) -> bool:
    if row.kind in ABOUT_TURNS:
        return row.state == "running" and any(seat in row.asked for seat in own)
    if row.kind == "invited":
        return row.state == "open" or (row.state == "running" and bool(own))  # else all seats were taken meanwhile
    return row.kind == "paired" or row.state is not None


def _notice(row: Row[Any], own: list[int]) -> Notice:
    said = msgspec.json.decode(row.said, type=Said) if row.said else Said()
    until = None
    if row.kind in ABOUT_TURNS and row.timers:
        running = msgspec.convert(row.timers, Timers).running
        until = min((timer.at for timer in running if timer.what == "timeout" and timer.seat in own), default=None)
    return Notice(
        row.kind, row.about, row.at, row.seen, row.game or "", row.title or "", said.who, said.name, said.link, until
    )


async def listed(engine: AsyncEngine, guest: str, now: float) -> Notices:
    """What a guest is told now; of a question only the newest: that it is asked, or that time is running out."""
    async with reading(engine).begin() as connection:
        skip = (await read(connection, guest)).skip
        found = [notice for _, notice in await standing(connection, guest, _NOTICE.at <= now)]
    reminded = {each.about for each in found if each.kind == "reminder"}
    shown = [each for each in found if each.kind != "turn" or each.about not in reminded]
    shown = [each for each in shown if "page" not in skip.get(each.kind, ())]
    return Notices(shown, sum(not each.seen for each in shown))


async def see(engine: AsyncEngine, guest: str, about: str, now: float) -> None:
    """A guest has seen what there is, or what there is about a table."""
    where = (_NOTICE.guest == guest) & (_NOTICE.at <= now) & _NOTICE.seen.is_(False)
    if about:
        where &= _NOTICE.about == about
    async with reading(engine).begin() as connection:
        if (await connection.execute(select(_NOTICE.kind).where(where).limit(1))).one_or_none() is None:
            return  # nobody writes who has nothing to say
    async with engine.begin() as connection:
        await connection.execute(update(schema.notices).where(where).values(seen=True))
