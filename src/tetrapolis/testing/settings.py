"""Kinds of tables: a game, a number of players, options; and which of them a game should be tried at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from tetrapolis.core.driving import next_actor
from tetrapolis.core.errors import BadOptions, keep
from tetrapolis.core.game import Game
from tetrapolis.core.position import Position

TOO_LONG = 20_000
"""A random game that takes more moves does not end."""


class Setting(NamedTuple):
    """A kind of table."""

    game: Game
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return " ".join([str(self.players), *(f"{name}={value}" for name, value in self.options.items())])

    def new(self, seed: int | str) -> Position:
        """A new game at such a table."""
        return self.game.new(self.players, seed, self.options)


def settings_of(game: Game) -> list[Setting]:
    """Every number of players, and every value of every option once.

    >>> import tetrapolis as tp
    >>> [str(setting) for setting in settings_of(tp.game("walled_city"))][:5]
    ['2', '3', '4', '2 board=borderlands', '3 guild_deck=mixed']
    """
    found = [Setting(game, players, {}) for players in game.players]
    for at, (name, value) in enumerate(other_values(game)):
        setting = table_for(game, {name: value}, at)
        if setting is not None:
            found.append(setting)
    return found


def other_values(game: Game) -> list[tuple[str, Any]]:
    """Each option with each of its values but the default; of a range its ends, of a list none."""
    schema = game.options_schema()["$defs"][game.options_type.__name__]["properties"]
    return [
        (name, value) for name, kind in schema.items() for value in _values(kind) if value != kind.get("default", value)
    ]


def _values(schema: dict[str, Any]) -> list[Any]:
    """The values that a schema allows, as far as they can be guessed.

    >>> _values({"anyOf": [{"type": "boolean"}, {"type": "null"}, {"enum": ["a"]}]})
    [False, True, None, 'a']
    >>> _values({"type": "integer", "minimum": 1, "maximum": 5}), _values({"type": "array"})
    ([1, 5], [])
    """
    found: list[Any] = []
    for kind in schema.get("anyOf", [schema]):
        if "enum" in kind:
            found += kind["enum"]
        elif kind.get("type") == "boolean":
            found += [False, True]
        elif kind.get("type") == "null":
            found.append(None)
        elif kind.get("type") == "integer":
            found += [kind[end] for end in ("minimum", "maximum") if end in kind]
    return found


def table_for(game: Game, options: dict[str, Any], first: int = 0) -> Setting | None:
    """A table that takes these options, if need be with another one that they go with; None: there is none."""
    counts = [game.players[(first + step) % len(game.players)] for step in range(len(game.players))]
    for more in ({}, *({name: value} for name, value in other_values(game) if name not in options)):
        for players in counts:
            setting = Setting(game, players, {**more, **options})
            try:
                setting.new(1)
            except BadOptions:
                continue
            except Exception:  # noqa: BLE001 - what is wrong is told where the table is played at
                return setting
            return setting
    return None


def random_game(setting: Setting, seed: int | str) -> Iterator[Position]:
    """One and the same position before its first move, after each one, and when the game is over."""
    pos = setting.new(seed)
    rng = Random(seed)
    yield pos
    while pos.outcome is None:
        seat = next_actor(pos, rng)
        legal = pos.legal(seat)
        keep(legal, "no-move", viewer=seat, frame=type(pos.stack[-1]).__name__)
        pos.play(seat, legal.sample(rng))
        keep(pos.ply < TOO_LONG, "endless")
        yield pos
