"""Cards, tiles, commodities and buildings as numbers, read from facts/cards.json and facts/tiles.json.

The 14 message pairs and the orders are reconstructions (GEN-1.9): a better file can replace these without a change of
code. Everything else is known by its number here: commodities 0-7, tiles 0-4, decks 0-3, cards 0-59 (deck by deck).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec

from tetrapolis.core.content import decoded, facts
from tetrapolis.core.errors import BadOptions

FACTS = facts("genoa", "tetrapolis.games.genoa")

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
CARD_PAY = (None, MESSAGE_PAY, SMALL_PAY, LARGE_PAY)
"""What a card of each deck pays; contracts by their runs."""
DECK_SIZES = (14, 14, 16, 16)
"""GEN-1.8."""
PLACES_NAMED, GOODS_NAMED = (1, 2, 1, 1), (0, 0, 1, 3)
"""How many buildings and commodities a card of each deck names."""


class Card(NamedTuple):
    """One card: what it needs and where."""

    id: str
    deck: int
    buildings: tuple[int, ...]
    """A contract's building; a message's two; the place an order goes to."""
    goods: tuple[int, ...]
    """What an order needs."""


class _Count(msgspec.Struct):
    id: str
    count: int


class _Tiles(msgspec.Struct):
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

    @property
    def places(self) -> list[str]:
        return self.buildings or [self.building or self.villa]

    @property
    def needs(self) -> list[str]:
        return self.goods or [good for good in [self.good] if good]


class _Deck(msgspec.Struct):
    cards: list[_Printed]
    count: int | None = None
    payout: int | None = None
    payout_by_run_length: dict[str, int] = {}
    payout_each_further_building: int = 0


class _Cards(msgspec.Struct):
    decks: dict[str, _Deck]


class Supply(NamedTuple):
    """How many there are of everything that is no card, and how many rounds are played."""

    tiles: tuple[int, ...]
    goods: tuple[int, ...]
    rounds: dict[int, int]
    """By the number of players (GEN-2.2)."""


class Printed(NamedTuple):
    """What is printed on the cards."""

    cards: tuple[Card, ...]
    runs: dict[int, int]
    """What a run of adjacent contracts pays, by its length ..."""
    further: int
    """... and each further building."""


def read_supply(text: bytes) -> Supply:
    """The supply from its file; BadOptions says what is wrong."""
    raw = decoded(text, _Tiles)
    return Supply(
        tuple(_counted(raw.special_tiles, name) for name in TILES),
        tuple(_counted(raw.commodities, name) for name in COMMODITIES),
        {int(players): rounds for players, rounds in raw.rounds.items() if players.isdigit()},
    )


def _counted(listed: list[_Count], name: str) -> int:
    for each in listed:
        if each.id == name and each.count > 0:
            return each.count
    raise BadOptions("genoa-error-cards-wrong", place=name, fault="supply", expected="")


def read_cards(text: bytes) -> Printed:
    """The cards from their file; BadOptions says what is wrong first."""
    raw = decoded(text, _Cards)
    for fault in _card_faults(raw):
        raise fault
    contracts = raw.decks["contract"]
    return Printed(
        tuple(_card(number, printed) for number, deck in enumerate(DECKS) for printed in raw.decks[deck].cards),
        {int(length): pay for length, pay in contracts.payout_by_run_length.items()},
        contracts.payout_each_further_building,
    )


def card_faults(text: bytes) -> list[BadOptions]:
    """Everything wrong in a file of cards."""
    try:
        return list(_card_faults(decoded(text, _Cards)))
    except BadOptions as error:
        return [error]


def _card_faults(raw: _Cards) -> Iterator[BadOptions]:
    """What the rules rely on: as many cards as they say, of known buildings and commodities (GEN-1.8, section 8)."""
    ids: set[str] = set()
    for number, deck in enumerate(DECKS):
        if deck not in raw.decks:
            yield _fault(deck, "deck")
            continue
        found, size = raw.decks[deck], DECK_SIZES[number]
        if len(found.cards) != size or found.count not in (None, size):
            yield _fault(deck, "count", str(size))
        if found.payout not in (None, CARD_PAY[number]):
            yield _fault(deck, "payout", str(CARD_PAY[number]))
        for card in found.cards:
            if not re.fullmatch(rf"{deck[0]}[0-9]{{2}}", card.id.lower()) or card.id.lower() in ids:
                yield _fault(card.id, "id", f"{deck[0].upper()}01")
            ids.add(card.id.lower())
            yield from _printed_faults(number, card)
    if "contract" in raw.decks:
        yield from _contract_faults(raw.decks["contract"])


def _printed_faults(deck: int, card: _Printed) -> Iterator[BadOptions]:
    places, goods = PLACES_NAMED[deck], GOODS_NAMED[deck]
    for name in card.places:
        if name not in BUILDING or (deck in ORDER_PAY and (BUILDING[name] in VILLAS) != (deck == LARGE)):
            yield _fault(card.id, ("large" if deck == LARGE else "small") if deck in ORDER_PAY else "building", name)
    if len(card.places) != places or len(set(card.places)) != places:
        yield _fault(card.id, "places", str(places))
    for good in card.needs:
        if good not in COMMODITIES:
            yield _fault(card.id, "good", good)
    if len(card.needs) != goods or len(set(card.needs)) != goods:
        yield _fault(card.id, "goods", str(goods))


def _contract_faults(deck: _Deck) -> Iterator[BadOptions]:
    places = [place for card in deck.cards for place in card.places]
    for place in dict.fromkeys(place for place in places if places.count(place) > 1):
        yield _fault(place, "contract")
    lengths, pays = list(deck.payout_by_run_length), list(deck.payout_by_run_length.values())
    rising = all(before < after for before, after in zip([0, *pays], pays, strict=False))
    if not lengths or lengths != [str(number + 1) for number in range(len(lengths))] or not rising:
        yield _fault("payout_by_run_length", "runs")
    if deck.payout_each_further_building <= 0:
        yield _fault("payout_each_further_building", "runs")


def _fault(place: str, fault: str, expected: str = "") -> BadOptions:
    return BadOptions("genoa-error-cards-wrong", place=place, fault=fault, expected=expected)


def _card(deck: int, printed: _Printed) -> Card:
    return Card(
        printed.id.lower(),
        deck,
        tuple(BUILDING[name] for name in printed.places),
        tuple(COMMODITIES.index(good) for good in printed.needs),
    )


_PRINTED = read_cards(FACTS.read("cards.json"))
_SUPPLY = read_supply(FACTS.read("tiles.json"))
CARDS = _PRINTED.cards
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

TILE_COUNTS, GOOD_COUNTS, ROUNDS = _SUPPLY
"""GEN-2.2."""

_RUNS, _LONGEST, _FURTHER = _PRINTED.runs, max(_PRINTED.runs), _PRINTED.further


def run_pay(length: int) -> int:
    """What a run of adjacent contracts pays (GEN-8.20, GEN-8.21).

    >>> [run_pay(length) for length in (1, 2, 3, 4, 5, 6)]
    [10, 30, 60, 100, 150, 200]
    """
    return _RUNS[length] if length <= _LONGEST else _RUNS[_LONGEST] + _FURTHER * (length - _LONGEST)
