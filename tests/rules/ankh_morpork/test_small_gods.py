"""Small Gods against events (ANK-6.19 and what ANK-5.10 says about every event)."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import R, Y
from tests.marks import rule
from tests.rules.ankh_morpork.turning import turned

HIT = "4{Y-bld} 9{Y1 Y-bld}"


@rule("ANK-6.3", "ANK-5.10")
@pytest.mark.parametrize(
    ("event", "dice", "offered"),
    [
        ("the_dragon", [9], ["save 9 building", "save 9 minion"]),
        ("flood", [9, 9], ["save 9 minion"]),
        ("fire", [9, 3], ["save 9 building"]),
        ("explosion", [9], ["save 9 building"]),
        ("earthquake", [9, 3], ["save 9 building"]),
        ("demons_from_the_dungeon_dimensions", [9, 1, 2], ["save 9 demon"]),
        ("bloody_stupid_johnson", [9], ["save 9 card", "save 9 minion"]),
    ],
)
def test_what_small_gods_saves_from_each_event(event: str, dice: list[int], offered: list[str]) -> None:
    table = turned(event, *dice, board=HIT)
    assert table.asked == (Y, "protecting")
    assert sorted(table.choices("save")) == offered
    assert table.can("pass")


@rule("ANK-6.13", "ANK-6.14", "ANK-6.21", "ANK-6.24")
@pytest.mark.parametrize(("event", "dice"), [("fog", []), ("riots", []), ("subsidence", []), ("trolls", [9, 9, 9])])
def test_small_gods_is_not_asked_about_the_other_events(event: str, dice: list[int]) -> None:
    table = turned(event, *dice, board=HIT)
    assert table.asked == (R, "menu")


@rule("ANK-6.3")
@pytest.mark.parametrize("event", ["the_dragon", "fire", "explosion", "bloody_stupid_johnson"])
def test_two_dollars_are_not_enough(event: str) -> None:
    table = turned(event, 9, 3, board=HIT, cash={Y: 2})
    assert table.asked == (R, "menu")
    assert table.cash(Y) == 2


@rule("ANK-6.3", "ANK-5.10")
def test_each_piece_costs_three_dollars_as_long_as_there_is_money() -> None:
    table = turned("the_dragon", 9, board="4{Y-bld} 9{Y4 Y-bld}", cash={Y: 8})
    table.play("save 9 minion", "save 9 minion")
    assert table.asked == (R, "menu")
    assert table.cash(Y) == 2
    assert table.area(9) == "Y2"


@rule("ANK-6.3", "ANK-5.10")
def test_the_holder_may_stop_paying_at_any_time() -> None:
    table = turned("the_dragon", 9, board="4{Y-bld} 9{Y4}", cash={Y: 9})
    table.play("save 9 minion", "pass")
    assert table.cash(Y) == 6
    assert table.area(9) == "Y1"


@rule("ANK-6.3", "ANK-5.10")
def test_small_gods_works_in_the_holders_own_turn_and_in_the_turn_it_was_gained() -> None:
    table = turned("explosion", 9, board="4{R-bld} 9{R-bld}", gained=[4])
    assert table.asked == (R, "protecting")
    table.play("save 9 building")
    assert table.area(9) == "R-bld"
    assert table.cash(R) == 7


@rule("ANK-6.3", "ANK-5.10")
def test_only_pieces_of_the_holder_are_saved() -> None:
    table = turned("the_dragon", 9, board="4{Y-bld} 9{G1 R1 R-bld troll1 !}")
    assert table.asked == (R, "menu")
    assert table.area(9) == ""
    assert table.cash(Y) == 10


@rule("ANK-6.3")
def test_susan_and_small_gods_together_save_two_minions() -> None:
    table = turned("the_dragon", 9, board="4{Y-bld} 9{Y3}", hands={Y: ["susan"]}, cash={Y: 3})
    table.play("interrupt susan", "save 9 minion")
    assert table.area(9) == "Y2"
    assert table.cash(Y) == 0
    assert "susan" in table.discard
