"""Section 4 of the rules: which areas are one neighbourhood (WAL-4.1 to WAL-4.5)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.walled_city import O, T, W, given


@rule("WAL-4.1", "WAL-4.3")
def test_ring_round_one_junction() -> None:
    """EX-T46"""
    table = given(built="all but P1 P2 P5").count()
    assert table.hoods() == ["A1 A2 A3"]
    assert len(table.said("neighbourhood")) == 11


@rule("WAL-4.1", "WAL-4.7")
def test_citizens_of_all_areas_of_a_neighbourhood_count_together() -> None:
    """EX-B08: William has 3 citizens, 1 noble among them; he is ahead of 3 peasants, level with 2p1n, behind 4p."""
    three = "A2{W1p1n} A6{W1p}"
    table = given(f"{three} A7{{O3p}}", players=3, built="all but P8 P12").count()
    assert table.hoods() == ["A2 A6 A7"]
    assert table.lines("neighbourhoods1") == [3, 5, 0]
    table = given(f"{three} A7{{O2p1n}}", players=3, built="all but P8 P12").count()
    assert table.lines("neighbourhoods1") == [4, 4, 0]
    table = given(f"{three} A7{{O4p}}", players=3, built="all but P8 P12").count()
    assert table.lines("neighbourhoods1") == [5, 3, 0]


@rule("WAL-4.1")
def test_a_neighbourhood_is_as_large_as_possible() -> None:
    """A chain of open paths joins its two ends: A6 over A2, A1 and A5 to A12."""
    table = given("A6{O2p} A12{W1p}", built="all but P12 P1 P4 P18").count()
    assert table.hoods() == ["A1 A2 A5 A6 A12"]
    assert table.lines("neighbourhoods1") == [6, 4, 0, 0]  # both are ranked in it, with the +1 of A1
    table = given("A6{O2p} A12{W1p}", built="all but P12 P4 P18").count()
    assert table.hoods() == ["A1 A5 A12", "A2 A6"]
    assert table.lines("neighbourhoods1") == [5, 6, 0, 0]  # each is alone in his own


@rule("WAL-4.1")
def test_without_any_road_the_city_is_one_neighbourhood() -> None:
    table = given("A6{O2p} A9{W1p}").count()
    assert [hood["areas"] for hood in table.said("neighbourhood")] == [[f"A{number}" for number in range(1, 14)]]


@rule("WAL-4.2")
def test_a_demolished_path_joins_like_an_empty_one() -> None:
    assert given(built="all", demolished="P1").count().hoods() == ["A1 A2"]


@rule("WAL-4.3")
def test_a_built_path_joins_nothing_nor_does_one_with_two_roads() -> None:
    table = given(built="all").count()
    assert table.hoods() == []
    assert len(table.said("neighbourhood")) == 13
    built = " ".join(f"P{number}*2" for number in range(1, 20))
    assert given(built=built).count().hoods() == []


@rule("WAL-4.3")
def test_a_road_does_not_part_areas_while_a_way_round_is_open() -> None:
    assert given(built="all but P2 P5").count().hoods() == ["A1 A2 A3"]  # P1 between A1 and A2 is built
    assert given(built="all but P2").count().hoods() == ["A1 A3"]
    assert len(given(built="P1").count().said("neighbourhood")) == 1


@rule("WAL-4.3")
def test_two_paths_one_built() -> None:
    """EX-T49: A1, A2 and A5 although P1 between A1 and A2 is built."""
    table = given(board="borderlands", built="all but P4").count()
    assert table.state("P1") == "built"
    assert table.hoods() == ["A1 A2 A5"]


@rule("WAL-4.3")
@pytest.mark.parametrize(("left_open", "hood"), [("P1", "A1 A2 A3"), ("P5", "A2 A3"), ("P9", "A2 A3 A6")])
def test_areas_with_several_paths_between_them_are_parted_only_when_all_are_built(left_open: str, hood: str) -> None:
    assert given(board="borderlands", built=f"all but {left_open}").count().hoods() == [hood]


@rule("WAL-4.3")
def test_all_of_several_paths_built() -> None:
    assert given(board="borderlands", built="all").count().hoods() == []


@rule("WAL-4.2", "WAL-11.11")
def test_open_t_path_over_a_built_stem() -> None:
    """EX-T47"""
    table = given(board="borderlands", built="all but P1").count()
    assert table.state("P5") == "built"
    assert table.hoods() == ["A1 A2 A3"]
    assert len(table.said("neighbourhood")) == 11


@rule("WAL-4.2", "WAL-11.11")
def test_open_stem_under_built_t_paths() -> None:
    """EX-T48: A1 and A6 alone."""
    table = given(board="borderlands", built="all but P5").count()
    assert table.hoods() == ["A2 A3"]
    assert len(table.said("neighbourhood")) == 12


@rule("WAL-4.2", "WAL-13.40", "WAL-13.42")
def test_fence_across_the_square() -> None:
    """EX-T74: part a of A1-F1 borders P1 P2 P3, part b P1 P3 P4."""
    table = given(board="borderlands", fences="A1-F1", built="all but P2").count()
    assert table.hoods() == ["A1A A3 A4"]
    assert len(table.said("neighbourhood")) == 12  # part b is alone
    table = given(board="borderlands", fences="A1-F1", built="all but P1").count()
    assert table.hoods() == ["A1A A2 A3 A1B"]


@rule("WAL-13.41")
def test_fence_in_round_2_without_effect_on_the_count() -> None:
    """EX-T77: the two parts of A1 stay joined over A3 and A2."""
    table = given(
        "A1{O3p} A4{W1p}", board="borderlands", round=2, built="everything but P2 P4 P5 G1", guilds={O: "carpenters"}
    ).turn(O)
    assert table.hoods() == ["A1 A2 A3 A4 A5"]
    table.play("guild", "choose A1-F1", "share 2")
    assert (table.area("A1A"), table.area("A1B")) == ("O2p", "O1p")
    assert table.hoods() == ["A1A A2 A3 A4 A5 A1B"]
    table.count()
    assert table.lines("neighbourhoods2")[:2] == [6, 4]  # ranked once, with the +1 of the square


@rule("WAL-13.41")
def test_fence_in_round_2_that_divides() -> None:
    table = given(
        "A1{O3p} A4{W1p}", board="borderlands", round=2, built="everything but P2 P4 G1", guilds={O: "carpenters"}
    ).turn(O)
    assert table.hoods() == ["A1 A2 A3 A4 A5"]
    table.play("guild", "choose A1-F1", "share 2")
    assert table.hoods() == ["A1A A3 A4", "A2 A5 A1B"]
    table.count()
    assert table.lines("neighbourhoods2")[:2] == [6 + 5, 4]


@rule("WAL-4.4")
@pytest.mark.parametrize("round", [1, 2])
def test_gaps_join_nothing_built_or_not(round: int) -> None:
    table = given(round=round, built="all").count()
    assert table.hoods() == []
    assert len(table.said("neighbourhood")) == 13
    table = given(round=round, built="all", demolished="G1 G14 G5 G6 G7").count()
    assert table.hoods() == []
    table = given(round=round, built="everything").count()
    assert len(table.said("neighbourhood")) == 13


@rule("WAL-4.5")
def test_citizens_and_items_stay_in_their_own_area() -> None:
    items = {"A1": "-1", "A2": "purple 3", "A3": "+1"}
    table = given("A1{O2p1n} A2{W3p} A3{O1n T2p}", items=items, built="all but P1 P2 P5").count()
    assert table.hoods() == ["A1 A2 A3"]
    assert (table.area("A1"), table.area("A2"), table.area("A3")) == ("O2p1n", "W3p", "O1n T2p")
    assert (table.item("A1"), table.item("A2"), table.item("A3")) == ("-1", "purple 3", "+1")


@rule("WAL-7.6", "WAL-7.12")
@pytest.mark.parametrize(("gap", "area", "empty"), [("G6", "A9", "A4"), ("G7", "A4", "A9")])
def test_same_towers_other_area(gap: str, area: str, empty: str) -> None:
    """EX-T41: walls on G6 and G7 both use T5 and T6; G6 settles in A9, G7 in A4."""
    table = given(round=2, built="all", guilds={O: "drapers", W: "salters", T: "vintners"}).turn(O)
    table.play(f"build {gap}", "show 2/1", "settle 2", "nobles 2")
    assert (table.area(area), table.area(empty)) == ("O2n", "")
    assert table.choices("promote") == [f"promote {area} p1 T5", f"promote {area} p1 T6"]
    table.play(f"promote {area} p1 T6")
    assert (table.area(area), table.tower("T5"), table.tower("T6")) == ("O1n", "", "O1")
