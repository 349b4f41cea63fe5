"""What The Walled City knows for searching bots: values, candidates, reasons, and a search that is fair."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import tetrapolis as tp
from tests.games.walled_city.test_bot_normal import random_table
from tetrapolis.bots import searching
from tetrapolis.bots.halving import halve
from tetrapolis.core.driving import next_actor
from tetrapolis.core.observation import Observation
from tetrapolis.games.walled_city.bot.brain import BRAIN
from tetrapolis.games.walled_city.bot.outlook import Outlook
from tetrapolis.games.walled_city.bot.votes import NOBLE, PEASANT
from tetrapolis.games.walled_city.rules.guilds_places import faces
from tetrapolis.locales import LANGUAGES
from tetrapolis.locales.words import reason_text

WORLDS = 2


def questions(seed: int, share: float) -> Iterator[tuple[tp.Position, Observation, Random]]:
    """A share of the questions of a game in which chance makes some of the moves."""
    pos, rng = random_table(seed), Random(seed)
    while pos.outcome is None:
        obs = pos.observe(next_actor(pos, rng))
        if rng.random() < share:
            yield pos, obs, rng
        assert obs.seat is not None
        pos.play(obs.seat, obs.legal().sample(rng) if rng.random() < 0.2 else BRAIN.decide(obs, rng))


@pytest.mark.parametrize("seed", range(6))
def test_a_value_shares_the_win_among_all(seed: int) -> None:
    for pos, _, _ in questions(seed, 0.2):
        shares = BRAIN.value(pos)
        assert len(shares) == pos.players
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0


@pytest.mark.parametrize("seed", range(6))
def test_whoever_is_far_ahead_wins(seed: int) -> None:
    for pos, obs, _ in questions(seed, 0.1):
        assert obs.seat is not None
        before = BRAIN.value(pos)[obs.seat]
        ahead: tp.Position = pos.copy()
        ahead.give_votes(obs.seat, 0, 100)  # type: ignore[attr-defined]
        assert BRAIN.value(ahead)[obs.seat] > max(0.8, before)


def test_the_value_tells_who_will_win() -> None:
    """In the second round its favourite wins far more often than by chance."""
    right = asked = 0
    for seed in range(8):
        pos, rng = tp.game("walled_city").new(3, seed), Random(seed)
        favourite = -1
        while pos.outcome is None:
            if BRAIN.clock(pos) >= 22 and favourite < 0:
                shares = BRAIN.value(pos)
                favourite = shares.index(max(shares))
            seat = next_actor(pos, rng)
            pos.play(seat, BRAIN.decide(pos.observe(seat), rng))
        asked += 1
        right += favourite in pos.outcome.winners
    assert right / asked > 0.5, (right, asked)


@pytest.mark.parametrize("seed", range(4))
def test_the_clock_never_goes_back(seed: int) -> None:
    last = 0
    for pos, _, _ in questions(seed, 1.0):
        assert BRAIN.clock(pos) >= last
        last = BRAIN.clock(pos)
    assert last > 10


@pytest.mark.parametrize("seed", range(6))
def test_candidates_are_legal_and_never_none(seed: int) -> None:
    assert BRAIN.candidates is not None
    for _, obs, rng in questions(seed, 0.4):
        moves = BRAIN.candidates(obs, rng)
        assert moves
        assert all(move in obs.legal() for move in moves)
        assert len(set(moves)) == len(moves)


@pytest.mark.parametrize("seed", range(6))
def test_reasons_have_words_in_both_languages(seed: int) -> None:
    told = 0
    for _, obs, rng in questions(seed, 0.3):
        for move in (BRAIN.decide(obs, rng), obs.legal().sample(rng)):
            for reason in BRAIN.reasons(obs, move):
                told += 1
                for lang in LANGUAGES:
                    text = reason_text(lang, tp.game("walled_city"), reason, ["Anna", "Béla"])
                    assert text
                    assert "[" not in text
    assert told > 20


@pytest.mark.parametrize("seed", range(6))
def test_what_single_changes_bring_is_what_counting_anew_says(seed: int) -> None:
    for pos, obs, rng in questions(seed, 0.15):
        assert obs.seat is not None
        table = Outlook(obs.seen, obs.seat)
        board = table.board
        base = board.value()
        for area in range(len(board.areas)):
            citizens = (2 * PEASANT + NOBLE) << 16 * rng.randrange(table.colours)
            trial = board.copy()
            trial.areas[area] += citizens
            assert trial.gain() == pytest.approx(trial.value() - base)
        states = pos.paths if table.round == 1 else pos.gaps  # type: ignore[attr-defined]
        for place in [place for place, state in enumerate(states) if state >= 0]:
            trial = board.copy().build(place, table.round)
            assert trial.gain() == pytest.approx(trial.value() - base)
        for place, item in enumerate(board.items):
            for face in faces(item) if item >= 0 else ():
                trial = board.copy()
                trial.items = (*board.items[:place], face, *board.items[place + 1 :])
                assert trial.gain() == pytest.approx(trial.value() - base)
                assert table.change(place, face) == pytest.approx(trial.value() - base)


@pytest.mark.parametrize("seed", [2, 4])
def test_a_searching_bot_makes_the_same_choice_in_every_world(seed: int) -> None:
    bot = searching(BRAIN, halve, 1e9, WORLDS)
    for _, obs, rng in questions(seed, 0.03):
        if BRAIN.matters(obs):
            move = bot(obs, Random(seed))
            assert move in obs.legal()
            assert bot(obs.resample(rng).observe(obs.seat), Random(seed)) == move
