"""Plays random games of Citadels and writes what each asked seat saw as JSON, for the tests of the browser client.

`python tools/citadels_fixtures.py 3` (games): a list of observations. `changes` tells what a move did to the own gold
and cards in the engine, `points` what everybody's city is worth by what lies open: the browser's numbers must agree.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tetrapolis.cli.citadels_trial import Trial
from tetrapolis.games import game as game_of
from tetrapolis.games.citadels.cards import NAMES, SECRET_VAULT
from tetrapolis.games.citadels.scoring import score_lines

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
_PRICED = {"build", "destroy", "seize", "hand_over", "income", "gather", "bribe", "tithe", "collect", "beautify"}
"""Moves whose outcome hangs on nothing hidden."""
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
        yield _written(pos, obs, moves)
        builds = [move for move in moves if move.tag in _BUILDS]
        pos.play(seat, rng.choice(builds if builds and rng.random() < _EAGER else moves))
    for viewer in (*range(players), None):
        yield _written(pos, pos.observe(viewer), [])


def _written(pos: Any, obs: Any, moves: list[Any]) -> dict[str, Any]:
    trial = Trial(obs)
    found: dict[str, Any] = json.loads(obs.to_json())
    found["tally"] = msgspec.to_builtins(pos.tally(obs.seat))
    found["changes"] = {
        str(move): [change.gold, change.cards]
        for move in moves
        if move.tag in _PRICED and not getattr(move, "cards", 0)
        for change in [trial.change(move)]
    }
    vault = NAMES[SECRET_VAULT]
    found["points"] = [
        sum(points for line, points in score_lines(pos, seat) if line != vault) for seat in range(pos.setup.players)
    ]
    return found


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    json.dump([seen for seed in range(games) for seen in seen_in(seed)], sys.stdout)
