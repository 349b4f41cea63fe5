"""What a seat may see of a frame."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tetrapolis.games.genoa.rules.frames import (
    NO_CARD,
    NO_DRAFT,
    UNKNOWN,
    Asking,
    Dealing,
    Floor,
    Live,
    Paying,
    Picking,
    Replying,
    Window,
)
from tetrapolis.games.genoa.rules.offer_validity import shown_to
from tetrapolis.games.genoa.rules.position import GenoaPosition


def _hide(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (UNKNOWN,) * len(cards)


def _hide_order(order: int) -> int:
    return order if order == NO_CARD else UNKNOWN


def see_frame(pos: GenoaPosition, frame: Any, seat: int | None) -> Any:
    """A copy of a frame without what this seat may not know."""
    kind, trader = type(frame), pos.trader
    if kind is Floor:
        return replace(frame, offers=tuple([shown_to(terms, seat, trader) for terms in frame.offers]))
    if kind is Asking:  # sealed (GEN-6.53)
        drafts = [draft if who == seat else NO_DRAFT for who, draft in enumerate(frame.drafts)]
        return replace(frame, drafts=tuple(drafts))
    if kind is Window and seat != frame.seat:
        return replace(frame, order=_hide_order(frame.order), cards=())
    if kind is Replying:
        return replace(frame, terms=shown_to(frame.terms, seat, trader))
    if kind is Live and frame.counter is not None:
        return replace(frame, counter=shown_to(frame.counter, seat, trader))
    if kind is Dealing:
        deals = tuple([shown_to(terms, seat, trader) for terms in frame.deals])
        picker = frame.deals[0].by if frame.deals[0].counter else trader
        return replace(frame, deals=deals, picked=frame.picked if seat == picker else _hide(frame.picked))
    if kind is Picking and seat != frame.seat:
        return replace(frame, cards=())
    if kind is Paying and seat != frame.seat:
        return replace(frame, cards=(), picked=_hide(frame.picked))
    return replace(frame)
