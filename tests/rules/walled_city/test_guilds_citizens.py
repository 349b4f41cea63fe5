"""Guilds that exchange, take and place citizens: Mercers, Painter-Stainers, Fishmongers, Taylors, Salters, Vintners."""

from __future__ import annotations

from tests.marks import rule
from tests.rules.walled_city.guild_helper import EVERY_WAY, Way, activation, ready, turn_with, using
from tests.walled_city import O, T, W, X

N = 2
"""The neutral colour's number with two players."""
SET_UP = (
    "A2{N2p1n} A3{N2p1n} A4{N2p1n} A5{N2p1n} A6{N2p1n} A9{N2p1n} A10{N2p1n} A11{N2p1n} A13{N2p1n} "
    "T1{N1} T2{N1} T3{N1} T4{N1} T5{N1} T6{N1} T7{N1} T8{N1} T9{N1} T10{N1} T11{N1}"
)
"""The neutral citizens at the start of a game of two on Londonderry."""

# ---- Mercers


@rule("WAL-13.6", "WAL-13.3")
@EVERY_WAY
def test_mercers_replace_a_noble_of_each_opponent_in_the_very_same_place(way: Way) -> None:
    table = using(way, "mercers", "A1{W1n} T3{T1} A5{X2n}")
    table.play("pick A1 p2", "pick T3 p3", "pick A5 p4")
    assert (table.area("A1"), table.tower("T3"), table.area("A5")) == ("O1n", "O1", "O1n X1n")
    assert [table.supply(seat) for seat in (O, W, T, X)] == ["16p 11n", "16p 14n", "16p 14n", "16p 13n"]
    assert table.asked == (O, "building")


@rule("WAL-13.6")
def test_mercers_take_one_noble_of_each_opponent_only_and_no_peasants_and_no_own_nobles() -> None:
    table = turn_with("mercers", "A1{O1n W2n} A2{W1p T1n X1p} T1{W1 O1}").play("guild")
    assert table.choices() == ["pick A1 p2", "pick T1 p2", "pick A2 p3"]
    table.play("pick A1 p2")
    assert table.choices() == ["pick A2 p3", "done"]


@rule("WAL-13.7")
def test_mercers_may_skip_opponents() -> None:
    table = turn_with("mercers", "A1{W1n T1n X1n}").play("guild", "pick A1 p3", "done")
    assert table.area("A1") == "O1n W1n X1n"
    assert table.asked == (O, "building")


@rule("WAL-13.6", "WAL-13.7")
def test_mercers_with_one_noble_in_supply_swap_once_in_a_tower_too() -> None:
    """EX-T51"""
    table = turn_with("mercers", "A1{W1n} T4{T1} A5{X1n}", supply={O: "5p 1n"}).play("guild")
    assert table.choices() == ["pick A1 p2", "pick T4 p3", "pick A5 p4"]
    table.play("pick T4 p3")
    assert table.asked == (O, "building")
    assert (table.tower("T4"), table.supply(O), table.supply(T)) == ("O1", "5p 0n", "16p 14n")
    assert (table.area("A1"), table.area("A5")) == ("W1n", "X1n")


@rule("WAL-13.7", "WAL-2.10")
def test_mercers_without_a_noble_in_supply_or_an_opponents_noble_cannot_be_used() -> None:
    turn_with("mercers", "A1{W1n}", supply={O: "5p 0n"}).refused("guild")
    turn_with("mercers", "A1{O1n W1p} T1{O1}").refused("guild")


@rule("WAL-13.1", "WAL-13.6")
def test_mercers_replace_a_neutral_noble_too() -> None:
    table = turn_with("mercers", "A2{W1n} T1{N1}", players=2).play("guild", "pick T1 neutral", "pick A2 p2")
    assert (table.tower("T1"), table.area("A2")) == ("O1", "O1n")
    assert (table.supply(N), table.supply(W), table.supply(O)) == ("25p 20n", "25p 20n", "25p 18n")
    assert table.asked == (O, "building")


# ---- Painter-Stainers


@rule("WAL-13.51", "WAL-13.3")
@EVERY_WAY
def test_painter_stainers_replace_a_peasant_of_each_opponent_in_the_same_area(way: Way) -> None:
    table = using(way, "painter_stainers", "A1{W1p} A3{T1p1n} A5{X2p}")
    table.play("pick A1 p2", "pick A3 p3", "pick A5 p4")
    assert (table.area("A1"), table.area("A3"), table.area("A5")) == ("O1p", "O1p T1n", "O1p X1p")
    assert [table.supply(seat) for seat in (O, W, T, X)] == ["13p 14n", "16p 14n", "16p 13n", "15p 14n"]
    assert table.asked == (O, "building")


@rule("WAL-13.51")
def test_painter_stainers_take_one_of_each_opponent_and_may_skip_opponents() -> None:
    table = turn_with("painter_stainers", "A1{O1p W2p} A2{W1n T1p X1n}").play("guild")
    assert table.choices() == ["pick A1 p2", "pick A2 p3"]
    table.play("pick A1 p2")
    assert table.choices() == ["pick A2 p3", "done"]
    table.play("done")
    assert (table.area("A1"), table.area("A2")) == ("O2p W1p", "W1n T1p X1n")


@rule("WAL-13.51")
def test_painter_stainers_swap_no_more_than_the_supply_holds() -> None:
    table = turn_with("painter_stainers", "A1{W1p T1p X1p}", supply={O: "2p 3n"}).play("guild")
    table.play("pick A1 p2", "pick A1 p4")
    assert table.asked == (O, "building")
    assert (table.area("A1"), table.supply(O)) == ("O2p T1p", "0p 3n")


@rule("WAL-13.51", "WAL-2.10")
def test_painter_stainers_without_a_peasant_in_supply_or_an_opponents_peasant_cannot_be_used() -> None:
    turn_with("painter_stainers", "A1{W1p}", supply={O: "0p 5n"}).refused("guild")
    turn_with("painter_stainers", "A1{O1p W1n}").refused("guild")


@rule("WAL-13.1", "WAL-13.51")
def test_painter_stainers_replace_a_neutral_peasant_too() -> None:
    table = turn_with("painter_stainers", "A2{N1p}", players=2).play("guild", "pick A2 neutral")
    assert (table.area("A2"), table.supply(N)) == ("O1p", "25p 20n")


# ---- Fishmongers


@rule("WAL-13.15", "WAL-13.3")
@EVERY_WAY
def test_fishmongers_replace_a_noble_by_four_peasants_of_its_colour(way: Way) -> None:
    table = using(way, "fishmongers", "A2{W1p2n T1n}").play("pick A2 p2")
    assert (table.area("A2"), table.supply(W)) == ("W5p1n T1n", "11p 13n")
    assert table.asked == (O, "building")


@rule("WAL-13.16")
def test_fishmongers_need_four_peasants_in_the_owners_supply() -> None:
    """EX-T67"""
    table = turn_with("fishmongers", "A2{W1n} A3{T1n}", supply={W: "3p 2n", T: "4p 2n"}).play("guild")
    assert table.choices() == ["pick A3 p3"]
    table.play("pick A3 p3")
    assert (table.area("A3"), table.supply(T)) == ("T4p", "0p 3n")
    assert table.area("A2") == "W1n"


@rule("WAL-13.15")
def test_fishmongers_may_choose_an_own_or_a_neutral_noble() -> None:
    table = turn_with("fishmongers", "A2{O1n W1n N1n}", players=2).play("guild")
    assert table.choices() == ["pick A2 p1", "pick A2 p2", "pick A2 neutral"]
    table.play("pick A2 neutral")
    assert (table.area("A2"), table.supply(N)) == ("O1n W1n N4p", "21p 20n")


@rule("WAL-13.15")
def test_fishmongers_cannot_choose_a_guard() -> None:
    turn_with("fishmongers", "T1{W2}").refused("guild")
    assert turn_with("fishmongers", "T1{W2} A1{W1n}").play("guild").choices() == ["pick A1 p2"]


# ---- Merchant Taylors


@rule("WAL-13.25", "WAL-13.3")
@EVERY_WAY
def test_merchant_taylors_send_a_peasant_of_an_opponent_back_to_his_supply(way: Way) -> None:
    table = using(way, "merchant_taylors", "A2{O1p W2p1n}").play("pick A2 p2")
    assert (table.area("A2"), table.supply(W)) == ("O1p W1p1n", "15p 13n")
    assert table.asked == (O, "building")


@rule("WAL-13.25", "WAL-2.9")
def test_merchant_taylors_work_once_in_each_own_turn() -> None:
    table = turn_with("merchant_taylors", "A2{W5p}").play("guild", "pick A2 p2")
    table.refused("guild")
    table.play("build P7", "show 2/1")
    assert table.choices() == ["put A4", "put A5"]  # nothing of the guild any more in this turn
    table.defaults_until(lambda: {"seat": O} in table.said("turn"))
    assert table.asked == (O, "building")
    table.play("guild", "pick A2 p2")
    assert len(table.said("peasant-leaves")) == 2
    table.refused("guild")


@rule("WAL-13.25")
def test_merchant_taylors_may_wait_until_the_end_of_the_turn() -> None:
    table = turn_with("merchant_taylors", "A2{W5p}").play(
        "build P7", "show 2/1", "put A4", "nobles 0", "nobles 0", "skip"
    )
    assert table.choices() == ["end", "guild"]
    table.play("guild", "pick A2 p2")
    assert (table.area("A2"), table.seat != O) == ("W4p", True)


@rule("WAL-13.25", "WAL-2.10")
def test_merchant_taylors_take_no_own_peasants_and_no_nobles() -> None:
    turn_with("merchant_taylors", "A2{O3p W1n} T1{W1}").refused("guild")
    assert turn_with("merchant_taylors", "A2{O3p W1p1n}").play("guild").choices() == ["pick A2 p2"]


# ---- Salters


@rule("WAL-13.28", "WAL-13.3")
@EVERY_WAY
def test_salters_put_a_noble_and_a_peasant_into_two_areas(way: Way) -> None:
    table = using(way, "salters").play("place noble A1", "place peasant A13")
    assert (table.area("A1"), table.area("A13"), table.supply(O)) == ("O1n", "O1p", "15p 13n")
    assert table.asked == (O, "building")


@rule("WAL-13.28")
def test_salters_put_both_into_one_area_in_either_order_but_only_one_of_each_kind() -> None:
    table = turn_with("salters").play("guild", "place peasant A7")
    assert table.choices("place peasant") == []
    table.play("place noble A7")
    assert (table.area("A7"), table.asked) == ("O1p1n", (O, "building"))


@rule("WAL-13.29")
def test_salters_may_place_only_one_of_the_two() -> None:
    table = turn_with("salters").play("guild", "place noble A1", "done")
    assert (table.area("A1"), table.supply(O), table.asked) == ("O1n", "16p 13n", (O, "building"))


@rule("WAL-13.29")
def test_salters_without_a_noble_in_supply_place_a_peasant_alone() -> None:
    """EX-T86"""
    table = turn_with("salters", supply={O: "3p 0n"}).play("guild")
    assert table.choices("place noble") == []
    table.play("place peasant A4")
    assert (table.area("A4"), table.supply(O), table.asked) == ("O1p", "2p 0n", (O, "building"))


@rule("WAL-13.29")
def test_salters_without_a_peasant_in_supply_place_a_noble_alone_and_nothing_with_an_empty_supply() -> None:
    table = turn_with("salters", supply={O: "0p 3n"}).play("guild")
    assert table.choices("place peasant") == []
    table.play("place noble A4")
    assert (table.area("A4"), table.asked) == ("O1n", (O, "building"))
    turn_with("salters", supply={O: "0p 0n"}).refused("guild")


# ---- Vintners


@rule("WAL-13.33", "WAL-13.3")
@EVERY_WAY
def test_vintners_exchange_three_peasants_of_a_player_for_nobles_in_the_same_areas(way: Way) -> None:
    table = using(way, "vintners", "A1{W3p} A2{W1p T1p}").play("colour p2", "choose A1", "choose A2", "choose A1")
    assert (table.area("A1"), table.area("A2"), table.supply(W)) == ("W1p2n", "W1n T1p", "15p 11n")
    assert table.asked == (O, "building")


@rule("WAL-13.33")
def test_vintners_may_choose_themselves() -> None:
    table = turn_with("vintners", "A1{O3p}").play("guild", "colour p1", "choose A1", "choose A1", "choose A1")
    assert (table.area("A1"), table.supply(O)) == ("O3n", "16p 11n")


@rule("WAL-13.33")
def test_vintners_cannot_choose_who_has_two_nobles_in_supply_or_two_peasants_on_the_board() -> None:
    """EX-T68"""
    citizens, supply = "A1{O2p W3p T2p} A5{T1p X2p}", {W: "5p 2n", T: "5p 3n"}
    assert turn_with("vintners", citizens, supply=supply).play("guild").choices() == ["colour p3"]
    turn_with("vintners", "A1{W3p}", supply={W: "5p 2n"}).refused("guild")


@rule("WAL-13.33", "WAL-12.10")
def test_vintners_cannot_choose_the_neutral_colour_after_set_up() -> None:
    """EX-T92"""
    table = turn_with("vintners", SET_UP, players=2)
    assert table.supply(N) == "7p 0n"
    table.refused("guild")


@rule("WAL-13.33", "WAL-12.10")
def test_vintners_may_choose_the_neutral_colour_with_nobles_in_supply() -> None:
    table = turn_with("vintners", "A2{N3p}", players=2).play("guild")
    assert table.choices() == ["colour neutral"]
    table.play("colour neutral", "choose A2", "choose A2", "choose A2")
    assert (table.area("A2"), table.supply(N)) == ("N3n", "25p 17n")


@rule("WAL-13.33", "WAL-13.10")
def test_a_copied_guild_keeps_its_condition() -> None:
    way = Way(1, copied=True)
    table = ready(way, "vintners", "A1{W3p}", supply={W: "5p 2n"})
    table.refused(activation(way, "vintners"))
