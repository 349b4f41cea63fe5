"""What the bot thinks of the other players: what an action may be worth to them, by what everybody can see."""

from __future__ import annotations

from tetrapolis.games.genoa import bot_values as values
from tetrapolis.games.genoa.bot_table import CONTRACT_GUESS, Table
from tetrapolis.games.genoa.cards import (
    ANY_COMMODITY,
    CATHEDRAL,
    CATHEDRAL_MARKERS,
    CONTRACT,
    DRAWS,
    GIVES_TILE,
    LARGE,
    MESSAGE,
    SMALL,
    STORES,
    VILLAS,
)
from tetrapolis.games.genoa.position import KINDS

NEEDED_GOOD = 9.0
"""What a commodity is worth more if an order needs it."""
CONTRACT_MORE = 3.0
"""What a contract is worth more for each one he has."""
DELIVERY = 30.0
"""What a villa is worth more to somebody who can deliver."""
SMALL_ORDER = 8.0
"""What a building may be worth more to somebody with a small order."""


def their_action(table: Table, seat: int, building: int) -> float:
    """What an action may be worth to another one."""
    pos, turns = table.pos, table.turns
    span = values.still_useful(turns)
    small, large = table.cards(seat, SMALL), table.cards(seat, LARGE)
    goods = table.goods(seat)
    if building in STORES:
        needed = min(1.0, large * 3 / 8 + small / 8)
        stock = sum([table.pos.supply[good] > 0 for good in STORES[building]])
        return stock * span * (values.GOOD[0] + NEEDED_GOOD * needed)
    if building in VILLAS:
        contract = CONTRACT_GUESS + CONTRACT_MORE * min(4, table.cards(seat, CONTRACT))
        ready = min(1.0, 0.15 * large * max(0, goods + pos.tiles[KINDS * seat + ANY_COMMODITY] - 1))
        return contract * bool(table.pos.decks[CONTRACT]) + DELIVERY * ready
    if building in DRAWS:
        return _cards(table, *DRAWS[building])
    order = SMALL_ORDER * span * min(2, small) * min(1, goods)
    if building == CATHEDRAL:
        held, free = pos.markers[seat], table.free
        more = min(CATHEDRAL_MARKERS, pos.central[seat])
        return order + values.markers_worth(held + more, turns, free) - values.markers_worth(held, turns, free)
    return order + values.TILE_WORTH[GIVES_TILE[building]] * span


def _cards(table: Table, deck: int, count: int) -> float:
    """Cards drawn."""
    if not table.pos.decks[deck]:
        return 0.0
    if deck == MESSAGE:
        return count * values.message_worth(table.turns)
    held, chance = (
        (values.LARGE_HELD[2], values.LARGE_CHANCE)
        if deck == LARGE
        else (values.SMALL_HELD[1] + 2, values.SMALL_CHANCE)
    )
    return count * held * values.chance(chance, table.turns - (3 if deck == LARGE else 1))


def funds(table: Table, seat: int) -> int:
    """A player's money: amounts that change hands are public (GEN-13.3)."""
    return table.pos.ducats[seat]
