"""How often somebody may ask, and how much somebody may have open: counted by address, in each process of its own, so
that no request waits for it."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from litestar.datastructures import Address

from tetrapolis.server.problems import Problem

MINUTE = 60.0
MOST_ADDRESSES = 100_000
NETWORK_BITS = 64
"""Of an IPv6 address: whoever has one has all of its network."""


@lru_cache(maxsize=4096)
def neighbourhood(host: str) -> str:
    """What counts as one address.

    >>> neighbourhood("10.0.0.1"), neighbourhood("2001:db8::1"), neighbourhood("2001:db8::2:0:0:1")
    ('10.0.0.1', '2001:db8::', '2001:db8::')
    >>> neighbourhood("::ffff:10.0.0.1")
    '10.0.0.1'
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    spare = 128 - NETWORK_BITS
    return str(IPv6Address(int(address) >> spare << spare))


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
        self.count_for("" if address is None else neighbourhood(address.host))

    def count_for(self, key: str) -> None:
        """The same for whatever is counted."""
        now = self.now()
        since, count = self._counts.get(key, (now, 0))
        if now - since >= MINUTE:
            since, count = now, 0
        if count == 0 and len(self._counts) >= MOST_ADDRESSES:
            self._counts.clear()
        self._counts[key] = since, count + 1
        if count >= self.most:
            raise Problem(429, "server-error-rate")


class Places:
    """How many of something are open at once, by whose they are; `most` 0: without limit.

    >>> places = Places(1)
    >>> places.take("10.0.0.1"), places.take("10.0.0.1"), places.take("10.0.0.2")
    (True, False, True)
    >>> places.give("10.0.0.1")
    >>> places.take("10.0.0.1")
    True
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: dict[str, int] = {}

    def take(self, key: str) -> bool:
        """One more, if there is still a place."""
        taken = self._taken.get(key, 0)
        if self.most and taken >= self.most:
            return False
        self._taken[key] = taken + 1
        return True

    def give(self, key: str) -> None:
        """One less."""
        taken = self._taken[key] - 1
        if taken:
            self._taken[key] = taken
        else:
            del self._taken[key]
