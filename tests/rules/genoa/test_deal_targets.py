"""Section 6.A of the rules: who deals with whom, and what can be bought (GEN-6.1 to GEN-6.8)."""

from __future__ import annotations

from tests.genoa import ANNA, BELA, CILI, DANI, given
from tests.marks import rule

# ---- the parties


@rule("GEN-6.1")
def test_a_deal_is_between_the_offerer_and_the_trader_only() -> None:
    table = given("street_6_7", stand="road").asks({BELA: "offer street_6_6 15d", CILI: "offer street_6_6 10d"})
    table.accept(BELA)
    assert [table.ducats(seat) for seat in (ANNA, BELA, CILI, DANI)] == [145, 115, 130, 130]


@rule("GEN-6.1")
def test_whoever_is_trader_is_the_other_side() -> None:
    table = given("street_6_7", stand="road", trader=CILI).asks({ANNA: "offer street_6_6 15d"})
    table.accept(ANNA)
    assert [table.ducats(seat) for seat in (ANNA, BELA, CILI, DANI)] == [115, 130, 145, 130]


@rule("GEN-6.1")
def test_the_others_cannot_deal_among_themselves() -> None:
    """EX-T28"""
    table = given("street_6_7", stand="road", goods={CILI: "silk"})
    assert table.refuses(
        BELA,
        "offer p3 20d take=silk",  # the first word is a space: an offer names no partner
        "offer street_6_6 20d take=silk to=p3",
        "trade p3 20d silk",
        "counter p3 street_6_6 20d take=silk",
        "offer street_6_6 20d take=silk",  # from Anna, who has none: Cili's cannot be meant
    ) == ["no-such-space", "error-move-form", "error-move-form", "error-illegal-move", "not-owned"]


@rule("GEN-6.1")
def test_only_the_trader_accepts() -> None:
    table = given("street_6_7", stand="road").asks({BELA: "offer street_6_6 15d"})
    accepting = table.accepting(BELA)
    assert table.refuses(CILI, accepting) == ["error-not-your-decision"]
    assert table.refuses(BELA, accepting) == ["error-not-your-decision"]
    table.does(ANNA, accepting)
    assert table.tower == "street_6_6"


@rule("GEN-6.1")
def test_the_trader_makes_no_offer_and_no_counter_to_himself() -> None:
    table = given("street_6_7", stand="road")
    assert table.refuses(ANNA, "offer street_6_6 15d") == ["error-not-your-decision"]
    table.asks()
    assert table.refuses(ANNA, "counter p1 street_6_6 15d") == ["trader-deals"]


@rule("GEN-6.1")
def test_on_the_open_floor_too_only_others_offer_and_only_the_trader_counters() -> None:
    table = given("street_6_7", stand="road", negotiation="live")
    assert table.refuses(ANNA, "offer street_6_6 15d", "counter p1 street_6_6 15d") == ["trader-deals"] * 2
    assert table.refuses(BELA, "counter p3 street_6_6 15d") == ["trader-deals"]


# ---- when


@rule("GEN-6.2")
def test_offers_are_accepted_in_house_and_in_road() -> None:
    table = given("harbor", stand="house").play("invite").asks({BELA: "offer harbor 5d"}).accept(BELA)
    table.play("main", "end").asks({CILI: "offer street_5_2 5d"}).accept(CILI)
    assert (table.ducats(ANNA), table.tower) == (140, "street_5_2")


@rule("GEN-6.2")
def test_nothing_is_offered_or_accepted_before_the_tower_stands() -> None:
    table = given()
    assert table.refuses(BELA, "offer harbor 5d") == ["error-not-your-decision"]
    assert table.refuses(ANNA, "accept p2 harbor 1") == ["error-illegal-move"]


@rule("GEN-6.2")
def test_nothing_is_offered_or_accepted_in_an_action_window() -> None:
    table = given("street_6_2", stand="road").asks({BELA: "offer harbor 5d", CILI: "offer harbor 10d"})
    later = table.accepting(CILI)
    table.accept(BELA)
    assert table.asked == (BELA, "action")
    assert table.refuses(ANNA, later) == ["error-not-your-decision"]
    assert table.refuses(CILI, "offer harbor 10d") == ["error-not-your-decision"]
    assert table.refuses(BELA, "offer harbor 10d") == ["error-illegal-move"]


@rule("GEN-6.2")
def test_nothing_is_offered_or_accepted_in_phase_3() -> None:
    table = given("street_6_2", stand="road", markers={ANNA: 1, BELA: 1}).asks({BELA: "offer harbor 5d"})
    accepting = table.accepting(BELA)
    table.play("stop")
    assert table.asked == (ANNA, "acquire")
    assert table.refuses(ANNA, accepting) == ["error-illegal-move"]
    table.play("pass")
    assert table.asked == (BELA, "acquire")
    assert table.refuses(BELA, "offer harbor 5d") == ["error-illegal-move"]


@rule("GEN-6.2")
def test_the_trader_cannot_accept_before_he_has_asked_for_offers() -> None:
    table = given("harbor", stand="house")
    assert table.refuses(ANNA, "accept p2 harbor 1") == ["no-offer"]


# ---- STEP


@rule("GEN-6.3")
def test_a_step_goes_to_an_adjacent_unvisited_space() -> None:
    table = given("street_5_7 street_6_7", stand="road")
    assert table.may_play(BELA, "offer spices 5d")
    assert table.may_play(BELA, "offer coach_house 5d")
    assert table.may_play(BELA, "offer street_6_6 5d")
    assert (
        table.refuses(
            BELA,
            "offer street_5_7 5d",  # visited
            "offer street_6_7 5d",  # the tower is there
            "offer guild_hall 5d",  # only beside the space before
            "offer ricci 5d",  # across the corner
            "offer market 5d",
        )
        == ["no-target"] * 5
    )


@rule("GEN-6.3")
def test_the_last_move_can_be_bought_and_none_after_it() -> None:
    table = given("street_4_2 street_5_2 street_6_2 street_6_3", stand="road", markers={ANNA: 1})
    table.asks({BELA: "offer street_7_3 5d"}).accept(BELA)
    assert (table.tower, table.ducats(ANNA), table.asked) == ("street_7_3", 135, (ANNA, "acquire"))
    assert table.refuses(BELA, "offer street_7_4 5d") == ["error-not-your-decision"]


@rule("GEN-6.3", "GEN-6.6")
def test_in_house_no_step_can_be_bought_and_in_road_not_the_building() -> None:
    house = given("harbor", stand="house").play("invite")
    assert house.refuses(BELA, "offer street_5_2 5d", "offer palace 5d") == ["no-target"] * 2
    road = given("harbor", stand="road")
    assert road.refuses(BELA, "offer harbor 5d") == ["no-target"]
    assert road.may_play(BELA, "offer street_5_2 5d")


@rule("GEN-6.4")
def test_a_step_to_a_building_buys_the_move_and_the_action() -> None:
    table = given("street_6_2", stand="road").asks({BELA: "offer harbor 15d"}).accept(BELA)
    assert (table.tower, table.asked) == ("harbor", (BELA, "action"))
    assert table.refuses(BELA, "end", "pass") == ["main-first", "error-illegal-move"]  # the action belongs to it
    table.play("main", "end")
    assert table.tiles(BELA) == "any_commodity"
    assert table.asked == (BELA, "ask")  # ROAD: the harbour is settled, no HOUSE
    assert not table.may_play(BELA, "offer monetti 5d")  # his action is used
    assert table.may_play(CILI, "offer monetti 5d")


@rule("GEN-6.4")
def test_the_step_to_a_building_cannot_be_bought_without_the_action() -> None:
    table = given("street_6_2", stand="road", acted={BELA: 1})
    assert table.refuses(BELA, "offer harbor 15d") == ["no-action"]


@rule("GEN-6.4")
def test_with_move_only_it_can() -> None:
    table = given("street_6_2", stand="road", acted={BELA: 1}, move_only=True).asks({BELA: "offer harbor 15d"})
    table.accept(BELA)
    assert (table.tower, table.ducats(BELA), table.asked) == ("harbor", 115, (ANNA, "house"))


@rule("GEN-6.5")
def test_a_street_is_the_move_alone() -> None:
    """EX-B07"""
    table = given("street_6_7", stand="road").asks({BELA: "offer street_6_6 5d"}).accept(BELA)
    assert (table.ducats(ANNA), table.ducats(BELA), table.tower) == (135, 125, "street_6_6")
    assert table.said("acts") == []
    assert (table.asked, table.pos.acted[BELA]) == ((BELA, "ask"), 0)
    assert table.may_play(BELA, "offer city_hall 5d")  # his base action is still unused


@rule("GEN-6.5")
def test_the_market_is_bought_like_a_street() -> None:
    table = given("street_6_3 city_hall", stand="road", acted={BELA: 1}).asks({BELA: "offer market 5d"}).accept(BELA)
    assert (table.tower, table.ducats(ANNA), table.asked) == ("market", 135, (BELA, "ask"))
    assert table.pos.spaces_left == 8  # reached by moving
    assert table.said("acts") == []


@rule("GEN-6.5", "GEN-6.15")
def test_without_an_action_left_streets_can_be_bought_but_no_building() -> None:
    """EX-T26"""
    table = given("street_6_2", stand="road", acted={BELA: 1})
    assert table.refuses(BELA, "offer harbor 20d") == ["no-action"]
    assert table.may_play(BELA, "offer street_5_2 20d")


# ---- HERE


@rule("GEN-6.6")
def test_here_buys_the_open_action_under_the_tower() -> None:
    table = given("street_6_2 harbor", stand="house").play("invite").asks({BELA: "offer harbor 5d"}).accept(BELA)
    assert (table.tower, table.asked, table.ducats(ANNA)) == ("harbor", (BELA, "action"), 135)
    table.play("main", "end")
    assert table.tiles(BELA) == "any_commodity"
    assert table.discs() == {"street_6_2": 1, "harbor": 4}  # nothing moved


@rule("GEN-6.6")
def test_a_settled_building_is_no_target_any_more() -> None:
    table = given("harbor", stand="house").play("invite").asks({BELA: "offer harbor 5d"}).accept(BELA)
    table.play("main", "end")
    assert table.refuses(CILI, "offer harbor 50d") == ["no-target"]


# ---- NOTE


@rule("GEN-6.7")
def test_a_note_cannot_be_accepted_and_binds_nobody() -> None:
    """EX-B10, first part"""
    table = given("street_3_7", stand="road").asks({BELA: "note colini 15d"})
    assert table.said("note") == [{"seat": BELA, "space": "colini", "price": "15d"}]
    assert table.offers() == []
    assert table.refuses(ANNA, "accept p2 colini 1") == ["no-offer"]
    table.play("go street_4_7")
    assert (table.tower, table.ducats(BELA)) == ("street_4_7", 130)
    table.asks()  # and Béla is not held to it
    assert table.offers() == []


@rule("GEN-6.7")
def test_a_note_becomes_an_offer_when_the_tower_stands_beside_its_space() -> None:
    """EX-B10, second part: the trader may accept, bargain or ignore."""
    table = given("street_3_7", stand="road").asks({BELA: "note colini 15d"})
    table.play("go park", "invite").asks().play("lapse")
    table.asks({BELA: "offer colini 15d"})
    assert table.may_play(ANNA, "counter p2 colini 30d")
    assert table.may_play(ANNA, "go metals") is False  # not beside the park
    assert table.may_play(ANNA, "go coach_house")
    assert table.may_play(ANNA, "stop")
    table.accept(BELA)
    assert (table.tower, table.ducats(ANNA), table.ducats(BELA)) == ("colini", 145, 115)
    assert table.asked == (BELA, "action")


@rule("GEN-6.7")
def test_a_note_names_a_space_that_is_not_adjacent_with_a_price() -> None:
    table = given("street_3_7", stand="road")
    assert table.refuses(
        BELA,
        "note park 15d",
        "note colini -",
        "note colini",
        "note colini 7d",
        "note atlantis 15d",
    ) == ["note-near", "note-price", "error-move-form", "note-price", "no-such-space"]
    assert table.may_play(BELA, "note colini 15d+silk")
    assert table.may_play(BELA, "note street_2_3 5d")


@rule("GEN-6.7")
def test_a_note_may_name_what_one_does_not_have() -> None:
    """It binds nobody."""
    table = given("street_3_7", stand="road", ducats={BELA: 0}, acted={BELA: 1})
    assert table.may_play(BELA, "note colini 500d+3silk")


# ---- nothing else


@rule("GEN-6.8")
def test_stopping_cannot_be_sold() -> None:
    """EX-T38"""
    table = given("street_6_7", stand="road")
    assert table.refuses(BELA, "offer stop 20d", "offer here 20d", "stop 20d") == [
        "no-such-space",
        "no-such-space",
        "error-move-form",
    ]


@rule("GEN-6.8")
def test_no_deal_about_avoiding_a_space_a_way_or_a_bare_exchange() -> None:
    table = given("street_6_7", stand="road", goods={ANNA: "silk"})
    assert table.refuses(
        BELA,
        "offer not_spices 20d",
        "offer spices+inn 20d",
        "offer - 20d take=silk",
        "exchange 20d silk",
    ) == ["no-such-space", "error-move-word", "error-move-word", "error-move-unknown"]


@rule("GEN-6.8")
def test_the_step_after_next_cannot_be_sold() -> None:
    table = given("street_6_7", stand="road")
    assert table.refuses(BELA, "offer inn 20d") == ["no-target"]
    table.asks({BELA: "offer spices 20d"}).accept(BELA).play("main", "end")
    assert table.may_play(CILI, "offer inn 20d")
