"""Cards ANK-10.52 to ANK-10.101 whose texts are about money or buildings."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import B, G, R, Table, Y, given
from tests.marks import rule
from tests.rules.ankh_morpork.cards_helper import offered

# ---- from the bank


@rule("ANK-10.62", "ANK-10.88")
@pytest.mark.parametrize(
    ("card", "offer"), [("sir_charles_lavatory", "place_building"), ("the_post_office", "place_minion")]
)
def test_1_dollar_per_building_on_the_board_whoever_owns_it(card: str, offer: str) -> None:
    table = given("1{R1} 4{R-bld} 8{Y-bld demon1} 9{Y-bld !} 12{B-bld}", hands={R: [card, "hex"]}, cash=6)
    table.play(f"play {card}", "text")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [10, 6, 6, 6]
    assert offered(table) == offer


@rule("ANK-10.62")
def test_the_money_of_sir_charles_lavatory_can_pay_for_his_building() -> None:
    table = given("1{R1} 4{Y-bld} 8{G-bld}", hands={R: ["sir_charles_lavatory", "hex"]}, cash=4)
    table.play("play sir_charles_lavatory", "text", "build 1")
    assert table.cash(R) == 0


@rule("ANK-10.75")
def test_the_marker_that_william_de_worde_makes_counts_for_his_money() -> None:
    table = given("1{R1} 5{Y1 G1 !} 9{!}", hands={R: ["william_de_worde", "hex"]}, cash=0)
    table.play("play william_de_worde", "place 1", "text")
    assert table.trouble == [1, 5, 9]
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [3, 0, 0, 0]
    assert table.choices() == ["end"]


@rule("ANK-10.75")
def test_william_de_worde_is_paid_per_marker_not_per_minion() -> None:
    table = given("1{R1} 5{Y3 G1 !} 12{Y2}", hands={R: ["william_de_worde", "hex"]}, cash=0)
    table.play("play william_de_worde", "skip", "text")
    assert table.cash(R) == 1


@rule("ANK-10.81", "ANK-4.24")
def test_mr_slant_pays_2_per_minion_in_a_marked_area_neutrals_included() -> None:
    """E-84"""
    table = given("10{Y1 troll1 demon1 !} 7{!} 9{R1 Y3}", hands={R: ["mr_slant", "hex"]}, cash=0)
    table.play("play mr_slant", "text")
    assert table.choices() == ["visit 7", "visit 10"]
    table.play("visit 10")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [6, 0, 0, 0]
    assert table.area(10) == "Y1 troll1 demon1 !"


@rule("ANK-10.81")
def test_mr_slant_counts_all_owners_and_his_money_can_pay_for_his_building() -> None:
    table = given("5{R1 Y2 B1 Y-bld !} 8{R1}", hands={R: ["mr_slant", "hex"]}, cash=0)
    table.play("play mr_slant", "text", "visit 5")
    assert table.cash(R) == 8
    assert table.choices("build") == ["build 8"]


@rule("ANK-10.81")
def test_mr_slant_cannot_start_without_a_marker() -> None:
    table = given("8{R1} 9{Y3}", hands={R: ["mr_slant", "hex"]}).play("play mr_slant")
    assert offered(table) == "place_building"


# ---- Hubert


def hubert(cash: dict[int, int], **hands: list[str]) -> Table:
    """R has used the text of Hubert: Y has to pay G."""
    held = {R: ["hubert", "hex"], Y: hands.get("Y", []), G: hands.get("G", [])}
    table = given("1{R1}", hands=held, cash=cash).play("play hubert", "text")
    assert table.choices() == ["target p2", "target p3", "target p4"]
    table.play("target p3")
    assert table.choices() == ["target p2", "target p4"]
    return table.play("target p2")


@rule("ANK-10.93")
@pytest.mark.parametrize(("cash", "left", "got"), [(10, 7, 13), (3, 0, 13), (2, 0, 12), (0, 0, 10)])
def test_one_opponent_pays_another_3_or_all_he_has(cash: int, left: int, got: int) -> None:
    table = hubert({Y: cash})
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [10, left, got, 10]
    assert table.seat == R
    assert offered(table) == "place_minion"


@rule("ANK-10.93")
def test_hubert_asks_the_payer_only() -> None:
    table = hubert({}, Y=["modo"], G=["wallace_sonky"])
    assert table.asked == (Y, "window")
    table.play("pass")
    assert table.seat == R
    assert (table.cash(Y), table.cash(G)) == (7, 13)


@rule("ANK-10.93")
def test_the_payer_can_stop_hubert() -> None:
    table = hubert({}, Y=["wallace_sonky"], G=["groat"]).play("interrupt wallace_sonky")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [10, 10, 10, 10]
    assert table.seat == R
    assert offered(table) == "place_minion"


# ---- Sybil Vimes, Reacher Gilt

BUYERS = pytest.mark.parametrize(("card", "marker"), [("sybil_vimes", ""), ("reacher_gilt", "!")])


def buyer(card: str, board: str, cash: int = 12, hand: list[str] | None = None, gone: list[int] | None = None) -> Table:
    """R may use the text now; the $3 of Sybil Vimes were skipped."""
    table = given(board, hands={R: [card, "hex"], Y: hand or []}, cash=cash, gone=gone or []).play(f"play {card}")
    return table.play("skip") if card == "sybil_vimes" else table


@rule("ANK-10.71", "ANK-10.89")
@BUYERS
def test_a_building_is_bought_from_its_owner_without_a_minion_there(card: str, marker: str) -> None:
    table = buyer(card, f"3{{Y1 Y-bld {marker}}} 5{{R1}}").play("text")
    assert table.choices() == ["buy 3"]
    table.play("buy 3")
    assert table.area(3) == f"Y1 R-bld {marker}".strip()
    assert (table.cash(R), table.cash(Y)) == (0, 24)
    assert (table.area_cards(R), table.area_cards(Y)) == ([3], [])
    assert (table.sees(None).players[R].buildings, table.sees(None).players[Y].buildings) == (1, 0)
    assert table.choices() == ["end"]


@rule("ANK-10.71")
def test_sybil_vimes_buys_only_opponents_buildings_without_a_marker_that_she_can_pay() -> None:
    table = buyer("sybil_vimes", "1{Y-bld} 3{G-bld} 4{Y-bld} 5{B-bld !} 8{R-bld}").play("text")
    assert table.choices() == ["buy 1", "buy 3"]


@rule("ANK-10.89")
def test_reacher_gilt_buys_only_opponents_buildings_with_a_marker_that_he_can_pay() -> None:
    table = buyer("reacher_gilt", "1{Y-bld !} 3{G-bld !} 4{Y-bld !} 5{B-bld} 8{R-bld !}").play("text")
    assert table.choices() == ["buy 1", "buy 3"]


@rule("ANK-10.71")
@pytest.mark.parametrize(
    ("board", "cash"), [("3{Y-bld}", 11), ("3{Y-bld !}", 12), ("9{R-bld demon1}", 12)], ids=["money", "marker", "own"]
)
def test_sybil_vimes_cannot_start_without_money_or_a_building(board: str, cash: int) -> None:
    assert offered(buyer("sybil_vimes", board, cash)) == "end"


@rule("ANK-10.89")
@pytest.mark.parametrize(
    ("board", "cash"), [("3{Y-bld !}", 11), ("3{Y-bld}", 12), ("9{R-bld demon1 !}", 12)], ids=["money", "marker", "own"]
)
def test_reacher_gilt_cannot_start_without_money_or_a_building(board: str, cash: int) -> None:
    assert offered(buyer("reacher_gilt", board, cash)) == "end"


@rule("ANK-10.71")
def test_the_3_dollars_of_sybil_vimes_help_to_buy() -> None:
    table = given("3{Y-bld}", hands={R: ["sybil_vimes", "hex"]}, cash=9).play("play sybil_vimes", "money", "text")
    table.play("buy 3")
    assert (table.cash(R), table.cash(Y)) == (0, 21)


@rule("ANK-10.71", "ANK-6.20")
def test_a_building_in_a_demon_area_costs_its_printed_price() -> None:
    """E-87"""
    table = buyer("sybil_vimes", "3{Y-bld demon1}", cash=12).play("text", "buy 3")
    assert (table.cash(R), table.cash(Y)) == (0, 24)
    assert table.area(3) == "R-bld demon1"


@rule("ANK-10.71", "ANK-10.89")
@BUYERS
def test_a_bought_building_whose_card_is_out_of_the_game_brings_no_card(card: str, marker: str) -> None:
    table = buyer(card, f"3{{Y-bld {marker}}}", gone=[3]).play("text", "buy 3")
    assert table.area_cards(R) == []
    assert table.area(3) == f"R-bld {marker}".strip()
    assert table.cash(R) == 0


@rule("ANK-10.71", "ANK-10.89", "ANK-4.18")
@BUYERS
def test_whoever_has_six_buildings_lifts_one_to_buy_another(card: str, marker: str) -> None:
    own = "".join(f" {area}{{R-bld demon1}}" for area in (1, 5, 7)) + " 4{R-bld} 6{R-bld} 12{R-bld}"
    table = buyer(card, f"8{{Y-bld {marker}}} {own}").play("text")
    assert table.choices() == [f"buy 8 lift={area}" for area in (1, 4, 5, 6, 7, 12)]
    table.play("buy 8 lift=1")
    assert table.area_cards(R) == [4, 5, 6, 7, 8, 12]
    assert table.area(1) == "demon1"
    assert (table.cash(R), table.cash(Y)) == (6, 18)


@rule("ANK-10.71", "ANK-10.89")
@BUYERS
def test_the_power_of_a_bought_card_has_to_wait(card: str, marker: str) -> None:
    table = buyer(card, f"3{{Y-bld {marker}}}").play("text", "buy 3")
    table.refused("power 3")


@rule("ANK-10.71", "ANK-10.89")
@BUYERS
def test_the_owner_can_refuse_to_sell_with_sonky(card: str, marker: str) -> None:
    table = buyer(card, f"3{{Y-bld {marker}}} 1{{Y-bld {marker}}}", hand=["wallace_sonky"]).play("text", "buy 3")
    assert table.asked == (Y, "window")
    assert table.cash(R) == 12
    table.play("interrupt wallace_sonky")
    assert (table.cash(R), table.cash(Y)) == (12, 12)
    assert table.area_cards(Y) == [1, 3]
    assert table.seat == R
    assert table.choices() == ["end"]


# ---- Wee Mad Arthur


@rule("ANK-10.74")
@pytest.mark.parametrize(
    ("cash", "builds"), [(9, ["build 6", "build 8", "build 11"]), (8, ["build 6", "build 8"]), (3, ["build 8"])]
)
def test_wee_mad_arthur_needs_half_the_cost(cash: int, builds: list[str]) -> None:
    board = "8{R1 Y2} 6{R1} 11{R1} 5{R1 !} 7{R1 Y-bld} 1{Y1}"
    table = given(board, hands={R: ["wee_mad_arthur", "hex"]}, cash=cash).play("play wee_mad_arthur", "text")
    assert table.choices() == builds


@rule("ANK-10.74")
@pytest.mark.parametrize(("area", "price", "value"), [(8, 3, 6), (6, 6, 12), (11, 9, 18)])
def test_a_building_of_wee_mad_arthur_costs_half_and_is_worth_all(area: int, price: int, value: int) -> None:
    table = given("8{R1} 6{R1} 11{R1}", hands={R: ["wee_mad_arthur", "hex"]}, cash=10)
    table.play("play wee_mad_arthur", "text", f"build {area}")
    assert table.cash(R) == 10 - price
    assert table.area_cards(R) == [area]
    assert table.points(R)["buildings"] == value


@rule("ANK-10.74")
@pytest.mark.parametrize(
    ("board", "cash"), [("8{R1}", 2), ("8{R1 !}", 10), ("8{R1 Y-bld}", 10), ("8{Y1}", 10)], ids=str
)
def test_wee_mad_arthur_cannot_start_without_a_lawful_place_that_he_can_pay(board: str, cash: int) -> None:
    table = given(board, hands={R: ["wee_mad_arthur", "hex"]}, cash=cash).play("play wee_mad_arthur")
    assert table.choices() == ["end"]


@rule("ANK-10.74", "ANK-4.18")
def test_wee_mad_arthur_lifts_a_sixth_building() -> None:
    own = "".join(f" {area}{{R-bld demon1}}" for area in (1, 5, 7)) + " 2{R-bld demon1} 4{R-bld} 3{R-bld}"
    table = given(f"8{{R1}} {own}", hands={R: ["wee_mad_arthur", "hex"]}, cash=3).play("play wee_mad_arthur", "text")
    table.play("build 8 lift=1")
    assert table.area_cards(R) == [2, 3, 4, 5, 7, 8]
    assert table.cash(R) == 0
