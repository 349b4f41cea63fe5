"""A command: who wants what at which table, under which key. However it came, by REST or through a socket, one function
judges it, carries it out, writes it and answers; and tries again when somebody else was faster.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.core.errors import NotYourDecision, TetrapolisError
from tetrapolis.core.match import Match
from tetrapolis.server import chat, metrics, taking_back
from tetrapolis.server.app_state import AppState
from tetrapolis.server.idempotency import Request, request_of
from tetrapolis.server.matches import TRIES
from tetrapolis.server.problems import Problem
from tetrapolis.server.store import AlreadyAnswered, Conflict
from tetrapolis.server.tables_model import Loaded, own_seat
from tetrapolis.wire.answers import Done, Guest
from tetrapolis.wire.requests import AnswerUndoWish, AskUndoWish, ChatWish, MoveWish, UndoWish

Wish = MoveWish | UndoWish | AskUndoWish | AnswerUndoWish | ChatWish


class Command(msgspec.Struct, frozen=True):
    """What somebody wants at a table; `key`: sent again with the same one it is carried out once."""

    guest: Guest
    table: str
    wish: Wish
    key: str = ""


async def carry_out(app: AppState, command: Command) -> bytes:
    """Carry a command out; when this returns it is stored. The answer, as JSON: `Done`.

    A command that was carried out before gets the answer of then. What is refused changes nothing.
    """
    request = request_of(command.guest.id, command.key, command.table, type(command.wish).__name__, command.wish)
    if app.answers.lately(request) and (given := await app.answers.given(request)) is not None:
        return given
    table = await app.tables.recent(command.table)
    for _ in range(TRIES):
        try:
            with app.monitor.noticing():
                answer = await _try(app, command, table, request)
            app.answers.remember(request)
            return answer
        except AlreadyAnswered:
            pass
        except Conflict:
            app.tables.forget(command.table)
        except (Problem, TetrapolisError):
            given = await app.answers.given(request)  # perhaps it is refused because it was carried out
            if given is not None:
                return given
            fresh = await app.tables.get(command.table)
            if fresh.row.version == table.row.version:
                raise
            table = fresh  # it was judged by an old seating
            continue
        given = await app.answers.given(request)
        if given is not None:
            return given
        table = await app.tables.get(command.table)
    raise TimeoutError(command.table)


async def _try(app: AppState, command: Command, table: Loaded, request: Request | None) -> bytes:
    """Judge it by the table as it was read, carry it out and write it."""
    guest, wish = command.guest, command.wish
    if isinstance(wish, ChatWish):
        return msgspec.json.encode(Done(await chat.say(app, table, guest, wish.text, request)))
    if isinstance(wish, AskUndoWish):
        return msgspec.json.encode(Done(await taking_back.ask(app, table, guest, wish.seat, request)))
    if isinstance(wish, AnswerUndoWish):
        done = await taking_back.answer(app, table, guest, wish.number, wish.agree, request)
        return msgspec.json.encode(Done(done))
    seat = own_seat(table, guest, wish.seat)
    match = app.match_of(table)
    if isinstance(wish, MoveWish):
        running = await app.matches.change(match, lambda played: play(played, wish), table.seating, request)
        metrics.MOVES.labels(table.row.game).inc()
    else:
        if wish.to is not None and not table.row.free_undo:
            raise Problem(403, "server-error-no-free-undo")
        own = table.seats_of(guest)
        running = await app.matches.change(
            match, lambda played: taking_back.undo(played, seat, own, wish.to), table.seating, request
        )
    if running.match.position.outcome is not None:
        await app.programs.over(match, running.match.position)
    return msgspec.json.encode(Done(running.seq))


def play(match: Match, wish: MoveWish) -> None:
    """A move; one meant for a question that is no longer asked comes too late."""
    if wish.decision is not None and match.position.outcome is None:
        asked = [open_.id for open_ in match.position.pending if open_.seat == wish.seat]
        if asked and wish.decision not in asked:
            raise NotYourDecision("server-error-stale")
    match.play(wish.seat, match.game.parse_move(wish.move))


# ---- changes of tables

TableChange = Callable[[AsyncConnection], Awaitable[Loaded]]
"""Changes a table within a transaction, and tells how it is then."""


async def change_table(app: AppState, guest: Guest, request: Request | None, change: TableChange) -> bytes:
    """Carry out a change of a table and answer with the table, as JSON; a repeated request gets the first's answer."""
    given = await app.answers.given(request)
    if given is not None:
        return given
    try:
        with app.monitor.noticing():
            async with app.engine.begin() as connection:
                loaded = await change(connection)
                answer = msgspec.json.encode(loaded.info(guest))
                if request is not None:
                    await app.answers.note(connection, request.note(answer.decode()))
    except (IntegrityError, Problem, TetrapolisError) as error:  # perhaps because it was carried out at the same time
        given = await app.answers.given(request)
        if given is not None:
            return given
        if isinstance(error, IntegrityError):
            raise Problem(409, "server-error-busy") from None
        raise
    app.table_changed(loaded)
    return answer
