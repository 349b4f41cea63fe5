"""What a server says, as a bot author sees it: the messages of `tetrapolis.wire`, and the error of a refusal."""

from __future__ import annotations

from typing import Any

import msgspec

from tetrapolis.bots.advice import Advice
from tetrapolis.core.brain import Reason
from tetrapolis.core.prompt import Prompt
from tetrapolis.core.types import Event
from tetrapolis.wire import live
from tetrapolis.wire.answers import Done, GameInfo, Guest, Legal, Listed, MatchRecord, ProblemBody, Seat, Session
from tetrapolis.wire.answers import GuestAnswer as Welcome
from tetrapolis.wire.answers import HintAnswer as Hint
from tetrapolis.wire.answers import LinkAnswer as Link
from tetrapolis.wire.answers import TableInfo as Table
from tetrapolis.wire.answers import TokenAnswer as SeatToken
from tetrapolis.wire.live import ChatLine, Condition, Due, Happened, Presence, TableNews, UndoAsk

__all__ = [
    "Advice",
    "ChatLine",
    "ClientError",
    "Condition",
    "Done",
    "Due",
    "GameInfo",
    "Guest",
    "Happened",
    "Hint",
    "Knowledge",
    "Legal",
    "Link",
    "Listed",
    "MatchRecord",
    "News",
    "Presence",
    "ProblemBody",
    "Reason",
    "Seat",
    "SeatToken",
    "Seen",
    "Session",
    "State",
    "Table",
    "TableNews",
    "UndoAsk",
    "Welcome",
]


class Seen(live.Observed, frozen=True):
    """All that a seat may know, in either protocol (see `Client`): what only the other one says is empty.

    >>> text = '''{"game": "citadels", "seat": 1, "view": {}, "events": [], "aside": [], "rules": [], "outcome": null,
    ...     "pending": [{"seat": 1, "kind": "draft", "id": 4}], "legal": ["pick king", "pick thief"]}'''
    >>> seen = msgspec.json.decode(text, type=Seen)
    >>> seen.decision.kind, seen.moves
    ('draft', ['pick king', 'pick thief'])
    """

    prompt: Prompt = Prompt()
    """Of the second protocol: what is asked, as data."""
    events: list[Event] = msgspec.field(default_factory=list)
    """Of the first protocol: what happened since the game's last natural cut."""
    legal: list[str] | dict[str, Any] = msgspec.field(default_factory=list)
    """Of the first protocol: the seat's legal moves; where they are too many to list, a schema with those that can be
    `listed`."""
    aside: list[str] = msgspec.field(default_factory=list)
    """Of the first protocol: settings that may be changed besides; they answer nothing."""
    rules: list[str] = msgspec.field(default_factory=list)
    """Of the first protocol."""

    @property
    def moves(self) -> list[str]:
        """The texts of the legal moves, as far as they can be listed."""
        if self.prompt.verbs:
            return [*dict.fromkeys(offer.move for offer in self.prompt.offers)]
        return self.legal if isinstance(self.legal, list) else list(self.legal.get("listed", ()))


class Knowledge(live.Knowledge, frozen=True):
    """What a seat may know at one record, and what would be counted then."""

    observation: Seen


class State(live.State, frozen=True):
    """A match at one record, for one seat (None: a spectator)."""

    observation: Seen


News = State | TableNews | ChatLine | Presence | Condition
"""What `Client.listen` yields."""


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
