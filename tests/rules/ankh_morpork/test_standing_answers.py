"""Standing answers: a player lets later windows pass by themselves, and nobody else can tell (ANK-11.11)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import tetrapolis as tp
from tests.ankh_morpork import GAME, B, G, R, Table, Y, given, move_of
from tests.marks import rule

REST = "pass rest=turn"
BELOW = "pass below=6"
"""A minion is worth 5: he lets go whatever is worth less than 6."""


class Played:
    """A table whose moves go through a match, as at a real table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match = tp.Match.new(GAME, players=table.pos.players, seed=1)
        self.match.position = table.pos

    def play(self, *texts: str) -> Played:
        for text in texts:
            seat = self.table.seat
            self.table.events += self.match.play(seat, move_of(text))
            self.table.pos.check()
        return self

    @property
    def recorded(self) -> list[tuple[int | None, str | None]]:
        return [(record.seat, record.move) for record in self.match.records[1:]]

    def seen_by_all_but(self, seat: int) -> list[str]:
        """Everything the others and a spectator may know, byte by byte."""
        return [self.table.pos.observe(other).to_json() for other in (R, Y, G, B, None) if other != seat]


def two_skulls() -> Played:
    """R plays Death and aims at Y's minion in 5."""
    board = "5{Y2 G1 !} 9{Y2 G1 !}"
    return Played(given(board, hands={R: ["death", "hex"], Y: ["groat"]})).play("play death", "kill 5 p2")


# ---- for the rest of the turn


@rule("ANK-11.11")
def test_rest_of_the_turn_answers_all_later_windows_of_the_turn() -> None:
    played = two_skulls().play(REST)
    assert played.table.asked == (R, "menu")  # W-REMOVED passed by itself
    played.play("kill 9 p2")
    assert played.table.asked == (R, "menu")
    assert (played.table.area(5), played.table.area(9)) == ("Y1 G1", "Y1 G1")


@rule("ANK-11.11")
def test_rest_of_the_turn_looks_to_everybody_else_as_if_he_had_passed_each_time() -> None:
    standing, by_hand = two_skulls(), two_skulls()
    standing.play(REST)
    by_hand.play("pass", "pass")
    assert standing.seen_by_all_but(Y) == by_hand.seen_by_all_but(Y)
    standing.play("kill 9 p2")
    by_hand.play("kill 9 p2", "pass", "pass")
    assert standing.seen_by_all_but(Y) == by_hand.seen_by_all_but(Y)
    standing.play("end")
    by_hand.play("end")
    assert standing.seen_by_all_but(Y) == by_hand.seen_by_all_but(Y)


@rule("ANK-11.11")
def test_standing_answers_are_recorded_as_plain_passes() -> None:
    standing, by_hand = two_skulls(), two_skulls()
    standing.play(REST, "kill 9 p2")
    by_hand.play("pass", "pass", "kill 9 p2", "pass", "pass")
    assert standing.recorded[:3] == [(R, "play death"), (R, "kill the_scours p2"), (Y, REST)]
    assert standing.recorded[3:] == [(Y, "pass"), (R, "kill longwall p2"), (Y, "pass"), (Y, "pass")]
    assert standing.recorded[3:] == by_hand.recorded[3:]


@rule("ANK-11.11")
def test_the_rest_of_the_turn_ends_with_the_turn() -> None:
    board, hands = "5{Y2 G1 !} 9{Y2 G1 !}", {B: ["dr_cruces"], R: ["inigo_skimmer"], Y: ["groat"]}
    played = Played(given(board, active=B, hands=hands))
    played.play("play dr_cruces", "kill 5 p2", REST)
    assert played.table.sees(Y).quiet
    played.play("money")
    assert played.table.seat == R
    assert not played.table.sees(Y).quiet
    played.play("play inigo_skimmer", "kill 9 p2")
    assert played.table.asked == (Y, "window")


@rule("ANK-11.11")
def test_the_rest_of_the_turn_is_let_go_in_events_too_even_with_small_gods() -> None:
    hands = {R: ["mr_teatime", "rincewind"], Y: ["susan"]}
    table = given("4{Y-bld} 5{Y1 G1 !} 9{Y1 Y-bld}", hands=hands, events=["the_dragon"], dice=[9])
    played = Played(table).play("play mr_teatime", "money", "kill 5 p2", REST, "play rincewind")
    assert table.area(9) == ""
    assert (table.hand(Y), table.cash(Y)) == (["susan"], 10)
    assert played.recorded[-2:] == [(Y, "pass"), (Y, "pass")]  # protection, then the lost minion


@rule("ANK-11.11")
def test_one_players_standing_answer_does_not_bind_another() -> None:
    hands = {R: ["death", "hex"], Y: ["groat"], G: ["modo"]}
    played = Played(given("5{Y2 G1 !} 9{Y2 G1 !}", hands=hands))
    played.play("play death", "kill 5 p2", REST, "kill 9 p3")
    assert played.table.asked == (G, "window")


@rule("ANK-11.11")
def test_a_standing_answer_is_carried_out_by_the_match_and_not_by_the_position() -> None:
    table = given("5{Y2 G1 !}", hands={R: ["death", "hex"], Y: ["groat"]})
    table.play("play death", "kill 5 p2", REST)
    assert table.asked == (Y, "window")  # a bare position still asks ...
    assert GAME.standing is not None
    assert str(GAME.standing(table.pos, Y)) == "pass"  # ... and knows the answer
    assert GAME.standing(table.pos, R) is None


# ---- whatever is worth less


@rule("ANK-11.11")
def test_below_lasts_beyond_the_turn_but_dearer_things_are_still_asked() -> None:
    board, hands = (
        "5{Y2 G1 !} 9{Y1 Y-bld}",
        {B: ["dr_cruces"], R: ["the_duckman", "hex"], G: ["sybil_vimes"], Y: ["groat"]},
    )
    played = Played(given(board, active=B, hands=hands, cash=12))
    played.play("play dr_cruces", "kill 5 p2", BELOW, "money")
    assert played.table.seat == R  # the next turn
    played.play("play the_duckman", "text", "grab 9 p2", "go 8")
    assert played.table.area(8) == "Y1"  # a move is worth less than a minion: neither W-TEXT nor W-MOVE asked
    played.play("end", "play groat", "skip")
    played.table.defaults_until(lambda: played.table.pos.active == G)
    played.play("play sybil_vimes", "money", "text", "buy 9")
    assert played.table.asked == (Y, "window")  # his building is worth 12


@rule("ANK-11.11")
def test_below_looks_to_everybody_else_as_if_he_had_passed_each_time() -> None:
    standing, by_hand = two_skulls(), two_skulls()
    standing.play(BELOW, "kill 9 p2")
    by_hand.play("pass", "pass", "kill 9 p2", "pass", "pass")
    assert standing.seen_by_all_but(Y) == by_hand.seen_by_all_but(Y)
    assert standing.recorded[3:] == by_hand.recorded[3:]


@rule("ANK-11.11")
def test_only_the_player_himself_is_told_of_his_standing_answer() -> None:
    played = two_skulls().play(BELOW)
    table = played.table
    assert table.hears(Y, "you-stand-below") == [{"n": 6}]
    assert [table.hears(seat, "you-stand-below") for seat in (R, G, B, None)] == [[], [], [], []]
    assert [table.sees(seat).standing for seat in (R, Y, G, B, None)] == [0, 6, 0, 0, 0]
    played = two_skulls().play(REST)
    table = played.table
    assert table.hears(Y, "you-stand-aside") == [{}]
    assert [table.hears(seat, "you-stand-aside") for seat in (R, G, B, None)] == [[], [], [], []]
    assert [table.sees(seat).quiet for seat in (R, Y, G, B, None)] == [False, True, False, False, False]


@rule("ANK-11.11")
def test_a_stored_position_keeps_the_standing_answers() -> None:
    played = two_skulls().play(BELOW)
    again = GAME.from_json(played.table.pos.to_json())
    assert again.observe(Y).to_json() == played.table.pos.observe(Y).to_json()
    assert again.view(Y).standing == 6


# ---- taking it back


def standing_in_own_turn() -> Played:
    """Y has a standing answer, and his own turn begins."""
    hands = {R: ["dr_cruces"], Y: ["groat", "modo"], G: ["mr_gryle"]}
    played = Played(given("5{Y2 G1 !} 9{Y2 B1 !}", hands=hands, cash=1))
    return played.play("play dr_cruces", "kill 5 p2", BELOW, "money")


@rule("ANK-11.11")
def test_a_standing_answer_is_taken_back_in_the_own_turn() -> None:
    played = standing_in_own_turn()
    assert played.table.choices() == ["play groat", "play modo", "standing 0"]
    played.play("standing 0")
    assert played.table.choices() == ["play groat", "play modo"]
    played.play("play groat", "skip", "end")
    played.play("play mr_gryle", "kill 9 p2")
    assert played.table.asked == (Y, "window")


@rule("ANK-11.11")
def test_a_standing_answer_that_is_not_taken_back_still_works_after_the_own_turn() -> None:
    played = standing_in_own_turn()
    played.play("play groat", "skip", "end")
    played.play("play mr_gryle", "kill 9 p2")
    assert played.table.seat == G
    assert played.table.area(9) == "Y1 B1"


@rule("ANK-11.11")
def test_nobody_else_notices_that_a_standing_answer_is_taken_back() -> None:
    taken_back, kept = standing_in_own_turn(), standing_in_own_turn()
    before = taken_back.seen_by_all_but(Y)
    taken_back.play("standing 0")
    assert taken_back.seen_by_all_but(Y) == before
    for played in (taken_back, kept):
        played.play("play groat", "place 6", "end")
    assert taken_back.seen_by_all_but(Y) == kept.seen_by_all_but(Y)


@rule("ANK-11.11")
def test_it_may_be_taken_back_between_two_actions_too() -> None:
    taken_back, kept = standing_in_own_turn(), standing_in_own_turn()
    for played in (taken_back, kept):
        played.play("play groat")
    taken_back.play("standing 0")
    assert taken_back.seen_by_all_but(Y) == kept.seen_by_all_but(Y)
    assert "standing 0" not in taken_back.table.choices()
    assert taken_back.table.can("place 6")  # the icon is still there


@rule("ANK-11.11")
def test_there_is_nothing_to_take_back_without_a_standing_answer_nor_outside_the_own_turn() -> None:
    table = given("5{R1 Y1 !}", hands={R: ["mr_gryle", "hex"], Y: ["groat"]})
    table.refused("standing 0", "standing 6")
    table.play("play mr_gryle", "kill 5 p2")
    table.refused("standing 0", "standing 6")
    played = two_skulls().play(BELOW)
    with pytest.raises(tp.NotYourDecision):
        played.match.play(Y, GAME.parse_move("standing 0"))


# ---- whole matches


@rule("ANK-11.11")
def test_a_match_with_standing_answers_is_replayed_from_its_record(tmp_path: Path) -> None:
    match = tp.Match.new(GAME, players=3, seed=4)
    rng = random.Random(4)
    while match.position.outcome is None:
        (decision,) = match.position.pending
        legal = match.position.legal(decision.seat)
        rest = GAME.parse_move(REST)
        match.play(decision.seat, rest if rest in legal and decision.seat == Y else legal.sample(rng))
    match.save(tmp_path / "match")
    assert tp.replay(tmp_path / "match").position.to_json() == match.position.to_json()
    answers = [(record.seat, record.move) for record in match.records]
    assert (Y, REST) in answers
    assert (Y, "pass") in answers
