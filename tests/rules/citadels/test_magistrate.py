"""Section 6 of the rules: the Magistrate and his warrants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import tetrapolis as tp
from tests.citadels import Table, cast_with, given
from tests.marks import rule

M, BUILDER = 0, 1
"""The Magistrate's seat, and the seat of the warranted character."""


def warranted(
    char: str,
    *others: str,
    gold: int,
    hand: Sequence[str],
    city: Sequence[str] = (),
    magistrate: Sequence[str] = (),
    magistrate_gold: int = 2,
    signed: str | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    **more: Any,
) -> Table:
    """The Magistrate's signed warrant lies on this character, whose holder has gathered 2 gold and now has `gold`."""
    plain = [name for name in ("magician", "bishop", "king", "warlord") if name != char][-2:]
    table = given(
        cast=cast_with("magistrate", char, *others),
        holders={"magistrate": M, char: BUILDER},
        warrants=[char, *plain],
        signed=signed or char,
        gold={M: magistrate_gold, BUILDER: gold - 2},
        hands={BUILDER: hand, **(hands or {})},
        cities={BUILDER: city, M: magistrate},
        **more,
    ).call(char)
    table.play("gather gold")
    assert table.asked == (BUILDER, "turn")
    assert table.gold(BUILDER) == gold
    return table


# ---- placing


@rule("CIT-6.20")
def test_the_magistrate_places_three_warrants_on_three_different_characters() -> None:
    table = given(cast=cast_with("magistrate"), holders={"magistrate": 0}).call("magistrate")
    assert len(table.choices("sign")) == 7
    table.refused("sign magistrate", "sign assassin")
    table.play("sign king")
    table.refused("warrant king", "warrant magistrate", "end", "gather gold")
    table.play("warrant warlord")
    table.refused("warrant king", "warrant warlord", "end")
    table.play("warrant merchant")
    assert table.asked == (0, "turn")
    assert sorted(table.sees(None).warrants) == ["king", "merchant", "warlord"]
    table.refused("sign bishop", "warrant bishop")


@rule("CIT-6.20", "CIT-4.11")
def test_the_magistrate_may_place_none() -> None:
    table = given(cast=cast_with("magistrate"), holders={"magistrate": 0, "thief": 1}).call("magistrate")
    table.play("gather gold", "end")
    assert table.asked == (1, "turn")
    assert table.sees(None).warrants == []


@rule("CIT-6.20")
def test_only_the_magistrate_knows_which_warrant_is_signed() -> None:
    table = given(cast=cast_with("magistrate"), holders={"magistrate": 0}).call("magistrate")
    table.play("sign king", "warrant warlord", "warrant merchant")
    assert table.sees(0).signed == "king"
    assert {world.signed for world in table.worlds(0)} == {4}
    for other in (1, 2, 3, None):
        assert table.sees(other).signed == ""
        assert {world.signed for world in table.worlds(other)} == {4, 6, 8}


@rule("CIT-6.20")
def test_face_up_discarded_and_unheld_characters_can_be_warranted() -> None:
    table = given(
        cast=cast_with("magistrate"),
        holders={"magistrate": 0, "thief": 1, "magician": 2, "king": 3},
        absent=["bishop", "architect", "merchant", "warlord"],
    ).call("magistrate")
    assert set(table.sees(None).face_up) == {"merchant", "warlord"}
    table.play("sign warlord", "warrant merchant", "warrant bishop")
    assert sorted(table.sees(None).warrants) == ["bishop", "merchant", "warlord"]


# ---- confiscating


@rule("CIT-6.21")
def test_the_magistrate_is_asked_when_the_signed_character_pays_for_a_district() -> None:
    table = warranted("merchant", gold=4, hand=["manor"])
    table.play("build manor")
    assert table.asked == (M, "confiscation")
    assert sorted(table.choices()) == ["confiscate", "pass"]
    assert table.gold(BUILDER) == 1
    table.play("confiscate")
    assert table.city(M) == ["manor"]
    assert table.asked == (BUILDER, "turn")
    assert table.sees(3).warrant_shown == "merchant"
    assert table.sees(3).signed == "merchant"


@rule("CIT-6.21")
def test_the_magistrate_may_leave_the_district_to_its_builder() -> None:
    table = warranted("merchant", gold=4, hand=["manor"])
    table.play("build manor", "pass")
    assert (table.city(M), table.city(BUILDER), table.gold(BUILDER)) == ([], ["manor"], 1)
    assert table.sees(3).signed == ""
    assert table.sees(3).warrant_shown == ""


@rule("CIT-6.21")
def test_an_unsigned_warrant_confiscates_nothing() -> None:
    table = warranted("merchant", gold=4, hand=["manor"], signed="king")
    table.play("build manor")
    assert table.asked == (M, "confiscation")  # or everybody would learn that this one is not signed
    table.refused("confiscate")
    table.play("pass")
    assert (table.city(M), table.city(BUILDER), table.gold(BUILDER)) == ([], ["manor"], 1)


@rule("CIT-6.21", "CIT-6.20")
def test_signed_or_not_looks_the_same_from_outside_until_it_is_turned_up() -> None:
    asked = []
    for signed in ("merchant", "king"):
        table = warranted("merchant", gold=4, hand=["manor"], signed=signed)
        table.play("build manor")
        assert {world.signed for world in table.worlds(BUILDER)} == set(table.pos.warrants)
        asked.append(table.asked)
        table.play("pass")
        assert {world.signed for world in table.worlds(BUILDER)} == set(table.pos.warrants)
    assert asked[0] == asked[1]


@rule("CIT-6.21")
def test_a_character_without_a_warrant_builds_undisturbed() -> None:
    table = given(
        cast=cast_with("magistrate"),
        holders={"magistrate": 0, "architect": 1},
        warrants=["merchant", "king", "warlord"],
        signed="merchant",
        gold={1: 4},
        hands={1: ["manor"]},
    ).call("architect")
    table.play("gather gold", "build manor")
    assert table.asked == (1, "turn")
    assert table.city(1) == ["manor"]


@rule("CIT-6.21")
def test_a_warrant_acts_only_in_the_turn_of_its_character() -> None:
    """Seat 1 holds the signed Merchant and the Warlord: what he builds as Warlord is safe."""
    table = given(
        players=3,
        cast=cast_with("magistrate", ninth=True),
        holders={"magistrate": 0, "merchant": 1, "warlord": 1},
        absent=["architect"],
        warrants=["merchant", "king", "thief"],
        signed="merchant",
        gold={1: 9},
        hands={1: ["manor"]},
    ).call("merchant")
    table.play("gather gold", "end", "gather gold", "build manor")
    assert table.asked == (1, "turn")
    assert table.city(1) == ["manor"]


@rule("CIT-6.21")
def test_nobody_but_the_magistrate_confiscates() -> None:
    table = warranted("merchant", gold=4, hand=["manor"])
    table.play("build manor")
    for other in (1, 2, 3):
        with pytest.raises(tp.NotYourDecision):
            table.does(other, "confiscate")


@rule("CIT-6.21", "CIT-6.22", "CIT-15.26")
def test_a_duplicate_cannot_be_confiscated_and_the_chance_is_gone() -> None:
    """T-21: the Magistrate has Market and Quarry; a signed Trader pays for a Market, then for Docks: both stay his."""
    table = warranted("trader", gold=9, hand=["market", "docks"], magistrate=["market", "quarry"])
    table.play("build market")
    assert table.asked == (BUILDER, "turn")
    table.play("build docks")
    assert table.asked == (BUILDER, "turn")
    assert (table.city(M), table.city(BUILDER)) == (["market", "quarry"], ["market", "docks"])
    assert table.gold(BUILDER) == 4


@rule("CIT-6.21", "CIT-6.22", "CIT-6.23", "CIT-6.24", "CIT-6.25")
def test_the_first_of_an_architects_districts_is_confiscated() -> None:
    """T-16: g = 9, Castle (4) confiscated: g = 9, one of three builds used; the next two builds are safe."""
    table = warranted("architect", gold=9, hand=["castle", "temple", "church", "watchtower"])
    table.play("build castle", "confiscate")
    assert table.gold(BUILDER) == 9
    assert (table.city(M), table.city(BUILDER)) == (["castle"], [])
    table.play("build temple")
    assert table.asked == (BUILDER, "turn")
    table.play("build church")
    assert table.asked == (BUILDER, "turn")
    table.refused("build watchtower")
    assert (table.city(M), table.city(BUILDER)) == (["castle"], ["temple", "church"])


@rule("CIT-6.22")
def test_after_declining_the_magistrate_gets_no_second_chance_in_that_turn() -> None:
    table = warranted("architect", gold=9, hand=["castle", "temple"])
    table.play("build castle", "pass", "build temple")
    assert table.asked == (BUILDER, "turn")
    assert table.city(BUILDER) == ["castle", "temple"]


@rule("CIT-6.23")
def test_a_confiscated_district_costs_the_magistrate_nothing() -> None:
    table = warranted("merchant", gold=5, hand=["palace"], magistrate_gold=0)
    table.play("build palace", "confiscate")
    assert (table.gold(M), table.city(M)) == (0, ["palace"])


@rule("CIT-6.23")
def test_a_confiscated_district_was_never_in_the_builders_city() -> None:
    """He does not complete his city with it, and earns no income for it."""
    city = ["manor", "castle", "temple", "church", "tavern", "prison"]
    table = warranted("merchant", gold=4, hand=["market"], city=city)
    table.play("build market", "confiscate")
    assert table.sees(None).completed == []
    assert table.city(BUILDER) == city
    table.play("income")
    assert table.gold(BUILDER) == 5  # the Tavern only


@rule("CIT-6.24")
def test_the_builder_gets_the_reduced_price_back() -> None:
    table = warranted("merchant", gold=4, hand=["smithy"], city=["factory"])
    table.play("build smithy")
    assert table.gold(BUILDER) == 0
    table.play("confiscate")
    assert table.gold(BUILDER) == 4
    assert table.hand(BUILDER) == []


@rule("CIT-6.24", "CIT-15.34")
def test_the_cards_paid_for_a_thieves_den_are_not_returned() -> None:
    """T-19: 2 gold + 4 cards, confiscated: +2 gold back, the 4 cards stay discarded."""
    cards = ["manor", "castle", "temple", "church"]
    table = warranted("merchant", gold=2, hand=["thieves_den", *cards])
    table.play("build thieves_den cards=4", *(f"spend {card}" for card in cards))
    assert table.asked == (M, "confiscation")
    assert table.gold(BUILDER) == 0
    table.play("confiscate")
    assert (table.gold(BUILDER), table.hand(BUILDER), table.city(M)) == (2, [], ["thieves_den"])
    assert table.deck[-4:] == cards


@rule("CIT-6.24", "CIT-15.6", "CIT-15.34")
def test_with_a_factory_one_gold_of_a_thieves_den_is_returned() -> None:
    """T-19 with a Factory: 1 gold + 4 cards, confiscated: +1 back."""
    cards = ["manor", "castle", "temple", "church"]
    table = warranted("merchant", gold=3, hand=["thieves_den", *cards], city=["factory"])
    table.play("build thieves_den cards=4", *(f"spend {card}" for card in cards))
    assert table.gold(BUILDER) == 2
    table.play("confiscate")
    assert (table.gold(BUILDER), table.hand(BUILDER), table.city(M)) == (3, [], ["thieves_den"])


@rule("CIT-6.24", "CIT-15.34")
def test_a_thieves_den_paid_with_cards_alone_can_be_confiscated() -> None:
    """T-19 with 6 cards: confiscable, +0."""
    cards = ["manor", "castle", "temple", "church", "tavern", "market"]
    table = warranted("merchant", gold=2, hand=["thieves_den", *cards])
    table.play("build thieves_den cards=6", *(f"spend {card}" for card in cards), "confiscate")
    assert (table.gold(BUILDER), table.hand(BUILDER), table.city(M)) == (2, [], ["thieves_den"])


@rule("CIT-6.25")
def test_a_confiscated_district_uses_up_the_builders_limit() -> None:
    table = warranted("merchant", gold=9, hand=["manor", "temple"])
    table.play("build manor", "confiscate")
    table.refused("build temple")


@rule("CIT-6.25", "CIT-15.30")
def test_confiscated_stables_do_not_use_up_the_builders_limit() -> None:
    table = warranted("merchant", gold=9, hand=["stables", "temple", "church"])
    table.play("build stables", "confiscate", "build temple")
    assert (table.city(M), table.city(BUILDER)) == (["stables"], ["temple"])
    table.refused("build church")


@rule("CIT-6.25")
def test_a_traders_confiscated_trade_district_does_not_use_up_his_limit() -> None:
    table = warranted("trader", gold=9, hand=["market", "temple", "church"])
    table.play("build market", "confiscate", "build temple")
    assert (table.city(M), table.city(BUILDER)) == (["market"], ["temple"])
    table.refused("build church")


@rule("CIT-6.26")
def test_a_district_built_with_the_framework_is_safe_and_does_not_use_up_the_chance() -> None:
    """T-17: a signed Architect builds a Palace with the Framework, then pays 3 for a Manor: only the Manor is taken."""
    table = warranted("architect", gold=5, hand=["palace", "manor"], city=["framework"])
    table.play("framework palace")
    assert table.asked == (BUILDER, "turn")
    table.play("build manor")
    assert table.gold(BUILDER) == 2
    table.play("confiscate")
    assert table.gold(BUILDER) == 5
    assert (table.city(M), table.city(BUILDER)) == (["manor"], ["palace"])


@rule("CIT-6.26", "CIT-15.22")
def test_a_necropolis_is_safe_if_a_district_was_sacrificed_for_it() -> None:
    """T-18: built by destroying a Tavern it cannot be confiscated; the Tavern lies at the bottom of the deck."""
    table = warranted("merchant", gold=7, hand=["necropolis"], city=["tavern"])
    table.play("sacrifice tavern")
    assert table.asked == (BUILDER, "turn")
    assert (table.city(BUILDER), table.bottom, table.gold(BUILDER)) == (["necropolis"], "tavern", 7)


@rule("CIT-6.26", "CIT-15.22")
def test_a_necropolis_that_was_paid_for_can_be_confiscated() -> None:
    """T-18, paying 5 for it instead: confiscable, refund 5."""
    table = warranted("merchant", gold=7, hand=["necropolis"], city=["tavern"])
    table.play("build necropolis")
    assert table.gold(BUILDER) == 2
    table.play("confiscate")
    assert (table.city(M), table.city(BUILDER), table.gold(BUILDER)) == (["necropolis"], ["tavern"], 7)


@rule("CIT-6.26")
def test_after_a_sacrifice_the_next_district_paid_for_can_still_be_confiscated() -> None:
    table = warranted("architect", gold=7, hand=["necropolis", "manor"], city=["tavern"])
    table.play("sacrifice tavern", "build manor", "confiscate")
    assert (table.city(M), table.city(BUILDER)) == (["manor"], ["necropolis"])


@rule("CIT-6.27")
def test_a_warrant_on_the_magistrates_own_second_character_does_not_act() -> None:
    """T-27: 2 players, Magistrate and signed Merchant in one hand: he builds, nothing can be revealed, he pays."""
    table = given(
        players=2,
        cast=cast_with("magistrate"),
        holders={"magistrate": 0, "merchant": 0},
        warrants=["merchant", "king", "warlord"],
        signed="merchant",
        gold={0: 4},
        hands={0: ["manor"]},
    ).call("merchant")
    table.play("gather gold", "build manor")
    assert table.asked == (0, "turn")
    assert (table.gold(0), table.city(0)) == (3, ["manor"])


@rule("CIT-6.24", "CIT-11.4")
def test_an_alchemist_is_not_refunded_again_for_a_confiscated_district() -> None:
    """T-22: g = 4, Harbor (4) confiscated: g = 4 at once, end-of-turn refund 0."""
    table = warranted("alchemist", gold=4, hand=["harbor"])
    table.play("build harbor", "confiscate")
    assert table.gold(BUILDER) == 4
    table.play("end")
    assert table.gold(BUILDER) == 4


@rule("CIT-6.24", "CIT-10.11")
def test_a_cardinal_gets_the_borrowed_gold_back_too() -> None:
    """T-23: g = 2, Cathedral (5), 3 gold from P for 3 cards, confiscated: Cardinal g = 5, P -3 gold +3 cards."""
    cards = ["manor", "castle", "temple"]
    table = given(
        cast=cast_with("magistrate", "cardinal"),
        holders={"magistrate": 0, "cardinal": 1},
        warrants=["cardinal", "king", "warlord"],
        signed="cardinal",
        gold={1: 0, 2: 7},
        hands={1: ["cathedral", *cards]},
    ).call("cardinal")
    table.play("gather gold")
    assert table.gold(1) == 2
    table.play("borrow cathedral p3", *(f"give {card}" for card in cards), "confiscate")
    assert (table.gold(1), table.gold(2)) == (5, 4)
    assert table.hand(2) == sorted(cards)
    assert (table.city(0), table.city(1), table.hand(1)) == (["cathedral"], [], [])


@rule("CIT-6.28", "CIT-14.13", "CIT-14.9")
@pytest.mark.parametrize(("stash", "left", "token"), [(1, 0, 1), (0, 0, 0)])
def test_the_magistrate_is_taxed_for_a_confiscated_district(stash: int, left: int, token: int) -> None:
    """T-24: Magistrate g = 1: then g = 0, token +1, the builder untaxed. With g = 0: no tax at all."""
    table = warranted("merchant", "tax_collector", players=5, gold=6, hand=["manor"], magistrate_gold=stash)
    table.play("build manor", "confiscate")
    assert (table.gold(M), table.sees(None).tax) == (left, token)
    assert table.gold(BUILDER) == 6


@rule("CIT-6.28", "CIT-5.13")
def test_confiscating_can_complete_the_magistrates_city() -> None:
    city = ["manor", "castle", "temple", "church", "tavern", "prison"]
    table = warranted("merchant", gold=4, hand=["market"], magistrate=city)
    table.play("build market", "confiscate")
    assert table.sees(None).completed == [M]


@rule("CIT-6.28", "CIT-15.20")
@pytest.mark.parametrize(("size", "offered"), [(4, True), (5, False)])
def test_the_monument_cannot_be_confiscated_with_five_districts(size: int, offered: bool) -> None:
    """T-26: the Magistrate has 5 districts, the signed player 3: confiscation of the Monument is not offered."""
    theirs = ["manor", "castle", "temple", "church", "tavern"][:size]
    table = warranted("merchant", gold=6, hand=["monument"], city=["market", "docks", "harbor"], magistrate=theirs)
    table.play("build monument")
    assert table.asked == ((M, "confiscation") if offered else (BUILDER, "turn"))
    if not offered:
        assert table.city(BUILDER) == ["market", "docks", "harbor", "monument"]


@rule("CIT-6.28")
def test_confiscating_does_not_touch_the_magistrates_own_limit() -> None:
    """With 3 players he still builds one district in the turn of his second character, and not more."""
    table = given(
        players=3,
        cast=cast_with("magistrate", ninth=True),
        holders={"magistrate": 0, "merchant": 1, "warlord": 0},
        absent=["architect"],
        warrants=["merchant", "king", "thief"],
        signed="merchant",
        gold=9,
        hands={0: ["temple", "church"], 1: ["manor"]},
    ).call("merchant")
    table.play("gather gold", "build manor", "confiscate", "end").until_called("warlord")
    assert table.seat == 0
    table.play("gather gold", "build temple")
    assert table.city(0) == ["manor", "temple"]
    table.refused("build church")


@rule("CIT-6.25", "CIT-6.22", "CIT-8.8")
def test_what_the_wizard_builds_on_the_spot_can_be_confiscated() -> None:
    """T-28: a signed Wizard pays 3 for the taken Docks: refund 3, limit still 1, second build not confiscable."""
    table = warranted("wizard", gold=9, hand=["temple", "church"], hands={2: ["docks"]})
    table.play("look p3", "take docks", "build docks")
    assert table.gold(BUILDER) == 6
    table.play("confiscate")
    assert (table.gold(BUILDER), table.city(M), table.city(BUILDER)) == (9, ["docks"], [])
    table.play("build temple")
    assert table.asked == (BUILDER, "turn")
    assert table.city(BUILDER) == ["temple"]
    table.refused("build church")


@rule("CIT-6.21")
def test_when_the_signed_warrant_lies_open_the_others_build_undisturbed() -> None:
    """Everybody knows by then that the Warlord's warrant is not signed: there is nothing left to ask."""
    table = given(
        cast=cast_with("magistrate"),
        holders={"magistrate": 0, "merchant": 1, "warlord": 2},
        absent=["architect"],
        warrants=["merchant", "king", "warlord"],
        signed="merchant",
        gold=9,
        hands={1: ["manor"], 2: ["temple"]},
    ).call("merchant")
    table.play("gather gold", "build manor", "confiscate", "end").until_called("warlord")
    table.play("gather gold", "build temple")
    assert table.asked == (2, "turn")
    assert (table.city(0), table.city(2)) == (["manor"], ["temple"])


@rule("CIT-15.34", "CIT-6.22", "CIT-6.26")
def test_with_the_option_off_a_den_paid_with_cards_alone_leaves_the_warrant_its_chance() -> None:
    table = given(
        cast=cast_with("magistrate", "trader"),
        holders={"magistrate": 0, "trader": 1},
        warrants=["trader", "king", "bishop"],
        signed="trader",
        gold={1: 3},
        hands={1: ["thieves_den", "manor", "manor", "castle", "castle", "palace", "palace", "docks"]},
        den_by_cards_confiscable=False,
    )
    table.call("trader").play("gather gold", "build thieves_den cards=6")
    table.play("spend manor", "spend manor", "spend castle", "spend castle", "spend palace", "spend palace")
    assert "thieves_den" in table.city(1)  # nobody was asked
    table.play("build docks")
    assert table.asked == (0, "confiscation")
    table.play("confiscate")
    assert table.city(0) == ["docks"]
    assert table.gold(1) == 5
