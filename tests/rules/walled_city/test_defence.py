"""Section 5 of the rules, and phase D of round 2: who lays a defence card when, where and which way round."""

from __future__ import annotations

import pytest

import tetrapolis as tp
from tests.marks import rule
from tests.rules.walled_city.phases import asked_in_turn, joining_again, lay, phase
from tests.walled_city import O, T, Table, W, X, given, new_game

FAR = {O: "Z6", W: "Z7", T: "Z8"}
"""Zones away from T1 and T2."""


def in_order(table: Table) -> list[int]:
    """The seats in the order in which they lay their cards; they play default moves."""
    table.defaults_until(lambda: phase(table) != "D")
    return [args["seat"] for args in table.said("lays")]


# ---- who begins


@rule("WAL-5.1")
def test_the_fewest_votes_begin_the_most_are_last() -> None:
    table = given(votes=[4, 12, -2, 0]).defence()
    assert in_order(table) == [T, X, O, W]


@rule("WAL-5.1")
def test_the_order_is_fixed_when_the_phase_starts() -> None:
    """Even if T had the fewest votes after O's card, W would come next."""
    table = given(votes=[0, 5, 9], players=3).defence()
    lay(table, "Z1", "3/1")
    table.pos.ledger[T][0] = -50
    assert table.seat == W
    lay(table, "Z2", "3/1")
    assert table.seat == T


@rule("WAL-5.2")
def test_equal_votes_go_by_the_guild_held_now() -> None:
    guilds = {O: "clothworkers", W: "salters", T: "mercers", X: "skinners"}
    table = given(votes=[3, 3, 3, 1], guilds=guilds).defence()
    assert in_order(table) == [X, T, W, O]


@rule("WAL-5.2", "WAL-2.4")
def test_b_comes_after_the_plain_number_at_equal_votes() -> None:
    """EX-T26: mixed deck, W Salters 9, T Painter-Stainers 9b, equal votes: W before T."""
    guilds = {O: "mercers", W: "salters", T: "painter_stainers"}
    table = given(votes=[8, 5, 5], players=3, guilds=guilds, guild_deck="mixed").defence()
    assert in_order(table) == [W, T, O]


@rule("WAL-9.1", "WAL-5.2")
def test_ties_of_round_2_go_by_the_guild_of_round_2() -> None:
    """EX-T27: O and W equal; round 1 guilds 2 and 11, round 2 guilds 12 and 3: W lays first."""
    old, new = {O: "grocers", W: "vintners"}, {O: "clothworkers", W: "drapers"}
    table = given(round=2, players=2, votes=[6, 6], old_guilds=old, guilds=new).defence()
    assert table.said("defence") == [{"seats": [W, O]}]
    assert table.seat == W
    assert lay(table, "Z1", "3/1").seat == O


@rule("WAL-9.1")
def test_the_votes_of_this_moment_count_in_round_2() -> None:
    table = given(round=2, players=3, votes=[9, 2, 5]).defence()
    assert table.seat == W
    assert lay(table, "Z1", "3/1").seat == T
    assert lay(table, "Z2", "3/1").seat == O


# ---- one card in an empty zone


@rule("WAL-5.3")
def test_everybody_lays_exactly_one_card_from_hand() -> None:
    table = given(players=3, votes=[0, 1, 2]).defence()
    assert table.choices() == [f"zone Z{number}" for number in range(1, 12)]
    table.refused("skip", "done", "zone Z12").play("zone Z4")
    assert table.choices() == [
        f"lay {face}" for face in ("1/0", "1/1", "2/0", "2/1", "2/2", "3/0", "3/1", "3/2", "4/0", "4/1", "5/0")
    ]
    table.refused("skip", "lay 4/0*").play("lay 4/0", "face T4")
    assert (len(table.hand(O)), "4/0" in table.hand(O)) == (10, False)
    assert table.seat == W
    with pytest.raises(tp.NotYourDecision):
        table.does(O, "zone Z5")


@rule("WAL-5.3")
def test_only_a_card_that_is_in_hand_can_be_laid() -> None:
    table = given(players=3, votes=[0, 1, 2], hands={O: ["2/1", "4/0"]}).defence().play("zone Z1")
    assert table.choices() == ["lay 2/1", "lay 4/0"]
    table.refused("lay 5/0")


@rule("WAL-5.4")
def test_a_zone_takes_one_card() -> None:
    table = given(players=3, votes=[0, 1, 2]).defence()
    lay(table, "Z3", "3/1")
    assert table.seat == W
    table.refused("zone Z3")
    assert table.choices("zone") == [f"zone Z{number}" for number in range(1, 12) if number != 3]


@rule("WAL-5.4")
def test_a_card_stays_until_it_is_revealed_in_round_2() -> None:
    table = given(players=3, votes=[0, 1, 2]).defence()
    lay(table, "Z3", "3/1", "T4")
    table.defaults_until(lambda: table.pos.round == 2 and phase(table) == "D")
    assert table.sees(O).zones[2] == "3/1"
    assert table.said("revealed") == []
    table.refused("zone Z3")
    table.defaults_until(lambda: False)
    assert {"seat": O, "zone": "Z3", "card": "3/1"} in table.said("revealed")
    assert len(table.said("revealed")) == 6


@rule("WAL-5.3", "WAL-5.4")
def test_the_last_of_eight_zones() -> None:
    """EX-T32: B 4, eight zones, D of round 2: the fourth player to lay has exactly one empty zone left."""
    zones = {"Z1": (O, "3/1", "T1"), "Z2": (W, "3/1", "T2"), "Z3": (T, "3/1", "T3"), "Z4": (X, "3/1", "T4")}
    table = given(board="borderlands", round=2, votes=[1, 2, 3, 4], zones=zones).defence()
    lay(table, "Z7", "2/1")
    lay(table, "Z5", "2/1")
    lay(table, "Z8", "2/1")
    assert table.seat == X
    assert table.choices() == ["zone Z6"]


# ---- which number faces which tower


@rule("WAL-5.1", "WAL-5.5", "WAL-9.4")
def test_the_numbers_stay_at_the_towers_they_were_laid_for() -> None:
    """EX-B15: Tanya, with most votes, lays last; her 3/2 has 2 towards the blue tower and 3 towards the orange one."""
    items = {"T1": "blue 1", "T2": "orange 1"}
    table = given("T1{O1} T2{W1}", players=3, votes=[3, 5, 20], items=items).defence()
    lay(table, "Z4", "1/0")
    lay(table, "Z5", "1/0")
    assert table.asked == (T, "zoning")
    table.play("zone Z1", "lay 3/2")
    assert table.choices("face") == ["face T1", "face T2"]
    table.play("face T2")
    table.defaults_until(lambda: table.pos.round == 2 and phase(table) == "D")
    while table.pos.outcome is None:
        lay(table, FAR[table.seat], table.hand(table.seat)[0])
    assert (table.line(O, "towers"), table.line(W, "towers"), table.line(T, "towers")) == (2, 3, 0)


@rule("WAL-5.5")
@pytest.mark.parametrize(("tower", "votes"), [("T1", [4, 1]), ("T2", [1, 4])])
def test_the_owner_chooses_the_way_round(tower: str, votes: list[int]) -> None:
    table = given("T1{O1} T2{W1}", players=2, round=2, votes=[0, 1]).defence()
    lay(table, "Z1", "4/1", tower)
    lay(table, "Z6", "1/1")
    assert [table.line(O, "towers"), table.line(W, "towers")] == votes


@rule("WAL-5.5")
@pytest.mark.parametrize(("zone", "towers"), [("Z1", ["T1", "T2"]), ("Z8", ["T8", "T9"]), ("Z11", ["T11", "T1"])])
def test_a_zone_lies_between_two_neighbouring_towers(zone: str, towers: list[str]) -> None:
    table = given(players=3, votes=[0, 1, 2]).defence().play(f"zone {zone}", "lay 4/1")
    assert table.choices() == [f"face {tower}" for tower in towers]
    table.refused("face T5")


@rule("WAL-5.6")
def test_the_owner_may_look_at_his_own_card_at_any_time_nobody_else() -> None:
    table = given(players=3, votes=[0, 1, 2]).defence()
    lay(table, "Z2", "4/1", "T3")
    table.defaults_until(lambda: table.pos.round == 2)
    assert (table.sees(O).zones[1], table.sees(O).zone_turned[1]) == ("4/1", 1)
    for seat in (W, T, None):
        assert (table.sees(seat).zones[1], table.sees(seat).zone_turned[1]) == ("?", -1)


@rule("WAL-5.7")
def test_no_votes_are_given_in_phase_d_of_round_1() -> None:
    """Guards stand at both towers of every card; still nobody gets votes, and round 2 begins."""
    table = given("T1{O2} T2{W2} T3{T2}", players=3, votes=[4, 5, 6]).defence()
    lay(table, "Z1", "4/1")
    lay(table, "Z2", "5/0")
    assert table.pos.round == 1
    lay(table, "Z3", "3/2")
    assert table.votes == [4, 5, 6]
    assert table.pos.round == 2
    assert table.asked[1] == "joining"


# ---- off-colour cards and how long hands last


@rule("WAL-11.6")
def test_the_off_colour_card_first() -> None:
    """EX-T31: B 3, O lays it in D of round 1: 5 own cards are left, for 4 walls and 1 defence card."""
    own = ["1/1", "2/1", "3/1", "4/1", "5/0"]
    table = given(
        board="borderlands",
        players=3,
        votes=[0, 1, 2],
        hands={O: own, W: [*own, "3/2"], T: [*own, "3/2"]},
        off=["4/0", "3/1", "2/2"],
        roads=[0, 0, 0],
    ).defence()
    table.play("zone Z1")
    assert "lay 4/0*" in table.choices()
    table.play("lay 4/0*", "face T1")
    assert table.hand(O) == own
    table.defaults_until(lambda: table.pos.round == 2 and phase(table) == "D")
    assert len(table.hand(O)) == 1
    assert table.sees(O).hand == table.hand(O)
    table.defaults_until(lambda: False)
    assert table.hand(O) == []


@rule("WAL-11.6")
def test_who_has_only_the_off_colour_card_left_must_lay_it() -> None:
    hands = {O: [], W: ["2/1"], T: ["2/1"]}
    table = given(board="borderlands", players=3, round=2, votes=[0, 1, 2], hands=hands, off=["3/1", "4/0", "2/2"])
    table.defence().play("zone Z1")
    assert table.choices() == ["lay 3/1*"]


@rule("WAL-12.12", "WAL-15.4")
@pytest.mark.parametrize("board", ["londonderry", "borderlands"])
def test_two_cards_are_left_with_two_players(board: str) -> None:
    """EX-T94: 2 players, default option: two cards left each at the end."""
    table = new_game(2, board=board).defaults_until(lambda: False)
    assert [player.cards for player in table.sees(None).players] == [2, 2]
    assert len(table.said("revealed")) == 4


@rule("WAL-12.12", "WAL-15.4")
@pytest.mark.parametrize("board", ["londonderry", "borderlands"])
def test_no_card_is_left_with_two_players_who_lay_two_each_phase(board: str) -> None:
    """EX-T94: with option 2 per phase none is left."""
    table = new_game(2, board=board, defence_cards=2).defaults_until(lambda: False)
    assert [player.cards for player in table.sees(None).players] == [0, 0]
    assert len(table.said("revealed")) == 8


@rule("WAL-15.4")
def test_both_cards_are_laid_at_the_players_place_in_the_order() -> None:
    table = given(players=2, votes=[5, 1], defence_cards=2).defence()
    assert in_order(table) == [W, W, O, O]


@rule("WAL-5.2", "WAL-6.4")
def test_the_tie_of_phase_d_is_the_tie_of_phase_a() -> None:
    held = {O: "curriers", W: "clothworkers", T: "armourers"}
    offer = ["drapers", "goldsmiths", "ironmongers", "vintners"]
    assert given(players=3, votes=[2, 2, 2], guilds=held).defence().seat == T
    assert asked_in_turn(joining_again(offer, held, votes=[2, 2, 2]), 3) == [T, W, O]
