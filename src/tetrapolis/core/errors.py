"""What can go wrong, each with a message id, so that it can be said in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar


class Worded(Exception):
    """A message id plus the values it speaks of."""

    words: ClassVar[Callable[[Worded], str] | None] = None
    """Says it in words, below a traceback; where only the engine is installed there are none."""

    def __init__(self, id: str, /, **params: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.params = params

    def __str__(self) -> str:
        said = ", ".join(f"{key}={value}" for key, value in self.params.items())
        return f"{self.id}: {said}" if said else self.id

    @property
    def __notes__(self) -> list[str]:  # type: ignore[override]
        """What Python prints below the error: made only if somebody is to read it."""
        words = type(self).words
        said = words(self) if words else ""
        return [said] if said else []


class TetrapolisError(Worded, ValueError):
    """An error a person may have caused: a message id plus the values it speaks of.

    >>> error = IllegalMove("error-illegal-move", move="build palace")
    >>> error.id, error.params["move"]
    ('error-illegal-move', 'build palace')
    """


class BrokenLaw(Worded, AssertionError):
    """A law that a game does not keep, told to its author; two other errors it may speak of are `first` and `second`.

    >>> str(BrokenLaw("check-problem-fill-left", field="dice[1][0]"))
    'check-problem-fill-left: field=dice[1][0]'
    """

    def __init__(self, id: str, /, *errors: Worded, **params: str | int) -> None:
        super().__init__(id, **params)
        self.errors = errors


def keep(kept: object, law: str, /, **facts: str | int) -> None:
    """A law of games: BrokenLaw unless it is kept. `law` is the message, behind `check-broken-`.

    >>> keep(2 > 1, "copy")
    >>> keep(1 > 2, "copy")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    tetrapolis.core.errors.BrokenLaw: check-broken-copy...
    """
    if not kept:
        raise BrokenLaw(f"check-broken-{law}", **facts)


class MalformedMove(TetrapolisError):
    """The text or JSON is not a move of this game at all."""


class IllegalMove(TetrapolisError):
    """A well-formed move that the rules do not allow now."""


class NotYourDecision(TetrapolisError):
    """This seat is not asked anything now."""


class UnknownGame(TetrapolisError):
    """No game of that name."""


class BrokenGame(TetrapolisError):
    """A game was found, but its package cannot be loaded."""


class BadContent(BrokenGame):
    """A content pack that cannot be used: the game it is for is not played with anything else instead."""


class BadOptions(TetrapolisError):
    """The options (or the number of players) do not make a valid game."""


class BadRecord(TetrapolisError):
    """A stored match that cannot be read, or that no longer fits the rules."""


class OtherContent(BadRecord):
    """A stored match that was played with another content than the one in force."""
