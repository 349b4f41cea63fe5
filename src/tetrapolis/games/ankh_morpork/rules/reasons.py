"""Why something cannot be chosen: reasons with their rules. Who finds which reason stands beside the rule itself.

Things are sets of bits: areas and seats by their numbers, hand cards by the numbers of the cards, minions by 13 times
their owner plus the area.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True, eq=False)
class Reason:
    """A message and the rule behind it. Equal reasons are the same object (see `because`): quick to look up by."""

    id: str
    rule: str = ""
    args: tuple[tuple[str, int], ...] = ()
    names: str = ""
    """The value by which its text names the thing itself: area or card."""


Reasons = list[tuple[int, Reason]]
"""Things, as a set, and why it cannot be them."""
ITSELF = -1
"""A value of a reason: the thing that cannot be chosen."""


@cache
def because(id: str, rule: str = "", **values: int) -> Reason:
    """A reason with the values of its text.

    >>> because("ankh_morpork-error-too-dear", "ANK-4.15", area=ITSELF, n=12, cash=7)
    Reason(id='ankh_morpork-error-too-dear', rule='ANK-4.15', args=(('n', 12), ('cash', 7)), names='area')
    """
    args = tuple((name, value) for name, value in values.items() if value != ITSELF)
    return Reason(id, rule, args, next((name for name, value in values.items() if value == ITSELF), ""))


# ---- hand cards

NOT_IN_HAND = because("ankh_morpork-error-not-in-hand", card=ITSELF)
IS_INTERRUPT = because("ankh_morpork-error-interrupt", "ANK-4.32", card=ITSELF)
NO_ANSWER = because("ankh_morpork-why-no-answer", "ANK-4.39")
ICON_FIRST = because("ankh_morpork-why-icon-first", "ANK-3.4")
NO_FURTHER_PLAY = because("ankh_morpork-why-no-further-play", "ANK-2.4")

# ---- areas

OUT_OF_REACH = because("ankh_morpork-why-reach", "ANK-4.2")
LOST_THERE = because("ankh_morpork-why-lost-there", "ANK-4.42")
NO_MARKER = because("ankh_morpork-why-no-marker", "ANK-4.21")
HAS_MARKER = because("ankh_morpork-why-marker", "ANK-4.7")
NOBODY_THERE = because("ankh_morpork-why-nobody-there")
NOT_NEXT_DOOR = because("ankh_morpork-why-not-next", "ANK-4.26")
STAYS_THERE = because("ankh_morpork-why-same-area", "ANK-4.26")
NO_DRY_LAND = because("ankh_morpork-why-flood", "ANK-6.8")
NO_MINION = because("ankh_morpork-error-no-minion", "ANK-4.14", area=ITSELF)
BUILT = because("ankh_morpork-error-built", "ANK-4.14", area=ITSELF)
TROUBLE = because("ankh_morpork-error-trouble", "ANK-4.13", area=ITSELF)


def not_reached(rule: str) -> Reason:
    """The card or the area card that is used names other areas."""
    return because("ankh_morpork-why-text", rule)


def building_too_dear(n: int, cash: int) -> Reason:
    """ANK-4.15."""
    return because("ankh_morpork-error-too-dear", "ANK-4.15", area=ITSELF, n=n, cash=cash)


# ---- minions

OWN_MINION = because("ankh_morpork-why-own", "ANK-4.20")
CALM_THERE = because("ankh_morpork-why-calm", "ANK-4.19")
NOT_YOURS = because("ankh_morpork-why-not-yours")
NOT_OTHERS = because("ankh_morpork-why-not-others", "ANK-4.24")
IS_IMMUNE = because("ankh_morpork-why-immune", "ANK-4.45")
HIRED_BY = because("ankh_morpork-why-hired-by", "ANK-10.53")
NOT_ROLLED = because("ankh_morpork-why-not-rolled", "ANK-10.60")
NOT_ROLLED_BY_MURDER = because("ankh_morpork-why-not-rolled", "ANK-6.16")
NOT_AT_UNIVERSITY = because("ankh_morpork-why-not-at-university", "ANK-10.54")
SAME_AREA = because("ankh_morpork-why-swap", "ANK-10.57")
IS_DRY = because("ankh_morpork-why-dry", "ANK-6.8")
NOWHERE_TO_GO = because("ankh_morpork-why-nowhere", "ANK-4.4")
NOT_HIT = because("ankh_morpork-why-not-hit", "ANK-5.10")


def no_trouble_there(rule: str) -> Reason:
    """A text reaches only minions where a marker lies."""
    return because("ankh_morpork-why-no-marker", rule)


# ---- buildings and area cards

YOURS_ALREADY = because("ankh_morpork-why-yours")
NOT_YOUR_BUILDING = because("ankh_morpork-why-not-your-building")
MARKER_AT_BUILDING = because("ankh_morpork-why-buy-trouble", "ANK-10.71")
CALM_AT_BUILDING = because("ankh_morpork-why-buy-calm", "ANK-10.89")
NO_AREA_CARD = because("ankh_morpork-error-no-area-card", "ANK-5.1", area=ITSELF)
DEMON_THERE = because("ankh_morpork-error-demon", "ANK-5.5", area=ITSELF)
JUST_GAINED = because("ankh_morpork-error-gained", "ANK-5.4", area=ITSELF)
USED_ALREADY = because("ankh_morpork-error-used", "ANK-5.2", area=ITSELF)
IN_EVENTS_ONLY = because("ankh_morpork-why-small-gods", "ANK-5.10")
USELESS_NOW = because("ankh_morpork-why-useless", "ANK-3.5")


def too_dear(n: int, cash: int, rule: str) -> Reason:
    """ANK-3.5: every stated price has to be paid."""
    return because("ankh_morpork-why-dear", rule, n=n, cash=cash)


def not_of(target: int) -> Reason:
    """The Fire Brigade was aimed at somebody else (ANK-10.21)."""
    return because("ankh_morpork-why-not-of", "ANK-10.21", target=target)


# ---- players

YOURSELF = because("ankh_morpork-why-self")
GETS_IT = because("ankh_morpork-why-gets-money", "ANK-10.93")


def has_no_cards(rule: str) -> Reason:
    """A text that takes hand cards."""
    return because("ankh_morpork-why-no-cards", rule)


NO_BUILDING = because("ankh_morpork-why-no-building", "ANK-10.21")
