"""Bots that play as a network says; and the networks that games bring with them (`bot/nets/N.net` for N players)."""

from __future__ import annotations

import math
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Protocol

import msgspec

from tetrapolis.bots import Bot
from tetrapolis.bots.plain import brain_of
from tetrapolis.core.brain import Brain
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games import game
from tetrapolis.numbers.codec import Codec
from tetrapolis.numbers.encoding import codec
from tetrapolis.numbers.features import Numbers


class AnyNet(Protocol):
    """A network, in numpy or without."""

    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def about(self) -> dict[str, Any]: ...
    def likes(self, vector: Numbers, actions: list[int], advised: int) -> list[float]:
        """How much it likes each of some actions, of which the brain advises one."""
        ...


def playing(net: AnyNet, temperature: float = 0.0) -> Bot:
    """The network as a bot: the action it likes best, or by lot, the more evenly the warmer it is.

    At a table for another number of players it plays as normal does.

    >>> import tetrapolis as tp
    >>> from tetrapolis.bots.net import blank
    >>> pos = tp.game("citadels").new(players=2, seed=7)
    >>> seat = pos.pending[0].seat
    >>> playing(blank("citadels", 2, seed=1))(pos.observe(seat), Random(1)) in pos.legal(seat)
    True
    """
    table, brain = codec(net.game, net.players), brain_of(game(net.game))

    def decide(obs: Observation, rng: Random) -> Move:
        if obs.seen.players != net.players:
            return brain.decide(obs, rng)
        actions, moves, advised = choices(table, brain, obs, rng)
        if len(moves) == 1:
            return moves[0]
        likes = net.likes(table.vector(obs), actions, advised)
        return moves[drawn([like / temperature for like in likes], rng) if temperature else likes.index(max(likes))]

    return decide


def choices(table: Codec, brain: Brain, obs: Observation, rng: Random) -> tuple[list[int], list[Move], int]:
    """The actions a seat has, the moves they stand for, and which of them the brain advises.

    Where moves cannot be listed, the brain's may be none of the actions there are: then it is one more.
    """
    found = table.moves(obs)
    actions, moves = list(found), list(found.values())
    if len(moves) == 1 and not isinstance(obs.legal(), OpenSpace):
        return actions, moves, 0
    move = brain.decide(obs, rng)
    try:
        return actions, moves, moves.index(move)
    except ValueError:
        return [*actions, len(table.actions)], [*moves, move], len(moves)


def drawn(scores: list[float], rng: Random) -> int:
    """One of some actions by lot, as often as its score says.

    >>> drawn([0.0, 50.0], Random(1))
    1
    """
    best = max(scores)
    return rng.choices(range(len(scores)), [math.exp(score - best) for score in scores])[0]


# ---- the networks of the games


def counts(game_id: str) -> list[int]:
    """For how many players a game brings a network.

    >>> counts("citadels") == sorted(counts("citadels"))
    True
    """
    folder = _folder(game_id)
    return sorted(int(file.stem) for file in folder.glob("*.net")) if folder else []


@cache
def own_net(game_id: str, players: int) -> AnyNet | None:
    """The network a game brings for so many players, loaded once; None: it brings none."""
    folder = _folder(game_id)
    file = folder and folder / f"{players}.net"
    if file is None or not file.exists():
        return None
    return loaded(file)


def loaded(file: Path) -> AnyNet:
    """A network of a file, in numpy if that is there; BadOptions if it is none."""
    if find_spec("numpy") is None:
        from tetrapolis.bots import net_plain

        return net_plain.load(file)
    from tetrapolis.bots import net

    return net.load(file)


def fits(net: AnyNet, options: Any) -> bool:
    """Whether a network learned at tables like this: each option as usual, or as at one of its own; of numbers any."""
    tables = net.about.get("plan", {}).get("tables", [])
    usual = msgspec.to_builtins(type(options)())
    for name, value in msgspec.to_builtins(options).items():
        learned = [table[name] for table in tables if name in table]
        is_count = isinstance(value, int) and not isinstance(value, bool)
        if value != usual[name] and not is_count and value not in learned and "random" not in learned:
            return False
    return True


def net_for(game_id: str, players: int, options: Any) -> AnyNet | None:
    """The network a game brings for such a table; None: it brings none."""
    net = own_net(game_id, players)
    return net if net is not None and fits(net, options) else None


def own(game_id: str, temperature: float = 0.0) -> Bot:
    """The game's own network for the table it sits at; where the game brings none, it plays as normal does."""
    normal = brain_of(game(game_id)).decide
    known: dict[int, tuple[Any, Bot]] = {}
    """By the options' identity: they are kept, so nothing else gets it."""

    def decide(obs: Observation, rng: Random) -> Move:
        pos = obs.seen
        options = pos.setup.options
        found = known.get(id(options))
        if found is None or found[0] is not options:
            if len(known) >= _MOST_KNOWN:
                known.clear()
            net = net_for(game_id, pos.players, options)
            found = known[id(options)] = (options, normal if net is None else playing(net, temperature))
        return found[1](obs, rng)

    return decide


_MOST_KNOWN = 256


def _folder(game_id: str) -> Path | None:
    folder = game(game_id).folder
    return folder and folder / "bot" / "nets"
