"""A game in which chance is asked, not rolled: every shuffle, die and "who acts first" is a choice of chance.

The engine shuffles inside a move. Here such a move is stopped, one outcome after the other is asked for, and when all
are known it is made anew from where it began. So a tree search sees every outcome with its probability.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from tetrapolis.core.chance import Chance
from tetrapolis.core.driving import HASTE, PATIENCE, answered, next_ring
from tetrapolis.core.game import Game
from tetrapolis.core.position import Position
from tetrapolis.core.types import CLOCK, Event, Move
from tetrapolis.games import game as game_by_id

T = TypeVar("T")


class Asked(Exception):
    """Chance is needed and not known yet: one of so many, or an order of so many."""

    def __init__(self, size: int, shuffle: bool) -> None:
        self.size, self.shuffle = size, shuffle


class Told(Chance):
    """Gives out what it was told, in order; then it asks.

    >>> Told([[1]]).choice(6)
    1
    """

    __slots__ = ("told",)

    def __init__(self, told: list[list[int]]) -> None:
        super().__init__("told")
        self.told = told

    def copy(self) -> Told:
        """The same at the same point."""
        twin = Told(self.told)
        twin.count = self.count
        return twin

    def choice(self, size: int) -> int:
        """A number from 0 to size - 1."""
        return self._result(size, False)[0] if size > 1 else 0

    def shuffled(self, items: list[T]) -> list[T]:
        """The items in the order told."""
        return [items[i] for i in self._result(len(items), True)] if len(items) > 1 else items.copy()

    def _result(self, size: int, shuffle: bool) -> list[int]:
        if self.count >= len(self.told):
            raise Asked(size, shuffle)
        result = self.told[self.count]
        self.count += 1
        self.taken.append(result)
        return result


class Node:
    """Where a game stands between two choices, of a seat or of chance. Its position is never changed, only replaced.

    >>> node = Node("citadels", 2)
    >>> node.actor is None, len(node.outcomes())
    (True, 68)
    """

    __slots__ = (
        "_drawn",
        "_need",
        "_told",
        "actor",
        "doing",
        "game",
        "happened",
        "moves",
        "options",
        "players",
        "pos",
    )

    def __init__(self, game_id: str, players: int, options: Any = None, begin: bool = True) -> None:
        self.game: Game = game_by_id(game_id)
        self.players = players
        self.options = self.game.options(options)
        self.pos: Position | None = None
        self.actor: int | None = None
        """The seat that chooses; None: chance does, or the game is over."""
        self.doing: tuple[int, Move] | None = None
        """The move that is being made, while chance is asked."""
        self.moves: dict[int, Move] | None = None
        """The actions of that seat, once somebody has looked."""
        self.happened: tuple[Event, ...] = ()
        """The events since somebody took them out of here; not part of the text form."""
        self._told: list[list[int]] = []
        self._need: Asked | None = None
        self._drawn: list[int] = []
        if begin:
            self._go_on()

    @staticmethod
    def at(pos: Position, seat: int) -> Node:
        """Where a position stands and a seat is asked."""
        node = Node(pos.game.id, pos.players, begin=False)
        node.pos, node.actor = pos.copy(), seat
        return node

    def copy(self) -> Node:
        """An independent twin."""
        twin = Node.__new__(Node)
        twin.game, twin.players, twin.options, twin.pos = self.game, self.players, self.options, self.pos
        twin.actor, twin.doing, twin.moves, twin._need = self.actor, self.doing, self.moves, self._need
        twin._told, twin._drawn, twin.happened = self._told.copy(), self._drawn.copy(), self.happened
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self.copy()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.pos is not None and self.pos.outcome is not None

    # ---- chance

    def outcomes(self) -> list[float]:
        """The probability of each outcome, if chance chooses now."""
        if self._need is not None:
            size = self._need.size - len(self._drawn)  # a shuffle is drawn card by card
            return [1 / size] * size
        return [probability for _, probability in self._actors()]

    def _actors(self) -> list[tuple[int, float]]:
        """Who may act next where nobody has to wait, as core.driving.next_actor chooses."""
        assert self.pos is not None
        pending = self.pos.pending
        total = len(pending) + (1 / HASTE if self.pos.alarms else 0)
        patience = 0.0 if pending[0].optional else PATIENCE
        found = [(decision.seat, (1 - patience) / total) for decision in pending]
        found[0] = (found[0][0], found[0][1] + patience)
        return [*found, (CLOCK, (1 - patience) / HASTE / total)] if self.pos.alarms else found

    def happen(self, outcome: int) -> None:
        """Chance chooses."""
        need = self._need
        if need is None:
            seat = self._actors()[outcome][0]
            if seat == CLOCK:
                assert self.pos is not None
                self.doing = (CLOCK, next_ring(self.pos))
                self._go_on()
            else:
                self.actor = seat
            return
        self._drawn.append(outcome)
        if need.shuffle and len(self._drawn) < need.size - 1:
            return
        self._told.append(_order(self._drawn, need.size) if need.shuffle else self._drawn)
        self._drawn, self._need = [], None
        self._go_on()

    # ---- seats

    def play(self, move: Move) -> None:
        """The seat that is asked makes its move."""
        assert self.actor is not None
        self.doing, self.actor, self.moves = (self.actor, move), None, None
        self._go_on()

    def _go_on(self) -> None:
        """Carry on until a seat or chance is to choose."""
        while True:
            try:
                after, events = self._after()
            except Asked as need:
                self._need = need
                return
            self.pos, self.doing, self._told = after, None, []
            self.happened += tuple(events)
            if after.outcome is not None:
                return
            self.doing = answered(after)
            if self.doing is None:
                self.actor = after.waits_for()
                return

    def _after(self) -> tuple[Position, list[Event]]:
        """The position after what is being done, and what happened; Asked if chance has not said enough."""
        chance = Told(self._told)
        if self.pos is None:
            begun = self.game.begin(self.players, self.options, chance)
            return begun, begun.log
        assert self.doing is not None
        after = self.pos.copy()
        after.chance = chance
        return after, after.play(*self.doing)

    # ---- as text

    def to_json(self) -> str:
        """All of it, hidden parts included."""
        doing = None if self.doing is None else (self.doing[0], str(self.doing[1]))
        need = None if self._need is None else (self._need.size, self._need.shuffle)
        pos = "" if self.pos is None else self.pos.to_json()
        content = _Stored(
            self.game.id, self.players, self.options, pos, self.actor, doing, self._told, need, self._drawn
        )
        return msgspec.json.encode(content).decode()

    @staticmethod
    def from_json(text: str) -> Node:
        """What `to_json` wrote."""
        stored = msgspec.json.decode(text, type=_Stored)
        node = Node(stored.game, stored.players, stored.options, begin=False)
        node.pos = node.game.from_json(stored.pos) if stored.pos else None
        node.actor = stored.actor
        node.doing = None if stored.doing is None else (stored.doing[0], node.game.parse_move(stored.doing[1]))
        node._told, node._drawn = stored.told, stored.drawn
        node._need = None if stored.need is None else Asked(*stored.need)
        return node

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return Node.from_json, (self.to_json(),)


class _Stored(msgspec.Struct):
    game: str
    players: int
    options: Any
    pos: str
    actor: int | None
    doing: tuple[int, str] | None
    told: list[list[int]]
    need: tuple[int, bool] | None
    drawn: list[int]


def _order(drawn: list[int], size: int) -> list[int]:
    """The order that draws one after the other give, each from those that are left.

    >>> _order([2, 0], 3)
    [2, 0, 1]
    """
    left = list(range(size))
    return [left.pop(pick) for pick in (*drawn, 0)]
