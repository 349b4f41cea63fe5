"""Sections 2 and 6 of the rules: joining a guild in both rounds, and the turn order that follows."""

from __future__ import annotations

from itertools import pairwise

import pytest

import tetrapolis as tp
from tests.marks import rule
from tests.rules.walled_city.phases import asked_in_turn, joining, joining_again, phase, turns_taken
from tests.walled_city import GAME, O, T, Table, W, X, given, new_game

IN_ORDER = [
    "mercers",  # 1
    "carpenters",  # 1b
    "grocers",
    "drapers",
    "fishmongers",  # 4
    "bakers",  # 4b
    "goldsmiths",
    "skinners",
    "merchant_taylors",  # 7
    "barbers",  # 7b
    "haberdashers",
    "saddlers",
    "salters",
    "painter_stainers",
    "ironmongers",
    "butchers",
    "vintners",
    "armourers",
    "clothworkers",  # 12
    "curriers",  # 12b
]
"""All guilds by the table of section 13."""
LEFT = ["drapers", "goldsmiths", "ironmongers", "vintners"]
"""An offer of round 2 with three players."""

# ---- round 1


@rule("WAL-2.1")
def test_everybody_takes_a_guild_clockwise_from_the_first_player_on() -> None:
    table = new_game(4, first_player=T)
    assert asked_in_turn(table, 4) == [T, X, O, W]
    assert [args["seat"] for args in table.said("joins")] == [T, X, O, W]
    assert phase(table) == "B"


@rule("WAL-2.1")
def test_taking_a_guild_is_compulsory_and_only_from_the_offer() -> None:
    offer = ["drapers", "mercers", "salters", "skinners", "vintners", "goldsmiths", "haberdashers"]
    table = joining(offer)
    assert sorted(table.choices()) == sorted(f"join {guild}" for guild in offer)
    table.refused("join clothworkers", "skip", "done")
    table.play("join salters")
    table.refused("join salters")
    with pytest.raises(tp.NotYourDecision):
        table.does(O, "join mercers")


@rule("WAL-2.1")
def test_a_guild_lies_face_up_in_front_of_its_holder() -> None:
    table = joining(["salters", "mercers", "drapers", "vintners"]).play("join vintners")
    for seat in (O, W, T, None):
        assert [player.guild for player in table.sees(seat).players] == ["vintners", "", ""]
        assert table.hears(seat, "joins") == [{"seat": O, "guild": "vintners"}]


@rule("WAL-2.2")
def test_guilds_not_taken_stay_in_the_offer() -> None:
    table = joining(["salters", "mercers", "drapers", "vintners", "goldsmiths", "skinners", "ironmongers"])
    table.play("join salters", "join mercers", "join drapers")
    assert set(table.sees(None).offer) == {"vintners", "goldsmiths", "skinners", "ironmongers"}


@rule("WAL-2.1", "WAL-2.3")
def test_the_order_of_turns_is_the_order_of_the_numbers() -> None:
    """EX-B03: Olive takes Clothworkers (12), William Fishmongers (4), Tanya Salters (9): William, Tanya, Olive."""
    table = joining(["clothworkers", "fishmongers", "salters", "mercers"], first=O)
    table.play("join clothworkers", "join fishmongers", "join salters")
    table.defaults_until(lambda: len(turns_taken(table)) == 6)
    assert turns_taken(table) == [W, T, O, W, T, O]


@rule("WAL-2.4")
def test_mercers_act_before_carpenters() -> None:
    """EX-B04: mixed deck, Mercers 1 and Carpenters 1b are held: Mercers act first."""
    table = joining(["carpenters", "mercers", "grocers"], players=2, guild_deck="mixed")
    table.play("join carpenters", "join mercers")
    assert turns_taken(table) == [W]


@rule("WAL-2.3", "WAL-2.4")
@pytest.mark.parametrize(("sooner", "later"), list(pairwise(IN_ORDER)))
def test_no_two_guilds_tie_and_b_comes_directly_after_the_plain_number(sooner: str, later: str) -> None:
    table = joining([sooner, later], players=2)
    table.play(f"join {later}", f"join {sooner}")
    assert turns_taken(table) == [W]


@rule("WAL-3.1", "WAL-7.1")
def test_five_turns_each_in_round_1_and_four_in_round_2() -> None:
    """EX-B05: Londonderry, 3 players: 5 turns each in round 1 and 4 each in round 2."""
    table = new_game(3)
    table.defaults_until(lambda: table.pos.round == 2)
    first = turns_taken(table)
    assert [first.count(seat) for seat in (O, W, T)] == [5, 5, 5]
    table.defaults_until(lambda: False)
    second = turns_taken(table)[15:]
    assert [second.count(seat) for seat in (O, W, T)] == [4, 4, 4]


@rule("WAL-2.5")
def test_the_order_stays_whatever_happens_to_the_votes() -> None:
    """W (4b) wins 13 votes with Bakers in the first lap; he stays first, before O (9) and T (12)."""
    guilds = {O: "salters", W: "bakers", T: "clothworkers"}
    table = given("A4{W3n}", players=3, guilds=guilds).turn(W)
    table.play("guild").defaults_until(lambda: table.seat != W)
    assert table.votes == [0, 13, 0]
    table.defaults_until(lambda: len(turns_taken(table)) == 8)
    assert turns_taken(table) == [O, T, W, O, T, W, O, T]


# ---- round 2


@rule("WAL-6.1", "WAL-1.19")
def test_from_round_2_on_towers_count_for_the_factions() -> None:
    """Blue shows 7 in areas and 2 in a tower: 7 until the end of round 1, then 9."""
    items = {"A2": "blue 3", "A4": "blue 3", "A5": "blue 1", "T1": "blue 2"}
    table = given(items=items, players=3, offer=LEFT).defence()
    assert table.sees(None).factions["blue"] == 7
    table.defaults_until(lambda: phase(table) == "A")
    assert table.sees(None).factions["blue"] == 9


@rule("WAL-6.2")
def test_guilds_of_round_1_are_discarded_and_do_not_return_to_the_offer() -> None:
    held = {O: "salters", W: "mercers", T: "skinners"}
    table = joining_again(LEFT, held, votes=[1, 2, 3], turned=[W])
    assert [player.guild for player in table.sees(None).players] == ["", "", ""]
    assert sorted(table.choices()) == [f"join {guild}" for guild in LEFT]
    table.play("join drapers", "join goldsmiths", "join ironmongers")
    assert table.sees(None).offer == ["vintners"]


@rule("WAL-6.3")
def test_four_guilds_to_choose_from_with_three_players() -> None:
    """EX-B16: 3 players, offer of 7, three taken: 4 guilds to choose from in round 2."""
    table = new_game(3)
    table.defaults_until(lambda: table.pos.round == 2)
    assert phase(table) == "A"
    assert len(table.choices("join")) == 4


@rule("WAL-6.3")
@pytest.mark.parametrize(("players", "cards"), [(4, 5), (3, 4), (2, 3)])
def test_how_many_guilds_are_left_for_round_2(players: int, cards: int) -> None:
    table = new_game(players)
    table.defaults_until(lambda: table.pos.round == 2)
    assert len(table.choices("join")) == cards


@rule("WAL-6.3")
def test_the_fewest_votes_choose_first() -> None:
    table = joining_again(LEFT, {O: "mercers", W: "skinners", T: "salters"}, votes=[20, -3, 11])
    assert asked_in_turn(table, 3) == [W, T, O]


@rule("WAL-6.4", "WAL-2.4")
def test_equal_votes_choose_by_the_number_of_round_1() -> None:
    held = {O: "painter_stainers", W: "salters", T: "mercers", X: "curriers"}
    offer = ["drapers", "goldsmiths", "ironmongers", "vintners", "grocers"]
    table = joining_again(offer, held, votes=[7, 7, 9, 7], players=4)
    assert asked_in_turn(table, 4) == [W, O, X, T]  # 9, 9b, 12b; then T with more votes


@rule("WAL-6.5")
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5, 6])
def test_the_order_is_that_of_phase_d_of_round_1(seed: int) -> None:
    table = new_game(4, seed)
    table.defaults_until(lambda: phase(table) == "D")
    (defence,) = table.said("defence")
    table.defaults_until(lambda: table.pos.round == 2)
    before = len(table.said("joins"))
    table.defaults_until(lambda: phase(table) == "B")
    assert [args["seat"] for args in table.said("joins")[before:]] == defence["seats"]


def second_round() -> Table:
    """Round 2 begins: O Vintners (11), W Drapers (3), T Grocers (2); Goldsmiths stay in the offer, Salters were O's."""
    offer = ["drapers", "goldsmiths", "grocers", "vintners"]
    held = {O: "salters", W: "mercers", T: "skinners"}
    table = joining_again(offer, held, votes=[1, 2, 3], citizens="A4{O3p1n W3p1n T3p1n}", built="P1 P2 G1")
    return table.play("join vintners", "join drapers", "join grocers")


@rule("WAL-6.6", "WAL-7.1")
def test_the_new_guild_gives_the_order_of_round_2() -> None:
    table = second_round()
    table.defaults_until(lambda: len(turns_taken(table)) == 6)
    assert turns_taken(table) == [T, W, O, T, W, O]


@rule("WAL-6.6", "WAL-2.12", "WAL-13.11")
def test_only_the_new_guild_works_and_what_was_not_taken_is_out_of_the_game() -> None:
    """T's Grocers can copy Vintners and Drapers; not Goldsmiths of the offer, not Salters or Mercers of round 1."""
    table = second_round()
    assert table.asked == (T, "building")
    assert sorted(table.choices("copy")) == ["copy drapers", "copy vintners"]
    table.refused("copy goldsmiths", "copy salters", "copy mercers", "copy skinners")


@rule("WAL-2.12")
def test_a_guild_not_used_in_round_1_is_lost() -> None:
    """O never used Salters; in round 2 his activation is that of Vintners."""
    table = second_round()
    table.defaults_until(lambda: table.asked == (O, "building"))
    table.play("guild")
    assert table.said("uses-guild") == [{"seat": O, "guild": "vintners"}]
    assert table.choices("place") == []
    assert set(table.choices("colour")) == {"colour p1", "colour p2", "colour p3"}


@rule("WAL-6.6", "WAL-2.8")
def test_the_new_guild_works_although_the_old_one_was_turned() -> None:
    held = {O: "salters", W: "mercers", T: "skinners"}
    table = joining_again(LEFT, held, votes=[1, 2, 3], citizens="A4{O3p}", turned=[O, W, T])
    table.play("join vintners", "join drapers", "join ironmongers")
    table.defaults_until(lambda: table.asked == (O, "building"))
    assert table.can("guild")


@rule("WAL-6.7")
def test_no_roads_are_built_in_round_2() -> None:
    table = second_round()
    assert table.choices("build") == [f"build G{number}" for number in range(2, 15)]
    for number in range(1, 20):
        with pytest.raises(tp.IllegalMove):
            table.pos.play(T, GAME.parse_move(f"build P{number}"))


@rule("WAL-6.7")
def test_paths_still_empty_stay_open_to_the_end() -> None:
    table = second_round()
    assert (table.state("P3"), table.state("P4")) == ("empty", "empty")
    table.defaults_until(lambda: False)
    assert [table.state(f"P{number}") for number in range(1, 20)].count("built") == 2
    assert (table.state("P1"), table.state("P2"), table.state("P3")) == ("built", "built", "empty")
