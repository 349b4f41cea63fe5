"""Why a move in Ankh-Morpork is a good one, for hints: message ids with their values, the weightiest first.

The board after the move, as the bot imagines it, is compared with the board now.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tetrapolis.core.brain import Reason
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.bot import values
from tetrapolis.games.ankh_morpork.bot.board import CONTROL, EXPOSED, FIRM, POWERS, SEAT, SPREAD, WATCH
from tetrapolis.games.ankh_morpork.bot.outlook import Outlook, Rival
from tetrapolis.games.ankh_morpork.bot.trial import Trial, in_menu, tried
from tetrapolis.games.ankh_morpork.bot.turn import after_card, after_icon
from tetrapolis.games.ankh_morpork.rules.cards import NUMBERS
from tetrapolis.games.ankh_morpork.rules.frames import Main, Menu
from tetrapolis.games.ankh_morpork.rules.moves import (
    PASS,
    Build,
    Buy,
    Calm,
    End,
    Flee,
    Go,
    Interrupt,
    Kill,
    Place,
    Play,
    Raze,
    Save,
    Skip,
    Stir,
    TakeMoney,
    Target,
    Text,
    UsePower,
    Visit,
)
from tetrapolis.games.ankh_morpork.rules.personalities import CHRYSOPRASE, DRAGON_KING, NAMES, VETINARI, VIMES
from tetrapolis.games.ankh_morpork.rules.scoring import RIOT_MARKERS, WEALTH

ENOUGH = 3
"""More reasons than this nobody reads."""
NOTICED = 0.3
"""A rival who is set back by less is not mentioned (in per cent of a game)."""
_ON_THE_BOARD = (Place, Kill, Build, Calm, Stir, Raze, Flee, Visit, Buy, Go)


def reasons(obs: Observation, move: Move) -> Sequence[Reason]:
    """Why a move is good, as far as the seat can tell.

    >>> import tetrapolis as tp
    >>> pos = tp.game("ankh_morpork").new(players=4, seed=7)
    >>> seat = pos.pending[0].seat
    >>> reasons(pos.observe(seat), pos.legal(seat).moves[0])[0].id
    'ankh_morpork-hint-nearer'
    """
    if obs.seat is None:
        return ()
    if isinstance(move, (Skip, End)):
        return (_say("nothing-better"),)
    if isinstance(move, (Interrupt, Save)):
        return (_say("saves"),)
    if move == PASS:
        return (_say("waits"),) if any(isinstance(other, Interrupt) for other in obs.legal()) else ()
    if isinstance(move, UsePower):
        return (_say("power", area=move.area),)
    table = Outlook(obs.seen, obs.seat)
    if isinstance(move, Target):
        return _feared(table, move.target)
    then = _imagined(table, move)
    return () if then is None else _differences(table, then)[:ENOUGH]


def _say(name: str, **args: Any) -> Reason:
    return Reason(f"ankh_morpork-hint-{name}", args)


def _imagined(table: Outlook, move: Any) -> Trial | None:
    """The board after a move, with cards played as well as the bot can; None if it cannot tell."""
    board, frame = table.board, table.pos.stack[-1]
    if isinstance(move, Play):
        return after_card(board, NUMBERS[move.card])
    if not isinstance(frame, Menu):
        return tried(board, move) if isinstance(move, _ON_THE_BOARD) else None
    main = table.pos.stack[-2]
    assert isinstance(main, Main)
    if isinstance(move, Text):
        return after_icon(board, main.card, main.icon)
    return in_menu(board, main, move) if isinstance(move, (*_ON_THE_BOARD, TakeMoney)) else None


def _differences(table: Outlook, then: Trial) -> list[Reason]:
    now, me = table.board, table.me
    found = _own_goal(table, now, then)
    found += _setback(table, now, then)
    more = _exposed(now, me) - _exposed(then, me)
    if more > 0:
        found.append(_say("safer", n=more))
    points = then.points(me) - now.points(me)
    if points > 0:
        found.append(_say("points", n=points))
    elif then.cash[me] > now.cash[me]:
        found.append(_say("money", n=then.cash[me] - now.cash[me]))
    if _power(then, me) > _power(now, me):
        found.append(_say("area-card"))
    target = max(table.others, key=lambda seat: now.points(seat) - then.points(seat))
    if now.points(target) > then.points(target):
        found.append(_say("weakens", target=target, n=now.points(target) - then.points(target)))
    if then.extra > now.extra:
        found.append(_say("text"))
    return found


def _power(board: Trial, seat: int) -> int:
    return board.summed() >> SEAT * seat + POWERS & 255


def _own_goal(table: Outlook, now: Trial, then: Trial) -> list[Reason]:
    """How far the own condition is afterwards."""
    need = goal_of(table)
    if not need:
        return []
    before, reached = (progress(table, board) for board in (now, then))
    if reached <= before:
        return []
    return [_say("fulfils" if reached >= need else "nearer", n=reached, of=need)]


def goal_of(table: Outlook) -> int:
    """What the own personality needs; 0 for Commander Vimes."""
    needs = {VETINARI: table.to_watch, DRAGON_KING: RIOT_MARKERS, CHRYSOPRASE: WEALTH, VIMES: 0}
    return needs.get(table.who, table.to_control)


def progress(table: Outlook, board: Trial) -> int:
    """How much of it there is."""
    row = board.summed() >> SEAT * table.me
    if table.who == VETINARI:
        return row >> WATCH & 255
    if table.who == DRAGON_KING:
        return board.markers()
    return board.wealth(table.me) if table.who == CHRYSOPRASE else row >> CONTROL & 255


def _exposed(board: Trial, seat: int) -> int:
    return board.summed() >> SEAT * seat + EXPOSED & 255


def _fears(table: Outlook, rival: Rival, board: Trial) -> tuple[float, float, float, float]:
    """How near a rival is to winning as a lord, Lord Vetinari, the Dragon King, Chrysoprase, if he is the one."""
    row = board.summed() >> SEAT * rival.seat
    wealth = values.wealth_index(board.wealth(rival.seat))
    return (
        rival.lord * (rival.fear_control[row >> FIRM & 255] + values.GOAL_DONE * rival.control[row & 255]),
        rival.spy * (rival.fear_watch[row >> SPREAD & 255] + values.GOAL_DONE * rival.watch[row >> WATCH & 255]),
        rival.king * (rival.fear_riot[16 * board.markers()] + values.GOAL_DONE * rival.riot[board.markers()]),
        rival.rich * (rival.fear_wealth[wealth] + values.GOAL_DONE * rival.wealth[wealth]),
    )


def _setback(table: Outlook, now: Trial, then: Trial) -> list[Reason]:
    """The rival who is thrown back most, and as whom he would be."""
    most, found = NOTICED, list[Reason]()
    for rival in table.rivals:
        before, after_it = (_fears(table, rival, board) for board in (now, then))
        for number, who in enumerate((None, VETINARI, DRAGON_KING, CHRYSOPRASE)):
            if before[number] - after_it[number] > most:
                most = before[number] - after_it[number]
                as_lord = _say("denies-lord", target=rival.seat)
                found = [as_lord if who is None else _say("denies", target=rival.seat, personality=NAMES[who])]
    return found


def _feared(table: Outlook, target: int) -> tuple[Reason, ...]:
    """Whom a text hits: the most dangerous."""
    worst = max(table.others, key=table.danger)
    return (_say("leads", target=target),) if target == worst else ()
