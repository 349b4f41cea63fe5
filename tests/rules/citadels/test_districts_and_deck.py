"""Section 5 of the rules: districts, destroying, discarding, the deck, completed cities."""

from __future__ import annotations

import pytest

from tests.citadels import Table, cast_with, given
from tests.marks import rule

SEVEN = ["manor", "castle", "temple", "church", "tavern", "market", "prison"]

# ---- types and names


@rule("CIT-5.1")
@pytest.mark.parametrize(
    ("type_", "count"), [("noble", 3), ("religious", 4), ("trade", 6), ("military", 4), ("unique", 14)]
)
def test_every_district_has_exactly_one_of_five_types(type_: str, count: int) -> None:
    """A hand with one card of each of the 17 basic and 14 unique names: 3 + 4 + 6 + 4 + 14 = 31 matches in all."""
    hand = [
        *("manor", "castle", "palace"),
        *("temple", "church", "monastery", "cathedral"),
        *("tavern", "market", "trading_post", "docks", "harbor", "town_hall"),
        *("watchtower", "prison", "barracks", "fortress"),
        *("armory", "basilica", "capitol", "dragon_gate", "factory", "framework", "gold_mine"),
        *("haunted_quarter", "keep", "school_of_magic", "secret_vault", "stables", "theater", "wishing_well"),
    ]
    table = given(cast=cast_with("spy"), holders={"spy": 0}, gold={0: 0, 1: 40}, hands={1: hand}).call("spy")
    table.play(f"spy p2 {type_}")
    assert table.gold(0) == count


@rule("CIT-5.2")
def test_same_type_and_cost_do_not_make_districts_identical() -> None:
    table = given(holders={"merchant": 0}, gold={0: 9}, hands={0: ["trading_post"]}, cities={0: ["market"]}).call(
        "merchant"
    )
    table.play("gather gold", "build trading_post")
    assert table.city(0) == ["market", "trading_post"]


@rule("CIT-5.2")
def test_the_same_name_makes_districts_identical_even_if_one_is_beautified() -> None:
    table = given(holders={"merchant": 0}, gold={0: 9}, hands={0: ["market"]}, cities={0: ["market+"]})
    table.call("merchant").play("gather gold")
    table.refused("build market")


@rule("CIT-5.3")
def test_the_duplicate_ban_concerns_building_and_taking() -> None:
    table = given(holders={"merchant": 0}, gold={0: 9}, hands={0: ["market"]}, cities={0: ["market"]})
    table.call("merchant").play("gather gold").refused("build market")

    table = given(
        cast=cast_with("marshal"),
        holders={"marshal": 0},
        absent=["bishop"],
        gold={0: 9},
        cities={0: ["market"], 1: ["market", "temple"]},
    ).call("marshal")
    table.refused("seize p2 market")
    assert table.can("seize p2 temple")

    table = given(
        cast=cast_with("diplomat"),
        holders={"diplomat": 0},
        absent=["bishop"],
        gold={0: 9},
        cities={0: ["market", "manor"], 1: ["market", "temple"]},
    ).call("diplomat")
    table.refused("exchange p2 market")
    table.play("exchange p2 temple")
    table.refused("hand_over market")
    assert table.choices() == ["hand_over manor"]

    table = given(
        cast=cast_with("magistrate"),
        holders={"magistrate": 0, "merchant": 1},
        warrants=["merchant", "king", "warlord"],
        signed="merchant",
        gold=9,
        hands={1: ["market"]},
        cities={0: ["market"]},
    ).call("merchant")
    table.play("gather gold", "build market")
    assert table.asked == (1, "turn")
    assert table.city(1) == ["market"]


@rule("CIT-5.3")
def test_legal_duplicates_stay_when_the_quarry_leaves() -> None:
    table = given(
        holders={"warlord": 0}, gold={0: 9}, hands={0: ["market"]}, cities={0: ["quarry", "market", "market"]}
    ).call("warlord")
    table.play("gather gold", "destroy p1 quarry")
    assert table.city(0) == ["market", "market"]
    table.refused("build market")


# ---- destroying, discarding, the deck


@rule("CIT-5.4")
def test_a_destroyed_district_goes_to_the_bottom_of_the_deck() -> None:
    table = given(holders={"warlord": 0}, absent=["bishop"], gold={0: 9}, cities={1: ["market", "temple"]})
    table.call("warlord")
    before = table.deck
    table.play("destroy p2 market")
    assert table.city(1) == ["temple"]
    assert table.deck == [*before, "market"]


@rule("CIT-5.4")
def test_districts_destroyed_by_the_armory_go_to_the_bottom_too() -> None:
    table = given(holders={"merchant": 0}, cities={0: ["armory"], 1: ["market"]}).call("merchant")
    before = table.deck
    table.play("armory p2 market")
    assert (table.city(0), table.city(1)) == ([], [])
    assert table.deck[:-2] == before
    assert sorted(table.deck[-2:]) == ["armory", "market"]


@rule("CIT-5.5")
def test_a_discarded_card_goes_face_down_to_the_bottom_of_the_deck() -> None:
    table = given(holders={"merchant": 0}, hands={0: ["manor", "castle"]}, cities={0: ["laboratory"]}).call("merchant")
    before = table.deck
    table.play("laboratory manor")
    assert table.hand(0) == ["castle"]
    assert table.deck == [*before, "manor"]
    for other in (1, None):
        assert len({Table(world).bottom for world in table.worlds(other)}) > 1
    assert {Table(world).bottom for world in table.worlds(0)} == {"manor"}


@rule("CIT-5.5")
def test_there_is_no_discard_pile_what_was_discarded_is_drawn_again() -> None:
    table = given(
        holders={"merchant": 0}, gold={0: 0}, hands={0: ["manor"]}, cities={0: ["laboratory"]}, deck_size=0
    ).call("merchant")
    table.refused("gather cards")
    table.play("laboratory manor")
    assert table.deck == ["manor"]
    table.play("gather cards")
    assert table.hand(0) == ["manor"]


@rule("CIT-5.6")
def test_the_deck_keeps_its_order_when_several_cards_go_to_the_bottom() -> None:
    table = given(holders={"merchant": 0}, cities={0: ["observatory"]}, deck=["manor", "castle", "palace"]).call(
        "merchant"
    )
    rest = table.deck[3:]
    table.play("gather cards", "keep castle")
    assert table.deck[:-2] == rest
    assert sorted(table.deck[-2:]) == ["manor", "palace"]


@rule("CIT-5.6")
def test_the_deck_keeps_its_order_through_a_round_without_the_scholar() -> None:
    table = given(
        holders={"magician": 0, "architect": 1, "warlord": 2},
        absent=["king", "bishop"],
        gold=9,
        hands={0: ["manor", "castle"]},
        cities={1: ["smithy"], 3: ["market"]},
    ).call("magician")
    before = table.deck
    table.play("redraw manor", "done", "gather gold", "end").until_called("architect")
    table.play("extra_cards", "smithy", "gather gold", "end").until_called("warlord")
    table.play("destroy p4 market", "gather gold")
    assert table.deck == [*before[6:], "manor", "market"]


@rule("CIT-5.6")
def test_the_scholar_shuffles_the_deck() -> None:
    table = given(cast=cast_with("scholar"), holders={"scholar": 0}, deck=["manor"]).call("scholar")
    before = table.deck
    table.play("study", "keep manor")
    assert table.deck != before[1:]
    assert sorted(table.deck) == sorted(before[1:])


@rule("CIT-5.7")
def test_who_gains_more_cards_than_there_are_takes_all_and_is_owed_nothing() -> None:
    table = given(
        holders={"architect": 0},
        gold={0: 9},
        hands={0: ["temple"]},
        cities={0: ["smithy", "laboratory"]},
        deck=["manor"],
        deck_size=1,
    ).call("architect")
    table.play("extra_cards")
    assert table.hand(0) == ["manor", "temple"]
    assert table.deck == []
    table.play("laboratory temple")  # the deck has a card again, and it stays there
    assert table.hand(0) == ["manor"]
    assert table.deck == ["temple"]
    table.play("smithy")
    assert table.hand(0) == ["manor", "temple"]
    assert table.gold(0) == 9


@rule("CIT-5.7")
def test_who_draws_more_cards_than_there_are_chooses_from_those_that_are_left() -> None:
    table = given(holders={"merchant": 0}, cities={0: ["observatory"]}, deck=["manor", "castle"], deck_size=2).call(
        "merchant"
    )
    table.play("gather cards")
    assert sorted(table.choices()) == ["keep castle", "keep manor"]
    table.play("keep manor")
    assert table.hand(0) == ["manor"]
    assert table.deck == ["castle"]


@rule("CIT-5.8")
def test_with_an_empty_deck_only_gold_can_be_gathered() -> None:
    table = given(holders={"merchant": 0}, gold={0: 0}, deck_size=0).call("merchant")
    table.refused("gather cards")
    table.play("gather gold")
    assert table.gold(0) == 2


@rule("CIT-5.8")
def test_the_last_card_of_the_deck_can_be_gathered_and_is_kept() -> None:
    table = given(holders={"merchant": 0}, deck=["manor"], deck_size=1).call("merchant")
    table.play("gather cards").defaults_until(lambda: table.asked == (0, "turn"))
    assert table.hand(0) == ["manor"]
    assert table.deck == []
    table.refused("gather gold")


# ---- effective cost and coins


@rule("CIT-5.9")
def test_the_effective_cost_counts_for_points_and_basilica() -> None:
    """Castle 4 + 1 = 5 and Temple 1 + 1 = 2, Basilica 4: 11 points, and one district of odd cost."""
    table = given(cities={0: ["castle+", "temple+", "basilica"], 1: ["castle", "temple"]})
    assert table.points(0) == {"districts": 11, "basilica": 1}
    assert table.points(1) == {"districts": 5}


@rule("CIT-5.9")
def test_the_effective_cost_counts_for_the_warlord() -> None:
    table = given(holders={"warlord": 0}, absent=["bishop"], gold={0: 5}, cities={1: ["castle+"]}).call("warlord")
    table.play("destroy p2 castle+")
    assert table.gold(0) == 1


@rule("CIT-5.9")
def test_the_effective_cost_counts_for_the_diplomat() -> None:
    table = given(
        cast=cast_with("diplomat"),
        holders={"diplomat": 0},
        absent=["bishop"],
        gold={0: 5, 1: 0},
        cities={0: ["temple+"], 1: ["castle+"]},
    ).call("diplomat")
    table.play("exchange p2 castle+", "hand_over temple+")
    assert (table.gold(0), table.gold(1)) == (2, 3)  # 5 for 2


@rule("CIT-5.9")
def test_the_effective_cost_counts_for_the_marshal() -> None:
    table = given(
        cast=cast_with("marshal"),
        holders={"marshal": 0},
        absent=["bishop"],
        gold={0: 5, 1: 0},
        cities={1: ["market+", "manor+"]},
    ).call("marshal")
    table.refused("seize p2 manor+")
    table.play("seize p2 market+")
    assert (table.gold(0), table.gold(1)) == (2, 3)


@rule("CIT-5.9")
def test_a_discount_at_building_time_does_not_change_the_cost() -> None:
    table = given(
        holders={"merchant": 0, "warlord": 1},
        absent=["architect"],
        gold={0: 2, 1: 2},
        hands={0: ["smithy"]},
        cities={0: ["factory"]},
    ).call("merchant")
    table.play("gather gold", "build smithy")
    assert table.gold(0) == 0
    assert table.points(0) == {"districts": 10}
    table.play("end").until_called("warlord").play("gather gold", "destroy p1 smithy")
    assert table.gold(1) == 0  # 4 had to be paid


@rule("CIT-5.10")
def test_gold_on_districts_cannot_be_stolen() -> None:
    table = given(
        holders={"thief": 0, "merchant": 1}, robbed="merchant", gold={0: 2, 1: 3}, cities={1: ["manor+", "market+"]}
    ).call("merchant")
    assert (table.gold(0), table.gold(1)) == (5, 0)
    assert table.city(1) == ["manor+", "market+"]


@rule("CIT-5.10")
def test_gold_on_districts_cannot_be_spent() -> None:
    table = given(
        holders={"merchant": 0}, gold={0: 0}, hands={0: ["docks", "church"]}, cities={0: ["manor+", "market+"]}
    ).call("merchant")
    table.play("gather gold")
    table.refused("build docks")
    table.play("build church")
    assert table.city(0) == ["manor+", "market+", "church"]


@rule("CIT-5.10")
def test_gold_on_districts_is_not_taxed() -> None:
    table = given(
        players=5,
        cast=cast_with("tax_collector"),
        holders={"merchant": 0},
        gold={0: 0},
        hands={0: ["church"]},
        cities={0: ["manor+"]},
    ).call("merchant")
    table.play("gather gold", "build church")
    assert table.gold(0) == 0
    assert table.sees(None).tax == 0
    assert table.city(0) == ["manor+", "church"]


@rule("CIT-5.10")
def test_gold_on_districts_does_not_count_for_the_imperial_treasury() -> None:
    table = given(gold={0: 3}, cities={0: ["imperial_treasury", "manor+"]})
    assert table.points(0) == {"districts": 9, "imperial_treasury": 3}


@rule("CIT-5.11")
def test_the_coin_stays_on_a_district_that_is_exchanged() -> None:
    table = given(
        cast=cast_with("diplomat"),
        holders={"diplomat": 0},
        absent=["bishop"],
        gold={0: 9},
        cities={0: ["temple+"], 1: ["castle+"]},
    ).call("diplomat")
    table.play("exchange p2 castle+", "hand_over temple+")
    assert (table.city(0), table.city(1)) == (["castle+"], ["temple+"])


@rule("CIT-5.11")
def test_the_coin_stays_on_a_district_that_is_seized() -> None:
    table = given(
        cast=cast_with("marshal"), holders={"marshal": 0}, absent=["bishop"], gold={0: 9}, cities={1: ["market+"]}
    ).call("marshal")
    table.play("seize p2 market+")
    assert (table.city(0), table.city(1)) == (["market+"], [])


@rule("CIT-5.11")
def test_the_coin_of_a_destroyed_district_goes_to_the_bank_and_the_card_is_ordinary_again() -> None:
    table = given(
        players=5,
        cast=cast_with("artist"),
        holders={"warlord": 0, "artist": 1},
        absent=["bishop"],
        gold=2,
        cities={2: ["market+"]},
        deck_size=0,
    ).call("warlord")
    table.play("destroy p3 market+")
    assert [table.gold(seat) for seat in range(5)] == [0, 2, 2, 2, 2]
    assert table.deck == ["market"]
    table.play("gather gold", "end", "gather cards", "build market")
    assert table.gold(1) == 0  # the printed cost of 2
    assert table.city(1) == ["market"]
    assert table.points(1) == {"districts": 2}


@rule("CIT-5.11", "CIT-14.5")
def test_a_card_that_was_beautified_before_can_be_beautified_in_its_new_life() -> None:
    table = given(
        players=5,
        cast=cast_with("artist"),
        holders={"warlord": 0, "artist": 1},
        absent=["bishop"],
        gold={0: 2, 1: 3},
        cities={2: ["market+"]},
        deck_size=0,
    ).call("warlord")
    table.play("destroy p3 market+", "gather gold", "end")
    table.play("gather cards", "build market", "beautify market")
    assert table.city(1) == ["market+"]


# ---- completed cities


@rule("CIT-5.12")
def test_a_city_is_completed_with_seven_districts() -> None:
    table = given(holders={"architect": 0}, gold={0: 9}, hands={0: ["prison", "docks"]}, cities={0: SEVEN[:5]})
    table.call("architect").play("gather gold", "build docks")
    assert table.sees(None).completed == []
    table.play("build prison")
    assert table.sees(None).completed == [0]


@rule("CIT-5.12")
def test_a_monument_counts_as_two_districts_of_a_city() -> None:
    table = given(
        holders={"architect": 0}, gold={0: 9}, hands={0: ["monument", "tavern", "prison"]}, cities={0: SEVEN[:4]}
    ).call("architect")
    table.play("gather gold", "build monument")
    assert table.sees(None).completed == []
    table.play("build tavern")
    assert len(table.city(0)) == 6
    assert table.sees(None).completed == [0]


@rule("CIT-5.12")
def test_with_two_players_a_city_is_completed_with_eight_districts() -> None:
    table = given(
        players=2,
        holders={"architect": 0, "king": 0},
        gold={0: 9},
        hands={0: ["prison", "docks"]},
        cities={0: SEVEN[:6]},
    ).call("architect")
    table.play("gather gold", "build prison")
    assert table.sees(None).completed == []
    table.play("build docks")
    assert table.sees(None).completed == [0]


@rule("CIT-5.13")
def test_confiscating_can_complete_a_city() -> None:
    table = given(
        cast=cast_with("magistrate"),
        holders={"magistrate": 0, "merchant": 1},
        warrants=["merchant", "king", "warlord"],
        signed="merchant",
        gold={1: 9},
        hands={1: ["prison"]},
        cities={0: SEVEN[:6]},
    ).call("merchant")
    table.play("gather gold", "build prison", "confiscate")
    assert table.sees(None).completed == [0]


@rule("CIT-5.13")
def test_seizing_can_complete_a_city() -> None:
    table = given(
        cast=cast_with("marshal"),
        holders={"marshal": 0},
        absent=["bishop"],
        gold={0: 9},
        cities={0: SEVEN[:6], 1: ["prison"]},
    ).call("marshal")
    table.play("seize p2 prison")
    assert table.sees(None).completed == [0]


@rule("CIT-5.13")
def test_exchanging_can_complete_a_city_on_either_side() -> None:
    table = given(
        cast=cast_with("diplomat"),
        holders={"diplomat": 0},
        absent=["bishop"],
        gold={0: 9},
        cities={0: SEVEN[:6], 1: ["monument"]},
    ).call("diplomat")
    table.play("exchange p2 monument", "hand_over castle")
    assert table.sees(None).completed == [0]

    table = given(
        cast=cast_with("diplomat"),
        holders={"diplomat": 0},
        absent=["bishop"],
        gold={0: 9},
        cities={0: ["monument"], 1: SEVEN[:6]},
    ).call("diplomat")
    table.play("exchange p2 castle", "hand_over monument")
    assert table.sees(None).completed == [1]


@rule("CIT-5.14")
def test_a_city_may_grow_beyond_the_goal() -> None:
    table = given(holders={"architect": 0}, gold={0: 20}, hands={0: ["docks", "harbor"]}, cities={0: SEVEN})
    table.call("architect").play("gather gold", "build docks", "build harbor")
    assert table.city(0) == [*SEVEN, "docks", "harbor"]


@rule("CIT-5.15")
@pytest.mark.parametrize(("char", "move"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")])
def test_a_completed_city_is_immune_to_rank_8(char: str, move: str) -> None:
    table = given(
        cast=cast_with(char),
        holders={char: 0},
        absent=["bishop"],
        gold={0: 20},
        cities={0: ["docks"], 1: SEVEN, 2: SEVEN[:6]},
    ).call(char)
    assert table.choices(f"{move} p2") == []
    table.refused(f"{move} p2 market")
    assert table.can(f"{move} p3 market")


@rule("CIT-5.15")
def test_a_completed_city_is_immune_to_the_armory() -> None:
    table = given(holders={"merchant": 0}, cities={0: ["armory"], 1: SEVEN, 2: SEVEN[:6]}).call("merchant")
    table.refused("armory p2 market")
    assert table.can("armory p3 market")


@rule("CIT-5.16")
def test_immunity_is_gone_when_the_city_is_smaller_again() -> None:
    """The Diplomat gives the Monument out of his completed city; then the Armory can hit it."""
    table = given(
        players=5,
        cast=cast_with("diplomat", "artist"),
        holders={"diplomat": 0, "artist": 1},
        absent=["bishop"],
        gold=9,
        cities={0: [*SEVEN[:5], "monument"], 1: ["armory"], 2: ["docks"]},
    ).call("diplomat")
    table.play("exchange p3 docks", "hand_over monument", "gather gold", "end")
    assert table.asked == (1, "turn")
    assert table.can("armory p1 docks")


@rule("CIT-5.16")
def test_having_completed_a_city_is_never_undone() -> None:
    table = given(
        cast=cast_with("diplomat"),
        holders={"diplomat": 0},
        absent=["bishop"],
        gold=9,
        cities={0: [*SEVEN[:5], "monument"], 1: ["docks"]},
    ).call("diplomat")
    assert table.points(0)["first"] == 4
    table.play("exchange p2 docks", "hand_over monument", "gather gold")
    assert len(table.city(0)) == 6
    assert table.points(0)["first"] == 4
    table.play("end")
    assert table.pos.outcome is not None
    assert dict(table.pos.outcome.breakdown[0])["first"] == 4


@rule("CIT-5.17")
def test_a_districts_effect_belongs_to_whoever_has_it_in_his_city() -> None:
    table = given(
        players=5,
        cast=cast_with("diplomat", "artist"),
        holders={"diplomat": 0, "artist": 1},
        absent=["bishop"],
        gold=9,
        cities={0: ["palace"], 1: ["smithy"]},
    ).call("diplomat")
    table.refused("smithy")
    table.play("exchange p2 smithy", "hand_over palace", "smithy")
    assert table.cards(0) == 3
    table.play("gather gold", "end")
    assert table.asked == (1, "turn")
    table.refused("smithy")


@rule("CIT-5.17")
@pytest.mark.parametrize("fate", ["killed", "bewitched"])
def test_keep_and_great_wall_protect_a_killed_or_bewitched_owner_too(fate: str) -> None:
    holders = {"warlord": 0, "king": 1, "assassin": 2, "bishop": 3}
    cast = cast_with()
    if fate == "bewitched":
        holders = {"warlord": 0, "king": 1, "witch": 2, "bishop": 3}
        cast = cast_with("witch")
    cities = {1: ["keep", "great_wall", "castle"]}
    if fate == "killed":
        table = given(cast=cast, holders=holders, killed="king", gold={0: 4}, cities=cities)
    else:
        table = given(cast=cast, holders=holders, bewitched="king", gold={0: 4}, cities=cities)
    table.call("warlord")
    table.refused("destroy p2 keep")
    table.play("destroy p2 castle")
    assert table.gold(0) == 0  # 4 - 1, and 1 for the wall
