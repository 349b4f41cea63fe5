"""Grocers (WAL-13.8 to WAL-13.11): they use the ability of another player's guild."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rules.walled_city.guild_helper import BOTH_ROUNDS
from tests.walled_city import O, T, Table, W, X, given

ALL_USABLE = "A1{O3p3n W3p1n T1p1n X1p1n}"
"""With something built every guild can be used on such a board at the start of a turn."""


def _copying(guild: str, citizens: str = ALL_USABLE, round: int = 1, turned: tuple[int, ...] = ()) -> Table:
    built = "P1" if round == 1 else "P1 G14"
    return given(citizens, round=round, guilds={O: "grocers", W: guild}, turned=turned, built=built).turn(O)


@rule("WAL-13.8", "WAL-13.9")
@BOTH_ROUNDS
@pytest.mark.parametrize(
    "guild",
    [
        "mercers",
        "drapers",
        "fishmongers",
        "goldsmiths",
        "skinners",
        "merchant_taylors",
        "haberdashers",
        "salters",
        "ironmongers",
        "vintners",
        "clothworkers",
        "carpenters",
        "barbers",
        "saddlers",
        "painter_stainers",
        "butchers",
        "armourers",
        "curriers",
    ],
)
def test_grocers_copy_every_guild_and_its_holder_gets_three_votes(guild: str, number: int) -> None:
    table = _copying(guild, round=number).play(f"copy {guild}")
    assert table.votes == [0, 3, 0, 0]
    assert table.pos.turned == [1, 0, 0, 0]
    assert table.seat == O


@rule("WAL-13.8", "WAL-13.9")
@pytest.mark.parametrize("turned", [(), (W,)], ids=["fresh", "used"])
def test_grocers_copy_salters_turned_or_not(turned: tuple[int, ...]) -> None:
    """EX-T52"""
    table = given(guilds={O: "grocers", W: "salters"}, turned=turned, votes=[4, 6, 0, 0]).turn(O)
    table.play("copy salters")
    assert table.votes == [4, 9, 0, 0]  # at once, from nowhere
    table.play("place noble A1", "place peasant A2")
    assert (table.area("A1"), table.area("A2")) == ("O1n", "O1p")
    assert table.votes == [4, 9, 0, 0]
    assert table.pos.turned == [1, len(turned), 0, 0]  # Grocers are turned, Salters stay as they were


@rule("WAL-13.8")
def test_the_holder_can_still_use_the_copied_guild() -> None:
    table = given(guilds={O: "grocers", W: "drapers", T: "salters", X: "vintners"}, built="P1").turn(O)
    table.play("copy drapers", "build P1", "show 2/1", "put A1", "nobles 0", "nobles 0", "skip")
    table.defaults_until(lambda: table.seat != O)
    assert table.asked == (W, "building")
    assert table.can("guild")


@rule("WAL-13.8")
def test_grocers_copy_once_in_a_round_and_have_no_ability_of_their_own() -> None:
    table = given(guilds={O: "grocers", W: "salters", T: "armourers", X: "haberdashers"}).turn(O)
    table.refused("guild")
    assert table.choices("copy") == ["copy salters", "copy armourers", "copy haberdashers"]
    table.play("copy armourers", "choose T1", "choose T1")
    assert table.choices("copy") == []
    table.defaults_until(lambda: {"seat": O} in table.said("turn"))
    assert (table.asked, table.choices("copy")) == ((O, "building"), [])


@rule("WAL-13.9")
def test_the_holder_with_three_votes_more_is_the_one_who_was_copied() -> None:
    table = given(guilds={O: "grocers", W: "salters", T: "armourers"}).turn(O).play("copy armourers")
    assert table.votes == [0, 0, 3, 0]
    assert (table.line(T, "guilds1"), table.line(T, "guilds2")) == (3, 0)


# ---- what may be copied


@rule("WAL-13.10", "WAL-13.44")
def test_grocers_copy_bakers_only_as_the_very_first_thing_of_the_turn() -> None:
    """EX-T53"""
    table = _copying("bakers", "A1{O3n}").play("build P7", "show 2/1")
    table.refused("copy bakers")


@rule("WAL-13.10", "WAL-13.44", "WAL-13.45")
@BOTH_ROUNDS
def test_grocers_who_copy_bakers_lose_the_turn_and_a_piece(number: int) -> None:
    """EX-T53"""
    table = _copying("bakers", "A1{O3n}", round=number).play("copy bakers", "choose A1", "choose A1", "choose A1")
    assert table.votes == [13, 3, 0, 0]
    assert (table.pos.roads[O], table.pos.walls[O]) == ((3, 3) if number == 1 else (4, 2))
    assert (table.box(O), len(table.hand(O)), table.seat != O) == ("0p 3n", 9, True)


@rule("WAL-13.10")
def test_the_conditions_of_the_copied_guild_apply_to_the_grocers() -> None:
    _copying("bakers", "A1{O2n W3n}").refused("copy bakers")  # W could use them, O could not
    _copying("ironmongers", "A1{O1n W1n T1n}").refused("copy ironmongers")
    _copying("fishmongers", "A1{W1p}").refused("copy fishmongers")
    _copying("merchant_taylors", "A1{O1p}").refused("copy merchant_taylors")


@rule("WAL-13.10")
def test_opponents_are_those_of_the_grocers() -> None:
    table = _copying("merchant_taylors", "A1{O1p W1p T1p}").play("copy merchant_taylors")
    assert table.choices() == ["pick A1 p2", "pick A1 p3"]


@rule("WAL-13.10")
def test_a_copied_permanent_guild_works_once() -> None:
    """EX-T54"""
    table = _copying("merchant_taylors", "A1{W5p}").play("copy merchant_taylors", "pick A1 p2")
    assert table.area("A1") == "W4p"
    assert table.choices("copy") == []
    table.defaults_until(lambda: {"seat": O} in table.said("turn"))
    assert (table.asked, table.choices("copy")) == ((O, "building"), [])


@rule("WAL-13.10")
def test_a_permanent_guild_is_offered_to_the_grocers_although_its_holder_used_it() -> None:
    guilds = {O: "grocers", W: "merchant_taylors", T: "salters", X: "vintners"}
    table = given("A1{O3p T3p}", guilds=guilds).turn(W).play("guild", "pick A1 p3")
    table.defaults_until(lambda: {"seat": O} in table.said("turn"))
    assert table.can("copy merchant_taylors")


@rule("WAL-13.10")
def test_the_priority_of_the_grocers_stays_two() -> None:
    guilds = {O: "grocers", W: "mercers", T: "carpenters", X: "drapers"}
    table = given("A1{W1n}", guilds=guilds).laps()
    table.defaults_until(lambda: table.asked == (O, "building"))
    table.play("copy mercers", "pick A1 p2")
    table.defaults_until(lambda: len(table.said("turn")) == 8)
    assert [turn["seat"] for turn in table.said("turn")] == [W, T, O, X] * 2


@rule("WAL-13.11")
def test_guilds_of_the_offer_cannot_be_copied() -> None:
    guilds = {O: "grocers", W: "salters", T: "armourers", X: "haberdashers"}
    table = given(guilds=guilds, offer=["mercers", "clothworkers", "curriers", "barbers", "saddlers"]).turn(O)
    assert table.choices("copy") == ["copy salters", "copy armourers", "copy haberdashers"]
    table.refused("copy clothworkers", "copy curriers", "copy grocers")


@rule("WAL-13.11")
def test_guilds_of_round_1_cannot_be_copied_in_round_2() -> None:
    guilds = {O: "grocers", W: "salters", T: "armourers", X: "haberdashers"}
    old = {O: "clothworkers", W: "curriers", T: "barbers", X: "carpenters"}
    table = given(ALL_USABLE, round=2, guilds=guilds, old_guilds=old).turn(O)
    assert table.choices("copy") == ["copy salters", "copy armourers", "copy haberdashers"]
    table.refused("copy clothworkers", "copy curriers", "copy barbers", "copy carpenters")
