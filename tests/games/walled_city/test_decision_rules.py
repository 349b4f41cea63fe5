"""Every question names the rules behind it: those of the moment."""

from __future__ import annotations

from random import Random

from tests.walled_city import GAME, O, given
from tetrapolis.locales.words import rule_ids


def test_a_step_names_the_guild_that_could_be_used() -> None:
    table = given("A2{W1p}", guilds={O: "merchant_taylors"}).turn(O)
    assert {"WAL-3.3", "WAL-13.25"} <= set(table.pos.observe(O).rules)
    table = given(guilds={O: "merchant_taylors"}).turn(O)
    assert "WAL-13.25" not in table.pos.observe(O).rules, "nobody is there to be taken"


def test_an_ability_names_its_own_rules() -> None:
    table = given(guilds={O: "salters"}).turn(O).play("guild")
    assert {"WAL-13.28", "WAL-13.29"} <= set(table.pos.observe(O).rules)


def test_every_question_of_random_games_has_rules_that_exist() -> None:
    known = set(rule_ids("WAL"))
    for seed in range(30):
        options = {"board": ("londonderry", "borderlands")[seed % 2], "guild_deck": "mixed"}
        pos, rng = GAME.new(2 + seed % 3, seed, options), Random(seed)
        while pos.outcome is None:
            decision = pos.pending[0]
            rules = pos.rules()
            assert rules
            assert set(rules) <= known
            pos.play(decision.seat, pos.legal(decision.seat).sample(rng))
        assert pos.rules() == ()
