"""Cards ANK-10.52 to ANK-10.101 whose texts move minions."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import G, R, Table, Y, given
from tests.marks import rule
from tests.rules.ankh_morpork.cards_helper import offered

# ---- The Bursar


def bursar(board: str, *texts: str, **hands: list[str]) -> Table:
    """R has turned Riots, which changes nothing, and used the text of The Bursar so far."""
    held = {R: ["the_bursar", "hex", *hands.get("R", [])], Y: hands.get("Y", []), G: hands.get("G", [])}
    return given(board, hands=held, events=["riots"]).play("play the_bursar", *texts)


@rule("ANK-10.57")
def test_any_two_minions_in_different_areas_change_places() -> None:
    table = bursar("5{R1 Y1 !} 9{G1} 12{troll1}", "text")
    assert table.choices() == ["grab 5 p1", "grab 5 p2", "grab 9 p3", "grab 12 troll"]
    table.play("grab 5 p2")
    assert table.choices() == ["grab 9 p3", "grab 12 troll"]
    table.play("grab 12 troll")
    assert (table.area(5), table.area(12)) == ("R1 troll1 !", "Y1")
    assert offered(table) == "play_another"


@rule("ANK-10.57", "ANK-4.11")
def test_after_an_exchange_a_marker_lies_where_two_minions_stand() -> None:
    """E-81"""
    table = bursar("5{R1 Y1 !} 9{G1}", "text", "grab 5 p1", "grab 9 p3")
    assert (table.area(5), table.area(9)) == ("Y1 G1 !", "R1")


@rule("ANK-10.57", "ANK-4.11")
def test_after_an_exchange_no_marker_lies_where_one_minion_stands() -> None:
    """E-81"""
    table = bursar("9{G1 B1 !} 5{R1 !}", "text", "grab 5 p1", "grab 9 p3")
    assert (table.area(5), table.area(9)) == ("G1", "R1 B1 !")


@rule("ANK-10.57", "ANK-4.11")
def test_an_exchange_brings_a_marker_where_none_lay_before() -> None:
    table = bursar("5{R1 Y1} 9{G1}", "text", "grab 9 p3", "grab 5 p1")
    assert (table.area(5), table.area(9)) == ("Y1 G1 !", "R1")


@rule("ANK-10.57", "ANK-4.11")
def test_an_exchanged_demon_brings_no_marker_along() -> None:
    """E-66"""
    table = bursar("2{demon1 !} 10{Y1}", "text", "grab 2 demon", "grab 10 p2")
    assert (table.area(2), table.area(10)) == ("Y1", "demon1")


@rule("ANK-10.57")
def test_both_minions_may_be_of_one_owner() -> None:
    table = bursar("5{R1 Y1 !} 9{R1 G1}", "text", "grab 5 p1", "grab 9 p1")
    assert (table.area(5), table.area(9)) == ("R1 Y1 !", "R1 G1 !")


@rule("ANK-10.57")
def test_gaspode_of_the_second_owner_stops_the_whole_exchange() -> None:
    """E-32"""
    table = bursar("5{Y1 B1 !} 9{G1}", "text", "grab 5 p2", "grab 9 p3", Y=["modo"], G=["gaspode"])
    assert table.asked == (Y, "window")
    table.play("pass")
    assert table.asked == (Y, "window")
    table.play("pass")
    assert table.asked == (G, "window")
    table.play("pass", "interrupt gaspode")
    assert (table.area(5), table.area(9)) == ("Y1 B1 !", "G1")
    assert table.seat == R
    assert offered(table) == "play_another"


@rule("ANK-10.57")
def test_the_owners_are_asked_clockwise_whatever_minion_was_named_first() -> None:
    hands = {"Y": ["gaspode", "wallace_sonky"], "G": ["modo"]}
    table = bursar("5{Y1} 9{G1}", "text", "grab 9 p3", "grab 5 p2", **hands)
    assert table.asked == (Y, "window")
    assert table.answers() == ["wallace_sonky"]
    table.play("pass")
    assert table.answers() == ["gaspode"]
    table.play("interrupt gaspode")
    assert (table.area(5), table.area(9)) == ("Y1", "G1")
    assert table.seat == R


@rule("ANK-10.57")
def test_nobody_is_asked_about_own_and_neutral_minions() -> None:
    table = bursar("5{R1} 9{troll1}", "text", "grab 5 p1", "grab 9 troll", R=["gaspode"], Y=["wallace_sonky"])
    assert (table.area(5), table.area(9)) == ("troll1", "R1")
    assert table.seat == R


@rule("ANK-10.57", "ANK-3.5")
def test_the_bursar_cannot_start_if_all_minions_stand_in_one_area() -> None:
    assert offered(bursar("5{R1 Y1 !} 9{Y-bld !}")) == "play_another"


# ---- Canting Crew


@rule("ANK-10.59")
def test_the_canting_crew_moves_any_minion_but_an_own_one_next_door() -> None:
    table = given("1{R1 Y1 !} 7{Y1} 8{G1} 12{demon1}", hands={R: ["canting_crew", "hex"]})
    table.play("play canting_crew", "text")
    assert table.choices() == ["grab 1 p2", "grab 7 p2", "grab 8 p3", "grab 12 demon"]
    table.play("grab 7 p2")
    assert table.choices() == ["go 5", "go 6", "go 8"]
    table.play("go 8")
    assert (table.area(7), table.area(8)) == ("", "Y1 G1 !")
    assert offered(table) == "place_minion"


@rule("ANK-10.59")
def test_the_canting_crew_asks_the_owner_in_w_text_and_then_in_w_move() -> None:
    hands = {R: ["canting_crew", "hex"], Y: ["gaspode", "susan", "wallace_sonky"], G: ["groat"]}
    table = given("7{Y1 B1 !} 8{R1}", hands=hands).play("play canting_crew", "text", "grab 7 p2", "go 8")
    assert table.asked == (Y, "window")
    assert table.answers() == ["wallace_sonky"]
    table.play("pass")
    assert table.asked == (Y, "window")
    assert table.answers() == ["gaspode"]
    table.play("interrupt gaspode")
    assert (table.area(7), table.area(8)) == ("Y1 B1 !", "R1")
    assert offered(table) == "place_minion"


@rule("ANK-10.59")
def test_the_canting_crew_cannot_start_if_only_own_minions_are_on_the_board() -> None:
    table = given("1{R2 !}", hands={R: ["canting_crew", "hex"]}).play("play canting_crew")
    assert offered(table) == "place_minion"


# ---- Dorfl, Adora Belle Dearheart


@rule("ANK-10.63", "ANK-10.66")
@pytest.mark.parametrize(("card", "offer"), [("dorfl", "play_another"), ("adora_belle_dearheart", "place_minion")])
def test_an_own_minion_can_be_moved_to_any_other_area(card: str, offer: str) -> None:
    table = given("5{R1 Y1 !} 8{R1} 12{Y1}", hands={R: [card, "gaspode", "hex"]})
    table.play(f"play {card}", "text")
    assert table.choices() == ["grab 5 p1", "grab 8 p1"]
    table.play("grab 5 p1")
    assert table.choices() == [f"go {area}" for area in (1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12)]
    table.play("go 12")
    assert (table.area(5), table.area(12)) == ("Y1", "R1 Y1 !")
    assert table.seat == R
    assert offered(table) == offer


@rule("ANK-10.63", "ANK-10.66")
@pytest.mark.parametrize(("card", "offer"), [("dorfl", "play_another"), ("adora_belle_dearheart", "place_minion")])
def test_moving_an_own_minion_cannot_start_without_one(card: str, offer: str) -> None:
    table = given("5{Y1 troll1} 4{R-bld}", hands={R: [card, "hex"]}).play(f"play {card}")
    assert offered(table) == offer


@rule("ANK-10.66")
def test_adora_belle_dearheart_moves_places_and_builds() -> None:
    table = given("5{R1 Y1 !}", hands={R: ["adora_belle_dearheart", "hex"]}).play("play adora_belle_dearheart")
    table.play("text", "grab 5 p1", "go 8", "place 7")
    assert table.choices("build") == ["build 7", "build 8"]
    table.play("build 8")
    assert (table.area(5), table.area(7), table.area(8)) == ("Y1", "R1", "R1 R-bld")


# ---- Hobson's Livery Stable


@rule("ANK-10.92")
def test_an_opponent_gets_2_for_a_ride_to_any_other_area() -> None:
    table = given("5{R1 Y1 !} 8{R1}", hands={R: ["hobsons_livery_stable", "hex"]})
    table.play("play hobsons_livery_stable", "text")
    assert table.choices() == ["target p2", "target p3", "target p4"]
    table.play("target p3")
    assert (table.cash(R), table.cash(G)) == (8, 12)
    assert table.choices() == ["grab 5 p1", "grab 8 p1"]
    table.play("grab 5 p1")
    assert table.choices() == [f"go {area}" for area in (1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12)]
    table.play("go 1")
    assert (table.area(5), table.area(1)) == ("Y1", "R1")
    assert table.choices("build") == ["build 1", "build 8"]


@rule("ANK-10.92")
def test_whom_hobson_pays_is_not_asked() -> None:
    hands = {R: ["hobsons_livery_stable", "hex"], Y: ["wallace_sonky", "gaspode"]}
    table = given("5{R1}", hands=hands).play("play hobsons_livery_stable", "text", "target p2")
    assert table.asked == (R, "grab")
    table.play("grab 5 p1", "go 9")
    assert table.area(9) == "R1"
    assert table.cash(Y) == 12


@rule("ANK-10.92")
@pytest.mark.parametrize(("board", "cash"), [("5{R1}", 1), ("5{Y1} 4{R-bld}", 10)], ids=["money", "minion"])
def test_hobson_cannot_start_without_2_or_a_minion(board: str, cash: int) -> None:
    table = given(board, hands={R: ["hobsons_livery_stable", "hex"]}, cash=cash)
    table.play("play hobsons_livery_stable")
    assert table.choices() == ["end"]
