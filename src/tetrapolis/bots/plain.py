"""For games that bring no brain: nothing is known of playing them well, so worlds are played out by chance.

Searching finds good moves all the same where games are short; what cannot be played to its end counts as undecided.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tetrapolis.core.brain import Brain
from tetrapolis.core.game import Game
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move

HORIZON = 300
"""So many decisions of all seats are played out at most."""
SAMPLED = 8
"""So many moves of an open space are compared beside the listed ones."""


def play_randomly(obs: Observation, rng: Random) -> Move:
    """Any legal move, evenly."""
    return obs.legal().sample(rng)


def undecided(pos: Any) -> Sequence[float]:
    """Everybody may still win."""
    return [1 / pos.players] * pos.players


def has_choice(obs: Observation) -> bool:
    """Whether there is anything to compare."""
    legal = obs.legal()
    return isinstance(legal, OpenSpace) or len(legal) > 1


def some_moves(obs: Observation, rng: Random) -> Sequence[Move]:
    """What is legal; of an open space what is listed, and a few more by lot."""
    legal = obs.legal()
    if isinstance(legal, OpenSpace):
        return [*legal.listed, *(legal.sample(rng) for _ in range(SAMPLED))]
    return list(legal)


PLAIN = Brain(
    decide=play_randomly,
    value=undecided,
    clock=lambda pos: int(pos.ply),
    horizon=HORIZON,
    candidates=some_moves,
    matters=has_choice,
)


def brain_of(game: Game) -> Brain:
    """A game's own brain, or the one that knows nothing.

    >>> import tetrapolis as tp
    >>> brain_of(tp.game("citadels")) is PLAIN
    False
    """
    return game.brain or PLAIN
