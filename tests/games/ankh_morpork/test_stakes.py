"""What is at stake in a window, in points: standing answers (`pass below=N`) and the table go by it."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import R, Table, Y, given


def stake(table: Table) -> int:
    """The window offers to let everything pass that is worth no more than what it is about."""
    (text,) = table.choices("pass below=")
    return int(text.removeprefix("pass below=")) - 1


@pytest.mark.parametrize(
    ("board", "points"),
    [("5{Y1 G1 !}", 5), ("5{Y1 G1 demon1 !}", 0)],
)
def test_a_minion_counts_five_points_unless_a_demon_is_there(board: str, points: int) -> None:
    table = given(f"7{{R1}} {board}", hands={R: ["mr_gryle"], Y: ["groat"]}).play("play mr_gryle", "kill 5 p2")
    assert table.asked == (Y, "window")
    assert stake(table) == points


def test_money_counts_as_much_as_can_be_taken() -> None:
    for cash, points in ((10, 3), (1, 1)):
        table = given("7{R1}", hands={R: ["nobby_nobbs", "groat"], Y: ["modo"]}, cash={Y: cash})
        table.play("play nobby_nobbs", "text", "target p2")
        assert stake(table) == points


def test_a_bought_or_burning_building_counts_its_cost() -> None:
    table = given("11{Y-bld} 7{R1}", hands={R: ["sybil_vimes"], Y: ["groat"]}, cash={R: 30})
    table.play("play sybil_vimes", "skip", "text", "buy 11")
    assert stake(table) == 18
    table = given("11{Y-bld} 1{Y-bld}", hands={R: ["the_fire_brigade"], Y: ["groat"]})
    assert stake(table.play("play the_fire_brigade", "text")) == 18


@pytest.mark.parametrize(
    ("event", "board", "die", "points"),
    [
        ("explosion", "4{Y-bld} 11{Y-bld}", 11, 18),
        ("the_dragon", "4{Y-bld} 1{Y1 Y-bld}", 1, 6),
        ("bloody_stupid_johnson", "4{Y-bld} 11{Y-bld}", 11, 2),
        ("bloody_stupid_johnson", "4{Y-bld} 11{Y1 Y-bld}", 11, 5),
    ],
)
def test_in_an_event_the_dearest_thing_counts(event: str, board: str, die: int, points: int) -> None:
    table = given(board, hands={R: ["rincewind"]}, events=[event], dice=[die]).play("play rincewind")
    assert table.asked == (Y, "protecting")
    assert stake(table) == points


@pytest.mark.parametrize(("board", "points"), [("9{Y2}", 10), ("9{Y1 Y-bld}", 17), ("9{Y2 demon1}", 0)])
def test_a_demon_takes_the_value_of_everything_there(board: str, points: int) -> None:
    demons = "demons_from_the_dungeon_dimensions"
    table = given(f"4{{Y-bld}} {board}", hands={R: ["rincewind"]}, events=[demons], dice=[9, 3, 3])
    assert stake(table.play("play rincewind")) == points


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("the_fools_guild", 5),  # with $0 he would have to take it
        ("queen_molly", 4),  # two cards
        ("cable_street_particulars", 2),  # one card
        ("the_chair_of_indefinite_studies", 6),  # his whole hand
    ],
)
def test_a_fine_and_hand_cards_have_their_worth(card: str, points: int) -> None:
    table = given("7{R1}", hands={R: [card, "hex"], Y: ["groat", "modo", "librarian"]}, cash={Y: 0}, events=["riots"])
    table.play(f"play {card}")
    while not table.can("text"):
        table.play("skip")
    table.play("text")
    if table.asked == (R, "target"):
        table.play("target p2")
    assert table.asked == (Y, "window")
    assert stake(table) == points
