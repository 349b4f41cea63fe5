"""Section 10 of the rules: what the owner of a building gets."""

from __future__ import annotations

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule


def purses(table: Table) -> list[int]:
    """What Anna, Béla, Cili and Dani have."""
    return [table.ducats(seat) for seat in (ANNA, BELA, CILI, DANI)]


@rule("GEN-10.12", "GEN-10.13")
def test_owners_income() -> None:
    """EX-T67: Cili owns the Inn; Anna (trader) uses it / Béla buys it / Cili buys it: Cili +10 / +10 / 0."""
    by_anna = given("inn", "house", owners={"inn": CILI}).play("use")
    assert purses(by_anna) == [130, 130, 140, 130]
    by_bela = given("street_7_4", "road", owners={"inn": CILI}).asks({BELA: "offer inn 20d"}).accept(BELA)
    assert purses(by_bela) == [150, 110, 140, 130]
    by_cili = given("street_7_4", "road", owners={"inn": CILI}).asks({CILI: "offer inn 20d"}).accept(CILI)
    assert purses(by_cili) == [150, 130, 110, 130]


@rule("GEN-10.12")
def test_the_bank_pays_not_the_player() -> None:
    table = given("inn", "house", owners={"inn": CILI}).play("use")
    assert table.pos.bank == 10
    assert table.said("owner-paid") == [{"seat": CILI, "building": "inn", "ducats": 10}]


@rule("GEN-10.12")
def test_an_unowned_building_pays_nobody() -> None:
    table = given("inn", "house").play("use")
    assert purses(table) == [130, 130, 130, 130]


@rule("GEN-10.12")
def test_another_building_of_the_owner_pays_nothing() -> None:
    table = given("inn", "house", owners={"tavern": CILI, "drinks": CILI}).play("use")
    assert purses(table) == [130, 130, 130, 130]


@rule("GEN-10.12")
def test_visiting_or_letting_the_action_lapse_pays_nothing() -> None:
    table = given("inn", "house", owners={"inn": CILI}).play("invite").asks().play("lapse")
    assert purses(table) == [130, 130, 130, 130]


@rule("GEN-10.12", "GEN-9.4")
def test_an_extra_action_pays_the_owner_too() -> None:
    table = given("inn", "house", owners={"inn": CILI}, tiles={ANNA: "extra_action"}, acted={ANNA: 1}).play("use")
    assert purses(table) == [130, 130, 140, 130]


@rule("GEN-10.13")
def test_the_income_comes_when_the_window_opens() -> None:
    """Before MAIN; it is not paid again at MAIN or END."""
    table = given("inn", "house", owners={"inn": CILI}).play("use")
    assert table.asked == (ANNA, "action")
    assert table.ducats(CILI) == 140
    table.play("main", "end")
    assert table.ducats(CILI) == 140


@rule("GEN-10.13")
def test_the_income_does_not_depend_on_the_yield() -> None:
    """No Trade 1:1 tile is left at the Inn."""
    table = given("inn", "house", owners={"inn": CILI}, tile_supply={"trade_1_1": 0}).play("use", "main", "end")
    assert table.tiles(ANNA) == ""
    assert table.ducats(CILI) == 140


@rule("GEN-10.13")
def test_the_trader_gets_it_as_an_owner_like_everybody() -> None:
    """Anna owns the Inn and is trader; Béla buys it for 20: she gets his 20 and 10 from the bank."""
    table = given("street_7_4", "road", owners={"inn": ANNA}).asks({BELA: "offer inn 20d"}).accept(BELA)
    assert purses(table) == [160, 110, 130, 130]
