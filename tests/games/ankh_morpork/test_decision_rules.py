"""Every question names the rules behind it: those of the moment, not of other cards."""

from __future__ import annotations

from random import Random

from tests.ankh_morpork import GAME, R, Y, given
from tetrapolis.locales.words import rule_ids


def test_the_menu_names_the_card_and_the_icon() -> None:
    table = given("7{R1}", hands={R: ["mr_bent", "groat"]})
    assert {"ANK-2.4", "ANK-4.30"} <= set(table.pos.observe(R).rules)
    table.play("play mr_bent")
    assert {"ANK-10.2", "ANK-4.23"} <= set(table.pos.observe(R).rules)
    table.play("skip", "play groat")
    rules = table.pos.observe(R).rules
    assert {"ANK-10.15", "ANK-4.1", "ANK-4.2"} <= set(rules)
    assert "ANK-10.2" not in rules


def test_a_window_names_its_answers_and_what_hits() -> None:
    table = given("5{Y1 G1 !} 7{R1}", hands={R: ["mr_gryle"], Y: ["groat"]}).play("play mr_gryle", "kill 5 p2")
    assert {"ANK-4.39", "ANK-4.40", "ANK-4.41", "ANK-10.28"} <= set(table.pos.observe(Y).rules)


def test_an_event_names_its_own_rules() -> None:
    table = given("5{Y1} 4{Y-bld}", hands={R: ["rincewind"]}, events=["the_dragon"], dice=[5]).play("play rincewind")
    assert {"ANK-5.10", "ANK-6.5", "ANK-6.6"} <= set(table.pos.observe(Y).rules)
    assert "ANK-6.8" not in table.pos.observe(Y).rules


def test_a_power_names_its_own_rule_and_not_that_of_the_card() -> None:
    table = given("1{R1 R-bld} 5{R-bld}", hands={R: ["dwarves", "groat"]}).play("play dwarves", "power 1")
    assert {"ANK-5.7", "ANK-4.4"} <= set(table.pos.rules())
    assert "ANK-10.98" not in table.pos.rules()
    table.play("place 2", "power 5")
    assert "ANK-5.11" in table.pos.rules()
    assert "ANK-10.98" not in table.pos.rules()


def test_a_minion_that_comes_back_names_the_interrupt_and_not_the_card_that_took_it() -> None:
    table = given("5{Y2 G1 !} 7{R1}", hands={R: ["mr_gryle"], Y: ["igor"]}).play("play mr_gryle", "kill 5 p2")
    table.play("pass", "interrupt igor")
    assert table.asked == (Y, "placing")
    assert "ANK-4.42" in table.pos.rules()
    assert "ANK-10.28" not in table.pos.rules()


def test_every_question_of_random_games_has_rules_that_exist() -> None:
    known = set(rule_ids("ANK"))
    asked = set()
    for seed in range(60):
        pos, rng = GAME.new(2 + seed % 3, seed), Random(seed)
        while pos.outcome is None:
            decision = pos.pending[0]
            asked.add(decision.kind)
            rules = pos.rules()
            assert rules
            assert set(rules) <= known
            pos.play(decision.seat, pos.legal(decision.seat).sample(rng))
        assert pos.rules() == ()
    assert asked == {step.kind for step in GAME.steps.values() if step.run is None}
