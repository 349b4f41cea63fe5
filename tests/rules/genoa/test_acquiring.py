"""Section 10 of the rules: phase 3, who acquires which buildings."""

from __future__ import annotations

import pytest

import tetrapolis as tp
from tests.genoa import ANNA, BELA, CILI, DANI, given
from tests.marks import rule
from tetrapolis.games.genoa.rules.moves import Claim

ONE_EACH = {ANNA: 1, BELA: 1, CILI: 1, DANI: 1}

# ---- who may


@rule("GEN-10.1")
def test_the_trader_first_then_clockwise_each_once() -> None:
    table = given("street_5_7 street_4_7 street_3_7", "acquire", trader=CILI, first=ANNA, markers=ONE_EACH)
    assert table.asked == (CILI, "acquire")
    table.play("pass")
    assert table.asked == (DANI, "acquire")
    table.play("claim street_5_7 guild_hall")
    assert table.asked == (ANNA, "acquire")
    table.play("pass")
    assert table.asked == (BELA, "acquire")
    table.play("claim street_3_7 metals")
    assert table.asked == (DANI, "start")


@rule("GEN-10.1")
def test_who_passed_or_claimed_gets_no_second_opportunity() -> None:
    """Anna has two markers left after her claim and there are discs; still only the others follow."""
    table = given("street_5_7 street_4_7 street_3_7", "acquire", markers={ANNA: 3, BELA: 1})
    table.play("claim street_5_7 guild_hall")
    assert table.refuses(ANNA, "claim street_3_7 metals") == ["error-not-your-decision"]
    table.play("pass")
    assert table.asked == (BELA, "start")
    assert table.markers(ANNA) == (2, 4)


@rule("GEN-10.2")
def test_players_without_a_personal_marker_are_skipped() -> None:
    table = given("street_5_7 street_4_7", "acquire", markers={CILI: 1})
    assert table.asked == (CILI, "acquire")
    table.play("pass")
    assert table.asked == (BELA, "start")


@rule("GEN-10.2")
def test_markers_on_buildings_do_not_help() -> None:
    table = given("street_5_7 street_4_7", "acquire", owners={"inn": ANNA, "tavern": BELA})
    assert table.asked == (BELA, "start")


@rule("GEN-10.2")
def test_no_disc_on_a_street_left() -> None:
    """EX-B15: then players with personal markers but no disc on any street: the phase ends."""
    table = given("street_6_7", "acquire", markers={ANNA: 1, BELA: 2, CILI: 3, DANI: 1})
    table.play("claim street_6_7 spices")
    assert table.asked == (BELA, "start")
    assert table.markers(BELA) == (2, 5)
    assert table.markers(CILI) == (3, 4)


@rule("GEN-10.2", "GEN-10.4")
def test_visited_is_not_enough() -> None:
    """EX-T72: discs on the Inn, Spices and the market only: nothing can be acquired."""
    table = given("inn spices", "acquire", markers=ONE_EACH)
    assert table.asked == (BELA, "start")
    market = given("market city_hall", "acquire", markers=ONE_EACH)
    assert market.asked == (BELA, "start")


# ---- the street


@rule("GEN-10.3", "GEN-10.5", "GEN-10.11")
def test_two_buildings_beside_a_street() -> None:
    """EX-B13: one disc each on street_5_7 and street_6_7, two markers: Guild Hall and Coach House from street_5_7."""
    table = given("street_5_7 street_6_7 spices inn drinks", "acquire", markers={ANNA: 2, BELA: 3})
    table.play("claim street_5_7 guild_hall two=coach_house")
    assert table.owner("guild_hall") == ANNA
    assert table.owner("coach_house") == ANNA
    assert table.markers(ANNA) == (0, 5)
    assert table.discs() == {"street_6_7": 1, "spices": 1, "inn": 1, "drinks": 1}


@rule("GEN-10.3")
def test_only_a_street_with_a_disc_can_be_chosen() -> None:
    table = given("street_5_7 street_4_7", "acquire", markers={ANNA: 2})
    table.refused("claim street_6_7 coach_house", "claim street_3_6 guild_hall", "claim street_5_2 harbor")


@rule("GEN-10.3")
def test_only_one_street_can_be_chosen() -> None:
    """The Guild Hall lies at street_5_7, the Park at street_4_7."""
    table = given("street_5_7 street_4_7", "acquire", markers={ANNA: 2})
    table.refused("claim street_5_7 coach_house two=park")
    table.play("claim street_4_7 guild_hall two=park")
    assert (table.owner("guild_hall"), table.owner("park")) == (ANNA, ANNA)
    assert table.pos.discs[table.pos.space_number("street_5_7")] == 0  # the turn is over
    assert table.asked == (BELA, "start")


@rule("GEN-10.4")
def test_the_building_need_not_carry_a_disc_nor_have_been_visited() -> None:
    table = given("street_7_4", "acquire", markers={ANNA: 1})
    table.play("claim street_7_4 city_hall")
    assert table.owner("city_hall") == ANNA


@rule("GEN-10.4")
def test_the_market_is_no_street() -> None:
    """Discs on market, City Hall and street_7_4: Guild Hall, beside the market only, cannot be taken."""
    table = given("market city_hall street_7_4", "acquire", markers={ANNA: 2})
    table.refused("claim market guild_hall", "claim market city_hall", "claim city_hall inn")
    assert table.choices("claim") == [
        "claim street_7_4 city_hall",
        "claim street_7_4 inn",
        "claim street_7_4 city_hall two=inn",
    ]


@rule("GEN-10.5")
def test_street_with_one_building() -> None:
    """EX-T71: disc on street_2_6: only Metals can be taken."""
    table = given("street_2_6", "acquire", markers={ANNA: 2})
    assert table.choices() == ["pass", "claim street_2_6 metals"]
    table.refused("claim street_2_6 tavern", "claim street_2_6 metals two=tavern", "claim street_2_6 cathedral")


@rule("GEN-10.5")
def test_one_building_of_two_and_one_marker_each() -> None:
    table = given("street_5_7", "acquire", markers={ANNA: 2}).play("claim street_5_7 coach_house")
    assert table.owner("coach_house") == ANNA
    assert table.owner("guild_hall") is None
    assert table.markers(ANNA) == (1, 5)


@rule("GEN-10.5")
def test_with_one_marker_only_one_building() -> None:
    table = given("street_5_7", "acquire", markers={ANNA: 1})
    assert table.choices() == ["pass", "claim street_5_7 guild_hall", "claim street_5_7 coach_house"]
    table.refused("claim street_5_7 guild_hall two=coach_house")


@rule("GEN-10.6")
def test_a_building_carries_at_most_one_marker() -> None:
    table = given("street_5_7", "acquire", markers={ANNA: 3}, owners={"guild_hall": ANNA, "coach_house": BELA})
    table.refused(
        "claim street_5_7 guild_hall",
        "claim street_5_7 coach_house",
        "claim street_5_7 seize:coach_house two=coach_house",
    )
    free = given("street_5_7", "acquire", markers={ANNA: 3})
    free.refused("claim street_5_7 guild_hall two=guild_hall")


# ---- ousting


@rule("GEN-10.7", "GEN-10.8")
def test_ousting_one_and_placing_two() -> None:
    """EX-B14: with 3 markers at street_6_7: the trader's marker leaves the Coach House, Spices and Coach House his."""
    table = given("street_5_7 street_6_7 spices inn drinks", "acquire", markers={ANNA: 2, BELA: 3})
    table.play("claim street_5_7 guild_hall two=coach_house")
    assert table.asked == (BELA, "acquire")
    trader, mate = table.markers(ANNA)[1], table.markers(BELA)[1]
    table.play("claim street_6_7 seize:coach_house two=spices")
    assert table.markers(ANNA) == (0, trader + 1)
    assert table.markers(BELA) == (0, mate + 1)
    assert (table.owner("spices"), table.owner("coach_house"), table.owner("guild_hall")) == (BELA, BELA, ANNA)
    assert table.said("claims")[-1] == {"seat": BELA, "space": "street_6_7"}
    assert table.asked == (BELA, "start")


@rule("GEN-10.7", "GEN-10.8")
def test_ousting_and_placing_with_two_markers() -> None:
    """EX-T68: Dani ousts Anna from the Coach House and places there; Spices stays as it was."""
    table = given("street_6_7", "acquire", trader=DANI, markers={DANI: 2}, owners={"coach_house": ANNA})
    table.play("claim street_6_7 seize:coach_house")
    assert table.markers(DANI) == (0, 6)
    assert table.markers(ANNA) == (0, 7)
    assert table.owner("coach_house") == DANI
    assert table.owner("spices") is None


@rule("GEN-10.8", "GEN-10.10")
def test_ousting_only() -> None:
    """EX-T69: Dani personal 1 ousts Anna: the building is unowned, the disc removed."""
    owners = {"coach_house": ANNA}
    table = given("street_6_7 spices", "acquire", trader=DANI, markers={DANI: 1, BELA: 1}, owners=owners)
    table.play("claim street_6_7 oust:coach_house")
    assert table.owner("coach_house") is None
    assert table.markers(DANI) == (0, 7)
    assert table.markers(ANNA) == (0, 7)
    assert table.asked == (ANNA, "start")  # no disc is left for Béla


@rule("GEN-10.8")
def test_a_marker_left_need_not_be_placed_after_ousting() -> None:
    table = given("street_6_7", "acquire", markers={ANNA: 3}, owners={"coach_house": BELA})
    table.play("claim street_6_7 oust:coach_house")
    assert table.owner("coach_house") is None
    assert table.markers(ANNA) == (2, 5)


@rule("GEN-10.8")
def test_ousting_one_and_placing_two_costs_three() -> None:
    table = given("street_6_7", "acquire", markers={ANNA: 2}, owners={"coach_house": BELA})
    table.refused("claim street_6_7 seize:coach_house two=spices")
    assert table.can("claim street_6_7 oust:coach_house two=spices")
    assert table.can("claim street_6_7 seize:coach_house")


@rule("GEN-10.7", "GEN-10.8")
def test_ousting_costs_a_marker_from_the_personal_supply() -> None:
    table = given("street_6_7", "acquire", markers={ANNA: 1}, owners={"coach_house": BELA})
    table.refused("claim street_6_7 seize:coach_house", "claim street_6_7 oust:coach_house two=spices")
    assert table.can("claim street_6_7 oust:coach_house")


@rule("GEN-10.8", "GEN-10.9")
def test_both_buildings_may_be_ousted() -> None:
    owners = {"coach_house": BELA, "spices": CILI}
    table = given("street_6_7", "acquire", markers={ANNA: 4}, owners=owners)
    table.play("claim street_6_7 seize:coach_house two=seize:spices")
    assert (table.owner("coach_house"), table.owner("spices")) == (ANNA, ANNA)
    assert table.markers(ANNA) == (0, 5)
    assert table.markers(BELA) == table.markers(CILI) == (0, 7)


@rule("GEN-10.9")
def test_only_buildings_beside_the_chosen_street_may_be_ousted() -> None:
    table = given("street_6_7", "acquire", markers={ANNA: 3}, owners={"guild_hall": BELA, "coach_house": BELA})
    table.refused("claim street_6_7 oust:guild_hall", "claim street_6_7 oust:coach_house two=oust:guild_hall")


@rule("GEN-10.9")
def test_nobody_ousts_himself_or_an_empty_building() -> None:
    table = given("street_6_7", "acquire", markers={ANNA: 3}, owners={"coach_house": ANNA})
    table.refused(
        "claim street_6_7 oust:coach_house", "claim street_6_7 seize:coach_house", "claim street_6_7 oust:spices"
    )


# ---- claims and passes


@rule("GEN-10.10")
def test_a_claim_without_placing_or_ousting_is_no_claim() -> None:
    table = given("street_5_7", "acquire", markers={ANNA: 1, BELA: 1})
    with pytest.raises(tp.IllegalMove):
        table.pos.play(ANNA, Claim("street_5_7", ""))
    table.play("pass")
    assert table.discs() == {"street_5_7": 5}
    table.play("claim street_5_7 guild_hall")
    assert table.owner("guild_hall") == BELA


@rule("GEN-10.11")
def test_all_discs_of_the_chosen_street_are_removed() -> None:
    table = given("street_5_7", "acquire", markers={ANNA: 1, BELA: 1})
    assert table.discs() == {"street_5_7": 5}
    table.play("claim street_5_7 guild_hall")
    assert table.discs() == {}
    assert table.asked == (BELA, "start")


@rule("GEN-10.11")
def test_discs_of_other_streets_stay() -> None:
    table = given("street_5_7 street_4_7 street_3_7", "acquire", markers={ANNA: 1, BELA: 1})
    table.play("claim street_4_7 park")
    assert table.discs() == {"street_5_7": 1, "street_3_7": 3}
    table.refused("claim street_4_7 guild_hall")
    assert table.can("claim street_5_7 guild_hall")


# ---- villas


@rule("GEN-10.14")
@pytest.mark.parametrize(
    ("villa", "near", "beside"),
    [
        ("colini", "street_2_6", "metals"),
        ("monetti", "street_7_3", "drinks"),
        ("ricci", "street_7_6", "spices"),
        ("zasteri", "street_2_3", "fabric"),
    ],
)
def test_villas_can_be_owned_on_the_other_board_only(villa: str, near: str, beside: str) -> None:
    """The street that touches the villa on board_alt touches only the warehouse on board."""
    main = given(near, "acquire", markers={ANNA: 2})
    assert main.choices() == ["pass", f"claim {near} {beside}"]
    main.refused(f"claim {near} {villa}")
    alt = given(near, "acquire", markers={ANNA: 2}, board="alt").play(f"claim {near} {villa}")
    assert alt.owner(villa) == ANNA


@rule("GEN-10.14")
@pytest.mark.parametrize(
    "path",
    [
        "street_3_2 street_4_2 street_5_2 street_6_2 street_6_3",
        "street_2_3 street_2_4 street_2_5 street_2_6 street_3_6",
        "street_7_3 street_7_4 street_7_5 street_7_6 street_6_6",
        "street_3_7 street_4_7 street_5_7 street_6_7",
        "street_3_3",
    ],
)
def test_no_street_of_the_board_reaches_a_villa(path: str) -> None:
    """All twenty streets, five by five."""
    table = given(path, "acquire", markers={ANNA: 7})
    claims = " ".join(table.choices("claim"))
    assert all(street in claims for street in path.split())
    assert all(villa not in claims for villa in ("colini", "monetti", "ricci", "zasteri"))
