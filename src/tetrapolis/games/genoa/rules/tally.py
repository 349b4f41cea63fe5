"""What would be paid if the game ended now, as far as a seat may know (section 11); what is going on."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from tetrapolis.games.genoa.rules.cards import (
    BUILDINGS,
    CARDS,
    COMMODITIES,
    CONTRACT,
    DECKS,
    MARKER_PAY,
    MESSAGE,
    MESSAGE_PAY,
    ORDER_PAY,
    run_pay,
)
from tetrapolis.games.genoa.rules.frames import (
    HOUSE,
    Acquiring,
    AnswerDraft,
    Asking,
    Choosing,
    Floor,
    Live,
    Replying,
    Terms,
    Window,
)
from tetrapolis.games.genoa.rules.hiding import see_frame
from tetrapolis.games.genoa.rules.position import GOODS, GenoaPosition
from tetrapolis.games.genoa.rules.scoring import LINES, contract_pay, contract_runs
from tetrapolis.games.genoa.rules.view import shows_money


class Run(msgspec.Struct, frozen=True):
    """Adjacent buildings that the seat has contracts for, and what they pay together (GEN-8.19)."""

    buildings: list[str]
    pay: int


class Held(msgspec.Struct, frozen=True):
    """A card of the seat's hand: what it pays, and how far it is."""

    card: str
    pay: int
    """A contract together with those next to it."""
    done: list[str]
    """Of an order: the commodities that are there; of a message: the buildings that were visited (GEN-8.12) ..."""
    missing: list[str]
    """... and those that are not."""


class Bargain(msgspec.Struct, frozen=True):
    """A negotiation (section 6): what is on offer, as far as the seat may see it."""

    house: bool
    """About the action of the building under the tower; else about the next step."""
    state: Literal["asking", "live", "done"]
    """All the others are asked; everybody talks at once; the trader decides."""
    targets: list[str]
    """The spaces that can be bought."""
    offers: list[Terms]
    counter: Terms | None
    """The trader's counter that waits for an answer."""
    draft: AnswerDraft | None
    """What the seat has written so far and not handed in."""


class Action(msgspec.Struct, frozen=True):
    """An action (GEN-5.10)."""

    seat: int
    building: str
    main: bool
    """What the building does is done."""
    ordered: bool
    """An order was completed."""
    pledge: str
    """What the trader gets of it."""


class Tally(msgspec.Struct, frozen=True):
    """Ducats if the game ended now; actions left; what is going on."""

    lines: list[list[tuple[str, int | None]]]
    """Of each seat: what for, and how many; null where the seat cannot know."""
    runs: list[Run]
    """The seat's own contracts."""
    actions: list[int]
    """Of each seat: see `GenoaPosition.actions_left`."""
    asks: int
    """How often offers can still be asked for on this floor (GEN-6.56)."""
    hand: list[Held]
    """The seat's own cards."""
    stage: Literal["floor", "action", "acquire", "turn", "over"]
    floor: Bargain | None
    action: Action | None
    building: str
    """Whose effect is asked about: of the action, or of a tile; empty if none is."""
    passing: Literal["", "turn", "addressed"] = ""
    """Until when the seat passes by itself."""


def tally_of(pos: GenoaPosition, seat: int | None, like: Tally | None = None) -> Tally:
    """The ducats so far; at the end they are paid already, and the outcome tells them apart.

    >>> import tetrapolis as tp
    >>> tp.game("genoa").new(players=3, seed=1).tally(None).lines[0][1]
    ('buildings', 0)
    """
    known = like or _open(pos)
    floor = pos.stack[0] if known.floor else None
    own = [] if seat is None else contract_runs(pos, seat)
    runs = [Run([BUILDINGS[building] for building in run], run_pay(len(run))) for run in own]
    hand = (
        []
        if seat is None
        else [_held(pos, seat, card, runs) for deck in range(len(DECKS)) for card in pos.hand(seat, deck)]
    )
    lines = [_lines(pos, seat, other) for other in range(pos.players)]
    bargain = _bargain(pos, floor, seat) if isinstance(floor, Floor) else None
    passing = "" if seat is None else PASSING[pos.quiet[seat]]
    return replace(known, lines=lines, runs=runs, hand=hand, floor=bargain, passing=passing)


PASSING = ("", "", "turn", "addressed")
"""By how a player is quiet (see `moves.QUIET`)."""


def _open(pos: GenoaPosition) -> Tally:
    """What lies open."""
    floor = pos.stack[0] if pos.stack else None
    asks = 0
    if isinstance(floor, Floor) and pos.setup.options.negotiation == "orderly":
        asks = pos.setup.options.offer_rounds - floor.rounds
    top = pos.stack[-1] if pos.stack else None
    window = next((frame for frame in pos.stack if isinstance(frame, Window)), None)
    bargain = _bargain(pos, floor, None) if isinstance(floor, Floor) else None
    action = _action(window) if window else None
    building = BUILDINGS[top.building] if isinstance(top, Choosing) else action.building if action else ""
    return Tally(
        [],
        [],
        [pos.actions_left(other) for other in range(pos.players)],
        asks,
        [],
        _stage(pos, bargain, action),
        bargain,
        action,
        building,
    )


def _lines(pos: GenoaPosition, seat: int | None, other: int) -> list[tuple[str, int | None]]:
    knows = other == seat or not pos.hand(other, CONTRACT)
    values = (
        pos.ducats[other] if shows_money(pos, other, seat) else None,
        MARKER_PAY * pos.owner.count(other),
        contract_pay(pos, other) if knows else None,
    )
    return list(zip(LINES, values, strict=True))


def _stage(
    pos: GenoaPosition, bargain: Bargain | None, action: Action | None
) -> Literal["floor", "action", "acquire", "turn", "over"]:
    if bargain or action:
        return "floor" if bargain else "action"
    if pos.outcome is not None:
        return "over"
    return "acquire" if isinstance(pos.stack[-1], Acquiring) else "turn"


def _held(pos: GenoaPosition, seat: int, card: int, runs: list[Run]) -> Held:
    found = CARDS[card]
    places = [BUILDINGS[building] for building in found.buildings]
    if found.deck == CONTRACT:
        return Held(found.id, next(run.pay for run in runs if places[0] in run.buildings), [], [])
    if found.deck == MESSAGE:
        visited = {pos.board.names[space] for space in pos.path}
        needed = {place: place in visited for place in places}
    else:
        needed = {COMMODITIES[good]: pos.goods[GOODS * seat + good] > 0 for good in found.goods}
    done, missing = ([name for name, is_there in needed.items() if is_there == wanted] for wanted in (True, False))
    return Held(found.id, MESSAGE_PAY if found.deck == MESSAGE else ORDER_PAY[found.deck], done, missing)


def _bargain(pos: GenoaPosition, floor: Floor, seat: int | None) -> Bargain:
    top = see_frame(pos, pos.stack[-1], seat)
    counter = top.terms if isinstance(top, Replying) else top.counter if isinstance(top, Live) else None
    writes = isinstance(top, Asking) and seat is not None and top.waiting >> seat & 1
    return Bargain(
        floor.about == HOUSE,
        "asking" if isinstance(top, Asking) else "live" if isinstance(top, Live) else "done",
        [pos.board.names[space] for space in floor.targets],
        list(see_frame(pos, floor, seat).offers),
        counter,
        top.drafts[seat] if writes else None,
    )


def _action(window: Window) -> Action:
    return Action(window.seat, BUILDINGS[window.building], window.main, window.ordered, window.pledge)
