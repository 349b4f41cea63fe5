"""Section 14 of the rules: orderly and live negotiation, with their caps and clocks."""

from __future__ import annotations

from typing import Any

import pytest

import tetrapolis as tp
from tests.genoa import ANNA, BELA, CILI, GAME, Table, given
from tests.marks import rule


def road(**options: Any) -> Table:
    """The tower on street_5_2, beside Harbor, Post Office, street_4_2 and street_6_2."""
    return given("street_5_2", "road", **options)


@rule("GEN-14.3")
def test_orderly_is_the_default() -> None:
    table = road()
    assert table.state() == "ask"
    assert table.pos.alarms == {}
    assert road(negotiation="orderly").state() == "ask"


@rule("GEN-14.3", "GEN-6.59")
def test_live_opens_the_floor_for_everybody() -> None:
    table = road(negotiation="live")
    assert table.pending() == []
    assert sorted(table.may()) == [0, 1, 2, 3]
    table.does(CILI, "offer harbor 10d").does(BELA, "offer harbor 15d").does(ANNA, "accept p3 harbor 1")
    assert table.asked == (CILI, "action")


# ---- caps of orderly play


@rule("GEN-14.3", "GEN-6.54")
def test_max_offers_three_by_default() -> None:
    table = road().does(BELA, "offer harbor 5d").does(BELA, "offer post_office 5d").does(BELA, "offer street_4_2 5d")
    assert table.refuses(BELA, "offer street_6_2 5d") == ["max-offers"]
    table.does(BELA, "offer harbor 10d")  # the same target again


@rule("GEN-14.3", "GEN-6.54")
def test_max_offers_as_set() -> None:
    table = road(max_offers=1).does(BELA, "offer harbor 5d")
    assert table.refuses(BELA, "offer post_office 5d") == ["max-offers"]
    four = road(max_offers=4).does(BELA, "offer harbor 5d").does(BELA, "offer post_office 5d")
    four.does(BELA, "offer street_4_2 5d").does(BELA, "offer street_6_2 5d")
    assert len(four.asks().offers()) == 4


@rule("GEN-14.3", "GEN-6.56")
def test_offer_rounds_two_by_default() -> None:
    table = road().asks().play("reopen")
    assert table.state() == "ask"
    table.asks().refused("reopen", "call harbor 20d")


@rule("GEN-14.3", "GEN-6.56")
def test_offer_rounds_as_set() -> None:
    road(offer_rounds=1).asks().refused("reopen", "call harbor 20d")
    three = road(offer_rounds=3).asks().play("reopen").asks().play("reopen").asks()
    three.refused("reopen")


@rule("GEN-14.3", "GEN-6.56")
def test_max_counters_two_by_default() -> None:
    table = road().asks().play("counter p2 harbor 20d", "refuse", "counter p3 harbor 20d", "refuse")
    assert table.refuses(ANNA, "counter p4 harbor 20d") == ["max-counters"]


@rule("GEN-14.3", "GEN-6.56")
def test_max_counters_as_set() -> None:
    assert road(max_counters=0).asks().refuses(ANNA, "counter p2 harbor 20d") == ["max-counters"]
    one = road(max_counters=1).asks().play("counter p2 harbor 20d", "refuse")
    assert one.refuses(ANNA, "counter p3 harbor 20d") == ["max-counters"]


@rule("GEN-14.3", "GEN-6.56")
def test_max_notes_three_by_default() -> None:
    table = road().does(BELA, "note inn 5d").does(BELA, "note tavern 5d").does(BELA, "note park 5d")
    assert table.refuses(BELA, "note drinks 5d") == ["max-notes"]


@rule("GEN-14.3", "GEN-6.56")
def test_max_notes_as_set() -> None:
    assert road(max_notes=0).refuses(BELA, "note inn 5d") == ["max-notes"]
    one = road(max_notes=1).does(BELA, "note inn 5d")
    assert one.refuses(BELA, "note tavern 5d") == ["max-notes"]
    four = road(max_notes=4).does(BELA, "note inn 5d").does(BELA, "note tavern 5d").does(BELA, "note park 5d")
    assert four.may_play(BELA, "note drinks 5d")


# ---- clocks of live play


@rule("GEN-14.3", "GEN-6.60", "GEN-6.62")
def test_clocks_of_a_road_by_default_and_as_set() -> None:
    assert road(negotiation="live").pos.alarms == {"floor_min": 5, "floor_max": 180}
    assert road(negotiation="live", floor_min=20, floor_max=60).pos.alarms == {"floor_min": 20, "floor_max": 60}


@rule("GEN-14.3", "GEN-6.60")
def test_the_trader_goes_on_when_floor_min_has_passed() -> None:
    table = road(negotiation="live")
    assert table.refuses(ANNA, "go harbor", "stop") == ["floor-early", "floor-early"]
    table.ring("floor_min").does(ANNA, "go harbor")
    assert table.tower == "harbor"


@rule("GEN-14.3", "GEN-6.61")
def test_the_countdown_of_close_by_default_and_as_set() -> None:
    table = given("harbor", "house", negotiation="live").does(ANNA, "close")
    assert table.pos.alarms["close_seconds"] == 10
    table = given("harbor", "house", negotiation="live", close_seconds=25).does(ANNA, "close")
    assert table.pos.alarms["close_seconds"] == 25
    table.ring("close_seconds")
    assert table.said("lapses") == [{"building": "harbor"}]


@rule("GEN-14.3", "GEN-6.62")
def test_the_time_to_decide_by_default_and_as_set() -> None:
    table = road(negotiation="live").ring("floor_min").ring("floor_max")
    assert table.pos.alarms == {"decide_seconds": 30}
    table = road(negotiation="live", decide_seconds=90).ring("floor_min").ring("floor_max")
    assert table.pos.alarms == {"decide_seconds": 90}
    assert table.refuses(BELA, "offer harbor 10d") == ["floor-late"]
    table.ring("decide_seconds")
    assert table.said("stops") == [{"seat": ANNA}]


@rule("GEN-14.3")
@pytest.mark.parametrize(
    "options",
    [
        {"negotiation": "shouting"},
        {"max_offers": 0},
        {"offer_rounds": 0},
        {"max_counters": -1},
        {"max_notes": -1},
        {"floor_min": -1},
        {"close_seconds": "ten"},
        {"floor_max": -5},
        {"decide_seconds": 1.5},
    ],
)
def test_caps_and_clocks_that_make_no_sense_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(tp.BadOptions):
        GAME.new(players=4, seed=1, options=options)
