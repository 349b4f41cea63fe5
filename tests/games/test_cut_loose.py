"""What a seat was shown stays as it was, whatever is played afterwards: the server tells by it what has changed."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import tetrapolis as tp

MOVES = 120
CASES = [(game, players) for game in tp.games() for players in tp.game(game).players]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_an_observation_does_not_change_with_the_position(game: str, players: int) -> None:
    pos, rng = tp.game(game).new(players=players, seed=11), Random(players)
    shown: list[tuple[object, bytes]] = []
    for _ in range(MOVES):
        if pos.outcome is not None:
            break
        for looking in (*range(players), None):
            seen = {"observation": pos.observe(looking).content(), "tally": pos.tally(looking)}
            shown.append((seen, msgspec.json.encode(seen)))
        seat = rng.choice(pos.pending).seat
        pos.play(seat, pos.legal(seat).sample(rng))
    assert len(shown) > players
    for content, text in shown:
        assert msgspec.json.encode(content) == text
