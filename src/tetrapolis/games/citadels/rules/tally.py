"""What the cities would be worth now, as far as a seat may know."""

from __future__ import annotations

import msgspec

from tetrapolis.games.citadels.rules.cards import COST, NAMES, SECRET_VAULT, TYPE, TYPES
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.scoring import Line, score_lines


class Tally(msgspec.Struct, frozen=True):
    """Points if the game ended now. What moves cost and bring the prompt tells."""

    lines: list[list[Line]]
    """Of each seat: what for, and how many (CIT-16.5). A Secret Vault counts for its holder, others cannot know."""
    types: list[list[int]]
    """Of each seat: the points of its districts (CIT-16.2) by their types."""
    hidden: bool
    """Somebody may have points of which others do not know yet: a Secret Vault is in the game (CIT-15.28)."""


def tally_of(pos: CitadelsPosition, seat: int | None, like: Tally | None = None) -> Tally:
    """The points so far.

    >>> import tetrapolis as tp
    >>> tp.game("citadels").new(players=2, seed=1).tally(0).lines
    [[('districts', 0)], [('districts', 0)]]
    """
    vault = NAMES[SECRET_VAULT]
    counted = pos.outcome.breakdown if pos.outcome else [score_lines(pos, player) for player in range(pos.players)]
    lines = [
        [line for line in own if pos.outcome or player == seat or line[0] != vault]
        for player, own in enumerate(counted)
    ]
    types = [_by_types(city) for city in pos.cities] if like is None else like.types
    return Tally(lines, types, pos.outcome is None and SECRET_VAULT in pos.setup.cards)


def _by_types(city: list[int]) -> list[int]:
    found = [0] * len(TYPES)
    for district in city:
        found[TYPE[district]] += COST[district]
    return found
