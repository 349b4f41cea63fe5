"""The REST interface: everything that changes something, and what can be looked at without a socket."""

from __future__ import annotations

from typing import Literal

from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from tetrapolis.bots import levels
from tetrapolis.games import game as game_of
from tetrapolis.games import games
from tetrapolis.server import people, replays
from tetrapolis.server.agreements import Listed, Loaded, NewTable, TableInfo
from tetrapolis.server.asking import Ask, NumberAsked, SeatAsked, change_match, change_table, house_of
from tetrapolis.server.described import CHANGE, problems
from tetrapolis.server.house import House, allowed_to_look, own_seat
from tetrapolis.server.matches import Also, Guard
from tetrapolis.server.messages import ChatLine, State
from tetrapolis.server.people import Guest
from tetrapolis.server.problems import Problem
from tetrapolis.server.security import check_ours, cookie_of, guest_of, needed_guest, token_of
from tetrapolis.server.tables import Note
from tetrapolis.server.webhooks import may_be_called
from tetrapolis.server.wishes import (
    BotWish,
    ChatWish,
    Done,
    GameInfo,
    GuestAnswer,
    GuestWish,
    HintAnswer,
    HintWish,
    HookWish,
    JoinWish,
    Legal,
    LinkAnswer,
    LinkWish,
    MoveWish,
    SubstituteWish,
    TokenAnswer,
    TokenEnd,
    TokenWish,
    UndoWish,
)

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
    return await needed_guest(request, house_of(request), program=True)


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
async def list_games(request: Ask) -> list[GameInfo]:
    """Options as JSON schema."""
    found, programs = [game_of(name) for name in games()], house_of(request).tables.programs
    return [
        GameInfo(game.id, list(game.players), [*levels(game.id), *programs], game.options_schema()) for game in found
    ]


@get("/api/tables", summary="Lists of tables", tags=["tables"], responses=problems(401))
async def list_tables(request: Ask, which: FromQuery[Literal["mine", "open", "archive"]] = "open") -> list[Listed]:
    """Mine, open to all, or my finished ones."""
    house = house_of(request)
    if which == "open":
        return await house.tables.open(await guest_of(request, house))
    guest = await needed_guest(request, house, program=True)  # that is how a program finds its seat
    return await house.tables.mine(guest, over=which == "archive")


@get(
    "/api/codes/{code:str}",
    summary="The table with this code",
    tags=["tables"],
    responses=problems(401, 404),
)
async def find_table(request: Ask, code: FromPath[str]) -> TableInfo:
    """Six letters, as the host has them on the screen; few tries, for they are short."""
    house = house_of(request)
    house.codes.count(request.client)
    return (await house.tables.by_code(code)).info(await guest_of(request, house))


# ---- tables


@post("/api/tables", summary="Set up a table", tags=["tables"], status_code=201, responses=problems(*CHANGE))
async def create_table(request: Ask, data: JSONBody[NewTable]) -> Response[TableInfo]:
    """It starts when all seats are taken."""
    answer = await change_table(request, lambda house, guest, note: house.tables.create(guest, data, note=note))
    answer.status_code = 201
    return answer


@get("/api/tables/{table:str}", summary="A table", tags=["tables"], responses=problems(401, 404))
async def show_table(request: Ask, table: FromPath[str]) -> TableInfo:
    """Whoever has the link may see who sits there."""
    house = house_of(request)
    return (await house.tables.get(table)).info(await guest_of(request, house))


@post("/api/tables/{table:str}/join", summary="Sit down", tags=["tables"], status_code=200, responses=problems(*CHANGE))
async def join_table(request: Ask, table: FromPath[str], data: JSONBody[JoinWish]) -> Response[TableInfo]:
    """On any open seat, or this one."""
    return await change_table(
        request, lambda house, guest, note: house.tables.join(guest, table, data.seat, data.password, note)
    )


@post("/api/tables/{table:str}/leave", summary="Get up", tags=["tables"], status_code=200, responses=problems(*CHANGE))
async def leave_table(request: Ask, table: FromPath[str], data: JSONBody[BotWish]) -> Response[TableInfo]:
    """In a running game a bot goes on."""
    return await change_table(
        request, lambda house, guest, note: house.tables.leave(guest, table, data.bot or "normal", note)
    )


@post(
    "/api/tables/{table:str}/substitute",
    summary="A bot for an absent player, or for an open seat",
    tags=["tables"],
    status_code=200,
    responses=problems(*CHANGE),
)
async def substitute(request: Ask, table: FromPath[str], data: JSONBody[SubstituteWish]) -> Response[TableInfo]:
    """For the host at any time, for the others when they have waited long; without a bot the player comes back.

    Before the game the host fills open seats so; without a bot the seat is open again.
    """
    return await change_table(
        request,
        lambda house, guest, note: house.tables.substitute(guest, table, data.seat, data.bot, note),
        program=not data.bot,
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
    return await change_table(request, lambda house, guest, note: house.tables.rematch(guest, table, note))


@post(
    "/api/tables/{table:str}/close",
    summary="Give a table up",
    tags=["tables"],
    status_code=200,
    responses=problems(*CHANGE),
)
async def close_table(request: Ask, table: FromPath[str]) -> Response[TableInfo]:
    """For the host: before the game, or when nobody else plays."""
    return await change_table(request, lambda house, guest, note: house.tables.close(guest, table, note))


@post(
    "/api/tables/{table:str}/token",
    summary="A seat for a program",
    tags=["tables"],
    status_code=201,
    responses=problems(401, 403, 404, 409, 413),
)
async def give_token(request: Ask, table: FromPath[str], data: JSONBody[TokenWish]) -> TokenAnswer:
    """For the host: a token that plays this seat and can do nothing else; asked again, the old one ends."""
    house = house_of(request)
    check_ours(request, house.config)
    host = await needed_guest(request, house)
    key = request.headers.get("idempotency-key", "")[:64]
    token = people.seat_token(token_of(request)[0], f"{table}/{data.seat}/{key}" if key else "")
    loaded = await house.tables.give(host, table, data.seat, data.name, token)
    house.faces.forget(loaded.seats[data.seat].guest)
    await house.changed(table, -1)
    return TokenAnswer(table, data.seat, token)


@post(
    "/api/tables/{table:str}/token/end",
    summary="End a seat token",
    tags=["tables"],
    status_code=200,
    responses=problems(*CHANGE),
)
async def end_token(request: Ask, table: FromPath[str], data: JSONBody[TokenEnd]) -> Response[TableInfo]:
    """For the host: before the game the seat is open again, in a game a bot goes on."""

    async def act(house: House, guest: Guest, note: Note) -> Loaded:
        program = next((seat.guest for seat in (await house.tables.get(table)).seats if seat.seat == data.seat), "")
        loaded = await house.tables.take_back(guest, table, data.seat, note)
        house.faces.forget(program)
        return loaded

    return await change_table(request, act)


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
    guest = await needed_guest(request, house, program=True)
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

    return await change_match(request, table, act)


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
    await house.check(loaded, own_seat(loaded, await needed_guest(request, house, program=True), data.seat), data.move)
    return Legal(True)


@post(
    "/api/tables/{table:str}/hint",
    summary="What would a bot do?",
    tags=["play"],
    status_code=200,
    responses=problems(401, 403, 404, 409, 413),
)
async def give_hint(request: Ask, table: FromPath[str], data: JSONBody[HintWish]) -> HintAnswer:
    """For a person who is asked, where the table allows it: from what the own seat knows; nothing changes."""
    house = house_of(request)
    check_ours(request, house.config)
    guest = await needed_guest(request, house)  # programs think for themselves
    loaded = await house.tables.get(table)
    request.scope["state"]["names"] = loaded.names
    seat = own_seat(loaded, guest, data.seat)
    house.hints.count(request.client)
    return await house.hint(loaded, seat)


@post("/api/tables/{table:str}/undo", summary="Take back", tags=["play"], status_code=200, responses=problems(*CHANGE))
async def undo(request: Ask, table: FromPath[str], data: JSONBody[UndoWish]) -> Response[Done]:
    """Own moves since the last chance, revealed information or other player's decision."""

    async def act(house: House, guest: Guest, loaded: Loaded, also: Also | None, guard: Guard | None) -> int:
        own_seat(loaded, guest, data.seat)
        return (await house.undo(loaded, data.seat, data.to, also, guard)).seq

    return await change_match(request, table, act)


@post(
    "/api/tables/{table:str}/chat", summary="Say something", tags=["play"], status_code=200, responses=problems(*CHANGE)
)
async def say(request: Ask, table: FromPath[str], data: JSONBody[ChatWish]) -> Response[Done]:
    """Players, and spectators where they are welcome."""

    async def act(house: House, guest: Guest, loaded: Loaded, also: Also | None, guard: Guard | None) -> int:
        allowed_to_look(loaded, guest, None)
        if guest.program and not loaded.seats_of(guest):
            raise Problem(403, "server-error-not-seated")
        text = "".join(sign for sign in data.text if sign.isprintable()).strip()
        if not text:
            raise Problem(400, "server-error-chat")
        if guard is not None:
            await guard()
        return (await house.say(loaded, guest, text, also)).number

    return await change_match(request, table, act)


@get("/api/tables/{table:str}/chat", summary="What was said", tags=["play"], responses=problems(401, 403, 404))
async def show_chat(request: Ask, table: FromPath[str], after: NumberAsked = 0) -> list[ChatLine]:
    """The last lines after a number."""
    house = house_of(request)
    loaded = await house.tables.get(table)
    allowed_to_look(loaded, await guest_of(request, house), None)
    return await house.chat(table, after)


HANDLERS = (
    arrive,
    me,
    rename,
    make_link,
    use_link,
    list_games,
    list_tables,
    find_table,
    create_table,
    show_table,
    join_table,
    leave_table,
    substitute,
    rematch,
    close_table,
    give_token,
    end_token,
    set_webhook,
    show_state,
    play_move,
    check_move,
    give_hint,
    undo,
    say,
    show_chat,
    *replays.HANDLERS,
)
