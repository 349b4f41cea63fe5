"""PettingZoo's own tests on every game and number of players, and what they do not ask."""

from __future__ import annotations

import importlib
import importlib.util
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, seed_test  # type: ignore[import-untyped]
from pettingzoo.utils.conversions import parallel_to_aec  # type: ignore[import-untyped]

import tetrapolis.envs
from tests.envs.tables import TABLES, Table
from tetrapolis.envs import pettingzoo
from tetrapolis.envs.pettingzoo import TableEnv

pytestmark = [
    # api_test knows the environments of PettingZoo itself by name; others may have dicts with a mask as well.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def env(table: Table, **more: Any) -> Any:
    return pettingzoo.env(table.game, table.players, table.options, **more)


@every_table
def test_api(table: Table, full: bool) -> None:
    api_test(env(table, max_cycles=None if full else 120), num_cycles=10_000 if full else 70)


@every_table
def test_seed(table: Table, full: bool) -> None:
    seed_test(lambda: env(table), num_cycles=300 if full else 15)


@every_table
def test_max_cycles(table: Table) -> None:
    def parallel(max_cycles: int) -> Any:
        return pettingzoo.parallel_env(
            table.game, table.players, table.options, max_cycles=max_cycles, illegal="default"
        )

    def one_by_one(max_cycles: int) -> Any:
        return parallel_to_aec(parallel(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=one_by_one))


def play(raw: TableEnv, seed: int) -> dict[str, float]:
    """A whole game of random actions; the sum of each agent's rewards."""
    rng = np.random.default_rng(seed)
    raw.reset(seed=seed)
    total = dict.fromkeys(raw.possible_agents, 0.0)
    for agent in raw.agent_iter():
        seen, reward, terminated, truncated, _ = raw.last()
        total[agent] += reward
        over = terminated or truncated
        raw.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total


@pytest.mark.parametrize("game", ["citadels", "walled_city", "ankh_morpork"])
def test_who_wins_gets_one_and_the_sum_is_nothing(game: str) -> None:
    raw = TableEnv(game, 2)
    total = play(raw, 3)
    outcome = raw.position.outcome
    assert outcome is not None
    assert sum(total.values()) == pytest.approx(0)
    if len(outcome.winners) == 1:
        assert total[f"player_{outcome.winners[0]}"] == 1.0


def test_an_open_floor_goes_on_while_all_wait() -> None:
    raw = TableEnv("genoa", 3, {"negotiation": "live"}, max_cycles=400)
    raw.reset(seed=1)
    wait, floors = raw.codec.numbers["wait"], 0
    for _ in raw.agent_iter():
        if any(raw.terminations.values()) or any(raw.truncations.values()):
            break
        moves = raw.moves()
        floors += wait in moves
        raw.step(wait if wait in moves else next(iter(moves)))
    assert floors > 50
    assert any(event.id == "genoa-floor-late" for event in raw.position.log) or raw.position.ply > 10


def test_only_the_agent_that_is_asked_has_actions() -> None:
    raw = TableEnv("citadels", 4)
    raw.reset(seed=1)
    for agent in raw.agents:
        assert raw.observe(agent)["action_mask"].any() == (agent == raw.agent_selection)


def test_an_illegal_action_loses_or_makes_the_default_move() -> None:
    losing = pettingzoo.env("citadels", 2)
    losing.reset(seed=1)
    guilty = losing.agent_selection
    losing.step(int(np.flatnonzero(losing.observe(guilty)["action_mask"] == 0)[0]))
    assert losing.terminations[guilty]
    assert losing.rewards[guilty] == pettingzoo.ILLEGAL
    going_on = pettingzoo.env("citadels", 2, illegal="default")
    going_on.reset(seed=1)
    going_on.step(int(np.flatnonzero(going_on.observe(guilty)["action_mask"] == 0)[0]))
    assert not any(going_on.terminations.values())
    assert going_on.unwrapped.position.ply == 1


def test_the_last_move_is_shown_as_text() -> None:
    shown = pettingzoo.env("citadels", 2, render_mode="ansi")
    shown.reset(seed=1)
    agent = shown.agent_selection
    shown.step(int(np.flatnonzero(shown.observe(agent)["action_mask"])[0]))
    assert shown.render().startswith(f"{agent}: pick ")


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "pettingzoo" else found(name))
    with pytest.raises(ImportError, match=r'pettingzoo is missing: pip install "tetrapolis\[envs\]"'):
        importlib.reload(tetrapolis.envs)
