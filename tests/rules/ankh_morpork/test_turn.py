"""Section 2: the turn, the hand, drawing, passing."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import B, G, R, Y, given, new_game
from tests.marks import rule

EIGHT_MARKERS = "1{!} 2{!} 3{!} 4{!} 6{!} 8{!} 9{!} 10{!}"

# ---- the order of turns and steps


@rule("ANK-2.1")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_first_player_begins_and_turns_go_clockwise(seed: int) -> None:
    table = new_game(3, seed)
    first = table.sees(None).first
    assert table.seat == first
    turns = [first]
    while len(turns) < 7:
        table.end_turn()
        turns.append(table.sees(None).active)
    assert turns == [(first + step) % 3 for step in range(7)]


@rule("ANK-2.1", "ANK-2.9")
def test_after_the_last_player_it_is_the_first_ones_turn_again() -> None:
    hands = {R: ["groat"], Y: ["modo"], G: ["the_peeled_nuts"], B: ["hex"]}
    table = given("5{R1 Y1 G1 B1}", active=B, hands=hands)
    table.end_turn()
    assert table.asked == (R, "menu")
    table.end_turn()
    assert table.asked == (Y, "menu")


@rule("ANK-2.2", "ANK-2.9")
def test_main_then_refill_then_the_next_players_win_check() -> None:
    """R's cards are drawn before the turn passes, and Y wins before he does anything."""
    table = given(EIGHT_MARKERS, hands={R: ["the_peeled_nuts"], Y: ["groat"]}, who={Y: "dragon_king_of_arms"})
    table.play("play the_peeled_nuts")
    assert table.cards(R) == 5
    assert table.outcome.winners == (Y,)


@rule("ANK-2.2")
def test_the_own_condition_met_in_main_does_not_win_at_the_end_of_the_turn() -> None:
    """WIN CHECK is the first step only."""
    table = given(
        "1{!} 2{!} 3{!} 4{!} 6{!} 8{!} 9{!} 5{R1}",
        hands={R: ["groat"], Y: ["the_peeled_nuts"]},
        who={R: "dragon_king_of_arms", Y: "commander_vimes"},
    )
    table.play("play groat", "place 5")
    assert len(table.trouble) == 8
    assert table.asked == (Y, "menu")


@rule("ANK-2.3")
def test_no_power_card_or_interrupt_comes_before_the_win_check() -> None:
    """Nobody is asked: not R for his marker power, not Y for anything."""
    table = given(
        EIGHT_MARKERS + "10{R-bld}",
        hands={R: ["sergeant_angua", "susan"], Y: ["sergeant_detritus", "gaspode"], G: ["groat"]},
        active=B,
        who={R: "dragon_king_of_arms"},
    )
    table.next_turn(R)
    assert table.outcome.winners == (R,)


# ---- playing a card


@rule("ANK-2.4")
def test_a_player_with_a_regular_card_has_to_play_one() -> None:
    table = given("5{R1}", hands={R: ["groat", "modo", "susan"]})
    assert table.choices() == ["play groat", "play modo"]
    table.refused("pass", "end", "skip")


@rule("ANK-2.4")
def test_exactly_one_card_is_played() -> None:
    table = given("5{R1}", hands={R: ["groat", "modo"], Y: ["hex"]}).play("play groat")
    table.refused("play modo")
    table.play("place 5")
    table.refused("play modo", "skip")
    table.play("end")
    assert table.asked == (Y, "menu")
    assert table.discard == ["groat"]


@rule("ANK-2.4")
def test_the_card_may_allow_further_plays() -> None:
    table = given("5{R1}", hands={R: ["pink_pussycat_club", "modo"]}).play("play pink_pussycat_club", "money")
    assert table.choices() == ["play modo", "skip"]


@rule("ANK-2.4", "ANK-2.5", "ANK-4.32")
def test_an_interrupt_is_no_way_to_take_the_turn() -> None:
    interrupts = ["gaspode", "fresh_start_club", "wallace_sonky", "susan", "igor", "doctor_mossy_lawn"]
    table = given("5{R1 Y1 !}", hands={R: interrupts})
    assert table.choices() == ["pass"]
    table.refused(*(f"play {card}" for card in interrupts), "interrupt doctor_mossy_lawn")


@rule("ANK-2.5", "ANK-2.6")
def test_a_player_without_a_regular_card_passes_and_refills() -> None:
    """E-12"""
    table = given("5{R1}", hands={R: ["gaspode", "igor"], Y: ["groat"]})
    assert table.choices() == ["pass"]
    table.play("pass")
    assert table.cards(R) == 5
    assert table.said("draws") == [{"seat": R, "n": 3}]
    assert table.asked == (Y, "menu")


@rule("ANK-2.5")
def test_a_player_with_an_empty_hand_passes_by_himself() -> None:
    table = given("5{R1}", hands={R: ["groat"], G: ["modo"]}).play("play groat", "skip")
    assert table.asked == (G, "menu")
    assert (table.cards(R), table.cards(Y)) == (5, 5)


@rule("ANK-2.5", "ANK-5.3")
def test_who_passes_may_still_use_area_powers_before_and_after() -> None:
    table = given("11{R-bld} 9{R-bld}", hands={R: ["gaspode"], Y: ["groat"]})
    assert table.choices() == ["pass", "power 9", "power 11"]
    table.play("power 11", "pass", "power 9")
    assert table.cash(R) == 10 + 3 + 1
    assert table.asked == (Y, "menu")
    assert table.cards(R) == 5


@rule("ANK-2.5", "ANK-5.3")
def test_an_empty_hand_does_not_pass_over_area_powers() -> None:
    table = given("11{R-bld}", hands={Y: ["groat"]})
    assert table.asked == (R, "menu")
    assert table.choices() == ["pass", "power 11"]
    table.play("power 11")
    assert table.cash(R) == 13
    assert table.asked == (Y, "menu")


# ---- refilling


@rule("ANK-2.6")
def test_refill_draws_up_to_five_hand_cards() -> None:
    table = given("5{R1}", hands={R: ["groat", "modo", "hex"], Y: ["harry_king"]}).play("play groat", "place 5", "end")
    assert table.cards(R) == 5
    assert table.said("draws") == [{"seat": R, "n": 3}]


@rule("ANK-2.6")
def test_refill_starts_when_the_player_declines_a_further_play() -> None:
    hands = {R: ["pink_pussycat_club", "modo"], Y: ["groat"]}
    table = given("5{R1}", hands=hands).play("play pink_pussycat_club", "money", "skip", "end")
    assert table.asked == (Y, "menu")
    assert table.said("draws") == [{"seat": R, "n": 4}]


@rule("ANK-2.6", "ANK-7.5")
def test_a_penalty_counts_as_one_of_the_five() -> None:
    """E-16: up to four hand cards; neither The Scours nor Unreal Estate can discard it."""
    table = given(
        "5{Y1 Y-bld} 2{Y-bld}", active=Y, hands={Y: ["groat", "modo"], G: ["hex"]}, penalties={Y: ["the_fools_guild"]}
    )
    table.play("power 5")
    assert table.choices() == ["discard groat", "discard modo"]
    table.refused("discard the_fools_guild")
    table.play("discard modo", "power 2")
    table.refused("discard the_fools_guild")
    assert len(table.choices()) == 2, "Groat and the card just drawn"
    table.play("discard groat").end_turn()
    assert table.cards(Y) == 4
    assert table.sees(None).players[Y].penalties == ["the_fools_guild"]


@rule("ANK-2.6", "ANK-7.5")
def test_with_two_penalties_and_two_hand_cards_one_card_is_drawn() -> None:
    """E-90"""
    table = given(
        "5{Y1}",
        active=Y,
        hands={Y: ["groat", "modo", "hex"], G: ["librarian"]},
        penalties={Y: ["the_fools_guild", "dr_whiteface"]},
    )
    table.play("play groat", "place 5", "end")
    assert table.said("draws") == [{"seat": Y, "n": 1}]
    assert table.cards(Y) == 3


@rule("ANK-2.7")
def test_with_five_or_more_cards_nothing_is_drawn_or_discarded() -> None:
    hand = ["librarian", "groat", "modo", "hex", "harry_king", "shonky_shop", "drumknott"]
    table = given("5{R1}", hands={R: hand, Y: ["mr_bent"]}).play("play librarian", "text")
    assert table.cards(R) == 10
    table.play("end")
    assert table.asked == (Y, "menu")
    assert table.cards(R) == 10
    assert table.said("draws") == [{"seat": R, "n": 4}], "only by the text"
    assert table.discard == ["librarian"]


@rule("ANK-2.7")
def test_with_exactly_five_cards_nothing_is_drawn() -> None:
    hand = ["groat", "modo", "hex", "harry_king", "shonky_shop", "drumknott"]
    table = given("5{R1}", hands={R: hand, Y: ["mr_bent"]}).play("play groat", "skip", "end")
    assert table.cards(R) == 5
    assert table.said("draws") == []


@rule("ANK-2.8")
def test_a_spent_interrupt_is_replaced_at_the_own_refill_only() -> None:
    hands = {R: ["mr_gryle"], Y: ["gaspode", "groat", "modo", "hex", "harry_king"], G: ["shonky_shop"]}
    table = given("5{R1 Y1 !}", hands=hands).play("play mr_gryle", "kill 5 p2", "interrupt gaspode", "skip")
    assert table.asked == (Y, "menu")
    assert table.hand(Y) == ["groat", "harry_king", "hex", "modo"], "not in R's turn, not at the start of his own"
    table.play("play groat", "skip")
    assert table.cards(Y) == 3
    table.play("end")
    assert table.cards(Y) == 5


@rule("ANK-2.8")
def test_stolen_cards_are_replaced_at_the_own_refill_only() -> None:
    hands = {R: ["the_beggars_guild"], Y: ["groat", "modo", "hex"], G: ["harry_king"]}
    table = given("5{R1}", hands=hands).play("play the_beggars_guild", "text", "target p2").lets_happen()
    table.play("give modo", "give hex").end_turn()
    assert table.asked == (Y, "menu")
    assert table.hand(Y) == ["groat"]


@rule("ANK-2.9")
def test_cards_are_drawn_from_the_top_of_the_pile() -> None:
    top = ["mr_boggis", "mr_bent", "the_dysk", "librarian"]
    table = given("5{R1}", hands={R: ["groat", "modo", "hex"], Y: ["harry_king"]}, deck=top)
    table.play("play groat", "skip", "end")
    assert table.hand(R) == ["hex", "modo", "mr_bent", "mr_boggis", "the_dysk"]
    assert table.deck[0] == "librarian"


@rule("ANK-2.9")
def test_the_discard_pile_is_never_shuffled_into_the_draw_pile() -> None:
    table = given("5{R1}", hands={R: ["groat"]}, deck_size=3, discard=["modo", "hex", "harry_king", "mr_bent"])
    table.play("play groat", "place 5")
    assert table.cards(R) == 3
    assert table.discard == ["modo", "hex", "harry_king", "mr_bent", "groat"]
    assert table.outcome.winners == (R,), "the pile is empty; R is Commander Vimes"
