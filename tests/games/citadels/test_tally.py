"""What is counted along the way, beside the lines of the score."""

from __future__ import annotations

from typing import Any

import tetrapolis as tp
from tests.marks import rule
from tetrapolis.games.citadels.rules.cards import BEAUTIFIED, NAMES


@rule("CIT-16.2")
def test_districts_by_their_types() -> None:
    pos: Any = tp.game("citadels").new(players=2, seed=1)
    manor, temple = NAMES.index("manor"), NAMES.index("temple")
    pos.cities[0] = [manor, temple + BEAUTIFIED, manor]
    assert pos.tally(0).types == [[6, 2, 0, 0, 0], [0, 0, 0, 0, 0]]
