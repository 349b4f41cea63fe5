"""Lessons: what a learner sends, and where he is then."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tetrapolis.core.said import Said
from tetrapolis.wire.answers import TableInfo
from tetrapolis.wire.live import State
from tetrapolis.wire.requests import MoveText


class LessonWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a learner has done in a lesson so far, and what he does now: moves, `next` or `show`."""

    acts: Annotated[list[MoveText], msgspec.Meta(max_length=60)] = []
    act: MoveText = ""
    """Nothing: where am I?"""
    trial: bool = False
    """The act is a move that is only tried."""


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson; its words: `<game>-lesson-<lesson>-<id>`, `.done` (after it), `.wrong` (to other moves)."""

    id: str
    act: bool
    """The learner makes a move; else there is only something to be looked at."""
    lit: list[str]
    """The things on the table it speaks of, as offers name them; `verb:` and a verb: a button of the prompt."""
    rule: str = ""


class LessonAnswer(msgspec.Struct, frozen=True):
    """Where a learner is in a lesson, and what he sees."""

    table: TableInfo
    at: int
    """The number of his step; as many as there are: he has made them all."""
    steps: list[LessonStep]
    states: list[State]
    """What followed from what he did last, record by record; of a lesson that is taken up only the state it is in."""
    said: Said | None = None
    """What the move means that was only tried."""
