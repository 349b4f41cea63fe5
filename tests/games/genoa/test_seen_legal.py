"""What a seat may do is worked out on what it sees: the same answers as from the position itself, holes or not."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import tetrapolis as tp
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.types import CLOCK, Move
from tetrapolis.games.genoa.rules.position import GenoaPosition

GAME = tp.game("genoa")
assert GAME.brain is not None
BRAIN = GAME.brain
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "usual": (3, {}),
    "two": (2, {"money": "open"}),
    "joint": (5, {"joint_street": True, "move_only": True, "auto_deliver": False, "card_face": "back"}),
    "pledges": (4, {"pledge_check": False, "auto_deliver": False}),
    "live": (3, {"negotiation": "live", "money": "personal", "auto_deliver": False}),
}


def same(pos: GenoaPosition, seat: int, others: list[Move]) -> str:
    """Compare what can be listed, what is sampled, and other moves; the kind of question."""
    real: Any = pos.legal(seat)
    seen: Any = pos.seen(seat).legal(seat)
    assert tuple(real.aside) == tuple(seen.aside)
    if not isinstance(real, OpenSpace):
        assert list(real) == list(seen)
        return "listed"
    assert real.schema == seen.schema
    assert list(real.listed) == list(seen.listed)
    assert [move in real for move in others] == [move in seen for move in others]
    drawn = [real.sample(Random(seed)) for seed in range(3)]
    assert drawn == [seen.sample(Random(seed)) for seed in range(3)]
    others[:] = [*drawn, *others[:12]]
    return next(decision.kind for decision in pos.pending if decision.seat == seat)


@pytest.mark.parametrize("table", TABLES)
def test_legal_moves_on_what_a_seat_sees_are_those_of_the_position(table: str) -> None:
    players, options = TABLES[table]
    pos: Any = GAME.new(players=players, seed=5, options=options)
    rng, kinds, others = Random(5), Counter[str](), list[Move]()
    for _ in range(500):
        if pos.outcome is not None:
            break
        for decision in pos.pending:
            kinds[same(pos, decision.seat, others)] += 1
        seat = rng.choice(pos.pending).seat
        rings = pos.legal(CLOCK)
        if rings and rng.random() < 0.1:
            pos.play(CLOCK, rings.sample(rng))
        elif rng.random() < 0.5:
            pos.play(seat, pos.legal(seat).sample(rng))
        else:
            pos.play(seat, BRAIN.decide(pos.observe(seat), rng))
    asked = {"live"} if table == "live" else {"ask", "decide"}
    assert all(kinds[kind] > 50 for kind in (*asked, "listed")), kinds
