"""Genoa's open moves as actions: of all offers, counters, calls and notes there could be, these few hundred per space.

What an action offers is part of its name; who buys with a tile, and which card of a deck goes, follows
from what the seat has. Everything is made from the Observation; only those that are legal are handed on.
"""

from __future__ import annotations

from collections.abc import Iterator

from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.envs.codec import seats, texts
from tetrapolis.games.genoa.board import MARKET, load_board
from tetrapolis.games.genoa.bundle import read, write
from tetrapolis.games.genoa.cards import (
    BUILDINGS,
    CARD,
    CATHEDRAL,
    COMMODITIES,
    DECK_OF,
    DECKS,
    DRAWS,
    GIVES_TILE,
    ORDERS_AT,
    STORES,
    TILES,
    VILLAS,
)
from tetrapolis.games.genoa.frames import Asking, Floor, Live, Replying, Terms
from tetrapolis.games.genoa.moves import Call, Counter, Note, Offer
from tetrapolis.games.genoa.position import GenoaPosition
from tetrapolis.games.genoa.view import View

PRICES = ("5d", "10d", "15d", "20d", "25d", "30d", "40d", "50d", "60d", "80d", "100d")
THINGS = (*COMMODITIES, *TILES, "marker")
WITH_THINGS = ("10d", "20d", "40d")
"""A thing is offered alone or with so much."""
FOR_GOODS = ("20d", "40d")
"""So much is offered for the action and a commodity of the trader's."""
PLEDGES = ("main", "other", "10d", "20d", "40d")
"""What the action itself brings (of two commodities the first or the other), or a part of an order's reward."""
RAISES = ("5d", "10d", "20d")
"""So much more than a standing offer a counter asks for."""
WANTED = ("10d", "20d", "30d", "40d", "60d")
NOTED = ("10d", "20d", "40d")

SPACES = load_board("main").names
"""Both boards have the same ones."""


def actions(players: int) -> list[str]:
    """All that can be offered, asked for or noted."""
    found = texts("offer", SPACES, [*PRICES, *THINGS, *DECKS])
    found += texts("offer", SPACES, [f"{price}+{thing}" for price in WITH_THINGS for thing in THINGS])
    found += texts("offer", SPACES, FOR_GOODS, [f"take={good}" for good in COMMODITIES])
    found += texts("offer", BUILDINGS, [f"pledge={pledge}" for pledge in PLEDGES])
    found += texts("counter", seats(players)[1:], SPACES, [*PRICES, *THINGS, *DECKS, *[f"more={n}" for n in RAISES]])
    found += texts("call", SPACES, WANTED)
    return found + texts("note", BUILDINGS, NOTED) + texts("note", BUILDINGS, NOTED, ["standing"])


def candidates(obs: Observation) -> Iterator[tuple[str, Move]]:
    """Actions that may be legal now, with their moves."""
    view: View = obs.view
    me, floor, top = obs.seat, view.stack[0], view.stack[-1]
    assert me is not None
    assert isinstance(floor, Floor)
    if isinstance(top, Replying):
        yield from _offers(obs.seen, view, me, floor, [top.terms.space])
    elif floor.seat == me:
        yield from _counters(obs.seen, view, me, floor)
        for space in floor.targets:
            for price in WANTED:
                yield f"call {SPACES[space]} {price}", Call(SPACES[space], price)
    elif isinstance(top, Asking):  # one offer for each target, so that an answer comes to its end
        draft = top.drafts[me]
        done = {terms.space for terms in draft.offers} | set(draft.withdrawn)
        yield from _offers(obs.seen, view, me, floor, [space for space in floor.targets if space not in done])
        yield from _notes(view, {note.space for note in draft.notes})
    elif isinstance(top, Live):
        yield from _offers(obs.seen, view, me, floor, floor.targets)
        yield from _notes(view, {note.space for note in view.notes if note.by == me})


def _offers(
    pos: GenoaPosition, view: View, me: int, floor: Floor, spaces: list[int] | tuple[int, ...]
) -> Iterator[tuple[str, Move]]:
    mine, theirs = view.players[me], view.players[floor.seat]
    ducats = mine.ducats or 0
    prices = [price for price in PRICES if int(price[:-1]) <= ducats]
    things = _things(mine.goods, mine.tiles, mine.markers)
    cards = _cards(view.hand)
    goods = [good for good, count in zip(COMMODITIES, theirs.goods, strict=True) if count]
    for space in spaces:
        name, extra = SPACES[space], int(pos.takes_extra(me, space))
        for what in (*prices, *things, *[f"{price}+{t}" for price in WITH_THINGS if price in prices for t in things]):
            yield f"offer {name} {what}", Offer(name, what, extra=extra)
        for deck, card in cards.items():
            yield f"offer {name} {deck}", Offer(name, card, extra=extra)
        for price in FOR_GOODS:
            if price in prices:
                for good in goods:
                    yield f"offer {name} {price} take={good}", Offer(name, price, good, extra=extra)
        if space < MARKET:
            for pledge, things_of_action in _pledges(space).items():
                yield f"offer {name} pledge={pledge}", Offer(name, "-", pledge=things_of_action, extra=extra)


def _counters(pos: GenoaPosition, view: View, me: int, floor: Floor) -> Iterator[tuple[str, Move]]:
    players = len(view.players)
    for seat, player in enumerate(view.players):
        if seat == me:
            continue
        who = f"@{(seat - me) % players}"
        whats = [*PRICES, *_things(player.goods, player.tiles, player.markers)]
        whats += [deck for deck, count in zip(DECKS, player.cards, strict=True) if count]
        for space in floor.targets:
            name, extra = SPACES[space], int(pos.takes_extra(seat, space))
            for what in whats:
                yield f"counter {who} {name} {what}", Counter(seat, name, what, extra=extra)
            standing = next((terms for terms in floor.offers if terms.by == seat and terms.space == space), None)
            if standing is not None:
                for more in RAISES:
                    yield f"counter {who} {name} more={more}", _more(standing, name, int(more[:-1]))


def _more(terms: Terms, space: str, ducats: int) -> Counter:
    """A standing offer with so much more; the other side's cards are named by their decks (GEN-6.19)."""
    give, take = read(terms.give), read(terms.take)
    asked = [deck for deck, count in give.decks for _ in range(count)] + [DECK_OF[card] for card in give.cards]
    decks = tuple((deck, asked.count(deck)) for deck in sorted(set(asked)))
    if take.ducats >= ducats:
        take = take._replace(ducats=take.ducats - ducats)
    else:
        give, take = give._replace(ducats=give.ducats + ducats - take.ducats), take._replace(ducats=0)
    give = give._replace(decks=decks, cards=())
    return Counter(terms.by, space, write(give), write(take), terms.pledge, int(terms.extra))


def _notes(view: View, noted: set[int]) -> Iterator[tuple[str, Move]]:
    """For buildings the tower has not come to."""
    for space, name in enumerate(BUILDINGS):
        if space not in noted and name not in view.path:
            for price in NOTED:
                yield f"note {name} {price}", Note(name, price)
                yield f"note {name} {price} standing", Note(name, price, 1)


def _things(goods: list[int], tiles: list[int], markers: int) -> list[str]:
    found: list[str] = [good for good, count in zip(COMMODITIES, goods, strict=True) if count]
    found += [tile for tile, count in zip(TILES, tiles, strict=True) if count]
    return [*found, "marker"] if markers else found


def _cards(hand: list[str]) -> dict[str, str]:
    """Of each deck the own card that comes first."""
    found: dict[str, str] = {}
    for card in sorted(hand, key=CARD.__getitem__):
        found.setdefault(DECKS[DECK_OF[CARD[card]]], card)
    return found


def _pledges(building: int) -> dict[str, str]:
    """What can be promised of an action (GEN-6.23)."""
    found: dict[str, str] = {}
    if building in STORES:
        one, other = STORES[building]
        found = {"main": COMMODITIES[one], "other": COMMODITIES[other]}
    elif building in GIVES_TILE:
        found = {"main": TILES[GIVES_TILE[building]]}
    elif building == CATHEDRAL:
        found = {"main": "marker"}
    elif building in DRAWS or building in VILLAS:
        found = {"main": DECKS[DRAWS.get(building, (0, 1))[0]]}
    if ORDERS_AT[building]:
        found |= {price: price for price in PLEDGES[2:]}
    return found
