"""What a seat may see of a frame."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tetrapolis.games.citadels.rules.frames import Redrawing, Threats, Warrants, WizardPut
from tetrapolis.games.citadels.rules.position import CitadelsPosition


def see_frame(pos: CitadelsPosition, frame: Any, seat: int | None) -> Any:
    """A copy of a frame without what this seat may not know; the numbers of chosen things stay."""
    kind = type(frame)
    if kind is Redrawing and frame.seat != seat:
        return Redrawing(frame.seat, (-1,) * len(frame.chosen))
    if (kind is Warrants or kind is Threats) and frame.seat != seat:
        return kind(frame.seat, (0,) * len(frame.ranks))
    if kind is WizardPut and seat not in (frame.seat, frame.target):
        return WizardPut(frame.seat, frame.target, -1)
    return replace(frame)
