"""Random games of Citadels for the tests of the browser client (tools/recorded.py writes them): every question."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tetrapolis.games import game as game_of
from tools.recorded import written

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
        yield written(pos, seat)
        builds = [move for move in moves if move.tag in _BUILDS]
        pos.play(seat, rng.choice(builds if builds and rng.random() < _EAGER else moves))
    for viewer in (*range(players), None):
        yield written(pos, viewer)


def recorded() -> Iterator[dict[str, Any]]:
    """Each prepared set once, with 2 to 8 players."""
    for seed in range(len(SETS)):
        yield from seen_in(seed)
