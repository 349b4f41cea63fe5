"""Discworld: Ankh-Morpork: who a player was, the cards played, and where buildings stood at the end."""

from __future__ import annotations

from collections.abc import Sequence

from tetrapolis.arena.facts import Noted
from tetrapolis.core.position import Position
from tetrapolis.core.types import Event
from tetrapolis.games.ankh_morpork.rules.areas import NAMES
from tetrapolis.games.ankh_morpork.rules.view import View

KINDS = {"personality": "personality", "area": "area", "card": "card"}
_PLAYED = ("ankh_morpork-plays", "ankh_morpork-interrupts")


def facts(pos: Position, events: Sequence[Event], noted: Noted) -> None:
    """The personality at the end, which need not be the one of the beginning."""
    for event in events:
        if event.id == "ankh_morpork-revealed":
            noted[event.args["seat"]][f"personality:{event.args['personality']}"] += 1
        elif event.id in _PLAYED:
            noted[event.args["seat"]][f"card:{event.args['card']}"] += 1
    view: View = pos.view(None)
    for area, owner in enumerate(view.buildings):
        if owner >= 0:
            noted[owner][f"area:{NAMES[area]}"] += 1
