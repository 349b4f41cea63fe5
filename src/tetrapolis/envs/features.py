"""A vector of numbers between 0 and 1, written part by part: flags, shares, one-of-many and sets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


class Features:
    """The numbers so far, and at which of them each named part begins.

    >>> features = Features()
    >>> features.part("gold")
    >>> features.share(3, 10)
    >>> features.part("kind")
    >>> features.one_of(1, 3)
    >>> features.numbers, features.parts
    ([0.3, 0.0, 1.0, 0.0], {'gold': 0, 'kind': 1})
    """

    __slots__ = ("numbers", "parts")

    def __init__(self) -> None:
        self.numbers: list[float] = []
        self.parts: dict[str, int] = {}

    def part(self, name: str) -> None:
        """What follows is called so."""
        self.parts[name] = len(self.numbers)

    def flag(self, value: object) -> None:
        """Yes or no."""
        self.numbers.append(1.0 if value else 0.0)

    def flags(self, values: Iterable[object]) -> None:
        """Several of them."""
        self.numbers += [1.0 if value else 0.0 for value in values]

    def share(self, value: float, most: float) -> None:
        """A number as a part of the largest that matters; more than that is 1."""
        self.numbers.append(_share(value, most))

    def shares(self, values: Iterable[float], most: float) -> None:
        """Several of them."""
        self.numbers += [_share(value, most) for value in values]

    def one_of(self, which: int, size: int) -> None:
        """One of so many; none of them for a number outside."""
        start = len(self.numbers)
        self.numbers += [0.0] * size
        if 0 <= which < size:
            self.numbers[start + which] = 1.0

    def some_of(self, which: Iterable[int], size: int) -> None:
        """A set."""
        start = len(self.numbers)
        self.numbers += [0.0] * size
        for number in which:
            if 0 <= number < size:
                self.numbers[start + number] = 1.0

    def count_of(self, which: Iterable[int], size: int, most: int) -> None:
        """How often each of so many occurs."""
        start = len(self.numbers)
        self.numbers += [0.0] * size
        for number in which:
            self.numbers[start + number] = min(1.0, self.numbers[start + number] + 1 / most)

    def nothing(self, size: int) -> None:
        """A part that does not apply now."""
        self.numbers += [0.0] * size


def _share(value: float, most: float) -> float:
    return min(1.0, max(0.0, value / most))


def from_me(seat: int, me: int, players: int) -> int:
    """A seat counted from one's own: 0 is me, 1 the next; -1 stays nobody.

    >>> from_me(0, 3, 4), from_me(-1, 3, 4)
    (1, -1)
    """
    return (seat - me) % players if seat >= 0 else -1


def around(items: Sequence[object], me: int) -> list[int]:
    """The numbers of the seats, one's own first.

    >>> around("abcd", 2)
    [2, 3, 0, 1]
    """
    return [*range(me, len(items)), *range(me)]
