"""What people say at a table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Literal

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from tetrapolis.server import schema
from tetrapolis.server.bus import Changed
from tetrapolis.server.database import reading
from tetrapolis.server.idempotency import Request
from tetrapolis.server.problems import Problem
from tetrapolis.server.rows import ChatRow
from tetrapolis.server.store import AlreadyAnswered
from tetrapolis.server.tables_model import Loaded, allowed_to_look
from tetrapolis.wire.answers import Done, Guest
from tetrapolis.wire.live import ChatLine

if TYPE_CHECKING:
    from tetrapolis.server.app_state import AppState

SHOWN = 200
"""So many lines are told at most."""


async def say(app: AppState, table: Loaded, guest: Guest, text: str, request: Request | None) -> int:
    """A line for all at the table, from players, and from spectators where they are welcome; its number."""
    allowed_to_look(table, guest, None)
    own = table.seats_of(guest)
    if guest.program and not own:
        raise Problem(403, "server-error-not-seated")
    said = "".join(sign for sign in text if sign.isprintable()).strip()
    if not said:
        raise Problem(400, "server-error-chat")
    role: Literal["player", "host", "spectator"] = (
        "player" if own else "host" if table.row.host == guest.id else "spectator"
    )
    row = {"table_id": table.row.id, "guest": guest.id, "name": guest.name, "text": said, "at": time.time()}
    row |= {"seat": own[0] if own else None, "role": role}
    try:
        async with app.engine.begin() as connection:
            people = schema.guests.c
            muted = (await connection.execute(select(people.muted).where(people.id == guest.id))).scalar_one()
            row["hidden"] = "mute" if muted else ""
            done = await connection.execute(insert(schema.chats).values(row).returning(schema.chats.c.number))
            number: int = done.scalar_one()
            if request is not None:
                await app.answers.note(connection, request.note(msgspec.json.encode(Done(number)).decode()))
    except IntegrityError as error:
        raise AlreadyAnswered from error
    app.bus.tell(Changed(table.row.id, chat=True))
    return number


async def lines(app: AppState, table: str, after: int, guest: Guest | None = None) -> list[ChatLine]:
    """What was said after a line, the last lines at most, as far as this guest sees it."""
    columns = schema.chats.c
    query = select(schema.chats).where(columns.table_id == table, columns.number > after)
    own = (columns.hidden == "mute") & (columns.guest == ("" if guest is None else guest.id))
    query = query.where((columns.hidden == "") | own)
    async with reading(app.engine).begin() as connection:
        found = list(await connection.execute(query.order_by(columns.number.desc()).limit(SHOWN)))
    rows = [ChatRow(*row) for row in reversed(found)]
    return [ChatLine(row.number, row.name, row.text, row.at, row.seat, row.role) for row in rows]
