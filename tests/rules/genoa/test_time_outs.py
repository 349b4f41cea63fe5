"""Section 6.K of the rules: what is played for somebody who does not answer in time (GEN-6.64)."""

from __future__ import annotations

import pytest

from tests.genoa import ANNA, BELA, CILI, DANI, GAME, Table, given
from tests.marks import rule


def time_out(table: Table) -> str:
    """The clock of the one who is asked runs out: what is played for him."""
    seat = table.seat
    move = str(table.pos.default(seat))
    table.does(seat, move)
    return move


def decides(answers: dict[int, str], **more: object) -> Table:
    """HOUSE.DECIDE at the Park."""
    return given("park", stand="house", **more).play("invite").asks(answers)  # type: ignore[arg-type]


# ---- START, HOUSE.OPEN, ASK, REPLY, ROAD.DECIDE


@rule("GEN-6.64")
def test_start_roll_even_with_a_tile() -> None:
    table = given(tiles={ANNA: "start_space"})
    assert time_out(table) == "roll"
    assert table.tiles(ANNA) == "start_space"


@rule("GEN-6.64")
def test_house_open_invite() -> None:
    table = given("park", stand="house")
    assert time_out(table) == "invite"
    assert table.state() == "ask"


@rule("GEN-6.64")
def test_house_open_lapse_where_no_other_has_an_action() -> None:
    """Anna could act herself; that is not done for her."""
    table = given("park", stand="house", acted={BELA: 1, CILI: 1, DANI: 1})
    assert table.may_play(ANNA, "use")
    assert time_out(table) == "lapse"
    assert table.pos.acted[ANNA] == 0


@rule("GEN-6.64")
def test_ask_pass() -> None:
    table = given("street_5_2", stand="road")
    assert [time_out(table), time_out(table), time_out(table)] == ["pass", "pass", "pass"]
    assert (table.asked, table.offers()) == ((ANNA, "decide"), [])


@rule("GEN-6.64", "GEN-6.54")
def test_a_pass_in_a_later_ask_keeps_what_stands() -> None:
    table = given("street_5_2", stand="road").asks({BELA: "offer harbor 20d"}).play("reopen")
    assert time_out(table) == "pass"
    assert table.asks().offers() == ["p2 harbor 20d"]


@rule("GEN-6.64", "GEN-6.40")
def test_reply_refuse() -> None:
    table = given("street_5_2", stand="road").asks({BELA: "offer harbor 20d"}).play("counter p2 harbor 5d")
    assert time_out(table) == "refuse"
    assert (table.asked, table.offers()) == ((ANNA, "decide"), ["p2 harbor 20d"])


@rule("GEN-6.64", "GEN-6.34")
def test_road_decide_stop_whatever_is_offered() -> None:
    table = given("street_5_2", stand="road").asks({BELA: "offer harbor 100d"})
    assert time_out(table) == "stop"
    assert (table.ducats(BELA), table.pos.trader) == (130, BELA)


# ---- HOUSE.DECIDE


@rule("GEN-6.64")
def test_in_a_building_the_offer_with_most_ducats() -> None:
    offers = {BELA: "offer park 10d+2silk", CILI: "offer park 15d", DANI: "offer park 5d+ale"}
    table = decides(offers, goods={BELA: "silk silk", DANI: "ale"})
    time_out(table)
    assert (table.asked, table.ducats(ANNA), table.goods(ANNA)) == ((CILI, "action"), 145, "")


@rule("GEN-6.64")
def test_pledged_ducats_count_like_ducats() -> None:
    """Cili holds S04 (wine, Park): 5 + 30 pledged are more than Béla's 30."""
    offers = {BELA: "offer park 30d", CILI: "offer park 5d pledge=30d"}
    table = decides(offers, hands={CILI: "s04"}, goods={CILI: "wine"})
    time_out(table)
    assert (table.asked, table.ducats(ANNA)) == ((CILI, "action"), 135)


@rule("GEN-6.64")
def test_among_equal_ducats_most_goods() -> None:
    """Dani's two goods against Béla's one and Cili's none."""
    offers = {BELA: "offer park 10d+silk", CILI: "offer park 10d", DANI: "offer park 10d+ale+c03"}
    table = decides(offers, goods={BELA: "silk", DANI: "ale"}, hands={DANI: "c03"})
    time_out(table)
    assert (table.asked, table.goods(ANNA), table.cards(ANNA)) == ((DANI, "action"), "ale", "c03")


@rule("GEN-6.64")
def test_pledged_goods_count_like_goods() -> None:
    offers = {BELA: "offer park 10d+silk", CILI: "offer park 10d+ale pledge=extra_action"}
    table = decides(offers, goods={BELA: "silk", CILI: "ale"})
    time_out(table)
    assert table.asked == (CILI, "action")


@rule("GEN-6.64")
@pytest.mark.parametrize(("trader", "nearest"), [(ANNA, BELA), (BELA, DANI), (CILI, DANI)])
def test_among_equal_offers_the_nearest_seat_clockwise_from_the_trader(trader: int, nearest: int) -> None:
    """Béla and Dani (for trader Béla: Dani and Anna) offer 10 each."""
    one, other = (ANNA, DANI) if trader == BELA else (BELA, DANI)
    table = given("park", stand="house", trader=trader).play("invite")
    table.asks({other: "offer park 10d", one: "offer park 10d"})
    time_out(table)
    assert table.asked == (nearest, "action")


@rule("GEN-6.64", "GEN-6.43")
def test_an_offer_that_takes_something_is_never_accepted_for_the_trader() -> None:
    table = decides({BELA: "offer park 100d take=silk", CILI: "offer park 5d"}, goods={ANNA: "silk"})
    time_out(table)
    assert (table.asked, table.goods(ANNA)) == ((CILI, "action"), "silk")
    alone = decides({BELA: "offer park 100d take=silk"}, goods={ANNA: "silk"})
    assert time_out(alone) == "lapse"


@rule("GEN-6.64")
def test_without_an_offer_the_action_lapses_though_the_trader_could_use_it() -> None:
    table = decides({})
    assert time_out(table) == "lapse"
    assert (table.pos.acted[ANNA], table.state()) == (0, "ask")


@rule("GEN-6.64", "GEN-6.44")
def test_no_tile_is_spent_for_a_player() -> None:
    table = decides({}, acted={ANNA: 1}, tiles={ANNA: "extra_action"})
    assert time_out(table) == "lapse"
    assert table.tiles(ANNA) == "extra_action"


# ---- ACTION


@rule("GEN-6.64")
def test_action_main_then_end() -> None:
    table = given("spices", stand="window", tiles={BELA: "trade_1_1 any_commodity"}).window(BELA)
    assert [time_out(table), time_out(table)] == ["main", "end"]
    assert (table.goods(BELA), table.tiles(BELA)) == ("pepper saffron", "trade_1_1 any_commodity")


@rule("GEN-6.64")
def test_action_in_a_villa_the_contract_though_an_order_could_be_delivered() -> None:
    table = given("monetti", stand="window", hands={BELA: "l05"}, goods={BELA: "silver silk saffron"}).window(BELA)
    assert table.may_play(BELA, "ship l05")
    assert [time_out(table), time_out(table)] == ["main", "end"]
    assert (table.cards(BELA), table.goods(BELA)) == ("c01 l05", "saffron silver silk")


@rule("GEN-6.64")
def test_action_a_small_order_is_not_completed_unless_it_was_pledged() -> None:
    table = given("harbor", stand="window", hands={BELA: "s11"}, goods={BELA: "copper"}).window(BELA)
    assert [time_out(table), time_out(table)] == ["main", "end"]
    assert (table.ducats(BELA), table.goods(BELA)) == (130, "copper")


@rule("GEN-6.64", "GEN-6.25")
def test_action_a_pledged_small_order_is_completed() -> None:
    table = given("street_5_2", stand="road", hands={BELA: "s11"}, goods={BELA: "copper"})
    table.asks({BELA: "offer harbor - pledge=30d"}).accept(BELA)
    assert [time_out(table), time_out(table), time_out(table)] == ["fill s11", "main", "end"]
    assert (table.ducats(ANNA), table.ducats(BELA), table.tiles(BELA)) == (160, 140, "any_commodity")


@rule("GEN-6.64", "GEN-6.25")
def test_action_a_pledged_delivery_is_made_with_the_good_it_lacks() -> None:
    """Béla pledged 60 of the reward of L05 (silver, silk, saffron); the saffron comes from his tile."""
    goods, tiles = {BELA: "silver silk"}, {BELA: "any_commodity"}
    table = given("harbor", stand="window", hands={BELA: "l05"}, goods=goods, tiles=tiles).window(ANNA)
    table.play("main", "end").asks({BELA: "offer monetti - pledge=60d"}).accept(BELA)
    assert [time_out(table), time_out(table)] == ["fetch saffron", "ship l05"]
    assert table.asked == (BELA, "bonus")
    time_out(table)
    assert time_out(table) == "end"
    assert (table.ducats(ANNA), table.ducats(BELA), table.goods(BELA)) == (190, 170, "")


@rule("GEN-6.64", "GEN-6.25")
def test_action_a_pledged_bonus_tile_is_the_one_that_is_taken() -> None:
    table = given("harbor", stand="window", hands={BELA: "l05"}, goods={BELA: "silver silk saffron"}).window(ANNA)
    table.play("main", "end").asks({BELA: "offer monetti - pledge=extra_action"}).accept(BELA)
    assert [time_out(table), time_out(table)] == ["ship l05", "end"]
    assert (table.tiles(ANNA), table.tiles(BELA), table.ducats(BELA)) == ("any_commodity extra_action", "", 230)


@rule("GEN-6.64", "GEN-6.19")
def test_a_card_that_was_asked_for_is_picked() -> None:
    table = given("street_5_2", stand="road", hands={ANNA: "c03 c08"})
    table.asks({BELA: "offer street_6_2 20d take=contract"}).accept(BELA)
    assert time_out(table) in ("pick c03", "pick c08")
    assert len(table.cards(BELA).split()) == len(table.cards(ANNA).split()) == 1


@rule("GEN-6.64", "GEN-9.10")
def test_a_trade_that_was_begun_is_finished() -> None:
    table = given("harbor", stand="window", goods={BELA: "ale"}, tiles={BELA: "trade_1_1"}).window(BELA)
    table.play("trade ale")
    assert time_out(table).startswith("get ")
    assert table.asked == (BELA, "action")


# ---- ACQUIRE, and all together


@rule("GEN-6.64")
def test_acquire_pass() -> None:
    table = given("street_5_2", stand="road", markers={ANNA: 2, CILI: 1}).end_phase_2()
    assert (table.asked, time_out(table)) == ((ANNA, "acquire"), "pass")
    assert (table.asked, time_out(table)) == ((CILI, "acquire"), "pass")
    assert (table.markers(ANNA), table.pos.trader) == ((2, 5), BELA)


@rule("GEN-6.64", "GEN-8.16")
def test_a_message_is_not_delivered_for_somebody_who_does_it_by_hand() -> None:
    table = given("harbor monetti drinks inn", stand="road", hands={BELA: "m05"}).asks({}).play("stop")
    assert (table.asked, time_out(table)) == ((BELA, "deliver"), "pass")
    assert (table.cards(BELA), table.ducats(BELA)) == ("m05", 130)


@rule("GEN-6.64")
def test_a_game_in_which_nobody_ever_answers_ends_and_costs_nobody_anything() -> None:
    """130 ducats and 10 for the one contract of the deal: the clock spends nothing."""
    pos = GAME.new(players=4, seed=3)
    for _ in range(2000):
        if pos.outcome is not None:
            break
        seat = pos.pending[0].seat
        pos.play(seat, pos.default(seat))
    assert pos.outcome is not None
    assert pos.outcome.scores == (140, 140, 140, 140)


@rule("GEN-6.64", "GEN-6.59")
def test_on_an_open_floor_nobody_is_late_and_nothing_is_played_for_anybody() -> None:
    """There the clock of the floor decides (GEN-6.62)."""
    table = given("street_5_2", stand="road", negotiation="live")
    assert [str(table.pos.default(seat)) for seat in (ANNA, BELA, CILI, DANI)] == ["wait", "wait", "wait", "wait"]
