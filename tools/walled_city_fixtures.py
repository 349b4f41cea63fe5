"""Plays random games of The Walled City and writes what each asked seat saw as JSON, for the browser's tests.

`python tools/walled_city_fixtures.py 6` (games): a list of observations. `now` tells what the engine would count at
that moment (votes of neighbourhoods and factions for each colour): the browser's preview must agree.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tetrapolis.games import game as game_of
from tetrapolis.games.walled_city.scoring import count_factions, count_neighbourhoods, flee

_GUILD = 0.6
"""So often a guild is used if it can be: every ability is to be seen."""
_KEPT = 6
"""Of decisions that come up all the time only one in so many is kept."""
_COMMON = ("building", "showing", "peopling", "adjusting", "settling", "promoting", "zoning", "laying", "facing")


def seen_in(seed: int) -> Iterator[dict[str, Any]]:
    """What the asked seats of one game saw, and in the end what everybody saw."""
    rng = Random(seed)
    players = 2 + seed % 3
    board = ("londonderry", "borderlands")[seed // 3 % 2]
    options: dict[str, Any] = {"board": board, "guild_deck": "mixed" if seed > 5 else "own"}
    if players == 2:
        options |= {"neutral_votes": bool(seed % 4), "defence_cards": 1 + seed // 6 % 2}
    pos = game_of("walled_city").new(players, seed, options)
    for number in range(10_000):
        if pos.outcome:
            break
        decision = pos.pending[0]
        obs = pos.observe(decision.seat)
        moves = list(obs.legal())
        copies = any(move.tag == "copy" for move in moves)
        if copies or decision.kind not in _COMMON or number % _KEPT == 0:
            yield _written(pos, obs)
        guild = [move for move in moves if move.tag in ("guild", "copy")]
        pos.play(decision.seat, rng.choice(guild if guild and rng.random() < _GUILD else moves))
    for viewer in (*range(players), None):
        yield _written(pos, pos.observe(viewer))


def _written(pos: Any, obs: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(obs.to_json())
    found["tally"] = msgspec.to_builtins(pos.tally(obs.seat))
    twin = pos.copy()
    before = [list(lines) for lines in twin.ledger]
    if twin.round == 2:
        flee(twin)
    count_neighbourhoods(twin)
    count_factions(twin)
    line = 3 * (twin.round - 1)
    gained = [[after - was for after, was in zip(*rows, strict=True)] for rows in zip(twin.ledger, before, strict=True)]
    found["now"] = {"hoods": [row[line] for row in gained], "factions": [row[line + 1] for row in gained]}
    return found


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 6
    json.dump([seen for seed in range(games) for seen in seen_in(seed)], sys.stdout)
