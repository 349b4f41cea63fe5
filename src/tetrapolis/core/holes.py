"""What a seat may not know is a hole in the position it sees."""

from __future__ import annotations

from typing import Any

from tetrapolis.core.chance import Chance

HOLE = -1000
"""Stands where a seat may not look. No place of a table, no bit and no seat has this number, so whoever computes with
it fails at once or soon."""


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
