"""Rows of the database as typed structs: the same columns in the same order as in `schema` (a test compares them)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tetrapolis.wire.requests import ClockKind
from tetrapolis.wire.tournaments import TournamentKind


class TableRow(msgspec.Struct, frozen=True):
    """A table: the agreements under which it was set up, and how far it is."""

    id: str
    game: str
    options: dict[str, Any]
    players: int
    host: str
    title: str
    listed: bool
    password: str
    spectators: bool
    pace: Literal["live", "turns"]
    clock: ClockKind
    seconds: int
    free_undo: bool
    hints: bool
    state: Literal["open", "running", "over", "closed"]
    code: str | None
    match: str
    next_table: str
    source: str
    created: float
    changed: float
    version: int
    continued: str
    commitment: str
    undo_ask: str
    hours: str
    rated: bool
    tournament: str
    sealed: bool


class TournamentRow(msgspec.Struct, frozen=True):
    """A tournament, and how far it is."""

    id: str
    host: str
    title: str
    game: str
    options: dict[str, Any]
    kind: TournamentKind
    size: int
    rounds: int
    round: int
    pace: Literal["live", "turns"]
    clock: ClockKind
    seconds: int
    round_seconds: int
    auto: bool
    late: bool
    rated: bool
    listed: bool
    state: Literal["open", "running", "over", "cancelled"]
    secret: str
    created: float
    changed: float
    version: int


class EntryRow(msgspec.Struct, frozen=True):
    """Somebody who takes part in a tournament."""

    tournament: str
    number: int
    guest: str
    name: str
    out: bool


class RoundRow(msgspec.Struct, frozen=True):
    """A round of a tournament."""

    tournament: str
    number: int
    seed: str
    paired: dict[str, Any]
    seats: list[list[int]]
    tables: list[str]
    commitment: str
    started: float
    deadline: float | None
    ended: float | None
    results: list[Any]


class SeatRow(msgspec.Struct, frozen=True):
    """A seat of a table."""

    table_id: str
    seat: int
    kind: Literal["open", "guest", "bot"]
    guest: str
    program: bool
    bot: str
    name: str
    webhook: str
    notified: str
    away: float
    notices: Literal["", "on", "off"]


class MatchRow(msgspec.Struct, frozen=True):
    """A match, without its records."""

    id: str
    table_id: str
    game: str
    engine: str
    header: dict[str, Any]
    records: int
    seating: int
    outcome: dict[str, Any] | None
    asked: list[int]
    timers: dict[str, Any]
    due: float | None
    created: float
    finished: float | None


class SnapshotRow(msgspec.Struct, frozen=True):
    """A position of a match, to begin from."""

    match: str
    seq: int
    position: str


class GuestRow(msgspec.Struct, frozen=True):
    """Somebody who came."""

    id: str
    name: str
    lang: str
    token: str
    program: bool
    created: float
    seen: float
    role: Literal["", "moderator", "host"]
    muted: bool
    banned: float
    gone: bool


class ChatRow(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    table_id: str
    guest: str
    name: str
    text: str
    at: float
    seat: int | None
    role: Literal["player", "host", "spectator"]
    hidden: Literal["", "mute", "hide"]
