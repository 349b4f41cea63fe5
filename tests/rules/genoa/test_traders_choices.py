"""Section 6.E of the rules: what the trader may do about offers (GEN-6.34 to GEN-6.41)."""

from __future__ import annotations

import pytest

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule

ROUND_THE_CORNER = "street_7_5 street_7_6 street_6_6 street_6_7"
"""Three moves made, one left; the Coach House is beside the tower."""


def road(**more: object) -> Table:
    """ROAD.ASK beside the Harbor, the Post Office and two streets."""
    return given("street_5_2", stand="road", **more)  # type: ignore[arg-type]


# ---- on the road


@rule("GEN-6.34", "GEN-6.35", "GEN-6.36")
def test_no_offer_for_a_step_obliges_the_trader() -> None:
    table = road(goods={CILI: "silk silk"}).asks({BELA: "offer harbor 130d", CILI: "offer post_office 100d+2silk"})
    assert table.listed(ANNA, "go") == ["go post_office", "go harbor", "go street_4_2", "go street_6_2"]
    assert table.listed(ANNA, "stop") == ["stop"]
    table.does(ANNA, "go street_4_2")
    assert (table.tower, table.ducats(ANNA), table.ducats(BELA), table.goods(CILI)) == (
        "street_4_2",
        130,
        130,
        "silk silk",
    )


@rule("GEN-6.35")
def test_the_trader_moves_freely_to_the_very_space_that_is_on_offer() -> None:
    table = road().asks({BELA: "offer harbor 50d"}).does(ANNA, "go harbor")
    assert (table.asked, table.tower) == ((ANNA, "house"), "harbor")
    assert (table.ducats(ANNA), table.ducats(BELA)) == (130, 130)


@rule("GEN-6.35")
def test_a_free_move_only_leads_to_unvisited_neighbours() -> None:
    table = given("street_4_2 street_5_2", stand="road").asks()
    assert table.listed(ANNA, "go") == ["go post_office", "go harbor", "go street_6_2"]
    assert table.refuses(ANNA, "go street_4_2", "go palace", "go drinks") == ["no-way"] * 3


@rule("GEN-6.36")
def test_stop_ends_phase_2_whatever_is_on_offer() -> None:
    table = road(markers={DANI: 1}).asks({BELA: "offer harbor 100d"}).does(ANNA, "stop")
    assert table.asked == (DANI, "acquire")
    assert (table.discs(), table.ducats(ANNA)) == ({"street_5_2": 5}, 130)


@rule("GEN-6.36")
def test_there_is_no_stopping_and_no_moving_on_in_an_open_building() -> None:
    table = given("harbor", stand="house")
    assert table.refuses(ANNA, "stop", "go monetti") == ["settle-first"] * 2
    table.play("invite").asks()
    assert table.refuses(ANNA, "stop", "go monetti") == ["settle-first"] * 2


# ---- in a building


@rule("GEN-6.37", "GEN-5.2")
def test_the_trader_uses_the_harbor_himself() -> None:
    """EX-B12: he takes the tile, Jani pays nothing; at Villa Monetti the trader has no action left."""
    table = road().asks().does(ANNA, "go harbor").play("invite").asks({BELA: "offer harbor 5d"})
    table.play("use", "main", "end")
    assert (table.tiles(ANNA), table.tiles(BELA)) == ("any_commodity", "")
    assert (table.ducats(ANNA), table.ducats(BELA)) == (130, 130)
    table.asks().does(ANNA, "go monetti")
    assert (table.tower, table.listed(ANNA)) == ("monetti", ["invite"])
    assert table.refuses(ANNA, "use") == ["no-action"]


@rule("GEN-6.37")
def test_no_offer_however_high_stops_the_trader_from_acting() -> None:
    table = given("park", stand="house", goods={CILI: "ale"}).play("invite")
    table.asks({BELA: "offer park 130d", CILI: "offer park 130d+ale"}).play("use")
    assert table.asked == (ANNA, "action")
    assert (table.ducats(BELA), table.ducats(CILI)) == (130, 130)


@rule("GEN-6.37")
def test_the_trader_acts_himself_only_with_an_action_available() -> None:
    table = given("park", stand="house", acted={ANNA: 1}).play("invite").asks()
    assert table.refuses(ANNA, "use") == ["no-action"]
    extra = given("park", stand="house", acted={ANNA: 1}, tiles={ANNA: "extra_action"}).play("invite").asks()
    assert extra.may_play(ANNA, "use")


@rule("GEN-6.37", "GEN-6.52")
def test_there_is_nothing_to_use_on_the_road() -> None:
    table = road().asks()
    table.refuses(ANNA, "use", "lapse", "invite")


# ---- counters


@rule("GEN-6.38", "GEN-6.39", "GEN-6.47")
def test_a_counter_is_agreed() -> None:
    """EX-B09: Jani offers 5 ducats for STEP(coach_house), the trader wants a commodity too, Jani agrees."""
    table = given(ROUND_THE_CORNER, stand="road", goods={BELA: "wine"})
    table.asks({BELA: "offer coach_house 5d"}).does(ANNA, "counter p2 coach_house 5d+wine")
    assert table.asked == (BELA, "reply")
    table.agree(BELA)
    assert (table.ducats(ANNA), table.ducats(BELA)) == (135, 125)
    assert (table.goods(ANNA), table.goods(BELA)) == ("wine", "")
    assert (table.tower, table.asked) == ("coach_house", (BELA, "action"))
    table.play("main")
    assert table.tiles(BELA) == "start_space"


@rule("GEN-6.38")
def test_the_trader_may_open_the_bargaining_himself() -> None:
    table = road(goods={DANI: "ale"}).asks({BELA: "offer harbor 5d"}).does(ANNA, "counter p4 post_office 20d+ale")
    assert table.asked == (DANI, "reply")
    table.agree(DANI)
    assert (table.tower, table.goods(ANNA), table.ducats(ANNA)) == ("post_office", "ale", 150)


@rule("GEN-6.38")
@pytest.mark.parametrize(
    ("counter", "fault"),
    [
        ("counter p2 drinks 5d", "no-target"),  # not adjacent
        ("counter p2 harbor -", "empty-offer"),
        ("counter p2 harbor 7d", "coins"),
        ("counter p2 harbor 5d take=5d", "both-ducats"),
        ("counter p2 harbor silk", "not-owned"),  # Béla has none
        ("counter p2 harbor 5d take=silk", "not-owned"),  # Anna has none
        ("counter p2 harbor 5d take=135d", "both-ducats"),
        ("counter p2 harbor ale take=135d", "too-dear"),  # Anna has 130
        ("counter p2 harbor 5d pledge=start_space", "pledge-kind"),
        ("counter p3 harbor 5d", "no-action"),  # Cili has acted
        ("counter p1 harbor 5d", "trader-deals"),  # herself
    ],
)
def test_a_counter_must_be_valid_as_an_offer_of_that_player(counter: str, fault: str) -> None:
    table = road(goods={BELA: "ale"}, acted={CILI: 1}).asks()
    assert table.refuses(ANNA, counter) == [fault]
    assert table.may_play(ANNA, "counter p2 harbor 5d+ale")


@rule("GEN-6.38")
def test_only_the_trader_counters() -> None:
    table = road()
    table.refuses(BELA, "counter p1 harbor 5d", "counter p3 harbor 5d")


@rule("GEN-6.38")
def test_one_counter_at_a_time() -> None:
    table = road().asks().does(ANNA, "counter p2 harbor 20d")
    assert table.refuses(ANNA, "counter p3 harbor 10d") == ["error-not-your-decision"]
    table.does(BELA, "refuse").does(ANNA, "counter p3 harbor 10d")
    assert table.asked == (CILI, "reply")


@rule("GEN-6.38")
def test_one_counter_at_a_time_in_live_play_too() -> None:
    table = road(negotiation="live").does(ANNA, "counter p2 harbor 20d")
    assert table.refuses(ANNA, "counter p3 harbor 10d") == ["counter-open"]
    table.does(BELA, "refuse").does(ANNA, "counter p3 harbor 10d")
    table.agree(CILI)
    assert (table.tower, table.ducats(CILI)) == ("harbor", 120)


@rule("GEN-6.39")
def test_refused_or_rebid_the_trader_decides_again() -> None:
    table = road().asks({BELA: "offer harbor 5d"}).does(ANNA, "counter p2 harbor 50d").does(BELA, "refuse")
    assert (table.asked, table.offers()) == ((ANNA, "decide"), ["p2 harbor 5d"])
    table.does(ANNA, "counter p2 harbor 30d").does(BELA, "offer harbor 15d")
    assert (table.asked, table.offers()) == ((ANNA, "decide"), ["p2 harbor 15d"])
    table.accept(BELA)
    assert table.ducats(ANNA) == 145


@rule("GEN-6.39")
def test_only_the_addressee_answers_a_counter_and_only_as_it_stands() -> None:
    table = road().asks().does(ANNA, "counter p2 harbor 20d")
    version = table.pos.stack[-1].terms.version  # type: ignore[attr-defined]
    assert table.refuses(CILI, f"agree {version}", "refuse") == ["error-not-your-decision"] * 2
    assert table.refuses(BELA, f"agree {version + 1}") == ["stale-counter"]
    table.does(BELA, f"agree {version}")
    assert table.ducats(ANNA) == 150


@rule("GEN-6.39")
def test_a_rebid_is_for_what_the_counter_was_about() -> None:
    table = road().asks({BELA: "offer harbor 5d"}).does(ANNA, "counter p2 harbor 50d")
    assert table.refuses(BELA, "offer post_office 5d") == ["rebid-target"]


@rule("GEN-6.39", "GEN-6.46")
def test_nobody_agrees_to_what_he_cannot_pay() -> None:
    """The trader may ask: she does not know his purse. He can only refuse or bid less."""
    table = road(ducats={BELA: 10}).asks().does(ANNA, "counter p2 harbor 20d")
    version = table.pos.stack[-1].terms.version  # type: ignore[attr-defined]
    assert table.refuses(BELA, f"agree {version}") == ["too-dear"]
    table.does(BELA, "offer harbor 10d")
    assert table.offers() == ["p2 harbor 10d"]


@rule("GEN-6.40", "GEN-6.45")
def test_a_counter_does_not_kill_the_offer() -> None:
    """EX-T22: Anna cannot act; she counters Béla's 5 with 50, he refuses: the 5 still stands, LAPSE is illegal."""
    table = given("park", stand="house", acted={ANNA: 1}).play("invite").asks({BELA: "offer park 5d"})
    five = table.accepting(BELA)
    table.does(ANNA, "counter p2 park 50d").does(BELA, "refuse")
    assert table.offers() == ["p2 park 5d"]
    assert table.refuses(ANNA, "lapse") == ["duty"]
    table.does(ANNA, five)
    assert (table.asked, table.ducats(ANNA)) == ((BELA, "action"), 135)


@rule("GEN-6.40")
def test_a_counter_to_one_leaves_the_offers_of_all_standing() -> None:
    table = road().asks({BELA: "offer harbor 5d", CILI: "offer harbor 10d"}).does(ANNA, "counter p3 harbor 50d")
    assert table.offers() == ["p2 harbor 5d", "p3 harbor 10d"]
    table.does(CILI, "withdraw harbor")
    assert table.offers() == ["p2 harbor 5d"]


# ---- calls


@rule("GEN-6.41")
def test_a_call_binds_nobody() -> None:
    """All hear it; the others may offer less or nothing, and the trader need not take what she called for."""
    table = road().asks().does(ANNA, "call harbor 20d")
    assert table.hears(None, "call") == [{"seat": ANNA, "space": "harbor", "want": "20d"}]
    assert (table.state(), table.offers()) == ("ask", [])
    table.asks({BELA: "offer harbor 20d", CILI: "offer harbor 5d"})
    assert sorted(table.offers()) == ["p2 harbor 20d", "p3 harbor 5d"]
    assert table.may_play(ANNA, "stop")
    assert table.may_play(ANNA, table.accepting(CILI))
    table.does(ANNA, "go street_6_2")
    assert (table.ducats(ANNA), table.ducats(BELA)) == (130, 130)


@rule("GEN-6.41")
def test_a_call_is_for_a_target_of_this_floor() -> None:
    table = road().asks()
    assert table.refuses(ANNA, "call drinks 20d", "call harbor -") == ["no-target", "note-price"]
    house = given("harbor", stand="house").play("invite").asks()
    assert house.refuses(ANNA, "call monetti 20d") == ["no-target"]
    assert house.may_play(ANNA, "call harbor silk")
    house.refuses(BELA, "call harbor 5d")
