"""What a seat may see of a frame."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tetrapolis.games.ankh_morpork.rules.frames import Keeping
from tetrapolis.games.ankh_morpork.rules.position import NO_CARD, AnkhMorporkPosition


def see_frame(pos: AnkhMorporkPosition, frame: Any, seat: int | None) -> Any:
    """A copy of a frame without what this seat may not know (ANK-11.8)."""
    if type(frame) is Keeping and seat not in (frame.seat, frame.target):
        return Keeping(frame.seat, frame.target, (NO_CARD,) * len(frame.cards))
    return replace(frame)
