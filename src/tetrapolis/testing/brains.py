"""What holds for the Brain of every game, as functions that assert; a game's tests bring new positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tetrapolis.bots import searching
from tetrapolis.bots.halving import halve
from tetrapolis.core.brain import Brain
from tetrapolis.core.driving import next_actor
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position
from tetrapolis.core.types import CLOCK
from tetrapolis.locales import LANGUAGES, has, t


def brain_of(pos: Position) -> Brain:
    """The brain of a position's game."""
    brain = pos.game.brain
    assert brain is not None
    return brain


def questions(pos: Position, seed: int) -> Iterator[tuple[Position, Observation]]:
    """A whole game of the brain's own decisions, with a random one now and then: every question on the way."""
    rng, brain = Random(seed), brain_of(pos)
    while pos.outcome is None:
        seat = next_actor(pos, rng)
        legal = pos.legal(seat)
        if seat == CLOCK:
            pos.play(seat, legal.sample(rng))
            continue
        obs = pos.observe(seat)
        yield pos, obs
        pos.play(seat, legal.sample(rng) if rng.random() < 0.1 else brain.decide(obs, rng))


def shares_add_up_and_the_clock_never_goes_back(pos: Position, seed: int) -> None:
    """Everywhere the shares are no less than nothing and one together."""
    brain, time = brain_of(pos), 0
    for now, _ in questions(pos, seed):
        shares = brain.value(now)
        assert len(shares) == now.players
        assert min(shares) >= 0
        assert abs(sum(shares) - 1) < 1e-9
        assert brain.clock(now) >= time
        time = brain.clock(now)


def candidates_are_legal_few_and_never_none(pos: Position, seed: int, most: int) -> None:
    """Everywhere, also where a search would not be worth it; and they are the same in every world."""
    brain, rng = brain_of(pos), Random(seed)
    assert brain.candidates is not None
    for _, obs in questions(pos, seed):
        moves = brain.candidates(obs, Random(1))
        assert moves
        assert len(moves) == len(set(moves)) <= most
        assert all(move in obs.legal() for move in moves)
        if rng.random() < 0.05:
            twin = obs.resample(rng).observe(obs.seat)
            assert brain.candidates(twin, Random(1)) == moves
            assert brain.matters(twin) == brain.matters(obs)


def reasons_have_words(pos: Position, seed: int) -> set[str]:
    """Every reason for a candidate can be said in every language; the ids that came up."""
    brain, found = brain_of(pos), set()
    assert brain.candidates is not None
    for _, obs in questions(pos, seed):
        for move in brain.candidates(obs, Random(1)):
            for reason in brain.reasons(obs, move):
                found.add(reason.id)
                for lang in LANGUAGES:
                    assert has(lang, reason.id)
                    assert t(lang, reason.id, **reason.args)
    return found


def hard_chooses_the_same_in_every_world(pos: Position, seed: int, share: float) -> None:
    """With so many worlds to try, not seconds: the same choice again, and from a world it cannot tell apart."""
    rng, bot = Random(seed), searching(brain_of(pos), halve, seconds=1e9, worlds=2)
    for _, obs in questions(pos, seed):
        if brain_of(pos).matters(obs) and rng.random() < share:
            move = bot(obs, Random(seed))
            assert move in obs.legal()
            assert bot(obs.resample(rng).observe(obs.seat), Random(seed)) == move
