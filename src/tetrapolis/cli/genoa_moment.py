"""Genoa in a terminal: what exactly is being asked, and what hangs on the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from tetrapolis.cli import layout
from tetrapolis.cli.genoa_floor import named, own_draft, terms_text
from tetrapolis.cli.genoa_words import bundle_text, counter_of, floor_of, item_name, space_name, targets
from tetrapolis.cli.tables import Seat, plain_question
from tetrapolis.core.observation import Observation
from tetrapolis.games.genoa import frames
from tetrapolis.games.genoa.board import MARKET
from tetrapolis.games.genoa.bundle import NOTHING
from tetrapolis.games.genoa.cards import BUILDINGS, CARDS, DECKS, OWNER_PAY, TILES
from tetrapolis.games.genoa.frames import HOUSE, NOBODY, ROAD
from tetrapolis.games.genoa.moves import Lapse
from tetrapolis.games.genoa.position import GenoaPosition
from tetrapolis.games.genoa.view import View
from tetrapolis.locales import t, words

EXTRA = TILES.index("extra_action")


def meanwhile(obs: Observation) -> bool:
    """Whether this seat may only deliver a message while somebody else is asked."""
    view: View = obs.view
    floor_open = bool(view.stack) and isinstance(view.stack[-1], frames.Live)
    return obs.decision is not None and obs.decision.optional and not floor_open


def question(lang: str, obs: Observation) -> str:
    """What this seat is asked; the question of the moment may be for another."""
    return t(lang, "play-genoa-meanwhile") if meanwhile(obs) else plain_question(lang, obs)


def situation(lang: str, obs: Observation, seats: Sequence[Seat], width: int) -> list[Text]:
    """The facts of the moment that the question itself does not name."""
    if obs.decision is None:
        return []
    text = Text(" ".join(_Moment(lang, obs, [seat.name for seat in seats]).sentences()))
    text.stylize("italic")
    return layout.hang(layout.styled("» ", "bold"), text, width)


class _Moment:
    """A question to a seat, and the words for it."""

    def __init__(self, lang: str, obs: Observation, names: Sequence[str]) -> None:
        self.lang = lang
        self.obs = obs
        self.pos: GenoaPosition = obs.seen
        self.view: View = obs.view
        assert self.view.seat is not None
        self.seat = self.view.seat
        self.names = names

    # ---- words

    def say(self, key: str, **args: str | int) -> str:
        return t(self.lang, f"play-genoa-now-{key}", **args)

    def space(self, space: str) -> str:
        return space_name(self.lang, space)

    def building(self, building: str) -> str:
        """What the action of a building brings."""
        return self.say("building", building=self.space(building), text=t(self.lang, f"genoa-building-{building}.text"))

    def owner(self, building: str) -> list[str]:
        """Who gets something if the action is taken (GEN-10.12)."""
        owner = self.view.owner[BUILDINGS.index(building)]
        return [] if owner == NOBODY else [self.say("owner", name=self.names[owner], n=OWNER_PAY)]

    def actions(self) -> str:
        """The actions this seat has left."""
        extra = self.view.players[self.seat].tiles[EXTRA]
        base = self.pos.actions_left(self.seat)
        return self.say("actions-extra", n=base, extra=extra) if extra else self.say("actions", n=base)

    def who_can_act(self) -> str:
        """The others who could buy the action."""
        found = [self.names[seat] for seat in sorted(self.pos.clockwise(self.pos.trader)) if self.pos.can_act(seat)]
        return self.say("who", names=words.join(self.lang, found)) if found else self.say("nobody")

    # ---- questions

    def sentences(self) -> list[str]:
        """What is to be said about the top frame."""
        frame: Any = self.view.stack[-1]
        if meanwhile(self.obs):
            return [self.say("meanwhile")]
        match frame:
            case frames.Starting():
                tile = self.view.players[self.seat].tiles[TILES.index("start_space")]
                return [self.say("start", n=self.view.spaces_left), *([self.say("start-tile")] if tile else [])]
            case frames.Opening():
                return [
                    self.building(self.view.tower),
                    *self.owner(self.view.tower),
                    self.actions(),
                    self.who_can_act(),
                ]
            case frames.Asking():
                return self.asking()
            case frames.Deciding():
                return self.deciding()
            case frames.Replying(terms=terms):
                space = self.space(named(self.view, terms.space))
                said = terms_text(self.lang, terms, mine=True)
                return [self.say("reply", space=space, name=self.names[self.view.trader], terms=said), self.actions()]
            case frames.Live():
                return self.live(frame)
        return self.acting(frame)

    def floor(self) -> frames.Floor:
        found = floor_of(self.view)
        assert found is not None
        return found

    def about(self) -> list[str]:
        """What is for sale."""
        view = self.view
        if self.floor().about == HOUSE:
            return [self.building(view.tower), *self.owner(view.tower)]
        spaces = [self.space(space) for space in targets(view)]
        return [self.say("road", spaces=words.join(self.lang, spaces), space=self.space(view.tower))]

    def asking(self) -> list[str]:
        options, draft = self.view.options, own_draft(self.view)
        said = [*self.about(), self.actions()]
        if draft is not None and (draft.offers or draft.notes):
            left = min(options.max_offers, len(targets(self.view))) - len(draft.offers)
            return [*said, self.say("ask-more", n=max(0, left))]
        return [*said, self.say("ask", example=self.example())]

    def example(self) -> str:
        """An offer that could be typed now."""
        space = targets(self.view)[0]
        for_space = self.space(space).casefold() if space.startswith("street") else self.space(space)
        return t(self.lang, "play-genoa-typed-example", space=for_space)

    def deciding(self) -> list[str]:
        floor, options = self.floor(), self.view.options
        said = [self.actions()]
        if floor.about == HOUSE:
            said = [self.building(self.view.tower), *said]
            if not any(isinstance(move, Lapse) for move in self.obs.legal().listed):
                said.append(self.say("duty"))
        rounds, counters = options.offer_rounds - floor.rounds, options.max_counters - floor.counters
        return [*said, self.say("caps", rounds=max(0, rounds), counters=max(0, counters))]

    def live(self, frame: frames.Live) -> list[str]:
        """What is for sale, how the clocks stand, and how time passes at one terminal."""
        said = [*self.about(), self.actions()]
        options, trader = self.view.options, self.names[self.view.trader]
        if self.floor().about == ROAD and not frame.may_go:
            said.append(self.say("clock-opening", name=trader, n=options.floor_min))
        if frame.closing:
            said.append(self.say("clock-closing", n=options.close_seconds))
        elif frame.closed:
            said.append(self.say("duty-live", name=trader))
        if frame.late:
            said.append(self.say("clock-deciding", name=trader, n=options.decide_seconds))
        counter = counter_of(self.view)
        if counter is not None and counter.by == self.seat:
            said.append(self.say("reply-live", name=trader))
        return [*said, self.say("time")]

    # ---- actions and buildings

    def window(self) -> frames.Window:
        return next(frame for frame in self.view.stack if isinstance(frame, frames.Window))

    def acting(self, frame: Any) -> list[str]:
        match frame:
            case frames.Picking(deck=deck, left=left, to=to):
                deck_name = t(self.lang, f"genoa-deck-{DECKS[deck]}")
                return [self.say("pick", name=self.names[to], deck=deck_name, n=left)]
            case frames.Window():
                return self.action(frame)
            case frames.Trading(item=item):
                return [self.say("trade", item=item_name(self.lang, item))]
            case frames.Shipping():
                return [self.say("bonus")]
            case frames.Choosing(building=building):
                return [self.building(BUILDINGS[building])]
            case frames.Delivering():
                return [self.say("last-delivery")]
            case frames.Acquiring(seat=seat, left=left):
                player = self.view.players[seat]
                said = [self.say("acquire", n=player.markers)]
                streets = any(count for space, count in enumerate(self.view.discs) if space > MARKET)
                if player.markers and not streets:
                    said.append(self.say("no-street"))
                return [*said, *([self.say("acquire-later", n=left)] if left else [])]
        return []

    def action(self, window: frames.Window) -> list[str]:
        building = BUILDINGS[window.building]
        said = [self.say("main-done" if window.main else "main-ahead", building=self.space(building))]
        if window.pledge != NOTHING:
            things = bundle_text(self.lang, window.pledge)
            said.append(self.say("pledged", name=self.names[self.view.trader], things=things))
        if window.order >= 0:
            said.append(self.say("order-bound", card=CARDS[window.order].id))
        elif window.ordered:
            said.append(self.say("ordered"))
        return said
