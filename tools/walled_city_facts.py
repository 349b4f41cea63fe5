"""Writes what the browser needs of The Walled City's cards and stocks: guilds with their rules, faces, roads and walls.

The facts live in `tetrapolis.games.walled_city`; `python tools/walled_city_facts.py` writes them to
web/src/games/walled_city/facts.json, and tests/web/test_walled_city.py fails when that file is stale. The boards need
no copy: the browser reads the engine's own files.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

from tetrapolis.games.walled_city.board import BoardName
from tetrapolis.games.walled_city.cards import FACES, FACTIONS, GUILDS
from tetrapolis.games.walled_city.options import Options, setup_of
from tetrapolis.games.walled_city.position import LINES
from tetrapolis.games.walled_city.steps import GUILD_RULES

FILE = Path(__file__).parents[1] / "web" / "src" / "games" / "walled_city" / "facts.json"


def facts() -> str:
    """The file's text."""
    guilds = [{"id": g.id, "deck": g.deck, "priority": g.priority, "rules": list(GUILD_RULES[g.id])} for g in GUILDS]
    stocks = {
        f"{board}-{players}": [setup.roads, setup.walls]
        for board in get_args(BoardName)
        for players in (2, 3, 4)
        for setup in [setup_of(players, Options(board=board))]
    }
    lines = [
        "{",
        '  "about": "Written by tools/walled_city_facts.py from games/walled_city. Do not change it here.",',
        f'  "faces": {json.dumps(FACES)},',
        f'  "factions": {json.dumps(FACTIONS)},',
        f'  "lines": {json.dumps(LINES)},',
        f'  "stocks": {json.dumps(stocks)},',
        '  "guilds": [',
        ",\n".join("    " + json.dumps(one) for one in guilds),
        "  ]",
        "}",
    ]
    return "\n".join(lines) + "\n"


def is_stale() -> bool:
    """Whether the browser's facts are not those of the engine."""
    return not FILE.exists() or FILE.read_text(encoding="utf-8") != facts()


if __name__ == "__main__":
    FILE.write_text(facts(), encoding="utf-8")
