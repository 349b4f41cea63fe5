"""Notices: what somebody is told who is not at the table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Kind = Literal["turn", "reminder", "full", "over", "invited", "paired"]


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
