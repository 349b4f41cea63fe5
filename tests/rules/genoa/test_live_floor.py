"""Section 6.J of the rules: the open floor of live play, who may do what and when (GEN-6.59, GEN-6.60)."""

from __future__ import annotations

from typing import Any

import pytest

import tetrapolis as tp
from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule
from tests.rules.genoa.every_move import legal
from tetrapolis.core.types import CLOCK, Ring


def road(**more: Any) -> Table:
    """ROAD beside the Harbor and the Post Office."""
    return given("street_5_2", stand="road", negotiation="live", **more)


def house(**more: Any) -> Table:
    """HOUSE at the Harbor; the tower came from the street below."""
    return given("street_5_2 harbor", stand="house", negotiation="live", **more)


# ---- nobody waits for anybody


@rule("GEN-6.59")
def test_everybody_may_act_and_nobody_is_waited_for() -> None:
    table = road()
    assert (table.pending(), table.may()) == ([], [ANNA, BELA, CILI, DANI])
    assert {decision.kind for decision in table.pos.pending} == {"live"}
    assert (house().pending(), house().may()) == ([], [ANNA, BELA, CILI, DANI])


@rule("GEN-6.59")
def test_the_others_act_in_any_order_and_as_often_as_they_like() -> None:
    table = road().does(DANI, "offer harbor 5d").does(BELA, "note inn 10d").does(CILI, "pass")
    table.does(DANI, "offer post_office 10d").does(BELA, "offer harbor 10d").does(DANI, "withdraw harbor")
    table.does(CILI, "offer harbor 15d").does(BELA, "offer harbor 20d")
    assert table.offers() == ["p4 post_office 10d", "p3 harbor 15d", "p2 harbor 20d"]
    assert [note.price for note in table.sees(None).notes] == ["10d"]


@rule("GEN-6.59", "GEN-6.28")
def test_an_offer_is_seen_by_all_at_once() -> None:
    table = road().does(BELA, "offer harbor 20d")
    assert table.hears(None, "offer")[0]["give"] == table.hears(DANI, "offer")[0]["give"] == "20d"
    assert [terms.give for terms in table.sees(DANI).stack[0].offers] == ["20d"]


@rule("GEN-6.59")
def test_what_each_may_do_on_the_road() -> None:
    table = road(hands={ANNA: "c01"}).does(BELA, "offer harbor 10d")
    assert legal(table, ANNA) == "accept call counter wait"  # MOVE and STOP: see GEN-6.60
    assert legal(table, BELA) == "offer withdraw note pass wait"
    assert legal(table, CILI) == "offer note pass wait"
    table.ring("floor_min")
    assert legal(table, ANNA) == "go stop accept call counter wait"


@rule("GEN-6.59", "GEN-6.61")
def test_what_each_may_do_in_a_building() -> None:
    table = house().does(BELA, "offer harbor 10d")
    assert legal(table, ANNA) == "use close accept call counter wait"
    assert legal(table, BELA) == "offer withdraw note pass wait"
    assert legal(table, CILI) == "offer note pass wait"


@rule("GEN-6.59")
def test_to_wait_changes_nothing() -> None:
    table = road().does(BELA, "offer harbor 20d")
    before = table.pos.to_json()
    table.does(ANNA, "wait").does(CILI, "wait")
    assert table.pos.to_json() == before


# ---- the trader


@rule("GEN-6.59")
def test_the_trader_may_accept_at_once() -> None:
    """Also before `floorMin`: that holds for MOVE and STOP only."""
    table = road().does(BELA, "offer harbor 20d").accept(BELA)
    assert (table.asked, table.tower) == ((BELA, "action"), "harbor")
    assert (table.ducats(ANNA), table.ducats(BELA)) == (150, 110)


@rule("GEN-6.59")
def test_the_trader_may_take_the_action_at_once_whatever_is_offered() -> None:
    table = house().does(BELA, "offer harbor 100d").does(ANNA, "use")
    assert (table.asked, table.ducats(BELA)) == ((ANNA, "action"), 130)


@rule("GEN-6.59", "GEN-6.41")
def test_the_trader_calls_and_nobody_is_bound() -> None:
    table = road().does(ANNA, "call harbor 20d")
    assert table.hears(DANI, "call") == [{"seat": ANNA, "space": "harbor", "want": "20d"}]
    table.does(BELA, "offer harbor 5d").does(ANNA, "call harbor 15d+silk").accept(BELA)
    assert table.ducats(BELA) == 125


@rule("GEN-6.59", "GEN-6.38")
def test_one_counter_at_a_time_and_it_can_be_withdrawn() -> None:
    table = road().does(ANNA, "counter p2 harbor 20d")
    assert table.refuses(ANNA, "counter p3 harbor 25d") == ["counter-open"]
    assert "agree 1" in table.listed(BELA)
    table.does(ANNA, "recall")
    assert table.refuses(BELA, "agree 1") == ["no-counter"]
    table.refuses(ANNA, "recall")
    table.does(ANNA, "counter p3 harbor 25d").agree(CILI)
    assert (table.asked, table.ducats(ANNA), table.ducats(CILI)) == ((CILI, "action"), 155, 105)


@rule("GEN-6.59", "GEN-6.39")
def test_only_the_addressee_answers_a_counter() -> None:
    table = road().does(ANNA, "counter p2 harbor 20d")
    table.refuses(CILI, "agree 1", "refuse")
    table.refuses(ANNA, "agree 1", "refuse")
    table.does(BELA, "refuse")
    assert table.refuses(BELA, "agree 1") == ["no-counter"]
    assert table.may_play(ANNA, "counter p2 harbor 15d")


@rule("GEN-6.59", "GEN-6.40")
def test_while_a_counter_is_open_all_go_on_and_the_offer_it_answers_stands() -> None:
    table = road().does(BELA, "offer harbor 5d").does(ANNA, "counter p2 harbor 20d").does(CILI, "offer harbor 15d")
    table.does(BELA, "refuse")
    assert table.offers() == ["p2 harbor 5d", "p3 harbor 15d"]
    table.does(ANNA, "counter p2 harbor 20d").accept(CILI)
    assert (table.asked, table.ducats(ANNA)) == ((CILI, "action"), 145)


@rule("GEN-6.59", "GEN-6.56")
def test_the_caps_of_orderly_play_do_not_hold() -> None:
    """More than three offers of one player, more than two counters."""
    table = road()
    table.does(BELA, "offer harbor 5d").does(BELA, "offer post_office 5d")
    table.does(BELA, "offer street_4_2 5d").does(BELA, "offer street_6_2 5d")
    table.does(ANNA, "counter p2 harbor 20d").does(BELA, "refuse").does(ANNA, "counter p2 harbor 15d")
    table.does(BELA, "refuse").does(ANNA, "counter p2 harbor 10d").agree(BELA)
    assert (table.ducats(BELA), table.asked) == (120, (BELA, "action"))


@rule("GEN-6.59", "GEN-6.1")
def test_only_the_trader_deals() -> None:
    table = road(goods={ANNA: "silk"}).does(BELA, "offer harbor 20d")
    assert table.refuses(ANNA, "offer harbor 5d") == ["trader-deals"]
    assert table.refuses(CILI, "counter p2 harbor 5d") == ["trader-deals"]
    table.refuses(CILI, "accept p2 harbor 1", "go harbor", "stop", "recall", "close", "call harbor 5d")
    table.refuses(ANNA, "pass", "withdraw harbor")


# ---- in the order of arrival


@rule("GEN-6.59", "GEN-6.46")
def test_an_outdated_version_is_not_accepted() -> None:
    """EX-T24: Béla changes 20 to 10; Anna's ACCEPT of the 20 arrives later: no effect, the 10 stands."""
    table = road().does(BELA, "offer harbor 20d")
    twenty = table.accepting(BELA)
    table.does(BELA, "offer harbor 10d")
    assert table.refuses(ANNA, twenty) == ["stale"]
    assert (table.offers(), table.ducats(ANNA), table.tower) == (["p2 harbor 10d"], 130, "street_5_2")
    table.accept(BELA)
    assert (table.ducats(ANNA), table.ducats(BELA)) == (140, 120)


@rule("GEN-6.59")
def test_the_acceptance_that_comes_first_counts() -> None:
    table = road().does(BELA, "offer harbor 20d")
    change = "offer harbor 10d"
    table.accept(BELA)
    table.refuses(BELA, change, "withdraw harbor")
    assert (table.ducats(ANNA), table.ducats(BELA)) == (150, 110)


@rule("GEN-6.59", "GEN-6.39")
def test_an_outdated_counter_is_not_agreed_to() -> None:
    table = road().does(ANNA, "counter p2 harbor 20d").does(ANNA, "recall").does(ANNA, "counter p2 harbor 30d")
    assert table.refuses(BELA, "agree 1") == ["stale-counter"]
    assert (table.ducats(BELA), table.tower) == (130, "street_5_2")
    table.agree(BELA)
    assert (table.ducats(BELA), table.tower) == (100, "harbor")


@rule("GEN-6.59", "GEN-6.31")
def test_the_next_floor_begins_empty() -> None:
    table = road().ring("floor_min").does(BELA, "offer harbor 20d").does(CILI, "pass").does(ANNA, "go harbor")
    assert (table.offers(), table.may()) == ([], [ANNA, BELA, CILI, DANI])
    assert table.may_play(CILI, "pass")
    table.does(ANNA, "use").play("main", "end")
    assert table.refuses(ANNA, "stop") == ["floor-early"]  # and its time runs anew


@rule("GEN-6.59", "GEN-6.32")
def test_a_standing_note_becomes_an_offer_when_the_floor_opens() -> None:
    table = road().does(BELA, "note palace 15d standing=1").ring("floor_min").does(ANNA, "go street_4_2")
    assert table.offers() == ["p2 palace 15d"]


@rule("GEN-6.59", "GEN-6.50")
def test_where_only_the_trader_could_act_there_is_no_open_floor() -> None:
    table = house(acted={BELA: 1, CILI: 1, DANI: 1})
    assert (table.asked, table.listed(ANNA)) == ((ANNA, "house"), ["use", "lapse"])


# ---- MOVE and STOP


@rule("GEN-6.60")
def test_no_move_and_no_stop_before_the_time() -> None:
    table = road()
    assert table.pos.alarms["floor_min"] == 5
    assert table.refuses(ANNA, "go harbor", "stop") == ["floor-early", "floor-early"]
    table.ring("floor_min")
    assert "floor_min" not in table.pos.alarms
    table.does(ANNA, "go street_6_2")
    assert table.tower == "street_6_2"
    assert road().ring("floor_min").does(ANNA, "stop").pos.turn == 2  # nobody has a marker for phase 3


@rule("GEN-6.60")
def test_once_all_others_have_passed_the_trader_need_not_wait() -> None:
    table = road().does(BELA, "pass").does(DANI, "pass")
    assert table.refuses(ANNA, "go harbor", "stop") == ["floor-early", "floor-early"]
    table.does(CILI, "pass")
    assert table.may_play(ANNA, "stop")
    table.does(ANNA, "go harbor")
    assert table.tower == "harbor"


@rule("GEN-6.60", "GEN-6.34")
def test_then_he_may_go_whatever_is_on_offer() -> None:
    table = road().does(BELA, "offer harbor 100d").ring("floor_min").does(ANNA, "go harbor")
    assert (table.tower, table.ducats(BELA)) == ("harbor", 130)


@rule("GEN-6.60")
def test_the_time_is_an_option_and_runs_on_the_road_only() -> None:
    assert road(floor_min=20).pos.alarms["floor_min"] == 20
    assert "floor_min" not in house().pos.alarms


@rule("GEN-6.60")
def test_only_time_rings_an_alarm_and_only_one_that_is_set() -> None:
    table = road()
    table.refuses(ANNA, "ring floor_min")
    table.refuses(BELA, "ring floor_min")
    before = table.pos.to_json()
    with pytest.raises(tp.TetrapolisError):
        table.pos.play(CLOCK, Ring("close_seconds"))
    assert table.pos.to_json() == before


@rule("GEN-6.59", "GEN-8.13")
def test_messages_may_be_delivered_meanwhile() -> None:
    table = given("harbor monetti drinks inn", "house", negotiation="live", hands={DANI: "m05"})
    table.does(DANI, "deliver m05")
    assert (table.ducats(DANI), table.may()) == (160, [ANNA, BELA, CILI, DANI])


def test_alarms_are_called_as_their_options_and_old_names_are_understood() -> None:
    game, alarms = tp.game("genoa"), road().pos.alarms
    options = game.options({name: 50 + number for number, name in enumerate(alarms)})
    assert {name: getattr(options, name) for name in alarms} == {"floor_min": 50, "floor_max": 51}
    assert game.parse_move("ring opening") == Ring("floor_min")
    assert game.parse_move("ring deciding") == Ring("decide_seconds")
