"""The tables the environments are tested at: every game and number of players, and options with moves of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

import tetrapolis as tp
from tetrapolis.core.driving import next_actor, next_ring
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position
from tetrapolis.core.types import CLOCK, Move


class Table(NamedTuple):
    """A game, a number of players, options."""

    game: str
    players: int
    options: Mapping[str, Any]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *map(str, self.options.values())])


PLAIN = [Table(game, players, {}) for game in tp.games() for players in tp.game(game).players]
SPECIAL = [
    Table("citadels", 2, {"preset": "random", "cast": "random", "uniques": "random"}),
    Table("citadels", 3, {"preset": "vicious_nobles"}),
    Table("citadels", 5, {"preset": "devious_dignitaries", "ninth": True}),
    Table("citadels", 6, {"preset": "illustrious_emissaries"}),
    Table("citadels", 7, {"preset": "cunning_agents", "edition": "2016"}),
    Table("ankh_morpork", 3, {"edition": "english-2011", "small_gods_trolls": True}),
    Table("walled_city", 2, {"board": "borderlands"}),
    Table("walled_city", 3, {"board": "borderlands", "guild_deck": "mixed"}),
    Table("walled_city", 4, {"guild_deck": "mixed"}),
    Table("genoa", 2, {"negotiation": "live", "board": "alt"}),
    Table("genoa", 4, {"joint_street": True, "move_only": True, "auto_deliver": False}),
    Table("genoa", 5, {"negotiation": "live", "money": "personal"}),
]
TABLES = PLAIN + SPECIAL


def positions(table: Table, seed: int, most: int, choose: Callable[[Observation, Random], Move]) -> Iterator[Position]:
    """A game from its first decision on, with the moves chosen, one position after the other."""
    pos, rng = tp.game(table.game).new(table.players, seed, table.options), Random(seed)
    for _ in range(most):
        if pos.outcome is not None:
            break
        yield pos
        seat = next_actor(pos, rng)
        pos.play(seat, next_ring(pos) if seat == CLOCK else choose(pos.observe(seat), rng))
