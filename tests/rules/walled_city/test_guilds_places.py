"""Guilds that work on roads and walls: Drapers, Goldsmiths, Skinners."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rules.walled_city.guild_helper import EVERY_WAY, IN_ROUND_2, PATHS, Way, activation, ready, turn_with, using
from tests.walled_city import O, T, W, X, given, new_game

# ---- Drapers


@rule("WAL-13.12", "WAL-13.3")
@EVERY_WAY
def test_drapers_build_on_a_built_place_and_the_turn_goes_on_as_usual(way: Way) -> None:
    table = using(way, "drapers", built="P7" if way.round == 1 else "P7 G8")
    if way.round == 1:
        assert table.choices() == ["build P7"]
        table.play("build P7", "show 3/0", "put A5", "nobles 1")
        assert (table.state("P7"), table.area("A5"), table.pos.roads[O]) == ("doubled", "O2p1n", 3)
    else:
        assert table.choices() == ["build G8"]
        table.play("build G8", "show 3/1", "settle 3", "nobles 1", "promote A4 p1 T6")
        assert (table.state("G8"), table.area("A4"), table.tower("T6"), table.pos.walls[O]) == (
            "doubled",
            "O2p",
            "O1",
            2,
        )
    assert table.asked == (O, "adjusting")
    assert (len(table.hand(O)), table.can("adjust A4 up")) == (8, True)


@rule("WAL-13.12")
@EVERY_WAY
def test_drapers_are_activated_before_the_build_step_only(way: Way) -> None:
    activate = activation(way, "drapers")
    if way.round == 1:
        table = ready(way, "drapers", built="P7").play("build P6", "show 2/1").refused(activate)
        table.play("put A4", "nobles 0", "nobles 0").refused(activate)
    else:
        table = ready(way, "drapers", built="P7 G8").play("build G7", "show 2/1").refused(activate)
        table.play("settle 2", "nobles 1").refused(activate).play("skip").refused(activate)
    assert table.asked == (O, "adjusting")


@rule("WAL-13.12", "WAL-2.10")
def test_drapers_need_a_built_place_of_the_rounds_kind() -> None:
    turn_with("drapers").refused("guild")
    turn_with("drapers", round=2, built="P7").refused("guild")


@rule("WAL-13.12")
def test_without_drapers_a_built_place_is_no_place_to_build() -> None:
    turn_with("drapers", built="P7").refused("build P7")
    turn_with("drapers", round=2, built="G8").refused("build G8")


@rule("WAL-13.12", "WAL-7.18")
def test_a_wall_on_a_wall_leaves_three_gaps_open() -> None:
    """EX-T61"""
    guilds = {O: "drapers", W: "mercers", T: "salters", X: "vintners"}
    table = given(round=2, built="G1", walls=[3, 2, 3, 3], guilds=guilds).turn(O)
    table.play("guild", "build G1", "show 2/1", "settle 1")
    table.defaults_until(lambda: table.asked[1] == "zoning")
    states = [table.state(f"G{number}") for number in range(1, 15)]
    assert (states.count("doubled"), states.count("built"), states.count("empty")) == (1, 10, 3)


@rule("WAL-13.13")
def test_drapers_do_not_build_on_a_demolished_place() -> None:
    assert turn_with("drapers", built="P7", demolished="P3").play("guild").choices() == ["build P7"]
    assert turn_with("drapers", round=2, built="G8", demolished="G7").play("guild").choices() == ["build G8"]
    turn_with("drapers", demolished="P3").refused("guild")


@rule("WAL-13.13", "WAL-13.39")
def test_drapers_do_not_build_on_a_fence() -> None:
    turn_with("drapers", fences="A1-F1").refused("guild")
    table = turn_with("drapers", built="P7", fences="A1-F1").play("guild")
    assert table.choices() == ["build P7"]
    table.refused("build A1-F1")


@rule("WAL-13.14")
def test_a_place_with_two_pieces_counts_as_built() -> None:
    table = given("A2{O1p} A6{W1p}", built=PATHS.replace("P12", "P12*2")).count()
    assert table.hoods() == []
    assert (table.line(O, "neighbourhoods1"), table.line(W, "neighbourhoods1")) == (5, 5)  # each is first at home
    turn_with("salters", built="P3*2").refused("build P3")
    table = given("A2{O1n}", round=2, built=PATHS + " G14*2").count()
    assert table.area("A2") == "O1n"  # nobody flees


# ---- Goldsmiths


@rule("WAL-13.17", "WAL-13.3")
@EVERY_WAY
def test_goldsmiths_demolish_a_built_road(way: Way) -> None:
    table = using(way, "goldsmiths", built="P3 P9")
    assert table.choices() == ["choose P3", "choose P9"]
    table.play("choose P3")
    assert (table.state("P3"), table.state("P9"), table.asked) == ("demolished", "built", (O, "building"))
    table.refused("build P3")


@rule("WAL-13.17")
@IN_ROUND_2
def test_goldsmiths_demolish_a_built_wall(way: Way) -> None:
    table = using(way, "goldsmiths", built="P3 G8 G14")
    assert table.choices() == ["choose P3", "choose G8", "choose G14"]
    table.play("choose G14")
    assert (table.state("G14"), table.state("G8"), table.asked) == ("demolished", "built", (O, "building"))
    table.refused("build G14")


@rule("WAL-13.17", "WAL-2.10")
def test_goldsmiths_need_something_built() -> None:
    turn_with("goldsmiths").refused("guild")


@rule("WAL-13.17")
def test_goldsmiths_may_demolish_a_starting_road() -> None:
    table = new_game(3, seed=3, first_player=0).play("build P5", "join goldsmiths")
    table.defaults_until(lambda: table.asked == (O, "building"))
    table.play("guild", "choose P5")
    assert table.state("P5") == "demolished"


@rule("WAL-13.17", "WAL-13.18", "WAL-13.19")
@pytest.mark.parametrize("guild", ["drapers", "skinners", "goldsmiths"])
def test_a_demolished_path_is_no_target_and_no_place_to_build(guild: str) -> None:
    """EX-T56"""
    table = turn_with(guild, built="P7", demolished="P3")
    table.refused("build P3")
    table.play("guild").refused("choose P3", "build P3")
    assert table.choices() == (["build P7"] if guild == "drapers" else ["choose P7"])
    turn_with(guild, demolished="P3").refused("guild")


@rule("WAL-13.18", "WAL-13.17")
@pytest.mark.parametrize("guild", ["drapers", "skinners", "goldsmiths"])
def test_a_demolished_gap_is_no_target_and_no_place_to_build(guild: str) -> None:
    table = turn_with(guild, round=2, built="G8", demolished="G14")
    table.refused("build G14")
    assert table.play("guild").choices() == (["build G8"] if guild == "drapers" else ["choose G8"])


@rule("WAL-13.18", "WAL-13.23", "WAL-13.39")
@pytest.mark.parametrize("guild", ["skinners", "goldsmiths"])
def test_a_fence_and_a_drawn_wall_section_are_no_targets(guild: str) -> None:
    turn_with(guild, fences="A1-F1").refused("guild")
    table = turn_with(guild, built="P7", fences="A1-F1").play("guild")
    assert table.choices() == ["choose P7"]
    table.refused("choose A1-F1", "choose W1")


@rule("WAL-13.19")
def test_a_demolished_road_joins_both_sides_when_neighbourhoods_form() -> None:
    """EX-T56"""
    table = (
        turn_with("goldsmiths", "A1{O1p} A4{W2p}", built="all", items={"A1": "-1"}).play("guild", "choose P3").count()
    )
    assert table.hoods() == ["A1 A4"]
    assert (table.line(W, "neighbourhoods1"), table.line(O, "neighbourhoods1")) == (4, 2)  # 5/3 less the tile of A1


@rule("WAL-13.20", "WAL-7.17")
def test_goldsmiths_between_settling_and_promoting_merge_at_once() -> None:
    """EX-T62"""
    table = turn_with("goldsmiths", "A1{W1n}", round=2, built="all", items={"A1": "+1"})
    table.play("build G14", "show 2/1", "settle 2", "nobles 1")
    assert table.choices("promote") == ["promote A2 p1 T11", "promote A2 p1 T1"]
    table.play("guild", "choose P1")
    assert table.hoods() == ["A1 A2"]
    table.play("promote A1 p2 T1")
    assert (table.tower("T1"), table.area("A1"), table.asked) == ("W1", "", (O, "adjusting"))
    assert table.play("adjust A1 turn").item("A1") == "-1"


@rule("WAL-13.20")
def test_neighbourhoods_merged_in_round_2_stay_merged_for_the_count() -> None:
    table = turn_with("goldsmiths", "A1{O1p} A4{W2p}", round=2, built="all", items={"A1": "+1"}).play(
        "guild", "choose P3"
    )
    assert table.hoods() == ["A1 A4"]
    table.defaults_until(lambda: table.asked[1] == "zoning")
    assert ["A1", "A4"] in [hood["areas"] for hood in table.said("neighbourhood")]


@rule("WAL-13.20", "WAL-8.2", "WAL-8.3")
def test_nobles_flee_through_a_demolished_wall_and_guards_stay() -> None:
    """EX-T63"""
    table = turn_with("goldsmiths", "A2{O2n W1p1n} A1{T1n} T1{O1}", round=2, built=PATHS + " G14")
    table.play("guild", "choose G14").count()
    assert (table.area("A2"), table.tower("T1"), table.area("A1")) == ("W1p", "O1", "T1n")
    assert (table.box(O), table.box(W), table.box(T)) == ("0p 2n", "0p 1n", "0p 0n")


@rule("WAL-13.20")
def test_nobles_behind_the_wall_stay_if_it_is_not_demolished() -> None:
    table = turn_with("goldsmiths", "A2{O2n W1p1n}", round=2, built=PATHS + " G14").count()
    assert table.area("A2") == "O2n W1p1n"


@rule("WAL-13.21", "WAL-13.14")
def test_goldsmiths_demolish_both_pieces_of_a_place() -> None:
    """EX-T59"""
    table = turn_with("goldsmiths", built=PATHS.replace("P3 ", "P3*2 ")).play("guild", "choose P3")
    assert (table.state("P3"), table.hoods()) == ("demolished", ["A1 A4"])
    table = turn_with("goldsmiths", round=2, built="G14*2").play("guild", "choose G14")
    assert table.state("G14") == "demolished"


# ---- Skinners


@rule("WAL-13.22", "WAL-13.3")
@EVERY_WAY
def test_skinners_take_a_built_road_off_the_board(way: Way) -> None:
    table = using(way, "skinners", built="P3 P9")
    assert table.choices() == ["choose P3", "choose P9"]
    table.play("choose P3")
    assert (table.state("P3"), table.state("P9"), table.asked) == ("empty", "built", (O, "building"))
    assert table.pos.roads == [4, 4, 4, 4]  # it goes to the box


@rule("WAL-13.22")
@IN_ROUND_2
def test_skinners_take_a_built_wall_off_the_board(way: Way) -> None:
    table = using(way, "skinners", built="P3 G8 G14")
    assert table.choices() == ["choose P3", "choose G8", "choose G14"]
    table.play("choose G14")
    assert (table.state("G14"), table.state("G8"), table.asked) == ("empty", "built", (O, "building"))
    assert table.pos.walls == [3, 3, 3, 3]  # it goes to the box


@rule("WAL-13.22", "WAL-2.10")
def test_skinners_need_something_built() -> None:
    turn_with("skinners").refused("guild")


@rule("WAL-13.22")
def test_skinners_may_rebuild_the_path_they_emptied_in_the_same_turn() -> None:
    """EX-T57"""
    table = turn_with("skinners", built="P3").play("guild", "choose P3", "build P3", "show 3/0", "put A4", "nobles 0")
    assert (table.state("P3"), table.area("A4"), table.pos.roads) == ("built", "O3p", [3, 4, 4, 4])


@rule("WAL-13.22")
def test_skinners_may_rebuild_the_gap_they_emptied_and_others_may_too() -> None:
    table = turn_with("skinners", round=2, built="G8").play("guild", "choose G8")
    assert table.can("build G8")
    table.play("build G9", "show 3/0", "settle 3", "nobles 0", "skip")
    assert (table.seat != O, table.can("build G8")) == (True, True)


@rule("WAL-3.18", "WAL-13.22")
def test_skinners_take_the_own_road_before_settling_and_still_settle_and_adjust_there() -> None:
    """EX-T58"""
    table = turn_with("skinners", items={"A4": "blue 2"}).play("build P3", "show 2/1", "guild", "choose P3")
    table.play("put A1", "nobles 0", "nobles 0", "adjust A4 up")
    assert (table.area("A1"), table.area("A4"), table.item("A4"), table.state("P3")) == (
        "O2p",
        "O1p",
        "blue 3",
        "empty",
    )


@rule("WAL-13.23", "WAL-13.14")
def test_skinners_take_one_of_two_pieces_and_the_place_stays_built() -> None:
    """EX-T59"""
    table = turn_with("skinners", built=PATHS.replace("P3 ", "P3*2 ")).play("guild", "choose P3")
    assert (table.state("P3"), table.hoods()) == ("built", [])
    table = turn_with("skinners", round=2, built="G14*2").play("guild", "choose G14")
    assert table.state("G14") == "built"


@rule("WAL-13.24")
def test_skinners_in_round_2_merge_the_neighbourhoods_at_once() -> None:
    table = turn_with("skinners", "A1{W1n}", round=2, built="all").play("build G14", "show 2/1", "settle 2", "nobles 0")
    assert table.choices("promote") == []
    table.play("guild", "choose P1")
    assert table.hoods() == ["A1 A2"]
    assert table.choices("promote") == ["promote A1 p2 T11", "promote A1 p2 T1"]


@rule("WAL-13.22", "WAL-13.20")
def test_nobles_flee_where_skinners_took_the_wall() -> None:
    table = turn_with("skinners", "A2{O1n X1p}", round=2, built=PATHS + " G14").play("guild", "choose G14").count()
    assert (table.area("A2"), table.box(O)) == ("X1p", "0p 1n")
