"""What a server says, as a bot author sees it: the messages of `tetrapolis.wire`, and the error of a refusal."""

from __future__ import annotations

from typing import Any

from tetrapolis.bots.advice import Advice
from tetrapolis.core.brain import Reason
from tetrapolis.wire.answers import Done, GameInfo, Guest, Legal, Listed, MatchRecord, ProblemBody, Seat
from tetrapolis.wire.answers import GuestAnswer as Welcome
from tetrapolis.wire.answers import HintAnswer as Hint
from tetrapolis.wire.answers import LinkAnswer as Link
from tetrapolis.wire.answers import TableInfo as Table
from tetrapolis.wire.answers import TokenAnswer as SeatToken
from tetrapolis.wire.live import ChatLine, Condition, Due, Happened, Presence, State, TableNews
from tetrapolis.wire.live import Observed as Seen

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
    "State",
    "Table",
    "TableNews",
    "Welcome",
]

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
