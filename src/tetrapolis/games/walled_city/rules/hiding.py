"""What a seat may see of a frame."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tetrapolis.games.walled_city.rules.cards import GUILD_NAMES
from tetrapolis.games.walled_city.rules.frames import Ability, Answering, Butchery, Facing
from tetrapolis.games.walled_city.rules.guilds_cards import others
from tetrapolis.games.walled_city.rules.position import NO_CARD, OFF, WalledCityPosition


def see_frame(pos: WalledCityPosition, frame: Any, seat: int | None) -> Any:
    """A copy of a frame without what this seat may not know (WAL-14.3, WAL-14.4)."""
    kind = type(frame)
    if kind is Facing and frame.seat != seat:
        return Facing(frame.seat, frame.zone, OFF if frame.card >= OFF else NO_CARD)
    if kind is Ability and frame.picks and GUILD_NAMES[frame.guild] == "butchers" and frame.seat != seat:
        return replace(frame, picks=(NO_CARD,) * len(frame.picks))
    if kind is Butchery:
        targets = others(pos, frame.by)
        given = [
            card if seat in (target, frame.by) else NO_CARD for target, card in zip(targets, frame.given, strict=True)
        ]
        back = [
            card if seat == target or (seat == frame.by and frame.shown >> place & 1) else NO_CARD
            for place, (target, card) in enumerate(zip(targets, frame.back, strict=False))
        ]
        return replace(frame, given=tuple(given), back=tuple(back))
    if kind is Answering and seat != frame.seat:
        butcher = next(below.by for below in reversed(pos.stack) if isinstance(below, Butchery))
        return replace(frame, got=frame.got if seat == butcher else NO_CARD)
    return replace(frame)
