"""The bot's turn in phase B: where to build and with which card, who settles where, who is promoted, what is changed.

A plan is a whole turn up to settling or promoting. All plans are judged roughly, as if what happens on the two sides of
a road (or in area and towers of a wall) were independent; the best of them are then tried out on a copy of the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import nlargest
from random import Random
from typing import Any, NamedTuple

from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.bot_table import Board, Table
from tetrapolis.games.walled_city.bot_values import CITIZEN_COST, NOBLE_COST, TRIED
from tetrapolis.games.walled_city.bot_votes import NOBLE, PEASANT
from tetrapolis.games.walled_city.cards import HIGH, LOW, NUMBERS, TOTAL
from tetrapolis.games.walled_city.frames import Peopling, Promoting, SettlingOther, Sharing, Turn
from tetrapolis.games.walled_city.hoods import areas_in
from tetrapolis.games.walled_city.moves import SKIP, Adjust, Build, Nobles, Promote, Put, Settle, Share, Show
from tetrapolis.games.walled_city.position import EMPTY
from tetrapolis.games.walled_city.steps_of_turn import CHANGES


class Plan(NamedTuple):
    """Round 1: the larger number goes to `area`, the smaller to `other`. Round 2: some settle, some are promoted."""

    rough: float
    place: int
    card: int
    area: int
    other: int
    settle: int = 0
    promote: int = 0
    change: float = 0.0
    """What the best change of an item would bring."""


def pick(moves: Sequence[Any], values: Sequence[float], rng: Random) -> Any:
    """The move with the highest value; among equal ones any."""
    most = max(values)
    return rng.choice([move for move, value in zip(moves, values, strict=True) if value >= most - 1e-9])


# ---- plans


def best_plan(table: Table, places: Sequence[int], cards: Iterable[int], rng: Random) -> tuple[float, Plan]:
    """The best plan for a turn, and what it brings."""
    best, values = tried_plans(table, places, cards)
    plan: Plan = pick(best, values, rng)
    return max(values), plan


def tried_plans(
    table: Table, places: Sequence[int], cards: Iterable[int], most: int = TRIED
) -> tuple[list[Plan], list[float]]:
    """The plans that look best, and what each leaves when it is tried out."""
    faces = sorted(set(cards))
    rough = _roads(table, places, faces) if table.round == 1 else _walls(table, places, faces)
    best = nlargest(most, rough)
    return best, [_try(table, table.board, plan) for plan in best]


def _cost(table: Table, card: int) -> float:
    return CITIZEN_COST[table.round] * TOTAL[card] if table.turns_mine or table.round == 1 else 0.1 * TOTAL[card]


def mixed(table: Table, number: int) -> tuple[int, int]:
    """As many citizens as there are, half of them nobles if that goes: (citizens, nobles)."""
    peasants, nobles = table.pos.supply_p[table.me], table.pos.supply_n[table.me]
    number = min(number, peasants + nobles)
    return number, max(number - peasants, min(number // 2, nobles))


def _roads(table: Table, places: Sequence[int], faces: Sequence[int]) -> list[Plan]:
    ground, board = table.ground, table.board
    numbers = {number for card in faces for number in (HIGH[card], LOW[card])}
    sides = [[areas_in(side) for side in ground.sides[place]] for place in places]
    near = {area for both in sides for side in both for area in side}
    changes = {area: _best_change(table, area) for area in near}
    gains = {area: _gains(table, area, numbers) for area in near}
    plans = []
    for place, (one, other) in zip(places, sides, strict=True):
        change = max([changes[area] for area in (*one, *other)])
        built = board.copy().build(place, 1).gain() + change
        for card in faces:
            high, low, here = HIGH[card], LOW[card], built - _cost(table, card)
            for area in one:
                for across in other:
                    rough = here + gains[area][high] + gains[across][low]
                    plans.append(Plan(rough, place, card, area, across, change=change))
                    if high != low:
                        rough = here + gains[across][high] + gains[area][low]
                        plans.append(Plan(rough, place, card, across, area, change=change))
    return plans


def _best_change(table: Table, area: int) -> float:
    """The best change of the item in an area, if one helps."""
    faces = CHANGES[table.board.items[area]].values()
    return max([0.0, *(sum([count.change(area, face) for count in table.counts]) for face in faces)])


def _gains(table: Table, area: int, numbers: Iterable[int]) -> dict[int, float]:
    """What so many new citizens of mine bring in an area."""
    gains = {}
    for number in numbers:
        citizens, nobles = mixed(table, number)
        packed = (citizens * PEASANT + nobles) << 16 * table.me
        gains[number] = sum([count.settle(area, packed) for count in table.counts]) if number else 0.0
    return gains


def _walls(table: Table, places: Sequence[int], faces: Sequence[int]) -> list[Plan]:
    board, ground, me = table.board, table.ground, table.me
    numbers = {number for card in faces for number in (HIGH[card], LOW[card])}
    gains: dict[int, dict[int, float]] = {}
    plans = []
    for place in places:
        area = ground.gap_area[place]
        if area not in gains:
            gains[area] = _gains(table, area, numbers)
        built = board.copy().build(place, 2).gain()
        nobles = sum([board.nobles(me, inside) for inside in board.hood(area)])
        guards = _guard_gains(table, place)
        for card in faces:
            for settle, promote in {(HIGH[card], LOW[card]), (LOW[card], HIGH[card])}:
                rough = built - _cost(table, card) + gains[area][settle] + guards[min(promote, nobles + settle)]
                plans.append(Plan(rough, place, card, area, -1, settle, promote))
    return plans


def _guard_gains(table: Table, gap: int) -> list[float]:
    """What 0, 1, 2 ... new guards of mine bring at the two nearest towers."""
    found, shift = [0.0], 16 * table.me
    guards = {tower: table.board.towers[tower] for tower in table.map.gap_towers[gap]}
    for _ in range(5):
        steps = [
            (table.tower(tower, packed + (NOBLE << shift)) - table.tower(tower, packed), tower)
            for tower, packed in guards.items()
        ]
        gain, tower = max(steps)
        found.append(found[-1] + max(0.0, gain))
        guards[tower] += NOBLE << shift
    return found


def _try(table: Table, board: Board, plan: Plan) -> float:
    """A plan's value when it is carried out."""
    cost = _cost(table, plan.card)
    trial = board.copy().build(plan.place, table.round)
    if table.round == 1:
        trial.settle(plan.area, *mixed(table, HIGH[plan.card])).settle(plan.other, *mixed(table, LOW[plan.card]))
        return trial.gain() + plan.change - cost
    values = []
    number = min(plan.settle, table.pos.supply_p[table.me] + table.pos.supply_n[table.me])
    for nobles in {*_nobles_between(table, number)}:
        settled = trial.copy().settle(plan.area, number, nobles)
        values.append(_promoted(settled, plan.place, plan.promote))
    return max(values) - cost


def _nobles_between(table: Table, number: int) -> tuple[int, int]:
    """The fewest and the most nobles that may settle."""
    peasants, nobles = table.pos.supply_p[table.me], table.pos.supply_n[table.me]
    return max(0, number - peasants), min(number, nobles)


def _promoted(board: Board, gap: int, number: int) -> float:
    """The value when up to so many nobles of mine go to the towers, as long as that helps."""
    table, best = board.table, board.gain()
    area = board.ground.gap_area[gap]
    towers = [len(board.areas) + tower for tower in table.map.gap_towers[gap]]
    trial, spent = board.copy(), 0
    while spent < number:
        home = max(board.hood(area), key=lambda inside: trial.nobles(table.me, inside))
        if not trial.nobles(table.me, home):
            break
        spent += 1
        ways = [trial.copy().move(table.me, home, tower) for tower in towers]
        values = [way.gain() for way in ways]
        value = max(values)
        trial, best = ways[values.index(value)], max(best, value)
    return best


# ---- items


def change_item(board: Board, place: int, way: str) -> Board:
    """The board with a changed die or tile."""
    return board.set_item(place, CHANGES[board.items[place]][way])


# ---- the steps


def places_of(table: Table, moves: Sequence[Any]) -> list[int]:
    """The numbers of the places where one may build."""
    ids = table.map.paths if table.round == 1 else table.map.gaps
    return [ids.index(move.place) for move in moves if isinstance(move, Build)]


def build_place(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """The place of the best plan."""
    _, plan = best_plan(table, places_of(table, moves), table.hand, rng)
    ids = table.map.paths if table.round == 1 else table.map.gaps
    move: Move = next(move for move in moves if isinstance(move, Build) and move.place == ids[plan.place])
    return move


def start_road(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """A starting road: what parts citizens best for me."""
    values = [table.board.copy().build(table.map.paths.index(move.place), 1).gain() for move in moves]
    move: Move = pick(moves, values, rng)
    return move


def show_card(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """The card of the best plan here."""
    _, plan = best_plan(table, [turn_now(table).place], [NUMBERS[move.card] for move in moves], rng)
    move: Move = next(move for move in moves if isinstance(move, Show) and NUMBERS[move.card] == plan.card)
    return move


def settle(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """The larger number's area, or the number that settles, of the best plan with this card."""
    turn = turn_now(table)
    _, plan = best_plan(table, [turn.place], [turn.card], rng)
    if table.round == 2:
        return next(move for move in moves if isinstance(move, Settle) and move.n == plan.settle)
    names = table.ground.names
    puts = [move for move in moves if isinstance(move, Put)]
    fitting = [move for move in puts if move.place == names[plan.area]]
    return (fitting or [move for move in puts if move.place == names[plan.other]])[0]  # equal numbers: either way round


def settle_other(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """Where the smaller number goes."""
    frame, turn = table.pos.stack[-1], turn_now(table)
    assert isinstance(frame, SettlingOther)
    board, names = table.board.copy().settle(frame.area, *mixed(table, HIGH[turn.card])), table.ground.names
    number = mixed(table, LOW[turn.card])
    move: Move = pick(moves, [board.copy().settle(names.index(put.place), *number).gain() for put in moves], rng)
    return move


def share(table: Table, moves: Sequence[Share], rng: Random) -> Move:
    """Too few for both sides."""
    frame = table.pos.stack[-1]
    assert isinstance(frame, Sharing)
    supply = table.pos.supply_p[table.me] + table.pos.supply_n[table.me]
    values = [
        table.board.copy().settle(frame.areas[0], move.n, 0).settle(frame.areas[1], supply - move.n, 0).gain()
        for move in moves
    ]
    chosen: Move = pick(moves, values, rng)
    return chosen


def people(table: Table, moves: Sequence[Nobles], rng: Random) -> Move:
    """How many nobles; at a wall with promotions to come as well."""
    frame, turn = table.pos.stack[-1], turn_now(table)
    assert isinstance(frame, Peopling)
    area, number = frame.queue[0]
    values = []
    for move in moves:
        trial = table.board.copy().settle(area, number, move.n)
        for next_area, next_number in frame.queue[1:]:
            trial.settle(next_area, *mixed(table, next_number))
        value = _promoted(trial, turn.place, turn.promotes) if table.round == 2 else trial.gain()
        values.append(value - NOBLE_COST[table.round] * move.n)
    chosen: Move = pick(moves, values, rng)
    return chosen


def promote(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """The noble whose promotion, once or several times, helps most; none if none helps."""
    frame = table.pos.stack[-1]
    assert isinstance(frame, Promoting)
    board, best, most = table.board, SKIP, 1e-9  # type: Board, Move, float
    names, count = table.ground.names, len(table.ground.names)
    for move in moves:
        if not isinstance(move, Promote):
            continue
        colour = colour_number(table, move.colour)
        area, tower = names.index(move.place), count + table.map.towers.index(move.tower)
        trial = board.copy()
        for _ in range(min(frame.left, board.nobles(colour, area))):
            value = trial.move(colour, area, tower).gain()
            if value > most:
                best, most = move, value
    return best


def adjust(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """The change that helps most, if one does."""
    trials = [move for move in moves if isinstance(move, Adjust)]
    values = [change_item(table.board.copy(), place_number(table, move.place), move.way).gain() for move in trials]
    if not values or max(values) <= 1e-9:
        return SKIP
    move: Move = pick(trials, values, rng)
    return move


def colour_number(table: Table, name: str) -> int:
    """The colour of a name."""
    return table.players if name == "neutral" else int(name[1]) - 1


def place_number(table: Table, name: str) -> int:
    """The board's number of an area or tower."""
    names = table.ground.names
    return names.index(name) if name in names else len(names) + table.map.towers.index(name)


def free_places(table: Table, built: bool) -> list[int]:
    """Empty places to build on, or built ones (Drapers)."""
    states = table.pos.paths if table.round == 1 else table.pos.gaps
    return [place for place, state in enumerate(states) if (state > EMPTY if built else state == EMPTY)]


def turn_now(table: Table) -> Turn:
    """The turn that is going on."""
    assert table.turn is not None
    return table.turn
