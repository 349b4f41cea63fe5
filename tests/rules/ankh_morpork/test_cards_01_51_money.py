"""Cards ANK-10.1 to ANK-10.51 whose texts are about money: from the bank, from opponents, loans and penalties."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import B, G, R, Y, given
from tests.marks import rule
from tests.rules.ankh_morpork.cards_helper import offered

# ---- from each opponent


@rule("ANK-10.1", "ANK-10.48")
@pytest.mark.parametrize("card", ["mr_boggis", "the_thieves_guild"])
def test_each_opponent_hands_over_2_or_all_he_has(card: str) -> None:
    table = given(hands={R: [card, "hex"]}, cash={R: 10, Y: 5, G: 1, B: 0}).play(f"play {card}", "text")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [13, 3, 0, 0]
    assert offered(table) == "place_minion"


@rule("ANK-10.1", "ANK-10.48")
@pytest.mark.parametrize("card", ["mr_boggis", "the_thieves_guild"])
def test_the_opponents_pay_clockwise_and_each_is_asked_just_before(card: str) -> None:
    table = given(active=G, hands={G: [card, "hex"], B: ["groat"], R: ["modo"], Y: ["librarian"]})
    table.play(f"play {card}", "text")
    assert table.asked == (B, "window")
    assert table.cash(G) == 10
    table.play("pass")
    assert table.asked == (R, "window")
    assert table.cash(G) == 12
    table.play("pass")
    assert table.asked == (Y, "window")
    assert table.cash(G) == 14
    table.play("pass")
    assert table.asked == (G, "menu")
    assert table.cash(G) == 16


@rule("ANK-10.1", "ANK-10.48")
@pytest.mark.parametrize("card", ["mr_boggis", "the_thieves_guild"])
def test_a_protected_opponent_pays_nothing_and_the_others_still_pay(card: str) -> None:
    """E-S01, E-S02"""
    table = given(hands={R: [card, "hex"], Y: ["wallace_sonky"]}).play(f"play {card}", "text")
    table.play("interrupt wallace_sonky")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [14, 10, 8, 8]
    assert table.discard == ["wallace_sonky"]
    assert offered(table) == "place_minion"


# ---- from one opponent


@rule("ANK-10.31")
def test_nobby_nobbs_takes_3_from_one_opponent() -> None:
    table = given(hands={R: ["nobby_nobbs", "hex"]}).play("play nobby_nobbs", "text")
    assert table.choices() == ["target p2", "target p3", "target p4"]
    table.play("target p3")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [13, 10, 7, 10]
    assert offered(table) == "play_another"


@rule("ANK-10.31")
def test_nobby_nobbs_takes_all_from_an_opponent_who_has_less_than_3() -> None:
    table = given(hands={R: ["nobby_nobbs", "hex"]}, cash={R: 10, B: 2}).play("play nobby_nobbs", "text", "target p4")
    assert (table.cash(R), table.cash(B)) == (12, 0)


@rule("ANK-10.31")
def test_nobby_nobbs_opens_w_text_for_his_victim_only() -> None:
    """E-S13"""
    table = given(hands={R: ["nobby_nobbs", "hex"], Y: ["modo"], G: ["wallace_sonky"], B: ["groat"]})
    table.play("play nobby_nobbs", "text", "target p3")
    assert table.asked == (G, "window")
    assert table.cash(G) == 10
    table.play("interrupt wallace_sonky")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [10, 10, 10, 10]
    assert offered(table) == "play_another"


# ---- from the bank


@rule("ANK-10.8", "ANK-10.30")
@pytest.mark.parametrize("card", ["the_dysk", "the_opera_house"])
def test_1_dollar_per_minion_on_the_isle_of_gods_whoever_owns_it(card: str) -> None:
    table = given("10{R1 Y2 B1 troll1 demon1 Y-bld !} 9{R3 Y1} 2{troll1}", hands={R: [card, "hex"]}, cash=0)
    table.play(f"play {card}", "text")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [6, 0, 0, 0]


@rule("ANK-10.8", "ANK-4.24")
def test_the_dysk_counts_neutral_minions() -> None:
    """E-84: `10{Y1 troll1 demon1 !}` pays $3."""
    table = given("10{Y1 troll1 demon1 !}", hands={R: ["the_dysk", "hex"]}, cash=0).play("play the_dysk", "text")
    assert table.cash(R) == 3


@rule("ANK-4.24")
def test_mr_slant_counts_neutral_minions() -> None:
    """E-84: `10{Y1 troll1 demon1 !}` pays $6."""
    table = given("10{Y1 troll1 demon1 !}", hands={R: ["mr_slant", "hex"]}, cash=0)
    table.play("play mr_slant", "text", "visit 10")
    assert table.cash(R) == 6


@rule("ANK-10.8", "ANK-10.30")
@pytest.mark.parametrize("card", ["the_dysk", "the_opera_house"])
def test_the_building_comes_before_the_money_of_the_isle(card: str) -> None:
    table = given("10{R1 Y1} 8{R1}", hands={R: [card, "hex"]}, cash=11).play(f"play {card}")
    assert table.choices("build") == ["build 8"]
    table.play("build 8", "text")
    assert table.cash(R) == 11 - 6 + 2
    assert table.area(8) == "R1 R-bld"


@rule("ANK-10.37", "ANK-10.50")
@pytest.mark.parametrize("card", ["sacharissa_cripslock", "otto_chriek"])
def test_1_dollar_per_marker_on_the_board(card: str) -> None:
    table = given("1{R1} 5{Y1 G2 !} 7{R1 !} 9{!} 12{Y1 B1}", hands={R: [card, "hex"]}, cash=0)
    table.play(f"play {card}", "text")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [3, 0, 0, 0]
    assert table.trouble == [5, 7, 9]


@rule("ANK-10.37")
def test_the_markers_are_counted_before_sacharissa_cripslock_places() -> None:
    table = given("1{R1} 5{Y1 G1 !}", hands={R: ["sacharissa_cripslock", "hex"]}, cash=0)
    table.play("play sacharissa_cripslock", "text", "place 1")
    assert table.trouble == [1, 5]
    assert table.cash(R) == 1


@rule("ANK-10.50")
def test_otto_chrieks_money_can_pay_for_his_building() -> None:
    table = given("8{R1} 5{!} 7{!}", hands={R: ["otto_chriek", "hex"]}, cash=4)
    table.play("play otto_chriek", "text", "build 8")
    assert table.cash(R) == 0


# ---- loans


@rule("ANK-10.2", "ANK-10.4")
@pytest.mark.parametrize("card", ["mr_bent", "the_bank_of_ankh_morpork"])
def test_a_loan_brings_10_and_lies_before_the_player_for_the_rest_of_the_game(card: str) -> None:
    table = given(hands={R: [card, "groat"], Y: ["modo"]}).play(f"play {card}", "text")
    assert table.cash(R) == 20
    assert table.sees(None).players[R].loans == [card]
    assert table.choices() == ["play groat", "skip"]
    table.play("play groat", "skip")
    assert table.seat == Y
    assert table.sees(None).players[R].loans == [card]
    assert table.discard == ["groat"]


@rule("ANK-10.2", "ANK-10.4")
@pytest.mark.parametrize("card", ["mr_bent", "the_bank_of_ankh_morpork"])
def test_a_loan_whose_text_is_skipped_is_discarded_and_still_brings_another_card(card: str) -> None:
    table = given(hands={R: [card, "groat"], Y: ["modo"]}).play(f"play {card}", "skip")
    assert table.choices() == ["play groat", "skip"]
    table.play("play groat")
    assert table.discard == [card]
    assert table.cash(R) == 10
    assert table.sees(None).players[R].loans == []


# ---- penalties


@rule("ANK-10.20", "ANK-10.44")
@pytest.mark.parametrize("card", ["the_fools_guild", "dr_whiteface"])
def test_whoever_pays_5_takes_no_penalty_and_the_card_is_discarded(card: str) -> None:
    table = given("1{R1}", hands={R: [card, "hex"], B: ["modo"]}, cash=5).play(f"play {card}", "text")
    assert table.choices() == ["target p2", "target p3", "target p4"]
    table.play("target p2")
    assert table.asked == (Y, "fined")
    assert table.choices() == ["pay", "refuse"]
    table.play("pay")
    assert (table.cash(R), table.cash(Y)) == (10, 0)
    assert offered(table) == "place_minion"
    table.play("place 1", "end")
    assert table.sees(None).players[Y].penalties == []
    assert table.discard == [card]


@rule("ANK-10.20", "ANK-10.44")
@pytest.mark.parametrize("card", ["the_fools_guild", "dr_whiteface"])
def test_whoever_refuses_to_pay_has_the_card_before_him(card: str) -> None:
    table = given("1{R1}", hands={R: [card, "hex"], B: ["modo"]}).play(f"play {card}", "text", "target p2", "refuse")
    assert (table.cash(R), table.cash(Y)) == (10, 10)
    assert table.sees(None).players[Y].penalties == [card]
    assert offered(table) == "place_minion"
    table.play("place 1", "end")
    assert table.discard == []


@rule("ANK-10.20", "ANK-10.44")
@pytest.mark.parametrize("card", ["the_fools_guild", "dr_whiteface"])
def test_with_less_than_5_the_penalty_has_to_be_taken(card: str) -> None:
    """E-91"""
    table = given("1{R1}", hands={R: [card, "hex"]}, cash=4).play(f"play {card}", "text", "target p2")
    assert (table.cash(R), table.cash(Y)) == (4, 4)
    assert table.sees(None).players[Y].penalties == [card]
    assert table.seat == R
    assert offered(table) == "place_minion"


@rule("ANK-10.20", "ANK-10.44")
@pytest.mark.parametrize("card", ["the_fools_guild", "dr_whiteface"])
def test_the_window_of_a_penalty_comes_before_the_decision(card: str) -> None:
    """E-S09, E-S10"""
    table = given("1{R1}", hands={R: [card, "hex"], Y: ["wallace_sonky"]}).play(f"play {card}", "text", "target p2")
    assert table.asked == (Y, "window")
    table.play("interrupt wallace_sonky")
    assert (table.cash(R), table.cash(Y)) == (10, 10)
    assert table.sees(None).players[Y].penalties == []
    assert offered(table) == "place_minion"


# ---- The Fire Brigade


@rule("ANK-10.21")
def test_the_fire_brigade_visits_only_opponents_with_a_building() -> None:
    table = given("4{R-bld} 8{Y-bld} 9{B-bld}", hands={R: ["the_fire_brigade", "hex"]})
    table.play("play the_fire_brigade", "text")
    assert table.choices() == ["target p2", "target p4"]


@rule("ANK-10.21")
def test_the_fire_brigade_cannot_start_if_no_opponent_has_a_building() -> None:
    table = given("4{R-bld} 8{Y1}", hands={R: ["the_fire_brigade", "hex"]}).play("play the_fire_brigade")
    assert offered(table) == "play_another"


@rule("ANK-10.21")
def test_whoever_pays_the_fire_brigade_5_keeps_his_buildings() -> None:
    table = given("8{Y-bld} 9{B-bld}", hands={R: ["the_fire_brigade", "hex"]}, cash=5)
    table.play("play the_fire_brigade", "text", "target p2")
    assert table.asked == (Y, "insured")
    assert table.choices() == ["pay", "refuse"]
    table.play("pay")
    assert (table.cash(R), table.cash(Y)) == (10, 0)
    assert table.area_cards(Y) == [8]
    assert table.seat == R
    assert offered(table) == "play_another"


@rule("ANK-10.21")
def test_the_fire_brigade_that_is_not_paid_may_remove_either_building() -> None:
    """E-110"""
    table = given("3{Y-bld Y1 !} 8{Y-bld} 9{B-bld}", hands={R: ["the_fire_brigade", "hex"]}, cash=5)
    table.play("play the_fire_brigade", "text", "target p2", "refuse")
    assert table.seat == R
    assert table.choices() == ["raze 3", "raze 8", "skip"]
    table.play("raze 3")
    assert table.area(3) == "Y1 !"
    assert table.area_cards(Y) == [8]
    assert (table.cash(R), table.cash(Y)) == (5, 5)
    assert offered(table) == "play_another"


@rule("ANK-10.21")
def test_the_fire_brigade_that_is_not_paid_may_let_everything_stand() -> None:
    table = given("3{Y-bld} 8{Y-bld}", hands={R: ["the_fire_brigade", "hex"]})
    table.play("play the_fire_brigade", "text", "refuse", "skip")
    assert table.area_cards(Y) == [3, 8]
    assert offered(table) == "play_another"


@rule("ANK-10.21")
def test_whoever_has_less_than_5_cannot_pay_the_fire_brigade() -> None:
    table = given("8{Y-bld}", hands={R: ["the_fire_brigade", "hex"]}, cash=4).play("play the_fire_brigade", "text")
    assert table.seat == R
    assert table.choices() == ["raze 8", "skip"]


@rule("ANK-10.21")
def test_the_window_of_the_fire_brigade_comes_before_the_decision() -> None:
    """E-S11"""
    table = given("8{Y-bld}", hands={R: ["the_fire_brigade", "hex"], Y: ["wallace_sonky"]})
    table.play("play the_fire_brigade", "text")
    assert table.asked == (Y, "window")
    table.play("interrupt wallace_sonky")
    assert table.area_cards(Y) == [8]
    assert (table.cash(R), table.cash(Y)) == (10, 10)
    assert offered(table) == "play_another"
