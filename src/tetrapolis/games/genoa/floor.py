"""The floor of orderly play (6.E to 6.I): the trader opens, the others are asked, he decides, they reply."""

from __future__ import annotations

from functools import cache
from random import Random

from msgspec.structs import replace

from tetrapolis.core.errors import IllegalMove
from tetrapolis.core.legal import Legal, OpenSpace
from tetrapolis.core.types import Move
from tetrapolis.games.genoa import sampling
from tetrapolis.games.genoa.bundle import backs, read
from tetrapolis.games.genoa.cards import BUILDINGS, CARDS, DECK_OF, FIRST
from tetrapolis.games.genoa.deals import make_deal, open_window
from tetrapolis.games.genoa.frames import (
    ARRIVED,
    HOUSE,
    NO_CARD,
    NO_DRAFT,
    ROAD,
    SETTLED,
    STOPPED,
    AnswerDraft,
    Asking,
    Deciding,
    Floor,
    Live,
    Opening,
    Remark,
    Replying,
    Terms,
    Turn,
)
from tetrapolis.games.genoa.moves import (
    Accept,
    Agree,
    Call,
    Counter,
    Go,
    Invite,
    Lapse,
    Note,
    Offer,
    Pass,
    Refuse,
    Reopen,
    SelfUse,
    Stop,
    Withdraw,
)
from tetrapolis.games.genoa.offers import (
    counter_fault,
    deal_fault,
    is_bare,
    offer_fault,
    own_fault,
    public_fault,
    qualifies,
    resolved,
    targets,
    terms_of_counter,
    terms_of_offer,
)
from tetrapolis.games.genoa.pledges import fitting_orders
from tetrapolis.games.genoa.position import GenoaPosition
from tetrapolis.games.genoa.schema import ASKING, DECIDING, REPLYING
from tetrapolis.games.genoa.settings import is_instruction
from tetrapolis.games.genoa.tower import move_tower

PASS, REFUSE, REOPEN, INVITE = Pass(), Refuse(), Reopen(), Invite()
USE, LAPSE, STOP = SelfUse(), Lapse(), Stop()


def floor_of(pos: GenoaPosition) -> Floor:
    """The floor below the stage that is on top."""
    floor = pos.stack[0]
    assert isinstance(floor, Floor)
    return floor


def standing_offer(floor: Floor, seat: int, space: int) -> Terms | None:
    """A player has at most one standing offer per target (GEN-6.30)."""
    return next((terms for terms in floor.offers if terms.by == seat and terms.space == space), None)


# ---- opening


def open_house(pos: GenoaPosition) -> None:
    """The tower has come to a building without a deal (GEN-6.50)."""
    trader = pos.trader
    others = any(pos.can_act(seat) for seat in pos.clockwise(trader))
    if not others and not pos.can_act(trader):
        lapse(pos)
        return
    floor = Floor(trader, HOUSE)
    if others and pos.setup.options.negotiation == "live":
        pos.stack = [floor, Live(trader, pos.ply)]
    else:
        pos.stack = [floor, Opening(trader)]


def open_road(pos: GenoaPosition) -> None:
    """The first ASK is compulsory: offers come before the move (GEN-6.57)."""
    floor = Floor(pos.trader, ROAD)
    if pos.setup.options.negotiation == "live":
        pos.stack = [floor, Live(pos.trader, pos.ply)]
        for terms in notes_due(pos, floor):
            if terms:
                post(pos, floor, terms)
        return
    pos.stack = [floor]
    ask(pos, floor)


def notes_due(pos: GenoaPosition, floor: Floor) -> list[Terms | None]:
    """For each seat: its standing NOTE that has become a valid offer (GEN-6.32), the latest."""
    due: list[Terms | None] = [None] * pos.setup.players
    for note in pos.notes:
        if note.standing and note.space in targets(pos, floor):
            terms = Terms(note.by, note.space, note.price)
            if offer_fault(pos, floor, terms) is None:
                due[note.by] = resolved(pos, terms)
    return due


def legal_opening(pos: GenoaPosition, frame: Opening, seat: int) -> list[Move]:
    """HOUSE.OPEN (GEN-6.52)."""
    moves: list[Move] = [USE] if pos.can_act(seat) else []
    others = any(pos.can_act(other) for other in pos.clockwise(seat))
    return [*moves, INVITE if others else LAPSE]


def apply_opening(pos: GenoaPosition, frame: Opening, seat: int, move: SelfUse | Invite | Lapse) -> None:
    """Take it, ask for offers, or let it go."""
    if isinstance(move, SelfUse):
        open_window(pos, seat)
    elif isinstance(move, Lapse):
        lapse(pos)
    else:
        pos.stack.pop()
        ask(pos, floor_of(pos))


def default_opening(pos: GenoaPosition, frame: Opening, seat: int) -> Move:
    """GEN-6.64: never the trader's own action."""
    return legal_opening(pos, frame, seat)[-1]


def lapse(pos: GenoaPosition) -> None:
    """GEN-5.15: it cannot be taken later in this turn."""
    pos.used |= 1 << pos.tower
    pos.say("genoa-lapses", {"building": BUILDINGS[pos.tower]})
    pos.stack = [Turn(SETTLED)]


# ---- ASK


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
    return _waiting(pos.clockwise(pos.trader), frame.waiting)


@cache
def _waiting(seats: tuple[int, ...], waiting: int) -> tuple[int, ...]:
    return tuple(seat for seat in seats if waiting >> seat & 1)


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


def note_fault(pos: GenoaPosition, floor: Floor, seat: int, move: Note, more: int = 0) -> IllegalMove | None:
    """GEN-6.7: a space that is not adjacent, with a price; GEN-6.56: not too many."""
    space = pos.space_number(move.space)
    if space < 0:
        return IllegalMove("genoa-error-no-such-space")
    if space in pos.board.adjacent[pos.tower] or pos.visited >> space & 1:
        return IllegalMove("genoa-error-note-near", space=move.space)
    price = read(move.price)
    if not price.ducats + price.things or price.ducats % 5 or price.cards:
        return IllegalMove("genoa-error-note-price")
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


class Answers(OpenSpace):
    """The answers to an ASK: offers and notes, which cannot be listed, taking back, or PASS."""

    __slots__ = ("frame", "pos", "seat")

    def __init__(self, pos: GenoaPosition, frame: Asking, seat: int) -> None:
        self.pos, self.frame, self.seat = pos, frame, seat
        self.schema, self.aside, self._sampled = ASKING, (), None

    @property
    def listed(self) -> list[Move]:
        """PASS, and offers that could be taken back."""
        floor = floor_of(self.pos)
        return [PASS, *withdrawals(self.pos, floor, self.seat, self.frame.drafts[self.seat])]

    def _contains(self, move: Move) -> bool:
        if isinstance(move, Offer | Note):
            return ask_fault(self.pos, self.frame, self.seat, move) is None
        return move in self.listed or is_instruction(self.pos, self.seat, move)

    def _sample(self, rng: Random) -> Move:
        return sampling.answer(self.pos, floor_of(self.pos), self.seat, self, rng)


def legal_answer(pos: GenoaPosition, frame: Asking, seat: int) -> Answers:
    """Offers, notes, taking back, or PASS."""
    return Answers(pos, frame, seat)


def apply_answer(pos: GenoaPosition, frame: Asking, seat: int, move: Offer | Note | Withdraw | Pass) -> None:
    """Everything but PASS only changes one's draft: nobody else learns of it, not even that there was a move."""
    if isinstance(move, Pass):
        frame.waiting &= ~(1 << seat)
        pos.say("genoa-answered", {"seat": seat})
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
            if not _may_be_void(terms) or offer_fault(pos, floor, terms) is None:
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
        for deck in {DECK_OF[card] for card in cards}:
            kinds = [card - FIRST[deck] for card in cards if DECK_OF[card] == deck]
            pos.lores[deck].glimpse(floor.seat, kinds, terms.by)


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


# ---- DECIDE


def accepts(pos: GenoaPosition, floor: Floor) -> list[Move]:
    """The offers the trader can accept now, alone or (option `joint_street`) together."""
    names = pos.board.names
    valid = [terms for terms in floor.offers if deal_fault(pos, floor, terms) is None]
    moves: list[Move] = [Accept(terms.by, names[terms.space], terms.version) for terms in valid]
    if pos.setup.options.joint_street and floor.about == ROAD:
        moves += sampling.joint_accepts(pos, valid)
    return moves


def duty(pos: GenoaPosition, floor: Floor) -> bool:
    """GEN-6.42: a qualifying offer stands, so the action may not lapse."""
    return any(qualifies(terms) and deal_fault(pos, floor, terms) is None for terms in floor.offers)


def closing_moves(pos: GenoaPosition, floor: Floor) -> list[Move]:
    """What ends a floor without a deal."""
    if floor.about == ROAD:
        return [*(Go(pos.space_name(space)) for space in pos.next_spaces()), STOP]
    moves: list[Move] = [USE] if pos.can_act(floor.seat) else []
    return moves if floor.offers and duty(pos, floor) else [*moves, LAPSE]


def decide_fault(pos: GenoaPosition, frame: Deciding, seat: int, move: Counter | Call) -> IllegalMove | None:
    """Why a counter or a call is not possible now."""
    floor, options = floor_of(pos), pos.setup.options
    if isinstance(move, Call):
        if floor.rounds >= options.offer_rounds:
            return IllegalMove("genoa-error-max-rounds", n=options.offer_rounds)
        return call_fault(pos, floor, move)
    if floor.counters >= options.max_counters:
        return IllegalMove("genoa-error-max-counters", n=options.max_counters)
    return counter_fault(pos, floor, terms_of_counter(pos, move))


def call_fault(pos: GenoaPosition, floor: Floor, move: Call) -> IllegalMove | None:
    """GEN-6.41: a target of this floor, and something wished for."""
    want = read(move.want)
    if pos.space_number(move.space) not in targets(pos, floor):
        return IllegalMove(
            "genoa-error-no-target", space=move.space[:40], about="house" if floor.about == HOUSE else "road"
        )
    if not want.ducats + want.things or want.ducats % 5 or want.cards:
        return IllegalMove("genoa-error-note-price")
    return None


def legal_decision(pos: GenoaPosition, frame: Deciding, seat: int) -> list[Move] | Legal:
    """GEN-6.52, DECIDE; only closing moves are left when the caps are used up (GEN-6.58)."""
    floor, options = floor_of(pos), pos.setup.options
    again = floor.rounds < options.offer_rounds
    listed = [*accepts(pos, floor), *closing_moves(pos, floor), *([REOPEN] if again else [])]
    if not again and floor.counters >= options.max_counters:
        return listed

    def contains(move: Move) -> bool:
        if isinstance(move, Counter | Call):
            return decide_fault(pos, frame, seat, move) is None
        return move in listed

    def sample(rng: Random) -> Move:
        return sampling.decision(pos, floor, listed, contains, rng)

    return OpenSpace(DECIDING, contains, sample, listed)


def apply_decision(pos: GenoaPosition, frame: Deciding, seat: int, move: Move) -> None:
    """What the trader decides."""
    floor = floor_of(pos)
    if isinstance(move, Counter):
        pos.stack.pop()
        terms = counter(pos, floor, move)
        pos.stack.append(Replying(move.seat, terms))
    elif isinstance(move, Reopen | Call):
        pos.stack.pop()
        if isinstance(move, Call):
            call(pos, floor, move)
        ask(pos, floor)
    else:
        close_floor(pos, floor, move)


def close_floor(pos: GenoaPosition, floor: Floor, move: Move) -> None:
    """A move that ends the floor; all offers lapse (GEN-6.31)."""
    seat = floor.seat
    if isinstance(move, Accept):
        also = [int(name[1:]) - 1 for name in move.also.split("+")] if move.also else []
        space = pos.space_number(move.space)
        deals = [standing_offer(floor, by, space) for by in (move.seat, *also)]
        make_deal(pos, tuple(terms for terms in deals if terms is not None))
    elif isinstance(move, SelfUse):
        open_window(pos, seat)
    elif isinstance(move, Lapse):
        lapse(pos)
    elif isinstance(move, Go):
        space = pos.space_number(move.space)
        move_tower(pos, space)
        pos.say("genoa-moves", {"seat": seat, "space": move.space})
        pos.stack = [Turn(ARRIVED)]
    else:
        pos.say("genoa-stops", {"seat": seat})
        pos.stack = [Turn(STOPPED)]


def counter(pos: GenoaPosition, floor: Floor, move: Counter) -> Terms:
    """The trader proposes terms; the offer they answer stands as before (GEN-6.40)."""
    floor.counters += 1
    pos.versions += 1
    terms = replace(terms_of_counter(pos, move), version=pos.versions)
    say_terms(pos, "genoa-counter", terms)
    return terms


def call(pos: GenoaPosition, floor: Floor, move: Call) -> None:
    """GEN-6.41: it binds nobody."""
    pos.say("genoa-call", {"seat": floor.seat, "space": move.space, "want": move.want})


def default_decision(pos: GenoaPosition, frame: Deciding, seat: int) -> Move:
    """GEN-6.64: ROAD: stop. HOUSE: the best qualifying offer, else let it lapse."""
    return default_close(pos, floor_of(pos))


def default_close(pos: GenoaPosition, floor: Floor) -> Move:
    """GEN-6.64; R-31."""
    if floor.about == ROAD:
        return STOP
    order = pos.clockwise(floor.seat)
    best: tuple[int, int, int] | None = None
    chosen: Move = LAPSE
    for terms in floor.offers:
        if qualifies(terms) and deal_fault(pos, floor, terms) is None:
            give, pledge = read(terms.give), read(terms.pledge)
            rank = (give.ducats + pledge.ducats, give.things + pledge.things, -order.index(terms.by))
            if best is None or rank > best:
                best, chosen = rank, Accept(terms.by, pos.space_name(terms.space), terms.version)
    return chosen


# ---- REPLY


def reply_fault(pos: GenoaPosition, frame: Replying, seat: int, move: Offer) -> IllegalMove | None:
    """REBID: a new offer for the same target (GEN-6.39)."""
    if move.space != pos.space_name(frame.terms.space):
        return IllegalMove("genoa-error-rebid-target", space=pos.space_name(frame.terms.space))
    return offer_fault(pos, floor_of(pos), terms_of_offer(pos, seat, move))


def can_agree(pos: GenoaPosition, floor: Floor, terms: Terms) -> bool:
    """Whether the addressee of a counter can fulfil it, with what he has in secret."""
    return public_fault(pos, floor, terms) is None and own_fault(pos, terms.by, terms) is None


def legal_reply(pos: GenoaPosition, frame: Replying, seat: int) -> Legal:
    """AGREE, REFUSE, REBID, WITHDRAW."""
    floor, space = floor_of(pos), frame.terms.space
    listed: list[Move] = [Agree(frame.terms.version)] if can_agree(pos, floor, frame.terms) else []
    listed.append(REFUSE)
    if standing_offer(floor, seat, space):
        listed.append(Withdraw(pos.space_name(space)))

    def contains(move: Move) -> bool:
        if isinstance(move, Offer):
            return reply_fault(pos, frame, seat, move) is None
        return move in listed

    def sample(rng: Random) -> Move:
        return sampling.reply(pos, floor, seat, space, contains, listed, rng)

    return OpenSpace(REPLYING, contains, sample, listed)


def apply_reply(pos: GenoaPosition, frame: Replying, seat: int, move: Agree | Refuse | Offer | Withdraw) -> None:
    """The deal is made, or the trader decides again."""
    pos.stack.pop()
    floor = floor_of(pos)
    if isinstance(move, Agree):
        agree(pos, frame.terms)
        return
    if isinstance(move, Offer):
        post(pos, floor, resolved(pos, terms_of_offer(pos, seat, move)))
    elif isinstance(move, Withdraw):
        withdraw(pos, floor, seat, frame.terms.space)
    else:
        pos.say("genoa-refuses", {"seat": seat})
    pos.stack.append(Deciding(floor.seat))


def agree(pos: GenoaPosition, terms: Terms) -> None:
    """The addressee takes the trader's terms: the deal is made at once (GEN-6.39)."""
    terms = resolved(pos, terms)
    tell_order(pos, terms)
    make_deal(pos, (terms,))


def default_reply(pos: GenoaPosition, frame: Replying, seat: int) -> Move:
    """GEN-6.64."""
    return REFUSE
