"""What every player has, from a whole position, in ducats by kind: the ground on which the brain judges one."""

from __future__ import annotations

from tetrapolis.games.genoa import bot_values as values
from tetrapolis.games.genoa.bot_table import ownable
from tetrapolis.games.genoa.cards import (
    ANY_COMMODITY,
    BUILDING_ACTION,
    CARDS,
    CONTRACT,
    EXTRA_ACTION,
    LARGE,
    MESSAGE,
    SMALL,
    START_SPACE,
    TRADE,
)
from tetrapolis.games.genoa.frames import NOBODY
from tetrapolis.games.genoa.position import GOODS, KINDS, START, GenoaPosition

LINES = ("ducats", "orders", "contracts", "messages", "tiles", "markers", "buildings")
"""What a fortune is made of: goods are counted with the orders they are for."""


def turns_left(pos: GenoaPosition) -> float:
    """How many turns are still to come after the running one, as far as can be expected (as in bot_table)."""
    players = pos.setup.players
    in_round = (pos.trader - pos.first) % players
    rounds = (pos.spaces_left - 1) / (1 + players / 16)
    return round(players - 1 - in_round + rounds * players, 1)


def trader_turns(pos: GenoaPosition, seat: int) -> float:
    """How many of them are his own, with the running one as long as it has not begun."""
    players = pos.setup.players
    in_round = (pos.trader - pos.first) % players
    rounds = (pos.spaces_left - 1) / (1 + players / 16)
    own = rounds + ((seat - pos.first) % players > in_round)
    return own + (seat == pos.trader and pos.phase == START)


def fortunes(pos: GenoaPosition) -> list[tuple[float, ...]]:
    """Each player's fortune by LINES."""
    turns, ring = turns_left(pos), pos.board.ring
    if pos.phase == START:
        turns += 1 - values.NOW  # the whole of the running turn is still to come
    free = sum([pos.owner[building] == NOBODY for building in ownable(pos.setup.options.board)])
    building = values.building_worth(turns)
    message = values.message_worth(turns)
    contracts = [
        sum([1 << CARDS[card].buildings[0] for card in pos.hands[4 * seat + CONTRACT]])
        for seat in range(pos.setup.players)
    ]
    held = sum(contracts)
    found: list[tuple[float, ...]] = []
    for seat in range(pos.setup.players):
        goods = tuple(pos.goods[GOODS * seat : GOODS * seat + GOODS])
        tiles = pos.tiles[KINDS * seat : KINDS * seat + KINDS]
        orders = tuple(sorted(pos.hands[4 * seat + SMALL] + pos.hands[4 * seat + LARGE]))
        own = trader_turns(pos, seat)
        found.append(
            (
                float(pos.ducats[seat]),
                values.orders_worth(goods, tiles[ANY_COMMODITY], orders, turns),
                values.contracts_worth(ring, contracts[seat], held & ~contracts[seat], turns),
                len(pos.hands[4 * seat + MESSAGE]) * message,
                sum([values.tile_worth(tile, tiles[tile], turns, own, 0.0) for tile in _TILES if tiles[tile]]),
                values.markers_worth(pos.markers[seat], turns, free),
                pos.owner.count(seat) * building,
            )
        )
    return found


_TILES = (START_SPACE, TRADE, BUILDING_ACTION, EXTRA_ACTION)
