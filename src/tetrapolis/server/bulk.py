"""Finished public matches, one after the other, for whoever learns from them: moves and chance, and nobody's name.

Public is what everybody could look at anyway: a match that is over, of a table that was in the list and had no
password, whose deal nobody plays any more, neither at a sealed table nor at one that branched off. People are
numbered as they appear; whatever would lead back to them (ids, titles, chat, the hour) stays here.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import and_, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tetrapolis.bots.playing import places_of
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.match import Header, Match, Record
from tetrapolis.core.position import Position
from tetrapolis.core.types import CLOCK
from tetrapolis.games import game as game_of
from tetrapolis.server import schema
from tetrapolis.server.database import reading
from tetrapolis.server.rows import SeatRow
from tetrapolis.wire.answers import Continued

AT_ONCE = 500
"""So many matches are looked for at a time; each is read for itself."""
OPEN = -1
"""So many choices has who may say anything."""

MATCHES = {
    "match": ("INTEGER", "number of the match in this export, from 1, in the order in which they ended"),
    "game": ("VARCHAR", "which game"),
    "engine": ("VARCHAR", "the version it was played with"),
    "players": ("INTEGER", "how many seats"),
    "who": ("VARCHAR[]", "of each seat: `player-7` is the same person throughout this export; of a bot its level"),
    "kinds": ("VARCHAR[]", "of each seat: `person`, `program` or `bot`"),
    "left": ("BOOLEAN[]", "of each seat: whether its person was gone at the end, and a bot played on"),
    "rated": ("BOOLEAN", "whether those who sat down knew that it counts"),
    "branch": ("BOOLEAN", "whether it went on from a moment of another match"),
    "day": ("VARCHAR", "when it ended (UTC)"),
    "seed": ("VARCHAR", "what chance was made of"),
    "decisions": ("INTEGER", "how many moves were made, those taken back included"),
    "reason": ("VARCHAR", "why it ended"),
    "places": ("DOUBLE[]", "of each seat, from 1; who shares places has the middle one"),
    "scores": ("INTEGER[]", "of each seat"),
    "record": ("VARCHAR", "the match as Tetrapolis stores it (JSON lines): `tetrapolis replay` plays it"),
}
MOVES = {
    "match": ("INTEGER", "which match"),
    "record": ("INTEGER", "which record of the match it is"),
    "seat": ("INTEGER", "whose move, from 1"),
    "question": ("VARCHAR", "the kind of question"),
    "move": ("VARCHAR", "the move's text"),
    "choices": ("INTEGER", "how many legal moves there were; -1: they cannot be listed"),
}


class Public(msgspec.Struct):
    """A match as it is given away: its row of MATCHES, and its rows of MOVES."""

    match: dict[str, Any]
    moves: list[dict[str, Any]]


async def public_matches(engine: AsyncEngine) -> AsyncIterator[Public | None]:
    """Each public match, the oldest first; None for one that no longer fits these rules, or is of another content."""
    known = dict[str, str]()
    number = 0
    async for match in _ids(engine):
        found = await _match(engine, match)
        if found is None:  # it was cleared meanwhile
            continue
        row, records, seats, gone = found
        try:
            public = _public(number + 1, row, records, _sitting(seats, gone, known))
        except _Unfit:
            yield None
            continue
        number += 1
        yield public


async def _ids(engine: AsyncEngine) -> AsyncIterator[str]:
    tables, matches = schema.tables.c, schema.matches.c
    open_to_all = and_(tables.state == "over", tables.listed, tables.password == "", ~tables.sealed)
    query = (
        select(matches.id, matches.finished, tables.id.label("at_table"))
        .join(schema.tables, tables.id == matches.table_id)
        .where(open_to_all, matches.finished.is_not(None), matches.outcome.is_not(None))
        .order_by(matches.finished, matches.id)
        .limit(AT_ONCE)
    )
    family, going_on = await _families(engine)
    after: Any = None
    while True:
        page = query
        if after is not None:
            later = and_(matches.finished == after.finished, matches.id > after.id)
            page = query.where(or_(matches.finished > after.finished, later))
        async with reading(engine).begin() as connection:
            found = list(await connection.execute(page))
        for row in found:
            if family.get(row.at_table, row.at_table) not in going_on:
                yield row.id
        if len(found) < AT_ONCE:
            return
        after = found[-1]


async def _families(engine: AsyncEngine) -> tuple[dict[str, str], set[str]]:
    """Of each branch the table with which it all began, and those tables of which something is still being played.

    A match tells what is hidden in its branches, and a branch what its player saw where it came from.
    """
    tables = schema.tables.c
    unfinished = tables.state.in_(["open", "running"])
    query = select(tables.id, tables.continued, unfinished.label("on")).where(or_(tables.continued != "", unfinished))
    async with reading(engine).begin() as connection:
        rows = list(await connection.execute(query))
    came_from = {row.id: msgspec.json.decode(row.continued, type=Continued).table for row in rows if row.continued}
    first = {table: first_of(table, came_from) for table in came_from}
    return first, {first.get(row.id, row.id) for row in rows if row.on}


def first_of(table: str, came_from: dict[str, str]) -> str:
    """Where a branch of a branch began.

    >>> first_of("c", {"c": "b", "b": "a"})
    'a'
    """
    while table in came_from:
        table = came_from[table]
    return table


async def _match(engine: AsyncEngine, match: str) -> tuple[Any, list[Record], list[SeatRow], dict[int, str]] | None:
    """A match with its records, its seats, and who got up from them for good."""
    matches, records, seats, leavers = schema.matches, schema.records.c, schema.seats, schema.leavers.c
    tables = schema.tables.c
    columns = (matches.c.game, matches.c.engine, matches.c.header, matches.c.finished, matches.c.table_id)
    query = select(*columns, tables.rated, tables.continued).join(schema.tables, tables.id == matches.c.table_id)
    async with reading(engine).begin() as connection:
        row = (await connection.execute(query.where(matches.c.id == match))).one_or_none()
        if row is None:
            return None
        stored = select(records.content).where(records.match == match).order_by(records.seq)
        content = [each.content for each in await connection.execute(stored)]
        of = select(seats).where(seats.c.table_id == row.table_id).order_by(seats.c.seat)
        sitting = [SeatRow(*each) for each in await connection.execute(of)]
        left = select(leavers.seat, leavers.guest).where(leavers.table_id == row.table_id)
        gone = {each.seat: each.guest for each in await connection.execute(left)}
    return row, [msgspec.json.decode(each, type=Record) for each in content], sitting, gone


class _Sitting(msgspec.Struct, frozen=True):
    """A seat as it is told."""

    who: str
    kind: str
    left: bool


def _sitting(seats: Sequence[SeatRow], gone: dict[int, str], known: dict[str, str]) -> list[_Sitting]:
    """The seats without names; who was not met before gets the next number."""
    told = []
    for seat in seats:
        person = gone.get(seat.seat, seat.guest)
        if seat.kind == "bot" and not person:
            told.append(_Sitting(seat.bot, "bot", False))
            continue
        key = person or f"{seat.table_id}/{seat.seat}"  # nobody knows any more who it was
        who = known.setdefault(key, f"player-{len(known) + 1}")
        told.append(_Sitting(who, "program" if seat.program else "person", seat.kind == "bot"))
    return told


class _Unfit(Exception):
    """A match that cannot be played through here."""


def _public(number: int, row: Any, records: list[Record], seats: Sequence[_Sitting]) -> Public:
    try:
        return _told(number, row, records, seats)
    except Exception as error:  # an engine that has changed may stumble over old records in any way
        raise _Unfit from error


def _told(number: int, row: Any, records: list[Record], seats: Sequence[_Sitting]) -> Public:
    header = msgspec.convert(row.header, Header)
    match = Match.restore(game_of(header.game), header, records, None, -1)
    match.header = msgspec.structs.replace(header, names=tuple(seat.who for seat in seats))
    outcome = match.position.outcome
    if outcome is None:
        raise ValueError("it does not end")
    moves = [{"match": number, **move} for move in _moves(match)]
    return Public(
        {
            "match": number,
            "game": row.game,
            "engine": row.engine,
            "players": header.players,
            "who": [seat.who for seat in seats],
            "kinds": [seat.kind for seat in seats],
            "left": [seat.left for seat in seats],
            "rated": row.rated,
            "branch": row.continued != "",
            "day": datetime.fromtimestamp(row.finished, UTC).date().isoformat(),
            "seed": header.seed,
            "decisions": len(moves),
            "reason": outcome.reason,
            "places": places_of(outcome),
            "scores": outcome.scores,
            "record": match.to_bytes().decode(),
        },
        moves,
    )


def _moves(match: Match) -> Iterator[dict[str, Any]]:
    before: Position | None = None
    for record, _, after in match.walk():
        if before is not None and record.move is not None and record.seat is not None and record.seat != CLOCK:
            legal = before.legal(record.seat)
            yield {
                "record": record.seq,
                "seat": record.seat + 1,
                "question": next((each.kind for each in before.pending if each.seat == record.seat), ""),
                "move": record.move,
                "choices": OPEN if isinstance(legal, OpenSpace) else len(legal),
            }
        before = after
