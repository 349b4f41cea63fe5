"""A sensible player of The Walled City: it looks at what its seat may see and takes the move that seems worth most.

Every value is in votes: what it may expect at the counts to come, less a part of what the others may. Here stands which
question goes to which thought: bot.turn plans turns, bot.choices thinks of guilds and defence, bot.outlook holds what
the seat sees, bot.count and bot.votes say what a board promises, bot.values what things are worth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.bot import choices, turn
from tetrapolis.games.walled_city.bot.choices import use_guild
from tetrapolis.games.walled_city.bot.outlook import Outlook
from tetrapolis.games.walled_city.rules.moves import CopyGuild, UseGuild

Judge = Callable[[Outlook, Sequence[Any]], list[float]]
"""What each move is worth; those that are not to be made are worth NEVER."""


def decide(obs: Observation, rng: Random) -> Move:
    """The move this bot makes: always a legal one, the same for the same observation and generator."""
    moves = list(obs.legal())
    if len(moves) == 1:
        return moves[0]
    decision = obs.decision
    assert decision is not None
    table = Outlook(obs.seen, decision.seat)
    if isinstance(moves[-1], (UseGuild, CopyGuild)):  # they come last
        move = use_guild(table, moves)
        if move is not None:
            return move
    values = JUDGES[decision.kind](table, moves)
    most = max(values)
    return rng.choice([move for move, value in zip(moves, values, strict=True) if value >= most - 1e-9])


JUDGES: dict[str, Judge] = {
    "start_road": turn.start_road,
    "joining": choices.join,
    "building": turn.build_place,
    "showing": turn.show_card,
    "settling": turn.settle,
    "settling_other": turn.settle_other,
    "sharing": turn.share,
    "peopling": turn.people,
    "promoting": turn.promote,
    "adjusting": turn.adjust,
    "ending": choices.end,
    "ability": choices.choose,
    "answering": choices.give_low,
    "taking": choices.take_high,
    "zoning": choices.zone,
    "laying": choices.lay,
    "facing": choices.face,
}
