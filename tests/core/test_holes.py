"""What a seat may not know is a hole: it can be counted and told from other holes, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import tetrapolis as tp
from tetrapolis.bots import bot
from tetrapolis.bots.playing import GameFailed, Plan, play_game
from tetrapolis.core.checks import written
from tetrapolis.core.holes import HOLE, Poison, checks, poison
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move


def hidden_card() -> int:
    """A card in somebody else's hand, as seat 0 sees it."""
    card: int = tp.game("citadels").new(players=4, seed=1).observe(0).seen.hands[1][0]
    return card


COMPUTES: dict[str, Callable[[int], object]] = {
    "adds": lambda hole: hole + 1,
    "sums": lambda hole: sum([1, hole]),
    "shifts": lambda hole: 1 << hole,
    "looks up a list": lambda hole: [5, 6][hole],
    "looks up a dict": {3: "x"}.get,
    "compares": lambda hole: hole == 3,
    "is asked for": lambda hole: 3 in (hole, hole),
    "is less": lambda hole: hole < 3,
    "sorts": lambda hole: sorted([hole, 3]),
    "is nothing": bool,
}


@pytest.mark.parametrize("computes", COMPUTES.values(), ids=COMPUTES)
def test_who_computes_with_a_hole_fails_while_checks_are_on(computes: Callable[[int], object]) -> None:
    assert checks.on, "in every test"
    with pytest.raises((LookupError, TypeError)):
        computes(hidden_card())


def test_a_hole_is_a_hole() -> None:
    assert hidden_card() == HOLE
    assert isinstance(hidden_card(), Poison)
    hands = tp.game("citadels").new(players=4, seed=1).observe(0).seen.hands
    assert [len(hand) for hand in hands] == [4, 4, 4, 4]
    assert HOLE not in hands[0]


def test_without_checks_it_is_a_number_and_the_bytes_are_the_same() -> None:
    pos = tp.game("citadels").new(players=4, seed=1)
    poisoned = written(pos.seen(0))
    checks.on = False
    try:
        assert type(hidden_card()) is int
        assert written(pos.seen(0)) == poisoned
    finally:
        checks.on = True


def test_nothing_can_be_drawn_in_what_a_seat_sees() -> None:
    seen = tp.game("citadels").new(players=4, seed=1).observe(0).seen
    with pytest.raises(LookupError):
        seen.chance.choice(2)


@pytest.mark.parametrize("level", ["normal", "hard@0.01"])
@pytest.mark.parametrize("game", tp.games())
def test_bots_do_not_compute_with_holes(game: str, level: str) -> None:
    pos, rng = tp.game(game).new(players=tp.game(game).players[0], seed=5), Random(5)
    thinks = bot(game, level.partition("@")[0], seconds=0.01)
    with poison():
        for _ in range(60 if level == "normal" else 8):
            if pos.outcome is not None:
                break
            seat = pos.pending[0].seat
            move = thinks(pos.observe(seat), rng)
            assert move in pos.legal(seat)
            pos.play(seat, move)


def test_a_bot_that_peeks_is_caught_by_sim_check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the record of a failed game is kept

    def peeks(obs: Observation, rng: Random) -> Move:
        assert obs.seat is not None
        other = obs.seen.hands[1 - obs.seat]
        return obs.legal().sample(Random(sum(other)))

    plan = Plan("citadels", 2, {}, ("normal",) * 2, seed=2, check=True)
    with pytest.raises(GameFailed) as failed:
        play_game(plan, 0, [peeks, peeks])
    assert "a hole was reckoned with" in failed.value.failure.why
