"""What travels through the socket of a table (`/api/tables/{table}/live`), in both directions.

When a client connects it gets the table and, for each of its seats, a whole state; after that what changes. Moves, undo
and chat may be sent here as well as by REST, with the same keys, answers and errors.

This is the second protocol; `first` has what is different for clients that do not ask for it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tetrapolis.core.prompt import Prompt
from tetrapolis.core.said import Moved, Ref
from tetrapolis.core.types import Decision, Outcome
from tetrapolis.wire.answers import TableInfo
from tetrapolis.wire.patch import Change
from tetrapolis.wire.requests import ChatText, MoveText, SeatNumber

# ---- what a seat may know


PROTOCOLS = (1, 2)
"""Those that are spoken; who says nothing speaks the first."""
LATEST = PROTOCOLS[-1]


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as this seat may know it, with the number of the record that made it: see `Told` of the core.

    In the first protocol it has `args` and no more, and their values have no kinds.
    """

    seq: int
    id: str
    args: dict[str, Any]
    moved: tuple[Moved, ...] = ()
    touched: tuple[Ref, ...] = ()
    by: int = -1
    heading: bool = False
    private: bool = False
    quiet: bool = False
    once: bool = False
    only: tuple[int, ...] = ()
    """In news for several seats, where not all of them may know of it: those that may."""


class Due(msgspec.Struct, frozen=True):
    """A clock that runs: a seat's time, or an alarm of the game; `at` in seconds since 1970.

    `absent`: there is no clock, but then a bot sits in by itself for whoever lets the others wait.
    """

    at: float
    seat: int = -1
    alarm: str = ""
    absent: bool = False
    stand_in_from: float = 0.0
    """Of `absent`: from then on the others may let a bot sit in, in seconds since 1970."""


class StandStill(msgspec.Struct, frozen=True):
    """Of a table with playing hours where a clock runs: how much time of play is left, and when it stands still."""

    left: dict[str, float]
    """Seconds of play each running clock has left at `now`, by seat: less than until its `at`, which nights come to."""
    stops: list[tuple[float, float]]
    """The next times in which clocks stand still, from and to, in seconds since 1970."""


class Observed(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a seat may know.

    >>> text = '''{"game": "citadels", "seat": 1, "view": {}, "outcome": null,
    ...     "pending": [{"seat": 1, "kind": "draft", "id": 4}],
    ...     "prompt": {"kind": "draft", "verbs": [{"verb": "pick", "said": {"id": "citadels-verb-pick"}, "offers": [
    ...         {"move": "pick king", "said": {"id": "citadels-move-pick", "args": {"char": "char:king"}}}]}]}}'''
    >>> seen = msgspec.json.decode(text, type=Observed)
    >>> seen.decision.kind, seen.prompt.offers[0].move
    ('draft', 'pick king')
    """

    game: str
    seat: int | None
    view: dict[str, Any]
    """As the game lays it out."""
    pending: list[Decision]
    """The open questions, of everybody."""
    outcome: Outcome | None
    prompt: Prompt
    """What is asked, as data; its news are not in it but among the events that are told beside it."""
    news: int = 0
    """So many of the last events this seat was told happened since it decided something last, if it is asked."""

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked, if anything."""
        return next((decision for decision in self.pending if decision.seat == self.seat), None)


class Knowledge(msgspec.Struct, frozen=True):
    """What a seat may know at one record, and what would be counted then: the part of a state that is patched."""

    observation: Observed
    tally: dict[str, Any]
    """What would be counted now, as far as the seat may know (see the game's Tally)."""


class UndoAsk(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody asks the other people at the table to take back what he did: everything after his last decision.

    It lapses with the next move of a person, and at a time.
    """

    number: int
    seat: int
    moves: int
    """So many would be taken back, of whomever."""
    until: float
    """In seconds since 1970."""
    waiting: list[int] = []
    """The seats of those who have not answered yet."""
    refused: int = -1
    """The seat of who refused."""


class State(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="state"):
    """A match at one record, for one seat (null: a spectator): by REST, and what a client makes of news."""

    table: str
    match: str
    seq: int
    seat: int | None
    observation: Observed
    tally: dict[str, Any]
    events: list[Happened]
    complete: bool
    """No event since the `seq` asked for is missing."""
    clocks: list[Due]
    left: dict[str, float]
    can_undo: bool
    now: float
    undo_to: int | None = None
    """As in `SeatNews`."""
    no_undo: str = ""
    undo_ask: UndoAsk | None = None
    still: StandStill | None = None


# ---- from the server


class SeatNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is new for one seat (null: a spectator). Of `whole` and `patch` one is there.

    `whole` on connecting, after a gap, or where it is shorter; `patch` changes what this socket sent of the seat last.
    """

    seat: int | None
    can_undo: bool = False
    whole: Knowledge | None = None
    patch: list[Change] | None = None
    undo_to: int | None = None
    """Where the table allows it, and the own last move cannot be taken back by itself: `to` of an undo."""
    no_undo: str = ""
    """Why nothing can be taken back: `nothing` was done, `others` have moved since, somebody else is `asked`, something
    hidden or random came up (`sealed`), the game is `over`."""


class StateNews(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="news"):
    """The match of the table has moved on: one message for all seats of this client that are concerned."""

    seq: int
    now: float
    seats: list[SeatNews]
    events: list[Happened] = []
    """What happened since the last news (or the `seq` asked for)."""
    complete: bool = True
    """None of that is missing."""
    clocks: list[Due] = []
    left: dict[str, float] = {}
    """Seconds each player has left, where each has a clock."""
    undo_ask: UndoAsk | None = None
    """What somebody at the table asks to take back, for those who play there."""
    still: StandStill | None = None
    """Where playing hours make clocks stand still."""


class TableNews(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """The table has changed: seats, names, state."""

    table: TableInfo


class ChatLine(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """Something somebody said: from a seat, as the host, or as somebody who watches."""

    number: int
    name: str
    text: str
    at: float
    seat: int | None = None
    role: Literal["player", "host", "spectator"] = "player"


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats' players are connected now, and how many watch."""

    seats: list[int]
    watching: int


class Condition(msgspec.Struct, frozen=True, tag_field="type", tag="condition"):
    """How the server is, told when it is not well or has changed."""

    writable: bool
    """False: the database cannot be written just now; what is sent is refused, what was acknowledged is kept."""
    thinking: float = 1.0
    """The part of their usual time that bots have to think: less while many wait for them."""


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """Answer to a ping."""

    now: float


class Accepted(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """What was sent under this key is recorded: the number of the last record (of chat: of the line)."""

    key: str
    seq: int


class Rejected(msgspec.Struct, frozen=True, tag_field="type", tag="problem"):
    """What was sent under this key is refused, as REST would refuse it."""

    key: str
    title: str
    status: int
    detail: str
    code: str
    params: dict[str, Any] = {}


class Complaint(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """A frame that could not be understood; or why the connection is closed."""

    code: str
    detail: str


ServerMessage = StateNews | TableNews | ChatLine | Presence | Condition | Pong | Accepted | Rejected | Complaint


# ---- from the client

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""The idempotency key: sent again with the same one, here or by REST, it is carried out once."""


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Keep the connection open."""


class Resume(msgspec.Struct, frozen=True, tag_field="type", tag="resume", forbid_unknown_fields=True):
    """Send whole states again, with the events after this record."""

    seq: Annotated[int, msgspec.Meta(ge=-1, le=2**31 - 1)] = -1


class Looking(msgspec.Struct, frozen=True, tag_field="type", tag="looking", forbid_unknown_fields=True):
    """Whether the page of this table is before somebody's eyes: then this device needs no notices of it."""

    visible: bool


class Play(msgspec.Struct, frozen=True, tag_field="type", tag="move", forbid_unknown_fields=True):
    """A move of an own seat, as `POST .../moves`."""

    key: Key
    seat: SeatNumber
    move: MoveText
    decision: int | None = None


class Undo(msgspec.Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back, as `POST .../undo`."""

    key: Key
    seat: SeatNumber
    to: Annotated[int, msgspec.Meta(ge=0)] | None = None


class AskUndo(msgspec.Struct, frozen=True, tag_field="type", tag="ask_undo", forbid_unknown_fields=True):
    """Ask the others to take back, as `POST .../undo/ask`."""

    key: Key
    seat: SeatNumber


class AnswerUndo(msgspec.Struct, frozen=True, tag_field="type", tag="answer_undo", forbid_unknown_fields=True):
    """Agree or refuse, as `POST .../undo/answer`."""

    key: Key
    number: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
    agree: bool = False


class Say(msgspec.Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Something to say, as `POST .../chat`."""

    key: Key
    text: ChatText


Order = Play | Undo | AskUndo | AnswerUndo | Say
"""What is carried out, and answered under its key."""

ClientMessage = Ping | Resume | Looking | Order
