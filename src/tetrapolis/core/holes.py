"""What a seat may not know is a hole in the position it sees."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from tetrapolis.core.chance import Chance

HOLE = -1000
"""Stands where a seat may not look. A game may have holes of several kinds, of which the kind is public (the back of a
card): numbers next to this one. No place of a table, no bit and no seat has such a number; and with checks on whoever
computes with a hole, or compares it with something else, fails at once (see `poisoned`)."""
OTHERS = HOLE - 1
"""A hole of which the seat knows that it is not itself: it may ask whether it is, and hears no."""
KINDS = 200
"""How far from HOLE a hole's number may be."""


def is_hole(value: object) -> bool:
    """Whether a value is one that a seat may not know; the only question that may be asked of any value.

    >>> is_hole(HOLE), is_hole(3), is_hole(OTHERS)
    (True, False, True)
    """
    return isinstance(value, Poison) or (isinstance(value, int) and abs(value - HOLE) <= KINDS)


class Poison:
    """A hole while checks are on. It can be told from other holes and be left alone; all else raises."""

    __slots__ = ("number", "seat")

    def __init__(self, number: int, seat: int | None) -> None:
        self.number = number
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        number = other.number if isinstance(other, Poison) else other
        if isinstance(number, int) and abs(number - HOLE) <= KINDS:
            return self.number == number
        if self.number == OTHERS and number == self.seat:
            return False
        raise LookupError(f"a hole was compared with {other!r}")

    def __bool__(self) -> bool:
        raise LookupError("a hole was asked whether it is 0")

    def __hash__(self) -> int:
        raise LookupError("a hole was looked up")

    def __repr__(self) -> str:
        return f"hole {self.number}"

    def _reckoned(self, *_: object) -> Any:
        raise LookupError("a hole was reckoned with")

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __lt__ = __le__ = __gt__ = __ge__ = _reckoned
    __and__ = __rand__ = __or__ = __ror__ = __lshift__ = __rlshift__ = __rshift__ = __int__ = __index__ = _reckoned


class _Checks:
    """Whether holes are poison (tests, `sim --check`)."""

    on = False


checks = _Checks()


@contextmanager
def poison() -> Iterator[None]:
    """Until it is left, what a seat sees has poison in its holes.

    >>> with poison():
    ...     poisoned(HOLE, 0) == -1000, poisoned([3, HOLE], 0)
    (True, [3, hole -1000])
    """
    before, checks.on = checks.on, True
    try:
        yield
    finally:
        checks.on = before


def poisoned(value: Any, seat: int | None) -> Any:
    """What a seat sees, with poison for its holes; lists, rows and frames are changed in their place."""
    if type(value) is int:
        return Poison(value, seat) if abs(value - HOLE) <= KINDS else value
    if type(value) is list:
        value[:] = [poisoned(one, seat) for one in value]
    elif isinstance(value, msgspec.Struct) and not value.__struct_config__.frozen:
        for name in value.__struct_fields__:
            setattr(value, name, poisoned(getattr(value, name), seat))
    return value


class NoChance(Chance):
    """In a position with holes nothing can be drawn or shuffled."""

    __slots__ = ()

    def copy(self) -> Chance:
        """The same: there is nothing in it."""
        return self

    def _number(self) -> int:
        raise LookupError("a position with holes has no generator")


NO_CHANCE = NoChance("")


def blank(values: list[Any]) -> list[int]:
    """As many holes as there are values.

    >>> blank([3, 4]) == [HOLE, HOLE]
    True
    """
    return [HOLE] * len(values)
