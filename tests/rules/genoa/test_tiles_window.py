"""Section 9 of the rules: window tiles, Any commodity and Trade 1:1."""

from __future__ import annotations

from typing import Any

import pytest

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule

ALL_DEALT = {"contract": "", "message": "", "small_order": "", "large_order": ""}
"""Empty decks: all cards lie with the last player."""


def at_harbor(**more: Any) -> Table:
    """Béla's window at the Harbor is open; he holds a Trade 1:1 tile unless it says otherwise."""
    table: dict[str, Any] = {"tiles": {BELA: "trade_1_1"}, **more}
    return given("harbor", "window", **table).window(BELA)


# ---- when window tiles may be played


@rule("GEN-9.8")
def test_window_tiles_before_and_after_main() -> None:
    tiles = {BELA: "any_commodity any_commodity trade_1_1 trade_1_1 building_action building_action"}
    table = at_harbor(tiles=tiles, owners={"cathedral": BELA})
    table.play("fetch silk", "trade silk", "get ale", "act cathedral", "main")
    table.play("fetch wine", "trade wine", "get linen", "act cathedral")
    assert table.goods(BELA) == "linen ale"
    assert table.markers(BELA) == (4, 2)


@rule("GEN-9.8")
def test_window_tiles_gained_in_the_same_window() -> None:
    """The Harbor's own tile, a Trade 1:1 tile from the Inn by Building action."""
    table = at_harbor(tiles={BELA: "building_action"}, owners={"inn": BELA})
    table.play("main", "fetch silk", "act inn", "trade silk", "get ale", "end")
    assert table.goods(BELA) == "ale"
    assert table.tiles(BELA) == ""


@rule("GEN-9.8")
def test_no_window_tile_after_end() -> None:
    table = at_harbor(tiles={BELA: "any_commodity"}).play("main", "end")
    assert table.state() == "ask"
    assert table.refuses(BELA, "fetch silk") == ["no-window"]


@rule("GEN-9.8")
def test_window_tile_without_a_window() -> None:
    """EX-T44: Béla has no open window; no window tile works, e.g. Any commodity to get silk for an offer."""
    tiles = {BELA: "any_commodity trade_1_1 building_action"}
    table = given("street_5_2", "road", tiles=tiles, goods={BELA: "ale"}, owners={"inn": BELA})
    assert table.refuses(BELA, "fetch silk", "trade ale", "act inn") == ["no-window", "no-window", "no-window"]
    assert table.refuses(BELA, "offer harbor silk") == ["not-owned"]


@rule("GEN-9.8")
def test_the_trader_has_no_window_tiles_outside_his_window_either() -> None:
    tiles = {ANNA: "any_commodity trade_1_1 building_action"}
    start = given(tiles=tiles, goods={ANNA: "ale"}, owners={"inn": ANNA})
    assert start.refuses(ANNA, "fetch silk", "trade ale", "act inn") == ["no-window", "no-window", "no-window"]
    house = given("harbor", "house", tiles=tiles, goods={ANNA: "ale"}, owners={"inn": ANNA})
    assert house.refuses(ANNA, "fetch silk", "trade ale", "act inn") == ["no-window", "no-window", "no-window"]
    decide = given("street_5_2", "road", tiles=tiles, goods={ANNA: "ale"}, owners={"inn": ANNA}).asks()
    assert decide.refuses(ANNA, "fetch silk", "trade ale", "act inn") == ["no-window", "no-window", "no-window"]
    acquire = given("street_5_2", "acquire", tiles=tiles, goods={ANNA: "ale"}, owners={"inn": ANNA}, markers={ANNA: 1})
    assert acquire.refuses(ANNA, "fetch silk", "trade ale", "act inn") == ["no-window", "no-window", "no-window"]


@rule("GEN-9.8", "GEN-5.13")
def test_nobody_plays_tiles_in_the_window_of_another() -> None:
    table = at_harbor(tiles={ANNA: "any_commodity", CILI: "trade_1_1"}, goods={CILI: "ale"})
    assert table.refuses(ANNA, "fetch silk") == ["error-not-your-decision"]
    assert table.refuses(CILI, "trade ale") == ["error-not-your-decision"]


@rule("GEN-9.8")
def test_a_window_tile_that_one_does_not_hold() -> None:
    table = at_harbor(tiles={}, goods={BELA: "ale"}, owners={"inn": BELA})
    assert table.refuses(BELA, "fetch silk", "trade ale", "act inn") == ["no-tile", "no-tile", "no-tile"]


# ---- Any commodity


@rule("GEN-9.9")
def test_any_commodity_takes_one_of_a_kind_in_supply() -> None:
    table = at_harbor(tiles={BELA: "any_commodity"}).play("fetch saffron")
    assert table.goods(BELA) == "saffron"
    assert table.supply("saffron") == 4
    assert (table.tiles(BELA), table.supply("any_commodity")) == ("", 5)


@rule("GEN-9.9", "GEN-7.1")
def test_any_commodity_of_a_kind_that_is_out() -> None:
    table = at_harbor(tiles={BELA: "any_commodity"}, supply={"saffron": 0, "silk": 1})
    table.refused("fetch saffron")
    assert table.choices("fetch") == [
        "fetch pepper",
        "fetch silver",
        "fetch copper",
        "fetch linen",
        "fetch silk",
        "fetch ale",
        "fetch wine",
    ]
    table.play("fetch silk")
    assert table.supply("silk") == 0


# ---- Trade 1:1: what is put back


@rule("GEN-9.10")
def test_trade_a_commodity() -> None:
    table = at_harbor(goods={BELA: "copper"}).play("trade copper", "get wine")
    assert table.goods(BELA) == "wine"
    assert (table.supply("copper"), table.supply("wine")) == (5, 4)
    assert (table.tiles(BELA), table.supply("trade_1_1")) == ("", 7)


@rule("GEN-9.10")
def test_trade_a_tile() -> None:
    table = at_harbor(tiles={BELA: "trade_1_1 start_space"}).play("trade start_space", "get extra_action")
    assert table.tiles(BELA) == "extra_action"
    assert (table.supply("start_space"), table.supply("extra_action")) == (5, 4)


@rule("GEN-9.10", "GEN-9.2")
def test_the_tile_in_use_cannot_be_what_is_put_back() -> None:
    at_harbor().refused("trade trade_1_1")
    table = at_harbor(tiles={BELA: "trade_1_1 trade_1_1"}).play("trade trade_1_1", "get silk")
    assert table.tiles(BELA) == ""
    assert table.supply("trade_1_1") == 7


@rule("GEN-9.10", "GEN-9.11")
def test_trade_with_markers() -> None:
    """EX-T61: a marker for a Start space tile: personal 0, central +1; no marker if none is in the central supply."""
    table = at_harbor(markers={BELA: 1}).play("trade marker", "get start_space")
    assert table.markers(BELA) == (0, 7)
    assert table.tiles(BELA) == "start_space"
    short = at_harbor(goods={BELA: "ale"}, markers={BELA: 2}, central={BELA: 0}).play("trade ale")
    short.refused("get marker")
    assert short.can("get start_space")


@rule("GEN-9.10")
def test_trade_something_for_a_marker() -> None:
    table = at_harbor(goods={BELA: "ale"}, central={BELA: 1}).play("trade ale", "get marker")
    assert table.markers(BELA) == (1, 0)
    assert table.goods(BELA) == ""


@rule("GEN-9.10", "GEN-8.2")
def test_a_card_is_put_face_up_under_its_deck() -> None:
    table = at_harbor(hands={BELA: "l05"}).play("trade l05", "get silk")
    assert table.cards(BELA) == ""
    assert table.face_up("large_order") == ["l05"]
    assert table.goods(BELA) == "silk"


@rule("GEN-9.10")
def test_exactly_one_good_is_taken_and_only_once() -> None:
    table = at_harbor(goods={BELA: "ale ale"}).play("trade ale", "get silk")
    assert table.goods(BELA) == "silk ale"
    assert table.refuses(BELA, "get linen", "trade ale") == ["error-illegal-move", "no-tile"]


@rule("GEN-9.10")
def test_what_one_does_not_own_cannot_be_put_back() -> None:
    table = at_harbor(goods={BELA: "ale"}, hands={CILI: "m05"})
    table.refused("trade silk", "trade start_space", "trade marker", "trade m05", "trade c01")


# ---- Trade 1:1: what is taken


@rule("GEN-9.11")
def test_what_is_taken_comes_from_the_supply() -> None:
    """Dani holds all silk and all Start space tiles, Béla's markers are all on buildings, no deck has a card."""
    table = at_harbor(
        goods={BELA: "ale"},
        supply={"silk": 0},
        tile_supply={"start_space": 0},
        central={BELA: 0},
        decks=ALL_DEALT,
    ).play("trade ale")
    assert table.choices() == [
        "get pepper",
        "get saffron",
        "get silver",
        "get copper",
        "get linen",
        "get wine",
        "get trade_1_1",
        "get any_commodity",
        "get building_action",
        "get extra_action",
    ]
    table.refused("get silk", "get start_space", "get marker", "get contract", "get message")


@rule("GEN-9.11")
def test_no_ducats_for_a_good() -> None:
    table = at_harbor(goods={BELA: "ale"}).play("trade ale")
    table.refused("get ducats", "get d")
    table.play("get silk")
    assert table.ducats(BELA) == 130


@rule("GEN-9.11")
def test_ducats_cannot_be_put_back() -> None:
    at_harbor().refused("trade ducats", "trade d")


@rule("GEN-9.11")
@pytest.mark.parametrize("item", ["ale", "start_space", "marker"])
def test_nothing_is_swapped_for_its_own_kind(item: str) -> None:
    table = at_harbor(goods={BELA: "ale"}, tiles={BELA: "trade_1_1 start_space"}, markers={BELA: 1})
    table.play(f"trade {item}").refused(f"get {item}")


@rule("GEN-9.11")
def test_a_card_for_a_new_card_of_the_same_deck() -> None:
    table = at_harbor(hands={BELA: "c01"}, decks={"contract": "c07 c08 c09"}).play("trade c01", "get contract")
    assert table.cards(BELA) == "c07"
    assert table.deck("contract") == ["c08", "c09"]
    assert table.face_up("contract") == ["c01"]


@rule("GEN-9.12")
def test_a_card_taken_is_the_top_one_and_only_its_new_owner_sees_it() -> None:
    table = at_harbor(goods={BELA: "ale"}, decks={"small_order": "s09 s10"}).play("trade ale")
    assert table.choices("get small") == ["get small_order"]
    table.play("get small_order")
    assert table.cards(BELA, "small_order") == "s09"
    assert table.hears(BELA, "draws") == [{"cards": ["s09"]}]
    for seat in (ANNA, CILI, DANI, None):
        assert table.hears(seat, "draws") == []


@rule("GEN-9.12")
def test_a_single_card_cannot_be_asked_for() -> None:
    at_harbor(goods={BELA: "ale"}, decks={"small_order": "s09 s10"}).play("trade ale").refused("get s09", "get s10")


@rule("GEN-9.12")
def test_the_card_given_up_goes_under_its_deck_after_the_draw() -> None:
    """The last card is drawn; then the one given up is at once a deck of one, face down (GEN-8.3)."""
    table = at_harbor(hands={BELA: "m05"}, decks={"message": "m09"}).play("trade m05", "get message")
    assert table.cards(BELA, "message") == "m09"
    assert (table.deck("message"), table.face_up("message")) == (["m05"], [])


@rule("GEN-9.12", "GEN-9.11")
def test_an_empty_deck_does_not_hand_the_card_given_up_back() -> None:
    table = at_harbor(hands={BELA: "m05"}, decks={"message": ""}).play("trade m05")
    table.refused("get message")
    table.play("get silk")
    assert table.deck("message") == ["m05"]
