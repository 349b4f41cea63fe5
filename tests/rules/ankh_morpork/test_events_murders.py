"""Section 6 of the rules: Mysterious Murders."""

from __future__ import annotations

from tests.ankh_morpork import B, G, R, Y
from tests.marks import rule
from tests.rules.ankh_morpork.turning import rolled, turned

MURDERS = "mysterious_murders"


@rule("ANK-6.16")
def test_each_player_rolls_once_and_removes_a_minion_of_that_area() -> None:
    table = turned(MURDERS, 1, 2, 3, 5, board="1{R1 Y1 !} 2{G1 B1} 3{R1 Y1} 5{Y1 G1 troll1 !}")
    assert table.asked == (R, "murdering")
    assert table.choices() == ["kill 1 p1", "kill 1 p2"]
    table.play("kill 1 p2")
    assert table.asked == (Y, "murdering")
    assert table.choices() == ["kill 2 p3", "kill 2 p4"]
    table.play("kill 2 p3")
    assert table.asked == (G, "murdering")
    table.play("kill 3 p1")
    assert table.asked == (B, "murdering")
    table.play("kill 5 p3")
    assert table.asked == (R, "menu")
    assert [table.area(number) for number in (1, 2, 3, 5)] == ["R1", "B1", "Y1", "Y1 troll1"]
    assert [table.supply(owner) for owner in "RYGB"] == [11, 10, 12, 11]


@rule("ANK-6.16")
def test_the_murders_begin_with_the_active_player() -> None:
    table = turned(MURDERS, 9, 9, 9, 9, board="9{R5}", active=B)
    rollers = []
    while table.asked[1] == "murdering":
        rollers.append(table.seat)
        table.play("kill 9 p1")
    assert rollers == [B, R, Y, G]
    assert table.area(9) == "R1"


@rule("ANK-6.16")
def test_two_players_roll_twice_together() -> None:
    table = turned(MURDERS, 3, 3, 3, board="3{R2 Y2 !}", players=2)
    table.play("kill 3 p2", "kill 3 p1")
    assert [seat for seat, _ in rolled(table)] == [R, Y]
    assert table.asked == (R, "menu")


@rule("ANK-6.16")
def test_three_players_roll_three_times_together() -> None:
    table = turned(MURDERS, 4, 4, 4, 4, players=3)
    assert [seat for seat, _ in rolled(table)] == [R, Y, G]


@rule("ANK-6.16")
def test_no_marker_is_needed_but_one_goes_with_the_victim() -> None:
    table = turned(MURDERS, 8, 9, 3, 3, board="8{Y1 G1} 9{Y1 G1 !}")
    table.play("kill 8 p2", "kill 9 p3")
    assert table.area(8) == "G1"
    assert table.area(9) == "Y1"
    assert table.trouble == []


@rule("ANK-6.17")
def test_the_roller_may_take_a_neutral() -> None:
    """E-62"""
    table = turned(MURDERS, 3, 6, 3, 3, board="6{Y2 troll1}")
    assert table.asked == (Y, "murdering")
    assert table.choices() == ["kill 6 p2", "kill 6 troll"]
    table.play("kill 6 troll")
    assert table.area(6) == "Y2"
    assert table.supply("troll") == 3


@rule("ANK-6.17")
def test_the_roller_has_to_take_his_own_minion_if_no_other_is_there() -> None:
    """E-62"""
    table = turned(MURDERS, 3, 6, 3, 3, board="6{Y2}")
    assert table.asked == (Y, "murdering")
    assert table.choices() == ["kill 6 p2"]
    table.refused("pass", "skip")
    table.play("kill 6 p2")
    assert table.area(6) == "Y1"


@rule("ANK-6.17")
def test_an_empty_area_costs_nothing() -> None:
    """E-62"""
    table = turned(MURDERS, 3, 6, 3, 3, board="6{Y-bld !} 7{Y1}")
    assert table.asked == (R, "menu")
    assert table.area(6) == "Y-bld !"
    assert table.area(7) == "Y1"
    assert len(rolled(table)) == 4


@rule("ANK-6.17")
def test_a_demon_may_be_murdered_too() -> None:
    table = turned(MURDERS, 6, 3, 3, 3, board="6{R1 demon2 !}")
    assert table.choices() == ["kill 6 p1", "kill 6 demon"]
    table.play("kill 6 demon")
    assert table.area(6) == "R1 demon1"


@rule("ANK-6.17")
def test_a_victim_saved_by_small_gods_is_not_replaced() -> None:
    """E-63"""
    table = turned(MURDERS, 9, 3, 3, 3, board="4{Y-bld} 9{Y1 G1 !}", hands={Y: ["gaspode", "susan"]}, cash={Y: 3})
    table.play("kill 9 p2")
    assert table.asked == (Y, "protecting")
    assert table.can("save 9 minion")
    assert table.choices("interrupt") == ["interrupt susan"]
    table.play("save 9 minion")
    assert table.cash(Y) == 0
    assert table.asked == (R, "menu")
    assert table.area(9) == "Y1 G1 !"
    assert len(rolled(table)) == 4


@rule("ANK-6.17")
def test_a_victim_saved_by_susan_is_not_replaced() -> None:
    """E-63"""
    table = turned(MURDERS, 9, 3, 3, 3, board="9{Y1 G1 !}", hands={Y: ["gaspode", "susan"]})
    table.play("kill 9 p2")
    assert table.choices("interrupt") == ["interrupt susan"]
    table.play("interrupt susan")
    assert table.area(9) == "Y1 G1 !"
    assert table.asked == (R, "menu")
    assert table.hand(Y) == ["gaspode"]


@rule("ANK-6.17")
def test_gaspode_alone_does_not_help_against_the_murders() -> None:
    """E-63"""
    table = turned(MURDERS, 9, 3, 3, 3, board="9{Y1 G1 !}", hands={Y: ["gaspode"]})
    table.play("kill 9 p2")
    assert table.asked == (R, "menu")
    assert table.area(9) == "G1"
    assert table.hand(Y) == ["gaspode"]


@rule("ANK-6.17")
def test_the_roller_may_save_his_own_victim_with_susan() -> None:
    table = turned(MURDERS, 9, 3, 3, 3, board="9{R1}", hands={R: ["rincewind", "susan", "groat"]})
    table.play("kill 9 p1")
    assert table.asked == (R, "protecting")
    table.play("interrupt susan")
    assert table.area(9) == "R1"


@rule("ANK-6.17")
def test_a_saved_minion_may_be_the_victim_of_the_next_roll() -> None:
    table = turned(MURDERS, 9, 9, 3, 3, board="4{G-bld} 9{G1}", cash={G: 3})
    table.play("kill 9 p3", "save 9 minion")
    assert table.asked == (Y, "murdering")
    table.play("kill 9 p3")
    assert table.asked == (R, "menu")  # no money is left to save it again
    assert table.area(9) == ""
