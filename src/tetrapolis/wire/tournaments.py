"""Tournaments for people: what hosts and players ask for, and what everybody is told."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tetrapolis.wire.requests import ClockKind

TournamentKind = Literal["league", "duplicate"]


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host announces."""

    game: Annotated[str, msgspec.Meta(max_length=24)]
    title: Annotated[str, msgspec.Meta(max_length=80)]
    kind: TournamentKind = "league"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=12)] = 3
    size: Annotated[int, msgspec.Meta(ge=2, le=4)] = 4
    """Seats at a table; in a league night one fewer where needed."""
    options: dict[str, Any] = {}
    pace: Literal["live", "turns"] = "live"
    clock: ClockKind = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=2_592_000)] = 0
    round_seconds: Annotated[int, msgspec.Meta(ge=0, le=7_776_000)] = 0
    """How long a round may take: then bots play on for those who are asked; 0: as long as it takes."""
    auto: bool = True
    """The next round is paired as soon as one is over; else when the host says so."""
    late: bool = True
    """One may still come in after the first round."""
    rated: bool = False
    listed: bool = True


class TableResult(msgspec.Struct, frozen=True):
    """How a table of a round ended."""

    table: str
    seats: list[int]
    """By seat: the number of who played; 0: a bot."""
    ranking: list[list[int]]
    scores: list[int]
    late: list[int]
    """Seats for which a bot played on."""


class PairEntry(msgspec.Struct, frozen=True):
    """What pairing goes by, for one who plays."""

    number: int
    points: float
    met: dict[str, int]
    """How often whom (by number)."""
    seats: list[int]
    """How often where."""


class PairInput(msgspec.Struct, frozen=True):
    """All that pairing goes by, beside the seed."""

    size: int
    least: int
    entries: list[PairEntry]


class StandingLine(msgspec.Struct, frozen=True):
    """Where somebody stands."""

    number: int
    place: int
    points: float
    opposition: float
    """The points of all opponents."""
    wins: int
    """Rounds with all points."""
    performance: int
    """The rating that follows from this tournament alone."""
    rounds: list[float | None]
    """Points by round; none: he did not play."""
    late: int
    """Rounds in which a bot played on for him."""


class EntryInfo(msgspec.Struct, frozen=True):
    """Somebody who takes part."""

    number: int
    name: str
    person: str
    """Whose page there is; empty: none."""
    you: bool
    out: bool
    """Went before the end."""


class RoundTable(msgspec.Struct, frozen=True):
    """A table of a round."""

    table: str
    seats: list[int]
    over: bool
    result: TableResult | None
    """None: not yet, or not to be told before the round is over."""


class RoundInfo(msgspec.Struct, frozen=True):
    """A round, with all it was paired by."""

    number: int
    seed: str
    paired: PairInput
    tables: list[RoundTable]
    started: float
    deadline: float | None
    ended: float | None
    commitment: str
    """Duplicate: a hash of the deal and its salt, the same at all tables."""


class TournamentInfo(msgspec.Struct, frozen=True):
    """A tournament, in short."""

    id: str
    title: str
    game: str
    kind: TournamentKind
    state: Literal["open", "running", "over", "cancelled"]
    rounds: int
    round: int
    size: int
    people: int
    hosted: str
    """The host's name."""
    host: bool
    entered: bool
    pace: Literal["live", "turns"]
    clock: ClockKind
    seconds: int
    round_seconds: int
    auto: bool
    late: bool
    rated: bool
    listed: bool
    options: dict[str, Any]
    created: float
    changed: float


class TournamentPage(msgspec.Struct, frozen=True):
    """A tournament, whole."""

    tournament: TournamentInfo
    anchor: str
    """The hash that announces the first round's seed, as each seed announces the next: published before the first
    round."""
    entries: list[EntryInfo]
    standings: list[StandingLine]
    """Of the rounds that are over."""
    played: list[RoundInfo]
