"""Plays random games of Citadels and writes what each asked seat saw as JSON, for the tests of the browser client.

`python tools/citadels_fixtures.py 3` (games): a list of observations, each with the engine's tally.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tetrapolis.games import game as game_of

SETS: tuple[dict[str, Any], ...] = (
    {},
    {"preset": "devious_dignitaries"},
    {"preset": "illustrious_emissaries"},
    {"preset": "vicious_nobles"},
    {"preset": "ambitious_aristocrats", "edition": "2016"},
    {"preset": "cunning_agents", "edition": "2016"},
    {"preset": "tenacious_delegates", "edition": "2016"},
    {"preset": "random"},
    {"preset": "random", "emperor_tribute": "receiver"},
)
_BUILDS = {"build", "framework", "borrow", "sacrifice"}
_EAGER = 0.7
"""So often something is built if it can be: else random games would last for ever."""


def seen_in(seed: int) -> Iterator[dict[str, Any]]:
    """What the asked seats of one game saw, and in the end what everybody saw."""
    rng = Random(seed)
    players = 2 + seed % 7
    options = SETS[seed % len(SETS)]
    if players in (4, 5, 6, 7) and seed % 2:
        options = options | {"ninth": True}
    pos = game_of("citadels").new(players, seed, options)
    while not pos.outcome:
        seat = pos.pending[0].seat
        obs = pos.observe(seat)
        moves = list(obs.legal())
        yield _written(pos, obs)
        builds = [move for move in moves if move.tag in _BUILDS]
        pos.play(seat, rng.choice(builds if builds and rng.random() < _EAGER else moves))
    for viewer in (*range(players), None):
        yield _written(pos, pos.observe(viewer))


def _written(pos: Any, obs: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(obs.to_json())
    found["tally"] = msgspec.to_builtins(pos.tally(obs.seat))
    return found


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    json.dump([seen for seed in range(games) for seen in seen_in(seed)], sys.stdout)
