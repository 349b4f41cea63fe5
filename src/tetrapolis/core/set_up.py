"""What every game's `set_up` needs: to read a position that is told in words, and to say what is wrong in them.

A game declares the parts of its positions as a struct, and a function that lays them out. A seat is a number from 0, or
as move texts write it (`p1`); several names are a list, or one text with spaces between them; what each seat has is
told by seat, or as a list from the first seat on. So all parts can be written in JSON too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import TypeVar

from tetrapolis.core.errors import BadOptions

T = TypeVar("T")
SeatName = int | str
"""0 or "p1": the first seat."""
Names = list[str] | str
"""["ace", "ten"] or "ace ten"."""
BySeat = Mapping[int | str, T] | list[T]
"""{0: 5, "p3": 2} or [5, 0, 2, 0]."""
_FEW = 6
"""So many names are told as they are; of more, only those that look like the wrong one."""


def seat_of(part: str, who: SeatName, players: int) -> int:
    """The seat that is meant.

    >>> seat_of("crown", 2, 4), seat_of("crown", "p3", 4), seat_of("crown", "2", 4)
    (2, 2, 2)
    >>> seat_of("crown", "p5", 4)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    tetrapolis.core.errors.BadOptions: error-part-seat: part=crown, who=p5, players=4...
    """
    seat = who
    if isinstance(who, str):
        number = who.removeprefix("p")
        if number.isdecimal() and number.isascii() and len(number) < 4:
            seat = int(number) - (number != who)
    if not isinstance(seat, int) or not 0 <= seat < players:
        raise BadOptions("error-part-seat", part=part, who=str(who)[:40], players=players)
    return seat


def by_seat(part: str, told: BySeat[T], players: int) -> dict[int, T]:
    """What is told of each seat that is spoken of.

    >>> by_seat("gold", {"p2": 5, 0: 1}, 4), by_seat("gold", [3, 4], 4)
    ({1: 5, 0: 1}, {0: 3, 1: 4})
    """
    rows: Iterable[tuple[SeatName, T]] = told.items() if isinstance(told, Mapping) else enumerate(told)
    found: dict[int, T] = {}
    for who, value in rows:
        seat = seat_of(part, who, players)
        if seat in found:
            raise BadOptions("error-part-twice", part=part, name=f"p{seat + 1}")
        found[seat] = value
    return found


def for_each(part: str, told: BySeat[int] | int, players: int, otherwise: int, most: int | None = None) -> list[int]:
    """A number for each seat: the same for all, or as told by seat; not negative.

    >>> for_each("gold", 5, 3, otherwise=2), for_each("gold", {"p2": 0}, 3, otherwise=2)
    ([5, 5, 5], [2, 0, 2])
    """
    known = dict.fromkeys(range(players), told) if isinstance(told, int) else by_seat(part, told, players)
    return [amount(part, known.get(seat, otherwise), 0, most) for seat in range(players)]


def amount(part: str, number: int, least: int, most: int | None = None) -> int:
    """A number that must lie between two others.

    >>> amount("tax", 3, 0)
    3
    >>> amount("round", 3, 1, 2)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    tetrapolis.core.errors.BadOptions: error-part-amount: part=round, n=3, least=1, most=2...
    """
    if number < least or (most is not None and number > most):
        raise BadOptions("error-part-amount", part=part, n=number, least=least, most="" if most is None else most)
    return number


def names(told: Names) -> list[str]:
    """The names, one by one.

    >>> names("manor tavern"), names(["manor"])
    (['manor', 'tavern'], ['manor'])
    """
    return told.split() if isinstance(told, str) else told


def numbers_of(known: Iterable[str]) -> dict[str, int]:
    """The numbers of names that are known in their order.

    >>> numbers_of(("pepper", "silk"))
    {'pepper': 0, 'silk': 1}
    """
    return {name: number for number, name in enumerate(known)}


def numbered(part: str, name: str, known: Mapping[str, int]) -> int:
    """The number of a name; who writes it wrongly hears what is like it.

    >>> numbered("killed", "kign", {"king": 4, "bishop": 5})  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    tetrapolis.core.errors.BadOptions: error-part-name: part=killed, name=kign, near=king, bishop...
    """
    if name not in known:
        near = list(known) if len(known) <= _FEW else get_close_matches(name, known)
        raise BadOptions("error-part-name", part=part, name=name[:40], near=", ".join(near))
    return known[name]


class Stock:
    """The cards (or other things) of a game that lie nowhere yet.

    >>> stock = Stock([7, 7, 8], {"manor": 7, "tavern": 8})
    >>> stock.take("hands", "manor tavern"), stock.left
    ([7, 8], [7])
    >>> stock.take("deck", ["tavern"])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    tetrapolis.core.errors.BadOptions: error-part-left: part=deck, name=tavern, n=1...
    """

    def __init__(self, things: Iterable[int], known: Mapping[str, int]) -> None:
        self.left = list(things)
        self._all = tuple(self.left)
        self._known = known

    def take(self, part: str, told: Names, only: Mapping[str, int] | None = None) -> list[int]:
        """These things are laid somewhere; `only` these names are possible there."""
        found = [numbered(part, name, self._known if only is None else only) for name in names(told)]
        for name, number in zip(names(told), found, strict=True):
            if number not in self.left:
                raise BadOptions("error-part-left", part=part, name=name, n=self._all.count(number))
            self.left.remove(number)
        return found


def require(part: str, is_there: object, needs: str) -> None:
    """A part that cannot be so without another one.

    >>> require("museum", [], "cities: museum")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    tetrapolis.core.errors.BadOptions: error-part-needs: part=museum, needs=cities: museum...
    """
    if not is_there:
        raise BadOptions("error-part-needs", part=part, needs=needs)


def unreadable(part: str, text: object, form: str) -> BadOptions:
    """The error for a text that is not written as it should be."""
    return BadOptions("error-part-text", part=part, text=str(text)[:40], form=form)
