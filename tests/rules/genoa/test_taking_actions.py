"""Who may take an action, where and how often (GEN-5.1 to 5.8)."""

from __future__ import annotations

import pytest

from tests.genoa import ANNA, BELA, CILI, DANI, given
from tests.marks import rule

ALL_BUILDINGS = [
    "guild_hall",
    "city_hall",
    "post_office",
    "cathedral",
    "palace",
    "park",
    "coach_house",
    "harbor",
    "inn",
    "tavern",
    "drinks",
    "metals",
    "fabric",
    "spices",
    "colini",
    "monetti",
    "ricci",
    "zasteri",
]
NO_BUILDINGS = [
    "market",
    "street_3_2",
    "street_4_2",
    "street_5_2",
    "street_6_2",
    "street_2_3",
    "street_3_3",
    "street_6_3",
    "street_7_3",
    "street_2_4",
    "street_7_4",
    "street_2_5",
    "street_7_5",
    "street_2_6",
    "street_3_6",
    "street_6_6",
    "street_7_6",
    "street_3_7",
    "street_4_7",
    "street_5_7",
    "street_6_7",
]


@rule("GEN-5.1")
@pytest.mark.parametrize("building", ALL_BUILDINGS)
def test_every_building_has_an_action(building: str) -> None:
    table = given(tiles={ANNA: "start_space"}).play(f"start {building}")
    assert table.asked == (ANNA, "house")
    table.play("use")
    assert table.asked == (ANNA, "action")
    assert table.can("main")


@rule("GEN-5.1")
@pytest.mark.parametrize("space", NO_BUILDINGS)
def test_streets_and_market_have_no_action(space: str) -> None:
    table = given(tiles={ANNA: "start_space"}).play(f"start {space}")
    assert table.state() == "ask"  # the next step is negotiated at once
    assert table.refuses(BELA, f"offer {space} 5d") == ["no-target"]
    table.asks()
    table.refuses(ANNA, "use", "lapse", "invite")


@rule("GEN-5.2")
def test_each_player_has_one_action_in_a_turn() -> None:
    table = given("palace", stand="house").play("invite")
    table.asks({BELA: "offer palace 5d"}).accept(BELA).play("main", "end")
    assert table.refuses(BELA, "offer harbor 5d") == ["no-action"]
    assert table.may_play(CILI, "offer harbor 5d")
    assert table.may_play(DANI, "offer harbor 5d")
    table.asks().play("go harbor")
    assert table.may_play(ANNA, "use")
    table.play("use", "main", "end").asks().play("go monetti")
    table.refuses(ANNA, "use")


@rule("GEN-5.2")
def test_a_new_turn_brings_a_new_action_whoever_is_trader() -> None:
    table = given("inn", stand="house", tiles={BELA: "start_space"}).play("use", "main", "end").asks().play("stop")
    table.play("start harbor")
    assert table.asked == (BELA, "house")  # Béla is trader now
    table.play("invite").asks({ANNA: "offer harbor 5d"})
    assert table.offers() == ["p1 harbor 5d"]
    assert table.may_play(BELA, "use")


@rule("GEN-5.2")
def test_nobody_has_to_take_an_action() -> None:
    table = given("inn", stand="house").play("invite").asks().play("lapse").asks().play("stop")
    assert table.said("acts") == []
    assert table.asked == (BELA, "start")


@rule("GEN-5.3")
def test_a_buildings_action_is_taken_once_in_a_turn_by_one_player() -> None:
    table = given("harbor", stand="house", tiles={ANNA: "extra_action", BELA: "extra_action"}).play("invite")
    table.asks({CILI: "offer harbor 5d"}).accept(CILI).play("main", "end")
    assert table.tower == "harbor"
    assert table.refuses(BELA, "offer harbor 20d") == ["no-target"]
    table.asks()
    table.refuses(ANNA, "use", "counter p2 harbor 5d")
    assert table.supply("any_commodity") == 4  # only Cili has taken one


@rule("GEN-5.4")
def test_an_action_is_taken_under_the_tower_and_at_once() -> None:
    table = given("palace", stand="road").asks({BELA: "offer harbor 5d"}).accept(BELA)
    assert table.tower == "harbor"
    assert table.asked == (BELA, "action")
    table.refuses(ANNA, "go monetti", "stop")
    table.refuses(BELA, "pass")  # it cannot be kept for later
    table.play("main")
    assert table.tiles(BELA) == "any_commodity"  # of the Harbor, not of the Palace where the deal was made


@rule("GEN-5.4")
def test_there_is_no_player_order() -> None:
    table = given("palace", stand="house").play("invite")
    table.asks({DANI: "offer palace 5d", BELA: "offer palace 5d"}).accept(DANI).play("main", "end")
    table.asks({CILI: "offer harbor 5d", BELA: "offer harbor 5d"}).accept(CILI).play("main", "end")
    table.asks({BELA: "offer monetti 5d"}).accept(BELA).play("main", "end")
    table.asks().play("go drinks", "use", "main")
    assert [said["seat"] for said in table.said("acts")] == [DANI, CILI, BELA, ANNA]


@rule("GEN-5.5")
def test_the_trader_takes_the_open_action_and_pays_nobody() -> None:
    table = given("park", stand="house").play("use", "main")
    assert table.tiles(ANNA) == "extra_action"
    assert [table.ducats(seat) for seat in (ANNA, BELA, CILI, DANI)] == [130, 130, 130, 130]


@rule("GEN-5.5")
def test_the_trader_may_take_it_after_hearing_offers() -> None:
    table = given("park", stand="house").play("invite").asks({BELA: "offer park 50d"})
    table.play("use")
    assert table.asked == (ANNA, "action")
    assert (table.ducats(ANNA), table.ducats(BELA)) == (130, 130)


@rule("GEN-5.5", "GEN-5.7")
def test_the_trader_needs_an_action_for_it() -> None:
    table = given("park", stand="house", acted={ANNA: 1})
    assert table.refuses(ANNA, "use") == ["no-action"]
    with_tile = given("park", stand="house", acted={ANNA: 1}, tiles={ANNA: "extra_action"})
    assert with_tile.may_play(ANNA, "use")


@rule("GEN-5.6")
def test_others_act_only_through_an_accepted_deal() -> None:
    table = given("park", stand="house")
    table.refuses(BELA, "use", "main")
    table.play("invite")
    table.refuses(BELA, "use", "main")
    table.asks({BELA: "offer park 50d"})
    table.refuses(BELA, "use", "main")  # the offer alone is not enough
    table.accept(BELA)
    assert table.asked == (BELA, "action")


@rule("GEN-5.7")
def test_an_extra_action_tile_is_an_action_available() -> None:
    table = given("palace", stand="road", acted={BELA: 1, CILI: 1}, tiles={CILI: "extra_action"})
    assert table.refuses(BELA, "offer harbor 5d", "offer harbor 5d extra=1") == ["no-action", "no-action"]
    assert table.may_play(CILI, "offer harbor 5d extra=1")
    assert table.may_play(DANI, "offer harbor 5d")


@rule("GEN-5.7")
def test_of_two_players_the_trader_has_a_second_action_once_the_other_has_bought_one() -> None:
    table = given("park", stand="house", players=2, acted={ANNA: 1, BELA: 1}, bought=1)
    assert table.may_play(ANNA, "use")
    without = given("park", stand="house", players=2, acted={ANNA: 1})
    without.refuses(ANNA, "use")


@rule("GEN-5.8")
def test_the_base_action_is_used_before_an_extra_tile() -> None:
    table = given("palace", stand="road", tiles={ANNA: "extra_action", BELA: "extra_action"})
    assert table.refuses(BELA, "offer harbor 5d extra=1") == ["extra-needless"]
    table.asks({BELA: "offer harbor 5d"}).accept(BELA)
    assert table.tiles(BELA) == "extra_action"
    table.play("main", "end").asks().play("go monetti", "use")
    assert table.tiles(ANNA) == "extra_action"


@rule("GEN-5.8")
def test_the_extra_tile_is_spent_when_its_window_opens() -> None:
    table = given("palace", stand="road", acted={BELA: 1}, tiles={BELA: "extra_action"})
    table.asks({BELA: "offer harbor 5d extra=1"})
    assert table.tiles(BELA) == "extra_action"  # an offer does not spend it
    table.accept(BELA)
    assert table.asked == (BELA, "action")
    assert table.tiles(BELA) == ""


@rule("GEN-5.8")
def test_the_traders_extra_tile_is_spent_when_he_acts_again() -> None:
    table = given("palace", stand="house", tiles={ANNA: "extra_action"}).play("use", "main", "end")
    assert table.tiles(ANNA) == "building_action extra_action"
    table.asks().play("go harbor", "use")
    assert table.tiles(ANNA) == "building_action"
    assert table.asked == (ANNA, "action")


# ---- what is told of it


@rule("GEN-5.2", "GEN-5.8", "GEN-12.2")
def test_all_are_told_how_many_actions_each_has_left() -> None:
    """Terminal, browser and bots read it from here: one each; what was taken with a tile does not count."""
    table = given("street_5_2", stand="road", tiles={BELA: "extra_action"})
    assert [table.pos.tally(seat).actions for seat in (ANNA, BELA, None)] == [[1, 1, 1, 1]] * 3
    table.asks({BELA: "offer harbor 5d"}).accept(BELA).play("main", "end")
    assert table.pos.tally(CILI).actions == [1, 0, 1, 1]
    table.asks({BELA: "offer monetti 5d extra=1"}).accept(BELA).play("main")
    assert table.pos.tally(CILI).actions == [1, 0, 1, 1]


@rule("GEN-5.2", "GEN-12.2", "GEN-12.4")
def test_of_two_players_the_trader_alone_gets_a_second_action() -> None:
    """As soon as the other has bought one, and not a third for a second purchase."""
    assert given("harbor", stand="house", players=2, acted={ANNA: 1}).pos.tally(BELA).actions == [0, 1]
    assert given("harbor", stand="house", players=2, acted={ANNA: 1}, bought=1).pos.tally(BELA).actions == [1, 1]
    both = given("harbor", stand="house", players=2, acted={ANNA: 1, BELA: 1}, bought=2)
    assert both.pos.tally(None).actions == [1, 0]
