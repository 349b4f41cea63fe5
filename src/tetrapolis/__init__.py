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

from tetrapolis.core.about import About
from tetrapolis.core.brain import Brain
from tetrapolis.core.errors import (
    BadOptions,
    BadRecord,
    IllegalMove,
    MalformedMove,
    NotYourDecision,
    TetrapolisError,
    UnknownGame,
    Worded,
)
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match, Record
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position, Step
from tetrapolis.core.ranking import settle
from tetrapolis.core.state import HIDDEN, OWN, sees, starts
from tetrapolis.core.telling import Story, thing
from tetrapolis.core.types import EVERYONE, Decision, Event, Frame, Move, Outcome, Seat
from tetrapolis.core.version import __version__
from tetrapolis.games import game, games, replay


def _said(error: Worded) -> str:
    """An error in English, for who reads it below a traceback."""
    try:
        from tetrapolis.locales.words import in_words
    except ModuleNotFoundError:  # the engine alone has no words
        return ""
    return in_words("en", error)


Worded.words = _said

__all__ = [
    "EVERYONE",
    "HIDDEN",
    "OWN",
    "About",
    "BadOptions",
    "BadRecord",
    "Brain",
    "Decision",
    "Event",
    "Frame",
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
    "Seat",
    "Step",
    "Story",
    "TetrapolisError",
    "UnknownGame",
    "__version__",
    "game",
    "games",
    "replay",
    "sees",
    "settle",
    "starts",
    "thing",
]
