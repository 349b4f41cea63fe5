"""What holds for all guilds (WAL-13.1 to WAL-13.5), and the order they give."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rules.walled_city.guild_helper import BOTH_ROUNDS, turn_with
from tests.walled_city import O, T, Table, W, X, given

# ---- who and where


@rule("WAL-13.1")
def test_every_other_player_is_an_opponent_but_not_oneself() -> None:
    table = turn_with("merchant_taylors", "A1{O1p W1p T1p X1p}").play("guild")
    assert table.choices() == ["pick A1 p2", "pick A1 p3", "pick A1 p4"]


@rule("WAL-13.1")
def test_with_two_players_the_neutral_colour_is_an_opponent_too() -> None:
    table = turn_with("merchant_taylors", "A1{O1p W1p N1p}", players=2).play("guild")
    assert table.choices() == ["pick A1 p2", "pick A1 neutral"]


@rule("WAL-13.1")
def test_on_the_board_means_areas_and_towers() -> None:
    table = turn_with("barbers", "A1{W1n} T1{T1}").play("guild")
    assert table.choices() == ["pick A1 p2", "pick T1 p3"]


@rule("WAL-13.1")
def test_the_city_is_the_areas_only() -> None:
    table = turn_with("salters").play("guild")
    assert table.choices("place noble") == [f"place noble A{number}" for number in range(1, 14)]
    table.refused("place noble T1")


# ---- what an ability costs


def _stock(table: Table) -> tuple[int, int, int]:
    return table.pos.roads[O], table.pos.walls[O], len(table.hand(O))


@rule("WAL-13.2", "WAL-13.3")
@BOTH_ROUNDS
def test_an_ability_before_building_costs_no_piece_and_no_card_and_the_build_step_follows(number: int) -> None:
    table = turn_with("salters", round=number)
    table.play("guild", "place noble A1", "place peasant A1")
    assert table.asked == (O, "building")
    assert _stock(table) == (4, 3, 9)


@rule("WAL-13.2", "WAL-13.3")
@BOTH_ROUNDS
def test_an_ability_between_building_and_settling_does_not_settle(number: int) -> None:
    place = "P3" if number == 1 else "G14"
    table = turn_with("salters", round=number).play(f"build {place}", "show 3/0")
    table.play("guild", "place noble A9", "place peasant A9")
    assert table.asked == (O, "settling")
    assert _stock(table) == ((3, 3, 8) if number == 1 else (4, 2, 8))
    assert (table.area("A1"), table.area("A2"), table.area("A4")) == ("", "", "")


@rule("WAL-13.2", "WAL-13.3")
@BOTH_ROUNDS
def test_an_ability_before_adjusting_leaves_the_adjusting(number: int) -> None:
    table = turn_with("salters", round=number)
    if number == 1:
        table.play("build P7", "show 3/0", "put A4", "nobles 0")
    else:
        table.play("build G14", "show 3/0", "settle 3", "nobles 0", "skip")
    table.play("guild", "place noble A9", "place peasant A9")
    assert table.asked == (O, "adjusting")
    assert table.can("adjust A4 up")


@rule("WAL-13.2", "WAL-13.3")
def test_an_ability_before_promoting_leaves_the_promoting() -> None:
    table = turn_with("salters", round=2).play("build G14", "show 2/1", "settle 2", "nobles 0")
    table.play("guild", "place noble A2", "place peasant A2")
    assert table.asked == (O, "promoting")
    assert table.can("promote A2 p1 T1")


@rule("WAL-13.2", "WAL-13.3")
@BOTH_ROUNDS
def test_an_ability_after_the_last_step_ends_the_turn_without_another_step(number: int) -> None:
    table = turn_with("salters", round=number)
    if number == 1:
        table.play("build P7", "show 3/0", "put A4", "nobles 0", "adjust A4 up")
    else:
        table.play("build G14", "show 3/0", "settle 3", "nobles 0", "skip", "adjust A4 up")
    assert table.choices() == ["end", "guild"]
    table.play("guild", "place noble A9", "place peasant A9")
    assert table.seat != O
    assert table.item("A4").endswith(" 2")


@rule("WAL-13.2")
def test_demolishing_a_road_settles_nobody_and_adjusts_nothing() -> None:
    table = turn_with("goldsmiths", built="P3").play("guild", "choose P3")
    assert table.asked == (O, "building")
    assert (table.supply(O), table.area("A1"), table.area("A4")) == ("16p 14n", "", "")
    assert _stock(table) == (4, 3, 9)


# ---- fixed numbers


@rule("WAL-13.4")
@pytest.mark.parametrize(
    ("guild", "citizens", "moves", "next_choices"),
    [
        ("barbers", "A1{W1n} A2{T1n} A3{X1n}", ["pick A1 p2"], ["pick A2 p3", "pick A3 p4"]),
        ("saddlers", "A6{W3n}", ["kind noble", "pick A6 p2", "choose A7"], ["pick A6 p2"]),
        ("saddlers", "A6{W4p}", ["kind peasant", "pick A6 p2", "choose A7", "pick A6 p2", "choose A7"], ["pick A6 p2"]),
        ("vintners", "A6{W3p}", ["colour p2", "choose A6", "choose A6"], ["choose A6"]),
        ("bakers", "A6{O4n}", ["choose A6", "choose A6"], ["choose A6"]),
    ],
    ids=["barbers", "saddlers-nobles", "saddlers-peasants", "vintners", "bakers"],
)
def test_the_full_number_must_be_taken(guild: str, citizens: str, moves: list[str], next_choices: list[str]) -> None:
    table = turn_with(guild, citizens).play("guild", *moves)
    assert table.asked == (O, "ability")
    assert table.choices() == next_choices  # no way to stop


@rule("WAL-13.4")
def test_armourers_with_two_nobles_cannot_place_only_one() -> None:
    table = turn_with("armourers", supply={O: "0p 2n"}).play("guild", "choose T1")
    assert table.asked == (O, "ability")
    table.refused("done", "skip")


@rule("WAL-13.4")
@pytest.mark.parametrize(
    ("guild", "citizens", "supply", "moves"),
    [
        ("barbers", "A1{W1n}", {}, ["pick A1 p2"]),
        ("saddlers", "A6{W1n}", {}, ["kind noble", "pick A6 p2", "choose A7"]),
        (
            "saddlers",
            "A6{W2p}",
            {},
            ["kind peasant", "pick A6 p2", "choose A7", "pick A6 p2", "choose A7"],
        ),
        ("armourers", "", {O: "0p 1n"}, ["choose T1"]),
    ],
    ids=["barbers", "saddlers-nobles", "saddlers-peasants", "armourers"],
)
def test_if_fewer_exist_those_are_taken(guild: str, citizens: str, supply: dict[int, str], moves: list[str]) -> None:
    table = turn_with(guild, citizens, supply=supply).play("guild", *moves)
    assert table.asked == (O, "building")


@rule("WAL-13.4")
@pytest.mark.parametrize(
    ("guild", "citizens", "supply", "hands"),
    [
        ("fishmongers", "A1{W1n}", {W: "3p 3n"}, {}),
        ("ironmongers", "A1{O1n W1n T1n}", {}, {}),
        ("vintners", "A1{W2p}", {}, {}),
        ("bakers", "A1{O2n}", {}, {}),
        ("butchers", "", {}, {O: ["2/1", "3/1"]}),
    ],
    ids=["fishmongers", "ironmongers", "vintners", "bakers", "butchers"],
)
def test_guilds_with_a_strict_minimum_cannot_be_used_below_it(
    guild: str, citizens: str, supply: dict[int, str], hands: dict[int, list[str]]
) -> None:
    table = turn_with(guild, citizens, supply=supply, hands=hands)
    assert table.asked == (O, "building")
    table.refused("guild")


@rule("WAL-13.4")
@pytest.mark.parametrize("guild", ["clothworkers", "curriers"])
def test_clothworkers_and_curriers_need_two_items(guild: str) -> None:
    table = turn_with(guild, items={"A2": "blue 3"}).play("guild", "choose A2")
    assert table.asked == (O, "ability")
    table.refused("done", "choose A2")
    assert table.item("A2") == "blue 3"


# ---- tower dice


@rule("WAL-13.5")
@BOTH_ROUNDS
@pytest.mark.parametrize("guild", ["haberdashers", "clothworkers", "curriers"])
def test_abilities_may_choose_tower_dice_in_both_rounds(guild: str, number: int) -> None:
    table = turn_with(guild, round=number, items={"A2": "blue 3"}).play("guild")
    assert table.choices("choose T") == [f"choose T{tower}" for tower in range(1, 12)]


# ---- priority


@rule("WAL-2.4")
def test_mercers_act_before_carpenters() -> None:
    """EX-B04"""
    guilds = {O: "carpenters", W: "mercers", T: "salters", X: "grocers"}
    table = given(guilds=guilds, guild_deck="mixed").laps()
    table.defaults_until(lambda: len(table.said("turn")) == 5)
    assert [turn["seat"] for turn in table.said("turn")] == [W, O, X, T, W]
