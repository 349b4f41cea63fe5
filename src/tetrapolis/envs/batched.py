"""Many games of one kind at once, for programs that learn fast: one matrix of what is seen, one of what is possible.

>>> from tetrapolis.envs.batched import BatchedEnv
>>> env = BatchedEnv("citadels", players=4, count=8)
>>> env.reset(seed=7)
>>> env.seen.shape, env.masks.shape, env.seats.shape
((8, 1104), (8, 2862), (8,))
>>> while not env.over.any():
...     env.step(env.random_actions())
>>> float(env.rewards[env.over].max())
1.0

It is PettingZoo's cycle, once per row. Row i of `seen` and `masks` is what seat `seats[i]` of game `games[i]` sees and
may do: the very numbers `tetrapolis.envs.pettingzoo` gives. `step` takes one action for each row, makes these moves,
and goes on in each game until a seat is asked again. A game that ends is told once: `over[i]` is true and `rewards[i]`
has what every seat of it gets (else all is 0); row i of all other matrices already shows the first question of the next
game. What was seen at the end of a game is not shown: nobody has anything to decide there.

Games are numbered in the order they begin, and a game's number and the run's seed are all that its chance comes from
(`game_seed`). So game 5 is the same game, move for move, whatever the size of the batch, if the same is answered to
the same questions; `random_actions` draws from a generator of each game's own for that reason.

The matrices are always the same ones, written over by the next `step` or `reset`: who keeps something copies it.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from tetrapolis.core.driving import next_asked
from tetrapolis.core.position import Position
from tetrapolis.core.types import Move
from tetrapolis.envs.rewards import win_share
from tetrapolis.numbers.codec import Codec
from tetrapolis.numbers.encoding import codec


class BadAction(ValueError):
    """An action that is not possible now; no game has gone on."""


def game_seed(seed: int | str, number: int) -> int:
    """The seed of a run's game, by its number: what PettingZoo's environment takes at `reset` for the same game.

    >>> game_seed(7, 0) == game_seed(7, 0) != game_seed(7, 1)
    True
    """
    return Random(f"{seed}/{number}").getrandbits(63)


class BatchedEnv:
    """So many games side by side; see the module.

    `skip_forced`: questions with one answer are answered without being shown, so that every row is a real choice.
    `max_cycles`: a game that has been asked so often ends, with `over` and `truncated` and no rewards.
    """

    def __init__(
        self,
        game: str,
        players: int,
        count: int,
        options: Mapping[str, Any] | None = None,
        *,
        skip_forced: bool = False,
        max_cycles: int | None = None,
    ) -> None:
        self.codec: Codec = codec(game, players)
        self.count, self.players = count, players
        self.skip_forced, self.max_cycles = skip_forced, max_cycles
        self._options = self.codec.game.options(options)
        size, actions = self.codec.size, len(self.codec.actions)
        # Numbers are written into these where they are, by Python, which is quick with arrays; numpy only looks.
        self._numbers = array("f", bytes(4 * count * size))
        self._possible = bytearray(count * actions)
        self._asked = array("b", bytes(count))
        self.seen: NDArray[np.float32] = np.frombuffer(self._numbers, np.float32).reshape(count, size)
        """What the seat asked in each game sees."""
        self.masks: NDArray[np.int8] = np.frombuffer(self._possible, np.int8).reshape(count, actions)
        """1 for each action it has."""
        self.seats: NDArray[np.int8] = np.frombuffer(self._asked, np.int8)
        """Who is asked."""
        self.games = np.zeros(count, np.int64)
        """The number of each row's game."""
        self.rewards = np.zeros((count, players), np.float32)
        """What each seat of a game that just ended gets (rewards.win_share)."""
        self.over = np.zeros(count, np.bool_)
        """Which games just ended."""
        self.truncated = np.zeros(count, np.bool_)
        """Which of them were broken off."""
        self._nothing = bytes(actions)
        self._positions: list[Position] = []
        self._rngs: list[Random] = []
        self._luck: list[Random] = []
        self._moves: list[dict[int, Move]] = []
        self._cycles: list[int] = []
        self._begun = 0
        self._ended = False

    def reset(self, seed: int | str = 0) -> None:
        """Begin anew with the games 0, 1, ... of this seed."""
        self._seed, self._begun = seed, 0
        count = self.count
        self._positions, self._rngs, self._luck = [None] * count, [None] * count, [None] * count  # type: ignore[list-item]
        self._moves, self._cycles = [{} for _ in range(count)], [0] * count
        self._forget()
        for row in range(count):
            self._begin(row)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Make one move in each game; BadAction, and nothing has changed, if one of them cannot be made."""
        wanted: Sequence[int] = actions.tolist() if isinstance(actions, np.ndarray) else actions
        try:
            chosen = [moves[action] for moves, action in zip(self._moves, wanted, strict=True)]
        except KeyError:
            self._refuse(wanted)
        if self._ended:
            self._forget()
        for row, (pos, seat, move) in enumerate(zip(self._positions, self._asked.tolist(), chosen, strict=True)):
            pos.play(seat, move)
            self._go_on(row, pos)

    def random_actions(self) -> list[int]:
        """An action for each game, drawn evenly from those it has."""
        drawn = []
        for moves, luck in zip(self._moves, self._luck, strict=True):
            actions = list(moves)
            drawn.append(actions[int(luck.random() * len(actions))])
        return drawn

    def position(self, row: int) -> Position:
        """The real position, hidden parts included: for measuring and showing, never for a player."""
        return self._positions[row]

    def _begin(self, row: int) -> None:
        """The next game, up to its first question."""
        seed = game_seed(self._seed, self._begun)
        self.games[row] = self._begun
        self._begun += 1
        rng = self._rngs[row] = Random(seed)  # as pettingzoo.TableEnv.reset
        pos = self.codec.game.new(self.players, f"{rng.getrandbits(128):032x}", self._options)
        self._luck[row] = Random(f"{seed}/actions")
        self._positions[row], self._cycles[row] = pos, -1
        self._go_on(row, pos)

    def _go_on(self, row: int, pos: Position) -> None:
        """Show the next question of a game, or end it and begin another."""
        coded, rng = self.codec, self._rngs[row]
        self._cycles[row] += 1
        if self._cycles[row] == self.max_cycles:
            self._end(row, pos)
            return
        while (seat := next_asked(pos, rng)) is not None:
            obs = pos.observe(seat, loose=False)
            moves = coded.moves(obs)
            if self.skip_forced and len(moves) == 1:
                pos.play(seat, *moves.values())
                continue
            self._moves[row], self._asked[row] = moves, seat
            start = row * coded.size
            self._numbers[start : start + coded.size] = coded.vector(obs)
            start, possible = row * len(self._nothing), self._possible
            possible[start : start + len(self._nothing)] = self._nothing
            for action in moves:  # a handful: numpy would take longer
                possible[start + action] = 1
            return
        self._end(row, pos)

    def _end(self, row: int, pos: Position) -> None:
        self._ended = self.over[row] = True
        self.truncated[row] = pos.outcome is None
        self.rewards[row] = win_share(pos)
        self._begin(row)

    def _forget(self) -> None:
        """What was told of games that ended."""
        self._ended = False
        self.over[:] = self.truncated[:] = False
        self.rewards[:] = 0.0

    def _refuse(self, actions: Sequence[int]) -> NoReturn:
        for row, (moves, action) in enumerate(zip(self._moves, actions, strict=True)):
            if action not in moves:
                raise BadAction(f"game {self.games[row]} (row {row}) has no action {action} now")
        raise AssertionError("all of them are possible")
