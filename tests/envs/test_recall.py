"""OpenSpiel's information states with perfect recall: nothing a seat heard, saw or did is ever lost, nothing hidden."""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

if sys.platform != "linux":
    pytest.skip("OpenSpiel has wheels for Linux only", allow_module_level=True)

import pyspiel  # type: ignore[import-not-found]

import tetrapolis as tp
from tetrapolis.core.position import Position
from tetrapolis.core.types import Event, Move
from tetrapolis.envs import openspiel

GAMES = tp.games()


def fewest(game: str) -> int:
    return tp.game(game).players[0]


def pass_chance(state: Any, rng: Random) -> None:
    """Let chance choose until a seat is asked, or to the end."""
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])


def go_on(state: Any, rng: Random) -> tuple[int, int] | None:
    """The next seat and its action, chance passed by and the action made; None at the end."""
    pass_chance(state, rng)
    if state.is_terminal():
        return None
    seat, action = state.current_player(), rng.choice(state.legal_actions())
    state.apply_action(action)
    return seat, action


@pytest.mark.parametrize("game", GAMES)
def test_random_sim(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    loaded = openspiel.load(game, fewest(game), max_game_length=12, recall=5)
    assert loaded.get_type().provides_information_state_tensor
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_remembered_as_it_was(game: str) -> None:
    players, rng = fewest(game), Random(3)
    loaded = openspiel.load(game, players, recall=60)
    state = loaded.new_initial_state()
    rows = (61, loaded.codec.size + 1)
    made: list[list[tuple[str, list[float], str]]] = [[] for _ in range(players)]
    while sum(map(len, made)) < 40:
        pass_chance(state, rng)
        seat = state.current_player()
        saw, numbers = state.observation_string(seat), state.observation_tensor(seat)
        for who in range(players):
            told = json.loads(state.information_state_string(who))
            assert [(each["saw"], each["did"]) for each in told["past"]] == [
                (json.loads(saw_then), did) for saw_then, _, did in made[who]
            ]
            assert told["sees"] == json.loads(state.observation_string(who))
            tensor = np.array(state.information_state_tensor(who), np.float32).reshape(rows)
            assert np.array_equal(tensor[0, :-1], np.array(state.observation_tensor(who), np.float32))
            for row, (_, numbers_then, did) in zip(tensor[1:], reversed(made[who]), strict=False):
                assert np.array_equal(row[:-1], np.array(numbers_then, np.float32))
                assert loaded.codec.actions[round(row[-1] * len(loaded.codec.actions)) - 1] == did
            assert not tensor[len(made[who]) + 1 :].any()
        action = rng.choice(state.legal_actions())
        made[seat].append((saw, numbers, loaded.codec.actions[action]))
        state.apply_action(action)
    assert all(made)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_happened_is_heard_by_its_audience_and_nobody_else(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To the end of a game, event for event and in order: each of the games tells some things to some seats only."""
    happened = noted_events(monkeypatch)
    players, rng = fewest(game), Random(4)
    state = openspiel.load(game, players, recall=1).new_initial_state()
    pass_chance(state, rng)
    begun = tuple(state.node.pos.log)
    while go_on(state, rng) is not None:
        pass
    events = (*begun, *happened)
    for seat in range(players):
        told = json.loads(state.information_state_string(seat))
        heard = [event for part in (*told["past"], told) for event in part["heard"]]
        assert heard == [msgspec.to_builtins(event) for event in events if event.audience >> seat & 1]
        assert len(heard) < len(events)


def noted_events(monkeypatch: pytest.MonkeyPatch) -> list[Event]:
    """What happens in every move that is made from now on, as the position itself says it."""
    happened, play = list[Event](), Position.play

    def noted(pos: Position, seat: int, move: Move) -> list[Event]:
        events = play(pos, seat, move)  # a move that has to ask chance first does not come back from here
        happened.extend(events)
        return events

    monkeypatch.setattr(Position, "play", noted)
    return happened


def test_with_recall_the_way_there_is_told_as_well() -> None:
    """Without it the information state is what is seen, and stays about as long as it was."""
    for recall, longer in ((0, False), (9, True)):
        state, rng, lengths = openspiel.load("citadels", 2, recall=recall).new_initial_state(), Random(1), list[int]()
        while (made := go_on(state, rng)) is not None and len(lengths) < 30:
            lengths.append(len(state.information_state_string(made[0])))
        assert (lengths[-1] > 4 * lengths[0]) is longer


def test_more_decisions_than_there_is_room_for_leave_the_last_ones() -> None:
    loaded = openspiel.load("citadels", 2, recall=2)
    state, rng, done = loaded.new_initial_state(), Random(1), list[int]()
    while len(done) < 8:
        made = go_on(state, rng)
        assert made is not None
        done += [made[1]] if made[0] == 0 else []
    tensor = np.array(state.information_state_tensor(0)).reshape(3, -1)
    count = len(loaded.codec.actions)
    assert [round(each * count) - 1 for each in tensor[1:, -1]] == done[:-3:-1]
    assert len(json.loads(state.information_state_string(0))["past"]) == 8


def test_a_clone_and_a_world_remember_and_go_their_own_way() -> None:
    state, rng = openspiel.load("citadels", 3, recall=4).new_initial_state(), Random(2)
    for _ in range(25):
        go_on(state, rng)
    pass_chance(state, rng)
    player = state.current_player()
    twin = state.clone()
    world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    told = state.information_state_string(player)
    assert twin.information_state_string(player) == world.information_state_string(player) == told
    assert world.information_state_tensor(player) == state.information_state_tensor(player)
    other = (player + 1) % 3
    assert json.loads(world.information_state_string(other))["past"] == []
    twin.apply_action(twin.legal_actions()[0])
    assert state.information_state_string(player) == told != twin.information_state_string(player)


def test_a_state_of_a_position_remembers_from_there_on() -> None:
    pos = tp.game("citadels").new(players=2, seed=1)
    state = openspiel.state_of(openspiel.load("citadels", 2, recall=3), pos, seat := pos.pending[0].seat)
    told = json.loads(state.information_state_string(seat))
    assert (told["past"], told["heard"]) == ([], [])
    state.apply_action(state.legal_actions()[0])
    assert len(json.loads(state.information_state_string(seat))["past"]) == 1
