"""What this game knows about playing itself well, for bots of all levels."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from tetrapolis.core.brain import Brain
from tetrapolis.core.observation import Observation
from tetrapolis.games.walled_city.bot import decide
from tetrapolis.games.walled_city.bot_prospects import COUNTED, LAST_COUNTED, prospects, stage_of
from tetrapolis.games.walled_city.bot_reasons import reasons
from tetrapolis.games.walled_city.bot_worthy import worthy
from tetrapolis.games.walled_city.cards import TOTAL
from tetrapolis.games.walled_city.frames import Turn
from tetrapolis.games.walled_city.position import WalledCityPosition

LAP = 3
"""How many turns a playout goes on: the own one and the answers to it."""


class Weights(NamedTuple):
    """What each part of a position counts for the final votes, and how sure that is."""

    votes: float
    first: float
    second: float
    towers: float
    hand: float
    """For each number on the cards in hand."""
    turn: float
    """A turn more to come than others have."""
    guild: float
    """A guild not used yet."""
    heat: float
    """So many votes make one e-fold of the chance to win."""


ROUND_1 = Weights(0.58, 0.3, 0.65, 1.0, 1.2, 8.0, 1.5, 11.0)
ROUND_2 = Weights(0.58, 0.0, 0.75, 0.95, 1.05, 8.0, 5.0, 8.2)
AT_THE_END = Weights(1.0, 0.0, 0.0, 1.0, 0.2, 0.0, 0.0, 0.6)
"""By least squares from positions between turns to the final votes, and the heat by who won, in 350 games of three
normal bots (about 6,600 positions); 11 votes of error remain in round 1, 8 in round 2. Votes count for little more than
half, for whoever leads is played against. In round 1 those games cannot tell the two counts to come apart (together
0.9): they share it."""


def value(pos: WalledCityPosition) -> list[float]:
    """Each seat's share of the win, from the votes so far and those to be expected."""
    stage = stage_of(pos)
    weights = ROUND_1 if stage < COUNTED else ROUND_2 if stage < LAST_COUNTED else AT_THE_END
    found, votes, scores = prospects(pos), pos.votes, []
    for seat in range(pos.setup.players):
        turns = pos.roads[seat] + pos.walls[seat]
        score = (
            weights.votes * votes[seat]
            + weights.first * found.first[seat]
            + weights.second * found.second[seat]
            + weights.towers * found.towers[seat]
            + weights.hand * sum([TOTAL[card] for card in pos.hands[seat]])
            + weights.turn * turns
            + weights.guild * (pos.guild[seat] >= 0 and not pos.turned[seat])
        )
        scores.append(score / weights.heat)
    most = max(scores)
    shares = [exp(score - most) for score in scores]
    total = sum(shares)
    return [share / total for share in shares]


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
