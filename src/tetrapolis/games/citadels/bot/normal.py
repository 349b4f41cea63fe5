"""A sensible player of Citadels: it looks only at what its seat may see and takes the move that seems worth most.

Every value is in points at the end of the game. bot.outlook sees the table and plans builds, bot.roles judges the
characters and who has them, bot.turn plays the turn, bot.strikes looks at other cities, bot.choices answers the small
questions; here each question finds its thought.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.citadels.bot import choices
from tetrapolis.games.citadels.bot.outlook import Outlook
from tetrapolis.games.citadels.bot.turn import enthrone, play_turn

Answer = Callable[[Outlook, Sequence[Any], Random], "Move | None"]


def decide(obs: Observation, rng: Random) -> Move:
    """The move this bot makes: always a legal one, the same for the same observation and generator."""
    moves = list(obs.legal())
    if len(moves) == 1:
        return moves[0]
    seen, seat = obs.seen, obs.seat
    assert seat is not None
    kind = seen.game.steps[type(seen.stack[-1])].kind
    return _ANSWERS[kind](Outlook(seen, seat), moves, rng) or moves[0]


def in_order(kind: str, table: Outlook, moves: Sequence[Move], rng: Random, most: int) -> list[Move]:
    """What the bot would do, then what it would do if it could not do that, and so on."""
    left, found = list(moves), list[Move]()
    while left and len(found) < most:
        move = left[0] if len(left) == 1 else _ANSWERS[kind](table, left, rng)
        if move not in left:
            break
        found.append(move)
        left.remove(move)
    return found


_ANSWERS: dict[str, Answer] = {
    "draft": choices.draft,
    "draft_drop": choices.draft,
    "theater": choices.theater,
    "turn": play_turn,
    "keep": choices.keep,
    "bewitch": choices.bewitch,
    "warrants": choices.warrants,
    "threats": choices.threats,
    "threatened": choices.threatened,
    "blackmail": choices.blackmail,
    "redraw": choices.redraw,
    "wizard_take": choices.wizard_take,
    "wizard_put": choices.wizard_put,
    "seer_give": choices.give_worst,
    "crowning": enthrone,
    "tribute": choices.tribute,
    "payment": choices.give_worst,
    "confiscation": choices.confiscation,
    "exchange": choices.exchange,
}
