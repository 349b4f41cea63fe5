"""What the browser needs of The Walled City (tools/facts.py writes it): guilds, faces, roads and walls.

The boards need no copy: the browser reads the engine's own files.
"""

from __future__ import annotations

from typing import Any, get_args

from tetrapolis.games.walled_city.board import BoardName
from tetrapolis.games.walled_city.cards import FACES, FACTIONS, GUILD_RULES, GUILDS
from tetrapolis.games.walled_city.options import Options, setup_of
from tetrapolis.games.walled_city.position import LINES


def facts() -> dict[str, Any]:
    """Faces, factions, lines of the ledger, stocks for each board and number of players, guilds."""
    return {
        "faces": FACES,
        "factions": FACTIONS,
        "lines": LINES,
        "stocks": {
            f"{board}-{players}": [setup.roads, setup.walls]
            for board in get_args(BoardName)
            for players in (2, 3, 4)
            for setup in [setup_of(players, Options(board=board))]
        },
        "guilds": [
            {"id": g.id, "deck": g.deck, "priority": g.priority, "rules": list(GUILD_RULES[g.id])} for g in GUILDS
        ],
    }
