"""Games of a search, written down for a network to imitate: what was seen, and how good each candidate turned out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from tetrapolis.bots.halving import halve
from tetrapolis.bots.learned import playing
from tetrapolis.bots.net import Net, sight
from tetrapolis.bots.plain import brain_of
from tetrapolis.bots.worlds import Weighed
from tetrapolis.core.brain import Brain
from tetrapolis.core.driving import next_asked
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games import game
from tetrapolis.learning.samples import Samples, as_bytes
from tetrapolis.numbers.codec import Codec
from tetrapolis.numbers.encoding import codec

ENDLESS = 1e9
SHARP = 0.02
"""A candidate that is worse by this share of the win is wanted e times less often."""
STRAY = 0.1
"""How often something else than the best is played, so that the network sees what comes of that."""
WARM = 0.5
"""In playouts a network does not always do the same."""


class Notes:
    """Decisions as they come."""

    def __init__(self, table: Codec) -> None:
        self.table = table
        self.seen: list[Any] = []
        self.actions: list[int] = []
        self.starts = [0]
        self.wanted: list[float] = []

    def add(self, obs: Observation, moves: Mapping[int, Move], wanted: Mapping[int, float]) -> None:
        """Note one decision: of its actions, how often each is wanted."""
        self.seen.append(as_bytes(sight(self.table, obs)))
        self.actions += moves
        self.starts.append(len(self.actions))
        self.wanted += [wanted.get(action, 0.0) for action in moves]

    def samples(self) -> Samples:
        """All of them."""
        seen = np.array(self.seen, np.uint8).reshape(-1, self.table.size)
        return Samples(
            seen,
            np.array(self.actions, np.int32),
            np.array(self.starts, np.int32),
            np.array(self.wanted, np.float32),
            np.full(len(seen), -1, np.int32),  # what is imitated is often the advice itself
        )


def wish(weighed: Sequence[Weighed], moves: Mapping[int, Move]) -> dict[int, float]:
    """How often each action is wanted: the more, the better it turned out. Empty: none of them is an action."""
    numbers = {move: action for action, move in moves.items()}
    found = {numbers[one.move]: one.share for one in weighed if one.move in numbers}
    if not found:
        return {}
    best = max(found.values())
    weights = {action: float(np.exp((share - best) / SHARP)) for action, share in found.items()}
    total = sum(weights.values())
    return {action: weight / total for action, weight in weights.items()}


def searcher(game_id: str, net: Net | None) -> Brain:
    """What the search plays worlds out with: the game's own brain, or a network in its place."""
    brain = brain_of(game(game_id))
    return brain if net is None else replace(brain, decide=playing(net, WARM))


def recorded(
    game_id: str, players: int, seeds: Sequence[tuple[str, Mapping[str, Any]]], worlds: int, net: Net | None = None
) -> Samples:
    """Games in which every seat searches in so many worlds (0: does what the brain says), the same for the same seeds.

    >>> len(recorded("citadels", 2, [("doctest", {})], worlds=1)) > 50
    True
    """
    table, brain = codec(game_id, players), searcher(game_id, net)
    plain = brain_of(game(game_id))
    notes = Notes(table)
    for seed, options in seeds:
        pos = game(game_id).new(players, seed, dict(options))
        rng, order = Random(f"{seed}/search"), Random(f"{seed}/order")
        while (seat := next_asked(pos, order)) is not None:
            obs = pos.observe(seat)
            moves = table.moves(obs)
            if len(moves) == 1:
                pos.play(seat, next(iter(moves.values())))
                continue
            if worlds and brain.matters(obs):
                weighed = halve(obs, brain, rng, ENDLESS, worlds)
            else:
                weighed = [Weighed(plain.decide(obs, rng), 1.0, 0)]
            if wanted := wish(weighed, moves):
                notes.add(obs, moves, wanted)
            stray = rng.random() < STRAY
            pos.play(seat, weighed[rng.randrange(len(weighed)) if stray else 0].move)
    return notes.samples()
