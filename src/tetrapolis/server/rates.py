"""How often somebody may ask: counted by address, in each process of its own, so that no request waits for it."""

from __future__ import annotations

import time
from collections.abc import Callable

from litestar.datastructures import Address

from tetrapolis.server.problems import Problem

MINUTE = 60.0
MOST_ADDRESSES = 100_000


class Rates:
    """Counts requests; nobody is told how many are left: that would tell how busy others at the same address are.

    >>> rates = Rates(2, now=lambda: 0.0)
    >>> home = Address("10.0.0.1", 5000)
    >>> rates.count(home), rates.count(home)
    (None, None)
    >>> rates.count(home)
    Traceback (most recent call last):
    tetrapolis.server.problems.Problem: server-error-rate
    """

    def __init__(self, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.now = now
        self._counts: dict[str, tuple[float, int]] = {}
        """By address: since when, and how many."""

    def count(self, address: Address | None) -> None:
        """One request more; too many are refused until a minute after the first is over."""
        host, now = "" if address is None else address.host, self.now()
        since, count = self._counts.get(host, (now, 0))
        if now - since >= MINUTE:
            since, count = now, 0
        if count == 0 and len(self._counts) >= MOST_ADDRESSES:
            self._counts.clear()
        self._counts[host] = since, count + 1
        if count >= self.most:
            raise Problem(429, "server-error-rate")
