"""The action window: opening, MAIN, END, and what lapses (GEN-5.9 to 5.15)."""

from __future__ import annotations

import pytest

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule


def _at_harbor() -> Table:
    """Béla's window at the Harbor, with an order for it, its good and two tiles."""
    return given(
        "palace harbor",
        stand="window",
        goods={BELA: "copper"},
        tiles={BELA: "any_commodity trade_1_1"},
        hands={BELA: "s11"},
    ).window(BELA)


@rule("GEN-5.9")
def test_opening_counts_the_action_spends_the_tile_and_pays_the_owner() -> None:
    table = given("palace", stand="road", acted={BELA: 1}, tiles={BELA: "extra_action"}, owners={"harbor": CILI})
    table.asks({BELA: "offer harbor 5d extra=1"}).accept(BELA)
    assert table.asked == (BELA, "action")  # nothing done yet
    assert table.tiles(BELA) == ""
    assert table.ducats(CILI) == 140
    assert (table.ducats(BELA), table.ducats(ANNA)) == (125, 135)
    assert table.pos.acted == [0, 2, 0, 0]
    assert table.sees(DANI).used == ["harbor"]
    table.play("main", "end")
    assert table.refuses(DANI, "offer harbor 5d") == ["no-target"]  # used for this turn


@rule("GEN-5.9")
def test_opening_without_an_extra_tile_or_a_foreign_owner() -> None:
    table = given("harbor", stand="house", tiles={ANNA: "extra_action"}, owners={"harbor": ANNA}).play("use")
    assert table.tiles(ANNA) == "extra_action"
    assert table.ducats(ANNA) == 130
    assert table.pos.acted == [1, 0, 0, 0]


@rule("GEN-5.10")
def test_order_and_tiles_before_main() -> None:
    table = _at_harbor().play("fill s11", "fetch silk", "trade silk", "get wine", "main", "end")
    assert table.ducats(BELA) == 170
    assert table.goods(BELA) == "wine"
    assert table.tiles(BELA) == "any_commodity"


@rule("GEN-5.10")
def test_order_and_tiles_after_main() -> None:
    table = _at_harbor().play("main", "fetch silk", "fetch ale", "fill s11", "trade silk", "get wine", "end")
    assert table.ducats(BELA) == 170
    assert table.goods(BELA) == "ale wine"
    assert table.tiles(BELA) == ""


@rule("GEN-5.10")
def test_all_that_can_be_done_in_the_window() -> None:
    table = given("harbor", stand="window", goods={BELA: "copper"}, hands={BELA: "s11"}).window(BELA)
    assert table.choices() == ["main", "fill s11"]
    table.play("fill s11")
    assert table.choices() == ["main"]
    table.play("main")
    assert table.choices("end") == ["end"]
    assert table.choices("main") == []
    table.refuses(BELA, "offer harbor 5d", "go monetti", "stop", "use")


@rule("GEN-5.11")
def test_main_must_be_done_before_end() -> None:
    table = _at_harbor()
    assert table.refuses(BELA, "end") == ["main-first"]
    table.play("fill s11")
    assert table.refuses(BELA, "end") == ["main-first"]  # the order is no MAIN
    table.play("main", "end")
    assert table.state() == "ask"


@rule("GEN-5.11")
def test_main_is_done_once() -> None:
    table = _at_harbor().play("main")
    assert table.refuses(BELA, "main") == ["main-done"]
    assert table.tiles(BELA) == "trade_1_1 any_commodity any_commodity"


@rule("GEN-5.11")
def test_in_a_villa_the_delivery_is_the_main() -> None:
    table = given("monetti", stand="window", goods={BELA: "silver silk saffron"}, hands={BELA: "l05"}).window(BELA)
    table.play("ship l05", "get extra_action")
    assert table.refuses(BELA, "main") == ["main-done"]
    table.play("end")
    assert table.cards(BELA, "contract") == ""


@rule("GEN-5.12")
def test_an_action_that_yields_nothing_is_taken() -> None:
    table = given("palace", stand="road", tile_supply={"any_commodity": 0})
    table.asks({BELA: "offer harbor 5d"}).accept(BELA).play("main", "end")
    assert table.tiles(BELA) == ""
    assert table.ducats(BELA) == 125  # no refund
    assert table.refuses(BELA, "offer monetti 5d") == ["no-action"]
    assert table.refuses(CILI, "offer harbor 5d") == ["no-target"]


@rule("GEN-5.13")
def test_end_closes_the_window_for_good() -> None:
    table = _at_harbor().play("main", "end")
    assert table.state() == "ask"
    assert BELA in table.pending()
    table.refuses(BELA, "fill s11", "main", "end", "fetch silk", "trade copper")


@rule("GEN-5.13")
def test_while_a_window_is_open_others_only_deliver_messages() -> None:
    table = given("inn drinks monetti", stand="road", hands={CILI: "m05"})
    table.asks({BELA: "offer harbor 5d"}).accept(BELA)
    assert table.pending() == [BELA]
    table.refuses(ANNA, "go palace", "stop", "use", "main", "end")
    table.refuses(CILI, "offer harbor 50d", "main", "end", "pass")
    table.refuses(DANI, "main", "end", "pass")
    table.does(CILI, "deliver m05")
    assert table.ducats(CILI) == 160
    assert table.asked == (BELA, "action")  # and his window is as it was
    assert table.can("main")


@rule("GEN-5.14")
@pytest.mark.parametrize(
    "text", ["end", "lapse", "refuse", "pass", "withdraw harbor", "counter p3 harbor 20d", "invite", "agree 1"]
)
def test_a_bought_action_cannot_be_declined_passed_on_or_resold(text: str) -> None:
    table = given("palace", stand="road").asks({BELA: "offer harbor 20d"}).accept(BELA)
    table.refuses(BELA, text)
    table.refuses(ANNA, text)
    table.refuses(CILI, text)
    assert (table.ducats(ANNA), table.ducats(BELA)) == (150, 110)


@rule("GEN-5.14")
def test_a_bought_action_is_not_refunded() -> None:
    table = given("palace", stand="road", tile_supply={"any_commodity": 0})
    table.asks({BELA: "offer harbor 20d"}).accept(BELA).play("main", "end")
    assert (table.ducats(ANNA), table.ducats(BELA)) == (150, 110)


@rule("GEN-5.15")
def test_a_lapsed_action_cannot_be_taken_later_in_the_turn() -> None:
    table = given("inn", stand="house").play("invite").asks().play("lapse")
    assert table.tower == "inn"
    assert table.refuses(BELA, "offer inn 20d") == ["no-target"]
    table.asks()
    table.refuses(ANNA, "use", "invite", "counter p2 inn 5d")
    assert table.supply("trade_1_1") == 7
    assert table.sees(BELA).used == ["inn"]


@rule("GEN-5.15")
def test_marks_are_cleared_at_the_start_of_the_next_turn() -> None:
    table = given("inn", stand="house", tiles={BELA: "start_space", CILI: "start_space"})
    table.play("use", "main", "end").asks().play("stop")  # Anna has used the Inn
    table.play("start inn").play("invite").asks().play("lapse").asks().play("stop")  # in Béla's turn it lapses
    assert table.sees(CILI).used == []
    table.play("start inn")
    assert table.asked == (CILI, "house")
    table.play("invite").asks({ANNA: "offer inn 5d"}).accept(ANNA).play("main")
    assert table.tiles(ANNA) == "trade_1_1 trade_1_1"
