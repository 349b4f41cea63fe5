"""The floor of orderly play (6.E to 6.I): the trader opens, the others are asked, he decides, they reply."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from tetrapolis.core.errors import IllegalMove
from tetrapolis.core.legal import Legal, OpenSpace
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.rules import sampling
from tetrapolis.games.genoa.rules.asking import ask
from tetrapolis.games.genoa.rules.board import load_board
from tetrapolis.games.genoa.rules.bundle import read
from tetrapolis.games.genoa.rules.cards import BUILDINGS
from tetrapolis.games.genoa.rules.changing_settings import asked_again
from tetrapolis.games.genoa.rules.deals import make_deal, open_window
from tetrapolis.games.genoa.rules.frames import (
    ARRIVED,
    HOUSE,
    ROAD,
    SETTLED,
    STOPPED,
    Deciding,
    Floor,
    Live,
    Opening,
    Replying,
    Terms,
    Turn,
)
from tetrapolis.games.genoa.rules.moves import (
    INVITE,
    LAPSE,
    REFUSE,
    REOPEN,
    STOP,
    UNTIL_ADDRESSED,
    USE,
    Accept,
    Agree,
    Call,
    Counter,
    Go,
    Invite,
    Lapse,
    Offer,
    Refuse,
    Reopen,
    SelfUse,
    Withdraw,
)
from tetrapolis.games.genoa.rules.offer_validity import (
    counter_fault,
    deal_fault,
    offer_fault,
    qualifies,
    resolved,
    target_fault,
    terms_of_counter,
    terms_of_offer,
)
from tetrapolis.games.genoa.rules.position import GenoaPosition
from tetrapolis.games.genoa.rules.schema import DECIDING, REPLYING
from tetrapolis.games.genoa.rules.standing_offers import (
    floor_of,
    notes_due,
    post,
    say_terms,
    standing_offer,
    tell_order,
    withdraw,
)
from tetrapolis.games.genoa.rules.tower import move_tower

# ---- opening


_GO = tuple(Go(name) for name in load_board("main").names)
"""MOVE to each space; both boards have the same spaces in the same order."""


def open_house(pos: GenoaPosition) -> None:
    """The tower has come to a building without a deal (GEN-6.50)."""
    trader = pos.trader
    others = any(pos.can_act(seat) for seat in pos.clockwise(trader))
    if not others and not pos.can_act(trader):
        lapse(pos)
        return
    floor = Floor(trader, HOUSE, (pos.tower,))
    if others and pos.setup.options.negotiation == "live":
        pos.stack = [floor, Live(trader, pos.ply)]
    else:
        pos.stack = [floor, Opening(trader)]


def open_road(pos: GenoaPosition) -> None:
    """The first ASK is compulsory: offers come before the move (GEN-6.57)."""
    floor = Floor(pos.trader, ROAD, tuple(pos.next_spaces()))
    if pos.setup.options.negotiation == "live":
        pos.stack = [floor, Live(pos.trader, pos.ply)]
        for terms in notes_due(pos, floor):
            if terms:
                post(pos, floor, terms)
        return
    pos.stack = [floor]
    ask(pos, floor)


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
        return [*[_GO[space] for space in floor.targets], STOP]
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
    fault = target_fault(pos, floor, pos.space_number(move.space))
    if fault is not None:
        return fault
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
        start = pos.space_name(pos.tower)
        move_tower(pos, pos.space_number(move.space))
        pos.say("genoa-moves", {"seat": seat, "space": move.space, "start": start})
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
    asked_again(pos, move.seat, UNTIL_ADDRESSED)
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


def legal_reply(pos: GenoaPosition, frame: Replying, seat: int) -> Legal:
    """AGREE, REFUSE, REBID, WITHDRAW."""
    floor, space = floor_of(pos), frame.terms.space
    listed: list[Move] = [Agree(frame.terms.version)] if deal_fault(pos, floor, frame.terms) is None else []
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
