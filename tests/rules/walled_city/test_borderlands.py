"""Section 11: what is different in the Borderlands."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.walled_city import O, T, W, X, given, new_game

TURNED = (O, W, T, X)
OWN_DECK = ["1/0", "1/1", "2/0", "2/1", "2/2", "3/0", "3/1", "3/2", "4/0", "4/1", "5/0"]
T_PATHS = [
    ("P1", "A1", "A2", "A3", "P5"),
    ("P2", "A1", "A3", "A4", "P6"),
    ("P3", "A1", "A4", "A5", "P7"),
    ("P4", "A1", "A2", "A5", "P8"),
    ("P9", "A6", "A2", "A3", "P5"),
    ("P10", "A8", "A3", "A4", "P6"),
    ("P11", "A10", "A4", "A5", "P7"),
    ("P12", "A12", "A2", "A5", "P8"),
]
"""Path, A, B1, B2, stem."""

# ---- stocks and cards


@rule("WAL-11.1")
def test_four_players() -> None:
    table = new_game(4, board="borderlands")
    public = table.sees(None).public
    assert (public["roads"], public["walls"]) == ([5, 5, 5, 5], [3, 3, 3, 3])
    assert [table.supply(seat) for seat in (O, W, T, X)] == ["17p 16n"] * 4
    assert table.sees(X).hand == ["1/1", "2/0", "2/1", "2/2", "3/0", "3/1", "3/2", "4/0", "4/1", "5/0"]


@rule("WAL-11.2")
def test_three_players() -> None:
    table = new_game(3, board="borderlands")
    public = table.sees(None).public
    assert (public["roads"], public["walls"]) == ([6, 6, 6], [4, 4, 4])
    assert [table.supply(seat) for seat in (O, W, T)] == ["19p 18n"] * 3
    assert [table.hand(seat) for seat in (O, W, T)] == [OWN_DECK] * 3
    assert [player.cards for player in table.sees(None).players] == [12, 12, 12]


@rule("WAL-11.3")
def test_two_players() -> None:
    table = new_game(2, board="borderlands")
    public = table.sees(None).public
    assert (public["roads"], public["walls"]) == ([8, 8], [6, 6])
    assert [table.supply(seat) for seat in (O, W)] == ["25p 20n"] * 2
    assert [len(table.sees(seat).hand) for seat in (O, W)] == [18, 18]


@rule("WAL-11.4")
def test_three_off_colour_cards_are_dealt_one_to_each() -> None:
    table = new_game(3, board="borderlands")
    dealt = [[card for card in table.sees(seat).hand if card.endswith("*")] for seat in (O, W, T)]
    assert sorted(dealt) == [["2/2*"], ["3/1*"], ["4/0*"]]


@rule("WAL-11.4")
def test_the_off_colour_cards_are_shuffled() -> None:
    got = {new_game(3, seed, board="borderlands").sees(O).hand[-1] for seed in range(1, 21)}
    assert got == {"2/2*", "3/1*", "4/0*"}


@rule("WAL-11.4", "WAL-14.2")
def test_nobody_else_knows_an_off_colour_card() -> None:
    table = new_game(3, board="borderlands")
    worlds = table.worlds(W)
    own = table.sees(W).hand[-1]
    olives = {world.observe(O).view.hand[-1] for world in worlds}
    assert olives == {"2/2*", "3/1*", "4/0*"} - {own}
    assert {world.observe(W).view.hand[-1] for world in worlds} == {own}


@rule("WAL-11.4")
@pytest.mark.parametrize(("board", "players"), [("borderlands", 4), ("borderlands", 2), ("londonderry", 3)])
def test_there_are_no_off_colour_cards_in_other_games(board: str, players: int) -> None:
    table = new_game(players, board=board)
    assert not any(card.endswith("*") for card in table.sees(O).hand)


@rule("WAL-11.5")
@pytest.mark.parametrize(("round", "place"), [(1, "P5"), (2, "G1")])
def test_the_off_colour_card_is_never_a_card_for_building(round: int, place: str) -> None:
    hands = {O: ["1/0", "3/2"]}
    table = given(board="borderlands", players=3, round=round, off=("4/0", "3/1", "2/2"), hands=hands, turned=(O, W, T))
    table.turn(O).play(f"build {place}")
    assert table.choices() == ["show 1/0", "show 3/2"]
    table.refused("show 4/0", "show 4/0*")


@rule("WAL-11.5")
@pytest.mark.parametrize("round", [1, 2])
def test_the_off_colour_card_is_laid_in_phase_d_like_an_own_card(round: int) -> None:
    hands = {O: ["1/0", "3/2"]}
    table = given(
        "T1{W1}", board="borderlands", players=3, round=round, off=("4/0", "3/1", "2/2"), hands=hands, votes=(0, 1, 2)
    ).defence()
    assert table.asked == (O, "zoning")
    table.play("zone Z1")
    assert table.choices() == ["lay 1/0", "lay 3/2", "lay 4/0*"]
    table.play("lay 4/0*")
    assert sorted(table.choices()) == ["face T1", "face T2"]
    table.play("face T1")
    assert table.sees(O).hand == ["1/0", "3/2"]
    assert table.asked == (W, "zoning")


@rule("WAL-11.5")
def test_an_off_colour_card_gives_its_numbers_to_the_towers() -> None:
    zones = {"Z1": (O, "4/0*", "T1"), "Z8": (W, "3/1*", "T8")}
    table = given(
        "T1{W2 O1} T8{T1}", board="borderlands", players=3, round=2, off=("4/0", "3/1", "2/2"), zones=zones
    ).towers()
    assert [table.line(seat, "towers") for seat in (O, W, T)] == [1, 5, 3]


@rule("WAL-11.6")
def test_who_has_only_the_off_colour_card_left_must_lay_it() -> None:
    hands: dict[int, list[str]] = {O: []}
    table = given(
        board="borderlands", players=3, round=2, off=("3/1", "4/0", "2/2"), hands=hands, votes=(0, 1, 2)
    ).defence()
    table.play("zone Z1")
    assert table.choices() == ["lay 3/1*"]
    table.refused("skip")


# ---- the survey tile


@rule("WAL-11.7")
def test_only_one_survey_tile_is_there() -> None:
    tiles = [
        (place, value) for place, kind, value in new_game(4, board="borderlands").sees(None).dice if kind == "tile"
    ]
    assert tiles in ([("A1", 1)], [("A1", -1)])


@rule("WAL-11.7")
def test_the_survey_tile_is_tossed() -> None:
    shown = {new_game(4, seed, board="borderlands").item("A1") for seed in range(1, 21)}
    assert shown == {"+1", "-1"}


# ---- T-paths


@rule("WAL-11.8")
@pytest.mark.parametrize(("path", "a", "b1", "b2", "stem"), T_PATHS)
def test_a_t_path_has_one_area_on_one_side_and_two_on_the_other(path: str, a: str, b1: str, b2: str, stem: str) -> None:
    table = given(board="borderlands", turned=TURNED).turn(O).play(f"build {path}", "show 3/1", f"put {a}")
    assert sorted(table.choices()) == [f"put {b1}", f"put {b2}"]
    at_stem = given(board="borderlands", built=path, turned=TURNED).turn(O).play(f"build {stem}", "show 3/1")
    assert sorted(at_stem.choices()) == [f"put {b1}", f"put {b2}"]


@rule("WAL-11.8")
@pytest.mark.parametrize(
    "path", ["P5", "P6", "P7", "P8", "P13", "P14", "P15", "P16", "P17", "P18", "P19", "P20", "P21", "P22", "P23", "P24"]
)
def test_the_other_sixteen_paths_are_plain(path: str) -> None:
    table = given(board="borderlands", turned=TURNED).turn(O).play(f"build {path}", "show 3/1")
    assert len(table.choices("put")) == 2


@rule("WAL-11.9", "WAL-3.9")
def test_the_books_example_of_a_t_path() -> None:
    """EX-B26"""
    table = given(board="borderlands", turned=TURNED).turn(W).play("build P9", "show 3/2", "put A3")
    table.refused("put A2", "share 2", "share 1")
    table.play("nobles 0", "nobles 0")
    assert (table.area("A6"), table.area("A2"), table.area("A3")) == ("W2p", "", "W3p")


@rule("WAL-11.9")
def test_the_larger_number_to_a_and_the_other_wholly_to_b1() -> None:
    table = given(board="borderlands", turned=TURNED).turn(W).play("build P9", "show 3/2", "put A6", "put A2")
    table.play("nobles 3", "nobles 1")
    assert (table.area("A6"), table.area("A2"), table.area("A3")) == ("W3n", "W1p1n", "")


@rule("WAL-11.9")
def test_the_larger_number_to_b1_and_the_other_to_a() -> None:
    table = given(board="borderlands", turned=TURNED).turn(W).play("build P9", "show 3/2", "put A2")
    assert table.asked == (W, "peopling"), "A is the only area on the other side"
    table.play("nobles 0", "nobles 0")
    assert (table.area("A6"), table.area("A2"), table.area("A3")) == ("W2p", "W3p", "")


@rule("WAL-11.9")
def test_two_and_two_at_a_t_path_leaves_the_choice_between_b1_and_b2() -> None:
    table = given(board="borderlands", turned=TURNED).turn(W).play("build P9", "show 2/2")
    assert table.choices() == ["put A2", "put A3"]
    table.play("put A3", "nobles 0", "nobles 0")
    assert (table.area("A6"), table.area("A2"), table.area("A3")) == ("W2p", "", "W2p")


@rule("WAL-11.9")
@pytest.mark.parametrize("area", ["A6", "A2", "A3"])
def test_five_and_nought_at_a_t_path(area: str) -> None:
    """EX-T37"""
    table = given(board="borderlands", turned=TURNED).turn(W).play("build P9", "show 5/0")
    assert sorted(table.choices()) == ["put A2", "put A3", "put A6"]
    table.play(f"put {area}", "nobles 0")
    assert {name: table.area(name) for name in ("A6", "A2", "A3")} == {"A6": "", "A2": "", "A3": ""} | {area: "W5p"}
    assert table.asked == (W, "adjusting")


@rule("WAL-11.10")
def test_the_item_of_a_of_b1_or_of_b2_may_be_adjusted() -> None:
    """EX-B27"""
    items = {"A6": "blue 1", "A2": "green 3", "A3": "orange 1"}
    table = given(board="borderlands", turned=TURNED, items=items).turn(W)
    table.play("build P9", "show 3/2", "put A3", "nobles 0", "nobles 0")
    assert table.area("A2") == ""
    assert sorted(table.choices()) == ["adjust A2 down", "adjust A3 up", "adjust A6 up", "skip"]
    table.play("adjust A2 down")
    assert table.item("A2") == "green 2"


@rule("WAL-11.11")
def test_an_open_t_path_joins_all_three_areas_even_over_a_built_stem() -> None:
    table = given("A8{O2p} A3{W1p} A4{W2p}", board="borderlands", built="all but P10")
    assert table.hoods() == ["A3 A4 A8"]
    table.count()
    assert (table.line(W, "neighbourhoods1"), table.line(O, "neighbourhoods1")) == (5, 3)


@rule("WAL-11.11")
def test_a_built_t_path_parts_a_from_both_and_only_the_stem_parts_b1_from_b2() -> None:
    table = given("A8{O2p} A3{W1p} A4{W2p}", board="borderlands", built="all but P6")
    assert table.hoods() == ["A3 A4"]
    table.count()
    assert (table.line(W, "neighbourhoods1"), table.line(O, "neighbourhoods1")) == (5, 5)
    assert given(board="borderlands", built="all").hoods() == []


# ---- starting roads


@rule("WAL-11.12")
@pytest.mark.parametrize(("players", "roads"), [(4, 0), (3, 1), (2, 4)])
def test_starting_roads(players: int, roads: int) -> None:
    table = new_game(players, board="borderlands")
    table.defaults_until(lambda: table.asked[1] == "joining")
    assert len(table.said("starting-road")) == roads
    assert sum(table.sees(None).public["paths"]) == roads


@rule("WAL-11.12", "WAL-1.27")
def test_a_starting_road_may_lie_on_a_t_path() -> None:
    table = new_game(3, board="borderlands", first_player=T)
    assert table.asked == (T, "start_road")
    table.play("build P9")
    assert table.state("P9") == "built"
    assert table.asked == (T, "joining"), "no settling, no adjusting"
    assert table.sees(None).public["roads"] == [6, 6, 6], "it comes from the box"
