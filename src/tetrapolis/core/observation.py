"""What one seat may know. Bots get this and nothing else: there is no handle to peek with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from operator import attrgetter
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import fields

from tetrapolis.core.legal import Legal, MoveList, OpenSpace, SeenSpace
from tetrapolis.core.outline import drawn, headline, seat_name
from tetrapolis.core.prompt import Prompt
from tetrapolis.core.types import Decision, Event, Outcome

if TYPE_CHECKING:
    from tetrapolis.core.game import Game
    from tetrapolis.core.position import Position


class Observation:
    """A seat's knowledge: the position with holes where it may not look, and its legal moves."""

    __slots__ = ("_legal", "_prompt", "_view", "seat", "seen")

    def __init__(self, seen: Position, seat: int | None, legal: Legal, loose: bool = True) -> None:
        self.seen: Any = seen
        """The game's own position, as far as this seat may know it (see `holes`)."""
        self.seat = seat
        self._view: Any = None
        self._prompt: Prompt | None = None
        self._legal = _cut_loose(legal, seen, seat) if loose else legal

    def __repr__(self) -> str:
        """What the seat is asked, in a line.

        >>> import tetrapolis as tp
        >>> tp.game("citadels").new(players=4, seed=7).observe(0)
        <citadels, 4 players, seen by p1, ply 0: p3 is asked: draft>
        """
        return f"<{headline(self.seen, self._by)}>"

    def __str__(self) -> str:
        """All that the seat knows, drawn as plain text, and its legal moves."""
        seats = () if self.seat is None else (self.seat,)
        lines = [headline(self.seen, self._by), drawn(self.game.outline(self.seen, seats))]
        if self.decision is not None:
            lines.append(str(self.legal()))
        return "\n".join(lines)

    @property
    def _by(self) -> str:
        return "seen by a spectator" if self.seat is None else f"seen by {seat_name(self.seat)}"

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
    def prompt(self) -> Prompt:
        """What is asked, as data: offers with verb, aim and price, refused ones with their reason.

        >>> import tetrapolis as tp
        >>> pos = tp.game("citadels").new(players=4, seed=7)
        >>> prompt = pos.observe(pos.pending[0].seat).prompt
        >>> prompt.kind, prompt.verbs[0].verb, prompt.offers[0].move[:5]
        ('draft', 'pick', 'pick ')
        """
        if self._prompt is None:
            if self._legal is not None and self.seat is not None:
                self.seen.know_legal(self.seat, self._legal)
            self._prompt = self.game.prompt(self.seen, self.seat)
        return self._prompt

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

    def to_json(self, protocol: int = 0) -> str:
        """The observation as JSON text: what a seat could be sent."""
        return msgspec.json.encode(self.content(protocol)).decode()

    def content(self, protocol: int = 0, book: bool = True) -> dict[str, Any]:
        """What is in the JSON text, before it is written: as a protocol has it (docs/prompt.md), or (0) all of it.

        Who speaks the second one finds moves, rules and settings in the prompt. Without the `book` the view is what a
        table shows.
        """
        view = self.view if book else self.seen.on_table(self.seat)
        content = {"game": self.game.id, "seat": self.seat, "view": view}
        if protocol != 2:
            content["events"] = self.events
        content["pending"] = self.pending
        if protocol != 2:
            legal = self.legal()
            content["legal"] = _written(legal)
            content["aside"] = [str(move) for move in getattr(legal, "aside", ())]
            content["rules"] = self.rules
        content["outcome"] = self.outcome
        if protocol != 1:
            content["prompt"] = self.prompt
        return content

    @property
    def space(self) -> Mapping[str, Any] | None:
        """The JSON schema of the moves that cannot be listed, where there are some."""
        legal = self.legal()
        return legal.schema if isinstance(legal, OpenSpace) else None


def shown_of(view: Any) -> Any:
    """Of a view what a table shows: without the fields that only the engine reads, if the view's kind names some.

    >>> import tetrapolis as tp
    >>> view = tp.game("citadels").new(players=4, seed=7).observe(0).view
    >>> [[hasattr(each, name) for name in ("hand", "stack", "ply", "tokens")] for each in (view, shown_of(view))]
    [[True, True, True, True], [True, False, False, False]]
    """
    kind: type = type(view)
    if not hasattr(kind, "UNSHOWN"):
        return view
    made, values_of, inside = _shown_struct(kind)
    values = values_of(view)
    for at in inside:
        values = (*values[:at], shown_of(values[at]), *values[at + 1 :])
    return made(*values)


@cache
def _shown_struct(
    kind: type[msgspec.Struct],
) -> tuple[type[msgspec.Struct], Callable[[Any], tuple[Any, ...]], list[int]]:
    """A kind of view without what is not shown, what gets the values of the rest, and where parts are such views."""
    unshown: frozenset[str] = getattr(kind, "UNSHOWN", frozenset())
    found = [field for field in fields(kind) if field.name not in unshown]
    names = [field.name for field in found]
    inside = [at for at, field in enumerate(found) if hasattr(field.type, "UNSHOWN")]
    return msgspec.defstruct(kind.__name__, names, frozen=True), attrgetter(*names), inside


def _cut_loose(legal: Legal, seen: Any, seat: int | None) -> Legal | None:
    """Legal moves without a way back to the position; None: they are to be worked out from what the seat sees."""
    if isinstance(legal, OpenSpace):
        if type(legal) is not OpenSpace:  # a game's own class, which may work out even what is listed
            return None
        frame = seen.stack[-1]
        work_out = seen.game.steps[type(frame)].legal
        return SeenSpace(legal, lambda: work_out(seen, frame, seat))
    if type(legal) is not MoveList and isinstance(legal, MoveList):
        return MoveList(legal.moves, legal.aside)
    return legal


def _written(legal: Legal) -> Any:
    """Legal moves on the wire: their texts, or the schema of an open space with what can be listed of it."""
    if isinstance(legal, OpenSpace):
        return {**legal.schema, "listed": [str(move) for move in legal.listed]}
    return [str(move) for move in legal]
