"""Section 15: unique districts that change how districts are built and paid for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citadels import Table, cast_with, given
from tests.marks import rule

FIVE = ["manor", "temple", "church", "market", "prison"]


def marked(
    char: str, hand: list[str], city: list[str], gold: int, magistrates: tuple[str, ...] = (), **options: Any
) -> Table:
    """Seat 0 holds a character with the signed warrant, seat 1 is the Magistrate; after gathering seat 0 has `gold`."""
    table = given(
        cast=cast_with("magistrate", char),
        holders={"magistrate": 1, char: 0},
        gold={0: gold - 2, 1: 4},
        hands={0: hand},
        cities={0: city, 1: magistrates},
        warrants=["magician", "bishop", char],
        signed=char,
        **options,
    )
    return table.call(char).play("gather gold")


# ---- Factory


@rule("CIT-15.6", "CIT-5.9", "CIT-13.3")
def test_factory_lowers_the_price_not_the_cost() -> None:
    """T-72: Smithy (5) can be built for 4; it scores 5; the Warlord pays 4 for it; a Palace (5) cannot be built."""
    table = given(
        holders={"merchant": 0, "warlord": 1},
        gold={0: 2, 1: 4},
        hands={0: ["smithy", "palace"]},
        cities={0: ["factory"]},
    )
    table.call("merchant").play("gather gold")
    assert table.gold(0) == 4
    table.refused("build palace")
    table.play("build smithy")
    assert table.gold(0) == 0
    assert table.points(0) == {"districts": 5 + 5}
    table.play("end").until_called("warlord").play("destroy p1 smithy")
    assert table.gold(1) == 0


@pytest.mark.parametrize(
    ("district", "price"),
    [("stables", 1), ("keep", 2), ("monument", 3), ("necropolis", 4), ("dragon_gate", 5), ("haunted_quarter", 1)],
)
@rule("CIT-15.6")
def test_factory_makes_every_other_unique_district_1_cheaper(district: str, price: int) -> None:
    table = given(holders={"architect": 0}, gold={0: 8}, hands={0: [district]}, cities={0: ["factory"]})
    table.call("architect").play("gather gold", f"build {district}")
    assert table.gold(0) == 10 - price


@rule("CIT-15.6")
def test_factory_leaves_basic_districts_at_their_price() -> None:
    table = given(holders={"architect": 0}, gold={0: 8}, hands={0: ["manor"]}, cities={0: ["factory"]})
    table.call("architect").play("gather gold", "build manor")
    assert table.gold(0) == 7


@rule("CIT-15.6")
def test_factory_does_not_apply_to_itself_nor_to_others() -> None:
    table = given(
        holders={"merchant": 0, "architect": 1},
        gold={0: 2, 1: 2},
        hands={0: ["factory"], 1: ["laboratory"]},
        cities={2: ["keep"]},
    )
    table.call("merchant").play("gather gold")
    table.refused("build factory")  # 4 gold, cost 5
    table.play("extra_gold", "build factory")
    assert table.gold(0) == 0
    table.play("end").until_called("architect").play("gather gold")
    table.refused("build laboratory")


@rule("CIT-15.6", "CIT-4.16")
def test_factory_works_for_the_next_build_of_the_same_turn() -> None:
    table = given(holders={"architect": 0}, gold={0: 7}, hands={0: ["factory", "smithy", "manor"]})
    table.call("architect").play("gather gold", "build factory", "build smithy")
    assert table.gold(0) == 9 - 5 - 4
    table.refused("build manor")


# ---- Framework


@rule("CIT-15.7")
def test_framework_goes_instead_of_the_price() -> None:
    table = given(holders={"merchant": 0}, gold={0: 0}, hands={0: ["palace"]}, cities={0: ["framework", "manor"]})
    table.call("merchant").play("gather gold", "framework palace")
    assert table.gold(0) == 2
    assert table.city(0) == ["manor", "palace"]
    assert table.bottom == "framework"


@rule("CIT-15.7")
def test_framework_is_a_choice_and_needs_one_in_the_own_city() -> None:
    table = given(
        holders={"merchant": 0, "architect": 1},
        gold=9,
        hands={0: ["palace"], 1: ["castle"]},
        cities={0: ["framework"]},
    )
    table.call("merchant").play("gather gold", "build palace")
    assert table.city(0) == ["framework", "palace"]
    assert table.gold(0) == 6
    table.play("end").until_called("architect").play("gather gold")
    table.refused("framework castle")  # it stands in another city
    table = given(holders={"merchant": 0}, gold=0, hands={0: ["framework", "tavern"]})
    table.call("merchant").play("gather gold").refused("framework tavern", "framework framework")  # in hand only


@rule("CIT-15.8", "CIT-4.6", "CIT-4.5", "CIT-4.9")
def test_framework_build_is_an_ordinary_build_otherwise() -> None:
    table = given(
        holders={"merchant": 0},
        gold={0: 9},
        hands={0: ["palace", "manor", "tavern"]},
        cities={0: ["framework", "manor"]},
    )
    table.call("merchant").refused("framework palace")  # not before gathering
    table.play("gather gold")
    table.refused("framework manor")  # no duplicates: and the Framework still stands
    assert table.city(0) == ["framework", "manor"]
    table.play("build tavern")
    table.refused("framework palace")  # the limit is used up
    table = given(holders={"merchant": 0}, gold={0: 9}, hands={0: ["palace", "tavern"]}, cities={0: ["framework"]})
    table.call("merchant").play("gather gold", "framework palace")
    table.refused("build tavern")


@rule("CIT-15.8", "CIT-15.7", "CIT-14.8")
def test_framework_build_is_taxed() -> None:
    """T-73: Tax Collector in the cast, g = 1, Framework used for a Palace: tax 1, g = 0; Framework at the bottom."""
    table = given(
        players=5,
        cast=cast_with("tax_collector"),
        holders={"merchant": 0},
        gold={0: 1},
        hands={0: ["palace"]},
        cities={0: ["framework"]},
        deck=["manor", "temple"],
    )
    table.call("merchant").play("gather cards", "keep manor", "framework palace")
    assert table.gold(0) == 0
    assert table.pos.tax == 1
    assert table.bottom == "framework"
    assert table.city(0) == ["palace"]


@rule("CIT-15.8", "CIT-11.3")
def test_framework_build_gives_the_alchemist_nothing_back() -> None:
    table = given(
        cast=cast_with("alchemist"),
        holders={"alchemist": 0},
        gold={0: 3},
        hands={0: ["palace"]},
        cities={0: ["framework"]},
    )
    table.call("alchemist").play("gather gold", "framework palace", "end")
    assert table.gold(0) == 5


@rule("CIT-15.8", "CIT-6.26", "CIT-6.24")
def test_framework_build_cannot_be_confiscated_and_keeps_the_chance() -> None:
    """T-17: signed Architect takes the Framework for a Palace, then pays 3 for a Manor: the Manor can be taken."""
    table = marked("architect", ["palace", "manor", "tavern"], ["framework"], gold=5)
    table.play("framework palace")
    assert table.asked == (0, "turn")
    assert table.city(0) == ["palace"]
    table.play("build manor")
    assert table.asked == (1, "confiscation")
    table.play("confiscate")
    assert table.gold(0) == 5
    assert (table.city(0), table.city(1)) == (["palace"], ["manor"])


@rule("CIT-15.8")
def test_framework_may_be_used_in_a_completed_city() -> None:
    table = given(
        holders={"merchant": 0}, hands={0: ["palace"]}, cities={0: ["framework", "tavern", "castle", *FIVE[:4]]}
    )
    assert table.pos.completed == [0]
    table.call("merchant").play("gather gold", "framework palace")
    assert len(table.city(0)) == 7
    assert "palace" in table.city(0)


@rule("CIT-15.8", "CIT-15.19")
def test_framework_is_counted_before_it_goes() -> None:
    """T-66: with 5 districts of which one is the Framework used as payment, the Monument cannot be built."""
    table = given(holders={"merchant": 0}, gold={0: 9}, hands={0: ["monument"]}, cities={0: ["framework", *FIVE[:4]]})
    table.call("merchant").play("gather gold").refused("framework monument", "build monument")
    table = given(holders={"merchant": 0}, gold={0: 9}, hands={0: ["monument"]}, cities={0: ["framework", *FIVE[:3]]})
    table.call("merchant").play("gather gold", "framework monument")
    assert table.city(0) == [*FIVE[:3], "monument"]


# ---- Monument


@rule("CIT-15.19")
def test_monument_cannot_be_built_next_to_five_districts() -> None:
    for players in (3, 4):
        for count, allowed in ((3, True), (4, True), (5, False)):
            table = given(
                players=players, holders={"merchant": 0}, gold={0: 9}, hands={0: ["monument"]}, cities={0: FIVE[:count]}
            )
            table.call("merchant").play("gather gold")
            assert table.can("build monument") is allowed
            if not allowed:
                table.refused("build monument")


@rule("CIT-15.19", "CIT-5.12")
def test_monument_counts_as_two_districts_towards_completion() -> None:
    """T-66: city of 4 + Monument + 1 more (6 cards) with goal 7: completed."""
    table = given(
        holders={"architect": 0}, gold={0: 20}, hands={0: ["monument", "castle", "tavern"]}, cities={0: FIVE[:4]}
    )
    table.call("architect").play("gather gold", "build monument")
    assert table.pos.completed == []
    table.play("build castle")
    assert len(table.city(0)) == 6
    assert table.pos.completed == [0]


@rule("CIT-15.19")
def test_monument_counts_as_one_district_for_everything_else() -> None:
    table = given(cities={0: ["monument", "wishing_well", "capitol"]})
    assert table.points(0) == {"districts": 4 + 5 + 5, "wishing_well": 3, "capitol": 3}
    table = given(cities={0: ["monument", "capitol"]})
    assert table.points(0) == {"districts": 9}


@rule("CIT-15.20", "CIT-13.5")
def test_monument_may_be_received_in_an_exchange_next_to_five_districts() -> None:
    table = given(
        cast=cast_with("diplomat"), holders={"diplomat": 0}, gold={0: 9}, cities={0: [*FIVE, "castle"], 1: ["monument"]}
    )
    table.call("diplomat").play("exchange p2 monument", "hand_over temple")
    assert "monument" in table.city(0)
    assert len(table.city(0)) == 6
    assert table.pos.completed == [0]


@rule("CIT-15.20", "CIT-6.28")
def test_monument_cannot_be_confiscated_into_a_city_of_five() -> None:
    """T-26: Magistrate with 5 districts, signed player with 3 builds the Monument: confiscation not offered."""
    table = marked("merchant", ["monument"], ["castle", "palace", "tavern"], gold=6, magistrates=tuple(FIVE))
    table.play("build monument")
    assert table.asked == (0, "turn")
    assert "monument" in table.city(0)
    table = marked("merchant", ["monument"], ["castle", "palace", "tavern"], gold=6, magistrates=tuple(FIVE[:4]))
    table.play("build monument")
    assert table.asked == (1, "confiscation")


# ---- Necropolis


@rule("CIT-15.22", "CIT-5.4")
def test_necropolis_for_a_district_of_the_own_city() -> None:
    table = given(
        holders={"merchant": 0}, gold={0: 0}, hands={0: ["necropolis"]}, cities={0: ["tavern", "palace"], 1: ["market"]}
    )
    table.call("merchant").refused("sacrifice tavern")
    table.play("gather gold")
    assert table.choices("sacrifice") == ["sacrifice tavern", "sacrifice palace"]
    table.refused("sacrifice market", "build necropolis")
    table.play("sacrifice palace")
    assert table.city(0) == ["tavern", "necropolis"]
    assert table.bottom == "palace"
    assert table.gold(0) == 2
    assert table.points(0) == {"districts": 6}


@rule("CIT-15.22", "CIT-4.5")
def test_necropolis_uses_the_building_limit() -> None:
    table = given(holders={"merchant": 0}, gold={0: 9}, hands={0: ["necropolis", "manor"]}, cities={0: ["tavern"]})
    table.call("merchant").play("gather gold", "sacrifice tavern")
    table.refused("build manor")
    table = given(holders={"merchant": 0}, gold={0: 9}, hands={0: ["necropolis", "manor"]}, cities={0: ["tavern"]})
    table.call("merchant").play("gather gold", "build manor").refused("sacrifice tavern")


@rule("CIT-15.22", "CIT-14.10")
def test_necropolis_by_sacrifice_is_taxed() -> None:
    table = given(
        players=5,
        cast=cast_with("tax_collector"),
        holders={"merchant": 0},
        gold={0: 3},
        hands={0: ["necropolis"]},
        cities={0: ["tavern"]},
    )
    table.call("merchant").play("gather gold", "sacrifice tavern")
    assert (table.gold(0), table.pos.tax) == (4, 1)


@rule("CIT-15.22", "CIT-6.26")
def test_necropolis_by_sacrifice_is_not_paid_for() -> None:
    """T-18: by destroying a Tavern not confiscable, Tavern at the bottom; paying 5 instead: confiscable, refund 5."""
    table = marked("merchant", ["necropolis"], ["tavern"], gold=5)
    table.play("sacrifice tavern")
    assert table.asked == (0, "turn")
    assert table.city(0) == ["necropolis"]
    assert table.bottom == "tavern"
    table = marked("merchant", ["necropolis"], ["tavern"], gold=5)
    table.play("build necropolis")
    assert table.gold(0) == 0
    assert table.asked == (1, "confiscation")
    table.play("confiscate")
    assert table.gold(0) == 5
    assert (table.city(0), table.city(1)) == (["tavern"], ["necropolis"])


@rule("CIT-15.22", "CIT-11.3")
def test_necropolis_by_sacrifice_gives_the_alchemist_nothing_back() -> None:
    table = given(
        cast=cast_with("alchemist"),
        holders={"alchemist": 0},
        gold={0: 5},
        hands={0: ["necropolis"]},
        cities={0: ["tavern"]},
    )
    table.call("alchemist").play("gather gold", "sacrifice tavern", "end")
    assert table.gold(0) == 7


# ---- Quarry


@rule("CIT-15.26", "CIT-4.9")
def test_quarry_allows_any_number_of_identical_districts() -> None:
    table = given(
        holders={"architect": 0, "merchant": 1},
        gold=20,
        hands={0: ["manor", "manor", "manor"], 1: ["tavern"]},
        cities={0: ["quarry", "manor"], 1: ["tavern"]},
    )
    table.call("merchant").play("gather gold").refused("build tavern")
    table.play("end").until_called("architect").play("gather gold")
    table.play("build manor", "build manor", "build manor")
    assert table.city(0) == ["quarry", "manor", "manor", "manor", "manor"]


@rule("CIT-15.26", "CIT-4.16")
def test_quarry_works_in_the_turn_it_was_built() -> None:
    table = given(holders={"architect": 0}, gold={0: 20}, hands={0: ["quarry", "manor"]}, cities={0: ["manor"]})
    table.call("architect").play("gather gold").refused("build manor")
    table.play("build quarry", "build manor")
    assert table.city(0).count("manor") == 2


@rule("CIT-15.26", "CIT-5.3")
def test_quarry_duplicates_stay_when_it_is_gone_but_no_more_come() -> None:
    table = given(
        holders={"warlord": 1, "merchant": 0}, gold=9, hands={0: ["manor"]}, cities={0: ["quarry", "manor", "manor"]}
    )
    table.call("warlord").play("destroy p1 quarry")
    assert table.city(0) == ["manor", "manor"]
    table.call("merchant").play("gather gold").refused("build manor")


@rule("CIT-15.26", "CIT-6.21", "CIT-6.22")
def test_quarry_does_not_let_the_magistrate_take_an_identical_district() -> None:
    """T-21: he owns a Market and a Quarry; signed Trader pays for a Market, then a Docks: neither can be taken."""
    table = marked("trader", ["market", "docks"], [], gold=5, magistrates=("market", "quarry"))
    table.play("build market")
    assert table.asked == (0, "turn")
    table.play("build docks")
    assert table.asked == (0, "turn")
    assert table.city(0) == ["market", "docks"]


@rule("CIT-15.26", "CIT-13.8", "CIT-13.12")
def test_quarry_does_not_let_diplomat_or_marshal_take_an_identical_district() -> None:
    """T-58 (Marshal): with Quarry and a Market he wants another Market: rejected."""
    table = given(
        cast=cast_with("marshal"), holders={"marshal": 0}, gold={0: 9}, cities={0: ["quarry", "market"], 1: ["market"]}
    )
    table.call("marshal").refused("seize p2 market")
    table = given(
        cast=cast_with("diplomat"),
        holders={"diplomat": 0},
        gold={0: 9},
        cities={0: ["quarry", "market"], 1: ["market", "manor"], 2: ["market"]},
    )
    table.call("diplomat").refused("exchange p2 market", "exchange p3 market")
    table.play("exchange p2 manor").refused("hand_over market")  # the other city has one
    assert table.choices() == ["hand_over quarry"]


# ---- Stables


@rule("CIT-15.30", "CIT-4.10")
def test_stables_do_not_count_against_the_limit() -> None:
    for first, second in (("stables", "manor"), ("manor", "stables")):
        table = given(holders={"merchant": 0}, gold={0: 9}, hands={0: ["stables", "manor", "castle"]})
        table.call("merchant").refused("build stables")  # not before gathering
        table.play("gather gold", f"build {first}", f"build {second}")
        assert table.gold(0) == 11 - 5
        table.refused("build castle")


@rule("CIT-15.30", "CIT-6.25")
def test_confiscated_stables_do_not_count_either() -> None:
    table = marked("merchant", ["stables", "manor", "castle"], [], gold=9)
    table.play("build stables", "confiscate")
    assert table.city(1) == ["stables"]
    table.play("build manor")
    assert table.city(0) == ["manor"]
    table.refused("build castle")


# ---- Thieves' Den


@rule("CIT-15.34")
def test_thieves_den_price_in_any_mix_of_gold_and_cards() -> None:
    hand = ["thieves_den", "manor", "tavern", "market"]
    table = given(holders={"merchant": 0}, gold={0: 2}, hands={0: hand})
    table.call("merchant").play("gather gold")  # 4 gold, 3 other cards
    assert table.choices("build thieves_den") == ["build thieves_den cards=2", "build thieves_den cards=3"]
    table.refused("build thieves_den", "build thieves_den cards=1", "build thieves_den cards=4")
    table.play("build thieves_den cards=2")
    assert table.asked == (0, "payment")
    assert sorted(table.choices()) == ["spend manor", "spend market", "spend tavern"]
    deck = len(table.deck)
    table.play("spend tavern", "spend manor")
    assert table.gold(0) == 0
    assert table.hand(0) == ["market"]
    assert table.deck[deck:] == ["tavern", "manor"]
    assert table.city(0) == ["thieves_den"]


@rule("CIT-15.34")
def test_thieves_den_may_be_paid_with_gold_alone_or_cards_alone() -> None:
    six = ["manor", "tavern", "market", "temple", "church", "prison"]
    table = given(holders={"merchant": 0}, gold={0: 5}, hands={0: ["thieves_den", *six]})
    table.call("merchant").play("gather gold", "build thieves_den")
    assert (table.gold(0), table.cards(0)) == (1, 6)
    table = given(holders={"merchant": 0}, gold={0: 0}, hands={0: ["thieves_den", *six]})
    table.call("merchant").play("gather gold", "build thieves_den cards=6", *(f"spend {name}" for name in six))
    assert (table.gold(0), table.cards(0)) == (2, 0)
    assert table.city(0) == ["thieves_den"]


@rule("CIT-15.34")
def test_only_the_thieves_den_takes_cards_as_payment() -> None:
    table = given(holders={"merchant": 0}, gold={0: 9}, hands={0: ["keep", "manor", "tavern"]})
    table.call("merchant").play("gather gold").refused("build keep cards=1", "build manor cards=1")


@rule("CIT-15.34", "CIT-3.11")
def test_cards_spent_on_the_thieves_den_are_shown_to_nobody() -> None:
    table = given(holders={"merchant": 0}, gold={0: 3}, hands={0: ["thieves_den", "manor"]})
    table.call("merchant").play("gather gold", "build thieves_den cards=1", "spend manor")
    assert all(event.audience == 1 for event in table.events if event.args.get("district") == "manor")
    assert len({world.deck[-1] for world in table.worlds(1)}) > 1


@rule("CIT-15.34", "CIT-15.6", "CIT-6.24")
def test_confiscated_thieves_den_gives_back_the_gold_only() -> None:
    """T-19: 2 gold + 4 cards: +2 back, 4 cards stay discarded; with Factory 1 gold + 4 cards: +1; 6 cards: +0."""
    four = ["manor", "tavern", "market", "temple"]
    spends = [f"spend {name}" for name in four]
    table = marked("merchant", ["thieves_den", *four], [], gold=2)
    table.play("build thieves_den cards=4", *spends)
    assert table.gold(0) == 0
    table.play("confiscate")
    assert (table.gold(0), table.cards(0)) == (2, 0)
    assert table.deck[-4:] == four
    assert table.city(1) == ["thieves_den"]

    table = marked("merchant", ["thieves_den", *four], ["factory"], gold=2)
    table.play("build thieves_den cards=4", *spends)
    assert table.gold(0) == 1
    table.play("confiscate")
    assert (table.gold(0), table.cards(0)) == (2, 0)

    table = marked("merchant", ["thieves_den", *four, "church", "prison"], [], gold=2)
    table.play("build thieves_den cards=6", *spends, "spend church", "spend prison")
    assert table.asked == (1, "confiscation")
    table.play("confiscate")
    assert (table.gold(0), table.cards(0)) == (2, 0)
    assert (table.city(0), table.city(1)) == ([], ["thieves_den"])


@rule("CIT-15.34")
def test_thieves_den_paid_with_cards_is_safe_if_the_table_plays_so() -> None:
    """R-61 and the option den_by_cards_confiscable."""
    six = ["manor", "tavern", "market", "temple", "church", "prison"]
    table = marked("merchant", ["thieves_den", *six], [], gold=2, den_by_cards_confiscable=False)
    table.play("build thieves_den cards=6", *(f"spend {name}" for name in six))
    assert table.asked == (0, "turn")
    assert table.city(0) == ["thieves_den"]
    table = marked("merchant", ["thieves_den", *six], [], gold=2, den_by_cards_confiscable=False)
    table.play("build thieves_den cards=5", *(f"spend {name}" for name in six[:5]))
    assert table.asked == (1, "confiscation")  # a single coin makes it paid for
