"""The batched environment: number for number what PettingZoo's gives, in every row, over the end of games."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import tetrapolis as tp
from tests.envs.tables import PLAIN, SPECIAL, Table
from tetrapolis.envs.batched import BadAction, BatchedEnv, game_seed
from tetrapolis.envs.pettingzoo import TableEnv

FEW = [table for table in PLAIN if table.players in (tp.game(table.game).players[0], 4)]


def env(table: Table, count: int, **more: bool | int) -> BatchedEnv:
    return BatchedEnv(table.game, table.players, count, table.options, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("table", [*FEW, *SPECIAL], ids=str)
def test_each_row_is_what_pettingzoo_shows(table: Table, full: bool) -> None:
    """From the first question to the last, and on in the next games: vectors, masks, who is asked, and rewards."""
    count, most = (3, 20_000) if full else (2, 700 if table in FEW else 150)
    batch = env(table, count)
    batch.reset(seed=3)
    single = [TableEnv(table.game, table.players, table.options) for _ in range(count)]
    for row, one in enumerate(single):
        one.reset(seed=game_seed(3, row))
    ended = steps = 0
    while steps < most and ended < 2 * count:
        steps += 1
        for row, one in enumerate(single):
            shown = one.observe(one.agent_selection)
            assert one.agent_selection == f"player_{batch.seats[row]}"
            assert np.array_equal(batch.seen[row], shown["observation"])
            assert np.array_equal(batch.masks[row], shown["action_mask"])
        actions = batch.random_actions()
        batch.step(actions)
        for row, (one, action) in enumerate(zip(single, actions, strict=True)):
            one.step(action)
            assert batch.over[row] == (one.position.outcome is not None)
            expected = [one.rewards[agent] for agent in one.possible_agents]
            assert batch.rewards[row] == pytest.approx(expected)
            if batch.over[row]:
                ended += 1
                assert max(expected) > 0
                one.reset(seed=game_seed(3, int(batch.games[row])))
    assert batch.seen.dtype == np.float32
    assert batch.masks.dtype == np.int8
    if table in FEW and table.game != "genoa":
        assert ended


def results(table: Table, count: int, games: int) -> dict[int, tuple[list[float], int]]:
    """The rewards of the first games of a run and how many questions each had, by their numbers."""
    batch, found = env(table, count), dict[int, tuple[list[float], int]]()
    batch.reset(seed="run")
    asked = dict[int, int]()
    while not all(number in found for number in range(games)):
        before = batch.games.copy()
        for number in before.tolist():
            asked[number] = asked.get(number, 0) + 1
        batch.step(batch.random_actions())
        for row in np.flatnonzero(batch.over):
            number = int(before[row])
            found[number] = (batch.rewards[row].tolist(), asked[number])
    return {number: found[number] for number in range(games)}


@pytest.mark.parametrize("game", ["citadels", "walled_city", "ankh_morpork"])
def test_a_game_is_the_same_whatever_the_size_of_the_batch(game: str) -> None:
    table = Table(game, 3, {})
    alone = results(table, 1, 5)
    assert alone == results(table, 4, 5)
    assert len({str(result) for result in alone.values()}) > 1


def test_a_run_begins_anew_at_reset() -> None:
    batch = env(Table("citadels", 4, {}), 3)
    batch.reset(seed=5)
    first = batch.seen.copy()
    for _ in range(300):
        batch.step(batch.random_actions())
    batch.reset(seed=5)
    assert np.array_equal(batch.seen, first)
    assert not batch.over.any()
    assert batch.games.tolist() == [0, 1, 2]
    batch.reset(seed=6)
    assert not np.array_equal(batch.seen, first)


def test_what_ended_is_told_once() -> None:
    batch = env(Table("citadels", 2, {}), 2)
    batch.reset(seed=1)
    while not batch.over.any():
        batch.step(batch.random_actions())
    row = int(np.flatnonzero(batch.over)[0])
    assert batch.rewards[row].tolist() in ([1.0, -1.0], [-1.0, 1.0], [0.0, 0.0])
    assert batch.games[row] >= 2
    assert batch.position(row).ply == 0
    batch.step(batch.random_actions())
    assert not batch.over[row]
    assert not batch.rewards[row].any()


def test_an_action_that_is_not_possible_changes_nothing() -> None:
    batch = env(Table("citadels", 4, {}), 2)
    batch.reset(seed=1)
    before, actions = batch.seen.copy(), batch.random_actions()
    wrong = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(BadAction, match=f"row 1.*{wrong}"):
        batch.step([actions[0], wrong])
    assert np.array_equal(batch.seen, before)
    assert [batch.position(row).ply for row in (0, 1)] == [0, 0]
    with pytest.raises(ValueError, match="argument"):
        batch.step(actions[:1])
    batch.step(np.array(actions))
    assert [batch.position(row).ply for row in (0, 1)] == [1, 1]


def test_forced_answers_are_skipped_only_if_that_is_wanted() -> None:
    rng = Random(1)
    for skip in (False, True):
        batch, choices = env(Table("citadels", 4, {}), 2, skip_forced=skip), list[int]()
        batch.reset(seed=2)
        for _ in range(200):
            choices += batch.masks.sum(1).tolist()
            batch.step([rng.choice(np.flatnonzero(mask)) for mask in batch.masks])
        assert (min(choices) == 1) is not skip


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    batch = env(Table("citadels", 4, {}), 2, max_cycles=5)
    batch.reset(seed=2)
    for number in range(1, 11):
        batch.step(batch.random_actions())
        assert batch.truncated.tolist() == batch.over.tolist() == [number % 5 == 0] * 2
        assert not batch.rewards.any()
    assert batch.games.tolist() == [4, 5]
