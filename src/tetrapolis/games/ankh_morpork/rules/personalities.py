"""The seven secret personalities, and what each seat can know of who is who.

There are few enough ways to deal them (840 with four players) to keep, for every seat, the exact set of deals that are
still possible, as bits of a number. Seeing a card, a player who did not win although he would have as somebody, and an
exchange change these sets; such news is noted in a journal and worked in when somebody asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import permutations
from random import Random
from typing import NamedTuple

from tetrapolis.core.holes import HOLE

NAMES = (
    "lord_selachii",
    "lord_rust",
    "lord_de_worde",
    "lord_vetinari",
    "dragon_king_of_arms",
    "chrysoprase",
    "commander_vimes",
)
NUMBERS = {name: number for number, name in enumerate(NAMES)}
SELACHII, RUST, DE_WORDE, VETINARI, DRAGON_KING, CHRYSOPRASE, VIMES = range(7)
LORDS = 1 << SELACHII | 1 << RUST | 1 << DE_WORDE

Deal = tuple[int, ...]
"""The personality of each seat."""


def in_game(players: int) -> tuple[int, ...]:
    """ANK-1.8: Chrysoprase is not used with two players.

    >>> len(in_game(2)), len(in_game(3))
    (6, 7)
    """
    return tuple(number for number in range(7) if players > 2 or number != CHRYSOPRASE)


class _Deals(NamedTuple):
    """All deals for a number of players, each with its bit, and the sets of them that matter."""

    deals: tuple[Deal, ...]
    bit: dict[Deal, int]
    everything: int
    held: tuple[tuple[int, ...], ...]
    """held[seat][personality]: the deals in which the seat has it."""
    unused: tuple[int, ...]
    """unused[personality]: the deals in which nobody has it."""


@cache
def _deals(players: int) -> _Deals:
    deals = tuple(permutations(in_game(players), players))
    bit = {deal: 1 << number for number, deal in enumerate(deals)}
    everything = (1 << len(deals)) - 1
    held = tuple(
        tuple(sum(bit[deal] for deal in deals if deal[seat] == who) for who in range(7)) for seat in range(players)
    )
    unused = tuple(sum(bit[deal] for deal in deals if who not in deal) for who in range(7))
    return _Deals(deals, bit, everything, held, unused)


@cache
def _after_exchange(players: int, seat: int) -> tuple[int, ...]:
    """For each deal: the deals it can become when a seat takes a random unused personality (ANK-10.43)."""
    known = _deals(players)
    result = []
    for deal in known.deals:
        become = 0
        for who in in_game(players):
            if who not in deal:
                become |= known.bit[(*deal[:seat], who, *deal[seat + 1 :])]
        result.append(become)
    return tuple(result)


@lru_cache(maxsize=4_000)
def _exchanged(players: int, possible: int, seat: int) -> int:
    """What a set of deals becomes by such an exchange."""
    after = _after_exchange(players, seat)
    become = 0
    for number in _numbers(possible):
        become |= after[number]
    return become


def _numbers(mask: int) -> list[int]:
    return [number for number, digit in enumerate(reversed(f"{mask:b}")) if digit == "1"]


class Suspicions:
    """For each seat the deals it holds possible; the last entry is what everybody knows (and a spectator).

    >>> suspicions = Suspicions(2)
    >>> suspicions.sees_own(0, VIMES)
    >>> suspicions.is_none_of(1, LORDS)
    >>> [NAMES[who] for who in suspicions.suspects(0, 1)]
    ['lord_vetinari', 'dragon_king_of_arms']
    """

    __slots__ = ("_news", "_possible", "players")

    def __init__(self, players: int) -> None:
        self.players = players
        self._possible = [_deals(players).everything] * (players + 1)
        self._news: list[tuple[int, int, int]] = []
        """(seat, set of personalities it cannot be, -1), or (seat, -1, the personality it took)"""

    def copy(self) -> Suspicions:
        """An independent twin."""
        twin = Suspicions.__new__(Suspicions)
        twin.players = self.players
        twin._possible = self._possible.copy()
        twin._news = self._news.copy()
        return twin

    def seen(self, seat: int) -> Suspicions:
        """As a seat knows it: what itself holds possible, and what everybody knows (the last one)."""
        possible = self.possible
        twin = Suspicions.__new__(Suspicions)
        twin.players = self.players
        twin._possible = [HOLE] * len(possible)
        twin._possible[seat], twin._possible[-1] = possible[seat], possible[-1]
        twin._news = []
        return twin

    def become(self, possible: Sequence[int]) -> None:
        """Set from outside: a stored position, a resampled world."""
        self._possible = list(possible)
        self._news = []

    # ---- what happens

    def sees_own(self, seat: int, who: int) -> None:
        """A seat is dealt its personality (ANK-1.9)."""
        self.possible[seat] &= _deals(self.players).held[seat][who]

    def sees_unused(self, seat: int, seen: Sequence[int]) -> None:
        """A seat looks at unused personalities (ANK-10.14)."""
        for who in seen:
            self.possible[seat] &= _deals(self.players).unused[who]

    def is_none_of(self, seat: int, mask: int) -> None:
        """Everybody sees that a seat did not win although these personalities would have (ANK-8.1)."""
        self._news.append((seat, mask, -1))

    def exchanges(self, seat: int, new: int) -> None:
        """A seat takes a random unused personality and lays its own to the unused ones (ANK-11.9)."""
        self._news.append((seat, -1, new))

    def reveal(self, deal: Deal) -> None:
        """Everybody learns who is who (ANK-9.10)."""
        self._news = []
        self._possible = [_deals(self.players).bit[deal]] * (self.players + 1)

    # ---- what follows from it

    @property
    def possible(self) -> list[int]:
        """The sets of possible deals, with all news worked in."""
        if self._news:
            news, self._news = self._news, []
            for seat, mask, new in news:
                if new < 0:
                    self._rule_out(seat, mask)
                else:
                    self._exchange(seat, new)
        return self._possible

    def _rule_out(self, seat: int, mask: int) -> None:
        held = _deals(self.players).held[seat]
        excluded = 0
        for who in range(7):
            if mask >> who & 1:
                excluded |= held[who]
        self._possible = [possible & ~excluded for possible in self._possible]

    def _exchange(self, seat: int, new: int) -> None:
        self._possible = [_exchanged(self.players, possible, seat) for possible in self._possible]
        self._possible[seat] &= _deals(self.players).held[seat][new]

    def suspects(self, viewer: int, seat: int) -> list[int]:
        """Who a seat can be, as far as another knows."""
        return list(_suspects(self.players, self.possible[viewer], seat))

    def pile(self, viewer: int) -> list[int]:
        """The personalities that a seat knows to be unused."""
        return list(_pile(self.players, self.possible[viewer]))


@lru_cache(maxsize=4_000)
def _suspects(players: int, possible: int, seat: int) -> tuple[int, ...]:
    """Who a seat can be in a set of deals; it seldom changes and is often asked."""
    held = _deals(players).held[seat]
    return tuple([who for who in range(7) if possible & held[who]])


@lru_cache(maxsize=1_000)
def _pile(players: int, possible: int) -> tuple[int, ...]:
    """Who is unused in all deals of a set."""
    unused = _deals(players).unused
    return tuple([who for who in in_game(players) if not possible & ~unused[who]])


def sample(players: int, possible: int, rng: Random) -> Deal:
    """One of the possible deals, evenly.

    >>> sample(2, 0b100, Random(1))
    (0, 3)
    """
    deals = _deals(players).deals
    for _ in range(30):
        number = int(rng.random() * len(deals))
        if possible >> number & 1:
            return deals[number]
    return deals[rng.choice(_numbers(possible))]
