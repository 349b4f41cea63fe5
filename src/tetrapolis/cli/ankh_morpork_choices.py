"""Ankh-Morpork in a terminal: legal moves in groups, with short labels."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

from rich.text import Text

from tetrapolis.cli import layout
from tetrapolis.cli.ankh_morpork_map import TROUBLE
from tetrapolis.cli.ankh_morpork_moment import main_frame
from tetrapolis.cli.ankh_morpork_words import SYMBOLS, area_name, card, card_text, house, letter, owner_name
from tetrapolis.cli.tables import Choice, Group, grouped
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork import areas, cards, frames, powers
from tetrapolis.games.ankh_morpork.cards import CARDS, ICONS_OF
from tetrapolis.games.ankh_morpork.moves import OWNER_NUMBERS
from tetrapolis.games.ankh_morpork.position import NO_CARD, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.texts_attack import DIBBLER_FINE
from tetrapolis.games.ankh_morpork.view import View
from tetrapolis.locales import t

ORDER = (
    ("play", "text", "money", "place", "build", "kill", "calm"),
    ("stir", "grab", "go", "flee", "raze", "buy", "visit", "target", "give", "discard", "keep"),
    ("power",),
    ("save", "interrupt"),
    ("pay", "refuse"),
    ("skip", "pass", "done", "end"),
    ("standing",),
)
_PLACE = {tag: place for place, tag in enumerate(tag for tags in ORDER for tag in tags)}
MANY = 40
"""With more choices, those that say where a lifted minion goes name areas by their numbers alone."""
_POWERS = {
    areas.DOLLY_SISTERS: "place",
    areas.DIMWELL: "place",
    areas.UNREAL_ESTATE: "card",
    areas.THE_SCOURS: "sell",
    areas.THE_SHADES: "trouble",
    areas.ISLE_OF_GODS: "calm",
}
"""What the powers that are no plain income do."""


def choices(lang: str, obs: Observation, names: Sequence[str]) -> list[Group]:
    """The legal moves: what the card offers, powers, interrupts, and how to go on without."""
    return grouped(obs, _PLACE, _Labels(lang, obs, names).choice)


class _Labels:
    """Headings say what is done, labels where, to whom or with which card."""

    def __init__(self, lang: str, obs: Observation, names: Sequence[str]) -> None:
        self.lang = lang
        self.obs = obs
        self.names = names
        self.view: View = obs.view
        self.top: Any = self.view.stack[-1] if self.view.stack else None
        self._world: AnkhMorporkPosition | None = None

    def choice(self, move: Any) -> tuple[str, Choice]:
        """A move's heading, and the move with its label."""
        word = move.tag
        if word in ("play", "give", "discard", "keep"):
            heading = "search" if isinstance(self.top, frames.Searching) else word
            return self.do(heading), Choice(move, card(self.lang, move.card))
        if word == "interrupt":
            return self.do(word), Choice(move, card(self.lang, move.card), card_text(self.lang, move.card))
        if word == "target":
            return self.do(self._target_word()), Choice(move, self._player(move.target))
        if word in ("kill", "grab"):
            area = self.area(areas.NUMBERS[move.area])
            owner = owner_name(self.lang, OWNER_NUMBERS[move.minion], self.names, self.view.seat)
            return self.do(self._piece_word(word)), Choice(move, area + Text(": ") + owner)
        if word == "power":
            return self.do(word), Choice(move, self._power(areas.NUMBERS[move.area]))
        if word == "save":
            said = t(self.lang, f"play-ankh_morpork-hit-{move.what}")
            return self.do(word), Choice(move, self.area(areas.NUMBERS[move.area]) + Text(f": {said}"))
        if hasattr(move, "area"):
            return self._in_area(word, move)
        return self._plain(word, move)

    def do(self, word: str) -> str:
        return t(self.lang, f"play-ankh_morpork-do-{word}")

    def say(self, key: str, **args: str | int) -> str:
        return t(self.lang, f"play-ankh_morpork-{key}", **args)

    # ---- areas

    def area(self, area: int) -> Text:
        """The name and then the number, which shall not be mistaken for the number of the choice."""
        number, _, name = area_name(self.lang, area, short=True).partition(" ")
        return Text(f"{name} ({number})")

    def _in_area(self, word: str, move: Any) -> tuple[str, Choice]:
        """Moves that name an area; where a piece comes from another one, that stands in the heading."""
        heading = self.do(word)
        area = areas.NUMBERS[move.area]
        label = self.area(area)
        if word == "flee":
            label = self.area(areas.NUMBERS[move.to]) + self._marker(areas.NUMBERS[move.to])
            return f"{self.area(area)} →", Choice(move, label)
        if word in ("place", "go"):
            label += self._marker(area)
        elif word == "build":
            label += layout.styled(f" ${-self._gain(move)}", "yellow")
        elif word == "visit":
            label += layout.styled(f" ${self._gain(move)}", "yellow")
        elif word == "buy":
            label += Text(" ") + house(self.lang, self.view.buildings[area])
            label += layout.styled(f" ${areas.COST[area]}", "yellow")
        elif word == "raze":
            label += layout.styled(f" ${areas.COST[area]}", "yellow")
        lift = getattr(move, "lift", "")
        if lift:
            piece = SYMBOLS[cards.MINION if word == "place" else cards.BUILDING]
            heading = f"{piece} {self.area(areas.NUMBERS[lift])} →"
            if word == "place" and len(self.obs.legal()) > MANY:
                label = Text(f"→{area}") + self._marker(area)
        return heading, Choice(move, label)

    def _marker(self, area: int) -> Text:
        """`!` where trouble is, `+!` where an arriving minion would bring it."""
        if areas.NAMES[area] in self.view.trouble:
            return layout.styled(f" {TROUBLE}", "red")
        quiet = isinstance(self.top, frames.Placing) and self.top.quiet
        crowd = sum(row[area] for row in self.view.minions)
        return layout.styled(f" +{TROUBLE}", "red") if crowd and not quiet else Text()

    def _gain(self, move: Move) -> int:
        """What a move does to the own cash: tried in a world that fits the view, as no rule is known here."""
        seat = self.view.seat
        assert seat is not None
        if self._world is None:
            self._world = cast(AnkhMorporkPosition, self.obs.resample(Random(0)))
        world = self._world.copy()
        world.play(seat, move)
        return world.cash[seat] - self.view.players[seat].cash

    def _power(self, area: int) -> Text:
        key = _POWERS.get(area)
        said = self.say(f"power-{key}") if key else self.say("power-income", n=powers.INCOME[area])
        return self.area(area) + layout.styled(f": {said}", "dim")

    # ---- players and pieces

    def _player(self, target: int) -> Text:
        player = self.view.players[target]
        facts = self.say("facts", cash=player.cash, cards=player.cards)
        return letter(self.lang, target) + Text(f" {self.names[target]} ") + layout.styled(facts, "dim")

    def _target_word(self) -> str:
        if isinstance(self.top, frames.ChoosePaid):
            return "paid"
        return "payer" if self.top.other >= 0 else "target"

    def _piece_word(self, word: str) -> str:
        if word == "kill":
            return "kill" if isinstance(self.top, frames.Menu) else "remove"
        return "swap" if CARDS[self.top.card].text == "exchange_minions" else "grab"

    # ---- the rest

    def _plain(self, word: str, move: Any) -> tuple[str, Choice]:
        heading, said = self._sentence(word, move)
        return self.do(heading), Choice(move, Text(said))

    def _sentence(self, word: str, move: Any) -> tuple[str, str]:
        """A move that names nothing: its heading and what it means at this moment."""
        main = main_frame(self.view)
        assert main is not None
        if word == "text":
            return "text", self.say("carry-out")
        if word == "money":
            return "money", self.say("take", n=ICONS_OF[main.card][main.icon] - cards.MONEY[0])
        if word == "standing":
            return "ask", self.say("ask-again", n=self.view.standing - 1)
        if word == "pay":
            return "answer", self.say("pay", n=self._price())
        if word == "refuse":
            return "answer", self.say("refuse-fine" if isinstance(self.top, frames.Fined) else "refuse")
        if word == "pass" and not isinstance(self.top, frames.Menu):
            if move.rest:
                return "let", self.say("let-turn")
            return "let", self.say("let-below", n=move.below - 1) if move.below else self.say("let-once")
        if word == "skip":
            if isinstance(self.top, frames.Razing):
                return "on", self.say("skip-raze")
            icon = main.card != NO_CARD and main.icon < len(ICONS_OF[main.card])
            return "on", self.say("skip-icon" if icon else "skip-play")
        return "on", self.say(word)  # pass, done, end

    def _price(self) -> int:
        if isinstance(self.top, frames.LoseMinion):
            return DIBBLER_FINE
        return CARDS[self.top.card].n if isinstance(self.top, frames.Fined | frames.Insured) else 1
