"""ASK (6.I): all others are asked in parallel; their answers stay sealed until the last is in."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from msgspec.structs import replace

from tetrapolis.core.errors import IllegalMove
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.rules import sampling
from tetrapolis.games.genoa.rules.bundle import read
from tetrapolis.games.genoa.rules.changing_settings import asides, is_instruction, passed_for
from tetrapolis.games.genoa.rules.frames import (
    HOUSE,
    NO_DRAFT,
    ROAD,
    AnswerDraft,
    Asking,
    Deciding,
    Floor,
    Remark,
    Terms,
)
from tetrapolis.games.genoa.rules.moves import PASS, Note, Offer, Pass, Withdraw
from tetrapolis.games.genoa.rules.offer_validity import offer_fault, resolved, standing_fault, terms_of_offer
from tetrapolis.games.genoa.rules.position import CLOCKWISE, GenoaPosition
from tetrapolis.games.genoa.rules.schema import ASKING
from tetrapolis.games.genoa.rules.standing_offers import (
    floor_of,
    note_fault,
    notes_due,
    post,
    remark,
    standing_offer,
    withdraw,
    withdrawals,
)


def ask(pos: GenoaPosition, floor: Floor) -> None:
    """All others are asked in parallel (GEN-6.53)."""
    floor.rounds += 1
    trader, players = floor.seat, pos.setup.players
    drafts = [NO_DRAFT] * players
    if floor.about == ROAD and floor.rounds == 1 and pos.notes:
        drafts = [AnswerDraft((terms,)) if terms else NO_DRAFT for terms in notes_due(pos, floor)]
    pos.say("genoa-asks", {"seat": trader, "about": "house" if floor.about == HOUSE else "road", "round": floor.rounds})
    pos.stack.append(Asking(pos.ply, ((1 << players) - 1) & ~(1 << trader), tuple(drafts)))


def asked_seats(pos: GenoaPosition, frame: Asking) -> tuple[int, ...]:
    """Who has not answered, clockwise from the trader."""
    return _waiting(pos.setup.players, pos.trader, frame.waiting)


@cache
def _waiting(players: int, trader: int, waiting: int) -> tuple[int, ...]:
    return tuple(seat for seat in CLOCKWISE[players][trader] if waiting >> seat & 1)


def ask_fault(pos: GenoaPosition, frame: Asking, seat: int, move: Move) -> IllegalMove | None:
    """Why an answer is not possible."""
    floor, draft = floor_of(pos), frame.drafts[seat]
    if isinstance(move, Offer):
        terms = terms_of_offer(pos, seat, move)
        fault = offer_fault(pos, floor, terms)
        spaces = {offer.space for offer in draft.offers} | {terms.space}
        if fault is None and len(spaces) > pos.setup.options.max_offers:  # GEN-6.54
            fault = IllegalMove("genoa-error-max-offers", n=pos.setup.options.max_offers)
        return fault
    if isinstance(move, Note):
        return note_fault(pos, floor, seat, move, len(draft.notes))
    assert isinstance(move, Withdraw)
    space = pos.space_number(move.space)
    stands = standing_offer(floor, seat, space) is not None and space not in draft.withdrawn
    if stands or any(offer.space == space for offer in draft.offers):
        return None
    return IllegalMove("genoa-error-nothing-to-withdraw", space=move.space)


class Answers(OpenSpace):
    """The answers to an ASK: offers and notes, which cannot be listed, taking back, or PASS."""

    __slots__ = ("frame", "pos", "seat")

    def __init__(self, pos: GenoaPosition, frame: Asking, seat: int) -> None:
        self.pos, self.frame, self.seat, self._sampled = pos, frame, seat, None

    @property
    def schema(self) -> Mapping[str, Any]:  # type: ignore[override]
        """Offers and notes."""
        return ASKING

    @property
    def aside(self) -> tuple[Move, ...]:  # type: ignore[override]
        """See settings.asides."""
        return asides(self.pos, self.seat)

    @property
    def listed(self) -> list[Move]:
        """PASS, and offers that could be taken back."""
        floor = floor_of(self.pos)
        return [PASS, *withdrawals(self.pos, floor, self.seat, self.frame.drafts[self.seat])]

    def _contains(self, move: Move) -> bool:
        if isinstance(move, Offer | Note):
            return ask_fault(self.pos, self.frame, self.seat, move) is None
        return move in self.listed or is_instruction(self.pos, self.seat, move)

    def sample(self, rng: Random) -> Move:
        """Mostly a pass."""
        luck = rng.random()
        self._sampled = move = PASS if luck >= sampling.BUSY else sampling.answer(self.pos, self.seat, self, luck, rng)
        return move


def legal_answer(pos: GenoaPosition, frame: Asking, seat: int) -> Answers:
    """Offers, notes, taking back, or PASS."""
    return Answers(pos, frame, seat)


def apply_answer(pos: GenoaPosition, frame: Asking, seat: int, move: Offer | Note | Withdraw | Pass) -> None:
    """Everything but PASS only changes one's draft: nobody else learns of it, not even that there was a move."""
    if isinstance(move, Pass):
        frame.waiting &= ~(1 << seat)
        pos.say("genoa-answered", {"seat": seat})
        passed_for(pos, seat)
        if not frame.waiting:
            pos.stack.pop()
            _reveal(pos, floor_of(pos), frame)
        return
    pos.ply -= 1
    drafts = list(frame.drafts)
    drafts[seat] = _drafted(pos, drafts[seat], seat, move)
    frame.drafts = tuple(drafts)


def _drafted(pos: GenoaPosition, draft: AnswerDraft, seat: int, move: Offer | Note | Withdraw) -> AnswerDraft:
    space = pos.space_number(move.space)
    if isinstance(move, Note):
        note = Remark(seat, space, move.price, bool(move.standing))
        return replace(draft, notes=(*draft.notes, note))
    others = tuple(terms for terms in draft.offers if terms.space != space)
    withdrawn = tuple(other for other in draft.withdrawn if other != space)
    if isinstance(move, Offer):
        return replace(draft, offers=(*others, resolved(pos, terms_of_offer(pos, seat, move))), withdrawn=withdrawn)
    return replace(draft, offers=others, withdrawn=(*withdrawn, space))


def default_answer(pos: GenoaPosition, frame: Asking, seat: int) -> Move:
    """GEN-6.64."""
    return PASS


def _reveal(pos: GenoaPosition, floor: Floor, frame: Asking) -> None:
    """The last answer is in: all appear together (GEN-6.53), then the trader decides."""
    for seat in pos.clockwise(floor.seat):
        draft = frame.drafts[seat]
        for space in draft.withdrawn:
            if standing_offer(floor, seat, space) and all(terms.space != space for terms in draft.offers):
                withdraw(pos, floor, seat, space)
        for terms in draft.offers:
            if not _may_be_void(terms) or standing_fault(pos, floor, terms) is None:
                post(pos, floor, terms)
            else:  # its card was delivered meanwhile
                pos.say("genoa-own-offer-void", {"space": pos.space_name(terms.space)}, 1 << seat)
        for note in draft.notes:
            remark(pos, note)
    if not floor.offers:
        pos.say("genoa-no-offers", {})
    pos.stack.append(Deciding(floor.seat))


def _may_be_void(terms: Terms) -> bool:
    """Between writing an offer and its appearance nothing changes hands but messages, which go to the bank."""
    return bool(read(terms.give).cards or read(terms.take).decks)
