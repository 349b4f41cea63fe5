"""Section 6 of the rules: dice, protection, effects, lost minions, in this order."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import B, G, R, Y, given
from tests.marks import rule
from tests.rules.ankh_morpork.turning import rolled, turned

FULL = "1{R-bld} 2{R-bld} 3{R-bld} 4{R-bld} 5{R-bld} 6{R-bld} 7{Y-bld} 8{Y-bld} 9{Y-bld} 10{Y-bld} 11{Y-bld} 12{Y-bld}"


@rule("ANK-6.1")
@pytest.mark.parametrize(
    ("die", "name"),
    [
        (1, "dolly_sisters"),
        (2, "unreal_estate"),
        (3, "dragons_landing"),
        (4, "small_gods"),
        (5, "the_scours"),
        (6, "the_hippo"),
        (7, "the_shades"),
        (8, "dimwell"),
        (9, "longwall"),
        (10, "isle_of_gods"),
        (11, "seven_sleepers"),
        (12, "nap_hill"),
    ],
)
def test_a_die_names_the_area_with_its_number(die: int, name: str) -> None:
    table = turned("explosion", die, board=FULL, cash=0)
    assert table.said("event-rolls") == [{"seat": R, "event": "explosion", "areas": [name]}]
    assert [number for number in range(1, 13) if table.area(number) == ""] == [die]


@rule("ANK-6.1")
def test_the_active_player_rolls() -> None:
    table = turned("earthquake", 5, 6, active=G)
    assert rolled(table) == [(G, ["the_scours", "the_hippo"])]


@rule("ANK-6.1", "ANK-6.16")
def test_in_mysterious_murders_each_player_rolls_himself() -> None:
    table = turned("mysterious_murders", 1, 2, 3, 4, active=G)
    assert [seat for seat, _ in rolled(table)] == [G, B, R, Y]


@rule("ANK-6.2")
def test_all_dice_are_rolled_before_anybody_decides_and_nothing_has_happened_yet() -> None:
    table = turned("earthquake", 8, 11, board="4{Y-bld} 8{G-bld} 11{Y-bld}", cash={Y: 3})
    assert table.asked == (Y, "protecting")
    assert rolled(table) == [(R, ["dimwell", "seven_sleepers"])]
    assert table.area(8) == "G-bld"
    table.play("pass")
    assert table.area(8) == ""
    assert table.area(11) == ""


@rule("ANK-6.2")
def test_all_players_decide_before_the_first_effect() -> None:
    table = turned(
        "the_dragon", 9, board="4{B-bld} 9{R1 Y1 G1 B1 !}", hands={Y: ["susan"], G: ["groat"], R: ["rincewind"]}
    )
    assert table.asked == (Y, "protecting")
    table.play("pass")
    assert table.asked == (G, "protecting")
    table.play("pass")
    assert table.asked == (B, "protecting")
    assert table.area(9) == "R1 Y1 G1 B1 !"
    table.play("save 9 minion")
    assert table.area(9) == "B1"


@rule("ANK-6.2")
def test_players_decide_clockwise_from_the_active_player() -> None:
    hands = {G: ["rincewind", "dwarves"], B: ["ruby"], R: ["groat"], Y: ["susan"]}
    table = turned("the_dragon", 9, board="9{R1 Y1 G1 B1 !}", active=G, hands=hands)
    asked = []
    while table.asked[1] == "protecting":
        asked.append(table.seat)
        table.play("pass")
    assert asked == [G, B, R, Y]


@rule("ANK-6.2")
def test_effects_happen_in_dice_order() -> None:
    table = turned("earthquake", 11, 2, board="2{Y-bld} 11{G-bld}")
    assert [args["area"] for args in table.said("loses-building")] == ["seven_sleepers", "unreal_estate"]


@rule("ANK-6.2")
def test_trolls_arrive_in_dice_order() -> None:
    table = turned("trolls", 9, 3, 7)
    assert [args["area"] for args in table.said("arrives")] == ["longwall", "dragons_landing", "the_shades"]


@rule("ANK-6.2")
def test_lost_minions_are_asked_about_after_all_effects() -> None:
    table = turned("the_dragon", 9, board="9{R1 Y1 G1 B1 B-bld !}", hands={R: ["rincewind"], Y: ["fresh_start_club"]})
    assert table.asked == (Y, "window")
    assert table.area(9) == ""
    assert table.choices("interrupt") == ["interrupt fresh_start_club"]


@rule("ANK-6.2")
def test_fire_rolls_again_only_after_protection_and_effect() -> None:
    table = turned("fire", 2, 12, 5, board="2{Y-bld} 4{Y-bld} 12{G-bld}", cash={Y: 3})
    assert table.asked == (Y, "protecting")
    assert rolled(table) == [(R, ["unreal_estate"])]
    table.play("pass")
    assert rolled(table) == [(R, ["unreal_estate"]), (R, ["nap_hill"]), (R, ["the_scours"])]


@rule("ANK-6.2")
def test_the_next_murder_is_rolled_only_after_the_lost_minion_was_asked_about() -> None:
    table = turned("mysterious_murders", 9, 9, 3, 3, board="8{Y1} 9{Y1 G1}", hands={R: ["rincewind"], Y: ["igor"]})
    table.play("kill 9 p2")
    assert table.asked == (Y, "window")
    assert rolled(table) == [(R, ["longwall"])]
    table.play("interrupt igor", "place 7")
    assert rolled(table) == [(R, ["longwall"]), (Y, ["longwall"])]
    assert table.asked == (Y, "murdering")


@rule("ANK-6.3")
def test_who_loses_small_gods_to_the_same_dice_may_still_pay_for_his_other_building() -> None:
    table = turned("earthquake", 4, 11, board="4{Y-bld} 11{Y-bld}", cash={Y: 3})
    assert table.choices("save") == ["save 4 building", "save 11 building"]
    table.play("save 11 building")
    assert table.area(4) == ""
    assert table.area(11) == "Y-bld"
    assert table.area_cards(Y) == [11]


@rule("ANK-6.3")
def test_a_demon_rolled_for_small_gods_does_not_stop_payments_against_its_brothers() -> None:
    table = turned("demons_from_the_dungeon_dimensions", 4, 9, 9, board="4{Y-bld} 9{Y1}", cash={Y: 6})
    table.play("save 9 demon", "save 9 demon")
    assert table.area(4) == "Y-bld demon1 !"
    assert table.area(9) == "Y1"
    assert table.cash(Y) == 0


@rule("ANK-6.3")
def test_in_a_fire_small_gods_burnt_by_an_earlier_roll_does_not_help_any_more() -> None:
    table = turned("fire", 4, 2, 7, board="4{Y-bld} 2{Y-bld}", cash={Y: 9})
    table.play("pass")
    assert table.area(4) == ""
    assert table.area(2) == ""
    assert table.cash(Y) == 9
    assert table.asked == (R, "menu")


@rule("ANK-6.4")
def test_a_building_removed_by_an_event_gives_its_card_back_and_the_next_builder_gets_it() -> None:
    hands = {R: ["rincewind", "the_mended_drum"]}
    table = turned("explosion", 8, board="8{Y-bld R1}", hands=hands, cash=6)
    assert table.area_cards(Y) == []
    table.play("play the_mended_drum", "build 8")
    assert table.area_cards(R) == [8]


@rule("ANK-6.4")
def test_a_lost_area_card_gives_no_power_any_more() -> None:
    table = given(
        "11{R-bld} 9{R-bld}", hands={R: ["rincewind", "groat"]}, events=["explosion"], dice=[11], discard=["susan"]
    )
    assert table.choices("power") == ["power 9", "power 11"]
    table.play("play rincewind")
    assert table.choices("power") == ["power 9"]
