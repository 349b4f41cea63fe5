"""The games as PettingZoo environments: `env` asks one agent after the other, `parallel_env` all in every cycle.

>>> from tetrapolis.envs import pettingzoo
>>> env = pettingzoo.env("citadels", players=4)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     seen, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # type: ignore[import-untyped]

from tetrapolis.core.driving import next_asked
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position
from tetrapolis.core.types import Move
from tetrapolis.envs.rewards import win_share
from tetrapolis.numbers.codec import Codec
from tetrapolis.numbers.encoding import codec

Illegal = Literal["lose", "default"]
"""What an illegal action does: it ends the game and costs ILLEGAL, or the seat's default move is made instead."""
ILLEGAL = -1.0


def env(
    game: str,
    players: int,
    options: Mapping[str, Any] | None = None,
    *,
    max_cycles: int | None = None,
    illegal: Illegal = "lose",
    render_mode: str | None = None,
) -> AECEnv[str, Any, Any]:
    """A game with PettingZoo's usual wrappers.

    `options` are the game's own (`tetrapolis games GAME` lists them); after `max_cycles` decisions of all seats
    together the game is truncated.
    """
    wrapped: AECEnv[str, Any, Any] = TableEnv(game, players, options, max_cycles, render_mode)
    if illegal == "lose":
        wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def parallel_env(
    game: str,
    players: int,
    options: Mapping[str, Any] | None = None,
    *,
    max_cycles: int | None = None,
    illegal: Illegal = "lose",
    render_mode: str | None = None,
) -> ParallelEnv[str, Any, Any]:
    """The same for programs that want an action of every agent in every cycle: only that of the one asked counts.

    Its observation is the one whose action mask is not empty.
    """
    return turn_based_aec_to_parallel(
        env(game, players, options, max_cycles=max_cycles, illegal=illegal, render_mode=render_mode)
    )


class TableEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A game without wrappers. An illegal action makes the seat's default move.

    Agents are player_0, player_1, ... in the order of the seats. Where several seats are asked at once, or may act
    without being waited for, one after the other gets its turn (core.driving.next_actor), and time passes.
    """

    metadata = {"name": "tetrapolis", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.codec: Codec = codec(game, players)
        self.metadata = {**self.metadata, "name": f"tetrapolis_{game}"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._options = self.codec.game.options(options)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = len(self.codec.actions)
        self._action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (self.codec.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.agents: list[str] = []
        self._pos: Position | None = None
        self._moves: dict[int, Move] | None = None

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A dict of `observation` (numbers between 0 and 1) and `action_mask`."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of the actions; `codec.actions` says what they mean."""
        return self._action_spaces[agent]

    @property
    def position(self) -> Position:
        """The real position, hidden parts included: for measuring and showing, never for a player."""
        assert self._pos is not None, "call reset first"
        return self._pos

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed and actions give the same game."""
        rng = Random(seed)
        self._rng = rng
        self._pos = self.codec.game.new(self.codec.players, f"{rng.getrandbits(128):032x}", self._options)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycles = 0
        self._shown = ""
        self._go_on()

    def _go_on(self) -> None:
        """Select the seat that is asked next."""
        seat = next_asked(self.position, self._rng)
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
        self._moves = None

    def moves(self) -> dict[int, Move]:
        """The actions the selected agent has, with the moves they stand for."""
        if self._moves is None:
            self._moves = self.codec.moves(self._seen(self.agent_selection))
        return self._moves

    def _seen(self, agent: str) -> Observation:
        """What an agent knows; as it is not handed out, its legal moves need not be cut loose from the position."""
        return self.position.observe(self._seats[agent], loose=False)

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; the mask of one that is not selected is empty."""
        seen, coded = self._seen(agent), self.codec
        if agent != self.agent_selection or seen.outcome is not None:
            return _numpy(coded, seen, ())
        if self._moves is None:
            self._moves = coded.moves(seen)
        return _numpy(coded, seen, self._moves)

    def step(self, action: int | None) -> None:
        """Make the selected agent's move, or bury it after the end."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        pos, seat = self.position, self._seats[agent]
        assert action is not None
        move = self.moves().get(int(action)) or pos.default(seat)
        pos.play(seat, move)
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self._go_on()
        if pos.outcome is not None:
            self.rewards = dict(zip(self.agents, win_share(pos), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._end()
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._end()
        if self.render_mode == "ansi":
            self._shown = f"{agent}: {move}"

    def _end(self) -> None:
        """What PettingZoo does after every step; before the end there are no rewards and nobody is dead."""
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The last move as text, with render_mode "ansi"."""
        return self._shown if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def _numpy(coded: Codec, seen: Observation, actions: Iterable[int]) -> dict[str, Any]:
    vector, mask = coded.vector(seen), coded.mask(actions)
    return {"observation": np.frombuffer(vector, np.float32), "action_mask": np.frombuffer(mask, np.int8)}
