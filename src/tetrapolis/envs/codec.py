"""Numbers for programs that learn: a fixed list of actions per game and number of players, and vectors of what is seen.

An action is a move's text with the seats counted from the one who acts: `destroy @1 manor` is aimed at the next player.
So a program that has learnt to play in one seat can play in all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

import numpy as np
from numpy.typing import NDArray

from tetrapolis.core.game import Game
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position
from tetrapolis.core.types import Move
from tetrapolis.envs.features import Features

_SEAT = re.compile(r"\bp([1-8])\b")


def relative(move: Move, seat: int, players: int) -> str:
    """A move's text with seats counted from one.

    >>> from tetrapolis.games.citadels.moves import Destroy
    >>> relative(Destroy(0, "manor"), 3, 4)
    'destroy @1 manor'
    """
    return _SEAT.sub(lambda found: f"@{(int(found[1]) - 1 - seat) % players}", str(move))


def texts(tag: str, *domains: Iterable[object]) -> list[str]:
    """All texts of a kind of move, given the values of its fields.

    >>> texts("spy", ["@0", "@1"], ["noble"])
    ['spy @0 noble', 'spy @1 noble']
    """
    return [" ".join([tag, *map(str, values)]) for values in product(*domains)]


def seats(players: int) -> list[str]:
    """All seats as actions name them: @0 is who acts."""
    return [f"@{seat}" for seat in range(players)]


@dataclass(frozen=True)
class Encoder:
    """What has to be said for each game."""

    actions: Callable[[int], Sequence[str]]
    """All actions of a game for a number of players, in an order that never changes."""
    write: Callable[[Observation, int, Features], None]
    """What a seat sees, as numbers."""
    kinds: tuple[str, ...]
    """The kinds of questions there are."""
    key: Callable[[Move, int, int], str] = relative
    """The action that a move is: its text, without what is new each time (an offer's version)."""
    open_moves: Callable[[Observation], Iterable[tuple[str, Move]]] | None = None
    """Actions and moves of an open space, which cannot be listed: the candidates."""


@dataclass(frozen=True)
class Codec:
    """Actions and vectors of one game for one number of players."""

    game: Game
    players: int
    encoder: Encoder
    actions: tuple[str, ...]
    numbers: Mapping[str, int]
    """Of each action."""
    parts: Mapping[str, int]
    """Where in a vector each of its parts begins."""
    size: int
    """How long a vector is."""
    _known: dict[tuple[int, Move], int] = field(default_factory=dict)

    def number(self, seat: int, move: Move) -> int:
        """The action that a move is for a seat; KeyError if it is none (a setting, an offer that is no candidate)."""
        known = self._known.get((seat, move))
        if known is None:
            known = self.numbers[self.encoder.key(move, seat, self.players)]
            if len(self._known) < _MOST_KNOWN:
                self._known[seat, move] = known
        return known

    def moves(self, obs: Observation) -> dict[int, Move]:
        """The actions a seat has now, with the moves they stand for.

        These are all legal moves; where they cannot be listed, those that can, and the candidates.
        """
        seat, legal = obs.seat, obs.legal()
        if seat is None or not legal:
            return {}
        if not isinstance(legal, OpenSpace):
            return {self.number(seat, move): move for move in legal}
        found = {self.number(seat, move): move for move in legal.listed}
        assert self.encoder.open_moves is not None
        for key, move in self.encoder.open_moves(obs):
            number = self.numbers[key]
            if number not in found and move in legal:
                found[number] = move
        return found

    def mask(self, actions: Iterable[int]) -> NDArray[np.int8]:
        """1 for each action that is possible."""
        mask = np.zeros(len(self.actions), np.int8)
        for action in actions:
            mask[action] = 1
        return mask

    def vector(self, obs: Observation) -> NDArray[np.float32]:
        """What a seat sees, as numbers between 0 and 1: nothing of it is hidden from that seat."""
        features = Features()
        write(self.encoder, obs, self.players, features)
        return np.array(features.numbers, np.float32)


_MOST_KNOWN = 50_000


def write(encoder: Encoder, obs: Observation, players: int, features: Features) -> None:
    """First what is the same in all games: what this seat is asked, whether the others are."""
    decision = obs.decision
    assert obs.seat is not None
    features.part("question")
    features.one_of(encoder.kinds.index(decision.kind) if decision else -1, len(encoder.kinds))
    features.part("asked")
    features.some_of([(other.seat - obs.seat) % players for other in obs.pending], players)
    encoder.write(obs, players, features)


def kinds_of(game: Game) -> tuple[str, ...]:
    """The kinds of questions a game can ask, in alphabetical order."""
    return tuple(sorted({step.kind for step in game.steps.values() if step.run is None}))


def make_codec(game: Game, encoder: Encoder, players: int) -> Codec:
    """The codec of a game for a number of players."""
    actions = tuple(encoder.actions(players))
    numbers = {key: number for number, key in enumerate(actions)}
    assert len(numbers) == len(actions), "an action is listed twice"
    features = Features()
    write(encoder, game.new(players, seed=0).observe(0), players, features)
    return Codec(game, players, encoder, actions, numbers, dict(features.parts), len(features.numbers))


# ---- who acts


def answered(pos: Position) -> tuple[int, Move] | None:
    """The first standing answer to what is asked now (`pass rest=turn`): it is played at once, as in a match."""
    standing = pos.game.standing
    if standing is not None:
        for decision in pos.pending:
            move = standing(pos, decision.seat)
            if move is not None:
                return decision.seat, move
    return None


def win_share(pos: Position) -> list[float]:
    """1 for the only winner, and what makes the sum 0 for the others; winners of a tie share it. 0 while it goes on.

    >>> import tetrapolis as tp
    >>> win_share(tp.game("citadels").new(players=2, seed=1))
    [0.0, 0.0]
    """
    players = pos.players
    if pos.outcome is None:
        return [0.0] * players
    winners = pos.outcome.winners
    return [(players / len(winners) - 1 if seat in winners else -1.0) / (players - 1) for seat in range(players)]
