"""What clients ask for by REST: the wishes of people and programs, checked while they are read."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tetrapolis.core.languages import LANGUAGES

Lang = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(LANGUAGES)})$", extra_json_schema={"enum": list(LANGUAGES)})]
Short = Annotated[str, msgspec.Meta(max_length=200)]
Text40 = Annotated[str, msgspec.Meta(max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
MoveText = Annotated[str, msgspec.Meta(max_length=1000)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
ClockKind = Literal["none", "decision", "player"]
"""Time for each decision, for each player's whole game, or none."""


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: me, open for others, or a bot with its level."""

    kind: Literal["me", "open", "bot"] = "open"
    bot: Text40 = ""
    name: Text40 = ""


Minute = Annotated[int, msgspec.Meta(ge=0, le=1439)]
"""Of the day."""


class PlayingHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hours of the day in which it is played; outside of them clocks stand still."""

    start: Minute
    end: Minute
    zone: Annotated[str, msgspec.Meta(max_length=64)]
    """The table's time zone, as browsers name it."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host sets up."""

    game: Annotated[str, msgspec.Meta(max_length=24)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=2, max_length=8)]
    options: dict[str, Any] = {}
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    listed: bool = False
    password: Annotated[str, msgspec.Meta(max_length=100)] = ""
    spectators: bool = True
    pace: Literal["live", "turns"] = "live"
    clock: ClockKind = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=2_592_000)] = 0
    free_undo: bool = False
    hints: bool = True
    """Whoever is asked may ask back what a bot would do; never at a rated table."""
    rated: bool = False
    """The result counts for the ratings of those who play: whoever sits down agrees."""
    hours: PlayingHours | None = None
    """Of a table that goes turn by turn with a clock: when the clock runs; none: always."""


class GuestWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to sit down with; and the secret of an invitation, where one is needed to come."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    lang: Lang = "en"
    invitation: Short = ""


class LinkWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code another device has shown."""

    code: Short


class JoinWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to sit down."""

    seat: SeatNumber | None = None
    password: Annotated[str, msgspec.Meta(max_length=100)] = ""


class BotWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot takes over; empty: the player comes back."""

    bot: Text40 = "normal"


class SubstituteWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat; empty: its player comes back, or, before the game, the seat is open."""

    seat: SeatNumber
    bot: Text40 = ""


class TokenWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An open seat for a program, and what it is called there."""

    seat: SeatNumber
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] = "Program"


class TokenEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat whose token ends."""

    seat: SeatNumber


class HookWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to call when a seat has to decide; empty: nowhere."""

    seat: SeatNumber
    url: Annotated[str, msgspec.Meta(max_length=500, pattern="^(https?://.*)?$")] = ""


class MoveWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move of an own seat, as its text; `decision`: the id of the question it answers."""

    seat: SeatNumber
    move: MoveText
    decision: int | None = None


class HintWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hint for an own seat that is asked."""

    seat: SeatNumber


class CoachWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach thinks of a move that is about to be made."""

    seat: SeatNumber
    move: MoveText


class ReviewWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A review of an own seat's decisions in a finished match."""

    seat: SeatNumber


class UndoWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take back; `to`: everything after this record, where the table allows it."""

    seat: SeatNumber
    to: Annotated[int, msgspec.Meta(ge=0)] | None = None


class AskUndoWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask the other people at the table to take back one's last move, and all that came since."""

    seat: SeatNumber


class AnswerUndoWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Agree to what somebody asked to take back (by its number), or refuse it; who asked withdraws it."""

    number: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
    agree: bool = False


class ChatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say."""

    text: ChatText


class BranchWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table from a record of this match; of a running one as the own seat knows it."""

    seq: Annotated[int, msgspec.Meta(ge=0)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=2, max_length=8)]
    seat: SeatNumber | None = None
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    free_undo: bool = False
