"""What travels to keep order: people as moderators see them, what they do, reports, the log."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tetrapolis.wire.requests import SeatNumber, Short, Text40


class Entry(msgspec.Struct, frozen=True):
    """A line of the log."""

    number: int
    at: float
    act: str
    about: str
    """The id of the person concerned; empty: it concerns the house."""
    actor: str
    """Who did it; empty: whoever runs the server, at the command line."""
    by: str
    """What that person is called now."""
    note: str
    detail: dict[str, str | int | float] = {}


class Person(msgspec.Struct, frozen=True):
    """Somebody as moderators see him."""

    id: str
    name: str
    lang: str
    role: Literal["", "moderator", "host"]
    muted: bool
    banned: float
    """Until when; 0: not."""
    gone: bool
    created: float
    seen: float
    tables: int
    sessions: int


class SatAt(msgspec.Struct, frozen=True):
    """A seat somebody has at a table that is on."""

    table: str
    title: str
    game: str
    seat: int
    state: str
    bot: bool


class Report(msgspec.Struct, frozen=True):
    """What somebody told of somebody else."""

    id: str
    at: float
    by: str
    about: str
    name: str
    """What the person concerned is called."""
    table: str
    line: int
    """The line of chat it is about; 0: none."""
    said: str
    """That line."""
    text: str
    taken: str
    """Which moderator looks into it, by name; empty: nobody yet."""
    mine: bool
    settled: float
    """When it was; 0: it is open."""


class Desk(msgspec.Struct, frozen=True):
    """What a moderator finds: how one comes in, what is open, what was done last."""

    role: Literal["moderator", "host"]
    sign_up: Literal["open", "invitation", "closed"]
    reports: list[Report]
    log: list[Entry]


class File(msgspec.Struct, frozen=True):
    """All there is to know of somebody to keep order."""

    person: Person
    seats: list[SatAt]
    log: list[Entry]


class ActWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be done; each act needs some of the rest."""

    act: Literal[
        "rename", "mute", "unmute", "hide", "show", "remove", "bot", "ban", "unban", "revoke", "invite", "settle",
        "sign-up", "merge", "delete", "role",
    ]  # fmt: skip
    about: Text40 = ""
    """To whom; to hide and to settle: nobody, for the line or the report says it."""
    note: Annotated[str, msgspec.Meta(max_length=500)] = ""
    """Why; the person concerned can read it."""
    name: Text40 = ""
    """A new name; or a role, or how one comes in."""
    other: Text40 = ""
    """Who becomes one with the person; or the report."""
    table: Text40 = ""
    seat: SeatNumber = 0
    line: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0
    days: Annotated[float, msgspec.Meta(gt=0, le=3650)] = 7.0
    """How long a ban or an invitation lasts."""
    uses: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class Acted(msgspec.Struct, frozen=True):
    """It is done; of an invitation: its secret, told this once."""

    code: str = ""


class ReportWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell the moderators of a line of chat, or of who sits on a seat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    line: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0
    seat: SeatNumber | None = None


class Reported(msgspec.Struct, frozen=True):
    """It is noted."""

    id: Short
