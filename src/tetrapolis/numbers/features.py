"""A vector of numbers between 0 and 1: where each of its parts stands, and what is written into them.

A vector is begun as a copy of what stays the same in a game, mostly zeros; only what differs is written into it. So an
encoder settles all places once, when it is made; then it goes over what a seat sees and writes a number here and there.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable
from typing import Any, Protocol, TypeAlias, TypeVar

_Worth = TypeVar("_Worth")

Numbers: TypeAlias = "array[float]"
"""The numbers of a vector, as 32-bit floats: numpy reads them where they are."""


class Layout:
    """The parts of a vector, one after the other: where each begins.

    >>> layout = Layout()
    >>> layout.part("gold", 1), layout.part("kind", 3)
    (0, 1)
    >>> layout.parts, layout.size
    ({'gold': 0, 'kind': 1}, 4)
    """

    __slots__ = ("parts", "size")

    def __init__(self) -> None:
        self.parts: dict[str, int] = {}
        self.size = 0

    def part(self, name: str, size: int) -> int:
        """Append a part; where it begins."""
        start = self.parts[name] = self.size
        self.size += size
        return start


class Writer(Protocol):
    """What a seat sees of one game for one number of players, as numbers."""

    def constants(self, pos: Any, numbers: Numbers) -> None:
        """Write what stays the same all game long."""
        ...

    def write(self, pos: Any, me: int, numbers: Numbers) -> None:
        """Write the rest: what a seat sees of a position, its holes left out."""
        ...


def share(value: float, most: float) -> float:
    """A number as a part of the largest that matters; more than that is 1.

    >>> share(3, 10), share(12, 10), share(-1, 10)
    (0.3, 1.0, 0.0)
    """
    return value / most if 0 < value < most else 1.0 if value > 0 else 0.0


def shares(most: int) -> tuple[float, ...]:
    """The shares of all small counts, to be looked up.

    >>> shares(4)[:6]
    (0.0, 0.25, 0.5, 0.75, 1.0, 1.0)
    """
    return tuple(share(count, most) for count in range(256))


def zeros(size: int) -> Numbers:
    """A vector, or a part of one, before anything is written into it.

    >>> zeros(2)
    array('f', [0.0, 0.0])
    """
    return array("f", bytes(4 * size))


class _Remembered(dict[Hashable, _Worth]):
    """What was worked out before, by what it follows from. It does not grow for ever."""

    def keep(self, key: Hashable, worth: _Worth) -> _Worth:
        """Remember it; it is handed back."""
        if len(self) >= _MOST_REMEMBERED:
            self.clear()
        self[key] = worth
        return worth


class Memory(_Remembered[list[tuple[int, float]]]):
    """Where to write which numbers."""


class Parts(_Remembered[Numbers]):
    """Whole parts of a vector, to be laid into it at once: where most numbers of a part follow from a few things."""


_MOST_REMEMBERED = 4_000
