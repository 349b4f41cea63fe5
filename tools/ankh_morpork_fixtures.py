"""Random games of Ankh-Morpork for the tests of the browser client (tools/recorded.py writes them).

One observation for each new kind of question, and some of the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tetrapolis.games import game as game_of
from tools.recorded import written

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
            yield written(pos, decision.seat)
            if number % _EVERY == 0:
                yield written(pos, (decision.seat + 1) % players)
        busy = [move for move in moves if move.tag not in _LAZY]
        pos.play(decision.seat, rng.choice(busy if busy and rng.random() < 0.9 else moves))
    for viewer in (*range(players), None):
        yield written(pos, viewer)


def recorded() -> Iterator[dict[str, Any]]:
    """What was seen in twelve games: each kind of question once, and some again."""
    known: set[str] = set()
    for seed in range(12):
        yield from seen_in(seed, known)
