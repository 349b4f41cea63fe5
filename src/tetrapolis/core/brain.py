"""What a game knows about playing itself well: the part of a bot that cannot be the same for all games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from tetrapolis.core.observation import Observation
    from tetrapolis.core.position import Position
    from tetrapolis.core.types import Move


class Reason(msgspec.Struct, frozen=True):
    """Why a move is good or bad, as a message id with its values."""

    id: str
    args: dict[str, Any]


def no_reasons(obs: Observation, move: Move) -> Sequence[Reason]:
    """A game that cannot tell why."""
    return ()


def any_world(obs: Observation, rng: Random) -> Position:
    """A game that believes nothing beyond what the seat knows."""
    return obs.resample(rng)


def even(pos: Position) -> Sequence[float]:
    """A game that cannot tell who is ahead."""
    return [1 / pos.players] * pos.players


@dataclass(frozen=True)
class Brain:
    """Heuristics of a game. Searching is the bots' part and knows no game."""

    decide: Callable[[Observation, Random], Move]
    """A sensible move at once: plans the own turn, and keeps count of who can have what."""
    value: Callable[[Any], Sequence[float]] = even
    """Each seat's share of the win in a position that is not over, as far as one can tell from the whole of it.

    Only worlds of a bot's own are judged so, never the real position.
    """
    clock: Callable[[Any], int] = lambda pos: 0
    """How far the game has come, in steps of its own (turns, laps); it never goes back."""
    horizon: int = 1
    """A playout ends when the clock has gone so many steps. Without a clock of its own it goes to the game's end."""
    candidates: Callable[[Observation, Random], Sequence[Move]] | None = None
    """The moves worth a thought, where the legal ones are too many or cannot be listed."""
    matters: Callable[[Observation], bool] = lambda obs: True
    """Whether a question is worth a search; else `decide` answers it."""
    reasons: Callable[[Observation, Move], Sequence[Reason]] = no_reasons
    """What speaks for or against a move, the weightiest first."""
    world: Callable[[Observation, Random], Any] = any_world
    """A world as it is likely, not merely as it is possible: what a seat believes of others belongs to the game."""
