"""Cards, tiles, commodities and buildings as numbers, read from facts/cards.json and facts/tiles.json.

The 14 message pairs and the orders are reconstructions (GEN-1.9): a better file can replace these without a change of
code. Everything else is known by its number here: commodities 0-7, tiles 0-4, decks 0-3, cards 0-59 (deck by deck).
"""

from __future__ import annotations

from importlib.resources import files
from typing import Literal, NamedTuple

import msgspec

FACTS = files("tetrapolis.games.genoa") / "facts"

Commodity = Literal["pepper", "saffron", "silver", "copper", "linen", "silk", "ale", "wine"]
COMMODITIES: tuple[Commodity, ...] = ("pepper", "saffron", "silver", "copper", "linen", "silk", "ale", "wine")
Tile = Literal["start_space", "trade_1_1", "any_commodity", "building_action", "extra_action"]
TILES: tuple[Tile, ...] = ("start_space", "trade_1_1", "any_commodity", "building_action", "extra_action")
START_SPACE, TRADE, ANY_COMMODITY, BUILDING_ACTION, EXTRA_ACTION = range(5)
Deck = Literal["contract", "message", "small_order", "large_order"]
DECKS: tuple[Deck, ...] = ("contract", "message", "small_order", "large_order")
CONTRACT, MESSAGE, SMALL, LARGE = range(4)

BUILDINGS = (
    "guild_hall",
    "city_hall",
    "post_office",
    "cathedral",
    "palace",
    "park",
    "coach_house",
    "harbor",
    "inn",
    "tavern",
    "drinks",
    "metals",
    "fabric",
    "spices",
    "colini",
    "monetti",
    "ricci",
    "zasteri",
)
BUILDING = {name: number for number, name in enumerate(BUILDINGS)}
CATHEDRAL, PALACE = BUILDING["cathedral"], BUILDING["palace"]

# ---- what a building's action brings (section 7)

VILLAS = frozenset(BUILDING[name] for name in ("colini", "monetti", "ricci", "zasteri"))
"""GEN-7.13."""
DRAWS: dict[int, tuple[int, int]] = {
    BUILDING["guild_hall"]: (LARGE, 1),  # GEN-7.3
    BUILDING["city_hall"]: (SMALL, 2),  # GEN-7.4
    BUILDING["post_office"]: (MESSAGE, 2),  # GEN-7.5
    **dict.fromkeys(sorted(VILLAS), (CONTRACT, 1)),  # GEN-7.13
}
"""Building -> deck and number of cards."""
GIVES_TILE: dict[int, int] = {
    BUILDING["palace"]: BUILDING_ACTION,  # GEN-7.7
    BUILDING["park"]: EXTRA_ACTION,  # GEN-7.8
    BUILDING["coach_house"]: START_SPACE,  # GEN-7.9
    BUILDING["harbor"]: ANY_COMMODITY,  # GEN-7.10
    BUILDING["inn"]: TRADE,  # GEN-7.11
    BUILDING["tavern"]: TRADE,
}
STORES: dict[int, tuple[int, int]] = {  # GEN-7.12
    BUILDING["drinks"]: (6, 7),
    BUILDING["metals"]: (2, 3),
    BUILDING["fabric"]: (4, 5),
    BUILDING["spices"]: (0, 1),
}
CATHEDRAL_MARKERS = 2
"""GEN-7.6."""

# ---- amounts

START_DUCATS = 130  # GEN-1.11
MARKERS = 7  # GEN-1.7
COIN = 5  # GEN-1.12
LARGE_PAY, SMALL_PAY, MESSAGE_PAY, OWNER_PAY, MARKER_PAY = 100, 40, 30, 10, 10
ORDER_PAY = {SMALL: SMALL_PAY, LARGE: LARGE_PAY}
"""By deck (GEN-8.5, GEN-8.8)."""


class Card(NamedTuple):
    """One card: what it needs and where."""

    id: str
    deck: int
    buildings: tuple[int, ...]
    """A contract's building; a message's two; the place an order goes to."""
    goods: tuple[int, ...]
    """What an order needs."""


class _Tiles(msgspec.Struct):
    class _Count(msgspec.Struct):
        id: str
        count: int

    special_tiles: list[_Count]
    commodities: list[_Count]
    rounds: dict[str, int]


class _Printed(msgspec.Struct):
    id: str
    building: str = ""
    buildings: list[str] = []
    villa: str = ""
    good: str = ""
    goods: list[str] = []


class _Deck(msgspec.Struct):
    cards: list[_Printed]
    payout_by_run_length: dict[str, int] = {}
    payout_each_further_building: int = 0


class _Cards(msgspec.Struct):
    decks: dict[str, _Deck]


_TILES = msgspec.json.decode((FACTS / "tiles.json").read_bytes(), type=_Tiles)
_CARDS = msgspec.json.decode((FACTS / "cards.json").read_bytes(), type=_Cards)


def _card(deck: int, printed: _Printed) -> Card:
    places = printed.buildings or [printed.building or printed.villa]
    goods = printed.goods or [good for good in [printed.good] if good]
    return Card(
        printed.id.lower(),
        deck,
        tuple(BUILDING[name] for name in places),
        tuple(COMMODITIES.index(good) for good in goods),
    )


CARDS = tuple(_card(number, printed) for number, deck in enumerate(DECKS) for printed in _CARDS.decks[deck].cards)
"""All 60, deck by deck (GEN-1.8)."""
CARD = {card.id: number for number, card in enumerate(CARDS)}
DECK_OF = tuple(card.deck for card in CARDS)
FIRST = tuple(DECK_OF.index(deck) for deck in range(4))
"""The number of each deck's first card."""
OF_DECK = tuple(tuple(number for number, of in enumerate(DECK_OF) if of == deck) for deck in range(4))
PAIRS = tuple((number, *CARDS[number].buildings) for number in OF_DECK[MESSAGE])
"""Each message with its two buildings (GEN-8.12)."""
ORDERS_AT = tuple(
    tuple(number for number, card in enumerate(CARDS) if card.deck in (SMALL, LARGE) and building in card.buildings)
    for building in range(len(BUILDINGS))
)

PAY_AT = tuple(max([ORDER_PAY[DECK_OF[order]] for order in orders], default=0) for orders in ORDERS_AT)
"""What an order completed in each building pays."""

TILE_COUNTS = tuple(next(tile.count for tile in _TILES.special_tiles if tile.id == name) for name in TILES)
GOOD_COUNTS = tuple(next(good.count for good in _TILES.commodities if good.id == name) for name in COMMODITIES)
ROUNDS = {int(players): rounds for players, rounds in _TILES.rounds.items()}
"""GEN-2.2."""

_RUNS = {int(length): pay for length, pay in _CARDS.decks["contract"].payout_by_run_length.items()}
_LONGEST, _FURTHER = max(_RUNS), _CARDS.decks["contract"].payout_each_further_building


def run_pay(length: int) -> int:
    """What a run of adjacent contracts pays (GEN-8.20, GEN-8.21).

    >>> [run_pay(length) for length in (1, 2, 3, 4, 5, 6)]
    [10, 30, 60, 100, 150, 200]
    """
    return _RUNS[length] if length <= _LONGEST else _RUNS[_LONGEST] + _FURTHER * (length - _LONGEST)
