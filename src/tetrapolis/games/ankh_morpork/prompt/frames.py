"""What can be done in answer to all questions but those of MAIN: windows, texts, powers, events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

from tetrapolis.core.prompt import Offer, Refused, Verb
from tetrapolis.games.ankh_morpork.prompt.board import (
    Ending,
    area_verb,
    build_verb,
    buy_verb,
    calms,
    flee_verb,
    is_final,
    minion_verb,
    place_verb,
    plain,
    reasons_only,
    settled,
    verb,
)
from tetrapolis.games.ankh_morpork.prompt.refusals import REFUSALS
from tetrapolis.games.ankh_morpork.prompt.taking_back import (
    Change,
    buy_is_final,
    go_is_final,
    hit_is_final,
    loss_is_final,
    paid_is_final,
    rest_of,
    swap_is_final,
    victim_is_final,
)
from tetrapolis.games.ankh_morpork.prompt.words import (
    AREA,
    CARD,
    HAND,
    HOUSE,
    PIECE,
    SEAT,
    SHOWN,
    cards_of,
    dollars,
    minion_in,
    note,
    refused,
    say,
)
from tetrapolis.games.ankh_morpork.rules import event_effects, events, texts_money
from tetrapolis.games.ankh_morpork.rules.areas import BIT, COST
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.rules.cards import CARDS, NAMES, NUMBERS
from tetrapolis.games.ankh_morpork.rules.frames import (
    W_REMOVED,
    Aim,
    Building,
    Buying,
    Calming,
    ChoosePaid,
    ChooseTarget,
    ChooseVictim,
    Discarding,
    Donating,
    Fined,
    Fleeing,
    Giving,
    GoTo,
    GrabMinion,
    Insured,
    Keeping,
    LoseMinion,
    Placing,
    Protecting,
    Razing,
    Searching,
    Sinking,
    Stirring,
    Visiting,
    Window,
)
from tetrapolis.games.ankh_morpork.rules.interrupts import SMALL_GODS_PRICE
from tetrapolis.games.ankh_morpork.rules.moves import (
    OWNER_NUMBERS,
    Build,
    Buy,
    Calm,
    Discard,
    Done,
    Flee,
    Give,
    Go,
    Grab,
    Interrupt,
    Keep,
    Kill,
    Pass,
    Pay,
    Place,
    Raze,
    Refuse,
    Save,
    Skip,
    Stir,
    Target,
    Visit,
)
from tetrapolis.games.ankh_morpork.rules.pieces import raze
from tetrapolis.games.ankh_morpork.rules.position import NO_CARD, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.reasons import NO_ANSWER
from tetrapolis.games.ankh_morpork.rules.texts import text_of
from tetrapolis.games.ankh_morpork.rules.texts_attack import DIBBLER_FINE

Moves = Sequence[Any]


def frame_verbs(pos: AnkhMorporkPosition, frame: Any, seat: int, moves: Moves) -> Sequence[Verb]:
    """The verbs of a question in their order."""
    if isinstance(frame, Window):
        fitting = tuple([NUMBERS[move.card] for move in moves if type(move) is Interrupt])
        return _window_verbs(fitting, cards_of(pos.hands[seat]), frame.stake, frame.kind == W_REMOVED)
    by_kind: dict[Any, list[Any]] = {}
    for move in moves:
        by_kind.setdefault(type(move), []).append(move)
    verbs: list[Verb] = []
    for kind, found in by_kind.items():
        verbs += _VERBS[kind](pos, frame, seat, found)
    if isinstance(frame, Protecting) and Interrupt not in by_kind and pos.hands[seat]:
        verbs.append(reasons_only("interrupt", refused("hand", _why(pos, frame, seat, Interrupt))))
    if len(verbs) > 1:
        verbs.sort(key=_order)
    return verbs


@lru_cache(maxsize=20_000)
def _window_verbs(fitting: tuple[int, ...], hand: int, stake: int, removed: bool) -> tuple[Verb, ...]:
    """ANK-4.39: the answers. Who brings a minion back places it himself; after all else the game goes on."""
    others = hand & ~cards_of(list(fitting))
    refusals = refused("hand", [(others, NO_ANSWER)])
    answers = [_card("interrupt", card, "hand", 0, not removed) for card in fitting]
    interrupt = verb("interrupt", answers, refusals) if answers else reasons_only("interrupt", refusals)
    return interrupt, _stop_asking(stake + 1), _LET


def _order(verb: Verb) -> int:
    """Interrupts before standing answers, what closes last."""
    return 2 * verb.closing + (verb.verb in ("interrupt", "stop-asking"))


def _why(pos: AnkhMorporkPosition, frame: Any, seat: int, kind: Any) -> Any:
    return REFUSALS[type(frame), kind](pos, frame, seat)


def _ending(pos: AnkhMorporkPosition, seat: int, gone: int = NO_CARD) -> Ending:
    """What follows the last answer to a text or a power: the seat's own MAIN goes on, or somebody else is asked."""
    return settled(rest_of(pos, gone)) if seat == pos.active and len(pos.stack) == 2 else True


# ---- cards


@cache
def _card(tag: str, card: int, place: str, gain: int, final: bool) -> Offer:
    aim = SHOWN[card] if place == "shown" else HAND[card]
    return Offer(
        f"{tag} {NAMES[card]}",
        say(f"move-{tag}", card=CARD[card]),
        aim,
        label=CARD[card],
        gain={"dollars": gain} if gain else {},
        final=final,
        note=note("gain", gain) if gain else None,
    )


def _interrupts(pos: AnkhMorporkPosition, frame: Protecting, seat: int, moves: Moves) -> list[Verb]:
    offers = [_card("interrupt", NUMBERS[move.card], "hand", 0, True) for move in moves]
    return [verb("interrupt", offers, refused("hand", _why(pos, frame, seat, Interrupt)))]


def _give(pos: AnkhMorporkPosition, frame: Giving | Donating, seat: int, moves: Moves) -> list[Verb]:
    """ANK-11.8: the other one sees the card."""
    price = min(frame.price, pos.cash[frame.target]) if isinstance(frame, Giving) else 0
    return [verb("give", [_card("give", NUMBERS[move.card], "hand", price, True) for move in moves])]


def _discard(pos: AnkhMorporkPosition, frame: Discarding | Searching, seat: int, moves: Moves) -> list[Verb]:
    if isinstance(frame, Searching):
        final = is_final(_ending(pos, seat))
        return [verb("search", [_card("discard", NUMBERS[move.card], "shown", 0, final) for move in moves])]
    offers = []
    for move in moves:
        card = NUMBERS[move.card]
        final = frame.left == 1 and (frame.then_refill or is_final(_ending(pos, seat, card)))
        offers.append(_card("discard", card, "hand", frame.pays, final))
    return [verb("discard", offers)]


def _keep(pos: AnkhMorporkPosition, frame: Keeping, seat: int, moves: Moves) -> list[Verb]:
    return [verb("keep", [_card("keep", NUMBERS[move.card], "shown", 0, True) for move in moves])]


# ---- the board


def _place(pos: AnkhMorporkPosition, frame: Placing, seat: int, moves: Moves) -> list[Verb]:
    ending = False if frame.left > 1 else _ending(pos, seat)
    return [place_verb(pos, seat, moves, _why(pos, frame, seat, Place), ending, frame.quiet)]


def _build(pos: AnkhMorporkPosition, frame: Building, seat: int, moves: Moves) -> list[Verb]:
    return [build_verb(pos, seat, moves, _why(pos, frame, seat, Build), _ending(pos, seat), part=2)]


def _buy(pos: AnkhMorporkPosition, frame: Buying, seat: int, moves: Moves) -> list[Verb]:
    finals = [
        buy_is_final(pos, seat, AREA_NUMBERS[move.area], AREA_NUMBERS[move.lift] if move.lift else 0) for move in moves
    ]
    return [buy_verb(pos, moves, _why(pos, frame, seat, Buy), finals)]


def _stir(pos: AnkhMorporkPosition, frame: Stirring, seat: int, moves: Moves) -> list[Verb]:
    ending = _ending(pos, seat)
    finals = [is_final(ending, _stirs(AREA_NUMBERS[move.area])) for move in moves]
    return [area_verb(pos, moves, _why(pos, frame, seat, Stir), finals)]


def _stirs(area: int) -> Change:
    def change(pos: AnkhMorporkPosition) -> None:
        pos.trouble |= BIT[area]

    return change


def _calm(pos: AnkhMorporkPosition, frame: Calming, seat: int, moves: Moves) -> list[Verb]:
    ending = _ending(pos, seat)
    finals = [is_final(ending, calms(seat, move)) for move in moves]
    return [area_verb(pos, moves, _why(pos, frame, seat, Calm), finals)]


def _visit(pos: AnkhMorporkPosition, frame: Visiting, seat: int, moves: Moves) -> list[Verb]:
    gains = [texts_money.visit_pays(pos, frame, AREA_NUMBERS[move.area]) for move in moves]
    ending = _ending(pos, seat)
    finals = [is_final(ending, _earns(seat, gain)) for gain in gains]
    return [area_verb(pos, moves, _why(pos, frame, seat, Visit), finals, gains)]


def _earns(seat: int, n: int) -> Change:
    def change(pos: AnkhMorporkPosition) -> None:
        pos.cash[seat] += n

    return change


def _go(pos: AnkhMorporkPosition, frame: GoTo, seat: int, moves: Moves) -> list[Verb]:
    finals = [go_is_final(pos, frame, AREA_NUMBERS[move.area]) for move in moves]
    return [area_verb(pos, moves, _why(pos, frame, seat, Go), finals)]


def _grab(pos: AnkhMorporkPosition, frame: GrabMinion, seat: int, moves: Moves) -> list[Verb]:
    key = "swap" if text_of(frame.card).goes is None else "grab"
    finals = [
        frame.area > 0 and swap_is_final(pos, frame, OWNER_NUMBERS[move.minion], AREA_NUMBERS[move.area])
        for move in moves
    ]
    return [minion_verb(key, seat, moves, _why(pos, frame, seat, Grab), finals)]


def _remove(pos: AnkhMorporkPosition, frame: Any, seat: int, moves: Moves) -> list[Verb]:
    if isinstance(frame, ChooseVictim):
        finals = [victim_is_final(pos, frame, OWNER_NUMBERS[move.minion], AREA_NUMBERS[move.area]) for move in moves]
    elif isinstance(frame, LoseMinion):
        finals = [loss_is_final(pos, frame, AREA_NUMBERS[move.area]) for move in moves]
    else:
        finals = plain(moves, True)  # Mysterious Murders
    return [minion_verb("remove", seat, moves, _why(pos, frame, seat, Kill), finals)]


def _flee(pos: AnkhMorporkPosition, frame: Fleeing, seat: int, moves: Moves) -> list[Verb]:
    last = sum([n for _, n in frame.left]) == 1
    refuge = event_effects.no_refuge(pos, frame, seat)
    return [flee_verb(pos, seat, moves, _why(pos, frame, seat, Flee), refuge, last)]


@cache
def _raze_offer(area: int, price: int, cost: int, against: bool, final: bool) -> Offer:
    return Offer(
        f"raze {AREA[area][5:]}",
        say("move-raze", area=AREA[area]),
        HOUSE[area],
        label=AREA[area],
        price={"dollars": price} if price else {},
        final=final,
        note=note("worth", cost),
        against=against,
    )


def _raze(pos: AnkhMorporkPosition, frame: Razing | Sinking, seat: int, moves: Moves) -> list[Verb]:
    offers = []
    ending = _ending(pos, seat)
    left = pos.houses[seat] - 1
    for move in moves:
        area, price = AREA_NUMBERS[move.area], 0
        if isinstance(frame, Razing):
            final = is_final(ending, _razes(area))
        else:
            final = not event_effects.sinks_on(pos, frame, left)
            price = event_effects.SINKING_PRICE * left if final else 0
        offers.append(_raze_offer(area, price, COST[area], isinstance(frame, Sinking), final))
    return [verb("raze", offers, refused("house", _why(pos, frame, seat, Raze)))]


def _razes(area: int) -> Change:
    return lambda pos: raze(pos, area)


# ---- players and money


@cache
def _target_offer(target: int, cash: int, cards: int, gain: int, price: int, final: bool) -> Offer:
    return Offer(
        f"target p{target + 1}",
        say("offer-target", target=SEAT[target], cash=cash, cards=cards),
        SEAT[target],
        price={"dollars": price} if price else {},
        gain={"dollars": gain} if gain else {},
        final=final,
        note=note("gain", gain) if gain else None,
    )


def _target(pos: AnkhMorporkPosition, frame: ChooseTarget | ChoosePaid, seat: int, moves: Moves) -> list[Verb]:
    text, n = text_of(frame.card), CARDS[frame.card].n
    name = "paid" if isinstance(frame, ChoosePaid) else "payer" if frame.other >= 0 else "target"
    offers = []
    turn = rest_of(pos)
    for move in moves:
        target, gain, price = move.target, 0, 0
        if isinstance(frame, ChoosePaid):
            final = paid_is_final(pos, seat, frame.card, target)
            price = n if CARDS[frame.card].text != "opponent_pays" else 0
        else:
            final = hit_is_final(pos, Aim(seat, frame.card, target, frame.other), turn)
            if text.hit is texts_money.take_money and frame.other < 0:
                gain = min(n, pos.cash[target])
            elif CARDS[frame.card].text == "hire_killer":
                price = n
        offers.append(_target_offer(target, pos.cash[target], len(pos.hands[target]), gain, price, final))
    return [verb(name, offers, refused("seat", _why(pos, frame, seat, Target)))]


@cache
def _pay_verb(n: int, final: bool) -> Verb:
    said = say("verb-pay", n=n)
    return Verb("pay", said, (Offer("pay", said, price={"dollars": n}, final=final),))


def _pay(pos: AnkhMorporkPosition, frame: Any, seat: int, moves: Moves) -> list[Verb]:
    if isinstance(frame, LoseMinion):
        return [_pay_verb(DIBBLER_FINE, is_final(_ending(pos, seat), _earns(seat, -DIBBLER_FINE)))]
    n = frame.amount if isinstance(frame, Donating) else CARDS[frame.card].n
    return [_pay_verb(n, True)]


@cache
def _plain_verb(name: str, move: str, key: str, final: bool, closing: bool, price: int = 0) -> Verb:
    said = say(key)
    offer = Offer(move, said, price={"dollars": price} if price else {}, final=final)
    return Verb(name, said, (offer,), note=dollars(price) if price else None, closing=closing)


def _refuse(pos: AnkhMorporkPosition, frame: Fined | Insured, seat: int, moves: Moves) -> list[Verb]:
    key = "verb-refuse-fine" if isinstance(frame, Fined) else "move-refuse"
    return [_plain_verb("refuse", "refuse", key, True, False)]


def _skip(pos: AnkhMorporkPosition, frame: Razing, seat: int, moves: Moves) -> list[Verb]:
    return [_plain_verb("skip", "skip", "verb-spare", is_final(_ending(pos, seat)), True)]


def _done(pos: AnkhMorporkPosition, frame: Placing | Discarding | Sinking, seat: int, moves: Moves) -> list[Verb]:
    if isinstance(frame, Sinking):
        return [_plain_verb("done", "done", "verb-done", True, True, event_effects.SINKING_PRICE * pos.houses[seat])]
    final = isinstance(frame, Discarding) and frame.then_refill
    return [_plain_verb("done", "done", "verb-done", final or is_final(_ending(pos, seat)), True)]


# ---- letting things happen


_LET = _plain_verb("let", "pass", "verb-let", True, True)


def _let(pos: AnkhMorporkPosition, frame: Protecting, seat: int, moves: Moves) -> list[Verb]:
    """Now, for the rest of the turn, or from now on whatever costs no more."""
    return [_stop_asking(frame.stake + 1), _LET]


@cache
def _stop_asking(below: int) -> Verb:
    turn = Offer("pass rest=turn", say("move-pass", rest="turn", below=0), final=True)
    always = Offer(f"pass below={below}", say("move-pass", rest="none", below=below), final=True)
    return Verb("stop-asking", say("verb-stop-asking"), (turn, always), ask=say("aim-stop-asking"))


@cache
def _save_offer(area: int, what: str, seat: int) -> Offer:
    aim = {"minion": PIECE[13 * seat + area], "building": HOUSE[area], "card": HOUSE[area]}.get(what, AREA[area])
    return Offer(
        f"save {AREA[area][5:]} {what}",
        say("move-save", area=AREA[area], what=what),
        aim,
        label=minion_in(seat, area, seat) if what == "minion" else AREA[area],
        price={"dollars": SMALL_GODS_PRICE},
        final=True,
        note=dollars(SMALL_GODS_PRICE),
    )


def _save(pos: AnkhMorporkPosition, frame: Protecting, seat: int, moves: Moves) -> list[Verb]:
    offers = [_save_offer(AREA_NUMBERS[move.area], move.what, seat) for move in moves]
    kinds = {offer.aim.partition(":")[0] for offer in offers}
    refusals: tuple[Refused, ...] = ()
    for kind, find in _UNSAVED.items():
        if kind in kinds:
            refusals += refused(kind, find(pos, frame, seat))
    return [verb("save", offers, refusals)]


_UNSAVED: dict[str, Any] = {
    "piece": events.unsaved_minions,
    "house": events.unsaved_buildings,
    "area": events.unsaved_areas,
}

_VERBS: dict[Any, Callable[[AnkhMorporkPosition, Any, int, Moves], list[Verb]]] = {
    Interrupt: _interrupts,
    Give: _give,
    Discard: _discard,
    Keep: _keep,
    Place: _place,
    Build: _build,
    Buy: _buy,
    Stir: _stir,
    Calm: _calm,
    Visit: _visit,
    Go: _go,
    Grab: _grab,
    Kill: _remove,
    Flee: _flee,
    Raze: _raze,
    Target: _target,
    Pay: _pay,
    Refuse: _refuse,
    Skip: _skip,
    Done: _done,
    Pass: _let,
    Save: _save,
}
