"""What the given/when/then tables of all games share: moves as texts, who is asked what, what was said and seen."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Self, TypeVar

import pytest

import tetrapolis as tp
from tetrapolis.core.chance import Chance
from tetrapolis.core.position import NOBODY
from tetrapolis.core.types import SPECTATOR

P = TypeVar("P", bound=tp.Position)


class Dice(Chance):
    """Chance whose first results of dice of these sizes are given; everything else is drawn as usual."""

    __slots__ = ("results", "sizes")

    def __init__(self, chance: Chance, results: Iterable[int], sizes: Sequence[int]) -> None:
        super().__init__(chance.seed, chance.count)
        self.results, self.sizes = list(results), sizes

    def copy(self) -> Chance:
        return Dice(self, self.results, self.sizes)

    def choice(self, size: int) -> int:
        if size not in self.sizes or not self.results:
            return super().choice(size)
        self.taken.append([self.results[0]])
        return self.results.pop(0)


def parts_and_options(game: tp.Game, told: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a test tells of a position, and the options of the table among it."""
    known = game.parts_type.__struct_fields__
    parts = {name: value for name, value in told.items() if name in known and value is not None}
    return parts, {name: value for name, value in told.items() if name not in known}


class GivenTable(Generic[P]):
    """A position with the words a test needs. `events` holds everything that happened since it was set up.

    One that is told in words (see `Game.set_up`) is laid when it is first looked at: until then the test may still say
    where it stands.
    """

    game: tp.Game

    def __init__(self, pos: P | None = None, **told: Any) -> None:
        self._pos = pos
        self._told = told
        self.events: list[tp.Event] = []

    @property
    def pos(self) -> P:
        """The position."""
        if self._pos is None:
            self.laid()
        assert self._pos is not None
        return self._pos

    @pos.setter
    def pos(self, pos: P) -> None:
        self._pos = pos

    def laid(self, **where: Any) -> Self:
        """Lay it now; it stands there."""
        assert self._pos is None, "it is laid already"
        pos: Any = self.game.set_up(**{**self._told, **where})
        self._pos = pos
        self.events += pos.log
        return self

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
