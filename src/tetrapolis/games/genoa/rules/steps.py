"""The table of frames: what each kind asks or does, and the rules behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from tetrapolis.core.errors import IllegalMove, TetrapolisError
from tetrapolis.core.legal import Legal, MoveList, OpenSpace
from tetrapolis.core.position import Step
from tetrapolis.core.types import Frame, Move
from tetrapolis.core.version import older
from tetrapolis.games.genoa.rules import acquiring, actions, asking, deals, floor, live, messages, turns
from tetrapolis.games.genoa.rules import changing_settings as settings
from tetrapolis.games.genoa.rules import standing_offers as offering
from tetrapolis.games.genoa.rules.cards import CARD, DECK_OF
from tetrapolis.games.genoa.rules.frames import (
    HOUSE,
    NO_CARD,
    Acquiring,
    Asking,
    Choosing,
    Dealing,
    Deciding,
    Delivering,
    Floor,
    Live,
    Opening,
    Paying,
    Picking,
    Replying,
    Shipping,
    Starting,
    Trading,
    Turn,
    Window,
)
from tetrapolis.games.genoa.rules.moves import (
    PASS,
    ROLL,
    WAIT,
    Accept,
    Act,
    Agree,
    Auto,
    Call,
    Claim,
    Counter,
    Deliver,
    Drop,
    Fetch,
    Get,
    Go,
    Lapse,
    Main,
    Note,
    Offer,
    Pick,
    Preset,
    Purse,
    Quiet,
    SelfUse,
    Ship,
    Start,
    Stop,
    Trade,
    Wait,
    Watch,
    Withdraw,
)
from tetrapolis.games.genoa.rules.offer_validity import deal_fault, standing_fault
from tetrapolis.games.genoa.rules.options import setup_of
from tetrapolis.games.genoa.rules.position import GenoaPosition
from tetrapolis.games.genoa.rules.tower import no_way


class Choices(MoveList):
    """Legal moves with the settings beside them, looked up only when somebody asks for them."""

    __slots__ = ("pos", "seat")

    def __init__(self, moves: Sequence[Move], pos: GenoaPosition, seat: int) -> None:
        self.moves, self.pos, self.seat = moves, pos, seat

    @property
    def aside(self) -> tuple[Move, ...]:  # type: ignore[override]
        """See settings.asides."""
        return settings.asides(self.pos, self.seat)


def _deliver(pos: GenoaPosition, seat: int, move: Deliver) -> None:
    messages.deliver(pos, seat, CARD[move.card])


def _wait(pos: GenoaPosition, seat: int, move: Wait) -> None:
    pos.ply -= 1


_BESIDE: dict[type[Move], Callable[[GenoaPosition, int, Any], None]] = {
    **dict.fromkeys((Auto, Purse, Quiet, Watch, Preset, Drop), settings.apply_setting),
    Deliver: _deliver,
    Wait: _wait,
}
"""Moves that answer nothing: settings, instructions, messages."""


def _asked(pos: GenoaPosition, frame: Any, seat: int, seats: Callable[[Any, Any], Sequence[int]] | None) -> bool:
    return bool(frame.seat == seat) if seats is None else seat in seats(pos, frame)


def _with_asides(step: Step, delivering: bool) -> Step:
    """A question with what may be done besides: settings always, in phases 2 and 3 delivering messages (GEN-8.16)."""
    base_legal, base_apply, base_default = step.legal, step.apply, step.default

    def legal(pos: GenoaPosition, frame: Any, seat: int) -> Legal:
        by_hand = delivering and not pos.auto >> seat & 1
        more = messages.moves(pos, seat) if by_hand else []
        if by_hand and not _asked(pos, frame, seat, step.seats):
            return Choices([*more, WAIT], pos, seat)
        base = base_legal(pos, frame, seat)
        if isinstance(base, list):
            return Choices([*base, *more] if more else base, pos, seat)
        if isinstance(base, OpenSpace) and not isinstance(base, asking.Answers):
            base.aside = settings.asides(pos, seat)
        return _with_deliveries(base, more) if more and isinstance(base, OpenSpace) else base

    def apply(pos: GenoaPosition, frame: Any, seat: int, move: Move) -> None:
        beside = _BESIDE.get(type(move))
        if beside is None:
            base_apply(pos, frame, seat, move)
        else:
            beside(pos, seat, move)

    def default(pos: GenoaPosition, frame: Any, seat: int) -> Move:
        return base_default(pos, frame, seat) if _asked(pos, frame, seat, step.seats) else WAIT

    may = messages.may_deliver if delivering and step.seats is not live.seats else None
    return Step(
        step.kind,
        step.rules,
        legal,
        apply,
        default,
        step.seats,
        more_rules=step.more_rules,
        optional=step.optional,
        may=may,
        alarms=step.alarms,
        respite=step.respite,
    )


def _with_deliveries(base: OpenSpace, more: list[Move]) -> OpenSpace:
    """An open space in which messages can be delivered too."""

    def sample(rng: Random) -> Move:
        return rng.choice(more) if rng.random() < 0.3 else base.sample(rng)

    space = OpenSpace(base.schema, lambda move: move in more or move in base, sample, [*base.listed, *more])
    space.aside = base.aside
    return space


def _two_players(pos: GenoaPosition, frame: Any) -> tuple[str, ...]:
    """Rules for two, where they matter."""
    return ("GEN-12.1", "GEN-12.2", "GEN-12.4") if pos.setup.players == 2 else ()


def _floor_rules(pos: GenoaPosition, frame: Any) -> tuple[str, ...]:
    about = ("GEN-6.6", "GEN-6.42") if offering.floor_of(pos).about == HOUSE else ("GEN-6.3", "GEN-6.34")
    return about + _two_players(pos, frame)


STEPS: dict[type[Frame], Step] = {
    Turn: Step("turn", run=turns.run),
    Floor: Step("floor", run=asking.ask),
    Dealing: Step("dealing", run=deals.run_dealing),
    Paying: Step("paying", run=deals.run_paying),
    Starting: _with_asides(
        Step(
            "start",
            ("GEN-3.1", "GEN-3.2", "GEN-3.4", "GEN-2.6"),
            turns.legal_start,
            turns.apply_start,
            lambda pos, frame, seat: ROLL,
        ),
        delivering=False,
    ),
    Opening: _with_asides(
        Step(
            "house",
            ("GEN-6.57", "GEN-5.5", "GEN-6.50", "GEN-6.42"),
            floor.legal_opening,
            floor.apply_opening,
            floor.default_opening,
            more_rules=_two_players,
        ),
        delivering=True,
    ),
    Asking: _with_asides(
        Step(
            "ask",
            ("GEN-6.9", "GEN-6.13", "GEN-6.15", "GEN-6.22", "GEN-6.53", "GEN-6.54"),
            asking.legal_answer,
            asking.apply_answer,
            asking.default_answer,
            asking.asked_seats,
            more_rules=_floor_rules,
        ),
        delivering=True,
    ),
    Deciding: _with_asides(
        Step(
            "decide",
            ("GEN-6.38", "GEN-6.47", "GEN-6.52", "GEN-6.58"),
            floor.legal_decision,
            floor.apply_decision,
            floor.default_decision,
            more_rules=_floor_rules,
        ),
        delivering=True,
    ),
    Replying: _with_asides(
        Step(
            "reply",
            ("GEN-6.38", "GEN-6.39", "GEN-6.40"),
            floor.legal_reply,
            floor.apply_reply,
            floor.default_reply,
        ),
        delivering=True,
    ),
    Live: _with_asides(
        Step(
            "live",
            ("GEN-6.59", "GEN-6.60", "GEN-6.61", "GEN-6.62"),
            live.legal,
            live.apply,
            live.default,
            live.seats,
            more_rules=_floor_rules,
            optional=True,
            alarms=live.alarms,
            respite=live.respite,
        ),
        delivering=True,
    ),
    Picking: _with_asides(
        Step("pick", ("GEN-6.19", "GEN-6.23"), deals.legal_pick, deals.apply_pick, deals.default_pick),
        delivering=False,
    ),
    Window: _with_asides(
        Step(
            "action",
            ("GEN-5.10", "GEN-5.11", "GEN-8.11", "GEN-9.8", "GEN-6.25"),
            actions.legal_window,
            actions.apply_window,
            actions.default_window,
        ),
        delivering=True,
    ),
    Trading: _with_asides(
        Step(
            "trade",
            ("GEN-9.10", "GEN-9.11", "GEN-9.12"),
            actions.legal_trading,
            actions.apply_trading,
            actions.default_trading,
        ),
        delivering=False,
    ),
    Shipping: _with_asides(
        Step("bonus", ("GEN-8.5", "GEN-8.6"), actions.legal_shipping, actions.apply_shipping, actions.default_shipping),
        delivering=False,
    ),
    Choosing: _with_asides(
        Step(
            "villa", ("GEN-9.18", "GEN-8.11"), actions.legal_choosing, actions.apply_choosing, actions.default_choosing
        ),
        delivering=False,
    ),
    Delivering: _with_asides(
        Step(
            "deliver",
            ("GEN-8.12", "GEN-8.13", "GEN-8.16"),
            turns.legal_delivering,
            turns.apply_delivering,
            lambda pos, frame, seat: PASS,
            turns.delivering_seats,
        ),
        delivering=True,
    ),
    Acquiring: _with_asides(
        Step(
            "acquire",
            ("GEN-10.1", "GEN-10.3", "GEN-10.5", "GEN-10.7", "GEN-10.11"),
            acquiring.legal,
            acquiring.apply,
            acquiring.default,
        ),
        delivering=True,
    ),
}


def why_not(pos: GenoaPosition, seat: int, move: Move) -> TetrapolisError | None:
    """The reason a move is refused, where there is more to say than that it is."""
    frame = pos.stack[-1]
    if isinstance(move, Deliver | Pick):
        return _card_why_not(pos, frame, seat, move)
    if isinstance(move, Start):
        return (
            IllegalMove("genoa-error-no-tile", tile="start_space")
            if isinstance(frame, Starting)
            else IllegalMove("genoa-error-rolled")
        )
    if isinstance(frame, Asking) and isinstance(move, Offer | Note | Withdraw):
        return asking.ask_fault(pos, frame, seat, move)
    if isinstance(frame, Live) and isinstance(move, Offer | Note | Counter | Call):
        return live.fault(pos, frame, seat, move)
    if isinstance(frame, Replying) and isinstance(move, Offer):
        return floor.reply_fault(pos, frame, seat, move)
    if isinstance(frame, Window):
        return actions.window_fault(pos, frame, seat, move)
    if isinstance(frame, Trading | Shipping) and isinstance(move, Get):
        return actions.get_fault(pos, frame, seat, move.item)
    if isinstance(frame, Choosing) and isinstance(move, Main | Ship):
        return _villa_why_not(pos, frame, seat, move)
    if isinstance(frame, Acquiring) and isinstance(move, Claim):
        space = pos.space_number(move.street)
        fault = acquiring.claim_fault(pos, seat, space) if space >= 0 else IllegalMove("genoa-error-no-such-space")
        return fault or IllegalMove("genoa-error-claim")
    if isinstance(move, Fetch | Trade | Act):
        return IllegalMove("genoa-error-no-window")  # GEN-9.8
    if isinstance(frame, Deciding | Live | Opening | Replying):
        return _floor_why_not(pos, frame, seat, move)
    return None


def _card_why_not(pos: GenoaPosition, frame: Any, seat: int, move: Deliver | Pick) -> TetrapolisError | None:
    card = CARD.get(move.card, NO_CARD)
    if card == NO_CARD or card not in pos.hand(seat, DECK_OF[card]):
        return IllegalMove("genoa-error-no-such-card", card=move.card)
    if isinstance(move, Deliver):
        return messages.deliver_fault(pos, seat, card) or IllegalMove("genoa-error-not-deliverable", card=move.card)
    return deals.pick_fault(frame, card) if isinstance(frame, Picking) else None


def _villa_why_not(pos: GenoaPosition, frame: Choosing, seat: int, move: Main | Ship) -> TetrapolisError | None:
    window = actions.window_of(pos)
    if isinstance(move, Main):
        return actions.pledge_binds(window)
    card = CARD.get(move.card, NO_CARD)
    if card == NO_CARD or card not in pos.hand(seat, DECK_OF[card]):
        return IllegalMove("genoa-error-no-such-card", card=move.card)
    return actions.order_fault(pos, window, seat, card, frame.building)


def formerly(engine: str, pos: GenoaPosition, seat: int, move: Move) -> bool:
    """Before 0.1.1 a purse that lies open was treated like a hidden one: anything could be asked of it (GEN-6.38)."""
    if not older(engine, "0.1.1") or not isinstance(move, Offer | Counter):
        return False
    twin = pos.copy()
    twin.setup = setup_of(pos.players, replace(pos.setup.options, money="hidden"))
    return move in twin.legal(seat)


def unsealed(engine: str, move: Move) -> bool:
    """Before 0.1.1 a deal could be taken back as long as nobody else was asked (GEN-6.48), and a step though others
    had shown messages at it."""
    return older(engine, "0.1.1") and isinstance(move, Accept | Agree | Pick | Go)


def _floor_why_not(pos: GenoaPosition, frame: Any, seat: int, move: Move) -> TetrapolisError | None:
    table = offering.floor_of(pos)
    if isinstance(frame, Deciding) and isinstance(move, Counter | Call):
        return floor.decide_fault(pos, frame, seat, move)
    if isinstance(move, Accept):
        space = pos.space_number(move.space)
        terms = offering.standing_offer(table, move.seat, space)
        if terms is None:
            return IllegalMove("genoa-error-no-offer", target=move.seat)
        if terms.version != move.version:
            return IllegalMove("genoa-error-stale", target=move.seat)
        return deal_fault(pos, table, terms)
    if isinstance(move, Agree):
        terms = frame.terms if isinstance(frame, Replying) else frame.counter if isinstance(frame, Live) else None
        if terms is None or terms.by != seat:
            return IllegalMove("genoa-error-no-counter")
        if terms.version != move.version:
            return IllegalMove("genoa-error-stale-counter")
        return standing_fault(pos, table, terms)
    if isinstance(move, Lapse) and table.about == HOUSE and seat == table.seat:
        return IllegalMove("genoa-error-duty" if floor.duty(pos, table) else "genoa-error-lapse")
    if isinstance(move, SelfUse) and table.about == HOUSE and seat == table.seat:
        return IllegalMove("genoa-error-no-action")
    if isinstance(move, Go | Stop) and seat == table.seat:
        if table.about == HOUSE:
            return IllegalMove("genoa-error-settle-first", building=pos.space_name(pos.tower))
        if isinstance(frame, Live) and (isinstance(move, Stop) or pos.space_number(move.space) in pos.next_spaces()):
            return IllegalMove("genoa-error-floor-early")
        if isinstance(move, Go):
            space = pos.space_number(move.space)
            if space < 0:
                return IllegalMove("genoa-error-no-such-space")
            return IllegalMove("genoa-error-no-way", space=move.space, fault=no_way(pos, space))
    return None
