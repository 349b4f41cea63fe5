"""What exactly is being asked and what hangs on the answer; for the others, what they are waiting for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from tetrapolis.core.prompt import Verb
from tetrapolis.core.said import Arg, Said, in_a_row, named
from tetrapolis.games.ankh_morpork.prompt.words import AREA, CARD, SEAT, TEXT, minion, say
from tetrapolis.games.ankh_morpork.prompt.words import EVENT as EVENT_REF
from tetrapolis.games.ankh_morpork.rules.areas import COST
from tetrapolis.games.ankh_morpork.rules.areas import NAMES as AREA_NAMES
from tetrapolis.games.ankh_morpork.rules.cards import CARDS, ICONS_OF, IS_REGULAR, MONEY, SCROLL, SUSAN, icon_name
from tetrapolis.games.ankh_morpork.rules.frames import (
    EVENT,
    ICON,
    W_REMOVE,
    W_REMOVED,
    W_TEXT,
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
    Happening,
    Insured,
    Keeping,
    LoseMinion,
    Menu,
    Murdering,
    Paying,
    Placing,
    Protecting,
    Razing,
    Removal,
    Rolled,
    Searching,
    Shift,
    Sinking,
    Stirring,
    Swap,
    Visiting,
    Window,
)
from tetrapolis.games.ankh_morpork.rules.hits import happening_below, unsaved
from tetrapolis.games.ankh_morpork.rules.interrupts import answers, has_small_gods
from tetrapolis.games.ankh_morpork.rules.moves import INTERRUPT
from tetrapolis.games.ankh_morpork.rules.position import NO_CARD, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.powers import power_of


class Asked(NamedTuple):
    """A question: as whom, and as which step of a card."""

    ask: Said
    help: Said | None = None
    role: Said | None = None
    step: tuple[int, int] | None = None


_SAME = {
    "play": "play",
    "place_minion": "place",
    "place_building": "build",
    "assassinate": "kill",
    "remove_trouble": "calm",
    "target": "target",
    "paid": "paid",
    "payer": "payer",
    "giving": "give",
    "searching": "search",
    "keeping": "keep",
    "victim": "remove",
    "grab": "grab",
    "go": "go",
    "buying": "buy",
    "visiting": "visit",
    "discarding": "discard",
    "placing": "place",
    "stirring": "stir",
    "calming": "calm",
    "razing": "raze",
    "fleeing": "flee",
}
"""Questions that are those of their only verb."""


@cache
def _ask(key: str) -> Said:
    return say(f"aim-{_SAME[key]}" if key in _SAME else f"ask-{key}")


# ---- MAIN


def menu(pos: AnkhMorporkPosition, seat: int, verbs: Sequence[Verb]) -> Asked:
    """The icon that is asked (and whether it can be carried out now), the card, or what is left at the end."""
    main: Any = pos.stack[-2]
    if main.card != NO_CARD and main.icon < len(ICONS_OF[main.card]):
        return _icon(main.card, main.icon, bool(verbs[0].offers))
    if not main.plays:
        found = [verb.verb for verb in verbs if verb.offers]
        # who is asked in vain is told why (ANK-11.11)
        return _end("powers" if "power" in found else "mossy" if "interrupt" in found else "nothing")
    if not any(IS_REGULAR[card] for card in pos.hands[seat]):
        return _NOTHING_TO_PLAY
    return _another(main.plays) if main.played else _FIRST


_NOTHING_TO_PLAY = Asked(say("ask-none"), say("now-none"))
_FIRST = Asked(_ask("play"), say("now-first"))


@cache
def _another(plays: int) -> Asked:
    return Asked(say("ask-another"), say("now-more", n=plays))


@cache
def _end(left: str) -> Asked:
    return Asked(say("ask-end"), say("now-end", left=left))


@cache
def _icon(card: int, at: int, can: bool) -> Asked:
    icon = ICONS_OF[card][at]
    name = "money" if icon in MONEY else icon_name(icon)
    ask = say("ask-money", n=icon - MONEY[0]) if icon in MONEY else _ask(name)
    text = TEXT[card] if icon == SCROLL else say(f"icon-{name}.text")
    about = in_a_row(text, None if can else say("now-not-now"))
    return Asked(ask, about, _named_role(CARD[card]), _step(card, at + 1))


def _step(card: int, number: int) -> tuple[int, int] | None:
    """The icon of a card that has several."""
    icons = len(ICONS_OF[card])
    return (number, icons) if icons > 1 else None


# ---- the cause of a question


@cache
def _text_by(card: int, by: int) -> Said:
    return say("now-text-by", seat=SEAT[by], card=CARD[card], text=TEXT[card])


@cache
def _power_text(area: int) -> Said:
    return say(f"area-{AREA_NAMES[area]}.text")


def _by(card: int, by: int, seat: int) -> Said:
    """What a card does (which one, the role says); whose it is, if it is not one's own."""
    return TEXT[card] if by == seat else _text_by(card, by)


def _cause(pos: AnkhMorporkPosition, frame: Any, seat: int) -> Said:
    """The card or the power that puts the question."""
    power = power_of(frame)
    main: Any = pos.stack[0]
    return _power_text(power) if power else _by(main.card, pos.active, seat)


def _happening(pos: AnkhMorporkPosition) -> Happening | None:
    for frame in reversed(pos.stack):
        if isinstance(frame, Happening):
            return frame
    return None


@cache
def _named_role(thing: str) -> Said:
    return named(thing)


def _role(pos: AnkhMorporkPosition, frame: Any, seat: int) -> tuple[Said | None, tuple[int, int] | None]:
    """The power, the event or the card that asks, and which of its icons."""
    if isinstance(frame, Window):
        happening = _happening(pos)
        return (None if happening is None else _named_role(EVENT_REF[happening.event])), None
    power = power_of(frame)
    if power:
        return _named_role(AREA[power]), None
    happening = _happening(pos)
    if happening is not None:
        return _named_role(EVENT_REF[happening.event]), None
    main: Any = pos.stack[0]
    if main.card == NO_CARD:
        return None, None
    return _named_role(CARD[main.card]), _step(main.card, main.icon) if main.seat == seat else None


# ---- all other questions

Question = tuple[Said, Said | None]
"""What is asked, and what is to be known about it."""


def asked(pos: AnkhMorporkPosition, frame: Any, seat: int) -> Asked:
    """The question of a frame that is no menu."""
    ask, about = _QUESTIONS[type(frame)](pos, frame, seat)
    return Asked(ask, about, *_role(pos, frame, seat))


def _by_cause(key: str) -> Callable[[AnkhMorporkPosition, Any, int], Question]:
    """A question about which the card or the power that puts it says enough."""
    return lambda pos, frame, seat: (_ask(key), _cause(pos, frame, seat))


def _by_card(key: str) -> Callable[[AnkhMorporkPosition, Any, int], Question]:
    """The same, where the frame names the own card ..."""
    return lambda pos, frame, seat: (_ask(key), TEXT[frame.card])


def _by_others_card(key: str) -> Callable[[AnkhMorporkPosition, Any, int], Question]:
    """... or somebody's."""
    return lambda pos, frame, seat: (_ask(key), _by(frame.card, frame.by, seat))


def _explained(key: str) -> Callable[[AnkhMorporkPosition, Any, int], Question]:
    """A question whose answers name no things: what follows from them is told with it."""
    about = say(f"ask-{key}.help")
    return lambda pos, frame, seat: (_ask(key), in_a_row(_cause(pos, frame, seat), about))


@cache
def _of_player(key: str, target: int) -> Said:
    return say(f"now-{key}", seat=SEAT[target])


def _target(pos: AnkhMorporkPosition, frame: ChooseTarget, seat: int) -> Question:
    return (_ask("target"), TEXT[frame.card]) if frame.other < 0 else _payer(frame.other)


@cache
def _payer(other: int) -> Question:
    return _ask("payer"), say("now-payer", seat=SEAT[other])


def _victim(pos: AnkhMorporkPosition, frame: ChooseVictim, seat: int) -> Question:
    below = pos.stack[-2]
    about = TEXT[frame.card]
    if isinstance(below, Rolled):
        about = say("now-rolled", card=CARD[frame.card], areas=[AREA[area] for area in below.dice])
    elif frame.by != frame.seat:
        about = say("now-hired", seat=SEAT[frame.by], card=CARD[frame.card], text=TEXT[frame.card])
    return _ask("victim"), about


def _grab(pos: AnkhMorporkPosition, frame: GrabMinion, seat: int) -> Question:
    if frame.area:
        return _swap_with(frame.owner, frame.area, seat)
    return _ask("grab"), TEXT[frame.card]


@cache
def _swap_with(owner: int, area: int, seat: int) -> Question:
    return _ask("swap"), say("now-swap", minion=minion(owner, seat), area=AREA[area])


def _go(pos: AnkhMorporkPosition, frame: GoTo, seat: int) -> Question:
    return _ask("go"), _leaves(frame.owner, frame.area, seat)


@cache
def _leaves(owner: int, area: int, seat: int) -> Said:
    return say("now-go", minion=minion(owner, seat), area=AREA[area])


def _placing(pos: AnkhMorporkPosition, frame: Placing, seat: int) -> Question:
    if frame.lost:
        return _ask("placing"), say("now-back", area=AREA[frame.lost])
    return _ask("placing"), say("now-one-more") if frame.optional else _cause(pos, frame, seat)


def _discarding(pos: AnkhMorporkPosition, frame: Discarding, seat: int) -> Question:
    cause = _cause(pos, frame, seat)
    return _ask("discarding"), in_a_row(cause, say("now-discard", n=frame.left)) if frame.optional else cause


def _giving(pos: AnkhMorporkPosition, frame: Giving, seat: int) -> Question:
    main: Any = pos.stack[0]
    return _ask("giving"), _gives(main.card, frame.target, frame.left, frame.price)


@cache
def _gives(card: int, target: int, left: int, price: int) -> Said:
    if price:
        return say("now-sell", seat=SEAT[target], n=price)
    return in_a_row(_text_by(card, target), say("now-give", n=left, seat=SEAT[target]))


# ---- windows


def _window(pos: AnkhMorporkPosition, frame: Window, seat: int) -> Question:
    """Who does what to which piece with which card, what is at stake, and what would help."""
    fitting = answers(frame.kind, frame.cause, frame.by == seat)
    held = tuple([card for card in fitting if card in pos.hands[seat]])
    card, by = frame.card, frame.by
    if frame.kind == W_REMOVED:
        return _lost(frame.area, card, frame.cause == EVENT), _facts(-1, frame.stake, held, fitting)
    match pos.stack[-2]:
        case Shift(area=area, to=to):
            ask = say("now-hit-move", seat=SEAT[by], area=AREA[area], area2=AREA[to], card=CARD[card])
        case Swap() as swap:
            ask = _swapped(frame, swap, seat)
        case Paying(area=area):
            ask = say("now-hit-buy", seat=SEAT[by], area=AREA[area], n=COST[area], card=CARD[card])
        case Removal(area=area, cause=what):
            ask = _removed(by == seat, what == ICON, by, area, card)
        case Aim(other=other):
            losses = pos.cash[seat], len(pos.hands[seat])
            return _aimed(by, card, other, *losses), _facts(card, frame.stake, held, fitting)
        case _:
            return _plainly_aimed(by, card), _facts(card if frame.kind == W_TEXT else -1, frame.stake, held, fitting)
    return ask, _facts(-1, frame.stake, held, fitting)


@cache
def _lost(area: int, card: int, event: bool) -> Said:
    return say("now-lost", area=AREA[area], cause=EVENT_REF[card] if event else CARD[card])


@cache
def _removed(own: bool, icon: bool, by: int, area: int, card: int) -> Said:
    if own:
        return say("now-hit-own", area=AREA[area], card=CARD[card])
    return say("now-hit-kill" if icon else "now-hit-remove", seat=SEAT[by], area=AREA[area], card=CARD[card])


_AIMED = {
    "collect": "take",
    "take_money": "take",
    "here_n_now": "take",
    "opponent_pays": "pay",
    "penalty": "fine",
    "fire_insurance": "insure",
    "beg": "beg",
    "sell_to": "sell",
    "donations": "donate",
    "exchange_hands": "hands",
    "search_hand": "search",
    "steal_card": "steal",
    "hire_killer": "hire",
    "everybody_loses_minion": "lose",
}
"""What a text does to the one it is aimed at, as a question tells him."""


@cache
def _aimed(by: int, card: int, other: int, cash: int, held: int) -> Said:
    """From the victim's side: he cannot lose more than he has."""
    what = _AIMED.get(CARDS[card].text)
    if what is None:
        return _plainly_aimed(by, card)
    most = {"take": cash, "pay": cash, "beg": held}.get(what, CARDS[card].n)
    more = {"target": SEAT[other]} if what == "pay" else {}
    return say(f"now-aim-{what}", seat=SEAT[by], card=CARD[card], n=min(CARDS[card].n, most), **more)


@cache
def _plainly_aimed(by: int, card: int) -> Said:
    return say("ask-aim", seat=SEAT[by], card=CARD[card])


def _swapped(frame: Window, swap: Swap, seat: int) -> Said:
    here, there = (swap.area, swap.owner), (swap.area2, swap.owner2)
    if frame.area == swap.area2:
        here, there = there, here
    return say(
        "now-hit-swap",
        seat=SEAT[frame.by],
        area=AREA[here[0]],
        minion=minion(there[1], seat),
        area2=AREA[there[0]],
        card=CARD[frame.card],
    )


@cache
def _facts(text: int, stake: int, held: tuple[int, ...], fitting: tuple[int, ...]) -> Said:
    """The text that is aimed at the seat (where the question does not say it), the stake, and the answers."""
    return in_a_row(None if text < 0 else TEXT[text], say("now-stake", n=stake), _answers(held, fitting))


@cache
def _answers(held: tuple[int, ...], fitting: tuple[int, ...]) -> Said:
    """The cards the seat can answer with; who holds none is told which ones would help."""
    if held:
        return say("now-answers", cards=[CARD[card] for card in held])
    return say("now-no-answer", cards=[CARD[card] for card in fitting], n=len(fitting))


def _protecting(pos: AnkhMorporkPosition, frame: Protecting, seat: int) -> Question:
    susan = answers(W_REMOVE, EVENT, False)
    held = susan if INTERRUPT[SUSAN] in pos.legal(seat) else ()
    helps = _answers(held, susan)
    if has_small_gods(pos, seat):
        helps = in_a_row(helps if held else None, say("now-small-gods", n=pos.cash[seat]))
    return _ask("protecting"), in_a_row(_hits(pos, seat), say("now-stake", n=frame.stake), helps)


# ---- events


_HIT: tuple[Arg, ...] = ("piece:minion", "piece:building", "piece:card", say("hit-demon"), say("hit-troll"))
"""What an event does, as in hits.WHAT."""


def _hits(pos: AnkhMorporkPosition, seat: int) -> Said:
    """What of the seat's an event is about to hit, without what it has saved."""
    frame = happening_below(pos)
    saved = dict(zip(frame.hits, frame.saved, strict=True))
    pieces: list[Arg] = [
        say("now-piece", area=AREA[hit[1]], what=_HIT[hit[2]], n=hit[3] - saved[hit]) for hit in unsaved(frame, seat)
    ]
    return say("now-event", pieces=pieces)


def _murdering(pos: AnkhMorporkPosition, frame: Murdering, seat: int) -> Question:
    return _ask("murdering"), say("now-murder", area=AREA[frame.area])


def _fleeing(pos: AnkhMorporkPosition, frame: Fleeing, seat: int) -> Question:
    pieces: list[Arg] = [say("now-fleeing", area=AREA[area], n=n) for area, n in frame.left]
    return _ask("fleeing"), say("now-flee", pieces=pieces)


def _sinking(pos: AnkhMorporkPosition, frame: Sinking, seat: int) -> Question:
    houses = pos.houses[seat]
    key = "now-sink" if frame.keep < houses else "now-sunk"
    return _ask("sinking"), say(key, n=frame.keep, all=houses)


_QUESTIONS: dict[type, Callable[[AnkhMorporkPosition, Any, int], Question]] = {
    Window: _window,
    Protecting: _protecting,
    ChooseTarget: _target,
    ChoosePaid: _by_card("paid"),
    ChooseVictim: _victim,
    LoseMinion: _by_others_card("lose_minion"),
    GrabMinion: _grab,
    GoTo: _go,
    Placing: _placing,
    Building: _by_cause("building"),
    Buying: _by_card("buying"),
    Stirring: _by_cause("stirring"),
    Calming: _by_cause("calming"),
    Visiting: _by_card("visiting"),
    Discarding: _discarding,
    Giving: _giving,
    Donating: _explained("donating"),
    Fined: _explained("fined"),
    Insured: _explained("insured"),
    Razing: lambda pos, frame, seat: (_ask("razing"), _of_player("raze", frame.target)),
    Searching: lambda pos, frame, seat: (_ask("searching"), _of_player("search", frame.target)),
    Keeping: lambda pos, frame, seat: (_ask("keeping"), _of_player("keep", frame.target)),
    Murdering: _murdering,
    Fleeing: _fleeing,
    Sinking: _sinking,
}

# ---- others


def waiting(pos: AnkhMorporkPosition) -> Said:
    """What others are deciding. Windows open by public facts alone, so nothing is given away."""
    frame: Any = pos.stack[-1]
    main: Any = pos.stack[0]
    if isinstance(frame, Menu):
        return _waits_for_menu(frame.seat, main.card, main.icon, main.plays)
    if isinstance(frame, Window):
        return _waits("window", frame.seat, EVENT_REF[frame.card] if frame.cause == EVENT else CARD[frame.card])
    happening = _happening(pos)
    power = power_of(frame)
    cause = EVENT_REF[happening.event] if happening else AREA[power] if power else CARD[main.card]
    return _waits("for", frame.seat, cause)


@cache
def _waits(key: str, seat: int, cause: str) -> Said:
    return say(f"wait-{key}", seat=SEAT[seat], cause=cause)


@cache
def _waits_for_menu(seat: int, card: int, at: int, plays: int) -> Said:
    if card != NO_CARD and at < len(ICONS_OF[card]):
        icon = ICONS_OF[card][at]
        name = "money" if icon in MONEY else icon_name(icon)
        return say("wait-icon", seat=SEAT[seat], card=CARD[card], icon=say(f"icon-{name}"))
    return say("wait-play" if plays else "wait-end", seat=SEAT[seat])
