"""What the club's pages are told: people, games, rankings."""

from __future__ import annotations

import msgspec


class ClubInfo(msgspec.Struct, frozen=True):
    """What this server offers beside its tables."""

    profiles: bool
    ratings: bool
    tournaments: bool


class ProfileWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others may see my page, and my name on others' pages and in rankings."""

    hidden: bool


class RatingInfo(msgspec.Struct, frozen=True):
    """How well somebody plays a game at tables of a size, as it is shown: 1500 and about so many."""

    game: str
    bracket: int
    """2, 3 (and 4), 5 (and more) at the table."""
    rating: int
    margin: int
    provisional: bool
    """Too few games yet to say much."""
    games: int


class ResultSeat(msgspec.Struct, frozen=True):
    """A seat of a finished match."""

    name: str
    """Empty: of somebody who does not want to be seen."""
    person: str
    """Whose page there is; empty: none."""
    bot: str
    place: int
    score: int
    left: bool
    """Not there at the end: a bot played on."""
    you: bool
    """The one whose page it is."""


class MatchLine(msgspec.Struct, frozen=True):
    """A finished match in somebody's list."""

    table: str
    game: str
    finished: float
    place: int
    score: int
    seats: list[ResultSeat]
    rated: bool
    before: int | None
    """The rating before and after, if it counted."""
    after: int | None


class GameLine(msgspec.Struct, frozen=True):
    """How somebody did in a game with so many at the table."""

    game: str
    players: int
    plays: int
    wins: int
    place: float
    """On average."""
    score: float
    best: int


class OpponentLine(msgspec.Struct, frozen=True):
    """Somebody, against somebody else."""

    person: str
    name: str
    plays: int
    ahead: int
    """So often before the other."""
    level: int
    behind: int


class PersonInfo(msgspec.Struct, frozen=True):
    """A person's page."""

    id: str
    name: str
    you: bool
    hidden: bool
    """Only this person sees it."""
    plays: int
    wins: int
    ratings: list[RatingInfo]
    games: list[GameLine]
    opponents: list[OpponentLine]
    matches: list[MatchLine]
    """The last ones; others see those they may be led to."""


class SizeStats(msgspec.Struct, frozen=True):
    """A game as it is played here with so many."""

    players: int
    plays: int
    score: float
    """Mean of all seats."""
    winner: float
    """Mean of the first."""
    best: int
    minutes: float
    """Half of the live matches took less."""
    moves: float
    seats: list[float]
    """By seat: its share of the wins; a shared one is shared."""


class GameStats(msgspec.Struct, frozen=True):
    """A game as it is played here."""

    game: str
    plays: int
    people: int
    sizes: list[SizeStats]


class Leader(msgspec.Struct, frozen=True):
    """A line of a ranking."""

    place: int
    person: str
    name: str
    you: bool
    rating: int
    margin: int
    provisional: bool
    games: int


class Ranking(msgspec.Struct, frozen=True):
    """Who plays a game best at tables of a size."""

    game: str
    bracket: int
    leaders: list[Leader]
