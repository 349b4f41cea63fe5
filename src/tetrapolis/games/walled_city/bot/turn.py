"""The bot's turn in phase B: where to build and with which card, who settles where, who is promoted, what is changed.

A plan is a whole turn up to settling or promoting. All plans are judged roughly, as if what happens on the two sides of
a road (or in area and towers of a wall) were independent; the best of them are then tried out on a copy of the board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from heapq import nlargest
from typing import Any, NamedTuple

from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.bot.outlook import NEVER, Board, Outlook
from tetrapolis.games.walled_city.bot.values import CITIZEN_COST, ENOUGH, NOBLE_COST
from tetrapolis.games.walled_city.bot.votes import NOBLE, PEASANT
from tetrapolis.games.walled_city.rules.cards import FACES, HIGH, LOW, NUMBERS, TOTAL
from tetrapolis.games.walled_city.rules.frames import Peopling, Promoting, SettlingOther, Sharing
from tetrapolis.games.walled_city.rules.moves import (
    SETTLE,
    SKIP,
    Adjust,
    Build,
    Nobles,
    Promote,
    Share,
    build,
    put,
    show,
)
from tetrapolis.games.walled_city.rules.neighbourhoods import areas_in
from tetrapolis.games.walled_city.rules.steps_of_turn import CHANGES, nobles_between, turn_of


class Plan(NamedTuple):
    """Round 1: the larger number goes to `area`, the smaller to `other`. Round 2: some settle, some are promoted."""

    rough: float
    place: int
    card: int
    area: int
    other: int
    settle: int
    promote: int
    change: float
    """What the best change of an item would bring."""


Rough = tuple[float, int, int, int, int, int, int, float]
"""A plan as it is made by the hundred."""


# ---- plans


def best_plan(table: Outlook, places: Sequence[int], cards: Iterable[int]) -> tuple[float, Plan]:
    """The best plan for a turn, and what it brings."""
    plans, values = tried_plans(table, places, cards)
    most = max(values)
    return most, plans[values.index(most)]


def tried_plans(table: Outlook, places: Sequence[int], cards: Iterable[int]) -> tuple[list[Plan], list[float]]:
    """The plans that look best, and what each leaves when it is tried out."""
    faces = sorted(set(cards))
    rough = _roads(table, places, faces) if table.round == 1 else _walls(table, places, faces)
    best = [Plan._make(plan) for plan in nlargest(table.tries, rough)]
    return best, [_try(table, table.board, plan) for plan in best]


def _cost(table: Outlook, card: int) -> float:
    return CITIZEN_COST[table.round] * TOTAL[card] if table.turns_mine or table.round == 1 else 0.1 * TOTAL[card]


def mixed(table: Outlook, number: int) -> tuple[int, int]:
    """As many citizens as there are, half of them nobles if that goes: (citizens, nobles)."""
    peasants, nobles = table.pos.supply_p[table.me], table.pos.supply_n[table.me]
    number = min(number, peasants + nobles)
    return number, max(number - peasants, min(number // 2, nobles))


def _roads(table: Outlook, places: Sequence[int], faces: Sequence[int]) -> list[Rough]:
    ground, board = table.ground, table.board
    settlers = _settlers(table, faces)
    sides = [[areas_in(side) for side in ground.sides[place]] for place in places]
    near = {area for both in sides for side in both for area in side}
    changes = {area: _best_change(table, area) for area in near}
    gains = {area: _gains(table, area, settlers) for area in near}
    plans = []
    for place, (one, other) in zip(places, sides, strict=True):
        change = max([changes[area] for area in (*one, *other)])
        built = board.copy().build(place, 1).gain() + change
        for card in faces:
            high, low, here = HIGH[card], LOW[card], built - _cost(table, card)
            for area in one:
                for across in other:
                    rough = here + gains[area][high] + gains[across][low]
                    plans.append((rough, place, card, area, across, 0, 0, change))
                    if high != low:
                        rough = here + gains[across][high] + gains[area][low]
                        plans.append((rough, place, card, across, area, 0, 0, change))
    return plans


def _best_change(table: Outlook, area: int) -> float:
    """The best change of the item in an area, if one helps."""
    return max([0.0, *(table.change(area, face) for face in CHANGES[table.board.items[area]].values())])


def _gains(table: Outlook, area: int, settlers: dict[int, int]) -> dict[int, float]:
    """What so many new citizens of mine bring in an area."""
    gains = dict.fromkeys(settlers, 0.0)
    for count in table.counts:
        for number, gain in zip(settlers, count.settle(area, list(settlers.values())), strict=True):
            gains[number] += gain
    gains[0] = 0.0
    return gains


def _settlers(table: Outlook, faces: Sequence[int]) -> dict[int, int]:
    """Those who may come, by the numbers on cards."""
    numbers = {number for card in faces for number in (HIGH[card], LOW[card])} - {0}
    found = {number: mixed(table, number) for number in sorted(numbers)}
    return {number: (citizens * PEASANT + nobles) << 16 * table.me for number, (citizens, nobles) in found.items()}


def _walls(table: Outlook, places: Sequence[int], faces: Sequence[int]) -> list[Rough]:
    board, ground, me = table.board, table.ground, table.me
    settlers = _settlers(table, faces)
    gains: dict[int, dict[int, float]] = {}
    plans = []
    for place in places:
        area = ground.gap_area[place]
        if area not in gains:
            gains[area] = _gains(table, area, settlers)
        built = board.copy().build(place, 2).gain()
        nobles = sum([board.nobles(me, inside) for inside in board.hood(area)])
        guards = _guard_gains(table, place)
        for card in faces:
            for settle, promote in {(HIGH[card], LOW[card]), (LOW[card], HIGH[card])}:
                rough = built - _cost(table, card) + gains[area][settle] + guards[min(promote, nobles + settle)]
                plans.append((rough, place, card, area, -1, settle, promote, 0.0))
    return plans


def _guard_gains(table: Outlook, gap: int) -> list[float]:
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


def _try(table: Outlook, board: Board, plan: Plan) -> float:
    """A plan's value when it is carried out."""
    cost = _cost(table, plan.card)
    trial = board.copy().build(plan.place, table.round)
    if table.round == 1:
        trial.settle(plan.area, *mixed(table, HIGH[plan.card])).settle(plan.other, *mixed(table, LOW[plan.card]))
        return trial.gain() + plan.change - cost
    values = []
    number = min(plan.settle, table.pos.supply_p[table.me] + table.pos.supply_n[table.me])
    for nobles in {*nobles_between(table.pos, table.me, number)}:
        settled = trial.copy().settle(plan.area, number, nobles)
        values.append(_promoted(settled, plan.place, plan.promote))
    return max(values) - cost


def _promoted(board: Board, gap: int, number: int) -> float:
    """The value when up to so many nobles of mine go to the towers, as long as that helps."""
    table, best = board.table, board.gain()
    area = board.ground.gap_area[gap]
    towers = table.map.gap_towers[gap]
    trial, spent = board.copy(), 0
    while spent < number:
        home = max(board.hood(area), key=lambda inside: trial.nobles(table.me, inside))
        if not trial.nobles(table.me, home):
            break
        spent += 1
        ways = [trial.copy().promote(table.me, home, tower) for tower in towers]
        values = [way.gain() for way in ways]
        value = max(values)
        trial, best = ways[values.index(value)], max(best, value)
    return best


# ---- the steps


def places_of(table: Outlook, moves: Sequence[Any]) -> list[int]:
    """The numbers of the places where one may build."""
    ids = table.map.paths if table.round == 1 else table.map.gaps
    return [ids.index(move.place) for move in moves if isinstance(move, Build)]


def _by_plan(
    table: Outlook,
    moves: Sequence[Move],
    places: Sequence[int],
    cards: Sequence[int],
    steps: Callable[[Plan], tuple[Move, ...]],
) -> list[float]:
    """Each move by the best plan in which it is a step."""
    found: dict[Move, float] = {}
    for plan, value in zip(*tried_plans(table, places, cards), strict=True):
        for move in steps(plan):
            found[move] = max(value, found.get(move, NEVER))
    return [found.get(move, NEVER) for move in moves]


def start_road(table: Outlook, moves: Sequence[Any]) -> list[float]:
    """A starting road: what parts citizens best for me."""
    return [table.board.copy().build(place, 1).gain() for place in places_of(table, moves)]


def build_place(table: Outlook, moves: Sequence[Any]) -> list[float]:
    """Each place by the best plan there."""
    ids = table.map.paths if table.round == 1 else table.map.gaps
    return _by_plan(table, moves, places_of(table, moves), table.hand, lambda plan: (build(ids[plan.place]),))


def show_card(table: Outlook, moves: Sequence[Any]) -> list[float]:
    """Each card by the best plan with it here."""
    cards = [NUMBERS[move.card] for move in moves]
    return _by_plan(table, moves, [turn_of(table.pos).place], cards, lambda plan: (show(FACES[plan.card]),))


def settle(table: Outlook, moves: Sequence[Any]) -> list[float]:
    """The larger number's area, or the number that settles, by the best plan with this card."""
    turn, names = turn_of(table.pos), table.ground.names

    def steps(plan: Plan) -> tuple[Move, ...]:
        if table.round == 2:
            return (SETTLE[plan.settle],)
        if HIGH[turn.card] == LOW[turn.card]:  # either way round
            return put(names[plan.area]), put(names[plan.other])
        return (put(names[plan.area]),)

    return _by_plan(table, moves, [turn.place], [turn.card], steps)


def settle_other(table: Outlook, moves: Sequence[Any]) -> list[float]:
    """Where the smaller number goes."""
    frame, card = table.pos.stack[-1], turn_of(table.pos).card
    assert isinstance(frame, SettlingOther)
    board, names = table.board.copy().settle(frame.area, *mixed(table, HIGH[card])), table.ground.names
    return [board.copy().settle(names.index(put.place), *mixed(table, LOW[card])).gain() for put in moves]


def share(table: Outlook, moves: Sequence[Share]) -> list[float]:
    """Too few for both sides."""
    frame = table.pos.stack[-1]
    assert isinstance(frame, Sharing)
    one, other = frame.areas
    supply = table.pos.supply_p[table.me] + table.pos.supply_n[table.me]
    return [table.board.copy().settle(one, move.n, 0).settle(other, supply - move.n, 0).gain() for move in moves]


def people(table: Outlook, moves: Sequence[Nobles]) -> list[float]:
    """How many nobles; at a wall with promotions to come as well."""
    frame, turn = table.pos.stack[-1], turn_of(table.pos)
    assert isinstance(frame, Peopling)
    area, number = frame.queue[0]
    values = []
    for move in moves:
        trial = table.board.copy().settle(area, number, move.n)
        for next_area, next_number in frame.queue[1:]:
            trial.settle(next_area, *mixed(table, next_number))
        value = _promoted(trial, turn.place, turn.promotes) if table.round == 2 else trial.gain()
        values.append(value - NOBLE_COST[table.round] * move.n)
    return values


def promote(table: Outlook, moves: Sequence[Any]) -> list[float]:
    """A noble's promotion by what it brings once or several times; none if none helps."""
    frame, board, pos = table.pos.stack[-1], table.board, table.pos
    assert isinstance(frame, Promoting)
    values = []
    for move in moves:
        value = ENOUGH if move == SKIP else NEVER
        if isinstance(move, Promote):
            colour, area = pos.colour_number(move.colour), pos.names.index(move.place)
            tower, trial = table.map.towers.index(move.tower), board.copy()
            for _ in range(min(frame.left, board.nobles(colour, area))):
                value = max(value, trial.promote(colour, area, tower).gain())
        values.append(value)
    return values


def adjust(table: Outlook, moves: Sequence[Any]) -> list[float]:
    """What each change brings; none if none helps."""
    values = []
    for move in moves:
        value = ENOUGH if move == SKIP else NEVER
        if isinstance(move, Adjust):
            place = table.place_number(move.place)
            value = table.change(place, CHANGES[table.board.items[place]][move.way])
        values.append(value)
    return values
