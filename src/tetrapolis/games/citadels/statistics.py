"""Citadels: which characters a player was, and what stood in the city at the end."""

from __future__ import annotations

from collections.abc import Sequence

from tetrapolis.arena.facts import Noted
from tetrapolis.core.position import Position
from tetrapolis.core.types import Event
from tetrapolis.games.citadels.rules.view import View

KINDS = {"char": "char", "district": "district"}


def facts(pos: Position, events: Sequence[Event], noted: Noted) -> None:
    """A character counts each time it was revealed."""
    for event in events:
        if event.id == "citadels-reveals":
            noted[event.args["seat"]][f"char:{event.args['char']}"] += 1
    view: View = pos.view(None)
    for found, player in zip(noted, view.players, strict=True):
        found.update(f"district:{name.rstrip('+')}" for name in player.city)
