"""Large and small orders (GEN-8.4 to 8.11)."""

from __future__ import annotations

import pytest

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule


def _monetti(**things: object) -> Table:
    """Béla's window at Villa Monetti with L05 (silver, silk, saffron) and its goods."""
    table = given(
        "monetti",
        stand="window",
        goods={BELA: "silver silk saffron"},
        hands={BELA: "l05"},
        **things,  # type: ignore[arg-type]
    )
    return table.window(BELA)


# ---- large orders


@rule("GEN-8.4", "GEN-8.5", "GEN-9.8")
def test_third_good_from_a_tile() -> None:
    """EX-T49"""
    table = given(
        "monetti",
        stand="window",
        goods={BELA: "silver silk"},
        tiles={BELA: "any_commodity"},
        hands={BELA: "l05"},
    ).window(BELA)
    table.refuses(BELA, "ship l05")
    table.play("fetch saffron", "ship l05", "get building_action")
    assert table.ducats(BELA) == 230
    assert table.tiles(BELA) == "building_action"
    assert table.goods(BELA) == ""
    assert (table.supply("silver"), table.supply("silk"), table.supply("saffron")) == (5, 5, 5)
    assert table.face_up("large_order") == ["l05"]


@rule("GEN-8.4", "GEN-7.13")
def test_wrong_villa() -> None:
    """EX-T51"""
    table = given(
        "ricci",
        stand="window",
        goods={BELA: "silver silk saffron"},
        hands={BELA: "l05"},
        decks={"contract": "c03"},
    ).window(BELA)
    assert table.refuses(BELA, "ship l05") == ["order-place"]
    table.play("main")
    assert table.cards(BELA) == "c03 l05"


@rule("GEN-8.4")
@pytest.mark.parametrize("goods", ["silver silk", "silver saffron", "silk saffron", "silver silver silk"])
def test_all_three_goods_are_needed(goods: str) -> None:
    table = given("monetti", stand="window", goods={BELA: goods}, hands={BELA: "l05"}).window(BELA)
    assert table.refuses(BELA, "ship l05") == ["order-goods"]


@rule("GEN-8.4")
def test_the_order_must_be_ones_own() -> None:
    table = given("monetti", stand="window", goods={BELA: "silver silk saffron"}, hands={CILI: "l05"}).window(BELA)
    assert table.refuses(BELA, "ship l05") == ["no-such-card"]


@rule("GEN-8.4")
def test_delivering_is_an_option_instead_of_the_contract() -> None:
    table = _monetti().play("main")
    table.refuses(BELA, "ship l05")
    assert table.goods(BELA) == "saffron silver silk"


@rule("GEN-8.4")
def test_other_goods_stay() -> None:
    table = given("monetti", stand="window", goods={BELA: "silver silk silk saffron ale"}, hands={BELA: "l05"})
    table.window(BELA).play("ship l05", "get trade_1_1")
    assert table.goods(BELA) == "silk ale"


@rule("GEN-8.5")
@pytest.mark.parametrize("tile", ["start_space", "trade_1_1", "any_commodity", "building_action", "extra_action"])
def test_the_reward_is_100_ducats_and_a_tile_of_ones_choice(tile: str) -> None:
    table = _monetti().play("ship l05")
    assert table.asked == (BELA, "bonus")
    table.play(f"get {tile}")
    assert table.tiles(BELA) == tile
    assert table.ducats(BELA) == 230
    assert table.face_up("large_order") == ["l05"]
    assert [table.ducats(seat) for seat in (ANNA, CILI, DANI)] == [130, 130, 130]  # the bank pays


@rule("GEN-8.6")
def test_the_bonus_tile_is_chosen_among_the_kinds_in_supply() -> None:
    table = _monetti(tile_supply={"extra_action": 0, "trade_1_1": 0, "start_space": 1}).play("ship l05")
    assert table.choices() == ["get start_space", "get any_commodity", "get building_action"]
    table.refuses(BELA, "get extra_action", "get trade_1_1")


@rule("GEN-8.6")
def test_with_no_tile_left_there_is_only_the_money() -> None:
    none = {"start_space": 0, "trade_1_1": 0, "any_commodity": 0, "building_action": 0, "extra_action": 0}
    table = _monetti(tile_supply=none).play("ship l05")
    assert table.asked == (BELA, "action")
    assert table.ducats(BELA) == 230
    assert table.tiles(BELA) == ""
    table.play("end")


@rule("GEN-8.5", "GEN-9.8", "GEN-9.10")
def test_bonus_tile_at_once() -> None:
    """EX-T52"""
    table = given("monetti", stand="window", goods={BELA: "silver silk saffron copper"}, hands={BELA: "l05"})
    table.window(BELA).play("ship l05", "get trade_1_1", "trade copper", "get wine", "end")
    assert table.goods(BELA) == "wine"
    assert table.tiles(BELA) == ""
    assert table.supply("trade_1_1") == 7


# ---- small orders


@rule("GEN-8.7", "GEN-8.8")
def test_a_small_order_takes_one_good_and_pays_40() -> None:
    table = given("tavern", stand="window", goods={BELA: "ale ale"}, hands={BELA: "s01"}).window(BELA)
    table.play("fill s01")
    assert table.ducats(BELA) == 170
    assert table.goods(BELA) == "ale"  # one, though he has two
    assert table.supply("ale") == 4
    assert table.face_up("small_order") == ["s01"]
    assert [table.ducats(seat) for seat in (ANNA, CILI, DANI)] == [130, 130, 130]


@rule("GEN-8.7")
def test_a_small_order_needs_its_building_its_good_and_the_card() -> None:
    table = given("tavern", stand="window", goods={BELA: "ale"}, hands={BELA: "s02 s13", CILI: "s01"}).window(BELA)
    assert table.refuses(BELA, "fill s02") == ["order-place"]  # ale, but for the Coach House
    assert table.refuses(BELA, "fill s13") == ["order-goods"]  # for the Tavern, but pepper
    assert table.refuses(BELA, "fill s01") == ["no-such-card"]


@rule("GEN-8.7")
def test_a_small_order_needs_the_players_own_action() -> None:
    table = given("tavern", stand="window", goods={CILI: "ale"}, hands={CILI: "s01"}).window(BELA)
    table.refuses(CILI, "fill s01")
    table.play("main")
    table.refuses(CILI, "fill s01")
    table.play("end")
    table.refuses(CILI, "fill s01")  # the tower still stands there


@rule("GEN-8.8")
def test_completing_a_small_order_is_not_itself_an_action() -> None:
    table = given(
        "tavern", stand="window", goods={BELA: "ale"}, hands={BELA: "s01"}, tiles={BELA: "extra_action"}
    ).window(BELA)
    table.play("fill s01", "main", "end")
    assert table.pos.acted == [0, 1, 0, 0]
    assert table.tiles(BELA) == "trade_1_1 extra_action"


@rule("GEN-8.9", "GEN-8.11")
def test_small_order_drawn_and_completed() -> None:
    """EX-T53 (as far as the cards go: only one is made out to the City Hall; two in one window: next tests)"""
    table = given("city_hall", stand="window", goods={BELA: "silver silver"}, decks={"small_order": "s10 s09"}).window(
        BELA
    )
    table.refuses(BELA, "fill s10")  # still in the deck
    table.play("main", "fill s10")
    assert table.ducats(BELA) == 170
    assert table.cards(BELA) == "s09"
    assert table.goods(BELA) == "silver"
    assert table.refuses(BELA, "fill s09") == ["one-order"]
    table.play("end")


@rule("GEN-8.9")
def test_a_small_order_with_a_good_gained_in_the_same_window() -> None:
    table = given("harbor", stand="window", hands={BELA: "s11"}).window(BELA)
    table.play("main", "fetch copper", "fill s11")  # the Harbor's own tile brings the copper
    assert table.ducats(BELA) == 170
    assert table.goods(BELA) == ""


@rule("GEN-8.9")
def test_a_small_order_before_main() -> None:
    table = given("harbor", stand="window", goods={BELA: "copper"}, hands={BELA: "s11"}).window(BELA)
    table.play("fill s11", "main", "end")
    assert table.ducats(BELA) == 170


@rule("GEN-8.10")
def test_an_action_by_tile_never_serves_for_a_small_order() -> None:
    table = given(
        "harbor",
        stand="window",
        goods={BELA: "ale"},
        tiles={BELA: "building_action"},
        hands={BELA: "s01"},
        owners={"tavern": BELA},
    ).window(BELA)
    table.play("act tavern")
    assert table.tiles(BELA) == "trade_1_1"
    assert table.refuses(BELA, "fill s01") == ["order-place"]
    table.play("main")
    table.refuses(BELA, "fill s01")


# ---- one order in a window


@rule("GEN-8.11")
@pytest.mark.parametrize(("one", "other"), [("s04", "s08"), ("s08", "s04")])
def test_of_two_small_orders_that_fit_one_is_completed(one: str, other: str) -> None:
    table = given("park", stand="window", goods={BELA: "wine silk"}, hands={BELA: "s04 s08"}).window(BELA)
    table.play(f"fill {one}")
    assert table.refuses(BELA, f"fill {other}") == ["one-order"]
    table.play("main")
    assert table.refuses(BELA, f"fill {other}") == ["one-order"]
    assert table.ducats(BELA) == 170


@rule("GEN-8.11")
def test_of_two_large_orders_that_fit_one_is_delivered() -> None:
    goods = "silver silk silk saffron saffron ale"
    table = given("monetti", stand="window", goods={BELA: goods}, hands={BELA: "l05 l06"}).window(BELA)
    assert table.choices("ship") == ["ship l05", "ship l06"]
    table.play("ship l06", "get trade_1_1")
    table.refuses(BELA, "ship l05")
    assert table.ducats(BELA) == 230


@rule("GEN-8.11")
def test_after_a_small_order_no_large_one_by_tile() -> None:
    table = given(
        "inn",
        stand="window",
        board="alt",
        goods={BELA: "linen silver silk saffron"},
        tiles={BELA: "building_action"},
        hands={BELA: "s05 l05"},
        owners={"monetti": BELA},
        decks={"contract": "c02 c07"},
    ).window(BELA)
    table.play("fill s05", "act monetti")
    assert table.asked == (BELA, "action")  # only the contract was left, and it was drawn
    assert table.cards(BELA) == "c02 l05"
    assert table.ducats(BELA) == 170


@rule("GEN-8.11")
def test_after_a_large_order_by_tile_no_small_one() -> None:
    table = given(
        "inn",
        stand="window",
        board="alt",
        goods={BELA: "linen silver silk saffron"},
        tiles={BELA: "building_action"},
        hands={BELA: "s05 l05"},
        owners={"monetti": BELA},
    ).window(BELA)
    table.play("act monetti", "ship l05", "get start_space")
    assert table.refuses(BELA, "fill s05") == ["one-order"]
    assert table.ducats(BELA) == 230


@rule("GEN-8.11")
def test_another_window_in_the_same_turn_allows_another_order() -> None:
    table = given(
        "palace", stand="house", tiles={ANNA: "extra_action"}, goods={ANNA: "silver copper"}, hands={ANNA: "s09 s11"}
    )
    table.play("use", "fill s09", "main", "end").asks().play("go harbor", "use", "fill s11")
    assert table.ducats(ANNA) == 210
