"""Section 1 of the rules: the course of the game, pieces, paths and gaps (WAL-1.2, WAL-1.5 to WAL-1.11)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rules.walled_city.phases import course, default_game
from tests.walled_city import O, W, given, new_game

# ---- the course of the game and its pieces


@rule("WAL-1.2")
def test_two_rounds_of_four_phases_each() -> None:
    table = given("T1{O1}", players=3, guilds={O: "mercers"}, offer=["drapers", "vintners", "salters", "skinners"])
    table.turn(O).defaults_until(lambda: False)
    assert course(table) == ["B", "C", "D", "A", "B", "C", "D", "towers", "end"]
    assert course(new_game(3).defaults_until(lambda: False))[:4] == ["A", "B", "C", "D"]


@rule("WAL-1.9")
def test_every_citizen_is_in_exactly_one_place_all_the_time() -> None:
    table = new_game(2, 5)
    for now in default_game(table):
        pos = now.pos
        for colour in (0, 1, 2):  # with two players all colours have 25 peasants and 20 nobles
            peasants = sum(pos.peasants[colour::4]) + pos.supply_p[colour] + pos.box_p[colour]
            nobles = sum(pos.nobles[colour::4]) + sum(pos.guards[colour::4])
            assert (peasants, nobles + pos.supply_n[colour] + pos.box_n[colour]) == (25, 20)


@rule("WAL-1.9")
def test_what_is_in_the_box_never_comes_back() -> None:
    """O's fled nobles are in the box, not in his supply; his noble lifted by Mercers goes to the supply instead."""
    table = given("A9{O2n}", round=2, supply={O: "3p 0n"}).count()
    assert (table.area("A9"), table.supply(O), table.box(O)) == ("", "3p 0n", "13p 14n")
    table = given("A9{O2n}", round=2, supply={O: "3p 0n"}, guilds={W: "mercers"}).turn(W)
    table.play("guild", "pick A9 p1")
    assert (table.area("A9"), table.supply(O), table.box(O)) == ("O1n W1n", "3p 1n", "13p 12n")


@rule("WAL-1.8")
def test_areas_and_towers_hold_any_number() -> None:
    crowd = "A9{O10p W16p8n T16p14n X16p14n} T5{O9} T6{W6}"
    table = given(crowd, round=2, hands={O: ["5/0", "4/1", "1/1"]}).turn(O)
    table.play("build G6", "show 5/0")
    table.defaults_until(lambda: table.asked[1] == "settling")
    table.play("settle 5").defaults_until(lambda: table.seat != O)
    assert table.area("A9") == "O15p W16p8n T16p14n X16p14n"
    table = given(crowd, round=2, hands={O: ["5/0", "4/1", "1/1"]}).turn(O).play("build G6", "show 5/0", "settle 0")
    table.play(*["promote A9 p3 T5"] * 5)
    assert table.tower("T5") == "O9 T5"


@rule("WAL-1.8")
def test_peasants_never_enter_towers_and_a_noble_there_is_a_guard() -> None:
    table = given("A9{O3p W2p1n}", round=2, hands={O: ["4/0", "4/1", "1/1"]}).turn(O)
    table.play("build G6", "show 4/0", "settle 0")
    assert table.choices("promote") == ["promote A9 p2 T5", "promote A9 p2 T6"]
    table.play("promote A9 p2 T5")
    assert (table.area("A9"), table.tower("T5")) == ("O3p W2p", "W1")


@rule("WAL-1.10")
@pytest.mark.parametrize("board", ["londonderry", "borderlands"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_box_holds_enough_pieces(board: str, players: int) -> None:
    """24 roads with two left for fences, 12 walls; per colour 25 peasants and 20 nobles."""
    table = new_game(players, board=board)
    starting = {2: 4, 3: 1, 4: 0}[players]
    assert sum(table.pos.roads) + starting <= 24 - 2
    assert sum(table.pos.walls) == 12
    assert max(table.pos.supply_p[:players]) <= 25
    assert max(table.pos.supply_n[:players]) <= 20
    tiles = [place for place, kind, _ in table.sees(None).dice if kind == "tile"]
    assert len(tiles) <= 4


@rule("WAL-1.11")
@pytest.mark.parametrize("path", [f"P{number}" for number in range(1, 20)])
def test_a_road_fits_every_path_however_many_lie_already(path: str) -> None:
    table = given(built=f"all but {path}", players=3).turn(O)
    assert table.choices("build") == [f"build {path}"]


@rule("WAL-1.11", "WAL-13.12")
def test_a_second_road_fits_every_built_path() -> None:
    table = given(built="all", players=3, guilds={O: "drapers"}, roads=[1, 1, 1]).turn(O).play("guild")
    assert table.choices("build") == [f"build P{number}" for number in range(1, 20)]


# ---- places


@rule("WAL-1.5", "WAL-4.2")
def test_a_path_is_open_while_empty_or_demolished() -> None:
    assert given(built="all but P1").turn(O).hoods() == ["A1 A2"]
    assert given(built="all but P1", demolished="P1").turn(O).hoods() == ["A1 A2"]
    assert given(built="all").turn(O).hoods() == []


@rule("WAL-1.5")
def test_a_path_has_two_sides_and_a_side_may_list_several_areas() -> None:
    table = given(board="borderlands").turn(O).play("build P13", "show 4/1")
    assert table.choices("put") == ["put A3", "put A7"]
    table = given(board="borderlands").turn(O).play("build P1", "show 4/1")
    assert table.choices("put") == ["put A1", "put A2", "put A3"]
    table.play("put A1").defaults_until(lambda: table.asked[1] == "settling_other")
    assert table.choices("put") == ["put A2", "put A3"]


@rule("WAL-1.6")
def test_a_gap_is_empty_built_or_demolished_and_drawn_walls_are_scenery() -> None:
    table = given(round=2, built="G2", demolished="G5").turn(O)
    assert (table.state("G1"), table.state("G2"), table.state("G5")) == ("empty", "built", "demolished")
    assert table.choices("build") == [f"build G{number}" for number in range(1, 15) if number not in (2, 5)]


@rule("WAL-1.6")
def test_a_gap_borders_exactly_one_area() -> None:
    table = given(round=2).turn(O).play("build G7", "show 4/1", "settle 4", "nobles 0")
    assert table.area("A4") == "O4p"


@rule("WAL-1.7")
@pytest.mark.parametrize(("board", "items", "towers"), [("londonderry", 24, 11), ("borderlands", 21, 8)])
def test_each_area_and_each_tower_holds_one_item_and_a_tower_a_die(board: str, items: int, towers: int) -> None:
    dice = new_game(3, board=board).sees(None).dice
    assert len({place for place, _, _ in dice}) == len(dice) == items
    in_towers = [kind for place, kind, _ in dice if place.startswith("T")]
    assert len(in_towers) == towers
    assert "tile" not in in_towers
