"""The coach: whether a move that is about to be made gives much away, for who plays alone with bots.

It judges as a review does, from what the seat knows and nothing else, only with fewer worlds: somebody waits.
"""

from __future__ import annotations

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from tetrapolis.review.judge import glance, look
from tetrapolis.review.marks import mark, threshold
from tetrapolis.server.openapi import CHANGE, problems
from tetrapolis.server.problems import Problem
from tetrapolis.server.rest import Ask, acting_guest, app_of
from tetrapolis.server.tables_model import Loaded, own_seat
from tetrapolis.server.turns import Rank
from tetrapolis.wire.answers import CoachAnswer, Guest
from tetrapolis.wire.requests import CoachWish

GLANCE, LOOK = 12, 96
"""Worlds."""
BUDGET = 20.0
"""Seconds; then the move is let pass."""
FINE = CoachAnswer(True)


def coached(game_id: str, position: str, seat: int, move: str, seed: str, first: int, second: int) -> bytes:
    """In a worker: what the coach says of a move."""
    from tetrapolis.games import game

    pos = game(game_id).from_json(position)
    obs, least = pos.observe(seat), threshold(pos.players)
    verdict = glance(obs, pos.game.parse_move(move), seed, first)
    if verdict is None or verdict.best.share - verdict.choice(move).share < least:
        return msgspec.json.encode(FINE)
    verdict = look(obs, verdict, least, seed, second)
    if mark(verdict, pos.players) != "mistake":
        return msgspec.json.encode(FINE)
    return msgspec.json.encode(CoachAnswer(False, [verdict.best, verdict.choice(move)]))


def alone(table: Loaded, guest: Guest) -> bool:
    """Whether a guest has one seat and bots have all others."""
    mine = table.seats_of(guest)
    return len(mine) == 1 and all(seat.kind == "bot" for seat in table.seats if seat.seat not in mine)


@post(
    "/api/tables/{table:str}/coach",
    summary="Ask the coach about a move",
    tags=["play"],
    status_code=200,
    responses=problems(*CHANGE),
)
async def ask_coach(request: Ask, table: FromPath[str], data: JSONBody[CoachWish]) -> CoachAnswer:
    """Whether a legal move is fine; if it gives much away, what would be better and why.

    Only alone with bots, where the table allows hints.
    """
    app = app_of(request)
    guest = await acting_guest(request)
    loaded = await app.tables.get(table)
    seat = own_seat(loaded, guest, data.seat)
    if not loaded.row.hints or not alone(loaded, guest):
        raise Problem(403, "server-error-no-coach")
    await app.check(loaded, seat, data.move)
    app.hints.count(request.client)
    running = await app.running(loaded)
    position, game = running.match.position, running.match.game
    seed = f"{loaded.row.match}/{running.seq}/{seat}"
    values = (game.id, position.to_json(), seat, data.move, seed, GLANCE, LOOK)
    found = await app.thinkers.ponder(guest.id, game.id, BUDGET, coached, *values, rank=Rank.PRESENT)
    return FINE if found is None else msgspec.json.decode(found, type=CoachAnswer)


HANDLERS = (ask_coach,)
