"""Perfect recall: all that each seat has heard, seen and done in a game, in order.

A view already holds what a seat can still deduce. Algorithms that need information states with perfect recall want
the way there too. All of it is kept in tuples that are never changed, so that a copy costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tetrapolis.core.types import Event


class Decision(NamedTuple):
    """What a seat had heard since the one before, what it saw, and what it did."""

    heard: tuple[Event, ...]
    saw: str
    """The Observation as JSON."""
    numbers: NDArray[np.float32]
    """The same as the game's encoder has it."""
    action: int


class Recall:
    """The memory of all seats of one game.

    >>> recall = Recall(2)
    >>> recall.hear([Event("tea-poured", {}, 0b01)])
    >>> recall.decide(0, "{}", np.zeros(1, np.float32), 5)
    >>> [len(past) for past in recall.past], recall.text(0, "{}", ("a", "b", "c", "d", "e", "drink"))[:24]
    ([1, 0], '{"past":[{"heard":[{"id"')
    """

    __slots__ = ("heard", "past")

    def __init__(self, players: int) -> None:
        self.heard: list[tuple[Event, ...]] = [()] * players
        """Of each seat: what happened before its eyes since it decided last."""
        self.past: list[tuple[Decision, ...]] = [()] * players

    def copy(self) -> Recall:
        """An independent twin."""
        twin = Recall(0)
        twin.heard, twin.past = self.heard.copy(), self.past.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Recall:
        return self.copy()

    def only(self, seat: int) -> Recall:
        """The memory of one seat: of a world it only thinks of, it cannot say what the others remember."""
        twin = Recall(len(self.past))
        twin.heard[seat], twin.past[seat] = self.heard[seat], self.past[seat]
        return twin

    def hear(self, events: Sequence[Event]) -> None:
        """Something happened; each event has its audience."""
        for seat, heard in enumerate(self.heard):
            self.heard[seat] = (*heard, *[event for event in events if event.audience >> seat & 1])

    def decide(self, seat: int, saw: str, numbers: NDArray[np.float32], action: int) -> None:
        """A seat decides, seeing this."""
        self.past[seat] = (*self.past[seat], Decision(self.heard[seat], saw, numbers, action))
        self.heard[seat] = ()

    def text(self, seat: int, sees: str, actions: Sequence[str]) -> str:
        """All of it as JSON: the decisions one after the other, what was heard since, and what the seat sees now."""
        past = [
            {"heard": heard, "saw": msgspec.Raw(saw.encode()), "did": actions[action]}
            for heard, saw, _, action in self.past[seat]
        ]
        content = {"past": past, "heard": self.heard[seat], "sees": msgspec.Raw(sees.encode())}
        return msgspec.json.encode(content).decode()

    def fill(self, seat: int, sees: NDArray[np.float32], actions: int, rows: NDArray[np.float32]) -> None:
        """Write what the seat sees now into the first row, and its last decisions into the next ones, the latest first.

        Last in each row stands what was done: the number of the action as a share of them all, 0 for nothing yet.
        """
        rows[:] = 0.0
        rows[0, :-1] = sees
        for row, decision in zip(rows[1:], reversed(self.past[seat]), strict=False):
            row[:-1], row[-1] = decision.numbers, (decision.action + 1) / actions
