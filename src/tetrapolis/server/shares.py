"""How long bots may think when many wait: the more there are, the smaller the share of the usual time."""

from __future__ import annotations

import time
from collections.abc import Callable

STEPS = ((2.0, 1.0), (4.0, 0.5), (8.0, 0.25), (16.0, 0.125))
"""Up to so many searches for each worker: this share. Beyond, the least."""
LEAST = 0.0625
CALM = 2.0
"""Seconds in which it must have been calm before bots think longer again, so that the share does not flicker."""


def share_of(pressure: float) -> float:
    """The share for so many searches, waiting or going on, for each worker.

    >>> [share_of(pressure) for pressure in (0, 2, 3, 8, 50)]
    [1.0, 1.0, 0.5, 0.25, 0.0625]
    """
    return next((share for most, share in STEPS if pressure <= most), LEAST)


class Share:
    """The share now: smaller at once, larger again after a while of calm; `told` hears of changes.

    >>> clock, said = [0.0], []
    >>> share = Share(said.append, lambda: clock[0])
    >>> share.look(10)
    >>> share.look(0)  # not yet
    >>> clock[0] = 3.0
    >>> share.look(0)
    >>> said
    [0.125, 1.0]
    """

    def __init__(
        self, told: Callable[[float], None] = lambda share: None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.now_share = 1.0
        self.told = told
        self._now = now
        self._busy = 0.0
        """When there was last reason for the share of now."""

    def look(self, pressure: float) -> None:
        """How many there are just now."""
        wanted, now = share_of(pressure), self._now()
        if pressure and share_of(2 * pressure) <= self.now_share:
            self._busy = now  # twice as many, and the share would be as it is
        if wanted < self.now_share or (wanted > self.now_share and now - self._busy >= CALM):
            self._set(wanted)

    def _set(self, share: float) -> None:
        self.now_share = share
        self.told(share)
