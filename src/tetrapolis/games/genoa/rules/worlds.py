"""Worlds that fit what a seat knows: hidden cards dealt anew, sealed answers left open, everything else as it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from tetrapolis.core.card_knowledge import CardKnowledge, Claim
from tetrapolis.core.card_sampling import deal, deal_world, mix
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Frame
from tetrapolis.games.genoa.rules.bundle import read, write
from tetrapolis.games.genoa.rules.cards import (
    DECK_OF,
    DECKS,
    FIRST,
    OF_DECK,
    ORDERS_AT,
)
from tetrapolis.games.genoa.rules.frames import UNKNOWN, Dealing, Floor, Live, Paying, Picking, Replying, Terms, Window
from tetrapolis.games.genoa.rules.pledges import fitting_orders, still_possible
from tetrapolis.games.genoa.rules.position import GenoaPosition
from tetrapolis.games.genoa.rules.standing_offers import show_cards

Need = tuple[int, int, int]
"""(deck, seat, kinds): a hand must hold a card of one of these kinds, for a pledge rests on it."""


def resample(obs: Observation, rng: Random) -> GenoaPosition:
    """A whole position in which everything this seat saw or can deduce holds, and the rest is dealt anew.

    Money needs no guessing: who counts what changes hands knows it to the last ducat. The other seats of that world
    know what everybody knows, their own cards and those they are being offered; their sealed answers and standing
    instructions are none.
    """
    seen: GenoaPosition = obs.seen
    pos, seat = seen.world(rng), obs.seat
    pos.watched = [spaces if player == seat else 0 for player, spaces in enumerate(seen.watched)]
    pos.quiet = [quiet if player == seat else 0 for player, quiet in enumerate(seen.quiet)]
    pos.cut = next((at for at in range(len(pos.log) - 1, -1, -1) if pos.log[at].id == "genoa-turn"), 0)
    pos.hands = [[] for _ in pos.hands]
    needs = _needs(pos)
    for deck in range(len(DECKS)):
        pos.lores[deck].fill(seat)
        own = [] if seat is None else seen.hand(seat, deck)
        _deal(pos, seat, deck, own, [need for need in needs if need[0] == deck], rng)
    _fill_stack(pos, rng)
    if seat != pos.trader:
        _show_trader(pos)
    return pos


# ---- cards


def _needs(pos: GenoaPosition) -> list[Need]:
    """What the pledges that stand tell of hidden hands."""
    needs = []
    for frame in pos.stack:
        if isinstance(frame, Window) and frame.order == UNKNOWN:
            needs.append(_need(frame.seat, _orders_of_window(pos, frame)))
        needs += [_need(terms.by, fitting_orders(pos, terms)) for terms in _terms_of(frame) if terms.order == UNKNOWN]
    return needs


def _terms_of(frame: Frame) -> tuple[Terms, ...]:
    """The offers that stand, or the deals being carried out."""
    if isinstance(frame, Floor):
        return frame.offers
    return frame.deals if isinstance(frame, Dealing) else ()


def _need(seat: int, orders: list[int]) -> Need:
    deck = DECK_OF[orders[0]]
    return deck, seat, sum([1 << (order - FIRST[deck]) for order in orders])


def _orders_of_window(pos: GenoaPosition, window: Window) -> list[int]:
    """The orders a pledge in an open window may rest on."""
    found = []
    pledge = write(read(window.pledge)._replace(decks=()))  # the decks are not dealt yet
    for order in ORDERS_AT[window.building]:
        hand = pos.hand(window.seat, DECK_OF[order])
        hand.append(order)
        if still_possible(pos, replace(window, order=order, pledge=pledge)):
            found.append(order)
        hand.remove(order)
    return found


def _deal(pos: GenoaPosition, seat: int | None, deck: int, own: list[int], needs: list[Need], rng: Random) -> None:
    """Deal the cards of a deck that the seat does not see."""
    lore, first, players = pos.lores[deck], FIRST[deck], pos.setup.players
    seen = {*own, *pos.face_up[deck]}
    unseen = [card - first for card in OF_DECK[deck] if card not in seen]
    hidden = [token for zone, tokens in enumerate(lore.zones) if zone != seat for token in tokens]

    def draw(claims: Sequence[Claim], closed: int) -> dict[int, int]:
        return _deal_with(lore, claims, closed, hidden, unseen, needs, rng)

    kind = deal_world(lore, seat, [card - first for card in own], draw)
    lore.know_own(seat, kind)
    for other in range(players):
        pos.hands[4 * other + deck] = [first + kind[token] for token in lore.zones[other]]
    pos.decks[deck] = [first + kind[token] for token in lore.zones[players]]


def _deal_with(
    lore: CardKnowledge,
    claims: Sequence[Claim],
    closed: int,
    hidden: list[int],
    unseen: list[int],
    needs: list[Need],
    rng: Random,
) -> dict[int, int]:
    """As the claims allow, and so that each need is met."""
    if not needs:
        return deal(claims, closed, hidden, unseen, rng)
    for narrowed in _ways(lore, claims, needs, rng):
        try:
            return deal(narrowed, closed, hidden, unseen, rng)
        except (AssertionError, ValueError):
            continue
    raise AssertionError("no world in which the pledges hold")


def _ways(lore: CardKnowledge, claims: Sequence[Claim], needs: list[Need], rng: Random) -> Iterator[Sequence[Claim]]:
    """Ways to say which token meets each need: one nothing is known of, or one of the claims, made narrower."""
    if not needs:
        yield claims
        return
    (_, seat, kinds), *rest = needs
    tokens = lore.zones[seat].copy()
    mix(tokens, rng)
    for token in tokens:
        bit = 1 << token
        sure = any(among == bit for _, among in claims)
        for number, (claimed, among) in enumerate(claims):
            if among & bit and claimed & kinds and (among == bit or not sure):
                narrowed = [*claims[:number], (claimed & kinds, bit), *claims[number + 1 :]]
                yield from _ways(lore, narrowed, rest, rng)
        if not sure:
            yield from _ways(lore, [*claims, (kinds, bit)], rest, rng)


# ---- hidden parts of frames


def _fill_stack(pos: GenoaPosition, rng: Random) -> None:
    """Cards in offers, picks and windows that the seat cannot see: some of those in that hand."""
    for index, frame in enumerate(pos.stack):
        if isinstance(frame, Floor):
            frame.offers = tuple([_fill_terms(pos, terms, rng) for terms in frame.offers])
        elif isinstance(frame, Replying):
            frame.terms = _fill_terms(pos, frame.terms, rng)
        elif isinstance(frame, Live):
            frame.counter = _fill_terms(pos, frame.counter, rng) if frame.counter else None
        elif isinstance(frame, Dealing):
            frame.deals = tuple([_fill_terms(pos, terms, rng) for terms in frame.deals])
        elif isinstance(frame, Window):
            _fill_window(pos, frame, rng)
        elif isinstance(frame, Picking):
            _fill_picking(pos, frame, pos.stack[index - 1], rng)


def _fill_terms(pos: GenoaPosition, terms: Terms, rng: Random) -> Terms:
    """The side that names its cards names some of its hand; the order of a pledge is one that fits."""
    order = terms.order
    if order == UNKNOWN:
        order = rng.choice([card for card in fitting_orders(pos, terms) if card in pos.hand(terms.by, DECK_OF[card])])
    side, namer = ("take", pos.trader) if terms.counter else ("give", terms.by)
    bundle = read(getattr(terms, side))
    if not bundle.decks:
        return terms if order == terms.order else replace(terms, order=order)
    cards = list(bundle.cards)
    for deck, count in bundle.decks:
        hand = [card for card in pos.hand(namer, deck) if card not in cards and card != order]
        cards += rng.sample(hand, count)
    named = write(bundle._replace(decks=(), cards=tuple(sorted(cards))))
    return replace(terms, order=order, **{side: named})


def _show_trader(pos: GenoaPosition) -> None:
    """The trader has seen the cards in offers made to him face up (GEN-6.20)."""
    for frame in pos.stack:
        for offer in _terms_of(frame):
            if offer.face and not offer.counter and (cards := read(offer.give).cards):
                held = [card for card in cards if card in pos.hand(offer.by, DECK_OF[card])]
                show_cards(pos, pos.trader, offer.by, held)


def _fill_window(pos: GenoaPosition, window: Window, rng: Random) -> None:
    for deck, _ in read(window.pledge).decks if window.main and not window.cards else ():  # the newest of that deck
        window.cards = tuple(pos.hand(window.seat, deck)[-window.drawn :])
    if window.order == UNKNOWN:
        held = [card for card in ORDERS_AT[window.building] if card in pos.hand(window.seat, DECK_OF[card])]
        fitting = [card for card in held if still_possible(pos, replace(window, order=card))]
        window.order = rng.choice(fitting or held)


def _fill_picking(pos: GenoaPosition, frame: Picking, below: Any, rng: Random) -> None:
    """Those who pick choose from all cards of a deck, or from those drawn."""
    if frame.cards:
        return
    hand = pos.hand(frame.seat, frame.deck)
    if isinstance(below, Paying):
        drawn = hand[-below.drawn :]
        below.cards = tuple(drawn)
        below.picked = tuple(drawn[: len(below.picked)])
        frame.cards = tuple(sorted(card for card in drawn if card not in below.picked))
        return
    assert isinstance(below, Dealing)
    terms = below.deals[0]
    kept = {*read(terms.give).cards, *read(terms.take).cards, terms.order}
    picked: list[int] = []
    for deck, count in read(terms.give if terms.counter else terms.take).decks:
        free = [card for card in pos.hand(frame.seat, deck) if card not in kept]
        if deck == frame.deck:
            picked += rng.sample(free, count - frame.left)
            frame.cards = tuple(sorted(card for card in free if card not in picked))
            break
        picked += rng.sample(free, count)
    below.picked = tuple(picked)
