"""Whole games as JSON, for the browser's tests: what the asked seats saw, each with the engine's tally.

`python -m tools.recorded citadels` plays the games of tools/citadels_fixtures.py and prints a list of observations;
tests/web does the same, and web/src/games/recorded.ts reads it.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import Any

import msgspec

from tetrapolis.core.position import Position


def written(pos: Position, seat: int | None) -> dict[str, Any]:
    """What a seat sees now."""
    found: dict[str, Any] = json.loads(pos.observe(seat).to_json())
    found["tally"] = msgspec.to_builtins(pos.tally(seat))
    return found


def recorded(game: str) -> list[dict[str, Any]]:
    """Everything that was seen in the games of a game."""
    return list(import_module(f"tools.{game}_fixtures").recorded())


if __name__ == "__main__":
    json.dump(recorded(sys.argv[1]), sys.stdout)
