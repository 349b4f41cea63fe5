"""Messages (GEN-8.12 to 8.16)."""

from __future__ import annotations

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule


def _before_the_inn(**things: object) -> Table:
    """One move left, beside the Inn; the trader decides. M05 is Harbor and Inn, M12 is Palace and Drinks."""
    return given("palace harbor monetti drinks", stand="road", **things).asks()  # type: ignore[arg-type]


@rule("GEN-8.12")
def test_a_message_pays_30_when_both_buildings_have_been_visited() -> None:
    table = _before_the_inn(hands={BELA: "m05"})
    table.refuses(BELA, "deliver m05")
    table.play("go inn").does(BELA, "deliver m05")
    assert table.ducats(BELA) == 160
    assert table.cards(BELA) == ""
    assert table.face_up("message") == ["m05"]
    assert [table.ducats(seat) for seat in (ANNA, CILI, DANI)] == [130, 130, 130]


@rule("GEN-8.12")
def test_one_building_is_not_enough_and_last_turn_does_not_count() -> None:
    table = given("harbor", stand="house", hands={BELA: "m05"}, tiles={BELA: "start_space"})
    table.refuses(BELA, "deliver m05")
    table.play("use", "main", "end").asks().play("stop", "start inn")  # Béla's turn
    assert table.asked == (BELA, "house")
    assert table.refuses(BELA, "deliver m05") == ["not-deliverable"]


@rule("GEN-8.12")
def test_only_the_holder_delivers_and_only_once() -> None:
    table = _before_the_inn(hands={BELA: "m05", CILI: "m03"}).play("go inn")
    assert table.refuses(CILI, "deliver m05") == ["no-such-card"]
    assert table.refuses(CILI, "deliver m03") == ["not-deliverable"]
    table.does(BELA, "deliver m05")
    table.refuses(BELA, "deliver m05")


@rule("GEN-8.13")
def test_a_message_needs_no_action_and_takes_none() -> None:
    table = _before_the_inn(hands={BELA: "m05", CILI: "m12"}, acted={BELA: 1})
    table.does(CILI, "deliver m12").play("go inn").does(BELA, "deliver m05")
    assert (table.ducats(BELA), table.ducats(CILI)) == (160, 160)
    table.play("invite")
    assert table.may_play(CILI, "offer inn 5d")  # her action is still there


@rule("GEN-8.13")
def test_the_trader_delivers_too() -> None:
    table = _before_the_inn(hands={ANNA: "m05"}).play("go inn", "deliver m05")
    assert table.ducats(ANNA) == 160
    assert table.may_play(ANNA, "use")


@rule("GEN-8.13")
def test_a_message_completed_by_a_deal_of_others() -> None:
    table = given("harbor monetti drinks", stand="road", hands={DANI: "m05"})
    table.asks({BELA: "offer inn 20d"}).accept(BELA).does(DANI, "deliver m05")
    assert table.ducats(DANI) == 160
    assert table.asked == (BELA, "action")


@rule("GEN-8.13", "GEN-8.14")
def test_message_completed_by_the_starting_space() -> None:
    """EX-T62"""
    table = given("inn spices ricci", stand="road", hands={DANI: "m06"}, acted={DANI: 1}).asks()
    table.refuses(DANI, "deliver m06")
    table.play("go coach_house").does(DANI, "deliver m06")
    assert table.ducats(DANI) == 160


@rule("GEN-8.14")
def test_the_buildings_in_the_other_order() -> None:
    table = given("coach_house ricci spices", stand="road", hands={DANI: "m06"}).asks()
    table.play("go inn").does(DANI, "deliver m06")
    assert table.ducats(DANI) == 160


@rule("GEN-8.14")
def test_both_buildings_may_be_earlier_ones() -> None:
    table = given("inn spices ricci coach_house street_5_7", stand="acquire", markers={ANNA: 1}, hands={DANI: "m06"})
    table.does(DANI, "deliver m06")
    assert table.ducats(DANI) == 160


@rule("GEN-8.15")
def test_two_messages_in_a_turn() -> None:
    """EX-T64"""
    table = given("palace harbor monetti", stand="road", hands={BELA: "m05 m12"}).asks()
    table.refuses(BELA, "deliver m12", "deliver m05")
    table.play("go drinks").does(BELA, "deliver m12")
    assert table.ducats(BELA) == 160
    table.refuses(BELA, "deliver m05")
    table.play("use", "main", "end").asks().play("go inn").does(BELA, "deliver m05")
    assert table.ducats(BELA) == 190


@rule("GEN-8.15")
def test_two_messages_that_share_a_building() -> None:
    """EX-T64, its last sentence: M01 (Post Office, Drinks) and M12 (Palace, Drinks), on the other board"""
    table = given("drinks harbor palace street_4_2", stand="road", board="alt", hands={BELA: "m01 m12"}).asks()
    table.play("go post_office").does(BELA, "deliver m12").does(BELA, "deliver m01")
    assert table.ducats(BELA) == 190


@rule("GEN-8.16")
def test_message_drawn_late() -> None:
    """EX-T63"""
    table = given("drinks street_6_2 street_6_3", stand="road", decks={"message": "m01 m09 m03"})
    table.asks({BELA: "offer post_office 10d"}).accept(BELA).play("main")
    assert table.cards(BELA) == "m01 m09"
    table.play("deliver m01")
    assert table.ducats(BELA) == 150  # 130 - 10 + 30
    assert table.asked == (BELA, "action")


@rule("GEN-8.16")
def test_a_message_bought_after_both_visits() -> None:
    table = _before_the_inn(hands={BELA: "m05"}).play("go inn", "invite").asks({BELA: "offer inn m05"}).accept(BELA)
    table.refuses(BELA, "deliver m05")
    table.does(ANNA, "deliver m05")
    assert table.ducats(ANNA) == 160


@rule("GEN-8.16")
def test_delivering_is_optional_and_can_wait() -> None:
    table = given("harbor monetti drinks", stand="road", hands={BELA: "m05"}).asks().play("go inn")
    assert table.pending() == [ANNA]  # nobody waits for Béla
    table.play("use", "main", "end")
    assert table.may_play(BELA, "deliver m05")
    table.asks().play("stop")
    assert table.asked == (BELA, "deliver")  # the last chance in this turn
    table.play("pass")
    assert table.asked == (BELA, "start")
    assert table.cards(BELA) == "m05"
    assert table.ducats(BELA) == 130


@rule("GEN-8.16")
def test_a_message_is_delivered_in_phase_3_but_not_in_the_next_turn() -> None:
    path = "harbor monetti drinks inn street_7_4"
    table = given(path, stand="acquire", markers={CILI: 1}, hands={BELA: "m05", DANI: "m03"})
    assert table.asked == (CILI, "acquire")
    assert table.may_play(BELA, "deliver m05")
    table.play("pass").does(BELA, "pass").does(DANI, "pass")
    assert table.asked == (BELA, "start")
    assert table.refuses(BELA, "deliver m05") == ["not-deliverable"]


@rule("GEN-8.16")
def test_a_message_completed_by_the_last_step_when_nobody_has_anything_else_to_do() -> None:
    """Everybody has acted and nobody has a marker: phases 2 and 3 are over at once, yet the message may be delivered"""
    acted = {ANNA: 1, BELA: 1, CILI: 1, DANI: 1}
    table = _before_the_inn(hands={DANI: "m05"}, acted=acted).play("go inn")
    table.does(DANI, "deliver m05")
    assert table.ducats(DANI) == 160


@rule("GEN-8.16")
def test_a_pledged_message_may_be_delivered_by_the_trader_though_the_turn_ends_with_it() -> None:
    """The fourth move; the message comes to Anna at END, and nobody has a marker for phase 3"""
    table = given("monetti drinks street_6_2 street_6_3", stand="road", decks={"message": "m01 m09 m03"})
    table.asks({BELA: "offer post_office - pledge=2message"}).accept(BELA).play("main", "end")
    assert table.cards(ANNA) == "m01 m09"
    table.does(ANNA, "deliver m01")
    assert table.ducats(ANNA) == 160
