"""How much of a long sweep is looked at: a bounded sample, or all of it with `pytest --full`."""

from __future__ import annotations


class Sampling:
    """What the run was asked for; conftest says it."""

    full = False


def some(share: float) -> float:
    """A third of a share, unless everything was asked for."""
    return share if Sampling.full else share / 3
