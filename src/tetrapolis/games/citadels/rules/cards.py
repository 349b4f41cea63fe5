"""The cards as facts: district kinds and characters. Everything a hot path needs is a flat table by number.

A district *kind* is a number below 64. A district that stands in a city is its kind, plus 64 once it is
beautified (CIT-14.5); the tables `COST`, `TYPE` and `CITY_NAME` cover both.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

NOBLE, RELIGIOUS, TRADE, MILITARY, UNIQUE = range(5)
TYPES = ("noble", "religious", "trade", "military", "unique")
TYPE_INDEX = {name: number for number, name in enumerate(TYPES)}


class District(NamedTuple):
    """A district card: CIT-1.2, CIT-1.3, CIT-5.1. The Secret Vault has no cost (CIT-15.28)."""

    id: str
    type: int
    cost: int
    copies: int = 1


BASIC = (
    District("manor", NOBLE, 3, 5),
    District("castle", NOBLE, 4, 4),
    District("palace", NOBLE, 5, 3),
    District("temple", RELIGIOUS, 1, 3),
    District("church", RELIGIOUS, 2, 3),
    District("monastery", RELIGIOUS, 3, 3),
    District("cathedral", RELIGIOUS, 5, 2),
    District("tavern", TRADE, 1, 5),
    District("market", TRADE, 2, 4),
    District("trading_post", TRADE, 2, 3),
    District("docks", TRADE, 3, 3),
    District("harbor", TRADE, 4, 3),
    District("town_hall", TRADE, 5, 2),
    District("watchtower", MILITARY, 1, 3),
    District("prison", MILITARY, 2, 3),
    District("barracks", MILITARY, 3, 3),
    District("fortress", MILITARY, 5, 2),
)
UNIQUES = (
    District("armory", UNIQUE, 3),
    District("basilica", UNIQUE, 4),
    District("capitol", UNIQUE, 5),
    District("dragon_gate", UNIQUE, 6),
    District("factory", UNIQUE, 5),
    District("framework", UNIQUE, 3),
    District("gold_mine", UNIQUE, 6),
    District("great_wall", UNIQUE, 6),
    District("haunted_quarter", UNIQUE, 2),
    District("imperial_treasury", UNIQUE, 5),
    District("ivory_tower", UNIQUE, 5),
    District("keep", UNIQUE, 3),
    District("laboratory", UNIQUE, 5),
    District("library", UNIQUE, 6),
    District("map_room", UNIQUE, 5),
    District("monument", UNIQUE, 4),
    District("museum", UNIQUE, 4),
    District("necropolis", UNIQUE, 5),
    District("observatory", UNIQUE, 4),
    District("park", UNIQUE, 6),
    District("poor_house", UNIQUE, 4),
    District("quarry", UNIQUE, 5),
    District("school_of_magic", UNIQUE, 6),
    District("secret_vault", UNIQUE, 0),
    District("smithy", UNIQUE, 5),
    District("stables", UNIQUE, 2),
    District("statue", UNIQUE, 3),
    District("theater", UNIQUE, 6),
    District("thieves_den", UNIQUE, 6),
    District("wishing_well", UNIQUE, 5),
)
DISTRICTS = BASIC + UNIQUES
KINDS = {district.id: kind for kind, district in enumerate(DISTRICTS)}
NAMES = tuple(district.id for district in DISTRICTS)
UNIQUE_NAMES = tuple(district.id for district in UNIQUES)

(
    ARMORY,
    BASILICA,
    CAPITOL,
    DRAGON_GATE,
    FACTORY,
    FRAMEWORK,
    GOLD_MINE,
    GREAT_WALL,
    HAUNTED_QUARTER,
    IMPERIAL_TREASURY,
    IVORY_TOWER,
    KEEP,
    LABORATORY,
    LIBRARY,
    MAP_ROOM,
    MONUMENT,
    MUSEUM,
    NECROPOLIS,
    OBSERVATORY,
    PARK,
    POOR_HOUSE,
    QUARRY,
    SCHOOL_OF_MAGIC,
    SECRET_VAULT,
    SMITHY,
    STABLES,
    STATUE,
    THEATER,
    THIEVES_DEN,
    WISHING_WELL,
) = range(len(BASIC), len(DISTRICTS))

BEAUTIFIED = 64
_PADDED = DISTRICTS + (District("", UNIQUE, 0, 0),) * (BEAUTIFIED - len(DISTRICTS))
COST = tuple([d.cost for d in _PADDED] + [d.cost + 1 for d in _PADDED])
"""Effective cost (CIT-5.9) by what stands in a city; for plain kinds the printed cost."""
TYPE = tuple([d.type for d in _PADDED] * 2)
CITY_NAME = tuple([d.id for d in _PADDED] + [d.id + "+" for d in _PADDED])
CITY_KIND = {name: number for number, name in enumerate(CITY_NAME) if name.rstrip("+")}
SPACE = tuple([2 if number & 63 == MONUMENT else 1 for number in range(128)])
"""How much a district adds to the size of a city (CIT-5.12)."""
BIT = tuple([1 << (number & 63) for number in range(128)])
"""One bit per kind, for the set of kinds in a city."""


def marks_of(city: Iterable[int]) -> int:
    """The kinds in a city as a set of bits.

    >>> marks_of([0, 2, 2 + BEAUTIFIED]) == 0b101
    True
    """
    marks = 0
    for district in city:
        marks |= BIT[district]
    return marks


KINDS_OF_TYPE = tuple(
    marks_of(kind for kind, district in enumerate(DISTRICTS) if district.type == number) for number in range(len(TYPES))
)
"""The kinds of each type as a set of bits."""


class Character(NamedTuple):
    """A character card: CIT-1.4. `limit` is the building limit (CIT-4.5), `income` the type that pays."""

    id: str
    rank: int
    limit: int = 1
    income: int = -1
    in_cards: bool = False
    """The income is cards, not gold: Patrician (CIT-9.1), Cardinal (CIT-10.8)."""
    rules: str = ""
    """The rules to read before playing it: section, then numbers, as "6: 1 2 3"."""


CHARACTERS = (
    Character("assassin", 1, rules="6: 1 2 3 4"),
    Character("witch", 1, rules="6: 5 6 7 8 9"),
    Character("magistrate", 1, rules="6: 20 21 22 23 24"),
    Character("thief", 2, rules="7: 1 2 3"),
    Character("spy", 2, rules="7: 5 6 7"),
    Character("blackmailer", 2, rules="7: 8 9 11 13"),
    Character("magician", 3, rules="8: 1 2 3"),
    Character("wizard", 3, rules="8: 4 5 6 7 8"),
    Character("seer", 3, limit=2, rules="8: 9 10 11 12"),
    Character("king", 4, income=NOBLE, rules="9: 1 2 3"),
    Character("emperor", 4, income=NOBLE, rules="9: 1 7 8"),
    Character("patrician", 4, income=NOBLE, in_cards=True, rules="9: 1 2 3"),
    Character("bishop", 5, income=RELIGIOUS, rules="10: 1 2"),
    Character("abbot", 5, income=RELIGIOUS, rules="10: 5 6 7"),
    Character("cardinal", 5, income=RELIGIOUS, in_cards=True, rules="10: 8 9 10"),
    Character("merchant", 6, income=TRADE, rules="11: 1 2"),
    Character("alchemist", 6, rules="11: 3 4"),
    Character("trader", 6, income=TRADE, rules="11: 1 5"),
    Character("architect", 7, limit=3, rules="12: 1 2"),
    Character("navigator", 7, limit=0, rules="12: 3 4"),
    Character("scholar", 7, limit=2, rules="12: 5 6"),
    Character("warlord", 8, income=MILITARY, rules="13: 1 2 3 4"),
    Character("diplomat", 8, income=MILITARY, rules="13: 1 2 5 6 7 8"),
    Character("marshal", 8, income=MILITARY, rules="13: 1 2 10 11 12"),
    Character("queen", 9, rules="14: 1 2 3"),
    Character("artist", 9, rules="14: 4 5 6"),
    Character("tax_collector", 9, rules="14: 7 11 12"),
)
CHARACTER_INDEX = {character.id: number for number, character in enumerate(CHARACTERS)}
CHARACTER_NAMES = tuple(character.id for character in CHARACTERS)
RANK = tuple(character.rank for character in CHARACTERS)
LIMIT = tuple(character.limit for character in CHARACTERS)
INCOME = tuple(character.income for character in CHARACTERS)
RULES = tuple(
    tuple(f"CIT-{section}.{number}" for number in numbers.split())
    for section, _, numbers in (character.rules.partition(":") for character in CHARACTERS)
)
"""The ids of the rules to read before playing a character."""
TAKES_CROWN = tuple(name in ("king", "patrician") for name in CHARACTER_NAMES)  # CIT-9.2
IN_CARDS = tuple(character.in_cards for character in CHARACTERS)
PAYING_KINDS = tuple(0 if income < 0 else KINDS_OF_TYPE[income] | BIT[SCHOOL_OF_MAGIC] for income in INCOME)
"""The kinds that pay each character as a set of bits; CIT-15.27: the School of Magic is of any type."""
(
    ASSASSIN,
    WITCH,
    MAGISTRATE,
    THIEF,
    SPY,
    BLACKMAILER,
    MAGICIAN,
    WIZARD,
    SEER,
    KING,
    EMPEROR,
    PATRICIAN,
    BISHOP,
    ABBOT,
    CARDINAL,
    MERCHANT,
    ALCHEMIST,
    TRADER,
    ARCHITECT,
    NAVIGATOR,
    SCHOLAR,
    WARLORD,
    DIPLOMAT,
    MARSHAL,
    QUEEN,
    ARTIST,
    TAX_COLLECTOR,
) = range(27)
