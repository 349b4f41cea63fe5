"""Genoa in a terminal: legal moves in groups, with short labels, and the forms for moves that cannot be listed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from tetrapolis.cli.genoa_floor import offer_label, terms_text
from tetrapolis.cli.genoa_forms import forms
from tetrapolis.cli.genoa_moment import meanwhile
from tetrapolis.cli.genoa_words import (
    card_text,
    counted,
    counter_of,
    floor_of,
    item_name,
    letter,
    short_name,
    space_name,
)
from tetrapolis.cli.tables import Choice, Group, grouped
from tetrapolis.core.observation import Observation
from tetrapolis.games.genoa.cards import BUILDING, CARD, COMMODITIES, DECKS, TILES, VILLAS
from tetrapolis.games.genoa.frames import HOUSE, Acquiring, Delivering, Live
from tetrapolis.games.genoa.view import View
from tetrapolis.locales import t, words

ORDER = (
    ("deliver",),
    ("wait",),
    ("accept", "agree", "roll", "use", "invite", "go", "start", "close", "lapse", "stop", "reopen", "recall"),
    ("pass", "withdraw", "refuse", "pick"),
    ("main", "ship", "fill", "end", "fetch", "act", "trade", "get"),
    ("claim",),
    ("auto", "purse", "quiet", "watch", "preset", "drop"),
    ("offer", "counter", "note", "call", "ring"),
)
"""The last ones are typed or put together with forms."""
_PLACE = {tag: place for place, tag in enumerate(tag for tags in ORDER for tag in tags)}
_PLAIN = (
    *("roll", "use", "invite", "lapse", "stop", "reopen", "close", "recall"),
    *("pass", "wait", "refuse", "agree", "main", "end"),
)
"""What the menu line of the move says is all there is to say."""

_PASSES: dict[type, str] = {Live: "pass-live", Acquiring: "pass-acquire", Delivering: "pass-deliver"}
"""What passing means, where it is not an answer handed in."""


def choices(lang: str, obs: Observation, names: Sequence[str]) -> list[Group]:
    """What can be listed; at last the forms for offers, counters, notes and calls."""
    groups = grouped(obs, _PLACE, _Labels(lang, obs, names).choice)
    built = [] if meanwhile(obs) else forms(lang, obs, names)
    return groups + ([Group(t(lang, "play-genoa-do-form"), built)] if built else [])


class _Labels:
    """Headings say what is done, labels where, to whom or with which card."""

    def __init__(self, lang: str, obs: Observation, names: Sequence[str]) -> None:
        self.lang = lang
        self.obs = obs
        self.names = names
        self.view: View = obs.view
        self.floor = floor_of(self.view)

    def choice(self, move: Any) -> tuple[str, Choice]:
        """A move's heading, and the move with its label."""
        word = move.tag
        if word in _PLAIN:
            heading, label, remark = self._plain(word, move)
            return heading, Choice(move, Text(label), remark)
        heading, label = getattr(self, f"_{word}")(move)
        return heading, Choice(move, label if isinstance(label, Text) else Text(label))

    def do(self, word: str, **args: str | int) -> str:
        return t(self.lang, f"play-genoa-do-{word}", **args)

    def space(self, space: str) -> str:
        return space_name(self.lang, space)

    def _plain(self, word: str, move: Any) -> tuple[str, str, str]:
        label = words.move_text(self.lang, "genoa", move, self.names)
        heading = "answer" if word in ("pass", "refuse", "agree") else "time" if word == "wait" else "do"
        if word == "wait" and not meanwhile(self.obs):
            label = self.do("let-time-pass")
        elif word == "pass":
            label = self.do(_PASSES.get(type(self.view.stack[-1]), "pass"))
        elif word == "main":
            label = self._main()
        elif word == "agree":
            counter = counter_of(self.view)
            assert counter is not None
            label = self.do("agree", terms=terms_text(self.lang, counter, mine=True))
        return self.do(heading), label, ""

    def _main(self) -> str:
        frame: Any = self.view.stack[-1]
        building = next(name for name, number in BUILDING.items() if number == frame.building)
        if frame.building in VILLAS:  # the other way is a delivery
            return self.do("contract")
        return t(self.lang, f"genoa-building-{building}.text").removesuffix(".")

    # ---- the trader

    def _accept(self, move: Any) -> tuple[str, Text]:
        assert self.floor is not None
        terms = next(terms for terms in self.floor.offers if terms.version == move.version)
        label = offer_label(self.lang, self.view, terms, self.names)
        if move.also:
            also = [int(seat[1:]) - 1 for seat in move.also.split("+")]
            label += Text(" + " + ", ".join(self.names[seat] for seat in also))
        return self.do("accept-here" if self.floor.about == HOUSE else "accept-step"), label

    def _go(self, move: Any) -> tuple[str, str]:
        return self.do("go"), self.space(move.space)

    def _start(self, move: Any) -> tuple[str, str]:
        return item_name(self.lang, "start_space"), short_name(self.lang, move.space)

    # ---- the others

    def _withdraw(self, move: Any) -> tuple[str, str]:
        return self.do("withdraw"), self.space(move.space)

    def _pick(self, move: Any) -> tuple[str, str]:
        return self.do("pick"), self.card(move.card)

    def card(self, card: str) -> str:
        """A card by its id and what it shows."""
        return f"{card} {card_text(self.lang, card)}"

    # ---- actions

    def _ship(self, move: Any) -> tuple[str, str]:
        return self.do("order"), self.card(move.card)

    def _fill(self, move: Any) -> tuple[str, str]:
        return self.do("order"), self.card(move.card)

    def _deliver(self, move: Any) -> tuple[str, str]:
        return self.do("deliver"), self.card(move.card)

    def _fetch(self, move: Any) -> tuple[str, str]:
        return item_name(self.lang, "any_commodity"), item_name(self.lang, move.commodity)

    def _act(self, move: Any) -> tuple[str, str]:
        return item_name(self.lang, "building_action"), self.space(move.building)

    def _trade(self, move: Any) -> tuple[str, str]:
        return self.do("trade"), self.item(move.item)

    def item(self, item: str) -> str:
        """A thing, and how many of it one has; cards by their ids alone."""
        view = self.view
        assert view.seat is not None
        player = view.players[view.seat]
        if item in CARD:
            return item
        if item in COMMODITIES:
            count = player.goods[COMMODITIES.index(item)]
        else:
            count = player.tiles[TILES.index(item)] if item in TILES else player.markers
        return item_name(self.lang, item) + (f" (×{count})" if count > 1 else "")

    def _get(self, move: Any) -> tuple[str, str]:
        kind = "deck" if move.item in DECKS else "tile" if move.item in TILES else "good"
        return self.do(f"get-{kind}"), counted(self.lang, move.item, 1)

    # ---- buildings

    def _claim(self, move: Any) -> tuple[str, Text]:
        deeds = [self._deed(text) for text in (move.one, move.two) if text]
        return self.do("claim", street=short_name(self.lang, move.street)), Text(" + ").join(deeds)

    def _deed(self, text: str) -> Text:
        """A free building by its name; another's with what is done to his marker."""
        deed, _, building = text.rpartition(":")
        if not deed:
            return Text(self.space(building))
        owner = letter(self.lang, self.view.owner[BUILDING[building]])
        return Text(self.space(building) + " (") + owner + Text(f": {self.do(deed)})")
