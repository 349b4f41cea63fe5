"""How strong bots are as opponents: from what was measured (`strengths.json`), never from games with people."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path

import msgspec

NORMAL = 25.0
"""The strength of the bot `normal`, and of somebody new."""
SCALE = 25 / 6 * math.sqrt(2)
"""How much better one is who wins e times as often, in the model of the ratings (both known well)."""


class Step(msgspec.Struct, frozen=True):
    """One bot of a level among bots of another: its share of the wins, in percent."""

    game: str
    players: int
    one: str
    among: str
    games: int
    share: float


class Measured(msgspec.Struct, frozen=True):
    """The data file."""

    steps: list[Step]


@cache
def measured() -> Measured:
    """What was measured."""
    return msgspec.json.decode(Path(__file__).with_name("strengths.json").read_bytes(), type=Measured)


def ahead(step: Step) -> float:
    """How much stronger the one is. Who wins always is as strong as half a game lost would say.

    >>> round(ahead(Step("nim", 4, "b", "a", 1000, 25.0)), 6)
    0.0
    >>> round(ahead(Step("nim", 2, "b", "a", 1000, 73.105858)) / SCALE, 3)
    1.0
    """
    share = min(step.share / 100, 1 - 0.5 / step.games)
    return SCALE * math.log(share * (step.players - 1) / (1 - share))


@cache
def strength(game: str, players: int, level: str) -> float | None:
    """How strong a level is in a game, as measured at the nearest size of table; None: nobody has measured it.

    >>> strength("citadels", 4, "normal")
    25.0
    >>> [strength("citadels", 4, level) < 25 for level in ("random", "easy", "hard", "expert")]
    [True, True, False, False]
    >>> strength("citadels", 4, "program:botond") is None
    True
    """
    of = [step for step in measured().steps if step.game == game]
    sizes = sorted({step.players for step in of}, key=lambda size: (abs(size - players), size))
    if not sizes:
        return None
    steps = {(_level(step.one), _level(step.among)): ahead(step) for step in of if step.players == sizes[0]}
    hard = NORMAL + steps[("hard", "normal")]
    known = {
        "random": NORMAL - steps[("normal", "random")],
        "easy": NORMAL - steps[("normal", "easy")],
        "normal": NORMAL,
        "hard": hard,
        "expert": hard + steps.get(("expert", "hard"), 0.0),
    }
    return known.get(level)


def _level(name: str) -> str:
    """A level without its time."""
    return name.partition("@")[0]
