"""What belongs to a person: all of it in one file, and going for good.

Who goes leaves the others their matches: there a ghost has played. Sessions, ways back, lines of chat and everything
else that is a person's alone is deleted; what stays is the seat numbers and moves of matches with others, and what was
noted down to keep order, under an id that leads to nobody; and for a day the answers that others were given. A name
others have met is given to nobody again.
"""

from __future__ import annotations

import io
import zipfile
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.core.match import Header
from tetrapolis.locales import t
from tetrapolis.server import merging, schema
from tetrapolis.server.club.results import forget_person
from tetrapolis.server.order import audit, entry
from tetrapolis.server.people import same_name
from tetrapolis.server.problems import Problem
from tetrapolis.server.replays import record_of
from tetrapolis.server.rows import GuestRow
from tetrapolis.server.tables import Tables
from tetrapolis.wire.answers import Guest

if TYPE_CHECKING:
    from tetrapolis.server.app_state import AppState

STAYS = ("seat", "game_table", "result", "leaver", "tournament", "tournament_entry", "review")
"""Where a person is only an id beside others'."""
SECRET = ("token", "code", "secret", "credential", "key")
"""Columns that are nobody's business, not even their owner's: most are hashes."""


# ---- all of it in one file


async def export(app: AppState, guest: Guest) -> bytes:
    """A ZIP: what is stored of somebody, table by table, and each match as the seat saw it."""
    files: dict[str, Any] = {}
    async with app.engine.begin() as connection:
        people = schema.guests
        row = (await connection.execute(select(people).where(people.c.id == guest.id))).one()
        files["you.json"] = _plain(row._mapping)
        for column in merging.columns():
            if column.table.name in STAYS or column is schema.reports.c.guest:  # who told of somebody stays untold
                continue
            found = await connection.execute(select(column.table).where(column == guest.id))
            files.setdefault(f"{column.table.name}.json", []).extend(_plain(each._mapping) for each in found)
        files["order.json"] = msgspec.to_builtins(await audit.lines(connection, guest.id))
        tables = await merging.tables_of(connection, guest.id)
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as bundle:
        for name, content in files.items():
            bundle.writestr(name, msgspec.json.format(msgspec.json.encode(content), indent=1))
        for table in tables:
            for name, content in (await _table(app, guest, table)).items():
                bundle.writestr(f"tables/{table}/{name}", content)
        bundle.writestr("README.txt", t(guest.lang, "server-export-readme", name=guest.name))
    return made.getvalue()


def _plain(row: Any) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in SECRET}


async def _table(app: AppState, guest: Guest, table: str) -> dict[str, bytes]:
    """A table as its guest may know it; of a finished match also the record, which anybody may have."""
    loaded = await app.tables.get(table)
    files = {"table.json": msgspec.json.encode(loaded.info(guest))}
    if not loaded.row.match:
        return files
    for seat in loaded.seats_known(guest):
        try:
            files[f"seat-{seat + 1}.json"] = msgspec.json.encode(await app.state(loaded, guest, seat, -1, 2))
        except Problem:  # it waits for another content: what is stored is not readable now
            continue
    if loaded.row.state == "over" and not loaded.row.sealed:  # the record holds the deal, which others may play still
        files["match.jsonl"] = record_of(loaded, await app.running(loaded))
    return files


# ---- going for good


async def delete_person(connection: AsyncConnection, tables: Tables, who: GuestRow) -> list[str]:
    """Somebody goes; the tables that have changed by it."""
    changed = await merging.tables_of(connection, who.id)
    ghost = await _ghost(connection, who.lang)
    if await _met(connection, who.id):
        key, gone = entry.key_of(who.name), schema.gone_names
        await connection.execute(delete(gone).where(gone.c.name == key))
        await connection.execute(insert(gone).values(name=key))
    await _rename_seats(connection, who, ghost)
    guest = Guest(who.id, ghost, who.lang)
    for each in changed:
        await tables.part(connection, guest, each)
    for column in merging.columns():
        table = column.table
        if table.name not in STAYS:
            await connection.execute(delete(table).where(column == who.id))
    notices, hosted = schema.notices, select(schema.tables.c.id).where(schema.tables.c.host == who.id)
    invited = (notices.c.kind == "invited") & notices.c.about.in_(hosted)  # they say who invites
    await connection.execute(delete(notices).where(invited))
    await forget_person(connection, who.id, ghost)
    people = schema.guests
    nobody = {"name": ghost, "gone": True, "role": "", "muted": False, "banned": 0.0}
    await connection.execute(update(people).where(people.c.id == who.id).values(nobody))
    return changed


async def _ghost(connection: AsyncConnection, lang: str) -> str:
    """What is said instead of a name: nobody else is called so."""
    people = schema.guests.c
    query = select(func.count()).select_from(schema.guests).where(people.gone)
    number = int((await connection.execute(query)).scalar_one())
    return t(lang, "server-ghost", n=number + 1)


async def _met(connection: AsyncConnection, guest: str) -> bool:
    """Whether others have played with somebody."""
    seats = schema.seats
    own, other = seats.alias(), seats.alias()
    query = select(own.c.seat).join(other, own.c.table_id == other.c.table_id)
    query = query.where(own.c.guest == guest, other.c.guest.not_in(["", guest]), ~other.c.program).limit(1)
    return (await connection.execute(query)).first() is not None


async def _rename_seats(connection: AsyncConnection, who: GuestRow, ghost: str) -> None:
    """On the seats, and in the matches that were played there; several of one table's are told apart."""
    seats, matches = schema.seats, schema.matches
    query = select(seats.c.table_id, seats.c.seat, seats.c.name).where(seats.c.guest == who.id)
    by_table: dict[str, dict[int, str]] = {}
    for row in await connection.execute(query.order_by(seats.c.table_id, seats.c.seat)):
        own = by_table.setdefault(row.table_id, {})
        if not own or same_name(row.name, who.name):
            own[row.seat] = ghost
        else:
            own[row.seat] = f"{ghost} {row.seat + 1}"
    for table, names in by_table.items():
        for seat, name in names.items():
            this = (seats.c.table_id == table) & (seats.c.seat == seat)
            await connection.execute(update(seats).where(this).values(name=name))
        found = select(matches.c.id, matches.c.header).where(matches.c.table_id == table)
        for row in [*await connection.execute(found)]:
            header = msgspec.convert(row.header, Header)
            called = tuple(names.get(seat, name) for seat, name in enumerate(header.names))
            fresh = msgspec.to_builtins(msgspec.structs.replace(header, names=called))
            await connection.execute(update(matches).where(matches.c.id == row.id).values(header=fresh))
