"""What is known of a game before anybody plays it."""

from __future__ import annotations

from typing import Literal

import msgspec

API = 1
"""The version of the contract between a game and this house; a game that was written for another one is refused."""


class About(msgspec.Struct, frozen=True, kw_only=True):
    """A game's card in the catalogue; each game has one in its `about.py`.

    >>> About(id="tea", name="Tea", players=range(2, 5)).minutes
    30
    """

    id: str
    """Its name for programs: `a-z`, digits and `_`. The ids of all its messages begin with it."""
    name: str
    """Its name for people where no words are at hand; else it is the message `<id>-name`."""
    players: range
    minutes: int = 30
    """How long a game lasts, about."""
    colour: str = "#5B6472"
    """Of its plate and emblem: dark enough for white letters."""
    status: Literal["draft", "reconstructed", "complete"] = "draft"
    """Reconstructed: complete, but some printed board or card list could not be had."""
    first_options: tuple[str, ...] = ()
    """The options a new table asks for first: what is played with, as against how doubtful points are settled."""
    rule_prefix: str = ""
    """Of its numbered rules: `TEA` for TEA-6.12. Without one it has none."""
    version: str = "1"
    """Of its rules; a stored match names it."""
    api: int = API
