"""Who is asked after a move, by what everybody sees: so that a question can say what can be taken back.

A move can be taken back as long as nobody else is asked and nothing hidden has come to light (see `Position.play`).
The functions here say of a moment that would come whether a seat alone goes on; they look ahead as far as turns, floor
and acquiring would run.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tetrapolis.games.genoa.rules.acquiring import can_claim, claimed, streets
from tetrapolis.games.genoa.rules.actions import brings
from tetrapolis.games.genoa.rules.board import FIRST_STREET, MARKET
from tetrapolis.games.genoa.rules.bundle import NOTHING, read
from tetrapolis.games.genoa.rules.cards import (
    ANY_COMMODITY,
    BUILDING_ACTION,
    CARDS,
    DECK_OF,
    LARGE,
    MESSAGE,
    ORDERS_AT,
    PALACE,
    SMALL,
    TRADE,
)
from tetrapolis.games.genoa.rules.deals import owed
from tetrapolis.games.genoa.rules.frames import NO_CARD, Acquiring, Dealing, Delivering, Picking, Window
from tetrapolis.games.genoa.rules.messages import may_deliver, tells
from tetrapolis.games.genoa.rules.moves import Claim
from tetrapolis.games.genoa.rules.position import DISCS, GOODS, KINDS, GenoaPosition


class Ahead(NamedTuple):
    """How a turn would stand."""

    tower: int
    steps: int
    """So many discs are laid out."""
    visited: int
    streets: Sequence[int]
    """Those with a disc."""
    owner: Sequence[int]
    markers: Sequence[int]


def as_it_is(pos: GenoaPosition) -> Ahead:
    """How it stands."""
    return Ahead(pos.tower, len(pos.path), pos.visited, streets(pos), pos.owner, pos.markers)


# ---- moments that come


def _settled(pos: GenoaPosition, seat: int, ahead: Ahead) -> bool:
    """The space is settled: all others are asked for the next step, if there is one (GEN-6.51); of two, the other."""
    if ahead.steps < DISCS and pos.board.near[ahead.tower] & ~ahead.visited:
        return pos.players == 2 and seat != pos.trader and pos.setup.options.negotiation == "orderly"
    return _acquiring(pos, seat, ahead, pos.players)


def _acquiring(pos: GenoaPosition, seat: int, ahead: Ahead, left: int) -> bool:
    """Phase 3: the next who can acquire something (GEN-10.1, GEN-10.2); `left`: so many come still."""
    order = (pos.trader, *pos.clockwise(pos.trader))
    for other in order[len(order) - left :]:
        if can_claim(pos.board, ahead.streets, ahead.owner, ahead.markers[other], other):
            return other == seat
    last = may_deliver(pos, visited=ahead.visited)
    return last == [seat] if last else _next_turn(pos, seat)


def _next_turn(pos: GenoaPosition, seat: int) -> bool:
    """The next trader rolls, if the game goes on (GEN-2.4)."""
    after = (pos.trader + 1) % pos.players
    return after == seat and (after != pos.first or pos.spaces_left > 1)


# ---- moves


def goes_on_at(pos: GenoaPosition, spaces: Sequence[int]) -> tuple[bool, ...]:
    """Whether the trader alone goes on when the tower moves to each of these, and nobody shows a message (GEN-4.10)."""
    trader = pos.trader
    asked = any(pos.can_act(other) for other in pos.clockwise(trader))
    # at a building the trader is asked about its action, if anybody can take it (GEN-6.50)
    house = not (asked and pos.setup.options.negotiation == "live") if asked or pos.can_act(trader) else None
    found = []
    for space in spaces:
        visited = pos.visited | 1 << space
        on = house
        if space >= MARKET or on is None:
            on = not (len(pos.path) < DISCS - 1 and pos.board.near[space] & ~visited)
            if on:
                laid = [*streets(pos), space] if space >= FIRST_STREET else streets(pos)
                ahead = Ahead(space, DISCS, visited, laid, pos.owner, pos.markers)
                on = _acquiring(pos, trader, ahead, pos.players)
        found.append(on and not tells(pos, pos.visited, space))
    return tuple(found)


def goes_on_after_lapse(pos: GenoaPosition) -> bool:
    """Whether the trader alone goes on when the action lapses."""
    return _settled(pos, pos.trader, as_it_is(pos))


def goes_on_after_stop(pos: GenoaPosition) -> bool:
    """Whether the trader alone goes on when the tower stays."""
    return _acquiring(pos, pos.trader, as_it_is(pos), pos.players)


def goes_on_after_window(pos: GenoaPosition, window: Window) -> bool:
    """Whether its player alone goes on when a window ends: he picks pledged cards, or is asked next."""
    pledge = owed(pos, window)
    ahead = as_it_is(pos)
    if pledge != NOTHING:
        things = read(pledge)
        for _, count in things.decks:
            if count < window.drawn or window.cards:
                return count < window.drawn  # else they change hands at once, and are seen
        if things.markers:
            markers = list(pos.markers)
            markers[window.seat] -= things.markers
            markers[pos.trader] += things.markers
            ahead = ahead._replace(markers=markers)
    return _settled(pos, window.seat, ahead)


def picks_again(pos: GenoaPosition, frame: Picking) -> bool:
    """Whether who picks a card has to pick another one before any changes hands."""
    below = pos.stack[-2]
    if frame.left > 1 or not isinstance(below, Dealing):
        return frame.left > 1
    terms = below.deals[0]
    things = read(terms.give if frame.seat == terms.by else terms.take)
    bound = (*things.cards, terms.order if frame.seat == terms.by else -1)
    later = [(deck, count) for deck, count in things.decks if deck > frame.deck]
    return any(sum(card not in bound for card in pos.hand(frame.seat, deck)) > count for deck, count in later)


def goes_on_after_claims(pos: GenoaPosition, frame: Acquiring, claims: Sequence[Claim | None]) -> tuple[bool, ...]:
    """Whether a player alone goes on once he has acquired something, or (None) nothing; of each of several claims."""
    if not (_next_turn(pos, frame.seat) or may_deliver(pos) == [frame.seat]):
        return (False,) * len(claims)
    ahead = as_it_is(pos)
    return tuple([_goes_on_after_claim(pos, frame, claim, ahead) for claim in claims])


def _goes_on_after_claim(pos: GenoaPosition, frame: Acquiring, claim: Claim | None, ahead: Ahead) -> bool:
    if claim is not None:
        owner, markers = list(pos.owner), list(pos.markers)
        left = [street for street in ahead.streets if street != pos.space_number(claim.street)]
        for deed in (claim.one, claim.two):
            if deed:
                building, owner_then, spent = claimed(deed, frame.seat)
                owner[building] = owner_then
                markers[frame.seat] -= spent
        ahead = ahead._replace(streets=left, owner=owner, markers=markers)
    return _acquiring(pos, frame.seat, ahead, frame.left)


def goes_on_after_delivering(pos: GenoaPosition, frame: Delivering, seat: int) -> bool:
    """Whether who delivers nothing more alone goes on: he was the last, and begins the next turn."""
    return frame.waiting == 1 << seat and _next_turn(pos, seat)


# ---- actions in which there is nothing to choose

_WINDOW_TILES = (ANY_COMMODITY, TRADE, BUILDING_ACTION)


def is_all(pos: GenoaPosition, seat: int, building: int, window: Window | None = None) -> bool:
    """Whether the effect of a building is all there is to do in its action, before and after it: nothing to choose.

    By what the player himself knows. Cards still to be drawn count as if they were the best.
    """
    if window is not None and (window.main or window.order != NO_CARD or window.building != building):
        return False
    got = brings(pos, seat, building)
    held = pos.tiles[KINDS * seat : KINDS * seat + KINDS]
    tiles = [tile for tile in _WINDOW_TILES if held[tile] or (tile, 1) in got.tiles]
    owns = any(owner == seat and b != PALACE for b, owner in enumerate(pos.owner))
    if any(tile != BUILDING_ACTION or owns for tile in tiles):
        return False
    if any(deck == MESSAGE for deck, _ in got.decks) and not pos.auto >> seat & 1:
        return False  # it may be delivered at once
    if window is not None and window.ordered:
        return True
    goods = {good for good in range(GOODS) if pos.goods[GOODS * seat + good]} | {good for good, _ in got.goods}
    drawn = {deck for deck, _ in got.decks if deck == SMALL}
    mine = {card for deck in (SMALL, LARGE) for card in pos.hand(seat, deck)}
    return not any(
        (card in mine or DECK_OF[card] in drawn) and goods.issuperset(CARDS[card].goods) for card in ORDERS_AT[building]
    )


def ends_for_good(pos: GenoaPosition, seat: int, building: int, window: Window | None = None) -> bool:
    """Whether an action in which there is nothing to choose cannot be taken back once it is finished."""
    got = brings(pos, seat, building)
    if got.decks or got.markers or (window is not None and window.pledge != NOTHING):
        return True
    return not _settled(pos, seat, as_it_is(pos))
