"""What a server answers by REST, for its own routes and for clients: fields a newer server adds are left out."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tetrapolis.bots.advice import Advice
from tetrapolis.core.content import Content
from tetrapolis.core.fields import Fields
from tetrapolis.core.match import Header, Record
from tetrapolis.core.said import Said
from tetrapolis.core.types import Outcome
from tetrapolis.review.judge import Choice
from tetrapolis.review.story import Review
from tetrapolis.wire.requests import PlayingHours


class Guest(msgspec.Struct, frozen=True):
    """A person at a table; or a program, whose token is a seat's: it plays there and does nothing else."""

    id: str
    name: str
    lang: str
    program: bool = False
    role: Literal["", "moderator", "host"] = ""
    """Of the server, not of a table: who keeps order there."""
    banned: float = 0.0
    """Until when; 0: not."""


class GuestAnswer(msgspec.Struct, frozen=True):
    """The guest, and the secret token for programs (browsers get it as a cookie)."""

    guest: Guest
    token: str


class LinkAnswer(msgspec.Struct, frozen=True):
    """A code for another device."""

    code: str
    seconds: int


class Session(msgspec.Struct, frozen=True):
    """A device on which somebody is signed in."""

    id: str
    device: str
    """The browser's and the system's names, as the browser says; empty: it did not say."""
    created: float
    seen: float
    """When it was last used, about to the hour."""
    here: bool = False
    """It is the one that asks."""


class Title(msgspec.Struct, frozen=True):
    """What a game is called in a language, and one line about it."""

    name: str
    short: str = ""
    """Where there is little room; empty: the same."""
    plate: str = ""
    words: str = ""
    """The digest of all its words in that language: /api/games/<id>/words/<language>?digest=... never changes."""


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson in the catalogue; its words are `<game>-lesson-<id>` and `.goal`."""

    id: str
    steps: int
    core: bool = False
    """One of those to see before a first match."""


class GameCard(msgspec.Struct, frozen=True):
    """A game in the catalogue: what is known of it before anybody plays it."""

    id: str
    players: list[int]
    minutes: int = 30
    colour: str = ""
    status: Literal["draft", "reconstructed", "complete"] = "draft"
    first_options: list[str] = []
    """The options a new table asks for first."""
    rule_prefix: str = ""
    version: str = "1"
    drawn: bool = False
    """The browser client has a board of its own for it."""
    brain: bool = True
    """It knows something about playing itself well; else its bots only try moves out in random games."""
    fields: Fields | None = None
    """What its view is made of, for a plain board; of a game that is drawn nobody asks."""
    languages: dict[str, Title] = {}
    """The languages it speaks."""
    content: Content | None = None
    """The content pack its tables play with; nothing: with what it comes with."""
    lessons: list[LessonCard] = []


class FactsAnswer(msgspec.Struct, frozen=True):
    """The boards and card lists a game plays with."""

    content: Content
    """The pack they are from; both empty: the game came with them."""
    files: dict[str, Any]
    """What the files say, by their names."""
    words: dict[str, str] = {}
    """By language: what a pack calls things, as a Fluent text that goes before the game's words."""


class GameInfo(GameCard, frozen=True, kw_only=True):
    """A game on offer."""

    name: str = ""
    """In the language of the one who asks."""
    bots: list[str]
    options: dict[str, Any]
    """The JSON schema of its options."""


class Seat(msgspec.Struct, frozen=True):
    """A seat of a table; `you`: it is the looking guest's own."""

    seat: int
    kind: Literal["open", "guest", "bot"]
    name: str
    bot: str = ""
    you: bool = False
    absent: bool = False
    """A bot sits in for somebody who may come back."""
    program: bool = False
    """A program plays here, with a seat token of the host's."""


class Continued(msgspec.Struct, frozen=True):
    """Where the match of a table began: at a record of another table's match."""

    table: str
    title: str
    seq: int
    anew: bool
    """What the one who made it could not know was dealt anew: nobody here knows what is to come."""


class TableInfo(msgspec.Struct, frozen=True):
    """What anybody may know of a table who may see it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[Seat]
    host: bool
    """The looking guest is the host."""
    listed: bool
    locked: bool
    """A password is needed to sit down."""
    spectators: bool
    pace: str
    clock: str
    seconds: int
    free_undo: bool
    hints: bool
    state: Literal["open", "running", "over", "closed"]
    code: str
    """Six letters with which others find the table, as long as it is on."""
    match: str
    next_table: str
    created: float
    changed: float
    version: int
    continued: Continued | None = None
    commitment: str = ""
    """Once the match runs: a hash of its seed and salt. Both are in the record when it is over, so anybody can check
    that the deal was fixed before the first move (`tetrapolis replay --verify`)."""
    hours: PlayingHours | None = None
    """When its clocks run; none: always."""
    notices: str = ""
    """Whether the looking guest wants notices of this table: on, off; empty: as usual at its pace."""
    rated: bool = False
    """Its result counts for the ratings of those who play."""
    tournament: str = ""
    """Of which it is a table."""
    sealed: bool = False
    """Others play the same deal: nobody looks in from outside before the round is over."""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list: whose decision it waits for, and how it ended."""

    table: TableInfo
    asked: list[int]
    """The seats that have to decide now."""
    outcome: Outcome | None = None


class TokenAnswer(msgspec.Struct, frozen=True):
    """The seat token: who has it plays this seat and can do nothing else."""

    table: str
    seat: int
    token: str


class HintAnswer(msgspec.Struct, frozen=True):
    """What a bot would do at this seat, the best first, from what the seat knows.

    For which question (`decision`), and at which record.
    """

    seq: int
    decision: int
    choices: list[Advice]


class ReviewAnswer(msgspec.Struct, frozen=True):
    """A seat's review of a finished match, or how far it is (from 0 to 1); `none`: nobody has asked for it."""

    state: Literal["none", "running", "done", "failed"]
    done: float = 0.0
    review: Review | None = None


class CoachAnswer(msgspec.Struct, frozen=True):
    """Whether a move is fine; if not, the best choice that was found and the move, in this order."""

    fine: bool
    choices: list[Choice] = []


class Done(msgspec.Struct, frozen=True):
    """It is recorded: the number of the last record."""

    seq: int


class Legal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The move would be legal."""

    legal: bool
    said: Said | None = None
    """What it means, in the second protocol: a move that was put together has no words in the prompt."""


class MatchRecord(msgspec.Struct, frozen=True):
    """A finished match: everything, seed included."""

    header: Header
    records: list[Record]


class ProblemBody(msgspec.Struct):
    """What a client gets (RFC 9457): `detail` is for people, `code` for programs."""

    title: str
    status: int
    detail: str
    code: str
    params: dict[str, Any] = {}
