"""The bot and interrupts: what is at stake in a window, and whether that is worth the card or the money."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.areas import BIT, COST, EVERYWHERE, REACH
from tetrapolis.games.ankh_morpork.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.bot_board import GONE, Board
from tetrapolis.games.ankh_morpork.bot_table import Table
from tetrapolis.games.ankh_morpork.bot_trials import best, least_bad, places
from tetrapolis.games.ankh_morpork.bot_values import AVERAGE_CARD, MINION_LOST, USUAL_WORTH
from tetrapolis.games.ankh_morpork.cards import CARDS, FLOOD, NUMBERS
from tetrapolis.games.ankh_morpork.frames import W_REMOVED, Aim, Happening, Paying, Removal, Shift, Swap, Window
from tetrapolis.games.ankh_morpork.interrupts import SMALL_GODS_PRICE
from tetrapolis.games.ankh_morpork.moves import PASS, Interrupt, Save
from tetrapolis.games.ankh_morpork.position import DEMON, TROLL


def play_window(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """Answer if that saves more than the answer is worth for later; among two answers the cheaper one."""
    answers = [move for move in moves if isinstance(move, Interrupt)]
    if not answers:
        return PASS
    frame = table.pos.stack[-1]
    assert isinstance(frame, Window)
    answer: Move = min(answers, key=lambda move: USUAL_WORTH[NUMBERS[move.card]])
    enough = patience(table) * (0.6 if frame.kind == W_REMOVED else 1.0)
    return answer if _at_stake(table, frame) > enough else PASS


def patience(table: Table) -> float:
    """What an interrupt is worth for later: less and less."""
    return 1.6 * min(1.0, table.turns / 5)


def _at_stake(table: Table, window: Window) -> float:
    """What I lose if I let it happen."""
    board = table.board
    now = board.value()
    if window.kind == W_REMOVED:
        reach = EVERYWHERE if table.pos.setup.options.replace_reach == "anywhere" else REACH[board.where(table.me)]
        return best(board, places(board, reach & ~BIT[window.area])).value() - now
    cause = table.pos.stack[-2]
    if isinstance(cause, Removal):
        return now - board.copy().remove(cause.owner, cause.area).value()
    if isinstance(cause, Shift):
        return now - board.copy().move(cause.owner, cause.area, cause.to).value()
    if isinstance(cause, Swap):
        return now - board.copy().swap(cause.owner, cause.area, cause.owner2, cause.area2).value()
    if isinstance(cause, Paying):
        price = COST[cause.area]
        return now - board.copy().pay(cause.by, table.me, price).build(cause.by, cause.area, 0).value()
    assert isinstance(cause, Aim)
    return _hit(table, cause)


def _hit(table: Table, aim: Aim) -> float:
    """What a text aimed at me costs."""
    board, me = table.board, table.me
    text, n, now = CARDS[aim.card].text, CARDS[aim.card].n, board.value()
    taker = aim.by if aim.other < 0 else aim.other
    paid = now - board.copy().pay(me, taker, n).value()
    if text in ("collect", "take_money", "here_n_now", "opponent_pays"):
        return paid
    if text == "penalty":
        return min(paid, 0.5 + 0.25 * table.turns) if board.cash[me] >= n else 0.5 + 0.25 * table.turns
    if text == "fire_insurance":
        razed = now - least_bad(board, [board.copy().raze(area) for area in board.houses(me)]).value()
        return min(paid, razed) if board.cash[me] >= n else razed
    if text == "everybody_loses_minion":
        return MINION_LOST
    if text == "beg":
        return 1.2 * table.card
    if text in ("search_hand", "steal_card"):
        return 1.5 * table.card
    if text == "exchange_hands":
        mine = sum([USUAL_WORTH[card] for card in table.hand])
        return 0.5 * (mine - AVERAGE_CARD * table.cards[aim.by])
    return 0.3


def protect(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """Save what is worth more than $3 (Small Gods), the dearest first; Susan for a minion as in any other window."""
    board = table.board
    frame = table.pos.stack[-2]
    assert isinstance(frame, Happening)
    answer, most = PASS, 0.0  # type: Move, float
    price = board.value() - board.copy().earn(table.me, -SMALL_GODS_PRICE).value()
    for move in moves:
        if isinstance(move, Save):
            gain = _saved(board, frame, AREA_NUMBERS[move.area], move.what) - price
        elif isinstance(move, Interrupt):
            gain = max(_minions_hit(board, frame)) - patience(table)
        else:
            continue
        if gain > most:
            answer, most = move, gain
    return answer


def _saved(board: Board, frame: Happening, area: int, what: str) -> float:
    """What one piece is worth that an event is about to hit."""
    now, me, trial = board.value(), board.table.me, board.copy()
    if what == "minion":
        return 0.0 if frame.event == FLOOD else now - trial.remove(me, area).value()
    if what == "building":
        return now - trial.raze(area).value()
    if what == "card":
        return now - trial.set(area, board.areas[area] | GONE).value()
    if what == "demon":
        return now - trial.place(DEMON, area).mark(area).value()
    return now - trial.place(TROLL, area).value()


def _minions_hit(board: Board, frame: Happening) -> list[float]:
    me = board.table.me
    areas = {hit[1] for hit in frame.hits if hit[0] == me}
    return [_saved(board, frame, area, "minion") for area in areas if board.where(me) & BIT[area]] or [0.0]
