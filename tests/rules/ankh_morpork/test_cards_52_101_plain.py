"""Cards ANK-10.52 to ANK-10.101 without a text: their icons at work, one after the other; and the three interrupts."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import R, Table, Y, given
from tests.marks import rule
from tests.rules.ankh_morpork.cards_helper import offered

# ---- Death


def death(hand: list[str]) -> Table:
    """R has played Death; Y stands in trouble and holds these cards."""
    table = given("5{Y1 G1 !} 8{R1}", hands={R: ["death", "hex"], Y: hand}).play("play death")
    assert table.choices("kill") == ["kill 5 p2", "kill 5 p3"]
    return table


@rule("ANK-10.55", "ANK-4.35")
def test_gaspode_stops_one_skull_of_death_and_the_other_one_kills() -> None:
    """E-08"""
    table = death(["gaspode"]).play("kill 5 p2", "interrupt gaspode")
    assert table.area(5) == "Y1 G1 !"
    assert offered(table) == "assassinate"
    table.play("kill 5 p2")
    assert table.area(5) == "G1"
    assert offered(table) == "place_building"


@rule("ANK-10.55", "ANK-4.20")
def test_after_the_first_skull_its_area_has_no_marker_for_the_second() -> None:
    """E-18"""
    table = death([]).play("kill 5 p2")
    assert table.area(5) == "G1"
    assert offered(table) == "place_building"
    table.refused("kill 5 p3")


@rule("ANK-10.55")
def test_death_kills_twice_in_two_marked_areas_and_then_builds() -> None:
    table = given("5{Y1 G1 !} 7{troll1 Y1 !} 8{R1}", hands={R: ["death", "hex"]}).play("play death", "kill 5 p3")
    assert table.choices("kill") == ["kill 7 p2", "kill 7 troll"]
    table.play("kill 7 troll", "build 8")
    assert (table.area(5), table.area(7), table.area(8)) == ("Y1", "Y1", "R1 R-bld")
    assert table.cash(R) == 4


@rule("ANK-10.55")
def test_each_skull_of_death_may_be_skipped_alone() -> None:
    table = death([]).play("skip")
    assert offered(table) == "assassinate"
    table.play("kill 5 p3")
    assert table.area(5) == "Y1"


# ---- the other assassins


@rule("ANK-10.97", "ANK-10.99")
@pytest.mark.parametrize("card", ["lord_downey", "edward_d_eath"])
def test_an_assassin_kills_and_his_3_dollars_help_to_build_where_the_marker_was(card: str) -> None:
    table = given("5{R1 Y1 !}", hands={R: [card, "hex"]}, cash=3)
    table.play(f"play {card}", "kill 5 p2", "money", "build 5")
    assert table.area(5) == "R1 R-bld"
    assert table.cash(R) == 0


@rule("ANK-10.97", "ANK-10.99")
@pytest.mark.parametrize("card", ["lord_downey", "edward_d_eath"])
def test_an_assassin_is_paid_although_there_is_nobody_to_kill(card: str) -> None:
    table = given("5{R1 Y1}", hands={R: [card, "hex"]}).play(f"play {card}")
    assert offered(table) == "money"
    table.play("money")
    assert table.cash(R) == 13


@rule("ANK-10.72")
def test_mr_teatime_is_paid_before_he_kills_and_brings_another_card() -> None:
    table = given("5{R1 Y1 troll1 !}", hands={R: ["mr_teatime", "groat"]}).play("play mr_teatime")
    assert offered(table) == "money"
    table.play("money")
    assert table.cash(R) == 13
    assert table.choices("kill") == ["kill 5 p2", "kill 5 troll"]
    table.play("kill 5 p2")
    assert table.area(5) == "R1 troll1"
    assert table.choices() == ["play groat", "skip"]


# ---- the watch


@rule("ANK-10.52")
def test_sergeant_colon_takes_off_a_marker_before_he_places() -> None:
    table = given("5{R1 Y1 !} 7{!}", hands={R: ["sergeant_colon", "hex"]}).play("play sergeant_colon")
    assert table.choices("calm") == ["calm 5", "calm 7"]
    table.play("calm 5", "place 7")
    assert (table.area(5), table.area(7)) == ("R1 Y1", "R1 !")


@rule("ANK-10.52")
def test_the_marker_sergeant_colon_makes_stays() -> None:
    table = given("5{R1 Y1}", hands={R: ["sergeant_colon", "hex"]}).play("play sergeant_colon", "place 5")
    assert table.area(5) == "R2 Y1 !"
    assert table.choices() == ["end"]


@rule("ANK-10.64")
def test_sergeant_detritus_takes_off_two_markers() -> None:
    table = given("1{R1 Y1 !} 5{!} 7{Y2 !}", hands={R: ["sergeant_detritus", "hex"]})
    table.play("play sergeant_detritus", "calm 7")
    assert table.choices() == ["calm 1", "calm 5", "skip"]
    table.play("calm 1")
    assert table.trouble == [5]
    assert table.choices() == ["end"]


@rule("ANK-10.64")
def test_the_second_icon_of_sergeant_detritus_needs_a_second_marker() -> None:
    table = given("1{R1 Y1 !}", hands={R: ["sergeant_detritus", "hex"]}).play("play sergeant_detritus", "calm 1")
    assert table.choices() == ["end"]


@rule("ANK-10.69")
def test_buggy_swires_takes_off_one_marker() -> None:
    table = given("5{!} 7{Y2 !}", hands={R: ["buggy_swires", "hex"]}).play("play buggy_swires", "calm 7")
    assert table.trouble == [5]
    assert table.choices() == ["end"]


@rule("ANK-10.69")
def test_buggy_swires_without_a_marker_does_nothing() -> None:
    table = given("7{Y2}", hands={R: ["buggy_swires", "hex"]}).play("play buggy_swires")
    assert table.choices() == ["end"]


@rule("ANK-10.73")
def test_the_watch_builds_before_it_takes_off_a_marker() -> None:
    """E-79"""
    table = given("8{R1 !}", hands={R: ["the_watch", "hex"]}).play("play the_watch")
    assert offered(table) == "remove_trouble"
    table.play("calm 8")
    assert table.area(8) == "R1"
    assert table.choices() == ["end"]


@rule("ANK-10.73")
def test_the_watch_builds_and_takes_off_a_marker_elsewhere() -> None:
    table = given("8{R1} 7{Y2 !}", hands={R: ["the_watch", "hex"]}).play("play the_watch", "build 8", "calm 7")
    assert (table.area(8), table.area(7)) == ("R1 R-bld", "Y2")
    assert table.cash(R) == 4


# ---- placing and building


@rule("ANK-10.78")
def test_ruby_can_build_where_she_has_just_placed() -> None:
    table = given("5{R1 !}", hands={R: ["ruby", "hex"]}).play("play ruby", "place 8")
    assert table.choices("build") == ["build 8"]
    table.play("build 8")
    assert table.area(8) == "R1 R-bld"
    assert table.cash(R) == 4


@rule("ANK-10.86")
def test_the_patricians_palace_pays_4_too_late_for_its_building() -> None:
    table = given("3{R1}", hands={R: ["patricians_palace", "hex"]}, cash=11).play("play patricians_palace")
    assert offered(table) == "money"
    table.play("money", "place 4")
    assert table.cash(R) == 15
    assert (table.area(3), table.area(4)) == ("R1", "R1")


@rule("ANK-10.86")
def test_the_patricians_palace_does_all_three_things() -> None:
    table = given("3{R1}", hands={R: ["patricians_palace", "hex"]}, cash=12)
    table.play("play patricians_palace", "build 3", "money", "place 3")
    assert table.area(3) == "R2 R-bld !"
    assert table.cash(R) == 4


@rule("ANK-10.98")
def test_the_second_dwarf_may_use_the_reach_of_the_first() -> None:
    table = given("8{R1}", hands={R: ["dwarves", "hex"]}).play("play dwarves")
    assert table.choices("place") == ["place 5", "place 7", "place 8", "place 9"]
    table.play("place 9")
    assert table.choices("place") == ["place 5", "place 7", "place 8", "place 9", "place 10", "place 11"]
    table.play("place 11")
    assert (table.area(9), table.area(11)) == ("R1", "R1")


@rule("ANK-10.98", "ANK-4.6")
def test_two_dwarves_in_one_area_bring_a_marker() -> None:
    """E-73"""
    table = given("8{R1}", hands={R: ["dwarves", "hex"]}).play("play dwarves", "place 9")
    assert table.area(9) == "R1"
    table.play("place 9")
    assert table.area(9) == "R2 !"


# ---- interrupts


@rule("ANK-10.70")
def test_susan_keeps_a_minion_on_the_board() -> None:
    table = death(["susan"]).play("kill 5 p2")
    assert table.answers() == ["susan"]
    table.play("interrupt susan")
    assert table.area(5) == "Y1 G1 !"
    assert table.discard == ["susan"]
    assert table.hand(Y) == []


@rule("ANK-10.70")
def test_susan_stops_no_move() -> None:
    table = given("7{Y1} 8{R1}", hands={R: ["canting_crew", "hex"], Y: ["susan"]})
    table.play("play canting_crew", "text", "grab 7 p2", "go 8")
    assert table.answers() == []
    table.lets_happen()
    assert table.area(8) == "R1 Y1 !"


@rule("ANK-10.70")
def test_susan_works_against_events() -> None:
    table = given("2{R1} 9{Y1}", hands={R: ["the_dean", "hex"], Y: ["susan"]}, events=["the_dragon"], dice=[9])
    table.play("play the_dean")
    assert table.asked == (Y, "protecting")
    table.play("interrupt susan")
    assert table.area(9) == "Y1"


@rule("ANK-10.94")
def test_igor_brings_a_lost_minion_back_within_reach_but_elsewhere() -> None:
    table = given("5{Y2 G1 !} 8{G1}", hands={R: ["mr_teatime", "hex"], Y: ["igor"]}).play("play mr_teatime", "money")
    table.play("kill 5 p2")
    assert table.answers() == []
    table.play("pass")
    assert table.area(5) == "Y1 G1"
    assert table.asked == (Y, "window")
    assert table.answers() == ["igor"]
    table.play("interrupt igor")
    assert table.choices() == ["place 4", "place 6", "place 7", "place 8", "place 10"]
    table.play("place 8")
    assert table.area(8) == "Y1 G1 !"
    assert table.discard == ["igor"]
    assert offered(table) == "play_another"


@rule("ANK-10.85")
def test_doctor_mossy_lawn_ends_main_and_returns_the_card_played_last() -> None:
    hand = ["mr_teatime", "doctor_mossy_lawn", "groat"]
    table = given("5{R1 Y1 !}", hands={R: hand, Y: ["modo"]}, deck=["hex", "librarian", "gaspode", "drumknott"])
    table.refused("interrupt doctor_mossy_lawn")
    table.play("play mr_teatime", "money", "interrupt doctor_mossy_lawn")
    assert table.area(5) == "R1 Y1 !"
    assert table.cash(R) == 13
    assert table.hand(R) == ["gaspode", "groat", "hex", "librarian", "mr_teatime"]
    assert table.discard == ["doctor_mossy_lawn"]
    assert table.asked == (Y, "menu")
