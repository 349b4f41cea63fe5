"""The Walled City: the guilds of both rounds."""

from __future__ import annotations

from collections.abc import Sequence

from tetrapolis.arena.facts import Noted
from tetrapolis.core.position import Position
from tetrapolis.core.types import Event
from tetrapolis.games.walled_city.rules.view import View

KINDS = {"guild_1": "guild", "guild_2": "guild"}


def facts(pos: Position, events: Sequence[Event], noted: Noted) -> None:
    """The guild a player joined in each round."""
    view: View = pos.view(None)
    for found, player in zip(noted, view.players, strict=True):
        found[f"guild_1:{player.old_guild}"] += 1
        found[f"guild_2:{player.guild}"] += 1
