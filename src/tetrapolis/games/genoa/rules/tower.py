"""The way of the tower (section 4)."""

from __future__ import annotations

from typing import Literal

from tetrapolis.games.genoa.rules.position import DISCS, GenoaPosition

NoWay = Literal["", "tower", "visited", "far", "moves"]


def no_way(pos: GenoaPosition, space: int) -> NoWay:
    """Why the tower cannot go to a space now, in a word; empty: it can."""
    if space == pos.tower:
        return "tower"
    if pos.visited >> space & 1:  # GEN-4.5
        return "visited"
    if space not in pos.board.adjacent[pos.tower]:  # GEN-4.1
        return "far"
    return "moves" if len(pos.path) >= DISCS else ""  # GEN-4.4


def visit(pos: GenoaPosition, space: int) -> None:
    """The tower stands on a space, which counts as visited (GEN-3.7)."""
    pos.tower = space
    pos.path.append(space)
    pos.visited |= 1 << space


def move_tower(pos: GenoaPosition, space: int) -> None:
    """One disc stays behind, the others go along (GEN-4.3)."""
    left = pos.tower
    pos.discs[space] = pos.discs[left] - 1
    pos.discs[left] = 1
    visit(pos, space)
