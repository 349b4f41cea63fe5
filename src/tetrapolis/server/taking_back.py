"""Taking back: one's own last move, any earlier one where nobody else plays, and what the others at a table agree to.

What somebody asks for stands in the row of the table, so that every process knows of it; the match goes back by the
same compare-and-swap as with any move. It lapses with the next move of a person: bots may go on meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from tetrapolis.core.errors import IllegalMove
from tetrapolis.core.match import Match
from tetrapolis.server.idempotency import Request
from tetrapolis.server.problems import Problem
from tetrapolis.server.running import Running, loud_records
from tetrapolis.server.store import Conflict
from tetrapolis.server.tables_model import DAY, Loaded, load, own_seat
from tetrapolis.wire.answers import Done, Guest
from tetrapolis.wire.live import UndoAsk

if TYPE_CHECKING:
    from tetrapolis.server.app_state import AppState

ASKS_A_MINUTE = 4
"""Of one person."""
OPEN_FOR = {"live": 120.0, "turns": 2 * DAY}
"""Seconds for which the others may answer."""


class Undoing(msgspec.Struct, frozen=True):
    """What a seat may take back, as its client is told."""

    can: bool = False
    to: int | None = None
    why: str = ""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody asked for, as it is stored with the table."""

    number: int
    guest: str
    seat: int
    seq: int
    """The last record when it was asked for, as everybody counts them."""
    to: int
    until: float
    agreed: list[str] = []
    """Guests."""
    refused: int = -1
    """The seat of who refused; the own one: it was withdrawn."""


# ---- what is possible


def undoing(table: Loaded, running: Running, guest: Guest | None, seat: int | None, protocol: int) -> Undoing:
    """What a seat of a guest may take back now; the first protocol knows of no more than the policy."""
    own = table.seats_of(guest)
    if seat is None or seat not in own or table.row.state != "running":
        return Undoing()
    can = running.match.can_undo(seat)
    if protocol == 1 or can:
        return Undoing(can)
    to = running.match.last_of(own) if table.row.free_undo and running.match.position.outcome is None else None
    why = running.match.no_undo(seat) if to is None else ""
    return Undoing(False, None if to is None else running.seq_of(to), why)


def undo(match: Match, seat: int, own: Sequence[int], to: int | None) -> None:
    """Take back one's last move; or, where the table allows it, go back to any own decision."""
    if to is None:
        match.undo(seat)
        return
    loud = loud_records(match)
    if match.position.outcome is not None or not 0 <= to < len(loud) - 1:
        raise IllegalMove("error-no-undo", reason="")
    if all(open_.seat not in own for open_ in match.at(loud[to]).pending):
        raise IllegalMove("error-no-undo", reason="")  # only to an own decision
    match.rewind(seat, loud[to])


# ---- asking the others


def shown(table: Loaded, running: Running, now: float) -> UndoAsk | None:
    """What somebody asks for, or was refused, as long as that matters."""
    asked = _stored(table)
    if asked is None or not _stands(table, running.match, asked) or asked.refused == asked.seat:
        return None
    if asked.refused < 0 and now > asked.until:
        return None
    waiting = [seat for seat, guest in _others(table, asked.guest) if guest not in asked.agreed]
    target = running.record_at(asked.to)
    moves = sum(seq > target and seq not in running.match.quiet for seq in running.match.line)
    return UndoAsk(asked.number, asked.seat, moves, asked.until, waiting if asked.refused < 0 else [], asked.refused)


async def ask(app: AppState, table: Loaded, guest: Guest, seat: int, request: Request | None) -> int:
    """Ask all other people at a table to take back one's last move and all that came of it; what needs nobody's leave
    is taken back at once."""
    own_seat(table, guest, seat)
    if table.row.tournament:
        raise Problem(409, "server-error-tournament-undo")
    running, match = await app.running(table), app.match_of(table)
    if running.match.can_undo(seat):
        return (await app.matches.change(match, lambda played: played.undo(seat), table.seating, request)).seq
    to = running.match.last_of(table.seats_of(guest))
    if to is None or running.match.position.outcome is not None:
        raise IllegalMove("error-no-undo", reason=running.match.no_undo(seat))
    if not _others(table, guest.id):
        raise Problem(409, "server-error-undo-alone")
    app.undo_asks.count_for(guest.id)
    now, old = app.clock.now(), _stored(table)
    if old is not None and _stands(table, running.match, old):
        if old.refused >= 0 and old.guest == guest.id:
            raise Problem(409, "server-error-undo-refused")
        if old.refused < 0 and now <= old.until:
            raise Problem(409, "server-error-undo-asked")
    number = 1 if old is None else old.number + 1
    asked = Asked(number, guest.id, seat, running.seq, running.seq_of(to), now + OPEN_FOR[table.row.pace])
    await _store(app, table, asked, request, running.seq)
    return running.seq


async def answer(app: AppState, table: Loaded, guest: Guest, number: int, agree: bool, request: Request | None) -> int:
    """Agree to what somebody asked for, or refuse it; who asked withdraws it. When all agree it is carried out."""
    own = table.seats_of(guest)
    if not own or guest.program:
        raise Problem(403, "server-error-not-seated")
    running, asked = await app.running(table), _stored(table)
    if asked is None or asked.number != number or not _stands(table, running.match, asked):
        raise Problem(409, "server-error-undo-lapsed")
    if asked.refused >= 0 or app.clock.now() > asked.until or (asked.guest == guest.id and agree):
        raise Problem(409, "server-error-undo-lapsed")
    if not agree:
        refused = asked.seat if asked.guest == guest.id else own[0]
        await _store(app, table, msgspec.structs.replace(asked, refused=refused), request, running.seq)
        return running.seq
    agreed = sorted({*asked.agreed, guest.id})
    asked = msgspec.structs.replace(asked, agreed=agreed)
    if any(other not in agreed for _, other in _others(table, asked.guest)):
        await _store(app, table, asked, request, running.seq)
        return running.seq

    def back(played: Match) -> None:
        if not _stands(table, played, asked):
            raise IllegalMove("server-error-undo-lapsed")
        played.rewind(asked.seat, loud_records(played)[asked.to])

    # All agree: should anybody sit down, get up or answer meanwhile, the seating is another one, and it is judged anew.
    return (await app.matches.change(app.match_of(table), back, table.seating, request)).seq


def _stored(table: Loaded) -> Asked | None:
    return msgspec.json.decode(table.row.undo_ask, type=Asked) if table.row.undo_ask else None


def _others(table: Loaded, guest: str) -> list[tuple[int, str]]:
    """The seats of the other people at a table (bots and programs are asked nothing), with who they are."""
    return [
        (seat.seat, seat.guest)
        for seat in table.seats
        if seat.kind == "guest" and not seat.program and seat.guest != guest
    ]


def _stands(table: Loaded, match: Match, asked: Asked) -> bool:
    """Whether no person has moved since it was asked for, and nothing was taken back."""
    people = {seat.seat for seat in table.seats if seat.kind == "guest"}
    since = [match.records[number] for number in loud_records(match)[asked.seq + 1 :]]
    return not any(record.seat in people or record.move is None for record in since)


async def _store(app: AppState, table: Loaded, asked: Asked, request: Request | None, seq: int) -> None:
    """Write it into the row of the table; Conflict if that has changed since it was read."""
    async with app.engine.begin() as connection:
        if (await load(connection, table.row.id, change=True)).row.version != table.row.version:
            raise Conflict
        loaded = await app.tables.note_undo(connection, table.row.id, msgspec.json.encode(asked).decode())
        if request is not None:
            await app.answers.note(connection, request.note(msgspec.json.encode(Done(seq)).decode()))
    app.table_changed(loaded)
