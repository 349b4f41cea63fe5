"""Learning to do what a search would have done."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tetrapolis.bots.net import Net
from tetrapolis.learning.samples import Adam, Batch, Samples

BATCH = 512
RATE = 1e-3
KEPT = 0.1
"""Of the decisions so many are not learned from: they tell how well it goes."""


class Progress(NamedTuple):
    """After a round over all decisions: how far off it is, and how often it would have done the same."""

    loss: float
    agrees: float


def judged(net: Net, samples: Samples, rows: np.ndarray) -> Progress:
    """How well a network does what was wanted."""
    loss = agrees = 0.0
    for part in np.array_split(rows, max(1, len(rows) // 4096)):
        batch = Batch(samples, part)
        _, chances = batch.forward(net)
        wanted = samples.wanted[batch.at]
        loss -= float((wanted * np.log(chances + 1e-9)).sum())
        ends = np.append(batch.firsts[1:], len(chances))
        agrees += sum(
            int(chances[a:b].argmax() == wanted[a:b].argmax()) for a, b in zip(batch.firsts, ends, strict=True)
        )
    return Progress(loss / len(rows), agrees / len(rows))


def imitate(net: Net, samples: Samples, seed: int, epochs: int = 12, rate: float = RATE) -> list[Progress]:
    """Change a network so that it does what is wanted; how it went on what it did not learn from."""
    rng = np.random.default_rng(seed)
    kept = max(1, int(len(samples) * KEPT))
    rows = np.arange(len(samples))
    told, learned = rows[-kept:], rows[:-kept]  # whole games: those at the end
    adam, curve = Adam(net, rate), list[Progress]()
    for epoch in range(epochs):
        adam.rate = rate * (1 - epoch / epochs)
        order = rng.permutation(learned)
        for part in np.array_split(order, max(1, len(order) // BATCH)):
            batch = Batch(samples, part)
            hidden, chances = batch.forward(net)
            slope = (chances - samples.wanted[batch.at]) / len(part)
            adam.step(net, batch.backward(net, hidden, slope.astype(np.float32)))
        curve.append(judged(net, samples, told))
    return curve
