"""What a card would bring: its icons and its text, tried out one after the other on a copy of the board."""

from __future__ import annotations

from tetrapolis.games.ankh_morpork.areas import REACH
from tetrapolis.games.ankh_morpork.bot_board import Board
from tetrapolis.games.ankh_morpork.bot_table import Table
from tetrapolis.games.ankh_morpork.bot_texts import EFFECTS, with_extra, with_money
from tetrapolis.games.ankh_morpork.bot_trials import best, builds, calms, kills, places
from tetrapolis.games.ankh_morpork.bot_values import USUAL_WORTH
from tetrapolis.games.ankh_morpork.cards import (
    ANOTHER,
    BUILDING,
    CALM,
    CARDS,
    EVENT,
    FOG,
    IS_REGULAR,
    KILL,
    MINION,
    MONEY,
    RIOTS,
    SCROLL,
)
from tetrapolis.games.ankh_morpork.scoring import RIOT_MARKERS


def event_worth(table: Table) -> float:
    """A random event: it hurts who has most, and two of them may end the game."""
    board, me = table.board, table.me
    if not table.pos.events:
        return 0.0
    mine = len(board.houses(me))
    most = max(len(board.houses(seat)) for seat in table.others)
    worth = 0.4 * (most - mine) - 0.3
    turned = table.pos.events_used
    if RIOTS not in turned and board.markers() >= RIOT_MARKERS:
        ahead = board.points(me) > max(board.points(seat) for seat in table.others)
        worth += (60.0 if ahead else -board.value()) / len(table.pos.events)
    if FOG not in turned:
        worth += 5 * table.drain / len(table.pos.events)
    return worth


# ---- cards


def after_icon(board: Board, card: int, icon: int) -> Board:
    """The board after an icon, carried out as well as I can or left alone."""
    if icon == MINION:
        return best(board, places(board, REACH[board.where(board.table.me)]))
    if icon == KILL:
        return best(board, kills(board))
    if icon == SCROLL:
        trial = EFFECTS[CARDS[card].text](board, CARDS[card].n)
        return trial if trial.value() > board.value() else board
    if icon == BUILDING:
        return best(board, builds(board))
    if icon == CALM:
        return best(board, calms(board))
    if icon == EVENT:
        return with_extra(board, event_worth(board.table))
    if icon >= MONEY[0]:
        return with_money(board, icon - MONEY[0])
    return board


def card_gains(table: Table) -> dict[int, float]:
    """What each regular card in hand would bring by itself, without further plays."""
    first: dict[tuple[int, str, int], Board] = {}
    root = table.board
    now = root.value()
    gains = {}
    for card in table.hand:
        if IS_REGULAR[card]:
            board = root
            for icon in CARDS[card].icons:
                if board is root:
                    key = (icon, CARDS[card].text, CARDS[card].n) if icon == SCROLL else (icon, "", 0)
                    if key not in first:
                        first[key] = after_icon(board, card, icon)
                    board = first[key]
                else:
                    board = after_icon(board, card, icon)
            gains[card] = board.value() - now
    return gains


def plays_of(card: int) -> int:
    """How many further plays a card grants."""
    return CARDS[card].n if CARDS[card].text == "two_plays" else int(ANOTHER in CARDS[card].icons)


def keep_worth(table: Table, card: int, gains: dict[int, float]) -> float:
    """What a card in hand is worth: what it would bring now, and what it brings as a rule."""
    usual = USUAL_WORTH[card] * min(1.0, table.turns / 2)
    if card in gains:
        return 0.4 * max(0.0, gains[card]) + 0.6 * usual
    return usual
