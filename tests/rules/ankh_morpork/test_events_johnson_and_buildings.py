"""Section 6 of the rules: Bloody Stupid Johnson, Explosion, Earthquake."""

from __future__ import annotations

from tests.ankh_morpork import B, G, R, Y, given
from tests.marks import rule
from tests.rules.ankh_morpork.turning import rolled, turned

JOHNSON = "bloody_stupid_johnson"

# ---- Explosion and Earthquake


@rule("ANK-6.15", "ANK-6.4")
def test_an_explosion_removes_one_building_and_nothing_else() -> None:
    table = turned("explosion", 8, 9, board="8{R1 Y2 Y-bld troll1 !} 9{Y-bld}")
    assert table.area(8) == "R1 Y2 troll1 !"
    assert table.area(9) == "Y-bld"
    assert table.area_cards(Y) == [9]
    assert len(rolled(table)) == 1


@rule("ANK-6.15")
def test_an_explosion_without_a_building_does_nothing() -> None:
    table = turned("explosion", 8, board="8{R1 Y2 !} 9{Y-bld}")
    assert table.area(8) == "R1 Y2 !"
    assert table.area(9) == "Y-bld"


@rule("ANK-6.15")
def test_small_gods_saves_a_building_from_an_explosion() -> None:
    table = turned("explosion", 8, board="4{Y-bld} 8{Y-bld}", cash={Y: 3})
    assert table.choices("save") == ["save 8 building"]
    table.play("save 8 building")
    assert table.area(8) == "Y-bld"
    assert table.area_cards(Y) == [4, 8]
    assert table.cash(Y) == 0


@rule("ANK-6.25", "ANK-6.4")
def test_an_earthquake_removes_the_buildings_of_two_areas() -> None:
    table = turned("earthquake", 8, 11, 9, board="8{R1 Y-bld !} 11{G2 G-bld} 9{Y-bld}")
    assert rolled(table) == [(R, ["dimwell", "seven_sleepers"])]
    assert [table.area(number) for number in (8, 11, 9)] == ["R1 !", "G2", "Y-bld"]
    assert table.area_cards(Y) == [9]
    assert table.area_cards(G) == []


@rule("ANK-6.25")
def test_equal_rolls_of_an_earthquake_hit_one_area_once() -> None:
    table = turned("earthquake", 8, 8, 11, board="4{Y-bld} 8{Y-bld} 11{G-bld}")
    table.play("save 8 building")
    assert table.asked == (R, "menu")
    assert table.cash(Y) == 7
    assert table.area(8) == "Y-bld"
    assert table.area(11) == "G-bld"


@rule("ANK-6.25")
def test_a_demon_in_small_gods_leaves_its_holder_without_protection() -> None:
    """E-45"""
    table = turned("earthquake", 11, 3, board="4{Y-bld demon1} 11{Y-bld}", cash={Y: 20})
    assert table.asked == (R, "menu")
    assert table.area(11) == ""
    assert table.area_cards(Y) == [4]
    assert table.cash(Y) == 20


@rule("ANK-6.25", "ANK-6.4")
def test_after_an_earthquake_the_power_is_lost_to_its_owner() -> None:
    """E-57"""
    table = turned("earthquake", 11, 4, board="11{Y-bld R1}", cash={R: 18}, hands={Y: ["groat"], R: ["rincewind"]})
    assert table.area(11) == "R1"
    assert table.area_cards(Y) == []
    assert table.asked == (Y, "menu")
    assert table.choices() == ["play groat"]


@rule("ANK-6.25", "ANK-6.4")
def test_after_an_earthquake_somebody_else_may_build_there_and_take_the_card() -> None:
    """E-57"""
    table = turned("earthquake", 11, 4, board="11{Y-bld R1}", cash={R: 18}, hands={R: ["rincewind", "the_mended_drum"]})
    table.play("play the_mended_drum", "build 11")
    assert table.area(11) == "R1 R-bld"
    assert table.cash(R) == 0
    assert table.area_cards(R) == [11]


# ---- Bloody Stupid Johnson


@rule("ANK-6.22", "ANK-6.23")
def test_johnson_takes_the_card_and_one_minion_but_not_the_building() -> None:
    """E-58"""
    table = turned(JOHNSON, 11, board="11{Y2 Y-bld}", cash={Y: 0})
    assert rolled(table) == [(R, ["seven_sleepers"])]
    assert table.area(11) == "Y1 Y-bld"
    assert table.area_cards(Y) == []
    assert table.sees(None).gone == ["seven_sleepers"]
    assert table.controls(Y) == [11]
    assert table.points(Y) == {"minions": 5, "buildings": 18}
    assert table.supply("Y") == 11


@rule("ANK-6.23", "ANK-6.22")
def test_a_later_explosion_does_not_bring_the_lost_card_back() -> None:
    """E-58"""
    table = given(
        "11{Y2 Y-bld}",
        hands={R: ["rincewind", "the_dean", "groat"]},
        events=[JOHNSON, "explosion"],
        dice=[11, 11],
        discard=["susan", "igor", "fresh_start_club"],
    )
    table.play("play rincewind", "play the_dean")
    assert table.area(11) == "Y1"
    assert table.sees(None).gone == ["seven_sleepers"]


@rule("ANK-6.23")
def test_a_new_building_there_costs_the_same_and_brings_no_card() -> None:
    """E-58"""
    table = given("11{R1}", gone=[11], cash={R: 18}, hands={R: ["the_mended_drum", "groat"], Y: ["ruby"]})
    table.play("play the_mended_drum", "build 11")
    assert table.area(11) == "R1 R-bld"
    assert table.cash(R) == 0
    assert table.area_cards(R) == []
    assert table.points(R)["buildings"] == 18
    table.next_turn(R)
    assert table.choices() == ["play groat"]  # and no power


@rule("ANK-6.23")
def test_the_power_is_lost_at_once() -> None:
    table = given(
        "11{R-bld} 9{R-bld}",
        hands={R: ["rincewind", "groat"]},
        events=[JOHNSON],
        dice=[11],
    )
    assert table.choices("power") == ["power 9", "power 11"]
    table.play("play rincewind")
    assert table.choices("power") == ["power 9"]
    assert table.area(11) == "R-bld"


@rule("ANK-6.22")
def test_johnson_does_nothing_where_nobody_holds_the_card() -> None:
    table = turned(JOHNSON, 11, board="11{Y2 R1 !} 4{Y-bld}")
    assert table.asked == (R, "menu")
    assert table.area(11) == "R1 Y2 !"
    assert table.sees(None).gone == []


@rule("ANK-6.22")
def test_johnson_leaves_other_players_minions_alone() -> None:
    table = turned(JOHNSON, 11, board="11{Y-bld R2 G1 troll1 !}", cash={Y: 0})
    assert table.area(11) == "R2 G1 Y-bld troll1 !"
    assert table.area_cards(Y) == []


@rule("ANK-6.22")
def test_the_minion_johnson_takes_takes_the_marker_along() -> None:
    table = turned(JOHNSON, 8, board="8{Y1 G2 Y-bld !}")
    assert table.area(8) == "G2 Y-bld"


@rule("ANK-6.22")
def test_susan_and_igor_answer_for_johnsons_minion() -> None:
    table = turned(JOHNSON, 8, board="8{Y1 Y-bld}", hands={Y: ["susan"]})
    assert table.asked == (Y, "protecting")
    assert table.choices("save") == []
    table.play("interrupt susan")
    assert table.area(8) == "Y1 Y-bld"
    assert table.area_cards(Y) == []
    table = turned(JOHNSON, 8, board="8{Y1 Y-bld} 12{Y1}", hands={Y: ["igor"]})
    assert table.asked == (Y, "window")
    table.play("interrupt igor", "place 1")
    assert table.area(8) == "Y-bld"
    assert table.area(1) == "Y1"


# ---- Small Gods against Johnson


@rule("ANK-6.23")
def test_with_three_dollars_the_holder_saves_the_card() -> None:
    """E-60"""
    table = turned(JOHNSON, 4, board="4{Y1 Y-bld}", cash={Y: 3})
    assert table.choices("save") == ["save 4 card", "save 4 minion"]
    table.play("save 4 card")
    assert table.asked == (R, "menu")
    assert table.area(4) == "Y-bld"
    assert table.area_cards(Y) == [4]


@rule("ANK-6.23")
def test_with_three_dollars_the_holder_saves_the_minion_and_loses_small_gods_for_good() -> None:
    """E-60"""
    table = given(
        "4{Y1 Y-bld} 8{Y-bld}",
        hands={R: ["rincewind", "the_dean", "groat"]},
        cash={Y: 9},
        events=[JOHNSON, "explosion"],
        dice=[4, 8],
        discard=["susan", "igor", "fresh_start_club"],
    )
    table.play("play rincewind", "save 4 minion", "pass")
    assert table.area(4) == "Y1 Y-bld"
    assert table.area_cards(Y) == [8]
    assert table.cash(Y) == 6
    table.play("play the_dean")
    assert table.asked[0] == R  # Y cannot pay any more
    assert table.area(8) == ""
    assert table.cash(Y) == 6


@rule("ANK-6.23")
def test_with_six_dollars_the_holder_saves_both() -> None:
    """E-60"""
    table = turned(JOHNSON, 4, board="4{Y1 Y-bld}", cash={Y: 6})
    table.play("save 4 card", "save 4 minion")
    assert table.area(4) == "Y1 Y-bld"
    assert table.area_cards(Y) == [4]
    assert table.cash(Y) == 0


@rule("ANK-6.23")
def test_the_holder_of_small_gods_saves_the_card_of_another_of_his_buildings() -> None:
    table = turned(JOHNSON, 11, board="4{Y-bld} 11{Y-bld G1}", cash={Y: 3})
    assert table.choices("save") == ["save 11 card"]
    table.play("save 11 card")
    assert table.area_cards(Y) == [4, 11]
    assert table.sees(None).gone == []


@rule("ANK-6.23")
def test_small_gods_does_not_save_anybody_elses_card() -> None:
    table = turned(JOHNSON, 11, board="4{Y-bld} 11{B-bld Y1 B1}")
    assert table.asked == (R, "menu")
    assert table.area(11) == "Y1 B-bld"
    assert table.area_cards(B) == []
    assert table.area_cards(G) == []
