"""What travels about somebody's account: ways back to a name."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tetrapolis.wire.answers import Guest
from tetrapolis.wire.requests import Short


class Passkey(msgspec.Struct, frozen=True):
    """A key with which somebody comes in without a name or a password."""

    id: str
    device: str
    """Where it was made, as the browser said."""
    synced: bool
    """It is kept elsewhere, too, by whoever made the device."""
    created: float
    used: float


MailBack = Literal["off", "none", "confirmed"]
"""Whether a link by mail brings somebody back: or the house sends none, or no address is confirmed."""


class Account(msgspec.Struct, frozen=True):
    """The ways back to one's name."""

    guest: Guest
    passkeys: list[Passkey]
    code: float
    """When the printed code was made; 0: there is none."""
    offered: Literal["yes", "off", "missing", "address"]
    """Whether this house has passkeys: or not, because the host does not want them, has not installed them, or the
    address has numbers instead of a name."""
    codes: bool
    """It has printed codes."""
    mail: MailBack = "off"
    """Whether a link by mail would bring one back; `off`: the house sends none, `none`: no address is confirmed."""


class House(msgspec.Struct, frozen=True):
    """What somebody may know before arriving: how one comes in here."""

    passkeys: Literal["yes", "off", "missing", "address"]
    codes: bool
    sign_up: Literal["open", "invitation", "closed"] = "open"
    mail: bool = False
    """It sends links to come back by."""


class Options(msgspec.Struct, frozen=True):
    """What the browser needs to make a key, or to sign with one: `PublicKeyCredential.parse...OptionsFromJSON`."""

    options: dict[str, Any]


class CredentialWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a key has signed, as the browser's `toJSON` says it."""

    credential: dict[str, Any]


class CodeWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed code."""

    code: Short


class CodeAnswer(msgspec.Struct, frozen=True):
    """A new printed code: it is told this once."""

    code: str


class Left(msgspec.Struct, frozen=True):
    """Who this device was before: the two can become one, with this secret, for a quarter of an hour."""

    name: str
    tables: int
    secret: str


class Back(msgspec.Struct, frozen=True):
    """Somebody has come back to a name."""

    guest: Guest
    token: str
    """For programs; browsers get it as a cookie."""
    left: Left | None = None
    code: str = ""
    """A new printed code in place of the one that was used."""


class MergeWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The two names become one person: which of them goes on."""

    secret: Short
    name: Annotated[Literal["this", "left"], msgspec.Meta(description="The one come back to, or the one before")]
