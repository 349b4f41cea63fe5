"""What this game knows about playing itself well, for bots of all levels."""

from __future__ import annotations

from tetrapolis.core.brain import Brain
from tetrapolis.games.citadels.bot import decide
from tetrapolis.games.citadels.bot_choices import candidates, likely_world, matters
from tetrapolis.games.citadels.bot_judge import value
from tetrapolis.games.citadels.bot_reasons import reasons
from tetrapolis.games.citadels.position import CitadelsPosition


def clock(pos: CitadelsPosition) -> int:
    """How far the game has come: in rounds."""
    return pos.round


BRAIN = Brain(decide, value, clock, 1, candidates, matters, reasons, likely_world)
