"""What this game knows about playing itself well, for bots of all levels."""

from __future__ import annotations

from typing import Any

from tetrapolis.core.brain import Brain
from tetrapolis.games.walled_city.bot import decide


def value(pos: Any) -> list[float]:
    """Each seat's share of the win, from the points so far."""
    return [1 / pos.players] * pos.players


def clock(pos: Any) -> int:
    """How far the game has come."""
    return int(pos.ply)


BRAIN = Brain(decide, value, clock, 60)
