"""Section 8 of the rules, who controls an area (ANK-8.4, ANK-8.5)."""

from __future__ import annotations

from tests.ankh_morpork import B, G, R, Table, Y, given
from tests.marks import rule


def on(board: str) -> Table:
    """A board at R's turn."""
    return given(board, hands={R: ["groat"]})


@rule("ANK-8.4", "ANK-8.5")
def test_the_example_of_the_book() -> None:
    """E-05"""
    table = on("11{G2 Y1} 12{Y2 R1 !} 1{R2 demon1} 2{B1 troll1} 3{Y1 G1}")
    assert table.controls(G) == [11]
    assert table.controls(Y) == [12]  # the marker is ignored
    assert table.controls(R) == []
    assert table.controls(B) == []


@rule("ANK-8.4")
def test_a_building_makes_the_difference_against_a_troll() -> None:
    """E-05, second part"""
    assert on("2{B1 B-bld troll1}").controls(B) == [2]
    assert on("2{B1 Y-bld troll1}").controls(B) == []


@rule("ANK-8.4")
def test_minions_and_the_building_count_one_each() -> None:
    assert on("9{R2 Y2 Y-bld}").controls(Y) == [9]
    table = on("9{R2 Y1 Y-bld}")
    assert table.controls(R) == []
    assert table.controls(Y) == []
    assert on("9{R3 Y1 Y-bld}").controls(R) == [9]


@rule("ANK-8.4")
def test_a_building_alone_controls_an_area() -> None:
    table = on("6{G-bld} 4{B-bld} 10{B1 G-bld}")
    assert table.controls(G) == [6]
    assert table.controls(B) == [4]


@rule("ANK-8.4")
def test_one_minion_alone_controls_an_area() -> None:
    table = on("6{G1} 7{B1 !}")
    assert table.controls(G) == [6]
    assert table.controls(B) == [7]


@rule("ANK-8.4")
def test_pieces_have_to_outnumber_the_trolls() -> None:
    assert on("5{Y3 troll3}").controls(Y) == []
    assert on("5{Y4 troll3}").controls(Y) == [5]
    assert on("5{Y2 Y-bld troll2}").controls(Y) == [5]
    assert on("5{Y1 troll3}").controls(Y) == []


@rule("ANK-8.4")
def test_a_single_demon_takes_control_from_the_strongest() -> None:
    assert on("8{R5 R-bld demon1}").controls(R) == []
    assert on("8{R5 R-bld}").controls(R) == [8]


@rule("ANK-8.5")
def test_markers_do_not_affect_control() -> None:
    assert on("8{R2 Y1 !} 3{Y-bld !}").controls(R) == [8]
    assert on("8{R2 Y1 !} 3{Y-bld !}").controls(Y) == [3]
    assert on("8{R1 Y1 !}").controls(R) == []


@rule("ANK-8.5")
def test_an_area_without_pieces_is_controlled_by_nobody() -> None:
    table = on("1{!} 2{troll2} 3{demon1}")
    for seat in (R, Y, G, B):
        assert table.controls(seat) == []


@rule("ANK-8.5")
def test_opponents_are_not_added_together_nor_to_the_trolls() -> None:
    table = on("4{R2 Y1 G1 B1 troll1}")
    assert table.controls(R) == [4]
    assert on("4{R2 Y1 G1 B-bld troll1}").controls(R) == [4]
    assert on("4{R2 Y1 G2 troll1}").controls(R) == []


@rule("ANK-8.4")
def test_two_who_are_tied_for_most_leave_it_to_nobody_not_to_the_third() -> None:
    table = on("4{R3 Y3 G2}")
    for seat in (R, Y, G):
        assert table.controls(seat) == []
    # nor does the first of two tied ones keep it when a weaker third is counted between them
    table = on("4{R3 Y1 G3}")
    for seat in (R, Y, G):
        assert table.controls(seat) == []


@rule("ANK-8.4")
def test_control_follows_the_pieces_at_once() -> None:
    table = given("5{R1 Y1 !} 9{Y1}", hands={R: ["mr_gryle"]})
    assert table.controls(R) == []
    table.play("play mr_gryle", "kill 5 p2")
    assert table.controls(R) == [5]
    assert table.controls(Y) == [9]
