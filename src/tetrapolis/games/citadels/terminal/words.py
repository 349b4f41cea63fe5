"""How Citadels' cards look in a line of a terminal, and what they do."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tetrapolis.cli.terminal import layout
from tetrapolis.core.observation import Observation
from tetrapolis.core.said import Ref
from tetrapolis.games.citadels.rules.cards import (
    CHARACTER_INDEX,
    CITY_KIND,
    COST,
    KINDS,
    RANK,
    SECRET_VAULT,
    TYPE,
    TYPES,
)
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
        return layout.styled(t(lang, f"citadels-board-letter-{name}"), STYLES[name])
    kind = CITY_KIND[name]
    type_name = TYPES[TYPE[kind]]
    cost = "–" if kind & 63 == SECRET_VAULT else str(COST[kind])
    return layout.styled(t(lang, f"citadels-board-letter-{type_name}") + cost, STYLES[type_name])


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


def char(lang: str, name: str) -> Text:
    """A character with its rank.

    >>> char("en", "king").plain
    'King (4)'
    """
    return Text(char_name(lang, name)) + layout.styled(f" ({RANK[CHARACTER_INDEX[name]]})", "dim")


def draw(lang: str, ref: Ref, obs: Observation, names: Sequence[str]) -> Text | None:
    """A district with its chip, a character with its rank, a type with its letter; players have only their names.

    >>> import tetrapolis as tp
    >>> obs = tp.game("citadels").new(4, 7).observe(0)
    >>> [draw("en", ref, obs, []).plain for ref in ("hand:manor", "district:2:manor+", "type:trade", "char:king")]
    ['N3 Manor', 'N4 Manor✦', 'T trade', 'King (4)']
    """
    kind, _, value = ref.partition(":")
    name = value.rpartition(":")[2]
    if kind in ("district", "hand", "offer"):
        return district(lang, name)
    if kind == "char":
        return char(lang, name)
    return chip(lang, name) + Text(" " + t(lang, f"citadels-type-{name}")) if kind == "type" else None


def place(ref: Ref) -> tuple[int, ...]:
    """Districts stand in order of type and cost; everything else stays as it is.

    >>> sorted(["hand:market", "hand:manor", "hand:temple"], key=place), place("char:king")
    (['hand:manor', 'hand:temple', 'hand:market'], ())
    """
    kind, _, value = ref.partition(":")
    if kind not in ("district", "hand", "offer"):
        return ()
    district = CITY_KIND[value.rpartition(":")[2]]
    return TYPE[district], COST[district]


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
