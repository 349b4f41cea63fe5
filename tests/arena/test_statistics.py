"""The figures on games whose truth is known, because they are drawn here."""

import numpy as np
import pytest
from numpy.typing import NDArray

from tetrapolis.arena.statistics import ahead, mean_of, rankings, ratings, share_of, sprt

Floats = NDArray[np.float64]


def drawn_wins(rng: np.random.Generator, seeds: int, each: int) -> tuple[Floats, NDArray[np.int64]]:
    """Wins of a bot that wins 30 % on the whole, but with some seeds always and with others never."""
    luck = rng.beta(0.6, 1.4, seeds)
    wins = (rng.random((seeds, each)) < luck[:, None]).astype(float)
    return wins.ravel(), np.repeat(np.arange(seeds), each)


def test_an_interval_by_seeds_holds_the_truth_as_often_as_it_says() -> None:
    rng = np.random.default_rng(7)
    held = naive = 0
    for _ in range(400):
        wins, seeds = drawn_wins(rng, 100, 4)
        found = share_of(wins, seeds)
        held += found.low <= 0.3 <= found.high
        single = share_of(wins, np.arange(len(wins)))
        naive += single.low <= 0.3 <= single.high
    assert 0.925 <= held / 400 <= 0.98
    assert naive / 400 < 0.9  # games as if they were independent: too sure


def test_a_mean_is_weighted_and_has_an_interval() -> None:
    values, seeds = np.array([1.0, 3.0, 1.0, 5.0]), np.array([1, 1, 2, 2])
    assert mean_of(values, seeds).mean == 2.5
    found = mean_of(values, seeds, np.array([1.0, 1.0, 1.0, 0.0]))
    assert found.mean == pytest.approx(5 / 3)
    assert found.low < found.mean < found.high


def test_a_share_of_nothing_or_all_is_not_beyond_doubt() -> None:
    never = share_of(np.zeros(40), np.arange(40) // 4)
    assert (never.mean, never.low) == (0, 0)
    assert 0.05 < never.high < 0.12


def test_a_shared_place_is_half_ahead() -> None:
    assert ahead(np.array([1.0, 2.5, 3.0]), np.array([2.0, 2.5, 1.0])).tolist() == [1, 0.5, 0]


def arrivals(rng: np.random.Generator, strengths: list[float], games: int) -> list[list[int]]:
    """Orders of arrival, drawn by Plackett's and Luce's rule."""
    found = []
    for _ in range(games):
        left, order = list(range(len(strengths))), []
        while left:
            weights = np.array([strengths[bot] for bot in left])
            order.append(left.pop(int(rng.choice(len(left), p=weights / weights.sum()))))
        found.append(order)
    return found


def test_ratings_find_the_strengths_again() -> None:
    rng = np.random.default_rng(3)
    strengths = [8.0, 4.0, 2.0, 1.0]
    orders = arrivals(rng, strengths, 1500)
    bots = np.array([bot for order in orders for bot in order])
    places = np.tile([1.0, 2.0, 3.0, 4.0], len(orders))
    games = np.repeat(np.arange(len(orders)), 4)
    found = ratings(rankings(bots, places, games, games // 4, 4), 4, samples=60)
    truth = 400 * np.log10(strengths)
    truth -= truth.mean()
    for each, value in zip(found, truth, strict=True):
        assert abs(each.mean - value) < 25
        assert each.low < each.mean < each.high
        assert each.low - 15 < value < each.high + 15


def test_ratings_stay_finite_and_do_with_ties() -> None:
    bots, games = np.array([0, 1, 1] * 30), np.repeat(np.arange(30), 3)
    always = ratings(rankings(bots, np.tile([1.0, 2.5, 2.5], 30), games, games, 2), 2, samples=20)
    assert 200 < always[0].mean - always[1].mean < 2000
    equal = ratings(rankings(bots, np.tile([2.0, 2.0, 2.0], 30), games, games, 2), 2, samples=20)
    assert [each.mean for each in equal] == [0, 0]


@pytest.mark.parametrize(("gain", "word"), [(0.0, "reject"), (0.05, "accept")])
def test_a_sequential_test_errs_as_seldom_as_it_says(gain: float, word: str) -> None:
    rng = np.random.default_rng(11)
    right = wrong = 0
    used = []
    for _ in range(300):
        verdict = sprt(rng.normal(gain, 0.25, 1500), 0.0, 0.05)
        right += verdict.word == word
        wrong += verdict.word not in (word, "open")
        used.append(verdict.seeds)
    assert right > 0.92 * 300
    assert wrong <= 0.07 * 300
    assert np.mean(used) < 400  # with a fixed number it would take about 800


def test_a_verdict_stays_when_more_seeds_come() -> None:
    gains = np.random.default_rng(5).normal(0.1, 0.2, 500)
    first = sprt(gains[:200], 0.0, 0.05)
    assert first.word == "accept"
    assert sprt(gains, 0.0, 0.05) == first


def test_a_few_seeds_decide_nothing() -> None:
    assert sprt([0.5] * 19, 0.0, 0.05).word == "open"
    assert sprt([], 0.0, 0.05).word == "open"
