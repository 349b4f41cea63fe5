"""What things are worth to the bot, in ducats: at the end only ducats count, so everything else is hope.

`turns` is always the number of turns still to come after the running one, as far as can be expected.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tetrapolis.games.genoa.rules.cards import (
    ANY_COMMODITY,
    BUILDING_ACTION,
    CARDS,
    EXTRA_ACTION,
    LARGE,
    MARKER_PAY,
    MESSAGE_PAY,
    OWNER_PAY,
    START_SPACE,
    TRADE,
    run_pay,
)
from tetrapolis.games.genoa.rules.scoring import runs

NOW = 0.4
"""What is left of the running turn, as a part of a turn."""
LARGE_HELD = (66.0, 51.0, 38.0, 27.0)
"""A large order by the goods that are missing: what is left of its pay when everybody has been paid."""
SMALL_HELD = (26.0, 17.0)
LARGE_CHANCE, SMALL_CHANCE = 0.15, 0.2
"""How likely such an order can be completed in one turn, if one has the goods."""
SLOW = 1.5
"""Turns that every missing good costs."""
WILD = 0.92
"""An Any commodity tile in place of a good that is needed."""
GOOD = (8.0, 5.0, 3.0, 2.0, 1.0)
"""A commodity that no order of mine needs, by how many alike I have."""
SPARE = tuple(sum(GOOD[:count]) for count in range(len(GOOD) + 1))
"""So many alike together."""
NEEDS = tuple(card.goods for card in CARDS)
SPAN = 8.0
"""The turns in which such things still find a use."""
MESSAGE, MESSAGE_CHANCE = 20.0, 0.14
LINKED = 0.022
"""For each turn to come: the chance to get a certain contract."""
LINKED_MOST = 0.3
TILE_WORTH = {START_SPACE: 11.0, TRADE: 9.0, ANY_COMMODITY: 10.0, BUILDING_ACTION: 6.0, EXTRA_ACTION: 14.0}
TILES = tuple(tile for tile in TILE_WORTH if tile != ANY_COMMODITY)
"""Those that are worth something by themselves: Any commodity goes with the orders."""
BONUS = max(TILES, key=TILE_WORTH.__getitem__)
"""The tile that is taken for a large order."""
TILE_AGAIN = 0.7
"""Another tile of the same kind, in relation to the one before."""
PLACED, PLACED_AGAIN = 0.45, 0.85
"""A marker in the personal supply: the chance in a turn to put it on a building; another one in relation to it."""
ROOM, CROWDED = 4, 0.4
"""Free buildings below which it becomes hard to find a place, and what is left of a marker when there is none."""
USES = 0.15
"""How often others use a building in a turn."""
KEPT = 0.8
"""The part of the income that comes before somebody ousts the marker."""


@lru_cache(maxsize=4000)
def chance(of_turn: float, turns: float) -> float:
    """The chance that something happens in the turns to come.

    >>> chance(0.5, 1.0), chance(0.5, 2.0), chance(0.5, -1.0)
    (0.5, 0.75, 0.0)
    """
    return 1.0 - float((1.0 - of_turn) ** max(0.0, turns))


def still_useful(turns: float) -> float:
    """How much of a thing's use is left so many turns before the end."""
    return min(1.0, (turns + NOW) / SPAN)


class Holding(NamedTuple):
    """All that a player has, as far as it is known."""

    ducats: int
    goods: tuple[int, ...]
    tiles: tuple[int, ...]
    markers: int
    orders: tuple[int, ...]
    """Cards, in order."""
    messages: int
    """How many."""
    contracts: int
    """A set of bits of buildings."""


# ---- orders and goods


def orders_worth(goods: tuple[int, ...], wild: int, orders: tuple[int, ...], turns: float) -> float:
    """Orders with the goods and Any commodity tiles for them; each good serves the nearest order."""
    lacking, spare = _served(goods, wild, orders)
    worths = _order_worths(turns)
    total = 0.0
    for kind in lacking:
        total += worths[kind]
    return total + worths[-1] * spare


@lru_cache(maxsize=30_000)
def _served(goods: tuple[int, ...], wild: int, orders: tuple[int, ...]) -> tuple[tuple[int, ...], float]:
    """What each order then lacks, as a place in `_order_worths`, and what the goods and tiles left over are worth."""
    left = list(goods)
    waiting = list(orders)
    lacking = []
    while waiting:
        best, order, missing = 9, -1, 0
        for other in waiting:  # in order: of equal ones the first
            needs, lacks = NEEDS[other], 0
            for good in needs:
                if not left[good]:
                    lacks += 1
            if lacks - len(needs) < best:
                best, order, missing = lacks - len(needs), other, lacks
        waiting.remove(order)
        for good in NEEDS[order]:
            if left[good]:
                left[good] -= 1
        by_tile = min(wild, missing)
        wild -= by_tile
        lacking.append(_KIND[CARDS[order].deck == LARGE, missing - by_tile, by_tile])
    spare = 0.0
    for count in left:
        if count:
            spare += SPARE[min(count, len(GOOD))]
    return tuple(lacking), spare + TILE_WORTH[ANY_COMMODITY] * wild


_KINDS = [
    (large, missing, by_tile)
    for large in (False, True)
    for missing in range(4 if large else 2)
    for by_tile in range(4 if large else 2)
]
"""An order: whether it is a large one, how many goods are missing, for how many there is a tile."""
_KIND = {kind: number for number, kind in enumerate(_KINDS)}


@lru_cache(maxsize=1000)
def _order_worths(turns: float) -> tuple[float, ...]:
    """What an order of each of _KINDS is worth; at the end, how much of a good's use is left."""
    worths = [_order_worth(large, missing, turns) * WILD**by_tile for large, missing, by_tile in _KINDS]
    return (*worths, still_useful(turns))


def _order_worth(large: bool, missing: int, turns: float) -> float:
    """One order by the goods that are missing."""
    later = turns + NOW - SLOW * missing
    if large:
        return LARGE_HELD[missing] * chance(LARGE_CHANCE, later)
    return SMALL_HELD[missing] * chance(SMALL_CHANCE, later)


# ---- contracts


@lru_cache(maxsize=20_000)
def contract_pay(ring: tuple[int, ...], held: int) -> int:
    """What contracts pay at the end."""
    return sum([run_pay(len(run)) for run in runs(ring, {building for building in ring if held >> building & 1})])


@lru_cache(maxsize=20_000)
def _linked(ring: tuple[int, ...], held: int, gone: int) -> tuple[int, int]:
    """What contracts pay at the end, and what all that fit would add to it beyond their own pay."""
    pay = contract_pay(ring, held)
    return pay, sum([contract_pay(ring, held | 1 << b) - pay - run_pay(1) for b in ring if not (held | gone) >> b & 1])


def contracts_worth(ring: tuple[int, ...], held: int, gone: int, turns: float) -> float:
    """What contracts will pay, with the hope for those that fit; `gone`: what others are known to have."""
    if not held:
        return 0.0
    pay, more = _linked(ring, held, gone)
    return pay + min(LINKED_MOST, LINKED * turns) * max(0, more)


@lru_cache(maxsize=20_000)
def drawn_contract(ring: tuple[int, ...], held: int, gone: int, turns: float) -> float:
    """A contract drawn unseen."""
    now = contracts_worth(ring, held, gone, turns)
    unseen = [building for building in ring if not (held | gone) >> building & 1]
    if not unseen:
        return 0.0
    return sum([contracts_worth(ring, held | 1 << b, gone, turns) - now for b in unseen]) / len(unseen)


@lru_cache(maxsize=20_000)
def drawn_order(
    goods: tuple[int, ...], wild: int, orders: tuple[int, ...], unseen: tuple[int, ...], turns: float
) -> float:
    """An order drawn unseen."""
    now = orders_worth(goods, wild, orders, turns)
    new = [orders_worth(goods, wild, tuple(sorted((*orders, order))), turns) - now for order in unseen]
    return sum(new) / len(new) if new else 0.0


# ---- messages, tiles, markers


@lru_cache(maxsize=1000)
def message_worth(turns: float) -> float:
    """A message in hand."""
    return min(MESSAGE, MESSAGE_PAY - 5.0) * chance(MESSAGE_CHANCE, turns)


@lru_cache(maxsize=4000)
def tile_worth(tile: int, count: int, turns: float, my_turns: float, by_tile: float) -> float:
    """Special tiles of a kind but Any commodity, which goes with the orders; `by_tile`: the best use of an own
    building."""
    if not count:
        return 0.0
    first = TILE_WORTH[tile] * still_useful(turns)
    if tile == START_SPACE:
        first = TILE_WORTH[tile] * min(1.0, my_turns)
    elif tile == BUILDING_ACTION and by_tile > first:
        first = by_tile
    return first * sum([TILE_AGAIN**index for index in range(count)])


@lru_cache(maxsize=4000)
def building_worth(turns: float) -> float:
    """An own marker on a building (GEN-10.12, GEN-11.3)."""
    return MARKER_PAY + KEPT * USES * OWNER_PAY * turns


@lru_cache(maxsize=8000)
def markers_worth(markers: int, turns: float, free: int) -> float:
    """Markers in the personal supply, while so many buildings are free; on others it takes two (GEN-10.8)."""
    room = min(1.0, free / ROOM)
    one = chance(PLACED, turns + NOW) * building_worth(max(0.0, turns - 1.5)) * (room + (1.0 - room) * CROWDED)
    return one * sum([PLACED_AGAIN**index for index in range(markers)])
