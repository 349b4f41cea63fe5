"""Section 4g of the rules: interrupts in general and the windows of ANK-4.39: who is asked, when, in which order."""

from __future__ import annotations

import pytest

import tetrapolis as tp
from tests.ankh_morpork import GAME, B, G, R, Table, Y, given
from tests.marks import rule

ALL_ANSWERS = ["gaspode", "susan", "igor", "fresh_start_club", "wallace_sonky"]


def pass_all(table: Table) -> list[int]:
    """Everybody who is asked in a window lets it happen; who they were, in order."""
    asked = []
    while table.asked[1] in ("window", "protecting"):
        asked.append(table.seat)
        table.play("pass")
    return asked


# ---- what an interrupt is


@rule("ANK-4.32")
def test_an_interrupt_is_never_the_card_of_the_turn() -> None:
    table = given("5{R1 Y1 !}", hands={R: [*ALL_ANSWERS, "doctor_mossy_lawn", "groat"]})
    assert table.choices() == ["play groat"]
    table.refused("play gaspode", "play fresh_start_club", "play wallace_sonky")
    table.refused("play susan", "play igor", "play doctor_mossy_lawn")
    table.refused("interrupt gaspode", "interrupt susan", "interrupt doctor_mossy_lawn")


@rule("ANK-4.32")
def test_an_interrupt_cannot_be_played_through_play_another() -> None:
    table = given(hands={R: ["pink_pussycat_club", "groat", *ALL_ANSWERS, "doctor_mossy_lawn"]})
    table.play("play pink_pussycat_club", "money")
    assert table.choices("play") == ["play groat"]
    table.refused("play gaspode", "play susan", "play igor", "play doctor_mossy_lawn")


@rule("ANK-4.32")
def test_a_player_with_interrupts_only_can_only_pass() -> None:
    table = given("5{R1 Y1 !}", hands={R: [*ALL_ANSWERS, "doctor_mossy_lawn"]})
    assert table.choices() == ["pass"]


@rule("ANK-4.33")
def test_an_interrupt_is_played_in_another_players_turn() -> None:
    table = given("5{Y1 G1 !}", hands={R: ["mr_gryle"], Y: ["gaspode", "groat"]})
    table.play("play mr_gryle", "kill 5 p2", "interrupt gaspode")
    assert table.asked == (R, "menu")  # it is still R's turn
    assert table.discard == ["gaspode"]  # at once, while Mr Gryle still lies before R
    assert table.current == "mr_gryle"


@rule("ANK-4.33")
def test_an_interrupt_in_the_own_turn_uses_up_neither_an_icon_nor_a_card_play() -> None:
    table = given("5{R1}", hands={R: ["errol", "susan", "groat"]}, dice=[1])
    table.play("play errol", "text", "kill 5 p1", "interrupt susan")
    assert table.discard == ["susan"]
    assert table.current == "errol"
    assert table.choices() == ["play groat", "skip"]  # Errol's play_another is still there


@rule("ANK-4.34")
def test_only_the_player_who_is_hit_may_answer() -> None:
    table = given("5{Y1 G1 !}", hands={R: ["mr_gryle", "hex"], Y: ["groat"], G: ["gaspode", "susan", "igor"]})
    table.play("play mr_gryle", "kill 5 p2")
    assert table.asked == (Y, "window")
    with pytest.raises(tp.NotYourDecision):
        table.pos.play(G, GAME.parse_move("interrupt gaspode"))
    assert pass_all(table) == [Y, Y]  # W-REMOVE, W-REMOVED; never G
    assert table.area(5) == "G1"
    assert table.hand(G) == ["gaspode", "igor", "susan"]


@rule("ANK-4.34")
def test_nobody_answers_for_a_neutral_minion() -> None:
    table = given("5{Y1 troll1 demon1 !}", hands={R: ["death", "hex"], Y: ["gaspode", "susan", "igor"]})
    table.play("play death", "kill 5 troll")
    assert table.seat == R
    assert table.area(5) == "Y1 demon1"


@rule("ANK-4.36")
def test_a_window_that_was_passed_does_not_open_again_for_the_same_attempt() -> None:
    table = given("5{Y2 G1 !}", hands={R: ["mr_gryle"], Y: ["gaspode", "susan"]})
    table.play("play mr_gryle", "kill 5 p2")
    assert table.answers() == ["gaspode", "susan"]
    table.play("pass")
    assert table.area(5) == "Y1 G1"
    table.refused("interrupt gaspode", "interrupt susan")
    assert table.asked == (Y, "window")  # W-REMOVED: he might hold Igor
    assert table.answers() == []
    table.play("pass")
    assert table.asked == (R, "menu")


# ---- order (ANK-4.37)


@rule("ANK-4.37")
def test_card_effects_ask_clockwise_from_the_active_players_left() -> None:
    hands = {Y: ["the_bursar", "hex"], B: ["groat"], R: ["modo"]}
    table = given("5{R1} 9{B1}", active=Y, hands=hands, events=["explosion"], dice=[3])
    table.play("play the_bursar", "text", "grab 5 p1", "grab 9 p4")  # R's minion is named first
    assert pass_all(table) == [B, B, R, R]  # W-TEXT and W-MOVE for B, then for R


@rule("ANK-4.37")
def test_events_ask_clockwise_from_the_active_player_and_each_decides_once() -> None:
    hands = {R: ["groat"], Y: ["modo"], G: ["rincewind", "hex"], B: ["librarian"]}
    table = given("9{R2 Y1 G1 B1}", active=G, hands=hands, events=["the_dragon"], dice=[9])
    table.play("play rincewind")
    assert table.asked == (G, "protecting")
    table.play("pass")
    assert table.hears(B, "lets-event-happen") == [{"seat": G, "event": "the_dragon"}]  # the next one knows it
    table.play("pass", "pass")
    assert table.area(9) == "R2 Y1 G1 B1"  # nothing happens before the last one has decided
    assert table.asked == (Y, "protecting")
    table.play("pass")
    assert table.area(9) == ""
    assert pass_all(table) == [G, B, R, Y]  # W-REMOVED in the same order


@rule("ANK-4.37")
def test_a_text_for_all_finishes_each_player_before_the_next_is_asked() -> None:
    table = given(hands={R: ["mr_boggis"], Y: ["groat"], G: ["modo"]})
    table.play("play mr_boggis", "text")
    assert (table.seat, table.cash(Y), table.cash(G)) == (Y, 10, 10)
    table.play("pass")
    assert (table.seat, table.cash(Y), table.cash(G)) == (G, 8, 10)
    table.play("pass")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [16, 8, 8, 8]


@rule("ANK-4.37")
def test_the_auditors_finish_one_player_with_all_windows_before_the_next() -> None:
    table = given("5{Y2} 9{G1} 4{Y1}", hands={R: ["the_auditors", "hex"], Y: ["igor", "groat"], G: ["modo"]})
    table.play("play the_auditors", "text", "pass", "kill 5 p2", "pass", "interrupt igor", "place 6")
    assert (table.area(5), table.area(6), table.area(9)) == ("Y1", "Y1", "G1")
    assert table.asked == (G, "window")  # only now


# ---- which window offers what (ANK-4.39)


@rule("ANK-4.39")
def test_an_assassination_icon_opens_w_remove_and_then_w_removed() -> None:
    table = given("5{Y1 G1 !}", hands={R: ["mr_gryle"], Y: ALL_ANSWERS})
    table.play("play mr_gryle", "kill 5 p2")
    assert table.asked == (Y, "window")
    assert table.answers() == ["gaspode", "susan"]
    table.play("pass")
    assert table.area(5) == "G1"
    assert table.asked == (Y, "window")
    assert table.answers() == ["fresh_start_club", "igor"]
    table.play("pass")
    assert table.asked == (R, "menu")


@rule("ANK-4.39")
def test_a_removal_by_text_opens_w_text_w_remove_and_w_removed() -> None:
    table = given("5{Y1 G1 !}", hands={R: ["errol", "hex"], Y: ALL_ANSWERS}, dice=[7])
    table.play("play errol", "text", "kill 5 p2")
    assert table.answers() == ["wallace_sonky"]
    table.play("pass")
    assert table.answers() == ["gaspode", "susan"]
    assert table.area(5) == "Y1 G1 !"
    table.play("pass")
    assert table.area(5) == "G1"
    assert table.answers() == ["fresh_start_club", "igor"]
    table.play("pass")
    assert table.asked == (R, "menu")


@rule("ANK-4.39")
def test_a_move_by_text_opens_w_text_and_w_move() -> None:
    table = given("5{Y1 G1 !}", hands={R: ["the_duckman", "hex"], Y: ALL_ANSWERS})
    table.play("play the_duckman", "text", "grab 5 p2", "go 6")
    assert table.answers() == ["wallace_sonky"]
    table.play("pass")
    assert table.answers() == ["gaspode"]
    assert table.area(5) == "Y1 G1 !"
    table.play("pass")
    assert (table.area(5), table.area(6)) == ("G1", "Y1")
    assert table.asked == (R, "menu")


@rule("ANK-4.39")
def test_a_removal_by_an_event_opens_w_remove_and_w_removed() -> None:
    table = given("5{Y1 G1 !}", hands={R: ["rincewind", "hex"], Y: ALL_ANSWERS}, events=["the_dragon"], dice=[5])
    table.play("play rincewind")
    assert table.asked == (Y, "protecting")
    assert table.answers() == ["susan"]
    table.play("pass")
    assert table.area(5) == ""
    assert table.asked == (Y, "window")
    assert table.answers() == ["fresh_start_club", "igor"]


@rule("ANK-4.39")
def test_the_own_card_opens_w_remove_for_susan_and_w_removed_but_no_w_text() -> None:
    table = given("5{R1} 6{R1}", hands={R: ["errol", *ALL_ANSWERS]}, dice=[1])
    table.play("play errol", "text", "kill 5 p1")
    assert table.asked == (R, "window")
    assert table.answers() == ["susan"]
    table.play("pass")
    assert table.area(5) == ""
    assert table.answers() == ["fresh_start_club", "igor"]


@rule("ANK-4.39")
def test_moving_the_own_minion_opens_no_window() -> None:
    table = given("5{R1}", hands={R: ["dorfl", "hex", *ALL_ANSWERS]})
    table.play("play dorfl", "text", "grab 5 p1", "go 9")
    assert table.area(9) == "R1"
    assert table.asked == (R, "menu")


@rule("ANK-4.39")
def test_lifting_the_own_twelfth_minion_opens_no_window() -> None:
    table = given("7{R1 Y1 !} 11{R11}", hands={R: ["groat", *ALL_ANSWERS], Y: ["hex"]})
    table.play("play groat", "place 12 lift=7")
    assert (table.area(7), table.area(12)) == ("Y1", "R1")
    assert table.asked == (R, "menu")


@rule("ANK-4.39")
def test_lifting_the_own_sixth_building_opens_no_window() -> None:
    board = "1{R-bld} 2{R-bld} 3{R-bld} 4{R-bld} 5{R-bld} 8{R-bld} 6{R1}"
    table = given(board, hands={R: ["ruby", "wallace_sonky", "hex"], Y: ["groat"]}, cash=12)
    table.play("play ruby", "skip", "build 6 lift=8")
    assert (table.area(6), table.area(8)) == ("R1 R-bld", "")
    assert table.asked == (R, "menu")


@rule("ANK-4.39")
def test_whoever_only_receives_money_is_not_hit() -> None:
    table = given("5{R1}", hands={R: ["hobsons_livery_stable", "hex"], Y: ["wallace_sonky"]})
    table.play("play hobsons_livery_stable", "text", "target p2")
    assert table.seat == R
    assert table.cash(Y) == 12


@rule("ANK-4.39")
def test_w_text_opens_before_anything_has_happened_and_passing_it_lets_the_text_go_on() -> None:
    table = given("9{Y1 Y-bld}", hands={R: ["sybil_vimes", "hex"], Y: ["wallace_sonky", "groat"]}, cash={R: 10, Y: 1})
    table.play("play sybil_vimes", "money", "text", "buy 9")
    assert table.asked == (Y, "window")
    assert (table.cash(R), table.cash(Y), table.area(9)) == (13, 1, "Y1 Y-bld")
    table.play("pass")
    assert (table.cash(R), table.cash(Y), table.area(9)) == (1, 13, "Y1 R-bld")


# ---- W-EVENT


@rule("ANK-4.39")
def test_w_event_asks_the_holder_of_small_gods_for_a_building() -> None:
    table = given("4{Y-bld} 9{Y-bld}", hands={R: ["rincewind", "hex"]}, events=["explosion"], dice=[9])
    table.play("play rincewind")
    assert table.asked == (Y, "protecting")  # even without a hand card: the area card lies open
    assert table.choices("save") == ["save 9 building"]
    table.play("save 9 building")
    assert (table.area(9), table.cash(Y)) == ("Y-bld", 7)


@rule("ANK-4.39")
def test_w_event_asks_for_a_minion_that_a_flood_would_move() -> None:
    table = given("4{Y-bld} 9{Y2}", hands={R: ["rincewind", "hex"]}, events=["flood"], dice=[9, 9])
    table.play("play rincewind", "save 9 minion", "pass")
    assert table.choices("flee") == ["flee 9 8", "flee 9 10", "flee 9 11"]
    table.play("flee 9 8")
    assert (table.area(9), table.area(8), table.cash(Y)) == ("Y1", "Y1", 7)


@rule("ANK-4.39")
def test_w_event_asks_for_a_demon_where_the_holder_has_a_piece() -> None:
    event = "demons_from_the_dungeon_dimensions"
    table = given("4{Y-bld} 9{Y1}", hands={R: ["rincewind", "hex"]}, events=[event], dice=[9, 2, 3])
    table.play("play rincewind")
    assert table.choices("save") == ["save 9 demon"]
    table.play("save 9 demon")
    assert (table.area(9), table.area(2), table.area(3)) == ("Y1", "demon1 !", "demon1 !")


@rule("ANK-4.39")
def test_w_event_asks_for_the_card_and_the_minion_that_johnson_takes() -> None:
    table = given("4{Y-bld} 9{Y1 Y-bld}", hands={R: ["rincewind", "hex"]}, events=["bloody_stupid_johnson"], dice=[9])
    table.play("play rincewind")
    assert sorted(table.choices("save")) == ["save 9 card", "save 9 minion"]
    table.play("save 9 card", "pass")
    assert (table.area(9), table.area_cards(Y), table.cash(Y)) == ("Y-bld", [4, 9], 7)


@rule("ANK-4.39")
def test_w_event_comes_together_with_w_remove_in_one_list_per_player() -> None:
    table = given("4{Y-bld} 9{Y2}", hands={R: ["rincewind", "hex"], Y: ["susan"]}, events=["the_dragon"], dice=[9])
    table.play("play rincewind")
    assert table.choices()[:3] == ["save 9 minion", "interrupt susan", "pass"]
    table.play("interrupt susan", "save 9 minion")
    assert (table.area(9), table.cash(Y), table.cards(Y)) == ("Y2", 7, 0)


@rule("ANK-4.39")
def test_small_gods_is_not_asked_without_the_money_or_with_a_demon_in_its_area() -> None:
    poor = given("4{Y-bld} 9{Y-bld}", hands={R: ["rincewind", "hex"]}, events=["explosion"], dice=[9], cash={Y: 2})
    assert poor.play("play rincewind").seat == R
    assert poor.area(9) == ""
    cursed = given("4{Y-bld demon1} 9{Y-bld}", hands={R: ["rincewind", "hex"]}, events=["explosion"], dice=[9])
    assert cursed.play("play rincewind").seat == R
    assert cursed.area(9) == ""
