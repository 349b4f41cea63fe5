"""Decisions are judged by what the seat knew, and a figure is no better than its error says."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import tetrapolis as tp
from tetrapolis.bots.plain import brain_of
from tetrapolis.cli.bench.search import questions
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.review.judge import Choice, Verdict, glance, look
from tetrapolis.review.marks import accuracy, mark, threshold

GAMES = tp.games()
ASKED = 4


def asked(game_id: str) -> Iterator[tuple[Observation, Move]]:
    """Questions from all parts of a game of bots, each with the move that would be the last one to think of."""
    game = tp.game(game_id)
    found = questions(game, brain_of(game), 3)
    for number in range(ASKED):
        position, obs = next(found)
        brain = brain_of(game)
        listed = list(brain.candidates(obs, Random(number))) if brain.candidates else list(obs.legal())
        assert obs.seat is not None
        assert listed[-1] in position.legal(obs.seat)
        yield obs, listed[-1]


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_judged_alike_in_every_world_the_seat_cannot_tell_apart(game: str) -> None:
    for number, (obs, played) in enumerate(asked(game)):
        seat = obs.seat
        assert seat is not None
        verdict = glance(obs, played, str(number), 4)
        assert verdict is not None
        deeper = look(obs, verdict, threshold(3), str(number), 8)
        for world in range(3):
            other = obs.resample(Random(f"{number}/{world}")).observe(seat)
            assert glance(other, played, str(number), 4) == verdict
            assert look(other, verdict, threshold(3), str(number), 8) == deeper


def test_another_seed_gives_other_worlds() -> None:
    obs, played = next(asked("citadels"))
    assert glance(obs, played, "1", 6) != glance(obs, played, "2", 6)


def test_what_was_played_is_always_judged_even_if_no_player_would_think_of_it() -> None:
    """In the turn the bots compare only few moves, and none where one is plainly good."""
    pos = tp.game("citadels").new(players=2, seed=3)
    rng, brain, met = Random(3), brain_of(tp.game("citadels")), 0
    while pos.outcome is None and met < 5:
        seat = pos.pending[0].seat
        obs = pos.observe(seat)
        thought = [brain.decide(obs, Random(1)), *(brain.candidates(obs, Random(1)) if brain.candidates else ())]
        for move in obs.legal():
            if move not in thought:
                verdict = glance(obs, move, "1", 2)
                assert verdict is not None
                assert verdict.choice(str(move)).worlds == 2
                met += 1
                break
        pos.play(seat, brain.decide(obs, rng))
    assert met == 5


def test_a_fault_is_named_only_beyond_its_error_and_the_threshold() -> None:
    def marked(loss: float, error: float, players: int) -> str:
        return mark(Verdict("a", (), "b", loss, error), players)

    assert marked(0.06, 0.02, 2) == "doubtful"
    assert marked(0.06, 0.03, 2) == "good"  # two standard errors
    assert marked(0.04, 0.001, 2) == "good"  # surely so little
    assert marked(0.04, 0.001, 4) == "doubtful"  # with four seats it is more
    assert marked(0.11, 0.001, 2) == "mistake"


def test_accuracy_falls_with_what_was_lost_and_forgives_noise() -> None:
    def match(loss: float, error: float = 0.0) -> list[Verdict]:
        choice = Choice("a", 0.3, 0.0, 9)
        return [Verdict("a", (choice,), "a", each, error) for each in (0.0, 0.0, loss, 0.0)]

    found = [accuracy(match(loss), 4) for loss in (0.0, 0.05, 0.1, 0.3)]
    assert found[0] == 100.0
    assert found == sorted(found, key=lambda each: -(each or 0))
    assert len(set(found)) == 4
    assert accuracy(match(0.05, 0.05), 4) == 100.0
    assert accuracy([], 4) is None


def test_a_look_says_no_more_than_its_own_worlds() -> None:
    """The rival is picked in some worlds and measured in others; whoever played the best move has lost nothing much."""
    for obs, _ in asked("citadels"):
        first = glance(obs, brain_of(obs.game).decide(obs, Random(1)), "1", 4)
        assert first is not None
        best = msgspec.structs.replace(first, played=first.best.move)
        verdict = look(obs, best, threshold(3), "2", 48)
        assert verdict.deep
        assert verdict.best.share == max(choice.share for choice in verdict.choices)
        assert (verdict.best.move == verdict.played) == (verdict.loss <= 0)
