"""Offers as they stand (6.D): posting, changing and withdrawing them, and notes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tetrapolis.core.errors import IllegalMove
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.rules.bundle import backs, read
from tetrapolis.games.genoa.rules.cards import CARDS, COIN, DECK_OF, FIRST
from tetrapolis.games.genoa.rules.frames import NO_CARD, NO_DRAFT, AnswerDraft, Floor, Remark, Terms
from tetrapolis.games.genoa.rules.moves import Note, Withdraw
from tetrapolis.games.genoa.rules.offer_validity import is_bare, offer_fault, resolved
from tetrapolis.games.genoa.rules.pledges import fitting_orders
from tetrapolis.games.genoa.rules.position import GenoaPosition


def floor_of(pos: GenoaPosition) -> Floor:
    """The floor below the stage that is on top."""
    floor = pos.stack[0]
    assert isinstance(floor, Floor)
    return floor


def standing_offer(floor: Floor, seat: int, space: int) -> Terms | None:
    """A player has at most one standing offer per target (GEN-6.30)."""
    return next((terms for terms in floor.offers if terms.by == seat and terms.space == space), None)


def notes_due(pos: GenoaPosition, floor: Floor) -> list[Terms | None]:
    """For each seat: its standing NOTE that has become a valid offer (GEN-6.32), the latest."""
    due: list[Terms | None] = [None] * pos.setup.players
    for note in pos.notes:
        if note.standing and note.space in floor.targets:
            terms = Terms(note.by, note.space, note.price)
            if offer_fault(pos, floor, terms) is None:
                due[note.by] = resolved(pos, terms)
    return due


def note_fault(pos: GenoaPosition, floor: Floor, seat: int, move: Note, more: int = 0) -> IllegalMove | None:
    """GEN-6.7: a space that is not adjacent, with a price; GEN-6.56: not too many."""
    fault = note_space_fault(pos, pos.space_number(move.space)) or notes_fault(pos, seat, more)
    if fault is not None:
        return fault
    price = read(move.price)
    if not price.ducats + price.things or price.ducats % COIN or price.cards:
        return IllegalMove("genoa-error-note-price")
    return None


def note_space_fault(pos: GenoaPosition, space: int) -> IllegalMove | None:
    """Why no NOTE can be about a space (GEN-6.7)."""
    if space < 0:
        return IllegalMove("genoa-error-no-such-space")
    if space in pos.board.adjacent[pos.tower] or pos.visited >> space & 1:
        return IllegalMove("genoa-error-note-near", space=pos.space_name(space))
    return None


def notes_fault(pos: GenoaPosition, seat: int, more: int = 0) -> IllegalMove | None:
    """Why a player can make no further NOTE (GEN-6.56); `more`: those he has written and not handed in."""
    if pos.noted[seat] + more >= pos.setup.options.max_notes:
        return IllegalMove("genoa-error-max-notes", n=pos.setup.options.max_notes)
    return None


def withdrawals(pos: GenoaPosition, floor: Floor, seat: int, draft: AnswerDraft = NO_DRAFT) -> list[Move]:
    """The offers a player could take back."""
    if not floor.offers and not draft.offers:
        return []
    spaces = {terms.space for terms in floor.offers if terms.by == seat and terms.space not in draft.withdrawn}
    spaces |= {terms.space for terms in draft.offers}
    return [Withdraw(pos.space_name(space)) for space in sorted(spaces)]


def post(pos: GenoaPosition, floor: Floor, terms: Terms) -> None:
    """An offer stands; it replaces an older one for the same target (GEN-6.30). All see it (GEN-6.28)."""
    pos.versions += 1
    terms = replace(terms, version=pos.versions)
    changed = standing_offer(floor, terms.by, terms.space) is not None
    kept = [other for other in floor.offers if other.by != terms.by or other.space != terms.space]
    floor.offers = (*kept, terms)
    say_terms(pos, "genoa-offer-changed" if changed else "genoa-offer", terms)
    tell_order(pos, terms)
    cards = read(terms.give).cards
    if cards and terms.face:  # GEN-6.20
        shown = {"seat": terms.by, "cards": [CARDS[card].id for card in cards]}
        pos.say("genoa-offer-shows", shown, 1 << floor.seat | 1 << terms.by)
        show_cards(pos, floor.seat, terms.by, cards)


def show_cards(pos: GenoaPosition, viewer: int, seat: int, cards: Sequence[int]) -> None:
    """A seat sees some cards of another's hand."""
    for deck in {DECK_OF[card] for card in cards}:
        kinds = [card - FIRST[deck] for card in cards if DECK_OF[card] == deck]
        pos.lores[deck].glimpse(viewer, kinds, seat)


def tell_order(pos: GenoaPosition, terms: Terms) -> None:
    """A certified pledge of an order's reward tells everybody that one of the fitting orders is in that hand."""
    if terms.order != NO_CARD:
        deck = DECK_OF[terms.order]
        kinds = sum([1 << (card - FIRST[deck]) for card in fitting_orders(pos, terms)])
        pos.lores[deck].has(terms.by, kinds)


def say_terms(pos: GenoaPosition, event: str, terms: Terms) -> None:
    """Tell everybody of an offer or a counter, cards face down."""
    pos.say(
        event,
        {
            "seat": terms.by,
            "space": pos.space_name(terms.space),
            "give": backs(terms.give),
            "take": backs(terms.take),
            "pledge": terms.pledge,
            "extra": int(terms.extra),
            "here": int(terms.space == pos.tower),
            "bare": int(is_bare(pos, terms)),
        },
    )


def withdraw(pos: GenoaPosition, floor: Floor, seat: int, space: int) -> None:
    """GEN-6.29."""
    floor.offers = tuple(terms for terms in floor.offers if terms.by != seat or terms.space != space)
    pos.say("genoa-withdraws", {"seat": seat, "space": pos.space_name(space)})


def remark(pos: GenoaPosition, note: Remark) -> None:
    """A NOTE is seen by all (GEN-6.28)."""
    pos.noted[note.by] += 1
    pos.notes.append(note)
    said = {"seat": note.by, "space": pos.space_name(note.space), "price": note.price}
    pos.say("genoa-note", said)
