"""Offers, counters, notes and calls to be put together: what each part may be, how many at most, what is sure.

Everything here follows from the rules' own functions. What they still refuse when the parts come together (ducats on
both sides, money alone with two players, a pledge whose goods are given away) they say why (`why_not`).
Parts are made once for what they follow from: a moment has few new ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from operator import attrgetter, itemgetter
from typing import Any, TypeVar

from msgspec.structs import replace

from tetrapolis.core.prompt import Composer, Item, Part
from tetrapolis.core.said import Said
from tetrapolis.games.genoa.prompt.story import DUCATS, MARKER
from tetrapolis.games.genoa.rules.board import MARKET, SPACES, load_board
from tetrapolis.games.genoa.rules.bundle import MAIN, NOTHING, Bundle, backs, read, write
from tetrapolis.games.genoa.rules.cards import (
    CARDS,
    COIN,
    COMMODITIES,
    DECK_OF,
    DECKS,
    GOOD_COUNTS,
    MARKERS,
    OF_DECK,
    ORDERS_AT,
    PAY_AT,
    TILE_COUNTS,
    TILES,
    VILLAS,
)
from tetrapolis.games.genoa.rules.frames import NO_CARD, NOBODY, Asking, Floor, Live, Replying, Terms
from tetrapolis.games.genoa.rules.offer_validity import can_buy
from tetrapolis.games.genoa.rules.pledges import covered, needs_order, order_for
from tetrapolis.games.genoa.rules.position import GOODS, KINDS, GenoaPosition

SCREENED = 500
"""So many ducats can be asked for where nobody sees how many there are (GEN-6.65); who wants more can write it."""
HIDDEN = -1
NAMES = load_board("main").names
"""Both boards have the same spaces in the same order."""
SEATS = tuple(f"p{seat + 1}" for seat in range(5))
THINGS = (DUCATS, *COMMODITIES, *TILES, MARKER, *DECKS)
"""What can be asked for, in its order."""
MONEY, OWN_MARKER = "money:d", "marker:own"
EXTRA, UNCOVERED, ON_ORDER = Said("genoa-note-extra"), Said("genoa-note-uncovered"), Said("genoa-note-on-order")
_MOST = 4096
_MOST_TABLES = 256
V = TypeVar("V")


# ---- what players have

Counts = tuple[int, ...]


def goods_of(pos: GenoaPosition, seat: int) -> Counts:
    """A player's commodities."""
    return tuple(pos.goods[GOODS * seat : GOODS * seat + GOODS])


def tiles_of(pos: GenoaPosition, seat: int) -> Counts:
    """A player's tiles."""
    return tuple(pos.tiles[KINDS * seat : KINDS * seat + KINDS])


def hand_of(pos: GenoaPosition, seat: int) -> Counts:
    """A hand, deck by deck."""
    hands, row = pos.hands, 4 * seat
    return (*hands[row], *hands[row + 1], *hands[row + 2], *hands[row + 3])


def decks_of(pos: GenoaPosition, seat: int) -> Counts:
    """How many cards of each deck a player has."""
    hands, row = pos.hands, 4 * seat
    return len(hands[row]), len(hands[row + 1]), len(hands[row + 2]), len(hands[row + 3])


def _things(goods: Counts, tiles: Counts, markers: int, decks: Counts = ()) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = [(COMMODITIES[good], n) for good, n in enumerate(goods) if n]
    found += [(TILES[tile], n) for tile, n in enumerate(tiles) if n]
    found += [(MARKER, markers)] if markers else []
    return found + [(DECKS[deck], n) for deck, n in enumerate(decks) if n]


# ---- items


@cache
def label(value: str) -> str:
    """The name of a thing of a bundle."""
    if value in (DUCATS, MARKER):
        return MONEY if value == DUCATS else OWN_MARKER
    kind = "commodity" if value in COMMODITIES else "tile" if value in TILES else "deck" if value in DECKS else "card"
    return f"{kind}:{value}"


@cache
def own_ref(value: str) -> str:
    """A thing of the own hand or supply, as it lies on the table."""
    if value == MARKER:
        return OWN_MARKER
    return f"{'good' if value in COMMODITIES else 'tile' if value in TILES else 'hand'}:{value}"


@cache
def _thing(value: str, most: int, own: bool = False, certain: bool = True, buyers: tuple[str, ...] = ()) -> Item:
    """A thing of a bundle. `own`: it lies in the own hand or supply; `buyers`: only where one of them buys."""
    name, aim = label(value), own_ref(value) if own and value != DUCATS else ""
    return Item(
        value if name.partition(":")[2] != value else "",
        None if name == aim else name,
        most,
        COIN if value == DUCATS else 1,
        aim,
        certain,
        only={"seat": buyers} if buyers else {},
    )


@lru_cache(maxsize=_MOST)
def _own(goods: Counts, tiles: Counts, markers: int, ducats: int, hand: Counts) -> tuple[Item, ...]:
    """The own money, goods, tiles, markers and cards."""
    found = [_thing(DUCATS, ducats, True)] if ducats else []
    found += [_thing(value, n, True) for value, n in _things(goods, tiles, markers)]
    return tuple(found + [_thing(CARDS[card].id, 1, True) for card in hand])


def _theirs(goods: Counts, tiles: Counts, markers: int, decks: Counts, purse: int) -> list[tuple[str, int]]:
    """What another can be asked for: cards by their deck, ducats as far as they lie open (GEN-6.38)."""
    most = SCREENED if purse == HIDDEN else purse
    return ([(DUCATS, most)] if most else []) + _things(goods, tiles, markers, decks)


def _wished() -> tuple[Item, ...]:
    """Whatever there is in the game."""
    things: list[tuple[str, int]] = [(DUCATS, SCREENED), *zip(COMMODITIES, GOOD_COUNTS, strict=True)]
    things += [*zip(TILES, TILE_COUNTS, strict=True), (MARKER, MARKERS)]
    things += [(deck, len(cards)) for deck, cards in zip(DECKS, OF_DECK, strict=True)]
    return tuple(_thing(value, n) for value, n in things)


# ---- pledges (6.C)


@cache
def pledgeable(space: int) -> tuple[tuple[str, int], ...]:
    """What may be pledged for a space at the most (GEN-6.23).

    >>> pledgeable(0), pledgeable(13)
    ((('d', 40), ('large_order', 1)), (('pepper', 1), ('saffron', 1)))
    """
    if space >= MARKET:
        return ()
    main = MAIN[space]
    found: list[tuple[str, int]] = [(DUCATS, PAY_AT[space])] if PAY_AT[space] else []
    found += [(COMMODITIES[good], n) for good, n in main.goods]
    found += [(tile, 1) for tile in TILES] if space in VILLAS else [(TILES[tile], n) for tile, n in main.tiles]
    found += [(MARKER, main.markers)] if main.markers else []
    return (*found, *[(DECKS[deck], n) for deck, n in main.decks])


ORDERS = tuple(frozenset(orders) for orders in ORDERS_AT)
_PLEDGES: dict[Any, tuple[Item, ...]] = {}


def _pledge_part(pos: GenoaPosition, buyer: int, spaces: tuple[int, ...], hand: Counts) -> Part | None:
    """What the action of each building may bring; whether it is certain the rules say, thing by thing.

    `hand`: the buyer's, if it is his own offer; of another's hand nobody knows.
    """
    items: tuple[Item, ...] = ()
    for space in spaces:
        if space < MARKET:
            order = not ORDERS[space].isdisjoint(hand) and _rests_on(pos, buyer, space)
            key = (space, order, STOCKS[space](pos, buyer))
            found = _PLEDGES.get(key)
            if found is None:
                if len(_PLEDGES) >= _MOST:
                    _PLEDGES.clear()
                found = _PLEDGES[key] = tuple(_pledge_items(pos, buyer, space, order))
            items += found
    return Part("pledge", PLEDGE, "bundle", items, NOTHING) if items else None


def _stock_of(space: int) -> Callable[[GenoaPosition, int], Any]:
    """What the pledges of a building come out of: all that they can rest on but an order."""
    main = MAIN[space]
    if main.goods:
        goods = itemgetter(*[good for good, _ in main.goods])
        return lambda pos, buyer: goods(pos.supply)
    if main.markers:
        return lambda pos, buyer: (pos.central[buyer], pos.central[pos.trader])
    if main.tiles:
        ((tile, _),) = main.tiles
        return lambda pos, buyer: pos.tile_supply[tile]
    ((deck, _),) = main.decks
    if space in VILLAS:
        return lambda pos, buyer: (pos.deck_size(deck), *pos.tile_supply)
    return lambda pos, buyer: pos.deck_size(deck)


STOCKS = tuple(map(_stock_of, range(MARKET)))


def _rests_on(pos: GenoaPosition, seat: int, space: int) -> bool:
    """Whether the seat holds an order that is complete here (GEN-6.24)."""
    return order_for(pos, Terms(seat, space, NOTHING)) != NO_CARD


def _pledge_items(pos: GenoaPosition, buyer: int, space: int, order: bool) -> Iterable[Item]:
    only: dict[str, tuple[str, ...]] = {"space": (pos.space_name(space),)}
    for value, n in pledgeable(space):
        pledge = f"{COIN}d" if value == DUCATS else value
        if needs_order(space, read(pledge)):  # of another's hand nobody knows
            there = value == DUCATS or pos.tile_supply[TILES.index(value)] > 0
            certain, note = order and there, ON_ORDER if there else UNCOVERED
            yield replace(_thing(value, n), certain=certain, note=note, only=only)
        else:
            certain = covered(pos, Terms(buyer, space, NOTHING, pledge=pledge))
            yield replace(_thing(value, n), certain=certain, note=None if certain else UNCOVERED, only=only)


# ---- parts


@lru_cache(maxsize=_MOST)
def _space_part(spaces: tuple[int, ...]) -> Part:
    """A space."""
    names = tuple([NAMES[space] for space in spaces])
    return Part("space", SPACE, "pick", (), names[0] if len(names) == 1 else "", True, names={"space": names})


@lru_cache(maxsize=_MOST)
def _aimed_part(spaces: tuple[int, ...], extra: bool) -> Part:
    """A space that may be pressed on the board to begin with it."""
    items = tuple([_space_item(NAMES[space], extra and space < MARKET) for space in spaces])
    return Part("space", SPACE, "pick", items, items[0].word if len(items) == 1 else "", True)


@cache
def _space_item(name: str, extra: bool) -> Item:
    return Item(aim=f"space:{name}", note=EXTRA if extra else None)


@lru_cache(maxsize=_MOST)
def _own_parts(goods: Counts, tiles: Counts, markers: int, room: int, ducats: int, hand: Counts) -> tuple[Part, Part]:
    """What the own side gives in an offer, which begins with a small bid; and the price of a note.

    `room`: so many markers the trader can take. A note binds nobody: there may be more ducats in it than one has.
    """
    first = write(Bundle(min(2 * COIN, ducats)))
    give = Part("give", GIVE, "bundle", _own(goods, tiles, room, ducats, hand), first, True, NOT_BOTH["give"])
    decks = [0] * len(DECKS)
    for card in hand:
        decks[DECK_OF[card]] += 1
    things = ((DUCATS, SCREENED), *_things(goods, tiles, markers, tuple(decks)))
    items = tuple([_thing(value, n) for value, n in things])
    return give, Part("price", PRICE, "bundle", items, write(Bundle(2 * COIN)), True)


@lru_cache(maxsize=_MOST)
def _take_part(trader: int, goods: Counts, tiles: Counts, markers: int, decks: Counts, purse: int) -> Part:
    """What is wanted of the trader."""
    said = Said("genoa-form-take", {"seat": f"seat:{trader}"})
    items = [
        _thing(value, n, False, value != DUCATS or purse != HIDDEN)
        for value, n in _theirs(goods, tiles, markers, decks, purse)
    ]
    return Part("take", said, "bundle", tuple(items), NOTHING, not_with=NOT_BOTH["take"])


@lru_cache(maxsize=_MOST)
def _extra_part(extras: tuple[tuple[str, tuple[int, ...]], ...]) -> Part:
    """Where the action is taken with an Extra action tile, that is said (GEN-6.15): by buyer, the spaces."""
    items = []
    for buyer, spaces in extras:
        names = tuple([NAMES[space] for space in spaces if space < MARKET])
        only: dict[str, tuple[str, ...]] = {"space": names}
        items.append(Item("1", "tile:extra_action", note=EXTRA, only=only | ({"seat": (buyer,)} if buyer else {})))
    return Part("extra", Said("genoa-form-extra"), "fixed", tuple(items))


def _face_part(usual: str) -> Part:
    """Who sees the cards that are given (GEN-6.20): as the table has it, or the other way."""
    shown, hidden = Said("genoa-form-shown"), Said("genoa-form-hidden")
    if usual == "trader":
        return Part("face", Said("genoa-form-hide"), "switch", (Item("", shown), Item("back", hidden)))
    return Part("face", Said("genoa-form-show"), "switch", (Item("", hidden), Item("trader", shown)))


SPACE, GIVE, PLEDGE = Said("genoa-form-space"), Said("genoa-form-give"), Said("genoa-form-pledge")
PRICE = Said("genoa-form-price")
THEIR_GIVE, THEIR_TAKE, TO_WHOM = Said("genoa-form-their-give"), Said("genoa-form-their-take"), Said("genoa-form-seat")
FORMS = {word: Said(f"genoa-form-{word}") for word in ("offer", "bid", "rebid", "counter", "note", "call")}
FACES = {usual: _face_part(usual) for usual in ("trader", "back")}
ALSO = ("preset",)
STANDING = Part("standing", Said("genoa-form-standing"), "switch", start="0")
WANT = Part("want", Said("genoa-form-want"), "bundle", _wished(), write(Bundle(4 * COIN)), True)
UNTIL_ITEMS = tuple(Item(setting, Said(f"genoa-quiet-{setting}")) for setting in ("turn", "addressed"))
UNTIL = Composer(
    "quiet",
    "quiet",
    Said("genoa-form-quiet"),
    (Part("setting", Said("genoa-form-until"), "pick", UNTIL_ITEMS, needed=True),),
    quick=tuple({"setting": item.value} for item in UNTIL_ITEMS),
)
"""Passing by oneself until one's turn (GEN-6.63)."""
NOT_BOTH = {"give": {DUCATS: "take"}, "take": {DUCATS: "give"}}
"""Ducats go one way only (GEN-6.13)."""


def _terms(terms: Terms, space: str, **more: str) -> dict[str, str]:
    """Terms as a form begins with them: own cards by name, the other side's by their deck."""
    if more:
        give, take = backs(terms.give), _by_name(terms.take)
    else:
        give, take = _by_name(terms.give), backs(terms.take)
    return {**more, "space": space, "give": give, "take": take, "pledge": terms.pledge}


@lru_cache(maxsize=_MOST)
def _by_name(things: str) -> str:
    """Of a bundle all but what is still to be picked out of a deck."""
    return write(read(things)._replace(decks=()))


# ---- composers

_TABLE = attrgetter(
    *("goods", "tiles", "ducats", "hands", "markers", "central", "supply", "tile_supply", "decks", "face_up"),
    *("trader", "acted", "extras", "bought", "shown", "tower"),
)
"""All that the parts of an offer or a counter follow from, of the table."""
_LAST: dict[Any, tuple[Any, Any]] = {}


def _as_before(pos: GenoaPosition, asked: tuple[Any, ...], make: Callable[[], V]) -> V:
    """What was made for the same question (of the same seat), if the table is as it saw it then.

    It mostly is: offers are written one after the other, and weighed in several rounds, before anything changes hands.
    """
    if type(pos.log) is not list:  # what is not cut loose changes with its position
        return make()
    key, table = (id(pos.setup), *asked), (pos.setup, *_TABLE(pos))
    found = _LAST.get(key)
    if found is None or found[0] != table:
        if len(_LAST) >= _MOST_TABLES:
            _LAST.clear()
        found = _LAST[key] = table, make()
    made: V = found[1]
    return made


def forms(
    pos: GenoaPosition, floor: Floor, seat: int, able: tuple[int, int], spaces: tuple[int, ...], notes: bool
) -> tuple[Composer, ...]:
    """An offer for one of these spaces, and a price for one further away (GEN-6.7).

    `able`: the actions the seat has left, and its Extra action tiles.
    """
    parts, price = _as_before(pos, ("forms", seat, spaces), lambda: _parts(pos, floor, seat, able, spaces))
    further = _further(pos.visited | pos.board.near[pos.tower]) if notes else None
    note = () if further is None else (Composer("note", "note", FORMS["note"], (further, price, STANDING)),)
    if not spaces:
        return note
    top, quick = pos.stack[-1], _quick(pos, floor, seat, spaces)
    if isinstance(top, Asking):
        begun = _begun(pos, floor, seat, spaces) if floor.offers or top.drafts[seat].offers else ()
        return (Composer("offer", "offer", FORMS["offer"], parts, "", begun, ALSO, quick, "pass"), *note)
    begun, word = _begun(pos, floor, seat, spaces), "rebid" if isinstance(top, Replying) else "bid"
    return (Composer("offer", "offer", FORMS[word], parts, "", begun, quick=quick), *note)


PRICES = (COIN, 2 * COIN, 3 * COIN, 4 * COIN)


def _quick(pos: GenoaPosition, floor: Floor, seat: int, spaces: tuple[int, ...]) -> tuple[dict[str, str], ...]:
    """Offers that many make: some ducats, a little more than another bids, or of two players (GEN-12.1) one good."""
    if pos.players == 2:
        return _goods_alone(goods_of(pos, seat))
    found = _ducats_alone(pos.ducats[seat])
    if not floor.offers:
        return found
    rivals: dict[int, int] = {}
    for terms in floor.offers:
        if terms.by != seat and terms.space in spaces:
            rivals[terms.space] = max(rivals.get(terms.space, 0), read(terms.give).ducats + COIN)
    more = [(space, n) for space, n in rivals.items() if PRICES[-1] < n <= pos.ducats[seat]]
    return (*[{"space": NAMES[space], "give": write(Bundle(n))} for space, n in more], *found)


@lru_cache(maxsize=_MOST)
def _ducats_alone(purse: int) -> tuple[dict[str, str], ...]:
    return tuple([{"give": write(Bundle(n))} for n in PRICES if n <= purse])


@lru_cache(maxsize=_MOST)
def _goods_alone(goods: Counts) -> tuple[dict[str, str], ...]:
    return tuple([{"give": COMMODITIES[good]} for good, n in enumerate(goods) if n])


def _parts(
    pos: GenoaPosition, floor: Floor, seat: int, able: tuple[int, int], spaces: tuple[int, ...]
) -> tuple[tuple[Part, ...], Part]:
    """The parts of an offer for one of these spaces, and the price of a note."""
    trader, markers = floor.seat, pos.markers
    goods, tiles, hand = goods_of(pos, seat), tiles_of(pos, seat), hand_of(pos, seat)
    room = min(markers[seat], pos.central[trader])
    give, price = _own_parts(goods, tiles, markers[seat], room, pos.ducats[seat], hand)
    if not spaces:
        return (), price
    left, extras = able
    extra = not left and extras > 0
    purse = pos.ducats[trader] if pos.purse_open(trader) else HIDDEN
    asked = min(markers[trader], pos.central[seat])
    take = _take_part(trader, goods_of(pos, trader), tiles_of(pos, trader), asked, decks_of(pos, trader), purse)
    parts = [_aimed_part(spaces, extra), give, take]
    pledge = _pledge_part(pos, seat, spaces, hand) if left or extra else None
    if pledge is not None:
        parts.append(pledge)
    if extra:
        parts.append(_extra_part((("", spaces),)))
    if hand:
        parts.append(FACES[pos.setup.options.card_face])
    return tuple(parts), price


def _begun(pos: GenoaPosition, floor: Floor, seat: int, spaces: Sequence[int]) -> tuple[dict[str, str], ...]:
    """What an offer may begin with: the counter that is answered, what is written, what stands."""
    top = pos.stack[-1]
    written = top.drafts[seat].offers if isinstance(top, Asking) else ()
    counter = top.terms if isinstance(top, Replying) else top.counter if isinstance(top, Live) else None
    found = [counter] if counter is not None and counter.by == seat else []
    found += written
    drafted = [terms.space for terms in written]
    found += [terms for terms in floor.offers if terms.by == seat and terms.space not in drafted]
    return tuple([_terms(terms, pos.space_name(terms.space)) for terms in found if terms.space in spaces])


def offer_spaces(pos: GenoaPosition, floor: Floor, seat: int, able: tuple[int, int]) -> tuple[int, ...]:
    """The spaces a player could make an offer for now; `able`: see `forms`."""
    top = pos.stack[-1]
    found = (top.terms.space,) if isinstance(top, Replying) else floor.targets
    if not any(able):
        found = tuple([space for space in found if can_buy(pos, seat, space)])
    if isinstance(top, Asking) and len(top.drafts[seat].offers) >= pos.setup.options.max_offers:  # GEN-6.54
        drafted = [terms.space for terms in top.drafts[seat].offers]
        return tuple([space for space in found if space in drafted])
    return found


def counter(pos: GenoaPosition, floor: Floor) -> Composer | None:
    """Terms for one of the others (GEN-6.38); None if nobody could buy anything."""
    parts = _as_before(pos, ("counter", floor.seat, floor.targets), lambda: _counter_parts(pos, floor))
    if not parts:
        return None
    starts = [_terms(terms, NAMES[terms.space], seat=SEATS[terms.by]) for terms in floor.offers]
    return Composer("counter", "counter", FORMS["counter"], parts, "", tuple(starts))


def _counter_parts(pos: GenoaPosition, floor: Floor) -> tuple[Part, ...]:
    """The parts of a counter; none if nobody could buy anything."""
    trader, targets, markers, room = floor.seat, floor.targets, pos.markers, pos.central[floor.seat]
    buyers: dict[int, tuple[int, ...]] = {}
    asked: list[Asked] = []
    extras: list[tuple[str, tuple[int, ...]]] = []
    acting = NOBODY
    for seat in pos.clockwise(trader):
        able = pos.can_act(seat)
        spaces = targets if able else tuple([space for space in targets if can_buy(pos, seat, space)])
        if not spaces:
            continue
        buyers[seat] = spaces
        name, purse = SEATS[seat], pos.ducats[seat] if pos.purse_open(seat) else HIDDEN
        goods, tiles, decks = goods_of(pos, seat), tiles_of(pos, seat), decks_of(pos, seat)
        asked.append((name, goods, tiles, min(markers[seat], room), decks, purse))
        if able:
            acting = seat
            if pos.takes_extra(seat, 0):
                extras.append((name, spaces))
    if not buyers:
        return ()
    goods, tiles, hand = goods_of(pos, trader), tiles_of(pos, trader), hand_of(pos, trader)
    whole = all(spaces is targets for spaces in buyers.values())
    parts = [
        _seat_part(tuple(buyers)),
        _space_part(targets) if whole else _sold_part(targets, tuple(buyers.items())),
        _asked_part(tuple(asked)),
        _own_part(goods, tiles, markers[trader], pos.ducats[trader], hand),
    ]
    pledge = None if acting == NOBODY else _pledge_part(pos, acting, targets, ())
    if pledge is not None:
        parts.append(pledge)
    if extras:
        parts.append(_extra_part(tuple(extras)))
    return tuple(parts)


@lru_cache(maxsize=_MOST)
def _own_part(goods: Counts, tiles: Counts, markers: int, ducats: int, hand: Counts) -> Part:
    """What the trader would give."""
    items = _own(goods, tiles, markers, ducats, hand)
    return Part("take", THEIR_TAKE, "bundle", items, NOTHING, not_with=NOT_BOTH["take"])


Asked = tuple[str, Counts, Counts, int, Counts, int]
"""Who can be asked: his name in moves, goods, tiles, markers, cards of each deck, and purse."""


@lru_cache(maxsize=_MOST)
def _asked_part(buyers: tuple[Asked, ...]) -> Part:
    """What the others can be asked for; what several have as much of stands there once."""
    found: dict[tuple[int, str, int, bool], list[str]] = {}
    for name, goods, tiles, markers, decks, purse in buyers:
        for value, n in _theirs(goods, tiles, markers, decks, purse):
            certain = value != DUCATS or purse != HIDDEN
            found.setdefault((THINGS.index(value), value, n, certain), []).append(name)
    items = [
        _thing(value, n, False, certain, tuple(names) if len(names) < len(buyers) else ())
        for (_, value, n, certain), names in sorted(found.items())
    ]
    return Part("give", THEIR_GIVE, "bundle", tuple(items), NOTHING, True, NOT_BOTH["give"])


@lru_cache(maxsize=_MOST)
def _seat_part(seats: tuple[int, ...]) -> Part:
    items = tuple([Item(SEATS[seat], f"seat:{seat}") for seat in seats])
    return Part("seat", TO_WHOM, "pick", items, items[0].word if len(items) == 1 else "", True)


@lru_cache(maxsize=_MOST)
def _sold_part(targets: tuple[int, ...], buyers: tuple[tuple[int, tuple[int, ...]], ...]) -> Part:
    """The spaces of a counter, each with those who could buy it."""
    items = []
    for space in targets:
        name, seats = NAMES[space], tuple([SEATS[seat] for seat, spaces in buyers if space in spaces])
        if seats:
            items.append(Item(label=f"space:{name}", only={"seat": seats} if len(seats) < len(buyers) else {}))
    return Part("space", SPACE, "pick", tuple(items), items[0].word if len(items) == 1 else "", True)


@lru_cache(maxsize=_MOST)
def _further(known: int) -> Part:
    return _space_part(tuple([space for space in range(SPACES) if not known >> space & 1]))


@lru_cache(maxsize=_MOST)
def call(spaces: tuple[int, ...]) -> Composer:
    """What the trader would like for a target (GEN-6.41)."""
    return Composer("call", "call", FORMS["call"], (_space_part(spaces), WANT))
