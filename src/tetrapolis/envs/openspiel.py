"""The games in OpenSpiel: import this module, then `pyspiel.load_game("tetrapolis_GAME(players=4)")`.

>>> import random
>>> from tetrapolis.envs import openspiel
>>> state = openspiel.load("citadels", players=2).new_initial_state()
>>> while not state.is_terminal():
...     if state.is_chance_node():
...         actions, probabilities = zip(*state.chance_outcomes())
...         state.apply_action(random.choices(actions, probabilities)[0])
...     else:
...         state.apply_action(random.choice(state.legal_actions()))
>>> sum(state.returns())
0.0
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import numpy as np

from tetrapolis.core.extras import need
from tetrapolis.core.position import Position
from tetrapolis.core.types import Move
from tetrapolis.envs.codec import win_share
from tetrapolis.envs.encoding import codec
from tetrapolis.envs.explicit import Node
from tetrapolis.envs.recall import Recall
from tetrapolis.games import game as game_by_id
from tetrapolis.games import playable

need("envs", "pyspiel")

import pyspiel  # type: ignore[import-not-found] # noqa: E402

MOST_OUTCOMES = 128
"""More than the cards of any deck that is shuffled."""
MOST_CHANCE = 1_000_000
LENGTH = 20_000
"""A game that is not over after so many moves of the seats ends without a winner."""


def load(
    game: str,
    players: int,
    options: Mapping[str, Any] | None = None,
    max_game_length: int = LENGTH,
    recall: int = 0,
) -> Any:
    """A game with options, as OpenSpiel knows it.

    With `recall` its information states have perfect recall, and their tensor has room for so many decisions of a seat.

    >>> str(load("genoa", players=3, options={"negotiation": "live"}))
    'tetrapolis_genoa(max_game_length=20000,options=negotiation:live,players=3,recall=0)'
    """
    _register(game)
    parameters = {"players": players, "options": written(options or {}), "max_game_length": max_game_length}
    return pyspiel.load_game(f"tetrapolis_{game}", {**parameters, "recall": recall})


def state_of(game: TableGame, pos: Position, seat: int) -> TableState:
    """A state that begins where a position stands and this seat is asked: to let OpenSpiel's players think about it.

    With `recall` nobody remembers what was before.

    >>> import tetrapolis as tp
    >>> pos = tp.game("citadels").new(players=2, seed=1)
    >>> seat = pos.pending[0].seat
    >>> state_of(load("citadels", players=2), pos, seat).current_player() == seat
    True
    """
    state = game.new_initial_state()
    state.node = Node.at(pos, seat)
    return state


def written(options: Mapping[str, Any]) -> str:
    """Options as OpenSpiel can store them: no comma, bracket or equals sign.

    >>> written({"edition": "2016", "ninth": True, "uniques": ["park", "quarry"]})
    'edition:2016;ninth:true;uniques:park+quarry'
    """
    return ";".join(f"{name}:{_word(value)}" for name, value in options.items())


def _word(value: Any) -> str:
    if isinstance(value, list | tuple):
        return "+".join(map(_word, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def read(text: str, game: str) -> dict[str, Any]:
    """The options a text stands for. What looks like a number is one where the game wants one.

    >>> read("edition:2016;ninth:true", "citadels")
    {'edition': '2016', 'ninth': True}
    """
    found: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, _, word = part.partition(":")
        default = getattr(game_by_id(game).options_type(), name, None)
        value: Any = word
        if "+" in word:
            value = word.split("+")
        elif word in ("true", "false"):
            value = word == "true"
        elif word.isdecimal() and not (isinstance(default, str) and default.isdecimal()):
            value = int(word)
        found[name] = value
    return found


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game for one number of players and options. Each of our games has its own class, as OpenSpiel wants it."""

    game_id = ""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        game = self.game_id
        parameters = {**_PARAMETERS, **(parameters or {})}
        players = parameters["players"]
        self.codec = codec(game, players)
        self.options = self.codec.game.options(read(parameters["options"], game))
        self.length = parameters["max_game_length"]
        self.recall: int = parameters["recall"]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.codec.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.length,
        )
        super().__init__(_type(game, True) if self.recall else _TYPES[game], info, dict(parameters))

    def new_initial_state(self) -> TableState:
        """Before anything is shuffled."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver | RecallObserver:
        """See TableObserver and RecallObserver."""
        whole = self.recall and iig_obs_type is not None and iig_obs_type.perfect_recall
        return RecallObserver(self, iig_obs_type) if whole else TableObserver(self, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        """A bound that is never reached."""
        return MOST_CHANCE


class TableState(pyspiel.State):  # type: ignore[misc]
    """Where a game stands. Chance is explicit: shuffles are drawn card by card."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.node = game.first_node.copy() if hasattr(game, "first_node") else _first(game)
        self.moves_made = 0
        self.recall = Recall(self.node.players) if game.recall else None
        self._heard()

    def _heard(self) -> None:
        """Who remembers everything takes note of what happened."""
        if self.recall is not None and self.node.happened:
            self.recall.hear(self.node.happened)
        self.node.happened = ()

    def current_player(self) -> int:
        """A seat, chance, or the mark of a finished game."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.node.actor is None else self.node.actor

    def is_terminal(self) -> bool:
        """Over, or too long."""
        return self.node.over or self.moves_made >= self.get_game().length

    def returns(self) -> list[float]:
        """1 for the only winner; the sum is 0 (see codec.win_share)."""
        return win_share(self.node.pos) if self.node.pos is not None else [0.0] * self.node.players

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each with its probability."""
        return list(enumerate(self.node.outcomes()))

    def moves(self) -> dict[int, Move]:
        """The actions the seat to move has, with the moves they stand for."""
        node = self.node
        if node.moves is None:
            assert node.pos is not None
            node.moves = self.get_game().codec.moves(node.pos.observe(node.actor, loose=False))
        return node.moves

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.moves())

    def _apply_action(self, action: int) -> None:
        if self.node.actor is None:
            self.node.happen(action)
        else:
            self.moves_made += 1
            move = self.moves()[action]
            if self.recall is not None:
                self._remember(self.node.actor, action)
            self.node.play(move)
        self._heard()

    def _remember(self, seat: int, action: int) -> None:
        assert self.recall is not None
        assert self.node.pos is not None
        obs = self.node.pos.observe(seat, loose=False)
        self.recall.decide(seat, obs.to_json(1), self.get_game().codec.vector(obs), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"outcome {action}" if player < 0 else str(self.get_game().codec.actions[action])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] | Random) -> TableState:
        """A state that this player, who is to move, cannot tell from the real one: for OpenSpiel's IS-MCTS."""
        assert self.node.pos is not None
        rng = sampler if isinstance(sampler, Random) else Random(int(sampler() * (1 << 53)))
        world: TableState = self.clone()
        world.node = Node.at(self.node.pos.observe(player).resample(rng), player)
        world.recall = self.recall and self.recall.only(player)
        return world

    def __str__(self) -> str:
        return self.node.to_json()


class TableObserver:
    """What a player sees: as a string, its whole Observation in JSON; as a tensor, the numbers of the game's encoder.

    OpenSpiel's information state is that string too, unless the game is loaded with `recall`: what a player may know is
    kept in the view itself (who can hold which card), so that the moves of past rounds need not be repeated.
    """

    def __init__(self, game: TableGame, iig_obs_type: Any) -> None:
        self._codec = game.codec
        self._public = iig_obs_type is not None and iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = None if self._public else np.zeros(game.codec.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor; before the game is set up it is all zeros."""
        if self.tensor is not None:
            pos = state.node.pos
            self.tensor[:] = 0.0 if pos is None else self._codec.vector(pos.observe(player, loose=False))

    def string_from(self, state: TableState, player: int) -> str:
        """The observation as JSON."""
        pos = state.node.pos
        return "" if pos is None else pos.observe(None if self._public else player, loose=False).to_json(1)


class RecallObserver:
    """What a player sees, and all it has heard, seen and done so far (see recall.Recall): as a string, all of it; as a
    tensor, a row for now and one for each of its last decisions, as many as the game's `recall` says.
    """

    def __init__(self, game: TableGame, iig_obs_type: Any) -> None:
        self._now = TableObserver(game, iig_obs_type)
        self._codec = game.codec
        self.tensor = np.zeros((game.recall + 1) * (game.codec.size + 1), np.float32)
        self._rows = self.tensor.reshape(game.recall + 1, game.codec.size + 1)
        self.dict = {"recall": self._rows}

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor; before the game is set up it is all zeros."""
        self._now.set_from(state, player)
        assert self._now.tensor is not None
        assert state.recall is not None
        state.recall.fill(player, self._now.tensor, len(self._codec.actions), self._rows)

    def string_from(self, state: TableState, player: int) -> str:
        """All of it as JSON."""
        assert state.recall is not None
        return state.recall.text(player, self._now.string_from(state, player) or "null", self._codec.actions)


def _first(game: TableGame) -> Node:
    """The first node of a game, made once: OpenSpiel begins a new state for each clone."""
    game.first_node = first = Node(game.codec.game.id, game.codec.players, game.options)
    return first.copy()


_PARAMETERS: dict[str, Any] = {"players": 2, "options": "", "max_game_length": LENGTH, "recall": 0}


def _type(game: str, recalls: bool = False) -> Any:
    players = game_by_id(game).players
    return pyspiel.GameType(
        short_name=f"tetrapolis_{game}",
        long_name=f"Tetrapolis {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=recalls,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


_TYPES: dict[str, Any] = {}


def _register(game: str) -> None:
    """Tell OpenSpiel of a game, once."""
    if game in _TYPES:
        return
    kind = _TYPES[game] = _type(game)
    if kind.short_name not in pyspiel.registered_names():
        # Not a partial function: OpenSpiel lets go of what it was given after Python has ended, and a class stays.
        pyspiel.register_game(kind, type(f"{game}_game", (TableGame,), {"game_id": game}))


for _game in playable():
    _register(_game.id)
