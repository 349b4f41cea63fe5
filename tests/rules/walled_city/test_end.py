"""Section 10 of the rules: the end, the winner and the other ranks."""

from __future__ import annotations

import pytest

import tetrapolis as tp
from tests.marks import rule
from tests.rules.walled_city.phases import default_game
from tests.walled_city import O, T, W, X, given, new_game


@rule("WAL-10.1")
def test_the_game_is_over_after_the_last_tower() -> None:
    table = given("T11{W1}", round=2, players=3, zones={"Z10": (O, "4/1", "T11")}).towers()
    assert table.outcome.reason == "towers_counted"
    assert table.line(W, "towers") == 4
    assert list(table.pos.pending) == []
    assert table.events[-1].id == "walled_city-game-over"
    with pytest.raises(tp.NotYourDecision):
        table.does(O, "zone Z1")


@rule("WAL-10.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_else_ends_it_earlier(players: int) -> None:
    """One with a hundred votes or without any citizen still has to play on to the last defence card."""
    table = new_game(players)
    table.pos.ledger[0][0] = 100
    kinds = [now.asked[1] for now in default_game(table) if now.pos.outcome is None]
    assert kinds[-1] in ("laying", "facing")
    assert table.outcome.reason == "towers_counted"
    assert len(table.said("revealed")) == 2 * players


@rule("WAL-10.2")
def test_most_votes_win() -> None:
    guilds = {O: "mercers", W: "salters", T: "curriers", X: "drapers"}
    table = given(round=2, votes=[30, 41, 42, -3], guilds=guilds).towers()
    assert table.outcome.winners == (T,)
    assert table.outcome.scores == (30, 41, 42, -3)


@rule("WAL-10.2")
def test_tower_votes_decide_too() -> None:
    """O leads by 4; the tower brings W 5."""
    table = given("T1{W1}", round=2, players=3, votes=[34, 30, 2], zones={"Z1": (O, "5/0", "T1")}).towers()
    assert table.outcome.scores == (34, 35, 2)
    assert table.outcome.winners == (W,)


@rule("WAL-10.3", "WAL-2.4")
def test_a_final_tie_goes_to_the_lower_number() -> None:
    """EX-T28: equal votes, O 12, W 11b in round 2: W wins."""
    guilds = {O: "clothworkers", W: "armourers", T: "mercers"}
    table = given(round=2, players=3, votes=[44, 44, 20], guilds=guilds, guild_deck="mixed").towers()
    assert table.outcome.winners == (W,)
    assert table.outcome.ranking == ((W,), (O,), (T,))


@rule("WAL-10.3")
def test_the_guild_of_round_1_does_not_break_a_final_tie() -> None:
    old, new = {O: "mercers", W: "clothworkers"}, {O: "vintners", W: "drapers"}
    table = given(round=2, players=2, votes=[44, 44], old_guilds=old, guilds=new).towers()
    assert table.outcome.winners == (W,)


@rule("WAL-10.3")
def test_b_loses_a_final_tie_against_the_plain_number() -> None:
    guilds = {O: "painter_stainers", W: "salters", T: "mercers"}
    table = given(round=2, players=3, votes=[44, 44, 20], guilds=guilds, guild_deck="mixed").towers()
    assert table.outcome.winners == (W,)


@rule("WAL-10.3")
def test_there_is_always_one_winner() -> None:
    guilds = {O: "salters", W: "vintners", T: "drapers", X: "skinners"}
    table = given(round=2, votes=[10, 10, 10, 10], guilds=guilds).towers()
    assert table.outcome.ranking == ((T,), (X,), (O,), (W,))
    assert {seat for seat, _, _ in table.outcome.tiebreak} == {O, W, T, X}


@rule("WAL-10.3", "WAL-2.4")
def test_the_outcome_tells_the_printed_numbers_that_broke_a_tie() -> None:
    guilds = {O: "salters", W: "painter_stainers", T: "mercers", X: "skinners"}
    table = given(round=2, votes=[10, 10, 30, 10], guilds=guilds, guild_deck="mixed").towers()
    assert table.outcome.tiebreak == ((X, "priority", 6), (O, "priority", 9), (W, "priority", "9b"))


@rule("WAL-10.4")
def test_the_other_ranks_follow_in_the_same_way() -> None:
    """T 50; then O and X with 20, O by number 9 before X by 12b; W with 3 last, though he holds number 1."""
    guilds = {O: "salters", W: "mercers", T: "butchers", X: "curriers"}
    table = given(round=2, votes=[20, 3, 50, 20], guilds=guilds, guild_deck="mixed").towers()
    assert table.outcome.ranking == ((T,), (O,), (X,), (W,))


@rule("WAL-10.2", "WAL-12.4")
def test_the_neutral_colour_cannot_win() -> None:
    table = given("T1{N5}", round=2, players=2, votes=[3, 2, 90], zones={"Z1": (O, "4/1", "T1")}).towers()
    assert table.votes == [3, 2, 94]
    assert table.outcome.ranking == ((O,), (W,))
    assert table.outcome.scores == (3, 2)
