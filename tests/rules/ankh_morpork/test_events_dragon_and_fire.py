"""Section 6 of the rules: the Dragon and Fire."""

from __future__ import annotations

from tests.ankh_morpork import B, G, R, Y
from tests.marks import rule
from tests.rules.ankh_morpork.turning import rolled, turned

# ---- The Dragon


@rule("ANK-6.5")
def test_the_dragon_takes_all_minions_the_building_and_the_marker_of_one_area() -> None:
    table = turned("the_dragon", 5, board="5{R2 Y1 G1 B3 Y-bld troll2 demon1 !} 6{R1 Y1 !} 8{Y-bld}")
    assert rolled(table) == [(R, ["the_scours"])]
    assert table.area(5) == ""
    assert table.area(6) == "R1 Y1 !"
    assert table.area(8) == "Y-bld"
    assert [table.supply(owner) for owner in ("R", "Y", "G", "B", "troll", "demon")] == [11, 11, 12, 12, 3, 4]
    assert table.sees(None).players[Y].buildings == 1
    assert table.asked == (R, "menu")


@rule("ANK-6.5", "ANK-6.4")
def test_the_dragon_sends_the_area_card_back_to_the_display() -> None:
    table = turned("the_dragon", 8, board="8{G1 G-bld} 9{G-bld}")
    assert table.area_cards(G) == [9]
    assert table.sees(None).gone == []  # it is in the display, not out of the game


@rule("ANK-6.5")
def test_the_dragon_takes_a_marker_that_lies_alone() -> None:
    table = turned("the_dragon", 9, board="9{!} 10{!}")
    assert table.trouble == [10]


@rule("ANK-6.5")
def test_the_dragon_finds_nothing_in_an_empty_area() -> None:
    table = turned("the_dragon", 3, board="1{R1 Y1 R-bld !} 2{G1} 4{B1}", cash=0)
    assert [table.area(number) for number in (1, 2, 3, 4)] == ["R1 Y1 R-bld !", "G1", "", "B1"]
    assert table.asked[0] == R


@rule("ANK-6.5", "ANK-6.6")
def test_the_dragon_against_small_gods_and_susan() -> None:
    """E-40"""
    table = turned(
        "the_dragon",
        5,
        board="4{Y-bld} 5{R2 Y1 Y-bld troll1 demon1 !}",
        hands={R: ["rincewind", "groat", "susan"]},
        cash={Y: 7},
    )
    assert table.asked == (R, "protecting")
    table.play("interrupt susan")
    assert table.asked == (Y, "protecting")
    assert table.choices("save") == ["save 5 minion", "save 5 building"]
    table.play("save 5 minion", "save 5 building")
    assert table.area(5) == "R1 Y1 Y-bld"
    assert table.supply("R") == 11
    assert table.supply("troll") == 3
    assert table.supply("demon") == 4
    assert table.cash(Y) == 1
    assert table.area_cards(Y) == [4, 5]
    assert "susan" in table.discard


@rule("ANK-6.3", "ANK-6.5")
def test_the_dragon_hits_small_gods_itself() -> None:
    """E-41"""
    table = turned("the_dragon", 4, board="4{Y2 Y-bld G1 !}", cash={Y: 3})
    assert table.asked == (Y, "protecting")
    table.play("save 4 minion")
    assert table.area(4) == "Y1"
    assert table.cash(Y) == 0
    assert table.area_cards(Y) == []
    assert table.supply("G") == 12


@rule("ANK-6.6")
def test_the_marker_goes_even_if_every_piece_was_saved() -> None:
    table = turned("the_dragon", 8, board="4{Y-bld} 8{Y2 Y-bld !}", cash={Y: 9})
    table.play("save 8 minion", "save 8 minion", "save 8 building")
    assert table.area(8) == "Y2 Y-bld"
    assert table.trouble == []
    assert table.area_cards(Y) == [4, 8]


@rule("ANK-6.5")
def test_a_minion_lost_to_the_dragon_comes_back_elsewhere_with_igor() -> None:
    table = turned("the_dragon", 5, board="5{Y1 G1 !} 9{Y1}", hands={Y: ["igor"]})
    assert table.asked == (Y, "window")
    assert table.area(5) == ""
    table.play("interrupt igor")
    assert table.choices() == ["place 8", "place 9", "place 10", "place 11"]
    table.play("place 9")
    assert table.area(9) == "Y2 !"


# ---- Fire


@rule("ANK-6.10", "ANK-6.11")
def test_fire_spreads_along_adjacent_buildings() -> None:
    """E-46"""
    table = turned("fire", 1, 12, 2, 12, board="1{R-bld} 12{Y-bld} 2{G-bld}")
    assert [areas for _, areas in rolled(table)] == [
        ["dolly_sisters"],
        ["nap_hill"],
        ["unreal_estate"],
        ["nap_hill"],
    ]
    assert [table.area(number) for number in (1, 2, 12)] == ["", "", ""]
    assert [table.area_cards(seat) for seat in (R, Y, G, B)] == [[], [], [], []]
    assert table.asked == (R, "menu")


@rule("ANK-6.11")
def test_fire_spreads_only_from_the_area_rolled_just_before() -> None:
    """E-47"""
    table = turned("fire", 1, 12, 3, board="1{R-bld} 12{Y-bld} 3{G-bld}")
    assert [table.area(number) for number in (1, 12, 3)] == ["", "", "G-bld"]
    assert table.area_cards(G) == [3]
    assert len(rolled(table)) == 3


@rule("ANK-6.12", "ANK-6.11")
def test_fire_spreads_from_a_saved_building_and_may_come_back_to_it() -> None:
    """E-48"""
    table = turned("fire", 2, 11, 2, 5, board="2{Y-bld} 11{G-bld} 4{Y-bld}", cash={Y: 6})
    assert table.asked == (Y, "protecting")
    assert len(rolled(table)) == 1
    table.play("save 2 building")
    assert table.area(11) == ""
    assert table.area_cards(G) == []
    assert table.asked == (Y, "protecting")
    assert table.choices("save") == ["save 2 building"]
    table.play("save 2 building")
    assert table.cash(Y) == 0
    assert table.area(2) == "Y-bld"
    assert len(rolled(table)) == 4
    assert table.asked == (R, "menu")


@rule("ANK-6.12")
def test_who_does_not_pay_again_loses_the_building_to_the_second_fire() -> None:
    """E-48"""
    table = turned("fire", 2, 11, 2, 5, board="2{Y-bld} 11{G-bld} 4{Y-bld}", cash={Y: 6})
    table.play("save 2 building", "pass")
    assert table.area(2) == ""
    assert table.area_cards(Y) == [4]
    assert table.cash(Y) == 3


@rule("ANK-6.10")
def test_fire_ends_at_once_without_a_building() -> None:
    table = turned("fire", 1, 12, board="1{R1 Y1 !} 12{Y-bld}")
    assert rolled(table) == [(R, ["dolly_sisters"])]
    assert table.area(1) == "R1 Y1 !"
    assert table.area(12) == "Y-bld"


@rule("ANK-6.10")
def test_fire_burns_the_building_and_nothing_else() -> None:
    table = turned("fire", 1, 5, board="1{R1 Y1 R-bld troll1 !}")
    assert table.area(1) == "R1 Y1 troll1 !"
    assert rolled(table) == [(R, ["dolly_sisters"]), (R, ["the_scours"])]


@rule("ANK-6.11")
def test_fire_ends_in_an_adjacent_area_without_a_building() -> None:
    table = turned("fire", 1, 3, 2, board="1{R-bld} 2{G-bld}")
    assert table.area(2) == "G-bld"
    assert len(rolled(table)) == 2


@rule("ANK-6.11")
def test_fire_ends_at_the_same_area_again_for_no_area_is_next_to_itself() -> None:
    table = turned("fire", 2, 2, 11, board="2{Y-bld} 4{Y-bld} 11{G-bld}", cash={Y: 9})
    table.play("save 2 building")
    assert table.asked == (R, "menu")
    assert table.cash(Y) == 6
    assert table.area(2) == "Y-bld"
    assert table.area(11) == "G-bld"
    assert len(rolled(table)) == 2
