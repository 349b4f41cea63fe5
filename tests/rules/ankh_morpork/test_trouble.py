"""Section 4b: trouble markers."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import G, R, Y, given
from tests.marks import rule

# ---- a minion arrives


@rule("ANK-4.6")
def test_a_minion_placed_beside_another_brings_trouble() -> None:
    """E-03"""
    table = given("8{Y1} 7{R1}", hands={R: ["groat"]}).play("play groat", "place 8")
    assert table.area(8) == "R1 Y1 !"


@rule("ANK-4.6")
def test_the_own_minion_is_trouble_enough() -> None:
    """E-13"""
    table = given("6{R1}", hands={R: ["groat"]}).play("play groat", "place 6")
    assert table.area(6) == "R2 !"


@rule("ANK-4.6")
def test_the_first_minion_in_an_area_brings_none_and_the_second_does() -> None:
    """E-73: Dwarves into an empty area."""
    table = given("8{R1}", hands={R: ["dwarves"]}).play("play dwarves", "place 9")
    assert table.area(9) == "R1"
    table.play("place 9")
    assert table.area(9) == "R2 !"


@rule("ANK-4.6", "ANK-4.8")
@pytest.mark.parametrize("neutral", ["troll", "demon"])
def test_beside_a_troll_or_demon_there_is_trouble(neutral: str) -> None:
    table = given(f"8{{R1}} 9{{{neutral}1}}", hands={R: ["groat"]}).play("play groat", "place 9")
    assert table.area(9) == f"R1 {neutral}1 !"


@rule("ANK-4.6", "ANK-4.8", "ANK-4.10")
@pytest.mark.parametrize("neutral", ["troll", "demon"])
def test_a_troll_or_demon_that_moves_in_brings_trouble(neutral: str) -> None:
    table = given(f"8{{Y1}} 9{{{neutral}1 G1 !}}", hands={R: ["the_duckman"]})
    table.play("play the_duckman", "text", f"grab 9 {neutral}", "go 8")
    assert (table.area(9), table.area(8)) == ("G1", f"Y1 {neutral}1 !")


@rule("ANK-4.6", "ANK-4.8", "ANK-6.24")
def test_a_troll_that_arrives_beside_a_minion_brings_trouble() -> None:
    table = given("9{Y1}", hands={R: ["rincewind"]}, events=["trolls"], dice=[9, 3, 12]).play("play rincewind")
    assert [table.area(area) for area in (9, 3, 12)] == ["Y1 troll1 !", "troll1", "troll1"]


@rule("ANK-4.6", "ANK-10.65")
@pytest.mark.parametrize(("before", "after"), [("Y1", "R1 Y1"), ("Y1 !", "R1 Y1 !"), ("", "R1")])
def test_deep_dwarves_bring_no_trouble_and_leave_it_where_it_is(before: str, after: str) -> None:
    """E-74"""
    table = given(f"9{{{before}}} 1{{R1}}", hands={R: ["deep_dwarves"]}).play("play deep_dwarves", "text", "place 9")
    assert table.area(9) == after


@rule("ANK-4.7")
def test_an_area_holds_one_marker_at_most() -> None:
    table = given("8{R1 Y1 !} 5{R1}", hands={R: ["groat"]}).play("play groat", "place 8")
    assert table.area(8) == "R2 Y1 !"
    table = given("8{R1 Y1 !} 5{G1}", hands={R: ["buggy_swires"]}).play("play buggy_swires", "calm 8")
    assert table.area(8) == "R1 Y1"


@rule("ANK-4.7", "ANK-10.91", "ANK-10.96")
def test_where_a_marker_lies_none_is_added_by_a_text() -> None:
    """E-76: The Mob beside the only marker in 1: 2, 3 or 12, empty or not; Doctor Hix: anywhere but there."""
    table = given("1{!} 2{Y1}", hands={R: ["the_mob"]}).play("play the_mob", "text")
    assert table.choices() == ["stir 2", "stir 3", "stir 12"]
    table.play("stir 12")
    assert table.trouble == [1, 12]
    table = given("1{!}", hands={R: ["doctor_hix"]}, events=["riots"]).play("play doctor_hix", "text")
    assert table.choices() == [f"stir {area}" for area in range(2, 13)]


# ---- a minion leaves


@rule("ANK-4.9")
def test_when_a_minion_is_removed_the_marker_goes_even_if_two_stay() -> None:
    table = given("5{R1 Y1 G1 !}", hands={R: ["mr_gryle"]}).play("play mr_gryle", "kill 5 p2")
    assert table.area(5) == "R1 G1"


@rule("ANK-4.8", "ANK-4.9")
@pytest.mark.parametrize("neutral", ["troll", "demon"])
def test_when_a_troll_or_demon_is_removed_the_marker_goes(neutral: str) -> None:
    table = given(f"5{{R1 Y1 {neutral}1 !}}", hands={R: ["mr_gryle"]}).play("play mr_gryle", f"kill 5 {neutral}")
    assert table.area(5) == "R1 Y1"


@rule("ANK-4.9", "ANK-4.10")
def test_when_a_minion_moves_out_the_marker_goes_even_if_two_stay() -> None:
    table = given("5{R1 Y1 G1 !}", hands={R: ["the_duckman"]}).play("play the_duckman", "text", "grab 5 p2", "go 6")
    assert (table.area(5), table.area(6)) == ("R1 G1", "Y1")


@rule("ANK-4.10")
def test_a_move_brings_trouble_where_it_ends() -> None:
    """E-15"""
    table = given("7{Y1} 8{G1}", hands={R: ["the_duckman"]}).play("play the_duckman", "text", "grab 7 p2", "go 8")
    assert (table.area(7), table.area(8)) == ("", "Y1 G1 !")


@rule("ANK-4.10")
def test_a_move_takes_the_marker_away_here_and_brings_one_there() -> None:
    table = given("7{R1 Y1 !} 8{G1}", hands={R: ["dorfl"]}).play("play dorfl", "text", "grab 7 p1", "go 8")
    assert (table.area(7), table.area(8)) == ("Y1", "R1 G1 !")


@rule("ANK-4.10", "ANK-4.41")
def test_a_prevented_move_changes_no_marker() -> None:
    hands = {R: ["the_duckman"], Y: ["gaspode"]}
    table = given("7{Y1 R1 !} 8{G1}", hands=hands).play("play the_duckman", "text", "grab 7 p2", "go 8")
    table.play("pass", "interrupt gaspode")  # W-TEXT, W-MOVE
    assert (table.area(7), table.area(8)) == ("R1 Y1 !", "G1")


@rule("ANK-4.10", "ANK-4.41")
def test_a_prevented_removal_changes_no_marker() -> None:
    hands = {R: ["mr_gryle"], Y: ["susan"]}
    table = given("7{Y1 R1 !}", hands=hands).play("play mr_gryle", "kill 7 p2", "interrupt susan")
    assert table.area(7) == "R1 Y1 !"


# ---- two change places


@rule("ANK-4.11")
@pytest.mark.parametrize(
    ("before", "after5", "after9"),
    [("5{R1 Y1 !} 9{G1}", "Y1 G1 !", "R1"), ("5{R1 !} 9{G1 B1 !}", "G1", "R1 B1 !")],
)
def test_after_an_exchange_trouble_is_where_two_or_more_stand(before: str, after5: str, after9: str) -> None:
    """E-81"""
    table = given(before, hands={R: ["the_bursar"]}, events=["riots"])
    table.play("play the_bursar", "text", "grab 5 p1", "grab 9 p3")
    assert (table.area(5), table.area(9)) == (after5, after9)


@rule("ANK-4.11")
def test_an_exchange_needs_two_different_areas() -> None:
    table = given("5{R1 Y1 !} 9{G1}", hands={R: ["the_bursar"]}, events=["riots"])
    table.play("play the_bursar", "text", "grab 5 p1")
    assert table.choices() == ["grab 9 p3"]
    table = given("5{R1 Y1 !}", hands={R: ["the_bursar", "groat"]}, events=["riots"]).play("play the_bursar")
    assert table.choices() == ["play groat", "skip"], "not startable"


@rule("ANK-4.11")
def test_an_exchange_can_bring_trouble_to_both_areas() -> None:
    table = given("5{R1 Y1} 9{G1 B1}", hands={R: ["the_bursar"]}, events=["riots"])
    table.play("play the_bursar", "text", "grab 5 p2", "grab 9 p4")
    assert (table.area(5), table.area(9)) == ("R1 B1 !", "Y1 G1 !")


# ---- buildings, and what a marker does


@rule("ANK-4.12")
def test_placing_a_building_brings_no_trouble() -> None:
    table = given("8{R1 Y2}", hands={R: ["the_mended_drum"]}).play("play the_mended_drum", "build 8")
    assert table.area(8) == "R1 Y2 R-bld"


@rule("ANK-4.12", "ANK-4.6")
def test_a_minion_that_arrives_beside_a_building_alone_brings_no_trouble() -> None:
    table = given("8{R1} 9{Y-bld}", hands={R: ["groat"]}).play("play groat", "place 9")
    assert table.area(9) == "R1 Y-bld"


@rule("ANK-4.12")
def test_removing_a_building_leaves_the_marker() -> None:
    table = given("9{R1 Y1 Y-bld !}", hands={R: ["rincewind"]}, events=["explosion"], dice=[9]).play("play rincewind")
    assert table.area(9) == "R1 Y1 !"


@rule("ANK-4.13")
def test_only_where_a_marker_lies_minions_can_be_assassinated_and_nobody_builds() -> None:
    board = "5{R1 Y1 !} 8{R1 G1}"
    table = given(board, hands={R: ["lord_downey"]}).play("play lord_downey")
    assert table.choices("kill") == ["kill 5 p2"]
    table.play("skip", "skip")
    assert table.choices("build") == ["build 8"]


@rule("ANK-4.13", "ANK-4.14", "ANK-4.20", "ANK-10.91")
def test_a_marker_in_an_empty_area() -> None:
    """E-77: nobody may build there and no assassination finds a victim."""
    table = given("8{R1}", hands={R: ["doctor_hix", "mr_teatime", "ruby"]}, events=["riots"])
    table.play("play doctor_hix", "text", "stir 9")
    assert table.area(9) == "!"
    table.play("play mr_teatime", "money")
    assert table.choices() == ["play ruby", "skip"], "no victim: the skull falls away"
    table.play("play ruby", "place 9")
    assert table.area(9) == "R1 !"
    assert table.choices() == ["build 8", "skip"]
    table.refused("build 9")


@rule("ANK-4.13", "ANK-8.5")
def test_a_marker_does_not_affect_control_movement_or_placement() -> None:
    hands = {R: ["the_duckman"], Y: ["groat"]}
    table = given("5{R2 Y1 !} 6{G1 !} 1{Y1}", hands=hands)
    assert (table.controls(R), table.controls(G)) == ([5], [6])
    table.play("play the_duckman", "text", "grab 6 p3", "go 5")
    assert table.area(5) == "R2 Y1 G1 !", "in and out of trouble"
    assert table.asked == (Y, "menu")
    table.play("play groat")
    assert table.can("place 5")
