"""Doctor Mossy Lawn (ANK-4.46) and its window W-BREAK."""

from __future__ import annotations

from tests.ankh_morpork import G, R, Y, given
from tests.marks import rule

MOSSY = "interrupt doctor_mossy_lawn"


@rule("ANK-4.46")
def test_mossy_lawn_ends_main_and_the_card_comes_back() -> None:
    """E-94"""
    table = given(hands={R: ["moist_von_lipwig", "doctor_mossy_lawn", "hex"], Y: ["groat"]})
    table.play("play moist_von_lipwig", "place 5", "money", MOSSY)
    assert table.asked == (Y, "menu")  # R's turn is over: scroll and play_another are lost
    assert (table.area(5), table.cash(R)) == ("R1", 13)
    assert "moist_von_lipwig" in table.hand(R)
    assert table.cards(R) == 5  # Moist, Hex and three cards of REFILL
    assert table.discard == ["doctor_mossy_lawn"]
    assert table.current == ""


@rule("ANK-4.46")
def test_a_loan_stays_and_nothing_comes_back() -> None:
    """E-95"""
    table = given(hands={R: ["mr_bent", "doctor_mossy_lawn", "hex"], Y: ["groat"]})
    table.play("play mr_bent", "text", MOSSY)
    assert table.asked == (Y, "menu")
    assert table.cash(R) == 20
    assert table.sees(None).players[R].loans == ["mr_bent"]
    assert "mr_bent" not in table.hand(R)
    assert table.cards(R) == 5
    assert table.discard == ["doctor_mossy_lawn"]


@rule("ANK-4.46")
def test_a_loan_that_was_not_taken_comes_back() -> None:
    table = given(hands={R: ["mr_bent", "doctor_mossy_lawn", "hex"], Y: ["groat"]})
    table.play("play mr_bent", MOSSY)
    assert "mr_bent" in table.hand(R)
    assert table.cash(R) == 10


@rule("ANK-4.46")
def test_a_penalty_that_was_laid_down_stays_there() -> None:
    table = given(hands={R: ["the_fools_guild", "doctor_mossy_lawn"]}, cash={Y: 4})
    table.play("play the_fools_guild", "text", "target p2", MOSSY)
    assert table.sees(None).players[Y].penalties == ["the_fools_guild"]
    assert "the_fools_guild" not in table.hand(R)


@rule("ANK-4.39", "ANK-4.46")
def test_mossy_lawn_waits_for_the_event_but_may_come_right_after_it() -> None:
    """E-96"""
    hands = {R: ["the_dean", "doctor_mossy_lawn"], Y: ["susan", "groat"]}
    table = given("2{Y1} 9{Y1}", hands=hands, events=["the_dragon"], dice=[9])
    table.play("play the_dean")
    assert table.asked == (Y, "protecting")  # the event comes first
    table.play("interrupt susan")
    assert table.area(9) == "Y1"
    assert table.asked == (R, "menu")
    assert table.choices() == ["text", "skip", MOSSY]
    table.play(MOSSY)
    assert "the_dean" in table.hand(R)
    assert table.area(2) == "Y1"


@rule("ANK-4.39", "ANK-4.46")
def test_mossy_lawn_needs_a_card_that_was_played_this_turn() -> None:
    table = given("11{R-bld}", hands={R: ["groat", "doctor_mossy_lawn"]})
    assert table.choices() == ["play groat", "power 11"]
    table.play("power 11")
    table.refused(MOSSY)  # a power is no card
    table.play("play groat")
    assert table.can(MOSSY)


@rule("ANK-4.39", "ANK-4.46")
def test_mossy_lawn_cannot_be_played_by_a_player_who_has_to_pass() -> None:
    table = given(hands={R: ["gaspode", "doctor_mossy_lawn"]})
    assert table.choices() == ["pass"]


@rule("ANK-4.39", "ANK-4.46")
def test_mossy_lawn_may_come_before_the_first_icon_or_after_the_last() -> None:
    table = given(hands={R: ["groat", "doctor_mossy_lawn"], Y: ["hex"]})
    table.play("play groat")
    assert table.can(MOSSY)
    table.play("place 5")
    assert table.choices() == ["end", MOSSY]
    table.play(MOSSY)
    assert table.asked == (Y, "menu")
    assert table.cards(R) == 5
    assert "groat" in table.hand(R)


@rule("ANK-4.39", "ANK-4.46")
def test_mossy_lawn_cannot_be_played_inside_an_action() -> None:
    table = given("5{Y1} 9{G1}", hands={R: ["foul_ole_ron", "doctor_mossy_lawn"]})
    table.play("play foul_ole_ron", "text")
    table.refused(MOSSY)
    table.play("grab 5 p2")
    table.refused(MOSSY)
    table.play("go 6")
    assert table.can(MOSSY)


@rule("ANK-4.39", "ANK-4.46")
def test_mossy_lawn_is_for_the_own_turn_only() -> None:
    table = given("5{Y1 G1 !}", hands={R: ["mr_gryle", "hex"], Y: ["doctor_mossy_lawn"]})
    table.play("play mr_gryle", "kill 5 p2")
    assert table.seat == Y
    assert table.answers() == []


@rule("ANK-4.46")
def test_the_card_played_last_comes_back_and_the_earlier_ones_are_discarded() -> None:
    table = given(hands={R: ["pink_pussycat_club", "groat", "doctor_mossy_lawn"], Y: ["hex"]})
    table.play("play pink_pussycat_club", "money", "play groat", MOSSY)
    assert table.discard == ["pink_pussycat_club", "doctor_mossy_lawn"]
    assert "groat" in table.hand(R)


@rule("ANK-4.46", "ANK-4.31")
def test_the_second_play_of_drumknott_is_lost() -> None:
    hands = {R: ["drumknott", "groat", "modo", "doctor_mossy_lawn"], Y: ["hex"]}
    table = given(hands=hands)
    table.play("play drumknott", "text", "play groat", "place 5")
    assert table.choices() == ["play modo", "skip", MOSSY]
    table.play(MOSSY)
    assert table.asked == (Y, "menu")
    assert table.discard == ["drumknott", "doctor_mossy_lawn"]
    assert {"groat", "modo"} <= set(table.hand(R))


@rule("ANK-4.46")
def test_an_interrupt_played_meanwhile_does_not_count_as_the_last_card() -> None:
    hands = {R: ["errol", "susan", "doctor_mossy_lawn"], Y: ["hex"]}
    table = given("5{R1}", hands=hands, dice=[1])
    table.play("play errol", "text", "kill 5 p1", "interrupt susan", MOSSY)
    assert table.discard == ["susan", "doctor_mossy_lawn"]
    assert "errol" in table.hand(R)


@rule("ANK-4.46")
def test_everybody_sees_which_card_came_back() -> None:
    table = given(hands={R: ["groat", "doctor_mossy_lawn"], Y: ["hex"]})
    table.play("play groat", MOSSY)
    assert table.sees(None).players[R].known == ["groat"]
    assert table.sees(G).players[R].known == ["groat"]


# ---- the switch mossy_refill


@rule("ANK-4.46")
def test_with_mossy_refill_the_hand_is_filled_up() -> None:
    table = given(hands={R: ["groat", "hex", "doctor_mossy_lawn"], Y: ["modo"]}, mossy_refill=True)
    table.play("play groat", "place 5", MOSSY)
    assert table.cards(R) == 5


@rule("ANK-4.46")
def test_without_mossy_refill_nothing_is_drawn() -> None:
    table = given(hands={R: ["groat", "hex", "doctor_mossy_lawn"], Y: ["modo"]}, mossy_refill=False)
    pile = len(table.deck)
    table.play("play groat", "place 5", MOSSY)
    assert table.asked == (Y, "menu")
    assert table.hand(R) == ["groat", "hex"]
    assert len(table.deck) == pile


@rule("ANK-4.46")
def test_without_mossy_refill_a_turn_without_the_doctor_is_refilled_all_the_same() -> None:
    table = given(hands={R: ["groat", "hex", "doctor_mossy_lawn"], Y: ["modo"]}, mossy_refill=False)
    table.play("play groat", "place 5", "end")
    assert table.cards(R) == 5
