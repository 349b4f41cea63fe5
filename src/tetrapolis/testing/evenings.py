"""Laws of whole games: what is kept, stored, looked at or left must not change how a game goes on.

Each plays games at a kind of table and raises AssertionError where a law is broken; what it returns is how many things
it looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from random import Random

from tetrapolis.core.checks import check_json, check_secrecy
from tetrapolis.core.driving import next_actor
from tetrapolis.core.errors import BrokenLaw, keep
from tetrapolis.core.match import Match, from_bytes
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position
from tetrapolis.core.types import CLOCK
from tetrapolis.testing.settings import TOO_LONG, Setting, random_game

Evening = Callable[[Setting, int], int]


def _digest(text: str) -> bytes:
    return sha256(text.encode()).digest()


def _play_on(pos: Position, rng: Random, moves: int) -> None:
    for _ in range(moves):
        if pos.outcome is None:
            seat = next_actor(pos, rng)
            pos.play(seat, pos.legal(seat).sample(rng))


# ---- what is known


def a_world_is_a_position_like_any_other(setting: Setting, seed: int) -> int:
    """Whoever sits in a world dealt anew can deal anew in turn; it has no holes, and it plays to the end."""
    rng = Random(f"{setting.players} {seed}")
    seats = (None, *range(setting.players))
    kept: list[Position] = []
    for ply, pos in enumerate(random_game(setting, seed)):
        if not ply or not rng.randrange(30) or pos.outcome is not None:
            world = check_secrecy(pos, rng.choice(seats), rng)
            check_json(world)
            for seat in seats:
                check_secrecy(world, seat, rng)
            kept.append(world)
    for world in rng.sample(kept, min(3, len(kept))):
        while world.outcome is None:
            _play_on(world, rng, 1)
            if not rng.randrange(30) or world.outcome is not None:
                world.check()
                check_secrecy(world, rng.choice(seats), rng)
        keep(world.outcome.reason in world.game.end_reasons, "end-reason", reason=world.outcome.reason)
    return len(kept)


def looking_changes_nothing(setting: Setting, seed: int) -> int:
    """The same game twice: every seat looks after every move, or only now and then."""
    often, looks = random_game(setting, seed), 0
    seats = (None, *range(setting.players))
    for ply, seldom in enumerate(random_game(setting, seed)):
        pos = next(often)
        seen = [pos.observe(seat).to_json() for seat in seats]
        if ply % 30 == 29 or pos.outcome is not None:
            keep([seldom.observe(seat).to_json() for seat in seats] == seen, "looking")
            looks += 1
    return looks


def observations_stay(setting: Setting, seed: int) -> int:
    """An observation is cut loose: neither the game that goes on nor a world made of it touches it."""
    kept: list[tuple[Observation, bytes]] = []
    rng = Random(f"{setting.players} {seed}")
    for ply, pos in enumerate(random_game(setting, seed)):
        if ply % 3 == 0:
            asked = pos.pending[0].seat if pos.pending else None
            seen = pos.observe(rng.choice([None, *range(setting.players), asked]))
            kept.append((seen, _digest(seen.to_json())))
            if ply % 9 == 0:
                _play_on(seen.resample(rng), rng, 10)
    for seen, mark in kept:
        keep(_digest(seen.to_json()) == mark, "observation-changed")
    return len(kept)


# ---- a position is data


def copies_stay(setting: Setting, seed: int) -> int:
    """Neither by moves in the original nor by moves in copies of the copy; and the original not by the copies."""
    kept: list[tuple[Position, bytes]] = []
    rng = Random(f"{setting.players} {seed}")
    for ply, pos in enumerate(random_game(setting, seed)):
        if ply % 7 == 0:
            text = pos.to_json()
            copy = pos.copy()
            kept.append((copy, _digest(text)))
            _play_on(copy.copy(), rng, 15)
            keep(pos.to_json() == text, "original-changed")
    for copy, mark in kept:
        keep(_digest(copy.to_json()) == mark, "copy-changed")
    return len(kept)


def a_copy_meets_the_same_chance(setting: Setting, seed: int) -> int:
    """Two copies that are played alike go alike."""
    looked = 0
    for ply, pos in enumerate(random_game(setting, seed)):
        if ply % 50 == 0 and pos.outcome is None:
            one, two = pos.copy(), pos.copy()
            rng = Random(ply)
            while one.outcome is None:
                seat = next_actor(one, rng)
                move = one.legal(seat).sample(rng)
                keep(two.play(seat, move) == one.play(seat, move), "copy-otherwise", move=str(move))
            keep(two.outcome == one.outcome, "copy-end")
            looked += 1
    return looked


def it_goes_on_from_its_own_json(setting: Setting, seed: int) -> int:
    """Two streams: one game goes on in memory, the other is written down and read back after every move."""
    pos = setting.new(seed)
    rng = Random(seed)
    text = pos.to_json()
    while pos.outcome is None:
        twin = pos.game.from_json(text)
        seat = next_actor(pos, rng)
        keep(twin.pending == pos.pending, "read-asked")
        keep(list(twin.legal(seat).listed) == list(pos.legal(seat).listed), "read-legal")
        move = pos.legal(seat).sample(rng)
        keep(twin.play(seat, move) == pos.play(seat, move), "read-otherwise", move=str(move))
        text = pos.to_json()
        keep(twin.to_json() == text, "read-elsewhere", move=str(move))
    keep(pos.game.from_json(text).outcome == pos.outcome, "read-outcome")
    return pos.ply


def a_match_replays(setting: Setting, seed: int) -> int:
    """A match with moves taken back, written as a file, plays through to the same bytes and the same end."""
    match = Match.new(setting.game, setting.players, seed, setting.options)
    rng = Random(seed)
    while match.position.outcome is None:
        pos = match.position
        seat = next_actor(pos, rng)
        if seat != CLOCK and match.can_undo(seat) and rng.random() < 0.1:
            match.undo(seat)
        else:
            match.play(seat, pos.legal(seat).sample(rng))
        keep(len(match.records) < TOO_LONG, "endless")
    raw = match.to_bytes()
    again = from_bytes(raw, lambda name: setting.game)
    keep(again.to_bytes() == raw, "replay-file")
    keep(again.position.to_json() == match.position.to_json(), "replay-end")
    keep(match.unfounded() is None, "replay-chance")
    return len(match.records)


# ---- players who left


def by_default_moves(setting: Setting, seed: int, most: int = 600) -> Position:
    """A table of players who all left: default moves only, each of them legal; where that has led."""
    pos, rng = setting.new(seed), Random(f"{setting.players} {seed}")
    for _ in range(most):
        if pos.outcome is not None:
            break
        seat = next_actor(pos, rng)
        move = pos.legal(seat).sample(rng) if seat == CLOCK else pos.default(seat)
        keep(move in pos.legal(seat), "default", move=str(move))
        pos.play(seat, move)
        pos.check()
    return pos


def one_who_left_does_not_stop_the_others(setting: Setting, seed: int) -> int:
    """One seat plays default moves only; the game ends all the same."""
    pos, rng = setting.new(seed), Random(f"{setting.players} {seed}")
    for moves in range(TOO_LONG):
        if pos.outcome is not None:
            return moves
        seat = next_actor(pos, rng)
        pos.play(seat, pos.default(seat) if seat == 0 else pos.legal(seat).sample(rng))
    raise BrokenLaw("check-broken-endless-left")


EVENINGS: dict[str, tuple[Evening, ...]] = {
    "secrecy": (a_world_is_a_position_like_any_other, looking_changes_nothing, observations_stay),
    "copies": (copies_stay, a_copy_meets_the_same_chance),
    "json": (it_goes_on_from_its_own_json,),
    "replay": (a_match_replays,),
    "defaults": (
        lambda setting, seed: by_default_moves(setting, seed).ply,
        one_who_left_does_not_stop_the_others,
    ),
}
"""By the law they belong to."""
