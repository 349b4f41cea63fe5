"""Section 6 of the rules: Demons (both editions, R-01) and Trolls (R-32)."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import B, G, R, Y, given
from tests.marks import rule
from tests.rules.ankh_morpork.turning import rolled, turned

ENGLISH, HUNGARIAN = "english-2011", "hungarian"
DEMONS = "demons_from_the_dungeon_dimensions"

# ---- demons arrive


@rule("ANK-6.18")
def test_in_the_hungarian_edition_three_demons_come_and_one_stays_in_the_supply() -> None:
    """E-140"""
    table = turned(DEMONS, 1, 2, 3, 4, edition=HUNGARIAN)
    assert rolled(table) == [(R, ["dolly_sisters", "unreal_estate", "dragons_landing"])]
    assert [table.area(number) for number in (1, 2, 3, 4)] == ["demon1 !", "demon1 !", "demon1 !", ""]
    assert table.supply("demon") == 1


@rule("ANK-6.18")
def test_in_the_english_edition_four_demons_come() -> None:
    table = turned(DEMONS, 1, 2, 3, 4, 5, edition=ENGLISH)
    assert rolled(table) == [(R, ["dolly_sisters", "unreal_estate", "dragons_landing", "small_gods"])]
    assert [table.area(number) for number in (1, 2, 3, 4, 5)] == ["demon1 !", "demon1 !", "demon1 !", "demon1 !", ""]
    assert table.supply("demon") == 0


@rule("ANK-6.18")
@pytest.mark.parametrize(("edition", "demons", "left"), [(HUNGARIAN, 3, 1), (ENGLISH, 4, 0)])
def test_all_demons_may_meet_in_one_area(edition: str, demons: int, left: int) -> None:
    table = turned(DEMONS, 6, 6, 6, 6, edition=edition)
    assert table.area(6) == f"demon{demons} !"
    assert table.supply("demon") == left


@rule("ANK-6.18")
def test_demons_bring_markers_to_empty_areas_and_no_second_one() -> None:
    table = turned(DEMONS, 9, 5, 8, board="5{R1 Y1 !} 8{G1}")
    assert table.area(9) == "demon1 !"
    assert table.area(5) == "R1 Y1 demon1 !"
    assert table.area(8) == "G1 demon1 !"
    assert table.trouble == [5, 8, 9]


# ---- Small Gods against demons


@rule("ANK-6.19")
def test_three_dollars_keep_a_demon_in_the_supply() -> None:
    """E-10"""
    table = turned(DEMONS, 9, 1, 2, board="4{Y-bld} 9{Y1}", cash={Y: 10})
    assert table.asked == (Y, "protecting")
    table.play("save 9 demon")
    assert table.area(9) == "Y1"
    assert table.cash(Y) == 7
    assert table.supply("demon") == 2  # the two others came


@rule("ANK-6.19")
def test_each_demon_is_stopped_for_itself_and_only_where_the_holder_has_a_piece() -> None:
    """E-43"""
    table = turned(DEMONS, 9, 9, 2, 4, board="4{Y-bld} 9{Y1}", cash={Y: 9}, edition=ENGLISH)
    assert sorted(table.choices("save")) == ["save 4 demon", "save 9 demon"]
    table.refused("save 2 demon")
    table.play("save 9 demon", "save 9 demon")
    assert table.choices("save") == ["save 4 demon"]
    table.play("save 4 demon")
    assert table.cash(Y) == 0
    assert [table.area(number) for number in (2, 4, 9)] == ["demon1 !", "Y-bld", "Y1"]
    assert table.supply("demon") == 3


@rule("ANK-6.19")
def test_one_of_two_demons_for_the_same_area_may_be_stopped() -> None:
    table = turned(DEMONS, 9, 9, 2, board="4{Y-bld} 9{Y1}", cash={Y: 5})
    table.play("save 9 demon")
    assert table.asked == (R, "menu")
    assert table.area(9) == "Y1 demon1 !"
    assert table.cash(Y) == 2


@rule("ANK-6.19")
def test_a_building_alone_is_a_piece_too() -> None:
    table = turned(DEMONS, 11, 1, 2, board="4{Y-bld} 11{Y-bld}", cash={Y: 3})
    table.play("save 11 demon")
    assert table.area(11) == "Y-bld"


@rule("ANK-6.19")
def test_others_pieces_do_not_let_the_holder_stop_a_demon_nor_do_others_pay() -> None:
    table = turned(DEMONS, 9, 1, 2, board="4{Y-bld} 9{G1 R1 R-bld troll1}")
    assert table.asked == (R, "menu")
    assert table.area(9) == "R1 G1 R-bld troll1 demon1 !"


# ---- what demons do


@rule("ANK-6.20")
def test_a_demon_switches_the_power_of_its_area_off() -> None:
    table = given("11{R-bld} 9{R-bld}", hands={R: ["rincewind", "groat"]}, events=[DEMONS], dice=[11, 1, 2])
    assert table.choices("power") == ["power 9", "power 11"]
    table.play("play rincewind").lets_happen()
    assert table.choices("power") == ["power 9"]


@rule("ANK-6.20")
def test_nobody_controls_an_area_with_a_demon_and_nothing_in_it_scores() -> None:
    table = turned(DEMONS, 2, 5, 5, board="2{Y2 Y-bld G1} 9{Y1 Y-bld}", cash={Y: 0})
    assert table.controls(Y) == [9]
    assert table.points(Y) == {"minions": 5, "buildings": 12}
    assert table.total(G) == 10  # the cash alone


@rule("ANK-6.20")
def test_an_area_with_a_demon_does_not_count_for_lord_vetinari() -> None:
    nine_areas = "1{R1} 2{R1} 3{R1} 4{R1} 5{R1} 6{R1} 7{R1} 8{R1} 9{R1"
    haunted = given(nine_areas + " demon1}", who={R: "lord_vetinari"}, hands={R: ["groat"]}).next_turn(R)
    assert haunted.pos.outcome is None
    free = given(nine_areas + "}", who={R: "lord_vetinari"}, hands={R: ["groat"]}).next_turn(R)
    assert free.outcome.reason == "lord_vetinari"


@rule("ANK-6.20")
def test_a_building_with_a_demon_is_worth_nothing_to_chrysoprase() -> None:
    haunted = given("9{R-bld demon1}", who={R: "chrysoprase"}, cash={R: 49}, hands={R: ["groat"]}).next_turn(R)
    assert haunted.pos.outcome is None
    free = given("9{R-bld}", who={R: "chrysoprase"}, cash={R: 38}, hands={R: ["groat"]}).next_turn(R)
    assert free.outcome.reason == "chrysoprase"


@rule("ANK-6.20")
def test_everything_comes_back_with_the_last_demon_gone() -> None:
    """E-65"""
    table = given("2{demon1 Y1 !}", hands={R: ["mr_gryle", "groat"]})
    assert table.controls(Y) == []
    assert "minions" not in table.points(Y)
    table.play("play mr_gryle", "kill 2 demon")
    assert table.area(2) == "Y1"
    assert table.controls(Y) == [2]
    assert table.points(Y)["minions"] == 5


@rule("ANK-6.20")
def test_a_second_demon_still_haunts_the_area() -> None:
    table = given("11{R-bld R1 demon2 !}", hands={R: ["mr_gryle", "groat"]})
    table.play("play mr_gryle", "kill 11 demon")
    assert table.area(11) == "R1 R-bld demon1"
    assert table.controls(R) == []
    assert table.choices("power") == []
    assert set(table.points(R)) == {"cash"}


@rule("ANK-6.18")
def test_a_demon_that_is_exchanged_brings_no_marker_of_its_own() -> None:
    """E-66"""
    table = given("2{demon1 !} 10{Y1}", hands={R: ["the_bursar", "groat"]}, events=["riots"])
    table.play("play the_bursar", "text", "grab 2 demon", "grab 10 p2")
    assert table.area(2) == "Y1"
    assert table.area(10) == "demon1"
    assert table.trouble == []


# ---- trolls


@rule("ANK-6.24")
def test_three_trolls_come_and_belong_to_nobody() -> None:
    table = turned("trolls", 3, 6, 9, 12, board="9{Y1}")
    assert rolled(table) == [(R, ["dragons_landing", "the_hippo", "longwall"])]
    assert [table.area(number) for number in (3, 6, 9, 12)] == ["troll1", "troll1", "Y1 troll1 !", ""]
    assert table.supply("troll") == 0
    assert [table.controls(seat) for seat in (R, Y, G, B)] == [[], [], [], []]


@rule("ANK-6.24")
def test_a_marker_follows_only_where_a_minion_is_already() -> None:
    table = turned("trolls", 1, 2, 3, board="1{R1} 2{demon1} 3{G-bld}")
    assert [table.area(number) for number in (1, 2, 3)] == ["R1 troll1 !", "troll1 demon1 !", "G-bld troll1"]
    assert table.trouble == [1, 2]


@rule("ANK-6.24")
def test_trolls_that_meet_make_trouble() -> None:
    table = turned("trolls", 7, 8, 7)
    assert table.area(7) == "troll2 !"
    assert table.area(8) == "troll1"


@rule("ANK-6.24")
def test_all_trolls_may_meet_in_one_area() -> None:
    assert turned("trolls", 7, 7, 7).area(7) == "troll3 !"


@rule("ANK-6.24")
def test_small_gods_does_not_stop_trolls() -> None:
    table = turned("trolls", 9, 4, 9, board="4{Y-bld} 9{Y1}")
    assert table.asked == (R, "menu")
    assert table.area(9) == "Y1 troll2 !"
    assert table.area(4) == "Y-bld troll1"
    assert table.cash(Y) == 10


@rule("ANK-6.24")
def test_with_the_switch_small_gods_stops_trolls_like_demons() -> None:
    table = turned("trolls", 9, 9, 2, board="4{Y-bld} 9{Y1}", cash={Y: 5}, small_gods_trolls=True)
    assert table.asked == (Y, "protecting")
    assert table.choices("save") == ["save 9 troll"]
    table.refused("save 2 troll")
    table.play("save 9 troll")
    assert table.cash(Y) == 2
    assert table.area(9) == "Y1 troll1 !"
    assert table.area(2) == "troll1"
    assert table.supply("troll") == 1


@rule("ANK-6.24")
def test_with_the_switch_a_stopped_troll_brings_no_marker() -> None:
    table = turned("trolls", 9, 2, 3, board="4{Y-bld} 9{Y1}", small_gods_trolls=True)
    table.play("save 9 troll")
    assert table.area(9) == "Y1"
    assert table.trouble == []


@rule("ANK-6.24", "ANK-6.19")
def test_with_the_switch_demons_are_still_stopped() -> None:
    table = turned(DEMONS, 9, 1, 2, board="4{Y-bld} 9{Y1}", small_gods_trolls=True)
    table.play("save 9 demon")
    assert table.area(9) == "Y1"
