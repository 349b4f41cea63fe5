"""Section 3: adjusting at a road, and the place of a turn that is changed in the middle of it."""

from __future__ import annotations

from tests.marks import rule
from tests.walled_city import O, T, W, X, given

TURNED = (O, W, T, X)
P7_TURN = ("build P7", "show 5/0", "put A4", "nobles 0")


@rule("WAL-3.12")
def test_one_item_beside_the_road_may_be_changed() -> None:
    items = {"A4": "blue 2", "A5": "green 2"}
    table = given(items=items, turned=TURNED).turn(O).play(*P7_TURN)
    assert table.choices() == ["adjust A4 up", "adjust A4 down", "adjust A5 up", "adjust A5 down", "skip"]
    table.play("adjust A5 down")
    assert (table.item("A4"), table.item("A5")) == ("blue 2", "green 1")
    assert table.asked[0] != O, "only one item"


@rule("WAL-3.12")
def test_adjusting_may_be_left_out() -> None:
    items = {"A4": "blue 2", "A5": "green 2"}
    table = given(items=items, turned=TURNED).turn(O).play(*P7_TURN, "skip")
    assert (table.item("A4"), table.item("A5")) == ("blue 2", "green 2")
    assert table.asked[0] != O


@rule("WAL-3.13")
def test_the_item_may_lie_where_nobody_was_placed() -> None:
    table = given(items={"A5": "green 1"}, turned=TURNED).turn(O).play(*P7_TURN)
    assert table.area("A5") == ""
    table.play("adjust A5 up")
    assert table.item("A5") == "green 2"


@rule("WAL-3.14")
def test_no_die_in_a_tower_is_changed_in_round_1() -> None:
    """P12 ends at the fortification beside T1; the areas on both sides have gaps."""
    items = {"A2": "blue 2", "A6": "green 2", "T1": "orange 2", "T2": "yellow 2", "T11": "purple 2"}
    table = given(items=items, turned=TURNED).turn(O).play("build P12", "show 5/0", "put A2", "nobles 0")
    assert table.choices("adjust T") == []
    table.refused("adjust T1 up", "adjust T1 down", "adjust T11 up", "adjust T2 down")


@rule("WAL-3.15", "WAL-3.12")
def test_a_die_at_its_end_moves_one_way_only() -> None:
    """EX-T38"""
    table = given(items={"A4": "blue 3", "A5": "green 1"}, turned=TURNED).turn(O).play(*P7_TURN)
    assert table.choices() == ["adjust A4 down", "adjust A5 up", "skip"]
    table.refused("adjust A4 up", "adjust A5 down", "adjust A4 turn")
    table.play("adjust A4 down")
    assert table.item("A4") == "blue 2"


@rule("WAL-3.15")
def test_a_die_moves_by_one_only() -> None:
    table = given(items={"A4": "blue 1"}, turned=TURNED).turn(O).play(*P7_TURN, "adjust A4 up")
    assert table.item("A4") == "blue 2"


@rule("WAL-3.16")
def test_a_survey_tile_is_turned_over() -> None:
    table = given(items={"A1": "+1"}, turned=TURNED).turn(O).play("build P1", "show 5/0", "put A2", "nobles 0")
    assert table.choices("adjust A1") == ["adjust A1 turn"]
    table.refused("adjust A1 up", "adjust A1 down")
    table.play("adjust A1 turn")
    assert table.item("A1") == "-1"


@rule("WAL-3.16")
def test_a_survey_tile_may_be_turned_back() -> None:
    table = given(items={"A1": "-1"}, turned=TURNED).turn(O).play("build P1", "show 5/0", "put A1", "nobles 0")
    table.play("adjust A1 turn")
    assert table.item("A1") == "+1"


@rule("WAL-3.17")
def test_only_areas_listed_at_the_path_are_adjacent() -> None:
    """EX-T39"""
    table = given(turned=TURNED, items={"A2": "blue 2"}).turn(O).play("build P1", "show 5/0", "put A1", "nobles 0")
    assert table.choices() == ["adjust A1 turn", "adjust A2 up", "adjust A2 down", "skip"]
    table.refused("adjust A3 turn")


# ---- the place of the turn stays


@rule("WAL-3.18")
def test_a_road_taken_away_before_settling_is_still_the_place_of_the_turn() -> None:
    table = given(guilds={O: "skinners"}, items={"A4": "blue 2"}).turn(O)
    table.play("build P7", "show 3/1", "guild", "choose P7")
    assert table.state("P7") == "empty"
    assert table.choices() == ["put A4", "put A5"]
    table.play("put A4", "nobles 0", "nobles 0", "adjust A4 up")
    assert (table.area("A4"), table.area("A5"), table.item("A4")) == ("O3p", "O1p", "blue 3")
    assert table.state("P7") == "empty"


@rule("WAL-3.18")
def test_a_road_demolished_before_adjusting_is_still_the_place_of_the_turn() -> None:
    table = given(guilds={O: "goldsmiths"}, items={"A4": "blue 2", "A5": "green 3"}).turn(O)
    table.play("build P7", "show 3/1", "put A4", "nobles 0", "nobles 0", "guild", "choose P7")
    assert table.state("P7") == "demolished"
    assert table.choices() == ["adjust A4 up", "adjust A4 down", "adjust A5 down", "skip"]


@rule("WAL-3.18", "WAL-13.42")
def test_a_fence_before_settling_changes_the_sides_of_the_road_just_built() -> None:
    table = given(guilds={O: "carpenters"}, board="borderlands").turn(O)
    table.play("build P1", "show 3/1", "guild", "choose A1-F1", "choose A1A")
    assert sorted(table.choices()) == ["put A1A", "put A1B", "put A2", "put A3"]
    table.play("put A1B")
    assert table.choices() == ["put A2", "put A3"]
    table.play("put A3", "nobles 0", "nobles 0")
    assert (table.area("A1A"), table.area("A1B"), table.area("A3")) == ("", "O3p", "O1p")


@rule("WAL-3.18")
def test_a_fence_that_takes_a_part_from_the_road_leaves_the_other_part_as_its_side() -> None:
    """L: A1-F3 gives P1 and P2 to part A, P3 and P4 to part B."""
    table = given(guilds={O: "carpenters"}).turn(O)
    table.play("build P3", "show 3/1", "guild", "choose A1-F3", "choose A1A")
    assert sorted(table.choices()) == ["put A1B", "put A4"]
    table.play("put A1B", "nobles 0", "nobles 0")
    assert table.area("A1B") == "O3p"
    table.refused("adjust A1A turn")


# ---- a double T-path


@rule("WAL-13.42", "WAL-3.9")
def test_settling_at_a_double_t_path() -> None:
    """EX-B28"""
    table = given(board="borderlands", fences="A1-F1", turned=TURNED).turn(O).play("build P1", "show 4/1")
    assert sorted(table.choices()) == ["put A1A", "put A1B", "put A2", "put A3"]
    table.play("put A1B")
    assert table.choices() == ["put A2", "put A3"]
    table.refused("put A1A", "put A1B")
    table.play("put A3", "nobles 0", "nobles 0")
    assert [table.area(name) for name in ("A1A", "A1B", "A2", "A3")] == ["", "O4p", "", "O1p"]


@rule("WAL-13.42", "WAL-3.9")
def test_the_larger_number_may_go_to_the_other_side_of_a_double_t_path() -> None:
    """EX-B28"""
    table = given(board="borderlands", fences="A1-F1", turned=TURNED).turn(O).play("build P1", "show 4/1", "put A2")
    assert sorted(table.choices()) == ["put A1A", "put A1B"]
    table.play("put A1A", "nobles 0", "nobles 0")
    assert [table.area(name) for name in ("A1A", "A1B", "A2", "A3")] == ["O1p", "", "O4p", ""]


@rule("WAL-13.42")
def test_any_item_at_a_double_t_path_may_be_adjusted() -> None:
    """EX-B28 (the item of the fenced area lies in one of its parts, here the second)"""
    items = {"A2": "blue 1", "A3": "green 1"}
    table = given("A1{W2p}", board="borderlands", guilds={O: "carpenters"}, items=items).turn(O)
    table.play("guild", "choose A1-F1", "share 0", "build P1", "show 4/1", "put A1A", "put A2", "nobles 0", "nobles 0")
    assert sorted(table.choices()) == ["adjust A1B turn", "adjust A2 up", "adjust A3 up", "skip"]
    first = given(board="borderlands", fences="A1-F1", items=items, turned=TURNED).turn(O)
    first.play("build P1", "show 4/1", "put A1A", "put A2", "nobles 0", "nobles 0")
    assert sorted(first.choices()) == ["adjust A1A turn", "adjust A2 up", "adjust A3 up", "skip"]
