"""What a game is worth to its seats: the only reward there is."""

from __future__ import annotations

from tetrapolis.core.position import Position


def win_share(pos: Position) -> list[float]:
    """1 for the only winner, and what makes the sum 0 for the others; winners of a tie share it. 0 while it goes on.

    >>> import tetrapolis as tp
    >>> win_share(tp.game("citadels").new(players=2, seed=1))
    [0.0, 0.0]
    """
    players = pos.players
    if pos.outcome is None:
        return [0.0] * players
    winners = pos.outcome.winners
    return [(players / len(winners) - 1 if seat in winners else -1.0) / (players - 1) for seat in range(players)]
