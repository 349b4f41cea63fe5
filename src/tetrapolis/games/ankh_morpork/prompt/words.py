"""Parts of what a prompt says, each made once: messages, names of minions, references, refusals."""

from __future__ import annotations

from functools import cache, lru_cache

from tetrapolis.core.prompt import Refused
from tetrapolis.core.said import Arg, Said
from tetrapolis.games.ankh_morpork.rules.areas import NAMES as AREA_NAMES
from tetrapolis.games.ankh_morpork.rules.cards import EVENTS, NAMES
from tetrapolis.games.ankh_morpork.rules.moves import OWNERS
from tetrapolis.games.ankh_morpork.rules.position import TROLL
from tetrapolis.games.ankh_morpork.rules.reasons import Reason, Reasons

AREA = tuple(f"area:{name}" for name in AREA_NAMES)
HOUSE = tuple(f"house:{name}" for name in AREA_NAMES)
CARD = tuple(f"card:{name}" for name in NAMES)
HAND = tuple(f"hand:{name}" for name in NAMES)
SHOWN = tuple(f"shown:{name}" for name in NAMES)
SEAT = tuple(f"seat:{seat}" for seat in range(4))
PIECE = tuple(f"piece:{area}:{owner}" for owner in OWNERS for area in AREA_NAMES)
"""By 13 times the owner plus the area, as in the sets of reasons."""
EVENT = tuple(f"event:{name}" for name in EVENTS)


def say(key: str, **args: Arg) -> Said:
    """A message of the game."""
    return Said(f"ankh_morpork-{key}", args)


TEXT = tuple(say(f"card-{name}.text") for name in NAMES)
"""What each card's scroll does."""


@cache
def minion(owner: int, seat: int) -> Said:
    """A minion in a sentence to a seat: "your minion", "Bence's minion", "a troll"."""
    if owner >= TROLL:
        return say(f"some-{OWNERS[owner]}")
    return say("some-own") if owner == seat else say("some-of", seat=SEAT[owner])


@cache
def minion_in(owner: int, area: int, seat: int) -> Said:
    """A minion as the name of what is aimed at."""
    return say("some-in", minion=minion(owner, seat), area=AREA[area])


@cache
def dollars(n: int) -> Said:
    """A price."""
    return say("amount-dollars", n=n)


@cache
def note(key: str, n: int = 0) -> Said:
    """Short, under a verb or on a thing."""
    return say(f"note-{key}", n=n) if n else say(f"note-{key}")


# ---- refusals

_REFS = {"area": AREA, "house": HOUSE, "hand": HAND, "seat": SEAT, "piece": PIECE}


@lru_cache(maxsize=20_000)
def _refused(kind: str, things: int, reason: Reason, second: bool) -> tuple[Refused, ...]:
    refs = _REFS[kind]
    numbers = _numbers_in(things)
    args: dict[str, Arg] = dict(reason.args)
    if "target" in args:
        args["target"] = SEAT[args["target"]]
    if not reason.names:
        return (Refused(tuple([refs[number] for number in numbers]), Said(reason.id, args), reason.rule, second),)
    names = CARD if reason.names == "card" else AREA
    return tuple(
        [
            Refused((refs[number],), Said(reason.id, {**args, reason.names: names[number]}), reason.rule, second)
            for number in numbers
        ]
    )


def _numbers_in(things: int) -> list[int]:
    """The things of a set: few of many.

    >>> _numbers_in(1 << 3 | 1 << 70)
    [3, 70]
    """
    found = []
    while things:
        lowest = things & -things
        found.append(lowest.bit_length() - 1)
        things ^= lowest
    return found


def refused(kind: str, reasons: Reasons, there: int = -1, second: bool = False) -> tuple[Refused, ...]:
    """What cannot be chosen among the things of a kind that are there, and why."""
    found: tuple[Refused, ...] = ()
    for things, reason in reasons:
        if things & there:
            found += _refused(kind, things & there, reason, second)
    return found


def cards_of(hand: list[int]) -> int:
    """Hand cards as a set."""
    found = 0
    for card in hand:
        found |= 1 << card
    return found
