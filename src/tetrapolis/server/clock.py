"""The time of this house: it follows the machine's clock, but does not jump with it.

What is stored with a match is a time of day, for it must mean the same after a restart and in every process. But the
machine's clock can be set, or wake from sleep hours later; nobody's thinking time shall burn in that moment, and no
table shall stand still. So the time of the house goes on evenly, and comes near the machine's clock again slowly.

Processes on one machine see the same jump and stay together. A restart takes the machine's clock as it is then.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

log = logging.getLogger("tetrapolis.clock")
JUMP = 1.0
"""Seconds: a clock that is off by more was set. By less it was corrected, as clocks are, and that is followed soon."""
FOLLOW = 0.1
"""How fast the house follows a small correction: so many seconds in a second."""
DRIFT = 0.01
"""How fast after a jump: an hour in about four days, and half a minute's thinking time costs a third of a second."""


class Clock:
    """Time that goes on evenly.

    >>> wall, even = [1000.0], [0.0]
    >>> clock = Clock(lambda: wall[0], lambda: even[0])
    >>> even[0], wall[0] = 10.0, 4610.0  # ten seconds later, somebody has put the machine's clock on by an hour
    >>> round(clock.now(), 1)
    1010.1
    """

    def __init__(self, wall: Callable[[], float] = time.time, even: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self.even = even
        self._now = wall()
        self._last = even()
        self._off = False

    def now(self) -> float:
        """The time, in seconds since 1970, for everything that is measured at tables."""
        even = self.even()
        passed = max(0.0, even - self._last)
        self._last = even
        self._now += passed
        off = self.wall() - self._now
        self._note(off)
        step = passed * (DRIFT if abs(off) > JUMP else FOLLOW)
        self._now += min(max(off, -step), step)
        return self._now

    def _note(self, off: float) -> None:
        jumped = abs(off) > JUMP
        if jumped and not self._off:
            log.warning("clock-jumped", extra={"seconds": round(off, 1)})
        self._off = jumped
