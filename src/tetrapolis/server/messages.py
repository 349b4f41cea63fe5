"""What is sent to clients: the state of a match as one seat may know it, chat, presence, the table."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tetrapolis.core.types import SPECTATOR, Decision, Event, Outcome
from tetrapolis.server.agreements import Loaded, TableInfo
from tetrapolis.server.matches import Running


class Happened(msgspec.Struct, frozen=True):
    """An event as this seat may know it, with the number of the record that made it."""

    seq: int
    id: str
    args: dict[str, Any]


class Due(msgspec.Struct, frozen=True):
    """A clock that runs: a seat's time, or an alarm of the game; `at` in seconds since 1970.

    `absent`: there is no clock, but then a bot sits in for whoever lets the others wait.
    """

    at: float
    seat: int = -1
    alarm: str = ""
    absent: bool = False


class Observed(msgspec.Struct, frozen=True):
    """What `Observation.to_json` writes, for the description of the interface."""

    game: str
    seat: int | None
    view: dict[str, Any]
    """All that the seat may know, as the game lays it out."""
    events: list[Event]
    """What happened since the game's last natural cut."""
    pending: list[Decision]
    """The open questions, of everybody."""
    legal: list[str] | dict[str, Any]
    """The seat's legal moves; where they are too many to list, a schema with those that can be `listed`."""
    aside: list[str]
    """Settings that may be changed besides."""
    rules: list[str]
    outcome: Outcome | None


class State(msgspec.Struct, frozen=True, tag_field="type", tag="state"):
    """A match at one record, for one seat (null: a spectator). `observation` is what the engine lets the seat know."""

    table: str
    match: str
    seq: int
    seat: int | None
    observation: msgspec.Raw
    tally: msgspec.Raw
    """What would be counted now, as the game lays it out (see the game's Tally)."""
    events: list[Happened]
    complete: bool
    """No event since the `seq` asked for is missing."""
    clocks: list[Due]
    left: dict[str, float]
    can_undo: bool
    now: float


def describe_state(schemas: dict[str, Any], ref_template: str) -> None:
    """What is JSON already when a State is written has no schema of its own: say what it holds."""
    fields = schemas["State"]["properties"]
    fields["observation"] = {"$ref": ref_template.format(name="Observed")}
    fields["tally"]["type"] = "object"


class TableNews(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """The table has changed: seats, names, state."""

    table: TableInfo


class ChatLine(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """Something somebody said."""

    number: int
    name: str
    text: str
    at: float


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats' players are connected now, and how many watch."""

    seats: list[int]
    watching: int


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """Answer to a ping."""

    now: float


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """A frame that could not be understood."""

    code: str
    detail: str


ServerMessage = State | TableNews | ChatLine | Presence | Pong | Refused


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Keep the connection open."""


class Resume(msgspec.Struct, frozen=True, tag_field="type", tag="resume", forbid_unknown_fields=True):
    """Send the state again, with the events after this record."""

    seq: Annotated[int, msgspec.Meta(ge=-1, le=2**31 - 1)] = -1


ClientMessage = Ping | Resume


def happened(events: list[tuple[int, Event]]) -> list[Happened]:
    """Events for the wire: who else may know of them is nobody's business."""
    return [Happened(seq, event.id, event.args) for seq, event in events]


def state_of(table: Loaded, match: str, running: Running, seat: int | None, since: int, now: float) -> State:
    """The state for a seat; built only from what `observe` gives."""
    events, complete = running.since(since, SPECTATOR if seat is None else 1 << seat)
    clocks = [
        Due(timer.at, timer.seat, timer.alarm, timer.what == "absent")
        for timer in running.timers.running
        if timer.what != "bot"
    ]
    observation, tally = running.shown(seat)
    return State(
        table.row.id,
        match,
        running.seq,
        seat,
        msgspec.Raw(observation),
        msgspec.Raw(tally),
        happened(events),
        complete,
        clocks,
        running.timers.left,
        seat is not None and running.match.can_undo(seat),
        now,
    )
