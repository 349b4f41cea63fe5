"""Whether an offer or a counter is valid (6.A, 6.B): by what everybody can see, and by what one side has in secret."""

from __future__ import annotations

from msgspec.structs import replace

from tetrapolis.core.errors import IllegalMove
from tetrapolis.games.genoa.rules.board import MARKET
from tetrapolis.games.genoa.rules.bundle import EMPTY, MOST, NOTHING, Bundle, backs, read
from tetrapolis.games.genoa.rules.cards import CARD, CARDS, COIN, COMMODITIES, DECK_OF, DECKS, EXTRA_ACTION, TILES
from tetrapolis.games.genoa.rules.frames import HOUSE, NO_CARD, NO_SUCH_CARD, UNKNOWN, Floor, Terms
from tetrapolis.games.genoa.rules.moves import Counter, Offer, Preset
from tetrapolis.games.genoa.rules.pledges import needs_order, order_for, pledge_fault
from tetrapolis.games.genoa.rules.position import GOODS, KINDS, GenoaPosition
from tetrapolis.games.genoa.rules.tower import no_way


def is_bare(pos: GenoaPosition, terms: Terms) -> bool:
    """Whether only the move is bought (GEN-6.5; GEN-14.4 `moveOnly`: a building by who has no action)."""
    return terms.space >= MARKET or not (terms.extra or pos.base_left(terms.by))


def can_buy(pos: GenoaPosition, seat: int, space: int) -> bool:
    """Whether a player could buy this space: a building is bought only with an action to take there (GEN-6.15)."""
    return space >= MARKET or pos.can_act(seat) or (pos.setup.options.move_only and space != pos.tower)  # GEN-14.4


def target_fault(pos: GenoaPosition, floor: Floor, space: int) -> IllegalMove | None:
    """Why a space cannot be dealt about on this floor (GEN-6.3, GEN-6.6, GEN-6.8)."""
    if space in floor.targets:
        return None
    if space < 0:
        return IllegalMove("genoa-error-no-such-space")
    about, fault = ("house", "") if floor.about == HOUSE else ("road", no_way(pos, space))
    return IllegalMove("genoa-error-no-target", space=pos.space_name(space), about=about, fault=fault)


def buyer_fault(pos: GenoaPosition, seat: int, space: int) -> IllegalMove | None:
    """Why a player could not buy this space (GEN-6.15)."""
    return None if can_buy(pos, seat, space) else IllegalMove("genoa-error-no-action")


def terms_of_offer(pos: GenoaPosition, seat: int, move: Offer | Preset) -> Terms:
    """The offer that a move describes."""
    order = CARD.get(move.order, NO_SUCH_CARD) if isinstance(move, Offer) and move.order else NO_CARD
    face = (move.face or pos.setup.options.card_face) == "trader"
    space = pos.space_number(move.space)
    return Terms(seat, space, move.give, move.take, move.pledge, bool(move.extra), face, order)


def terms_of_counter(pos: GenoaPosition, move: Counter) -> Terms:
    """The terms of a counter."""
    space = pos.space_number(move.space)
    return Terms(move.seat, space, move.give, move.take, move.pledge, bool(move.extra), counter=True)


def public_fault(pos: GenoaPosition, floor: Floor, terms: Terms) -> IllegalMove | None:
    """Why terms are invalid by what everybody can see; None if they may be valid. It never looks at a secret."""
    seat, trader, space = terms.by, floor.seat, terms.space
    if not 0 <= seat < pos.setup.players or seat == trader:
        return IllegalMove("genoa-error-trader-deals", target=trader)  # GEN-6.1
    fault = target_fault(pos, floor, space)
    if fault is not None:
        return fault
    give, take, pledge = read(terms.give), read(terms.take), read(terms.pledge)
    if give.ducats % COIN or take.ducats % COIN or pledge.ducats % COIN:
        return IllegalMove("genoa-error-coins")  # GEN-1.12
    if give.ducats and take.ducats:
        return IllegalMove("genoa-error-both-ducats")  # GEN-6.13
    if give is EMPTY and pledge is EMPTY:
        return IllegalMove("genoa-error-empty-offer")
    if pos.setup.players == 2 and not give.things + pledge.things:
        return IllegalMove("genoa-error-two-players")  # GEN-12.1
    fault = _action_fault(pos, terms)
    if fault is None:
        fault = _side_fault(pos, seat, trader, give, terms.extra)
    if fault is None and take is not EMPTY:
        fault = _side_fault(pos, trader, seat, take, False)
    if fault is None and pledge is not EMPTY:
        fault = pledge_fault(pos, terms)
    return fault


def _action_fault(pos: GenoaPosition, terms: Terms) -> IllegalMove | None:
    """GEN-6.15: a building is bought only with an action to take there."""
    if terms.space >= MARKET:
        return IllegalMove("genoa-error-extra-needless") if terms.extra else None
    if pos.base_left(terms.by):
        return IllegalMove("genoa-error-extra-needless") if terms.extra else None
    if terms.extra:
        return None if pos.tiles[KINDS * terms.by + EXTRA_ACTION] else IllegalMove("genoa-error-no-action")
    if (
        pos.setup.options.move_only and terms.space != pos.tower and not pos.can_act(terms.by)
    ):  # GEN-14.4: a bare move, so nothing to pledge
        return IllegalMove("genoa-error-pledge-bare") if terms.pledge != NOTHING else None
    return IllegalMove("genoa-error-extra-unsaid" if pos.can_act(terms.by) else "genoa-error-no-action")


def _side_fault(pos: GenoaPosition, giver: int, taker: int, things: Bundle, extra: bool) -> IllegalMove | None:
    """What everybody can see that the giver does not own (GEN-6.12, GEN-6.17)."""
    for good, count in things.goods:
        if pos.goods[GOODS * giver + good] < count:
            return IllegalMove("genoa-error-not-owned", seat=giver, item=COMMODITIES[good])
    for tile, count in things.tiles:
        if pos.tiles[KINDS * giver + tile] < count + (extra and tile == EXTRA_ACTION):
            return IllegalMove("genoa-error-not-owned", seat=giver, item=TILES[tile])
    if things.markers:
        if pos.markers[giver] < things.markers:
            return IllegalMove("genoa-error-not-owned", seat=giver, item="marker")
        if pos.central[taker] < things.markers:
            return IllegalMove("genoa-error-marker-supply", seat=taker)
    counts = dict(things.decks)
    for card in things.cards:
        counts[DECK_OF[card]] = counts.get(DECK_OF[card], 0) + 1
    for deck, count in counts.items():
        if len(pos.hand(giver, deck)) < count:
            return IllegalMove("genoa-error-not-owned", seat=giver, item=DECKS[deck])
    return None


def own_fault(pos: GenoaPosition, seat: int, terms: Terms) -> IllegalMove | None:
    """Why terms are invalid by what this side has in secret: its money and its cards.

    Where the hand is a hole they are not: nothing that stands rests on cards that are gone, for delivered messages make
    offers void (GEN-6.46), and nothing else leaves a hand meanwhile.
    """
    mine = read(terms.give if seat == terms.by else terms.take)
    if pos.ducats[seat] < mine.ducats:
        return IllegalMove("genoa-error-too-dear", ducats=mine.ducats)
    for card in mine.cards:
        if not pos.may_hold(seat, card):
            return IllegalMove("genoa-error-no-such-card", card=CARDS[card].id)
    if terms.order == NO_SUCH_CARD:
        return IllegalMove("genoa-error-pledge-order")
    if terms.order == UNKNOWN:
        return None
    if seat == terms.by and pos.setup.options.pledge_check and needs_order(terms.space, read(terms.pledge)):
        order = order_for(pos, terms)
        if order == NO_CARD:
            return IllegalMove("genoa-error-pledge-order")
        asked = dict(mine.decks).get(DECK_OF[order], 0)
        named = sum(DECK_OF[card] == DECK_OF[order] for card in mine.cards)
        if len(pos.hand(seat, DECK_OF[order])) <= asked + named:
            return IllegalMove("genoa-error-pledge-order")  # the order itself must stay
    return None


def form_fault(terms: Terms, mine: str, other: str) -> IllegalMove | None:
    """GEN-6.19: one's own cards are named one by one, the other side's by their deck."""
    if read(mine).decks:
        return IllegalMove("genoa-error-name-cards")
    if read(other).cards:
        return IllegalMove("genoa-error-name-deck")
    return None


def purse_fault(pos: GenoaPosition, seat: int, asked: str) -> IllegalMove | None:
    """Why another cannot be asked for this: his ducats lie open and are fewer (GEN-6.12, GEN-13.3).

    A hidden purse is never looked at (GEN-6.65). Records of engines before 0.1.1 may ask for more: see `formerly`.
    """
    if pos.purse_open(seat) and pos.ducats[seat] < read(asked).ducats:
        return IllegalMove("genoa-error-open-purse", seat=seat, n=pos.ducats[seat])
    return None


def offer_fault(pos: GenoaPosition, floor: Floor, terms: Terms) -> IllegalMove | None:
    """Why a player cannot make this offer."""
    fault = form_fault(terms, terms.give, terms.take) or standing_fault(pos, floor, terms)
    return fault or purse_fault(pos, floor.seat, terms.take)


def standing_fault(pos: GenoaPosition, floor: Floor, terms: Terms) -> IllegalMove | None:
    """Why an offer that was valid when it was written is so no longer."""
    return public_fault(pos, floor, terms) or own_fault(pos, terms.by, terms)


def counter_fault(pos: GenoaPosition, floor: Floor, terms: Terms) -> IllegalMove | None:
    """Why the trader cannot propose these terms (GEN-6.38). What the other has in secret shows when he answers."""
    fault = form_fault(terms, terms.take, terms.give) or public_fault(pos, floor, terms)
    return fault or own_fault(pos, floor.seat, terms) or purse_fault(pos, terms.by, terms.give)


def deal_fault(pos: GenoaPosition, floor: Floor, terms: Terms) -> IllegalMove | None:
    """GEN-6.46: the check of everything when a deal is to be made."""
    return standing_fault(pos, floor, terms) or own_fault(pos, floor.seat, terms)


def resolved(pos: GenoaPosition, terms: Terms) -> Terms:
    """The terms with the order on which their pledge rests (GEN-6.24): from now on it is bound."""
    if not pos.setup.options.pledge_check or not needs_order(terms.space, read(terms.pledge)):
        return replace(terms, order=NO_CARD) if terms.order != NO_CARD else terms
    return replace(terms, order=order_for(pos, terms))


def qualifies(terms: Terms) -> bool:
    """GEN-6.43, of a valid offer for the action here."""
    return terms.take == NOTHING


def shown_to(terms: Terms, seat: int | None, trader: int) -> Terms:
    """The offer as a seat sees it: cards of others face down, the order behind a pledge hidden (GEN-6.20, 6.24)."""
    if seat == terms.by and not terms.counter:
        return terms
    give = terms.give if seat == terms.by or (seat == trader and terms.face) else backs(terms.give)
    take = terms.take if seat == trader else backs(terms.take)
    order = terms.order if terms.order == NO_CARD or seat == terms.by else UNKNOWN
    if give == terms.give and take == terms.take and order == terms.order:
        return terms
    return replace(terms, give=give, take=take, order=order)


def affordable(ducats: int, bundle: str) -> bool:
    """Whether a purse covers the ducats of a bundle.

    >>> affordable(20, "15d+silk"), affordable(10, "15d")
    (True, False)
    """
    return read(bundle).ducats <= min(ducats, MOST)
