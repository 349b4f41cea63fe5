"""Section 6.B of the rules: what an offer holds (GEN-6.9 to GEN-6.15, GEN-6.21)."""

from __future__ import annotations

import pytest

import tetrapolis as tp
from tests.genoa import ANNA, BELA, CILI, GAME, given
from tests.marks import rule


@rule("GEN-6.9")
def test_an_offer_names_one_target_and_the_whole_price() -> None:
    table = given("street_6_7", stand="road", goods={BELA: "silk"})
    assert table.refuses(
        BELA,
        "offer spices",
        "offer 5d",
        "offer spices coach_house 5d",
        "offer spices 5d silk",
    ) == ["error-move-form", "error-move-form", "error-move-form", "error-move-form"]
    table.asks({BELA: "offer spices 5d+silk"})
    assert table.offers() == ["p2 spices 5d+silk"]
    table.accept(BELA)
    assert (table.ducats(ANNA), table.goods(ANNA)) == (135, "silk")


@rule("GEN-6.9")
def test_an_offer_for_one_target_is_none_for_another() -> None:
    table = given("street_6_7", stand="road").asks({BELA: "offer spices 5d"})
    version = table.accepting(BELA).split()[-1]
    assert table.refuses(ANNA, f"accept p2 coach_house {version}") == ["no-offer"]


@rule("GEN-6.10", "GEN-6.12")
def test_an_offer_may_give_any_mix_of_things() -> None:
    table = given(
        "street_6_7",
        stand="road",
        goods={BELA: "silk silk ale wine"},
        tiles={BELA: "start_space start_space extra_action"},
        markers={BELA: 3},
        hands={BELA: "c01 m05 s01 l05 l06"},
    )
    table.asks({BELA: "offer street_6_6 130d+2silk+ale+2start_space+extra_action+2marker+c01+m05+s01+l06"}).accept(BELA)
    assert (table.ducats(ANNA), table.ducats(BELA)) == (260, 0)
    assert (table.goods(ANNA), table.goods(BELA)) == ("silk silk ale", "wine")
    assert (table.tiles(ANNA), table.tiles(BELA)) == ("start_space start_space extra_action", "")
    assert (table.pos.markers[ANNA], table.pos.markers[BELA]) == (2, 1)
    assert (table.cards(ANNA), table.cards(BELA)) == ("c01 m05 s01 l06", "l05")


@rule("GEN-6.10")
@pytest.mark.parametrize("give", ["5d", "silk", "trade_1_1", "marker", "c01"])
def test_each_kind_of_thing_alone_is_an_offer(give: str) -> None:
    table = given(
        "street_6_7",
        stand="road",
        goods={BELA: "silk"},
        tiles={BELA: "trade_1_1"},
        markers={BELA: 1},
        hands={BELA: "c01"},
    )
    table.asks({BELA: f"offer street_6_6 {give}"}).accept(BELA)
    assert table.tower == "street_6_6"


@rule("GEN-6.11", "GEN-6.12")
def test_an_offer_may_take_the_same_kinds_of_things() -> None:
    table = given(
        "street_6_7",
        stand="road",
        goods={ANNA: "silk ale ale", BELA: "wine"},
        tiles={ANNA: "trade_1_1 building_action"},
        markers={ANNA: 2},
        hands={ANNA: "c01 m05"},
    )
    table.asks({BELA: "offer street_6_6 wine take=20d+silk+2ale+building_action+2marker+contract+message"}).accept(BELA)
    assert (table.ducats(ANNA), table.ducats(BELA)) == (110, 150)
    assert (table.goods(ANNA), table.goods(BELA)) == ("wine", "silk ale ale")
    assert (table.tiles(ANNA), table.tiles(BELA)) == ("trade_1_1", "building_action")
    assert (table.pos.markers[ANNA], table.pos.markers[BELA]) == (0, 2)
    assert (table.cards(ANNA), table.cards(BELA)) == ("", "c01 m05")


# ---- only what one owns


@rule("GEN-6.12")
def test_nobody_gives_what_he_does_not_own() -> None:
    table = given(
        "street_6_7",
        stand="road",
        ducats={BELA: 20},
        goods={BELA: "silk", CILI: "ale"},
        tiles={BELA: "start_space"},
        markers={BELA: 1},
        hands={BELA: "m05", CILI: "m06"},
    )
    assert table.refuses(
        BELA,
        "offer street_6_6 25d",
        "offer street_6_6 2silk",
        "offer street_6_6 ale",
        "offer street_6_6 2start_space",
        "offer street_6_6 trade_1_1",
        "offer street_6_6 2marker",
        "offer street_6_6 m06",
        "offer street_6_6 c01",
    ) == [
        "too-dear",
        "not-owned",
        "not-owned",
        "not-owned",
        "not-owned",
        "not-owned",
        "no-such-card",
        "not-owned",
    ]
    assert table.may_play(BELA, "offer street_6_6 20d+silk+start_space+marker+m05")


@rule("GEN-6.12")
def test_nobody_takes_what_the_trader_does_not_own() -> None:
    table = given(
        "street_6_7", stand="road", goods={ANNA: "silk", CILI: "ale"}, tiles={ANNA: "start_space"}, hands={ANNA: "m05"}
    )
    assert (
        table.refuses(
            BELA,
            "offer street_6_6 5d take=2silk",
            "offer street_6_6 5d take=ale",
            "offer street_6_6 5d take=trade_1_1",
            "offer street_6_6 5d take=marker",
            "offer street_6_6 5d take=contract",
            "offer street_6_6 5d take=2message",
        )
        == ["not-owned"] * 6
    )
    assert table.may_play(BELA, "offer street_6_6 5d take=silk+start_space+message")


@rule("GEN-6.12")
def test_money_the_trader_does_not_have_can_be_asked_for_but_the_deal_is_not_made() -> None:
    """Her purse is secret: only she learns that she cannot pay (GEN-6.65)."""
    table = given("street_6_7", stand="road", goods={BELA: "silk"}, ducats={ANNA: 15})
    table.asks({BELA: "offer street_6_6 silk take=20d"})
    assert table.refuses(ANNA, table.accepting(BELA)) == ["too-dear"]
    assert table.listed(ANNA, "accept") == []


@rule("GEN-6.12")
def test_holdings_count_when_the_deal_is_made() -> None:
    table = given("street_6_7", stand="road", goods={BELA: "silk"}).asks({BELA: "offer street_6_6 silk"})
    table.pos.return_good(BELA, 5)  # as if the silk were gone
    assert table.refuses(ANNA, table.accepting(BELA)) == ["not-owned"]


@rule("GEN-6.12")
def test_both_sides_hand_over_at_once_so_nothing_received_can_pay() -> None:
    table = given("street_6_7", stand="road", goods={ANNA: "silk"}, ducats={BELA: 0})
    assert table.refuses(BELA, "offer street_6_6 silk take=silk", "offer street_6_6 5d take=silk") == [
        "not-owned",
        "too-dear",
    ]


# ---- at least something, ducats on one side


@rule("GEN-6.13")
def test_an_offer_holds_at_least_five_ducats_or_one_good() -> None:
    table = given("street_6_7", stand="road", goods={ANNA: "silk", BELA: "ale"})
    assert table.refuses(
        BELA,
        "offer street_6_6 -",
        "offer street_6_6 0d",
        "offer street_6_6 0ale",
        "offer street_6_6 - take=silk",
        "offer street_6_6 4d",
        "offer street_6_6 1d+ale",
    ) == ["empty-offer", "empty-offer", "empty-offer", "empty-offer", "coins", "coins"]
    assert table.may_play(BELA, "offer street_6_6 5d")
    assert table.may_play(BELA, "offer street_6_6 ale")


@rule("GEN-6.13")
def test_a_pledge_alone_is_enough() -> None:
    table = given("street_6_7", stand="road")
    assert table.may_play(BELA, "offer spices - pledge=pepper")
    assert table.refuses(BELA, "offer spices - pledge=-") == ["empty-offer"]


@rule("GEN-6.13")
def test_ducats_flow_one_way() -> None:
    table = given("street_6_7", stand="road", goods={BELA: "silk"})
    assert table.refuses(BELA, "offer street_6_6 20d take=5d", "offer street_6_6 20d+silk take=5d") == [
        "both-ducats",
        "both-ducats",
    ]
    assert table.may_play(BELA, "offer street_6_6 silk take=5d")


@rule("GEN-6.13")
def test_pledged_ducats_are_apart() -> None:
    """Béla takes 20 ducats now and pledges 30 of his order's 40."""
    table = given("street_6_7", stand="road", goods={BELA: "ale"}, hands={BELA: "s02"}, ducats={BELA: 0})
    table.asks({BELA: "offer coach_house - take=20d pledge=30d"}).accept(BELA)
    assert (table.ducats(ANNA), table.ducats(BELA)) == (110, 20)
    table.play("main", "fill s02", "end")
    assert (table.ducats(ANNA), table.ducats(BELA)) == (140, 30)


# ---- no promises


@rule("GEN-6.14")
@pytest.mark.parametrize(
    "text",
    [
        "offer street_6_6 5d promise=silk",
        "offer street_6_6 5d later=10d",
        "offer street_6_6 5d if=spices",
        "offer street_6_6 5d then=coach_house",
        "promise p1 silk",
    ],
)
def test_no_move_holds_a_promise_or_a_condition(text: str) -> None:
    with pytest.raises(tp.MalformedMove):
        GAME.parse_move(text)


@rule("GEN-6.14")
def test_no_field_of_a_move_in_json_holds_a_promise() -> None:
    plain = '{"move":"offer","space":"street_6_6","give":"5d"}'
    assert str(GAME.move_from_json(plain)) == "offer street_6_6 5d"
    with pytest.raises(tp.MalformedMove):
        GAME.move_from_json(plain[:-1] + ',"promise":"silk"}')


# ---- an action to take


@rule("GEN-6.15")
def test_a_building_needs_an_action_available() -> None:
    table = given("harbor", stand="house", acted={BELA: 1}).play("invite")
    assert table.refuses(BELA, "offer harbor 20d", "offer harbor 20d extra=1") == ["no-action"] * 2
    assert table.may_play(CILI, "offer harbor 20d")


@rule("GEN-6.15")
def test_an_extra_action_must_be_said() -> None:
    table = given("harbor", stand="house", acted={BELA: 1}, tiles={BELA: "extra_action"}).play("invite")
    assert table.refuses(BELA, "offer harbor 20d") == ["extra-unsaid"]
    table.asks({BELA: "offer harbor 20d extra=1"})
    assert table.said("offer")[0]["extra"] == 1
    table.accept(BELA)
    assert (table.asked, table.tiles(BELA)) == ((BELA, "action"), "")


@rule("GEN-6.15")
def test_the_extra_tile_that_is_needed_cannot_be_offered() -> None:
    """EX-T27"""
    one = given("harbor", stand="house", acted={BELA: 1}, tiles={BELA: "extra_action"}).play("invite")
    assert one.refuses(BELA, "offer harbor extra_action extra=1") == ["not-owned"]
    two = given("harbor", stand="house", acted={BELA: 1}, tiles={BELA: "extra_action extra_action"}).play("invite")
    two.asks({BELA: "offer harbor extra_action extra=1"}).accept(BELA)
    assert (two.tiles(ANNA), two.tiles(BELA)) == ("extra_action", "")
    assert two.asked == (BELA, "action")


@rule("GEN-6.15")
def test_with_the_base_action_left_the_extra_tile_is_free_to_be_offered() -> None:
    table = given("harbor", stand="house", tiles={BELA: "extra_action"}).play("invite")
    assert table.refuses(BELA, "offer harbor extra_action extra=1") == ["extra-needless"]
    table.asks({BELA: "offer harbor extra_action"}).accept(BELA)
    assert (table.tiles(ANNA), table.asked) == ("extra_action", (BELA, "action"))


@rule("GEN-6.15")
def test_an_extra_tile_the_trader_would_give_is_not_available_yet() -> None:
    table = given("harbor", stand="house", acted={BELA: 1}, tiles={ANNA: "extra_action"}).play("invite")
    assert table.refuses(BELA, "offer harbor 20d take=extra_action extra=1", "offer harbor 20d take=extra_action") == [
        "no-action",
        "no-action",
    ]


# ---- one deal


@rule("GEN-6.21")
def test_one_deal_ends_the_floor() -> None:
    table = given("street_6_7", stand="road").asks({BELA: "offer spices 15d", CILI: "offer coach_house 15d"})
    other = table.accepting(CILI)
    table.accept(BELA).play("main", "end").asks()
    assert (table.tower, table.ducats(CILI), table.offers()) == ("spices", 130, [])
    assert table.refuses(ANNA, other) == ["no-offer"]


@rule("GEN-6.21")
def test_offers_of_several_players_cannot_be_added_up() -> None:
    table = given("street_6_7", stand="road").asks({BELA: "offer street_6_6 5d", CILI: "offer street_6_6 10d"})
    both = f"{table.accepting(BELA)} also=p3"
    assert table.refuses(ANNA, both, f"{table.accepting(BELA)} also=nobody") == ["error-illegal-move"] * 2
    table.accept(CILI)
    assert [table.ducats(seat) for seat in (ANNA, BELA, CILI)] == [140, 130, 120]
