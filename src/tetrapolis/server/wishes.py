"""What clients send and get by REST, as small structs: the wishes of people, and the answers to them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tetrapolis.bots.advice import Advice
from tetrapolis.core.match import Header, Record
from tetrapolis.server.agreements import SeatWish, Text40
from tetrapolis.server.people import Guest

Lang = Literal["en", "hu"]
Short = Annotated[str, msgspec.Meta(max_length=200)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]


class GuestWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to sit down with."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    lang: Lang = "en"


class GuestAnswer(msgspec.Struct, frozen=True):
    """The guest, and the secret token for programs (browsers get it as a cookie)."""

    guest: Guest
    token: str


class LinkAnswer(msgspec.Struct, frozen=True):
    """A code for another device."""

    code: str
    seconds: int


class LinkWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code another device has shown."""

    code: Short


class GameInfo(msgspec.Struct, frozen=True):
    """A game on offer."""

    id: str
    players: list[int]
    bots: list[str]
    options: dict[str, Any]
    """The JSON schema of its options."""


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


class TokenAnswer(msgspec.Struct, frozen=True):
    """The seat token: who has it plays this seat and can do nothing else."""

    table: str
    seat: int
    token: str


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
    move: Annotated[str, msgspec.Meta(max_length=1000)]
    decision: int | None = None


class HintWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hint for an own seat that is asked."""

    seat: SeatNumber


class HintAnswer(msgspec.Struct, frozen=True):
    """What a bot would do at this seat, the best first, from what the seat knows.

    For which question (`decision`), and at which record.
    """

    seq: int
    decision: int
    choices: list[Advice]


class UndoWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take back; `to`: everything after this record, where the table allows it."""

    seat: SeatNumber
    to: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Done(msgspec.Struct, frozen=True):
    """It is recorded: the number of the last record."""

    seq: int


class Legal(msgspec.Struct, frozen=True):
    """The move would be legal."""

    legal: bool


class ChatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class BranchWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table from a record of this match; of a running one as the own seat knows it."""

    seq: Annotated[int, msgspec.Meta(ge=0)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=2, max_length=8)]
    seat: SeatNumber | None = None
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    free_undo: bool = False


class MatchRecord(msgspec.Struct, frozen=True):
    """A finished match: everything, seed included."""

    header: Header
    records: list[Record]
