"""Cards ANK-10.1 to ANK-10.51 that move minions, roll the die, allow further plays or interrupt."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import B, G, R, Y, given
from tests.marks import rule
from tests.rules.ankh_morpork.cards_helper import offered

# ---- The Duckman, Foul Ole Ron


@rule("ANK-10.9", "ANK-10.19")
@pytest.mark.parametrize("card", ["the_duckman", "foul_ole_ron"])
def test_any_minion_but_an_own_one_can_be_moved_next_door(card: str) -> None:
    table = given("1{R1 Y1 !} 7{Y1} 8{G1} 3{troll1} 12{demon1} 9{R1}", hands={R: [card, "hex"]})
    table.play(f"play {card}", "text")
    assert table.choices() == ["grab 1 p2", "grab 3 troll", "grab 7 p2", "grab 8 p3", "grab 12 demon"]
    table.play("grab 7 p2")
    assert table.choices() == ["go 5", "go 6", "go 8"]
    table.play("go 8")
    assert table.area(7) == ""
    assert table.area(8) == "Y1 G1 !"
    assert offered(table) == ("play_another" if card == "foul_ole_ron" else "end")


@rule("ANK-10.9", "ANK-10.19")
@pytest.mark.parametrize("card", ["the_duckman", "foul_ole_ron"])
def test_a_moved_neutral_minion_takes_the_old_marker_off(card: str) -> None:
    table = given("12{demon1 !} 9{R1}", hands={R: [card, "hex"]}).play(f"play {card}", "text", "grab 12 demon")
    assert table.choices() == ["go 1", "go 2", "go 11"]
    table.play("go 2")
    assert (table.area(12), table.area(2)) == ("", "demon1")


@rule("ANK-10.9", "ANK-10.19")
@pytest.mark.parametrize(("card", "offer"), [("the_duckman", "end"), ("foul_ole_ron", "play_another")])
def test_the_text_cannot_start_if_only_own_minions_are_on_the_board(card: str, offer: str) -> None:
    table = given("1{R2 !} 9{R1 Y-bld}", hands={R: [card, "hex"]}).play(f"play {card}")
    assert offered(table) == offer


@rule("ANK-10.9", "ANK-10.19")
@pytest.mark.parametrize("card", ["the_duckman", "foul_ole_ron"])
def test_the_owner_is_asked_in_w_text_and_then_in_w_move(card: str) -> None:
    hands = {R: [card, "hex"], Y: ["gaspode", "susan", "wallace_sonky"], G: ["groat"]}
    table = given("7{Y1} 8{G1}", hands=hands).play(f"play {card}", "text", "grab 7 p2", "go 8")
    assert table.asked == (Y, "window")
    assert table.choices("interrupt") == ["interrupt wallace_sonky"]
    table.play("pass")
    assert table.asked == (Y, "window")
    assert table.choices("interrupt") == ["interrupt gaspode"]
    table.play("pass")
    assert table.seat == R
    assert table.area(8) == "Y1 G1 !"


@rule("ANK-10.9", "ANK-10.19")
@pytest.mark.parametrize(("card", "offer"), [("the_duckman", "end"), ("foul_ole_ron", "play_another")])
def test_a_blocked_move_leaves_the_minion_and_moves_no_other(card: str, offer: str) -> None:
    """E-S06, E-S07"""
    table = given("7{Y1} 8{G1}", hands={R: [card, "hex"], Y: ["wallace_sonky"]})
    table.play(f"play {card}", "text", "grab 7 p2", "go 8", "interrupt wallace_sonky")
    assert (table.area(7), table.area(8)) == ("Y1", "G1")
    assert table.seat == R
    assert offered(table) == offer


# ---- Drumknott


@rule("ANK-10.10")
def test_drumknott_allows_two_further_cards_and_is_discarded_before_the_first() -> None:
    table = given("1{R1}", hands={R: ["drumknott", "groat", "hargas_house_of_ribs", "hex"]})
    table.play("play drumknott", "text")
    assert table.current == "drumknott"
    table.play("play groat")
    assert table.discard == ["drumknott"]
    table.play("place 2")
    assert sorted(table.choices("play")) == ["play hargas_house_of_ribs", "play hex"]
    table.play("play hargas_house_of_ribs", "money", "place 3")
    assert table.choices() == ["end"]
    assert table.hand(R) == ["hex"]


@rule("ANK-10.10")
def test_drumknotts_second_card_waits_for_the_whole_chain_of_the_first() -> None:
    hand = ["drumknott", "pink_pussycat_club", "groat", "hargas_house_of_ribs", "hex"]
    table = given("1{R1}", hands={R: hand}).play("play drumknott", "text", "play pink_pussycat_club", "money")
    table.play("play groat", "place 1", "play hargas_house_of_ribs", "skip", "skip")
    assert table.choices() == ["end"]
    assert table.hand(R) == ["hex"]


@rule("ANK-10.10")
def test_each_of_drumknotts_plays_may_be_declined() -> None:
    table = given("1{R1}", hands={R: ["drumknott", "groat", "hex"]}).play("play drumknott", "text", "skip")
    assert offered(table) == "play_another"
    table.play("skip")
    assert table.choices() == ["end"]
    table = given("1{R1}", hands={R: ["drumknott", "groat", "hex"]}).play("play drumknott", "text", "play groat")
    table.play("place 1", "skip")
    assert table.choices() == ["end"]


@rule("ANK-10.10")
def test_drumknott_plays_no_interrupts() -> None:
    table = given("1{R1}", hands={R: ["drumknott", "gaspode"]}).play("play drumknott", "text")
    assert table.choices() == ["skip"]


# ---- CMOT Dibbler


@rule("ANK-10.11")
@pytest.mark.parametrize(("die", "cash"), [(12, 14), (7, 14), (6, 10), (2, 10)])
def test_cmot_dibbler_earns_4_from_7_on_and_nothing_from_2_to_6(die: int, cash: int) -> None:
    table = given("5{R1}", hands={R: ["cmot_dibbler", "hex"]}, dice=[die]).play("play cmot_dibbler", "text")
    assert table.cash(R) == cash
    assert table.area(5) == "R1"
    assert offered(table) == "play_another"


@rule("ANK-10.11")
def test_cmot_dibbler_on_a_1_costs_2_or_a_minion() -> None:
    table = given("5{R1 Y1 !} 9{R2}", hands={R: ["cmot_dibbler", "hex"]}, dice=[1], cash=2)
    table.play("play cmot_dibbler", "text")
    assert table.choices() == ["pay", "kill 5 p1", "kill 9 p1"]
    table.play("pay")
    assert table.cash(R) == 0
    assert table.area(5) == "R1 Y1 !"
    assert offered(table) == "play_another"


@rule("ANK-10.11")
def test_cmot_dibbler_on_a_1_with_less_than_2_costs_a_minion() -> None:
    table = given("5{R1 Y1 !} 9{R2}", hands={R: ["cmot_dibbler", "hex"]}, dice=[1], cash=1)
    table.play("play cmot_dibbler", "text")
    assert table.choices() == ["kill 5 p1", "kill 9 p1"]
    table.play("kill 5 p1").lets_happen()
    assert table.area(5) == "Y1"
    assert table.cash(R) == 1


@rule("ANK-10.11")
@pytest.mark.parametrize(("cash", "left"), [(10, 8), (2, 0), (1, 0), (0, 0)])
def test_cmot_dibbler_on_a_1_without_a_minion_costs_2_or_what_there_is(cash: int, left: int) -> None:
    table = given("5{Y1}", hands={R: ["cmot_dibbler", "hex"]}, dice=[1], cash=cash).play("play cmot_dibbler", "text")
    assert table.cash(R) == left
    assert offered(table) == "play_another"


@rule("ANK-10.11", "ANK-3.7")
def test_susan_keeps_the_minion_cmot_dibbler_would_lose_and_no_2_is_due() -> None:
    """E-30"""
    table = given("5{R1 Y1 !}", hands={R: ["cmot_dibbler", "susan", "gaspode", "wallace_sonky"]}, dice=[1])
    table.play("play cmot_dibbler", "text", "kill 5 p1")
    assert table.choices("interrupt") == ["interrupt susan"]
    table.play("interrupt susan")
    assert table.area(5) == "R1 Y1 !"
    assert table.cash(R) == 10


@rule("ANK-10.11", "ANK-10.25")
@pytest.mark.parametrize("card", ["cmot_dibbler", "here_n_now"])
def test_a_minion_lost_by_the_own_die_can_be_brought_back(card: str) -> None:
    table = given("5{R1 Y1 !} 12{R1}", hands={R: [card, "fresh_start_club"]}, dice=[1], discard=["susan"])
    table.play(f"play {card}", "text", "kill 5 p1")
    assert table.choices("interrupt") == ["interrupt fresh_start_club"]
    table.play("interrupt fresh_start_club")
    assert table.choices() == ["place 1", "place 2", "place 11", "place 12"]
    table.play("place 11")
    assert (table.area(5), table.area(11)) == ("Y1", "R1")


# ---- Here'n'Now


@rule("ANK-10.25")
@pytest.mark.parametrize("die", [7, 12])
def test_here_n_now_from_7_on_takes_3_from_an_opponent_of_choice(die: int) -> None:
    table = given("5{R1}", hands={R: ["here_n_now", "hex"]}, dice=[die]).play("play here_n_now", "text")
    assert table.choices() == ["target p2", "target p3", "target p4"]
    table.play("target p4")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [13, 10, 10, 7]
    assert offered(table) == "play_another"


@rule("ANK-10.25")
def test_here_n_now_takes_all_from_an_opponent_who_has_less_than_3() -> None:
    table = given(hands={R: ["here_n_now", "hex"]}, dice=[7], cash={R: 10, Y: 2})
    table.play("play here_n_now", "text", "target p2")
    assert (table.cash(R), table.cash(Y)) == (12, 0)


@rule("ANK-10.25")
def test_the_victim_of_here_n_now_is_asked_and_a_blocked_theft_finds_no_other_target() -> None:
    """E-S12"""
    table = given(hands={R: ["here_n_now", "hex"], Y: ["wallace_sonky"], G: ["groat"]}, dice=[7])
    table.play("play here_n_now", "text", "target p2")
    assert table.asked == (Y, "window")
    table.play("interrupt wallace_sonky")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [10, 10, 10, 10]
    assert table.seat == R
    assert offered(table) == "play_another"


@rule("ANK-10.25")
@pytest.mark.parametrize("die", [2, 6])
def test_here_n_now_from_2_to_6_does_nothing(die: int) -> None:
    table = given("5{R1}", hands={R: ["here_n_now", "hex"]}, dice=[die]).play("play here_n_now", "text")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [10, 10, 10, 10]
    assert table.area(5) == "R1"
    assert offered(table) == "play_another"


@rule("ANK-10.25")
def test_here_n_now_on_a_1_costs_an_own_minion_and_no_money_helps() -> None:
    table = given("5{R1 Y1 !} 9{R2}", hands={R: ["here_n_now", "hex"]}, dice=[1]).play("play here_n_now", "text")
    assert table.choices() == ["kill 5 p1", "kill 9 p1"]
    table.play("kill 5 p1").lets_happen()
    assert table.area(5) == "Y1"
    assert table.cash(R) == 10


@rule("ANK-10.25")
def test_here_n_now_on_a_1_without_a_minion_costs_nothing() -> None:
    table = given("5{Y1}", hands={R: ["here_n_now", "hex"]}, dice=[1]).play("play here_n_now", "text")
    assert table.cash(R) == 10
    assert offered(table) == "play_another"


@rule("ANK-10.25")
def test_only_susan_helps_against_the_own_here_n_now() -> None:
    table = given("5{R1}", hands={R: ["here_n_now", "susan", "gaspode", "wallace_sonky"]}, dice=[1])
    table.play("play here_n_now", "text", "kill 5 p1")
    assert table.choices("interrupt") == ["interrupt susan"]
    table.play("interrupt susan")
    assert table.area(5) == "R1"


# ---- Rincewind


@rule("ANK-10.39")
def test_rincewind_moves_an_own_minion_out_of_trouble_next_door() -> None:
    table = given("5{R1 Y1 !} 8{G1} 9{R1} 12{Y1 !}", hands={R: ["rincewind", "hex"]}, events=["riots"])
    table.play("play rincewind", "text")
    assert table.choices() == ["grab 5 p1"]
    table.play("grab 5 p1")
    assert table.choices() == ["go 4", "go 6", "go 7", "go 8", "go 10"]
    table.play("go 8")
    assert (table.area(5), table.area(8)) == ("Y1", "R1 G1 !")
    assert offered(table) == "play_another"


@rule("ANK-10.39")
def test_rincewind_cannot_start_without_an_own_minion_in_trouble() -> None:
    table = given("5{Y1 G1 !} 9{R1}", hands={R: ["rincewind", "hex"]}, events=["riots"]).play("play rincewind")
    assert offered(table) == "play_another"


@rule("ANK-10.39", "ANK-3.5")
def test_the_event_of_rincewind_may_make_his_text_impossible() -> None:
    """E-83"""
    table = given("5{R1 Y1 !} 9{R1}", hands={R: ["rincewind", "hex"]}, events=["the_dragon"], dice=[5])
    table.play("play rincewind").lets_happen()
    assert table.area(5) == ""
    assert table.seat == R
    assert offered(table) == "play_another"


@rule("ANK-10.39")
def test_the_event_of_rincewind_may_make_his_text_possible() -> None:
    table = given("9{R1}", hands={R: ["rincewind", "hex"]}, events=["trolls"], dice=[9, 3, 6]).play("play rincewind")
    assert table.area(9) == "R1 troll1 !"
    assert offered(table) == "scroll"


# ---- The Peeled Nuts


@rule("ANK-10.29")
def test_the_peeled_nuts_do_nothing() -> None:
    table = given("5{R1 Y1 !}", hands={R: ["the_peeled_nuts", "hex"], Y: ["modo"]}).play("play the_peeled_nuts")
    assert table.choices() == ["end"]
    assert table.area(5) == "R1 Y1 !"
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [10, 10, 10, 10]
    table.play("end")
    assert table.discard == ["the_peeled_nuts"]
    assert table.seat == Y


@rule("ANK-10.29")
def test_the_peeled_nuts_have_to_be_played_if_they_are_the_only_regular_card() -> None:
    table = given("5{R1}", hands={R: ["the_peeled_nuts", "gaspode"]})
    assert table.choices() == ["play the_peeled_nuts"]
    table.refused("pass")


# ---- interrupts


@rule("ANK-10.17")
def test_gaspode_saves_a_minion_from_one_assassination() -> None:
    table = given("5{Y1 G1 !}", hands={R: ["mr_gryle", "hex"], Y: ["gaspode"]}).play("play mr_gryle", "kill 5 p2")
    assert table.choices("interrupt") == ["interrupt gaspode"]
    table.play("interrupt gaspode")
    assert table.area(5) == "Y1 G1 !"
    assert table.discard == ["gaspode"]
    assert offered(table) == "money"


@rule("ANK-10.17")
def test_gaspode_stops_a_move() -> None:
    table = given("7{Y1 B1 !} 8{G1}", hands={R: ["foul_ole_ron", "hex"], Y: ["gaspode"]})
    table.play("play foul_ole_ron", "text", "grab 7 p2", "go 8", "pass", "interrupt gaspode")
    assert (table.area(7), table.area(8)) == ("Y1 B1 !", "G1")
    assert offered(table) == "play_another"


@rule("ANK-10.18")
def test_the_fresh_start_club_brings_a_lost_minion_back_within_reach_but_elsewhere() -> None:
    table = given("5{Y2 G1 !} 8{B1}", hands={R: ["mr_gryle", "hex"], Y: ["fresh_start_club"]})
    table.play("play mr_gryle", "kill 5 p2", "pass")
    assert table.area(5) == "Y1 G1"
    assert table.asked == (Y, "window")
    table.play("interrupt fresh_start_club")
    assert table.choices() == ["place 4", "place 6", "place 7", "place 8", "place 10"]
    table.play("place 8")
    assert (table.area(5), table.area(8)) == ("Y1 G1", "Y1 B1 !")
    assert table.discard == ["fresh_start_club"]
    assert offered(table) == "money"


@rule("ANK-10.45")
def test_wallace_sonky_answers_a_text_but_no_icon() -> None:
    table = given("5{Y1 G1 !}", hands={R: ["mr_gryle", "hex"], Y: ["wallace_sonky"]})
    table.play("play mr_gryle", "kill 5 p2")
    assert table.choices("interrupt") == []
    table = given("5{Y1 G1 !}", hands={R: ["nobby_nobbs", "hex"], Y: ["wallace_sonky"]})
    table.play("play nobby_nobbs", "text", "target p2")
    assert table.choices("interrupt") == ["interrupt wallace_sonky"]
