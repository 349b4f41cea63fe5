"""Section 4c: placing buildings, area cards that come and go."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import R, Y, given
from tests.marks import rule

# ---- where one may build


@rule("ANK-4.14", "ANK-4.15", "ANK-4.16")
def test_an_own_minion_no_marker_no_building() -> None:
    """E-04: only Nap Hill is left."""
    table = given("1{R1 !} 11{R1 G-bld} 12{R1 Y2} 2{Y1} 3{}", hands={R: ["the_mended_drum"]}, cash={R: 12})
    table.play("play the_mended_drum")
    assert table.choices() == ["build 12", "skip"]
    table.play("build 12")
    assert table.area(12) == "R1 Y2 R-bld"
    assert table.area_cards(R) == [12]
    assert table.cash(R) == 0


@rule("ANK-4.14")
@pytest.mark.parametrize(
    "area", [1, 11, 2, 3, 9], ids=["a marker", "a building", "no own minion", "nobody", "the own building"]
)
def test_each_single_reason_forbids_to_build(area: int) -> None:
    board = "1{R1 !} 11{R1 G-bld} 12{R1 Y2} 2{Y1} 3{} 9{R1 R-bld}"
    table = given(board, hands={R: ["the_mended_drum"]}, cash={R: 50}).play("play the_mended_drum")
    table.refused(f"build {area}")


@rule("ANK-4.14")
def test_control_is_not_needed() -> None:
    """E-14"""
    table = given("6{R1 Y3}", hands={R: ["the_mended_drum"]}, cash={R: 12}).play("play the_mended_drum", "build 6")
    assert table.area(6) == "R1 Y3 R-bld"


@rule("ANK-4.14")
def test_neutrals_do_not_matter() -> None:
    table = given("6{R1 troll2 demon1}", hands={R: ["the_mended_drum"]}, cash={R: 12})
    table.play("play the_mended_drum", "build 6")
    assert table.area(6) == "R1 R-bld troll2 demon1"


# ---- what it costs


@rule("ANK-4.15")
def test_the_full_cost_is_paid_in_cash_at_once() -> None:
    """Areas of $6, $12 and $18 with $17: the coin of the same card comes too late."""
    table = given("8{R1} 9{R1} 11{R1}", hands={R: ["the_royal_mint"]}, cash={R: 17, Y: 50}).play("play the_royal_mint")
    assert table.choices("build") == ["build 8", "build 9"]
    table.refused("build 11").play("build 9")
    assert (table.cash(R), table.cash(Y)) == (5, 50)


@rule("ANK-4.15", "ANK-3.5")
def test_without_enough_cash_the_action_cannot_be_started() -> None:
    table = given("8{R1}", hands={R: ["the_royal_mint"]}, cash={R: 5}).play("play the_royal_mint")
    assert table.choices() == ["money", "skip"]


@rule("ANK-4.15", "ANK-4.18")
def test_buildings_are_not_cash() -> None:
    table = given("8{R1} 2{R-bld}", hands={R: ["the_royal_mint", "groat"]}, cash={R: 5}).play("play the_royal_mint")
    table.refused("build 8", "build 8 lift=2")


# ---- the area card


@rule("ANK-4.16", "ANK-5.1")
def test_the_builder_takes_the_areas_card_face_up() -> None:
    table = given("8{R1} 9{R1}", hands={R: ["the_mended_drum"], Y: ["groat"]}, cash=20)
    table.play("play the_mended_drum", "build 9")
    assert (table.area_cards(R), table.area_cards(Y)) == ([9], [])


@rule("ANK-4.16")
def test_a_card_out_of_the_game_does_not_come_back() -> None:
    table = given("11{R1}", hands={R: ["the_mended_drum"]}, cash=20, gone=[11]).play("play the_mended_drum", "build 11")
    assert table.cash(R) == 2, "the full cost"
    assert table.area(11) == "R1 R-bld"
    assert table.area_cards(R) == []


@rule("ANK-4.17")
def test_a_building_lost_to_an_event_gives_its_card_back() -> None:
    table = given("8{Y-bld} 9{Y-bld}", hands={R: ["rincewind"]}, events=["explosion"], dice=[9]).play("play rincewind")
    assert table.area_cards(Y) == [8]


@rule("ANK-4.17", "ANK-10.21")
def test_a_building_lost_to_a_text_gives_its_card_back() -> None:
    table = given("8{Y-bld} 9{Y-bld}", hands={R: ["the_fire_brigade"]}, cash={Y: 4})
    table.play("play the_fire_brigade", "text", "raze 9")
    assert table.area_cards(Y) == [8]
    assert table.area(9) == ""


@rule("ANK-4.17", "ANK-4.16")
def test_a_card_that_went_back_is_taken_by_the_next_builder() -> None:
    hands = {R: ["rincewind", "the_mended_drum"]}
    table = given("9{R1 Y-bld}", hands=hands, events=["explosion"], dice=[9], cash=20)
    table.play("play rincewind", "play the_mended_drum", "build 9")
    assert (table.area_cards(R), table.area_cards(Y)) == ([9], [])


# ---- six buildings


SIX = "1{R-bld} 2{R-bld} 3{R-bld} 4{R-bld} 5{R-bld} 8{R-bld} 6{R1}"


@rule("ANK-4.18", "ANK-4.17")
def test_with_six_buildings_one_is_lifted_for_the_new_one() -> None:
    """E-82: the card of 8 goes back, nothing is refunded."""
    table = given(SIX, hands={R: ["the_mended_drum", "groat"]}, cash={R: 12}).play("play the_mended_drum")
    assert table.choices("build") == [f"build 6 lift={area}" for area in (1, 2, 3, 4, 5, 8)]
    table.play("build 6 lift=8")
    assert (table.area(8), table.area(6)) == ("", "R1 R-bld")
    assert table.area_cards(R) == [1, 2, 3, 4, 5, 6]
    assert table.cash(R) == 0


@rule("ANK-4.18")
def test_the_new_area_has_to_be_legal_before_the_lift() -> None:
    """Not the area of the lifted building itself, though R stands there; and lifting does not pay."""
    table = given(SIX + "8{R1}", hands={R: ["the_mended_drum", "groat"]}, cash={R: 11}).play("play the_mended_drum")
    assert table.choices("build") == []
    table = given(SIX + "8{R1}", hands={R: ["the_mended_drum", "groat"]}, cash={R: 12}).play("play the_mended_drum")
    table.refused("build 8 lift=8", "build 8", "build 8 lift=1", "build 6", "build 6 lift=7")


@rule("ANK-4.18")
def test_only_own_buildings_are_lifted() -> None:
    table = given(SIX + "11{Y-bld}", hands={R: ["the_mended_drum"]}, cash={R: 12}).play("play the_mended_drum")
    table.refused("build 6 lift=11")


@rule("ANK-4.18")
def test_with_five_buildings_nothing_may_be_lifted() -> None:
    table = given("1{R-bld} 2{R-bld} 3{R-bld} 4{R-bld} 5{R-bld} 6{R1}", hands={R: ["the_mended_drum"]}, cash={R: 12})
    table.play("play the_mended_drum")
    assert table.choices("build") == ["build 6"]
    table.refused("build 6 lift=1")


# ---- bought buildings


@rule("ANK-5.1", "ANK-10.71")
def test_a_building_in_a_demon_area_is_bought_at_the_printed_cost() -> None:
    """E-87 (R-41)"""
    table = given("3{Y-bld demon1}", hands={R: ["sybil_vimes"]}, cash={R: 12, Y: 10})
    table.play("play sybil_vimes", "skip", "text", "buy 3")
    assert (table.cash(R), table.cash(Y)) == (0, 22)
    assert table.area(3) == "R-bld demon1"
    assert (table.area_cards(R), table.area_cards(Y)) == ([3], [])


@rule("ANK-4.18", "ANK-10.71")
def test_for_a_seventh_building_that_is_bought_one_is_lifted() -> None:
    table = given(SIX + "7{Y-bld}", hands={R: ["sybil_vimes", "groat"]}, cash={R: 6})
    table.play("play sybil_vimes", "skip", "text")
    assert table.choices() == [f"buy 7 lift={area}" for area in (1, 2, 3, 4, 5, 8)]
    table.play("buy 7 lift=2")
    assert table.area_cards(R) == [1, 3, 4, 5, 7, 8]
    assert table.cash(R) == 0
