"""The bots' room: players that decide from an Observation, by game and level.

A bot is a plain function; a game's own heuristics live with the game.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tetrapolis.core.errors import BadOptions
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games import game

Bot = Callable[[Observation, Random], Move]
"""Decides from what its seat may know; the generator is its only source of chance."""

LEVELS = ("random", "greedy")
"""From weak to strong."""


def play_randomly(obs: Observation, rng: Random) -> Move:
    """Any legal move, evenly."""
    return obs.legal().sample(rng)


def bot(game_id: str, level: str) -> Bot:
    """The bot of a level for a game; UnknownGame or BadOptions if there is none.

    >>> from random import Random
    >>> import tetrapolis as tp
    >>> pos = tp.game("citadels").new(players=4, seed=7)
    >>> seat = pos.pending[0].seat
    >>> move = bot("citadels", "greedy")(pos.observe(seat), Random(1))
    >>> move in pos.legal(seat)
    True
    >>> bot("citadels", "grandmaster")
    Traceback (most recent call last):
    tetrapolis.core.errors.BadOptions: error-unknown-bot: level=grandmaster, known=random, greedy
    """
    own = game(game_id).bots
    if level == "random":
        return play_randomly
    if level not in own:
        known = ", ".join(name for name in LEVELS if name == "random" or name in own)
        raise BadOptions("error-unknown-bot", level=level[:40], known=known)
    return own[level]


__all__ = ["LEVELS", "Bot", "bot", "play_randomly"]
