"""Section 7 of the rules: loans, and penalties kept on the table."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import G, R, Table, Y, given
from tests.marks import rule

LOANS = ["mr_bent", "the_bank_of_ankh_morpork"]
PENALTIES = ["the_fools_guild", "dr_whiteface"]


def fined(card: str, cash: int, hand: list[str] | None = None, more: list[str] | None = None) -> Table:
    """R has aimed a penalty card at Y, who has so much cash."""
    hands = {R: [card, *(["groat"] if more is None else more)], Y: hand or []}
    table = given("1{R1}", hands=hands, cash={R: 10, Y: cash})
    return table.play(f"play {card}", "text", "target p2")


def to_the_next_turn(table: Table) -> None:
    """R's turn is over, with its REFILL."""
    table.defaults_until(lambda: table.pos.active != R)


# ---- loans


@rule("ANK-7.1")
@pytest.mark.parametrize("card", LOANS)
def test_a_loan_brings_ten_dollars_and_the_card_stays_before_the_player(card: str) -> None:
    table = given(hands={R: [card, "the_peeled_nuts"], Y: ["groat"]})
    table.play(f"play {card}", "text")
    assert table.cash(R) == 20
    assert table.sees(None).players[R].loans == [card]
    table.play("play the_peeled_nuts")
    to_the_next_turn(table)
    assert table.discard == ["the_peeled_nuts"]
    assert table.sees(None).players[R].loans == [card]


@rule("ANK-7.1")
def test_a_player_may_have_both_loans() -> None:
    table = given(hands={R: [*LOANS, "groat"]}, cash=0)
    table.play("play mr_bent", "text", "play the_bank_of_ankh_morpork", "text")
    assert table.cash(R) == 20
    assert table.sees(None).players[R].loans == LOANS
    assert table.asked == (R, "menu")  # play another is still to come


@rule("ANK-7.2")
@pytest.mark.parametrize(
    ("cash", "loans", "points"),
    [
        (12, ["mr_bent"], 0),
        (20, ["mr_bent"], 8),
        (11, ["mr_bent"], -4),
        (24, LOANS, 0),
        (23, LOANS, -4),
        (0, LOANS, -30),
    ],
)
def test_each_loan_costs_twelve_dollars_or_fifteen_points(cash: int, loans: list[str], points: int) -> None:
    table = given(hands={R: ["groat"]}, cash={R: cash}, loans={R: loans})
    assert table.total(R) == points


@rule("ANK-7.2")
@pytest.mark.parametrize(("cash", "loans"), [(62, ["mr_bent"]), (74, LOANS)])
def test_each_loan_lowers_the_worth_of_chrysoprase_by_twelve(cash: int, loans: list[str]) -> None:
    rich = given(hands={R: ["groat"]}, cash={R: cash}, loans={R: loans}, who={R: "chrysoprase"}).next_turn(R)
    assert rich.outcome.reason == "chrysoprase"
    poor = given(hands={R: ["groat"]}, cash={R: cash - 1}, loans={R: loans}, who={R: "chrysoprase"}).next_turn(R)
    assert poor.pos.outcome is None


@rule("ANK-7.3")
def test_loans_do_not_count_towards_the_five_cards() -> None:
    table = given(hands={R: ["the_peeled_nuts", "groat"], Y: ["ruby"]}, loans={R: LOANS})
    table.play("play the_peeled_nuts")
    to_the_next_turn(table)
    assert table.cards(R) == 5


@rule("ANK-7.3")
def test_a_loan_cannot_be_repaid_early_nor_discarded() -> None:
    table = given("5{R-bld}", hands={R: ["groat"]}, cash=50, loans={R: ["mr_bent"]})
    assert table.choices() == ["play groat", "power 5"]
    table.play("power 5")
    assert table.choices() == ["discard groat"]
    table.refused("discard mr_bent")


@rule("ANK-7.3")
def test_loans_stay_when_hands_are_exchanged() -> None:
    hands = {R: ["the_chair_of_indefinite_studies", "groat"], Y: ["ruby", "dwarves"]}
    table = given(hands=hands, loans={R: ["mr_bent"], Y: ["the_bank_of_ankh_morpork"]}, events=["riots"])
    table.play("play the_chair_of_indefinite_studies", "text", "target p2").lets_happen()
    assert table.hand(R) == ["dwarves", "ruby"]
    assert table.hand(Y) == ["groat"]
    assert table.sees(None).players[R].loans == ["mr_bent"]
    assert table.sees(None).players[Y].loans == ["the_bank_of_ankh_morpork"]


@rule("ANK-7.3")
def test_a_loan_cannot_be_given_away_or_fetched() -> None:
    table = given(hands={R: ["history_monks"], Y: ["the_beggars_guild", "ruby"]}, loans={R: ["mr_bent"]})
    table.play("play history_monks", "text")
    assert table.cards(R) == 0  # the discard pile was empty; the loan is no part of it
    assert table.sees(None).players[R].loans == ["mr_bent"]
    table = given(hands={R: ["the_beggars_guild", "ruby"]}, loans={Y: ["mr_bent"]})
    table.play("play the_beggars_guild")
    assert not table.can("text")  # nobody has a hand card


# ---- penalties: pay or take


@rule("ANK-7.4")
@pytest.mark.parametrize("card", PENALTIES)
def test_with_less_than_five_dollars_the_penalty_has_to_be_taken(card: str) -> None:
    """E-91"""
    table = fined(card, cash=4)
    assert table.asked == (R, "menu")
    assert table.choices("place") != []
    assert table.cash(Y) == 4
    assert table.cash(R) == 10
    assert table.sees(None).players[Y].penalties == [card]
    assert table.current == ""


@rule("ANK-7.4")
@pytest.mark.parametrize("card", PENALTIES)
def test_with_five_dollars_the_opponent_may_pay_the_active_player(card: str) -> None:
    """E-91"""
    table = fined(card, cash=5)
    assert table.asked == (Y, "fined")
    assert table.choices() == ["pay", "refuse"]
    table.play("pay")
    assert table.cash(Y) == 0
    assert table.cash(R) == 15
    assert table.sees(None).players[Y].penalties == []


@rule("ANK-7.4")
@pytest.mark.parametrize("card", PENALTIES)
def test_with_five_dollars_the_opponent_may_take_the_penalty(card: str) -> None:
    """E-91"""
    table = fined(card, cash=5)
    table.play("refuse")
    assert table.cash(Y) == 5
    assert table.cash(R) == 10
    assert table.sees(None).players[Y].penalties == [card]


@rule("ANK-7.4")
def test_any_opponent_may_be_chosen_but_nobody_else() -> None:
    table = given("1{R1}", hands={R: ["dr_whiteface", "groat"]}, cash={Y: 0})
    table.play("play dr_whiteface", "text")
    assert table.choices() == ["target p2", "target p3", "target p4"]
    table.refused("target p1")
    table.play("target p4", "refuse", "place 1")
    assert [player.penalties for player in table.sees(None).players] == [[], [], [], ["dr_whiteface"]]


@rule("ANK-7.4")
def test_both_penalties_may_lie_before_one_player() -> None:
    table = given("1{R1}", hands={R: ["dr_whiteface"]}, cash={Y: 0}, penalties={Y: ["the_fools_guild"]})
    table.play("play dr_whiteface", "text", "target p2")
    assert table.sees(None).players[Y].penalties == ["the_fools_guild", "dr_whiteface"]


# ---- penalties: what they mean


@rule("ANK-7.5")
@pytest.mark.parametrize(("penalties", "cards"), [([], 5), (["dr_whiteface"], 4), (PENALTIES, 3)])
def test_each_penalty_counts_as_one_of_the_five_cards_at_refill(penalties: list[str], cards: int) -> None:
    table = given(hands={R: ["the_peeled_nuts", "groat"], Y: ["ruby"]}, penalties={R: penalties})
    table.play("play the_peeled_nuts")
    to_the_next_turn(table)
    assert table.cards(R) == cards
    assert table.sees(None).players[R].penalties == penalties


@rule("ANK-7.5")
@pytest.mark.parametrize(("penalties", "cards"), [([], 5), (["dr_whiteface"], 4), (PENALTIES, 3)])
def test_each_penalty_counts_as_one_of_the_five_cards_for_the_alchemists_guild(
    penalties: list[str], cards: int
) -> None:
    table = given("1{R1}", hands={R: ["the_alchemists_guild", "groat"]}, penalties={R: penalties})
    table.play("play the_alchemists_guild", "text", "discard groat")
    assert table.can("build 1")  # REFILL is still to come
    assert table.cards(R) == cards


@rule("ANK-7.5", "ANK-2.7")
def test_with_a_penalty_and_four_cards_or_more_nothing_is_drawn_or_discarded() -> None:
    hand = ["the_peeled_nuts", "groat", "modo", "hex", "drumknott", "librarian"]
    table = given(hands={R: hand, Y: ["ruby"]}, penalties={R: ["dr_whiteface"]})
    table.play("play the_peeled_nuts")
    to_the_next_turn(table)
    assert table.hand(R) == sorted(hand[1:])


@rule("ANK-7.6")
def test_a_penalty_cannot_be_discarded_or_played() -> None:
    table = given("5{R-bld}", hands={R: ["groat"]}, penalties={R: ["the_fools_guild"]})
    table.refused("play the_fools_guild")
    table.play("power 5")
    assert table.choices() == ["discard groat"]
    table.refused("discard the_fools_guild")


@rule("ANK-7.6")
def test_unreal_estate_does_not_discard_a_penalty() -> None:
    table = given("2{R-bld}", hands={R: ["groat"]}, deck=["hex"], penalties={R: ["the_fools_guild"]})
    table.play("power 2")
    assert sorted(table.choices()) == ["discard groat", "discard hex"]
    table.refused("discard the_fools_guild")


@rule("ANK-7.6")
@pytest.mark.parametrize(
    "moves",
    [
        ["play harry_king", "place 1", "text"],
        ["play shonky_shop", "text"],
        ["play modo", "text"],
        ["play the_alchemists_guild", "text"],
        ["play the_luggage", "skip", "text"],
    ],
)
def test_no_text_discards_a_penalty(moves: list[str]) -> None:
    card = moves[0].removeprefix("play ")
    table = given("1{R1 Y1 !}", hands={R: [card, "groat", "ruby"]}, penalties={R: ["the_fools_guild"]})
    table.play(*moves)
    assert sorted(table.choices("discard")) == ["discard groat", "discard ruby"]


@rule("ANK-7.6")
def test_a_penalty_cannot_be_begged_or_stolen() -> None:
    table = given(
        "1{R1}",
        hands={R: ["the_beggars_guild", "ruby"], G: ["groat", "hex", "modo"]},
        penalties={Y: ["the_fools_guild"], G: ["dr_whiteface"]},
    )
    table.play("play the_beggars_guild", "text").lets_happen()
    assert table.asked == (G, "giving")  # Y has no hand card: G is the only target
    assert sorted(table.choices()) == ["give groat", "give hex", "give modo"]
    table.refused("give dr_whiteface")


@rule("ANK-7.6")
def test_a_penalty_is_not_among_the_cards_that_are_stolen_or_searched() -> None:
    table = given("1{R1}", hands={R: ["stanley", "ruby"], Y: ["groat"]}, penalties={Y: ["dr_whiteface"]})
    table.play("play stanley", "text").lets_happen()
    assert table.hand(R) == ["groat", "ruby"]
    assert table.sees(None).players[Y].penalties == ["dr_whiteface"]
    table = given(
        "1{R1}", hands={R: ["cable_street_particulars"], Y: ["groat", "hex"]}, penalties={Y: ["dr_whiteface"]}
    )
    table.play("play cable_street_particulars", "text").lets_happen()
    assert sorted(table.choices()) == ["discard groat", "discard hex"]


@rule("ANK-7.6")
def test_penalties_stay_when_hands_are_exchanged() -> None:
    hands = {R: ["the_chair_of_indefinite_studies", "groat"], Y: ["ruby", "dwarves"]}
    table = given(hands=hands, penalties={R: ["dr_whiteface"]}, events=["riots"])
    table.play("play the_chair_of_indefinite_studies", "text", "target p2").lets_happen()
    assert table.hand(R) == ["dwarves", "ruby"]
    assert table.hand(Y) == ["groat"]
    assert table.sees(None).players[R].penalties == ["dr_whiteface"]


@rule("ANK-7.6")
def test_a_penalty_that_was_taken_does_not_come_back_with_doctor_mossy_lawn() -> None:
    table = fined("the_fools_guild", cash=0, more=["doctor_mossy_lawn"])
    table.play("interrupt doctor_mossy_lawn")
    assert "the_fools_guild" not in table.hand(R)
    assert table.sees(None).players[Y].penalties == ["the_fools_guild"]


@rule("ANK-7.6")
def test_who_has_only_a_penalty_has_no_hand_card_and_passes() -> None:
    table = given(hands={R: ["the_peeled_nuts"], G: ["ruby"]}, penalties={Y: ["the_fools_guild"]})
    table.play("play the_peeled_nuts")
    assert table.asked == (G, "menu")
    assert table.cards(Y) == 4  # at his REFILL


# ---- without effect


@rule("ANK-7.7")
@pytest.mark.parametrize("card", LOANS)
def test_a_loan_that_was_skipped_is_discarded(card: str) -> None:
    table = given(hands={R: [card, "groat"], Y: ["ruby"]})
    table.play(f"play {card}", "skip")
    assert table.current == card
    table.play("play groat")
    assert table.discard == [card]
    assert table.cash(R) == 10
    assert table.sees(None).players[R].loans == []


@rule("ANK-7.7")
@pytest.mark.parametrize("card", PENALTIES)
def test_a_penalty_card_whose_text_was_skipped_is_discarded(card: str) -> None:
    table = given("1{R1}", hands={R: [card, "groat"], Y: ["ruby"]})
    table.play(f"play {card}", "skip", "place 1")
    to_the_next_turn(table)
    assert table.discard == [card]


@rule("ANK-7.7")
@pytest.mark.parametrize("card", PENALTIES)
def test_a_penalty_card_that_was_paid_off_is_discarded(card: str) -> None:
    table = fined(card, cash=5, hand=["ruby"]).lets_happen()
    table.play("pay", "place 1")
    to_the_next_turn(table)
    assert table.discard == [card]


@rule("ANK-7.7")
@pytest.mark.parametrize("card", PENALTIES)
def test_a_penalty_card_that_was_blocked_is_discarded(card: str) -> None:
    table = fined(card, cash=0, hand=["wallace_sonky", "ruby"])
    assert table.asked == (Y, "window")
    table.play("interrupt wallace_sonky", "place 1")
    to_the_next_turn(table)
    assert table.discard == ["wallace_sonky", card]
    assert table.sees(None).players[Y].penalties == []


@rule("ANK-7.7", "ANK-7.4")
@pytest.mark.parametrize("card", PENALTIES)
def test_a_penalty_card_that_was_taken_is_not_discarded(card: str) -> None:
    table = fined(card, cash=0, hand=["ruby"]).lets_happen()
    table.play("place 1")
    to_the_next_turn(table)
    assert table.discard == []
