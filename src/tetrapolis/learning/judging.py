"""Whether a network plays better than what was there before: games until it is clear (a sequential test)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from tetrapolis.bots import Bot
from tetrapolis.bots.learned import playing
from tetrapolis.bots.net import Net
from tetrapolis.core.driving import next_asked
from tetrapolis.games import game

ERROR = 0.05
"""How often the test may err, either way."""
BETTER = 1.2
"""A network that is kept wins this many times its fair share, at least; one that wins its fair share is not."""


class Wins(NamedTuple):
    """Of so many games, how many were won; a shared win counts in part."""

    wins: float
    games: int

    @property
    def share(self) -> float:
        """The part of the games that was won."""
        return self.wins / max(1, self.games)


def seated(
    net: Net, rival: Bot, seeds: Sequence[tuple[str, Mapping[str, Any]]], first: int = 0, temperature: float = 0.0
) -> Wins:
    """Games of one network among rivals of one kind, in each seat in turn.

    >>> from tetrapolis.bots import play_randomly
    >>> from tetrapolis.bots.net import blank
    >>> seated(blank("citadels", 2, seed=1), play_randomly, [("a", {}), ("b", {})]).games
    2
    """
    own, wins = playing(net, temperature), 0.0
    for number, (seed, options) in enumerate(seeds, first):
        pos = game(net.game).new(net.players, seed, dict(options))
        rng, order, mine = Random(f"{seed}/bots"), Random(f"{seed}/order"), number % net.players
        while (seat := next_asked(pos, order)) is not None:
            obs = pos.observe(seat)
            pos.play(seat, (own if seat == mine else rival)(obs, rng))
        assert pos.outcome is not None
        winners = pos.outcome.winners
        wins += (mine in winners) / len(winners)
    return Wins(wins, len(seeds))


def verdict(found: Wins, players: int) -> bool | None:
    """Whether it is better; None: not clear yet (Wald's test of the fair share against a larger one).

    >>> verdict(Wins(60, 100), 4), verdict(Wins(40, 200), 4), verdict(Wins(6, 20), 4)
    (True, False, None)
    """
    fair = 1 / players
    more = min(0.9, fair * BETTER)
    lost = found.games - found.wins
    weight = found.wins * math.log(more / fair) + lost * math.log((1 - more) / (1 - fair))
    limit = math.log((1 - ERROR) / ERROR)
    return True if weight > limit else False if weight < -limit else None
