"""Cards ANK-10.52 to ANK-10.101 whose texts place minions or markers."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import R, Table, Y, given
from tests.marks import rule
from tests.rules.ankh_morpork.cards_helper import offered

ANYWHERE = [f"place {area}" for area in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)]
UNIVERSITY = [f"place {area}" for area in (1, 2, 3, 4, 10, 11, 12)]
"""Unreal Estate and the six areas next to it."""

# ---- Deep Dwarves, Mr Shine


@rule("ANK-10.65", "ANK-10.80")
@pytest.mark.parametrize(("card", "offer"), [("deep_dwarves", "play_another"), ("mr_shine", "end")])
def test_a_quiet_minion_goes_anywhere_without_a_marker(card: str, offer: str) -> None:
    """E-74"""
    table = given("5{R1} 9{Y1}", hands={R: [card, "hex"]}).play(f"play {card}", "text")
    assert table.choices() == ANYWHERE
    table.play("place 9")
    assert table.area(9) == "R1 Y1"
    assert offered(table) == offer


@rule("ANK-10.65", "ANK-10.80")
@pytest.mark.parametrize("card", ["deep_dwarves", "mr_shine"])
def test_a_marker_that_a_quiet_minion_finds_stays(card: str) -> None:
    """E-74"""
    table = given("5{R1} 9{Y1 !}", hands={R: [card, "hex"]}).play(f"play {card}", "text", "place 9")
    assert table.area(9) == "R1 Y1 !"


@rule("ANK-10.65", "ANK-10.80", "ANK-4.4")
@pytest.mark.parametrize("card", ["deep_dwarves", "mr_shine"])
def test_a_twelfth_minion_may_be_lifted_and_placed_quietly(card: str) -> None:
    table = given("8{R11} 7{R1 Y1 !} 2{Y1}", hands={R: [card, "hex"]}).play(f"play {card}", "text")
    assert table.choices("place 2") == ["place 2 lift=7", "place 2 lift=8"]
    table.refused("place 7 lift=7", "place 2")
    table.play("place 2 lift=7")
    assert (table.area(7), table.area(2)) == ("Y1", "R1 Y1")


# ---- Willikins


@rule("ANK-10.76")
def test_willikins_places_where_the_player_has_a_building_with_trouble_as_usual() -> None:
    table = given("8{R1} 3{R-bld Y1} 9{R-bld} 10{Y-bld}", hands={R: ["willikins", "hex"]}).play(
        "play willikins", "text"
    )
    assert table.choices() == ["place 3", "place 9"]
    table.play("place 3")
    assert table.area(3) == "R1 Y1 R-bld !"
    assert offered(table) == "end"


@rule("ANK-10.76")
def test_willikins_cannot_start_without_a_building() -> None:
    table = given("8{R1} 9{Y-bld}", hands={R: ["willikins", "hex"]}).play("play willikins")
    assert table.choices() == ["end"]


@rule("ANK-10.76")
@pytest.mark.parametrize(("region_text", "areas"), [("replaces", ["place 3", "place 9"]), ("adds", ["place 9"])])
def test_whether_willikins_needs_reach_is_an_option(region_text: str, areas: list[str]) -> None:
    table = given("8{R1} 3{R-bld} 9{R-bld}", hands={R: ["willikins", "hex"]}, region_text=region_text)
    table.play("play willikins", "text")
    assert table.choices() == areas


# ---- Archchancellor Ridcully, The Senior Wrangler


def wizard(card: str, board: str, region_text: str = "replaces") -> Table:
    """R has turned Riots, which changes nothing."""
    table = given(board, hands={R: [card, "hex"]}, events=["riots"], region_text=region_text)
    return table.play(f"play {card}")


@rule("ANK-10.77")
def test_archchancellor_ridcully_places_two_minions_at_the_university_or_next_door() -> None:
    table = wizard("archchancellor_ridcully", "7{R1} 12{Y1}").play("text")
    assert table.choices() == UNIVERSITY
    table.play("place 12")
    assert table.area(12) == "R1 Y1 !"
    assert table.choices() == [*UNIVERSITY, "done"]
    table.play("place 12")
    assert table.area(12) == "R2 Y1 !"
    assert table.choices() == ["end"]


@rule("ANK-10.77")
def test_archchancellor_ridcully_may_be_content_with_one_minion() -> None:
    table = wizard("archchancellor_ridcully", "7{R1}").play("text", "place 2", "done")
    assert table.area(2) == "R1"
    assert table.supply("R") == 10
    assert table.choices() == ["end"]


@rule("ANK-10.77")
def test_both_minions_of_archchancellor_ridcully_are_one_action_without_powers_between_them() -> None:
    table = wizard("archchancellor_ridcully", "7{R1} 6{R-bld}")
    assert table.can("power 6")
    table.play("text", "place 2")
    assert not table.can("power 6")
    table.play("place 3")
    assert table.can("power 6")


@rule("ANK-10.77", "ANK-4.4")
def test_the_second_minion_of_archchancellor_ridcully_may_be_the_lifted_twelfth() -> None:
    table = wizard("archchancellor_ridcully", "7{R10} 8{R1 Y1 !}").play("text", "place 2")
    assert table.choices("place 3") == ["place 3 lift=2", "place 3 lift=7", "place 3 lift=8"]
    table.play("place 3 lift=8")
    assert (table.area(2), table.area(3), table.area(8)) == ("R1", "R1", "Y1")


@rule("ANK-10.79")
def test_the_senior_wrangler_places_one_minion_at_the_university_or_next_door() -> None:
    table = wizard("the_senior_wrangler", "7{R1} 12{troll1}").play("text")
    assert table.choices() == UNIVERSITY
    table.play("place 12")
    assert table.area(12) == "R1 troll1 !"
    assert offered(table) == "play_another"


@rule("ANK-10.77", "ANK-10.79")
@pytest.mark.parametrize("card", ["archchancellor_ridcully", "the_senior_wrangler"])
def test_the_wizards_may_need_reach_too(card: str) -> None:
    table = wizard(card, "5{R1}", "adds").play("text")
    assert table.choices() == ["place 4", "place 10"]


@rule("ANK-10.77", "ANK-10.79")
@pytest.mark.parametrize(
    ("card", "left"), [("archchancellor_ridcully", "end"), ("the_senior_wrangler", "play_another")]
)
def test_far_from_the_university_the_wizards_cannot_start_if_reach_is_needed(card: str, left: str) -> None:
    assert offered(wizard(card, "7{R1}", "adds")) == left
    assert offered(wizard(card, "7{R1}", "replaces")) == "scroll"


# ---- The Smoking Gnu


@rule("ANK-10.82")
def test_the_smoking_gnu_places_where_a_marker_lies_and_the_marker_stays() -> None:
    table = given("8{R1} 3{!} 9{R1} 12{Y1 !}", hands={R: ["the_smoking_gnu", "hex"]})
    table.play("play the_smoking_gnu", "text")
    assert table.choices() == ["place 3", "place 12"]
    table.play("place 3")
    assert table.area(3) == "R1 !"
    assert offered(table) == "play_another"


@rule("ANK-10.82")
def test_the_smoking_gnu_cannot_start_without_a_marker() -> None:
    table = given("8{R1} 12{Y1}", hands={R: ["the_smoking_gnu", "hex"]}).play("play the_smoking_gnu")
    assert offered(table) == "play_another"


@rule("ANK-10.82")
@pytest.mark.parametrize(("region_text", "areas"), [("replaces", ["place 3", "place 9"]), ("adds", ["place 9"])])
def test_whether_the_smoking_gnu_needs_reach_is_an_option(region_text: str, areas: list[str]) -> None:
    table = given("8{R1} 3{!} 9{!}", hands={R: ["the_smoking_gnu", "hex"]}, region_text=region_text)
    table.play("play the_smoking_gnu", "text")
    assert table.choices() == areas


# ---- Doctor Hix


@rule("ANK-10.91")
def test_doctor_hix_puts_a_marker_into_any_area_that_has_none() -> None:
    table = given("5{R1 !} 7{!} 9{Y1}", hands={R: ["doctor_hix", "hex"]}, events=["riots"])
    table.play("play doctor_hix", "text")
    assert table.choices() == [f"stir {area}" for area in (1, 2, 3, 4, 6, 8, 9, 10, 11, 12)]
    table.play("stir 6")
    assert table.trouble == [5, 6, 7]
    assert offered(table) == "play_another"


@rule("ANK-10.91")
def test_doctor_hix_may_be_told_to_need_a_minion() -> None:
    table = given(
        "5{R1 !} 9{Y1} 12{troll1} 3{Y-bld}",
        hands={R: ["doctor_hix", "hex"]},
        events=["riots"],
        text_trouble_needs_minion=True,
    )
    table.play("play doctor_hix", "text")
    assert table.choices() == ["stir 9", "stir 12"]


@rule("ANK-10.91")
@pytest.mark.parametrize(("needs_minion", "offer"), [(True, "play_another"), (False, "scroll")])
def test_doctor_hix_cannot_start_if_a_minion_is_needed_and_none_is_without_a_marker(
    needs_minion: bool, offer: str
) -> None:
    hands = {R: ["doctor_hix", "hex"]}
    table = given("5{R1 Y1 !}", hands=hands, events=["riots"], text_trouble_needs_minion=needs_minion)
    assert offered(table.play("play doctor_hix")) == offer


@rule("ANK-10.91")
def test_doctor_hix_cannot_start_if_every_area_has_a_marker() -> None:
    board = " ".join(f"{area}{{!}}" for area in range(1, 13))
    table = given(board, hands={R: ["doctor_hix", "hex"]}, events=["fog"]).play("play doctor_hix")
    assert offered(table) == "play_another"


@rule("ANK-10.91")
def test_the_event_of_doctor_hix_comes_before_his_marker() -> None:
    table = given("5{R1}", hands={R: ["doctor_hix", "hex"]}, events=["trolls"], dice=[5, 9, 3]).play("play doctor_hix")
    assert table.area(5) == "R1 troll1 !"
    table.play("text")
    assert not table.can("stir 5")


# ---- The Mob


@rule("ANK-10.96")
def test_the_mob_spreads_trouble_next_door_minions_or_not() -> None:
    """E-76"""
    table = given("1{R1 Y1 !} 2{Y1}", hands={R: ["the_mob", "hex"]}).play("play the_mob", "text")
    assert table.choices() == ["stir 2", "stir 3", "stir 12"]
    table.play("stir 12")
    assert table.trouble == [1, 12]
    assert offered(table) == "place_minion"


@rule("ANK-10.96")
def test_the_mob_adds_no_marker_where_one_lies() -> None:
    table = given("1{R1 !} 3{!}", hands={R: ["the_mob", "hex"]}).play("play the_mob", "text")
    assert table.choices() == ["stir 2", "stir 4", "stir 12"]


@rule("ANK-10.96")
def test_the_mob_cannot_start_without_a_marker() -> None:
    table = given("1{R1 Y1}", hands={R: ["the_mob", "hex"]}).play("play the_mob")
    assert offered(table) == "place_minion"


@rule("ANK-10.96")
def test_the_mob_may_be_told_to_need_a_minion() -> None:
    hands = {R: ["the_mob", "hex"]}
    table = given("1{R1 !} 2{Y-bld} 3{demon1} 9{Y1}", hands=hands, text_trouble_needs_minion=True)
    table.play("play the_mob", "text")
    assert table.choices() == ["stir 3"]


@rule("ANK-10.96")
@pytest.mark.parametrize(("needs_minion", "offer"), [(True, "place_minion"), (False, "scroll")])
def test_the_mob_cannot_start_if_a_minion_is_needed_and_none_is_next_door(needs_minion: bool, offer: str) -> None:
    table = given("1{R1 !} 9{Y1}", hands={R: ["the_mob", "hex"]}, text_trouble_needs_minion=needs_minion)
    assert offered(table.play("play the_mob")) == offer


@rule("ANK-10.96")
def test_the_mob_places_a_minion_and_brings_another_card() -> None:
    table = given("1{R1 !}", hands={R: ["the_mob", "groat"], Y: ["modo"]}).play("play the_mob", "text", "stir 3")
    table.play("place 3")
    assert table.area(3) == "R1 !"
    assert table.choices() == ["play groat", "skip"]
