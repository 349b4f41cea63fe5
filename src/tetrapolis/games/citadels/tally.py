"""What the cities would be worth now, as far as a seat may know (CIT-16.5)."""

from __future__ import annotations

import msgspec

from tetrapolis.games.citadels.cards import NAMES, SECRET_VAULT
from tetrapolis.games.citadels.position import CitadelsPosition
from tetrapolis.games.citadels.scoring import Line, score_lines


class Tally(msgspec.Struct, frozen=True):
    """Points if the game ended now."""

    lines: list[list[Line]]
    """Of each seat: what for, and how many. A Secret Vault counts for the seat that holds it, others cannot know."""


def tally_of(pos: CitadelsPosition, seat: int | None) -> Tally:
    """The points so far.

    >>> import tetrapolis as tp
    >>> tp.game("citadels").new(players=2, seed=1).tally(0)
    Tally(lines=[[('districts', 0)], [('districts', 0)]])
    """
    vault = NAMES[SECRET_VAULT]
    known = range(pos.players) if pos.outcome is not None else (seat,)
    return Tally(
        [
            [line for line in score_lines(pos, player) if player in known or line[0] != vault]
            for player in range(pos.players)
        ]
    )
