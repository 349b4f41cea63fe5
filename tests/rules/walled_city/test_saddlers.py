"""Saddlers (WAL-13.48 to WAL-13.50): citizens ride over one path each."""

from __future__ import annotations

from tests.marks import rule
from tests.rules.walled_city.guild_helper import EVERY_WAY, Way, turn_with, using
from tests.walled_city import O


@rule("WAL-13.48", "WAL-13.3")
@EVERY_WAY
def test_saddlers_move_three_peasants_of_any_colours_from_any_areas(way: Way) -> None:
    table = using(way, "saddlers", "A1{O1p W2p1n} A6{T1p}").play("kind peasant")
    table.play("pick A1 p1", "choose A2", "pick A1 p2", "choose A5", "pick A6 p3", "choose A7")
    assert (table.area("A1"), table.area("A2"), table.area("A5")) == ("W1p1n", "O1p", "W1p")
    assert (table.area("A6"), table.area("A7")) == ("", "T1p")
    assert table.asked == (O, "building")


@rule("WAL-13.48", "WAL-13.3")
@EVERY_WAY
def test_saddlers_move_two_nobles(way: Way) -> None:
    table = using(way, "saddlers", "A1{O1n W2p1n} A6{T1n}").play("kind noble")
    table.play("pick A6 p3", "choose A2", "pick A1 p2", "choose A4")
    assert (table.area("A1"), table.area("A2"), table.area("A4"), table.area("A6")) == ("O1n W2p", "T1n", "W1n", "")
    assert table.asked == (O, "building")


@rule("WAL-13.48")
def test_saddlers_do_not_mix_peasants_and_nobles() -> None:
    table = turn_with("saddlers", "A1{W3p} A2{T2n}").play("guild")
    assert table.choices() == ["kind peasant", "kind noble"]
    table.play("kind peasant")
    assert table.choices() == ["pick A1 p2"]


@rule("WAL-13.48")
def test_saddlers_cannot_choose_guards() -> None:
    turn_with("saddlers", "T1{O2 W1}").refused("guild")
    table = turn_with("saddlers", "T1{O2} A1{W3p}").play("guild")
    assert table.choices() == ["kind peasant"]


@rule("WAL-13.48")
def test_saddlers_cross_exactly_one_path_with_or_without_a_road() -> None:
    table = turn_with("saddlers", "A1{W3p}", built="P1 P3*2").play("guild", "kind peasant", "pick A1 p2")
    assert table.choices() == ["choose A2", "choose A3", "choose A4", "choose A5"]
    table.play("choose A2", "pick A1 p2", "choose A4")
    assert (table.area("A2"), table.area("A4")) == ("W1p", "W1p")


@rule("WAL-13.48")
def test_a_citizen_rides_only_once() -> None:
    table = turn_with("saddlers", "A1{W1p} A9{T2p}").play("guild", "kind peasant", "pick A1 p2", "choose A2")
    assert table.choices() == ["pick A9 p3"]


@rule("WAL-13.48")
def test_another_citizen_of_the_same_colour_may_ride_from_where_one_has_arrived() -> None:
    table = turn_with("saddlers", "A1{W1p} A2{W1p} A9{T1p}").play("guild", "kind peasant", "pick A1 p2", "choose A2")
    table.play("pick A2 p2", "choose A6")
    assert table.choices() == ["pick A9 p3"]
    assert (table.area("A1"), table.area("A2"), table.area("A6")) == ("", "W1p", "W1p")


@rule("WAL-13.48", "WAL-13.49")
def test_saddlers_at_a_t_path_choose_an_area_of_the_other_side() -> None:
    """EX-T78"""
    table = turn_with("saddlers", "A1{W1p} A2{W2p} T1{W1}", board="borderlands").play("guild")
    assert table.choices() == ["kind peasant"]  # guards cannot be chosen
    table.play("kind peasant", "pick A1 p2")
    assert table.choices() == ["choose A2", "choose A3", "choose A4", "choose A5"]
    table.play("choose A3", "pick A2 p2")
    # P1 and P4 lead to A1, P5 to A3, P8 to A5, P9 to A6, P12 to A12, P16 to A13
    assert table.choices() == [f"choose {area}" for area in ("A1", "A3", "A5", "A6", "A12", "A13")]


@rule("WAL-13.49")
def test_each_citizen_may_take_another_area_beyond_the_t_path() -> None:
    table = turn_with("saddlers", "A6{W3p}", board="borderlands").play("guild", "kind peasant")
    table.play("pick A6 p2", "choose A2", "pick A6 p2", "choose A3", "pick A6 p2", "choose A3")
    assert (table.area("A2"), table.area("A3")) == ("W1p", "W2p")


@rule("WAL-13.49")
def test_saddlers_do_not_ride_along_a_t_path() -> None:
    # the outer part of A2 lies with A5 on one side of P12 and with A3 on one side of P9, but no stem leads there
    table = turn_with("saddlers", "A2B{W3p}", board="borderlands", fences="A2-F2")
    table.play("guild", "kind peasant", "pick A2B p2")
    assert table.choices() == ["choose A2A", "choose A6", "choose A12", "choose A13"]


@rule("WAL-13.50")
def test_saddlers_cross_demolished_paths() -> None:
    table = turn_with("saddlers", "A13{W2n}", demolished="P11 P19").play("guild", "kind noble", "pick A13 p2")
    assert table.choices() == ["choose A2", "choose A12"]
    assert table.play("choose A12").area("A12") == "W1n"


@rule("WAL-13.50")
def test_saddlers_cross_a_fence_either_way() -> None:
    table = turn_with("saddlers", "A13A{W1n} A13B{T1n}", fences="A13-F1").play("guild", "kind noble", "pick A13A p2")
    assert table.choices() == ["choose A12", "choose A13B"]  # part A borders P11 only
    table.play("choose A13B", "pick A13B p3")
    assert table.choices() == ["choose A2", "choose A13A"]  # part B borders P19 only
    table.play("choose A13A")
    assert (table.area("A13A"), table.area("A13B")) == ("T1n", "W1n")


@rule("WAL-13.50")
def test_saddlers_do_not_cross_the_fortification() -> None:
    # A6 has the open gaps G1 and G2 beside T1 and T2; only its paths P8 and P12 lead out
    table = turn_with("saddlers", "A6{W2n}", round=2).play("guild", "kind noble", "pick A6 p2")
    assert table.choices() == ["choose A2", "choose A7"]
    table.refused("choose T1", "choose T2")
