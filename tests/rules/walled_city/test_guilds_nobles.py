"""Guilds that move, remove or post nobles: Ironmongers, Bakers, Barbers, Armourers."""

from __future__ import annotations

from tests.marks import rule
from tests.rules.walled_city.guild_helper import EVERY_WAY, Way, turn_with, using
from tests.walled_city import O, T, W, X, given

N = 2
"""The neutral colour's number with two players."""

# ---- Ironmongers


@rule("WAL-13.30", "WAL-13.3")
@EVERY_WAY
def test_ironmongers_move_a_noble_of_every_player_to_towers_alike_or_different(way: Way) -> None:
    table = using(way, "ironmongers", "A1{O1n W2n} A7{T1p1n} A9{X1n}")
    table.play(
        "pick A1 p1", "choose T1", "pick A1 p2", "choose T1", "pick A7 p3", "choose T6", "pick A9 p4", "choose T11"
    )
    assert (table.tower("T1"), table.tower("T6"), table.tower("T11")) == ("O1 W1", "T1", "X1")
    assert (table.area("A1"), table.area("A7"), table.area("A9")) == ("W1n", "T1p", "")
    assert table.asked == (O, "building")


@rule("WAL-13.30", "WAL-13.31")
def test_ironmongers_choose_any_noble_and_any_tower_but_all_must_move() -> None:
    table = turn_with("ironmongers", "A1{O1n W1n} A7{W1n T1n} A9{X1n}").play("guild", "pick A1 p1")
    assert table.choices() == [f"choose T{tower}" for tower in range(1, 12)]
    table.play("choose T2")
    assert table.choices() == ["pick A1 p2", "pick A7 p2"]


@rule("WAL-13.31")
def test_ironmongers_are_illegal_if_a_players_only_nobles_are_guards() -> None:
    """EX-T69"""
    turn_with("ironmongers", "A1{O1n W1n T3p X1n} T1{T2}").refused("guild")


@rule("WAL-13.31")
def test_ironmongers_with_two_players_move_three_nobles() -> None:
    """EX-T93"""
    table = turn_with("ironmongers", "A2{O1n W1n N2p1n}", players=2)
    table.play("guild", "pick A2 p1", "choose T1", "pick A2 p2", "choose T2", "pick A2 neutral", "choose T3")
    assert (table.tower("T1"), table.tower("T2"), table.tower("T3"), table.area("A2")) == ("O1", "W1", "N1", "N2p")
    assert table.asked == (O, "building")


@rule("WAL-13.31")
def test_ironmongers_with_two_players_need_a_neutral_noble_in_the_city() -> None:
    turn_with("ironmongers", "A2{O1n W1n N2p} T1{N1}", players=2).refused("guild")


@rule("WAL-13.32")
def test_nobles_moved_by_ironmongers_in_round_1_count_nothing_in_that_round() -> None:
    table = turn_with(
        "ironmongers", "A1{O1n W1n T1n X1n} A2{X1p}", built="all", items={"T1": "blue 3", "A2": "green 2"}
    )
    table.play("guild")
    table.play(
        "pick A1 p1", "choose T1", "pick A1 p2", "choose T1", "pick A1 p3", "choose T1", "pick A1 p4", "choose T1"
    )
    table.count()
    assert table.votes[:3] == [0, 0, 0]
    assert (table.line(X, "neighbourhoods1"), table.said("faction-won")[0]["faction"]) == (5, "green")


@rule("WAL-13.32")
def test_nobles_moved_by_ironmongers_count_for_the_factions_of_their_towers_in_round_2() -> None:
    dice = {"T1": "blue 3", "T2": "green 2"}
    table = turn_with("ironmongers", "A1{O1n W1n T1n X1n}", round=2, built="all", items=dice).play("guild")
    table.play(
        "pick A1 p1", "choose T1", "pick A1 p2", "choose T2", "pick A1 p3", "choose T2", "pick A1 p4", "choose T2"
    )
    table.count()
    assert table.line(O, "factions2") == 6  # blue dice 3 + 1 + 1 + 1
    assert [table.line(seat, "factions2") for seat in (W, T, X)] == [1, 1, 1]  # green 5 among three
    assert table.line(O, "neighbourhoods2") == 0


# ---- Bakers


@rule("WAL-13.44", "WAL-13.45", "WAL-13.3")
@EVERY_WAY
def test_bakers_give_13_votes_for_three_nobles_and_the_turn(way: Way) -> None:
    table = using(way, "bakers", "A1{O2n} A2{O1p1n}", votes=[2, 1]).play("choose A1", "choose A2", "choose A1")
    assert table.votes == [15, 4 if way.copied else 1, 0, 0]
    assert (table.area("A1"), table.area("A2"), table.box(O), table.supply(O)) == ("", "O1p", "0p 3n", "15p 11n")
    assert (table.pos.roads[O], table.pos.walls[O]) == ((3, 3) if way.round == 1 else (4, 2))
    assert len(table.hand(O)) == 9
    assert table.said("builds") == []
    assert (table.seat == O, table.asked[1]) == (False, "building")  # the next player's turn


@rule("WAL-13.44")
def test_the_piece_of_the_bakers_goes_to_the_box_not_to_the_board() -> None:
    table = turn_with("bakers", "A1{O3n}").play("guild", "choose A1", "choose A1", "choose A1")
    assert "built" not in [table.state(f"P{number}") for number in range(1, 20)]
    assert table.pos.roads == [3, 4, 4, 4]


@rule("WAL-13.44")
def test_bakers_can_only_be_the_very_first_thing_of_the_turn() -> None:
    table = turn_with("bakers", "A1{O3n}").play("build P7", "show 2/1")
    table.refused("guild")
    table.play("put A4", "nobles 0", "nobles 0")
    assert table.asked == (O, "adjusting")
    table.refused("guild")
    table.play("skip")
    assert table.seat != O


@rule("WAL-13.44", "WAL-13.46", "WAL-3.1")
def test_numbers_of_a_round_with_bakers() -> None:
    """EX-T64"""
    guilds = {O: "bakers", W: "salters", T: "vintners"}
    table = given("A1{O3n}", players=3, built="P1", guilds=guilds, offer=["mercers", "drapers", "skinners", "grocers"])
    table.laps().play("guild", "choose A1", "choose A1", "choose A1")
    table.defaults_until(lambda: table.asked[1] == "zoning")
    states = [table.state(f"P{number}") for number in range(1, 20)]
    assert (states.count("built"), states.count("empty")) == (15, 4)
    assert [turn["seat"] for turn in table.said("turn")] == [O, W, T] * 5
    table.defaults_until(lambda: table.pos.outcome is not None)
    assert [len(table.hand(seat)) for seat in (O, W, T)] == [1, 0, 0]


@rule("WAL-13.45", "WAL-13.46")
def test_bakers_may_take_guards_too() -> None:
    """EX-T66"""
    table = turn_with("bakers", "A1{O2n} T4{O1 W1}").play("guild", "choose T4", "choose A1", "choose A1")
    assert (table.area("A1"), table.tower("T4"), table.box(O)) == ("", "W1", "0p 3n")
    assert table.votes[O] == 13


@rule("WAL-13.45", "WAL-13.46")
def test_bakers_need_three_own_nobles_on_the_board() -> None:
    turn_with("bakers", "A1{O3p1n W3n} T4{O1}").refused("guild")
    table = turn_with("bakers", "A1{O2n W3n} T4{O1 W1}").play("guild")
    assert table.choices() == ["choose A1", "choose T4"]
    table.play("choose T4")
    assert table.choices() == ["choose A1"]
    table.play("choose A1", "choose A1")
    assert (table.area("A1"), table.tower("T4")) == ("W3n", "W1")


# ---- Barbers


@rule("WAL-13.47", "WAL-13.3")
@EVERY_WAY
def test_barbers_send_two_nobles_of_any_colours_to_the_box(way: Way) -> None:
    table = using(way, "barbers", "A1{O1n W1p1n} T2{W1} A3{T1n}").play("pick A1 p2", "pick A1 p1")
    assert (table.area("A1"), table.tower("T2"), table.area("A3")) == ("W1p", "W1", "T1n")
    assert (table.box(O), table.box(W)) == ("0p 1n", "0p 1n")
    assert (table.supply(O), table.supply(W)) == ("16p 13n", "15p 12n")
    assert table.asked == (O, "building")


@rule("WAL-13.47")
def test_barbers_send_two_guards_to_the_box() -> None:
    """EX-T84"""
    table = turn_with("barbers", "T2{W1 X2} T5{T1}").play("guild", "pick T2 p2", "pick T5 p3")
    assert (table.tower("T2"), table.tower("T5")) == ("X2", "")
    assert (table.box(W), table.box(T)) == ("0p 1n", "0p 1n")
    assert (table.supply(W), table.supply(T)) == ("16p 13n", "16p 13n")


@rule("WAL-13.47")
def test_barbers_may_take_two_of_one_colour_or_neutral_ones() -> None:
    table = turn_with("barbers", "A2{N2n} T1{N1}", players=2).play("guild", "pick A2 neutral", "pick A2 neutral")
    assert (table.area("A2"), table.tower("T1"), table.box(N)) == ("", "N1", "0p 2n")


@rule("WAL-13.47", "WAL-2.10")
def test_barbers_take_no_peasants() -> None:
    turn_with("barbers", "A1{W3p}").refused("guild")
    assert turn_with("barbers", "A1{W3p T1n}").play("guild").choices() == ["pick A1 p3"]


# ---- Armourers


@rule("WAL-13.57", "WAL-13.3")
@EVERY_WAY
def test_armourers_put_two_nobles_of_the_supply_in_towers(way: Way) -> None:
    table = using(way, "armourers", "A1{O1n}").play("choose T1", "choose T9")
    assert (table.tower("T1"), table.tower("T9"), table.area("A1"), table.supply(O)) == ("O1", "O1", "O1n", "16p 11n")
    assert table.asked == (O, "building")


@rule("WAL-13.57")
def test_armourers_may_put_both_in_any_one_tower() -> None:
    table = turn_with("armourers").play("guild")
    assert table.choices() == [f"choose T{tower}" for tower in range(1, 12)]
    assert table.play("choose T5", "choose T5").tower("T5") == "O2"


@rule("WAL-13.57")
def test_armourers_with_one_noble_place_one_and_with_none_cannot_be_used() -> None:
    table = turn_with("armourers", supply={O: "5p 1n"}).play("guild", "choose T5")
    assert (table.tower("T5"), table.supply(O), table.asked) == ("O1", "5p 0n", (O, "building"))
    turn_with("armourers", "A1{O1n}", supply={O: "5p 0n"}).refused("guild")


@rule("WAL-13.57")
def test_guards_of_armourers_count_nothing_until_round_2() -> None:
    table = turn_with("armourers", built="all", items={"T1": "blue 3"}).play("guild", "choose T1", "choose T1").count()
    assert table.votes == [0, 0, 0, 0]
    table = turn_with("armourers", round=2, built="all", items={"T1": "blue 3"})
    table.play("guild", "choose T1", "choose T1").count()
    assert table.votes == [6, 0, 0, 0]  # blue dice 3 + 1 + 1 + 1
