"""Carpenters (WAL-13.35 to WAL-13.43): a fence makes two areas out of one."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rules.walled_city.guild_helper import EVERY_WAY, Way, turn_with, using
from tests.walled_city import O, W, given

# ---- putting the fence


@rule("WAL-13.35", "WAL-13.37", "WAL-13.3")
@EVERY_WAY
def test_carpenters_make_two_areas_and_share_out_the_citizens_of_all_colours(way: Way) -> None:
    table = using(way, "carpenters", "A1{O3p1n W2n} A2{T1p}", items={"A1": "+1"}).play("choose A1-F3")
    assert table.choices() == ["share 0", "share 1", "share 2", "share 3"]  # peasants of O for the first part
    table.play("share 1", "share 1", "share 0")
    assert (table.area("A1A"), table.area("A1B"), table.area("A2")) == ("O1p1n", "O2p W2n", "T1p")
    assert (table.item("A1A"), table.item("A1B")) == ("", "+1")
    assert table.sees(None).areas[0] == "A1A"
    assert len(table.sees(None).areas) == 14
    assert table.asked == (O, "building")


@rule("WAL-13.35", "WAL-13.2")
def test_the_fence_comes_from_the_box() -> None:
    table = turn_with("carpenters").play("guild", "choose A1-F1", "choose A1A")
    assert (table.pos.roads, table.asked) == ([4, 4, 4, 4], (O, "building"))


@rule("WAL-13.36")
def test_only_listed_cuts_may_be_chosen() -> None:
    table = turn_with("carpenters").play("guild")
    assert table.choices("choose A13") == ["choose A13-F1"]
    assert table.choices("choose A10") == ["choose A10-F1", "choose A10-F2"]
    assert table.choices("choose A1-") == ["choose A1-F1", "choose A1-F2", "choose A1-F3", "choose A1-F4"]
    table.refused("choose A13-F2", "choose A13", "choose T1", "choose P1")


@rule("WAL-13.36")
def test_a_part_of_a_fenced_area_cannot_be_fenced_again() -> None:
    table = turn_with("carpenters", fences="A13-F1").play("guild")
    assert table.choices("choose A13") == []
    assert table.can("choose A10-F1")
    table.refused("choose A13-F1")


@rule("WAL-13.35", "WAL-13.36", "WAL-13.8")
def test_grocers_may_put_a_second_fence_in_another_area() -> None:
    table = given(guilds={O: "grocers", W: "carpenters"}, turned=[W], fences="A1-F3").turn(O)
    table.play("copy carpenters", "choose A2-F1", "choose A2B")
    assert [area for area in table.sees(None).areas if area[-1] in "AB"] == ["A1A", "A2A", "A1B", "A2B"]


# ---- citizens and the item


@rule("WAL-13.37")
@pytest.mark.parametrize(
    ("shares", "first", "second"),
    [
        (["share 2", "share 1", "share 1"], "O2p W1p1n", ""),
        (["share 0", "share 0", "share 0"], "", "O2p W1p1n"),
        (["share 1", "share 0", "share 1"], "O1p W1n", "O1p W1p"),
    ],
    ids=["all-first", "all-second", "mixed"],
)
def test_the_citizens_are_shared_out_freely(shares: list[str], first: str, second: str) -> None:
    table = turn_with("carpenters", "A4{O2p W1p1n}").play("guild", "choose A4-F1", *shares)
    assert (table.area("A4A"), table.area("A4B")) == (first, second)


@rule("WAL-13.37", "WAL-13.38")
@pytest.mark.parametrize(
    ("share", "first", "second"),
    [("share 3", "blue 3", ""), ("share 2", "", "blue 3"), ("share 5", "blue 3", ""), ("share 0", "", "blue 3")],
    ids=["3-2", "2-3", "5-0", "0-5"],
)
def test_the_item_goes_to_the_part_with_more_citizens(share: str, first: str, second: str) -> None:
    """EX-T73"""
    table = turn_with("carpenters", "A4{W5p}", items={"A4": "blue 3"}).play("guild", "choose A4-F1", share)
    assert (table.item("A4A"), table.item("A4B")) == (first, second)
    assert table.asked == (O, "building")


@rule("WAL-13.38")
@pytest.mark.parametrize(("part", "first", "second"), [("A4A", "blue 3", ""), ("A4B", "", "blue 3")])
def test_at_a_tie_the_player_chooses_the_part_of_the_item(part: str, first: str, second: str) -> None:
    """EX-T73"""
    table = turn_with("carpenters", "A4{W4p}", items={"A4": "blue 3"}).play("guild", "choose A4-F1", "share 2")
    assert table.choices() == ["choose A4A", "choose A4B"]
    table.play(f"choose {part}")
    assert (table.item("A4A"), table.item("A4B")) == (first, second)


@rule("WAL-13.38")
def test_an_empty_area_is_a_tie_too() -> None:
    table = turn_with("carpenters", items={"A4": "blue 3"}).play("guild", "choose A4-F1", "choose A4B")
    assert (table.item("A4A"), table.item("A4B"), table.faction("blue") >= 3) == ("", "blue 3", True)


# ---- what a fence is


@rule("WAL-13.39")
def test_nothing_is_built_on_a_fence() -> None:
    turn_with("salters", fences="A4-F1").refused("build A4-F1")
    turn_with("salters", fences="A4-F1", round=2).refused("build A4-F1")


@rule("WAL-13.40")
def test_a_fence_parts_neighbourhoods_in_round_1() -> None:
    table = (
        turn_with("carpenters", "A4{O2p W1p}", built="all").play("guild", "choose A4-F1", "share 2", "share 0").count()
    )
    hoods = [hood["areas"] for hood in table.said("neighbourhood")]
    assert (len(hoods), ["A4A"] in hoods, ["A4B"] in hoods) == (14, True, True)
    assert (table.line(O, "neighbourhoods1"), table.line(W, "neighbourhoods1")) == (5, 5)


@rule("WAL-13.40", "WAL-13.42", "WAL-4.2")
def test_a_fence_across_the_square() -> None:
    """EX-T74"""
    assert given(board="borderlands", fences="A1-F1", built="all but P2").hoods() == ["A1A A3 A4"]
    assert given(board="borderlands", fences="A1-F1", built="all but P1").hoods() == ["A1A A2 A3 A1B"]


@rule("WAL-13.41", "WAL-7.17")
def test_a_fence_in_round_2_divides_the_neighbourhood_at_once() -> None:
    table = turn_with("carpenters", "A2{W2n}", round=2, built="all")
    table.play("build G14", "show 3/2", "settle 2", "nobles 1")
    assert table.can("promote A2 p2 T1")
    table.play("guild", "choose A2-F9", "share 0", "share 0", "share 2", "choose A2A")
    assert (table.area("A2A"), table.area("A2B")) == ("W2n", "O1p1n")
    assert table.choices("promote") == ["promote A2B p1 T11", "promote A2B p1 T1"]  # the gap belongs to part B
    table.play("skip")
    assert table.choices("adjust A") == []  # the die lies in the other part now


@rule("WAL-13.41")
def test_a_fence_in_round_2_divides_nothing_while_open_paths_lead_round_it() -> None:
    """EX-T77"""
    table = turn_with("carpenters", round=2, built="all but P1 P2 P5")
    assert table.hoods() == ["A1 A2 A3"]
    table.play("guild", "choose A1-F4", "choose A1A")  # part A borders P2, part B borders P1
    assert table.hoods() == ["A1A A2 A3 A1B"]


# ---- paths and gaps at a fence


@rule("WAL-13.42")
def test_a_plain_path_that_borders_both_parts_becomes_a_t_path() -> None:
    table = turn_with("carpenters", items={"A1": "+1", "A3": "-1"}).play("guild", "choose A1-F1", "choose A1B")
    table.play("build P2", "show 3/2")
    assert table.choices("put") == ["put A1A", "put A3", "put A1B"]
    table.play("put A3")
    assert table.choices() == ["put A1A", "put A1B"]
    table.play("put A1A", "nobles 0", "nobles 0")
    assert (table.area("A3"), table.area("A1A"), table.area("A1B")) == ("O3p", "O2p", "")
    assert table.choices("adjust") == ["adjust A3 turn", "adjust A1B turn"]


@rule("WAL-13.42")
def test_a_path_that_borders_one_part_lists_only_that_part() -> None:
    table = turn_with("salters", fences="A1-F1").play("build P3", "show 3/2")
    assert table.choices("put") == ["put A4", "put A1B"]


@rule("WAL-13.42")
@pytest.mark.parametrize(
    ("larger", "smaller"),
    [
        ("A1A", ["put A2", "put A3"]),
        ("A1B", ["put A2", "put A3"]),
        ("A2", ["put A1A", "put A1B"]),
        ("A3", ["put A1A", "put A1B"]),
    ],
)
def test_a_road_on_a_double_t_path(larger: str, smaller: list[str]) -> None:
    """EX-B28: all items there may be adjusted; of the two parts of a fenced area one has none (WAL-13.38)."""
    table = turn_with("salters", board="borderlands", fences="A1-F1").play("build P1", "show 4/1")
    assert table.choices("put") == ["put A1A", "put A2", "put A3", "put A1B"]
    table.play(f"put {larger}")
    assert table.choices() == smaller
    table.play(smaller[1], "nobles 0", "nobles 0")
    assert (table.area(larger), table.area(smaller[1].removeprefix("put "))) == ("O4p", "O1p")
    assert table.choices("adjust") == ["adjust A1A turn", "adjust A2 up", "adjust A3 up"]


@rule("WAL-13.42", "WAL-3.9")
def test_three_areas_on_a_side() -> None:
    """EX-T76"""
    table = turn_with("salters", board="borderlands", fences="A2-F2").play("build P12", "show 4/1")
    assert table.choices("put") == ["put A2A", "put A5", "put A12", "put A2B"]
    table.play("put A12")
    assert table.choices() == ["put A2A", "put A5", "put A2B"]
    table.play("put A2B", "nobles 0", "nobles 0")
    assert [table.area(area) for area in ("A12", "A2A", "A5", "A2B")] == ["O4p", "", "", "O1p"]
    table = turn_with("salters", board="borderlands", fences="A2-F2").play("build P12", "show 4/1", "put A5")
    assert table.asked == (O, "peopling")  # only A12 is across
    assert table.play("nobles 0", "nobles 0").area("A12") == "O1p"


@rule("WAL-13.42")
def test_a_fence_put_after_building_changes_the_sides_of_the_turns_path() -> None:
    table = turn_with("carpenters").play("build P2", "show 3/0", "guild", "choose A1-F1", "choose A1A")
    assert table.choices("put") == ["put A1A", "put A3", "put A1B"]


@rule("WAL-13.43")
@pytest.mark.parametrize(
    ("fence", "gap", "part", "other"),
    [
        ("A2-F8", "G14", "A2A", "A2B"),
        ("A2-F9", "G14", "A2B", "A2A"),
        ("A13-F1", "G12", "A13A", "A13B"),
        ("A13-F1", "G13", "A13B", "A13A"),
    ],
)
def test_a_wall_settles_in_the_part_its_gap_belongs_to(fence: str, gap: str, part: str, other: str) -> None:
    table = turn_with("salters", round=2, fences=fence).play(f"build {gap}", "show 3/0", "settle 3", "nobles 0")
    assert (table.area(part), table.area(other)) == ("O3p", "")


@rule("WAL-13.43")
def test_nobles_flee_only_from_the_part_with_the_open_gap() -> None:
    table = given("A2A{O1n} A2B{W1n}", round=2, fences="A2-F9", built="all").count()
    assert (table.area("A2A"), table.area("A2B"), table.box(W)) == ("O1n", "", "0p 1n")
