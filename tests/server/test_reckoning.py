"""The reckoning of the chaos runs notices what it is there for, and nothing else."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.server.chaos import Ack, Party, Wire
from tests.server.reckoning import surplus

MOVE, NOTE, LAST = Ack(0, "go market", 3), Ack(0, "note market 5d", 3), Ack(0, "end", 5)


@pytest.mark.parametrize(
    ("told", "stored", "doubled"),
    [
        ([MOVE, LAST], [MOVE, LAST], []),
        ([MOVE, LAST], [MOVE, MOVE, LAST], [MOVE]),
        ([MOVE, LAST], [MOVE, LAST, LAST], [LAST]),
        ([MOVE, LAST], [MOVE, NOTE, LAST], [NOTE]),
        ([MOVE], [MOVE, NOTE, LAST], []),  # the bot that sits there now drafts something at once
        ([], [NOTE, LAST], []),
    ],
)
def test_what_nobody_was_told_of(told: list[Ack], stored: list[Ack], doubled: list[Ack]) -> None:
    party = Party(Wire([], Random(1)), "genoa", Random(1), moves=1)
    party.tokens[0] = "anna"
    party.acks = told
    assert surplus(party, stored) == Counter(doubled)
