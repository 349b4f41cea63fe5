"""Legal moves as a view: truth, length, membership, iteration, sampling, each with the least work."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Protocol

from tetrapolis.core.types import Move


class Legal(Protocol):
    """What `Position.legal` hands out. A space too large to list has no length but knows its members."""

    def __bool__(self) -> bool: ...
    def __len__(self) -> int: ...
    def __contains__(self, move: object) -> bool: ...
    def __iter__(self) -> Iterator[Move]: ...
    def sample(self, rng: Random) -> Move:
        """One of the moves, evenly."""
        ...


class MoveList:
    """Legal moves that can be listed.

    >>> moves = MoveList([])
    >>> bool(moves), len(moves)
    (False, 0)
    """

    __slots__ = ("moves",)

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = moves

    def __bool__(self) -> bool:
        return bool(self.moves)

    def __len__(self) -> int:
        return len(self.moves)

    def __contains__(self, move: object) -> bool:
        return move in self.moves

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def __repr__(self) -> str:
        return f"<Legal {', '.join(str(move) for move in self.moves)}>"

    def sample(self, rng: Random) -> Move:
        """One of the moves, evenly."""
        moves = self.moves
        return moves[int(rng.random() * len(moves))]


NOTHING = MoveList(())
