"""Section 6.C of the rules: in the action window a pledge is binding and what it needs is locked (GEN-6.25)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.genoa import ANNA, BELA, Table, given
from tests.marks import rule


def bought(path: str, offer: str, **more: Any) -> Table:
    """Béla's offer was accepted: his window is open."""
    return given(path, stand="road", **more).asks({BELA: f"offer {offer}"}).accept(BELA)


# ---- what has arrived is locked


@rule("GEN-6.25")
def test_a_pledged_commodity_is_locked() -> None:
    """EX-T14"""
    table = bought("street_6_7", "spices - pledge=pepper", tiles={BELA: "trade_1_1"}).play("main")
    assert table.refuses(BELA, "trade pepper") == ["pledge-binds"]
    table.play("trade saffron", "get silk", "end")
    assert (table.goods(ANNA), table.goods(BELA)) == ("pepper", "silk")


@rule("GEN-6.25")
def test_another_one_of_the_kind_is_free() -> None:
    table = bought(
        "street_6_7", "spices - pledge=pepper", tiles={BELA: "trade_1_1 trade_1_1"}, goods={BELA: "pepper"}
    ).play("main", "trade pepper", "get silk")
    assert table.refuses(BELA, "trade pepper") == ["pledge-binds"]
    table.play("end")
    assert (table.goods(ANNA), table.goods(BELA)) == ("pepper", "saffron silk")


@rule("GEN-6.25")
@pytest.mark.parametrize(
    ("path", "building", "tile", "spend"),
    [
        ("street_6_2", "harbor", "any_commodity", "fetch silk"),
        ("street_7_4", "inn", "trade_1_1", "trade ale"),
        ("street_3_2", "palace", "building_action", "act inn"),
    ],
)
def test_a_pledged_tile_can_be_neither_used_nor_traded(path: str, building: str, tile: str, spend: str) -> None:
    table = bought(
        path,
        f"{building} - pledge={tile}",
        goods={BELA: "ale"},
        owners={"inn": BELA},
        tiles={BELA: "trade_1_1"} if tile != "trade_1_1" else {},
    ).play("main")
    assert table.refuses(BELA, spend, f"trade {tile}") == ["pledge-binds"] * 2
    table.play("end")
    assert table.tiles(ANNA) == tile


@rule("GEN-6.25")
def test_a_tile_of_the_kind_that_was_there_before_may_be_used() -> None:
    table = bought("street_6_2", "harbor - pledge=any_commodity", tiles={BELA: "any_commodity"})
    table.play("main", "fetch silk")
    assert table.refuses(BELA, "fetch ale") == ["pledge-binds"]
    table.play("end")
    assert (table.tiles(ANNA), table.tiles(BELA), table.goods(BELA)) == ("any_commodity", "", "silk")


@rule("GEN-6.25")
def test_pledged_markers_cannot_be_traded() -> None:
    table = bought("street_2_4", "cathedral - pledge=2marker", tiles={BELA: "trade_1_1"}).play("main")
    assert table.refuses(BELA, "trade marker") == ["pledge-binds"]
    one = bought("street_2_4", "cathedral - pledge=marker", tiles={BELA: "trade_1_1"}).play("main")
    one.play("trade marker", "get silk", "end")
    assert (one.markers(ANNA), one.markers(BELA)) == ((1, 6), (0, 7))


@rule("GEN-6.25")
def test_a_drawn_card_that_is_pledged_can_be_neither_traded_nor_completed() -> None:
    table = bought(
        "street_7_4",
        "city_hall - pledge=2small_order",
        decks={"small_order": "s10 s01"},
        goods={BELA: "silver"},
        tiles={BELA: "trade_1_1"},
    ).play("main")
    assert table.refuses(BELA, "fill s10", "trade s10", "trade s01") == ["pledge-binds"] * 3
    table.play("end")
    assert table.cards(ANNA) == "s01 s10"


@rule("GEN-6.25")
def test_of_two_cards_drawn_the_one_too_many_is_free() -> None:
    table = bought(
        "street_7_4",
        "city_hall - pledge=small_order",
        decks={"small_order": "s10 s01"},
        goods={BELA: "silver"},
        tiles={BELA: "trade_1_1"},
    ).play("main", "fill s10")
    assert table.refuses(BELA, "trade s01") == ["pledge-binds"]
    table.play("end", "pick s01")
    assert (table.cards(ANNA), table.ducats(BELA)) == ("s01", 170)


@rule("GEN-6.25")
def test_pledged_messages_cannot_be_delivered() -> None:
    """M01 (Post Office, Drinks) could be, both were visited."""
    path = "drinks street_6_2 street_5_2"
    table = bought(path, "post_office - pledge=2message", decks={"message": "m01 m03"}).play("main")
    assert table.refuses(BELA, "deliver m01") == ["not-deliverable"]
    table.play("end")
    assert (table.cards(ANNA), table.ducats(BELA)) == ("m01 m03", 130)
    assert table.may_play(ANNA, "deliver m01")


@rule("GEN-6.25")
def test_nor_does_the_engine_deliver_a_pledged_message_for_the_buyer() -> None:
    path = "drinks street_6_2 street_5_2"
    table = bought(path, "post_office - pledge=2message", decks={"message": "m01 m03"}, auto=True).play("main", "end")
    assert [entry["seat"] for entry in table.said("delivers")] == [ANNA]
    assert (table.ducats(ANNA), table.ducats(BELA)) == (160, 130)


@rule("GEN-6.25")
def test_one_of_two_messages_may_be_delivered_if_one_is_pledged() -> None:
    path = "drinks street_6_2 street_5_2"
    table = bought(path, "post_office - pledge=message", decks={"message": "m01 m03"}).play("main")
    table.does(BELA, "deliver m01").play("end", "pick m03")
    assert (table.cards(ANNA), table.ducats(BELA)) == ("m03", 160)


# ---- what would make it impossible is refused


@rule("GEN-6.25")
def test_the_last_pledged_commodity_cannot_be_taken_from_the_supply_before_the_action_brings_it() -> None:
    """Only one pepper is left: Béla may not fetch it, for MAIN must bring it; then it stays."""
    table = bought(
        "street_6_7", "spices - pledge=pepper", tiles={BELA: "any_commodity trade_1_1"}, supply={"pepper": 1}
    )
    assert table.refuses(BELA, "fetch pepper") == ["pledge-binds"]
    table.play("main")
    assert table.refuses(BELA, "trade pepper") == ["pledge-binds"]
    table.play("end")
    assert (table.goods(ANNA), table.goods(BELA)) == ("pepper", "saffron")


@rule("GEN-6.25")
def test_the_deck_cannot_be_emptied_before_the_pledged_card_is_drawn() -> None:
    table = bought(
        "street_5_7",
        "guild_hall - pledge=large_order",
        decks={"large_order": "l07"},
        goods={BELA: "ale"},
        tiles={BELA: "trade_1_1"},
    ).play("trade ale")
    assert not table.can("get large_order")
    assert table.can("get small_order")
    table.play("get small_order", "main", "end")
    assert table.cards(ANNA) == "l07"


@rule("GEN-6.25")
def test_a_pledged_contract_binds_the_villa_to_its_deck() -> None:
    table = bought(
        "street_6_7 spices",
        "ricci - pledge=contract",
        goods={BELA: "copper linen saffron"},
        hands={BELA: "l09"},
    )
    assert table.choices() == ["main"]
    table.play("main", "end")
    assert len(table.cards(ANNA, "contract").split()) == 1


@rule("GEN-6.25")
def test_a_pledged_delivery_binds_the_villa_to_the_order() -> None:
    table = bought(
        "street_6_7 spices",
        "ricci - pledge=20d",
        goods={BELA: "copper linen saffron"},
        hands={BELA: "l09"},
        tiles={BELA: "trade_1_1"},
        tile_supply={"any_commodity": 0},
    )
    assert table.refuses(BELA, "main", "end", "trade linen") == ["pledge-binds"] * 3
    assert not table.can("trade l09")
    table.play("ship l09", "get start_space", "end")
    assert table.ducats(ANNA) == 150


@rule("GEN-6.25")
def test_another_order_cannot_be_delivered_instead() -> None:
    """L09 is bound; L12 would use up the one order of the window."""
    table = bought(
        "street_6_7 spices",
        "ricci - pledge=20d order=l09",
        goods={BELA: "copper copper linen saffron ale silk"},
        hands={BELA: "l09 l12"},
    )
    assert table.choices() == ["ship l09"]


@rule("GEN-6.25")
def test_the_pledged_bonus_tile_is_the_one_taken() -> None:
    table = bought(
        "street_6_7 spices",
        "ricci - pledge=extra_action",
        goods={BELA: "copper linen saffron"},
        hands={BELA: "l09"},
        tiles={BELA: "trade_1_1"},
    ).play("ship l09")
    assert table.asked == (BELA, "action")  # there was nothing to choose
    assert table.refuses(BELA, "trade extra_action") == ["pledge-binds"]
    table.play("end")
    assert (table.tiles(ANNA), table.ducats(BELA)) == ("extra_action", 230)


@rule("GEN-6.25")
def test_the_last_tile_of_the_pledged_kind_cannot_be_taken_before_the_delivery() -> None:
    """Then there would be no such bonus tile any more."""
    table = bought(
        "street_6_7 spices",
        "ricci - pledge=extra_action",
        goods={BELA: "ale copper linen saffron"},
        hands={BELA: "l09"},
        tiles={BELA: "trade_1_1"},
        tile_supply={"extra_action": 1},
    ).play("trade ale")
    assert table.can("get start_space")
    assert not table.can("get extra_action")


@rule("GEN-6.25")
def test_a_pledged_small_order_must_be_completed_before_the_end() -> None:
    table = bought("street_6_7", "coach_house - pledge=20d", goods={BELA: "ale"}, hands={BELA: "s02"}).play("main")
    assert table.refuses(BELA, "end") == ["pledge-binds"]
    table.play("fill s02", "end")
    assert (table.ducats(ANNA), table.ducats(BELA)) == (150, 150)


@rule("GEN-6.25")
def test_its_good_and_the_order_are_kept_and_no_other_order_takes_its_place() -> None:
    table = bought(
        "street_6_7",
        "coach_house - pledge=20d order=s02",
        goods={BELA: "ale linen"},
        hands={BELA: "s02 s06"},
        tiles={BELA: "trade_1_1"},
        tile_supply={"any_commodity": 0},
    )
    assert table.refuses(BELA, "trade ale", "trade s02", "fill s06") == ["pledge-binds"] * 3
    table.play("trade s06", "get silk", "fill s02", "main", "end")
    assert (table.ducats(ANNA), table.goods(BELA)) == (150, "linen silk")


@rule("GEN-6.25")
def test_its_good_may_be_traded_for_a_tile_that_brings_it_again() -> None:
    table = bought(
        "street_6_7", "coach_house - pledge=20d", goods={BELA: "ale"}, hands={BELA: "s02"}, tiles={BELA: "trade_1_1"}
    ).play("trade ale")
    assert table.choices() == ["get any_commodity"]
    table.play("get any_commodity", "fetch ale", "fill s02", "main", "end")
    assert table.ducats(ANNA) == 150


@rule("GEN-6.25")
def test_a_tile_that_certifies_cannot_be_spent_on_anything_else() -> None:
    table = bought(
        "street_6_7",
        "coach_house - pledge=20d",
        goods={BELA: "wine"},
        hands={BELA: "s02"},
        tiles={BELA: "any_commodity trade_1_1"},
    )
    assert table.refuses(BELA, "fetch silk") == ["pledge-binds"]
    table.play("trade any_commodity")
    assert table.choices() == ["get ale"]  # what the order needs
    table.play("get ale", "fill s02", "main", "end")
    assert table.ducats(ANNA) == 150


@rule("GEN-6.25")
def test_the_harbours_tile_and_the_tile_that_certifies_are_two() -> None:
    """Pledged: the Harbor's tile and money of S11 (copper), for which Béla's own tile stands."""
    table = bought(
        "street_6_2", "harbor - pledge=40d+any_commodity", hands={BELA: "s11"}, tiles={BELA: "any_commodity"}
    ).play("main")
    assert table.refuses(BELA, "fetch silk") == ["pledge-binds"]
    table.play("fetch copper")
    assert table.refuses(BELA, "fetch silk", "end") == ["pledge-binds"] * 2
    table.play("fill s11", "end")
    assert (table.ducats(ANNA), table.tiles(ANNA), table.tiles(BELA)) == (170, "any_commodity", "")


@rule("GEN-6.25")
def test_the_time_out_moves_honour_the_pledge() -> None:
    """First the missing good, then the order, MAIN and END."""
    table = bought("street_6_7", "coach_house - pledge=20d", hands={BELA: "s02"}, tiles={BELA: "any_commodity"})
    table.defaults_until(lambda: table.state() != "action")
    assert (table.ducats(ANNA), table.ducats(BELA), table.tiles(BELA)) == (150, 150, "start_space")


@rule("GEN-6.25")
def test_without_a_pledge_nothing_is_locked() -> None:
    table = bought("street_6_7", "spices 5d", tiles={BELA: "trade_1_1"}).play("main", "trade pepper", "get silk", "end")
    assert (table.goods(ANNA), table.goods(BELA)) == ("", "saffron silk")


# ---- a Building action tile on an own villa (only on the other board)


@rule("GEN-6.25")
def test_a_second_villa_cannot_use_up_the_one_order_of_the_window() -> None:
    """S02 is bound; by tile Béla may draw a contract in his Villa Ricci but not deliver L09 there."""
    table = given(
        "coach_house",
        "window",
        board="alt",
        owners={"ricci": BELA},
        tiles={BELA: "building_action"},
        goods={BELA: "ale copper linen saffron"},
        hands={BELA: "s02 l09"},
    )
    table.window(BELA, "20d", "s02").play("act ricci")
    assert not table.can("ship l09")
    table.defaults_until(lambda: table.state() not in ("action", "villa"))
    assert (table.ducats(ANNA), table.cards(BELA)) == (150, "c01 l09")


@rule("GEN-6.25")
def test_a_second_villa_cannot_draw_the_last_contract_that_is_pledged() -> None:
    table = given(
        "monetti",
        "window",
        board="alt",
        owners={"ricci": BELA},
        tiles={BELA: "building_action"},
        goods={BELA: "copper linen saffron"},
        hands={BELA: "l09"},
        decks={"contract": "c01"},
    )
    table.window(BELA, "contract").play("act ricci")
    assert table.choices() == ["ship l09"]
