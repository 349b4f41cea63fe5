"""Writes what is printed on the games' components for the browser: web/src/games/<game>/facts.json, from the engine.

`python -m tools.facts` after a change of the tables; tests/web tells when it is needed. What is written is chosen in
tools/<game>_facts.py.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

GAMES = ("ankh_morpork", "citadels", "genoa", "walled_city")
WEB = Path(__file__).parents[1] / "web" / "src" / "games"
ABOUT = "Written by tools/facts.py from the engine's tables. Do not change it here."


def file_of(game: str) -> Path:
    """Where a game's facts are."""
    return WEB / game / "facts.json"


def text(game: str) -> str:
    """The file: a line for each thing that has several facts."""
    facts: dict[str, Any] = {"about": ABOUT} | import_module(f"tools.{game}_facts").facts()
    lines = []
    for key, value in facts.items():
        if isinstance(value, list) and isinstance(value[0], dict):
            rows = ",\n".join("    " + json.dumps(row) for row in value)
            lines.append(f'  "{key}": [\n{rows}\n  ]')
        else:
            lines.append(f'  "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def is_stale(game: str) -> bool:
    """Whether the browser's facts are not those of the engine."""
    return not file_of(game).exists() or file_of(game).read_text("utf-8") != text(game)


if __name__ == "__main__":
    for name in GAMES:
        file_of(name).write_text(text(name), "utf-8")
