"""Section 7: promoting and adjusting at a wall."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.walled_city import O, T, Table, W, X, given

TURNED = (O, W, T, X)
SETTLE_FIVE = ("show 5/0", "settle 5", "nobles 0")
"""Nobody can be promoted with this one."""


def tanya_builds_a_wall() -> Table:
    """The turn of EX-B17 and EX-B18."""
    items = {"A2": "green 2", "T11": "blue 2", "T1": "orange 1"}
    table = given("A2{W1n T1n} A6{W1n}", players=3, round=2, built="all", items=items, turned=(O, W, T)).turn(T)
    return table.play("build G14", "show 4/1", "settle 4", "nobles 0")


@rule("WAL-7.4", "WAL-7.5", "WAL-7.8", "WAL-7.9", "WAL-7.11")
def test_the_books_example_of_a_wall() -> None:
    """EX-B17"""
    table = tanya_builds_a_wall()
    assert table.area("A2") == "W1n T4p1n"
    assert sorted(table.choices()) == [
        "promote A2 p2 T1",
        "promote A2 p2 T11",
        "promote A2 p3 T1",
        "promote A2 p3 T11",
        "skip",
    ]
    table.play("promote A2 p2 T11")
    assert (table.area("A2"), table.tower("T11")) == ("T4p1n", "W1")
    assert table.asked == (T, "adjusting"), "at most one"


@rule("WAL-7.15", "WAL-7.16")
def test_the_books_example_of_adjusting_at_a_wall() -> None:
    """EX-B18"""
    table = tanya_builds_a_wall().play("skip")
    assert sorted(table.choices()) == [
        "adjust A2 down",
        "adjust A2 up",
        "adjust T1 up",
        "adjust T11 down",
        "adjust T11 up",
        "skip",
    ]
    value = table.faction("orange")
    table.play("adjust T1 up")
    assert table.item("T1") == "orange 2"
    assert table.faction("orange") == value + 1


# ---- who is promoted


@rule("WAL-7.8")
def test_promoting_may_be_left_out() -> None:
    table = given("A2{W3n}", round=2, built="all", turned=TURNED).turn(O)
    table.play("build G14", "show 3/2", "settle 2", "nobles 0", "skip")
    assert table.area("A2") == "O2p W3n"
    assert table.asked == (O, "adjusting")


@rule("WAL-7.8")
def test_one_may_stop_before_the_number_is_reached() -> None:
    table = given("A2{W3n}", round=2, built="all", turned=TURNED).turn(O)
    table.play("build G14", "show 3/2", "settle 2", "nobles 0", "promote A2 p2 T1", "promote A2 p2 T1", "skip")
    assert (table.area("A2"), table.tower("T1")) == ("O2p W1n", "W2")
    assert table.asked == (O, "adjusting")


@rule("WAL-7.9")
def test_nobles_come_from_any_area_of_the_neighbourhood_in_any_mixture() -> None:
    table = given("A1{X1n} A2{W1n O1n} A6{T1n}", round=2, built="all but P1", turned=TURNED).turn(O)
    table.play("build G14", "show 3/2", "settle 2", "nobles 0")
    table.refused("promote A6 p3 T1", "promote A6 p3 T11")
    table.play("promote A1 p4 T1", "promote A2 p2 T11", "promote A2 p1 T1")
    assert (table.area("A1"), table.area("A2")) == ("", "O2p")
    assert (table.tower("T1"), table.tower("T11")) == ("O1 X1", "W1")


@rule("WAL-7.9", "WAL-12.9")
def test_neutral_nobles_may_be_promoted() -> None:
    table = given("A2{N2p1n}", players=2, round=2, built="all", turned=(O, W)).turn(O)
    table.play("build G14", "show 3/2", "settle 2", "nobles 0", "promote A2 neutral T1")
    assert (table.area("A2"), table.tower("T1")) == ("O2p N2p", "N1")


@rule("WAL-7.10")
def test_nobles_settled_in_this_turn_may_be_promoted() -> None:
    """EX-T43"""
    table = given(round=2, built="all", turned=TURNED).turn(O)
    table.play("build G14", "show 2/2", "nobles 2", "promote A2 p1 T1", "promote A2 p1 T11")
    assert table.area("A2") == ""
    assert (table.tower("T1"), table.tower("T11")) == ("O1", "O1")


@rule("WAL-7.9", "WAL-8.6", "WAL-8.8")
def test_promoting_a_rivals_nobles_clears_him_out_of_the_neighbourhood() -> None:
    """EX-T44"""
    items = {"A2": "green 2", "A4": "green 1", "A5": "green 1", "A6": "green 1"}
    items |= {"T1": "blue 3", "T3": "blue 1", "T4": "blue 1", "T5": "blue 1"}
    table = given("A2{O1p W2n}", round=2, built="all", items=items, turned=TURNED).turn(O)
    table.play("build G14", "show 3/0", "settle 0", "promote A2 p2 T1", "promote A2 p2 T1", "skip")
    assert (table.area("A2"), table.tower("T1")) == ("O1p", "W2")
    table.count()
    assert (table.line(O, "neighbourhoods2"), table.line(W, "neighbourhoods2")) == (5, 0)
    assert (table.line(O, "factions2"), table.line(W, "factions2")) == (5, 6)


# ---- the towers


@rule("WAL-7.11")
def test_those_promoted_may_be_divided_between_the_two_nearest_towers_only() -> None:
    table = given("A2{W3n}", round=2, built="all", turned=TURNED).turn(O)
    table.play("build G14", "show 3/2", "settle 2", "nobles 0")
    table.refused("promote A2 p2 T2", "promote A2 p2 T10", "promote A2 p2 T6")
    table.play("promote A2 p2 T1", "promote A2 p2 T11", "promote A2 p2 T1")
    assert (table.tower("T1"), table.tower("T11")) == ("W2", "W1")


@rule("WAL-7.12")
def test_the_nearest_towers_of_a_gap_that_touches_none() -> None:
    """EX-B19"""
    table = given("A6{O1n}", round=2, built="all", turned=TURNED).turn(O)
    table.play("build G2", "show 3/1", "settle 3", "nobles 0")
    assert sorted(table.choices("promote")) == ["promote A6 p1 T1", "promote A6 p1 T2"]


@rule("WAL-7.12")
@pytest.mark.parametrize(
    ("board", "gap", "area", "towers"),
    [
        ("londonderry", "G1", "A6", "T1 T2"),
        ("londonderry", "G3", "A3", "T2 T3"),
        ("londonderry", "G10", "A11", "T7 T8"),
        ("londonderry", "G14", "A2", "T1 T11"),
        ("borderlands", "G7", "A9", "T4 T5"),
        ("borderlands", "G14", "A13", "T1 T8"),
    ],
)
def test_the_nearest_towers_are_met_first_either_way(board: str, gap: str, area: str, towers: str) -> None:
    table = given(f"{area}{{O1n}}", board=board, round=2, built="all", turned=TURNED).turn(O)
    table.play(f"build {gap}", "show 3/1", "settle 3", "nobles 0")
    one, other = towers.split()
    assert sorted(table.choices("promote")) == [f"promote {area} p1 {one}", f"promote {area} p1 {other}"]


@rule("WAL-7.13")
def test_peasants_cannot_be_promoted() -> None:
    table = given("A2{W3p}", round=2, built="all", turned=TURNED).turn(O)
    table.play("build G14", "show 3/2", "settle 3", "nobles 0")
    assert table.asked == (O, "adjusting"), "there is nobody to promote"
    assert table.tower("T1") + table.tower("T11") == ""


@rule("WAL-7.13")
def test_guards_are_not_promoted_again_and_never_go_back() -> None:
    table = given("A2{W1n} T1{W2}", round=2, built="all", turned=TURNED).turn(O)
    table.play("build G14", "show 3/2", "settle 2", "nobles 0")
    assert sorted(table.choices("promote")) == ["promote A2 p2 T1", "promote A2 p2 T11"]
    table.refused("promote T1 p2 T11", "promote T1 p2 A2")


# ---- 4 adjust


@rule("WAL-7.15")
def test_any_item_of_the_neighbourhood_or_of_the_two_nearest_towers_may_be_adjusted() -> None:
    items = {"A2": "green 3", "T11": "blue 1", "T1": "orange 3", "A1": "+1"}
    table = given(round=2, built="all but P1", items=items, turned=TURNED).turn(O).play("build G14", *SETTLE_FIVE)
    assert sorted(table.choices()) == [
        "adjust A1 turn",
        "adjust A2 down",
        "adjust T1 down",
        "adjust T11 up",
        "skip",
    ]
    table.refused("adjust A3 turn", "adjust A6 up", "adjust T2 up", "adjust T10 up")


@rule("WAL-7.15")
def test_only_one_item_is_adjusted_at_a_wall_and_it_is_optional() -> None:
    items = {"A2": "green 2", "T11": "blue 2", "T1": "orange 2"}
    once = given(round=2, built="all", items=items, turned=TURNED).turn(O).play("build G14", *SETTLE_FIVE)
    once.play("adjust T11 down")
    assert once.asked[0] != O
    assert [once.item(place) for place in ("A2", "T11", "T1")] == ["green 2", "blue 1", "orange 2"]
    never = given(round=2, built="all", items=items, turned=TURNED).turn(O).play("build G14", *SETTLE_FIVE, "skip")
    assert never.asked[0] != O
    assert [never.item(place) for place in ("A2", "T11", "T1")] == ["green 2", "blue 2", "orange 2"]


@rule("WAL-7.16")
def test_a_tower_die_changes_by_one_within_its_limits_and_the_value_follows() -> None:
    items = {"A2": "green 3", "T11": "blue 1", "T1": "orange 3", "A4": "orange 2", "A5": "orange 1", "T5": "orange 2"}
    table = given(round=2, built="all", items=items, turned=TURNED).turn(O).play("build G14", *SETTLE_FIVE)
    table.refused("adjust T1 up", "adjust T11 down", "adjust A2 up")
    assert table.faction("orange") == 8
    table.play("adjust T1 down")
    assert (table.item("T1"), table.faction("orange")) == ("orange 2", 7)


@rule("WAL-7.16")
def test_a_survey_tile_at_a_wall_is_turned_over() -> None:
    table = given(round=2, built="all", items={"A3": "-1"}, turned=TURNED).turn(O).play("build G3", *SETTLE_FIVE)
    table.play("adjust A3 turn")
    assert table.item("A3") == "+1"


# ---- changes in the middle of the turn


@rule("WAL-7.17", "WAL-13.20")
def test_a_road_demolished_between_settling_and_promoting_joins_at_once() -> None:
    """EX-T62"""
    table = given("A1{W1n}", round=2, built="all", items={"A1": "+1"}, guilds={O: "goldsmiths"}).turn(O)
    table.play("build G14", "show 3/1", "settle 3", "nobles 0")
    table.refused("promote A1 p2 T1")
    table.play("guild", "choose P1")
    assert table.hoods() == ["A1 A2"]
    table.play("promote A1 p2 T1")
    assert (table.area("A1"), table.tower("T1")) == ("", "W1")
    table.play("adjust A1 turn")
    assert table.item("A1") == "-1"


@rule("WAL-7.17", "WAL-13.24")
def test_a_road_taken_away_after_promoting_joins_for_adjusting() -> None:
    table = given("A2{W1n}", round=2, built="all", items={"A1": "+1"}, guilds={O: "skinners"}).turn(O)
    table.play("build G14", "show 3/1", "settle 3", "nobles 0", "promote A2 p2 T1")
    table.refused("adjust A1 turn")
    table.play("guild", "choose P1", "adjust A1 turn")
    assert table.item("A1") == "-1"


@rule("WAL-7.17", "WAL-13.41")
def test_a_fence_between_settling_and_promoting_divides_at_once() -> None:
    """L: A2-F2 gives P1 and P19 to part A, P12, P5 and the gap to part B. Only P1 is open."""
    table = given("A1{W1n}", round=2, built="all but P1", guilds={O: "carpenters"}).turn(O)
    table.play("build G14", "show 3/1", "settle 3", "nobles 1")
    assert table.can("promote A1 p2 T1")
    table.play("guild", "choose A2-F2", "share 0", "share 0")
    assert (table.area("A2A"), table.area("A2B")) == ("", "O2p1n")
    assert sorted(table.choices("promote")) == ["promote A2B p1 T1", "promote A2B p1 T11"]
    table.play("skip").refused("adjust A1 turn")
