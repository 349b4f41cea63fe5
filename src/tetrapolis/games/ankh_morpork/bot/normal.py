"""A sensible player of Ankh-Morpork: it looks only at what its seat may see and takes the move that seems worth most.

Every value is a chance to win, in per cent. bot.trial plays moves in thought and judges what comes of them, bot.turn
plays the turn, bot.choices answers everything else; here is which question goes where.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.bot.choices import (
    best_tried,
    choose_target,
    discard,
    give,
    murder,
    pay_fine,
    play_window,
    protect,
    take_best,
)
from tetrapolis.games.ankh_morpork.bot.outlook import Outlook
from tetrapolis.games.ankh_morpork.bot.turn import at_once, play_turn
from tetrapolis.games.ankh_morpork.rules.moves import PASS

Answer = Callable[[Outlook, Sequence[Any], Random], Move]


def decide(obs: Observation, rng: Random) -> Move:
    """The move this bot makes: always a legal one, the same for the same observation and generator."""
    moves = list(obs.legal())
    if len(moves) == 1:
        return moves[0]
    seen, seat = obs.seen, obs.seat
    assert seat is not None
    kind = seen.game.steps[type(seen.stack[-1])].kind
    if kind == "window" and moves[0] == PASS:
        return PASS  # no answer in hand
    if kind == "menu":
        quick = at_once(moves)
        if quick is not None:
            return quick
    return _ANSWERS[kind](Outlook(seen, seat), moves, rng)


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


_PLAYED = (
    *("paid", "victim", "lose_minion", "grab", "go", "placing", "building", "buying"),
    *("stirring", "calming", "visiting", "razing", "sinking", "fleeing", "insured"),
)
"""Questions whose answers can be played in thought."""
_ANSWERS: dict[str, Answer] = {
    **dict.fromkeys(_PLAYED, best_tried),
    "menu": play_turn,
    "window": play_window,
    "protecting": protect,
    "target": choose_target,
    "murdering": murder,
    "discarding": discard,
    "giving": give,
    "donating": give,
    "fined": pay_fine,
    "searching": take_best,
    "keeping": take_best,
}
