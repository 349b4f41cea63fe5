"""What a game need not write: its set-up, JSON form, view and worlds follow from its table of fields (see `state`).

    class Nim(Position):
        heaps: list[int]

        def deal(self) -> None:
            self.heaps = [1, 3, 5, 7]
            self.stack = [Turn(0)]

A game that names this class as its `position` can be set up, stored, read back, looked at and dealt anew.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import asdict, replace

from tetrapolis.core.chance import Chance
from tetrapolis.core.holes import HOLE, KINDS, Poison
from tetrapolis.core.state import stored_struct

if TYPE_CHECKING:
    from tetrapolis.core.game import Game
    from tetrapolis.core.observation import Observation
    from tetrapolis.core.position import Position


class Setup(msgspec.Struct, frozen=True):
    """What was settled before the game began; all its positions share it."""

    players: int
    options: Any


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a game in which a table has nothing to choose."""


def set_up(game: Game, players: int, options: Any, chance: Chance) -> Position:
    """A new position: every field as it begins, then what the game deals."""
    pos = _empty(game, Setup(players, options), chance)
    pos.deal()
    return pos


def load(game: Game, data: dict[str, Any], chance: Chance) -> Position:
    """The position whose fields were stored."""
    assert game.position is not None
    stored: Any = msgspec.convert(data, _stored(game.position, game.options_type))
    pos = _empty(game, Setup(stored.players, stored.options), chance)
    pos.set_fields(stored)
    return pos


def resample(obs: Observation, rng: Random) -> Position:
    """What a seat sees, with the holes filled as the game says."""
    pos: Position = obs.seen.world(rng)
    pos.fill(obs.seat, rng)
    return pos


def view(pos: Position, seat: int | None) -> msgspec.Struct:
    """Of a position with holes: its fields by their names; what the seat may not know is null."""
    kind = type(pos)
    stack = [replace(frame, **{name: shown(value) for name, value in asdict(frame).items()}) for frame in pos.stack]
    values = {row.name: shown(getattr(pos, row.name)) for row in kind.fields if row.stored}
    return _view_type(kind)(seat=seat, ply=pos.ply, players=pos.players, options=pos.options, stack=stack, **values)


def shown(value: Any) -> Any:
    """A value, with None for its holes.

    >>> shown([3, HOLE, (4, HOLE)])
    [3, None, (4, None)]
    """
    if isinstance(value, Poison) or (type(value) is int and abs(value - HOLE) <= KINDS):
        return None
    if isinstance(value, dict):
        return {key: shown(one) for key, one in value.items()}
    return type(value)(map(shown, value)) if isinstance(value, list | tuple) else value


def _empty(game: Game, setup: Setup, chance: Chance) -> Position:
    if game.position is None:
        raise TypeError(f"{game.id} must name its position, or its own setup, load and resample")
    pos = game.position.__new__(game.position)
    pos.start(game, chance)
    pos.begin(setup)
    return pos


@cache
def _stored(kind: type[Position], options_type: type[msgspec.Struct]) -> type[msgspec.Struct]:
    return stored_struct(kind, ("players", int), ("options", options_type))


@cache
def _view_type(kind: type[Position]) -> type[msgspec.Struct]:
    shared: list[Any] = [("seat", int | None), ("ply", int), ("players", int), ("options", Any), ("stack", list[Any])]
    fields = [(row.name, row.type) for row in kind.fields if row.stored]
    return msgspec.defstruct(f"{kind.__name__}View", [*shared, *fields], frozen=True)
