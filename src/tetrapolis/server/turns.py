"""Whose turn it is to think: a fair queue for the workers that bots share.

Tables with people present come first, then those whose people are away, then those of bots alone; among equals one
person after the other, however many tables somebody has, and whoever has fewer workers just now goes first. Now and
then the one who has waited longest is taken, so that everybody's turn comes. Where there is more than one worker, one
is left to bots that do not search: they are done in a moment, and nobody should wait for them behind long thoughts.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum

import msgspec

LONGEST_WAITING = 8
"""Every so many turns the one who has waited longest is taken."""

MOST_REMEMBERED = 10_000


class Rank(IntEnum):
    """Who is waiting at a table for the bot's move."""

    PRESENT = 0
    AWAY = 1
    BOTS = 2


class Ask(msgspec.Struct, frozen=True):
    """For whom a turn is asked."""

    person: str
    """The host of the table, or who asks for a hint."""
    rank: Rank = Rank.PRESENT
    long: bool = False
    """The thinking takes as long as it may: a search."""


class _Waiting:
    """Somebody in the queue."""

    __slots__ = ("ask", "number", "turn")

    def __init__(self, ask: Ask, number: int, turn: asyncio.Future[None]) -> None:
        self.ask = ask
        self.number = number
        self.turn = turn


class Turns:
    """So many can think at a time; the others wait.

    >>> async def evening():
    ...     turns, order = Turns(1), []
    ...     async def think(ask):
    ...         async with turns.turn(ask):
    ...             order.append(ask.person)
    ...             await asyncio.sleep(0)
    ...     asked = [Ask("greedy", Rank.BOTS, True)] * 3 + [Ask("Anna")]
    ...     await asyncio.gather(*map(think, asked))
    ...     return order
    >>> asyncio.run(evening())
    ['greedy', 'Anna', 'greedy', 'greedy']
    """

    def __init__(self, places: int) -> None:
        self.places = max(1, places)
        self.long_places = max(1, self.places - 1)
        self.changed: Callable[[], None] = lambda: None
        """Called when there are more or fewer in the queue."""
        self._waiting: list[dict[str, list[_Waiting]]] = [{} for _ in Rank]
        """By rank and person."""
        self._last: dict[str, int] = {}
        """When each person was served last, in turns."""
        self._thinking: Counter[str] = Counter()
        self._long = 0
        self._taken = 0
        self._number = 0
        self._served = 0

    @property
    def length(self) -> int:
        """How many wait."""
        return sum(len(queue) for persons in self._waiting for queue in persons.values())

    @property
    def pressure(self) -> float:
        """How many searches wait or are going on, for each worker that searches."""
        waiting = sum(each.ask.long for persons in self._waiting for queue in persons.values() for each in queue)
        return (waiting + self._long) / self.long_places

    @asynccontextmanager
    async def turn(self, ask: Ask) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        await self._wait(ask)
        try:
            yield
        finally:
            self._leave(ask)

    async def _wait(self, ask: Ask) -> None:
        self._number += 1
        mine = _Waiting(ask, self._number, asyncio.get_running_loop().create_future())
        self._waiting[ask.rank].setdefault(ask.person, []).append(mine)
        self._serve()
        self.changed()
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine.turn.done() and not mine.turn.cancelled():
                self._leave(ask)  # it was given just now
            else:
                self._remove(mine)
            raise

    def _leave(self, ask: Ask) -> None:
        self._taken -= 1
        self._long -= ask.long
        self._thinking[ask.person] -= 1
        if not self._thinking[ask.person]:
            del self._thinking[ask.person]
        self._serve()
        self.changed()

    def _remove(self, gone: _Waiting) -> None:
        persons = self._waiting[gone.ask.rank]
        persons[gone.ask.person].remove(gone)
        if not persons[gone.ask.person]:
            del persons[gone.ask.person]

    def _serve(self) -> None:
        """Give the free places away."""
        while self._taken < self.places and (chosen := self._next()) is not None:
            ask = chosen.ask
            self._remove(chosen)
            self._taken += 1
            self._long += ask.long
            self._thinking[ask.person] += 1
            self._served += 1
            if len(self._last) >= MOST_REMEMBERED:
                self._last.clear()
            self._last[ask.person] = self._served
            chosen.turn.set_result(None)

    def _next(self) -> _Waiting | None:
        """Who comes next; nobody, if all who wait want to search and enough do."""
        firsts = [list(map(self._first, persons.values())) for persons in self._waiting]
        ready = [[each for each in rank if each is not None] for rank in firsts]
        found = [each for rank in ready for each in rank]
        if not found:
            return None
        if self._served % LONGEST_WAITING == LONGEST_WAITING - 1:
            return min(found, key=lambda each: each.number)
        best = next(rank for rank in ready if rank)
        return min(best, key=self._order)

    def _order(self, each: _Waiting) -> tuple[int, int, int]:
        """Who has fewer workers now, then who was served longer ago, then who has waited longer."""
        person = each.ask.person
        return self._thinking[person], self._last.get(person, 0), each.number

    def _first(self, queue: list[_Waiting]) -> _Waiting | None:
        """A person's first that may think now."""
        if self._long < self.long_places:
            return queue[0]
        return next((each for each in queue if not each.ask.long), None)
