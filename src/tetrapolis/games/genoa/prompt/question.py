"""What a seat of Genoa is asked, as data: the question with the facts of the moment, what can be done, and why not.

The verbs of a floor are made in `verbs`, those of an action in `acting`, the forms of offers, counters, notes and calls
in `composing`; what others hear meanwhile and who one is at the table, here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

from tetrapolis.core.errors import IllegalMove
from tetrapolis.core.prompt import Composer, Offer, Prompt, Verb
from tetrapolis.core.said import Said
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.prompt import composing
from tetrapolis.games.genoa.prompt.acting import claim_verb, get_verb, pick_verb, villa_verbs, window_verbs
from tetrapolis.games.genoa.prompt.afterwards import (
    ends_for_good,
    goes_on_after_claims,
    goes_on_after_delivering,
    goes_on_after_lapse,
    goes_on_after_stop,
    is_all,
)
from tetrapolis.games.genoa.prompt.composing import NAMES
from tetrapolis.games.genoa.prompt.reasons import refused
from tetrapolis.games.genoa.prompt.story import bundle, item
from tetrapolis.games.genoa.prompt.verbs import (
    OTHER_SPACES,
    SPACE_REFS,
    accept_verb,
    deliver_verb,
    elsewhere,
    go_verb,
    idle,
    kept,
    note_of,
    note_verb,
    offer_verb,
    offered,
    plainly,
    terms_args,
    text_of,
    verb,
    withdraw_verb,
)
from tetrapolis.games.genoa.rules.board import MARKET
from tetrapolis.games.genoa.rules.bundle import NOTHING
from tetrapolis.games.genoa.rules.cards import (
    BUILDINGS,
    CARDS,
    DECKS,
    EXTRA_ACTION,
    MESSAGE_PAY,
    OWNER_PAY,
    START_SPACE,
    TILES,
)
from tetrapolis.games.genoa.rules.changing_settings import asides
from tetrapolis.games.genoa.rules.frames import (
    HOUSE,
    NO_CARD,
    NO_DRAFT,
    NOBODY,
    Acquiring,
    Asking,
    Choosing,
    Deciding,
    Delivering,
    Floor,
    Live,
    Opening,
    Picking,
    Replying,
    Shipping,
    Starting,
    Terms,
    Trading,
    Window,
)
from tetrapolis.games.genoa.rules.moves import (
    CLOSE,
    INVITE,
    LAPSE,
    PASS,
    RECALL,
    REFUSE,
    REOPEN,
    ROLL,
    STOP,
    USE,
    WAIT,
    Agree,
    Start,
)
from tetrapolis.games.genoa.rules.offer_validity import deal_fault
from tetrapolis.games.genoa.rules.position import DISCS, KINDS, GenoaPosition
from tetrapolis.games.genoa.rules.standing_offers import floor_of, notes_fault, withdrawals


class Moment(NamedTuple):
    """A question with what can be done."""

    ask: Said
    help: Said | None
    verbs: Sequence[Verb]
    composers: tuple[Composer, ...] = ()


# ---- sentences


def _help(key: str, **args: Any) -> Said:
    return Said(f"genoa-help-{key}", args)


def _both(*parts: Said | None) -> Said | None:
    """Several sentences as one."""
    found = [part for part in parts if part is not None]
    if not found:
        return None
    said = found[0]
    for part in found[1:]:
        said = Said("genoa-both", {"first": said, "next": part})
    return said


def _space(space: int) -> dict[str, Any]:
    """A space as messages take it."""
    return {"space": SPACE_REFS[space], "sort": "street" if space > MARKET else "building"}


def _brings(building: int) -> Said:
    return Said(f"genoa-building-{BUILDINGS[building]}.text")


def _owner(owner: int) -> Said | None:
    """Who gets something if another acts there (GEN-10.12)."""
    return None if owner == NOBODY else _help("owner", seat=f"seat:{owner}", n=OWNER_PAY)


@lru_cache(maxsize=256)
def _actions(left: int, extra: int) -> Said:
    return _help("actions", n=left, extra=extra)


def _able(pos: GenoaPosition, seat: int) -> tuple[int, int]:
    """The actions a player has left, and his Extra action tiles."""
    return pos.actions_left(seat), pos.tiles[KINDS * seat + EXTRA_ACTION]


_SAYINGS: dict[Any, tuple[Said, Said | None]] = {}
_USES: dict[Any, Verb] = {}


# ---- phase 1


def _starting(pos: GenoaPosition, frame: Starting, seat: int) -> Moment:
    held = tuple([tile for tile in range(KINDS) if pos.tiles[KINDS * seat + tile]])
    verbs = _start_verbs(held, pos.setup.options.negotiation == "orderly")
    facts = _help("start", n=pos.spaces_left)
    return Moment(STARTED, _both(facts, TILE_STARTS) if START_SPACE in held else facts, verbs)


STARTED, TILE_STARTS = Said("genoa-ask-start"), _help("start-tile")


@lru_cache(maxsize=128)
def _start_verbs(held: tuple[int, ...], orderly: bool) -> list[Verb]:
    """Roll, or spend a tile (GEN-3.1, GEN-3.4); at a building the trader is asked next, so that can be taken back."""
    later = {tile: IllegalMove("genoa-error-no-window") for tile in held if tile != START_SPACE}
    if EXTRA_ACTION in later:
        later[EXTRA_ACTION] = IllegalMove("genoa-error-extra-later")
    others = [(f"tile:{TILES[tile]}", fault) for tile, fault in later.items()]
    tile, roll = TILES[START_SPACE], offered(ROLL, final=True)
    if START_SPACE not in held:
        spaces = [(ref, IllegalMove("genoa-error-no-tile", tile=tile)) for ref in OTHER_SPACES]
        return [verb("roll", [roll], refused=refused([*spaces, *others]))]
    offers = [
        offered(Start(name), f"tile:{tile}", SPACE_REFS[space], price=tile, final=not (orderly and space < MARKET))
        for space, name in enumerate(NAMES)
    ]
    start = verb("start", offers, ask=Said("genoa-aim-start"), refused=refused(others))
    return [verb("roll", [roll]), start]


# ---- the floor


def _use_verb(pos: GenoaPosition, seat: int, may: bool, final: bool) -> Verb:
    """The open action for oneself, or why not (GEN-5.5, GEN-5.7)."""
    extra = may and not pos.base_left(seat)
    alone = may and is_all(pos, seat, pos.tower)
    ends = alone and ends_for_good(pos, seat, pos.tower)

    def make() -> Verb:
        tower = pos.tower
        if not may:
            here = refused([(SPACE_REFS[tower], NO_ACTION)])
            return idle("use", NO_ACTION, refused=(*here, *elsewhere()))
        price = TILES[EXTRA_ACTION] if extra else NOTHING
        word = "use-end" if alone else "use"
        said = Said(f"genoa-choice-{word}", _space(tower))
        offer = offered(USE, SPACE_REFS[tower], said=said, price=price, final=final, after="main" if alone else "")
        note = note_of("extra") if extra else note_of("for-good") if ends else None
        return verb("use", [offer], word, at_once=True, note=note, refused=elsewhere())

    return kept(_USES, ("use", pos.tower, may, extra, final, alone, ends), make)


NO_ACTION = IllegalMove("genoa-error-no-action")
REOPENS = {n: verb("reopen", [offered(REOPEN, final=True)], note=note_of("reopen", n)) for n in range(1, 21)}
INVITES = plainly(INVITE, note=note_of("invite"))
LAPSES = [plainly(LAPSE, note=note_of("lapse"), closing=True, final=final) for final in (True, False)]
STOPS = [plainly(STOP, note=note_of("stop"), closing=True, final=final) for final in (True, False)]
"""By whether the trader alone goes on."""
RECALLS = plainly(RECALL)
REFUSES = plainly(REFUSE, closing=True)
WAITS = verb("wait", [offered(WAIT)], closing=True)
TIME = verb("wait", [offered(WAIT, said=Said("genoa-choice-wait"))], closing=True, aside=True)
DUTY = idle("lapse", IllegalMove("genoa-error-duty"), closing=True)
EARLY = (
    idle("go", IllegalMove("genoa-error-floor-early")),
    idle("stop", IllegalMove("genoa-error-floor-early"), closing=True),
)
COUNTERS = {n: verb("counter", aside=True, note=note_of("counters", n)) for n in range(1, 21)}
COUNTER, CALLS = verb("counter", aside=True), verb("call", aside=True)
QUIETS = verb("quiet", aside=True)
LATE = idle("offer", IllegalMove("genoa-error-floor-late"))
BARRED = idle("offer", IllegalMove("genoa-error-barred"))


@cache
def _passes(kind: str, final: bool = True) -> Verb:
    said = Said(f"genoa-choice-pass-{kind}")
    return verb("pass", [offered(PASS, said=said, final=final)], f"pass-{kind}", closing=True)


@lru_cache(maxsize=64)
def _closes(seconds: int) -> Verb:
    return plainly(CLOSE, note=note_of("close", seconds), closing=True)


def _opening(pos: GenoaPosition, frame: Opening, seat: int) -> Moment:
    listed = pos.legal(seat).listed
    use = _use_verb(pos, seat, USE in listed, final=False)
    others = tuple([other for other in sorted(pos.clockwise(seat)) if pos.can_act(other)])
    tower, owner = pos.tower, pos.owner[pos.tower]

    def make() -> tuple[Said, Said | None]:
        buyers = _help("buyers", seats=[f"seat:{other}" for other in others]) if others else _help("no-buyer")
        return Said("genoa-ask-house-here", _space(tower)), _both(_brings(tower), _owner(owner), buyers)

    ask, facts = kept(_SAYINGS, ("house", tower, owner, others), make)
    return Moment(ask, facts, [use, INVITES if INVITE in listed else LAPSES[goes_on_after_lapse(pos)]])


def _asking(pos: GenoaPosition, frame: Asking, seat: int) -> Moment:
    floor, draft, able = floor_of(pos), frame.drafts[seat], _able(pos, seat)
    spaces = composing.offer_spaces(pos, floor, seat, able)
    verbs = [offer_verb(pos, floor, seat, spaces, drafted=len(draft.offers))]
    notes = notes_fault(pos, seat, len(draft.notes)) is None
    if notes:
        verbs.append(note_verb(pos.visited | pos.board.near[pos.tower]))
    if floor.offers or draft.offers:
        verbs += withdraw_verb(floor, seat, draft.offers, withdrawals(pos, floor, seat, draft), final=False)
    mine = any(terms.by == seat for terms in floor.offers)
    verbs.append(QUIETS)
    verbs.append(_passes("send" if draft != NO_DRAFT else "keep" if mine else "ask"))
    tower = pos.tower if floor.about == HOUSE else MARKET
    owner = pos.owner[tower] if tower < MARKET else NOBODY
    ask, facts = _asked_for(tower, owner, able, len(draft.offers) + len(draft.notes))
    return Moment(ask, facts, verbs, (*composing.forms(pos, floor, seat, able, spaces, notes), composing.UNTIL))


@lru_cache(maxsize=4096)
def _asked_for(building: int, owner: int, able: tuple[int, int], written: int) -> tuple[Said, Said | None]:
    """What is for sale (the action of a building, or from MARKET on the next step), and what one could buy."""
    sealed = _help("sealed-written", n=written) if written else _help("sealed")
    if building >= MARKET:
        return Said("genoa-ask-ask-road"), _both(_actions(*able), sealed)
    actions_left = None if any(able) else _actions(*able)
    facts = _both(_brings(building), _owner(owner), actions_left, sealed)
    return Said("genoa-ask-ask-house", _space(building)), facts


def _deciding(pos: GenoaPosition, frame: Deciding, seat: int) -> Moment:
    floor, options, listed = floor_of(pos), pos.setup.options, pos.legal(seat).listed
    verbs, composers = accept_verb(pos, floor, listed), []
    left = options.offer_rounds - floor.rounds
    if floor.about == HOUSE:
        verbs.append(_use_verb(pos, seat, USE in listed, final=False))
        closing = LAPSES[goes_on_after_lapse(pos)] if LAPSE in listed else DUTY
        key = "duty" if closing is DUTY else "decide-house"
        ask, facts = kept(_SAYINGS, ("decide", pos.tower, key), lambda: _house(pos, key))
    else:
        verbs.append(go_verb(pos, floor))
        closing = STOPS[goes_on_after_stop(pos)]
        ask, facts = ROAD_ASKED, DECIDE_ROAD if floor.offers else DECIDE_NONE
    if left > 0:
        verbs.append(REOPENS[left])
    if floor.counters < options.max_counters:
        form = composing.counter(pos, floor)
        if form is not None:
            verbs.append(COUNTERS[options.max_counters - floor.counters])
            composers.append(form)
    if left > 0:
        verbs.append(CALLS)
        composers.append(composing.call(floor.targets))
    verbs.append(closing)
    return Moment(ask, facts, verbs, tuple(composers))


ROAD_ASKED, DECIDE_ROAD, DECIDE_NONE = Said("genoa-ask-decide-road"), _help("decide-road"), _help("decide-none")


def _house(pos: GenoaPosition, key: str) -> tuple[Said, Said | None]:
    tower = pos.tower
    return Said("genoa-ask-decide-house", _space(tower)), _both(_brings(tower), _help(key))


def _agree_verb(pos: GenoaPosition, floor: Floor, terms: Terms, may: bool) -> Verb:
    """Agreeing to a counter, or why not (GEN-6.39)."""
    if not may:
        return idle("agree", deal_fault(pos, floor, terms))
    said = Said("genoa-choice-agree", terms_args(terms, floor.seat))
    return verb("agree", [offered(Agree(terms.version), said=said, price=terms.give, gain=terms.take, final=True)])


def _replying(pos: GenoaPosition, frame: Replying, seat: int) -> Moment:
    floor, terms, able, listed = floor_of(pos), frame.terms, _able(pos, seat), pos.legal(seat).listed
    spaces = composing.offer_spaces(pos, floor, seat, able)
    verbs = [
        _agree_verb(pos, floor, terms, Agree(terms.version) in listed),
        offer_verb(pos, floor, seat, spaces, "rebid"),
        *withdraw_verb(floor, seat, (), listed, final=True),
        REFUSES,
    ]
    ask = Said("genoa-ask-reply-to", {"seat": f"seat:{floor.seat}"})
    forms = composing.forms(pos, floor, seat, able, spaces, notes=False)
    return Moment(ask, Said("genoa-help-reply", terms_args(terms, floor.seat)), verbs, forms)


def _live(pos: GenoaPosition, frame: Live, seat: int) -> Moment:
    floor, listed = floor_of(pos), pos.legal(seat).listed
    moment = _live_trader if seat == frame.seat else _live_other
    verbs, composers = moment(pos, frame, floor, seat, listed)
    house, trader = floor.about == HOUSE, seat == frame.seat
    options = pos.setup.options
    if frame.late:
        key, n = "late", options.decide_seconds
    elif frame.closing:
        key, n = "closing", options.close_seconds
    elif trader:
        key, n = ("trader", 0) if house or STOP in listed else ("early", options.floor_min)
    else:
        key, n = ("counter" if frame.counter is not None and frame.counter.by == seat else "other"), 0

    def make() -> tuple[Said, Said | None]:
        who = "trader" if trader else "other"
        ask = Said(f"genoa-ask-live-{who}-{'house' if house else 'road'}", _space(pos.tower) if house else {})
        return ask, _both(_brings(pos.tower) if house else None, _help(f"live-{key}", seat=f"seat:{floor.seat}", n=n))

    tower = pos.tower if house else MARKET
    ask, facts = kept(_SAYINGS, ("live", trader, tower, key, floor.seat, n), make)
    return Moment(ask, facts, verbs, composers)


def _live_trader(
    pos: GenoaPosition, frame: Live, floor: Floor, seat: int, listed: Sequence[Move]
) -> tuple[list[Verb], tuple[Composer, ...]]:
    verbs, composers, closing = accept_verb(pos, floor, listed), [], [TIME]
    if floor.about == HOUSE:
        verbs.append(_use_verb(pos, seat, USE in listed, final=False))
        if CLOSE in listed:
            closing.insert(0, _closes(pos.setup.options.close_seconds))
        elif LAPSE in listed:
            closing.insert(0, LAPSES[goes_on_after_lapse(pos)])
        elif not frame.closing:
            closing.insert(0, DUTY)
    elif STOP in listed:
        verbs.append(go_verb(pos, floor))
        closing.insert(0, STOPS[goes_on_after_stop(pos)])
    else:
        verbs.append(EARLY[0])
        closing.insert(0, EARLY[1])
    if not frame.late and frame.counter is None:
        form = composing.counter(pos, floor)
        if form is not None:
            verbs.append(COUNTER)
            composers.append(form)
    verbs.append(CALLS)
    composers.append(composing.call(floor.targets))
    if frame.counter is not None:
        verbs.append(RECALLS)
    return verbs + closing, tuple(composers)


def _live_other(
    pos: GenoaPosition, frame: Live, floor: Floor, seat: int, listed: Sequence[Move]
) -> tuple[list[Verb], tuple[Composer, ...]]:
    verbs: list[Verb] = []
    spaces: tuple[int, ...] = ()
    able = _able(pos, seat)
    if frame.counter is not None and frame.counter.by == seat:
        may = Agree(frame.counter.version) in listed
        verbs.append(_agree_verb(pos, floor, frame.counter, may))
    if frame.late or frame.barred >> seat & 1:
        verbs.append(LATE if frame.late else BARRED)
    else:
        spaces = composing.offer_spaces(pos, floor, seat, able)
        verbs.append(offer_verb(pos, floor, seat, spaces))
    notes = notes_fault(pos, seat) is None
    if notes:
        verbs.append(note_verb(pos.visited | pos.board.near[pos.tower]))
    verbs += withdraw_verb(floor, seat, (), listed, final=True)
    verbs += [QUIETS] if PASS in listed else []
    verbs += [REFUSES] if REFUSE in listed else []
    forms = composing.forms(pos, floor, seat, able, spaces, notes)
    if PASS in listed:
        verbs += [_passes("live")]
        forms = (*forms, composing.UNTIL)
    return [*verbs, TIME], forms


# ---- actions and buildings


def _picking(pos: GenoaPosition, frame: Picking, seat: int) -> Moment:
    listed = pos.legal(seat).listed
    ask = Said("genoa-ask-pick-for", {"n": frame.left, "seat": f"seat:{frame.to}"})
    return Moment(ask, _help("pick", deck=f"deck:{DECKS[frame.deck]}"), [pick_verb(pos, frame, seat, listed)])


def _acting(pos: GenoaPosition, frame: Window, seat: int) -> Moment:
    verbs = window_verbs(pos, frame, seat, pos.legal(seat).listed)
    key = ("window", frame.building, frame.main, frame.ordered, frame.pledge, frame.order, pos.trader)
    ask, facts = kept(_SAYINGS, key, lambda: _window(pos, frame))
    return Moment(ask, facts, verbs)


def _window(pos: GenoaPosition, frame: Window) -> tuple[Said, Said | None]:
    building = f"building:{BUILDINGS[frame.building]}"
    pledge = bound = None
    if frame.pledge != NOTHING:
        pledge = _help("pledged", seat=f"seat:{pos.trader}", things=bundle(frame.pledge))
    if frame.order != NO_CARD:
        bound = _help("order-bound", card=f"card:{CARDS[frame.order].id}")
    if frame.main:
        done = _help("ordered" if frame.ordered else "action-done")
        return Said("genoa-ask-action-done", {"building": building}), _both(done, pledge, bound)
    return Said("genoa-ask-action-in", {"building": building}), _both(_brings(frame.building), pledge, bound)


def _trading(pos: GenoaPosition, frame: Trading, seat: int) -> Moment:
    facts = _help("trade", item=item(frame.item))
    return Moment(Said("genoa-ask-trade"), facts, [get_verb(pos, frame, seat, pos.legal(seat).listed)])


def _shipping(pos: GenoaPosition, frame: Shipping, seat: int) -> Moment:
    return Moment(Said("genoa-ask-bonus"), _help("bonus"), [get_verb(pos, frame, seat, pos.legal(seat).listed)])


def _choosing(pos: GenoaPosition, frame: Choosing, seat: int) -> Moment:
    ask = Said("genoa-ask-villa-in", {"building": f"building:{BUILDINGS[frame.building]}"})
    return Moment(ask, _brings(frame.building), villa_verbs(pos, frame, seat, pos.legal(seat).listed))


def _delivering(pos: GenoaPosition, frame: Delivering, seat: int) -> Moment:
    passes = _passes("deliver", final=not goes_on_after_delivering(pos, frame, seat))
    return Moment(Said("genoa-ask-deliver"), _help("deliver", n=MESSAGE_PAY), [passes])


def _acquiring(pos: GenoaPosition, frame: Acquiring, seat: int) -> Moment:
    facts = _both(
        _help("acquire", n=pos.markers[seat]),
        _help("acquire-later", n=frame.left) if frame.left else None,
    )
    claims = claim_verb(pos, frame, seat, pos.legal(seat).listed)
    passes = _passes("acquire", final=goes_on_after_claims(pos, frame, [None]) == (False,))
    return Moment(Said("genoa-ask-acquire"), facts, [claims, passes])


_MOMENTS: dict[type, Callable[[GenoaPosition, Any, int], Moment]] = {
    Starting: _starting,
    Opening: _opening,
    Asking: _asking,
    Deciding: _deciding,
    Replying: _replying,
    Live: _live,
    Picking: _picking,
    Window: _acting,
    Trading: _trading,
    Shipping: _shipping,
    Choosing: _choosing,
    Delivering: _delivering,
    Acquiring: _acquiring,
}


# ---- the same question again

_OWN: dict[type, Callable[[Any, int], Any]] = {
    Asking: lambda frame, seat: frame.drafts[seat],
    Deciding: lambda frame, seat: None,
    Replying: lambda frame, seat: frame.terms,
    Live: lambda frame, seat: frame,
}
"""What the questions of a floor follow from, of their frame."""
_TABLE = attrgetter(
    *("tower", "path", "ducats", "goods", "tiles", "hands", "markers", "central", "supply", "tile_supply", "decks"),
    *("face_up", "owner", "acted", "extras", "bought", "noted", "shown", "auto", "first", "spaces_left"),
)
"""... and of the table; the likeliest to have changed first."""
_LAST: dict[Any, tuple[Any, Any, Any, Moment]] = {}
"""By setup, question and seat: floor, part of the frame and table that a moment followed from, and the moment.
Positions are not kept: giving up the last one with its long story takes longer than comparing the next."""
MOST = 256
"""So many moments are kept."""


def _moment(pos: GenoaPosition, frame: Any, seat: int) -> Moment:
    """What is asked; on a floor it stays the same while others answer, and is not made again."""
    kind = type(frame)
    own = _OWN.get(kind)
    if own is None or type(pos.log) is not list:  # what is not cut loose changes with its position
        return _MOMENTS[kind](pos, frame, seat)
    key = (id(pos.setup), kind, seat, pos.visited)  # a setup is made once
    found = _LAST.get(key)
    floor, mine, table = pos.stack[0], own(frame, seat), _TABLE(pos)
    if found is not None and floor == found[0] and mine == found[1] and table == found[2]:
        return found[3]
    if len(_LAST) >= MOST:
        _LAST.clear()
    moment = _MOMENTS[kind](pos, frame, seat)
    _LAST[key] = floor, mine, table, moment
    return moment


# ---- the prompt


def prompt(seen: GenoaPosition, seat: int | None) -> Prompt:
    """What a seat (None: a spectator) is asked, or what others are deciding."""
    if seen.outcome is not None:
        return Prompt()
    frame: Any = seen.stack[-1]
    step = seen.game.steps[type(frame)]
    asked = seat is not None and (frame.seat == seat if step.seats is None else seat in step.seats(seen, frame))
    if seat is None or not (asked or (step.may is not None and seat in step.may(seen, frame))):
        return Prompt(waiting=waiting(seen), turn=seen.trader)
    if asked:
        moment = _moment(seen, frame, seat)
        only = not step.optional and (step.seats is None or frame.waiting == 1 << seat)
    else:
        moment, only = MEANWHILE, False
    ask, facts, verbs, composers = moment
    if not seen.auto >> seat & 1 and type(frame) in _WITH_MESSAGES:
        verbs = [*deliver_verb(seen, seat, only), *verbs]
    return Prompt(
        ask,
        facts,
        _role(seen, seat),
        kind=step.kind,
        turn=seen.trader,
        rules=seen.rules(),
        default=text_of(step.default(seen, frame, seat)),
        verbs=tuple(verbs),
        asides=_asides(asides(seen, seat)),
        composers=composers,
        news=seen.news_of(seat),
    )


MEANWHILE = Moment(Said("genoa-ask-meanwhile"), _help("meanwhile"), [WAITS])
_WITH_MESSAGES = {Opening, Asking, Deciding, Replying, Live, Window, Delivering, Acquiring}


@cache
def _asides(moves: tuple[Move, ...]) -> tuple[Offer, ...]:
    return tuple([offered(move) for move in moves])


def _role(pos: GenoaPosition, seat: int) -> Said:
    """The trader with the steps left, or the actions one has left."""
    if seat == pos.trader:
        return _trader(DISCS - len(pos.path) if pos.path else -1)
    return _other(*_able(pos, seat))


@lru_cache(maxsize=64)
def _trader(left: int) -> Said:
    return Said("genoa-role-trader", {"left": left})


@lru_cache(maxsize=256)
def _other(left: int, extra: int) -> Said:
    return Said("genoa-role-other", {"n": left, "extra": extra})


# ---- what others are deciding


def waiting(pos: GenoaPosition) -> Said | None:
    """What is being decided, from what everybody sees."""
    if pos.outcome is not None:
        return None
    frame: Any = pos.stack[-1]
    kind = pos.game.steps[type(frame)].kind
    seats = pos.game.steps[type(frame)].seats
    first = frame.seat if seats is None else next(iter(seats(pos, frame)), pos.trader)
    about = ""
    if isinstance(frame, Asking | Deciding | Live):
        about = "-house" if floor_of(pos).about == HOUSE else "-road"
    args: dict[str, Any] = {"seat": f"seat:{first}"}
    if isinstance(frame, Asking):
        others = pos.players - 1
        args = {"n": others - frame.waiting.bit_count(), "of": others}
    elif isinstance(frame, Window):
        args |= _space(frame.building)
    return Said(f"genoa-wait-{kind}{about}", args)
