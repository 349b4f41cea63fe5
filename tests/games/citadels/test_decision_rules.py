"""Every question names the rules behind it: those of the moment, not of other tables."""

from __future__ import annotations

from random import Random

import pytest

from tests.citadels import GAME, cast_with, drafting, given
from tetrapolis.locales.words import rule_ids


@pytest.mark.parametrize(
    ("players", "special"),
    [
        (2, {"CIT-2.16", "CIT-2.17"}),
        (3, {"CIT-2.18", "CIT-2.19"}),
        (4, {"CIT-2.11"}),
        (7, {"CIT-2.12"}),
        (8, {"CIT-2.13"}),
    ],
)
def test_the_draft_explains_itself_for_this_number_of_players(players: int, special: set[str]) -> None:
    assert set(drafting(players).pos.observe(0).rules) == {"CIT-2.9", "CIT-2.10"} | special


def test_a_turn_names_the_rules_of_its_character() -> None:
    table = given(holders={"thief": 0, "warlord": 1}).call("warlord")
    assert {"CIT-4.1", "CIT-13.3", "CIT-13.4"} <= set(table.pos.observe(1).rules)
    assert "CIT-7.1" not in table.pos.observe(1).rules


def test_a_bewitched_and_a_resumed_turn_say_so() -> None:
    table = given(cast=cast_with("witch"), holders={"witch": 0, "king": 1}, bewitched="king").call("king")
    assert "CIT-6.10" in table.pos.rules()
    table.play("gather gold")
    assert {"CIT-6.12", "CIT-9.1"} <= set(table.pos.rules())


def test_every_question_of_random_games_has_rules_that_exist() -> None:
    known = set(rule_ids("CIT"))
    asked = set()
    for seed in range(40):
        pos, rng = GAME.new(2 + seed % 7, seed, {"preset": "random"}), Random(seed)
        while pos.outcome is None:
            decision = pos.pending[0]
            asked.add(decision.kind)
            rules = pos.observe(decision.seat).rules
            assert rules
            assert set(rules) <= known
            pos.play(decision.seat, pos.legal(decision.seat).sample(rng))
        assert pos.rules() == ()
    assert asked == {step.kind for step in GAME.steps.values() if step.run is None}
