"""Section 4 of the rules: when and what a player may build in a turn, and how many districts."""

from __future__ import annotations

import pytest

from tests.citadels import Table, cast_with, given
from tests.marks import rule
from tests.rules.citadels.building_limits import BUILDING_LIMITS


@rule("CIT-4.5")
@pytest.mark.parametrize(("char", "limit"), BUILDING_LIMITS.items())
def test_each_character_builds_up_to_its_limit(char: str, limit: int) -> None:
    hand = ["temple", "church", "watchtower", "prison", "manor"]
    table = given(players=5, cast=cast_with(char), holders={char: 0}, gold={0: 20}, hands={0: hand}).call(char)
    table.play("gather gold")
    for district in hand[:limit]:
        table.play(f"build {district}")
    assert table.city(0) == hand[:limit]
    table.refused(*(f"build {district}" for district in hand[limit:]))


@rule("CIT-4.5")
def test_building_is_optional() -> None:
    table = given(holders={"architect": 0}, gold={0: 9}, hands={0: ["temple"]}).call("architect")
    table.play("gather gold", "end")
    assert table.city(0) == []
    assert table.hand(0) == ["temple"]


@rule("CIT-4.6")
def test_nothing_is_built_before_gathering() -> None:
    table = given(holders={"merchant": 0}, gold={0: 9}, hands={0: ["temple"]}).call("merchant")
    table.refused("build temple")
    table.play("gather gold", "build temple")
    assert table.city(0) == ["temple"]


@rule("CIT-4.6")
def test_builds_outside_the_limit_have_to_wait_for_gathering_too() -> None:
    table = given(cast=cast_with("trader"), holders={"trader": 0}, gold={0: 9}, hands={0: ["stables", "market"]}).call(
        "trader"
    )
    table.refused("build stables", "build market")
    table.play("gather gold", "build stables", "build market")
    assert table.city(0) == ["stables", "market"]


@rule("CIT-4.6")
def test_builds_that_cost_no_gold_have_to_wait_for_gathering_too() -> None:
    table = given(
        holders={"merchant": 0},
        gold={0: 0},
        hands={0: ["necropolis", "palace"]},
        cities={0: ["framework", "tavern"]},
    ).call("merchant")
    table.refused("framework palace", "framework necropolis", "sacrifice tavern")
    table.play("gather gold")
    assert table.can("framework palace")
    assert table.can("sacrifice tavern")


@rule("CIT-4.6")
def test_the_cardinal_borrows_and_builds_only_after_gathering() -> None:
    table = given(
        cast=cast_with("cardinal"),
        holders={"cardinal": 0},
        gold={0: 0, 1: 9},
        hands={0: ["manor", "tavern", "temple", "market"]},
    ).call("cardinal")
    table.refused("borrow manor p2")
    table.play("gather gold")
    assert table.can("borrow manor p2")


@rule("CIT-4.6")
def test_the_wizard_builds_the_taken_card_at_once_only_after_gathering() -> None:
    def wizard() -> Table:
        return given(cast=cast_with("wizard"), holders={"wizard": 0}, gold={0: 9}, hands={1: ["docks"]}).call("wizard")

    table = wizard().play("look p2", "take docks")
    table.refused("build docks")
    table.play("to_hand")
    assert table.hand(0) == ["docks"]

    table = wizard().play("gather gold", "look p2", "take docks", "build docks")
    assert table.city(0) == ["docks"]


@rule("CIT-4.7")
def test_building_moves_the_card_from_hand_to_city_and_its_price_to_the_bank() -> None:
    table = given(
        holders={"merchant": 0}, gold={0: 5, 1: 1, 2: 1, 3: 1}, hands={0: ["castle", "manor"]}, cities={0: ["temple"]}
    ).call("merchant")
    table.play("gather gold", "build castle")
    assert table.city(0) == ["temple", "castle"]
    assert table.hand(0) == ["manor"]
    assert [table.gold(seat) for seat in range(4)] == [3, 1, 1, 1]
    assert table.sees(None).players[0].city == ["temple", "castle"]


@rule("CIT-4.7")
def test_only_cards_of_the_own_hand_can_be_built() -> None:
    table = given(holders={"merchant": 0}, gold={0: 9}, hands={0: ["temple"], 1: ["manor"]}, deck=["castle"])
    table.call("merchant").play("gather gold")
    table.refused("build manor", "build castle")


@rule("CIT-4.8")
def test_the_full_price_must_be_there_when_building() -> None:
    table = given(holders={"merchant": 0}, gold={0: 1}, hands={0: ["manor", "castle"]}).call("merchant")
    table.play("gather gold")
    table.refused("build castle")  # 4, and he has 3
    table.play("extra_gold", "build castle")
    assert table.gold(0) == 0
    assert table.city(0) == ["castle"]


@rule("CIT-4.9")
def test_a_second_district_of_the_same_name_is_refused() -> None:
    table = given(
        holders={"merchant": 0}, gold={0: 9}, hands={0: ["market", "trading_post"]}, cities={0: ["market"]}
    ).call("merchant")
    table.play("gather gold")
    table.refused("build market")
    assert table.can("build trading_post")


@rule("CIT-4.9")
def test_another_players_district_of_the_same_name_does_not_matter() -> None:
    table = given(holders={"merchant": 0}, gold={0: 9}, hands={0: ["market"]}, cities={1: ["market"]})
    table.call("merchant").play("gather gold", "build market")
    assert table.city(0) == ["market"]


@rule("CIT-4.9")
def test_quarry_and_wizard_are_the_exceptions_of_the_duplicate_ban() -> None:
    table = given(holders={"merchant": 0}, gold={0: 9}, hands={0: ["market"]}, cities={0: ["quarry", "market"]})
    table.call("merchant").play("gather gold", "build market")
    assert table.city(0) == ["quarry", "market", "market"]

    table = given(
        cast=cast_with("wizard"), holders={"wizard": 0}, gold={0: 9}, hands={0: ["market"]}, cities={0: ["market"]}
    )
    table.call("wizard").play("gather gold", "build market")
    assert table.city(0) == ["market", "market"]


@rule("CIT-4.10")
def test_the_stables_use_up_no_build_whenever_they_are_built() -> None:
    hand = ["stables", "temple", "church", "prison", "manor"]
    orders = (
        ("stables", "temple", "church", "prison"),
        ("temple", "stables", "church", "prison"),
        ("temple", "church", "prison", "stables"),
    )
    for order in orders:
        table = given(holders={"architect": 0}, gold={0: 20}, hands={0: hand}).call("architect")
        table.play("gather gold", *(f"build {district}" for district in order))
        assert table.city(0) == list(order)
        table.refused("build manor")


@rule("CIT-4.10")
def test_the_traders_trade_districts_use_up_no_build() -> None:
    hand = ["tavern", "market", "docks", "temple", "church"]
    for order in (("tavern", "market", "docks", "temple"), ("tavern", "temple", "market", "docks")):
        table = given(cast=cast_with("trader"), holders={"trader": 0}, gold={0: 20}, hands={0: hand}).call("trader")
        table.play("gather gold", *(f"build {district}" for district in order))
        assert table.city(0) == list(order)
        table.refused("build church")


@rule("CIT-4.10")
def test_trade_districts_of_other_characters_use_up_the_build() -> None:
    table = given(holders={"merchant": 0}, gold={0: 20}, hands={0: ["tavern", "market"]}).call("merchant")
    table.play("gather gold", "build tavern")
    table.refused("build market")


@rule("CIT-4.10")
def test_the_card_the_wizard_builds_on_the_spot_uses_up_no_build() -> None:
    def wizard() -> Table:
        hands = {0: ["temple", "church"], 1: ["docks"]}
        return given(cast=cast_with("wizard"), holders={"wizard": 0}, gold={0: 20}, hands=hands).call("wizard")

    table = wizard().play("gather gold", "look p2", "take docks", "build docks", "build temple")
    assert table.city(0) == ["docks", "temple"]
    table.refused("build church")

    table = wizard().play("gather gold", "build temple", "look p2", "take docks", "build docks")
    assert table.city(0) == ["temple", "docks"]
    table.refused("build church")
