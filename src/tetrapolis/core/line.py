"""What of a record still stands: moves may have been taken back, and the match gone on from an earlier one."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from tetrapolis.core.match import Record

WhyNot = Literal["", "over", "nothing", "others", "asked", "sealed"]
"""Why a move cannot be taken back: the game is over, none was made, somebody else has moved since, somebody else is
asked now, something hidden or random came up."""


class Line:
    """Which records stand: each move follows another one, and what was taken back leads to where it was taken back to.

    >>> from tetrapolis.core.match import Record
    >>> moves = [Record(0), Record(1, 0, "a"), Record(2, 1, "b"), Record(3, 0, back=1), Record(4, 0, "c")]
    >>> Line(moves).to(-1), Line(moves).to(2)
    ([0, 1, 4], [0, 1, 2])
    """

    def __init__(self, records: Sequence[Record], quiet: Container[int] = ()) -> None:
        self.parent: dict[int, int] = {}
        """Of each move: the record whose position it was made in."""
        self.stands: list[int] = []
        """After each record: the one whose position it was."""
        for record in records:
            before = self.stands[-1] if self.stands else -1
            if record.undo:  # what nobody notices goes with the move before it
                while before in quiet:
                    before = self.parent[before]
                self.stands.append(self.parent[before])
            elif record.back is not None:
                self.stands.append(self.stands[record.back])
            else:
                self.parent[record.seq] = before
                self.stands.append(record.seq)

    @property
    def now(self) -> int:
        """The record whose position it is now."""
        return self.stands[-1]

    def to(self, seq: int) -> list[int]:
        """The records that led to the position after one, from the first on."""
        found, at = [], self.stands[seq]
        while at >= 0:
            found.append(at)
            at = self.parent[at]
        return found[::-1]
