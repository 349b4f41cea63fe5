"""Training: slopes are right, what is learned shows, and the same plan makes the same network, broken off or not."""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.learning.test_net import random_net
from tetrapolis.arena.running import Here, workshop
from tetrapolis.bots import bot
from tetrapolis.bots.net import Net, blank, load
from tetrapolis.learning import gradient
from tetrapolis.learning.growing import grown
from tetrapolis.learning.imitating import imitate
from tetrapolis.learning.judging import Wins, seated, verdict
from tetrapolis.learning.recording import recorded
from tetrapolis.learning.samples import Adam, Batch, joined
from tetrapolis.learning.training import BadFolder, Plan, Step, Training, state_in
from tetrapolis.numbers.encoding import codec

TINY = Plan("citadels", 2, rounds=2, copied=6, searched=2, worlds=1, lots=3, games=6, gate=40)
SEEDS: list[tuple[str, dict[str, Any]]] = [(f"test{n}", {}) for n in range(12)]


@pytest.mark.parametrize("advised", [-1, 0])
def test_the_slopes_are_those_of_the_scores(advised: int) -> None:
    """A little more of a weight changes the loss as its slope says, with advice or without."""
    samples = recorded("citadels", 2, SEEDS[:1], worlds=0)
    samples = replace(samples, advised=np.full(len(samples), advised, np.int32))
    net, rows = random_net("citadels", 2), np.arange(20)
    net.outward[...] *= 0.1
    batch = Batch(samples, rows)
    wanted = samples.wanted[batch.at]

    def loss() -> float:
        return float(-(wanted * np.log(batch.forward(net)[1])).sum())

    hidden, chances = batch.forward(net)
    slopes = batch.backward(net, hidden, chances - wanted)
    rng = np.random.default_rng(1)
    for weights, slope in zip(net.weights, slopes, strict=True):
        places = np.argwhere(np.abs(slope) > 0.05)
        assert len(places) > 3
        for place in map(tuple, rng.permutation(places)[:4]):
            before, width = weights[place], 0.004
            weights[place] = before + width
            above = loss()
            weights[place] = before - width
            assert (above - loss()) / (2 * width) == pytest.approx(slope[place], rel=0.15, abs=0.03)
            weights[place] = before


def test_it_learns_what_it_is_shown() -> None:
    samples = recorded("citadels", 2, SEEDS, worlds=0)
    assert samples.wanted.reshape(-1).sum() == pytest.approx(len(samples))
    curve = imitate(blank("citadels", 2, seed=1), samples, seed=1, epochs=6)
    assert curve[-1].loss < curve[0].loss
    assert curve[-1].agrees > 0.5


def test_own_games_note_what_was_chosen_and_what_came_of_it() -> None:
    net = random_net("citadels", 2)
    lot = gradient.played(net, SEEDS[:3], ["normal"], {})
    samples = lot.samples
    assert len(lot.chosen) == len(lot.chances) == len(lot.gains) == len(samples) > 30
    assert ((samples.starts[:-1] <= lot.chosen) & (lot.chosen < samples.starts[1:])).all()
    assert ((lot.chances > 0) & (lot.chances <= 1)).all()
    assert ((samples.advised >= 0) & (samples.advised < samples.starts[1:] - samples.starts[:-1])).all()
    batch = Batch(samples, np.arange(len(samples)))
    assert batch.forward(net)[1][lot.chosen] == pytest.approx(lot.chances, abs=0.03)  # but for steps of 1/255
    assert np.abs(lot.gains).max() <= 1
    assert len(np.unique(lot.gains.round(3))) > 10
    both = gradient.together([lot, lot])
    assert (both.samples.actions[both.chosen] == np.tile(samples.actions[lot.chosen], 2)).all()


def test_what_went_well_gets_likelier() -> None:
    """Alone with one decision and a gain that is better or worse than the rest."""
    net = random_net("citadels", 2)
    lot = gradient.played(net, SEEDS[:2], ["random"], {})
    gains = np.zeros_like(lot.gains)
    gains[::2], gains[1::2] = 1, -1
    batch = Batch(lot.samples, np.arange(len(lot.samples)))

    def chances() -> Any:
        return batch.forward(net)[1][lot.chosen]

    before = chances()
    gradient.improve(
        net, gradient.Played(lot.samples, lot.chosen, lot.chances, gains), Adam(net, 1e-4), np.random.default_rng(1)
    )
    change = chances() - before
    assert change[::2].mean() > 0 > change[1::2].mean()


def test_searches_are_written_down_with_what_each_move_was_worth() -> None:
    samples = recorded("citadels", 2, SEEDS[:1], worlds=2)
    sums = np.add.reduceat(samples.wanted, samples.starts[:-1])
    assert sums == pytest.approx(np.ones(len(samples)), abs=1e-5)
    several = [
        (samples.wanted[a:b] > 0).sum() > 1 for a, b in zip(samples.starts[:-1], samples.starts[1:], strict=True)
    ]
    assert any(several)
    again = joined([recorded("citadels", 2, SEEDS[:1], worlds=2)])
    assert (again.wanted == samples.wanted).all()
    assert (again.seen == samples.seen).all()


def test_a_network_for_another_number_of_players_is_a_beginning(tmp_path: Path) -> None:
    net = random_net("citadels", 3)
    more = grown(net, 4)
    old, new = codec("citadels", 3), codec("citadels", 4)
    assert (more.outward[new.numbers["look @3"]] == net.outward[old.numbers["look @2"]]).all()
    assert (more.inward[new.parts["hand"]] == net.inward[old.parts["hand"]]).all()
    assert (more.inward[new.parts["player @3"]] == net.inward[old.parts["player @2"]]).all()
    assert (more.outward[-1] == net.outward[-1]).all()
    plan = Plan("citadels", 4, copied=0, searched=0, lots=1, games=2, gate=4, begin="abc")
    trained = Training(plan, tmp_path, first=net).run(Here())
    assert trained.players == 4
    assert (tmp_path / "begin.net").exists()
    assert Training(plan, tmp_path).run(Here()).about["plan"]["begin"] == "abc"


# ---- the gate


@pytest.mark.parametrize(
    ("wins", "games", "players", "expected"),
    [(300, 1000, 4, True), (250, 1000, 4, False), (5, 10, 2, None), (700, 1000, 2, True), (480, 1000, 2, False)],
)
def test_the_gate_opens_for_what_is_clearly_better(
    wins: float, games: int, players: int, expected: bool | None
) -> None:
    assert verdict(Wins(wins, games), players) is expected


def test_every_seat_in_turn_and_ties_are_shared() -> None:
    won = seated(blank("citadels", 2, seed=1), bot("citadels", "normal"), SEEDS)
    assert won.games == len(SEEDS)
    assert 0 < won.wins < won.games


# ---- the whole


class Breaking(Executor):
    """Breaks off after so many jobs."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def map(self, fn: Any, *iterables: Any, **more: Any) -> Any:
        for each in zip(*iterables, strict=True):
            self.jobs -= 1
            if self.jobs < 0:
                raise KeyboardInterrupt
            yield fn(*each)


def numbers(net: Net) -> list[bytes]:
    return [part.tobytes() for part in net.weights]


def test_the_same_plan_makes_the_same_network_whoever_shares_the_work(tmp_path: Path) -> None:
    told: list[Step] = []
    here = Training(TINY, tmp_path / "here", told.append).run(Here())
    with workshop(2) as where:
        there = Training(TINY, tmp_path / "there").run(where.executor)
    assert numbers(here) == numbers(there)
    assert [(step.round, step.stage) for step in told] == [
        (0, "copy"),
        *[(number, stage) for number in (0, 1) for stage in ("search", "play", "gate")],
    ]
    assert told[3].kept is True
    state = state_in(tmp_path / "here")
    assert state is not None
    assert state.steps == told
    assert here.about["plan"]["game"] == "citadels"
    assert {file.name for file in (tmp_path / "here").iterdir()} == {
        "training.json",
        "best.net",
        "now.net",
        "round0.net",
        "round1.net",
    }
    assert numbers(load(tmp_path / "here" / "round0.net")) != numbers(load(tmp_path / "here" / "round1.net"))


def test_what_was_broken_off_goes_on_as_if_nothing_had_been(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tetrapolis.learning.training.STORED", 1)
    plan = Plan("citadels", 2, rounds=1, copied=6, searched=2, worlds=1, lots=3, games=6, gate=40)
    whole = Training(plan, tmp_path / "whole").run(Here())
    breaks = 0
    for jobs in (1, 2, 4, 3, 2, 5):
        try:
            Training(plan, tmp_path / "parts").run(Breaking(jobs))
        except KeyboardInterrupt:
            breaks += 1
    assert breaks >= 4
    assert numbers(Training(plan, tmp_path / "parts").run(Here())) == numbers(whole)


def test_tables_take_turns(tmp_path: Path) -> None:
    plan = Plan("citadels", 2, ({}, {"preset": "random"}), copied=2)
    seeds = Training(plan, tmp_path)._seeds("copy0", 4)
    assert [options for _, options in seeds] == [{}, {"preset": "random"}] * 2
    assert len({seed for seed, _ in seeds}) == 4


def test_a_folder_holds_one_training(tmp_path: Path) -> None:
    Training(TINY, tmp_path)
    with pytest.raises(BadFolder) as refused:
        Training(Plan("citadels", 3), tmp_path)
    assert refused.value.id == "train-error-other"
    (tmp_path / "training.json").write_bytes(b"{")
    with pytest.raises(BadFolder) as refused:
        Training(TINY, tmp_path)
    assert refused.value.id == "train-error-folder"
