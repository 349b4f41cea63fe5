"""Reviews at the server: one at a time for each person, worked out by the bots' workers behind everybody else's moves.

A review is a row of the database from the moment it is asked for: any process can tell how far it is, stop it, or show
it again later. One that nobody has written to for a while was lost with its process, and may be asked for anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import delete as delete_from
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from tetrapolis.core.match import Match
from tetrapolis.core.version import __version__
from tetrapolis.review.story import Answer, Depth, Question, Review, Step, renumbered, reviewing
from tetrapolis.server import schema
from tetrapolis.server.bots import Thinkers
from tetrapolis.server.database import reading
from tetrapolis.server.problems import Problem
from tetrapolis.wire.answers import Guest, ReviewAnswer

log = logging.getLogger("tetrapolis.reviews")
GLANCE, LOOKS, WORLDS, POINTS, PLAYOUTS = 8, 12, 144, 32, 3
"""How deep reviews look, see `Depth`: a minute or two of one worker, and no question holds it up for long."""
MOST = 4
"""So many reviews go on in a process at a time."""
LOST = 90.0
"""Seconds after which one that was not written to is not going on any more."""
SAID = 1.0
"""Seconds between two notes of how far it is."""
BUDGET = 60.0
"""Seconds for one question: a machine may be busy."""

Key = tuple[str, int]
"""A match and a seat."""


def answered(game_id: str, position: str, question: bytes) -> bytes:
    """In a worker: the answer to one question. A decision is judged by its seat's observation and nothing else."""
    from tetrapolis.games import game

    asked: Question = msgspec.json.decode(question, type=Question)
    return msgspec.json.encode(asked.answer(game(game_id).from_json(position)))


class Reviews:
    """Those that go on in this process, and those that are stored."""

    def __init__(self, engine: AsyncEngine, thinkers: Thinkers, now: Callable[[], float]) -> None:
        self.engine, self.thinkers, self.now = engine, thinkers, now
        self.tasks: dict[Key, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Stop; what is not done may be asked for anew."""
        for task in list(self.tasks.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def show(self, match: str, seat: int) -> ReviewAnswer:
        """How far a seat's review is, or the review."""
        reviews = schema.reviews
        query = select(reviews).where(reviews.c.match == match, reviews.c.seat == seat)
        async with reading(self.engine).begin() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None or (row.state == "running" and row.at < self.now() - LOST):
            return ReviewAnswer("none")
        if row.state == "done":
            return ReviewAnswer("done", 1.0, msgspec.json.decode(row.content, type=Review))
        return ReviewAnswer(row.state, row.done)

    async def ask(self, guest: Guest, match_id: str, match: Match, seat: int) -> ReviewAnswer:
        """Begin with a review, unless it is going on or done; a person has one at a time."""
        found = await self.show(match_id, seat)
        if found.state == "running" or (found.review is not None and found.review.version == __version__):
            return found
        if len(self.tasks) >= MOST:
            raise Problem(503, "server-error-later")
        reviews, now = schema.reviews, self.now()
        going = select(func.count()).where(
            reviews.c.guest == guest.id, reviews.c.state == "running", reviews.c.at >= now - LOST
        )
        values = {"match": match_id, "seat": seat, "guest": guest.id, "state": "running", "done": 0.0}
        try:
            async with self.engine.begin() as connection:
                if (await connection.execute(going)).scalar_one():
                    raise Problem(409, "server-error-review-one")
                await connection.execute(delete_from(reviews).where(*_is(match_id, seat)))
                await connection.execute(insert(reviews).values(**values, content="", at=now))
        except IntegrityError:  # somebody was quicker, at another device
            return await self.show(match_id, seat)
        key = (match_id, seat)
        self.tasks[key] = task = asyncio.create_task(self._run(guest, match_id, match, seat))
        task.add_done_callback(lambda _: self.tasks.pop(key, None))
        return ReviewAnswer("running")

    async def stop(self, match: str, seat: int) -> ReviewAnswer:
        """Stop one that goes on, in whichever process; a stored one stays."""
        reviews = schema.reviews
        async with self.engine.begin() as connection:
            await connection.execute(delete_from(reviews).where(*_is(match, seat), reviews.c.state != "done"))
        task = self.tasks.get((match, seat))
        if task is not None:
            task.cancel()
        return await self.show(match, seat)

    async def _run(self, guest: Guest, match_id: str, match: Match, seat: int) -> None:
        """Work a review out; when its row is gone, stop."""
        try:
            found = await self._work(guest, match_id, match, seat)
        except Exception:
            log.exception("review-failed", extra={"game": match.game.id})
            await self._note(match_id, seat, state="failed")
            return
        if found is not None:
            content = msgspec.json.encode(found).decode()
            await self._note(match_id, seat, state="done", done=1.0, content=content)

    async def _work(self, guest: Guest, match_id: str, match: Match, seat: int) -> Review | None:
        steps = reviewing(match, seat, Depth(GLANCE, LOOKS, WORLDS, POINTS, PLAYOUTS), match_id)
        step: Step = await asyncio.to_thread(next, steps)  # plays the match through
        said = self.now()
        while True:
            answer = await self._answer(guest, match.game.id, step)
            try:
                step = steps.send(answer)
            except StopIteration as done:
                return renumbered(done.value, _counted(match))
            if self.now() - said >= SAID:
                said = self.now()
                if not await self._note(match_id, seat, done=step.done):
                    return None

    async def _answer(self, guest: Guest, game: str, step: Step) -> Answer:
        question = msgspec.json.encode(step.question)
        position = step.position.to_json()
        found = await self.thinkers.ponder(guest.id, game, BUDGET, answered, game, position, question)
        if found is None:
            raise RuntimeError("a question was not answered")
        answer: Answer = msgspec.json.decode(found, type=Answer)
        return answer

    async def _note(self, match: str, seat: int, **values: Any) -> bool:
        """Write down how far it is; whether it is still wanted."""
        reviews = schema.reviews
        change = update(reviews).where(*_is(match, seat), reviews.c.state == "running").values(at=self.now(), **values)
        async with self.engine.begin() as connection:
            return (await connection.execute(change)).rowcount == 1


def _is(match: str, seat: int) -> tuple[Any, Any]:
    return schema.reviews.c.match == match, schema.reviews.c.seat == seat


def _counted(match: Match) -> Callable[[int], int]:
    """What everybody calls a record: drafts and private instructions are not counted."""
    return lambda record: record - sum(number <= record for number in match.quiet)
