"""The Auditors (ANK-10.68) and Errol (ANK-10.100): texts that may cost a player one of his own minions."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import B, G, R, Table, Y, given
from tests.marks import rule
from tests.rules.ankh_morpork.cards_helper import offered

# ---- The Auditors


@rule("ANK-10.68")
def test_each_opponent_clockwise_loses_a_minion_of_his_choice() -> None:
    table = given("5{R1 Y1 !} 9{Y2 troll1 !} 7{G1} 1{B1}", hands={R: ["the_auditors", "hex"]})
    table.play("play the_auditors", "text")
    assert table.asked == (Y, "lose_minion")
    assert table.choices() == ["kill 5 p2", "kill 9 p2"]
    table.play("kill 9 p2")
    assert table.area(9) == "Y1 troll1"
    assert table.asked == (G, "lose_minion")
    table.play("kill 7 p3")
    assert table.asked == (B, "lose_minion")
    table.play("kill 1 p4")
    assert [table.area(area) for area in (1, 5, 7)] == ["", "R1 Y1 !", ""]
    assert table.asked[0] == R
    assert table.choices() == ["end"]


@rule("ANK-10.68")
def test_the_first_to_lose_a_minion_sits_left_of_the_active_player() -> None:
    table = given("5{R1 Y1 G1 B1 !}", active=G, hands={G: ["the_auditors", "hex"]}).play("play the_auditors", "text")
    table.play("kill 5 p4")
    assert table.asked == (R, "lose_minion")
    table.play("kill 5 p1", "kill 5 p2")
    assert table.area(5) == "G1"


@rule("ANK-10.68", "ANK-4.41")
def test_gaspode_works_against_the_auditors_and_the_next_opponent_is_asked() -> None:
    """E-23"""
    table = given("9{Y1} 7{G1}", hands={R: ["the_auditors", "hex"], Y: ["gaspode"]}).play("play the_auditors", "text")
    assert table.asked == (Y, "window")
    table.play("pass", "kill 9 p2")
    assert table.asked == (Y, "window")
    table.play("interrupt gaspode")
    assert table.area(9) == "Y1"
    assert table.asked == (G, "lose_minion")


@rule("ANK-10.68")
def test_an_opponent_without_a_minion_is_passed_over() -> None:
    """E-24"""
    table = given("7{G1}", hands={R: ["the_auditors", "hex"], Y: ["modo"]}).play("play the_auditors", "text")
    assert table.asked == (G, "lose_minion")
    table.play("kill 7 p3")
    assert table.area(7) == ""
    assert table.seat == R


@rule("ANK-10.68")
def test_against_the_auditors_w_text_comes_before_the_choice_and_w_remove_after_it() -> None:
    hand = ["gaspode", "susan", "wallace_sonky", "igor"]
    table = given("9{Y1} 7{Y1}", hands={R: ["the_auditors", "hex"], Y: hand}).play("play the_auditors", "text")
    assert table.asked == (Y, "window")
    assert table.answers() == ["wallace_sonky"]
    table.play("pass", "kill 9 p2")
    assert table.answers() == ["gaspode", "susan"]
    table.play("pass")
    assert table.area(9) == ""
    assert table.answers() == ["igor"]


@rule("ANK-10.68")
def test_sonky_protects_from_the_auditors_but_nobody_else() -> None:
    hands = {R: ["the_auditors", "hex"], Y: ["wallace_sonky"]}
    table = given("9{Y1} 7{G1}", hands=hands).play("play the_auditors", "text", "interrupt wallace_sonky", "kill 7 p3")
    assert (table.area(9), table.area(7)) == ("Y1", "")


# ---- Errol


def errol(board: str, die: int, **hands: list[str]) -> Table:
    """R has used the text of Errol and rolled this."""
    held = {R: ["errol", "hex", *hands.get("R", [])], Y: hands.get("Y", [])}
    return given(board, hands=held, dice=[die]).play("play errol", "text")


@rule("ANK-10.100")
@pytest.mark.parametrize("die", [7, 12])
def test_errol_from_7_on_removes_any_minion_in_trouble_own_ones_included(die: int) -> None:
    table = errol("5{R1 Y1 troll1 !} 7{G1 !} 9{B1}", die)
    assert table.choices() == ["kill 5 p1", "kill 5 p2", "kill 5 troll", "kill 7 p3"]
    table.play("kill 7 p3")
    assert table.area(7) == ""
    assert offered(table) == "play_another"


@rule("ANK-10.100")
def test_errol_from_7_on_does_nothing_if_nobody_is_in_trouble() -> None:
    table = errol("5{R1 Y1} 7{!}", 7)
    assert offered(table) == "play_another"
    assert (table.area(5), table.area(7)) == ("R1 Y1", "!")


@rule("ANK-10.100")
def test_the_victim_of_errol_is_asked_in_w_text_and_then_in_w_remove() -> None:
    table = errol("5{Y1 !}", 7, Y=["gaspode", "susan", "wallace_sonky"]).play("kill 5 p2")
    assert table.asked == (Y, "window")
    assert table.answers() == ["wallace_sonky"]
    table.play("pass")
    assert table.answers() == ["gaspode", "susan"]
    table.play("interrupt susan")
    assert table.area(5) == "Y1 !"
    assert table.seat == R
    assert offered(table) == "play_another"


@rule("ANK-10.100")
def test_errols_owner_has_to_take_his_own_minion_if_no_other_is_in_trouble() -> None:
    table = errol("5{R1 !}", 12, R=["susan", "gaspode", "wallace_sonky"])
    assert table.choices() == ["kill 5 p1"]
    table.play("kill 5 p1")
    assert table.asked == (R, "window")
    assert table.answers() == ["susan"]


@rule("ANK-10.100")
@pytest.mark.parametrize("die", [2, 6])
def test_errol_from_2_to_6_does_nothing(die: int) -> None:
    table = errol("5{R1 Y1 !}", die)
    assert offered(table) == "play_another"
    assert table.area(5) == "R1 Y1 !"


@rule("ANK-10.100")
def test_errol_on_a_1_costs_an_own_minion_of_choice_marker_or_not() -> None:
    table = errol("5{R1 Y1 !} 9{R1}", 1)
    assert table.choices() == ["kill 5 p1", "kill 9 p1"]
    table.play("kill 9 p1").lets_happen()
    assert (table.area(5), table.area(9)) == ("R1 Y1 !", "")
    assert offered(table) == "play_another"


@rule("ANK-10.100")
def test_errol_on_a_1_without_a_minion_costs_nothing() -> None:
    table = errol("5{Y1 !}", 1)
    assert offered(table) == "play_another"
    assert table.area(5) == "Y1 !"


@rule("ANK-10.100")
def test_only_susan_helps_against_a_1_of_the_own_errol() -> None:
    """E-29"""
    table = errol("5{R1 Y1 !} 9{R1}", 1, R=["susan", "gaspode", "wallace_sonky"]).play("kill 5 p1")
    assert table.asked == (R, "window")
    assert table.answers() == ["susan"]
    table.play("interrupt susan")
    assert (table.area(5), table.area(9)) == ("R1 Y1 !", "R1")
    assert table.cash(R) == 10


@rule("ANK-10.100")
def test_the_minion_lost_by_a_1_of_errol_may_come_back() -> None:
    table = errol("5{R1 Y1 !} 9{R1}", 1, R=["igor"]).play("kill 5 p1", "pass")
    assert table.area(5) == "Y1"
    assert table.answers() == ["igor"]
    table.play("interrupt igor")
    assert table.choices() == ["place 8", "place 9", "place 10", "place 11"]
