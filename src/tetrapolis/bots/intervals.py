"""How sure a share is."""

from __future__ import annotations

import math


def wilson(wins: float, games: float, z: float = 1.96) -> tuple[float, float]:
    """The 95 % Wilson interval of a share.

    >>> [round(bound, 3) for bound in wilson(25, 100)]
    [0.175, 0.343]
    """
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
