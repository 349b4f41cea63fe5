"""A sensible player of Ankh-Morpork: it looks only at what its seat may see and takes the move that seems worth most.

Every value is a chance to win, in per cent. bot_table judges a board for one seat, bot_cards tries cards out on copies
of it, bot_turn plays the turn, bot_windows plays interrupts; here are the questions that cards and others ask.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.areas import ALL, EVERYWHERE, NEXT_TO
from tetrapolis.games.ankh_morpork.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.bot_board import Board, minions_of
from tetrapolis.games.ankh_morpork.bot_cards import card_gains, keep_worth
from tetrapolis.games.ankh_morpork.bot_table import Table
from tetrapolis.games.ankh_morpork.bot_texts import dollar, insured
from tetrapolis.games.ankh_morpork.bot_trials import least_bad, shifts
from tetrapolis.games.ankh_morpork.bot_turn import after, fresh_card, pick, play_turn
from tetrapolis.games.ankh_morpork.bot_values import THEIR_CARD, USUAL_WORTH
from tetrapolis.games.ankh_morpork.bot_windows import play_window, protect
from tetrapolis.games.ankh_morpork.cards import CARDS, NUMBERS
from tetrapolis.games.ankh_morpork.frames import (
    ChoosePaid,
    ChooseTarget,
    Discarding,
    Fined,
    GoTo,
    GrabMinion,
    Insured,
    LoseMinion,
    Placing,
)
from tetrapolis.games.ankh_morpork.moves import (
    DONE,
    OWNER_NUMBERS,
    PASS,
    PAY,
    REFUSE,
    SKIP,
    Discard,
    Give,
    Grab,
    Kill,
    Target,
)

Answer = Callable[[Table, Sequence[Any], Random], Move]


def decide(obs: Observation, rng: Random) -> Move:
    """The move this bot makes: always a legal one, the same for the same observation and generator."""
    moves = list(obs.legal())
    if len(moves) == 1:
        return moves[0]
    decision = obs.decision
    assert decision is not None
    if decision.kind == "window" and moves[0] == PASS:
        return PASS  # no answer in hand
    return _ANSWERS[decision.kind](Table(obs.seen, decision.seat), moves, rng)


def in_order(kind: str, table: Table, moves: Sequence[Move], rng: Random, most: int) -> list[Move]:
    """What the bot would do, then what it would do if it could not do that, and so on."""
    left, found = list(moves), list[Move]()
    while left and len(found) < most:
        move = left[0] if len(left) == 1 else _ANSWERS[kind](table, left, rng)
        if move not in left:
            break
        found.append(move)
        left.remove(move)
    return found


def _best_after(table: Table, moves: Sequence[Any], rng: Random, part: int = 1, quiet: bool = False) -> Move:
    """The move that leaves the best board; SKIP and DONE leave it as it is."""
    board = table.board
    values = [board.value() if move in (SKIP, DONE) else after(board, move, part, quiet).value() for move in moves]
    move: Move = pick(moves, values, rng)
    return move


# ---- the board


def _board(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    return _best_after(table, moves, rng)


def _placing(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    frame = table.pos.stack[-1]
    assert isinstance(frame, Placing)
    return _best_after(table, moves, rng, quiet=frame.quiet)


def _building(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    return _best_after(table, moves, rng, part=2)


def _victim(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """What serves me best; The Auditors and bad dice may leave only own ones, or money."""
    frame, board = table.pos.stack[-1], table.board
    if isinstance(frame, LoseMinion) and PAY in moves:
        paid = board.copy().earn(table.me, -2).value()
        kills = [move for move in moves if isinstance(move, Kill)]
        if all(after(board, move).value() < paid for move in kills):
            return PAY
        moves = kills
    return _best_after(table, moves, rng)


def _grab(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """The minion with the best move; for The Bursar the best exchange."""
    frame, board = table.pos.stack[-1], table.board
    assert isinstance(frame, GrabMinion)
    text = CARDS[frame.card].text

    def value(move: Grab) -> float:
        area, owner = AREA_NUMBERS[move.area], OWNER_NUMBERS[move.minion]
        if text != "exchange_minions":
            near = text in ("move_other", "run_away")
            return least_bad(board, shifts(board, owner, area, NEXT_TO[area] if near else EVERYWHERE)).value()
        if frame.area:
            return board.copy().swap(frame.owner, frame.area, owner, area).value()
        return least_bad(board, _exchanges(board, owner, area)).value()

    move: Move = pick(moves, [value(move) for move in moves], rng)
    return move


def _exchanges(board: Board, owner: int, area: int) -> list[Board]:
    return [
        board.copy().swap(owner, area, owner2, area2)
        for area2 in ALL
        if area2 != area
        for owner2 in range(6)
        if owner2 != owner and minions_of(board.areas[area2], owner2)
    ]


def _go(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    frame, board = table.pos.stack[-1], table.board
    assert isinstance(frame, GoTo)
    values = [board.copy().move(frame.owner, frame.area, AREA_NUMBERS[move.area]).value() for move in moves]
    move: Move = pick(moves, values, rng)
    return move


# ---- players


def _target(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """Whom a text hits: where it is about money, by what that changes; else the most dangerous, with cards to lose."""
    frame, board, me = table.pos.stack[-1], table.board, table.me
    assert isinstance(frame, ChooseTarget)
    text, n = CARDS[frame.card].text, CARDS[frame.card].n

    def value(move: Target) -> float:
        seat = move.target
        if text in ("take_money", "here_n_now", "sell_to"):
            return board.copy().pay(seat, me, n).value()
        if text == "opponent_pays":
            return board.copy().pay(seat, frame.other, n).value()
        if text == "hire_killer":
            return board.copy().pay(me, seat, n).value()
        if text == "fire_insurance":
            return insured(board, seat, n).value()
        if text == "exchange_hands":
            return table.cards[seat]
        return table.danger(seat) + THEIR_CARD * min(table.cards[seat], 3)

    move: Move = pick(moves, [value(move) for move in moves], rng)
    return move


def _paid(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """Who gets money from me, or from another one (Hubert): whom it helps least against me."""
    frame, board, me = table.pos.stack[-1], table.board, table.me
    assert isinstance(frame, ChoosePaid)
    n = CARDS[frame.card].n

    def value(move: Target) -> float:
        if CARDS[frame.card].text == "opponent_pays":
            payers = [seat for seat in table.others if seat != move.target]
            return max(board.copy().pay(seat, move.target, n).value() for seat in payers)
        return board.copy().pay(me, move.target, n).value()

    move: Move = pick(moves, [value(move) for move in moves], rng)
    return move


def _fined(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """Five dollars, or a card less for the rest of the game."""
    frame = table.pos.stack[-1]
    assert isinstance(frame, Fined)
    board = table.board
    paid = board.copy().pay(table.me, frame.by, CARDS[frame.card].n)
    return PAY if board.value() - paid.value() < 0.5 + 0.25 * table.turns else REFUSE


def _insured(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """Five dollars, or the building that hurts most."""
    frame = table.pos.stack[-1]
    assert isinstance(frame, Insured)
    board = table.board
    paid = board.copy().pay(table.me, frame.by, CARDS[frame.card].n).value()
    razed = min(board.copy().raze(area).value() for area in board.houses(table.me))
    return PAY if paid > razed else REFUSE


# ---- cards


def _discard(table: Table, moves: Sequence[Any], rng: Random) -> Move:
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


def _give(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """The least useful card, or a dollar rather than a good one."""
    gives = [move for move in moves if isinstance(move, Give)]
    gains = card_gains(table)
    worths = [-keep_worth(table, NUMBERS[move.card], gains) for move in gives]
    if PAY in moves and dollar(table.board) < 0.5 - 0.4 * max(worths):
        return PAY
    move: Move = pick(gives, worths, rng)
    return move


def _take_best(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """The best card of somebody else's hand."""
    move: Move = pick(moves, [USUAL_WORTH[NUMBERS[move.card]] for move in moves], rng)
    return move


_ANSWERS: dict[str, Answer] = {
    "menu": play_turn,
    "window": play_window,
    "protecting": protect,
    "target": _target,
    "paid": _paid,
    "victim": _victim,
    "murdering": _victim,
    "lose_minion": _victim,
    "grab": _grab,
    "go": _go,
    "placing": _placing,
    "building": _building,
    "buying": _board,
    "stirring": _board,
    "calming": _board,
    "visiting": _board,
    "razing": _board,
    "sinking": _board,
    "fleeing": _board,
    "discarding": _discard,
    "giving": _give,
    "donating": _give,
    "fined": _fined,
    "insured": _insured,
    "searching": _take_best,
    "keeping": _take_best,
}
