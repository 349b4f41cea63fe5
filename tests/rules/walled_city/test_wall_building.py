"""Section 7: the turns of phase B in round 2, building the wall and settling at it."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.walled_city import O, T, Table, W, X, given
from tetrapolis.games.walled_city.rules.cards import FACES

TURNED = (O, W, T, X)
"""Nobody's guild can be used, so that only the steps are asked for."""
ORDER = {O: "clothworkers", W: "fishmongers", T: "salters", X: "mercers"}
"""X, W, T, O."""


def builders(table: Table) -> list[int]:
    return [said["seat"] for said in table.said("builds")]


def gap_states(table: Table) -> list[int]:
    return list(table.sees(None).public["gaps"])


# ---- the order of turns


@rule("WAL-7.1")
def test_turns_go_round_in_the_new_priority_order_as_often_as_there_are_walls() -> None:
    old = {O: "grocers", W: "drapers", T: "goldsmiths", X: "vintners"}
    table = given(round=2, built="all", guilds=ORDER, old_guilds=old).laps()
    table.defaults_until(lambda: table.asked[1] == "zoning")
    assert builders(table) == [X, W, T, O, X, W, T, O, X, W, T, O]
    assert table.sees(None).public["walls"] == [0, 0, 0, 0]


@rule("WAL-7.1")
@pytest.mark.parametrize(
    ("board", "players", "laps"),
    [
        ("londonderry", 3, 4),
        ("londonderry", 2, 6),
        ("borderlands", 4, 3),
        ("borderlands", 3, 4),
        ("borderlands", 2, 6),
    ],
)
def test_everybody_has_as_many_turns_as_walls(board: str, players: int, laps: int) -> None:
    guilds = dict(list({O: "grocers", W: "drapers", T: "goldsmiths", X: "skinners"}.items())[:players])
    table = given(board=board, players=players, round=2, built="all", guilds=guilds).laps()
    table.defaults_until(lambda: table.asked[1] == "zoning")
    assert builders(table) == [O, W, T, X][:players] * laps


@rule("WAL-7.18")
@pytest.mark.parametrize("board", ["londonderry", "borderlands"])
@pytest.mark.parametrize(("players", "walls"), [(4, 3), (3, 4), (2, 6)])
def test_two_gaps_are_open_when_votes_are_counted(board: str, players: int, walls: int) -> None:
    guilds = dict(list({O: "grocers", W: "drapers", T: "goldsmiths", X: "skinners"}.items())[:players])
    table = given(board=board, players=players, round=2, built="all", guilds=guilds).laps()
    table.defaults_until(lambda: len(builders(table)) == players * walls)
    assert not table.said("neighbourhood"), "the last turn goes on"
    table.defaults_until(lambda: table.asked[1] == "zoning")
    assert sorted(gap_states(table)) == [0] * 2 + [1] * 12
    assert table.said("neighbourhood")


@rule("WAL-7.18")
def test_while_somebody_has_a_wall_votes_are_not_counted() -> None:
    table = given(round=2, built="all", guilds=ORDER, turned=TURNED, walls=(1, 0, 1, 0)).turn(T)
    table.play("build G1", "show 5/0", "settle 5", "nobles 0", "skip")
    assert not table.said("neighbourhood")
    assert table.asked == (O, "building")
    table.play("build G2", "show 5/0", "settle 5", "nobles 0", "skip")
    assert table.said("neighbourhood")
    assert table.asked[1] == "zoning"


@rule("WAL-13.12", "WAL-7.18")
def test_a_wall_on_a_wall_leaves_three_gaps_open() -> None:
    """EX-T61"""
    guilds = {O: "grocers", W: "drapers", T: "goldsmiths", X: "skinners"}
    table = given(round=2, built="all", guilds=guilds).laps()
    table.defaults_until(lambda: table.asked == (W, "building")).play("guild", "build G1")
    table.defaults_until(lambda: table.asked[1] == "zoning")
    assert table.state("G1") == "doubled"
    assert len(builders(table)) == 12
    assert sorted(gap_states(table)) == [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]


# ---- the order of steps


@rule("WAL-7.2")
def test_a_turn_is_build_then_settle_then_promote_then_adjust() -> None:
    table = given("A2{W1n}", round=2, built="all", guilds=ORDER, turned=TURNED, items={"A2": "blue 2"}).turn(W)
    assert table.asked == (W, "building")
    table.refused("show 3/1", "settle 3", "promote A2 p2 T1", "adjust A2 up")
    table.play("build G14")
    assert table.asked == (W, "showing")
    table.refused("settle 3", "promote A2 p2 T1", "adjust A2 up", "skip")
    table.play("show 3/1")
    assert table.asked == (W, "settling")
    table.refused("promote A2 p2 T1", "adjust A2 up", "skip")
    table.play("settle 3", "nobles 1")
    assert table.asked == (W, "promoting")
    table.refused("adjust A2 up", "settle 1")
    table.play("promote A2 p2 T1")
    assert table.asked == (W, "adjusting")
    table.refused("promote A2 p2 T1", "settle 1")
    table.play("adjust A2 up")
    assert table.asked == (T, "building")


# ---- 1 build


@rule("WAL-7.3")
def test_a_wall_goes_into_any_empty_gap_of_the_board() -> None:
    table = given(round=2, built="P1 G3 G5*2", demolished="G7", turned=TURNED).turn(O)
    assert table.choices("build") == [
        "build G1",
        "build G2",
        "build G4",
        "build G6",
        "build G8",
        "build G9",
        "build G10",
        "build G11",
        "build G12",
        "build G13",
        "build G14",
    ]
    table.refused("build G3", "build G5", "build G7", "skip", "end")


@rule("WAL-7.3", "WAL-6.7")
def test_no_road_is_built_in_round_2() -> None:
    given(round=2, built="P1", turned=TURNED).turn(O).refused("build P2", "build P1")


@rule("WAL-7.3")
def test_a_wall_comes_from_the_own_stock_and_one_card_must_be_shown() -> None:
    table = given(round=2, built="all", guilds={O: "mercers"}, turned=TURNED, hands={O: ["1/1", "3/0"]}).turn(O)
    assert table.play("build G14").sees(None).public["walls"] == [2, 3, 3, 3]
    assert table.state("G14") == "built"
    assert table.choices() == ["show 1/1", "show 3/0"]
    table.refused("show 4/1", "skip", "build G1")


# ---- 2 settle


@rule("WAL-7.4")
def test_the_player_chooses_which_number_settles_and_the_other_one_promotes() -> None:
    start = "A2{W5n}"
    four = given(start, round=2, built="all", turned=TURNED).turn(O).play("build G14", "show 4/1")
    assert four.choices() == ["settle 4", "settle 1"]
    four.refused("settle 3", "settle 5", "settle 0")
    four.play("settle 4", "nobles 0", "promote A2 p2 T1")
    assert (four.area("A2"), four.tower("T1")) == ("O4p W4n", "W1")
    assert four.asked == (O, "adjusting"), "one noble is all"
    one = (
        given(start, round=2, built="all", turned=TURNED).turn(O).play("build G14", "show 4/1", "settle 1", "nobles 0")
    )
    one.play("promote A2 p2 T1", "promote A2 p2 T1", "promote A2 p2 T1", "promote A2 p2 T1")
    assert (one.area("A2"), one.tower("T1")) == ("O1p W1n", "W4")
    assert one.asked == (O, "adjusting"), "four nobles are all"


@rule("WAL-7.4", "WAL-7.8")
def test_nought_for_settling() -> None:
    """EX-T42"""
    table = given("A2{W5n}", round=2, built="all", turned=TURNED).turn(O).play("build G14", "show 4/0", "settle 0")
    assert table.area("A2") == "W5n"
    assert table.supply(O) == "16p 14n"
    table.play("promote A2 p2 T1", "promote A2 p2 T1", "promote A2 p2 T1", "promote A2 p2 T11")
    assert (table.area("A2"), table.tower("T1"), table.tower("T11")) == ("W1n", "W3", "W1")
    assert table.asked == (O, "adjusting")


@rule("WAL-7.4")
def test_nought_for_promoting() -> None:
    table = (
        given("A2{W5n}", round=2, built="all", turned=TURNED)
        .turn(O)
        .play("build G14", "show 4/0", "settle 4", "nobles 0")
    )
    assert table.area("A2") == "O4p W5n"
    table.refused("promote A2 p2 T1")
    assert table.asked == (O, "adjusting")


@rule("WAL-7.5")
def test_exactly_that_many_own_citizens_settle_nobles_and_peasants_as_one_likes() -> None:
    table = given(round=2, built="all", turned=TURNED).turn(O).play("build G14", "show 3/1", "settle 3")
    assert table.choices() == ["nobles 0", "nobles 1", "nobles 2", "nobles 3"]
    table.play("nobles 2")
    assert table.area("A2") == "O1p2n"
    assert table.supply(O) == "15p 12n"


@rule("WAL-7.6")
def test_all_settle_in_the_area_at_the_gap_even_if_the_neighbourhood_is_larger() -> None:
    table = (
        given(round=2, built="all but P1 P5", turned=TURNED)
        .turn(O)
        .play("build G14", "show 5/0", "settle 5", "nobles 0")
    )
    assert table.hoods() == ["A1 A2 A3"]
    assert (table.area("A1"), table.area("A2"), table.area("A3")) == ("", "O5p", "")


@rule("WAL-7.6", "WAL-7.12")
def test_two_gaps_between_the_same_towers_settle_in_different_areas() -> None:
    """EX-T41"""
    table = given(round=2, built="all", guilds=ORDER, turned=TURNED).turn(W)
    table.play("build G6", "show 3/1", "settle 3", "nobles 1")
    assert table.area("A9") == "W2p1n"
    assert sorted(table.choices("promote")) == ["promote A9 p2 T5", "promote A9 p2 T6"]
    table.play("skip", "skip", "build G7", "show 3/1", "settle 3", "nobles 1")
    assert table.area("A4") == "T2p1n"
    assert sorted(table.choices("promote")) == ["promote A4 p3 T5", "promote A4 p3 T6"]


@rule("WAL-7.6", "WAL-13.43")
def test_after_a_fence_one_settles_in_the_part_that_has_the_gap() -> None:
    """L: A4-F1 gives G7 to part A, G8 to part B."""
    table = given(round=2, built="all", fences="A4-F1", guilds=ORDER, turned=TURNED).turn(X)
    table.play("build G8", "show 5/0", "settle 5", "nobles 0", "skip")
    assert (table.area("A4A"), table.area("A4B")) == ("", "X5p")
    table.play("build G7", "show 5/0", "settle 5", "nobles 0", "skip")
    assert (table.area("A4A"), table.area("A4B")) == ("W5p", "X5p")


@rule("WAL-7.7", "WAL-7.8")
def test_too_few_citizens_in_round_2() -> None:
    """EX-T33"""
    table = given("A2{T2n}", round=2, built="all", turned=TURNED, supply={W: "1p 0n"}).turn(W)
    table.play("build G14", "show 4/1", "settle 4")
    assert table.area("A2") == "W1p T2n"
    assert table.supply(W) == "0p 0n"
    table.play("promote A2 p3 T1")
    assert table.tower("T1") == "T1"
    assert table.asked == (W, "adjusting")


@rule("WAL-7.7")
def test_with_an_empty_supply_nobody_settles_and_the_turn_goes_on() -> None:
    table = given("A2{T2n}", round=2, built="all", turned=TURNED, supply={W: "0p 0n"}).turn(W)
    table.play("build G14", "show 4/1", "settle 4")
    assert table.area("A2") == "T2n"
    assert table.asked == (W, "promoting")


@rule("WAL-7.7")
def test_a_shortage_leaves_no_choice_between_peasants_and_nobles() -> None:
    table = given(round=2, built="all", turned=TURNED, supply={W: "1p 2n"}).turn(W)
    table.play("build G14", "show 5/0", "settle 5")
    assert table.area("A2") == "W1p2n"
    assert table.asked == (W, "adjusting")


@rule("WAL-7.14")
def test_after_promoting_the_card_is_out_of_play() -> None:
    table = given("A2{T2n}", round=2, built="all", turned=TURNED, hands={O: ["2/1", "3/0"]}).turn(O)
    before = len(table.sees(None).public["discard"])
    table.play("build G14", "show 2/1", "settle 2", "nobles 0", "promote A2 p3 T1")
    assert table.hand(O) == ["3/0"]
    pile = [FACES[card] for card in table.sees(None).public["discard"]]
    assert pile[before:] == ["2/1"]
    table.play("skip")
    table.turn(O).play("build G1").refused("show 2/1")
