"""Ankh-Morpork in a terminal: what happened, as sentences, without what goes without saying."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from tetrapolis.cli.tables import Told, plain_tell
from tetrapolis.core.types import Event

TURN = "ankh_morpork-turn"
CAUSES = {"ankh_morpork-plays", "ankh_morpork-turns-event"}
PASSED = {"ankh_morpork-lets-happen", "ankh_morpork-lets-event-happen"}


def tell(lang: str, game_id: str, events: Sequence[Event], names: Sequence[str]) -> list[Told]:
    """A sentence for each event; equal ones in a row once, with their number.

    >>> lost = Event("ankh_morpork-loses-minion", {"minion": "p1", "area": "the_shades"})
    >>> tell("en", "ankh_morpork", [lost, lost], ["Anna", "Béla"])
    [Told(text='Anna loses a minion in The Shades ×2.', private=False, to_you=False)]
    """
    told: list[Told] = []
    for event, run in groupby(_worth_telling(events)):
        (said,) = plain_tell(lang, game_id, [event], names)
        times = len(list(run))
        told.append(said if times == 1 else said._replace(text=f"{said.text.removesuffix('.')} ×{times}."))
    return told


def _worth_telling(events: Sequence[Event]) -> list[Event]:
    """Without the beginning of a turn, which shows in what is done or asked next; a player who gave no answer once."""
    found: list[Event] = []
    passed: list[Event] = []
    for number, event in enumerate(events):
        if event.id == TURN:
            after = events[number + 1 : number + 2]
            if (after and after[0].args.get("seat") == event.args["seat"]) or (found and not after):
                continue
        if event.id in CAUSES:
            passed = []
        if event.id in PASSED:
            if event in passed:
                continue
            passed.append(event)
        found.append(event)
    return found
