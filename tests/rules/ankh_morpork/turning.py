"""A table at which an event card has just been turned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.ankh_morpork import R, Table, given

_REMOVALS = ("susan", "igor", "fresh_start_club")
"""The interrupts that can answer an event."""


def turned(
    event: str,
    *dice: int,
    board: str = "",
    active: int = R,
    hands: Mapping[int, Sequence[str]] | None = None,
    **more: Any,
) -> Table:
    """The active player has played Rincewind and turned this event; the dice fall so.

    He holds Groat too, so that his turn is not over after the event. Susan, Igor and the Fresh Start Club lie in the
    discard pile unless somebody holds them: if nobody does, nobody is asked about lost minions.
    """
    held = {active: ["rincewind", "groat"], **(hands or {})}
    in_hand = {card for hand in held.values() for card in hand}
    discard = [card for card in _REMOVALS if card not in in_hand]
    table = given(board, active=active, hands=held, events=[event], dice=dice, discard=discard, **more)
    return table.play("play rincewind")


def rolled(table: Table) -> list[tuple[int, list[str]]]:
    """Who has rolled for which areas so far, roll by roll."""
    return [(args["seat"], args["areas"]) for args in table.said("event-rolls")]
