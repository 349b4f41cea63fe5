"""Section 6.C of the rules: pledging what an order pays, in a villa or elsewhere (GEN-6.23)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule


def at_ricci(**more: Any) -> Table:
    """The tower beside Villa Ricci, where Béla could deliver L09."""
    goods, hands = {BELA: "copper linen saffron"}, {BELA: "l09"}
    return given("street_6_7 spices", stand="road", goods=goods, hands=hands, **more)


@rule("GEN-6.11", "GEN-6.23")
def test_the_trader_supplies_the_missing_good() -> None:
    """EX-T16"""
    table = given("street_6_7 spices", stand="road", goods={CILI: "copper linen", ANNA: "saffron"}, hands={CILI: "l09"})
    assert table.refuses(CILI, "offer ricci - pledge=60d") == ["pledge-uncertain"]  # without the saffron
    table.asks({CILI: "offer ricci - take=saffron pledge=60d"}).accept(CILI)
    table.play("ship l09", "get trade_1_1", "end")
    assert (table.ducats(CILI), table.tiles(CILI), table.goods(CILI)) == (170, "trade_1_1", "")
    assert (table.ducats(ANNA), table.goods(ANNA)) == (190, "")


@rule("GEN-6.23")
def test_a_delivery_up_to_100_ducats() -> None:
    table = at_ricci()
    assert table.refuses(BELA, "offer ricci - pledge=105d") == ["pledge-kind"]
    table.asks({BELA: "offer ricci - pledge=100d"}).accept(BELA).play("ship l09", "get start_space", "end")
    assert (table.ducats(ANNA), table.ducats(BELA)) == (230, 130)


@rule("GEN-6.23")
def test_a_delivery_with_the_bonus_tile_of_a_named_kind() -> None:
    table = at_ricci()
    assert table.refuses(
        BELA, "offer ricci - pledge=2extra_action", "offer ricci - pledge=extra_action+start_space"
    ) == ["pledge-kind", "pledge-kind"]
    table.asks({BELA: "offer ricci - pledge=20d+extra_action"}).accept(BELA).play("ship l09", "end")
    assert (table.tiles(ANNA), table.tiles(BELA)) == ("extra_action", "")
    assert (table.ducats(ANNA), table.ducats(BELA)) == (150, 210)


@rule("GEN-6.23")
def test_the_bonus_tile_must_be_in_supply() -> None:
    table = at_ricci(tile_supply={"extra_action": 0})
    assert table.refuses(BELA, "offer ricci - pledge=extra_action") == ["pledge-uncertain"]
    assert table.may_play(BELA, "offer ricci - pledge=start_space")


@rule("GEN-6.23")
def test_contract_and_delivery_exclude_each_other() -> None:
    table = at_ricci()
    assert table.refuses(BELA, "offer ricci - pledge=20d+contract", "offer ricci - pledge=contract+start_space") == [
        "pledge-kind",
        "pledge-kind",
    ]


@rule("GEN-6.23")
def test_the_buyer_must_hold_an_order_for_this_villa_and_its_goods() -> None:
    goods = {BELA: "copper linen saffron", CILI: "copper linen saffron", DANI: "silver silk saffron"}
    table = given("street_6_7 spices", stand="road", goods=goods, hands={CILI: "l01", DANI: "l05"})
    assert table.refuses(BELA, "offer ricci - pledge=20d", "offer ricci - pledge=start_space") == ["pledge-order"] * 2
    assert table.refuses(CILI, "offer ricci - pledge=20d") == ["pledge-order"]  # L01 goes to Villa Colini
    assert table.refuses(DANI, "offer ricci - pledge=20d") == ["pledge-uncertain"]  # L05 to Villa Monetti


@rule("GEN-6.23")
def test_goods_and_orders_given_away_do_not_count() -> None:
    table = at_ricci()
    assert table.refuses(BELA, "offer ricci linen pledge=20d", "offer ricci l09 pledge=20d") == [
        "pledge-uncertain",
        "pledge-order",
    ]
    spare = given("street_6_7 spices", stand="road", goods={BELA: "copper linen linen saffron"}, hands={BELA: "l09"})
    assert spare.may_play(BELA, "offer ricci linen pledge=20d")


@rule("GEN-6.23")
def test_own_any_commodity_tiles_stand_for_missing_goods() -> None:
    tiles = {BELA: "any_commodity", CILI: "any_commodity any_commodity"}
    goods = {BELA: "copper", CILI: "copper"}
    table = given("street_6_7 spices", stand="road", goods=goods, tiles=tiles, hands={BELA: "l12", CILI: "l09"})
    assert table.refuses(BELA, "offer ricci - pledge=20d") == ["pledge-uncertain"]  # two goods missing, one tile
    assert table.refuses(CILI, "offer ricci any_commodity pledge=20d") == ["pledge-uncertain"]
    table.asks({CILI: "offer ricci - pledge=20d"}).accept(CILI)
    table.play("fetch linen", "fetch saffron", "ship l09", "get start_space", "end")
    assert (table.ducats(CILI), table.ducats(ANNA), table.tiles(CILI)) == (210, 150, "start_space")


@rule("GEN-6.23")
def test_a_tile_stands_only_for_a_kind_in_supply() -> None:
    table = given(
        "street_6_7 spices",
        stand="road",
        goods={BELA: "copper linen"},
        tiles={BELA: "any_commodity"},
        hands={BELA: "l09"},
        supply={"saffron": 0},
    )
    assert table.refuses(BELA, "offer ricci - pledge=20d") == ["pledge-uncertain"]


@rule("GEN-6.23")
def test_a_tile_from_the_trader_counts_after_the_exchange() -> None:
    goods, tiles = {BELA: "copper linen"}, {ANNA: "any_commodity"}
    table = given("street_6_7 spices", stand="road", goods=goods, tiles=tiles, hands={BELA: "l09"})
    assert table.refuses(BELA, "offer ricci - pledge=20d") == ["pledge-uncertain"]
    assert table.may_play(BELA, "offer ricci - take=any_commodity pledge=20d")


# ---- small orders


@rule("GEN-6.23")
def test_a_small_order_up_to_40_ducats() -> None:
    table = given("street_6_7", stand="road", goods={BELA: "ale"}, hands={BELA: "s02"})
    assert table.refuses(BELA, "offer coach_house - pledge=45d", "offer spices - pledge=5d") == ["pledge-kind"] * 2
    table.asks({BELA: "offer coach_house - pledge=40d"}).accept(BELA).play("main", "fill s02", "end")
    assert (table.ducats(ANNA), table.ducats(BELA), table.tiles(BELA)) == (170, 130, "start_space")


@rule("GEN-6.23")
def test_a_small_order_needs_the_card_and_its_good() -> None:
    goods = {BELA: "ale", CILI: "linen", DANI: "silk"}
    table = given("street_6_7", stand="road", goods=goods, hands={BELA: "s01 s06", DANI: "s02"})
    assert table.refuses(BELA, "offer coach_house - pledge=5d") == ["pledge-order"]  # s01 goes to the tavern
    assert table.refuses(CILI, "offer coach_house - pledge=5d") == ["pledge-order"]
    assert table.refuses(DANI, "offer coach_house - pledge=5d") == ["pledge-uncertain"]


@rule("GEN-6.23")
def test_an_any_commodity_tile_counts_for_a_small_order_likewise() -> None:
    table = given("street_6_7", stand="road", tiles={BELA: "any_commodity"}, hands={BELA: "s02"})
    table.asks({BELA: "offer coach_house - pledge=40d"}).accept(BELA).play("fetch ale", "fill s02", "main", "end")
    assert table.ducats(ANNA) == 170
    out = given("street_6_7", stand="road", tiles={BELA: "any_commodity"}, hands={BELA: "s02"}, supply={"ale": 0})
    assert out.refuses(BELA, "offer coach_house - pledge=40d") == ["pledge-order"]


@rule("GEN-6.23")
def test_the_tile_the_harbour_itself_brings_does_not_certify() -> None:
    """The buyer's own tiles count, and this one is not his yet."""
    table = given("street_6_2", stand="road", hands={BELA: "s11"})
    assert table.refuses(BELA, "offer harbor - pledge=40d") == ["pledge-uncertain"]


# ---- rows together


@rule("GEN-6.23")
@pytest.mark.parametrize(
    ("path", "building", "good", "order", "more"),
    [
        ("street_6_2", "harbor", "copper", "s11", "any_commodity"),
        ("street_2_4", "cathedral", "wine", "s03", "2marker"),
        ("street_5_7", "guild_hall", "silk", "s07", "large_order"),
        ("street_7_4", "city_hall", "silver", "s10", "2small_order"),
        ("street_4_2", "post_office", "saffron", "s16", "2message"),
    ],
)
def test_a_small_order_goes_with_what_the_building_brings(
    path: str, building: str, good: str, order: str, more: str
) -> None:
    table = given(path, stand="road", goods={BELA: good}, hands={BELA: order})
    table.asks({BELA: f"offer {building} - pledge=40d+{more}"}).accept(BELA).play("main", f"fill {order}", "end")
    assert table.said("pledge-paid") == [{"seat": BELA, "target": ANNA, "pledge": f"40d+{more}"}]
    assert (table.ducats(ANNA), table.ducats(BELA)) == (170, 130)
