"""OpenSpiel's own test on every game and number of players; chance, worlds, and its IS-MCTS at our tables."""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

if sys.platform != "linux":
    pytest.skip("OpenSpiel has wheels for Linux only", allow_module_level=True)

import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # type: ignore[import-untyped]
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # type: ignore[import-untyped]

import tetrapolis as tp
from tests.envs.tables import TABLES, Table, positions
from tetrapolis.core.driving import next_actor
from tetrapolis.envs import openspiel
from tetrapolis.envs.explicit import Node
from tetrapolis.games.ankh_morpork.rules.cards import NAMES


def load(table: Table, **more: Any) -> Any:
    return openspiel.load(table.game, table.players, table.options, **more)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_sim(table: Table, full: bool, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(
        load(table, max_game_length=2000 if full else 25), num_sims=1, serialize=True, verbose=False
    )
    capfd.readouterr()


def begun(table: Table, seed: int, moves: int = 0) -> Any:
    """A state in which a seat is asked, after so many moves."""
    state, rng = load(table).new_initial_state(), Random(seed)
    while state.is_chance_node() or moves:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves -= 1
    return state


def test_a_whole_game_ends_with_a_winner() -> None:
    state, rng = load(Table("citadels", 3, {})).new_initial_state(), Random(4)
    while not state.is_terminal():
        actions, weights = zip(*state.chance_outcomes(), strict=True) if state.is_chance_node() else ((), ())
        state.apply_action(rng.choices(actions, weights)[0] if actions else rng.choice(state.legal_actions()))
    assert max(state.returns()) > 0
    assert sum(state.returns()) == pytest.approx(0)


def test_a_game_that_takes_too_long_has_no_winner() -> None:
    state, rng = load(Table("citadels", 2, {}), max_game_length=3).new_initial_state(), Random(4)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.returns() == [0.0, 0.0]


def test_chance_is_explicit_and_fair() -> None:
    """The first card of the deck is drawn first: every card with the same probability."""
    node = Node("ankh_morpork", 2)
    assert node.outcomes() == [1 / len(node.outcomes())] * len(node.outcomes())
    rng, hands = Random(1), Counter[str]()
    for _ in range(60):
        node = Node("ankh_morpork", 2)
        while node.actor is None:
            node.happen(rng.randrange(len(node.outcomes())))
        assert node.pos is not None
        hands.update(node.pos.observe(0).view.hand)
    assert len(hands) > 30
    assert set(hands) <= set(NAMES)


def test_a_move_stopped_by_chance_has_not_been_made() -> None:
    """In Genoa the trader rolls two dice: two questions to chance, then the tower stands."""
    state = begun(Table("genoa", 2, {}), 1)
    roll = state.get_game().codec.numbers["roll"]
    before = state.node.pos
    state.apply_action(roll)
    assert state.is_chance_node()
    assert state.node.pos is before
    assert [len(state.chance_outcomes())] == [8]
    twin = state.clone()
    for state_of_two, dice in ((state, (2, 3)), (twin, (4, 1))):
        for die in dice:
            state_of_two.apply_action(die)
        assert not state_of_two.is_chance_node()
    assert state.node.pos.tower != twin.node.pos.tower


def test_who_acts_on_an_open_floor_is_chance_as_in_simulations() -> None:
    table = Table("genoa", 3, {"negotiation": "live"})
    floors = (pos for pos in positions(table, 2, 200, lambda obs, rng: obs.legal().sample(rng)) if pos.alarms)
    node = Node("genoa", 3, table.options, begin=False)
    node.pos = next(floors).copy()
    chances = dict(node._actors())
    assert sum(chances.values()) == pytest.approx(1)
    rng = Random(1)
    seen = Counter(next_actor(node.pos, rng) for _ in range(4000))
    for seat, chance in chances.items():
        assert seen[seat] / 4000 == pytest.approx(chance, abs=0.05)


@pytest.mark.parametrize("table", [Table(game, tp.game(game).players[0], {}) for game in tp.games()], ids=str)
def test_a_resampled_state_looks_the_same_to_the_player(table: Table) -> None:
    state = begun(table, 3, moves=20)
    player = state.current_player()
    for _ in range(5):
        world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert world.current_player() == player
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
    assert str(world) != str(state)


def test_the_tensor_is_the_vector_of_the_encoder() -> None:
    state = begun(Table("walled_city", 3, {}), 1, moves=5)
    coded, pos = state.get_game().codec, state.node.pos
    assert np.array_equal(np.array(state.observation_tensor(1), np.float32), coded.vector(pos.observe(1)))


def test_options_come_through_the_text_of_a_game() -> None:
    options = {"preset": "vicious_nobles", "edition": "2016", "ninth": True, "first_crown": 1}
    game = openspiel.load("citadels", 4, options)
    again = pyspiel.load_game(str(game))
    assert again.options == game.options == tp.game("citadels").options(options)
    assert openspiel.load("genoa", 2, {"max_notes": 0}).options.max_notes == 0


def test_ismcts_plays_at_our_table() -> None:
    state = begun(Table("citadels", 2, {}), 5)
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(state.get_game(), evaluator, 1.4, 5, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()
