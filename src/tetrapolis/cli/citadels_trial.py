"""What a move would do to one's own gold and cards, shown before it is made.

The table knows no rules and no prices: it tries the move in a position that fits all this seat can see, and looks.
Only moves are tried whose outcome hangs on nothing hidden.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.citadels import frames
from tetrapolis.games.citadels.position import CitadelsPosition
from tetrapolis.games.citadels.worlds import resample
from tetrapolis.locales import t


class Change(NamedTuple):
    """What a move changes for the one who makes it."""

    gold: int
    cards: int
    drawn: int = 0
    """So many cards were drawn to choose from."""
    owed: int = 0
    """So many cards have to be given for a loan."""


class Trial:
    """Tries moves in a world of one's own, made when the first one is tried."""

    def __init__(self, obs: Observation) -> None:
        self.obs = obs
        self._world: CitadelsPosition | None = None

    def change(self, move: Move) -> Change:
        """What this move would change."""
        seat = self.obs.seat
        assert seat is not None
        if self._world is None:
            self._world = resample(self.obs, Random(0))
        world = self._world.copy()
        world.play(seat, move)
        seen, frame = self.obs.seen, world.stack[-1]
        return Change(
            world.gold[seat] - seen.gold[seat],
            len(world.hands[seat]) - len(seen.hands[seat]),
            frame.count if isinstance(frame, frames.Keep) and frame.seat == seat else 0,
            frame.give if isinstance(frame, frames.Payment) and frame.seat == seat else 0,
        )


def gains(lang: str, change: Change) -> str:
    """What is gained, in short.

    >>> gains("en", Change(2, 1)), gains("en", Change(0, 0, drawn=3)), gains("en", Change(0, 0))
    ('2 gold + 1 card', 'draw 3 cards, keep 1', '0 gold')
    """
    parts = [t(lang, "play-citadels-gold", n=change.gold)] if change.gold or not (change.cards or change.drawn) else []
    if change.drawn:
        parts.append(t(lang, "play-citadels-one-of", n=change.drawn))
    elif change.cards:
        parts.append(t(lang, "play-citadels-cards", n=change.cards))
    return " + ".join(parts)
