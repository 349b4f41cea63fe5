"""Asking somebody to one's table."""

from __future__ import annotations

from typing import Annotated

import msgspec


class Invitable(msgspec.Struct, frozen=True):
    """Somebody a host can invite to his table."""

    person: str
    name: str
    plays: int
    """Matches they played together to the end."""
    invited: bool
    """To this table already."""


class InviteWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom."""

    person: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
