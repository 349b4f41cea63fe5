"""A refusal tells nothing that the seat does not know, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, get_args

from msgspec.structs import asdict

from tetrapolis.core.errors import BrokenLaw, IllegalMove, MalformedMove, NotYourDecision, TetrapolisError, keep
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position
from tetrapolis.core.types import Move
from tetrapolis.testing.settings import Setting, random_game

MakeMove = Callable[[Observation, Random], Move]
"""Makes a well-formed move of any kind, seldom a legal one."""


def refusal(pos: Position, seat: int, move: Move) -> TetrapolisError:
    """How a move is refused."""
    try:
        pos.play(seat, move)
    except (IllegalMove, NotYourDecision) as error:
        return error
    raise BrokenLaw("check-broken-not-refused", move=str(move))


def refusals(setting: Setting, seed: int, any_move: MakeMove) -> dict[str, TetrapolisError]:
    """In every world the seat could be in, a move is refused alike; trying it changes nothing. The refusals, by id."""
    rng, found = Random(f"{setting.players} {seed}"), dict[str, TetrapolisError]()
    for ply, pos in enumerate(random_game(setting, seed)):
        if ply % 5 or pos.outcome is not None:
            continue
        before = pos.to_json()
        seat = pos.pending[0].seat if rng.random() < 0.8 else rng.randrange(setting.players)
        seen = pos.observe(seat)
        worlds = [seen.resample(rng) for _ in range(2)]
        for _ in range(8):
            move = any_move(seen, rng)
            if move in pos.legal(seat):
                keep(all(move in world.legal(seat) for world in worlds), "legal-only-here", move=str(move))
                continue
            real = refusal(pos, seat, move)
            found[real.id] = real
            for world in worlds:
                there = refusal(world, seat, move)
                if (type(there), there.id, there.params) != (type(real), real.id, real.params):
                    raise BrokenLaw("check-problem-refused-otherwise", real, there, move=str(move), viewer=seat)
        keep(pos.to_json() == before, "refused-changed")
    return found


TRIES = 1_000


def guesses(setting: Setting, seed: int) -> MakeMove:
    """Moves put together from what stands in the legal moves of a random game, each field by itself."""
    kinds: dict[type[Move], dict[str, set[Any]]] = {}
    for pos in random_game(setting, seed):
        for decision in pos.pending:
            for move in pos.legal(decision.seat).listed:
                fields = kinds.setdefault(type(move), {})
                for name, value in asdict(move).items():
                    fields.setdefault(name, set()).add(value)
    choices = [
        (str(kind.__struct_config__.tag), [(name, sorted(values, key=repr)) for name, values in fields.items()])
        for kind, fields in kinds.items()
    ]

    known: tuple[type[Move], ...] = get_args(setting.game.move_type) or (setting.game.move_type,)
    strangers = sorted(kind.__name__ for kind in kinds if kind not in known)
    keep(not strangers, "strange-moves", names=", ".join(strangers))

    def any_move(obs: Observation, rng: Random) -> Move:
        for _ in range(TRIES):
            tag, fields = rng.choice(choices)
            content = {"move": tag, **{name: rng.choice(values) for name, values in fields}}
            try:
                return obs.game.move_from_data(content, "")
            except MalformedMove:
                continue  # what does not go together
        raise BrokenLaw("check-broken-no-guess")

    return any_move
