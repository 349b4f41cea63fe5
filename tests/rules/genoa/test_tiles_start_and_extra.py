"""Section 9 of the rules: tiles in general, Start space and Extra action."""

from __future__ import annotations

from tests.genoa import ANNA, BELA, CILI, given
from tests.marks import rule

# ---- tiles in general


@rule("GEN-9.1")
def test_any_number_of_tiles_may_be_held() -> None:
    table = given("palace harbor", "window", tiles={BELA: "any_commodity any_commodity any_commodity any_commodity"})
    table.window(BELA).play("main", "end")
    assert table.tiles(BELA) == "any_commodity any_commodity any_commodity any_commodity any_commodity"


@rule("GEN-9.1")
def test_any_number_of_tiles_may_be_used_in_a_turn_in_any_order() -> None:
    tiles = "trade_1_1 trade_1_1 any_commodity any_commodity building_action"
    table = given("street_5_2 harbor", "window", tiles={BELA: tiles}, owners={"inn": BELA}).window(BELA)
    table.play("trade any_commodity", "get pepper", "fetch silk", "main", "act inn", "fetch wine")
    assert table.goods(BELA) == "pepper silk wine"
    assert table.tiles(BELA) == "trade_1_1 trade_1_1"
    table.play("trade silk", "get linen", "trade linen", "get ale")
    assert table.goods(BELA) == "pepper ale wine"
    assert table.tiles(BELA) == ""


@rule("GEN-9.2")
def test_used_tiles_are_back_in_the_supply() -> None:
    table = given("park", "window", tiles={BELA: "any_commodity trade_1_1 building_action"}, owners={"inn": BELA})
    table.window(BELA).play("fetch silk", "trade silk", "get ale", "act inn")
    assert (table.supply("any_commodity"), table.supply("building_action")) == (5, 5)
    assert table.supply("trade_1_1") == 6  # the used one is back, another came from the Inn


@rule("GEN-9.2")
def test_a_trade_tile_cannot_be_taken_by_its_own_effect() -> None:
    """It goes back only when the trade is done."""
    table = given(
        "harbor", "window", goods={BELA: "copper"}, tiles={BELA: "trade_1_1"}, tile_supply={"trade_1_1": 0}
    ).window(BELA)
    table.play("trade copper")
    assert table.supply("trade_1_1") == 0
    table.refused("get trade_1_1")
    table.play("get wine")
    assert table.supply("trade_1_1") == 1


@rule("GEN-9.2")
def test_an_extra_action_tile_comes_back_when_its_action_is_over() -> None:
    """Béla takes the Park with a tile while Dani holds all others: none is in the supply for him until END."""
    table = given(
        "park", "window", tiles={BELA: "extra_action"}, acted={BELA: 1}, tile_supply={"extra_action": 0}
    ).window(BELA)
    table.play("main")
    assert table.tiles(BELA) == ""
    assert table.supply("extra_action") == 0
    table.play("end")
    assert table.supply("extra_action") == 1


# ---- Start space


@rule("GEN-9.3")
def test_the_trader_uses_a_start_space_tile_instead_of_rolling() -> None:
    table = given(tiles={ANNA: "start_space"}).play("start harbor")
    assert table.tower == "harbor"
    assert table.tiles(ANNA) == ""
    assert table.supply("start_space") == 5
    assert table.said("rolls") == []


@rule("GEN-9.3")
def test_only_the_trader_may_use_a_start_space_tile() -> None:
    table = given(tiles={ANNA: "start_space", BELA: "start_space"})
    assert table.refuses(BELA, "start harbor") == ["error-not-your-decision"]
    assert table.asked == (ANNA, "start")


@rule("GEN-9.3")
def test_a_start_space_tile_works_in_phase_1_only() -> None:
    tiles = {ANNA: "start_space", BELA: "start_space"}
    road = given("street_5_2", "road", tiles=tiles)
    assert road.refuses(BELA, "start palace") == ["rolled"]
    assert road.asks().refuses(ANNA, "start palace") == ["rolled"]
    window = given("harbor", "window", tiles=tiles).window(BELA)
    assert window.refuses(BELA, "start palace") == ["rolled"]
    acquiring = given("street_5_2", "acquire", tiles=tiles, markers={ANNA: 1})
    assert acquiring.refuses(ANNA, "start palace") == ["rolled"]


@rule("GEN-9.3")
def test_without_the_tile_the_trader_can_only_roll() -> None:
    table = given()
    assert table.choices() == ["roll"]
    assert table.refuses(ANNA, "start harbor") == ["no-tile"]


# ---- Extra action


@rule("GEN-9.4", "GEN-9.7", "GEN-5.8")
def test_extra_action_in_another_players_turn() -> None:
    """EX-T39: the tile is spent as the window opens, and the second action is done."""
    table = given("street_7_4", "road", tiles={BELA: "extra_action"}, acted={BELA: 1})
    table.asks({BELA: "offer inn 10d extra=1"}).accept(BELA)
    assert table.asked == (BELA, "action")
    assert table.tiles(BELA) == ""
    assert table.pos.acted[BELA] == 2
    table.play("main", "end")
    assert table.tiles(BELA) == "trade_1_1"
    assert table.supply("extra_action") == 5


@rule("GEN-9.4")
def test_extra_action_in_ones_own_turn() -> None:
    table = given("harbor", "house", tiles={ANNA: "extra_action"}, acted={ANNA: 1}).play("use")
    assert table.asked == (ANNA, "action")
    assert table.tiles(ANNA) == ""
    table.play("main", "end")
    assert table.tiles(ANNA) == "any_commodity"


@rule("GEN-9.4")
def test_an_extra_action_is_one_more_action_and_no_more() -> None:
    table = given("harbor", "house", tiles={ANNA: "extra_action"}, acted={ANNA: 1}).play("use", "main", "end")
    table.asks().play("go palace")
    assert table.refuses(ANNA, "use") == ["no-action"]


@rule("GEN-9.4", "GEN-5.8")
def test_the_tile_is_not_spent_while_the_base_action_is_left() -> None:
    table = given("harbor", "house", tiles={ANNA: "extra_action"}).play("use", "main", "end")
    assert table.tiles(ANNA) == "any_commodity extra_action"


@rule("GEN-9.5")
def test_several_extra_action_tiles_in_one_turn() -> None:
    """Béla has acted; with two tiles he takes the Harbor and then the Palace."""
    table = given("street_5_2", "road", tiles={BELA: "extra_action extra_action"}, acted={BELA: 1})
    table.asks({BELA: "offer harbor 5d extra=1"}).accept(BELA).play("main", "end")
    assert table.tiles(BELA) == "any_commodity extra_action"
    table.asks({BELA: "offer palace 5d extra=1"}).accept(BELA).play("main", "end")
    assert table.tiles(BELA) == "any_commodity building_action"
    assert table.pos.acted[BELA] == 3
    assert table.ducats(BELA) == 120


@rule("GEN-9.5")
def test_an_extra_action_tile_gained_in_this_turn_may_be_used_in_it() -> None:
    table = given("street_4_7", "road").asks().play("go park", "use", "main", "end")
    assert table.tiles(ANNA) == "extra_action"
    table.asks().play("go coach_house", "use", "main", "end")
    assert table.tiles(ANNA) == "start_space"
    assert table.pos.acted[ANNA] == 2


@rule("GEN-9.6", "GEN-5.3")
def test_extra_action_in_a_used_building() -> None:
    """EX-T41: Cili has used the Harbor, the tower is still there: no HOUSE, and Béla's tile does not help."""
    tiles = {BELA: "extra_action", ANNA: "extra_action"}
    table = given("street_5_2", "road", tiles=tiles, acted={BELA: 1, ANNA: 1})
    table.asks({CILI: "offer harbor 5d"}).accept(CILI).play("main", "end")
    assert table.tower == "harbor"
    assert table.state() == "ask"
    assert table.refuses(BELA, "offer harbor 20d extra=1", "use") == ["no-target", "error-illegal-move"]
    table.asks()
    assert not table.can("use")
    assert table.tiles(BELA) == table.tiles(ANNA) == "extra_action"


@rule("GEN-9.7")
def test_an_extra_action_in_anothers_turn_needs_an_accepted_offer() -> None:
    """Béla's tile opens nothing by itself; Anna may ignore his offer for the step."""
    table = given("street_7_4", "road", tiles={BELA: "extra_action"}, acted={BELA: 1})
    assert table.refuses(BELA, "use", "main", "act inn") == ["error-illegal-move", "error-illegal-move", "no-window"]
    table.asks({BELA: "offer inn 10d extra=1"})
    assert table.refuses(BELA, "use") == ["error-not-your-decision"]
    table.play("go street_7_5")
    assert table.tiles(BELA) == "extra_action"
    assert table.ducats(BELA) == 130
    assert table.pos.acted[BELA] == 1
