"""Random moves of open spaces, for random play: the kind of move first, then one of that kind that is legal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random

from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.rules.board import MARKET, SPACES
from tetrapolis.games.genoa.rules.bundle import MAIN, NOTHING, Bundle, read, write
from tetrapolis.games.genoa.rules.cards import (
    CARDS,
    COIN,
    COMMODITIES,
    DECKS,
    ORDERS_AT,
    PAY_AT,
    TILES,
    VILLAS,
)
from tetrapolis.games.genoa.rules.frames import Floor, Terms
from tetrapolis.games.genoa.rules.moves import PASS, Accept, Call, Counter, Note, Offer
from tetrapolis.games.genoa.rules.offer_validity import can_buy
from tetrapolis.games.genoa.rules.position import GOODS, KINDS, GenoaPosition

Contains = Callable[[Move], bool]
BUSY = 0.28
"""How often somebody who is asked does more than pass."""
TRIES = 2
"""How often a random offer is tried before something listed is chosen instead."""


def _pick(moves: Sequence[Move], rng: Random) -> Move:
    return moves[int(rng.random() * len(moves))]


def answer(pos: GenoaPosition, seat: int, answers: OpenSpace, luck: float, rng: Random) -> Move:
    """In ASK, for who does not simply pass (luck below BUSY): an offer, a note, or something listed."""
    if luck < 0.2:
        floor = pos.stack[0]
        assert isinstance(floor, Floor)
        for _ in range(TRIES):
            offer = random_offer(pos, floor, seat, rng)
            if offer is not None and offer in answers:
                return offer
    elif luck < 0.23:
        note = random_note(pos, rng)
        if note in answers:
            return note
    else:
        return _pick(answers.listed, rng)
    return PASS


def reply(
    pos: GenoaPosition, floor: Floor, seat: int, space: int, contains: Contains, listed: Sequence[Move], rng: Random
) -> Move:
    """In REPLY: one of the listed moves, or a new offer."""
    if rng.random() < 0.3:
        offer = random_offer(pos, floor, seat, rng, space)
        if offer is not None and contains(offer):
            return offer
    return _pick(listed, rng)


def decision(pos: GenoaPosition, floor: Floor, listed: Sequence[Move], contains: Contains, rng: Random) -> Move:
    """In DECIDE: half of the time an offer if there is one, else now and then a counter or a call."""
    offers = [move for move in listed if isinstance(move, Accept)]
    if offers and rng.random() < 0.5:
        return _pick(offers, rng)
    luck = rng.random()
    if luck < 0.2:
        counter = random_counter(pos, floor, rng)
        if counter is not None and contains(counter):
            return counter
    elif luck < 0.25:
        called = random_call(pos, floor, rng)
        if contains(called):
            return called
    rest = listed[len(offers) :]
    return _pick(rest or listed, rng)


def random_note(pos: GenoaPosition, rng: Random) -> Note:
    """A price for any space."""
    price = f"{5 * rng.randrange(1, 7)}d"
    return Note(pos.space_name(rng.randrange(SPACES)), price, int(rng.random() < 0.5))


def random_call(pos: GenoaPosition, floor: Floor, rng: Random) -> Call:
    """A wish for one of the targets."""
    space = rng.choice(floor.targets)
    return Call(pos.space_name(space), f"{5 * rng.randrange(1, 9)}d")


def random_offer(pos: GenoaPosition, floor: Floor, seat: int, rng: Random, space: int = -1) -> Offer | None:
    """An offer of one or two kinds of things, now and then with something in return or pledged."""
    if space < 0:
        spaces = floor.targets
        space = spaces[int(rng.random() * len(spaces))]
    if not can_buy(pos, seat, space):
        return None
    extra = pos.takes_extra(seat, space)
    give = _some(pos, seat, rng, own=True, purse=pos.ducats[seat])
    purse = 0 if "d" in give else _asked_for(pos, floor.seat, 40)
    take = _some(pos, floor.seat, rng, own=False, purse=purse) if rng.random() < 0.15 else NOTHING
    pledge = _pledge(space, rng) if space < MARKET and rng.random() < 0.15 else NOTHING
    if give == pledge == NOTHING:
        give = "5d"
    if rng.random() < 0.5 and read(give).cards:
        return Offer(pos.space_name(space), give, take, pledge, int(extra), "back")
    return Offer(pos.space_name(space), give, take, pledge, int(extra))


def random_counter(pos: GenoaPosition, floor: Floor, rng: Random) -> Counter | None:
    """Terms for one of the others: the better for the trader of a standing offer, or new ones."""
    if floor.offers and rng.random() < 0.6:
        terms = rng.choice(floor.offers)
        seat, space = terms.by, terms.space
    else:
        seat, space = rng.choice(pos.clockwise(floor.seat)), rng.choice(floor.targets)
    if not can_buy(pos, seat, space):
        return None
    extra = pos.takes_extra(seat, space)
    give = _some(pos, seat, rng, own=False, purse=_asked_for(pos, seat, 60))
    purse = 0 if "d" in give else pos.ducats[floor.seat]
    take = _some(pos, floor.seat, rng, own=True, purse=purse) if rng.random() < 0.2 else NOTHING
    pledge = _pledge(space, rng) if space < MARKET and rng.random() < 0.15 else NOTHING
    return Counter(seat, pos.space_name(space), give, take, pledge, int(extra))


def _asked_for(pos: GenoaPosition, seat: int, most: int) -> int:
    """So many ducats another may be asked for: no more than he openly has (GEN-6.38)."""
    return min(most, pos.ducats[seat]) if pos.purse_open(seat) else most


def _some(pos: GenoaPosition, seat: int, rng: Random, own: bool, purse: int) -> str:
    """One or two things of a player; cards by name if they are one's own, by deck if not."""
    first = _thing(pos, seat, rng, own, purse)
    if rng.random() < 0.7:
        return first or NOTHING
    second = _thing(pos, seat, rng, own, purse)
    return "+".join(dict.fromkeys([thing for thing in (first, second) if thing])) or NOTHING


def _thing(pos: GenoaPosition, seat: int, rng: Random, own: bool, purse: int) -> str:
    luck = rng.random()
    if luck < 0.5:
        most = min(purse, 60) // COIN
        return f"{COIN * (1 + int(rng.random() * most))}d" if most else ""
    if luck < 0.7:
        goods = [good for good in range(GOODS) if pos.goods[GOODS * seat + good]]
        return COMMODITIES[goods[int(rng.random() * len(goods))]] if goods else ""
    if luck < 0.82:
        tiles = [tile for tile in range(KINDS) if pos.tiles[KINDS * seat + tile]]
        return TILES[tiles[int(rng.random() * len(tiles))]] if tiles else ""
    if luck < 0.88:
        return "marker" if pos.markers[seat] else ""
    deck = int(rng.random() * len(DECKS))
    hand = pos.hand(seat, deck)
    if not hand:
        return ""
    return CARDS[hand[int(rng.random() * len(hand))]].id if own else DECKS[deck]


def _pledge(space: int, rng: Random) -> str:
    """Something the building's action may bring (GEN-6.23)."""
    ducats, main = 0, MAIN[space]
    if ORDERS_AT[space] and rng.random() < 0.5:
        ducats = 5 * rng.randrange(1, PAY_AT[space] // 5 + 1)
        if space in VILLAS and rng.random() < 0.3:
            return write(Bundle(ducats, tiles=((rng.randrange(len(TILES)), 1),)))
        if space in VILLAS or rng.random() < 0.7:
            return write(Bundle(ducats))
    if main.goods:
        return write(Bundle(goods=(rng.choice(main.goods),)))
    if main.tiles or main.markers:
        markers = rng.randrange(1, main.markers + 1) if main.markers else 0
        return write(Bundle(ducats, tiles=main.tiles, markers=markers))
    ((deck, most),) = main.decks
    return write(Bundle(ducats, decks=((deck, rng.randrange(1, most + 1)),)))


def joint_accepts(pos: GenoaPosition, valid: Sequence[Terms]) -> list[Move]:
    """Option `joint_street`: two or more offers for the same bare space, if the trader has what they all want."""
    found: list[Move] = []
    for space in sorted({terms.space for terms in valid if terms.space >= MARKET}):
        offers = [terms for terms in valid if terms.space == space]
        for size in range(2, len(offers) + 1):
            for chosen in combinations(offers, size):
                markers = sum(read(terms.give).markers for terms in chosen)
                if markers <= pos.central[pos.trader] and _all_owned(pos, [read(terms.take) for terms in chosen]):
                    first, *rest = chosen
                    also = "+".join(f"p{terms.by + 1}" for terms in rest)
                    found.append(Accept(first.by, pos.space_name(space), first.version, also))
    return found


def _all_owned(pos: GenoaPosition, takes: Sequence[Bundle]) -> bool:
    """Whether the trader owns everything the offers ask for together."""
    trader = pos.trader
    if sum(take.ducats for take in takes) > pos.ducats[trader] or sum(t.markers for t in takes) > pos.markers[trader]:
        return False
    goods, tiles = [dict(take.goods) for take in takes], [dict(take.tiles) for take in takes]
    if any(sum(wanted.get(good, 0) for wanted in goods) > pos.goods[GOODS * trader + good] for good in range(GOODS)):
        return False
    if any(sum(wanted.get(tile, 0) for wanted in tiles) > pos.tiles[KINDS * trader + tile] for tile in range(KINDS)):
        return False
    return all(
        sum(dict(take.decks).get(deck, 0) for take in takes) <= len(pos.hand(trader, deck))
        for deck in range(len(DECKS))
    )
