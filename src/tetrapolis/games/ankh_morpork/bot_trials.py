"""Trials: the board as it would be after one thing or another, and the best of them for the seat that looks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tetrapolis.games.ankh_morpork.areas import ALL, AREAS_IN, BIT, COST, EVERYWHERE, NEXT_TO
from tetrapolis.games.ankh_morpork.bot_board import ALL_MINIONS, MARKER, Board, house_of
from tetrapolis.games.ankh_morpork.position import BUILDINGS


def best(board: Board, trials: Iterable[Board]) -> Board:
    """The best trial, or the board as it is."""
    found, most = board, board.value()
    for trial in trials:
        value = trial.value()
        if value > most:
            found, most = trial, value
    return found


def least_bad(board: Board, trials: Iterable[Board]) -> Board:
    """The best trial; the board as it is only if there is none."""
    return max(trials, key=Board.value, default=board)


def places(board: Board, where: int, quiet: bool = False) -> Iterator[Board]:
    """A minion of mine comes to one of some areas."""
    me = board.table.me
    if board.table.supply[me]:
        for area in AREAS_IN[where]:
            yield board.copy().place(me, area, quiet)


def builds(board: Board, part: int = 1) -> Iterator[Board]:
    """ANK-4.14: where I have a minion and neither marker nor building are, for a part of the cost."""
    me, cash = board.table.me, board.cash[board.table.me]
    if len(board.houses(me)) < BUILDINGS:
        for area in AREAS_IN[board.where(me)]:
            state = board.areas[area]
            if not state & MARKER and house_of(state) < 0 and COST[area] // part <= cash:
                yield board.copy().build(me, area, COST[area] // part)


def removals(board: Board, where: int, but: int = -1) -> Iterator[Board]:
    """Any minion in some areas goes, but none of one owner."""
    for area in AREAS_IN[where]:
        state = board.areas[area]
        if state & ALL_MINIONS:
            for owner in range(6):
                if owner != but and state >> 4 * owner & 15:
                    yield board.copy().remove(owner, area)


def kills(board: Board) -> Iterator[Board]:
    """ANK-4.19."""
    return removals(board, board.marked(), board.table.me)


def calms(board: Board) -> Iterator[Board]:
    """A marker goes."""
    for area in AREAS_IN[board.marked()]:
        yield board.copy().calm(area)


def marks(board: Board, where: int) -> Iterator[Board]:
    """A marker comes to one of some areas."""
    for area in AREAS_IN[where & ~board.marked()]:
        yield board.copy().mark(area)


def shifts(board: Board, owner: int, area: int, where: int) -> Iterator[Board]:
    """A minion goes to one of some areas."""
    without = board.copy().remove(owner, area)
    for to in AREAS_IN[where & ~BIT[area]]:
        yield without.copy().place(owner, to)


def moves_of_others(board: Board) -> Iterator[Board]:
    """The Duckman and his friends: one next door."""
    me = board.table.me
    for area in ALL:
        state = board.areas[area]
        if state & ALL_MINIONS:
            for owner in range(6):
                if owner != me and state >> 4 * owner & 15:
                    yield from shifts(board, owner, area, NEXT_TO[area])


def moves_of_mine(board: Board, where: int = EVERYWHERE) -> Iterator[Board]:
    """One of mine to anywhere."""
    me = board.table.me
    for area in AREAS_IN[board.where(me) & where]:
        yield from shifts(board, me, area, EVERYWHERE)


def purchases(board: Board, in_trouble: bool) -> Iterator[Board]:
    """Sybil Vimes, Reacher Gilt."""
    me = board.table.me
    if len(board.houses(me)) >= BUILDINGS:
        return
    for area in ALL:
        owner = house_of(board.areas[area])
        if owner not in (me, -1) and bool(board.areas[area] & MARKER) == in_trouble and COST[area] <= board.cash[me]:
            yield board.copy().pay(me, owner, COST[area]).build(me, area, 0)


def from_anybody(board: Board, amount: int) -> Iterator[Board]:
    """One of the others pays me."""
    for seat in board.table.others:
        yield board.copy().pay(seat, board.table.me, amount)


def to_anybody(board: Board, amount: int) -> Iterator[Board]:
    """I pay one of the others, if I can."""
    me = board.table.me
    if board.cash[me] >= amount:
        for seat in board.table.others:
            yield board.copy().pay(me, seat, amount)
