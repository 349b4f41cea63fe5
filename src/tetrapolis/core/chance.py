"""Chance, one generator per game, seeded once; everything it decides is recorded.

The generator is a keyed hash over a counter: two small values to copy and to store, and nobody can compute
the deck from the cards he has seen. While a match is replayed the recorded results are used instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from tetrapolis.core.errors import BadRecord

try:  # what hashlib hands out, but without loading OpenSSL: a bare import shall be quick
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b

T = TypeVar("T")


class Chance:
    """Shuffles and random choices of one game.

    >>> chance = Chance("7")
    >>> cards = chance.shuffled([1, 2, 3, 4])
    >>> again = Chance("7", recorded=chance.taken)
    >>> again.shuffled([1, 2, 3, 4]) == cards
    True
    """

    __slots__ = ("_recorded", "count", "seed", "taken")

    def __init__(self, seed: str, count: int = 0, recorded: Iterable[list[int]] | None = None) -> None:
        self.seed = seed
        self.count = count
        self.taken: list[list[int]] = []
        self._recorded: Iterator[list[int]] | None = None if recorded is None else iter(recorded)

    def copy(self) -> Chance:
        """The same generator at the same point."""
        return Chance(self.seed, self.count)

    def replay(self, recorded: Iterable[list[int]]) -> None:
        """From now on give out these results, until they are used up and `replayed` is called."""
        self._recorded = iter(recorded)

    def replayed(self) -> None:
        """Leave replay. A recorded result that nobody asked for means the record does not fit."""
        rest = self._recorded
        self._recorded = None
        if rest is not None and next(rest, None) is not None:
            raise BadRecord("error-record-chance")

    def _number(self) -> int:
        """512 fresh bits: enough for a fair shuffle of up to 80 cards."""
        self.count += 1
        key = self.seed.encode()
        digest = blake2b(self.count.to_bytes(8, "little"), key=key if len(key) <= 64 else blake2b(key).digest())
        return int.from_bytes(digest.digest(), "little")

    def choice(self, size: int) -> int:
        """A number from 0 to size - 1."""
        if self._recorded is not None:
            return self._next(1, size)[0]
        pick = self._number() % size
        self.taken.append([pick])
        return pick

    def shuffled(self, items: list[T]) -> list[T]:
        """The items in a random order (a new list)."""
        size = len(items)
        if self._recorded is not None:
            return [items[i] for i in self._next(size, size)]
        number = self._number()
        order = list(range(size))
        for i in range(size - 1, 0, -1):
            number, j = divmod(number, i + 1)
            order[i], order[j] = order[j], order[i]
        self.taken.append(order)
        return [items[i] for i in order]

    def _next(self, length: int, below: int) -> list[int]:
        assert self._recorded is not None
        result = next(self._recorded, None)
        fits = result is not None and len(result) == length and all(0 <= i < below for i in result)
        if result is None or not fits or (length > 1 and len(set(result)) != length):
            raise BadRecord("error-record-chance")
        self.count += 1
        self.taken.append(result)
        return result


def seed_text(seed: int | str | None) -> str:
    """The seed as text; without one, 128 bits nobody knows.

    >>> seed_text(7)
    '7'
    """
    if seed is not None:
        return str(seed)
    from secrets import token_hex  # not above: it makes the import of everybody slower

    return token_hex(16)
