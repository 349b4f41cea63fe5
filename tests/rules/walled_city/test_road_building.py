"""Section 3: the turns of phase B in round 1, laying the road and showing the card."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.walled_city import O, T, Table, W, X, given
from tetrapolis.games.walled_city.rules.cards import FACES

TURNED = (O, W, T, X)
"""Nobody's guild can be used, so that only the steps are asked for."""


def builders(table: Table) -> list[int]:
    return [said["seat"] for said in table.said("builds")]


def discarded(table: Table) -> list[str]:
    return [FACES[card] for card in table.sees(None).public["discard"]]


# ---- the order of turns


@rule("WAL-3.1")
def test_turns_go_round_in_priority_order_as_often_as_there_are_roads() -> None:
    guilds = {O: "clothworkers", W: "fishmongers", T: "salters", X: "mercers"}
    table = given(guilds=guilds).laps()
    table.defaults_until(lambda: table.asked[1] == "zoning")
    assert builders(table) == [X, W, T, O, X, W, T, O, X, W, T, O, X, W, T, O]
    assert table.sees(None).public["roads"] == [0, 0, 0, 0]


@rule("WAL-3.1")
def test_three_players_have_five_turns_each_in_londonderry() -> None:
    guilds = {O: "clothworkers", W: "fishmongers", T: "salters"}
    table = given(players=3, built="P1", guilds=guilds).laps()
    table.defaults_until(lambda: table.asked[1] == "zoning")
    assert builders(table) == [W, T, O, W, T, O, W, T, O, W, T, O, W, T, O]


@rule("WAL-3.1")
def test_two_players_have_eight_turns_each_in_the_borderlands() -> None:
    table = given(board="borderlands", players=2, built="P1 P2 P3 P4", guilds={O: "curriers", W: "carpenters"}).laps()
    table.defaults_until(lambda: table.asked[1] == "zoning")
    assert builders(table) == [W, O, W, O, W, O, W, O, W, O, W, O, W, O, W, O]


@rule("WAL-3.1", "WAL-2.4")
def test_a_number_with_b_has_its_turn_after_the_plain_one() -> None:
    guilds = {O: "painter_stainers", W: "salters", T: "saddlers", X: "haberdashers"}
    table = given(guild_deck="mixed", guilds=guilds, turned=TURNED).laps()
    table.defaults_until(lambda: len(builders(table)) == 5)
    assert builders(table) == [X, T, W, O, X]


# ---- the order of steps


@rule("WAL-3.2")
def test_a_turn_is_build_then_settle_then_adjust() -> None:
    table = given(turned=TURNED, guilds={O: "mercers", W: "drapers"}).turn(O)
    assert table.asked == (O, "building")
    table.refused("show 2/1", "put A5", "adjust A4 up", "skip")
    table.play("build P7")
    assert table.asked == (O, "showing")
    table.refused("put A5", "adjust A4 up", "build P8", "skip")
    table.play("show 2/1")
    assert table.asked == (O, "settling")
    table.refused("adjust A4 up", "build P8", "show 3/1", "skip")
    table.play("put A5", "nobles 1", "nobles 0")
    assert table.asked == (O, "adjusting")
    table.refused("put A4", "build P8", "show 3/1")
    table.play("adjust A4 up")
    assert table.asked[0] != O
    assert table.asked[1] == "building"


@rule("WAL-3.2")
def test_in_round_1_nobody_is_promoted() -> None:
    table = given("A4{W2n}", turned=TURNED).turn(O).play("build P7", "show 4/1", "put A5", "nobles 0", "nobles 0")
    assert table.asked == (O, "adjusting")
    table.refused("promote A4 p2 T6")


# ---- 1 build


@rule("WAL-3.3")
def test_a_road_goes_on_any_empty_path_of_the_board_and_need_not_connect() -> None:
    table = given(built="P1", turned=TURNED, guilds={O: "mercers", W: "grocers"}).turn(O)
    assert table.choices("build") == [
        "build P2",
        "build P3",
        "build P4",
        "build P5",
        "build P6",
        "build P7",
        "build P8",
        "build P9",
        "build P10",
        "build P11",
        "build P12",
        "build P13",
        "build P14",
        "build P15",
        "build P16",
        "build P17",
        "build P18",
        "build P19",
    ]
    table.play("build P9")
    assert (table.state("P1"), table.state("P9")) == ("built", "built")


@rule("WAL-3.3")
def test_building_is_compulsory_and_takes_one_road_of_the_own_stock() -> None:
    table = given(guilds={O: "mercers"}, turned=TURNED, roads={O: 3}).turn(O)
    table.refused("skip", "end", "done")
    table.play("build P9")
    assert table.sees(None).public["roads"] == [2, 3, 3, 3]


@rule("WAL-3.3")
def test_only_one_road_is_laid_in_a_turn() -> None:
    table = given(turned=TURNED).turn(O).play("build P9", "show 5/0", "put A8", "nobles 0")
    table.refused("build P1")
    table.play("skip")
    assert table.asked[0] != O
    assert len(table.said("builds")) == 1


@rule("WAL-3.4")
def test_no_road_on_a_built_or_demolished_path_or_on_a_fence_or_in_a_gap() -> None:
    table = given(built="P1 P2*2", demolished="P3", fences="A1-F1", turned=TURNED).turn(O)
    table.refused("build P1", "build P2", "build P3", "build A1-F1", "build G1")
    assert table.can("build P4")


@rule("WAL-3.4")
def test_drapers_build_on_a_built_path_but_not_on_a_demolished_one_or_a_fence() -> None:
    table = given(built="P1", demolished="P3", fences="A1-F1", guilds={O: "drapers"}).turn(O).play("guild")
    assert table.choices("build") == ["build P1"]
    table.refused("build P3", "build A1-F1")
    table.play("build P1")
    assert table.state("P1") == "doubled"


# ---- the card


@rule("WAL-3.5")
def test_one_card_from_the_hand_must_be_shown() -> None:
    table = given(turned=TURNED, hands={O: ["1/1", "3/0", "5/0"]}).turn(O).play("build P7")
    assert table.choices() == ["show 1/1", "show 3/0", "show 5/0"]
    table.refused("skip", "end", "show 2/1")
    table.play("show 3/0")
    assert table.hears(W, "shows") == [{"seat": O, "card": "3/0"}]


@rule("WAL-3.5", "WAL-2.7")
def test_road_and_card_are_one_step_that_no_guild_interrupts() -> None:
    table = given(guilds={O: "salters"}).turn(O)
    assert table.can("guild")
    table.play("build P7")
    table.refused("guild")
    table.play("show 2/1")
    assert table.can("guild")


@rule("WAL-3.11")
def test_after_settling_the_card_lies_on_the_common_pile_and_is_out_of_play() -> None:
    table = given(turned=TURNED, guilds={O: "mercers", W: "grocers"}).turn(O)
    table.play("build P7", "show 2/1", "put A4", "nobles 0", "nobles 0", "skip")
    assert discarded(table) == ["2/1"]
    assert table.hand(O) == ["1/1", "2/2", "3/0", "3/1", "3/2", "4/0", "4/1", "5/0"]
    table.play("build P9", "show 2/1", "put A8", "nobles 0", "nobles 0", "skip")
    assert discarded(table) == ["2/1", "2/1"]
    table.turn(O).play("build P1").refused("show 2/1")


# ---- the end of the phase


@rule("WAL-3.19", "WAL-1.2")
def test_when_the_last_road_is_used_votes_are_counted_at_once() -> None:
    guilds = {O: "mercers", W: "grocers", T: "drapers", X: "clothworkers"}
    table = given("A6{W1p}", guilds=guilds, turned=TURNED, roads=(0, 0, 0, 1), built="all but P7").turn(X)
    table.play("build P7", "show 5/0", "put A4", "nobles 0")
    assert not table.said("neighbourhood")
    table.play("skip")
    assert table.line(W, "neighbourhoods1") == 5
    assert table.asked[1] == "zoning"


@rule("WAL-3.19")
def test_while_somebody_has_a_road_votes_are_not_counted() -> None:
    guilds = {O: "mercers", W: "grocers", T: "drapers", X: "clothworkers"}
    table = given("A6{W1p}", guilds=guilds, turned=TURNED, roads=(0, 0, 1, 1)).turn(T)
    table.play("build P7", "show 5/0", "put A4", "nobles 0", "skip")
    assert not table.said("neighbourhood")
    assert table.asked == (X, "building")


@rule("WAL-3.19")
@pytest.mark.parametrize(
    ("board", "players", "starting", "roads_on_board"),
    [
        ("londonderry", 4, "", 16),
        ("londonderry", 3, "P1", 16),
        ("londonderry", 2, "P1 P2 P3 P4", 16),
        ("borderlands", 4, "", 20),
        ("borderlands", 3, "P1", 19),
        ("borderlands", 2, "P1 P2 P3 P4", 20),
    ],
)
def test_roads_on_the_board_at_the_count(board: str, players: int, starting: str, roads_on_board: int) -> None:
    """Section S: 16 of 19 paths, or 19 to 20 of 24, are built when phase C begins."""
    first = {O: "grocers", W: "drapers", T: "goldsmiths", X: "skinners"}
    table = given(board=board, players=players, built=starting, guilds=dict(list(first.items())[:players])).laps()
    table.defaults_until(lambda: table.asked[1] == "zoning")
    assert sum(table.sees(None).public["paths"]) == roads_on_board
