"""The bot's own turn: which card to play, which icon to use and how, when to use a power, when to stop."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.bot.outlook import Outlook
from tetrapolis.games.ankh_morpork.bot.texts import OPINIONS, dollar
from tetrapolis.games.ankh_morpork.bot.trial import Trial, in_menu, with_extra
from tetrapolis.games.ankh_morpork.bot.values import AVERAGE_CARD, USUAL_WORTH
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.rules.areas import THE_SCOURS, UNREAL_ESTATE
from tetrapolis.games.ankh_morpork.rules.cards import (
    ANOTHER,
    BUILDING,
    CARDS,
    EVENT,
    FOG,
    ICONS_OF,
    IS_REGULAR,
    MONEY,
    NUMBERS,
    RIOTS,
    SCROLL,
)
from tetrapolis.games.ankh_morpork.rules.deck import HAND
from tetrapolis.games.ankh_morpork.rules.frames import Main
from tetrapolis.games.ankh_morpork.rules.moves import END, SKIP, TEXT, Interrupt, Play, TakeMoney, UsePower
from tetrapolis.games.ankh_morpork.rules.moves import MONEY as TAKE_MONEY
from tetrapolis.games.ankh_morpork.rules.position import NO_CARD
from tetrapolis.games.ankh_morpork.rules.powers import INCOME, SCOURS_PAYS
from tetrapolis.games.ankh_morpork.rules.scoring import RIOT_MARKERS
from tetrapolis.games.ankh_morpork.rules.turns import legal_icon

WORTH_THE_TROUBLE = 0.2
"""A power is used if it brings more than this."""
SHARE = 0.3
"""How much of what a card is usually worth above the average is lost when it is played."""


def pick(moves: Sequence[Any], values: Sequence[float], rng: Random) -> Any:
    """The move with the highest value; among equal ones any."""
    most = max(values)
    return rng.choice([move for move, value in zip(moves, values, strict=True) if value >= most - 1e-9])


def at_once(moves: Sequence[Any]) -> Move | None:
    """What needs no thought: money for nothing."""
    for move in moves:
        if type(move) is UsePower and AREA_NUMBERS[move.area] in INCOME:
            return move
    return next((move for move in moves if type(move) is TakeMoney), None)


def play_turn(table: Outlook, moves: Sequence[Any], rng: Random) -> Move:
    """What the bot does next in MAIN."""
    main = table.pos.stack[-2]
    assert isinstance(main, Main)
    move = at_once(moves) or _power(table, moves)
    if move is not None:
        return move
    if main.card != NO_CARD and main.icon < len(ICONS_OF[main.card]):
        return _icon(table, moves, main, rng)
    if main.plays:
        return _play(table, moves, main, rng)
    return _finish(table, moves)


# ---- cards


def after_icon(board: Trial, card: int, number: int) -> Trial:
    """The board after an icon of a card, carried out as well as I can or left alone."""
    icon = ICONS_OF[card][number]
    if icon == EVENT:
        return with_extra(board, event_worth(board.table))
    if icon == ANOTHER:
        return board
    if icon == SCROLL:
        return _after_text(board, card, number)
    if icon in MONEY:
        return in_menu(board, Main(board.table.me, card, number), TAKE_MONEY)
    return best_use(board, card, number)[1]


def _after_text(board: Trial, card: int, number: int) -> Trial:
    table, text, n = board.table, CARDS[card].text, CARDS[card].n
    now = board is table.board
    if now and (text, n) in table.tried:
        return table.tried[text, n] or board
    board.hands = table.pos.hands
    if not legal_icon(board, table.me, card, SCROLL):
        return board
    if text in OPINIONS:
        worth = OPINIONS[text](board, n)
        return with_extra(board, worth) if worth > 0 else board
    found = in_menu(board, Main(table.me, card, number), TEXT)
    worthwhile = found if found.value() > board.value() else None
    if now:
        table.tried[text, n] = worthwhile
    return worthwhile or board


def best_use(board: Trial, card: int, number: int) -> tuple[Move | None, Trial]:
    """The best move a board icon allows, and what comes of it; None if it is better left alone."""
    icon, me, thoughts = ICONS_OF[card][number], board.table.me, board.table.thoughts
    main = Main(me, card, number)
    key = (icon, board.cash[me] if icon == BUILDING else 0, board.trouble, *board.areas)
    if key in thoughts:  # a board like this, with this or that besides, is not thought through again
        move = thoughts[key]
        return move, board if move is None else in_menu(board, main, move)
    move, found, most = None, board, board.value()
    for option in legal_icon(board, me, card, icon):
        trial = in_menu(board, main, option)
        value = trial.value()
        if value > most:
            move, found, most = option, trial, value
    thoughts[key] = move
    return move, found


def after_card(board: Trial, card: int) -> Trial:
    """The board after a card, without further plays."""
    for number in range(len(ICONS_OF[card])):
        board = after_icon(board, card, number)
    return board


def card_gains(table: Outlook) -> dict[int, float]:
    """What each regular card in hand would bring by itself."""
    now = table.board.value()
    return {card: after_card(table.board, card).value() - now for card in table.hand if IS_REGULAR[card]}


def plays_of(card: int) -> int:
    """How many further plays a card grants."""
    return CARDS[card].n if CARDS[card].text == "two_plays" else int(ANOTHER in CARDS[card].icons)


def keep_worth(table: Outlook, card: int, gains: dict[int, float]) -> float:
    """What a card in hand is worth: what it would bring now, and what it brings as a rule."""
    usual = USUAL_WORTH[card] * min(1.0, table.turns / 2)
    if card in gains:
        return 0.4 * max(0.0, gains[card]) + 0.6 * usual
    return usual


def event_worth(table: Outlook) -> float:
    """A random event: it hurts who has most, and two of them may end the game."""
    board, me = table.board, table.me
    if not table.pos.events:
        return 0.0
    mine, most = board.houses[me], max(board.houses[seat] for seat in table.others)
    worth = 0.4 * (most - mine) - 0.3
    turned = table.pos.events_used
    if RIOTS not in turned and board.markers() >= RIOT_MARKERS:
        ahead = board.points(me) > max(board.points(seat) for seat in table.others)
        worth += (60.0 if ahead else -board.value()) / len(table.pos.events)
    if FOG not in turned:
        worth += 5 * table.drain / len(table.pos.events)
    return worth


# ---- powers


def _power(table: Outlook, moves: Sequence[Any]) -> Move | None:
    """A new card before the first one is played, the others when nothing else is left to do."""
    last = END in moves
    for move in moves:
        if isinstance(move, UsePower):
            area = AREA_NUMBERS[move.area]
            if (last or area == UNREAL_ESTATE) and _power_gain(table, move) > WORTH_THE_TROUBLE:
                return move
    return None


def _power_gain(table: Outlook, move: UsePower) -> float:
    area = AREA_NUMBERS[move.area]
    if area == UNREAL_ESTATE:
        return 0.5 * table.card + table.drain
    if area == THE_SCOURS:
        gains = card_gains(table)
        poorest = min(keep_worth(table, card, gains) for card in table.hand)
        return SCOURS_PAYS * dollar(table.board) + fresh_card(table) - poorest
    return in_menu(table.board, Main(table.me), move).value() - table.board.value()


def fresh_card(table: Outlook) -> float:
    """What the card is worth that comes for one given away: none as long as the hand is more than full."""
    if len(table.hand) + len(table.pos.penalties[table.me]) > HAND:
        return 0.0
    return 0.85 * AVERAGE_CARD * min(1.0, table.turns / 2) + table.drain


# ---- icons


def _icon(table: Outlook, moves: Sequence[Any], main: Main, rng: Random) -> Move:
    board, icon = table.board, ICONS_OF[main.card][main.icon]
    if icon == SCROLL:
        return TEXT if TEXT in moves and wants_text(table, main) else SKIP
    found, _ = best_use(board, main.card, main.icon)
    if found is None or found in moves:
        return found or SKIP
    offered = legal_icon(board, table.me, main.card, icon)  # it is asked what is second best
    trials = [move for move in moves if move in offered]
    values = [in_menu(board, main, move).value() for move in trials]
    return pick(trials, values, rng) if trials and max(values) > board.value() else SKIP


def wants_text(table: Outlook, main: Main) -> bool:
    """Whether a text is worth starting."""
    if CARDS[main.card].text == "two_plays":
        return any(IS_REGULAR[held] for held in table.hand)
    return after_icon(table.board, main.card, main.icon) is not table.board


# ---- plays


def _play(table: Outlook, moves: Sequence[Any], main: Main, rng: Random) -> Move:
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


def _finish(table: Outlook, moves: Sequence[Any]) -> Move:
    """Doctor Mossy Lawn brings back a good card; otherwise the turn is over."""
    lawn = next((move for move in moves if isinstance(move, Interrupt)), None)
    if lawn is not None and table.pos.current != NO_CARD and USUAL_WORTH[table.pos.current] > AVERAGE_CARD:
        return lawn
    return END
