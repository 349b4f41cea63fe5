"""Cards ANK-10.52 to ANK-10.101 whose texts remove minions."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import B, G, R, Table, Y, given, new_game
from tests.marks import rule
from tests.rules.ankh_morpork.cards_helper import offered

# ---- Cosmo Lavish


def cosmo_lavish(board: str, **hands: list[str]) -> Table:
    """R has hired Y by the text of Cosmo Lavish; the others hold these cards."""
    held = {Y: hands.get("Y", []), G: hands.get("G", []), B: hands.get("B", [])}
    table = given(board, hands={R: ["cosmo_lavish", "hex"], **held}).play("play cosmo_lavish", "text")
    assert table.choices() == ["target p2", "target p3", "target p4"]
    return table.play("target p2")


@rule("ANK-10.53")
def test_the_hired_opponent_is_paid_2_and_picks_any_minion_in_trouble_but_no_own_one_of_the_payer() -> None:
    table = cosmo_lavish("5{R1 Y1 G1 troll1 !} 7{demon1 !} 9{R1 Y1 G1}")
    assert (table.cash(R), table.cash(Y)) == (8, 12)
    assert table.asked == (Y, "victim")
    assert table.choices() == ["kill 5 p2", "kill 5 p3", "kill 5 troll", "kill 7 demon"]
    table.play("kill 5 p2")
    assert table.area(5) == "R1 G1 troll1"
    assert table.seat == R
    assert offered(table) == "play_another"


@rule("ANK-10.53")
def test_the_hired_opponent_has_to_kill_even_if_only_one_victim_is_there() -> None:
    """E-33"""
    table = cosmo_lavish("5{R1 G1 !}", G=["gaspode", "susan", "wallace_sonky"])
    assert table.asked == (Y, "victim")
    assert table.choices() == ["kill 5 p3"]
    table.play("kill 5 p3")
    assert table.asked == (G, "window")
    assert table.answers() == ["wallace_sonky"]
    table.play("pass")
    assert table.asked == (G, "window")
    assert table.answers() == ["gaspode", "susan"]
    table.play("pass").lets_happen()
    assert table.area(5) == "R1"


@rule("ANK-10.53")
@pytest.mark.parametrize(
    "before", [["interrupt wallace_sonky"], ["pass", "interrupt gaspode"], ["pass", "interrupt susan"]]
)
def test_the_victim_of_a_hired_killer_can_be_saved_and_the_money_stays_paid(before: list[str]) -> None:
    """E-33"""
    table = cosmo_lavish("5{R1 G1 !}", G=["gaspode", "susan", "wallace_sonky"]).play("kill 5 p3", *before)
    assert table.area(5) == "R1 G1 !"
    assert (table.cash(R), table.cash(Y)) == (8, 12)
    assert table.seat == R
    assert offered(table) == "play_another"


@rule("ANK-10.53")
def test_whoever_does_not_want_to_be_hired_is_not_paid_and_nobody_dies() -> None:
    """E-34"""
    table = cosmo_lavish("5{R1 G1 !}", Y=["wallace_sonky"])
    assert table.asked == (Y, "window")
    assert (table.cash(R), table.cash(Y)) == (10, 10)
    table.play("interrupt wallace_sonky")
    assert (table.cash(R), table.cash(Y)) == (10, 10)
    assert table.area(5) == "R1 G1 !"
    assert table.seat == R
    assert offered(table) == "play_another"


@rule("ANK-10.53")
@pytest.mark.parametrize(
    ("board", "cash"), [("5{R1 G1 !}", 1), ("5{R1 !} 9{G1}", 10), ("5{R1 G1}", 10)], ids=["money", "victim", "marker"]
)
def test_cosmo_lavish_cannot_start_without_2_or_a_victim(board: str, cash: int) -> None:
    table = given(board, hands={R: ["cosmo_lavish", "hex"]}, cash=cash).play("play cosmo_lavish")
    assert offered(table) == "play_another"


@rule("ANK-10.53", "ANK-10.93")
def test_cosmo_lavish_and_hubert_are_out_of_the_game_with_two_players() -> None:
    two, three = new_game(2), new_game(3)
    in_two = [*two.deck, *two.hand(R), *two.hand(Y)]
    in_three = [*three.deck, *three.hand(R), *three.hand(Y), *three.hand(G)]
    assert set(in_three).difference(in_two) == {"cosmo_lavish", "hubert"}


# ---- The Dean


@rule("ANK-10.54")
def test_the_dean_removes_any_minion_in_unreal_estate_marker_or_not() -> None:
    table = given("2{R1 Y1 demon1} 5{Y1 G1 !}", hands={R: ["the_dean", "hex"]}, events=["riots"])
    table.play("play the_dean", "text")
    assert table.choices() == ["kill 2 p1", "kill 2 p2", "kill 2 demon"]
    table.play("kill 2 demon")
    assert table.area(2) == "R1 Y1"
    assert table.supply("demon") == 4
    assert offered(table) == "play_another"


@rule("ANK-10.54")
def test_the_victim_of_the_dean_is_asked_in_w_text_and_then_in_w_remove() -> None:
    hands = {R: ["the_dean", "hex"], Y: ["gaspode", "susan", "wallace_sonky"], G: ["groat"]}
    table = given("2{Y1 G1 !}", hands=hands, events=["riots"]).play("play the_dean", "text", "kill 2 p2")
    assert table.asked == (Y, "window")
    assert table.answers() == ["wallace_sonky"]
    table.play("pass")
    assert table.asked == (Y, "window")
    assert table.answers() == ["gaspode", "susan"]
    table.play("interrupt gaspode")
    assert table.area(2) == "Y1 G1 !"
    assert table.seat == R
    assert offered(table) == "play_another"


@rule("ANK-10.54")
def test_only_susan_saves_an_own_minion_from_the_own_dean() -> None:
    table = given("2{R1}", hands={R: ["the_dean", "susan", "gaspode", "wallace_sonky"]}, events=["riots"])
    table.play("play the_dean", "text", "kill 2 p1")
    assert table.asked == (R, "window")
    assert table.answers() == ["susan"]


@rule("ANK-10.54")
def test_the_dean_cannot_start_if_the_event_leaves_no_minion_in_unreal_estate() -> None:
    table = given("2{Y1} 5{G1}", hands={R: ["the_dean", "hex"]}, events=["the_dragon"], dice=[2]).play("play the_dean")
    assert table.area(2) == ""
    assert offered(table) == "play_another"


@rule("ANK-10.54")
def test_the_dean_may_remove_what_the_event_has_just_brought() -> None:
    table = given("5{G1}", hands={R: ["the_dean", "hex"]}, events=["trolls"], dice=[2, 9, 3])
    table.play("play the_dean", "text")
    assert table.choices() == ["kill 2 troll"]


# ---- Burleigh & Stronginthearm


def burleigh(board: str, hand: list[str]) -> Table:
    """R has paid G by the text of Burleigh & Stronginthearm; Y holds these cards, G holds one too."""
    hands = {R: ["burleigh_and_stronginthearm", "hex"], Y: hand, G: ["groat"]}
    table = given(board, hands=hands).play("play burleigh_and_stronginthearm", "text")
    assert table.choices() == ["target p2", "target p3", "target p4"]
    table.play("target p3")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [8, 10, 12, 10]
    return table


@rule("ANK-10.56")
def test_burleigh_and_stronginthearm_pay_2_and_assassinate_where_a_marker_lies() -> None:
    table = burleigh("5{R1 Y1 G1 troll1 !} 8{R1 Y1}", [])
    assert table.asked == (R, "victim")
    assert table.choices() == ["kill 5 p2", "kill 5 p3", "kill 5 troll"]
    table.play("kill 5 p2")
    assert table.area(5) == "R1 G1 troll1"
    assert offered(table) == "place_building"


@rule("ANK-10.56")
def test_a_kill_of_burleigh_that_sonky_stops_is_not_refunded() -> None:
    """E-19"""
    table = burleigh("5{Y1 G1 !} 8{R1}", ["wallace_sonky"]).play("kill 5 p2")
    assert table.asked == (Y, "window")
    table.play("interrupt wallace_sonky")
    assert table.area(5) == "Y1 G1 !"
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [8, 10, 12, 10]
    assert table.seat == R
    assert offered(table) == "place_building"


@rule("ANK-10.56")
@pytest.mark.parametrize("card", ["gaspode", "susan"])
def test_gaspode_and_susan_work_against_burleigh_too(card: str) -> None:
    """E-19"""
    table = burleigh("5{Y1 G1 !} 8{R1}", [card]).play("kill 5 p2", "pass", f"interrupt {card}")
    assert table.area(5) == "Y1 G1 !"
    assert (table.cash(R), table.cash(G)) == (8, 12)
    assert offered(table) == "place_building"


@rule("ANK-10.56")
def test_whom_burleigh_paid_may_be_the_victim_too() -> None:
    table = burleigh("5{Y1 G1 !} 8{R1}", []).play("kill 5 p3")
    assert table.asked == (G, "window")
    table.lets_happen()
    assert table.area(5) == "Y1"
    assert table.cash(G) == 12


@rule("ANK-10.56")
@pytest.mark.parametrize(
    ("board", "cash"), [("5{Y1 !} 1{R1}", 1), ("5{R1 !} 1{Y1}", 10), ("5{Y1} 1{!}", 10)], ids=["money", "own", "empty"]
)
def test_burleigh_cannot_start_without_2_or_a_victim(board: str, cash: int) -> None:
    hands = {R: ["burleigh_and_stronginthearm", "hex"]}
    table = given(board, hands=hands, cash=cash).play("play burleigh_and_stronginthearm")
    assert table.choices() == ["end"]


# ---- Carcer


def carcer(board: str, dice: list[int], **hands: list[str]) -> Table:
    """R has used the text of Carcer and rolled this."""
    held = {R: ["carcer", "hex", *hands.get("R", [])], Y: hands.get("Y", []), G: hands.get("G", [])}
    return given(board, hands=held, dice=dice).play("play carcer", "text")


@rule("ANK-10.60", "ANK-4.9")
def test_carcer_removes_neutral_minions_with_their_marker() -> None:
    """E-11"""
    table = carcer("2{demon1 !} 7{troll1}", [2, 7])
    assert table.choices() == ["kill 2 demon", "kill 7 troll"]
    table.play("kill 7 troll")
    assert table.choices() == ["kill 2 demon"]
    table.play("kill 2 demon")
    assert (table.area(2), table.area(7)) == ("", "")
    assert (table.supply("troll"), table.supply("demon")) == (3, 4)
    assert offered(table) == "play_another"


@rule("ANK-10.60")
def test_equal_dice_of_carcer_cost_two_minions_the_own_one_included() -> None:
    """E-22"""
    table = carcer("7{R1 Y1}", [7, 7])
    assert table.choices() == ["kill 7 p1", "kill 7 p2"]
    table.play("kill 7 p2")
    assert table.choices() == ["kill 7 p1"]
    table.play("kill 7 p1").lets_happen()
    assert table.area(7) == ""
    assert offered(table) == "play_another"


@rule("ANK-10.60")
def test_equal_dice_of_carcer_cost_no_more_than_is_there() -> None:
    """E-22"""
    table = carcer("7{Y1} 9{G1}", [7, 7]).play("kill 7 p2")
    assert (table.area(7), table.area(9)) == ("", "G1")
    assert offered(table) == "play_another"


@rule("ANK-10.60")
def test_each_die_of_carcer_costs_one_minion_of_choice_and_empty_areas_none() -> None:
    table = carcer("7{Y2 G1} 9{G1}", [7, 3])
    assert table.choices() == ["kill 7 p2", "kill 7 p3"]
    table.play("kill 7 p2")
    assert (table.area(7), table.area(9)) == ("Y1 G1", "G1")
    assert offered(table) == "play_another"


@rule("ANK-10.60")
def test_carcer_asks_each_victim_in_w_text_and_w_remove() -> None:
    table = carcer("7{Y1} 9{G1}", [7, 9], Y=["gaspode", "modo"], G=["susan", "groat"]).play("kill 7 p2")
    assert table.asked == (Y, "window")
    table.play("pass", "interrupt gaspode")
    assert table.choices() == ["kill 9 p3"]
    table.play("kill 9 p3")
    assert table.asked == (G, "window")
    table.play("pass", "interrupt susan")
    assert (table.area(7), table.area(9)) == ("Y1", "G1")
    assert table.seat == R


@rule("ANK-10.60", "ANK-4.45")
def test_carcer_cannot_choose_the_user_of_sonky_with_the_second_die() -> None:
    table = carcer("7{Y1} 9{Y1 G1}", [7, 9], Y=["wallace_sonky"]).play("kill 7 p2", "interrupt wallace_sonky")
    assert table.choices() == ["kill 9 p3"]
    table.play("kill 9 p3")
    assert (table.area(7), table.area(9)) == ("Y1", "Y1")


@rule("ANK-10.60")
def test_only_susan_saves_an_own_minion_from_the_own_carcer() -> None:
    table = carcer("7{R1}", [7, 3], R=["susan", "gaspode", "wallace_sonky"]).play("kill 7 p1")
    assert table.answers() == ["susan"]
    table.play("interrupt susan")
    assert table.area(7) == "R1"


@rule("ANK-10.60")
@pytest.mark.parametrize(("to", "asked"), [(12, True), (3, False)])
def test_a_minion_that_comes_back_into_the_other_rolled_area_is_hit_there(to: int, asked: bool) -> None:
    """Area 12 was empty when the dice fell; Igor brings the first victim there before that die is settled."""
    table = given("1{Y1} 2{Y1}", hands={R: ["carcer", "groat"], Y: ["igor", "modo"]}, dice=[2, 12])
    table.play("play carcer", "text", "kill 2 p2")
    while not table.can("interrupt igor"):
        table.play("pass")
    table.play("interrupt igor", f"place {to}")
    assert table.asked == (R, "victim" if asked else "menu")
    assert table.can("kill 12 p2") == asked
