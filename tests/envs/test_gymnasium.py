"""Gymnasium's own check on every game; seats, opponents, masks and seeds."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tetrapolis as tp
from tetrapolis.core.errors import BadOptions
from tetrapolis.envs.gymnasium import ILLEGAL, SeatEnv, env_id

GAMES = tp.games()


def make(game: str = "citadels", **more: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(env_id(game), **more)


def play(env: gymnasium.Env[Any, Any], seed: int, most: int = 5000) -> tuple[float, list[Any]]:
    """A game of random actions: its result, and all that was seen."""
    seen, info = env.reset(seed=seed)
    rng, all_seen = np.random.default_rng(seed), [seen]
    for _ in range(most):
        masks = env.unwrapped.action_masks()  # type: ignore[attr-defined]
        assert masks.dtype == np.bool_
        assert np.array_equal(masks, info["action_mask"].astype(bool))
        seen, reward, over, truncated, info = env.step(rng.choice(np.flatnonzero(masks)))
        all_seen.append(seen)
        assert not truncated
        if over:
            return float(reward), all_seen
        assert reward == 0
    return 0.0, all_seen


@pytest.mark.parametrize("illegal", ["lose", "default"])
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong(game: str, illegal: str) -> None:
    check_env(make(game, players=3, opponents="random", illegal=illegal, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    most = 60 if game == "genoa" else 5000
    first, second = (play(make(game, players=3, opponents=["easy", "normal"]), 4, most) for _ in range(2))
    assert first[0] == second[0]
    assert np.array_equal(first[1], second[1])
    assert not np.array_equal(first[1][0], play(make(game, players=3, opponents="random"), 5, 1)[1][0])


def test_the_own_seat_is_fixed_or_drawn() -> None:
    fixed, drawn = make(players=4, seat=2), make(players=4)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(12)} == {2}
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}
    with pytest.raises(BadOptions):
        SeatEnv("citadels", 4, seat=4)


def test_each_of_the_others_has_a_level_of_its_own() -> None:
    env = SeatEnv("citadels", 3, opponents=["random", "normal"], seat=1)
    asked: list[tuple[int, int | None]] = []
    env._bots = [_noting(number, each, asked) for number, each in enumerate(env._bots)]
    play(env, 1)
    assert set(asked) == {(0, 2), (1, 0)}  # the next one, then the one after
    with pytest.raises(BadOptions):
        SeatEnv("citadels", 3, opponents=["random"])
    with pytest.raises(BadOptions):
        SeatEnv("citadels", 3, opponents="grandmaster")


def _noting(number: int, decide: Any, asked: list[tuple[int, int | None]]) -> Any:
    def noted(obs: Any, rng: Any) -> Any:
        asked.append((number, obs.seat))
        return decide(obs, rng)

    return noted


def test_normal_bots_beat_one_who_plays_by_chance() -> None:
    env = make(players=2, opponents="normal")
    assert sum(play(env, seed)[0] for seed in range(12)) <= -8


def test_an_illegal_action_loses_or_makes_the_default_move() -> None:
    for illegal in ("lose", "default"):
        env = make(players=2, opponents="random", illegal=illegal)
        _, info = env.reset(seed=1)
        ply = env.unwrapped.position.ply  # type: ignore[attr-defined]
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
        lost = illegal == "lose"
        assert (reward, over) == (ILLEGAL if lost else 0, lost)
        assert info["action_mask"].any() != lost
        assert (env.unwrapped.position.ply > ply) != lost  # type: ignore[attr-defined]


def test_options_are_the_games_own() -> None:
    env = make(players=4, opponents="random", options={"preset": "vicious_nobles"})
    env.reset(seed=1)
    assert env.unwrapped.position.options.preset == "vicious_nobles"  # type: ignore[attr-defined]


def test_every_game_is_known_after_the_import_and_by_the_modules_name() -> None:
    assert {env_id(game) for game in GAMES} <= set(gymnasium.registry)
    program = (
        "import gymnasium; print(gymnasium.make('tetrapolis.envs.gymnasium:tetrapolis/Genoa-v0').unwrapped.players)"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "2\n"
