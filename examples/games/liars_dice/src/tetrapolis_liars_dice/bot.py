"""How to play Liar's Dice sensibly: count the own dice, and reckon with the others' as with any dice."""

from collections.abc import Sequence
from math import comb
from random import Random
from typing import Any

import tetrapolis as tp
from tetrapolis.core.brain import Reason

BOLD = 0.15
"""How often a bid is not the likeliest one."""
DOUBTFUL = 0.35
"""A bid is doubted if it is not even as likely as this."""


def odds(seen: Any, seat: int, n: int, face: int) -> float:
    """How likely a bid is true, for who sees one cup."""
    wild = seen.options.wild
    own = sum(die == face or (wild and die == 1) for die in seen.dice[seat])
    unseen, hit = seen.total - len(seen.dice[seat]), 1 / 3 if wild else 1 / 6
    enough = range(max(n - own, 0), unseen + 1)
    return float(sum(comb(unseen, k) * hit**k * (1 - hit) ** (unseen - k) for k in enough))


def decide(obs: tp.Observation, rng: Random) -> tp.Move:
    """Doubt what is hardly true; bid what is most likely true, and now and then something else that may well be."""
    seen, seat = obs.seen, obs.seat or 0
    moves: list[Any] = list(obs.legal())
    best: tp.Move
    if moves[0].tag == "trust":
        trust, doubt = moves
        best = doubt if odds(seen, seat, seen.n, seen.face) < DOUBTFUL else trust
    else:
        likely = {bid: odds(seen, seat, bid.n, bid.face) for bid in moves}
        fair = [bid for bid in moves if likely[bid] > 0.5]
        best = rng.choice(fair) if fair and rng.random() < BOLD else max(moves, key=likely.__getitem__)
    return best


def value(pos: Any) -> Sequence[float]:
    """Each seat's share of the win: its share of the dice."""
    return [len(cup) / pos.total for cup in pos.dice]


def reasons(obs: tp.Observation, move: Any) -> Sequence[Reason]:
    """For a hint: how likely the bid is true."""
    bid = move if move.tag == "bid" else obs.seen
    return [Reason("liars_dice-hint-odds", {"n": round(100 * odds(obs.seen, obs.seat or 0, bid.n, bid.face))})]


BRAIN = tp.Brain(decide=decide, value=value, clock=lambda pos: pos.round, horizon=2, reasons=reasons)
