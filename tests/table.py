"""What the given/when/then tables of all games share: moves as texts, who is asked what, what was said and seen."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar

import pytest

import tetrapolis as tp
from tetrapolis.core.position import NOBODY
from tetrapolis.core.types import SPECTATOR

P = TypeVar("P", bound=tp.Position)


class GivenTable(Generic[P]):
    """A position with the words a test needs. `events` holds everything that happened since it was set up."""

    def __init__(self, pos: P) -> None:
        self.pos = pos
        self.events: list[tp.Event] = []

    # ---- how a game's tests write moves

    def long(self, text: str) -> str:
        """A move as a test writes it, as the text it stands for."""
        return text

    def short(self, text: str) -> str:
        """A move text as a test writes it."""
        return text

    # ---- when

    def play(self, *texts: str) -> Self:
        """The seat that is asked plays these moves, one after the other."""
        for text in texts:
            self.does(self.seat, text)
        return self

    def does(self, seat: int, text: str) -> Self:
        """This very seat plays a move."""
        self.events += self.pos.play(seat, self._move(text))
        self.pos.check()
        return self

    def defaults_until(self, reached: Callable[[], bool]) -> Self:
        """Play default moves until something is true or the game is over."""
        for _ in range(2000):
            if reached() or self.pos.outcome is not None:
                return self
            seat = self.seat
            self.events += self.pos.play(seat, self.pos.default(seat))
            self.pos.check()
        raise AssertionError("never reached")

    def _move(self, text: str) -> tp.Move:
        return self.pos.game.parse_move(self.long(text))

    def _run(self, keep: bool = False) -> Self:
        """Let the frames that were laid from outside do their work; `keep` what was said meanwhile."""
        pos = self.pos
        if not keep:
            pos.fresh = []
        pos._legal_seat = NOBODY
        pos.run()
        self.events += pos.fresh
        pos.log += pos.fresh
        pos.check()
        return self

    # ---- then

    @property
    def seat(self) -> int:
        """Who is asked."""
        (decision,) = self.pos.pending
        return decision.seat

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        (decision,) = self.pos.pending
        return decision.seat, decision.kind

    def choices(self, start: str = "") -> list[str]:
        """The legal moves of the seat that is asked, as texts, or those that begin so."""
        texts = [self.short(str(move)) for move in self.pos.legal(self.seat)]
        return [text for text in texts if text.startswith(start)]

    def can(self, text: str) -> bool:
        """Whether the seat that is asked may play this."""
        return self._move(text) in self.pos.legal(self.seat)

    def refused(self, *texts: str) -> Self:
        """Each of these moves is illegal, and trying it changes nothing."""
        before = self.pos.to_json()
        for text in texts:
            with pytest.raises(tp.IllegalMove):
                self.pos.play(self.seat, self._move(text))
        assert self.pos.to_json() == before
        return self

    @property
    def outcome(self) -> tp.Outcome:
        """How the game ended; it must have."""
        assert self.pos.outcome is not None, "the game goes on"
        return self.pos.outcome

    def said(self, id: str) -> list[dict[str, Any]]:
        """The arguments of all events of this id so far; the game's name in front may be left out."""
        return [event.args for event in self.events if event.id == self._event(id)]

    def hears(self, seat: int | None, id: str) -> list[dict[str, Any]]:
        """The same, of those that this seat (None: a spectator) was told."""
        ear = SPECTATOR if seat is None else 1 << seat
        return [event.args for event in self.events if event.id == self._event(id) and event.audience & ear]

    def _event(self, id: str) -> str:
        prefix = f"{self.pos.game.id}-"
        return id if id.startswith(prefix) else prefix + id

    def sees(self, seat: int | None) -> Any:
        """The view of a seat."""
        return self.pos.observe(seat).view

    def worlds(self, seat: int | None, count: int = 30) -> list[P]:
        """Positions this seat cannot tell from the real one."""
        rng = random.Random(1)
        seen = self.pos.observe(seat)
        worlds = []
        for _ in range(count):
            world = seen.resample(rng)
            assert isinstance(world, type(self.pos))
            worlds.append(world)
        return worlds
