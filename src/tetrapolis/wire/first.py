"""The first protocol: what is different for clients that do not ask for the second one.

Programs were written for it: it does not change any more. A seat gets its legal moves as texts and no prompt; the
values of events are plain, as the engine has them, and what an event says is all there is to it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tetrapolis.core.types import Decision, Event, Outcome
from tetrapolis.wire.live import (
    Accepted,
    ChatLine,
    Complaint,
    Condition,
    Due,
    Pong,
    Presence,
    Rejected,
    TableNews,
)
from tetrapolis.wire.patch import Change


class Happened1(msgspec.Struct, frozen=True):
    """An event as this seat may know it, with the number of the record that made it."""

    seq: int
    id: str
    args: dict[str, Any]


class Observed1(msgspec.Struct, frozen=True):
    """All that a seat may know."""

    game: str
    seat: int | None
    view: dict[str, Any]
    """As the game lays it out."""
    events: list[Event]
    """What happened since the game's last natural cut."""
    pending: list[Decision]
    """The open questions, of everybody."""
    legal: list[str] | dict[str, Any]
    """The seat's legal moves; where they are too many to list, a schema with those that can be `listed`."""
    aside: list[str]
    """Settings that may be changed besides; they answer nothing."""
    rules: list[str]
    outcome: Outcome | None


class Knowledge1(msgspec.Struct, frozen=True):
    """What a seat may know at one record, and what would be counted then: the part of a state that is patched."""

    observation: Observed1
    tally: dict[str, Any]


class State1(msgspec.Struct, frozen=True, tag_field="type", tag="state"):
    """A match at one record, for one seat (null: a spectator)."""

    table: str
    match: str
    seq: int
    seat: int | None
    observation: Observed1
    tally: dict[str, Any]
    events: list[Happened1]
    complete: bool
    clocks: list[Due]
    left: dict[str, float]
    can_undo: bool
    now: float


class SeatNews1(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is new for one seat (null: a spectator). Of `whole` and `patch` one is there."""

    seat: int | None
    events: list[Happened1]
    complete: bool
    can_undo: bool
    whole: Knowledge1 | None = None
    patch: list[Change] | None = None


class StateNews1(msgspec.Struct, frozen=True, tag_field="type", tag="news"):
    """A match has moved on: one message for all seats of this client that are concerned."""

    table: str
    match: str
    seq: int
    now: float
    clocks: list[Due]
    left: dict[str, float]
    seats: list[SeatNews1]


ServerMessage1 = StateNews1 | TableNews | ChatLine | Presence | Condition | Pong | Accepted | Rejected | Complaint
