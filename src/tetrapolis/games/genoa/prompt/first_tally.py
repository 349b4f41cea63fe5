"""The tally as the first protocol has it."""

from __future__ import annotations

import msgspec

from tetrapolis.games.genoa.rules.position import GenoaPosition
from tetrapolis.games.genoa.rules.tally import Run, tally_of


class FirstTally(msgspec.Struct, frozen=True):
    """Ducats if the game ended now; actions left."""

    lines: list[list[tuple[str, int | None]]]
    runs: list[Run]
    actions: list[int]
    asks: int


def first_tally_of(pos: GenoaPosition, seat: int | None) -> FirstTally:
    """The ducats so far.

    >>> import tetrapolis as tp
    >>> tp.game("genoa").new(players=3, seed=1).first_tally(0).actions
    [1, 1, 1]
    """
    now = tally_of(pos, seat)
    return FirstTally(now.lines, now.runs, now.actions, now.asks)
