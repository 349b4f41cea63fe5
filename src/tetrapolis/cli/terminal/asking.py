"""Whom to ask next at one terminal: those the game waits for, who may act meanwhile, and everybody on an open floor.

On an open floor nobody waits for anybody, and the engine has no clock. Here the seats are asked in turn. A round of
the table counts as some seconds; when everybody lets time pass, the next alarm rings at once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from tetrapolis.core.position import Position
from tetrapolis.core.types import CLOCK

BEAT = 5
"""So many seconds a round of the table counts on an open floor."""


class Order:
    """Who has been asked, and how long each alarm has been set."""

    def __init__(self, occasion: Callable[[int], Hashable]) -> None:
        self.occasion = occasion
        """(seat): who may act meanwhile is asked once on each occasion."""
        self.met: dict[int, Hashable] = {}
        self.asked: list[int] = []
        """Who was asked in this round of an open floor."""
        self.ply = -1
        """At the beginning of this round."""
        self.set_for: dict[str, int] = {}
        """The seconds for which each alarm has been set."""

    def next(self, position: Position) -> int:
        """The seat to ask; CLOCK if it is time for an alarm (see `alarm`)."""
        pending = position.pending
        needed = [decision.seat for decision in pending if not decision.optional]
        if needed:
            self._leave_floor()
            for decision in pending:
                if decision.optional and self.met.get(decision.seat) != self.occasion(decision.seat):
                    self.met[decision.seat] = self.occasion(decision.seat)
                    return decision.seat
            return needed[0]
        if not self.asked:
            self.ply = position.ply
        seat = next((decision.seat for decision in pending if decision.seat not in self.asked), CLOCK)
        if seat == CLOCK:
            return self._round_over(position)
        self.asked.append(seat)
        return seat

    def alarm(self, position: Position) -> str:
        """The alarm that rings next."""
        alarms = position.alarms
        name = min(alarms, key=lambda alarm: alarms[alarm] - self.set_for.get(alarm, 0))
        self.set_for.pop(name, None)
        return name

    def _round_over(self, position: Position) -> int:
        """Time has passed: the clock, if an alarm is due or nobody wants to do anything; else the next round."""
        alarms, self.asked = position.alarms, []
        self.set_for = {name: self.set_for.get(name, 0) + BEAT for name in alarms}
        due = any(self.set_for[name] >= seconds for name, seconds in alarms.items())
        return CLOCK if due or position.ply == self.ply else self.next(position)

    def _leave_floor(self) -> None:
        self.asked, self.set_for = [], {}
