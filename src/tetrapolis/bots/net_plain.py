"""A network without numpy: the same numbers, several times slower; for installs with no more than the rules need."""

from __future__ import annotations

import math
from collections.abc import Iterator
from operator import mul
from pathlib import Path
from struct import unpack
from typing import Any, NamedTuple

from tetrapolis.bots.net_file import read
from tetrapolis.numbers.features import Numbers

Row = tuple[float, ...]


class PlainNet(NamedTuple):
    """As bots.net.Net has it, in tuples."""

    game: str
    players: int
    inward: list[Row]
    bias: Row
    outward: list[Row]
    lean: Row
    about: dict[str, Any]

    def likes(self, vector: Numbers, actions: list[int], advised: int) -> list[float]:
        """How much it likes each of some actions, of which the brain advises one."""
        hidden = list(self.bias)
        for row, number in zip(self.inward, vector, strict=True):
            if number:
                hidden = (
                    [all_ + one for all_, one in zip(hidden, row, strict=True)]
                    if number == 1.0
                    else [all_ + number * one for all_, one in zip(hidden, row, strict=True)]
                )
        hidden = [one if one > 0 else 0.0 for one in hidden]
        outward, lean = self.outward, self.lean
        found = [lean[action] + sum(map(mul, outward[action], hidden)) for action in actions]
        found[advised] += lean[-1] + sum(map(mul, outward[-1], hidden)) + math.log(len(actions))
        return found


def load(path: Path) -> PlainNet:
    """Read a network; BadOptions if it is none, or does not fit this version's vectors and actions."""
    head, numbers = read(path)
    flat = iter(unpack(f"<{len(numbers) // 2}e", numbers))
    inward, bias, outward, lean = [_rows(flat, math.prod(shape), shape[-1]) for shape in head.shapes]
    return PlainNet(head.game, head.players, inward, bias[0], outward, lean[0], head.about)


def _rows(flat: Iterator[float], count: int, width: int) -> list[Row]:
    return [tuple([next(flat) for _ in range(width)]) for _ in range(count // width)]
