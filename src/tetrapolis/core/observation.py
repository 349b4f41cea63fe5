"""What one seat may know. Bots get this and nothing else: there is no handle to peek with."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from tetrapolis.core.legal import Legal, MoveList, OpenSpace
from tetrapolis.core.types import Decision, Event, Outcome

if TYPE_CHECKING:
    from tetrapolis.core.game import Game
    from tetrapolis.core.position import Position


class Observation:
    """A seat's knowledge: the position with holes where it may not look, and its legal moves."""

    __slots__ = ("_legal", "_view", "seat", "seen")

    def __init__(self, seen: Position, seat: int | None, legal: Legal, loose: bool = True) -> None:
        self.seen: Any = seen
        """The game's own position, as far as this seat may know it (see `holes`)."""
        self.seat = seat
        self._view: Any = None
        self._legal = _cut_loose(legal) if loose else legal

    @property
    def game(self) -> Game:
        """Which game it is."""
        game: Game = self.seen.game
        return game

    @property
    def view(self) -> Any:
        """The same in words: what a table shows, and what is written as JSON."""
        if self._view is None:
            self._view = self.seen.named(self.seat)
        return self._view

    @property
    def events(self) -> tuple[Event, ...]:
        """The recent events that this seat saw."""
        return tuple(self.seen.log)

    @property
    def pending(self) -> tuple[Decision, ...]:
        """What is asked, of whom."""
        pending: tuple[Decision, ...] = self.seen.pending
        return pending

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules behind what is asked."""
        rules: tuple[str, ...] = self.seen.rules()
        return rules

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        outcome: Outcome | None = self.seen.outcome
        return outcome

    def legal(self) -> Legal:
        """The moves this seat may make now; an open space of them is asked of what the seat sees."""
        if self._legal is None:
            assert self.seat is not None
            legal: Legal = self.seen.legal(self.seat)
            self._legal = legal
        return self._legal

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked, if anything."""
        return next((decision for decision in self.pending if decision.seat == self.seat), None)

    def resample(self, rng: Random) -> Position:
        """A whole position that this seat cannot tell from the real one.

        Everything the seat saw or can deduce holds in it; the rest is dealt anew.
        """
        return self.game.resample(self, rng)

    def to_json(self) -> str:
        """The observation as JSON text: what a seat could be sent."""
        return msgspec.json.encode(self.content()).decode()

    def content(self) -> dict[str, Any]:
        """What is in the JSON text, before it is written."""
        return {
            "game": self.game.id,
            "seat": self.seat,
            "view": self.view,
            "events": self.events,
            "pending": self.pending,
            "legal": _written(self.legal()),
            "aside": [str(move) for move in getattr(self.legal(), "aside", ())],
            "rules": self.rules,
            "outcome": self.outcome,
        }


def _cut_loose(legal: Legal) -> Legal | None:
    """Legal moves without a way back to the position; None: they are not a list."""
    if isinstance(legal, OpenSpace):
        return None
    if type(legal) is not MoveList and isinstance(legal, MoveList):
        return MoveList(legal.moves, legal.aside)
    return legal


def _written(legal: Legal) -> Any:
    """Legal moves on the wire: their texts, or the schema of an open space with what can be listed of it."""
    if isinstance(legal, OpenSpace):
        return {**legal.schema, "listed": [str(move) for move in legal.listed]}
    return [str(move) for move in legal]
