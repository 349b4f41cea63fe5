"""Legal moves as a view: truth, length, membership, iteration, sampling, each with the least work."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from tetrapolis.core.types import Move


class Legal(Protocol):
    """What `Position.legal` hands out: a MoveList, or an OpenSpace, which has no length but knows its members."""

    def __bool__(self) -> bool: ...
    def __len__(self) -> int: ...
    def __contains__(self, move: object) -> bool: ...
    def __iter__(self) -> Iterator[Move]: ...
    @property
    def listed(self) -> Sequence[Move]:
        """Those of the moves that can be listed: all, or of an open space some."""
        ...

    def sample(self, rng: Random) -> Move:
        """One of the moves, evenly."""
        ...


class MoveList:
    """Legal moves that can be listed.

    >>> moves = MoveList([])
    >>> bool(moves), len(moves)
    (False, 0)
    """

    __slots__ = ("aside", "moves")

    def __init__(self, moves: Sequence[Move], aside: Sequence[Move] = ()) -> None:
        self.moves = moves
        self.aside = aside
        """Settings a player may change besides (deliver my messages by themselves); they answer nothing."""

    def __bool__(self) -> bool:
        return bool(self.moves)

    def __len__(self) -> int:
        return len(self.moves)

    def __contains__(self, move: object) -> bool:
        return move in self.moves or move in self.aside

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    @property
    def listed(self) -> Sequence[Move]:
        """All of them."""
        return self.moves

    def __repr__(self) -> str:
        return f"<Legal {', '.join(str(move) for move in self.moves)}>"

    def sample(self, rng: Random) -> Move:
        """One of the moves, evenly."""
        moves = self.moves
        return moves[int(rng.random() * len(moves))]


class OpenSpace:
    """Legal moves too many to list (an offer in a negotiation): described by a schema, tested with `in`, sampled.

    A game may make a class of its own of it, with `_contains` and `_sample`.
    """

    __slots__ = ("_contains_move", "_listed", "_sample_move", "_sampled", "aside", "schema")

    def __init__(
        self,
        schema: Mapping[str, Any],
        contains: Callable[[Move], bool],
        sample: Callable[[Random], Move],
        listed: Sequence[Move] = (),
    ) -> None:
        self.schema = schema
        self._listed = listed
        self._contains_move = contains
        self._sample_move = sample
        self._sampled: Move | None = None
        self.aside: Sequence[Move] = ()
        """As in a MoveList."""

    @property
    def listed(self) -> Sequence[Move]:
        """Those of the moves that can be listed (accept, pass), beside the open ones."""
        return self._listed

    def _contains(self, move: Move) -> bool:
        return self._contains_move(move)

    def _sample(self, rng: Random) -> Move:
        return self._sample_move(rng)

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        raise TypeError("an open space of moves has no length")

    def __iter__(self) -> Iterator[Move]:
        raise TypeError("an open space of moves cannot be listed")

    def __contains__(self, move: object) -> bool:
        return move is self._sampled or (isinstance(move, Move) and (self._contains(move) or move in self.aside))

    def sample(self, rng: Random) -> Move:
        """One of the moves."""
        self._sampled = move = self._sample(rng)  # need not be tested again when it is played
        return move


NOTHING = MoveList(())
