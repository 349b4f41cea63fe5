"""Notices: what somebody is told who is not at the table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tetrapolis.wire.requests import Minute

Kind = Literal["turn", "reminder", "full", "over", "invited", "paired"]
Way = Literal["page", "push", "mail", "webhook"]


class Notice(msgspec.Struct, frozen=True):
    """One thing somebody is told."""

    kind: Kind
    about: str
    """The table; or what else it is about."""
    at: float
    seen: bool
    game: str = ""
    title: str = ""
    """The table's."""
    who: str = ""
    """Who invites."""
    name: str = ""
    """The tournament."""
    link: str = ""
    """The page to go to; empty: the table."""
    until: float | None = None
    """When one's time is up; none: nothing presses."""


class Notices(msgspec.Struct, frozen=True):
    """What one is told now, the newest first."""

    notices: list[Notice]
    unseen: int


class SeenWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which notices were seen: those about this, or all."""

    about: Annotated[str, msgspec.Meta(max_length=24)] = ""


class TableNoticesWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one wants notices of a table; empty: as usual at its pace."""

    notices: Literal["", "on", "off"]


class NoticeSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be told."""

    skip: dict[Kind, list[Way]] = {}
    """By kind: the ways in which it is not wanted."""
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"
    """The person's time zone, as browsers name it."""
    quiet: bool = False
    """Nothing but the list in the page is told in the quiet hours; it comes when they are over, all at once."""
    quiet_from: Minute = 1320
    quiet_to: Minute = 480
    digest: bool = False
    """One mail a day with all that waits, instead of one for each."""
    digest_at: Minute = 420
    no_invitations: bool = False
    """Others may not invite one to their tables; who tries does not learn of it."""
    webhook: Annotated[str, msgspec.Meta(max_length=500, pattern="^(https?://.*)?$")] = ""
    """An address that gets a POST for each notice; Discord's understand it."""


class NoticeWays(msgspec.Struct, frozen=True):
    """How one can be told here, and how one wants to be."""

    settings: NoticeSettings
    push_key: str
    """The key browsers subscribe to; empty: this server sends no push."""
    browsers: int
    """How many of one's browsers have subscribed."""
    ways: list[Way]
    """What this server can do."""
    mail: str = ""
    """One's address; empty: none."""
    mail_confirmed: bool = False
    """The link that was sent there was opened."""


class PushWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to be told: as its subscription says."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000, pattern="^https?://")]
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=30)]


class PushEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The browser that wants to hear no more."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]


class MailWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where one wants mail; empty: nowhere."""

    address: Annotated[str, msgspec.Meta(max_length=200)] = ""


class MailCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was in the link of a mail."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class TestSent(msgspec.Struct, frozen=True):
    """Where a notice for trying went, and where that failed."""

    sent: list[Way]
    failed: list[Way]
