"""The bots' room: players that decide from an Observation, by game and level.

A bot is a plain function; what a game knows about playing well is its Brain and lives with the game. What is here
knows no game: noise (easy), worlds and playouts (hard), a tree (expert), and what a bot says about its choice. A game
without a brain has all levels too: they play worlds out by chance (plain).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

from tetrapolis.bots.cores import grow_together, spare_cores
from tetrapolis.bots.halving import halve
from tetrapolis.bots.plain import PLAIN, brain_of, play_randomly
from tetrapolis.bots.worlds import ENDLESS, Weighed
from tetrapolis.core.brain import Brain
from tetrapolis.core.errors import BadOptions
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games import game

Bot = Callable[[Observation, Random], Move]
"""Decides from what its seat may know; the generator is its only source of chance."""

Search = Callable[[Observation, Brain, Random, float, int], list[Weighed]]
"""Weighs the candidates for so many seconds, in at most so many worlds; the best comes first."""

LEVELS = ("random", "easy", "normal", "hard", "expert")
"""From weak to strong."""
SECONDS = {"random": 0.005, "easy": 0.005, "normal": 0.05, "hard": 0.5, "expert": 2.0}
"""How long a level may think about one decision, on one core."""
RENAMED = {"greedy": "normal"}
"""Levels that matches stored by earlier versions name."""
SLIP = 0.3
"""How often the easy bot does something by chance."""
WORLDS, MOST_SECONDS = 12, 2.0
"""Normal without a brain: so many worlds, so that the same seed gives the same games; the time ends it only in a game
that is very slow."""


def bot(game_id: str, level: str, seconds: float | None = None, cores: int = 1) -> Bot:
    """The bot of a level for a game; UnknownGame or BadOptions if there is none.

    Expert can think on several cores at a time (see spare_cores): only where no other games want them.

    >>> from random import Random
    >>> import tetrapolis as tp
    >>> pos = tp.game("citadels").new(players=4, seed=7)
    >>> seat = pos.pending[0].seat
    >>> move = bot("citadels", "normal")(pos.observe(seat), Random(1))
    >>> move in pos.legal(seat)
    True
    >>> bot("citadels", "grandmaster")
    Traceback (most recent call last):
    tetrapolis.core.errors.BadOptions: error-unknown-bot: level=grandmaster, known=random, easy, normal, hard, expert
    There is no bot level "grandmaster". Choose one of these: random, easy, normal, hard, expert.
    """
    brain = brain_of(game(game_id))
    level = RENAMED.get(level, level)
    if level == "random":
        return play_randomly
    if level not in LEVELS:
        raise BadOptions("error-unknown-bot", level=level[:40], known=", ".join(levels(game_id)))
    quick = replace(brain, decide=searching(brain, halve, MOST_SECONDS, WORLDS)) if brain is PLAIN else brain
    if level == "normal":
        return quick.decide
    if level == "easy":
        return easy(quick)
    search: Search = halve if level == "hard" else partial(grow_together, cores=cores)
    return searching(brain, search, SECONDS[level] if seconds is None else seconds)


def levels(game_id: str) -> list[str]:
    """The levels there are for a game, from weak to strong; UnknownGame if there is none such.

    >>> levels("genoa")
    ['random', 'easy', 'normal', 'hard', 'expert']
    """
    game(game_id)
    return list(LEVELS)


def easy(brain: Brain) -> Bot:
    """As normal, but now and then it does not look."""

    def decide(obs: Observation, rng: Random) -> Move:
        return play_randomly(obs, rng) if rng.random() < SLIP else brain.decide(obs, rng)

    return decide


def searching(brain: Brain, search: Search, seconds: float, worlds: int = ENDLESS) -> Bot:
    """Tries the candidates in worlds of its own, for so long or so many."""

    def decide(obs: Observation, rng: Random) -> Move:
        return search(obs, brain, rng, seconds, worlds)[0].move if brain.matters(obs) else brain.decide(obs, rng)

    return decide


__all__ = ["LEVELS", "SECONDS", "Bot", "bot", "easy", "levels", "play_randomly", "searching", "spare_cores"]
