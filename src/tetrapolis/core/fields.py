"""What the fields of a game's view are, for tables that know nothing of the game: whose they are, and of which kind."""

from __future__ import annotations

from typing import Any

import msgspec

from tetrapolis.core.game import Game

ASIDE = ("seat", "ply", "players", "options", "setup", "stack")
"""What any view may have and no table shows; but `players`, where it is a list, has a part for each seat."""
_PROBE = "p1"


class Fields(msgspec.Struct, frozen=True):
    """How a plain table reads a view."""

    by_seat: list[str]
    """Lists with a part for each seat."""
    aside: list[str]
    """Not shown."""
    kinds: dict[str, str]
    """Of which kind the things in a field are: `card` if they are called `<game>-card-<value>`; `seat`: players."""


def fields_of(game: Game) -> Fields:
    """What a game's view is made of, found in its first positions and in its story.

    >>> import tetrapolis as tp
    >>> found = fields_of(tp.game("citadels"))
    >>> found.by_seat, found.kinds["district"]
    (['players'], 'district')
    """
    views = {players: _first_view(game, players) for players in (game.players[0], game.players[-1])}
    names = [name for name in views[game.players[0]] if name not in ASIDE or name == "players"]
    by_seat = [name for name in names if all(_is_for_each(view[name], players) for players, view in views.items())]
    aside = [name for name in ASIDE if name not in by_seat]
    kinds = {name: kind for name, kind in _kinds(game).items() if "." not in name}
    return Fields(by_seat, aside, kinds)


def _first_view(game: Game, players: int) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(game.new(players, seed=0).view(None))
    return view


def _is_for_each(value: Any, players: int) -> bool:
    return isinstance(value, list) and len(value) == players


def _kinds(game: Game) -> dict[str, str]:
    """The kinds of the story's values, by their names: tried out, for a kind is a function."""
    found: dict[str, str] = {}
    for name, kind in game.story.kinds.items():
        try:
            typed = kind(_PROBE)
        except (TypeError, ValueError, LookupError, AttributeError):
            continue  # it wants something else than a word: no thing with a name
        first = typed[0] if isinstance(typed, list | tuple) and typed else typed
        if isinstance(first, str) and ":" in first:
            found[name] = first.partition(":")[0]
    return found
