"""Section 6.C of the rules: pledges with certification switched off (GEN-6.27, and what GEN-6.25 still means)."""

from __future__ import annotations

from typing import Any

from tests.genoa import ANNA, BELA, CILI, Table, given
from tests.marks import rule


def unchecked(path: str, **more: Any) -> Table:
    """A table that does not certify."""
    return given(path, stand="road", pledge_check=False, **more)


def bought(path: str, offer: str, **more: Any) -> Table:
    """Béla's offer was accepted there: his window is open."""
    return unchecked(path, **more).asks({BELA: f"offer {offer}"}).accept(BELA)


@rule("GEN-6.27")
def test_a_pledge_that_does_not_come_true_is_not_owed() -> None:
    table = unchecked("street_6_7", supply={"pepper": 0}, goods={BELA: "silk", CILI: "pepper"})
    table.asks({BELA: "offer spices 5d pledge=pepper+saffron"}).accept(BELA).play("main", "end")
    assert (table.ducats(ANNA), table.goods(ANNA), table.goods(BELA)) == (135, "saffron", "silk")  # no substitute
    assert table.asked == (BELA, "ask")  # the game goes on, nothing is undone
    assert table.tower == "spices"


@rule("GEN-6.27")
def test_one_of_that_kind_held_before_is_no_substitute() -> None:
    table = unchecked("street_6_7", supply={"pepper": 0}, goods={BELA: "pepper"})
    table.asks({BELA: "offer spices - pledge=pepper"}).accept(BELA).play("main", "end")
    assert (table.goods(ANNA), table.goods(BELA)) == ("", "pepper saffron")


@rule("GEN-6.27")
def test_what_comes_true_is_paid() -> None:
    table = unchecked("street_6_7").asks({BELA: "offer spices - pledge=pepper"}).accept(BELA).play("main", "end")
    assert (table.goods(ANNA), table.goods(BELA)) == ("pepper", "saffron")


@rule("GEN-6.27")
def test_money_of_an_order_one_does_not_have_is_not_owed() -> None:
    table = unchecked("street_6_7").asks({BELA: "offer coach_house - pledge=40d"}).accept(BELA).play("main", "end")
    assert (table.ducats(ANNA), table.ducats(BELA), table.tiles(BELA)) == (130, 130, "start_space")


@rule("GEN-6.27")
def test_money_of_an_order_that_is_completed_is_paid() -> None:
    table = unchecked("street_6_7", goods={BELA: "ale"}, hands={BELA: "s02"})
    table.asks({BELA: "offer coach_house - pledge=30d"}).accept(BELA).play("main", "fill s02", "end")
    assert (table.ducats(ANNA), table.ducats(BELA)) == (160, 140)


@rule("GEN-6.27")
def test_markers_as_many_as_there_are() -> None:
    table = unchecked("street_2_4", central={BELA: 1}, markers={CILI: 0})
    table.asks({BELA: "offer cathedral - pledge=2marker"}).accept(BELA).play("main", "end")
    assert (table.markers(ANNA), table.markers(BELA)) == ((1, 6), (0, 1))
    short = unchecked("street_2_4", central={ANNA: 0})
    short.asks({BELA: "offer cathedral - pledge=marker"}).accept(BELA).play("main", "end")
    assert (short.markers(ANNA), short.markers(BELA)) == ((0, 0), (2, 5))


@rule("GEN-6.27")
def test_cards_as_many_as_were_drawn() -> None:
    table = unchecked("street_7_4", hands={BELA: "s01"}, decks={"small_order": "s02"})
    table.asks({BELA: "offer city_hall - pledge=2small_order"}).accept(BELA).play("main", "end")
    assert (table.cards(ANNA), table.cards(BELA)) == ("s02", "s01")


@rule("GEN-6.23", "GEN-6.27")
def test_the_list_of_pledges_holds_without_certifying() -> None:
    table = unchecked("street_6_7")
    assert (
        table.refuses(
            BELA,
            "offer spices - pledge=wine",
            "offer spices - pledge=2pepper",
            "offer coach_house - pledge=45d",
            "offer street_6_6 - pledge=5d",
        )
        == ["pledge-kind"] * 4
    )


# ---- what has come true is binding


@rule("GEN-6.25", "GEN-6.27")
def test_unchecked_pledges_are_locked_as_soon_as_they_arrive() -> None:
    table = bought("street_6_7", "spices - pledge=pepper", tiles={BELA: "trade_1_1"}).play("main")
    assert table.refuses(BELA, "trade pepper") == ["pledge-binds"]
    table.play("trade saffron", "get silk", "end")
    assert (table.goods(ANNA), table.goods(BELA)) == ("pepper", "silk")


@rule("GEN-6.25", "GEN-6.27")
def test_unchecked_what_did_not_arrive_locks_nothing() -> None:
    table = bought(
        "street_6_7",
        "spices - pledge=pepper",
        tiles={BELA: "trade_1_1"},
        goods={BELA: "pepper"},
        supply={"pepper": 0},
    ).play("main", "trade pepper", "get silk", "end")
    assert (table.goods(ANNA), table.goods(BELA)) == ("", "saffron silk")


@rule("GEN-6.25", "GEN-6.27")
def test_unchecked_tiles_markers_and_cards_are_locked_too() -> None:
    tile = bought("street_6_2", "harbor - pledge=any_commodity").play("main")
    assert tile.refuses(BELA, "fetch silk") == ["pledge-binds"]
    more: dict[str, Any] = {"tiles": {BELA: "trade_1_1"}}
    marker = bought("street_2_4", "cathedral - pledge=2marker", **more).play("main")
    assert marker.refuses(BELA, "trade marker") == ["pledge-binds"]
    card = bought("street_5_7", "guild_hall - pledge=large_order", decks={"large_order": "l07"}, **more).play("main")
    assert card.refuses(BELA, "trade l07") == ["pledge-binds"]


@rule("GEN-6.25", "GEN-6.27")
def test_unchecked_pledged_messages_are_not_delivered() -> None:
    table = bought(
        "drinks street_6_2 street_5_2",
        "post_office - pledge=2message",
        decks={"message": "m01"},
        hands={CILI: "m03"},
    ).play("main")
    assert table.refuses(BELA, "deliver m01") == ["not-deliverable"]


@rule("GEN-6.25", "GEN-6.27")
def test_unchecked_the_buyer_still_chooses_the_option_he_pledged() -> None:
    """The contract is there: drawing it is binding, delivering L09 instead would only dodge the pledge."""
    table = bought(
        "street_6_7 spices",
        "ricci - pledge=contract",
        goods={BELA: "copper linen saffron"},
        hands={BELA: "l09"},
    )
    assert table.choices() == ["main"]


@rule("GEN-6.25", "GEN-6.27")
def test_unchecked_the_bonus_tile_is_still_the_pledged_one() -> None:
    table = bought(
        "street_6_7 spices",
        "ricci - pledge=extra_action",
        goods={BELA: "copper linen saffron"},
        hands={BELA: "l09"},
    ).play("ship l09")
    table.play("end")
    assert table.tiles(ANNA) == "extra_action"
