"""Section 2 of the rules: when a guild may be activated, and how often (WAL-2.6 to WAL-2.12)."""

from __future__ import annotations

from typing import Any

import pytest

import tetrapolis as tp
from tests.marks import rule
from tests.rules.walled_city.phases import joining, phase
from tests.walled_city import O, T, Table, W, given


def salters(round: int = 1, **more: Any) -> Table:
    """O holds Salters and begins his turn; A9 and A4 hold nobles."""
    return given("A9{O1n W2n} A4{W1n}", round=round, guilds={O: "salters"}, **more).turn(O)


# ---- whose and when


@rule("WAL-2.6")
def test_only_the_holder_in_his_own_turn() -> None:
    """W holds turned Drapers: in his turn nobody can use O's Salters, neither he nor O."""
    table = given(guilds={O: "salters", W: "drapers"}, turned=[W]).turn(W)
    table.refused("guild")
    with pytest.raises(tp.NotYourDecision):
        table.does(O, "guild")
    table = given(guilds={O: "salters", W: "drapers"}, turned=[W]).turn(O)
    assert table.can("guild")


@rule("WAL-2.6")
def test_no_guild_works_in_phases_a_and_d() -> None:
    table = joining(["salters", "mercers", "drapers", "vintners"], players=2).play("join salters")
    assert phase(table) == "A"
    assert table.choices() == ["join mercers", "join drapers", "join vintners"]
    with pytest.raises(tp.NotYourDecision):
        table.does(O, "guild")
    table = given(guilds={O: "salters"}, votes=[0, 1, 2, 3]).defence()
    assert table.asked == (O, "zoning")
    table.refused("guild")
    table.play("zone Z1").refused("guild").play("lay 3/1").refused("guild")


@rule("WAL-2.7")
def test_before_the_first_step() -> None:
    table = salters().play("guild", "place noble A1", "place peasant A2")
    assert (table.area("A1"), table.area("A2")) == ("O1n", "O1p")
    assert table.asked == (O, "building")


@rule("WAL-2.7")
def test_between_building_and_settling() -> None:
    table = salters().play("build P3", "show 3/1")
    assert table.can("guild")
    table.play("guild", "place noble A1", "place peasant A2")
    assert table.choices("put") == ["put A1", "put A4"]


@rule("WAL-2.7")
def test_between_settling_and_adjusting_and_after_the_last_step() -> None:
    table = salters().play("build P3", "show 3/1", "put A1", "nobles 0", "nobles 0")
    assert table.asked == (O, "adjusting")
    assert table.can("guild")
    table.play("skip")
    assert table.asked == (O, "ending")
    assert table.choices() == ["end", "guild"]
    table.play("guild", "place noble A1", "place peasant A2")
    assert table.area("A1") == "O3p1n"
    assert table.seat != O


@rule("WAL-2.7")
def test_a_step_of_round_1_is_never_interrupted() -> None:
    table = salters().play("build P3")
    assert table.asked == (O, "showing")
    table.refused("guild")
    table.play("show 3/1", "put A1")
    assert table.asked == (O, "peopling")
    table.refused("guild").play("nobles 1").refused("guild")
    assert table.asked == (O, "peopling")


@rule("WAL-2.7")
def test_the_settle_step_at_a_t_path_is_not_interrupted() -> None:
    table = given(board="borderlands", guilds={O: "goldsmiths"}, built="P3").turn(O).play("build P1", "show 4/1")
    assert table.can("guild")
    table.play("put A1")
    assert table.choices() == ["put A2", "put A3"]


@rule("WAL-2.7")
def test_around_the_promote_step_but_not_within_it() -> None:
    table = salters(round=2).play("build G6", "show 4/0")
    assert table.can("guild")
    table.play("settle 0")
    assert table.asked == (O, "promoting")
    assert table.can("guild")
    table.play("promote A9 p2 T5")
    assert table.asked == (O, "promoting")
    table.refused("guild")
    table.play("skip")
    assert table.asked == (O, "adjusting")
    assert table.can("guild")


@rule("WAL-2.7", "WAL-13.44")
def test_some_guilds_have_a_moment_of_their_own() -> None:
    """Bakers only as the very first thing of a turn, Drapers before the build step."""
    table = given("A1{O3n}", guilds={O: "bakers"}).turn(O)
    assert table.can("guild")
    table.play("build P3", "show 3/1").refused("guild")
    table = given(built="P5", guilds={O: "drapers"}).turn(O)
    assert table.can("guild")
    table.play("build P3", "show 3/1").refused("guild")


# ---- how often


@rule("WAL-2.8")
def test_a_turned_guild_cannot_be_activated_again() -> None:
    table = salters().play("guild", "place noble A1", "place peasant A2")
    assert [table.sees(seat).public["turned"] for seat in (O, W, None)] == [[1, 0, 0, 0]] * 3
    table.refused("guild")
    table.defaults_until(lambda: table.seat != O).defaults_until(lambda: table.asked == (O, "building"))
    table.refused("guild")


@rule("WAL-2.8")
def test_an_activation_is_spent_even_if_little_came_of_it() -> None:
    table = given(guilds={O: "salters"}).turn(O).play("guild", "place peasant A2", "done")
    table.refused("guild")


@rule("WAL-2.9", "WAL-13.25", "WAL-15.3")
def test_a_permanent_guild_works_once_in_each_own_turn() -> None:
    table = given("A1{W4p}", players=3, guilds={O: "merchant_taylors"}).turn(O)
    table.play("guild", "pick A1 p2")
    assert table.area("A1") == "W3p"
    assert table.sees(None).public["turned"] == [0, 0, 0]
    table.refused("guild").play("build P9", "show 3/1").refused("guild")
    table.defaults_until(lambda: table.seat != O).defaults_until(lambda: table.asked == (O, "building"))
    taken = len(table.said("uses-guild"))
    table.play("guild", "pick A1 p2").refused("guild")
    assert (taken, len(table.said("uses-guild"))) == (1, 2)


# ---- what can be activated at all


@rule("WAL-2.10")
def test_activating_is_voluntary() -> None:
    table = salters()
    table.play("build P3", "show 3/1", "put A1", "nobles 0", "nobles 0", "skip", "end")
    assert table.seat != O
    assert table.said("uses-guild") == []


@rule("WAL-2.10")
@pytest.mark.parametrize(
    ("guild", "citizens", "built"),
    [
        ("skinners", "A1{W2p}", ""),
        ("goldsmiths", "A1{W2p}", ""),
        ("drapers", "A1{W2p}", ""),
        ("barbers", "A1{W2p}", "P1"),
        ("mercers", "A1{W2p}", "P1"),
        ("merchant_taylors", "T1{W2}", "P1"),
        ("painter_stainers", "A1{O2p W1n}", "P1"),
        ("saddlers", "T1{W2}", "P1"),
        ("fishmongers", "T1{W2}", "P1"),
    ],
)
def test_an_ability_that_could_do_nothing_is_illegal(guild: str, citizens: str, built: str) -> None:
    table = given(citizens, guilds={O: guild}, built=built).turn(O)
    table.refused("guild")


@rule("WAL-2.10")
@pytest.mark.parametrize(
    ("guild", "citizens", "enough"),
    [
        ("bakers", "A1{O2n}", "A1{O3n}"),
        ("ironmongers", "A1{O1n W1n T1n} T1{X1}", "A1{O1n W1n T1n X1n}"),
        ("vintners", "A1{W2p}", "A1{W3p}"),
    ],
)
def test_a_stated_condition_must_be_met(guild: str, citizens: str, enough: str) -> None:
    given(citizens, guilds={O: guild}).turn(O).refused("guild")
    assert given(enough, guilds={O: guild}).turn(O).can("guild")


@rule("WAL-2.10")
def test_an_ability_becomes_usable_in_the_middle_of_a_turn() -> None:
    """Skinners find no road at the start; the one just built is one."""
    table = given(guilds={O: "skinners"}).turn(O).refused("guild").play("build P3", "show 3/1")
    assert table.can("guild")


@rule("WAL-2.11", "WAL-7.17")
def test_neighbourhoods_follow_at_once() -> None:
    table = given(built="all", round=2, guilds={O: "goldsmiths"}).turn(O)
    assert [hood for hood in table.sees(W).hoods if len(hood) > 1] == []
    table.play("guild", "choose P1")
    assert [hood for hood in table.sees(W).hoods if len(hood) > 1] == [["A1", "A2"]]
    assert table.asked == (O, "building")


@rule("WAL-2.11")
def test_faction_values_follow_at_once() -> None:
    items = {"A2": "blue 3", "A4": "blue 2", "T1": "blue 1", "T2": "blue 1"}
    table = given(items=items, guilds={O: "clothworkers"}).turn(O)
    assert table.sees(T).factions["blue"] == 5
    table.play("guild", "choose A2", "choose A4")
    assert table.sees(T).factions["blue"] == 2
    assert table.asked == (O, "building")
