"""A network for another number of players: what was learned at a table of four is a good beginning at one of five.

Parts of the vector and actions go by their names. A further player is begun as a copy of the last one there was.
"""

from __future__ import annotations

import re

import numpy as np

from tetrapolis.bots.net import Floats, Net
from tetrapolis.bots.net_file import ADVISED
from tetrapolis.numbers.codec import Codec
from tetrapolis.numbers.encoding import codec

_PLACE = re.compile(r"@(\d)")


def grown(net: Net, players: int) -> Net:
    """The same network for so many players.

    >>> from tetrapolis.bots.net import blank
    >>> grown(blank("citadels", 4, seed=1), 6).inward.shape == blank("citadels", 6, seed=1).inward.shape
    True
    """
    if players == net.players:
        return net
    old, new = codec(net.game, net.players), codec(net.game, players)
    inward = np.zeros((new.size, len(net.bias)), np.float32)
    ends, before = _ends(new), _ends(old)
    for name, start in new.parts.items():
        known = _known(name, net.players)
        if known in old.parts:
            count = min(ends[name] - start, before[known] - old.parts[known])
            inward[start : start + count] = net.inward[old.parts[known] : old.parts[known] + count]
    outward: Floats = np.zeros((len(new.actions) + ADVISED, len(net.bias)), np.float32)
    lean = np.zeros(len(outward), np.float32)
    outward[-ADVISED:], lean[-ADVISED:] = net.outward[-ADVISED:], net.lean[-ADVISED:]
    for number, action in enumerate(new.actions):
        at = old.numbers.get(_known(action, net.players))
        if at is not None:
            outward[number], lean[number] = net.outward[at], net.lean[at]
    return Net(net.game, players, inward, net.bias.copy(), outward, lean)


def _known(name: str, players: int) -> str:
    """A part's or action's name with seats that were there.

    >>> _known("player @5", 4), _known("give @2 ace", 4)
    ('player @3', 'give @2 ace')
    """
    return _PLACE.sub(lambda found: f"@{min(int(found[1]), players - 1)}", name)


def _ends(table: Codec) -> dict[str, int]:
    """Where each part ends."""
    starts = [*table.parts.values(), table.size]
    return dict(zip(table.parts, starts[1:], strict=True))
