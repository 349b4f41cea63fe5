"""Names of Citadels' cards for a terminal."""

from __future__ import annotations

from rich.text import Text

from tetrapolis.cli import layout
from tetrapolis.games.citadels.cards import CITY_KIND, COST, SECRET_VAULT, TYPE, TYPES
from tetrapolis.locales import t

STYLES = {
    "noble": "black on yellow",
    "religious": "white on blue",
    "trade": "black on green",
    "military": "white on red",
    "unique": "white on magenta",
}
NAME_STYLES = {
    "noble": "yellow",
    "religious": "bright_blue",
    "trade": "green",
    "military": "bright_red",
    "unique": "bright_magenta",
}


def chip(lang: str, name: str) -> Text:
    """The letter of a type; of a district, also its cost.

    >>> chip("en", "manor").plain, chip("en", "manor+").plain, chip("en", "trade").plain
    ('N3', 'N4', 'T')
    """
    if name in TYPES:
        return layout.styled(t(lang, f"play-citadels-letter-{name}"), STYLES[name])
    kind = CITY_KIND[name]
    type_name = TYPES[TYPE[kind]]
    cost = "–" if kind & 63 == SECRET_VAULT else str(COST[kind])
    return layout.styled(t(lang, f"play-citadels-letter-{type_name}") + cost, STYLES[type_name])


def district(lang: str, name: str) -> Text:
    """A district with its chip; a star once it is beautified.

    >>> district("en", "great_wall+").plain
    'U7 Great Wall✦'
    """
    plain = name.rstrip("+")
    label = t(lang, f"citadels-district-{plain}") + ("✦" if name.endswith("+") else "")
    return chip(lang, name) + layout.styled(" " + label, NAME_STYLES[TYPES[TYPE[CITY_KIND[name]]]])


def district_text(lang: str, name: str) -> str:
    """What a district does."""
    return t(lang, f"citadels-district-{name.rstrip('+')}.text")


def char_name(lang: str, name: str) -> str:
    """A character's name."""
    return t(lang, f"citadels-char-{name}")


def char_text(lang: str, name: str) -> str:
    """What a character does."""
    return t(lang, f"citadels-char-{name}.text")
