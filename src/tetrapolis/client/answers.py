"""What a server says, decoded: the client's own copy of the wire, so that a bot needs no server installed.

Fields a newer server adds are left out.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tetrapolis.core.match import Header, Record
from tetrapolis.core.types import Decision, Event, Outcome


class ClientError(Exception):
    """The server said no: `code` is a message id for programs, `detail` a sentence in the guest's language.

    Status 0: the server could not be reached.

    >>> error = ClientError(403, "server-error-not-your-seat", "This is not your seat.")
    >>> error.status, error.code, str(error)
    (403, 'server-error-not-your-seat', '403 server-error-not-your-seat: This is not your seat.')
    """

    def __init__(self, status: int, code: str, detail: str, params: dict[str, Any] | None = None) -> None:
        super().__init__(f"{status} {code}: {detail}")
        self.status = status
        self.code = code
        self.detail = detail
        self.params = params or {}


class Guest(msgspec.Struct, frozen=True):
    """Who one is; `program`: by a seat token, which plays one seat."""

    id: str
    name: str
    lang: str
    program: bool = False


class Welcome(msgspec.Struct, frozen=True):
    """A guest, and the secret token that proves it."""

    guest: Guest
    token: str


class SeatToken(msgspec.Struct, frozen=True):
    """A token that plays one seat: `Client(url, token=...)` with it is the program that sits there."""

    table: str
    seat: int
    token: str


class Link(msgspec.Struct, frozen=True):
    """A code with which another device becomes this guest, once, for so many seconds."""

    code: str
    seconds: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game on offer: how many may play, its bots' levels, the JSON schema of its options."""

    id: str
    players: list[int]
    bots: list[str]
    options: dict[str, Any]


class Seat(msgspec.Struct, frozen=True):
    """A seat of a table; `absent`: a bot sits in for somebody who may come back; `program`: it has a seat token."""

    seat: int
    kind: Literal["open", "guest", "bot"]
    name: str
    bot: str = ""
    you: bool = False
    absent: bool = False
    program: bool = False


class Table(msgspec.Struct, frozen=True):
    """A table: who sits where, under which agreements."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[Seat]
    host: bool
    listed: bool
    locked: bool
    spectators: bool
    pace: str
    clock: str
    seconds: int
    free_undo: bool
    hints: bool
    state: Literal["open", "running", "over", "closed"]
    code: str
    match: str
    next_table: str
    created: float
    changed: float
    version: int


class Listed(msgspec.Struct, frozen=True):
    """A table in a list: the seats it waits for, and how it ended."""

    table: Table
    asked: list[int]
    outcome: Outcome | None = None


class Seen(msgspec.Struct, frozen=True):
    """All that a seat may know. `legal` lists its moves, or describes them where they cannot be listed.

    >>> text = '''{"game": "citadels", "seat": 1, "view": {}, "events": [], "aside": [], "rules": [], "outcome": null,
    ...     "pending": [{"seat": 1, "kind": "draft", "id": 4}], "legal": ["pick king", "pick thief"]}'''
    >>> seen = msgspec.json.decode(text, type=Seen)
    >>> seen.decision.kind, seen.moves
    ('draft', ['pick king', 'pick thief'])
    """

    game: str
    seat: int | None
    view: dict[str, Any]
    events: list[Event]
    pending: list[Decision]
    legal: list[str] | dict[str, Any]
    aside: list[str]
    """Settings that may be changed besides; they answer nothing."""
    rules: list[str]
    outcome: Outcome | None

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked, if anything."""
        return next((decision for decision in self.pending if decision.seat == self.seat), None)

    @property
    def moves(self) -> list[str]:
        """The texts of the legal moves, as far as they can be listed."""
        return self.legal if isinstance(self.legal, list) else list(self.legal.get("listed", ()))


class Happened(msgspec.Struct, frozen=True):
    """An event, with the number of the record that made it."""

    seq: int
    id: str
    args: dict[str, Any]


class Due(msgspec.Struct, frozen=True):
    """A clock that runs: a seat's, or an alarm of the game; `at` in seconds since 1970.

    `absent`: there is no clock, but then a bot sits in for whoever lets the others wait.
    """

    at: float
    seat: int = -1
    alarm: str = ""
    absent: bool = False


class State(msgspec.Struct, frozen=True, tag_field="type", tag="state"):
    """A match at one record, for one seat (None: a spectator), with the events since the record asked for."""

    table: str
    match: str
    seq: int
    seat: int | None
    observation: Seen
    tally: dict[str, Any]
    """What would be counted now, as far as the seat may know."""
    events: list[Happened]
    complete: bool
    clocks: list[Due]
    left: dict[str, float]
    can_undo: bool
    now: float


class TableNews(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """The table has changed."""

    table: Table


class ChatLine(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """Something somebody said."""

    number: int
    name: str
    text: str
    at: float


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats' players are connected, and how many watch."""

    seats: list[int]
    watching: int


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """Answer to a ping."""

    now: float


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """The socket said no."""

    code: str
    detail: str


News = State | TableNews | ChatLine | Presence
"""What `Client.listen` yields."""
Message = News | Pong | Refused


class Done(msgspec.Struct, frozen=True):
    """It is recorded: the number of the last record (of chat: of the line)."""

    seq: int


class Legal(msgspec.Struct, frozen=True):
    """The move would be legal."""

    legal: bool


class Reason(msgspec.Struct, frozen=True):
    """Why a move is good or bad: a message id with its values."""

    id: str
    args: dict[str, Any]


class Advice(msgspec.Struct, frozen=True):
    """A move a bot would think of; `share`: of the win it expects, from 0 to 1 (negative: it need not think)."""

    move: str
    share: float
    reasons: list[Reason]


class Hint(msgspec.Struct, frozen=True):
    """What a bot would do, the best first: for this question, at this record."""

    seq: int
    decision: int
    choices: list[Advice]


class MatchRecord(msgspec.Struct, frozen=True):
    """A finished match: everything, seed included."""

    header: Header
    records: list[Record]


class ProblemBody(msgspec.Struct, frozen=True):
    """How a server says no."""

    code: str
    detail: str
    params: dict[str, Any] = {}
