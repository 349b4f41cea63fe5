"""A network: one hidden layer from what a seat sees to a score for every action; numpy, and a file of plain numbers.

`tetrapolis train` makes them. One is named like a level: `net:my.net`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tetrapolis.bots import Bot
from tetrapolis.bots.plain import brain_of
from tetrapolis.core.errors import BadOptions, TetrapolisError
from tetrapolis.core.extras import need
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games import game
from tetrapolis.numbers.codec import Codec
from tetrapolis.numbers.encoding import codec

need("arena", "numpy")

import numpy as np  # noqa: E402 (who lacks it reads first what brings it)
from numpy.typing import NDArray  # noqa: E402

Floats = NDArray[np.float32]
HIDDEN = 64


@dataclass(frozen=True)
class Net:
    """The numbers of a network for one game and number of players, and what it was trained on."""

    game: str
    players: int
    inward: Floats
    """From what is seen (rows) to the hidden units."""
    bias: Floats
    outward: Floats
    """From the hidden units to the actions (rows)."""
    lean: Floats
    """What an action has before anything is seen."""
    about: dict[str, Any] = field(default_factory=dict)
    """What it was trained on: plain data."""

    @property
    def weights(self) -> tuple[Floats, ...]:
        """All numbers, in the order in which they are stored."""
        return self.inward, self.bias, self.outward, self.lean

    def scores(self, vector: Floats, actions: list[int]) -> Floats:
        """How much it likes each of some actions.

        >>> net = blank("citadels", 2, seed=1)
        >>> net.scores(np.zeros(len(net.inward), np.float32), [3, 5]).tolist()
        [0.0, 0.0]
        """
        hidden = vector @ self.inward
        hidden += self.bias
        np.maximum(hidden, 0.0, out=hidden)
        found: Floats = self.outward[actions] @ hidden
        found += self.lean[actions]
        return found


def blank(game_id: str, players: int, seed: int, hidden: int = HIDDEN) -> Net:
    """A network that has learned nothing: it likes all actions alike."""
    table = codec(game_id, players)
    rng = np.random.default_rng(seed)
    inward = rng.normal(0, (2 / 60) ** 0.5, (table.size, hidden)).astype(np.float32)  # some sixty numbers are not 0
    outward = np.zeros((len(table.actions), hidden), np.float32)
    return Net(game_id, players, inward, np.zeros(hidden, np.float32), outward, np.zeros(len(outward), np.float32))


def playing(net: Net, temperature: float = 0.0) -> Bot:
    """The network as a bot: the action it likes best, or by lot, the more evenly the warmer it is.

    At a table for another number of players it plays as normal does.

    >>> import tetrapolis as tp
    >>> pos = tp.game("citadels").new(players=2, seed=7)
    >>> seat = pos.pending[0].seat
    >>> playing(blank("citadels", 2, seed=1))(pos.observe(seat), Random(1)) in pos.legal(seat)
    True
    """
    table, brain = codec(net.game, net.players), brain_of(game(net.game))

    def decide(obs: Observation, rng: Random) -> Move:
        if obs.seen.players != net.players:
            return brain.decide(obs, rng)
        moves = table.moves(obs)
        if len(moves) == 1:
            return next(iter(moves.values()))
        actions = list(moves)
        scores = net.scores(sight(table, obs), actions)
        if temperature:
            return moves[actions[drawn(scores / temperature, rng)]]
        return moves[actions[int(scores.argmax())]]

    return decide


def sight(table: Codec, obs: Observation) -> Floats:
    """What a seat sees, as numpy has it."""
    return np.frombuffer(table.vector(obs), np.float32)


def drawn(scores: Floats, rng: Random) -> int:
    """One of some actions by lot, as often as its score says.

    >>> drawn(np.array([0.0, 50.0], np.float32), Random(1))
    1
    """
    chances = np.exp(scores - scores.max())
    sums = chances.cumsum()
    return min(int(sums.searchsorted(rng.random() * float(sums[-1]), "right")), len(scores) - 1)


# ---- files

MAGIC = b"tetrapolis net 1\n"


class Head(msgspec.Struct):
    """What stands before the numbers."""

    game: str
    players: int
    shapes: list[tuple[int, ...]]
    about: dict[str, Any]


def save(net: Net, path: Path) -> None:
    """Write a network: one line of JSON on what it is, then its numbers as 16-bit floats."""
    shapes = [part.shape for part in net.weights]
    head = msgspec.json.encode(Head(net.game, net.players, shapes, net.about), order="deterministic")
    path.parent.mkdir(parents=True, exist_ok=True)
    numbers = b"".join([part.astype("<f2").tobytes() for part in net.weights])
    path.write_bytes(MAGIC + head + b"\n" + numbers)


def load(path: Path) -> Net:
    """Read a network; BadOptions if it is none, or does not fit this version's vectors and actions."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadOptions("error-net-missing", file=str(path)) from error
    if not data.startswith(MAGIC):
        raise BadOptions("error-net-other", file=str(path))
    line, _, numbers = data[len(MAGIC) :].partition(b"\n")
    try:
        return _fitting(msgspec.json.decode(line, type=Head), numbers)
    except (ValueError, TetrapolisError) as error:  # msgspec's are ValueErrors
        raise BadOptions("error-net-version", file=str(path)) from error


def _fitting(head: Head, numbers: bytes) -> Net:
    """The network of a file's two parts; ValueError if they do not fit each other, or this version."""
    shapes = head.shapes
    flat = np.frombuffer(numbers, "<f2").astype(np.float32)
    table = codec(head.game, head.players)
    hidden = shapes[1][0] if len(shapes) > 1 and shapes[1] else 0
    if shapes != [(table.size, hidden), (hidden,), (len(table.actions), hidden), (len(table.actions),)]:
        raise ValueError("other vectors, or other actions")
    ends = np.cumsum([math.prod(shape) for shape in shapes])
    parts = np.split(flat, ends)
    if len(parts[-1]) or [part.size for part in parts[:-1]] != [math.prod(shape) for shape in shapes]:
        raise ValueError("too many numbers, or too few")
    weights = [part.reshape(shape) for part, shape in zip(parts, shapes, strict=False)]
    return Net(head.game, head.players, weights[0], weights[1], weights[2], weights[3], head.about)
