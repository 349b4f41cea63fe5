"""Guilds that work on dice and survey tiles: Haberdashers, Clothworkers, Curriers."""

from __future__ import annotations

import pytest

import tetrapolis as tp
from tests.marks import rule
from tests.rules.walled_city.guild_helper import EVERY_WAY, Way, turn_with, using
from tests.walled_city import O, W

# ---- Haberdashers


@rule("WAL-13.26", "WAL-13.3")
@EVERY_WAY
def test_haberdashers_have_four_tries_and_see_each_result_before_the_next(way: Way) -> None:
    table = using(way, "haberdashers", items={"A2": "blue 2", "A1": "+1", "T4": "green 1"}, dice=[1, 3, "-", 2])
    assert table.play("choose A2").item("A2") == "blue 1"
    assert table.play("choose A2").item("A2") == "blue 3"  # the same one again
    assert table.play("choose A1").item("A1") == "-1"
    assert table.asked == (O, "ability")
    assert table.play("choose T4").item("T4") == "green 2"
    assert table.asked == (O, "building")


@rule("WAL-13.26")
def test_haberdashers_may_pick_any_die_and_any_tile_and_a_roll_may_change_nothing() -> None:
    table = turn_with("haberdashers", items={"A1": "+1", "A2": "blue 2"}, dice=["+", 2]).play("guild")
    areas, towers = [f"choose A{number}" for number in range(1, 14)], [f"choose T{number}" for number in range(1, 12)]
    assert table.choices() == areas + towers
    table.play("choose A1", "choose A2")
    assert (table.item("A1"), table.item("A2"), table.asked) == ("+1", "blue 2", (O, "ability"))


@rule("WAL-13.26", "WAL-13.27", "WAL-13.5")
def test_haberdashers_may_stop_and_lose_the_other_tries() -> None:
    """EX-T79"""
    items = {"A2": "blue 1", "T1": "blue 1", "A4": "blue 1", "T2": "blue 1"}
    table = turn_with("haberdashers", items=items, dice=[3, 3]).play("guild")
    assert table.faction("blue") == 2
    table.play("choose T1")
    assert (table.item("T1"), table.faction("blue")) == ("blue 3", 2)  # a tower die does not count in round 1
    table.play("choose A2")
    assert table.faction("blue") == 4
    table.play("done")
    assert table.asked == (O, "building")
    table.refused("guild", "choose A2")


@rule("WAL-13.27", "WAL-13.5")
def test_a_tower_die_rolled_in_round_2_changes_the_factions_value() -> None:
    items = {"A2": "blue 1", "T1": "blue 1", "A4": "blue 1", "T2": "blue 1"}
    table = turn_with("haberdashers", items=items, dice=[3], round=2).play("guild", "choose T1", "done")
    assert table.faction("blue") == 6


@rule("WAL-13.27")
def test_tries_left_over_do_not_come_back_in_a_later_turn() -> None:
    table = turn_with("haberdashers").play("guild", "choose A2", "done")
    table.defaults_until(lambda: {"seat": O} in table.said("turn"))
    assert table.asked == (O, "building")
    table.refused("guild")


# ---- Clothworkers


@rule("WAL-13.34", "WAL-13.3")
@EVERY_WAY
def test_clothworkers_put_two_dice_to_one(way: Way) -> None:
    table = using(way, "clothworkers", items={"A2": "blue 3", "T1": "green 2", "A4": "blue 2"})
    table.play("choose A2", "choose T1")
    assert (table.item("A2"), table.item("T1"), table.item("A4")) == ("blue 1", "green 1", "blue 2")
    assert table.asked == (O, "building")


@rule("WAL-13.34", "WAL-13.3")
@EVERY_WAY
def test_clothworkers_put_two_tiles_to_minus_one_of_which_one_may_be_there_already(way: Way) -> None:
    table = using(way, "clothworkers", items={"A1": "+1", "A3": "-1", "A10": "+1", "A13": "+1"})
    table.play("choose A3", "choose A1")
    assert [table.item(area) for area in ("A1", "A3", "A10", "A13")] == ["-1", "-1", "+1", "+1"]
    assert table.asked == (O, "building")


@rule("WAL-13.34")
def test_clothworkers_may_choose_a_die_that_shows_one_already() -> None:
    table = turn_with("clothworkers", items={"A2": "blue 3", "A4": "green 1"}).play("guild", "choose A4", "choose A2")
    assert (table.item("A2"), table.item("A4")) == ("blue 1", "green 1")


@rule("WAL-13.34")
def test_clothworkers_do_not_mix_a_die_and_a_tile() -> None:
    table = turn_with("clothworkers").play("guild", "choose A1")
    assert table.choices() == ["choose A3", "choose A10", "choose A13"]  # the other tiles
    table = turn_with("clothworkers", items={"A2": "blue 2"}).play("guild", "choose A2")
    table.refused("choose A1", "choose A3", "choose A10", "choose A13")
    assert table.can("choose A4")


@rule("WAL-13.34")
def test_clothworkers_cannot_choose_the_one_tile_of_borderlands() -> None:
    table = turn_with("clothworkers", board="borderlands", items={"A2": "blue 2"}).play("guild")
    table.refused("choose A1")
    assert len(table.choices()) == 20


@rule("WAL-13.34", "WAL-2.10")
def test_clothworkers_cannot_be_used_when_everything_is_lowest() -> None:
    lowest = {"A1": "-1", "A3": "-1", "A10": "-1", "A13": "-1"}  # all dice not named show 1
    turn_with("clothworkers", items={**lowest, "A2": "blue 2"}).play("guild")
    turn_with("clothworkers", items=lowest).refused("guild")


@rule("WAL-2.10", "WAL-13.34")
@EVERY_WAY
def test_clothworkers_need_one_die_that_is_not_yet_lowest(way: Way) -> None:
    """A2 shows 2, all other dice 1: with one of these the only partner is A2."""
    table = using(way, "clothworkers", items={"A2": "blue 2"}).play("choose T1")
    assert table.choices() == ["choose A2"]
    table.refused("choose A4", "choose T2")
    with pytest.raises(tp.IllegalMove) as refusal:
        table.play("choose T2")
    assert refusal.value.id == "walled_city-error-both-lowest"
    table.play("choose A2")
    assert (table.item("A2"), table.asked) == ("blue 1", (O, "building"))


@rule("WAL-2.10", "WAL-13.34")
def test_clothworkers_need_one_tile_that_is_not_yet_lowest() -> None:
    tiles = {"A1": "-1", "A3": "-1", "A10": "+1", "A13": "-1"}
    table = turn_with("clothworkers", items=tiles).play("guild", "choose A3")
    assert table.choices() == ["choose A10"]
    lowest = {**tiles, "A10": "-1", "A2": "blue 2"}
    table = turn_with("clothworkers", items=lowest).play("guild")
    table.refused("choose A1", "choose A3", "choose A10", "choose A13")  # no tile has a partner
    assert len(table.choices()) == 20
    table = turn_with("clothworkers", items={**lowest, "A1": "+1", "A2": "blue 1"}).play("guild")
    assert table.choices() == ["choose A1", "choose A3", "choose A10", "choose A13"]  # and here no die


# ---- Curriers


@rule("WAL-13.58", "WAL-13.3")
@EVERY_WAY
def test_curriers_exchange_two_dice_in_areas_or_towers_and_values_stay(way: Way) -> None:
    table = using(way, "curriers", items={"A2": "blue 3", "T1": "green 2"}).play("choose T1", "choose A2")
    assert (table.item("A2"), table.item("T1"), table.asked) == ("green 2", "blue 3", (O, "building"))


@rule("WAL-13.58")
def test_curriers_exchange_two_tiles_or_two_tower_dice() -> None:
    table = turn_with("curriers", items={"A1": "+1", "A3": "-1"}).play("guild", "choose A1", "choose A3")
    assert (table.item("A1"), table.item("A3")) == ("-1", "+1")
    table = turn_with("curriers", items={"T1": "blue 3", "T2": "green 2"}).play("guild", "choose T1", "choose T2")
    assert (table.item("T1"), table.item("T2")) == ("green 2", "blue 3")


@rule("WAL-13.58")
def test_curriers_may_not_bring_a_tile_to_a_tower_but_to_another_area() -> None:
    """EX-T71"""
    items = {"A1": "+1", "T1": "green 1", "A2": "blue 2", "A3": "-1"}
    table = turn_with("curriers", items=items).play("guild", "choose T1")
    table.refused("choose A1")
    table = turn_with("curriers", "A2{O1p W2p}", items=items, built="all").play("guild", "choose A1")
    assert table.choices("choose T") == []
    table.play("choose A2")
    assert (table.item("A1"), table.item("A2")) == ("blue 2", "+1")
    table.count()
    assert (table.line(W, "neighbourhoods1"), table.line(O, "neighbourhoods1")) == (6, 4)


@rule("WAL-13.59")
def test_in_round_1_a_die_that_moves_between_area_and_tower_enters_or_leaves_the_count() -> None:
    """EX-T72"""
    items = {"A2": "blue 3", "T1": "green 1", "A4": "blue 1", "A5": "green 2", "T2": "blue 1", "T3": "green 1"}
    items |= {"T4": "blue 1", "T5": "green 1"}
    table = turn_with("curriers", items=items).play("guild")
    assert (table.faction("blue"), table.faction("green")) == (4, 2)
    table.play("choose A2", "choose T1")
    assert (table.faction("blue"), table.faction("green")) == (1, 3)


@rule("WAL-13.59")
def test_in_round_2_moving_a_die_changes_no_value() -> None:
    table = turn_with("curriers", items={"A2": "blue 3", "T1": "green 1"}, round=2).play(
        "guild", "choose A2", "choose T1"
    )
    assert (table.faction("blue"), table.faction("green")) == (6, 4)


@rule("WAL-13.59")
def test_a_die_moved_by_curriers_makes_its_faction_count_in_the_new_neighbourhood() -> None:
    items = {"A2": "blue 3", "A4": "green 2", "T1": "blue 1", "T2": "blue 1", "T3": "blue 1"}
    table = (
        turn_with("curriers", "A4{W2p} A2{O1p}", items=items, built="all")
        .play("guild", "choose A2", "choose A4")
        .count()
    )
    won = {event["faction"]: event["colours"] for event in table.said("faction-won")}
    assert won["blue"] == ["p2"]
    assert won["green"] == ["p1"]


@rule("WAL-2.10", "WAL-13.58")
@EVERY_WAY
def test_curriers_need_two_different_things(way: Way) -> None:
    items = {"A1": "+1", "A3": "-1", "A10": "+1", "A13": "-1", "A2": "blue 2", "A4": "blue 2", "T1": "blue 3"}
    table = using(way, "curriers", items=items).play("choose A2")
    table.refused("choose A4")
    with pytest.raises(tp.IllegalMove) as refusal:
        table.play("choose A4")
    assert refusal.value.id == "walled_city-error-same-item"
    assert table.can("choose T1")  # another value
    assert table.can("choose A1")  # a tile
    table = using(way, "curriers", items=items).play("choose A1")
    table.refused("choose A10")
    assert table.can("choose A3")
    assert table.can("choose A13")
