"""The moves worth a thought: of many that are allowed those that the bot's own judgement puts first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.bot import best_laid
from tetrapolis.games.walled_city.bot_choices import judge_choices
from tetrapolis.games.walled_city.bot_table import Table
from tetrapolis.games.walled_city.bot_turn import (
    change_item,
    colour_number,
    place_number,
    places_of,
    tried_plans,
    turn_now,
)
from tetrapolis.games.walled_city.cards import NUMBERS
from tetrapolis.games.walled_city.frames import Laying
from tetrapolis.games.walled_city.moves import Adjust, Build, Promote, Show, Zone

MOST = 6
"""So many moves of a kind are compared; guild moves and SKIP come on top."""
PLANS = 24
"""Plans that are tried out to find the best places and cards."""


def worthy(obs: Observation, rng: Random) -> Sequence[Move]:
    """The moves to compare: always legal, never none."""
    moves = list(obs.legal())
    decision = obs.decision
    assert decision is not None
    judge = _JUDGES.get(decision.kind)
    if judge is None or len(moves) <= MOST:
        return moves
    found = judge(Table(obs.seen, decision.seat), moves)
    judged = [move for _, _, move in sorted(found, key=lambda entry: (-entry[0], entry[1]))[:MOST]]
    weighed = {move for _, _, move in found}
    return [*judged, *(move for move in moves if move not in weighed and not isinstance(move, Build | Show))]


Judged = list[tuple[float, int, Move]]


def _places(table: Table, moves: Sequence[Any]) -> Judged:
    """Places by the best plan there."""
    plans, values = tried_plans(table, places_of(table, moves), table.hand, PLANS)
    ids = table.map.paths if table.round == 1 else table.map.gaps
    best: dict[str, float] = {}
    for plan, value in zip(plans, values, strict=True):
        name = ids[plan.place]
        best[name] = max(best.get(name, value), value)
    return [
        (best[move.place], index, move)
        for index, move in enumerate(moves)
        if isinstance(move, Build) and move.place in best
    ]


def _cards(table: Table, moves: Sequence[Any]) -> Judged:
    """Cards by the best plan with them."""
    faces = [NUMBERS[move.card] for move in moves]
    plans, values = tried_plans(table, [turn_now(table).place], faces, PLANS)
    best: dict[int, float] = {}
    for plan, value in zip(plans, values, strict=True):
        best[plan.card] = max(best.get(plan.card, value), value)
    return [(best[face], index, moves[index]) for index, face in enumerate(faces) if face in best]


def _promotions(table: Table, moves: Sequence[Any]) -> Judged:
    names, count = table.ground.names, len(table.ground.names)
    found: Judged = []
    for index, move in enumerate(moves):
        if isinstance(move, Promote):
            area, tower = names.index(move.place), count + table.map.towers.index(move.tower)
            trial = table.board.copy().move(colour_number(table, move.colour), area, tower)
            found.append((trial.gain(), index, move))
    return found


def _changes(table: Table, moves: Sequence[Any]) -> Judged:
    return [
        (change_item(table.board.copy(), place_number(table, move.place), move.way).gain(), index, move)
        for index, move in enumerate(moves)
        if isinstance(move, Adjust)
    ]


def _choices(table: Table, moves: Sequence[Any]) -> Judged:
    values = judge_choices(table, moves)
    return [(value, index, move) for index, (value, move) in enumerate(zip(values, moves, strict=True))]


def _zones(table: Table, moves: Sequence[Any]) -> Judged:
    cards = table.cards()
    return [
        (best_laid(table, table.map.zones.index(move.place), cards), index, move)
        for index, move in enumerate(moves)
        if isinstance(move, Zone)
    ]


def _lays(table: Table, moves: Sequence[Any]) -> Judged:
    frame = table.pos.stack[-1]
    assert isinstance(frame, Laying)
    return [
        (best_laid(table, frame.zone, [NUMBERS[move.card.rstrip("*")]]), index, move)
        for index, move in enumerate(moves)
    ]


_JUDGES: dict[str, Callable[[Table, Sequence[Any]], Judged]] = {
    "building": _places,
    "showing": _cards,
    "promoting": _promotions,
    "adjusting": _changes,
    "ability": _choices,
    "zoning": _zones,
    "laying": _lays,
}
