"""A network: one hidden layer from what a seat sees to a score for every action; numpy, and a file of plain numbers.

`tetrapolis train` makes them. One is named like a level: `net:my.net`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tetrapolis.bots.net_file import ADVISED, Head, read, write
from tetrapolis.core.extras import need
from tetrapolis.core.observation import Observation
from tetrapolis.numbers.codec import Codec
from tetrapolis.numbers.encoding import codec
from tetrapolis.numbers.features import Numbers

need("arena", "numpy")

import numpy as np  # noqa: E402 (who lacks it reads first what brings it)
from numpy.typing import NDArray  # noqa: E402

Floats = NDArray[np.float32]
HIDDEN = 64
TRUST = 1.5
"""How far a network follows the game's brain before it has learned anything: in four of five decisions."""


@dataclass(frozen=True)
class Net:
    """The numbers of a network for one game and number of players, and what it was trained on."""

    game: str
    players: int
    inward: Floats
    """From what is seen (rows) to the hidden units."""
    bias: Floats
    outward: Floats
    """From the hidden units to the actions (rows), then what net_file.ADVISED says."""
    lean: Floats
    """What an action has before anything is seen."""
    about: dict[str, Any] = field(default_factory=dict)
    """What it was trained on: plain data."""

    @property
    def weights(self) -> tuple[Floats, ...]:
        """All numbers, in the order in which they are stored."""
        return self.inward, self.bias, self.outward, self.lean

    def scores(self, vector: Floats, actions: list[int], advised: int) -> Floats:
        """How much it likes each of some actions, of which the brain advises one.

        >>> net = blank("citadels", 2, seed=1)
        >>> [round(score, 2) for score in net.scores(np.zeros(len(net.inward), np.float32), [3, 5], 1).tolist()]
        [0.0, 2.19]
        """
        hidden = vector @ self.inward
        hidden += self.bias
        np.maximum(hidden, 0.0, out=hidden)
        found: Floats = self.outward[actions] @ hidden
        found += self.lean[actions]
        found[advised] += self.outward[-1] @ hidden + self.lean[-1] + math.log(len(actions))
        return found

    def likes(self, vector: Numbers, actions: list[int], advised: int) -> list[float]:
        """The same of a vector that numpy did not make, as plain numbers."""
        found: list[float] = self.scores(np.frombuffer(vector, np.float32), actions, advised).tolist()
        return found


def blank(game_id: str, players: int, seed: int, hidden: int = HIDDEN) -> Net:
    """A network that has learned nothing: it likes all actions alike."""
    table = codec(game_id, players)
    rng = np.random.default_rng(seed)
    inward = rng.normal(0, (2 / 60) ** 0.5, (table.size, hidden)).astype(np.float32)  # some sixty numbers are not 0
    outward = np.zeros((len(table.actions) + ADVISED, hidden), np.float32)
    lean = np.zeros(len(outward), np.float32)
    lean[-1] = TRUST
    return Net(game_id, players, inward, np.zeros(hidden, np.float32), outward, lean)


def sight(table: Codec, obs: Observation) -> Floats:
    """What a seat sees, as numpy has it."""
    return np.frombuffer(table.vector(obs), np.float32)


# ---- files


def save(net: Net, path: Path) -> None:
    """Write a network: one line of JSON on what it is, then its numbers as 16-bit floats, packed (many are 0)."""
    shapes = [part.shape for part in net.weights]
    numbers = b"".join([part.astype("<f2").tobytes() for part in net.weights])
    write(path, Head(net.game, net.players, shapes, net.about), numbers)


def load(path: Path) -> Net:
    """Read a network; BadOptions if it is none, or does not fit this version's vectors and actions."""
    head, numbers = read(path)
    flat = np.frombuffer(numbers, "<f2").astype(np.float32)
    parts = np.split(flat, np.cumsum([math.prod(shape) for shape in head.shapes])[:-1])
    inward, bias, outward, lean = [part.reshape(shape) for part, shape in zip(parts, head.shapes, strict=True)]
    return Net(head.game, head.players, inward, bias, outward, lean, head.about)
