"""Section 6 of the rules: the Flood, in both editions (R-02)."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.ankh_morpork import B, G, R, Y
from tests.marks import rule
from tests.rules.ankh_morpork.turning import rolled, turned

ENGLISH, HUNGARIAN = "english-2011", "hungarian"

# ---- which areas are flooded


@rule("ANK-6.7")
def test_in_the_english_edition_dry_rolls_flood_nothing() -> None:
    """E-50"""
    table = turned("flood", 3, 6, 8, 9, board="3{R1} 6{R1} 8{R1} 9{R1}", edition=ENGLISH)
    assert rolled(table) == [(R, ["dragons_landing", "the_hippo"])]
    assert table.asked == (R, "menu")
    assert [table.area(number) for number in (3, 6, 8, 9)] == ["R1", "R1", "R1", "R1"]


@rule("ANK-6.7")
def test_in_the_english_edition_a_dry_roll_is_not_repeated() -> None:
    table = turned("flood", 3, 8, 9, board="3{R1} 8{R1} 9{R1}", edition=ENGLISH)
    assert table.choices() == ["flee 8 5", "flee 8 7", "flee 8 9"]
    table.play("flee 8 7")
    assert table.asked == (R, "menu")


@rule("ANK-6.7")
def test_in_the_hungarian_edition_a_dry_roll_is_repeated() -> None:
    table = turned("flood", 3, 8, 6, 6, 9, board="3{R1} 6{R1} 8{R1} 9{R1}", edition=HUNGARIAN)
    assert rolled(table) == [(R, ["dimwell", "longwall"])]
    assert table.choices() == ["flee 8 5", "flee 8 7", "flee 9 10", "flee 9 11"]


@rule("ANK-6.7")
@pytest.mark.parametrize("edition", [ENGLISH, HUNGARIAN])
def test_equal_rolls_flood_one_area(edition: str) -> None:
    table = turned("flood", 8, 8, 9, board="8{R1} 9{R1}", edition=edition)
    assert table.choices() == ["flee 8 5", "flee 8 7", "flee 8 9"]
    table.play("flee 8 9")
    assert table.asked == (R, "menu")
    assert table.area(9) == "R2 !"


@rule("ANK-6.7")
@pytest.mark.parametrize("edition", [ENGLISH, HUNGARIAN])
@pytest.mark.parametrize("die", [1, 2, 4, 5, 7, 8, 9, 10, 11, 12])
def test_ten_areas_lie_on_the_river(die: int, edition: str) -> None:
    table = turned("flood", die, die, board=f"{die}{{R1}}", edition=edition)
    assert table.asked == (R, "fleeing")


@rule("ANK-6.7", "ANK-6.8")
def test_a_flood_of_empty_areas_asks_nobody() -> None:
    table = turned("flood", 8, 9, board="7{R1 Y1 !} 10{G1}")
    assert table.asked == (R, "menu")
    assert table.area(7) == "R1 Y1 !"


# ---- where the minions go


@rule("ANK-6.8")
def test_minions_leave_flooded_areas_for_adjacent_ones_that_are_not_flooded() -> None:
    """E-51"""
    table = turned("flood", 8, 9, board="8{R1 Y1 !} 9{R1}")
    assert table.asked == (R, "fleeing")
    assert table.choices() == ["flee 8 5", "flee 8 7", "flee 9 10", "flee 9 11"]
    table.refused("flee 8 9", "flee 9 8", "flee 8 4", "pass", "skip", "done")
    table.play("flee 8 5", "flee 9 10")
    assert table.asked == (Y, "fleeing")
    assert table.choices() == ["flee 8 5", "flee 8 7"]
    table.play("flee 8 5")
    assert table.area(5) == "R1 Y1 !"
    assert table.area(8) == ""
    assert table.area(9) == ""


@rule("ANK-6.8")
@pytest.mark.parametrize("rolls", list(combinations((1, 2, 4, 5, 7, 8, 9, 10, 11, 12), 2)))
def test_every_flooded_area_has_two_ways_out(rolls: tuple[int, int]) -> None:
    """E-52"""
    one, other = rolls
    table = turned("flood", one, other, board=f"{one}{{R1}} {other}{{R1}}")
    assert len(table.choices(f"flee {one} ")) >= 2
    assert len(table.choices(f"flee {other} ")) >= 2


@rule("ANK-6.8")
def test_a_dry_area_that_was_rolled_is_a_way_out() -> None:
    """E-53"""
    table = turned("flood", 1, 3, board="1{R1} 3{R1}", edition=ENGLISH)
    assert table.choices() == ["flee 1 2", "flee 1 3", "flee 1 12"]


@rule("ANK-6.8")
def test_the_active_player_moves_first_and_then_the_others_clockwise() -> None:
    table = turned("flood", 8, 9, board="8{R1 Y1 G1 B1 !}", active=G)
    movers = []
    while table.asked[1] == "fleeing":
        movers.append(table.seat)
        table.play("flee 8 7")
    assert movers == [G, B, R, Y]
    assert table.area(7) == "R1 Y1 G1 B1 !"


@rule("ANK-6.8")
def test_a_player_moves_all_his_minions_before_the_next_one_begins() -> None:
    table = turned("flood", 8, 9, board="8{R2 Y1 !} 9{R1}")
    table.play("flee 8 7", "flee 8 5")
    assert table.asked == (R, "fleeing")
    assert table.choices() == ["flee 9 10", "flee 9 11"]
    table.play("flee 9 11")
    assert table.asked == (Y, "fleeing")


# ---- what does not move, and trouble


@rule("ANK-6.9")
def test_trolls_and_demons_stay_and_the_marker_goes_with_who_leaves() -> None:
    """E-55"""
    table = turned("flood", 5, 6, board="5{R1 troll1 demon1 !}", edition=ENGLISH)
    table.play("flee 5 7")
    assert table.area(5) == "troll1 demon1"
    assert table.area(7) == "R1"


@rule("ANK-6.9")
def test_a_flood_moves_no_building_and_no_marker_of_an_area_that_nobody_leaves() -> None:
    table = turned("flood", 5, 8, board="5{R-bld troll1 !} 8{Y-bld}")
    assert table.asked == (R, "menu")
    assert table.area(5) == "R-bld troll1 !"
    assert table.area(8) == "Y-bld"
    assert table.area_cards(Y) == [8]


@rule("ANK-6.9")
def test_every_move_brings_trouble_where_it_ends_if_somebody_stands_there() -> None:
    table = turned("flood", 8, 8, board="8{R3 !} 7{Y1} 5{}")
    table.play("flee 8 7")
    assert table.area(8) == "R2"
    assert table.area(7) == "R1 Y1 !"
    table.play("flee 8 5")
    assert table.area(5) == "R1"
    table.play("flee 8 5")
    assert table.area(5) == "R2 !"


@rule("ANK-6.9")
def test_a_player_orders_his_own_moves_freely() -> None:
    table = turned("flood", 8, 9, board="8{R1} 9{R1}")
    assert table.can("flee 8 5")
    table.play("flee 9 10")
    assert table.asked == (R, "fleeing")
    table.play("flee 8 5")
    assert table.asked == (R, "menu")


# ---- protection


@rule("ANK-6.8")
def test_small_gods_keeps_a_minion_in_the_flood_but_susan_and_gaspode_do_not() -> None:
    """E-56"""
    table = turned("flood", 10, 10, board="4{Y-bld} 10{Y2}", hands={Y: ["gaspode", "susan"]}, cash={Y: 3})
    assert table.asked == (Y, "protecting")
    assert table.choices("save") == ["save 10 minion"]
    assert table.choices("interrupt") == []
    table.play("save 10 minion")
    assert table.cash(Y) == 0
    assert table.asked == (Y, "fleeing")
    table.refused("pass", "done")
    table.play("flee 10 9")
    assert table.asked == (R, "menu")
    assert table.area(10) == "Y1"
    assert table.area(9) == "Y1"
    assert table.hand(Y) == ["gaspode", "susan"]


@rule("ANK-6.8", "ANK-6.9")
def test_a_saved_minion_leaves_its_marker_untouched() -> None:
    table = turned("flood", 10, 10, board="4{Y-bld} 10{Y1 troll1 !}", cash={Y: 3})
    table.play("save 10 minion")
    assert table.asked == (R, "menu")
    assert table.area(10) == "Y1 troll1 !"


@rule("ANK-6.8")
def test_without_small_gods_nobody_is_asked_about_a_flood() -> None:
    table = turned("flood", 10, 10, board="10{Y2}", hands={Y: ["gaspode", "susan", "igor"]})
    assert table.asked == (Y, "fleeing")
    table.play("flee 10 9", "flee 10 11")
    assert table.asked == (R, "menu")
    assert table.hand(Y) == ["gaspode", "igor", "susan"]
