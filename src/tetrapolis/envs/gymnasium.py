"""The games for one learner among bots, as Gymnasium environments: import this module, then `gymnasium.make`.

>>> import gymnasium
>>> import tetrapolis.envs.gymnasium
>>> env = gymnasium.make("tetrapolis/Citadels-v0", players=4, opponents=["easy", "normal", "random"], seat=0)
>>> seen, info = env.reset(seed=7)
>>> over = False
>>> while not over:
...     action = env.action_space.sample(info["action_mask"])
...     seen, reward, over, truncated, info = env.step(action)

Every game that is installed has its id: `tetrapolis/` and its name without underscores, `-v0`. Gymnasium looks for no
plugins by itself (since 1.0); who cannot import this module writes it before the id, with a colon.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tetrapolis.bots import Bot, bot
from tetrapolis.core.driving import next_asked
from tetrapolis.core.errors import BadOptions
from tetrapolis.core.position import Position
from tetrapolis.core.types import Move
from tetrapolis.envs.rewards import win_share
from tetrapolis.games import playable
from tetrapolis.numbers.codec import Codec
from tetrapolis.numbers.encoding import codec

ILLEGAL = -1.0
"""What an illegal action costs, where it loses."""
Seen = NDArray[np.float32]


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat of a game; bots have the others.

    `opponents` is a bots' level, or one for each of the others, beginning with who sits next. `seat` counts from 0, or
    is drawn for each game. `options` are the game's own. The only reward comes at the end (rewards.win_share). An
    action that is not possible ends the game and costs ILLEGAL; or, with `illegal="default"`, the default move is
    made. `info` has the mask of the actions, and the seat.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | Sequence[str] = "normal",
        seat: int | Literal["random"] = "random",
        options: Mapping[str, Any] | None = None,
        illegal: Literal["lose", "default"] = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.codec: Codec = codec(game, _fewest(game) if players is None else players)
        self.players = self.codec.players
        self.render_mode = render_mode
        levels = [opponents] * (self.players - 1) if isinstance(opponents, str) else list(opponents)
        if len(levels) != self.players - 1:
            raise BadOptions("error-players", players=str(len(levels) + 1), low=self.players, high=self.players)
        if seat != "random" and not 0 <= seat < self.players:
            raise BadOptions("error-no-such-seat", seat=seat, players=self.players)
        self._bots: list[Bot] = [bot(game, level) for level in levels]
        self._seat, self._loses = seat, illegal == "lose"
        self._options = self.codec.game.options(options)
        self.action_space = spaces.Discrete(len(self.codec.actions))
        self.observation_space = spaces.Box(0.0, 1.0, (self.codec.size,), np.float32)
        self.seat = 0
        self._pos: Position | None = None
        self._moves: dict[int, Move] = {}

    @property
    def position(self) -> Position:
        """The real position, hidden parts included: for measuring and showing, never for a player."""
        assert self._pos is not None, "call reset first"
        return self._pos

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, up to the own first question; the same seed and actions give the same game."""
        super().reset(seed=seed)
        rng = self._rng = Random(int(self.np_random.integers(1 << 62)))
        self.seat = rng.randrange(self.players) if self._seat == "random" else self._seat
        self._pos = self.codec.game.new(self.players, f"{rng.getrandbits(128):032x}", self._options)
        self._go_on()
        return self._shown()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The own move, and those of the others until it is one's turn again."""
        pos = self.position
        move = self._moves.get(int(action))
        if move is None and self._loses:
            self._moves = {}
            return (*self._told(ILLEGAL, True), self._info())
        pos.play(self.seat, move or pos.default(self.seat))
        self._go_on()
        return (*self._told(win_share(pos)[self.seat], pos.outcome is not None), self._info())

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are possible, as sb3-contrib's MaskablePPO asks for them."""
        return np.frombuffer(self.codec.mask(self._moves), np.bool_)

    def render(self) -> str | None:
        """What the seat sees, drawn as text, with render_mode "ansi"."""
        return str(self.position.observe(self.seat)) if self.render_mode == "ansi" else None

    def _go_on(self) -> None:
        """Let the bots play until the own seat is asked, or to the end."""
        pos, rng, me = self.position, self._rng, self.seat
        while (seat := next_asked(pos, rng)) not in (me, None):
            assert seat is not None
            pos.play(seat, self._bots[(seat - me) % self.players - 1](pos.observe(seat), rng))
        self._moves = {} if seat is None else self.codec.moves(pos.observe(me, loose=False))

    def _shown(self) -> tuple[Seen, dict[str, Any]]:
        vector = self.codec.vector(self.position.observe(self.seat, loose=False))
        return np.frombuffer(vector, np.float32), self._info()

    def _told(self, reward: float, over: bool) -> tuple[Seen, float, bool, bool]:
        return self._shown()[0], reward, over, False

    def _info(self) -> dict[str, Any]:
        return {"action_mask": np.frombuffer(self.codec.mask(self._moves), np.int8), "seat": self.seat}


def _fewest(game: str) -> int:
    return next(found.players[0] for found in playable() if found.id == game)


def env_id(game: str) -> str:
    """What Gymnasium calls a game.

    >>> env_id("ankh_morpork")
    'tetrapolis/AnkhMorpork-v0'
    """
    return f"tetrapolis/{''.join(word.capitalize() for word in game.split('_'))}-v0"


def register() -> None:
    """Tell Gymnasium of every game there is and it does not know yet."""
    for game in playable():
        if env_id(game.id) not in gymnasium.registry:
            gymnasium.register(env_id(game.id), entry_point=f"{__name__}:SeatEnv", kwargs={"game": game.id})


register()
