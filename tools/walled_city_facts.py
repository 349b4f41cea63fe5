"""What the browser needs of The Walled City (tools/facts.py writes it): guilds, factions, lines of the ledger.

The boards need no copy: the browser reads the engine's own files.
"""

from __future__ import annotations

from typing import Any

from tetrapolis.games.walled_city.rules.cards import FACTIONS, GUILD_RULES, GUILDS
from tetrapolis.games.walled_city.rules.position import LINES


def facts() -> dict[str, Any]:
    """Factions, lines of the ledger, guilds."""
    return {
        "factions": FACTIONS,
        "lines": LINES,
        "guilds": [
            {"id": g.id, "deck": g.deck, "priority": g.priority, "rules": list(GUILD_RULES[g.id])} for g in GUILDS
        ],
    }
