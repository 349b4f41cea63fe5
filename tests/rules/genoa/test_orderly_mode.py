"""Section 6.I of the rules: sealed ASKs, frozen offers and the caps of orderly play (GEN-6.53 to GEN-6.58)."""

from __future__ import annotations

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule


def road(**more: object) -> Table:
    """ROAD.ASK: four targets, the Post Office, the Harbor and two streets."""
    return given("street_5_2", stand="road", **more)  # type: ignore[arg-type]


# ---- ASK


@rule("GEN-6.53")
def test_all_others_are_asked_in_parallel() -> None:
    table = road()
    assert (table.state(), table.pending()) == ("ask", [BELA, CILI, DANI])
    table.does(DANI, "pass").does(BELA, "pass")
    assert table.pending() == [CILI]
    table.does(CILI, "pass")
    assert table.asked == (ANNA, "decide")


@rule("GEN-6.53")
def test_answers_stay_sealed_until_the_last_is_in() -> None:
    table = road()
    before = table.sees(ANNA), table.sees(CILI), table.sees(None)
    table.does(BELA, "offer harbor 20d").does(BELA, "note drinks 15d")
    assert (table.sees(ANNA), table.sees(CILI), table.sees(None)) == before  # not even that he wrote something
    table.does(BELA, "pass").does(DANI, "pass")
    assert (table.offers(), table.said("offer"), table.said("note")) == ([], [], [])
    assert table.sees(ANNA).stack[0].offers == ()
    assert all(draft.offers == () for draft in table.sees(CILI).stack[-1].drafts)
    assert [terms.give for terms in table.sees(BELA).stack[-1].drafts[BELA].offers] == ["20d"]


@rule("GEN-6.53")
def test_the_answers_appear_together() -> None:
    table = road().does(CILI, "offer harbor 10d").does(CILI, "pass").does(BELA, "offer harbor 20d").does(BELA, "pass")
    assert table.said("offer") == []
    table.does(DANI, "pass")
    assert [(offer["seat"], offer["give"]) for offer in table.hears(ANNA, "offer")] == [(BELA, "20d"), (CILI, "10d")]


@rule("GEN-6.53")
def test_an_answer_that_was_handed_in_is_not_changed() -> None:
    table = road().does(BELA, "offer harbor 20d").does(BELA, "pass")
    faults = table.refuses(BELA, "offer harbor 5d", "withdraw harbor", "pass")
    assert faults == ["error-not-your-decision"] * 3


@rule("GEN-6.54")
def test_up_to_three_offers_on_different_targets() -> None:
    table = road()
    table.does(BELA, "offer harbor 5d").does(BELA, "offer street_4_2 5d").does(BELA, "offer street_6_2 5d")
    assert table.refuses(BELA, "offer post_office 5d") == ["max-offers"]
    assert table.may_play(CILI, "offer post_office 5d")
    table.does(BELA, "offer harbor 15d").asks()  # the same target again: still three
    assert sorted(table.offers()) == ["p2 harbor 15d", "p2 street_4_2 5d", "p2 street_6_2 5d"]


@rule("GEN-6.54")
def test_a_table_may_set_another_number_of_offers() -> None:
    one = road(max_offers=1).does(BELA, "offer harbor 5d")
    assert one.refuses(BELA, "offer street_4_2 5d") == ["max-offers"]
    four = road(max_offers=4)
    four.asks({BELA: ["offer harbor 5d", "offer street_4_2 5d", "offer street_6_2 5d", "offer post_office 5d"]})
    assert len(four.offers()) == 4


@rule("GEN-6.54")
def test_in_a_later_ask_offers_are_kept_changed_or_withdrawn() -> None:
    offers = ["offer harbor 5d", "offer street_4_2 5d", "offer street_6_2 5d"]
    table = road().asks({BELA: offers, CILI: "offer harbor 30d"}).does(ANNA, "reopen")
    table.asks({BELA: ["offer harbor 10d", "withdraw street_4_2"]})
    assert sorted(table.offers()) == ["p2 harbor 10d", "p2 street_6_2 5d", "p3 harbor 30d"]


@rule("GEN-6.54")
def test_pass_keeps_what_stands() -> None:
    table = road().asks({BELA: "offer harbor 5d"})
    version = table.accepting(BELA)
    table.does(ANNA, "reopen").play("pass", "pass", "pass")
    assert (table.offers(), table.accepting(BELA)) == (["p2 harbor 5d"], version)
    assert table.may_play(ANNA, version)


@rule("GEN-6.54")
def test_withdrawing_what_was_not_handed_in_yet_leaves_nothing() -> None:
    table = road().asks({BELA: ["offer harbor 5d", "withdraw harbor"]})
    assert (table.offers(), table.said("offer"), table.said("withdraws")) == ([], [], [])


# ---- frozen


@rule("GEN-6.55")
def test_offers_are_frozen_while_the_trader_decides() -> None:
    table = road().asks({BELA: "offer harbor 5d"})
    faults = table.refuses(BELA, "withdraw harbor", "offer harbor 10d", "offer street_4_2 5d", "note inn 5d")
    assert faults == ["error-not-your-decision"] * 4
    assert table.refuses(CILI, "offer harbor 50d") == ["error-not-your-decision"]


@rule("GEN-6.55")
def test_in_reply_only_the_addressee_may_change_or_withdraw() -> None:
    table = road().asks({BELA: "offer harbor 5d", CILI: "offer harbor 10d"}).does(ANNA, "counter p2 harbor 50d")
    assert table.refuses(CILI, "withdraw harbor", "offer harbor 15d") == ["error-not-your-decision"] * 2
    assert table.may_play(BELA, "withdraw harbor")
    table.does(BELA, "offer harbor 15d")
    assert sorted(table.offers()) == ["p2 harbor 15d", "p3 harbor 10d"]


# ---- caps


@rule("GEN-6.56")
def test_two_asks_on_a_floor() -> None:
    table = road().asks().does(ANNA, "reopen").asks()
    table.refuses(ANNA, "reopen")
    assert table.refuses(ANNA, "call harbor 20d") == ["max-rounds"]
    table.does(ANNA, "go street_4_2").asks()  # a new floor
    assert table.may_play(ANNA, "reopen")


@rule("GEN-6.56")
def test_a_call_reopens_and_counts_as_an_ask() -> None:
    table = road().asks().does(ANNA, "call harbor 20d").asks()
    table.refuses(ANNA, "reopen", "call harbor 15d")


@rule("GEN-6.56")
def test_in_a_building_the_invitation_is_the_first_of_two_asks() -> None:
    table = given("harbor", stand="house").play("invite").asks().does(ANNA, "reopen").asks()
    table.refuses(ANNA, "reopen", "call harbor 5d")


@rule("GEN-6.56")
def test_two_counters_on_a_floor() -> None:
    table = road().asks().does(ANNA, "counter p2 harbor 20d").does(BELA, "refuse")
    table.does(ANNA, "counter p3 street_4_2 10d").does(CILI, "refuse")
    assert table.refuses(ANNA, "counter p4 harbor 5d") == ["max-counters"]
    table.does(ANNA, "reopen").asks()  # the same floor
    assert table.refuses(ANNA, "counter p4 harbor 5d") == ["max-counters"]
    table.does(ANNA, "go street_4_2").asks()  # a new one
    assert table.may_play(ANNA, "counter p4 palace 5d")


@rule("GEN-6.56")
def test_three_notes_per_player_and_turn() -> None:
    table = road(rolls=(5, 2)).does(CILI, "note drinks 5d").does(CILI, "note inn 5d").does(CILI, "note park silk")
    assert table.refuses(CILI, "note tavern 5d") == ["max-notes"]
    assert table.may_play(DANI, "note tavern 5d")
    table.asks().does(ANNA, "go street_4_2")
    assert table.refuses(CILI, "note tavern 5d") == ["max-notes"]  # the same turn
    table.asks().does(ANNA, "stop").does(BELA, "roll")
    assert (table.tower, table.may_play(CILI, "note tavern 5d")) == ("street_5_2", True)


@rule("GEN-6.56")
def test_a_table_may_set_other_caps() -> None:
    table = road(offer_rounds=3, max_counters=1, max_notes=1).does(BELA, "note drinks 5d")
    assert table.refuses(BELA, "note inn 5d") == ["max-notes"]
    table.asks().does(ANNA, "reopen").asks()
    assert table.may_play(ANNA, "reopen")
    table.does(ANNA, "reopen").asks().does(ANNA, "counter p2 harbor 5d").does(BELA, "refuse")
    table.refuses(ANNA, "reopen")
    assert table.refuses(ANNA, "counter p2 harbor 5d") == ["max-counters"]


# ---- the first ASK


@rule("GEN-6.57", "GEN-6.37")
def test_in_a_building_the_trader_may_act_at_once() -> None:
    table = given("harbor", stand="house")
    assert (table.asked, table.listed(ANNA)) == ((ANNA, "house"), ["use", "invite"])
    table.play("use")
    assert (table.asked, table.said("asks")) == ((ANNA, "action"), [])


@rule("GEN-6.57")
def test_otherwise_the_invitation_starts_the_first_ask() -> None:
    table = given("harbor", stand="house")
    table.refuses(ANNA, "lapse", "stop", "go monetti", "counter p2 harbor 5d", "call harbor 5d")
    table.play("invite")
    assert (table.state(), table.pending()) == ("ask", [BELA, CILI, DANI])


@rule("GEN-6.57")
def test_on_the_road_the_first_ask_is_compulsory() -> None:
    table = road()
    faults = table.refuses(ANNA, "go harbor", "stop", "counter p2 harbor 5d")
    assert faults == ["error-not-your-decision"] * 3
    table.does(BELA, "pass").does(CILI, "pass")
    assert table.refuses(ANNA, "go harbor", "stop") == ["error-not-your-decision"] * 2
    table.does(DANI, "pass").does(ANNA, "go harbor")
    assert table.tower == "harbor"


# ---- the end


@rule("GEN-6.58")
def test_with_the_caps_used_up_only_closing_moves_are_left_on_the_road() -> None:
    table = road().asks({BELA: "offer harbor 5d"}).does(ANNA, "reopen").asks()
    table.does(ANNA, "counter p2 harbor 20d").does(BELA, "refuse")
    table.does(ANNA, "counter p2 harbor 15d").does(BELA, "refuse")
    assert table.choices() == [
        table.accepting(BELA),
        "go post_office",
        "go harbor",
        "go street_4_2",
        "go street_6_2",
        "stop",
    ]


@rule("GEN-6.58")
def test_with_the_caps_used_up_only_closing_moves_are_left_in_a_building() -> None:
    table = given("harbor", stand="house").play("invite").asks({CILI: "offer harbor 5d"}).does(ANNA, "reopen").asks()
    table.does(ANNA, "counter p3 harbor 20d").does(CILI, "refuse")
    table.does(ANNA, "counter p3 harbor 15d").does(CILI, "withdraw harbor")
    assert table.choices() == ["use", "lapse"]


@rule("GEN-6.58")
def test_a_turn_has_at_most_five_house_and_four_road_floors() -> None:
    """From the Palace along four more buildings; every floor is asked twice, nobody ever acts."""
    table = given("palace", stand="house")
    for space in ("harbor", "monetti", "drinks", "inn"):
        table.play("invite").asks().play("reopen").asks().play("lapse")
        table.asks().play("reopen").asks().play(f"go {space}")
    table.play("invite").asks().play("reopen").asks().play("lapse")
    floors = [ask["about"] for ask in table.said("asks") if ask["round"] == 1]
    assert (floors.count("house"), floors.count("road"), len(table.said("asks"))) == (5, 4, 18)
    assert table.asked == (BELA, "start")
