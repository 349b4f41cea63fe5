"""What this game knows about playing itself well, for bots of all levels: what is worth a longer thought, and which
moves; worlds that are likely, not merely possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from random import Random

from tetrapolis.core.brain import Brain
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.bot.board import MARKERS, ROW, SEAT, states_of, sum_up
from tetrapolis.games.ankh_morpork.bot.judge import value
from tetrapolis.games.ankh_morpork.bot.normal import decide, in_order
from tetrapolis.games.ankh_morpork.bot.outlook import Outlook, likeness
from tetrapolis.games.ankh_morpork.bot.reasons import reasons
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.rules.moves import (
    PASS,
    SKIP,
    Build,
    Interrupt,
    Kill,
    Pass,
    Place,
    Play,
    Standing,
    UsePower,
)
from tetrapolis.games.ankh_morpork.rules.personalities import sample
from tetrapolis.games.ankh_morpork.rules.position import AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.powers import INCOME
from tetrapolis.games.ankh_morpork.rules.worlds import deal_personalities

MOST = 4
"""So many moves are compared at most."""
BIG = frozenset(("victim", "grab", "go", "placing", "building", "buying", "stirring", "razing", "murdering", "target"))
"""Questions beside the menu and the windows that change the board for good."""


def matters(obs: Observation) -> bool:
    """Whether the answer may change who wins: which card, where a minion or a building goes, whom to hit."""
    decision, moves = obs.decision, list(obs.legal())
    if decision is None or len(moves) < 2:
        return False
    if decision.kind == "menu":
        if any(isinstance(move, UsePower) and AREA_NUMBERS[move.area] in INCOME for move in moves):
            return False  # money for nothing comes first
        return sum(isinstance(move, (Play, Place, Kill, Build)) for move in moves) > 1
    if decision.kind == "window":
        return any(isinstance(move, Interrupt) for move in moves)
    return decision.kind in BIG


def candidates(obs: Observation, rng: Random) -> Sequence[Move]:
    """The moves worth a thought: the bot's own order, and to leave it alone."""
    decision = obs.decision
    moves = [move for move in obs.legal() if not isinstance(move, (Standing, Pass)) or move == PASS]
    if decision is None or len(moves) <= 2:
        return moves
    found = in_order(decision.kind, Outlook(obs.seen, decision.seat), moves, rng, MOST)
    if SKIP in moves and SKIP not in found and len(found) < MOST:
        found.append(SKIP)
    return found or moves[:MOST]


# ---- likely worlds

DEALS = 8
"""So many deals of the personalities that are possible are drawn, and one of them taken by how likely it is."""


@lru_cache(maxsize=4)
def _looks(obs: Observation) -> list[list[float]]:
    """By seat and personality: how much the others look like it (see bot.outlook)."""
    assert obs.seat is not None
    pos: AnkhMorporkPosition = obs.seen
    total = sum_up(pos.players, states_of(pos))
    return [
        likeness(total >> SEAT * seat & ROW, total >> MARKERS & 255, pos.cash[seat], len(pos.loans[seat]))
        if seat != obs.seat
        else [1.0] * 7
        for seat in range(pos.players)
    ]


def likely_world(obs: Observation, rng: Random) -> AnkhMorporkPosition:
    """A world that fits what the seat saw, in which the others are rather those they look like."""
    world = obs.resample(rng)
    assert isinstance(world, AnkhMorporkPosition)
    assert obs.seat is not None
    possible, players = obs.seen.suspicions.possible[obs.seat], world.players
    if possible.bit_count() == 1:
        return world
    looks = _looks(obs)
    deals = [sample(players, possible, rng) for _ in range(DEALS)]
    weights = [prod([looks[seat][who] for seat, who in enumerate(deal)]) for deal in deals]
    deal_personalities(world, obs.seat, rng.choices(deals, weights)[0])
    return world


# ---- all together


def clock(pos: AnkhMorporkPosition) -> int:
    """How far the game has come: in turns."""
    return pos.turn


LAP = 4
"""How many turns a playout goes on: the own one and the answers to it. A reached goal counts only if the others leave
it standing until the next WIN CHECK, and that is better seen than guessed (figures in docs/bots.md)."""

BRAIN = Brain(decide, value, clock, LAP, candidates, matters, reasons, likely_world)
