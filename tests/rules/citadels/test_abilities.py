"""Section 4 of the rules: the abilities of characters and the effects of unique districts in a turn."""

from __future__ import annotations

import pytest

import tetrapolis as tp
from tests.citadels import cast_with, given
from tests.marks import rule
from tests.rules.citadels.building_limits import BUILDING_LIMITS

# ---- abilities


@rule("CIT-4.11")
@pytest.mark.parametrize("char", [char for char in BUILDING_LIMITS if char != "emperor"])
def test_nobody_has_to_use_an_ability_that_is_not_a_must(char: str) -> None:
    """Whoever only gathers and ends the turn has 2 gold more, and nothing else changed."""
    cities = {0: ["manor", "temple", "tavern", "prison"], 1: ["market", "church"]}
    holders = {char: 0} if char in ("king", "patrician") else {char: 0, "king": 1}
    table = given(
        players=5,
        cast=cast_with(char, "queen") if char not in ("artist", "tax_collector") else cast_with(char),
        holders=holders,
        gold=2,
        hands={0: ["docks"], 1: ["harbor", "manor"]},
        cities=cities,
        tax=3 if char == "tax_collector" else 0,
    ).call(char)
    table.play("gather gold", "end")
    assert [table.gold(seat) for seat in range(5)] == [4, 2, 2, 2, 2]
    assert table.hand(0) == ["docks"]
    assert table.hand(1) == ["harbor", "manor"]
    assert {seat: table.city(seat) for seat in (0, 1)} == cities
    view = table.sees(None)
    assert (view.killed, view.bewitched, view.robbed, view.warrants, view.threats) == ("", "", "", [], [])


@rule("CIT-4.12")
def test_each_ability_is_used_once_per_turn_in_any_order() -> None:
    for order in (("income", "extra_gold"), ("extra_gold", "income")):
        table = given(holders={"merchant": 0}, gold={0: 0}, cities={0: ["tavern", "market"]}).call("merchant")
        table.play(order[0])
        table.refused(order[0])
        table.play("gather gold", order[1])
        assert table.gold(0) == 5
        table.refused("income", "extra_gold")


@rule("CIT-4.12")
def test_one_ability_does_not_use_up_the_other() -> None:
    table = given(
        holders={"warlord": 0}, gold={0: 5}, cities={0: ["prison"], 1: ["tavern", "temple"]}, absent=["bishop"]
    ).call("warlord")
    table.play("destroy p2 tavern")
    table.refused("destroy p2 temple")
    table.play("income")
    table.refused("income")
    assert table.gold(0) == 6


@rule("CIT-4.13")
def test_abilities_can_be_used_before_gathering() -> None:
    table = given(holders={"assassin": 0}).call("assassin").play("kill warlord")
    assert table.sees(None).killed == "warlord"

    table = given(holders={"warlord": 0}, gold={0: 1}, cities={0: ["prison"], 1: ["market"]}, absent=["bishop"])
    table.call("warlord").play("income", "destroy p2 market")
    assert table.gold(0) == 1
    assert table.city(1) == []
    table.play("gather gold")
    assert table.gold(0) == 3


@rule("CIT-4.13")
def test_abilities_can_be_used_between_two_builds_and_after_the_last() -> None:
    table = given(holders={"architect": 0}, gold={0: 9}, hands={0: ["temple"]}, deck=["watchtower", "tavern"]).call(
        "architect"
    )
    table.play("gather gold", "build temple", "extra_cards", "build watchtower")
    assert table.city(0) == ["temple", "watchtower"]

    table = given(holders={"assassin": 0}, gold={0: 9}, hands={0: ["temple"]}).call("assassin")
    table.play("gather gold", "build temple", "kill king")
    assert table.sees(None).killed == "king"


@rule("CIT-4.14")
def test_the_bishop_collects_first_and_builds_with_it() -> None:
    """E-04, first half: g = 2 after gathering, Temple in the city, Monastery (3) in hand."""
    table = given(holders={"bishop": 0}, gold={0: 0}, hands={0: ["monastery"]}, cities={0: ["temple"]}).call("bishop")
    table.play("gather gold")
    assert table.gold(0) == 2
    table.refused("build monastery")
    table.play("income")
    assert table.gold(0) == 3
    table.play("build monastery")
    assert table.gold(0) == 0
    table.refused("income")


@rule("CIT-4.14")
def test_the_bishop_builds_first_and_collects_for_the_new_district_too() -> None:
    """E-04, second half: with g = 3 he builds first, then 0 + 2 = 2; collecting again is rejected."""
    table = given(holders={"bishop": 0}, gold={0: 1}, hands={0: ["monastery"]}, cities={0: ["temple"]}).call("bishop")
    table.play("gather gold")
    assert table.gold(0) == 3
    table.play("build monastery", "income")
    assert table.gold(0) == 2
    table.refused("income")


@rule("CIT-4.14")
def test_income_counts_the_districts_that_stand_at_that_moment() -> None:
    """A Warlord who has destroyed one of his own military districts collects for the others only."""
    table = given(holders={"warlord": 0}, gold={0: 0}, cities={0: ["prison", "watchtower", "manor"]}).call("warlord")
    table.play("destroy p1 watchtower", "income")
    assert table.gold(0) == 1


# ---- unique districts in a turn


@rule("CIT-4.15")
def test_the_effects_of_unique_districts_are_optional() -> None:
    table = given(
        holders={"merchant": 0},
        gold={0: 4},
        hands={0: ["manor"]},
        cities={0: ["laboratory", "smithy", "museum", "armory"], 1: ["market"]},
    ).call("merchant")
    assert all(map(table.can, ("laboratory manor", "smithy", "museum manor", "armory p2 market")))
    table.play("gather gold", "end")
    assert table.gold(0) == 6
    assert table.hand(0) == ["manor"]
    assert table.city(0) == ["laboratory", "smithy", "museum", "armory"]
    assert table.city(1) == ["market"]


@rule("CIT-4.15")
def test_a_once_per_turn_effect_is_used_once() -> None:
    table = given(
        holders={"merchant": 0},
        gold={0: 9},
        hands={0: ["manor", "castle", "palace", "temple"]},
        cities={0: ["laboratory", "smithy", "museum"]},
    ).call("merchant")
    table.play("laboratory manor")
    table.refused("laboratory castle")
    table.play("smithy")
    table.refused("smithy")
    table.play("museum castle")
    table.refused("museum palace")


@rule("CIT-4.15")
def test_a_once_per_turn_effect_works_only_in_the_owners_own_turn() -> None:
    table = given(
        holders={"merchant": 0, "architect": 1}, gold=9, hands={0: ["manor"], 1: ["castle"]}, cities={1: ["laboratory"]}
    ).call("merchant")
    table.refused("laboratory manor")  # it is not his
    with pytest.raises(tp.NotYourDecision):
        table.does(1, "laboratory castle")
    table.play("gather gold", "end")
    table.does(1, "laboratory castle")
    assert table.gold(1) == 11


@rule("CIT-4.16")
def test_a_unique_district_works_in_the_turn_it_is_built() -> None:
    table = given(holders={"merchant": 0}, gold={0: 5}, hands={0: ["smithy"]}, deck=["manor", "castle", "palace"])
    table.call("merchant")
    table.refused("smithy")
    table.play("gather gold", "build smithy", "smithy")
    assert table.gold(0) == 0
    assert table.hand(0) == ["castle", "manor", "palace"]


@rule("CIT-4.16")
def test_a_unique_district_works_only_as_long_as_it_stands() -> None:
    table = given(holders={"warlord": 0}, gold={0: 9}, hands={0: ["manor"]}, cities={0: ["laboratory"]}).call("warlord")
    assert table.can("laboratory manor")
    table.play("destroy p1 laboratory")
    table.refused("laboratory manor")
