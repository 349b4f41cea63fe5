"""Gaspode and Susan (ANK-4.35, ANK-4.40, ANK-4.41), and the attacks they answer."""

from __future__ import annotations

from tests.ankh_morpork import G, R, Y, given
from tests.marks import rule

# ---- one interrupt, one attempt, one minion


@rule("ANK-4.35", "ANK-4.10", "ANK-2.8")
def test_gaspode_stops_an_assassination_and_the_marker_stays() -> None:
    """E-06"""
    table = given("5{Y1 G1 !}", hands={R: ["inigo_skimmer"], Y: ["gaspode", "groat", "hex"]})
    table.play("play inigo_skimmer", "kill 5 p2", "interrupt gaspode")
    assert table.area(5) == "Y1 G1 !"
    assert table.discard == ["gaspode"]
    assert table.asked == (R, "menu")
    assert table.choices() == ["money", "skip"]  # the skull is used up
    table.play("money")
    assert table.asked == (Y, "menu")
    assert table.hand(Y) == ["groat", "hex"]  # not replaced yet
    table.play("play groat", "skip", "end")
    assert table.cards(Y) == 5


@rule("ANK-4.35")
def test_the_second_skull_of_death_kills_the_minion_that_gaspode_saved() -> None:
    """E-08"""
    table = given("5{Y1 G1 !}", hands={R: ["death", "hex"], Y: ["gaspode"]})
    table.play("play death", "kill 5 p2", "interrupt gaspode")
    assert table.area(5) == "Y1 G1 !"
    table.play("kill 5 p2")
    assert table.area(5) == "G1"
    assert table.asked == (R, "menu")


@rule("ANK-3.9", "ANK-4.35", "ANK-4.14")
def test_gaspode_and_susan_stop_both_skulls_of_death() -> None:
    """E-17"""
    table = given("5{R1 Y1 G1 !}", hands={R: ["death", "hex"], Y: ["gaspode", "susan"]}, cash=50)
    table.play("play death", "kill 5 p2", "interrupt gaspode")
    table.play("kill 5 p2", "interrupt susan")
    assert table.area(5) == "R1 Y1 G1 !"
    assert table.discard == ["gaspode", "susan"]
    assert not table.can("build 5")  # because of the marker


@rule("ANK-4.35")
def test_an_interrupt_saves_one_minion_and_not_its_neighbour() -> None:
    table = given("5{Y2 G1 !}", hands={R: ["rincewind", "hex"], Y: ["susan", "groat"]}, events=["the_dragon"], dice=[5])
    table.play("play rincewind", "interrupt susan").lets_happen()
    assert table.area(5) == "Y1"


# ---- Susan


@rule("ANK-4.40")
def test_susan_keeps_a_minion_against_an_icon() -> None:
    table = given("5{Y1 G1 !}", hands={R: ["mr_gryle"], Y: ["susan", "groat"]})
    table.play("play mr_gryle", "kill 5 p2", "interrupt susan")
    assert table.area(5) == "Y1 G1 !"
    assert table.asked == (R, "menu")  # nothing was lost: no W-REMOVED


@rule("ANK-4.40")
def test_susan_keeps_a_minion_against_another_players_text() -> None:
    table = given("2{Y1 G1 !}", hands={R: ["the_dean", "hex"], Y: ["susan"]}, events=["explosion"], dice=[3])
    table.play("play the_dean", "text", "kill 2 p2", "pass", "interrupt susan")
    assert table.area(2) == "Y1 G1 !"
    assert table.choices() == ["play hex", "skip"]  # no other victim is chosen


@rule("ANK-4.40", "ANK-4.41", "ANK-4.43")
def test_only_susan_helps_against_the_own_errol() -> None:
    """E-29"""
    table = given("5{R1} 9{R1}", hands={R: ["errol", "susan", "gaspode", "wallace_sonky"]}, dice=[1], cash=7)
    table.play("play errol", "text", "kill 5 p1")
    assert table.asked == (R, "window")
    assert table.answers() == ["susan"]
    table.play("interrupt susan")
    assert (table.area(5), table.area(9), table.cash(R)) == ("R1", "R1", 7)
    assert table.hand(R) == ["gaspode", "wallace_sonky"]
    assert table.asked == (R, "menu")


@rule("ANK-10.11", "ANK-3.7", "ANK-4.40")
def test_susan_saves_the_minion_that_cmot_dibbler_costs_and_no_money_is_due() -> None:
    """E-30"""
    table = given("5{R1}", hands={R: ["cmot_dibbler", "susan", "groat"]}, dice=[1])
    table.play("play cmot_dibbler", "text")
    assert table.choices() == ["pay", "kill 5 p1"]
    table.play("kill 5 p1", "interrupt susan")
    assert (table.area(5), table.cash(R)) == ("R1", 10)
    assert table.choices() == ["play groat", "skip"]


@rule("ANK-4.40")
def test_susan_keeps_a_minion_against_the_own_text_that_picks_it() -> None:
    table = given("7{R1}", hands={R: ["carcer", "susan", "gaspode", "hex"]}, dice=[7, 12])
    table.play("play carcer", "text", "kill 7 p1")
    assert table.answers() == ["susan"]
    table.play("interrupt susan")
    assert table.area(7) == "R1"


@rule("ANK-4.40", "ANK-4.41")
def test_susan_helps_in_mysterious_murders_and_gaspode_does_not() -> None:
    hands = {R: ["rincewind", "hex"], Y: ["susan", "gaspode", "groat"]}
    table = given("9{Y1}", hands=hands, events=["mysterious_murders"], dice=[9, 3, 3, 3])
    table.play("play rincewind", "kill 9 p2")
    assert table.asked == (Y, "protecting")
    assert table.answers() == ["susan"]
    table.play("interrupt susan")
    assert table.area(9) == "Y1"


@rule("ANK-4.40")
def test_susan_saves_the_minion_that_bloody_stupid_johnson_takes_but_not_the_card() -> None:
    hands = {R: ["rincewind", "hex"], Y: ["susan"]}
    table = given("9{Y1 Y-bld}", hands=hands, events=["bloody_stupid_johnson"], dice=[9])
    table.play("play rincewind", "interrupt susan")
    assert (table.area(9), table.area_cards(Y)) == ("Y1 Y-bld", [])


@rule("ANK-4.40")
def test_susan_does_not_stop_a_move() -> None:
    table = given("5{Y1}", hands={R: ["the_duckman", "hex"], Y: ["susan"]})
    table.play("play the_duckman", "text", "grab 5 p2", "go 6", "pass")
    assert table.asked == (Y, "window")  # W-MOVE
    assert table.answers() == []
    table.refused("interrupt susan")
    table.play("pass")
    assert (table.area(5), table.area(6)) == ("", "Y1")


@rule("ANK-4.40", "ANK-4.41")
def test_neither_susan_nor_gaspode_stops_a_flood() -> None:
    hands = {R: ["rincewind", "hex"], Y: ["susan", "gaspode"]}
    table = given("9{Y1}", hands=hands, events=["flood"], dice=[9, 9])
    table.play("play rincewind")
    assert table.seat == Y
    assert table.choices() == ["flee 9 8", "flee 9 10", "flee 9 11"]


# ---- Gaspode


@rule("ANK-4.41")
def test_gaspode_stops_a_move_by_another_players_card() -> None:
    table = given("5{Y1 G1 !} 6{B1}", hands={R: ["the_duckman", "hex"], Y: ["gaspode"]})
    table.play("play the_duckman", "text", "grab 5 p2", "go 6", "pass", "interrupt gaspode")
    assert (table.area(5), table.area(6)) == ("Y1 G1 !", "B1")
    assert table.discard == ["gaspode"]
    assert table.choices() == ["end"]  # no other minion is moved instead


@rule("ANK-4.41")
def test_gaspode_is_useless_against_the_dragon() -> None:
    hands = {R: ["rincewind", "hex"], Y: ["gaspode"]}
    table = given("9{Y1}", hands=hands, events=["the_dragon"], dice=[9])
    table.play("play rincewind")
    assert table.asked == (Y, "protecting")
    assert table.answers() == []
    table.refused("interrupt gaspode")
    table.lets_happen()
    assert table.area(9) == ""
    assert table.hand(Y) == ["gaspode"]


@rule("ANK-4.41", "ANK-10.68")
def test_gaspode_answers_the_auditors_and_the_next_player_is_asked() -> None:
    """E-23"""
    table = given("9{Y1} 5{Y1} 6{G1}", hands={R: ["the_auditors", "hex"], Y: ["gaspode"], G: ["groat"]})
    table.play("play the_auditors", "text", "pass", "kill 9 p2")
    assert table.asked == (Y, "window")
    assert table.answers() == ["gaspode"]
    table.play("interrupt gaspode")
    assert table.area(9) == "Y1"
    assert table.asked == (G, "window")
    table.play("pass", "kill 6 p3").lets_happen()
    assert table.area(6) == ""


@rule("ANK-10.68")
def test_the_auditors_pass_over_a_player_without_minions() -> None:
    """E-24"""
    table = given("6{G1} 7{G1}", hands={R: ["the_auditors", "hex"], Y: ["wallace_sonky"]})
    table.play("play the_auditors", "text")
    assert table.seat == G
    table.play("kill 6 p3")
    assert (table.area(6), table.area(7)) == ("", "G1")
    assert table.asked == (R, "menu")


@rule("ANK-10.57", "ANK-4.41")
def test_gaspode_stops_the_whole_exchange_of_the_bursar() -> None:
    """E-32"""
    hands = {R: ["the_bursar", "hex"], Y: ["groat"], G: ["gaspode"]}
    table = given("5{Y1} 9{G1}", hands=hands, events=["explosion"], dice=[3])
    table.play("play the_bursar", "text", "grab 5 p2", "grab 9 p3")
    table.play("pass", "pass")
    assert table.seat == G
    table.play("pass", "interrupt gaspode")
    assert (table.area(5), table.area(9)) == ("Y1", "G1")
    assert table.choices() == ["play hex", "skip"]


@rule("ANK-10.53", "ANK-4.41")
def test_a_minion_picked_for_cosmo_lavish_may_be_saved_by_each_of_three_interrupts() -> None:
    """E-33"""
    hands = {R: ["cosmo_lavish", "hex"], G: ["gaspode", "susan", "wallace_sonky"]}
    table = given("5{R1 G1 !}", hands=hands)
    table.play("play cosmo_lavish", "text", "target p2")
    assert (table.cash(R), table.cash(Y)) == (8, 12)
    assert table.seat == Y
    assert table.choices() == ["kill 5 p3"]  # obliged; never one of R's
    table.play("kill 5 p3")
    assert table.asked == (G, "window")
    assert table.answers() == ["wallace_sonky"]
    table.play("pass")
    assert table.answers() == ["gaspode", "susan"]
    table.play("interrupt gaspode")
    assert table.area(5) == "R1 G1 !"


@rule("ANK-10.53", "ANK-4.41")
def test_gaspode_works_even_if_the_hired_owner_picked_the_minion_himself() -> None:
    """The card was played by somebody else (R-24)."""
    table = given("5{R1 Y1 !}", hands={R: ["cosmo_lavish", "hex"], Y: ["gaspode"]})
    table.play("play cosmo_lavish", "text", "target p2", "pass", "kill 5 p2", "pass")
    assert table.answers() == ["gaspode"]
    table.play("interrupt gaspode")
    assert table.area(5) == "R1 Y1 !"


@rule("ANK-4.38")
def test_an_interrupt_is_not_answered_by_an_interrupt() -> None:
    """E-35"""
    hands = {R: ["mr_gryle", "wallace_sonky", "gaspode"], Y: ["susan", "groat"], G: ["hex"]}
    table = given("5{Y1 G1 !}", hands=hands)
    table.play("play mr_gryle", "kill 5 p2", "interrupt susan")
    assert table.asked == (R, "menu")
    assert table.choices() == ["money", "skip"]
    table.refused("interrupt wallace_sonky", "interrupt gaspode")


@rule("ANK-4.38")
def test_gaspode_played_against_a_text_is_not_answered_either() -> None:
    """E-35"""
    table = given("5{Y1}", hands={R: ["foul_ole_ron", "wallace_sonky"], Y: ["gaspode", "groat"]})
    table.play("play foul_ole_ron", "text", "grab 5 p2", "go 6", "pass", "interrupt gaspode")
    assert table.asked == (R, "menu")
    assert table.choices() == ["skip"]


# ---- Carcer


@rule("ANK-10.60")
def test_equal_rolls_of_carcer_remove_two_minions_the_own_one_included() -> None:
    """E-22"""
    table = given("7{R1 Y1}", hands={R: ["carcer"]}, dice=[7, 7])
    table.play("play carcer", "text")
    assert table.choices() == ["kill 7 p1", "kill 7 p2"]
    table.play("kill 7 p2")
    assert table.choices() == ["kill 7 p1"]
    table.play("kill 7 p1")
    assert table.area(7) == ""


@rule("ANK-10.60")
def test_equal_rolls_of_carcer_remove_one_minion_if_there_is_one() -> None:
    """E-22"""
    table = given("7{Y1} 9{Y1}", hands={R: ["carcer", "hex"]}, dice=[7, 7])
    table.play("play carcer", "text", "kill 7 p2")
    assert (table.area(7), table.area(9)) == ("", "Y1")
    assert table.choices() == ["play hex", "skip"]
