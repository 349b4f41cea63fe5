"""Section 12 of the rules: the neutral colour at the count, with two players, and where it stands at first."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.walled_city import given, new_game

N = 2
"""With two players the neutral colour comes after the seats 0 and 1: the vectors' William is O here, their Tanya W."""


@rule("WAL-12.3", "WAL-12.10")
def test_neutral_citizens_at_set_up_in_londonderry() -> None:
    """EX-T87: 9 areas with a gap, 11 towers; supply 7 peasants and 0 nobles."""
    table = new_game(2)
    with_gap = ["A2", "A3", "A4", "A5", "A6", "A9", "A10", "A11", "A13"]
    assert [table.area(area) for area in with_gap] == ["N2p1n"] * 9
    assert [table.area(area) for area in ("A1", "A7", "A8", "A12")] == [""] * 4
    assert [table.tower(f"T{number}") for number in range(1, 12)] == ["N1"] * 11
    assert table.supply(N) == "7p 0n"


@rule("WAL-12.3", "WAL-12.10")
def test_neutral_citizens_at_set_up_in_borderlands() -> None:
    """EX-T87: 8 areas with a gap, 8 towers; supply 9 peasants and 4 nobles."""
    table = new_game(2, board="borderlands")
    assert [table.area(f"A{number}") for number in range(6, 14)] == ["N2p1n"] * 8
    assert [table.area(f"A{number}") for number in range(1, 6)] == [""] * 5
    assert [table.tower(f"T{number}") for number in range(1, 9)] == ["N1"] * 8
    assert table.supply(N) == "9p 4n"


@rule("WAL-12.5")
@pytest.mark.parametrize("round", [1, 2])
def test_neutral_first(round: int) -> None:
    """EX-T88: N 3, W 2, T 1."""
    table = given("A2{N3p O2p W1p}", players=2, round=round, built="everything").count()
    assert table.lines(f"neighbourhoods{round}") == [3, 2]


@rule("WAL-12.8", "WAL-12.5")
def test_tie_with_neutral() -> None:
    """EX-T89: N 1p1n, W 1p1n, T 1p; 4 votes lost."""
    table = given("A2{N1p1n O1p1n W1p}", players=2, built="all").count()
    assert table.lines("neighbourhoods1") == [4, 2]


@rule("WAL-12.7", "WAL-12.8")
def test_neutral_citizens_win_and_share_factions() -> None:
    items = {"A2": "blue 3", "A4": "blue 2", "T1": "blue 1", "T2": "blue 1"}
    table = given("A2{N3p O2p} A4{W2p}", players=2, items=items, built="all").count()
    assert table.lines("factions1") == [0, 0]  # neutral 3 takes all
    table = given("A2{N2p O2p} A4{W1p}", players=2, items=items, built="all").count()
    assert table.lines("factions1") == [2, 0]  # half of 5, the other half is lost
    table = given("A2{O2p} T1{N3}", players=2, items=items, round=2, built="everything").count()
    assert table.lines("factions2") == [0, 0]  # neutral guards, in round 2
    table = given("A2{O2p} T1{N3}", players=2, items=items, built="all").count()
    assert table.lines("factions1") == [5, 0]  # not in round 1


@rule("WAL-12.6")
@pytest.mark.parametrize(("guards", "votes"), [("N1 O1", 5), ("N1 O2", 5), ("N2 O1", 2)])
def test_neutral_in_a_tower(guards: str, votes: int) -> None:
    """EX-T91: numbers 3 and 2; N 1 and W 1: W 5; W 2: W 5; N 2 and W 1: W 2."""
    zones = {"Z11": (0, "3/0", "T1"), "Z1": (1, "2/2", "T1")}
    table = given(f"T1{{{guards}}}", players=2, round=2, zones=zones).towers()
    assert table.lines("towers") == [votes, 0]


@rule("WAL-12.6", "WAL-9.8")
def test_neutral_second_leaves_nothing_for_the_third() -> None:
    zones = {"Z11": (0, "3/0", "T1"), "Z1": (1, "2/2", "T1")}
    table = given("T1{O3 N2 W1}", players=2, round=2, zones=zones).towers()
    assert table.lines("towers") == [5, 0]


@rule("WAL-12.9", "WAL-8.1")
def test_neutral_nobles_flee() -> None:
    table = given("A2{N2p1n O1p}", players=2, round=2, built="everything but G14").count()
    assert table.area("A2") == "O1p N2p"
    assert table.box(N) == "0p 1n"
