"""Section 8 of the rules: nobles flee, then neighbourhoods are scored (WAL-8.1 to WAL-8.6)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.walled_city import O, T, W, X, given


@rule("WAL-8.1")
def test_nobles_of_all_colours_flee_to_the_box() -> None:
    """EX-B20: two open gaps in two neighbourhoods; A6 has no nobles, A2 two of O, one of W, one of T."""
    citizens = "A6{O2p W1p} A2{O1p2n W1n T1p1n} A4{O1n W2p} T1{O1 W1} T11{T1}"
    table = given(citizens, players=3, round=2, built="everything but G1 G14")
    supplies = [table.supply(seat) for seat in (O, W, T)]
    table.count()
    assert table.area("A2") == "O1p T1p"
    assert [table.box(seat) for seat in (O, W, T)] == ["0p 2n", "0p 1n", "0p 1n"]
    assert [table.supply(seat) for seat in (O, W, T)] == supplies
    assert (table.area("A6"), table.area("A4")) == ("O2p W1p", "O1n W2p")
    assert (table.tower("T1"), table.tower("T11")) == ("O1 W1", "T1")


@rule("WAL-8.1", "WAL-8.3")
def test_flight_reaches_inland() -> None:
    """EX-T23: L, P1 open, G14 open, nobles in A1 (no gap of its own); with P1 built they stay."""
    table = given("A1{O2p2n W1n}", round=2, built="everything but P1 G14").count()
    assert table.area("A1") == "O2p"
    assert (table.box(O), table.box(W)) == ("0p 2n", "0p 1n")
    table = given("A1{O2p2n W1n}", round=2, built="everything but G14").count()
    assert table.area("A1") == "O2p2n W1n"
    assert (table.box(O), table.box(W)) == ("0p 0n", "0p 0n")


@rule("WAL-8.1")
def test_one_open_gap_of_several_is_enough() -> None:
    assert given("A3{O1p1n}", round=2, built="everything but G3").count().area("A3") == "O1p"
    assert given("A3{O1p1n}", round=2, built="everything but G4").count().area("A3") == "O1p"
    assert given("A3{O1p1n}", round=2, built="everything").count().area("A3") == "O1p1n"


@rule("WAL-8.1")
def test_all_areas_of_the_neighbourhood_are_emptied() -> None:
    """A6, A2, A1 and A5 are one neighbourhood; only A6 has an open gap."""
    table = given("A6{O1n} A2{W1n} A1{T1n} A5{X1p1n} A3{O1n}", round=2, built="everything but P12 P1 P4 G2").count()
    assert [table.area(area) for area in ("A6", "A2", "A1", "A5", "A3")] == ["", "", "", "X1p", "O1n"]


@rule("WAL-8.1")
def test_nobody_flees_in_round_1() -> None:
    table = given("A2{O1p2n} A6{W1n}", built="all").count()
    assert (table.area("A2"), table.area("A6")) == ("O1p2n", "W1n")
    assert (table.box(O), table.box(W)) == ("0p 0n", "0p 0n")


@rule("WAL-8.1", "WAL-13.43")
@pytest.mark.parametrize(
    ("left_open", "inner", "outer"),
    [
        ("G14", "O1p1n", ""),
        ("G13", "O1p1n", "W2n"),
        ("G13 P19", "O1p", "W2n"),
        ("G14 P12", "O1p1n", ""),
        ("G14 P5", "O1p", ""),
    ],
)
def test_a_fence_holds_those_behind_it(left_open: str, inner: str, outer: str) -> None:
    """A2-F3 parts A2 into a (P1 P5 P19) and b (P5 P12, with the gap G14); A13 with G13 lies over P19."""
    table = given("A2A{O1p1n} A2B{W2n}", round=2, fences="A2-F3", built=f"everything but {left_open}").count()
    assert (table.area("A2A"), table.area("A2B")) == (inner, outer)


@rule("WAL-8.2", "WAL-8.3", "WAL-13.20")
def test_a_demolished_wall_is_an_open_gap() -> None:
    """EX-T63: all nobles of the neighbourhood flee, guards stay."""
    citizens = "A2{O1p2n W1n} A4{W1n} T11{O2} T1{W1}"
    table = given(citizens, round=2, built="everything", demolished="G14").count()
    assert table.area("A2") == "O1p"
    assert (table.box(O), table.box(W)) == ("0p 2n", "0p 1n")
    assert (table.tower("T11"), table.tower("T1")) == ("O2", "W1")
    assert table.area("A4") == "W1n"


@rule("WAL-8.2", "WAL-8.1")
def test_a_wall_demolished_by_goldsmiths_lets_nobles_flee() -> None:
    guilds = {O: "goldsmiths", W: "salters", T: "vintners", X: "mercers"}
    table = given("A2{W1p2n}", round=2, built="everything but G5", guilds=guilds).turn(O).play("guild", "choose G14")
    assert table.state("G14") == "demolished"
    assert table.area("A2") == "W1p2n"  # nobody flees before phase C
    assert table.count().area("A2") == "W1p"


@rule("WAL-8.3")
def test_who_does_not_flee() -> None:
    """Peasants and guards anywhere; nobles inland, and nobles whose gaps are all built (one of them twice)."""
    citizens = "A2{O3p} A1{W2n} A9{T1p2n} A3{X1n} T11{O2} T1{O1}"
    built = "everything but G14 G4"
    table = given(citizens, round=2, built=built).count()
    assert (table.area("A2"), table.area("A1"), table.area("A9")) == ("O3p", "W2n", "T1p2n")
    assert (table.tower("T11"), table.tower("T1")) == ("O2", "O1")
    assert table.area("A3") == ""  # G3 is built, G4 is not
    paths = " ".join(f"P{number}" for number in range(1, 20))
    assert given("A2{O1n}", round=2, built=f"{paths} G14*2").count().area("A2") == "O1n"


@rule("WAL-8.4", "WAL-8.5")
def test_flight_turns_a_ranking_round() -> None:
    """EX-T22: open gap; O 2p2n, W 3p; after the flight O 2, W 3."""
    table = given("A2{O2p2n W3p}", round=2, built="everything but G14").count()
    assert table.lines("neighbourhoods2") == [3, 5, 0, 0]


@rule("WAL-8.4", "WAL-4.8")
def test_flight_empties_a_rank() -> None:
    """EX-T24: open gap; X has only 1n there and is spared the negative place of the -1 tile."""
    citizens, items = "A13{O3p W2p T1p X1n}", {"A13": "-1"}
    table = given(citizens, round=2, items=items, built="everything but G12").count()
    assert table.lines("neighbourhoods2") == [4, 2, 1, 0]
    # had he stayed, his noble would have put him third and T fourth
    table = given(citizens, round=2, items=items, built="everything").count()
    assert table.lines("neighbourhoods2") == [4, 2, -1, 1]


@rule("WAL-8.4")
def test_all_flight_comes_before_any_scoring() -> None:
    """Two neighbourhoods lose nobles: both flights are told before the first count."""
    table = given("A2{O2n W1p} A13{W2n O1p}", round=2, built="everything but G14 G12").count()
    told = [event.id.removeprefix("walled_city-") for event in table.events]
    steps = [step for step in told if step in ("flee", "neighbourhood", "faction-won")]
    assert steps[:15] == ["flee"] * 2 + ["neighbourhood"] * 13
    assert table.lines("neighbourhoods2") == [6, 5, 0, 0]  # A13 has a +1 tile


@rule("WAL-8.5")
def test_neighbourhoods_are_scored_as_in_round_1() -> None:
    """Places, ties, nobles and tiles; what is there now counts."""
    given_items = {"A1": "+1", "A3": "-1", "A10": "-1"}
    table = given("A2{O2p1n W3p} A1{O2p W2p T1p} A10{X1n W1p O1p T1p}", round=2, items=given_items, built="everything")
    table.count()
    # A2: O 5, W 3; A1: O and W share 6+4, T 3; A10: X 4, the others share 2+1-1
    assert table.lines("neighbourhoods2") == [5 + 5 + 0, 3 + 5 + 0, 3 + 0, 4]
    assert table.lines("neighbourhoods1") == [0, 0, 0, 0]


@rule("WAL-8.5")
def test_votes_of_round_2_are_added_to_those_of_round_1() -> None:
    table = given("A1{O2p W1p}", round=2, votes=[7, 12, -3, 0], built="everything").count()
    assert table.votes == [7 + 6, 12 + 4, -3, 0]


@rule("WAL-8.6")
def test_guards_do_not_count_for_neighbourhoods() -> None:
    """W's guards stand in both towers at the gap of A2, T's in one of them; neither is ranked nor breaks a tie."""
    table = given("A2{O1p} T11{W2 T1} T1{W2}", round=2, built="everything").count()
    assert table.lines("neighbourhoods2") == [5, 0, 0, 0]
    table = given("A2{O2p W2p} T11{W2 T1} T1{W2}", round=2, built="everything").count()
    assert table.lines("neighbourhoods2") == [4, 4, 0, 0]
