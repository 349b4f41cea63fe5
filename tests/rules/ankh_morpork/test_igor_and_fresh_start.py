"""Igor and the Fresh Start Club (ANK-4.42, W-REMOVED): a minion just lost comes back elsewhere."""

from __future__ import annotations

from tests.ankh_morpork import B, G, R, Y, given
from tests.marks import rule


@rule("ANK-4.42", "ANK-4.2")
def test_igor_brings_the_minion_back_within_reach_of_the_others() -> None:
    """E-25"""
    table = given("5{Y1 G1 !} 12{Y1} 11{G1}", hands={R: ["mr_gryle"], Y: ["igor", "groat"]})
    table.play("play mr_gryle", "kill 5 p2", "pass")
    assert table.area(5) == "G1"  # the marker is already gone
    table.play("interrupt igor")
    assert table.choices() == ["place 1", "place 2", "place 11", "place 12"]
    table.play("place 11")
    assert table.area(11) == "Y1 G1 !"
    assert table.supply("Y") == 10
    assert table.discard == ["igor"]
    assert table.asked == (R, "menu")


@rule("ANK-4.42")
def test_the_minion_does_not_come_back_to_the_area_where_it_was_lost() -> None:
    """E-27"""
    table = given("5{Y2 G1 !}", hands={R: ["mr_gryle"], Y: ["igor", "groat"]})
    table.play("play mr_gryle", "kill 5 p2", "pass", "interrupt igor")
    assert table.choices() == ["place 4", "place 6", "place 7", "place 8", "place 10"]
    table.refused("place 5", "pass")


@rule("ANK-4.42", "ANK-4.3")
def test_the_only_minion_may_come_back_anywhere_else() -> None:
    table = given("5{Y1 G1 !}", hands={R: ["mr_gryle"], Y: ["fresh_start_club", "groat"]})
    table.play("play mr_gryle", "kill 5 p2", "pass", "interrupt fresh_start_club")
    assert len(table.choices()) == 11
    assert not table.can("place 5")
    table.play("place 12")
    assert table.area(12) == "Y1"


@rule("ANK-4.42", "ANK-4.6")
def test_trouble_follows_where_the_minion_comes_back() -> None:
    table = given("5{Y1 G1 !} 12{Y1} 1{troll1}", hands={R: ["mr_gryle"], Y: ["fresh_start_club"]})
    table.play("play mr_gryle", "kill 5 p2", "pass", "interrupt fresh_start_club", "place 1")
    assert (table.area(1), table.area(5)) == ("Y1 troll1 !", "G1")


@rule("ANK-4.42")
def test_with_twelve_on_the_board_the_lost_minion_itself_comes_back() -> None:
    table = given("5{Y1 G1 !} 12{Y11}", hands={R: ["mr_gryle"], Y: ["igor"]})
    table.play("play mr_gryle", "kill 5 p2", "pass", "interrupt igor")
    assert table.choices() == ["place 1", "place 2", "place 11", "place 12"]  # and nothing is lifted
    table.play("place 1")
    assert (table.area(1), table.supply("Y")) == ("Y1", 0)


@rule("ANK-4.36", "ANK-4.42")
def test_susan_is_too_late_after_the_removal_but_igor_is_not() -> None:
    """E-28"""
    table = given("5{Y1 G1 !} 12{Y1}", hands={R: ["mr_gryle"], Y: ["igor", "susan"]})
    table.play("play mr_gryle", "kill 5 p2")
    assert table.answers() == ["susan"]
    table.play("pass")
    assert table.area(5) == "G1"
    assert table.asked == (Y, "window")
    assert table.answers() == ["igor"]
    table.refused("interrupt susan")


@rule("ANK-4.42")
def test_a_saved_minion_was_not_lost_so_igor_is_not_asked() -> None:
    table = given("5{Y1 G1 !}", hands={R: ["mr_gryle"], Y: ["igor", "susan"]})
    table.play("play mr_gryle", "kill 5 p2", "interrupt susan")
    assert table.asked == (R, "menu")
    assert table.hand(Y) == ["igor"]


# ---- any cause


@rule("ANK-4.42")
def test_igor_answers_a_removal_by_a_text() -> None:
    table = given("9{Y1} 12{Y1}", hands={R: ["the_auditors", "hex"], Y: ["igor"]})
    table.play("play the_auditors", "text", "pass", "kill 9 p2", "pass", "interrupt igor", "place 1")
    assert (table.area(9), table.area(1), table.area(12)) == ("", "Y1", "Y1")


@rule("ANK-4.42")
def test_the_fresh_start_club_answers_a_removal_by_the_own_card() -> None:
    table = given("9{R1} 12{R1}", hands={R: ["here_n_now", "fresh_start_club", "hex"]}, dice=[1])
    table.play("play here_n_now", "text", "kill 9 p1", "pass", "interrupt fresh_start_club", "place 2")
    assert (table.area(9), table.area(2)) == ("", "R1")
    assert table.choices() == ["play hex", "skip"]


@rule("ANK-4.42")
def test_igor_answers_a_victim_of_mysterious_murders_before_the_next_roll() -> None:
    hands = {R: ["rincewind", "hex"], Y: ["igor"]}
    table = given("9{Y1} 12{Y1}", hands=hands, events=["mysterious_murders"], dice=[9, 3, 3, 3])
    table.play("play rincewind", "kill 9 p2", "pass")
    assert len(table.said("event-rolls")) == 1
    table.play("interrupt igor", "place 1")
    assert (table.area(9), table.area(1)) == ("", "Y1")
    assert len(table.said("event-rolls")) == 4


@rule("ANK-4.42")
def test_igor_does_not_answer_a_move() -> None:
    table = given("5{Y1} 12{Y1}", hands={R: ["the_duckman", "hex"], Y: ["igor", "fresh_start_club"]})
    table.play("play the_duckman", "text", "grab 5 p2", "go 6")
    assert table.answers() == []
    table.play("pass")
    assert table.answers() == []
    table.play("pass")
    assert table.asked == (R, "menu")


@rule("ANK-4.42")
def test_igor_does_not_answer_the_loss_of_a_building() -> None:
    table = given("9{Y1 Y-bld}", hands={R: ["rincewind", "hex"], Y: ["igor"]}, events=["explosion"], dice=[9])
    table.play("play rincewind")
    assert table.asked == (R, "menu")
    assert table.area(9) == "Y1"


# ---- several lost minions


@rule("ANK-4.39", "ANK-4.42")
def test_two_of_three_minions_lost_to_the_dragon_come_back() -> None:
    """E-42"""
    hands = {R: ["rincewind", "igor", "fresh_start_club"]}
    table = given("5{R3 Y1 !} 4{R1}", hands=hands, events=["the_dragon"], dice=[5])
    table.play("play rincewind", "pass")
    assert table.area(5) == ""
    assert table.answers() == ["fresh_start_club", "igor"]
    table.play("interrupt igor")
    assert table.choices() == ["place 2", "place 3", "place 4", "place 6", "place 10"]  # not the dragon's area
    table.play("place 6")
    assert table.answers() == ["fresh_start_club"]
    table.play("interrupt fresh_start_club")
    assert table.choices() == ["place 2", "place 3", "place 4", "place 6", "place 7", "place 10"]
    table.play("place 7")
    assert table.supply("R") == 9  # one of the three is lost


@rule("ANK-4.39")
def test_one_card_brings_back_one_minion() -> None:
    table = given("5{Y2 !} 4{Y1}", hands={R: ["rincewind", "hex"], Y: ["igor"]}, events=["the_dragon"], dice=[5])
    table.play("play rincewind", "pass", "interrupt igor", "place 6")
    assert (table.area(5), table.area(6), table.supply("Y")) == ("", "Y1", 10)
    assert table.asked == (R, "menu")


@rule("ANK-4.39")
def test_each_owner_is_asked_about_his_own_lost_minions() -> None:
    hands = {R: ["rincewind", "hex"], Y: ["igor"], G: ["groat"], B: ["fresh_start_club"]}
    table = given("5{Y1 G1 B1 !} 4{Y1} 1{B1}", hands=hands, events=["the_dragon"], dice=[5])
    table.play("play rincewind", "pass", "pass", "pass")
    assert (table.seat, table.answers()) == (Y, ["igor"])
    table.play("interrupt igor", "place 4")
    assert (table.seat, table.answers()) == (G, [])
    table.play("pass")
    assert (table.seat, table.answers()) == (B, ["fresh_start_club"])
    table.play("interrupt fresh_start_club", "place 3")
    assert (table.area(4), table.area(3), table.area(5)) == ("Y2 !", "B1", "")


# ---- the switch replace_reach


@rule("ANK-4.42")
def test_by_the_rule_book_reach_applies() -> None:
    hands = {R: ["mr_gryle"], Y: ["igor", "groat"]}
    table = given("5{Y1 G1 !} 12{Y1}", hands=hands, replace_reach="rulebook")
    table.play("play mr_gryle", "kill 5 p2", "pass", "interrupt igor")
    assert table.choices() == ["place 1", "place 2", "place 11", "place 12"]


@rule("ANK-4.42")
def test_with_the_switch_the_minion_comes_back_anywhere_but_where_it_was_lost() -> None:
    hands = {R: ["mr_gryle"], Y: ["igor", "groat"]}
    table = given("5{Y2 G1 !} 12{Y1}", hands=hands, replace_reach="anywhere")
    table.play("play mr_gryle", "kill 5 p2", "pass", "interrupt igor")
    assert table.choices() == [f"place {area}" for area in (1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12)]
    table.play("place 8")
    assert table.area(8) == "Y1"
