"""Numbers for a game that says nothing about itself to programs that learn: what a seat sees and can do, hashed.

What a seat sees is a tree of named values: each leaf adds to one of a few hundred numbers, found by its name. An action
is a place in a list of a thousand, found by the move's text; two moves never share one in the same moment. So nothing
has to be known of the game, and the same thing is, but for rare clashes, the same number in every position.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from zlib import crc32

import msgspec

from tetrapolis.core.game import Game
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.numbers.codec import Codec, Encoder, kinds_of, relative
from tetrapolis.numbers.features import Layout, Numbers, zeros

ACTIONS = 1024
SEEN = 512
SAMPLED = 32
"""So many moves of an open space are candidates beside those that are listed."""
LARGE = 10
"""A number of this size counts half."""
_LEFT_OUT = frozenset({"seat", "options", "setup", "ply"})
"""Of a view: what is told otherwise, or does not change."""


class PlainWriter:
    """The view of a seat, hashed."""

    def __init__(self, layout: Layout, players: int) -> None:
        self.players = players
        self.seen = layout.part("seen", SEEN)

    def constants(self, pos: Any, numbers: Numbers) -> None:
        """Nothing is known to stay the same."""

    def write(self, pos: Any, me: int, numbers: Numbers) -> None:
        """Each leaf at its place; what meets there adds up, to 1 at most."""
        view = msgspec.to_builtins(pos.named(me))
        for name, value in view.items():
            if name not in _LEFT_OUT:
                for leaf, size in leaves(name, turned(value, me, self.players)):
                    at = self.seen + crc32(leaf.encode()) % SEEN
                    numbers[at] = min(1.0, numbers[at] + size)


def turned(value: Any, me: int, players: int) -> Any:
    """What there is one of for each seat, the own first: what is learnt in one seat is good in all.

    >>> turned([3, 5, 7], 1, 3), turned([3, 5], 1, 3)
    ([5, 7, 3], [3, 5])
    """
    return value[me:] + value[:me] if isinstance(value, list) and len(value) == players else value


def leaves(name: str, value: Any) -> Iterator[tuple[str, float]]:
    """The values at the ends of a tree, by their names: words count one, numbers what they are worth.

    >>> list(leaves("hand", ["ace", "ten"]))
    [('hand=ace', 0.25), ('hand=ten', 0.25)]
    >>> list(leaves("rows", [1, 10]))
    [('rows.0', 0.09090909090909091), ('rows.1', 0.5)]
    """
    if isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(f"{name}.{key}", part)
    elif isinstance(value, list | tuple):
        for number, part in enumerate(value):
            if isinstance(part, str):
                yield f"{name}={part}", 0.25  # a bag of words: how many of each
            else:
                yield from leaves(f"{name}.{number}", part)
    elif isinstance(value, str | bool):
        yield f"{name}={value}", 1.0
    elif value is not None:
        yield name, abs(value) / (abs(value) + LARGE)


class PlainCodec(Codec):
    """Actions and vectors of any game."""

    def __init__(self, game: Game, players: int) -> None:
        names = [f"move {number}" for number in range(ACTIONS)]
        super().__init__(game, Encoder(lambda players: names, PlainWriter, kinds_of(game)), players)

    def number(self, seat: int, move: Move) -> int:
        """Where a move is looked for first."""
        return crc32(relative(move, seat, self.players).encode()) % ACTIONS

    def moves(self, obs: Observation) -> dict[int, Move]:
        """The legal moves at their places, or at the next free ones; of an open space some."""
        if obs.seat is None:
            return {}
        legal = obs.legal()
        candidates = dict.fromkeys(legal.listed)
        if isinstance(legal, OpenSpace):
            rng = Random(obs.seen.ply)
            candidates |= dict.fromkeys(legal.sample(rng) for _ in range(SAMPLED))
        found: dict[int, Move] = {}
        for move in sorted(candidates, key=str)[:ACTIONS]:
            at = self.number(obs.seat, move)
            while at in found:
                at = (at + 1) % ACTIONS
            found[at] = move
        return found

    def _begin(self, pos: Any) -> Numbers:
        return zeros(self.size)
