"""The action window (sections 5, 7, 8, 9): MAIN of a building, orders, and the tiles that work inside the window."""

from __future__ import annotations

from tetrapolis.core.errors import IllegalMove
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.rules import messages
from tetrapolis.games.genoa.rules.bundle import EMPTY, NOTHING, Bundle, read
from tetrapolis.games.genoa.rules.bundle import MAIN as MAIN_OF
from tetrapolis.games.genoa.rules.cards import (
    ANY_COMMODITY,
    BUILDING,
    BUILDING_ACTION,
    BUILDINGS,
    CARD,
    CARDS,
    COMMODITIES,
    CONTRACT,
    DECK_OF,
    DECKS,
    EXTRA_ACTION,
    LARGE,
    MESSAGE,
    ORDER_PAY,
    ORDERS_AT,
    PALACE,
    SMALL,
    START_SPACE,
    TILES,
    TRADE,
    VILLAS,
)
from tetrapolis.games.genoa.rules.deals import close_window
from tetrapolis.games.genoa.rules.frames import NO_CARD, Choosing, Shipping, Trading, Window
from tetrapolis.games.genoa.rules.moves import END, MAIN, Act, End, Fetch, Fill, Get, Go, Main, Ship, Stop, Trade
from tetrapolis.games.genoa.rules.pledges import pledged_things, still_possible
from tetrapolis.games.genoa.rules.position import GOODS, KINDS, GenoaPosition

SHIPS = {card: Ship(CARDS[card].id) for card in range(len(CARDS)) if DECK_OF[card] == LARGE}
FILLS = {card: Fill(CARDS[card].id) for card in range(len(CARDS)) if DECK_OF[card] == SMALL}
FETCHES = tuple(Fetch(name) for name in COMMODITIES)
ACTS = tuple(Act(name) for name in BUILDINGS)
ITEMS = (*COMMODITIES, *TILES, "marker", *(card.id for card in CARDS))
TRADES = {item: Trade(item) for item in ITEMS}
GETS = {item: Get(item) for item in (*COMMODITIES, *TILES, "marker", *DECKS)}


def window_of(pos: GenoaPosition) -> Window:
    """The window that is open."""
    window = pos.stack[0]
    assert isinstance(window, Window)
    return window


# ---- what can be done


def legal_window(pos: GenoaPosition, window: Window, seat: int) -> list[Move]:
    """GEN-5.10: MAIN once, tiles and one order in any order; END when MAIN is done and the pledge is safe."""
    moves: list[Move] = []
    if not window.main:
        moves += _ships(pos, window, window.building)
        if window.order == NO_CARD or window.building not in VILLAS:  # a pledged delivery binds (GEN-6.25)
            moves.append(MAIN)
    if not window.ordered:
        moves += [FILLS[card] for card in sorted(pos.hand(seat, SMALL)) if _fits(pos, seat, card, window.building)]
    tiles = pos.tiles[KINDS * seat : KINDS * seat + KINDS]
    if tiles[ANY_COMMODITY]:
        moves += [FETCHES[good] for good in range(GOODS) if pos.supply[good]]
    if tiles[BUILDING_ACTION]:
        moves += [ACTS[b] for b in range(len(BUILDINGS)) if pos.owner[b] == seat and b != PALACE]  # GEN-9.17
    if tiles[TRADE]:
        moves += [TRADES[item] for item in tradable(pos, seat) if _can_get(pos, window, item)]
    if window.pledge != NOTHING:
        moves = [move for move in moves if _keeps_pledge(pos, window, move)]
    if window.main and window.order == NO_CARD:
        moves.append(END)
    return moves


def _fits(pos: GenoaPosition, seat: int, card: int, building: int) -> bool:
    """GEN-8.4, GEN-8.7: the order goes to this building, and the player has its goods."""
    order = CARDS[card]
    return building in order.buildings and all(pos.goods[GOODS * seat + good] for good in order.goods)


def _ships(pos: GenoaPosition, window: Window, building: int) -> list[Move]:
    """Large orders that can be delivered in this villa (GEN-8.4)."""
    if building not in VILLAS or window.ordered or (building != window.building and window.order != NO_CARD):
        return []  # the one order of this window may be pledged already
    held = sorted(pos.hand(window.seat, LARGE))
    return [SHIPS[card] for card in held if _fits(pos, window.seat, card, building)]


def tradable(pos: GenoaPosition, seat: int) -> list[str]:
    """What a player could put back for a Trade 1:1 tile (GEN-9.10); the tile itself is already spent."""
    items: list[str] = [COMMODITIES[good] for good in range(GOODS) if pos.goods[GOODS * seat + good]]
    items += [TILES[tile] for tile in range(KINDS) if pos.tiles[KINDS * seat + tile] > (tile == TRADE)]
    items += ["marker"] if pos.markers[seat] else []
    return items + [CARDS[card].id for deck in range(len(DECKS)) for card in sorted(pos.hand(seat, deck))]


def has(pos: GenoaPosition, seat: int, item: str) -> bool:
    """Whether a player could put this back for a Trade 1:1 tile."""
    if item in CARD:
        return CARD[item] in pos.hand(seat, DECK_OF[CARD[item]])
    if item in TILES:
        return pos.tiles[KINDS * seat + TILES.index(item)] > (item == TILES[TRADE])
    return bool(pos.markers[seat] if item == "marker" else pos.goods[GOODS * seat + COMMODITIES.index(item)])


def is_left(pos: GenoaPosition, seat: int, item: str) -> bool:
    """Whether the supply has one of these (GEN-9.11)."""
    if item in DECKS:
        return bool(pos.decks[DECKS.index(item)])
    if item in TILES:
        return pos.tile_supply[TILES.index(item)] > 0
    return (pos.central[seat] if item == "marker" else pos.supply[COMMODITIES.index(item)]) > 0


def gets(pos: GenoaPosition, seat: int, item: str) -> list[str]:
    """What can be taken for it: from the supply, of another kind, a card unseen from a deck (GEN-9.11, GEN-9.12)."""
    items: list[str] = [COMMODITIES[good] for good in range(GOODS) if pos.supply[good]]
    items += [TILES[tile] for tile in range(KINDS) if pos.tile_supply[tile]]
    items += ["marker"] if pos.central[seat] else []
    items += [DECKS[deck] for deck in range(len(DECKS)) if pos.decks[deck]]
    return [other for other in items if other != item]


def _can_get(pos: GenoaPosition, window: Window, item: str) -> bool:
    """Whether there is anything to take for an item, without harm to a pledge."""
    found = gets(pos, window.seat, item)
    if window.pledge == NOTHING:
        return bool(found)
    lost = [TILES[TRADE], item]
    if not pledged_things(window).isdisjoint(lost) and not still_possible(pos, window, lost):
        return False  # locked (GEN-6.25), whatever one would get for it
    return any(still_possible(pos, window, lost, [wanted]) for wanted in found)


def _keeps_pledge(pos: GenoaPosition, window: Window, move: Move) -> bool:
    """GEN-6.25: whether the pledge can still come true after a move; a trade has been looked at already."""
    if isinstance(move, Main | Trade):
        return True
    lost: list[str] = []
    got: list[str] = []
    if isinstance(move, Ship | Fill):
        if window.order != NO_CARD:
            return CARD[move.card] == window.order  # the order the pledge rests on comes first
        if isinstance(move, Ship) and read(window.pledge).decks:
            return False  # the contract was pledged (GEN-7.14)
        lost = [move.card, *(COMMODITIES[good] for good in CARDS[CARD[move.card]].goods)]
    elif isinstance(move, Fetch):
        lost, got = [TILES[ANY_COMMODITY]], [move.commodity]
    elif isinstance(move, Act):
        building = BUILDING[move.building]
        ships = _ships(pos, window, building)
        lost, got = [TILES[BUILDING_ACTION]], [] if ships else _names(brings(pos, window.seat, building))
    return still_possible(pos, window, lost, got)


def brings(pos: GenoaPosition, seat: int, building: int) -> Bundle:
    """What MAIN of a building brings a player now: as much as there is (GEN-7.1, GEN-7.2)."""
    full = MAIN_OF[building]
    if full.goods:
        goods = tuple([item for item in full.goods if pos.supply[item[0]]])
        return full if goods == full.goods else Bundle(goods=goods)
    if full.tiles:
        return full if pos.tile_supply[full.tiles[0][0]] else EMPTY
    if full.decks:
        deck, count = full.decks[0]
        size = pos.deck_size(deck)
        return full if size >= count else Bundle(decks=((deck, size),)) if size else EMPTY
    return full if pos.central[seat] >= full.markers else Bundle(markers=pos.central[seat])


def _names(things: Bundle) -> list[str]:
    """Each thing's name, as often as there are; cards by their deck."""
    found = [COMMODITIES[good] for good, _ in things.goods] + [TILES[tile] for tile, _ in things.tiles]
    return found + ["marker"] * things.markers + [DECKS[deck] for deck, n in things.decks for _ in range(n)]


def default_window(pos: GenoaPosition, window: Window, seat: int) -> Move:
    """GEN-6.64: what a pledge binds, else MAIN (villa: the contract), then END."""
    moves = legal_window(pos, window, seat)
    if window.order != NO_CARD:
        order = CARDS[window.order]
        missing = [good for good in order.goods if not pos.goods[GOODS * seat + good]]
        if missing:
            return FETCHES[missing[0]]
        return SHIPS[window.order] if order.deck == LARGE else FILLS[window.order]
    return END if END in moves else MAIN


# ---- doing it


def apply_window(pos: GenoaPosition, window: Window, seat: int, move: Move) -> None:
    """One move inside the window."""
    if isinstance(move, Main):
        window.main = True
        do_main(pos, window, window.building, bought=True)
    elif isinstance(move, Ship):
        window.main = True
        ship(pos, window, CARD[move.card])
    elif isinstance(move, Fill):
        _fill(pos, window, CARD[move.card])
    elif isinstance(move, Fetch):
        pos.use_tile(seat, ANY_COMMODITY)  # GEN-9.9
        pos.take_good(seat, COMMODITIES.index(move.commodity))
        pos.say("genoa-fetches", {"seat": seat, "commodity": move.commodity})
        pos.tile_done(ANY_COMMODITY)
    elif isinstance(move, Trade):
        pos.use_tile(seat, TRADE)
        pos.say("genoa-trades", {"seat": seat, "item": move.item})
        if move.item in CARD:
            pos.show(seat, CARD[move.item])
        pos.stack.append(Trading(seat, move.item))
    elif isinstance(move, Act):
        _act(pos, window, BUILDING[move.building])
    else:
        close_window(pos, window)


def do_main(pos: GenoaPosition, window: Window, building: int, bought: bool) -> None:
    """MAIN of a building (section 7); `bought`: of the window's own, so that what it brings can be pledged."""
    seat = window.seat
    got = brings(pos, seat, building)
    goods, tiles = tuple(good for good, _ in got.goods), tuple(tile for tile, _ in got.tiles)
    for good in goods:
        pos.take_good(seat, good)
    for tile in tiles:
        pos.take_tile(seat, tile)
    markers = pos.take_markers(seat, got.markers)
    cards = tuple(card for deck, count in got.decks for card in _draw(pos, seat, deck, count))
    said: list[str] = [COMMODITIES[good] for good in goods] + [TILES[tile] for tile in tiles]
    said += [f"{n}{name}" for n, name in [(markers, "marker"), *[(n, DECKS[deck]) for deck, n in got.decks]] if n]
    text = "+".join(said) or NOTHING
    pos.say("genoa-main", {"seat": seat, "building": BUILDINGS[building], "got": text, "by_tile": int(not bought)})
    if cards:
        pos.say("genoa-draws", {"cards": [CARDS[card].id for card in cards]}, 1 << seat)
    if bought:
        window.goods, window.tiles, window.markers, window.drawn = goods, tiles, markers, len(cards)
        window.cards = cards if read(window.pledge).decks else ()
    if any(deck == MESSAGE for deck, _ in got.decks):
        messages.deliver_all(pos)


def _draw(pos: GenoaPosition, seat: int, deck: int, count: int) -> tuple[int, ...]:
    """As many as there are (GEN-7.2); shuffled in the middle if need be (GEN-8.3)."""
    drawn = [pos.draw(seat, deck) for _ in range(count)]
    if any(card is not None for card in drawn):
        pos.seal()
    return tuple(card for card in drawn if card is not None)


def ship(pos: GenoaPosition, window: Window, card: int) -> None:
    """GEN-8.4, GEN-8.5: three goods for 100 ducats and a tile of one's choice."""
    _complete(pos, window, card, "genoa-ships")
    tiles = [tile for tile in range(KINDS) if pos.tile_supply[tile]]
    pledged = [tile for tile, _ in read(window.pledge).tiles if tile in tiles and window.building in VILLAS]
    tiles = pledged or tiles  # GEN-6.25: the bonus tile that was pledged
    if len(tiles) == 1:
        _bonus(pos, window, tiles[0])
    elif tiles:  # GEN-8.6: none left, only the money
        pos.stack.append(Shipping(window.seat))


def _fill(pos: GenoaPosition, window: Window, card: int) -> None:
    """GEN-8.7, GEN-8.8: one good for 40 ducats."""
    _complete(pos, window, card, "genoa-fills")


def _complete(pos: GenoaPosition, window: Window, card: int, event: str) -> None:
    """Goods back to the supply, the reward, the card face up under its deck; one order per window (GEN-8.11)."""
    seat, order = window.seat, CARDS[card]
    ducats = ORDER_PAY[order.deck]
    for good in order.goods:
        pos.return_good(seat, good)
    window.ordered = True
    if window.order == card:
        window.order = NO_CARD
    window.cards = tuple(drawn for drawn in window.cards if drawn != card)
    window.ducats += ducats
    pos.say(event, {"seat": seat, "card": order.id, "ducats": ducats})
    pos.put_under(seat, card)
    pos.pay_from_bank(seat, ducats)


def legal_shipping(pos: GenoaPosition, frame: Shipping, seat: int) -> list[Move]:
    """GEN-8.6: kinds in supply."""
    return [GETS[TILES[tile]] for tile in range(KINDS) if pos.tile_supply[tile]]


def apply_shipping(pos: GenoaPosition, frame: Shipping, seat: int, move: Get) -> None:
    """The bonus tile; it can be used in this window (EX-T52)."""
    pos.stack.pop()
    _bonus(pos, window_of(pos), TILES.index(move.item))


def _bonus(pos: GenoaPosition, window: Window, tile: int) -> None:
    pos.take_tile(window.seat, tile)
    window.tiles += (tile,)
    pos.say("genoa-bonus", {"seat": window.seat, "tile": TILES[tile]})
    _tile_finished(pos, window)


def default_shipping(pos: GenoaPosition, frame: Shipping, seat: int) -> Move:
    """The first one."""
    return legal_shipping(pos, frame, seat)[0]


# ---- Trade 1:1


def legal_trading(pos: GenoaPosition, frame: Trading, seat: int) -> list[Move]:
    """What can be taken."""
    items, window = gets(pos, seat, frame.item), window_of(pos)
    if window.pledge != NOTHING:
        items = [item for item in items if still_possible(pos, window, [frame.item], [item])]
    return [GETS[item] for item in items]


def apply_trading(pos: GenoaPosition, frame: Trading, seat: int, move: Get) -> None:
    """GEN-9.10 to 9.12: the card given up goes under its deck after the draw."""
    pos.stack.pop()
    window = window_of(pos)
    item, wanted = frame.item, move.item
    pos.say("genoa-traded", {"seat": seat, "item": item, "wanted": wanted})
    if wanted in DECKS:
        card = pos.draw(seat, DECKS.index(wanted))
        assert card is not None
        pos.seal()
        pos.say("genoa-draws", {"cards": [CARDS[card].id]}, 1 << seat)
    elif wanted == "marker":
        pos.take_markers(seat, 1)
    elif wanted in TILES:
        pos.take_tile(seat, TILES.index(wanted))
    else:
        pos.take_good(seat, COMMODITIES.index(wanted))
    if item in CARD:
        window.cards = tuple(drawn for drawn in window.cards if drawn != CARD[item])
        pos.put_under(seat, CARD[item])
    elif item == "marker":
        pos.return_markers(seat, 1)
    elif item in TILES:
        pos.return_tile(seat, TILES.index(item))
    else:
        pos.return_good(seat, COMMODITIES.index(item))
    pos.tile_done(TRADE)
    if wanted == DECKS[MESSAGE]:
        messages.deliver_all(pos)


def default_trading(pos: GenoaPosition, frame: Trading, seat: int) -> Move:
    """The first one."""
    return legal_trading(pos, frame, seat)[0]


# ---- Building action


def _act(pos: GenoaPosition, window: Window, building: int) -> None:
    """GEN-9.13 to 9.16: the MAIN of an own building; no income, no mark, not an action of the turn."""
    pos.use_tile(window.seat, BUILDING_ACTION)
    pos.say("genoa-acts-by-tile", {"seat": window.seat, "building": BUILDINGS[building]})
    if may_ship(pos, window, building):
        pos.stack.append(Choosing(window.seat, building))
    else:
        do_main(pos, window, building, bought=False)
        _tile_finished(pos, window)


def may_ship(pos: GenoaPosition, window: Window, building: int) -> bool:
    """Whether a large order could be delivered here, by what everybody can see: that somebody is asked must not tell
    what he holds."""
    if building not in VILLAS or window.ordered or not pos.hand(window.seat, LARGE):
        return False
    hidden = [card for card in ORDERS_AT[building] if card not in pos.face_up[LARGE]]
    return any(_fits(pos, window.seat, card, building) for card in hidden)


def _tile_finished(pos: GenoaPosition, window: Window) -> None:
    """A Building action tile goes back when its effect is finished (GEN-9.2)."""
    if pos.in_use[BUILDING_ACTION]:
        pos.tile_done(BUILDING_ACTION)


def legal_choosing(pos: GenoaPosition, frame: Choosing, seat: int) -> list[Move]:
    """GEN-9.18: either option of an own villa."""
    window = window_of(pos)
    ships = _ships(pos, window, frame.building)
    if window.pledge != NOTHING and not still_possible(pos, window, (), [DECKS[CONTRACT]]):
        return ships  # the last contract is pledged
    return [MAIN, *ships]


def apply_choosing(pos: GenoaPosition, frame: Choosing, seat: int, move: Main | Ship) -> None:
    """The contract, or a delivery within the limit of one order (GEN-8.11)."""
    pos.stack.pop()
    window = window_of(pos)
    if isinstance(move, Main):
        do_main(pos, window, frame.building, bought=False)
        _tile_finished(pos, window)
        return
    ship(pos, window, CARD[move.card])
    if not isinstance(pos.stack[-1], Shipping):
        _tile_finished(pos, window)


def default_choosing(pos: GenoaPosition, frame: Choosing, seat: int) -> Move:
    """The contract, if it may be drawn."""
    return legal_choosing(pos, frame, seat)[0]


# ---- why not


def no_order(pos: GenoaPosition, window: Window, seat: int, card: int, building: int) -> IllegalMove | None:
    """Why a card of the hand cannot be completed as an order in this building (GEN-8.4, GEN-8.7, GEN-8.11): None
    if only a pledge may be in the way."""
    deck = DECK_OF[card]
    if deck not in ORDER_PAY:
        return IllegalMove("genoa-error-no-order")
    if deck == LARGE and window.main and building == window.building:
        return IllegalMove("genoa-error-main-done")
    if window.ordered:
        return IllegalMove("genoa-error-one-order")
    if building not in CARDS[card].buildings:
        return IllegalMove("genoa-error-order-place")
    return None if _fits(pos, seat, card, building) else IllegalMove("genoa-error-order-goods")


def order_fault(pos: GenoaPosition, window: Window, seat: int, card: int, building: int) -> IllegalMove | None:
    """The same, or that a pledge is in the way."""
    return no_order(pos, window, seat, card, building) or pledge_binds(window)


def tile_fault(pos: GenoaPosition, seat: int, tile: int) -> IllegalMove | None:
    """Why a tile cannot be used in a window: there is none, or it is for another moment (GEN-9.8)."""
    if not pos.tiles[KINDS * seat + tile]:
        return IllegalMove("genoa-error-no-tile", tile=TILES[tile])
    if tile == START_SPACE:
        return IllegalMove("genoa-error-rolled")
    return IllegalMove("genoa-error-extra-later") if tile == EXTRA_ACTION else None


def fetch_fault(pos: GenoaPosition, window: Window, good: int) -> IllegalMove | None:
    """Why a commodity cannot be had for an Any commodity tile (GEN-9.9)."""
    if not pos.supply[good]:
        return IllegalMove("genoa-error-supply-empty")
    return pledge_binds(window)


def act_fault(pos: GenoaPosition, window: Window, seat: int, space: int) -> IllegalMove | None:
    """Why a Building action tile cannot be used for a space (GEN-9.13, GEN-9.17)."""
    if space == PALACE:
        return IllegalMove("genoa-error-palace")
    if space >= len(BUILDINGS) or pos.owner[space] != seat:
        return IllegalMove("genoa-error-not-owner", building=pos.space_name(space))
    return pledge_binds(window)


def trade_fault(pos: GenoaPosition, window: Window, seat: int, item: str) -> IllegalMove | None:
    """Why something cannot be given up for a Trade 1:1 tile (GEN-9.10)."""
    if item not in TRADES:
        return IllegalMove("genoa-error-trade-kind")
    if not has(pos, seat, item) and item not in pledged_things(window):
        return IllegalMove("genoa-error-have-none")
    return pledge_binds(window) or IllegalMove("genoa-error-supply-empty")


def get_fault(pos: GenoaPosition, frame: Trading | Shipping, seat: int, item: str) -> IllegalMove | None:
    """Why something cannot be taken for what was given up (GEN-9.11), or as a bonus (GEN-8.5, GEN-8.6)."""
    if isinstance(frame, Shipping) and item not in TILES:
        return IllegalMove("genoa-error-bonus-kind")
    if item not in GETS:  # ducats (GEN-9.11), or a card by its name (GEN-9.12)
        return IllegalMove("genoa-error-trade-kind")
    if isinstance(frame, Trading) and item == frame.item:
        return IllegalMove("genoa-error-same-kind")
    if not is_left(pos, seat, item):
        return IllegalMove("genoa-error-supply-empty")
    return pledge_binds(window_of(pos))


def main_fault(window: Window) -> IllegalMove | None:
    """Why MAIN cannot be done now: it was, or a delivery is pledged (GEN-5.11, GEN-6.25)."""
    return IllegalMove("genoa-error-main-done") if window.main else pledge_binds(window)


def end_fault(window: Window) -> IllegalMove | None:
    """Why the window cannot be closed yet (GEN-5.11, GEN-6.25)."""
    return pledge_binds(window) or IllegalMove("genoa-error-main-first")


def pledge_binds(window: Window) -> IllegalMove | None:
    """GEN-6.25: nothing that would make the pledge impossible."""
    return None if window.pledge == NOTHING else IllegalMove("genoa-error-pledge-binds", pledge=window.pledge)


def window_fault(pos: GenoaPosition, window: Window, seat: int, move: Move) -> IllegalMove | None:
    """Why a move in the window is refused, where that can be said better than "not now"."""
    if isinstance(move, Main):
        return main_fault(window)
    if isinstance(move, End):
        return end_fault(window)
    if isinstance(move, Ship | Fill):
        card = CARD.get(move.card, NO_CARD)
        if card == NO_CARD or card not in pos.hand(seat, DECK_OF[card]):
            return IllegalMove("genoa-error-no-such-card", card=move.card)
        return order_fault(pos, window, seat, card, window.building)
    if isinstance(move, Fetch):
        return tile_fault(pos, seat, ANY_COMMODITY) or fetch_fault(pos, window, COMMODITIES.index(move.commodity))
    if isinstance(move, Act):
        space = pos.space_number(move.building)
        fault = IllegalMove("genoa-error-no-such-space") if space < 0 else act_fault(pos, window, seat, space)
        return tile_fault(pos, seat, BUILDING_ACTION) or fault
    if isinstance(move, Go | Stop):
        return IllegalMove("genoa-error-still-acting")
    if isinstance(move, Trade):
        return tile_fault(pos, seat, TRADE) or trade_fault(pos, window, seat, move.item)
    return None
