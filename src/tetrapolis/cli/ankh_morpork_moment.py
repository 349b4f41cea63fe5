"""Ankh-Morpork in a terminal: what exactly is being asked, and what hangs on the answer."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tetrapolis.cli import layout
from tetrapolis.cli.ankh_morpork_words import (
    area_name,
    card_name,
    card_text,
    event_name,
    icon_message,
    icons_at,
    minion_name,
)
from tetrapolis.cli.tables import Seat
from tetrapolis.core.observation import Observation
from tetrapolis.games.ankh_morpork import areas, frames
from tetrapolis.games.ankh_morpork.areas import BIT, NEXT_TO
from tetrapolis.games.ankh_morpork.cards import CARDS, EVENTS, ICONS_OF, IS_REGULAR, NAMES, NUMBERS, SCROLL
from tetrapolis.games.ankh_morpork.frames import EVENT, ICON, W_REMOVE, W_REMOVED
from tetrapolis.games.ankh_morpork.hits import WHAT
from tetrapolis.games.ankh_morpork.interrupts import answers as fitting
from tetrapolis.games.ankh_morpork.moves import End, Interrupt, Save, Skip, Standing, UsePower
from tetrapolis.games.ankh_morpork.position import NO_CARD
from tetrapolis.games.ankh_morpork.view import View
from tetrapolis.locales import t, words

NOBODY = -1
_BY_TEXT: dict[type[object], frozenset[str]] = {
    frames.Placing: frozenset({"place_quietly", "place_at_building", "place_in_trouble", "place_near_university"}),
    frames.Discarding: frozenset({"discard_one", "sell_cards", "new_hand"}),
    frames.Stirring: frozenset({"add_trouble", "spread_trouble"}),
    frames.Calming: frozenset(),
}
"""Questions that a power of an area can put too, and the texts that put them."""


# ---- where the turn stands


def main_frame(view: View) -> frames.Main | None:
    """The active player's MAIN."""
    main = view.stack[0] if view.stack else None
    return main if isinstance(main, frames.Main) else None


def asked_icon(view: View) -> tuple[int, bool]:
    """How many icons of the current card are past, and whether the next one is being asked or carried out now."""
    main = main_frame(view)
    assert main is not None
    if isinstance(view.stack[-1], frames.Menu):
        return main.icon, True
    if len(view.stack) == 1 or power_of(view):
        return main.icon, False
    return main.icon - 1, True


def power_of(view: View) -> int:
    """The area whose power puts the question; 0 if none does."""
    main, frame = main_frame(view), view.stack[-1]
    if main is None or len(view.stack) != 2 or type(frame) not in _BY_TEXT:
        return 0
    by_text = main.card != NO_CARD and main.icon and ICONS_OF[main.card][main.icon - 1] == SCROLL
    if by_text and CARDS[main.card].text in _BY_TEXT[type(frame)]:
        return 0
    match frame:
        case frames.Placing(areas=near):
            return next((area for area in areas.ALL if BIT[area] | NEXT_TO[area] == near), 0)
        case frames.Discarding(pays=pays):
            return areas.THE_SCOURS if pays else areas.UNREAL_ESTATE
        case frames.Stirring():
            return areas.THE_SHADES
    return areas.ISLE_OF_GODS


# ---- the situation


def situation(lang: str, obs: Observation, seats: Sequence[Seat], width: int) -> list[Text]:
    """The facts of the moment that the question itself does not name."""
    view: View = obs.view
    if obs.decision is None:
        return []
    moment = _Moment(lang, obs, [seat.name for seat in seats])
    text = moment.menu() if isinstance(view.stack[-1], frames.Menu) else Text(" ".join(moment.sentences()))
    if not text.plain:
        return []
    text.stylize("italic")
    return layout.hang(layout.styled("» ", "bold"), text, width)


class _Moment:
    """A question to a seat, and the words for it."""

    def __init__(self, lang: str, obs: Observation, names: Sequence[str]) -> None:
        self.lang = lang
        self.obs = obs
        self.view: View = obs.view
        self.names = names

    # ---- words

    def say(self, key: str, **args: str | int | bool) -> str:
        return t(self.lang, f"play-ankh_morpork-now-{key}", **args)

    def card(self, number: int) -> str:
        return card_name(self.lang, NAMES[number])

    def text(self, number: int) -> str:
        return card_text(self.lang, NAMES[number])

    def area(self, number: int) -> str:
        return area_name(self.lang, number)

    def minion(self, owner: int) -> str:
        return minion_name(self.lang, owner, self.names, self.view.seat)

    def by_text(self, number: int, by: int | None = None) -> str:
        """A card and what it does; whose it is, if it is not one's own."""
        if by is None or by == self.view.seat:
            return self.say("text", card=self.card(number), text=self.text(number))
        return self.say("text-by", name=self.names[by], card=self.card(number), text=self.text(number))

    # ---- questions

    def menu(self) -> Text:
        """The icon that is offered, or the play, or the end of the turn."""
        main = main_frame(self.view)
        assert main is not None
        if main.card != NO_CARD and main.icon < len(ICONS_OF[main.card]):
            icon = ICONS_OF[main.card][main.icon]
            text = self.text(main.card) if icon == SCROLL else t(self.lang, f"{icon_message(icon)}.text")
            name = NAMES[main.card]
            said = [Text(self.card(main.card)), icons_at(name, main.icon), Text(text)]
            if self.offers_only(UsePower, Interrupt, Skip, Standing):
                said.append(Text(self.say("not-now")))
            return Text(" ").join(said)
        if not main.plays:
            return Text(self.say("end", left=self.left()))
        if not any(IS_REGULAR[NUMBERS[name]] for name in self.view.hand):
            return Text(self.say("none"))
        return Text(self.say("more", n=main.plays) if main.played else self.say("first"))

    def offers_only(self, *kinds: type[object]) -> bool:
        return all(isinstance(move, kinds) for move in self.obs.legal())

    def left(self) -> str:
        """What can still be done when the cards are played; who is asked in vain is told why (ANK-11.11)."""
        if not self.offers_only(End, Standing, Interrupt):
            return "powers"
        return "nothing" if self.offers_only(End, Standing) else "mossy"

    def sentences(self) -> list[str]:
        """What is to be said about the top frame."""
        frame = self.view.stack[-1]
        match frame:
            case frames.Window():
                return [self.attack(frame), self.say("stake", n=frame.stake), self.answers()]
            case frames.Protecting(stake=stake):
                return [self.event_hits(), self.say("stake", n=stake), self.answers()]
            case frames.ChooseTarget(card=card, other=other) if other >= 0:
                return [self.say("payer", card=self.card(card), name=self.names[other])]
            case frames.ChooseTarget(card=card) | frames.ChoosePaid(card=card) | frames.Buying(card=card):
                return [self.by_text(card)]
            case frames.Visiting(card=card):
                return [self.by_text(card)]
            case frames.ChooseVictim():
                return [self.victim(frame)]
            case (
                frames.LoseMinion(card=card, by=by) | frames.Fined(card=card, by=by) | frames.Insured(card=card, by=by)
            ):
                return [self.by_text(card, by)]
            case frames.GrabMinion(area=area, owner=owner) if area:
                return [self.say("swap", minion=self.minion(owner), area=self.area(area))]
            case frames.GrabMinion(card=card):
                return [self.by_text(card)]
            case frames.GoTo(card=card, area=area, owner=owner):
                return [self.say("go", card=self.card(card), minion=self.minion(owner), area=self.area(area))]
            case frames.Placing():
                return self.placing(frame)
            case frames.Stirring() | frames.Calming() | frames.Building():
                return [self.cause()]
            case frames.Discarding():
                return self.discarding(frame)
            case frames.Giving(target=target, price=price) if price:
                main = main_frame(self.view)
                assert main is not None
                return [self.say("sell", card=self.card(main.card), name=self.names[target], n=price)]
            case frames.Giving(target=target, left=left):
                return [self.cause(), self.say("give", n=left, name=self.names[target])]
            case frames.Donating():
                return [self.cause()]
            case frames.Razing(target=target):
                return [self.say("raze", name=self.names[target])]
            case frames.Searching(target=target):
                return [self.say("search", name=self.names[target])]
            case frames.Keeping(target=target):
                return [self.say("keep", name=self.names[target])]
        return self.event_question()

    def cause(self) -> str:
        """The card or the power that puts the question."""
        power = power_of(self.view)
        if power:
            text = t(self.lang, f"ankh_morpork-area-{areas.NAMES[power]}.text")
            return self.say("text", card=self.area(power), text=text)
        main = main_frame(self.view)
        assert main is not None
        return self.by_text(main.card, self.view.active)

    def victim(self, frame: frames.ChooseVictim) -> str:
        below = self.view.stack[-2]
        if isinstance(below, frames.Rolled):
            rolled = words.join(self.lang, [self.area(area) for area in below.dice])
            return self.say("rolled", card=self.card(frame.card), areas=rolled)
        if frame.by != frame.seat:
            name = self.names[frame.by]
            return self.say("hired", name=name, card=self.card(frame.card), text=self.text(frame.card))
        return self.by_text(frame.card)

    def placing(self, frame: frames.Placing) -> list[str]:
        if frame.lost:
            return [self.say("back", area=self.area(frame.lost))]
        return [self.say("one-more")] if frame.optional else [self.cause()]

    def discarding(self, frame: frames.Discarding) -> list[str]:
        return [self.cause(), self.say("discard", n=frame.left)] if frame.optional else [self.cause()]

    # ---- windows

    def attack(self, frame: frames.Window) -> str:
        """Who does what to which piece with which card."""
        name = self.names[frame.by]
        if frame.kind == W_REMOVED:
            cause = event_name(self.lang, EVENTS[frame.card]) if frame.cause == EVENT else self.card(frame.card)
            return self.say("lost", area=self.area(frame.area), cause=cause)
        card = self.card(frame.card)
        match self.view.stack[-2]:
            case frames.Shift(area=area, to=to):
                return self.say("hit-move", name=name, area=self.area(area), area2=self.area(to), card=card)
            case frames.Swap() as swap:
                here, there = (swap.area, swap.owner), (swap.area2, swap.owner2)
                if frame.area == swap.area2:
                    here, there = there, here
                minion = self.minion(there[1])
                return self.say(
                    "hit-swap", name=name, area=self.area(here[0]), minion=minion, area2=self.area(there[0]), card=card
                )
            case frames.Paying(area=area):
                return self.say("hit-buy", name=name, area=self.area(area), n=areas.COST[area], card=card)
            case frames.Removal(area=area, cause=what):
                if frame.by == self.view.seat:
                    return self.say("hit-own", area=self.area(area), card=card)
                key = "hit-kill" if what == ICON else "hit-remove"
                return self.say(key, name=name, area=self.area(area), card=card)
        return self.say("hit-aim", name=name, card=card, text=self.text(frame.card))

    def answers(self) -> str:
        """Which cards and powers the seat can answer with."""
        legal = list(self.obs.legal())
        cards = [card_name(self.lang, move.card) for move in legal if isinstance(move, Interrupt)]
        said = [self.say("answers", cards=words.join(self.lang, cards))] if cards else []
        if any(isinstance(move, Save) for move in legal):
            assert self.view.seat is not None
            said.append(self.say("small-gods", n=self.view.players[self.view.seat].cash))
        if said:
            return " ".join(said)
        frame = self.view.stack[-1]
        window, cause, by = W_REMOVE, EVENT, NOBODY
        if isinstance(frame, frames.Window):
            window, cause, by = frame.kind, frame.cause, frame.by
        missing = [self.card(card) for card in fitting(window, cause, by == self.view.seat)]
        return self.say("no-answer", cards=" / ".join(missing), n=len(missing))

    # ---- events

    def happening(self) -> frames.Happening:
        return next(frame for frame in reversed(self.view.stack) if isinstance(frame, frames.Happening))

    def event_hits(self) -> str:
        """What of the seat's an event is about to hit, without what it has saved."""
        frame = self.happening()
        hits = [
            f"{self.area(area)}: " + self.counted(WHAT[what], count - saved)
            for (owner, area, what, count), saved in zip(frame.hits, frame.saved, strict=True)
            if owner == self.view.seat and count > saved
        ]
        return self.say("event", event=event_name(self.lang, EVENTS[frame.event]), pieces="; ".join(hits))

    def counted(self, what: str, count: int) -> str:
        name = t(self.lang, f"play-ankh_morpork-hit-{what}")
        return name if count == 1 else t(self.lang, "list-times", thing=name, count=count)

    def event_question(self) -> list[str]:
        frame = self.view.stack[-1]
        event = event_name(self.lang, EVENTS[self.happening().event])
        match frame:
            case frames.Murdering(area=area):
                return [self.say("murder", event=event, area=self.area(area))]
            case frames.Fleeing(left=left):
                where = [self.area(area) + (f" (×{count})" if count > 1 else "") for area, count in left]
                return [self.say("flee", event=event, pieces=words.join(self.lang, where))]
            case frames.Sinking(seat=seat, keep=keep):
                houses = self.view.players[seat].buildings
                key = "sink" if keep < houses else "sunk"
                return [self.say(key, event=event, n=keep, all=houses)]
        return []
