"""Section 4a: placing minions; who lacks one lifts one; texts and powers that name a place (R-18)."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import R, Y, given
from tests.marks import rule

EVERYWHERE = [f"place {area}" for area in range(1, 13)]

# ---- from the supply, within reach


@rule("ANK-4.1")
def test_a_minion_comes_from_the_supply_into_one_area() -> None:
    table = given("8{R1}", hands={R: ["groat"]}).play("play groat", "place 9")
    assert (table.area(8), table.area(9)) == ("R1", "R1")
    assert table.supply("R") == 10


@rule("ANK-4.1")
def test_any_number_of_minions_may_stand_in_an_area() -> None:
    table = given("8{R10 Y12 G12 B12 troll3 demon4 !}", hands={R: ["dwarves"]}).play(
        "play dwarves", "place 8", "place 8"
    )
    assert table.area(8) == "R12 Y12 G12 B12 troll3 demon4 !"


@rule("ANK-4.2")
def test_reach_is_where_an_own_minion_stands_and_next_door() -> None:
    """E-02: from Dolly Sisters over the bridge to Nap Hill."""
    table = given("1{R1}", hands={R: ["groat"]}).play("play groat")
    assert table.choices("place") == ["place 1", "place 2", "place 3", "place 12"]
    table.refused("place 4", "place 11")


@rule("ANK-4.2")
def test_all_own_minions_give_reach_and_others_do_not() -> None:
    table = given("1{R1} 8{R2 !} 6{Y3} 11{troll1}", hands={R: ["groat"]}).play("play groat")
    assert table.choices("place") == [f"place {area}" for area in (1, 2, 3, 5, 7, 8, 9, 12)]


@rule("ANK-4.2", "ANK-10.98")
def test_a_minion_just_placed_gives_reach() -> None:
    table = given("8{R1}", hands={R: ["dwarves"]}).play("play dwarves")
    table.refused("place 11").play("place 9")
    assert table.can("place 11")


@rule("ANK-4.2")
def test_buildings_do_not_count_for_reach() -> None:
    table = given("1{R1} 8{R-bld}", hands={R: ["groat"]}).play("play groat")
    table.refused("place 8", "place 9")


@rule("ANK-4.3")
def test_without_any_minion_on_the_board_every_area_is_open() -> None:
    """E-72: a building alone changes nothing."""
    table = given("8{R-bld} 5{Y1}", hands={R: ["groat"]}).play("play groat")
    assert table.choices("place") == EVERYWHERE


# ---- all twelve on the board


@rule("ANK-4.4", "ANK-4.9")
def test_with_all_twelve_on_the_board_one_is_lifted() -> None:
    """E-71: the other eleven are judged, the marker of the area left goes, and nobody is asked."""
    hands = {R: ["groat", "susan", "gaspode", "igor"], Y: ["wallace_sonky", "fresh_start_club"]}
    table = given("7{R1 Y1 !} 11{R6} 12{R5}", hands=hands).play("play groat")
    from_shades = [move for move in table.choices("place") if move.endswith("lift=7")]
    assert from_shades == [f"place {area} lift=7" for area in (1, 2, 9, 10, 11, 12)]
    table.play("place 9 lift=7")
    assert (table.area(7), table.area(9)) == ("Y1", "R1")
    assert table.asked == (R, "menu"), "no window"
    assert table.supply("R") == 0


@rule("ANK-4.4", "ANK-4.6")
def test_the_lifted_minion_brings_trouble_where_it_arrives() -> None:
    table = given("7{R1 Y1 !} 11{R6} 12{R5}", hands={R: ["groat"]}).play("play groat", "place 12 lift=7")
    assert (table.area(7), table.area(12)) == ("Y1", "R6 !")


@rule("ANK-4.4")
def test_the_lifted_minion_goes_to_a_different_area() -> None:
    table = given("8{R12}", hands={R: ["groat"]}).play("play groat")
    assert table.choices("place") == ["place 5 lift=8", "place 7 lift=8", "place 9 lift=8"]
    table.refused("place 8 lift=8", "place 8")


@rule("ANK-4.4")
def test_lifting_is_allowed_and_not_demanded() -> None:
    table = given("8{R12}", hands={R: ["groat"]}).play("play groat", "skip")
    assert table.area(8) == "R12"


@rule("ANK-4.4")
def test_with_eleven_on_the_board_nothing_may_be_lifted() -> None:
    table = given("8{R11}", hands={R: ["dwarves"]}).play("play dwarves")
    table.refused("place 9 lift=8").play("place 8")
    assert table.choices("place") == ["place 5 lift=8", "place 7 lift=8", "place 9 lift=8"]


# ---- every placement


@rule("ANK-4.5", "ANK-4.42")
def test_an_interrupt_keeps_to_reach_and_trouble() -> None:
    hands = {R: ["mr_gryle"], Y: ["fresh_start_club"]}
    table = given("5{Y1 G1 !} 12{Y1} 11{G1}", hands=hands).play("play mr_gryle", "kill 5 p2", "pass")
    table.play("interrupt fresh_start_club")
    assert table.choices() == ["place 1", "place 2", "place 11", "place 12"]
    table.play("place 11")
    assert table.area(11) == "Y1 G1 !"


@rule("ANK-4.5")
def test_a_text_that_names_a_place_still_lifts_the_twelfth_minion() -> None:
    table = given("1{R-bld Y1} 8{R11} 5{R1 Y1 !}", hands={R: ["willikins"]}).play("play willikins", "text")
    assert table.choices() == ["place 1 lift=5", "place 1 lift=8"]
    table.play("place 1 lift=5")
    assert (table.area(5), table.area(1)) == ("Y1", "R1 Y1 R-bld !")


@rule("ANK-4.5", "ANK-3.5")
def test_a_named_place_is_no_use_if_the_twelfth_minion_can_only_leave_it() -> None:
    table = given("4{R12 R-bld}", hands={R: ["willikins", "groat"]}).play("play willikins")
    table.refused("text")
    assert table.choices() == ["end"]


@rule("ANK-4.5", "ANK-10.65", "ANK-10.80")
@pytest.mark.parametrize("card", ["deep_dwarves", "mr_shine"])
@pytest.mark.parametrize("region_text", ["replaces", "adds"])
def test_any_area_means_any_area(card: str, region_text: str) -> None:
    table = given("8{R1}", hands={R: [card, "groat"]}, region_text=region_text).play(f"play {card}", "text")
    assert table.choices() == EVERYWHERE


# ---- a named place replaces reach, or both must hold


@rule("ANK-4.5", "ANK-10.76")
@pytest.mark.parametrize(("region_text", "areas"), [("replaces", [1, 9]), ("adds", [9])])
def test_willikins_places_where_the_player_has_a_building(region_text: str, areas: list[int]) -> None:
    table = given("8{R1} 1{R-bld} 9{R-bld} 5{Y-bld}", hands={R: ["willikins"]}, region_text=region_text)
    table.play("play willikins", "text")
    assert table.choices() == [f"place {area}" for area in areas]
    table.play("place 9")
    assert table.area(9) == "R1 R-bld"


@rule("ANK-4.5", "ANK-10.82")
@pytest.mark.parametrize(("region_text", "areas"), [("replaces", [1, 9]), ("adds", [9])])
def test_the_smoking_gnu_places_in_trouble(region_text: str, areas: list[int]) -> None:
    table = given("8{R1} 1{!} 9{Y1 !}", hands={R: ["the_smoking_gnu"]}, region_text=region_text)
    table.play("play the_smoking_gnu", "text")
    assert table.choices() == [f"place {area}" for area in areas]
    table.play("place 9")
    assert table.area(9) == "R1 Y1 !"


@rule("ANK-4.5", "ANK-10.79")
@pytest.mark.parametrize(("region_text", "areas"), [("replaces", [1, 2, 3, 4, 10, 11, 12]), ("adds", [10, 11])])
def test_the_senior_wrangler_places_near_the_university(region_text: str, areas: list[int]) -> None:
    hands = {R: ["the_senior_wrangler"]}
    table = given("9{R1}", hands=hands, events=["riots"], region_text=region_text)
    table.play("play the_senior_wrangler", "text")
    assert table.choices() == [f"place {area}" for area in areas]


@rule("ANK-4.5", "ANK-10.77")
@pytest.mark.parametrize(
    ("region_text", "first", "second"),
    [
        ("replaces", [1, 2, 3, 4, 10, 11, 12], [1, 2, 3, 4, 10, 11, 12]),
        ("adds", [10, 11], [2, 10, 11, 12]),
    ],
)
def test_archchancellor_ridcully_places_near_the_university(
    region_text: str, first: list[int], second: list[int]
) -> None:
    hands = {R: ["archchancellor_ridcully"]}
    table = given("9{R1}", hands=hands, events=["riots"], region_text=region_text)
    table.play("play archchancellor_ridcully", "text")
    assert table.choices("place") == [f"place {area}" for area in first]
    table.play("place 11")
    assert table.choices("place") == [f"place {area}" for area in second]


@rule("ANK-4.5", "ANK-5.7")
@pytest.mark.parametrize(("region_text", "areas"), [("replaces", [1, 2, 3, 12]), ("adds", [2, 3])])
def test_dolly_sisters_places_there_or_next_door(region_text: str, areas: list[int]) -> None:
    table = given("1{R-bld} 4{R1}", hands={R: ["groat"]}, region_text=region_text).play("power 1")
    assert table.choices() == [f"place {area}" for area in areas]


@rule("ANK-4.5", "ANK-5.7")
@pytest.mark.parametrize(("region_text", "areas"), [("replaces", [5, 7, 8, 9]), ("adds", [5])])
def test_dimwell_places_there_or_next_door(region_text: str, areas: list[int]) -> None:
    table = given("8{R-bld} 4{R1}", hands={R: ["groat"]}, region_text=region_text).play("power 8")
    assert table.choices() == [f"place {area}" for area in areas]


@rule("ANK-4.5", "ANK-3.5")
def test_out_of_reach_a_text_that_adds_to_reach_cannot_be_started() -> None:
    """R-18: with `adds` Willikins is no use far from his house; with `replaces` he is."""
    board, hands = "8{R1} 1{R-bld}", {R: ["willikins", "groat"]}
    table = given(board, hands=hands, region_text="adds").play("play willikins")
    table.refused("text")
    assert table.choices() == ["end"]
    table = given(board, hands=hands, region_text="replaces").play("play willikins", "text")
    assert table.choices() == ["place 1"]
