"""What this game knows about playing itself well, for bots of all levels."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tetrapolis.core.brain import Brain
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.bot.judge import value
from tetrapolis.games.walled_city.bot.normal import JUDGES, decide
from tetrapolis.games.walled_city.bot.outlook import NEVER, Outlook
from tetrapolis.games.walled_city.bot.reasons import reasons
from tetrapolis.games.walled_city.bot.values import MANY, MOST, PLANS
from tetrapolis.games.walled_city.rules.frames import Turn
from tetrapolis.games.walled_city.rules.moves import SKIP, Build, Show
from tetrapolis.games.walled_city.rules.position import WalledCityPosition

LAP = 3
"""How many turns a playout goes on: the own one and the answers to it."""


def worthy(obs: Observation, rng: Random) -> Sequence[Move]:
    """The moves to compare, those first that the bot itself puts first: always legal, never none."""
    moves = list(obs.legal())
    decision = obs.decision
    assert decision is not None
    if len(moves) <= MOST or decision.kind not in MANY:
        return moves
    table = Outlook(obs.seen, decision.seat)
    table.tries = PLANS
    values = JUDGES[decision.kind](table, moves)
    weighed = [index for index, value in enumerate(values) if value > NEVER and moves[index] != SKIP]
    weighed.sort(key=lambda index: -values[index])
    others = [moves[index] for index in range(len(moves)) if index not in weighed]
    return [
        *(moves[index] for index in weighed[:MOST]),
        *(move for move in others if not isinstance(move, Build | Show)),
    ]


def clock(pos: WalledCityPosition) -> int:
    """How many turns are over."""
    setup = pos.setup
    begun = setup.players * (setup.roads + setup.walls) - sum(pos.roads) - sum(pos.walls)
    return begun - any(isinstance(frame, Turn) and frame.place >= 0 for frame in pos.stack)


IDLE = ("answering", "taking")
"""Questions of the Butchers: the lowest card goes, the highest comes."""


def matters(obs: Observation) -> bool:
    """Whether there is a choice."""
    decision = obs.decision
    return decision is not None and decision.kind not in IDLE and len(obs.legal()) > 1


BRAIN = Brain(decide, value, clock, LAP, worthy, matters, reasons)
