"""Decisions to learn from, in a few arrays: what was seen, what could be done, and how good each of it was."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tetrapolis.bots.net import Floats, Net

Ints = NDArray[np.int32]


@dataclass(frozen=True)
class Samples:
    """Decisions one after the other; their actions lie in one row, decision after decision."""

    seen: NDArray[np.uint8]
    """A row for each decision: the vector in steps of 1/255."""
    actions: Ints
    starts: Ints
    """Where the actions of each decision begin; one more at the end."""
    wanted: Floats
    """Of each action: how often it is to be chosen (of a decision's actions they make 1); or what it was worth."""

    advised: Ints
    """Which of its actions the brain advised, for each decision; -1: that does not count here."""

    def __len__(self) -> int:
        return len(self.seen)


def joined(parts: list[Samples]) -> Samples:
    """Several lots of decisions as one.

    >>> one = Samples(np.zeros((2, 3), np.uint8), *map(np.array, ([4, 5, 6], [0, 2, 3], [0.5, 0.5, 1.0], [1, 0])))
    >>> joined([one, one]).starts.tolist()
    [0, 2, 3, 5, 6]
    """
    starts = [np.zeros(1, np.int32)]
    count = 0
    for part in parts:
        starts.append((part.starts[1:] + count).astype(np.int32))
        count += len(part.actions)
    return Samples(
        np.concatenate([part.seen for part in parts]),
        np.concatenate([part.actions for part in parts]),
        np.concatenate(starts),
        np.concatenate([part.wanted for part in parts]),
        np.concatenate([part.advised for part in parts]),
    )


def as_bytes(vector: Floats) -> NDArray[np.uint8]:
    """A vector in steps of 1/255: what is between 0 and 1 loses nothing that matters.

    >>> as_bytes(np.array([0.0, 0.5, 1.0], np.float32)).tolist()
    [0, 128, 255]
    """
    return (vector * 255 + 0.5).astype(np.uint8)


class Batch:
    """Some decisions laid out for a step of learning, and what a network says of them."""

    def __init__(self, samples: Samples, rows: NDArray[np.integer]) -> None:
        lengths = (samples.starts[1:] - samples.starts[:-1])[rows]
        self.seen = samples.seen[rows].astype(np.float32) / 255
        self.owner = np.repeat(np.arange(len(rows)), lengths)
        self.firsts = np.concatenate([[0], lengths.cumsum()[:-1]])
        within = np.arange(int(lengths.sum())) - np.repeat(self.firsts, lengths)
        self.at = np.repeat(samples.starts[:-1][rows], lengths) + within
        """Where each action of the batch stands among all."""
        self.actions = samples.actions[self.at]
        advised = samples.advised[rows]
        self.heeds = np.flatnonzero(advised >= 0)
        """Where advice counts ..."""
        self.advised = (self.firsts + advised)[self.heeds]
        """... and the place of what is advised there."""
        self.eager = np.log(lengths[self.heeds]).astype(np.float32)

    def forward(self, net: Net) -> tuple[Floats, Floats]:
        """The hidden units, and how likely the network does each action."""
        hidden = np.maximum(self.seen @ net.inward + net.bias, 0.0)
        scores = np.einsum("ah,ah->a", net.outward[self.actions], hidden[self.owner]) + net.lean[self.actions]
        scores[self.advised] += hidden[self.heeds] @ net.outward[-1] + net.lean[-1] + self.eager
        scores -= np.maximum.reduceat(scores, self.firsts)[self.owner]
        chances = np.exp(scores)
        return hidden, chances / np.add.reduceat(chances, self.firsts)[self.owner]

    def backward(self, net: Net, hidden: Floats, slope: Floats) -> tuple[Floats, ...]:
        """The slopes of all weights, given those of the scores."""
        outward, lean = np.zeros_like(net.outward), np.zeros_like(net.lean)
        np.add.at(lean, self.actions, slope)
        pulled = slope[:, None] * hidden[self.owner]
        order = np.argsort(self.actions, kind="stable")
        acts = self.actions[order]
        begins = np.flatnonzero(np.r_[True, acts[1:] != acts[:-1]])
        outward[acts[begins]] = np.add.reduceat(pulled[order], begins)
        back = np.add.reduceat(slope[:, None] * net.outward[self.actions], self.firsts)
        heeded = slope[self.advised]
        outward[-1] += heeded @ hidden[self.heeds]
        lean[-1] += heeded.sum()
        back[self.heeds] += heeded[:, None] * net.outward[-1]
        back *= hidden > 0
        return self.seen.T @ back, back.sum(0), outward, lean


class Adam:
    """Steps downhill, each weight at its own pace (Kingma and Ba)."""

    def __init__(self, net: Net, rate: float) -> None:
        self.rate, self.time = rate, 0
        self.means = [np.zeros_like(part) for part in net.weights]
        self.squares = [np.zeros_like(part) for part in net.weights]

    def step(self, net: Net, slopes: tuple[Floats, ...]) -> None:
        """Change a network a little."""
        self.time += 1
        rate = self.rate * (1 - 0.999**self.time) ** 0.5 / (1 - 0.9**self.time)
        for part, slope, mean, square in zip(net.weights, slopes, self.means, self.squares, strict=True):
            mean[...] += 0.1 * (slope - mean)
            square[...] += 0.001 * (slope * slope - square)
            part[...] -= rate * mean / (np.sqrt(square) + 1e-8)
