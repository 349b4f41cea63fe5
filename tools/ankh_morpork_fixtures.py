"""Plays random games of Ankh-Morpork and writes what the asked seats saw as JSON, for the tests of the browser client.

`python tools/ankh_morpork_fixtures.py 12` (games): a list of observations, one for each new kind of question and some
of the others, each with the engine's tally.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tetrapolis.games import game as game_of

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"edition": "english-2011"},
    {"small_gods_trolls": True, "subsidence_choice": True},
    {"replace_reach": "anywhere", "region_text": "adds"},
)
_EVERY = 25
"""Besides new kinds of questions, every so many questions."""
_LAZY = ("skip", "end", "pass")


def seen_in(seed: int, known: set[str]) -> Iterator[dict[str, Any]]:
    """What the asked seats of one game saw, and in the end what everybody saw."""
    rng = Random(seed)
    players = 2 + seed % 3
    pos: Any = game_of("ankh_morpork").new(players, seed, OPTIONS[seed % len(OPTIONS)])
    number = 0
    while not pos.outcome:
        decision = pos.pending[0]
        obs = pos.observe(decision.seat)
        moves = list(obs.legal())
        signature = (
            f"{decision.kind} {sorted({move.tag for move in moves})} {type(pos.stack[-2]).__name__} {pos.current}"
        )
        number += 1
        if signature not in known or number % _EVERY == 0:
            known.add(signature)
            yield _written(pos, obs)
            if number % _EVERY == 0:
                yield _written(pos, pos.observe((decision.seat + 1) % players))
        busy = [move for move in moves if move.tag not in _LAZY]
        pos.play(decision.seat, rng.choice(busy if busy and rng.random() < 0.9 else moves))
    for viewer in (*range(players), None):
        yield _written(pos, pos.observe(viewer))


def _written(pos: Any, obs: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(obs.to_json())
    found["tally"] = msgspec.to_builtins(pos.tally(obs.seat))
    return found


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    kinds: set[str] = set()
    json.dump([seen for seed in range(games) for seen in seen_in(seed, kinds)], sys.stdout)
