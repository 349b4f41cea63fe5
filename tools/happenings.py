"""The kinds of events each game declares, as JSON: what decides how a table shows them.

web/src/table/happens.test.ts reads it.

python -m tools.happenings
"""

from __future__ import annotations

import json
import sys

import tetrapolis

GAMES = ("citadels", "walled_city", "ankh_morpork", "genoa")


def kinds(game: str) -> dict[str, dict[str, bool]]:
    """Every kind of event: whether something moves in it, is touched by it, and whether it is somebody's deed."""
    return {
        name: {
            "moves": one.moved is not None,
            "touches": bool(one.touches),
            "by": one.by in one.names,
            "quiet": one.quiet,
        }
        for name, one in tetrapolis.game(game).story.events.items()
    }


if __name__ == "__main__":
    json.dump({game: kinds(game) for game in GAMES}, sys.stdout)
