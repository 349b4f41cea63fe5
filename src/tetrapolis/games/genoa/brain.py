"""What this game knows about playing itself well, for bots of all levels."""

from __future__ import annotations

from math import exp
from random import Random

from tetrapolis.core.brain import Brain
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.observation import Observation
from tetrapolis.games.genoa.bot import decide
from tetrapolis.games.genoa.bot_offers import wishes
from tetrapolis.games.genoa.bot_reasons import reasons
from tetrapolis.games.genoa.bot_table import Table
from tetrapolis.games.genoa.bot_wealth import fortunes, trader_turns, turns_left
from tetrapolis.games.genoa.bot_worthy import worthy
from tetrapolis.games.genoa.frames import Asking
from tetrapolis.games.genoa.position import GenoaPosition

COUNTS = (0.9, 1.0, 0.9, 0.8, 0.85, 0.5, 0.9)
"""How much of each line of a fortune (bot_wealth.LINES) is found again in the final ducats, and ..."""
TRADER_TURN = 48.0
"""... what a turn as trader still brings. Both by least squares from the start of every turn to the final ducats, in
167 games of four normal bots (4,472 positions): 23 ducats of error remain in the last turns, 48 in the middle. Markers
in hand are worth half of what the bot hopes for."""
HEAT, HEAT_MORE = 15.0, 3.0
"""How many ducats make one e-fold of the chance to win in the last turn, and how many more for each turn to come: by
the likelihood of who won in the same games (19 ducats at the end, 43 in the middle, 80 at the beginning)."""


def value(pos: GenoaPosition) -> list[float]:
    """Each seat's share of the win, by what everybody has."""
    heat = HEAT + HEAT_MORE * max(0.0, turns_left(pos))
    scores = []
    for seat, lines in enumerate(fortunes(pos)):
        ducats = sum([part * count for part, count in zip(lines, COUNTS, strict=True)])
        scores.append((ducats + TRADER_TURN * trader_turns(pos, seat)) / heat)
    most = max(scores)
    weights = [exp(score - most) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def clock(pos: GenoaPosition) -> int:
    """Which turn it is."""
    return pos.turn


def world(obs: Observation, rng: Random) -> GenoaPosition:
    """A world in which those who have answered an ASK before me answer again: what they wrote is sealed, not nothing.

    Money needs no belief: what changes hands is public, so who counts knows it to the last ducat (GEN-13.3).
    """
    pos: GenoaPosition = obs.resample(rng)  # type: ignore[assignment]
    frame = pos.stack[-1]
    if isinstance(frame, Asking):
        frame.waiting = (1 << pos.setup.players) - 1 & ~(1 << pos.trader)
    return pos


SEARCHED = ("start", "house", "decide", "reply", "acquire")
"""Questions with a choice worth a search, beside ASK. In the window the bot's own order of things is hard to better; on
a live floor, where nobody waits for anybody, it does not pay to stand and think."""


def matters(obs: Observation) -> bool:
    """Whether there is something to choose: in most ASKs nothing on offer is worth its price."""
    decision = obs.decision
    if decision is None or decision.optional:
        return False
    if decision.kind == "ask":
        return _wants(obs, decision.seat)
    legal = obs.legal()
    return decision.kind in SEARCHED and (isinstance(legal, OpenSpace) or len(legal) > 1)


def _wants(obs: Observation, seat: int) -> bool:
    """Whether a player who is asked has use for something, and has not offered anything yet."""
    frame = obs.seen.stack[-1]
    if not isinstance(frame, Asking) or frame.drafts[seat].offers:
        return False
    table = Table(obs.seen, seat)
    return table.floor is not None and table.can_act[seat] and bool(wishes(table, table.floor, 1))


BRAIN = Brain(decide, value, clock, 1, worthy, matters, reasons, world)
"""A playout goes on to the beginning of the next turn: there everything is settled, and fortunes can be compared."""
