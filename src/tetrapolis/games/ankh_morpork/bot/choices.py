"""The bot's small choices: answers to windows and events, what texts, powers and others ask."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.bot.board import GONE
from tetrapolis.games.ankh_morpork.bot.outlook import Outlook
from tetrapolis.games.ankh_morpork.bot.texts import OPINIONS, dollar, sold
from tetrapolis.games.ankh_morpork.bot.trial import Trial, lifted, played, promising, settled, tried
from tetrapolis.games.ankh_morpork.bot.turn import card_gains, fresh_card, keep_worth, pick
from tetrapolis.games.ankh_morpork.bot.values import AVERAGE_CARD, THEIR_CARD, USUAL_WORTH
from tetrapolis.games.ankh_morpork.rules.areas import BIT
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.rules.cards import CARDS, FLOOD, NUMBERS
from tetrapolis.games.ankh_morpork.rules.common import spend
from tetrapolis.games.ankh_morpork.rules.frames import W_REMOVED, Aim, ChooseTarget, Discarding, Happening, Window
from tetrapolis.games.ankh_morpork.rules.interrupts import SMALL_GODS_PRICE
from tetrapolis.games.ankh_morpork.rules.moves import (
    DONE,
    PASS,
    PAY,
    REFUSE,
    Discard,
    Give,
    Interrupt,
    Save,
    Target,
)
from tetrapolis.games.ankh_morpork.rules.position import DEMON, TROLL

# ---- what can be played in thought


def best_tried(table: Outlook, moves: Sequence[Any], rng: Random) -> Move:
    """The move that leaves the best board, with all that follows from it."""
    moves = promising(table.board, moves)
    move: Move = pick(moves, [tried(table.board, move).value() for move in moves], rng)
    return move


def murder(table: Outlook, moves: Sequence[Any], rng: Random) -> Move:
    """Whose owner may still protect it; the bot looks at what follows if not."""
    move: Move = pick(moves, [lifted(table.board, move.minion, move.area).value() for move in moves], rng)
    return move


# ---- players


def choose_target(table: Outlook, moves: Sequence[Any], rng: Random) -> Move:
    """Whom a text hits: by what that changes; where it is about cards the most dangerous, with cards to lose."""
    frame, board = table.pos.stack[-1], table.board
    assert isinstance(frame, ChooseTarget)
    text, n = CARDS[frame.card].text, CARDS[frame.card].n

    def value(move: Target) -> float:
        seat = move.target
        if text == "sell_to":
            return sold(board, seat, n).value()
        if text == "exchange_hands":
            return table.cards[seat]
        if text in OPINIONS:
            return table.danger(seat) + THEIR_CARD * min(table.cards[seat], 3)
        return tried(board, move).value()

    move: Move = pick(moves, [value(move) for move in moves], rng)
    return move


def pay_fine(table: Outlook, moves: Sequence[Any], rng: Random) -> Move:
    """Five dollars, or a card less for the rest of the game."""
    board = table.board
    return PAY if board.value() - played(board, PAY).value() < _penalty(table) else REFUSE


def _penalty(table: Outlook) -> float:
    return 0.5 + 0.25 * table.turns


# ---- cards


def discard(table: Outlook, moves: Sequence[Any], rng: Random) -> Move:
    """The least useful card; where one need not, as long as it pays."""
    frame = table.pos.stack[-1]
    assert isinstance(frame, Discarding)
    discards = [move for move in moves if isinstance(move, Discard)]
    gains = card_gains(table)
    worths = [-keep_worth(table, NUMBERS[move.card], gains) for move in discards]
    if DONE in moves and max(worths) + frame.pays * dollar(table.board) + fresh_card(table) <= 0:
        return DONE
    move: Move = pick(discards, worths, rng)
    return move


def give(table: Outlook, moves: Sequence[Any], rng: Random) -> Move:
    """The least useful card, or a dollar rather than a good one."""
    gives = [move for move in moves if isinstance(move, Give)]
    gains = card_gains(table) if table.pos.active == table.me else {}  # until my turn much will change
    worths = [-keep_worth(table, NUMBERS[move.card], gains) for move in gives]
    if PAY in moves and dollar(table.board) < 0.5 - 0.4 * max(worths):
        return PAY
    move: Move = pick(gives, worths, rng)
    return move


def take_best(table: Outlook, moves: Sequence[Any], rng: Random) -> Move:
    """The best card of somebody else's hand."""
    move: Move = pick(moves, [USUAL_WORTH[NUMBERS[move.card]] for move in moves], rng)
    return move


# ---- windows


def play_window(table: Outlook, moves: Sequence[Any], rng: Random) -> Move:
    """Answer if that saves more than the answer is worth for later; among two answers the cheaper one."""
    answers = [move for move in moves if isinstance(move, Interrupt)]
    if not answers:
        return PASS
    frame = table.pos.stack[-1]
    assert isinstance(frame, Window)
    answer: Move = min(answers, key=lambda move: USUAL_WORTH[NUMBERS[move.card]])
    enough = patience(table) * (0.6 if frame.kind == W_REMOVED else 1.0)
    return answer if _at_stake(table, answer) > enough else PASS


def patience(table: Outlook) -> float:
    """What an interrupt is worth for later: less and less."""
    return 1.6 * min(1.0, table.turns / 5)


def _at_stake(table: Outlook, answer: Move) -> float:
    """What I lose if I let it happen."""
    board, cause = table.board, table.pos.stack[-2]
    if isinstance(cause, Aim) and CARDS[cause.card].text in OPINIONS:
        return _hit(table, cause)
    return settled(played(board, answer)).value() - settled(played(board, PASS)).value()


def _hit(table: Outlook, aim: Aim) -> float:
    """What a text about cards costs that is aimed at me."""
    text, n = CARDS[aim.card].text, CARDS[aim.card].n
    if text == "penalty":
        twin = table.board.copy()
        twin.hand_over(table.me, aim.by, n)
        paid = table.board.value() - twin.value()
        return min(paid, _penalty(table)) if table.pos.cash[table.me] >= n else _penalty(table)
    if text == "beg":
        return 1.2 * table.card
    if text in ("search_hand", "steal_card"):
        return 1.5 * table.card
    if text == "exchange_hands":
        mine = sum([USUAL_WORTH[card] for card in table.hand])
        return 0.5 * (mine - AVERAGE_CARD * table.cards[aim.by])
    return 0.3


def protect(table: Outlook, moves: Sequence[Any], rng: Random) -> Move:
    """Save what is worth more than $3 (Small Gods), the dearest first; Susan for a minion as in any other window."""
    board = table.board
    frame = table.pos.stack[-2]
    assert isinstance(frame, Happening)
    answer, most = PASS, 0.0  # type: Move, float
    twin = board.copy()
    spend(twin, table.me, SMALL_GODS_PRICE)
    price = board.value() - twin.value()
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


def _saved(board: Trial, frame: Happening, area: int, what: str) -> float:
    """What one piece is worth that an event is about to hit."""
    twin = board.copy()
    if what == "minion":
        if frame.event == FLOOD:
            return 0.0
        twin.remove_minion(board.table.me, area)
    elif what == "building":
        twin.remove_building(area)
    elif what == "card":
        twin.areas[area] |= GONE
        twin.touched |= BIT[area]
    elif what == "demon":
        twin.place_minion(DEMON, area)
        twin.trouble |= BIT[area]  # ANK-6.19
    else:
        twin.place_minion(TROLL, area)
    return board.value() - twin.value()


def _minions_hit(board: Trial, frame: Happening) -> list[float]:
    me = board.table.me
    areas = {hit[1] for hit in frame.hits if hit[0] == me}
    return [_saved(board, frame, area, "minion") for area in areas if board.where[me] & BIT[area]] or [0.0]
