"""Pledges (6.C): what the bought action itself will bring, promised in an offer and certified by the engine."""

from __future__ import annotations

from collections.abc import Sequence

from tetrapolis.core.errors import IllegalMove
from tetrapolis.games.genoa.rules.bundle import MAIN, NOTHING, Bundle, Counts, read
from tetrapolis.games.genoa.rules.cards import (
    ANY_COMMODITY,
    CARD,
    CARDS,
    COMMODITIES,
    DECK_OF,
    DECKS,
    ORDERS_AT,
    PAY_AT,
    TILES,
    VILLAS,
)
from tetrapolis.games.genoa.rules.frames import NO_CARD, Terms, Window
from tetrapolis.games.genoa.rules.position import GOODS, KINDS, GenoaPosition


def _count(counts: Counts, what: int) -> int:
    return next((count for kind, count in counts if kind == what), 0)


def needs_order(building: int, pledge: Bundle) -> bool:
    """Whether a pledge rests on an order: money always does, in a villa the bonus tile too."""
    return pledge.ducats > 0 or (building in VILLAS and bool(pledge.tiles))


def unlisted(building: int, pledge: Bundle) -> bool:
    """Whether a pledge goes beyond the list of GEN-6.23."""
    main, villa = MAIN[building], building in VILLAS
    if pledge.cards or pledge.markers > main.markers or _beyond(pledge.decks, main.decks):
        return True
    if villa:
        if sum(count for _, count in pledge.tiles) > 1 or (needs_order(building, pledge) and pledge.decks):
            return True  # one bonus tile; contract or delivery, not both
    elif _beyond(pledge.tiles, main.tiles):
        return True
    return _beyond(pledge.goods, main.goods) or pledge.ducats > PAY_AT[building]


def _beyond(counts: Counts, most: Counts) -> bool:
    """Whether there is more of something than may be."""
    return any(count > _count(most, kind) for kind, count in counts)


def fitting_orders(pos: GenoaPosition, terms: Terms) -> list[int]:
    """The orders that would certify money for this building: after the exchange the buyer has their goods.

    Public: it does not say which of them he holds. His Any commodity tiles count for kinds in supply (GEN-6.23).
    """
    give, take, seat = read(terms.give), read(terms.take), terms.by
    tiles = pos.tiles[KINDS * seat + ANY_COMMODITY] - _count(give.tiles, ANY_COMMODITY)
    tiles += _count(take.tiles, ANY_COMMODITY)
    fitting = []
    for order in ORDERS_AT[terms.space]:
        missing = 0
        for good in CARDS[order].goods:
            if pos.goods[GOODS * seat + good] - _count(give.goods, good) + _count(take.goods, good) < 1:
                missing += 1 if pos.supply[good] else GOODS
        if missing <= tiles:
            fitting.append(order)
    return fitting


def pledge_fault(pos: GenoaPosition, terms: Terms) -> IllegalMove | None:
    """Why a pledge cannot be part of these terms, by what everybody can see."""
    if terms.pledge == NOTHING:
        return None
    pledge, building = read(terms.pledge), terms.space
    if building >= len(ORDERS_AT) or unlisted(building, pledge):  # GEN-6.26: nothing for a bare step
        return IllegalMove("genoa-error-pledge-kind", space=pos.space_name(building))
    if not pos.setup.options.pledge_check or covered(pos, terms):  # GEN-6.27
        return None
    return IllegalMove("genoa-error-pledge-uncertain", space=pos.space_name(building))


def covered(pos: GenoaPosition, terms: Terms) -> bool:
    """Whether a pledge may be covered, by what everybody can see (GEN-6.23): which orders the buyer holds is not."""
    pledge, building, seat, trader = read(terms.pledge), terms.space, terms.by, pos.trader
    give, take = read(terms.give), read(terms.take)
    certain = all(pos.supply[good] for good, _ in pledge.goods)
    certain = certain and all(pos.tile_supply[tile] for tile, _ in pledge.tiles)
    certain = certain and all(pos.deck_size(deck) >= count for deck, count in pledge.decks)
    if pledge.markers:
        central = pos.central[seat] + give.markers - take.markers, pos.central[trader] + take.markers - give.markers
        certain = certain and min(central) >= pledge.markers
    if needs_order(building, pledge):
        certain = certain and bool(fitting_orders(pos, terms))
    return certain


def order_for(pos: GenoaPosition, terms: Terms) -> int:
    """The order in the buyer's hand that certifies his pledge: the one he named, or the first that fits; or none."""
    given = read(terms.give).cards
    for order in fitting_orders(pos, terms):
        if terms.order in (NO_CARD, order) and order not in given and order in pos.hand(terms.by, DECK_OF[order]):
            return order
    return NO_CARD


# ---- in the window


def pledged_things(window: Window) -> set[str]:
    """The names of what is pledged, cards drawn included: they are locked as soon as they arrive (GEN-6.25)."""
    pledge = read(window.pledge)
    return {
        *(COMMODITIES[good] for good, _ in pledge.goods),
        *(TILES[tile] for tile, _ in pledge.tiles),
        *(["marker"] if pledge.markers else []),
        *(CARDS[card].id for card in window.cards),
    }


def still_possible(pos: GenoaPosition, window: Window, lost: Sequence[str] = (), got: Sequence[str] = ()) -> bool:
    """Whether what was pledged can still come true, or has come and is still there (GEN-6.25).

    `lost` and `got` name things (a card by its deck where it is drawn) that a move would put back and take from the
    supply first.
    """
    pledge, seat, ahead = read(window.pledge), window.seat, not window.main
    certified, villa, pending = pos.setup.options.pledge_check, window.building in VILLAS, window.order != NO_CARD
    for good, count in pledge.goods:
        change = got.count(COMMODITIES[good]) - lost.count(COMMODITIES[good])
        owed = count if certified else min(count, window.goods.count(good))
        if (pos.supply[good] - change if ahead else pos.goods[GOODS * seat + good] + change) < owed:
            return False
    wild = TILES[ANY_COMMODITY]
    any_left = pos.tiles[KINDS * seat + ANY_COMMODITY] + got.count(wild) - lost.count(wild)
    for tile, count in pledge.tiles:
        change = got.count(TILES[tile]) - lost.count(TILES[tile])
        coming = pending if villa else ahead
        owed = count if certified else min(count, window.tiles.count(tile))
        if (pos.tile_supply[tile] - change if coming else pos.tiles[KINDS * seat + tile] + change) < owed:
            return False
        if tile == ANY_COMMODITY and not coming:
            any_left -= owed
    change = got.count("marker") - lost.count("marker")
    owed = pledge.markers if certified else min(pledge.markers, window.markers)
    if (pos.central[seat] - change if ahead else pos.markers[seat] + change) < owed:
        return False
    lost_cards = [CARD[name] for name in lost if name in CARD]
    for deck, count in pledge.decks:
        kept = sum(card not in lost_cards for card in window.cards)
        size = pos.deck_size(deck) - got.count(DECKS[deck])
        if (size if ahead else kept) < (count if certified else min(count, window.drawn)):
            return False
    if not pending:
        return True
    if window.ordered or window.order in lost_cards or window.order not in pos.hand(seat, DECK_OF[window.order]):
        return False
    missing = [
        good
        for good in CARDS[window.order].goods
        if pos.goods[GOODS * seat + good] + got.count(COMMODITIES[good]) <= lost.count(COMMODITIES[good])
    ]
    return len(missing) <= any_left and all(
        pos.supply[good] + lost.count(COMMODITIES[good]) > got.count(COMMODITIES[good]) for good in missing
    )
