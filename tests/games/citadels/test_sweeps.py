"""Random games of every size, from the first move to the last, under the laws of DESIGN.md section 3.

`pytest --full` plays many more of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import get_args

import pytest
from msgspec.structs import fields

import tetrapolis as tp
from tetrapolis.core.checks import check_position
from tetrapolis.games.citadels.cards import CHARACTER_NAMES, CITY_NAME, NAMES, TYPES
from tetrapolis.games.citadels.moves import AnyMove, Borrow, Build, UseFramework

GAME = tp.game("citadels")
TABLES = [
    (players, ninth)
    for players in range(2, 9)
    for ninth in (False, True)
    if not (ninth and players == 2) and (ninth or players not in (3, 8))
]
"""Every number of players, with and without a ninth character where both are allowed (CIT-1.6)."""
each_table = pytest.mark.parametrize(("players", "ninth"), TABLES)


def new_game(players: int, ninth: bool, seed: int) -> tp.Position:
    """A game with a random cast and random unique districts."""
    return GAME.new(players, seed, {"preset": "random", "ninth": ninth})


def random_game(players: int, ninth: bool, seed: int) -> Iterator[tp.Position]:
    """One and the same position before its first move, after each one, and when the game is over."""
    pos = new_game(players, ninth, seed)
    rng = Random(seed)
    yield pos
    while pos.outcome is None:
        seat = pos.pending[0].seat
        pos.play(seat, pos.legal(seat).sample(rng))
        yield pos


def digest(text: str) -> bytes:
    return sha256(text.encode()).digest()


def test_every_number_of_players_is_swept() -> None:
    assert {players for players, _ in TABLES} == set(GAME.players)
    assert len(TABLES) == 11


@each_table
def test_every_position_keeps_the_laws(players: int, ninth: bool, full: bool) -> None:
    """Conservation, round trips, move texts, default moves, and the secrecy law for every seat and a spectator."""
    rng = Random(players)
    for seed in range(20 if full else 2):
        pos = None
        for pos in random_game(players, ninth, seed):
            check_position(pos, rng)
        assert pos is not None
        assert pos.outcome is not None
        assert pos.outcome.reason == "city_completed"


@each_table
def test_positions_looked_at_only_now_and_then_keep_the_laws(players: int, ninth: bool, full: bool) -> None:
    """Who knows what is worked out when somebody looks: it must not matter how long nobody did."""
    rng = Random(players)
    for seed in range(50, 100 if full else 55):
        for ply, pos in enumerate(random_game(players, ninth, seed)):
            if ply % 40 == 39 or pos.outcome is not None:
                check_position(pos, rng)


@each_table
def test_looking_changes_nothing(players: int, ninth: bool, full: bool) -> None:
    """The same game twice: every seat looks after every move, or only now and then."""
    for seed in range(500, 510 if full else 501):
        often = random_game(players, ninth, seed)
        for ply, seldom in enumerate(random_game(players, ninth, seed)):
            pos = next(often)
            seats = (None, *range(players))
            seen = [pos.observe(seat).to_json() for seat in seats]
            if ply % 30 == 29 or pos.outcome is not None:
                assert [seldom.observe(seat).to_json() for seat in seats] == seen


@each_table
def test_nothing_appears_or_vanishes(players: int, ninth: bool, full: bool) -> None:
    """Conservation alone, in more games."""
    for seed in range(100, 800 if full else 125):
        for pos in random_game(players, ninth, seed):
            pos.check()


# ---- error texts tell nothing


def any_move(rng: Random, players: int, hand: list[str]) -> tp.Move:
    """A well-formed move of any kind, seldom a legal one; builds, which have error texts of their own, are frequent."""
    kind = rng.choice([*get_args(AnyMove), *[Build, UseFramework, Borrow] * 8])
    words = {
        "char": CHARACTER_NAMES,
        "district": rng.choice([NAMES, hand or NAMES, hand or NAMES, [name for name in CITY_NAME if name.rstrip("+")]]),
        "target": range(players),
        "resource": ("gold", "cards"),
        "type": TYPES,
        "gold": range(5),
        "cards": range(5),
    }
    content: dict[str, object] = {"move": kind.__struct_config__.tag}
    for part in fields(kind):
        if part.required or rng.random() < 0.3:
            content[part.name] = rng.choice(words[part.name])
    try:
        return GAME.move_from_data(content, "")
    except tp.MalformedMove:
        return any_move(rng, players, hand)  # a beautified district in a hand


def refusal(pos: tp.Position, seat: int, move: tp.Move) -> tuple[str, str, dict[str, str | int]]:
    """How a move is refused; trying it must not change anything."""
    try:
        pos.play(seat, move)
    except (tp.IllegalMove, tp.NotYourDecision) as error:
        return type(error).__name__, error.id, error.params
    raise AssertionError(f"{move} is legal")


@each_table
def test_a_refusal_is_the_same_in_every_world_the_seat_could_be_in(players: int, ninth: bool, full: bool) -> None:
    rng = Random(players)
    ids: set[str] = set()
    for seed in range(200, 215 if full else 203):
        for ply, pos in enumerate(random_game(players, ninth, seed)):
            if ply % 5 or pos.outcome is not None:
                continue
            before = pos.to_json()
            seat = pos.pending[0].seat if rng.random() < 0.8 else rng.randrange(players)
            seen = pos.observe(seat)
            worlds = [seen.resample(rng) for _ in range(2)]
            for _ in range(8):
                move = any_move(rng, players, seen.view.hand)
                if move in pos.legal(seat):
                    assert all(move in world.legal(seat) for world in worlds)
                    continue
                real = refusal(pos, seat, move)
                ids.add(real[1])
                for world in worlds:
                    assert refusal(world, seat, move) == real
            assert pos.to_json() == before
    assert {"error-illegal-move", "error-not-your-decision", "citadels-error-not-in-hand"} < ids
    assert len(ids) >= 6  # other reasons for refused builds came up too


# ---- default moves


@each_table
def test_default_moves_go_on_for_ever(players: int, ninth: bool) -> None:
    """A table of players who left plays on, legally, round after round."""
    for seed in range(3):
        pos = new_game(players, ninth, seed)
        rounds = set()
        for _ in range(600):
            (decision,) = pos.pending
            move = pos.default(decision.seat)
            assert move in pos.legal(decision.seat)
            pos.play(decision.seat, move)
            pos.check()
            rounds.add(pos.observe(None).view.round)
        assert max(rounds) >= 10


@each_table
def test_a_player_who_left_does_not_stop_the_others(players: int, ninth: bool) -> None:
    rng = Random(players)
    for seed in range(3):
        pos = new_game(players, ninth, seed)
        for _ in range(20_000):
            if pos.outcome is not None:
                break
            seat = pos.pending[0].seat
            pos.play(seat, pos.default(seat) if seat == 0 else pos.legal(seat).sample(rng))
        assert pos.outcome is not None


# ---- a position is data


@each_table
def test_a_game_continued_from_its_own_json_stays_the_same(players: int, ninth: bool, full: bool) -> None:
    """Two streams: one game goes on in memory, the other is written down and read back after every move."""
    for seed in range(300, 310 if full else 301):
        pos = new_game(players, ninth, seed)
        rng = Random(seed)
        text = pos.to_json()
        while pos.outcome is None:
            twin = GAME.from_json(text)
            seat = pos.pending[0].seat
            assert twin.pending == pos.pending
            assert list(twin.legal(seat)) == list(pos.legal(seat))
            move = pos.legal(seat).sample(rng)
            assert twin.play(seat, move) == pos.play(seat, move)
            text = pos.to_json()
            assert twin.to_json() == text
        assert GAME.from_json(text).outcome == pos.outcome


@each_table
def test_copies_kept_from_earlier_never_change(players: int, ninth: bool) -> None:
    """Neither by moves in the original nor by moves in copies of the copy; and the original not by the copies."""
    kept: list[tuple[tp.Position, bytes]] = []
    rng = Random(players)
    for ply, pos in enumerate(random_game(players, ninth, seed=400)):
        if ply % 7 == 0:
            text = pos.to_json()
            copy = pos.copy()
            kept.append((copy, digest(text)))
            branch = copy.copy()
            for _ in range(15):
                if branch.outcome is None:
                    seat = branch.pending[0].seat
                    branch.play(seat, branch.legal(seat).sample(rng))
            assert pos.to_json() == text
    assert len(kept) > 10
    for copy, mark in kept:
        assert digest(copy.to_json()) == mark


@each_table
def test_a_copy_meets_the_same_chance(players: int, ninth: bool) -> None:
    for ply, pos in enumerate(random_game(players, ninth, seed=401)):
        if ply % 50 == 0 and pos.outcome is None:
            one, two = pos.copy(), pos.copy()
            rng = Random(ply)
            while one.outcome is None:
                seat = one.pending[0].seat
                move = one.legal(seat).sample(rng)
                assert two.play(seat, move) == one.play(seat, move)
            assert two.outcome == one.outcome


@each_table
def test_observations_kept_from_earlier_never_change(players: int, ninth: bool) -> None:
    """An observation is cut loose: neither the game that goes on nor a world made of it touches it."""
    kept: list[tuple[tp.Observation, bytes]] = []
    rng = Random(players)
    for ply, pos in enumerate(random_game(players, ninth, seed=402)):
        if ply % 3 == 0:
            seen = pos.observe(rng.choice([None, *range(players), pos.pending[0].seat if pos.pending else None]))
            kept.append((seen, digest(seen.to_json())))
            if ply % 9 == 0:
                world = seen.resample(rng)
                for _ in range(10):
                    if world.outcome is None:
                        seat = world.pending[0].seat
                        world.play(seat, world.legal(seat).sample(rng))
    assert len(kept) > 30
    for seen, mark in kept:
        assert digest(seen.to_json()) == mark
