"""How good a whole position is for each seat: by what every player has, in ducats by kind."""

from __future__ import annotations

from math import exp

from tetrapolis.games.genoa.bot import values
from tetrapolis.games.genoa.bot.outlook import free_buildings, own_turns, turns_left
from tetrapolis.games.genoa.rules.cards import ANY_COMMODITY, CARDS, CONTRACT, LARGE, MESSAGE, SMALL
from tetrapolis.games.genoa.rules.position import GOODS, KINDS, START, GenoaPosition

LINES = ("ducats", "orders", "contracts", "messages", "tiles", "markers", "buildings")
"""What a fortune is made of: goods are counted with the orders they are for."""


COUNTS = (0.9, 1.0, 0.9, 0.8, 0.85, 0.5, 0.9)
"""How much of each of LINES is found again in the final ducats, and ..."""
TRADER_TURN = 48.0
"""... what a turn as trader still brings. Both by least squares from the start of every turn to the final ducats, in
167 games of four normal bots (4,472 positions): 23 ducats of error remain in the last turns, 48 in the middle. Markers
in hand are worth half of what the bot hopes for."""
HEAT, HEAT_MORE = 15.0, 3.0
"""How many ducats make one e-fold of the chance to win in the last turn, and how many more for each turn to come: by
the likelihood of who won in the same games (19 ducats at the end, 43 in the middle, 80 at the beginning)."""


def value(pos: GenoaPosition) -> list[float]:
    """Each seat's share of the win, by what everybody has."""
    heat = HEAT + HEAT_MORE * max(0.0, turns_left(pos))
    scores = []
    for seat, lines in enumerate(fortunes(pos)):
        ducats = sum([part * count for part, count in zip(lines, COUNTS, strict=True)])
        scores.append((ducats + TRADER_TURN * _trader_turns(pos, seat)) / heat)
    most = max(scores)
    weights = [exp(score - most) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def _trader_turns(pos: GenoaPosition, seat: int) -> float:
    """How many turns are his own, with the running one as long as it has not begun."""
    return own_turns(pos, seat) + (seat == pos.trader and pos.phase == START)


def fortunes(pos: GenoaPosition) -> list[tuple[float, ...]]:
    """Each player's fortune by LINES."""
    turns, ring = turns_left(pos), pos.board.ring
    if pos.phase == START:
        turns += 1 - values.NOW  # the whole of the running turn is still to come
    free = free_buildings(pos)
    building = values.building_worth(turns)
    message = values.message_worth(turns)
    contracts = [
        sum([1 << CARDS[card].buildings[0] for card in pos.hand(seat, CONTRACT)]) for seat in range(pos.setup.players)
    ]
    held = sum(contracts)
    found: list[tuple[float, ...]] = []
    for seat in range(pos.setup.players):
        goods = tuple(pos.goods[GOODS * seat : GOODS * seat + GOODS])
        tiles = pos.tiles[KINDS * seat : KINDS * seat + KINDS]
        orders = tuple(sorted(pos.hands[4 * seat + SMALL] + pos.hands[4 * seat + LARGE]))
        own = _trader_turns(pos, seat)
        found.append(
            (
                float(pos.ducats[seat]),
                values.orders_worth(goods, tiles[ANY_COMMODITY], orders, turns),
                values.contracts_worth(ring, contracts[seat], held & ~contracts[seat], turns),
                len(pos.hands[4 * seat + MESSAGE]) * message,
                sum([values.tile_worth(tile, tiles[tile], turns, own, 0.0) for tile in values.TILES if tiles[tile]]),
                values.markers_worth(pos.markers[seat], turns, free),
                pos.owner.count(seat) * building,
            )
        )
    return found
