"""Section 4 of the rules: what a turn is made of, from gathering to its end."""

from __future__ import annotations

import pytest

import tetrapolis as tp
from tests.citadels import Table, cast_with, given
from tests.marks import rule

# CIT-4.5; the Witch has no turn of her own to build in (CIT-6.6)
BUILDING_LIMITS = {
    "assassin": 1,
    "magistrate": 1,
    "thief": 1,
    "spy": 1,
    "blackmailer": 1,
    "magician": 1,
    "wizard": 1,
    "seer": 2,
    "king": 1,
    "emperor": 1,
    "patrician": 1,
    "bishop": 1,
    "abbot": 1,
    "cardinal": 1,
    "merchant": 1,
    "alchemist": 1,
    "trader": 1,
    "architect": 3,
    "navigator": 0,
    "scholar": 2,
    "warlord": 1,
    "diplomat": 1,
    "marshal": 1,
    "queen": 1,
    "artist": 1,
    "tax_collector": 1,
}


# ---- gathering


@rule("CIT-4.1")
def test_a_turn_cannot_end_without_gathering() -> None:
    table = given(holders={"merchant": 0}).call("merchant")
    table.refused("end")
    table.play("extra_gold")
    table.refused("end")
    table.play("gather gold")
    assert table.can("end")


@rule("CIT-4.1")
def test_resources_are_gathered_only_once_in_a_turn() -> None:
    table = given(holders={"merchant": 0}).call("merchant")
    table.play("gather gold")
    table.refused("gather gold", "gather cards")

    table = given(holders={"merchant": 0}, deck=["manor", "castle"]).call("merchant")
    table.play("gather cards", "keep manor")
    table.refused("gather gold", "gather cards")


@rule("CIT-4.2")
def test_gathering_gold_takes_two_from_the_bank() -> None:
    table = given(holders={"merchant": 0}, gold={0: 3, 1: 4, 2: 5, 3: 6}).call("merchant")
    table.play("gather gold")
    assert [table.gold(seat) for seat in range(4)] == [5, 4, 5, 6]
    assert table.cards(0) == 0


@rule("CIT-4.3")
def test_gathering_cards_keeps_one_of_the_two_top_cards_and_buries_the_other() -> None:
    table = given(holders={"merchant": 0}, gold=2, deck=["manor", "castle", "palace", "temple"]).call("merchant")
    rest = table.deck[2:]
    table.play("gather cards")
    assert sorted(table.choices()) == ["keep castle", "keep manor"]
    table.play("keep castle")
    assert table.hand(0) == ["castle"]
    assert table.deck == [*rest, "manor"]
    assert table.gold(0) == 2


@rule("CIT-4.3")
def test_the_card_not_kept_lies_face_down() -> None:
    table = given(holders={"merchant": 0}, deck=["manor", "castle"]).call("merchant")
    table.play("gather cards", "keep castle")
    for other in (1, None):
        assert len({Table(world).bottom for world in table.worlds(other)}) > 1
        assert table.hears(other, "citadels-you-draw") == []
        assert table.hears(other, "citadels-you-keep") == []
    assert {Table(world).bottom for world in table.worlds(0)} == {"manor"}


@rule("CIT-4.4")
def test_who_has_drawn_cards_cannot_take_gold_instead() -> None:
    table = given(holders={"merchant": 0}, deck=["manor", "castle"]).call("merchant")
    table.play("gather cards")
    assert table.asked == (0, "keep")
    table.refused("gather gold", "end")


@rule("CIT-4.4")
def test_the_cards_are_unseen_until_the_kind_of_resource_is_chosen() -> None:
    table = given(holders={"merchant": 0}, deck=["manor", "castle"]).call("merchant")
    assert table.hears(0, "citadels-you-draw") == []
    assert len({Table(world).deck[0] for world in table.worlds(0)}) > 1
    table.play("gather cards")
    assert table.hears(0, "citadels-you-draw") == [{"seat": 0, "districts": ["manor", "castle"]}]


# ---- building


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
        tax=3,
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


# ---- musts and the end of a turn


@rule("CIT-4.17")
@pytest.mark.parametrize("char", ["king", "patrician"])
def test_a_crown_not_yet_taken_is_taken_when_the_turn_ends(char: str) -> None:
    table = given(cast=cast_with(char), holders={char: 0}, crown=2).call(char)
    table.play("gather gold")
    assert table.sees(None).crown == 2
    table.play("end")
    assert table.sees(None).crown == 0


@rule("CIT-4.17")
def test_the_emperor_must_give_the_crown_away_before_his_turn_is_over() -> None:
    table = given(cast=cast_with("emperor"), holders={"emperor": 0, "bishop": 1}, crown=2, gold={3: 5})
    table.call("emperor").play("gather gold", "end")
    assert table.asked == (0, "crowning")
    table.refused("end", "pass")
    assert table.choices() == ["enthrone p2", "enthrone p4"]
    table.play("enthrone p4")
    assert table.sees(None).crown == 3
    assert table.asked == (1, "turn")


@rule("CIT-4.17")
def test_a_must_that_was_done_during_the_turn_is_not_done_again() -> None:
    table = given(cast=cast_with("emperor"), holders={"emperor": 0, "bishop": 1}, crown=2, gold={0: 2, 3: 5})
    table.call("emperor").play("enthrone p4", "gather gold")
    table.refused("enthrone p2", "enthrone p3")
    table.play("end")
    assert table.asked == (1, "turn")
    assert table.sees(None).crown == 3
    assert table.gold(0) == 5


@rule("CIT-4.19")
def test_outstanding_musts_come_before_the_poor_house() -> None:
    """The Emperor's tribute of 1 gold comes first; then he is no longer poor."""
    table = given(
        cast=cast_with("emperor"),
        holders={"emperor": 0},
        crown=2,
        gold={0: 0, 3: 5},
        hands={0: ["church"]},
        cities={0: ["poor_house"]},
    )
    table.call("emperor").play("gather gold", "build church")
    assert table.gold(0) == 0
    table.play("end", "enthrone p4")
    assert table.gold(0) == 1
    assert table.said("citadels-poor-house") == []


@rule("CIT-4.19")
def test_outstanding_musts_come_before_the_park() -> None:
    """The Emperor's tribute of a card comes first; then his hand is no longer empty."""
    table = given(
        cast=cast_with("emperor"),
        holders={"emperor": 0},
        crown=2,
        gold={3: 0},
        hands={3: ["manor"]},
        cities={0: ["park"]},
    )
    table.call("emperor").play("gather gold", "end", "enthrone p4")
    assert table.hand(0) == ["manor"]


@rule("CIT-4.19")
def test_park_and_poor_house_come_before_the_alchemists_refund() -> None:
    """Judged on the state at that moment: with the refund of 4 first he would not be poor."""
    table = given(
        cast=cast_with("alchemist"),
        holders={"alchemist": 0},
        gold={0: 2},
        hands={0: ["harbor"]},
        cities={0: ["park", "poor_house"]},
    )
    table.call("alchemist").play("gather gold", "build harbor")
    assert (table.gold(0), table.cards(0)) == (0, 0)
    table.play("end")
    assert (table.gold(0), table.cards(0)) == (5, 2)
    effects = [event.id for event in table.events if event.id.endswith(("-park", "-poor-house", "-alchemist"))]
    assert effects == ["citadels-park", "citadels-poor-house", "citadels-alchemist"]


@rule("CIT-4.20")
def test_a_turn_goes_on_until_its_player_ends_it() -> None:
    table = given(
        holders={"merchant": 0, "architect": 1}, gold={0: 9}, hands={0: ["temple"]}, cities={0: ["tavern"]}
    ).call("merchant")
    table.play("gather gold", "build temple")
    assert table.asked == (0, "turn")
    table.play("extra_gold", "income")
    assert table.asked == (0, "turn")
    table.play("end")
    assert table.asked == (1, "turn")


# ---- round or turn


@rule("CIT-4.18")
def test_the_building_limit_is_per_turn() -> None:
    hand = ["temple", "church", "watchtower", "prison", "manor"]
    table = given(players=2, holders={"architect": 0, "warlord": 0}, gold={0: 20}, hands={0: hand}).call("architect")
    table.play("gather gold", "build temple", "build church", "build watchtower")
    table.refused("build prison")
    table.play("end", "gather gold", "build prison")
    table.refused("build manor")
    assert table.city(0) == ["temple", "church", "watchtower", "prison"]


@rule("CIT-4.18", "CIT-4.15")
def test_once_per_turn_means_once_in_each_of_a_players_two_turns() -> None:
    table = given(
        players=2,
        holders={"architect": 0, "warlord": 0},
        gold={0: 0},
        hands={0: ["manor", "castle"]},
        cities={0: ["laboratory"]},
    ).call("architect")
    table.play("gather gold", "laboratory manor", "end")
    assert table.seat == 0
    table.play("laboratory castle")
    assert table.gold(0) == 6


@rule("CIT-4.18")
def test_the_wizards_duplicates_are_for_his_turn_only() -> None:
    table = given(
        players=2,
        cast=cast_with("wizard"),
        holders={"wizard": 0, "merchant": 0},
        absent=["king", "bishop"],
        gold={0: 20},
        hands={0: ["manor", "manor"]},
        cities={0: ["manor"]},
    ).call("wizard")
    table.play("gather gold", "build manor", "end", "gather gold")
    table.refused("build manor")
    assert table.city(0) == ["manor", "manor"]


@rule("CIT-4.18")
def test_the_traders_freedom_is_for_his_turn_only() -> None:
    table = given(
        players=2,
        cast=cast_with("trader"),
        holders={"trader": 0, "warlord": 0},
        absent=["architect"],
        gold={0: 20},
        hands={0: ["tavern", "market", "docks", "harbor"]},
    ).call("trader")
    table.play("gather gold", "build tavern", "build market", "end", "gather gold", "build docks")
    table.refused("build harbor")


@rule("CIT-4.18")
def test_the_navigators_ban_on_building_is_for_his_turn_only() -> None:
    table = given(
        players=2,
        cast=cast_with("navigator"),
        holders={"navigator": 0, "warlord": 0},
        gold={0: 20},
        hands={0: ["tavern"]},
    ).call("navigator")
    table.play("gather gold")
    table.refused("build tavern")
    table.play("end", "gather gold", "build tavern")
    assert table.city(0) == ["tavern"]


@rule("CIT-4.18")
def test_the_bishops_protection_is_for_the_round() -> None:
    """It outlasts his turn, and is gone in the next round."""
    table = given(players=7, holders={"bishop": 0, "warlord": 1}, gold=9, cities={0: ["tavern"], 2: ["tavern"]}).call(
        "bishop"
    )
    table.play("gather gold", "end").until_called("warlord")
    table.refused("destroy p1 tavern")
    assert table.can("destroy p3 tavern")
    table.end_round()
    assert table.sees(None).protected == -1


@rule("CIT-4.18")
def test_a_character_is_killed_for_one_round() -> None:
    table = given(players=7, holders={"assassin": 0, "warlord": 1}).call("assassin")
    table.play("kill warlord").end_round()
    assert "warlord" not in [said["char"] for said in table.said("citadels-reveals")]
    assert table.sees(None).killed == ""
    table.until_called("warlord")
    assert table.said("citadels-reveals")[-1]["char"] == "warlord"
    assert table.asked[1] == "turn"


@rule("CIT-4.18")
def test_a_character_is_bewitched_for_one_round() -> None:
    table = given(players=7, cast=cast_with("witch"), holders={"witch": 0, "warlord": 1}).call("witch")
    table.play("gather gold", "bewitch warlord").end_round()
    assert table.sees(None).bewitched == ""
    table.until_called("warlord").play("gather gold")
    assert table.can("end")


@rule("CIT-4.18")
def test_the_end_that_a_killed_king_waits_for_is_the_end_of_the_round() -> None:
    table = given(holders={"king": 0, "bishop": 1, "warlord": 2}, crown=3, killed="king", absent=["merchant"])
    table.call("bishop").play("gather gold", "end")
    assert table.sees(None).crown == 3
    table.until_called("warlord").play("gather gold")
    assert table.sees(None).crown == 3
    table.play("end")
    assert table.sees(None).crown == 0


@rule("CIT-4.18")
def test_the_queen_waits_for_a_killed_neighbour_until_the_end_of_the_round() -> None:
    table = given(players=5, cast=cast_with("queen"), holders={"queen": 0, "king": 1}, gold={0: 2}, killed="king")
    table.call("queen")
    table.refused("favor")
    table.play("gather gold")
    assert table.gold(0) == 4
    table.play("end")
    assert table.gold(0) == 7


# ---- words


@rule("CIT-4.21")
def test_gaining_gold_takes_it_from_the_bank() -> None:
    table = given(holders={"merchant": 0}, gold=3).call("merchant").play("extra_gold")
    assert [table.gold(seat) for seat in range(4)] == [4, 3, 3, 3]


@rule("CIT-4.21")
def test_gaining_cards_keeps_all_of_them_and_drawing_keeps_what_the_text_says() -> None:
    table = given(holders={"architect": 0}, deck=["manor", "castle", "palace", "temple"]).call("architect")
    rest = table.deck[4:]
    table.play("extra_cards")
    assert table.hand(0) == ["castle", "manor"]
    table.play("gather cards", "keep temple")
    assert table.hand(0) == ["castle", "manor", "temple"]
    assert table.deck == [*rest, "palace"]


@rule("CIT-4.21")
def test_what_is_paid_goes_to_the_bank_unless_a_receiver_is_named() -> None:
    table = given(holders={"warlord": 0}, gold=5, cities={1: ["castle"]}, absent=["bishop"]).call("warlord")
    table.play("destroy p2 castle")
    assert [table.gold(seat) for seat in range(4)] == [2, 5, 5, 5]

    table = given(holders={"merchant": 0}, gold=5, cities={0: ["smithy"]}).call("merchant").play("smithy")
    assert [table.gold(seat) for seat in range(4)] == [3, 5, 5, 5]

    table = given(
        cast=cast_with("marshal"), holders={"marshal": 0}, gold=5, cities={1: ["market"]}, absent=["bishop"]
    ).call("marshal")
    table.play("seize p2 market")
    assert [table.gold(seat) for seat in range(4)] == [3, 7, 5, 5]


@rule("CIT-4.22")
def test_players_cannot_give_or_trade_anything_by_themselves() -> None:
    table = given(
        holders={"merchant": 0}, gold=9, hands={0: ["manor"], 1: ["castle"]}, cities={0: ["market"], 1: ["temple"]}
    ).call("merchant")
    for _ in range(2):  # before and after gathering
        table.refused(
            "give manor",
            "swap_hands p2",
            "borrow manor p2",
            "exchange p2 temple",
            "hand_over market",
            "bribe",
            "tribute gold",
        )
        for other in (1, 2, 3):
            with pytest.raises(tp.NotYourDecision):
                table.does(other, "give castle")
        if table.can("gather gold"):
            table.play("gather gold")
    assert sorted(table.choices()) == ["build manor", "end", "extra_gold", "income"]


# ---- a whole turn


@rule("CIT-4.2", "CIT-4.5", "CIT-4.7", "CIT-4.12", "CIT-4.14", "CIT-5.4", "CIT-7.2")
@rule("CIT-13.1", "CIT-13.3", "CIT-15.27")
@pytest.mark.parametrize("stash", [0, 1, 7])
def test_the_example_turn_of_the_books(stash: int) -> None:
    """E-01: Anna (seat 0) is the Thief and robs Lizi's (1) Warlord, who destroys Máté's (2) Market and builds."""
    table = given(
        holders={"thief": 0, "warlord": 1},
        robbed="warlord",
        absent=["bishop"],
        gold={0: 2, 1: stash},
        hands={1: ["barracks", "fortress"]},
        cities={1: ["prison", "school_of_magic", "manor"], 2: ["market", "temple"]},
    )
    table.call("warlord")
    assert table.said("citadels-reveals")[-1] == {"seat": 1, "char": "warlord"}
    assert (table.gold(0), table.gold(1)) == (2 + stash, 0)
    table.play("gather gold")
    assert table.gold(1) == 2
    table.play("destroy p3 market")
    assert table.gold(1) == 1
    assert table.city(2) == ["temple"]
    assert table.bottom == "market"
    table.play("income")
    assert table.gold(1) == 3
    table.play("build barracks")
    assert table.gold(1) == 0
    assert table.city(1) == ["prison", "school_of_magic", "manor", "barracks"]
    table.refused("income", "destroy p3 temple", "build fortress")
    table.play("end")
    assert table.pos.round == 2
    assert table.asked[1] == "draft"
    assert all(player.characters == [] for player in table.sees(None).players)
