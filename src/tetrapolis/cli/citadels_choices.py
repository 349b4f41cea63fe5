"""Citadels in a terminal: legal moves in groups, and what the names of things mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rich.text import Text

from tetrapolis.cli import layout
from tetrapolis.cli.citadels_trial import Change, Trial, gains
from tetrapolis.cli.citadels_words import char_name, char_text, chip, district, district_text
from tetrapolis.cli.tables import Choice, Group, grouped
from tetrapolis.core.observation import Observation
from tetrapolis.games.citadels.cards import (
    CHARACTER_INDEX,
    CHARACTER_NAMES,
    CITY_KIND,
    COST,
    KINDS,
    NAMES,
    RANK,
    TYPE,
    TYPES,
    UNIQUE_NAMES,
)
from tetrapolis.locales import LANGUAGES, t, words

ORDER = (
    ("gather",),
    ("income", "tithe", "extra_gold", "extra_cards", "navigate", "study", "crown", "favor", "collect", "demand"),
    ("kill", "bewitch", "sign", "warrant", "rob", "spy", "flower", "threaten", "swap_hands", "redraw", "look"),
    ("divine", "enthrone", "destroy", "exchange", "seize", "beautify"),
    ("smithy", "laboratory", "museum", "armory"),
    ("build", "framework", "borrow", "sacrifice"),
    ("bribe", "confiscate", "reveal", "to_hand", "swap_characters"),
    ("refuse", "pass", "done", "end"),
)
_PLACE = {tag: place for place, tag in enumerate(tag for tags in ORDER for tag in tags)}
_ONE_BY_ONE = {"pick", "drop", "keep", "take"}
"""Choices of cards one may not know yet: a line each, with what the card does."""
_SENTENCES = {
    **dict.fromkeys(("income", "extra_gold", "extra_cards", "study", "crown", "favor", "collect", "divine"), "ability"),
    **dict.fromkeys(("swap_characters", "bribe", "confiscate", "reveal"), "answer"),
    **dict.fromkeys(("refuse", "pass", "done", "to_hand"), "or"),
    "end": "end",
    "smithy": "district",
}
"""Moves that are said in full, and the heading they share."""
_TOLD_GAIN = {"income", "collect", "bribe"}
"""Sentences that leave open how much it is."""
_GAIN = {"gather", "navigate", "tithe"}
"""Choices between gains: what is gained is all there is to say."""
_PRICED = {"build", "destroy", "seize", "hand_over"}
"""Moves that cost what no card tells."""


def choices(lang: str, obs: Observation, names: Sequence[str]) -> list[Group]:
    """The legal moves in the order of a turn: gather, use the character, use districts, build, end."""
    trial = Trial(obs)
    groups = grouped(obs, _PLACE, lambda move: _choice(lang, move, names, trial))
    return [Group(heading, sorted(found, key=_by_district)) for heading, found in groups]


def _by_district(choice: Choice) -> tuple[int, int]:
    """Districts in order of type and cost; everything else stays as it is."""
    name = getattr(choice.move, "district", None)
    return (0, 0) if name is None else (TYPE[CITY_KIND[name]], COST[CITY_KIND[name]])


def _choice(lang: str, move: Any, names: Sequence[str], trial: Trial) -> tuple[str, Choice]:
    """A move's heading and label: the heading says what is done, the label to whom or what, and for how much."""
    word = move.tag
    if word in _ONE_BY_ONE:
        return t(lang, "play-citadels-do-drop") if word == "drop" else "", _card(lang, move)
    said = Text(words.move_text(lang, "citadels", move, names))
    if word in _TOLD_GAIN:
        said += layout.styled(f" ({_signed(lang, trial.change(move))})".replace(" ", "\u00a0"), "dim")
    if word in _SENTENCES:
        return t(lang, f"play-citadels-do-{_SENTENCES[word]}"), Choice(move, said)
    heading = t(lang, f"play-citadels-do-{word}")
    whom = getattr(move, "target", None)
    what = getattr(move, "district", None)
    if getattr(move, "cards", None):
        return heading, Choice(move, said)
    if word == "borrow":
        loan = t(lang, "play-citadels-loan", name=names[move.target], n=trial.change(move).owed)
        return heading, Choice(move, district(lang, move.district) + layout.styled(" " + loan, "dim"))
    if word in _GAIN:
        return heading, Choice(move, Text(gains(lang, trial.change(move))))
    if what is not None:
        whose = "" if whom is None else names[whom] if whom != trial.obs.seat else t(lang, "play-citadels-own")
        by = f"{heading}: {whose}" if whose else heading
        label = district(lang, what)
        if word in _PRICED:
            label += _price(lang, move, trial)
        return by, Choice(move, label)
    if hasattr(move, "char"):
        out = layout.styled(" ×" if move.char in trial.obs.view.face_up else "", "dim")
        return heading, Choice(move, char(lang, move.char) + out)
    if hasattr(move, "type"):
        label = chip(lang, move.type) + Text(" " + t(lang, f"citadels-type-{move.type}"))
        return f"{heading}: {names[whom or 0]}", Choice(move, label)
    if whom is not None:
        return heading, Choice(move, Text(names[whom]))
    if hasattr(move, "resource"):  # a tribute
        return heading, Choice(move, Text(t(lang, f"play-citadels-resource-{move.resource}")))
    return heading, Choice(move, said)


def _signed(lang: str, change: Change) -> str:
    """A gain with a plus, a price with a minus: `+2 gold`, `−2 gold`."""
    if change.gold < 0:
        return "−" + gains(lang, Change(-change.gold, 0))
    return "+" + gains(lang, change)


def _price(lang: str, move: Any, trial: Trial) -> Text:
    """What has to be paid now; of a build only if the card says something else."""
    price = -trial.change(move).gold
    if move.tag == "build" and price == COST[CITY_KIND[move.district]]:
        return Text()
    return layout.styled(" " + t(lang, "play-citadels-price", n=price), "dim")


def char(lang: str, name: str) -> Text:
    """A character with its rank.

    >>> char("en", "king").plain
    'King (4)'
    """
    return Text(char_name(lang, name)) + layout.styled(f" ({RANK[CHARACTER_INDEX[name]]})", "dim")


def _card(lang: str, move: Any) -> Choice:
    if hasattr(move, "char"):
        return Choice(move, char(lang, move.char), char_text(lang, move.char))
    remark = district_text(lang, move.district) if move.district in UNIQUE_NAMES else ""
    return Choice(move, district(lang, move.district), remark)


def explain(lang: str, thing: str, width: int) -> list[Text]:
    """What a character or district does; empty if there is no such card. The Keep is a district, the Spy a person."""
    lines: list[Text] = []
    if thing in CHARACTER_INDEX:
        lines.append(Text(" ") + layout.styled(char(lang, thing).plain, "bold"))
        lines += layout.wrap(char_text(lang, thing), width, 3)
    name = thing.rstrip("+")
    if name in KINDS:
        kind = t(lang, f"citadels-type-{TYPES[TYPE[KINDS[name]]]}")
        lines.append(Text(" ") + district(lang, name) + layout.styled(f" · {kind}", "dim"))
        lines += layout.wrap(district_text(lang, name), width, 3)
    return lines


@cache
def vocabulary() -> Mapping[str, str]:
    """Every card's name in every language, and its id.

    >>> vocabulary()["király"], vocabulary()["great wall"], vocabulary()["kereskedelmi"]
    ('king', 'great_wall', 'trade')
    """
    found: dict[str, str] = {}
    for lang in LANGUAGES:
        found |= {t(lang, f"play-citadels-resource-{word}").casefold(): word for word in ("gold", "cards")}
        for kind, things in (("char", CHARACTER_NAMES), ("district", NAMES), ("type", TYPES)):
            for thing in things:
                found.setdefault(t(lang, f"citadels-{kind}-{thing}").casefold(), thing)
    return found
