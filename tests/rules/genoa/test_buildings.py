"""What the buildings do (section 7)."""

from __future__ import annotations

import pytest

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule


def _window(building: str, **things: object) -> Table:
    """Béla's window in a building."""
    return given(building, stand="window", **things).window(BELA)  # type: ignore[arg-type]


# ---- too little in the supply


@rule("GEN-7.1")
def test_a_warehouse_with_one_kind_left_gives_that_one() -> None:
    table = _window("drinks", supply={"ale": 0, "wine": 1}).play("main")
    assert table.goods(BELA) == "wine"
    assert (table.supply("ale"), table.supply("wine")) == (0, 0)


@rule("GEN-7.1")
def test_an_empty_warehouse_gives_nothing() -> None:
    table = _window("drinks", supply={"ale": 0, "wine": 0}).play("main", "end")
    assert table.goods(BELA) == ""
    assert table.pos.acted == [0, 1, 0, 0]


@rule("GEN-7.1", "GEN-7.6")
def test_cathedral_short() -> None:
    """EX-T56"""
    table = _window("cathedral", central={BELA: 1}).play("main")
    assert table.markers(BELA) == (1, 0)


@rule("GEN-7.1", "GEN-7.6")
def test_cathedral_with_no_marker_left() -> None:
    table = _window("cathedral", central={BELA: 0}, markers={BELA: 2}).play("main", "end")
    assert table.markers(BELA) == (2, 0)


@rule("GEN-7.1", "GEN-5.12", "GEN-10.13")
def test_nothing_to_take_and_the_order_is_still_good() -> None:
    """EX-T54"""
    table = _window(
        "harbor",
        tile_supply={"any_commodity": 0},
        goods={BELA: "copper"},
        hands={BELA: "s11"},
        owners={"harbor": CILI},
    )
    assert table.ducats(CILI) == 140
    table.play("main")
    assert table.tiles(BELA) == ""
    table.play("fill s11")
    assert table.ducats(BELA) == 170
    table.play("end")
    assert table.pos.acted == [0, 1, 0, 0]
    assert table.ducats(CILI) == 140


@rule("GEN-7.2")
def test_with_one_card_left_one_is_drawn() -> None:
    table = _window("post_office", decks={"message": "m03"}).play("main", "end")
    assert table.cards(BELA, "message") == "m03"
    assert table.deck("message") == []


@rule("GEN-7.2")
@pytest.mark.parametrize(
    ("building", "deck"),
    [("guild_hall", "large_order"), ("city_hall", "small_order"), ("post_office", "message"), ("colini", "contract")],
)
def test_with_no_card_left_none_is_drawn(building: str, deck: str) -> None:
    table = _window(building, decks={deck: ""}).play("main", "end")
    assert table.cards(BELA) == ""
    assert table.pos.acted == [0, 1, 0, 0]


@rule("GEN-7.2", "GEN-7.14", "GEN-5.12")
def test_empty_deck() -> None:
    """EX-T58"""
    table = _window("monetti", decks={"contract": ""}, hands={BELA: "l05 c02"}, goods={BELA: "silver silk"})
    assert table.refuses(BELA, "ship l05") == ["order-goods"]
    table.play("main", "end")
    assert table.cards(BELA) == "c02 l05"
    assert table.refuses(BELA, "offer drinks 5d") == ["no-action"]


# ---- cards


@rule("GEN-7.3")
def test_guild_hall_draws_the_top_large_order() -> None:
    table = _window("guild_hall", decks={"large_order": "l07 l02 l11"}).play("main")
    assert table.cards(BELA) == "l07"
    assert table.deck("large_order") == ["l02", "l11"]


@rule("GEN-7.4")
def test_city_hall_draws_the_top_two_small_orders() -> None:
    table = _window("city_hall", decks={"small_order": "s07 s02 s11"}).play("main")
    assert table.cards(BELA) == "s02 s07"
    assert table.deck("small_order") == ["s11"]


@rule("GEN-7.5")
def test_post_office_draws_the_top_two_messages() -> None:
    table = _window("post_office", decks={"message": "m07 m02 m11"}).play("main")
    assert table.cards(BELA) == "m02 m07"
    assert table.deck("message") == ["m11"]


# ---- markers and tiles


@rule("GEN-7.6")
def test_cathedral_gives_two_markers_of_ones_own_colour() -> None:
    table = _window("cathedral", markers={BELA: 1}).play("main")
    assert table.markers(BELA) == (3, 4)
    assert table.markers(ANNA) == (0, 7)


@rule("GEN-7.7")
def test_palace_gives_a_building_action_tile() -> None:
    table = _window("palace").play("main")
    assert table.tiles(BELA) == "building_action"
    assert table.supply("building_action") == 4


@rule("GEN-7.8")
def test_park_gives_an_extra_action_tile() -> None:
    table = _window("park").play("main")
    assert table.tiles(BELA) == "extra_action"
    assert table.supply("extra_action") == 4


@rule("GEN-7.9")
def test_coach_house_gives_a_start_space_tile() -> None:
    table = _window("coach_house").play("main")
    assert table.tiles(BELA) == "start_space"
    assert table.supply("start_space") == 4


@rule("GEN-7.10")
def test_harbor_gives_an_any_commodity_tile() -> None:
    table = _window("harbor").play("main")
    assert table.tiles(BELA) == "any_commodity"
    assert table.supply("any_commodity") == 4


@rule("GEN-7.11")
def test_inn_and_tavern_give_trade_tiles_from_the_same_seven() -> None:
    table = given("inn", stand="house", tiles={BELA: "start_space"}).play("use", "main")
    assert table.tiles(ANNA) == "trade_1_1"
    assert table.supply("trade_1_1") == 6
    table.play("end").asks().play("stop", "start tavern", "use", "main")
    assert table.tiles(BELA) == "trade_1_1"
    assert table.supply("trade_1_1") == 5


@rule("GEN-7.11", "GEN-7.1")
@pytest.mark.parametrize("building", ["inn", "tavern"])
def test_with_all_seven_trade_tiles_out_neither_gives_one(building: str) -> None:
    table = _window(building, tile_supply={"trade_1_1": 0}).play("main")
    assert table.tiles(BELA) == ""
    assert table.tiles(DANI).count("trade_1_1") == 7


# ---- warehouses


@rule("GEN-7.12")
@pytest.mark.parametrize(
    ("building", "goods"),
    [
        ("drinks", "ale wine"),
        ("metals", "silver copper"),
        ("fabric", "linen silk"),
        ("spices", "pepper saffron"),
    ],
)
def test_a_warehouse_gives_one_of_each_of_its_two_kinds(building: str, goods: str) -> None:
    table = _window(building).play("main")
    assert table.goods(BELA) == goods
    one, other = goods.split()
    assert (table.supply(one), table.supply(other)) == (4, 4)


@rule("GEN-7.12")
def test_never_two_alike_even_if_the_other_kind_is_out() -> None:
    table = _window("spices", supply={"saffron": 0}).play("main", "end")
    assert table.goods(BELA) == "pepper"
    assert table.supply("pepper") == 4


# ---- villas

ORDERS = [
    ("colini", "l02", "pepper linen ale"),
    ("monetti", "l05", "saffron silver silk"),
    ("ricci", "l09", "saffron copper linen"),
    ("zasteri", "l14", "pepper silk wine"),
]


@rule("GEN-7.13")
@pytest.mark.parametrize(("villa", "order", "goods"), ORDERS)
def test_a_villa_draws_the_top_contract(villa: str, order: str, goods: str) -> None:
    table = _window(villa, goods={BELA: goods}, hands={BELA: order}, decks={"contract": "c09 c04"}).play("main")
    assert table.cards(BELA) == f"c09 {order}"
    assert table.deck("contract") == ["c04"]
    table.refuses(BELA, f"ship {order}")  # one of the two
    assert table.goods(BELA) == goods


@rule("GEN-7.13")
@pytest.mark.parametrize(("villa", "order", "goods"), ORDERS)
def test_or_a_large_order_for_this_villa_is_delivered(villa: str, order: str, goods: str) -> None:
    table = _window(villa, goods={BELA: goods}, hands={BELA: order}, decks={"contract": "c09 c04"})
    table.play(f"ship {order}", "get trade_1_1")
    assert table.ducats(BELA) == 230
    assert table.goods(BELA) == ""
    table.refuses(BELA, "main")
    assert table.cards(BELA) == ""
    assert table.deck("contract") == ["c09", "c04"]


@rule("GEN-7.14")
def test_the_villas_option_is_chosen_in_the_window_not_in_the_offer() -> None:
    table = given("spices", stand="road", goods={CILI: "copper linen saffron"}, hands={CILI: "l09"})
    table.asks({CILI: "offer ricci 10d"}).accept(CILI)
    assert table.choices() == ["ship l09", "main"]


@rule("GEN-7.14")
def test_a_pledged_contract_binds_the_option() -> None:
    table = given("spices", stand="road", goods={CILI: "copper linen saffron"}, hands={CILI: "l09"})
    table.asks({CILI: "offer ricci - pledge=contract"}).accept(CILI)
    table.refuses(CILI, "ship l09")
    assert table.can("main")


@rule("GEN-7.14")
def test_pledged_order_money_binds_the_option() -> None:
    table = given("spices", stand="road", goods={CILI: "copper linen saffron"}, hands={CILI: "l09"})
    table.asks({CILI: "offer ricci - pledge=60d"}).accept(CILI)
    table.refuses(CILI, "main", "end")
    assert table.can("ship l09")
