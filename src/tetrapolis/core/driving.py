"""Who acts next when programs play: one seat after the other, or anybody where nobody has to wait."""

from __future__ import annotations

from random import Random

from tetrapolis.core.position import Position
from tetrapolis.core.types import CLOCK, Move, Ring

HASTE = 4
"""On an open floor a seat acts so many times as often as the CLOCK."""
PATIENCE = 0.7
"""How often those who are waited for act before those who may act meanwhile."""


def next_actor(pos: Position, rng: Random) -> int:
    """The seat that acts next: the first that is waited for; on an open floor anybody by chance, or the CLOCK.

    >>> import tetrapolis as tp
    >>> pos = tp.game("citadels").new(players=4, seed=7)
    >>> next_actor(pos, Random(1)) == pos.pending[0].seat
    True
    """
    asked = pos.waits_for()
    if asked is not None:
        return asked
    pending = pos.pending
    if not pending[0].optional and rng.random() < PATIENCE:
        return pending[0].seat
    who = int(rng.random() * (len(pending) + (1 / HASTE if pos.alarms else 0)))
    return pending[who].seat if who < len(pending) else CLOCK


def next_ring(pos: Position) -> Ring:
    """The alarm that rings first, for who lets the CLOCK act."""
    alarms = pos.alarms
    return Ring(min(alarms, key=lambda name: alarms[name]))


def answered(pos: Position) -> tuple[int, Move] | None:
    """The first standing answer to what is asked now (`pass rest=turn`): it is played at once, as in a match."""
    standing = pos.game.standing
    if standing is not None:
        for decision in pos.pending:
            move = standing(pos, decision.seat)
            if move is not None:
                return decision.seat, move
    return None


def next_asked(pos: Position, rng: Random) -> int | None:
    """Let time pass and standing answers be given until a seat is asked: that seat, or None when the game is over.

    >>> import tetrapolis as tp
    >>> pos = tp.game("citadels").new(players=4, seed=7)
    >>> next_asked(pos, Random(1)) == pos.pending[0].seat
    True
    """
    while pos.outcome is None:
        standing = answered(pos)
        if standing is not None:
            pos.play(*standing)
            continue
        seat = next_actor(pos, rng)
        if seat != CLOCK:
            return seat
        pos.play(CLOCK, next_ring(pos))
    return None
