"""Tetrapolis: four city games at one table.

>>> import random
>>> import tetrapolis as tp
>>> game = tp.game("citadels")
>>> pos = game.new(players=4, seed=7)
>>> rng = random.Random(1)
>>> while pos.outcome is None:
...     seat = pos.pending[0].seat
...     events = pos.play(seat, pos.legal(seat).sample(rng))
>>> pos.outcome.reason
'city_completed'
"""

from tetrapolis.core.errors import (
    BadOptions,
    BadRecord,
    IllegalMove,
    MalformedMove,
    NotYourDecision,
    TetrapolisError,
    UnknownGame,
)
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match, Record
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position
from tetrapolis.core.types import Decision, Event, Move, Outcome
from tetrapolis.core.version import __version__
from tetrapolis.games import game, games, replay

__all__ = [
    "BadOptions",
    "BadRecord",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "MalformedMove",
    "Match",
    "Move",
    "NotYourDecision",
    "Observation",
    "Outcome",
    "Position",
    "Record",
    "TetrapolisError",
    "UnknownGame",
    "__version__",
    "game",
    "games",
    "replay",
]
