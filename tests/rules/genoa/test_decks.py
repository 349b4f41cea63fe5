"""Hands and decks (GEN-8.1 to 8.3)."""

from __future__ import annotations

from tests.genoa import BELA, DANI, given
from tests.marks import rule


@rule("GEN-8.1")
def test_there_is_no_hand_limit() -> None:
    held = "s01 s02 s03 s04 s05 s06 s07 s08 s09 s10 s11 s12 s13 s14"
    table = given("city_hall", stand="window", hands={BELA: held}).window(BELA).play("main", "end")
    assert table.cards(BELA) == f"{held} s15 s16"


@rule("GEN-8.2")
def test_a_small_order_goes_face_up_under_its_deck() -> None:
    table = given(
        "harbor",
        stand="window",
        goods={BELA: "copper"},
        hands={BELA: "s11"},
        decks={"small_order": "s03 s07"},
        face_up={"small_order": "s01"},
    ).window(BELA)
    table.play("fill s11")
    assert table.cards(BELA) == ""
    assert table.face_up("small_order") == ["s01", "s11"]
    assert table.deck("small_order") == ["s03", "s07"]  # on top of it, untouched


@rule("GEN-8.2")
def test_a_large_order_goes_face_up_under_its_deck() -> None:
    table = given(
        "monetti",
        stand="window",
        goods={BELA: "silver silk saffron"},
        hands={BELA: "l05"},
        decks={"large_order": "l03 l07"},
    ).window(BELA)
    table.play("ship l05", "get start_space")
    assert table.cards(BELA) == ""
    assert table.face_up("large_order") == ["l05"]
    assert table.deck("large_order") == ["l03", "l07"]


@rule("GEN-8.2")
def test_a_message_goes_face_up_under_its_deck() -> None:
    table = given("harbor monetti drinks inn", stand="house", hands={BELA: "m05"}, decks={"message": "m03 m07"})
    table.does(BELA, "deliver m05")
    assert table.cards(BELA) == ""
    assert table.face_up("message") == ["m05"]
    assert table.deck("message") == ["m03", "m07"]


@rule("GEN-8.3")
def test_reshuffle_in_mid_draw() -> None:
    """EX-T57"""
    table = given(
        "city_hall", stand="window", decks={"small_order": "s09"}, face_up={"small_order": "s02 s03 s04"}
    ).window(BELA)
    table.play("main")
    first, second = sorted(table.cards(BELA).split(), reverse=True)
    assert first == "s09"
    assert second in ("s02", "s03", "s04")
    assert sorted([second, *table.deck("small_order")]) == ["s02", "s03", "s04"]
    assert table.face_up("small_order") == []
    assert table.said("reshuffled") == [{"deck": "small_order", "n": 3}]


@rule("GEN-8.3")
def test_reshuffle_as_soon_as_the_last_face_down_card_is_drawn() -> None:
    table = given(
        "guild_hall", stand="window", decks={"large_order": "l09"}, face_up={"large_order": "l02 l03 l04"}
    ).window(BELA)
    table.play("main")
    assert table.cards(BELA) == "l09"
    assert sorted(table.deck("large_order")) == ["l02", "l03", "l04"]
    assert table.face_up("large_order") == []


@rule("GEN-8.3")
def test_no_reshuffle_while_a_face_down_card_is_on_top() -> None:
    table = given(
        "guild_hall", stand="window", decks={"large_order": "l09 l01"}, face_up={"large_order": "l02 l03"}
    ).window(BELA)
    table.play("main")
    assert table.deck("large_order") == ["l01"]
    assert table.face_up("large_order") == ["l02", "l03"]


@rule("GEN-8.3")
def test_the_order_after_a_reshuffle_is_neither_that_of_the_pile_nor_of_the_numbers() -> None:
    table = given(
        "guild_hall",
        stand="window",
        decks={"large_order": "l16"},
        face_up={"large_order": "l08 l07 l06 l05 l04 l03 l02 l01"},
    ).window(BELA)
    table.play("main")
    assert len(table.deck("large_order")) == 8
    assert table.deck("large_order") != ["l01", "l02", "l03", "l04", "l05", "l06", "l07", "l08"]
    assert table.deck("large_order") != ["l08", "l07", "l06", "l05", "l04", "l03", "l02", "l01"]


@rule("GEN-8.3")
def test_a_card_put_under_an_empty_deck() -> None:
    """EX-T59"""
    table = given("harbor monetti drinks inn", stand="house", hands={DANI: "m05"}, decks={"message": ""})
    table.does(DANI, "deliver m05")
    assert table.ducats(DANI) == 160
    assert table.deck("message") == ["m05"]
    assert table.face_up("message") == []
