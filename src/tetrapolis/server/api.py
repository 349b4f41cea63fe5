"""The REST interface: everything that changes something, and what can be looked at without a socket."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post, put
from litestar.datastructures import State as AppState
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.match import Header, Record
from tetrapolis.games import game as game_of
from tetrapolis.games import games
from tetrapolis.server import people
from tetrapolis.server.described import CHANGE, problems
from tetrapolis.server.house import House, allowed_to_look, own_seat
from tetrapolis.server.matches import TRIES, Also, Guard, Reseated
from tetrapolis.server.messages import ChatLine, State, happened
from tetrapolis.server.people import Guest
from tetrapolis.server.problems import Problem
from tetrapolis.server.security import check_ours, cookie_of, guest_of, needed_guest
from tetrapolis.server.tables import Loaded, NewTable, Note, TableInfo
from tetrapolis.server.webhooks import may_be_called
from tetrapolis.server.wishes import (
    BotWish,
    BranchWish,
    ChatWish,
    Done,
    GameInfo,
    GuestAnswer,
    GuestWish,
    HookWish,
    JoinWish,
    Legal,
    LinkAnswer,
    LinkWish,
    MatchRecord,
    MoveWish,
    SubstituteWish,
    UndoWish,
)

Ask = Request[Any, Any, AppState]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=7, description="One of the own seats; none: as a spectator")]
NumberAsked = Annotated[int, QueryParameter(ge=-1, le=2**31 - 1)]


def house_of(request: Ask) -> House:
    """The house of this process."""
    house: House = request.app.state.house
    return house


# ---- once


async def once(
    request: Ask,
    guest: Guest,
    do: Callable[[Callable[[AsyncConnection, bytes], Awaitable[None]] | None], Awaitable[bytes]],
    look: bool = True,
) -> Response[Any]:
    """Carry out a request that changes something; with an `Idempotency-Key` a repeated one gets the first's answer.

    Without `look` the answers given are not asked first: the transaction fails when it notes the same one again.
    """
    house, key = house_of(request), request.headers.get("idempotency-key", "")
    content = request.url.path.encode() + b"\n" + await request.body()
    if not key:
        return _json(await do(None))
    if len(key) > 64:
        raise Problem(400, "server-error-request-id")
    found = await house.once.answered(guest, key, content) if look else None
    if found is None:
        try:
            found = await do(house.once.store(guest, key, content))
        except (IntegrityError, Answered):  # the same request, at the same time
            found = await house.once.answered(guest, key, content)
            if found is None:
                raise Problem(409, "server-error-busy") from None
        except (Problem, TetrapolisError):  # refused, unless it is refused because the same request was carried out
            found = await house.once.answered(guest, key, content)
            if found is None:
                raise
    return _json(found)


class Answered(Exception):
    """The request was carried out meanwhile."""


def _json(content: bytes) -> Response[Any]:
    """An answer as it was (or could be) stored; each route says what is in it."""
    return Response(content, media_type="application/json")


async def _change_table(request: Ask, act: Callable[[House, Guest, Note], Awaitable[Loaded]]) -> Response[Any]:
    """A change of a table, answered with the table."""
    house = house_of(request)
    check_ours(request, house.config)
    guest = await needed_guest(request, house)

    async def do(store: Callable[[AsyncConnection, bytes], Awaitable[None]] | None) -> bytes:
        async def note(connection: AsyncConnection, table: Loaded) -> None:
            if store is not None:
                await store(connection, msgspec.json.encode(table.info(guest)))

        loaded = await act(house, guest, note)
        await house.changed(loaded.row.id, -1)
        if loaded.seating.hooked:
            house.webhooks.look(loaded.row.id)
        return msgspec.json.encode(loaded.info(guest))

    return await once(request, guest, do)


async def _change_match(
    request: Ask, table: str, act: Callable[[House, Guest, Loaded, Also | None, Guard | None], Awaitable[int]]
) -> Response[Any]:
    """A change of a match, answered with the number of the last record."""
    house = house_of(request)
    check_ours(request, house.config)
    guest = await needed_guest(request, house)
    key = request.headers.get("idempotency-key", "")
    content = request.url.path.encode() + b"\n" + await request.body()

    async def guard() -> None:
        if await house.once.answered(guest, key, content) is not None:
            raise Answered

    async def do(store: Callable[[AsyncConnection, bytes], Awaitable[None]] | None) -> bytes:
        async def also(connection: AsyncConnection, seq: int) -> None:
            if store is not None:
                await store(connection, msgspec.json.encode(Done(seq)))

        for number in range(TRIES):
            loaded = await (house.tables.get(table) if number else house.tables.recent(table))
            request.scope["state"]["names"] = loaded.names
            try:
                seq = await act(house, guest, loaded, also, guard if store is not None else None)
            except Reseated:
                continue
            except Problem:
                if number:
                    raise
            else:
                return msgspec.json.encode(Done(seq))
        raise TimeoutError(table)

    return await once(request, guest, do, look=False)


# ---- people


@post("/api/guests", summary="Arrive with a name", tags=["people"], status_code=201, responses=problems(403, 413))
async def arrive(request: Ask, data: JSONBody[GuestWish]) -> Response[GuestAnswer]:
    """No account is needed: a cookie (for programs: the token) remembers you."""
    house = house_of(request)
    check_ours(request, house.config)
    guest, token = await people.arrive(house.engine, data.name, data.lang)
    return Response(GuestAnswer(guest, token), cookies=[cookie_of(token, house.config)])


@get("/api/me", summary="Who am I?", tags=["people"], responses=problems(401))
async def me(request: Ask) -> Guest:
    """The guest of the token."""
    return await needed_guest(request, house_of(request))


@put("/api/me", summary="Change name or language", tags=["people"], responses=problems(401, 403, 413))
async def rename(request: Ask, data: JSONBody[GuestWish]) -> Guest:
    """Seats already taken keep their name."""
    house = house_of(request)
    check_ours(request, house.config)
    changed = await people.rename(house.engine, await needed_guest(request, house), data.name, data.lang)
    house.faces.forget(changed.id)
    return changed


@post(
    "/api/me/link",
    summary="A private link for another device",
    tags=["people"],
    status_code=201,
    responses=problems(401, 403),
)
async def make_link(request: Ask) -> LinkAnswer:
    """Good once, for a quarter of an hour."""
    house = house_of(request)
    check_ours(request, house.config)
    code = await people.make_link(house.engine, await needed_guest(request, house))
    return LinkAnswer(code, people.LINK_SECONDS)


@post(
    "/api/links",
    summary="Come over to this device",
    tags=["people"],
    status_code=201,
    responses=problems(403, 410, 413),
)
async def use_link(request: Ask, data: JSONBody[LinkWish]) -> Response[GuestAnswer]:
    """The old device's token ends."""
    house = house_of(request)
    check_ours(request, house.config)
    guest, token = await people.use_link(house.engine, data.code, request.headers.get("idempotency-key", "")[:64])
    house.faces.forget(guest.id)
    return Response(GuestAnswer(guest, token), cookies=[cookie_of(token, house.config)])


# ---- games and lists


@get("/api/games", summary="The games, their options and bots", tags=["games"], responses=problems())
async def list_games() -> list[GameInfo]:
    """Options as JSON schema."""
    found = [game_of(name) for name in games()]
    return [GameInfo(game.id, list(game.players), ["random", *game.bots], game.options_schema()) for game in found]


@get("/api/tables", summary="Lists of tables", tags=["tables"], responses=problems(401))
async def list_tables(request: Ask, which: FromQuery[Literal["mine", "open", "archive"]] = "open") -> list[TableInfo]:
    """Mine, open to all, or my finished ones."""
    house = house_of(request)
    if which == "open":
        return await house.tables.open(await guest_of(request, house))
    return await house.tables.mine(await needed_guest(request, house), over=which == "archive")


# ---- tables


@post("/api/tables", summary="Set up a table", tags=["tables"], status_code=201, responses=problems(*CHANGE))
async def create_table(request: Ask, data: JSONBody[NewTable]) -> Response[TableInfo]:
    """It starts when all seats are taken."""
    answer = await _change_table(request, lambda house, guest, note: house.tables.create(guest, data, note=note))
    answer.status_code = 201
    return answer


@get("/api/tables/{table:str}", summary="A table", tags=["tables"], responses=problems(404))
async def show_table(request: Ask, table: FromPath[str]) -> TableInfo:
    """Whoever has the link may see who sits there."""
    house = house_of(request)
    return (await house.tables.get(table)).info(await guest_of(request, house))


@post("/api/tables/{table:str}/join", summary="Sit down", tags=["tables"], status_code=200, responses=problems(*CHANGE))
async def join_table(request: Ask, table: FromPath[str], data: JSONBody[JoinWish]) -> Response[TableInfo]:
    """On any open seat, or this one."""
    return await _change_table(
        request, lambda house, guest, note: house.tables.join(guest, table, data.seat, data.password, note)
    )


@post("/api/tables/{table:str}/leave", summary="Get up", tags=["tables"], status_code=200, responses=problems(*CHANGE))
async def leave_table(request: Ask, table: FromPath[str], data: JSONBody[BotWish]) -> Response[TableInfo]:
    """In a running game a bot goes on."""
    return await _change_table(
        request, lambda house, guest, note: house.tables.leave(guest, table, data.bot or "greedy", note)
    )


@post(
    "/api/tables/{table:str}/substitute",
    summary="A bot for an absent player",
    tags=["tables"],
    status_code=200,
    responses=problems(*CHANGE),
)
async def substitute(request: Ask, table: FromPath[str], data: JSONBody[SubstituteWish]) -> Response[TableInfo]:
    """For the host; without a bot the player comes back."""
    return await _change_table(
        request, lambda house, guest, note: house.tables.substitute(guest, table, data.seat, data.bot, note)
    )


@post(
    "/api/tables/{table:str}/rematch",
    summary="Once more",
    tags=["tables"],
    status_code=200,
    responses=problems(*CHANGE),
)
async def rematch(request: Ask, table: FromPath[str]) -> Response[TableInfo]:
    """The same people at a new table."""
    return await _change_table(request, lambda house, guest, note: house.tables.rematch(guest, table, note))


@put(
    "/api/tables/{table:str}/webhook",
    summary="Call me when I have to decide",
    tags=["tables"],
    status_code=204,
    responses=problems(401, 403, 404, 413),
)
async def set_webhook(request: Ask, table: FromPath[str], data: JSONBody[HookWish]) -> None:
    """An address that gets a POST."""
    house = house_of(request)
    check_ours(request, house.config)
    guest = await needed_guest(request, house)
    if data.url and not may_be_called(data.url, house.config.webhook_private):
        raise Problem(400, "server-error-webhook")
    await house.tables.webhook(guest, table, data.seat, data.url)
    house.webhooks.look(table)


# ---- play


@get(
    "/api/tables/{table:str}/state",
    summary="The match as a seat knows it",
    tags=["play"],
    responses=problems(401, 403, 404, 409),
)
async def show_state(request: Ask, table: FromPath[str], seat: SeatAsked = None, since: NumberAsked = -1) -> State:
    """Without a seat: what everybody may know."""
    house = house_of(request)
    return await house.state(await house.tables.get(table), await guest_of(request, house), seat, since)


@post(
    "/api/tables/{table:str}/moves", summary="Play a move", tags=["play"], status_code=200, responses=problems(*CHANGE)
)
async def play_move(request: Ask, table: FromPath[str], data: JSONBody[MoveWish]) -> Response[Done]:
    """When this is answered the move is stored."""

    async def act(house: House, guest: Guest, loaded: Loaded, also: Also | None, guard: Guard | None) -> int:
        own_seat(loaded, guest, data.seat)
        return (await house.play(loaded, data.seat, data.move, data.decision, also, guard)).seq

    return await _change_match(request, table, act)


@post(
    "/api/tables/{table:str}/check",
    summary="Would this move be legal?",
    tags=["play"],
    status_code=200,
    responses=problems(401, 403, 404, 409, 413),
)
async def check_move(request: Ask, table: FromPath[str], data: JSONBody[MoveWish]) -> Legal:
    """Answered as playing it would be, but nothing changes: for moves that cannot be listed."""
    house = house_of(request)
    loaded = await house.tables.get(table)
    request.scope["state"]["names"] = loaded.names
    await house.check(loaded, own_seat(loaded, await needed_guest(request, house), data.seat), data.move)
    return Legal(True)


@post("/api/tables/{table:str}/undo", summary="Take back", tags=["play"], status_code=200, responses=problems(*CHANGE))
async def undo(request: Ask, table: FromPath[str], data: JSONBody[UndoWish]) -> Response[Done]:
    """Own moves since the last chance, revealed information or other player's decision."""

    async def act(house: House, guest: Guest, loaded: Loaded, also: Also | None, guard: Guard | None) -> int:
        own_seat(loaded, guest, data.seat)
        return (await house.undo(loaded, data.seat, data.to, also, guard)).seq

    return await _change_match(request, table, act)


@post(
    "/api/tables/{table:str}/chat", summary="Say something", tags=["play"], status_code=200, responses=problems(*CHANGE)
)
async def say(request: Ask, table: FromPath[str], data: JSONBody[ChatWish]) -> Response[Done]:
    """Players, and spectators where they are welcome."""

    async def act(house: House, guest: Guest, loaded: Loaded, also: Also | None, guard: Guard | None) -> int:
        allowed_to_look(loaded, guest, None)
        text = "".join(sign for sign in data.text if sign.isprintable()).strip()
        if not text:
            raise Problem(400, "server-error-chat")
        if guard is not None:
            await guard()
        return (await house.say(loaded, guest, text, also)).number

    return await _change_match(request, table, act)


@get("/api/tables/{table:str}/chat", summary="What was said", tags=["play"], responses=problems(401, 403, 404))
async def show_chat(request: Ask, table: FromPath[str], after: NumberAsked = 0) -> list[ChatLine]:
    """The last lines after a number."""
    house = house_of(request)
    loaded = await house.tables.get(table)
    allowed_to_look(loaded, await guest_of(request, house), None)
    return await house.chat(table, after)


# ---- looking back


@get(
    "/api/tables/{table:str}/replay",
    summary="The match at an earlier record",
    tags=["replay"],
    responses=problems(401, 403, 404, 409),
)
async def replay(request: Ask, table: FromPath[str], seq: NumberAsked, seat: SeatAsked = None) -> State:
    """As the own seat (or everybody) knew it; of a finished match as any seat did."""
    house = house_of(request)
    loaded = await house.tables.get(table)
    guest = await guest_of(request, house)
    if loaded.row.state == "over":
        if seat is not None and not 0 <= seat < loaded.row.players:
            raise Problem(404, "server-error-no-seat")
    else:
        allowed_to_look(loaded, guest, seat)
    running = await house.running(loaded)
    if not 0 <= seq <= running.seq:
        raise Problem(404, "server-error-no-record")
    position = running.match.at(running.record_at(seq))
    observation = position.observe(seat)
    events = [(seq, event) for event in observation.events]
    now = time.time()
    return State(
        loaded.row.id,
        loaded.row.match,
        seq,
        seat,
        msgspec.Raw(observation.to_json().encode()),
        happened(events),
        True,
        [],
        {},
        False,
        now,
    )


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a finished match",
    tags=["replay"],
    responses=problems(403, 404, 409),
)
async def show_record(request: Ask, table: FromPath[str]) -> MatchRecord:
    """Seed and all: only when the game is over."""
    house = house_of(request)
    loaded = await house.tables.get(table)
    running = await house.running(loaded)
    if loaded.row.state != "over" or running.match.position.outcome is None:
        raise Problem(403, "server-error-not-over")
    return MatchRecord(running.match.header, running.match.records)


@post(
    "/api/tables/{table:str}/branch",
    summary="A new table from an earlier record",
    tags=["replay"],
    status_code=201,
    responses=problems(*CHANGE),
)
async def branch(request: Ask, table: FromPath[str], data: JSONBody[BranchWish]) -> Response[TableInfo]:
    """Of a finished match exactly; of a running one from what the own seat knows."""

    async def act(house: House, guest: Guest, note: Note) -> Loaded:
        loaded = await house.tables.get(table)
        source = await _branch_source(house, guest, loaded, data)
        row = loaded.row
        wish = NewTable(row.game, data.seats, row.options, data.title or row.title, free_undo=data.free_undo)
        if len(data.seats) != row.players:
            raise Problem(400, "server-error-branch-seats", n=row.players)
        return await house.tables.create(guest, wish, source, note)

    answer = await _change_table(request, act)
    answer.status_code = 201
    return answer


async def _branch_source(house: House, guest: Guest, table: Loaded, wish: BranchWish) -> tuple[Header, list[Record]]:
    """What the new match begins with."""
    from random import Random

    from tetrapolis.core.chance import seed_text

    running = await house.running(table)
    if not 0 <= wish.seq <= running.seq:
        raise Problem(404, "server-error-no-record")
    match = running.match
    position = match.at(running.record_at(wish.seq))
    if table.row.state == "over":
        if position.outcome is not None:  # nothing is left to play
            raise Problem(404, "server-error-no-record")
        return match.header, match.records[: running.record_at(wish.seq) + 1]
    seat = wish.seat
    if seat is None or seat not in table.seats_of(guest):
        raise Problem(403, "server-error-not-your-seat")
    world = position.observe(seat).resample(Random(seed_text(None)))
    return msgspec.structs.replace(match.header, seed=seed_text(None), start=world.to_json()), []


HANDLERS = (
    arrive,
    me,
    rename,
    make_link,
    use_link,
    list_games,
    list_tables,
    create_table,
    show_table,
    join_table,
    leave_table,
    substitute,
    rematch,
    set_webhook,
    show_state,
    play_move,
    check_move,
    undo,
    say,
    show_chat,
    replay,
    show_record,
    branch,
)
