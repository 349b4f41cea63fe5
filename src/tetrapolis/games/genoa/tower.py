"""The way of the tower (section 4)."""

from __future__ import annotations

from tetrapolis.games.genoa.position import GenoaPosition


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
