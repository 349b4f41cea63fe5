"""What each seat had and did in a game, as far as it may go with winning: the part that is special to each game.

A fact is `kind:thing` with the number of times, such as `card:ace` 2. What there is to note in a game stands in its
`statistics.py`: `KINDS` names the kinds and, for each, the kind of its words; `facts` finds them in the events of a
whole game and its last position. Of a game without that only the lines of the score are noted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from types import ModuleType

from tetrapolis.core.position import Position
from tetrapolis.core.types import Event
from tetrapolis.games import game

LINE = "line"
"""The kind of the lines of the score, in every game; `times` are points."""

Noted = list[Counter[str]]
"""The facts of each seat."""


def _module(game_id: str) -> ModuleType | None:
    return game(game_id).part("statistics")


def kinds_of(game_id: str) -> dict[str, str]:
    """The kinds of facts of a game, in the order they are told, and what kind of thing each names.

    >>> kinds_of("citadels")
    {'char': 'char', 'district': 'district'}
    """
    module = _module(game_id)
    return dict(module.KINDS) if module else {}


def facts_of(pos: Position, events: Sequence[Event]) -> tuple[dict[str, int], ...]:
    """The facts of a game that is over, for each seat: the game's own, and the lines of the score."""
    assert pos.outcome is not None
    noted: Noted = [Counter() for _ in range(pos.players)]
    module = _module(pos.game.id)
    if module:
        module.facts(pos, events, noted)
    for found, lines in zip(noted, pos.outcome.breakdown, strict=True):
        for line, points in lines:
            found[f"{LINE}:{line}"] += points
    return tuple(dict(sorted(found.items())) for found in noted)
