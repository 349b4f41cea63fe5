"""What this game knows about playing itself well, for bots of all levels."""

from __future__ import annotations

from tetrapolis.core.brain import Brain
from tetrapolis.games.ankh_morpork.bot import decide
from tetrapolis.games.ankh_morpork.bot_choices import candidates, likely_world, matters
from tetrapolis.games.ankh_morpork.bot_judge import value
from tetrapolis.games.ankh_morpork.bot_reasons import reasons
from tetrapolis.games.ankh_morpork.position import AnkhMorporkPosition


def clock(pos: AnkhMorporkPosition) -> int:
    """How far the game has come: in turns."""
    return pos.turn


LAP = 4
"""How many turns a playout goes on: the own one and the answers to it. A reached goal counts only if the others leave
it standing until the next WIN CHECK, and that is better seen than guessed (figures in docs/bots.md)."""

BRAIN = Brain(decide, value, clock, LAP, candidates, matters, reasons, likely_world)
