"""Section 13: Warlord, Diplomat, Marshal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citadels import Table, cast_with, given
from tests.marks import rule

RANK_8 = [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]
SIX = ["tavern", "market", "docks", "castle", "palace", "dragon_gate"]  # cost 1 to 6
CITY_OF_7 = ["tavern", "market", "docks", "castle", "church", "prison", "temple"]


def war(char: str, own: list[str], other: list[str], gold: int = 9, **more: Any) -> Table:
    """Seat 0 is called as a rank 8 character with this city; seat 1 has the other city and no gold."""
    more.setdefault("cast", cast_with(char))
    more.setdefault("holders", {char: 0})
    return given(cities={0: own, 1: other}, gold={0: gold, 1: 0}, **more).call(char)


# ---- all three


@rule("CIT-13.1")
@pytest.mark.parametrize("char", ["warlord", "diplomat", "marshal"])
def test_rank_8_gains_gold_for_military_districts(char: str) -> None:
    table = war(char, ["prison", "manor", "fortress", "watchtower"], ["barracks"], gold=4)
    table.play("income").refused("income")
    assert table.gold(0) == 7
    war(char, ["manor"], ["barracks"], gold=4).refused("income")


@rule("CIT-13.2", "CIT-4.12")
def test_rank_8_abilities_are_used_once_in_a_turn() -> None:
    table = war("warlord", ["manor"], ["tavern", "market"]).play("destroy p2 tavern")
    table.refused("destroy p2 market", "destroy p1 manor")
    table = war("diplomat", ["manor", "temple"], ["tavern", "market"])
    table.play("exchange p2 tavern", "hand_over temple").refused("exchange p2 market", "exchange p2 temple")
    table = war("marshal", ["manor"], ["tavern", "market"]).play("seize p2 tavern").refused("seize p2 market")
    assert table.city(1) == ["market"]


@rule("CIT-13.2", "CIT-4.11")
@pytest.mark.parametrize(("char", "verb"), RANK_8)
def test_rank_8_abilities_may_be_left_unused(char: str, verb: str) -> None:
    table = war(char, ["manor"], ["tavern"])
    assert table.choices(verb)
    table.play("gather gold", "end")
    assert (table.city(0), table.city(1)) == (["manor"], ["tavern"])


@rule("CIT-13.2", "CIT-5.15")
@pytest.mark.parametrize(("char", "verb"), RANK_8)
def test_a_completed_city_is_immune(char: str, verb: str) -> None:
    table = war(char, ["manor"], CITY_OF_7)
    assert not table.choices(f"{verb} p2")
    table.refused(f"{verb} p2 tavern", f"{verb} p2 temple")
    assert war(char, ["manor"], CITY_OF_7[:6]).can(f"{verb} p2 tavern")
    table = war(char, ["manor"], [*CITY_OF_7[:5], "monument"])  # 6 districts of size 7
    assert not table.choices(f"{verb} p2")


@rule("CIT-13.2", "CIT-10.2")
@pytest.mark.parametrize(("char", "verb"), RANK_8)
def test_a_protected_bishop_is_immune(char: str, verb: str) -> None:
    table = given(
        cast=cast_with(char),
        holders={char: 0, "bishop": 1},
        cities={0: ["manor"], 1: ["tavern"], 2: ["market"]},
        gold=9,
    )
    table.call("bishop").until_called(char)
    assert table.choices(verb) == (["destroy p1 manor"] if verb == "destroy" else []) + [f"{verb} p3 market"]


@rule("CIT-13.2", "CIT-15.15")
@pytest.mark.parametrize(("char", "verb"), RANK_8)
def test_the_keep_is_immune(char: str, verb: str) -> None:
    table = war(char, ["manor"], ["keep", "tavern"]).refused(f"{verb} p2 keep")
    assert table.choices(f"{verb} p2") == [f"{verb} p2 tavern"]


@rule("CIT-13.2", "CIT-15.15")
def test_the_warlords_own_keep_is_immune_too() -> None:
    assert war("warlord", ["keep", "manor"], []).choices("destroy") == ["destroy p1 manor"]


@rule("CIT-13.2", "CIT-15.10", "CIT-15.11")
def test_the_great_wall_costs_the_warlord_one_more() -> None:
    city = ["great_wall", "tavern", "castle"]
    table = war("warlord", ["manor"], city, gold=4).play("destroy p2 castle")
    assert (table.gold(0), table.gold(1)) == (0, 0)  # 4 - 1 + 1, all of it to the bank
    war("warlord", ["manor"], city, gold=3).refused("destroy p2 castle")
    table = war("warlord", ["manor"], city, gold=1).play("destroy p2 tavern")
    assert (table.gold(0), table.gold(1)) == (0, 0)
    war("warlord", ["manor"], city, gold=0).refused("destroy p2 tavern")
    table = war("warlord", ["manor"], city, gold=5).play("destroy p2 great_wall")  # itself not dearer
    assert table.gold(0) == 0
    assert table.city(1) == ["tavern", "castle"]


@rule("CIT-15.11")
@pytest.mark.parametrize("coin", ["payee", "bank"])
def test_switch_the_warlord_pays_the_bank_either_way(coin: str) -> None:
    table = war("warlord", [], ["great_wall", "castle"], gold=9, great_wall_coin=coin).play("destroy p2 castle")
    assert (table.gold(0), table.gold(1)) == (5, 0)


# ---- Warlord


@rule("CIT-13.3", "CIT-5.4")
@pytest.mark.parametrize(("district", "paid"), list(zip(SIX, [0, 1, 2, 3, 4, 5], strict=True)))
def test_warlords_prices(district: str, paid: int) -> None:
    """E-06: cost 1: 0 gold, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5."""
    table = war("warlord", [], SIX, gold=paid).play(f"destroy p2 {district}")
    assert (table.gold(0), table.gold(1)) == (0, 0)
    assert table.city(1) == [name for name in SIX if name != district]
    assert table.bottom == district
    if paid:
        war("warlord", [], SIX, gold=paid - 1).refused(f"destroy p2 {district}")


@rule("CIT-13.3", "CIT-5.9")
def test_warlord_pays_one_less_than_the_effective_cost() -> None:
    table = war("warlord", [], ["tavern+", "castle"], gold=1).play("destroy p2 tavern+")
    assert table.gold(0) == 0
    war("warlord", [], ["tavern+", "castle"], gold=0).refused("destroy p2 tavern+", "destroy p2 tavern")


@rule("CIT-13.4")
def test_warlord_may_destroy_his_own_district() -> None:
    table = war("warlord", ["manor", "temple"], ["tavern"], gold=2).play("destroy p1 manor")
    assert table.city(0) == ["temple"]
    assert table.gold(0) == 0
    assert table.bottom == "manor"


@rule("CIT-13.4")
def test_warlord_may_not_destroy_in_his_own_completed_city() -> None:
    table = war("warlord", CITY_OF_7, ["manor"]).refused("destroy p1 tavern", "destroy p1 castle")
    assert table.choices("destroy") == ["destroy p2 manor"]


@rule("CIT-13.4")
def test_switch_warlord_destroys_in_his_own_completed_city() -> None:
    table = war("warlord", CITY_OF_7, ["manor"], warlord_own_completed=True).play("destroy p1 castle")
    assert table.city(0) == [name for name in CITY_OF_7 if name != "castle"]
    assert table.gold(0) == 6
    # other completed cities and the own Keep stay out of reach
    table = war("warlord", ["keep", *CITY_OF_7[1:]], [*CITY_OF_7[:6], "manor"], warlord_own_completed=True)
    assert not table.choices("destroy p2")
    table.refused("destroy p1 keep")


# ---- Diplomat


@rule("CIT-13.5", "CIT-13.6")
def test_diplomat_exchanges_districts_and_pays_the_difference_to_the_owner() -> None:
    table = war("diplomat", ["temple", "manor"], ["castle", "tavern"], gold=3)
    table.play("exchange p2 castle", "hand_over temple")
    assert sorted(table.city(0)) == ["castle", "manor"]
    assert sorted(table.city(1)) == ["tavern", "temple"]
    assert (table.gold(0), table.gold(1)) == (0, 3)


@rule("CIT-13.5")
def test_diplomat_exchanges_with_another_player_and_for_a_district_of_his_own() -> None:
    table = war("diplomat", ["temple", "manor"], ["castle"])
    assert table.choices("exchange") == ["exchange p2 castle"]
    table.refused("exchange p1 manor")
    table.play("exchange p2 castle").refused("hand_over castle", "pass", "end")
    assert sorted(table.choices()) == ["hand_over manor", "hand_over temple"]
    war("diplomat", [], ["castle"]).refused("exchange p2 castle")  # nothing to give


@rule("CIT-13.6", "CIT-4.8")
def test_diplomat_must_have_the_difference() -> None:
    table = war("diplomat", ["temple", "manor"], ["castle"], gold=2).play("exchange p2 castle")
    assert table.choices() == ["hand_over manor"]
    war("diplomat", ["temple"], ["castle"], gold=2).refused("exchange p2 castle")


@rule("CIT-13.6")
@pytest.mark.parametrize("own", ["castle", "palace"])
def test_diplomat_gets_nothing_back_for_a_dearer_district(own: str) -> None:
    table = war("diplomat", [own], ["harbor"], gold=0).play("exchange p2 harbor", f"hand_over {own}")
    assert (table.gold(0), table.gold(1)) == (0, 0)
    assert table.city(0) == ["harbor"]


@rule("CIT-13.6", "CIT-5.9")
def test_the_difference_looks_at_the_effective_cost() -> None:
    table = war("diplomat", ["docks"], ["castle+"], gold=5).play("exchange p2 castle+", "hand_over docks")
    assert (table.gold(0), table.gold(1)) == (3, 2)
    assert table.city(0) == ["castle+"]
    table = war("diplomat", ["docks+"], ["castle"], gold=5).play("exchange p2 castle", "hand_over docks+")
    assert (table.gold(0), table.gold(1)) == (5, 0)
    assert table.city(1) == ["docks+"]


@rule("CIT-13.7", "CIT-5.16")
def test_the_diplomats_own_city_may_be_completed_the_other_not() -> None:
    table = war("diplomat", CITY_OF_7, ["manor"]).play("exchange p2 manor", "hand_over docks")
    assert table.city(1) == ["docks"]
    assert "manor" in table.city(0)
    assert not war("diplomat", ["manor"], CITY_OF_7).choices("exchange")


@rule("CIT-13.8", "CIT-15.26")
@pytest.mark.parametrize("extra", [[], ["quarry"]])
def test_no_identical_districts_by_exchange(extra: list[str]) -> None:
    # he has a Market already
    table = war("diplomat", ["market", "temple", *extra], ["market", "tavern"]).refused("exchange p2 market")
    # the other has a Market already
    table.play("exchange p2 tavern").refused("hand_over market")
    assert "hand_over temple" in table.choices()
    # the same with the Quarry on the other side
    table = war("diplomat", ["market", "temple"], ["market", "tavern", *extra]).refused("exchange p2 market")
    table.play("exchange p2 tavern").refused("hand_over market")


@rule("CIT-13.8")
def test_two_districts_of_the_same_name_are_not_swapped() -> None:
    table = war("diplomat", ["market"], ["market"])
    assert not table.choices("exchange")
    table = war("diplomat", ["market"], ["market+"]).refused("exchange p2 market+")
    assert not table.choices("exchange")


@rule("CIT-13.8")
def test_an_exchange_with_nothing_to_give_is_not_offered() -> None:
    war("diplomat", ["market"], ["market", "tavern"]).refused("exchange p2 tavern")


@rule("CIT-13.9", "CIT-14.10")
def test_an_exchange_is_not_taxed() -> None:
    table = war("diplomat", ["docks"], ["castle"], gold=5, cast=cast_with("diplomat", "tax_collector"))
    table.play("exchange p2 castle", "hand_over docks")
    assert (table.gold(0), table.gold(1), table.pos.tax) == (4, 1, 0)


@rule("CIT-13.9", "CIT-13.12")
@pytest.mark.parametrize(("char", "verb"), [("diplomat", "exchange"), ("marshal", "seize")])
def test_an_exchanged_or_seized_district_is_not_confiscated(char: str, verb: str) -> None:
    table = given(
        cast=cast_with("magistrate", char),
        holders={"magistrate": 2, char: 0},
        cities={0: ["temple"], 1: ["docks"]},
        hands={0: ["tavern"]},
        gold=9,
        warrants=[char, "king", "bishop"],
        signed=char,
    )
    table.call(char).play(f"{verb} p2 docks")
    if char == "diplomat":
        table.play("hand_over temple")
    assert table.asked == (0, "turn")
    assert "docks" in table.city(0)
    # the warrant still waits for the first district he pays to build
    table.play("gather gold", "build tavern")
    assert table.asked == (2, "confiscation")


@rule("CIT-13.9", "CIT-15.20")
def test_an_exchange_is_not_building() -> None:
    table = war("diplomat", ["temple"], ["docks"], hands={0: ["tavern"]})
    table.play("exchange p2 docks", "hand_over temple", "gather gold", "build tavern")  # the limit is untouched
    assert sorted(table.city(0)) == ["docks", "tavern"]
    five = ["tavern", "market", "docks", "castle", "temple"]
    table = war("diplomat", five, ["monument"]).play("exchange p2 monument", "hand_over castle")
    assert "monument" in table.city(0)


@rule("CIT-13.9", "CIT-5.11")
def test_coins_go_along_with_exchanged_districts() -> None:
    table = war("diplomat", ["tavern+"], ["temple+"]).play("exchange p2 temple+", "hand_over tavern+")
    assert (table.city(0), table.city(1)) == (["temple+"], ["tavern+"])
    assert (table.points(0)["districts"], table.points(1)["districts"]) == (2, 2)


@rule("CIT-13.9", "CIT-15.21")
def test_the_museums_cards_go_along_or_to_the_bottom() -> None:
    """T-59: Museum with 3 cards exchanged: the new owner's points; destroyed: 4 cards to the bottom of the deck."""
    cards = ["manor", "palace", "church"]
    table = war("diplomat", ["castle"], ["museum"], museum=cards)
    assert table.points(1)["museum"] == 3
    table.play("exchange p2 museum", "hand_over castle")
    assert table.points(0)["museum"] == 3
    assert "museum" not in table.points(1)
    assert [player.museum for player in table.sees(None).players] == [3, 0, 0, 0]
    table = war("warlord", ["castle"], ["museum"], museum=cards)
    size = len(table.deck)
    table.play("destroy p2 museum")
    assert len(table.deck) == size + 4
    assert sorted(table.deck[-4:]) == ["church", "manor", "museum", "palace"]
    assert "museum" not in table.points(1)


@rule("CIT-15.10", "CIT-15.11", "CIT-13.6")
def test_diplomat_and_great_wall() -> None:
    """T-56: Manor for the Castle: 1 + 1 = 2 to the owner; Palace for it: 0 + 1; an own Great Wall costs nothing."""
    city = ["great_wall", "castle"]
    table = war("diplomat", ["manor", "palace"], city, gold=2).play("exchange p2 castle", "hand_over manor")
    assert (table.gold(0), table.gold(1)) == (0, 2)
    table = war("diplomat", ["manor", "palace"], city, gold=2).play("exchange p2 castle", "hand_over palace")
    assert (table.gold(0), table.gold(1)) == (1, 1)
    table = war("diplomat", ["manor", "great_wall"], ["castle"], gold=2)
    table.play("exchange p2 castle", "hand_over manor")
    assert (table.gold(0), table.gold(1)) == (1, 1)


@rule("CIT-15.11", "CIT-13.2")
def test_the_diplomat_cannot_do_without_the_great_walls_coin() -> None:
    city = ["great_wall", "castle"]
    war("diplomat", ["palace"], city, gold=0).refused("exchange p2 castle")
    table = war("diplomat", ["manor", "palace"], city, gold=1).play("exchange p2 castle")
    assert table.choices() == ["hand_over palace"]
    # the Great Wall itself is not dearer: 6 - 5
    table = war("diplomat", ["palace"], city, gold=1).play("exchange p2 great_wall", "hand_over palace")
    assert (table.gold(0), table.gold(1)) == (0, 1)


@rule("CIT-15.11")
def test_switch_the_great_walls_coin_goes_to_the_bank() -> None:
    city = ["great_wall", "castle", "docks"]
    table = war("diplomat", ["manor"], city, gold=5, great_wall_coin="bank")
    table.play("exchange p2 castle", "hand_over manor")
    assert (table.gold(0), table.gold(1)) == (3, 1)
    table = war("marshal", ["manor"], city, gold=5, great_wall_coin="bank").play("seize p2 docks")
    assert (table.gold(0), table.gold(1)) == (1, 3)


# ---- Marshal


@rule("CIT-13.10")
@pytest.mark.parametrize(("district", "cost"), [("tavern", 1), ("market", 2), ("docks", 3)])
def test_marshal_seizes_a_cheap_district_and_pays_its_owner(district: str, cost: int) -> None:
    table = war("marshal", ["manor"], SIX, gold=cost).play(f"seize p2 {district}")
    assert table.city(0) == ["manor", district]
    assert table.city(1) == [name for name in SIX if name != district]
    assert (table.gold(0), table.gold(1)) == (0, cost)
    war("marshal", ["manor"], SIX, gold=cost - 1).refused(f"seize p2 {district}")


@rule("CIT-13.10")
def test_marshal_seizes_nothing_above_cost_3_and_nothing_of_his_own() -> None:
    table = war("marshal", ["temple"], SIX, gold=20)
    assert table.choices("seize") == ["seize p2 tavern", "seize p2 market", "seize p2 docks"]
    table.refused("seize p2 castle", "seize p2 palace", "seize p2 dragon_gate", "seize p1 temple")


@rule("CIT-13.11", "CIT-15.11", "CIT-5.9")
def test_marshals_limit_with_great_wall_and_coin() -> None:
    """T-57: Great Wall, Docks 3: pays 4; Docks beautified (4): not selectable; Market beautified (3): 3 + 1."""
    table = war("marshal", ["manor"], ["great_wall", "docks"], gold=4).play("seize p2 docks")
    assert (table.gold(0), table.gold(1)) == (0, 4)
    war("marshal", ["manor"], ["great_wall", "docks"], gold=3).refused("seize p2 docks")
    table = war("marshal", ["manor"], ["great_wall", "docks+"], gold=9).refused("seize p2 docks+", "seize p2 docks")
    assert not table.choices("seize")
    table = war("marshal", ["manor"], ["great_wall", "market+"], gold=9).play("seize p2 market+")
    assert (table.gold(0), table.gold(1)) == (5, 4)
    assert table.city(0) == ["manor", "market+"]


@rule("CIT-13.11")
def test_a_coin_counts_for_the_limit_without_a_great_wall_too() -> None:
    war("marshal", ["manor"], ["docks+"]).refused("seize p2 docks+")
    table = war("marshal", ["manor"], ["market+"]).play("seize p2 market+")
    assert (table.gold(0), table.gold(1)) == (6, 3)


@rule("CIT-13.12", "CIT-15.26")
def test_marshal_does_not_seize_an_identical_district() -> None:
    """T-58: Marshal with Quarry and a Market wants another Market: rejected."""
    table = war("marshal", ["quarry", "market"], ["market", "tavern"]).refused("seize p2 market")
    assert table.choices("seize") == ["seize p2 tavern"]
    war("marshal", ["market"], ["market"]).refused("seize p2 market")
    war("marshal", ["market"], ["market+"]).refused("seize p2 market+")


@rule("CIT-13.12")
def test_marshal_does_not_seize_from_a_completed_city_though_his_own_may_be() -> None:
    assert not war("marshal", ["manor"], CITY_OF_7).choices("seize")
    table = war("marshal", CITY_OF_7, ["trading_post"]).play("seize p2 trading_post")
    assert table.city(0) == [*CITY_OF_7, "trading_post"]


@rule("CIT-13.12", "CIT-14.10")
def test_seizing_is_not_building() -> None:
    table = war(
        "marshal", ["manor"], ["docks"], gold=5, hands={0: ["temple"]}, cast=cast_with("marshal", "tax_collector")
    )
    table.play("seize p2 docks")  # also before gathering
    assert (table.gold(0), table.gold(1), table.pos.tax) == (2, 3, 0)
    table.play("gather gold", "build temple")  # the limit of 1 is still there
    assert table.city(0) == ["manor", "docks", "temple"]
    assert (table.gold(0), table.pos.tax) == (2, 1)


@rule("CIT-5.13")
def test_seizing_can_complete_a_city() -> None:
    table = war("marshal", CITY_OF_7[1:], ["trading_post"])
    assert not table.sees(None).players[0].completed
    table.play("seize p2 trading_post")
    assert table.sees(None).players[0].completed
