"""Legal moves as a view: truth, length, membership, iteration, index, sampling, each with the least work."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Protocol, overload

from tetrapolis.core.types import Move


class Legal(Protocol):
    """What `Position.legal` hands out: a MoveList, or an OpenSpace, which has no length but knows its members."""

    def __bool__(self) -> bool: ...
    def __len__(self) -> int: ...
    def __contains__(self, move: object) -> bool: ...
    def __iter__(self) -> Iterator[Move]: ...
    @overload
    def __getitem__(self, which: int) -> Move: ...
    @overload
    def __getitem__(self, which: slice) -> Sequence[Move]: ...
    @property
    def listed(self) -> Sequence[Move]:
        """Those of the moves that can be listed: all, or of an open space some."""
        ...

    def sample(self, rng: Random) -> Move:
        """One of the moves, evenly."""
        ...


class MoveList:
    """Legal moves that can be listed.

    >>> import tetrapolis as tp
    >>> legal = tp.game("citadels").new(players=4, seed=7).legal(2)
    >>> legal
    <Legal, 5 moves: pick thief, pick magician, pick king, pick bishop, pick warlord>
    >>> str(legal[0]), str(legal[-1]), len(legal[1:3])
    ('pick thief', 'pick warlord', 2)
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

    @overload
    def __getitem__(self, which: int) -> Move: ...
    @overload
    def __getitem__(self, which: slice) -> Sequence[Move]: ...
    def __getitem__(self, which: int | slice) -> Move | Sequence[Move]:
        return self.moves[which]

    @property
    def listed(self) -> Sequence[Move]:
        """All of them."""
        return self.moves

    def __repr__(self) -> str:
        return f"<Legal, {_counted(self.moves)}>"

    def __str__(self) -> str:
        return "\n".join(map(str, self.moves))

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
        raise TypeError(f"an open space of moves has no length; {_INSTEAD}")

    def __iter__(self) -> Iterator[Move]:
        raise TypeError(f"an open space of moves cannot be listed; {_INSTEAD}")

    @overload
    def __getitem__(self, which: int) -> Move: ...
    @overload
    def __getitem__(self, which: slice) -> Sequence[Move]: ...
    def __getitem__(self, which: int | slice) -> Move | Sequence[Move]:
        raise TypeError(f"an open space of moves cannot be indexed; {_INSTEAD}")

    def __repr__(self) -> str:
        return f"<Legal, an open space, and listed {_counted(self.listed)}>"

    def __str__(self) -> str:
        return "\n".join([*map(str, self.listed), "..."])

    def __contains__(self, move: object) -> bool:
        return move is self._sampled or (isinstance(move, Move) and (self._contains(move) or move in self.aside))

    def sample(self, rng: Random) -> Move:
        """One of the moves."""
        self._sampled = move = self._sample(rng)  # need not be tested again when it is played
        return move


class SeenSpace(OpenSpace):
    """An open space that an observation has brought along: what can be listed of it was worked out when the seat
    looked; all else is asked of what the seat sees, as soon as somebody wants to know."""

    __slots__ = ("_whole", "_work_out")

    def __init__(self, known: OpenSpace, work_out: Callable[[], Legal | list[Move]]) -> None:
        self.schema, self._listed, self.aside = known.schema, known.listed, known.aside
        self._sampled = None
        self._whole: Legal | None = None
        self._work_out = work_out

    @property
    def whole(self) -> Legal:
        """The same, worked out."""
        if self._whole is None:
            found = self._work_out()
            self._whole = MoveList(found) if isinstance(found, list) else found
        return self._whole

    def _contains(self, move: Move) -> bool:
        return move in self.whole

    def _sample(self, rng: Random) -> Move:
        return self.whole.sample(rng)


_INSTEAD = "`listed` are those of its moves that can be, `in` tests any, `sample` draws one, `schema` describes them"
_MOST = 12
"""So many moves are named in one line."""


def _counted(moves: Sequence[Move]) -> str:
    """How many moves there are, and which, in one line."""
    if not moves:
        return "nothing"
    named = [str(move) for move in moves[:_MOST]] + ["..."] * (len(moves) > _MOST)
    return f"{len(moves)} {'move' if len(moves) == 1 else 'moves'}: {', '.join(named)}"


NOTHING = MoveList(())
