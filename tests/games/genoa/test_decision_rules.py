"""Every question names the rules behind it: those of the moment."""

from __future__ import annotations

from random import Random

from tests.genoa import ANNA, BELA, GAME, given
from tetrapolis.core.driving import next_actor
from tetrapolis.locales.words import rule_ids


def test_a_floor_names_what_it_is_about() -> None:
    road = given("street_6_7", stand="road")
    assert {"GEN-6.3", "GEN-6.53"} <= set(road.pos.observe(BELA).rules)
    house = given("harbor", stand="house").play("invite")
    assert {"GEN-6.6", "GEN-6.42"} <= set(house.pos.observe(BELA).rules)


def test_two_players_are_told_of_their_rules() -> None:
    table = given("harbor", stand="house", players=2)
    assert {"GEN-12.1", "GEN-12.2"} <= set(table.pos.observe(ANNA).rules)
    assert not {"GEN-12.1"} & set(given("harbor", stand="house").pos.observe(ANNA).rules)


def test_every_question_of_random_games_has_rules_that_exist() -> None:
    known = set(rule_ids("GEN"))
    for seed in range(16):
        options = {"negotiation": ("orderly", "live")[seed % 2], "auto_deliver": seed % 3 > 0}
        pos, rng = GAME.new(2 + seed % 4, seed, options), Random(seed)
        while pos.outcome is None:
            rules = pos.rules()
            assert rules
            assert set(rules) <= known
            seat = next_actor(pos, rng)
            pos.play(seat, pos.legal(seat).sample(rng))
        assert pos.rules() == ()
