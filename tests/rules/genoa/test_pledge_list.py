"""Section 6.C of the rules: what may be pledged, row by row (GEN-6.22, GEN-6.23). Orders have a file of their own."""

from __future__ import annotations

import pytest

from tests.genoa import ANNA, BELA, CILI, given
from tests.marks import rule

# ---- what the action brings is handed over after it


@rule("GEN-6.22")
def test_paying_with_goods_just_gained() -> None:
    """EX-T12"""
    table = given("street_6_7", stand="road", supply={"pepper": 2, "saffron": 2})
    table.asks({BELA: "offer spices - pledge=pepper"}).accept(BELA)
    assert (table.tower, table.asked) == ("spices", (BELA, "action"))
    table.play("main")
    assert (table.goods(BELA), table.goods(ANNA)) == ("pepper saffron", "")  # not before END
    table.play("end")
    assert (table.goods(BELA), table.goods(ANNA)) == ("saffron", "pepper")
    assert (table.supply("pepper"), table.supply("saffron")) == (1, 1)


@rule("GEN-6.22")
def test_the_action_here_can_be_paid_from_itself_too() -> None:
    table = given("spices", stand="house").play("invite")
    table.asks({BELA: "offer spices 5d pledge=saffron"}).accept(BELA).play("main", "end")
    assert (table.ducats(ANNA), table.goods(ANNA), table.goods(BELA)) == (135, "saffron", "pepper")


@rule("GEN-6.22")
def test_what_one_has_already_is_given_and_a_pledge_comes_on_top() -> None:
    table = given("street_6_7", stand="road", goods={BELA: "pepper"})
    table.asks({BELA: "offer spices pepper pledge=pepper"}).accept(BELA)
    assert table.goods(ANNA) == "pepper"
    table.play("main", "end")
    assert (table.goods(ANNA), table.goods(BELA)) == ("pepper pepper", "saffron")


# ---- warehouses


@rule("GEN-6.23")
@pytest.mark.parametrize(
    ("path", "warehouse", "one", "other"),
    [
        ("street_6_2", "drinks", "ale", "wine"),
        ("street_3_7", "metals", "silver", "copper"),
        ("street_3_2", "fabric", "linen", "silk"),
        ("street_6_7", "spices", "pepper", "saffron"),
    ],
)
def test_a_warehouse_one_of_each_of_its_two(path: str, warehouse: str, one: str, other: str) -> None:
    table = given(path, stand="road", goods={BELA: f"{one} {one}"}, tiles={BELA: "trade_1_1"})
    foreign = "silk" if one != "linen" else "ale"
    assert (
        table.refuses(
            BELA,
            f"offer {warehouse} - pledge=2{one}",  # the action brings one
            f"offer {warehouse} - pledge={foreign}",
            f"offer {warehouse} - pledge=trade_1_1",
            f"offer {warehouse} - pledge=5d",
            f"offer {warehouse} - pledge=marker",
            f"offer {warehouse} - pledge=contract",
        )
        == ["pledge-kind"] * 6
    )
    table.asks({BELA: f"offer {warehouse} - pledge={one}+{other}"}).accept(BELA).play("main", "end")
    assert (table.goods(ANNA), table.goods(BELA)) == (f"{one} {other}", f"{one} {one}")


# ---- the buildings with a tile


@rule("GEN-6.23")
@pytest.mark.parametrize(
    ("path", "building", "tile", "other"),
    [
        ("street_3_2", "palace", "building_action", "start_space"),
        ("street_3_7", "park", "extra_action", "start_space"),
        ("street_6_7", "coach_house", "start_space", "extra_action"),
        ("street_6_2", "harbor", "any_commodity", "start_space"),
        ("street_7_4", "inn", "trade_1_1", "start_space"),
        ("street_2_4", "tavern", "trade_1_1", "start_space"),
    ],
)
def test_a_building_with_a_tile_that_one_tile(path: str, building: str, tile: str, other: str) -> None:
    table = given(path, stand="road", tiles={BELA: f"{tile} {other}"})
    assert (
        table.refuses(
            BELA,
            f"offer {building} - pledge=2{tile}",
            f"offer {building} - pledge={other}",
            f"offer {building} - pledge=silk",
            f"offer {building} - pledge=contract",
            f"offer {building} - pledge=marker",
        )
        == ["pledge-kind"] * 5
    )
    table.asks({BELA: f"offer {building} - pledge={tile}"}).accept(BELA).play("main", "end")
    assert table.tiles(ANNA) == tile
    assert sorted(table.tiles(BELA).split()) == sorted([tile, other])


# ---- Cathedral


@rule("GEN-6.16", "GEN-6.23")
def test_pledged_markers() -> None:
    """EX-T31"""
    table = given("street_2_4", stand="road", central={BELA: 2, ANNA: 1})
    assert table.refuses(BELA, "offer cathedral - pledge=2marker") == ["pledge-uncertain"]
    table.asks({BELA: "offer cathedral - pledge=marker"}).accept(BELA).play("main")
    assert (table.markers(BELA), table.markers(ANNA)) == ((2, 0), (0, 1))
    table.play("end")
    assert (table.markers(BELA), table.markers(ANNA)) == ((1, 1), (1, 0))


@rule("GEN-6.23")
def test_two_markers_at_most_and_the_buyer_needs_them_in_the_supply() -> None:
    table = given("street_2_4", stand="road", central={BELA: 1}, markers={CILI: 1})
    assert table.refuses(BELA, "offer cathedral - pledge=2marker") == ["pledge-uncertain"]
    assert table.refuses(CILI, "offer cathedral - pledge=3marker") == ["pledge-kind"]
    table.asks({CILI: "offer cathedral - pledge=2marker"}).accept(CILI).play("main", "end")
    assert (table.markers(CILI), table.markers(ANNA)) == ((1, 6), (2, 5))


@rule("GEN-6.23")
def test_markers_are_counted_after_the_exchange() -> None:
    """Giving one of his two leaves Béla's supply richer and Anna's poorer; taking one the other way round."""
    table = given("street_2_4", stand="road", central={ANNA: 1}, markers={ANNA: 1, BELA: 1})
    assert table.markers(ANNA) == (1, 1)
    assert table.refuses(BELA, "offer cathedral marker pledge=marker") == ["pledge-uncertain"]  # Anna would have none
    assert table.refuses(BELA, "offer cathedral - pledge=2marker") == ["pledge-uncertain"]
    assert table.may_play(BELA, "offer cathedral - take=marker pledge=2marker")  # Anna would have two


# ---- cards drawn


@rule("GEN-6.23")
def test_guild_hall_the_large_order_drawn() -> None:
    table = given("street_5_7", stand="road", hands={BELA: "l01"}, decks={"large_order": "l07 l08"})
    assert table.refuses(BELA, "offer guild_hall - pledge=2large_order", "offer guild_hall - pledge=small_order") == [
        "pledge-kind",
        "pledge-kind",
    ]
    table.asks({BELA: "offer guild_hall - pledge=large_order"}).accept(BELA).play("main", "end")
    assert (table.cards(ANNA), table.cards(BELA)) == ("l07", "l01")  # the one drawn, not another


@rule("GEN-6.23")
def test_city_hall_one_of_the_cards_drawn_and_the_buyer_picks() -> None:
    table = given("street_7_4", stand="road", hands={BELA: "s01"}, decks={"small_order": "s02 s05 s06"})
    assert table.refuses(BELA, "offer city_hall - pledge=3small_order") == ["pledge-kind"]
    table.asks({BELA: "offer city_hall - pledge=small_order"}).accept(BELA).play("main", "end")
    assert (table.asked, table.choices()) == ((BELA, "pick"), ["pick s02", "pick s05"])
    table.play("pick s05")
    assert (table.cards(ANNA), table.cards(BELA)) == ("s05", "s01 s02")


@rule("GEN-6.23")
def test_post_office_both_messages() -> None:
    table = given("street_4_2", stand="road", hands={BELA: "m01"}, decks={"message": "m03 m04"})
    assert table.refuses(BELA, "offer post_office - pledge=3message") == ["pledge-kind"]
    table.asks({BELA: "offer post_office - pledge=2message"}).accept(BELA).play("main", "end")
    assert (table.cards(ANNA), table.cards(BELA)) == ("m03 m04", "m01")


@rule("GEN-6.23")
def test_the_deck_must_hold_as_many() -> None:
    one = given("street_7_4", stand="road", decks={"small_order": "s02"})
    assert one.refuses(BELA, "offer city_hall - pledge=2small_order") == ["pledge-uncertain"]
    assert one.may_play(BELA, "offer city_hall - pledge=small_order")
    none = given("street_5_7", stand="road", decks={"large_order": ""})
    assert none.refuses(BELA, "offer guild_hall - pledge=large_order") == ["pledge-uncertain"]


@rule("GEN-6.23")
def test_face_up_cards_under_the_deck_count() -> None:
    """They are shuffled in the middle of the draw (GEN-8.3)."""
    table = given("street_7_4", stand="road", decks={"small_order": "s02"}, face_up={"small_order": "s05"})
    table.asks({BELA: "offer city_hall - pledge=2small_order"}).accept(BELA).play("main", "end")
    assert table.cards(ANNA) == "s02 s05"


@rule("GEN-6.23")
def test_a_pledged_card_is_not_named_beforehand() -> None:
    table = given("street_7_4", stand="road", hands={BELA: "s01"}, decks={"small_order": "s02 s05"})
    assert table.refuses(BELA, "offer city_hall - pledge=s01", "offer city_hall - pledge=s02") == ["pledge-kind"] * 2


# ---- villas


@rule("GEN-6.23")
@pytest.mark.parametrize(
    ("path", "villa"),
    [
        ("street_3_7 park", "colini"),
        ("street_6_2 drinks", "monetti"),
        ("street_6_7 spices", "ricci"),
        ("street_3_2 palace", "zasteri"),
    ],
)
def test_a_villa_the_contract_drawn(path: str, villa: str) -> None:
    table = given(path, stand="road", hands={BELA: "c02"}, decks={"contract": "c11 c12"})
    assert table.refuses(BELA, f"offer {villa} - pledge=2contract", f"offer {villa} - pledge=message") == [
        "pledge-kind",
        "pledge-kind",
    ]
    table.asks({BELA: f"offer {villa} - pledge=contract"}).accept(BELA).play("main", "end")
    assert (table.cards(ANNA), table.cards(BELA)) == ("c11", "c02")


@rule("GEN-6.23")
def test_no_contract_from_an_empty_deck() -> None:
    table = given("street_6_7 spices", stand="road", decks={"contract": ""})
    assert table.refuses(BELA, "offer ricci - pledge=contract") == ["pledge-uncertain"]


@rule("GEN-6.23")
def test_both_goods_of_a_warehouse_with_a_price_on_top() -> None:
    table = given("street_6_7", stand="road", goods={BELA: "silk"}, markers={BELA: 1})
    table.asks({BELA: "offer spices 10d+silk+marker pledge=pepper+saffron"}).accept(BELA).play("main", "end")
    assert (table.ducats(ANNA), table.goods(ANNA), table.markers(ANNA)[0]) == (140, "pepper saffron silk", 1)
