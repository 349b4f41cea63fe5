"""What a seat sees is a position like any other: the rules answer on it as on the whole one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import tetrapolis as tp
from tetrapolis.core.holes import HOLE
from tetrapolis.games.citadels.rules.cards import SECRET_VAULT
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.scoring import points_now, score_lines, total

GAME = tp.game("citadels")
each_seed = pytest.mark.parametrize("seed", range(7))


def played(seed: int) -> Iterator[tuple[CitadelsPosition, int]]:
    """Every third position of a random game with random characters, and who is asked."""
    pos, rng = GAME.new(players=2 + seed % 7, seed=seed, options={"preset": "random"}), Random(seed)
    assert isinstance(pos, CitadelsPosition)
    while pos.outcome is None:
        seat = pos.pending[0].seat
        if pos.ply % 3 == 0:
            yield pos, seat
        pos.play(seat, pos.legal(seat).sample(rng))


@each_seed
def test_the_legal_moves_are_those_of_the_whole_position(seed: int) -> None:
    for pos, seat in played(seed):
        assert list(pos.observe(seat).seen.legal(seat)) == list(pos.legal(seat))


@each_seed
def test_what_is_not_cut_loose_says_the_same(seed: int) -> None:
    for pos, seat in played(seed):
        tight, loose = pos.observe(seat, loose=False), pos.observe(seat)
        assert tight.to_json() == loose.to_json()
        assert tight.seen.cities is pos.cities
        assert loose.seen.cities is not pos.cities
        assert tight.seen.hands is not pos.hands


@each_seed
def test_points_are_the_sum_of_their_lines(seed: int) -> None:
    for pos, seat in played(seed):
        seen = pos.observe(seat).seen
        for player in range(pos.players):
            assert points_now(pos, player) == total(score_lines(pos, player))
            assert points_now(seen, player) == total(score_lines(seen, player))
        assert points_now(seen, seat) == points_now(pos, seat)


def test_a_secret_vault_counts_only_for_who_sees_it() -> None:
    pos = GAME.new(players=4, seed=3, options={"preset": "random"})
    assert isinstance(pos, CitadelsPosition)
    pos.hands[1] = [SECRET_VAULT]
    others = pos.observe(0).seen
    assert others.hands[1] == [HOLE]
    assert points_now(pos.observe(1).seen, 1) == points_now(others, 1) + 3
