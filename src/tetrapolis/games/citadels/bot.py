"""A sensible player of Citadels."""

from __future__ import annotations

from random import Random

from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move


def greedy(obs: Observation, rng: Random) -> Move:
    """Placeholder until the heuristics are in."""
    return obs.legal().sample(rng)
