"""Making a deal (6.G): cards asked for are picked, both sides hand over, the tower moves, the buyer's window opens."""

from __future__ import annotations

from collections.abc import Sequence

from tetrapolis.core.errors import IllegalMove
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.rules.board import MARKET
from tetrapolis.games.genoa.rules.bundle import NOTHING, Bundle, backs, read, write
from tetrapolis.games.genoa.rules.cards import BUILDINGS, CARD, CARDS, DECK_OF, DECKS, EXTRA_ACTION, MESSAGE, OWNER_PAY
from tetrapolis.games.genoa.rules.frames import (
    ARRIVED,
    NO_CARD,
    NOBODY,
    SETTLED,
    Dealing,
    Paying,
    Picking,
    Terms,
    Turn,
    Window,
)
from tetrapolis.games.genoa.rules.messages import deliver_all
from tetrapolis.games.genoa.rules.moves import Pick
from tetrapolis.games.genoa.rules.offer_validity import is_bare
from tetrapolis.games.genoa.rules.position import GOODS, KINDS, GenoaPosition
from tetrapolis.games.genoa.rules.tower import move_tower

PICKS = tuple(Pick(card.id) for card in CARDS)


def make_deal(pos: GenoaPosition, deals: tuple[Terms, ...]) -> None:
    """From here on the deal is final, and all other offers have lapsed (GEN-6.47, GEN-6.48)."""
    pos.seal()
    for terms in deals:
        pos.say(
            "genoa-deal",
            {
                "seat": terms.by,
                "target": pos.trader,
                "space": pos.space_name(terms.space),
                "give": backs(terms.give),
                "take": backs(terms.take),
                "pledge": terms.pledge,
                "here": int(terms.space == pos.tower),
                "bare": int(is_bare(pos, terms)),
            },
        )
    pos.stack = [Dealing(deals)]


def run_dealing(pos: GenoaPosition, frame: Dealing) -> None:
    """Picks, exchanges, then the step and the action."""
    terms = frame.deals[0]
    if _ask_for_cards(pos, frame, terms):
        return
    bare = is_bare(pos, terms)
    _exchange(pos, terms, frame.picked)
    if len(frame.deals) > 1:  # GEN-14.4: further offers for the same bare space
        pos.stack = [Dealing(frame.deals[1:])]
        return
    if terms.space != pos.tower:
        start = pos.space_name(pos.tower)
        move_tower(pos, terms.space)
        pos.say("genoa-moves", {"seat": pos.trader, "space": pos.space_name(terms.space), "start": start})
    if bare:
        pos.stack = [Turn(ARRIVED)]
        return
    pos.stack = []
    deliver_all(pos)  # GEN-4.10: before the bought action
    open_window(pos, terms.by, terms.pledge, terms.order)


def _ask_for_cards(pos: GenoaPosition, frame: Dealing, terms: Terms) -> bool:
    """GEN-6.19: who was asked for cards by deck picks them first; where all must go there is nothing to ask."""
    for giver, taker, bundle in ((terms.by, pos.trader, read(terms.give)), (pos.trader, terms.by, read(terms.take))):
        for deck, count in bundle.decks:
            left = count - sum(DECK_OF[card] == deck for card in frame.picked)
            kept = (*bundle.cards, *frame.picked, terms.order if giver == terms.by else NO_CARD)
            cards = tuple(card for card in sorted(pos.hand(giver, deck)) if card not in kept)
            if left == len(cards):
                frame.picked += cards
            elif left:
                pos.stack.append(Picking(giver, deck, left, cards, taker))
                return True
    return False


def legal_pick(pos: GenoaPosition, frame: Picking, seat: int) -> list[Move]:
    """One of the cards."""
    return [PICKS[card] for card in frame.cards]


def apply_pick(pos: GenoaPosition, frame: Picking, seat: int, move: Pick) -> None:
    """The frame below asks again if there are more."""
    pos.stack.pop()
    below = pos.stack[-1]
    assert isinstance(below, Dealing | Paying)
    below.picked += (CARD[move.card],)


def pick_fault(frame: Picking, card: int) -> IllegalMove | None:
    """Why a card of the hand cannot be handed over: another deck, or bound (GEN-6.19, GEN-6.25)."""
    if DECK_OF[card] != frame.deck:
        return IllegalMove("genoa-error-pick-deck", card=CARDS[card].id, deck=DECKS[frame.deck])
    return None if card in frame.cards else IllegalMove("genoa-error-pick-bound", card=CARDS[card].id)


def default_pick(pos: GenoaPosition, frame: Picking, seat: int) -> Move:
    """The first one."""
    return PICKS[frame.cards[0]]


def _exchange(pos: GenoaPosition, terms: Terms, picked: tuple[int, ...]) -> None:
    """Both sides at the same instant; the trader is one of them (GEN-6.69)."""
    seat, trader = terms.by, pos.trader
    give, take = read(terms.give), read(terms.take)
    mine = [card for card in picked if card in pos.hand(seat, DECK_OF[card])]
    theirs = [card for card in picked if card not in mine]
    transfer(pos, seat, trader, give, (*give.cards, *mine))
    transfer(pos, trader, seat, take, (*take.cards, *theirs))


def transfer(pos: GenoaPosition, giver: int, taker: int, things: Bundle, cards: Sequence[int]) -> None:
    """Everything of a bundle goes from one player to another; `cards` are all its cards, picked ones included."""
    assert pos.trader in (giver, taker)
    pos.ducats[giver] -= things.ducats
    pos.ducats[taker] += things.ducats
    for good, count in things.goods:
        pos.goods[GOODS * giver + good] -= count
        pos.goods[GOODS * taker + good] += count
    for tile, count in things.tiles:
        pos.tiles[KINDS * giver + tile] -= count
        pos.tiles[KINDS * taker + tile] += count
    pos.return_markers(giver, things.markers)  # GEN-6.16
    pos.take_markers(taker, things.markers)
    for card in cards:
        pos.hand_over(giver, taker, card)
    if cards:
        pos.seal()  # their new owner has seen them
        names = {"seat": giver, "target": taker, "cards": [CARDS[card].id for card in cards]}
        pos.say("genoa-cards-given", names, 1 << giver | 1 << taker)


# ---- the window


def open_window(pos: GenoaPosition, seat: int, pledge: str = NOTHING, order: int = NO_CARD) -> None:
    """GEN-5.9: mark the building, count the action, spend the Extra action tile, pay the owner."""
    building = pos.tower
    assert building < MARKET
    extra = not pos.base_left(seat)  # GEN-5.8
    pos.used |= 1 << building
    pos.acted[seat] += 1
    pos.bought += seat != pos.trader
    pos.say("genoa-acts", {"seat": seat, "building": BUILDINGS[building], "extra": int(extra)})
    if extra:
        pos.extras[seat] += 1
        pos.use_tile(seat, EXTRA_ACTION)
    owner = pos.owner[building]
    if owner not in (NOBODY, seat):  # GEN-10.12, GEN-10.13
        pos.pay_from_bank(owner, OWNER_PAY)
        pos.say("genoa-owner-paid", {"seat": owner, "building": BUILDINGS[building], "ducats": OWNER_PAY})
    pos.stack = [Window(seat, building, pledge=pledge, order=order, extra=extra)]


def close_window(pos: GenoaPosition, window: Window) -> None:
    """END: the Extra action tile goes back (GEN-9.2), pledges change hands (GEN-6.47)."""
    if window.extra:
        pos.tile_done(EXTRA_ACTION)
    pos.say("genoa-ends", {"seat": window.seat, "building": BUILDINGS[window.building]})
    pledge = owed(pos, window)
    if pledge != window.pledge:
        pos.say("genoa-pledge-fails", {"seat": window.seat, "pledge": window.pledge})
    pos.stack = [Paying(window.seat, pledge, window.drawn, window.cards)]


def owed(pos: GenoaPosition, window: Window) -> str:
    """What of the pledge is to be handed over: all of it, or (GEN-6.27) what the action has brought."""
    pledge = read(window.pledge)
    if pos.setup.options.pledge_check or window.pledge == NOTHING:
        return window.pledge
    seat, trader = window.seat, pos.trader
    goods = [(good, 1) for good, _ in pledge.goods if good in window.goods and pos.goods[GOODS * seat + good]]
    tiles = [(tile, 1) for tile, _ in pledge.tiles if tile in window.tiles and pos.tiles[KINDS * seat + tile]]
    decks = [(deck, min(count, len(window.cards))) for deck, count in pledge.decks if window.cards]
    markers = min(pledge.markers, window.markers, pos.markers[seat], pos.central[trader])
    return write(Bundle(min(pledge.ducats, window.ducats), tuple(goods), tuple(tiles), markers, tuple(decks)))


def run_paying(pos: GenoaPosition, frame: Paying) -> None:
    """The buyer picks among the cards drawn, then all pledged things go to the trader."""
    if frame.pledge != NOTHING:
        pledge = read(frame.pledge)
        for deck, count in pledge.decks:
            left = count - len(frame.picked)
            cards = tuple(card for card in sorted(frame.cards) if card not in frame.picked)
            if left and count < frame.drawn:  # asked even if only one is left: that is nobody's business
                pos.stack.append(Picking(frame.seat, deck, left, cards, pos.trader))
                return
            frame.picked += cards[:left]
        pos.say("genoa-pledge-paid", {"seat": frame.seat, "target": pos.trader, "pledge": frame.pledge})
        transfer(pos, frame.seat, pos.trader, pledge, frame.picked)
        if any(DECK_OF[card] == MESSAGE for card in frame.picked):
            deliver_all(pos)
    pos.stack = [Turn(SETTLED)]
