"""Numbers for programs that learn: a fixed list of actions per game and number of players, and vectors of what is seen.

An action is a move's text with the seats counted from the one who acts: `give @1 ace` is aimed at the next player.
So a program that has learnt to play in one seat can play in all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from tetrapolis.core.game import Game
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.numbers.features import Layout, Numbers, Writer, zeros

_SEAT = re.compile(r"\bp([1-8])\b")


def relative(move: Move, seat: int, players: int) -> str:
    """A move's text with seats counted from one.

    >>> from tetrapolis.games.citadels.rules.moves import Destroy
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
    writer: Callable[[Layout, int], Writer]
    """Lays out the vectors for a number of players; what it makes writes them."""
    kinds: tuple[str, ...]
    """The kinds of questions there are."""
    key: Callable[[Move, int, int], str] = relative
    """The action that a move is: its text, without what is new each time (an offer's version)."""
    open_moves: Callable[[Mapping[str, int], int], OpenMoves] | None = None
    """Given the numbers of the actions, for a number of players: what there is of an open space."""


OpenMoves = Callable[[Observation, dict[int, Move]], None]
"""Adds actions and moves of an open space, which cannot be listed: the legal ones among the candidates."""


class Codec:
    """Actions and vectors of one game for one number of players."""

    def __init__(self, game: Game, encoder: Encoder, players: int) -> None:
        self.game = game
        self.players = players
        self.encoder = encoder
        self.actions = tuple(encoder.actions(players))
        self.numbers: Mapping[str, int] = {key: number for number, key in enumerate(self.actions)}
        """Of each action."""
        assert len(self.numbers) == len(self.actions), "an action is listed twice"
        layout = Layout()
        question = layout.part("question", len(encoder.kinds))
        self._question = {kind: question + number for number, kind in enumerate(encoder.kinds)}
        self._asked = layout.part("asked", players)
        self._writer = encoder.writer(layout, players)
        self.parts: Mapping[str, int] = layout.parts
        """Where in a vector each of its parts begins."""
        self.size = layout.size
        """How long a vector is."""
        self._open_moves = encoder.open_moves and encoder.open_moves(self.numbers, players)
        self._known: list[dict[Move, int]] = [{} for _ in range(players)]
        self._begun: dict[int, tuple[object, Numbers]] = {}

    def number(self, seat: int, move: Move) -> int:
        """The action that a move is for a seat; KeyError if it is none (a setting, an offer that is no candidate)."""
        known = self._known[seat].get(move)
        if known is None:
            known = self.numbers[self.encoder.key(move, seat, self.players)]
            if len(self._known[seat]) < _MOST_KNOWN:
                self._known[seat][move] = known
        return known

    def moves(self, obs: Observation) -> dict[int, Move]:
        """The actions a seat has now, with the moves they stand for.

        These are all legal moves; where they cannot be listed, those that can, and the candidates.
        """
        seat, legal = obs.seat, obs.legal()
        if seat is None or not legal:
            return {}
        listed = legal.listed
        known = self._known[seat]
        try:
            found = {known[move]: move for move in listed}
        except KeyError:
            found = {self.number(seat, move): move for move in listed}
        if isinstance(legal, OpenSpace):
            assert self._open_moves is not None
            self._open_moves(obs, found)
        return found

    def mask(self, actions: Iterable[int]) -> bytearray:
        """1 for each action that is possible: `numpy.frombuffer(mask, numpy.int8)` looks at it."""
        mask = bytearray(len(self.actions))
        for action in actions:
            mask[action] = 1
        return mask

    def vector(self, obs: Observation) -> Numbers:
        """What a seat sees, as numbers between 0 and 1: nothing of it is hidden from that seat.

        `numpy.frombuffer(vector, numpy.float32)` looks at it. First what is the same in all games: who is asked what.
        """
        pos, me, players = obs.seen, obs.seat, self.players
        assert me is not None
        numbers = self._begin(pos)[:]
        for decision in pos.pending:
            numbers[self._asked + (decision.seat - me) % players] = 1.0
            if decision.seat == me:
                numbers[self._question[decision.kind]] = 1.0
        self._writer.write(pos, me, numbers)
        return numbers

    def _begin(self, pos: Any) -> Numbers:
        """A vector with what stays the same all game long: made once for each setup."""
        begun = self._begun.get(id(pos.setup))
        if begun is None:
            if len(self._begun) >= _MOST_BEGUN:
                self._begun.clear()
            begun = (pos.setup, zeros(self.size))  # it is kept, so nothing else gets its id
            self._writer.constants(pos, begun[1])
            self._begun[id(pos.setup)] = begun
        return begun[1]


_MOST_KNOWN = 50_000
_MOST_BEGUN = 256


def kinds_of(game: Game) -> tuple[str, ...]:
    """The kinds of questions a game can ask, in alphabetical order."""
    return tuple(sorted({step.kind for step in game.steps.values() if step.run is None}))
