"""The contract where nobody waits: an open floor with alarms, and those who may act while another is asked."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

import tetrapolis as tp
from tests.core.tea import ROUNDS, TEA, Chat, Drink, Pour, Pouring, Tea
from tetrapolis.core.checks import check_position
from tetrapolis.core.driving import next_actor
from tetrapolis.core.match import replay_file
from tetrapolis.core.types import CLOCK, Decision, Ring


def poured(*seats: int) -> Tea:
    """These seats have poured, one after the other."""
    pos = TEA.new(3, 1)
    assert isinstance(pos, Tea)
    for seat in seats:
        pos.play(seat, Pour())
    return pos


def resting() -> Tea:
    """The break."""
    return poured(0, 1, 2)


# ---- who may act meanwhile


def test_who_may_act_meanwhile_is_asked_too_but_not_waited_for() -> None:
    pos = poured(0)
    assert list(pos.pending) == [Decision(1, "pour", 1), Decision(0, "pour", 1, optional=True)]
    assert list(pos.legal(0)) == [Drink()]
    pos.play(0, Drink())
    assert list(pos.pending) == [Decision(1, "pour", 2)]
    assert pos.drunk == [1, 0, 0]


def test_who_is_asked_anyway_is_not_asked_twice() -> None:
    pos = poured(0)
    pos.stack = [Pouring(0)]
    assert list(pos.pending) == [Decision(0, "pour", 1)]
    assert list(pos.legal(0)) == [Pour(), Drink()]


def test_who_may_act_meanwhile_has_only_that() -> None:
    pos = poured(0)
    with pytest.raises(tp.IllegalMove):
        pos.play(0, Pour())
    with pytest.raises(tp.NotYourDecision):
        pos.play(2, Drink())
    with pytest.raises(tp.IllegalMove):
        pos.play(1, Drink())


def test_a_seat_is_waited_for_only_while_nobody_else_may_act() -> None:
    assert poured().waits_for() == 0
    assert poured(0).waits_for() is None
    pos = poured(0)
    pos.play(0, Drink())
    assert pos.waits_for() == 1
    assert resting().waits_for() is None


def test_everybody_has_a_default_move_of_his_own() -> None:
    pos = poured(0)
    assert (pos.default(1), pos.default(0)) == (Pour(), Drink())
    with pytest.raises(tp.NotYourDecision):
        pos.default(2)


# ---- alarms


def test_alarms_are_set_where_the_step_says_so() -> None:
    assert poured(0).alarms == {}
    pos = resting()
    assert pos.alarms == {"bell": 60}
    for _ in range(5):
        pos.play(1, Chat())
    assert pos.alarms == {"bell": 60, "hush": 1}


def test_only_the_clock_rings_and_only_what_is_set() -> None:
    pos = resting()
    before = pos.to_json()
    assert list(pos.legal(CLOCK)) == [Ring("bell")]
    assert Ring("bell") not in pos.legal(0)
    with pytest.raises(tp.IllegalMove) as rung:
        pos.play(0, Ring("bell"))
    with pytest.raises(tp.IllegalMove) as unset:
        pos.play(CLOCK, Ring("hush"))
    with pytest.raises(tp.NotYourDecision) as played:
        pos.play(CLOCK, Chat())
    ids = [caught.value.id for caught in (rung, unset, played)]
    assert ids == ["error-alarm-seat", "error-alarm-unset", "error-clock-moves"]
    assert unset.value.params == {"alarm": "hush", "known": "bell"}
    assert pos.to_json() == before
    pos.play(CLOCK, Ring("bell"))
    assert pos.pending[0] == Decision(0, "pour", 4)


def test_without_an_alarm_the_clock_can_do_nothing() -> None:
    pos = poured(0)
    assert not pos.legal(CLOCK)
    with pytest.raises(tp.NotYourDecision):
        pos.play(CLOCK, Ring("bell"))


def test_on_an_open_floor_all_decisions_are_optional_and_keep_their_id() -> None:
    pos = resting()
    floor = pos.pending
    assert floor == tuple(Decision(seat, "break", 3, optional=True) for seat in range(3))
    pos.play(2, Chat())
    assert pos.pending == floor


def test_after_the_end_no_alarm_is_set() -> None:
    pos = resting()
    pos.play(CLOCK, Ring("bell"))
    for _ in range(ROUNDS - 1):
        for seat in range(3):
            pos.play(seat, Pour())
        pos.play(CLOCK, Ring("bell"))
    assert pos.outcome is not None
    assert (pos.alarms, pos.pending) == ({}, ())
    with pytest.raises(tp.NotYourDecision):
        pos.play(CLOCK, Ring("bell"))


def test_a_ring_is_written_like_any_move() -> None:
    assert str(Ring("bell")) == "ring bell"
    assert TEA.parse_move("ring bell") == Ring("bell")
    with pytest.raises(tp.MalformedMove):
        TEA.parse_move("ring")
    with pytest.raises(tp.MalformedMove):
        tp.game("citadels").parse_move("ring bell")  # a game without alarms has no such move


# ---- who acts next in programs


def test_the_one_who_is_waited_for_acts_next() -> None:
    assert {next_actor(poured(), Random(seed)) for seed in range(50)} == {0}


def test_those_who_may_act_meanwhile_come_now_and_then() -> None:
    pos, rng = poured(0), Random(1)
    actors = Counter(next_actor(pos, rng) for _ in range(1000))
    assert actors.keys() == {0, 1}
    assert actors[1] > 2 * actors[0] > 0


def test_on_an_open_floor_anybody_comes_and_the_clock_too() -> None:
    pos, rng = resting(), Random(1)
    actors = Counter(next_actor(pos, rng) for _ in range(1000))
    assert actors.keys() == {CLOCK, 0, 1, 2}
    assert min(actors[seat] for seat in range(3)) > 250
    assert 40 < actors[CLOCK] < 120  # time passes more slowly than people talk


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_laws_hold_and_games_end(players: int) -> None:
    for seed in range(5):
        rng, pos = Random(seed), TEA.new(players, seed)
        while pos.outcome is None:
            check_position(pos, rng)
            actor = next_actor(pos, rng)
            pos.play(actor, pos.legal(actor).sample(rng))
        check_position(pos, rng)


# ---- matches


def test_a_ring_is_recorded_and_replayed(tmp_path: Path) -> None:
    match = tp.Match.new(TEA, 2, seed=1)
    match.play(0, Pour())
    match.play(1, Pour())
    match.play(CLOCK, Ring("bell"))
    match.play(1, Drink())
    assert [(record.seat, record.move) for record in match.records[2:]] == [
        (1, "pour"),
        (-1, "ring bell"),
        (1, "drink"),
    ]
    match.save(tmp_path / "tea.jsonl")
    again = replay_file(tmp_path / "tea.jsonl", {"tea": TEA}.__getitem__)
    assert again.records == match.records
    assert again.position.to_json() == match.position.to_json()


def test_a_ring_that_was_not_set_does_not_fit_the_record(tmp_path: Path) -> None:
    match = tp.Match.new(TEA, 2, seed=1)
    match.play(0, Pour())
    match.records.append(msgspec.structs.replace(match.records[-1], seq=2, seat=CLOCK, move="ring bell"))
    match.save(tmp_path / "tea.jsonl")
    with pytest.raises(tp.BadRecord) as caught:
        replay_file(tmp_path / "tea.jsonl", {"tea": TEA}.__getitem__)
    assert (caught.value.id, caught.value.params["record"]) == ("error-record-misfit", 2)


def test_nobody_takes_back_anything_on_an_open_floor() -> None:
    match = tp.Match.new(TEA, 2, seed=1)
    for seat, move in ((0, Pour()), (1, Pour()), (0, Chat())):
        match.play(seat, move)
    assert not any(match.can_undo(seat) for seat in (0, 1, CLOCK))
    match.play(CLOCK, Ring("bell"))
    assert not any(match.can_undo(seat) for seat in (0, 1, CLOCK))


def test_only_who_made_a_move_takes_it_back() -> None:
    """Seat 0 is asked and drinks first; seat 1, who may drink meanwhile, cannot undo that for him."""
    match = tp.Match.new(TEA, 2, seed=1)
    for seat, move in ((0, Pour()), (1, Pour()), (CLOCK, Ring("bell")), (0, Drink())):
        match.play(seat, move)
    assert [decision.seat for decision in match.position.pending] == [0, 1]
    assert match.can_undo(0)
    assert not match.can_undo(1)
    with pytest.raises(tp.IllegalMove):
        match.undo(1)
    match.undo(0)
    position = match.position
    assert isinstance(position, Tea)
    assert position.drunk == [0, 0]


def test_a_move_of_another_meanwhile_ends_the_taking_back() -> None:
    match = tp.Match.new(TEA, 2, seed=1)
    for seat, move in ((0, Pour()), (1, Pour()), (CLOCK, Ring("bell")), (0, Drink()), (1, Drink())):
        match.play(seat, move)
    assert not any(match.can_undo(seat) for seat in (0, 1))
