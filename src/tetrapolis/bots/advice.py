"""What a bot would do and why: hints for people, from what their own seat knows and nothing else."""

from __future__ import annotations

from random import Random

import msgspec

from tetrapolis.bots.halving import halve
from tetrapolis.bots.worlds import ENDLESS
from tetrapolis.core.brain import Reason
from tetrapolis.core.errors import BadOptions
from tetrapolis.core.observation import Observation

MOST = 3
"""So many choices are told."""
SECONDS = 0.5


class Advice(msgspec.Struct, frozen=True):
    """A move a bot would think of."""

    move: str
    share: float
    """The share of the win it expects, from 0 to 1; negative: it did not have to think."""
    reasons: list[Reason]
    """The weightiest first."""


def advise(obs: Observation, rng: Random, seconds: float = SECONDS, worlds: int = ENDLESS) -> list[Advice]:
    """The best choices of a seat that is asked, best first.

    >>> import tetrapolis as tp
    >>> pos = tp.game("citadels").new(players=4, seed=7)
    >>> best, *others = advise(pos.observe(pos.pending[0].seat), Random(1), worlds=4)
    >>> best.move.startswith("pick "), len(others), 0 <= best.share <= 1
    (True, 2, True)
    """
    brain = obs.game.brain
    if brain is None:
        raise BadOptions("error-no-hint", game=obs.game.id)
    if not brain.matters(obs):
        move = brain.decide(obs, rng)
        return [Advice(str(move), -1.0, list(brain.reasons(obs, move)))]
    found: list[Advice] = []
    for move, mean, tries in halve(obs, brain, rng, seconds, worlds)[:MOST]:
        # One that dropped out early may have a mean of luckier worlds: in the same ones it was no better.
        share = (min(mean, found[-1].share) if found else mean) if tries else -1.0
        found.append(Advice(str(move), share, list(brain.reasons(obs, move))))
    return found
