"""The open floor of live play (6.J): everybody acts when he likes; alarms keep it from going on for ever."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tetrapolis.core.errors import IllegalMove
from tetrapolis.core.legal import Legal, OpenSpace
from tetrapolis.core.types import CLOCK, Move, Respite, Ring
from tetrapolis.games.genoa.rules import floor as orderly
from tetrapolis.games.genoa.rules import sampling
from tetrapolis.games.genoa.rules import standing_offers as offering
from tetrapolis.games.genoa.rules.changing_settings import is_instruction, passed_for
from tetrapolis.games.genoa.rules.frames import HOUSE, ROAD, Floor, Live, Remark
from tetrapolis.games.genoa.rules.moves import (
    CLOSE,
    LAPSE,
    PASS,
    RECALL,
    REFUSE,
    WAIT,
    Agree,
    Call,
    Close,
    Counter,
    Note,
    Offer,
    Pass,
    Quiet,
    Recall,
    Refuse,
    Wait,
    Withdraw,
)
from tetrapolis.games.genoa.rules.offer_validity import (
    counter_fault,
    deal_fault,
    offer_fault,
    resolved,
    terms_of_counter,
    terms_of_offer,
)
from tetrapolis.games.genoa.rules.position import GenoaPosition
from tetrapolis.games.genoa.rules.schema import LIVE_OTHERS, LIVE_TRADER


def seats(pos: GenoaPosition, frame: Live) -> list[int]:
    """Everybody; the trader first."""
    return [frame.seat, *pos.clockwise(frame.seat)]


def alarms(pos: GenoaPosition, frame: Live) -> Mapping[str, int]:
    """The clocks that run (GEN-6.60 to 6.62), called as the options that set them."""
    options = pos.setup.options
    running = {}
    if offering.floor_of(pos).about == ROAD and not frame.may_go:
        running["floor_min"] = options.floor_min
    if frame.closing:
        running["close_seconds"] = options.close_seconds
    if frame.late:
        running["decide_seconds"] = options.decide_seconds
    else:
        running["floor_max"] = options.floor_max
    return running


def respite(pos: GenoaPosition, frame: Live) -> Respite | None:
    """Time to answer the last offer or counter, before a clock or a bot in the trader's seat ends the floor.

    The trader may accept and act at any moment all the same (GEN-6.59), and once all have passed nobody waits.
    """
    seconds = pos.setup.options.answer_seconds
    if not seconds or frame.late or frame.passed == _others(pos, frame):
        return None
    said = [*offering.floor_of(pos).offers, *([frame.counter] if frame.counter else [])]
    return Respite("answer_seconds", max([terms.version for terms in said], default=0), seconds, frame.seat)


def _others(pos: GenoaPosition, frame: Live) -> int:
    return ((1 << pos.setup.players) - 1) & ~(1 << frame.seat)


FORMERLY = {"opening": "floor_min", "closing": "close_seconds", "floor": "floor_max", "deciding": "decide_seconds"}
"""What alarms were called before 0.2.0; stored matches and clocks call them so."""


def ring(pos: GenoaPosition, frame: Live, move: Ring) -> None:
    """Time has passed."""
    floor = offering.floor_of(pos)
    if move.alarm == "floor_min":
        frame.may_go = True
    elif move.alarm == "close_seconds":  # GEN-6.61
        frame.closing, frame.closed = False, True
        if orderly.duty(pos, floor):
            pos.say("genoa-duty", {"seat": floor.seat})
        else:
            orderly.lapse(pos)
    elif move.alarm == "floor_max":  # GEN-6.62
        frame.late = True
        pos.say("genoa-floor-late", {"seat": floor.seat})
    else:
        orderly.close_floor(pos, floor, orderly.default_close(pos, floor))


def legal(pos: GenoaPosition, frame: Live, seat: int) -> Legal:
    """GEN-6.59."""
    floor = offering.floor_of(pos)
    listed = _trader_moves(pos, frame, floor) if seat == frame.seat else _other_moves(pos, frame, floor, seat)

    def contains(move: Move) -> bool:
        if isinstance(move, Offer | Note | Counter | Call):
            return fault(pos, frame, seat, move) is None
        return move in listed or (seat != frame.seat and may_be_quiet(pos, seat, move))

    def sample(rng: Random) -> Move:
        return _sample(pos, frame, floor, seat, contains, listed, rng)

    return OpenSpace(LIVE_TRADER if seat == frame.seat else LIVE_OTHERS, contains, sample, listed)


def may_be_quiet(pos: GenoaPosition, seat: int, move: Move) -> bool:
    """Of the standing instructions only passing until one's turn makes sense where nobody is waited for."""
    return isinstance(move, Quiet) and move.setting != "on" and is_instruction(pos, seat, move)


def _trader_moves(pos: GenoaPosition, frame: Live, floor: Floor) -> list[Move]:
    moves = [WAIT, *orderly.accepts(pos, floor)]
    if floor.about == HOUSE:
        closing = orderly.closing_moves(pos, floor)
        if not (frame.closed or frame.late):  # GEN-6.61: LAPSE goes through CLOSE
            closing = [move for move in closing if move is not LAPSE]
            if not frame.closing:
                closing.append(CLOSE)
        moves += closing
    elif frame.may_go or frame.passed == _others(pos, frame):  # GEN-6.60
        moves += orderly.closing_moves(pos, floor)
    if frame.counter is not None:
        moves.append(RECALL)
    return moves


def _other_moves(pos: GenoaPosition, frame: Live, floor: Floor, seat: int) -> list[Move]:
    moves: list[Move] = [WAIT] if frame.passed >> seat & 1 else [WAIT, PASS]
    if frame.counter is not None and frame.counter.by == seat:
        if deal_fault(pos, floor, frame.counter) is None:
            moves.append(Agree(frame.counter.version))
        moves.append(REFUSE)
    return moves + offering.withdrawals(pos, floor, seat)


def fault(pos: GenoaPosition, frame: Live, seat: int, move: Offer | Note | Counter | Call) -> IllegalMove | None:
    """Why an open move is not possible now."""
    floor = offering.floor_of(pos)
    if isinstance(move, Counter | Call) != (seat == frame.seat):
        return IllegalMove("genoa-error-trader-deals", target=frame.seat)
    if isinstance(move, Call):
        return orderly.call_fault(pos, floor, move)
    if isinstance(move, Note):
        return offering.note_fault(pos, floor, seat, move)
    if frame.late:
        return IllegalMove("genoa-error-floor-late")
    if isinstance(move, Offer):
        if frame.barred >> seat & 1:
            return IllegalMove("genoa-error-barred")
        return offer_fault(pos, floor, terms_of_offer(pos, seat, move))
    if frame.counter is not None:
        return IllegalMove("genoa-error-counter-open")
    return counter_fault(pos, floor, terms_of_counter(pos, move))


def apply(pos: GenoaPosition, frame: Live, seat: int, move: Move) -> None:
    """One move on the open floor; `seat` is CLOCK for an alarm."""
    floor = offering.floor_of(pos)
    if seat == CLOCK:
        assert isinstance(move, Ring)
        ring(pos, frame, move)
    elif isinstance(move, Wait):
        pos.ply -= 1
    elif seat == frame.seat:
        _apply_trader(pos, frame, floor, move)
    else:
        _apply_other(pos, frame, floor, seat, move)


def _apply_trader(pos: GenoaPosition, frame: Live, floor: Floor, move: Move) -> None:
    if isinstance(move, Counter):
        frame.counter = orderly.counter(pos, floor, move)
    elif isinstance(move, Recall):
        frame.counter = None
        pos.say("genoa-recalls", {"seat": frame.seat})
    elif isinstance(move, Call):
        orderly.call(pos, floor, move)
    elif isinstance(move, Close):
        frame.closing = True
        pos.say("genoa-closing", {"seat": frame.seat, "seconds": pos.setup.options.close_seconds})
    else:
        orderly.close_floor(pos, floor, move)


def _apply_other(pos: GenoaPosition, frame: Live, floor: Floor, seat: int, move: Move) -> None:
    if isinstance(move, Pass):
        frame.passed |= 1 << seat
        pos.say("genoa-passes", {"seat": seat})
        passed_for(pos, seat)
    elif isinstance(move, Offer):
        frame.passed &= ~(1 << seat)
        if frame.counter is not None and frame.counter.by == seat and pos.space_name(frame.counter.space) == move.space:
            frame.counter = None  # a new offer answers the counter (GEN-6.39)
        offering.post(pos, floor, resolved(pos, terms_of_offer(pos, seat, move)))
    elif isinstance(move, Note):
        note = Remark(seat, pos.space_number(move.space), move.price, bool(move.standing))
        offering.remark(pos, note)
    elif isinstance(move, Withdraw):
        offering.withdraw(pos, floor, seat, pos.space_number(move.space))
        if floor.about == HOUSE and (frame.closing or frame.closed):
            frame.barred |= 1 << seat  # GEN-6.62
    elif isinstance(move, Agree):
        assert frame.counter is not None
        orderly.agree(pos, frame.counter)
    elif isinstance(move, Refuse):
        frame.counter = None
        pos.say("genoa-refuses", {"seat": seat})


def default(pos: GenoaPosition, frame: Live, seat: int) -> Move:
    """Nobody waits: nothing is done."""
    return WAIT


def _sample(
    pos: GenoaPosition,
    frame: Live,
    floor: Floor,
    seat: int,
    contains: sampling.Contains,
    listed: list[Move],
    rng: Random,
) -> Move:
    """Random play: mostly something listed."""
    luck = rng.random()
    opened: Move | None = None
    if seat != frame.seat and luck < 0.35:
        opened = sampling.random_offer(pos, floor, seat, rng)
    elif seat != frame.seat and luck < 0.4:
        opened = sampling.random_note(pos, rng)
    elif seat == frame.seat and luck < 0.1:
        opened = sampling.random_counter(pos, floor, rng)
    elif seat == frame.seat and luck < 0.15:
        opened = sampling.random_call(pos, floor, rng)
    if opened is not None and contains(opened):
        return opened
    return listed[int(rng.random() * len(listed))]
