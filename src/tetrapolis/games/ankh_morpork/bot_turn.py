"""The bot's own turn: which card to play, which icon to use and how, when to use a power, when to stop."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.areas import (
    AREAS_IN,
    BIT,
    COST,
    DIMWELL,
    DOLLY_SISTERS,
    ISLE_OF_GODS,
    NEXT_TO,
    THE_SCOURS,
    THE_SHADES,
    UNREAL_ESTATE,
)
from tetrapolis.games.ankh_morpork.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.bot_board import ALL_MINIONS, Board, house_of
from tetrapolis.games.ankh_morpork.bot_cards import after_icon, card_gains, keep_worth, plays_of
from tetrapolis.games.ankh_morpork.bot_table import Table
from tetrapolis.games.ankh_morpork.bot_texts import dollar
from tetrapolis.games.ankh_morpork.bot_trials import best, calms, marks, places
from tetrapolis.games.ankh_morpork.bot_values import AVERAGE_CARD, USUAL_WORTH
from tetrapolis.games.ankh_morpork.cards import CARDS, ICONS_OF, IS_REGULAR, NUMBERS, SCROLL
from tetrapolis.games.ankh_morpork.frames import Main
from tetrapolis.games.ankh_morpork.moves import (
    END,
    OWNER_NUMBERS,
    SKIP,
    TEXT,
    Build,
    Buy,
    Calm,
    Flee,
    Interrupt,
    Kill,
    Place,
    Play,
    Raze,
    Stir,
    TakeMoney,
    UsePower,
    Visit,
)
from tetrapolis.games.ankh_morpork.position import NO_CARD
from tetrapolis.games.ankh_morpork.powers import CALMING_PRICE, INCOME, PLACING_PRICE, SCOURS_PAYS

WORTH_THE_TROUBLE = 0.2
"""A power is used if it brings more than this."""
SHARE = 0.3
"""How much of what a card is usually worth above the average is lost when it is played."""


def pick(moves: Sequence[Any], values: Sequence[float], rng: Random) -> Any:
    """The move with the highest value; among equal ones any."""
    most = max(values)
    return rng.choice([move for move, value in zip(moves, values, strict=True) if value >= most - 1e-9])


def after(board: Board, move: Any, part: int = 1, quiet: bool = False) -> Board:
    """The board after a move that changes it at once."""
    me, trial = board.table.me, board.copy()
    area = AREA_NUMBERS[move.area]
    if isinstance(move, Place):
        if move.lift:
            trial.remove(me, AREA_NUMBERS[move.lift])
        return trial.place(me, area, quiet)
    if isinstance(move, Kill):
        return trial.remove(OWNER_NUMBERS[move.minion], area)
    if isinstance(move, Build):
        if move.lift:
            trial.raze(AREA_NUMBERS[move.lift])
        return trial.build(me, area, COST[area] // part)
    if isinstance(move, Calm):
        return trial.calm(area)
    if isinstance(move, Stir):
        return trial.mark(area)
    if isinstance(move, Raze):
        return trial.raze(area)
    if isinstance(move, Flee):
        return trial.move(me, area, AREA_NUMBERS[move.to])
    if isinstance(move, Visit):
        return trial.earn(me, 2 * board.crowd(area))
    assert isinstance(move, Buy)
    if move.lift:
        trial.raze(AREA_NUMBERS[move.lift])
    return trial.pay(me, house_of(board.areas[area]), COST[area]).build(me, area, 0)


def play_turn(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """What the bot does next in MAIN."""
    main = table.pos.stack[-2]
    assert isinstance(main, Main)
    power = _power(table, moves)
    if power is not None:
        return power
    icons = ICONS_OF[main.card] if main.card != NO_CARD else ()
    if main.icon < len(icons):
        return _icon(table, moves, main.card, icons[main.icon], rng)
    if main.plays:
        return _play(table, moves, main, rng)
    return _finish(table, moves)


# ---- powers


def _power(table: Table, moves: Sequence[Any]) -> Move | None:
    """Income at once, a new card before the first one is played, the others when nothing else is left to do."""
    last = END in moves
    for move in moves:
        if isinstance(move, UsePower):
            area = AREA_NUMBERS[move.area]
            if area in INCOME or ((last or area == UNREAL_ESTATE) and _power_gain(table, area) > WORTH_THE_TROUBLE):
                return move
    return None


def _power_gain(table: Table, area: int) -> float:
    board, me = table.board, table.me
    if area == UNREAL_ESTATE:
        return 0.5 * table.card + table.drain
    if area == THE_SCOURS:
        gains = card_gains(table)
        poorest = min(keep_worth(table, card, gains) for card in table.hand)
        return SCOURS_PAYS * dollar(board) + fresh_card(table) - poorest
    if area == THE_SHADES:
        near = BIT[THE_SHADES] | NEXT_TO[THE_SHADES]
        where = sum([BIT[here] for here in AREAS_IN[near] if board.areas[here] & ALL_MINIONS])
        return best(board, marks(board, where)).value() - board.value()
    if area == ISLE_OF_GODS:
        paid = board.copy().earn(me, -CALMING_PRICE)
        return best(board, calms(paid)).value() - board.value()
    assert area in (DOLLY_SISTERS, DIMWELL)
    paid = board.copy().earn(me, -PLACING_PRICE)
    return best(board, places(paid, BIT[area] | NEXT_TO[area])).value() - board.value()


def fresh_card(table: Table) -> float:
    """What the card is worth that comes for one given away: none as long as the hand is more than full."""
    if len(table.hand) + len(table.pos.penalties[table.me]) > 5:
        return 0.0
    return 0.85 * AVERAGE_CARD * min(1.0, table.turns / 2) + table.drain


# ---- icons


def _icon(table: Table, moves: Sequence[Any], card: int, icon: int, rng: Random) -> Move:
    board = table.board
    if icon == SCROLL:
        return TEXT if TEXT in moves and wants_text(table, card) else SKIP
    trials = [move for move in moves if isinstance(move, (Place, Kill, Build, Calm, TakeMoney))]
    if not trials:
        return SKIP
    if isinstance(trials[0], TakeMoney):
        return trials[0]
    values = [after(board, move).value() for move in trials]
    return pick([*trials, SKIP], [*values, board.value()], rng) if max(values) > board.value() else SKIP


def wants_text(table: Table, card: int) -> bool:
    """Whether a text is worth starting."""
    if CARDS[card].text == "two_plays":
        return any(IS_REGULAR[held] for held in table.hand)
    return after_icon(table.board, card, SCROLL) is not table.board


# ---- plays


def _play(table: Table, moves: Sequence[Any], main: Main, rng: Random) -> Move:
    """The card that brings most, with all that can be played after it; none if it is not worth it."""
    plays = [move for move in moves if isinstance(move, Play)]
    if not plays:
        return SKIP if SKIP in moves else moves[0]
    gains = card_gains(table)
    time = min(1.0, table.turns / 2)
    nets = {
        card: gain - SHARE * time * (USUAL_WORTH[card] - AVERAGE_CARD) + table.drain for card, gain in gains.items()
    }
    values = [_chain(nets, NUMBERS[move.card], main.plays - 1) for move in plays]
    if SKIP in moves and max(values) <= 0:
        return SKIP
    move: Move = pick(plays, values, rng)
    return move


def _chain(nets: dict[int, float], card: int, plays: int) -> float:
    """What a card brings together with the plays it grants: the others that grant some, then the best of the rest."""
    plays += plays_of(card)
    value = nets[card]
    if plays:
        rest = [other for other in nets if other != card]
        links = [nets[other] for other in rest if plays_of(other)]
        ends = sorted([nets[other] for other in rest if not plays_of(other)], reverse=True)[:plays]
        value += 0.9 * sum([net for net in (*links, *ends) if net > 0])
    return value


def _finish(table: Table, moves: Sequence[Any]) -> Move:
    """Doctor Mossy Lawn brings back a good card; otherwise the turn is over."""
    lawn = next((move for move in moves if isinstance(move, Interrupt)), None)
    if lawn is not None and table.pos.current != NO_CARD and USUAL_WORTH[table.pos.current] > AVERAGE_CARD:
        return lawn
    return END
