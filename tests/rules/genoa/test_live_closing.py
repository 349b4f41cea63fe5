"""Section 6.J of the rules: how an open floor ends, CLOSE and the clocks (GEN-6.61, GEN-6.62)."""

from __future__ import annotations

from typing import Any

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule


def road(**more: Any) -> Table:
    """ROAD beside the Harbor and the Post Office."""
    return given("street_5_2", stand="road", negotiation="live", **more)


def house(**more: Any) -> Table:
    """HOUSE at the Harbor; Anna has acted already, so she cannot take the action herself."""
    return given("street_5_2 harbor", stand="house", negotiation="live", **{"acted": {ANNA: 1}, **more})


def lapsed(table: Table) -> bool:
    """The Harbor's action was let go, and the floor about the next step is open."""
    next_step = table.may_play(BELA, "offer monetti 5d") and not table.may_play(BELA, "offer harbor 5d")
    return table.said("lapses") == [{"building": "harbor"}] and next_step


# ---- CLOSE


@rule("GEN-6.61")
def test_an_action_lapses_after_close_and_a_countdown() -> None:
    table = house()
    assert table.refuses(ANNA, "lapse") == ["lapse"]
    assert "close_seconds" not in table.pos.alarms
    table.does(ANNA, "close")
    assert table.pos.alarms["close_seconds"] == 10
    assert table.refuses(ANNA, "lapse") == ["lapse"]
    table.ring("close_seconds")
    assert lapsed(table)


@rule("GEN-6.61")
def test_the_countdown_is_an_option() -> None:
    assert house(close_seconds=3).does(ANNA, "close").pos.alarms["close_seconds"] == 3


@rule("GEN-6.61")
def test_close_is_said_to_all() -> None:
    assert house().does(ANNA, "close").hears(DANI, "closing") == [{"seat": ANNA, "seconds": 10}]


@rule("GEN-6.61")
def test_only_the_trader_closes_once_and_only_in_a_building() -> None:
    table = house()
    table.refuses(BELA, "close")
    table.does(ANNA, "close")
    table.refuses(ANNA, "close")
    road().refuses(ANNA, "close")


@rule("GEN-6.61", "GEN-6.42")
def test_an_offer_that_comes_in_the_countdown_obliges() -> None:
    table = house().does(ANNA, "close").does(CILI, "offer harbor 5d").ring("close_seconds")
    assert (table.said("lapses"), table.said("duty")) == ([], [{"seat": ANNA}])
    assert table.refuses(ANNA, "lapse") == ["duty"]
    table.refuses(ANNA, "use", "close", "go monetti", "stop")
    table.accept(CILI)
    assert (table.asked, table.ducats(ANNA)) == ((CILI, "action"), 135)


@rule("GEN-6.61", "GEN-6.37")
def test_under_the_duty_the_trader_may_still_act_himself() -> None:
    table = house(acted={}).does(BELA, "offer harbor 5d").does(ANNA, "close").ring("close_seconds")
    assert table.refuses(ANNA, "lapse") == ["duty"]
    assert table.does(ANNA, "use").asked == (ANNA, "action")


@rule("GEN-6.61", "GEN-6.43")
def test_an_offer_that_takes_something_does_not_hold_the_action() -> None:
    table = (
        house(goods={ANNA: "silk"}).does(BELA, "offer harbor 100d take=silk").does(ANNA, "close").ring("close_seconds")
    )
    assert lapsed(table)
    assert table.goods(ANNA) == "silk"


@rule("GEN-6.61")
def test_in_the_countdown_the_trader_may_still_deal_or_act() -> None:
    table = house(acted={}).does(BELA, "offer harbor 5d").does(ANNA, "close")
    assert table.may_play(ANNA, "use")
    assert table.may_play(ANNA, "counter p2 harbor 20d")
    table.accept(BELA)
    assert (table.asked, table.pos.alarms) == ((BELA, "action"), {})


@rule("GEN-6.61")
def test_when_the_last_such_offer_is_withdrawn_later_lapse_is_open_at_once() -> None:
    table = (
        house().does(BELA, "offer harbor 5d").does(CILI, "offer harbor 10d").does(ANNA, "close").ring("close_seconds")
    )
    table.does(CILI, "withdraw harbor")
    assert table.refuses(ANNA, "lapse") == ["duty"]
    table.does(BELA, "withdraw harbor").does(ANNA, "lapse")
    assert lapsed(table)


@rule("GEN-6.59", "GEN-6.61", "GEN-6.62")
def test_withdrawal_frees_the_trader() -> None:
    """EX-T23: Béla withdraws the only offer before Anna's ACCEPT arrives: it does nothing; CLOSE, then it lapses."""
    table = house().does(BELA, "offer harbor 20d")
    accept = table.accepting(BELA)
    table.does(BELA, "withdraw harbor")
    assert table.refuses(ANNA, accept) == ["no-offer"]
    assert (table.ducats(ANNA), table.ducats(BELA)) == (130, 130)
    table.does(ANNA, "close").ring("close_seconds")
    assert lapsed(table)


# ---- who withdraws after CLOSE


@rule("GEN-6.62")
def test_who_withdraws_after_close_may_not_offer_again_on_that_floor() -> None:
    """EX-T23, the other half."""
    table = house().does(BELA, "offer harbor 20d").does(ANNA, "close").does(BELA, "withdraw harbor")
    assert table.refuses(BELA, "offer harbor 20d", "offer harbor 5d") == ["barred", "barred"]
    assert table.may_play(CILI, "offer harbor 5d")
    table.ring("close_seconds")
    assert lapsed(table)
    assert table.may_play(BELA, "offer monetti 20d")  # the next floor


@rule("GEN-6.62")
def test_so_too_when_the_countdown_is_over() -> None:
    table = (
        house().does(BELA, "offer harbor 20d").does(ANNA, "close").ring("close_seconds").does(BELA, "withdraw harbor")
    )
    assert table.refuses(BELA, "offer harbor 20d") == ["barred"]


@rule("GEN-6.62")
def test_who_withdrew_before_close_may_offer_again() -> None:
    table = house().does(BELA, "offer harbor 20d").does(BELA, "withdraw harbor").does(ANNA, "close")
    table.does(BELA, "offer harbor 5d")
    assert table.offers() == ["p2 harbor 5d"]


@rule("GEN-6.62")
def test_to_change_an_offer_after_close_is_not_to_withdraw_it() -> None:
    table = house().does(BELA, "offer harbor 20d").does(ANNA, "close").does(BELA, "offer harbor 10d")
    table.does(BELA, "offer harbor 15d")
    assert table.offers() == ["p2 harbor 15d"]


@rule("GEN-6.62")
def test_a_step_offer_withdrawn_bars_nobody() -> None:
    table = road().does(BELA, "offer harbor 20d").ring("floor_min").does(BELA, "withdraw harbor")
    table.does(BELA, "offer harbor 10d")
    assert table.offers() == ["p2 harbor 10d"]


# ---- floorMax and decideSeconds


@rule("GEN-6.62")
def test_after_the_longest_time_no_new_offers_or_counters() -> None:
    table = road().does(BELA, "offer harbor 20d")
    assert (table.pos.alarms["floor_max"], "decide_seconds" in table.pos.alarms) == (180, False)
    table.ring("floor_max")
    assert ("floor_max" in table.pos.alarms, table.pos.alarms["decide_seconds"]) == (False, 30)
    assert table.refuses(CILI, "offer harbor 25d", "offer post_office 5d") == ["floor-late", "floor-late"]
    assert table.refuses(BELA, "offer harbor 10d") == ["floor-late"]
    assert table.refuses(ANNA, "counter p2 harbor 30d") == ["floor-late"]
    assert table.offers() == ["p2 harbor 20d"]
    table.accept(BELA)
    assert table.asked == (BELA, "action")


@rule("GEN-6.62")
def test_what_stands_can_still_be_withdrawn_or_agreed_to() -> None:
    table = road().does(BELA, "offer harbor 20d").does(ANNA, "counter p3 harbor 25d").ring("floor_max")
    table.does(BELA, "withdraw harbor")
    assert table.offers() == []
    table.agree(CILI)
    assert (table.asked, table.ducats(CILI)) == ((CILI, "action"), 105)


@rule("GEN-6.62", "GEN-6.61")
def test_then_the_trader_may_let_the_action_go_unless_the_duty_holds() -> None:
    """No offer can come any more, so there is nothing to count down for."""
    table = house().ring("floor_max").does(ANNA, "lapse")
    assert lapsed(table)
    bound = house().does(BELA, "offer harbor 5d").ring("floor_max")
    assert bound.refuses(ANNA, "lapse") == ["duty"]


@rule("GEN-6.62")
def test_the_times_are_options() -> None:
    table = house(floor_max=60, decide_seconds=7)
    assert table.pos.alarms == {"floor_max": 60}
    assert table.ring("floor_max").pos.alarms == {"decide_seconds": 7}


@rule("GEN-6.62", "GEN-6.64")
def test_a_trader_who_does_not_close_on_the_road_stops() -> None:
    table = road().does(BELA, "offer harbor 100d").ring("floor_max").ring("decide_seconds")
    assert table.said("stops") == [{"seat": ANNA}]
    assert (table.pos.trader, table.ducats(BELA)) == (BELA, 130)


@rule("GEN-6.62", "GEN-6.64")
def test_a_trader_who_does_not_close_in_a_building_takes_the_best_qualifying_offer() -> None:
    table = house(acted={}, goods={ANNA: "silk", CILI: "ale"}).does(BELA, "offer harbor 10d")
    table.does(CILI, "offer harbor 10d+ale").does(DANI, "offer harbor 50d take=silk").ring("floor_max").ring(
        "decide_seconds"
    )
    assert (table.asked, table.ducats(ANNA), table.goods(ANNA)) == ((CILI, "action"), 140, "silk ale")


@rule("GEN-6.62", "GEN-6.64")
def test_or_lets_it_go_if_there_is_none() -> None:
    table = house(acted={}).ring("floor_max").ring("decide_seconds")
    assert lapsed(table)


@rule("GEN-6.62")
def test_the_clocks_of_a_new_floor_start_again() -> None:
    table = road().ring("floor_min").ring("floor_max").does(ANNA, "go street_6_2")
    assert table.pos.alarms == {"floor_min": 5, "floor_max": 180}
    assert table.may_play(BELA, "offer harbor 5d")


@rule("GEN-6.62")
def test_a_program_can_tell_the_clocks_of_two_floors_apart() -> None:
    """Both floors have an alarm `floor`: the questions of one floor have one id, those of the next another."""
    table = road().ring("floor_min").does(BELA, "offer harbor 5d")
    first = {decision.id for decision in table.pos.pending}
    table.does(CILI, "offer harbor 10d").does(DANI, "pass")
    assert {decision.id for decision in table.pos.pending} == first
    table.does(ANNA, "go street_6_2")
    second = {decision.id for decision in table.pos.pending}
    assert (len(first), len(second), first & second) == (1, 1, set())
