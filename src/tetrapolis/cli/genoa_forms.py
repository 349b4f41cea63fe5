"""Offers, counters, notes and calls put together by questions, for those who do not type them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal, NamedTuple

from rich.text import Text

from tetrapolis.cli import ask, layout
from tetrapolis.cli.genoa_floor import terms_text
from tetrapolis.cli.genoa_words import (
    MARKER,
    board_of,
    bundle_text,
    card_text,
    counter_of,
    item_name,
    items_of,
    space_name,
    targets,
)
from tetrapolis.cli.tables import Choice, Form
from tetrapolis.cli.terminal import Terminal
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.board import MARKET
from tetrapolis.games.genoa.bundle import MAIN, NOTHING, canonical, read, write
from tetrapolis.games.genoa.cards import BUILDING, COIN, COMMODITIES, DECKS, PAY_AT, TILES, VILLAS
from tetrapolis.games.genoa.frames import Asking, Deciding, Live, Replying, Terms
from tetrapolis.games.genoa.moves import Call, Counter, Note, Offer
from tetrapolis.games.genoa.offers import can_buy
from tetrapolis.games.genoa.position import GenoaPosition
from tetrapolis.games.genoa.view import View
from tetrapolis.locales import t, words

Play = Callable[[Move], None]
DUCATS = "d"
NO_LIMIT = 500
"""More nobody would ask for; who wants to can type it."""


class Thing(NamedTuple):
    """Something that can be put into a bundle, and how many of it at most."""

    item: str
    most: int
    label: str = ""


class Draft(NamedTuple):
    """An offer or a counter while it is put together."""

    space: str
    give: str
    take: str = NOTHING
    pledge: str = NOTHING
    face: Literal["", "trader", "back"] = ""


def forms(lang: str, obs: Observation, names: Sequence[str]) -> list[Choice]:
    """The forms that can be filled in now."""
    view: View = obs.view
    top = view.stack[-1] if view.stack else None
    options, seat = view.options, view.seat
    found: list[str] = []
    if seat is None or obs.decision is None:
        return []
    notes = view.players[seat].notes < options.max_notes
    if isinstance(top, Asking):
        notes = notes and view.players[seat].notes + len(top.drafts[seat].notes) < options.max_notes
        found = ["offer", *(["note"] if notes else [])]
    elif isinstance(top, Replying):
        found = ["rebid"]
    elif isinstance(top, Deciding):
        floor = view.stack[0]
        if getattr(floor, "counters", 0) < options.max_counters:
            found.append("counter")
        if getattr(floor, "rounds", 0) < options.offer_rounds:
            found.append("call")
    elif isinstance(top, Live):
        if seat == top.seat:
            found = ([] if top.late or top.counter else ["counter"]) + ["call"]
        else:
            found = ([] if top.late or top.barred >> seat & 1 else ["offer"]) + (["note"] if notes else [])
    return [
        Choice(
            Form(partial(_fill, lang, obs, names, kind), t(lang, f"play-genoa-form-{kind}.text")),
            Text(t(lang, f"play-genoa-form-{kind}")),
        )
        for kind in found
    ]


def _fill(lang: str, obs: Observation, names: Sequence[str], kind: str, terminal: Terminal, play: Play) -> bool:
    desk = _Desk(lang, obs, names, terminal, play)
    return bool(getattr(desk, f"fill_{kind}")())


class _Desk:
    """One form being filled in at a terminal."""

    def __init__(self, lang: str, obs: Observation, names: Sequence[str], terminal: Terminal, play: Play) -> None:
        self.lang = lang
        self.view: View = obs.view
        self.pos: GenoaPosition = obs.seen
        assert self.view.seat is not None
        self.seat = self.view.seat
        self.names = names
        self.terminal = terminal
        self.play = play

    def say(self, key: str, **args: str | int) -> str:
        return t(self.lang, f"play-genoa-form-{key}", **args)

    def pick(self, question: str, options: Sequence[str], default: int = 0) -> int:
        return ask.pick(self.terminal, self.lang, question, [(option, "") for option in options], default)

    # ---- the forms

    def fill_offer(self, space: str = "") -> bool:
        """Target, what one gives, what one wants, a pledge, who sees the cards; then it is made or changed."""
        space = space or self.target(
            self.say("for-what"), [s for s in targets(self.view) if self.can_buy(self.seat, s)]
        )
        if not space:
            return False
        give = self.giving(False, self.view.trader)
        take = self.taking(False, self.view.trader, give)
        return self.settle(Draft(space, give, take, self.pledge(space)), self.offer)

    def fill_rebid(self) -> bool:
        """A new offer for what the counter is about."""
        counter = counter_of(self.view)
        assert counter is not None
        return self.fill_offer(board_of(self.view).names[counter.space])

    def fill_counter(self) -> bool:
        """Whom, for what, what he gives, what he gets, what he pledges."""
        others = [seat for seat in range(len(self.names)) if seat != self.seat]
        if len(others) > 1:
            labels = [*(self.names[seat] for seat in others), self.say("back")]
            number = self.pick(self.say("counter-whom"), labels)
            if number == len(others):
                return False
            to = others[number]
        else:
            to = others[0]
        space = self.target(self.say("for-what"), [s for s in targets(self.view) if self.can_buy(to, s)])
        if not space:
            return False
        give = self.giving(True, to)
        take = self.taking(True, to, give)
        return self.settle(Draft(space, give, take, self.pledge(space)), partial(self.counter, to))

    def fill_note(self) -> bool:
        """A space further away, a price, and whether it is to be offered by itself."""
        board, view = board_of(self.view), self.view
        spaces = [name for name in board.names if name not in view.path and name not in targets(view)]
        space = self.target(self.say("note-where"), spaces)
        price = self.things(self.say("note-price"), self.own_things(by_deck=True)) if space else NOTHING
        if price == NOTHING:
            return False
        standing = self.pick(self.say("note-standing"), [self.say("note-plain"), self.say("note-stands")])
        return self.attempt(Note(space, price, standing))

    def fill_call(self) -> bool:
        """A target, and what one would like for it."""
        space = self.target(self.say("for-what"), targets(self.view))
        wish = self.things(self.say("call-want"), self.any_things()) if space else NOTHING
        return wish != NOTHING and self.attempt(Call(space, wish))

    # ---- steps

    def giving(self, countering: bool, to: int, so_far: str = NOTHING) -> str:
        """What the buyer gives: the one at the terminal or, in a counter, the one it is for."""
        if countering:
            return self.things(self.say("they-give", name=self.names[to]), self.their_things(to), so_far)
        return self.things(self.say("give"), self.own_things(), so_far)

    def taking(self, countering: bool, to: int, given: str, so_far: str = NOTHING) -> str:
        """What the buyer gets besides; not ducats for ducats (GEN-6.13)."""
        if countering:
            return self.things(self.say("they-get", name=self.names[to]), self.own_things(given), so_far)
        return self.things(self.say("want", name=self.names[to]), self.their_things(to, given), so_far)

    def can_buy(self, seat: int, space: str) -> bool:
        """GEN-6.15: a building needs an action."""
        return can_buy(self.pos, seat, self.pos.space_number(space))

    def target(self, question: str, spaces: Sequence[str]) -> str:
        """One of the spaces; empty for none."""
        if not spaces:
            self.show(self.say("no-target"))
            return ""
        if len(spaces) == 1:
            return spaces[0]
        labels = [space_name(self.lang, space) for space in spaces]
        number = self.pick(question, [*labels, self.say("back")])
        return spaces[number] if number < len(spaces) else ""

    def things(self, question: str, available: Sequence[Thing], so_far: str = NOTHING) -> str:
        """A bundle, put together thing by thing; Enter says that it is all."""
        bundle = so_far
        while available:
            held = dict(items_of(bundle))
            left = [thing for thing in available if held.get(thing.item, 0) < thing.most]
            head = question if bundle == NOTHING else f"{question} {self.say('so-far', things=self.bundle(bundle))}"
            done = self.say("all" if bundle != NOTHING else "nothing")
            labels = [done, *(thing.label or item_name(self.lang, thing.item) for thing in left)]
            more = [self.say("again")] if bundle != NOTHING else []
            number = self.pick(head, [*labels, *more])
            if not number:
                return bundle
            if number > len(left):
                bundle = NOTHING
                continue
            thing = left[number - 1]
            if thing.item == DUCATS:
                kept = [part for part in bundle.split("+") if not part.endswith("d") or not part[:-1].isdecimal()]
                amount = self.amount(thing.most)
                bundle = "+".join([*([f"{amount}d"] if amount else []), *kept])
                bundle = canonical(bundle.removesuffix(f"+{NOTHING}") or NOTHING)
            else:
                bundle = canonical(thing.item if bundle == NOTHING else f"{bundle}+{thing.item}")
        return bundle

    def bundle(self, bundle: str) -> str:
        return bundle_text(self.lang, bundle)

    def amount(self, most: int) -> int:
        """Some ducats, a multiple of 5."""
        while True:
            found = ask.number(self.terminal, self.lang, self.say("how-much"), 0, most, min(most, 2 * COIN))
            if found % COIN == 0:
                return found
            self.show(t(self.lang, "genoa-error-coins"), "red")

    def pledge(self, space: str) -> str:
        """What the action will bring (GEN-6.23)."""
        available = pledgeable(self.lang, space)
        return self.things(self.say("pledge"), available) if available else NOTHING

    def settle(self, draft: Draft, make: Callable[[Draft], Offer | Counter]) -> bool:
        """Show what it has become; make it, change a part of it, or leave it. What the game refuses is not lost."""
        while True:
            move = make(draft)
            countering = isinstance(move, Counter)
            to = move.seat if isinstance(move, Counter) else self.view.trader
            face = (draft.face or self.view.options.card_face) == "trader"
            terms = Terms(to, 0, draft.give, draft.take, draft.pledge, bool(move.extra), face, counter=countering)
            said = terms_text(self.lang, terms) or bundle_text(self.lang, NOTHING)
            self.show(f"{space_name(self.lang, draft.space)}: {said}")
            keys = ["make", "change-give", "change-take", "change-pledge", "leave"]
            if read(draft.give).cards and not countering:
                keys.insert(4, "face-back" if face else "face-trader")
            if not pledgeable(self.lang, draft.space):
                keys.remove("change-pledge")
            key = keys[self.pick(self.say("confirm"), [self.say(key) for key in keys])]
            if key == "leave" or (key == "make" and self.attempt(move)):
                return key == "make"
            if key == "change-give":
                draft = draft._replace(give=self.giving(countering, to, draft.give))
            elif key == "change-take":
                draft = draft._replace(take=self.taking(countering, to, NOTHING, draft.take))
            elif key == "change-pledge":
                pledges = pledgeable(self.lang, draft.space)
                draft = draft._replace(pledge=self.things(self.say("pledge"), pledges, draft.pledge))
            elif key.startswith("face"):
                draft = draft._replace(face="back" if key == "face-back" else "trader")

    def attempt(self, move: Move) -> bool:
        """Play it; if the game refuses, say why."""
        try:
            self.play(move)
        except TetrapolisError as error:
            self.show(words.error_text(self.lang, error, self.names), "red")
            return False
        return True

    def show(self, text: str, style: str = "") -> None:
        self.terminal.show(layout.wrap(layout.styled(f" {text}", style), self.terminal.width))

    # ---- the moves

    def offer(self, draft: Draft) -> Offer:
        extra = self.pos.takes_extra(self.seat, self.pos.space_number(draft.space))
        return Offer(draft.space, draft.give, draft.take, draft.pledge, int(extra), draft.face)

    def counter(self, to: int, draft: Draft) -> Counter:
        extra = self.pos.takes_extra(to, self.pos.space_number(draft.space))
        return Counter(to, draft.space, draft.give, draft.take, draft.pledge, int(extra))

    # ---- what there is

    def own_things(self, not_ducats: str = NOTHING, by_deck: bool = False) -> list[Thing]:
        """The own money, goods, tiles, markers and cards."""
        player = self.view.players[self.seat]
        found = self.public_things(self.seat)
        if player.ducats and not read(not_ducats).ducats:
            found.insert(0, Thing(DUCATS, player.ducats, self.say("ducats")))
        if by_deck:
            return found + self.decks(self.seat)
        return found + [Thing(card, 1, f"{card} {card_text(self.lang, card)}") for card in sorted(self.view.hand)]

    def their_things(self, seat: int, not_ducats: str = NOTHING) -> list[Thing]:
        """What another can be asked for: cards by their deck."""
        found = self.public_things(seat) + self.decks(seat)
        known = self.view.players[seat].ducats
        if not read(not_ducats).ducats and known != 0:
            found.insert(0, Thing(DUCATS, NO_LIMIT if known is None else known, self.say("ducats")))
        return found

    def public_things(self, seat: int) -> list[Thing]:
        player = self.view.players[seat]
        held = [*zip(COMMODITIES, player.goods, strict=True), *zip(TILES, player.tiles, strict=True)]
        return [Thing(item, count) for item, count in [*held, (MARKER, player.markers)] if count]

    def decks(self, seat: int) -> list[Thing]:
        return [Thing(deck, n) for deck, n in zip(DECKS, self.view.players[seat].cards, strict=True) if n]

    def any_things(self) -> list[Thing]:
        """Whatever one may wish for."""
        things = [Thing(DUCATS, NO_LIMIT, self.say("ducats"))]
        return things + [Thing(item, 5) for item in (*COMMODITIES, *TILES, MARKER, *DECKS)]


def pledgeable(lang: str, space: str) -> list[Thing]:
    """What may be pledged for a space (GEN-6.23); whether it is certain is for the game to say."""
    building = BUILDING.get(space, MARKET)
    if building == MARKET:
        return []
    found = [Thing(item, count) for item, count in items_of(write(MAIN[building]))]
    if building in VILLAS:
        found += [Thing(tile, 1) for tile in TILES]
    if most := PAY_AT[building]:
        found.append(Thing(DUCATS, most, t(lang, "play-genoa-form-reward", n=most)))
    return found
