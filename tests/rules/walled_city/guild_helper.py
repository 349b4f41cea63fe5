"""Shared by the tests of the guilds (section 13): a guild in use, in either round, held or copied by the Grocers."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.walled_city import O, Table, W, given

PATHS = " ".join(f"P{number}" for number in range(1, 20))
"""All paths of Londonderry, to be built together with gaps."""


class Way(NamedTuple):
    """How O comes to an ability: in which round, and with the own guild or by copying W's with the Grocers."""

    round: int
    copied: bool


EVERY_WAY = pytest.mark.parametrize(
    "way",
    [Way(1, False), Way(2, False), Way(1, True), Way(2, True)],
    ids=["round1-held", "round2-held", "round1-copied", "round2-copied"],
)
IN_ROUND_2 = pytest.mark.parametrize("way", [Way(2, False), Way(2, True)], ids=["held", "copied"])
BOTH_ROUNDS = pytest.mark.parametrize("number", [1, 2], ids=["round1", "round2"])


def ready(way: Way, guild: str, citizens: str = "", **more: Any) -> Table:
    """O's turn begins; he holds the guild, or holds the Grocers while W holds it."""
    guilds = {O: "grocers", W: guild} if way.copied else {O: guild}
    return given(citizens, round=way.round, guilds=guilds, **more).turn(O)


def activation(way: Way, guild: str) -> str:
    """The move that starts the ability."""
    return f"copy {guild}" if way.copied else "guild"


def using(way: Way, guild: str, citizens: str = "", **more: Any) -> Table:
    """O's turn has begun and he has just activated the guild."""
    return ready(way, guild, citizens, **more).play(activation(way, guild))


def turn_with(guild: str, citizens: str = "", **more: Any) -> Table:
    """O, who holds this guild, begins his turn."""
    return given(citizens, guilds={O: guild}, **more).turn(O)
