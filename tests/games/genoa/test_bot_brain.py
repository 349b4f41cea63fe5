"""What Genoa knows for searching bots: values, candidates, worlds, reasons, and a search that is fair."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import tetrapolis as tp
from tests.games.genoa.test_bot_normal import random_table
from tetrapolis.bots import searching
from tetrapolis.bots.halving import halve
from tetrapolis.core.driving import next_actor, next_ring
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import CLOCK
from tetrapolis.games.genoa.bot.brain import BRAIN, world
from tetrapolis.games.genoa.rules.frames import Asking
from tetrapolis.games.genoa.rules.moves import PASS, Offer
from tetrapolis.games.genoa.rules.position import GenoaPosition
from tetrapolis.locales import LANGUAGES
from tetrapolis.locales.words import reason_text

WORLDS = 2


def questions(seed: int, share: float, orderly: bool = False) -> Iterator[tuple[GenoaPosition, Observation, Random]]:
    """A share of the questions of a game in which chance makes some of the moves."""
    pos, rng = tp.game("genoa").new(4, seed) if orderly else random_table(seed), Random(seed)
    assert isinstance(pos, GenoaPosition)
    while pos.outcome is None:
        seat = next_actor(pos, rng)
        if seat == CLOCK:
            pos.play(seat, next_ring(pos))
            continue
        obs = pos.observe(seat)
        if rng.random() < share:
            yield pos, obs, rng
        pos.play(seat, obs.legal().sample(rng) if rng.random() < 0.1 else BRAIN.decide(obs, rng))


@pytest.mark.parametrize("seed", range(5))
def test_a_value_shares_the_win_among_all_and_the_clock_never_goes_back(seed: int) -> None:
    last = 0
    for pos, _, _ in questions(seed, 0.1):
        shares = BRAIN.value(pos)
        assert len(shares) == pos.players
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
        assert BRAIN.clock(pos) >= last
        last = BRAIN.clock(pos)


@pytest.mark.parametrize("seed", range(5))
def test_whoever_is_far_richer_wins(seed: int) -> None:
    for pos, obs, _ in questions(seed, 0.03):
        assert obs.seat is not None
        before = BRAIN.value(pos)[obs.seat]
        rich = pos.copy()
        rich.pay_from_bank(obs.seat, 500)
        assert BRAIN.value(rich)[obs.seat] > max(0.8, before)


@pytest.mark.parametrize("seed", range(5))
def test_candidates_are_legal_and_never_none(seed: int) -> None:
    assert BRAIN.candidates is not None
    for _, obs, rng in questions(seed, 0.1):
        moves = BRAIN.candidates(obs, rng)
        assert moves
        assert all(move in obs.legal() for move in moves)
        assert len(set(moves)) == len(moves)


def test_an_asked_player_thinks_about_several_prices_and_about_none() -> None:
    assert BRAIN.candidates is not None
    prices = 0
    for _, obs, rng in questions(3, 0.3, orderly=True):
        decision = obs.decision
        if decision is not None and decision.kind == "ask" and BRAIN.matters(obs):
            moves = BRAIN.candidates(obs, rng)
            assert PASS in moves
            prices = max(prices, len({move.give for move in moves if isinstance(move, Offer)}))
    assert prices >= 3


def test_most_questions_need_no_search() -> None:
    asked = searched = 0
    for _, obs, _ in questions(5, 0.3, orderly=True):
        asked += 1
        searched += BRAIN.matters(obs)
    assert 0.1 < searched / asked < 0.6, (searched, asked)


@pytest.mark.parametrize("seed", range(3))
def test_in_a_world_of_its_own_those_who_answered_before_answer_again(seed: int) -> None:
    """What they wrote is sealed; that they wrote nothing would be a wrong guess (GEN-6.53)."""
    for pos, obs, rng in questions(seed, 0.1, orderly=True):
        own = world(obs, rng)
        assert isinstance(own, GenoaPosition)
        frame = own.stack[-1]
        if isinstance(frame, Asking):
            others = {seat for seat in range(pos.players) if seat != pos.trader}
            assert {decision.seat for decision in own.pending if not decision.optional} == others
        assert own.ducats == pos.ducats


@pytest.mark.parametrize("seed", range(5))
def test_reasons_have_words_in_both_languages(seed: int) -> None:
    told = 0
    for _, obs, rng in questions(seed, 0.1):
        for move in (BRAIN.decide(obs, rng), obs.legal().sample(rng)):
            for reason in BRAIN.reasons(obs, move):
                told += 1
                for lang in LANGUAGES:
                    text = reason_text(lang, tp.game("genoa"), reason, ["Anna", "Béla"])
                    assert text
                    assert "[" not in text
    assert told > 10


@pytest.mark.parametrize("seed", [1, 2])
def test_a_searching_bot_makes_the_same_choice_in_every_world(seed: int) -> None:
    bot = searching(BRAIN, halve, 1e9, WORLDS)
    for _, obs, rng in questions(seed, 0.02, orderly=True):
        if BRAIN.matters(obs):
            move = bot(obs, Random(seed))
            assert move in obs.legal()
            assert bot(obs.resample(rng).observe(obs.seat), Random(seed)) == move
