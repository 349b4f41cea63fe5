"""The REST interface: everything that changes something, and what can be looked at without a socket."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import Response, get, post, put
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from tetrapolis.bots import levels
from tetrapolis.games import game as game_of
from tetrapolis.locales import LANGUAGES
from tetrapolis.locales import digest as digest_of
from tetrapolis.server import (
    account,
    catalogue,
    chat,
    coach,
    inviting,
    keeping,
    lessons,
    mail_back,
    people,
    replays,
    reviews,
)
from tetrapolis.server.bots import searches
from tetrapolis.server.bus import Changed
from tetrapolis.server.openapi import CHANGE, problems
from tetrapolis.server.order import routes as order
from tetrapolis.server.pages import ASKED, KEPT
from tetrapolis.server.passwords import check_password
from tetrapolis.server.problems import Problem
from tetrapolis.server.rest import (
    Ask,
    NumberAsked,
    ProtocolAsked,
    SeatAsked,
    acting_guest,
    app_of,
    carried_out,
    changed_table,
    key_of,
)
from tetrapolis.server.security import guest_of, language_of, needed_guest, recognise, token_of
from tetrapolis.server.tables_model import STAND_IN, allowed_to_look, own_seat
from tetrapolis.server.webhooks import may_be_called
from tetrapolis.wire.answers import (
    Done,
    FactsAnswer,
    GameInfo,
    HintAnswer,
    Legal,
    Listed,
    TableInfo,
    TokenAnswer,
)
from tetrapolis.wire.first import State1
from tetrapolis.wire.live import ChatLine, State
from tetrapolis.wire.requests import (
    AnswerUndoWish,
    AskUndoWish,
    BotWish,
    ChatWish,
    HintWish,
    HookWish,
    JoinWish,
    MoveWish,
    NewTable,
    SubstituteWish,
    TokenEnd,
    TokenWish,
    UndoWish,
)

# ---- games and lists


@get("/api/games", summary="The games, their options and bots", tags=["games"], responses=problems())
async def list_games(request: Ask) -> list[GameInfo]:
    """In the order in which they are shown; options as JSON schema."""
    app = app_of(request)
    await recognise(request, app)
    lang = language_of(request)
    return [
        GameInfo(
            **msgspec.structs.asdict(card),
            name=catalogue.name_of(card, lang),
            bots=[*levels(card.id), *app.tables.programs],
            options=game_of(card.id).options_schema(),
        )
        for card in catalogue.cards()
    ]


@get(
    "/api/games/{game:str}/words/{lang:str}",
    summary="The words of a game",
    tags=["games"],
    responses=problems(404),
    media_type="text/plain",
)
async def show_words(game: FromPath[str], lang: FromPath[str], digest: FromQuery[str] = "") -> Response[bytes]:
    """As one Fluent text; with the digest of the catalogue it can be kept for ever."""
    if lang not in LANGUAGES:
        raise NotFoundException
    now = digest_of(lang, game_of(game).id)
    cache = KEPT if digest == now else ASKED
    kind = "text/plain; charset=utf-8"
    return Response(catalogue.words(lang, game), media_type=kind, headers={"cache-control": cache, "etag": f'"{now}"'})


@get(
    "/api/games/{game:str}/facts",
    summary="The boards and card lists of a game",
    tags=["games"],
    responses=problems(404),
)
async def show_facts(game: FromPath[str], digest: FromQuery[str] = "") -> Response[FactsAnswer]:
    """As its tables here play with them, of a game that plays with content packs; with the digest of the catalogue
    they can be kept for ever.
    """
    found = catalogue.facts(game_of(game).id)
    cache = KEPT if digest and digest == found.content.digest else ASKED
    return Response(found, headers={"cache-control": cache})


@get("/api/tables", summary="Lists of tables", tags=["tables"], responses=problems(401))
async def list_tables(request: Ask, which: FromQuery[Literal["mine", "open", "archive"]] = "open") -> list[Listed]:
    """Mine, open to all, or my finished ones and those that were given up while others and I played."""
    app = app_of(request)
    if which == "open":
        return await app.tables.open(await guest_of(request, app))
    guest = await needed_guest(request, app, program=True)  # that is how a program finds its seat
    return await app.tables.mine(guest, over=which == "archive")


@get(
    "/api/codes/{code:str}",
    summary="The table with this code",
    tags=["tables"],
    responses=problems(401, 404),
)
async def find_table(request: Ask, code: FromPath[str]) -> TableInfo:
    """Six letters, as the host has them on the screen; few tries, for they are short."""
    app = app_of(request)
    app.codes.count(request.client)
    return (await app.tables.by_code(code)).info(await guest_of(request, app))


# ---- tables


@post("/api/tables", summary="Set up a table", tags=["tables"], status_code=201, responses=problems(*CHANGE))
async def create_table(request: Ask, data: JSONBody[NewTable]) -> Response[TableInfo]:
    """It starts when all seats are taken."""
    app, guest = app_of(request), await acting_guest(request)
    if data.rated and not app.club.ratings:
        raise Problem(400, "server-error-no-ratings")
    draft = await app.tables.draft(data)
    app.bot_tables.count_seats(request.client, data.seats)
    return await changed_table(
        request, guest, lambda connection: app.tables.create(connection, guest, draft), data, status=201
    )


@get("/api/tables/{table:str}", summary="A table", tags=["tables"], responses=problems(401, 404))
async def show_table(request: Ask, table: FromPath[str]) -> TableInfo:
    """Whoever has the link may see who sits there."""
    app = app_of(request)
    loaded = await app.tables.get(table)
    app.look_at(loaded)
    return loaded.info(await guest_of(request, app))


@post("/api/tables/{table:str}/join", summary="Sit down", tags=["tables"], status_code=200, responses=problems(*CHANGE))
async def join_table(request: Ask, table: FromPath[str], data: JSONBody[JoinWish]) -> Response[TableInfo]:
    """On any open seat, or this one."""
    app, guest = app_of(request), await acting_guest(request)
    await check_password(app.password_tries, request.client, await app.tables.get(table), guest, data.password)
    return await changed_table(
        request, guest, lambda connection: app.tables.join(connection, guest, table, data.seat), data
    )


@post("/api/tables/{table:str}/leave", summary="Get up", tags=["tables"], status_code=200, responses=problems(*CHANGE))
async def leave_table(request: Ask, table: FromPath[str], data: JSONBody[BotWish]) -> Response[TableInfo]:
    """In a running game a bot goes on."""
    app, guest = app_of(request), await acting_guest(request)
    level = data.bot or STAND_IN
    return await changed_table(
        request, guest, lambda connection: app.tables.leave(connection, guest, table, level), data
    )


@post(
    "/api/tables/{table:str}/substitute",
    summary="A bot for an absent player, or for an open seat",
    tags=["tables"],
    status_code=200,
    responses=problems(*CHANGE),
)
async def substitute(request: Ask, table: FromPath[str], data: JSONBody[SubstituteWish]) -> Response[TableInfo]:
    """For the own seat at any time, for somebody else's when all have waited long; without a bot the player comes back.

    Before the game the host fills open seats so; without a bot the seat is open again.
    """
    app, guest = app_of(request), await acting_guest(request, program=not data.bot)
    if searches(data.bot):
        app.bot_tables.count(request.client)
    return await changed_table(
        request, guest, lambda connection: app.tables.substitute(connection, guest, table, data.seat, data.bot), data
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
    app, guest = app_of(request), await acting_guest(request)
    answer = await changed_table(request, guest, lambda connection: app.tables.rematch(connection, guest, table))
    app.bus.tell(Changed(table))  # where the new one is
    return answer


@post(
    "/api/tables/{table:str}/close",
    summary="Give a table up",
    tags=["tables"],
    status_code=200,
    responses=problems(*CHANGE),
)
async def close_table(request: Ask, table: FromPath[str]) -> Response[TableInfo]:
    """For the host: before the game, or when nobody else plays or may come back."""
    app, guest = app_of(request), await acting_guest(request)
    return await changed_table(request, guest, lambda connection: app.tables.close(connection, guest, table))


@post(
    "/api/tables/{table:str}/token",
    summary="A seat for a program",
    tags=["tables"],
    status_code=201,
    responses=problems(401, 403, 404, 409, 413),
)
async def give_token(request: Ask, table: FromPath[str], data: JSONBody[TokenWish]) -> TokenAnswer:
    """For the host: a token that plays this seat and can do nothing else; asked again, the old one ends."""
    app, host = app_of(request), await acting_guest(request)
    key = key_of(request)[:64]
    token = people.seat_token(token_of(request)[0], f"{table}/{data.seat}/{key}" if key else "")
    async with app.engine.begin() as connection:
        loaded = await app.tables.give(connection, host, table, data.seat, data.name, token)
    app.faces.forget(loaded.seats[data.seat].guest)
    app.table_changed(loaded)
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

    app, host = app_of(request), await acting_guest(request)
    program = next((seat.guest for seat in (await app.tables.get(table)).seats if seat.seat == data.seat), "")
    answer = await changed_table(
        request, host, lambda connection: app.tables.take_back(connection, host, table, data.seat), data
    )
    app.faces.forget(program)
    return answer


@put(
    "/api/tables/{table:str}/webhook",
    summary="Call me when I have to decide",
    tags=["tables"],
    status_code=204,
    responses=problems(401, 403, 404, 413),
)
async def set_webhook(request: Ask, table: FromPath[str], data: JSONBody[HookWish]) -> None:
    """An address that gets a POST."""
    app, guest = app_of(request), await acting_guest(request, program=True)
    if data.url and not may_be_called(data.url, app.config.webhook_private):
        raise Problem(400, "server-error-webhook")
    async with app.engine.begin() as connection:
        await app.tables.webhook(connection, guest, table, data.seat, data.url)
    app.bus.tell(Changed(table))
    app.webhooks.look(table)


# ---- play


@get(
    "/api/tables/{table:str}/state",
    summary="The match as a seat knows it",
    tags=["play"],
    responses=problems(401, 403, 404, 409),
)
async def show_state(
    request: Ask, table: FromPath[str], seat: SeatAsked = None, since: NumberAsked = -1, protocol: ProtocolAsked = 1
) -> State | State1:
    """Without a seat: what everybody may know. `State` is of the second protocol, `State1` of the first."""
    app = app_of(request)
    loaded = await app.tables.get(table)
    state = await app.state(loaded, await guest_of(request, app), seat, since, protocol)
    app.look_at(loaded)
    return state


@post(
    "/api/tables/{table:str}/moves", summary="Play a move", tags=["play"], status_code=200, responses=problems(*CHANGE)
)
async def play_move(request: Ask, table: FromPath[str], data: JSONBody[MoveWish]) -> Response[Done]:
    """When this is answered the move is stored."""

    return await carried_out(request, table, data)


@post(
    "/api/tables/{table:str}/check",
    summary="Would this move be legal?",
    tags=["play"],
    status_code=200,
    responses=problems(401, 403, 404, 409, 413),
)
async def check_move(
    request: Ask, table: FromPath[str], data: JSONBody[MoveWish], protocol: ProtocolAsked = 1
) -> Legal:
    """Answered as playing it would be, but nothing changes: for moves that cannot be listed."""
    app = app_of(request)
    loaded = await app.tables.get(table)
    seat = own_seat(loaded, await needed_guest(request, app, program=True), data.seat)
    said = await app.check(loaded, seat, data.move)
    return Legal(True, said if protocol > 1 else None)


@post(
    "/api/tables/{table:str}/hint",
    summary="What would a bot do?",
    tags=["play"],
    status_code=200,
    responses=problems(401, 403, 404, 409, 413),
)
async def give_hint(
    request: Ask, table: FromPath[str], data: JSONBody[HintWish], protocol: ProtocolAsked = 1
) -> HintAnswer:
    """For a person who is asked, where the table allows it: from what the own seat knows; nothing changes."""
    app, guest = app_of(request), await acting_guest(request)  # programs think for themselves
    loaded = await app.tables.get(table)
    seat = own_seat(loaded, guest, data.seat)
    app.hints.count(request.client)
    return await app.hint(loaded, seat, guest.id, protocol)


@post("/api/tables/{table:str}/undo", summary="Take back", tags=["play"], status_code=200, responses=problems(*CHANGE))
async def undo(request: Ask, table: FromPath[str], data: JSONBody[UndoWish]) -> Response[Done]:
    """Own moves since the last chance, revealed information or other player's decision."""

    return await carried_out(request, table, data)


@post(
    "/api/tables/{table:str}/undo/ask",
    summary="Ask the others to take back",
    tags=["play"],
    status_code=200,
    responses=problems(*CHANGE),
)
async def ask_undo(request: Ask, table: FromPath[str], data: JSONBody[AskUndoWish]) -> Response[Done]:
    """All other people at the table must agree; the next move of one of them answers no."""

    return await carried_out(request, table, data)


@post(
    "/api/tables/{table:str}/undo/answer",
    summary="Agree that somebody takes back",
    tags=["play"],
    status_code=200,
    responses=problems(*CHANGE),
)
async def answer_undo(request: Ask, table: FromPath[str], data: JSONBody[AnswerUndoWish]) -> Response[Done]:
    """Or refuse; who asked withdraws it."""

    return await carried_out(request, table, data)


@post(
    "/api/tables/{table:str}/chat", summary="Say something", tags=["play"], status_code=200, responses=problems(*CHANGE)
)
async def say(request: Ask, table: FromPath[str], data: JSONBody[ChatWish]) -> Response[Done]:
    """Players, and spectators where they are welcome."""

    return await carried_out(request, table, data)


@get("/api/tables/{table:str}/chat", summary="What was said", tags=["play"], responses=problems(401, 403, 404))
async def show_chat(request: Ask, table: FromPath[str], after: NumberAsked = 0) -> list[ChatLine]:
    """The last lines after a number."""
    app = app_of(request)
    loaded = await app.tables.get(table)
    guest = await guest_of(request, app)
    allowed_to_look(loaded, guest, None)
    return await chat.lines(app, table, after, guest)


HANDLERS = (
    *account.HANDLERS,
    *keeping.HANDLERS,
    *mail_back.HANDLERS,
    *order.HANDLERS,
    list_games,
    show_words,
    show_facts,
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
    ask_undo,
    answer_undo,
    say,
    show_chat,
    *replays.HANDLERS,
    *lessons.HANDLERS,
    *reviews.HANDLERS,
    *coach.HANDLERS,
    *inviting.HANDLERS,
)
