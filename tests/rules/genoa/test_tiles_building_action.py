"""Section 9 of the rules: Building action."""

from __future__ import annotations

from typing import Any

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule


def owning(*buildings: str, tiles: str = "building_action", path: str = "harbor", **more: Any) -> Table:
    """Béla's window under the tower is open; he owns these buildings."""
    table: dict[str, Any] = {"tiles": {BELA: tiles}, "owners": dict.fromkeys(buildings, BELA), **more}
    return given(path, "window", **table).window(BELA)


@rule("GEN-9.13")
def test_the_main_of_an_own_building_is_done_at_once() -> None:
    table = owning("drinks").play("act drinks")
    assert table.goods(BELA) == "ale wine"
    assert (table.tiles(BELA), table.supply("building_action")) == ("", 5)


@rule("GEN-9.13", "GEN-7.1")
def test_it_yields_what_there_is() -> None:
    assert owning("drinks", supply={"ale": 0}).play("act drinks").goods(BELA) == "wine"


@rule("GEN-9.13")
def test_only_a_building_with_ones_own_marker() -> None:
    table = owning("drinks", owners={"drinks": CILI, "inn": BELA})
    assert table.choices("act") == ["act inn"]
    assert table.refuses(BELA, "act drinks", "act tavern") == ["not-owner", "not-owner"]


@rule("GEN-9.13")
def test_the_owner_of_the_building_under_the_tower_does_it_twice() -> None:
    table = owning("harbor").play("act harbor", "main", "end")
    assert table.tiles(BELA) == "any_commodity any_commodity"


@rule("GEN-9.13")
def test_it_does_not_stand_for_the_main_of_the_window() -> None:
    table = owning("inn").play("act inn")
    assert table.refuses(BELA, "end") == ["main-first"]
    table.play("main", "end")
    assert table.tiles(BELA) == "trade_1_1 any_commodity"


@rule("GEN-9.13", "GEN-10.5")
def test_markers_by_tile_for_phase_3() -> None:
    """EX-T48: Béla owns the Cathedral, personal 0, window at the Harbor: then personal 2, usable in this phase 3."""
    table = owning("cathedral", path="street_5_2 harbor").play("act cathedral")
    assert table.markers(BELA) == (2, 4)
    table.play("main", "end").end_phase_2()
    assert table.asked == (BELA, "acquire")
    table.play("claim street_5_2 post_office two=harbor")
    assert (table.owner("post_office"), table.owner("harbor")) == (BELA, BELA)


@rule("GEN-9.13", "GEN-9.14", "GEN-9.16")
def test_building_action_on_a_used_building() -> None:
    """EX-T42: Cili used Béla's Inn earlier this turn; in his Harbor window he does the Inn by tile."""
    table = owning("inn", used="inn", acted={CILI: 1}).play("act inn")
    assert table.tiles(BELA) == "trade_1_1"
    assert table.said("owner-paid") == []
    assert [table.ducats(seat) for seat in (ANNA, BELA, CILI, DANI)] == [130, 130, 130, 130]
    assert table.pos.acted[BELA] == 1


@rule("GEN-9.14")
def test_it_does_not_count_as_the_action_of_the_turn() -> None:
    """With a Building action in the window of an Extra action the count stays at two."""
    table = owning("inn", tiles="building_action extra_action", acted={BELA: 1}).play("act inn")
    assert table.pos.acted[BELA] == 2
    assert table.tiles(BELA) == "trade_1_1"


@rule("GEN-9.14")
def test_the_tower_need_not_have_been_there() -> None:
    table = owning("metals", path="inn").play("act metals")
    assert table.goods(BELA) == "silver copper"
    assert "metals" not in table.discs()


@rule("GEN-9.15")
def test_several_tiles_on_the_same_building() -> None:
    table = owning("metals", tiles="building_action building_action building_action")
    table.play("act metals", "act metals", "act metals")
    assert table.goods(BELA) == "silver silver silver copper copper copper"


@rule("GEN-9.15")
def test_several_tiles_on_different_buildings() -> None:
    table = owning("metals", "drinks", tiles="building_action building_action").play("act metals", "act drinks")
    assert table.goods(BELA) == "silver copper ale wine"


@rule("GEN-9.16")
def test_building_action_leaves_the_building_open() -> None:
    """EX-T43: the tower has not been at the Inn; when it arrives there later, its action is open for a deal."""
    table = owning("inn", path="street_6_2 drinks").play("act inn", "main", "end")
    table.asks({CILI: "offer inn 15d"}).accept(CILI)
    assert table.asked == (CILI, "action")
    table.play("main", "end")
    assert table.tiles(CILI) == "trade_1_1"


@rule("GEN-9.16")
def test_the_building_can_still_be_taken_by_the_trader() -> None:
    table = owning("inn", path="street_6_2 drinks").play("act inn", "main", "end").asks().play("go inn")
    assert table.asked == (ANNA, "house")
    table.play("use", "main", "end")
    assert table.tiles(ANNA) == "trade_1_1"
    assert table.ducats(BELA) == 140


@rule("GEN-9.17")
def test_palace_loop() -> None:
    """EX-T47: Béla owns the Palace; Building action on it is refused."""
    table = owning("palace", "inn")
    assert table.refuses(BELA, "act palace") == ["palace"]
    assert table.choices("act") == ["act inn"]


@rule("GEN-9.17")
def test_the_palace_itself_may_be_used_as_an_action() -> None:
    table = owning("palace", path="palace").play("main", "end")
    assert table.tiles(BELA) == "building_action building_action"


# ---- orders


@rule("GEN-8.10", "GEN-8.7")
def test_building_action_and_small_order() -> None:
    """EX-T46: Béla owns the Tavern, holds S01 (ale, Tavern) and ale; his window is at the Harbor."""
    by_tile = owning("tavern", goods={BELA: "ale"}, hands={BELA: "s01"}).play("act tavern")
    assert by_tile.refuses(BELA, "fill s01") == ["order-place"]
    at_tavern = owning(path="tavern", goods={BELA: "ale"}, hands={BELA: "s01"}).play("main", "fill s01")
    assert at_tavern.ducats(BELA) == 170


def at_monetti(**more: Any) -> Table:
    """Béla owns Villa Monetti on the other board; his window is at the Harbor. L05: silver, silk, saffron."""
    given_goods: dict[str, Any] = {"goods": {BELA: "silver silk saffron"}, "hands": {BELA: "l05"}, **more}
    return owning("monetti", board="alt", **given_goods)


@rule("GEN-9.18")
def test_an_owned_villa_gives_a_contract_or_a_delivery() -> None:
    table = at_monetti(decks={"contract": "c03 c04"}).play("act monetti")
    assert table.choices() == ["main", "ship l05"]
    table.play("main")
    assert table.cards(BELA, "contract") == "c03"
    assert table.cards(BELA, "large_order") == "l05"
    delivered = at_monetti().play("act monetti", "ship l05", "get extra_action")
    assert delivered.ducats(BELA) == 230
    assert delivered.tiles(BELA) == "extra_action"
    assert delivered.goods(BELA) == ""
    assert delivered.face_up("large_order") == ["l05"]
    assert delivered.supply("building_action") == 5


@rule("GEN-9.18")
def test_without_a_fitting_order_the_tile_brings_the_contract() -> None:
    table = at_monetti(goods={BELA: "silver silk"}, decks={"contract": "c03 c04"}).play("act monetti")
    assert table.asked == (BELA, "action")
    assert table.cards(BELA, "contract") == "c03"


@rule("GEN-9.18", "GEN-8.11")
def test_after_an_order_in_this_window_only_the_contract_is_left() -> None:
    """S11 needs copper at the Harbor."""
    table = at_monetti(goods={BELA: "silver silk saffron copper"}, hands={BELA: "l05 s11"}).play("fill s11")
    table.play("act monetti")
    assert table.asked == (BELA, "action")
    assert table.cards(BELA, "large_order") == "l05"
    assert len(table.cards(BELA, "contract").split()) == 1


@rule("GEN-9.18", "GEN-8.11")
def test_after_a_delivery_by_tile_no_other_order_in_this_window() -> None:
    table = at_monetti(goods={BELA: "silver silk saffron copper"}, hands={BELA: "l05 s11"})
    table.play("act monetti", "ship l05", "get trade_1_1")
    assert table.refuses(BELA, "fill s11") == ["one-order"]


@rule("GEN-9.18", "GEN-9.2")
def test_the_tile_in_use_cannot_be_its_own_bonus() -> None:
    table = at_monetti(tile_supply={"building_action": 0}).play("act monetti", "ship l05")
    table.refused("get building_action")
    table.play("get start_space")
    assert table.supply("building_action") == 1
