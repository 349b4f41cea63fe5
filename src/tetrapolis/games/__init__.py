"""The games, by name. Each is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from tetrapolis.core.errors import UnknownGame
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match, replay_file

_GAMES = ("ankh_morpork", "citadels", "genoa", "walled_city")


def games() -> tuple[str, ...]:
    """The names of all games.

    >>> games()
    ('ankh_morpork', 'citadels', 'genoa', 'walled_city')
    """
    return _GAMES


def game(name: str) -> Game:
    """A game by its name; UnknownGame if there is none.

    >>> game("citadels").players
    range(2, 9)
    """
    if name not in _GAMES:
        raise UnknownGame("error-unknown-game", game=name[:40], known=", ".join(_GAMES))
    found: Game = import_module(f"tetrapolis.games.{name}").GAME
    return found


def replay(path: str | Path) -> Match:
    """A stored match, read and played through to its last record."""
    return replay_file(path, game)
