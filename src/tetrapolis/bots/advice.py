"""What a bot would do and why: hints for people, from what their own seat knows and nothing else."""

from __future__ import annotations

from random import Random

import msgspec

from tetrapolis.bots.halving import halve
from tetrapolis.bots.plain import brain_of
from tetrapolis.bots.worlds import ENDLESS
from tetrapolis.core.brain import Reason
from tetrapolis.core.game import Game
from tetrapolis.core.observation import Observation
from tetrapolis.core.said import Said
from tetrapolis.core.telling import typed

MOST = 3
"""So many choices are told."""
SECONDS = 0.5


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move a bot would think of."""

    move: str
    share: float
    """The share of the win it expects, from 0 to 1; negative: it did not have to think."""
    reasons: list[Reason]
    """The weightiest first."""
    said: Said | None = None
    """What the move means; on the wire only in the second protocol."""


def in_words(game: Game, advice: Advice) -> Advice:
    """The same for a client that knows no game: what the move means, and reasons whose values have their kinds.

    >>> from tetrapolis.games import game
    >>> plain = Advice("build manor", 0.4, [Reason("citadels-hint-purse", {"target": 1, "n": 4})])
    >>> in_words(game("citadels"), plain).said.id
    'citadels-move-build'
    """
    reasons = [Reason(reason.id, typed(game.story, reason.args)) for reason in advice.reasons]
    return Advice(advice.move, advice.share, reasons, game.said(game.parse_move(advice.move)))


def advise(obs: Observation, rng: Random, seconds: float = SECONDS, worlds: int = ENDLESS) -> list[Advice]:
    """The best choices of a seat that is asked, best first.

    >>> import tetrapolis as tp
    >>> pos = tp.game("citadels").new(players=4, seed=7)
    >>> best, *others = advise(pos.observe(pos.pending[0].seat), Random(1), worlds=4)
    >>> best.move.startswith("pick "), len(others), 0 <= best.share <= 1
    (True, 2, True)
    """
    brain = brain_of(obs.game)
    if not brain.matters(obs):
        move = brain.decide(obs, rng)
        return [Advice(str(move), -1.0, list(brain.reasons(obs, move)))]
    found: list[Advice] = []
    for move, mean, tries in halve(obs, brain, rng, seconds, worlds)[:MOST]:
        # One that dropped out early may have a mean of luckier worlds: in the same ones it was no better.
        share = (min(mean, found[-1].share) if found else mean) if tries else -1.0
        found.append(Advice(str(move), share, list(brain.reasons(obs, move))))
    return found
