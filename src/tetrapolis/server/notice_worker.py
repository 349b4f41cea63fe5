"""Who tells what is due outside the page: any process may, one does.

A notice is claimed by moving its due time on by compare-and-swap, as the matches of `due_worker` are. Should that
process die in the middle, another one takes it up when the lease is over. What left the house just before is then sent
again under the same name (a push's topic and tag, a mail's id), so that it is shown once all the same.

What is said is checked when it is claimed: a question that was answered is told to nobody, one that its person has
before his eyes is looked at again later, and in his quiet hours all waits for their end, to come together.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Coroutine, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, delete, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from tetrapolis.server import hours, notices, schema
from tetrapolis.server.database import reading
from tetrapolis.server.letters import Letters
from tetrapolis.server.notice_settings import next_digest, read
from tetrapolis.server.ways import BITS, Hook, Person, Push, Result
from tetrapolis.wire.notices import Kind, Notice, NoticeSettings, Way

log = logging.getLogger("tetrapolis.notices")
EVERY = 1.0
"""Seconds between two looks at what is due."""
AT_ONCE = 200
"""Notices looked at together."""
PEOPLE = 8
"""So many people are told at the same time."""
LEASE = 60.0
"""Seconds after which a claimed notice may be claimed again: longer than telling takes."""
LOOK_AGAIN = 60.0
"""Seconds after which it is seen whether somebody who looked has answered."""
PAUSES = (30.0, 120.0, 600.0, 3600.0)
"""Seconds before what failed is tried again."""

_NOTICE = schema.notices.c


class Key(NamedTuple):
    """Which notice it is."""

    guest: str
    kind: Kind
    about: str


class Fate:
    """What becomes of a notice: how it is still to be told, and what stands in the way."""

    def __init__(self, todo: int) -> None:
        self.todo = todo
        self.looking = False
        self.again = False

    def note(self, way: Way, result: Result) -> None:
        """How it went."""
        if result is Result.LOOKING:
            self.looking = True
        elif result is Result.AGAIN:
            self.again = True
        else:
            self.todo &= ~BITS[way]


class NoticeWorker:
    """Looks for notices that are due."""

    def __init__(
        self,
        engine: AsyncEngine,
        process: str,
        now: Callable[[], float],
        push: Push,
        hook: Hook,
        letters: Letters,
    ) -> None:
        self.engine = engine
        self.process = process
        self.now = now
        self.push = push
        self.hook = hook
        self.letters = letters
        self.looking: Callable[[str], set[str]] = lambda table: set()
        """The devices that have a table before their players' eyes."""
        self._places = asyncio.Semaphore(PEOPLE)
        self._busy: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """For ever."""
        while True:
            try:
                await self.tick()
                await self.digests()
            except SQLAlchemyError:
                log.exception("notices-not-looked-at")
            await asyncio.sleep(EVERY)

    async def close(self) -> None:
        """Stop: whoever looks later tells the rest."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def tick(self) -> None:
        """Tell what is due, person by person."""
        due = select(_NOTICE.guest, _NOTICE.kind, _NOTICE.about, _NOTICE.seq, _NOTICE.due)
        query = due.where(_NOTICE.due <= self.now()).order_by(_NOTICE.due).limit(AT_ONCE)
        async with reading(self.engine).begin() as connection:
            found = sorted(await connection.execute(query), key=lambda row: row.guest)
        for guest, rows in groupby(found, key=lambda row: row.guest):
            if guest in self._busy:
                continue
            mine = list(rows)
            await self._places.acquire()
            self._busy.add(guest)
            self.start(self._take(guest, mine))

    async def _take(self, guest: str, rows: Sequence[Any]) -> None:
        try:
            lease = self.now() + LEASE
            got = await self._claim(rows, lease)
            if got:
                await self._tell(guest, got, lease)
        except Exception:
            log.exception("notice-failed")
        finally:
            self._busy.discard(guest)
            self._places.release()

    async def _claim(self, rows: Sequence[Any], lease: float) -> set[Key]:
        """Those that nobody else has claimed, and that are as they were."""
        got: set[Key] = set()
        async with self.engine.begin() as connection:
            for row in rows:
                key = Key(row.guest, row.kind, row.about)
                mine = _is(key) & (_NOTICE.due == row.due) & (_NOTICE.seq == row.seq)
                values = {"due": lease, "sent_by": self.process}
                done = await connection.execute(update(schema.notices).where(mine).values(values))
                if done.rowcount == 1:
                    got.add(key)
        return got

    async def _tell(self, guest: str, got: set[Key], lease: float) -> None:
        """All that is due for one person."""
        now, people = self.now(), schema.guests.c
        async with reading(self.engine).begin() as connection:
            lang = (await connection.execute(select(people.lang).where(people.id == guest))).scalar_one_or_none()
            settings = await read(connection, guest)
            found = await notices.standing(connection, guest, _NOTICE.due == lease, _NOTICE.sent_by == self.process)
        stand = {Key(row.guest, row.kind, row.about): (row, notice) for row, notice in found}
        await self._drop([key for key in got if key not in stand or lang is None], lease)
        if not stand or lang is None:
            return
        if (until := quiet_until(settings, now)) is not None:
            await self._finish([(key, until, row.todo, row.tries) for key, (row, _) in stand.items()], lease)
            return
        fates = {key: Fate(row.todo) for key, (row, _) in stand.items()}
        for key, fate in fates.items():
            if key.kind == "turn" and Key(guest, "reminder", key.about) in fates:
                fate.todo = 0  # the reminder says it, too
        count = (await notices.listed(self.engine, guest, now)).unseen
        person = Person(guest, lang, settings)
        for way in BITS:
            wanted = self._wanted(way, settings, stand, fates)
            if wanted:
                await self._by(way, person, wanted, fates, count)
        await self._finish([self._next(key, fates[key], row.tries) for key, (row, _) in stand.items()], lease)

    def _wanted(
        self,
        way: Way,
        settings: NoticeSettings,
        stand: dict[Key, tuple[Row[Any], Notice]],
        fates: dict[Key, Fate],
    ) -> dict[Key, Notice]:
        """What is still to be told in one way; what nobody wants to be told so is done."""
        found: dict[Key, Notice] = {}
        for key, (_, notice) in stand.items():
            if way in settings.skip.get(notice.kind, ()):
                fates[key].todo &= ~BITS[way]
            elif fates[key].todo & BITS[way]:
                found[key] = notice
        return found

    async def _by(
        self, way: Way, person: Person, wanted: dict[Key, Notice], fates: dict[Key, Fate], count: int
    ) -> None:
        """Tell it in one way."""
        if way == "push":
            result = await self.push.send(person, list(wanted.values()), count, self.looking)
            for key in wanted:
                fates[key].note(way, result)
            return
        blind = {key: notice for key, notice in wanted.items() if not self.looking(notice.about)}
        for key in wanted.keys() - blind.keys():  # who would not be told anyway need not be looked at again
            nobody = not (person.settings.webhook if way == "webhook" else self.letters.ready)
            fates[key].note(way, Result.NOBODY if nobody else Result.LOOKING)
        if way == "webhook":
            for key, notice in blind.items():
                fates[key].note(way, await self.hook.send(person, notice))
        elif blind:
            result = await self.letters.send(person, list(blind.values()))
            for key in blind:
                fates[key].note(way, result)

    # ---- once a day

    async def digests(self) -> None:
        """The mails of the day that are due: claimed for good, for a day's mail is not sent twice."""
        settings, now = schema.notice_settings.c, self.now()
        due = select(settings.guest, settings.wishes, settings.digest).where(settings.digest <= now).limit(AT_ONCE)
        async with reading(self.engine).begin() as connection:
            found = list(await connection.execute(due))
        for row in found:
            wishes = msgspec.json.decode(row.wishes, type=NoticeSettings)
            mine = (settings.guest == row.guest) & (settings.digest == row.digest)
            values = {"digest": next_digest(wishes, now)}
            async with self.engine.begin() as connection:
                done = await connection.execute(update(schema.notice_settings).where(mine).values(values))
            if done.rowcount == 1:
                await self._digest(row.guest, wishes, now)

    async def _digest(self, guest: str, settings: NoticeSettings, now: float) -> None:
        """All that waits for a person, those with least time first."""
        people = schema.guests.c
        async with reading(self.engine).begin() as connection:
            lang = (await connection.execute(select(people.lang).where(people.id == guest))).scalar_one_or_none()
        found = (await notices.listed(self.engine, guest, now)).notices
        shown = [each for each in found if "mail" not in settings.skip.get(each.kind, ()) and worth_a_mail(each)]
        if lang is not None and shown:
            shown.sort(key=lambda each: each.until or math.inf)
            await self.letters.send(Person(guest, lang, settings), shown, digest=True)

    def _next(self, key: Key, fate: Fate, tries: int) -> tuple[Key, float | None, int, int]:
        """When it is looked at again, if ever."""
        if fate.again and tries < len(PAUSES):
            return key, self.now() + PAUSES[tries], fate.todo, tries + 1
        if fate.looking:
            return key, self.now() + LOOK_AGAIN, fate.todo, tries
        if fate.again:
            log.warning("notice-given-up", extra={"kind": key.kind})
        return key, None, 0, tries

    async def _finish(self, fates: Sequence[tuple[Key, float | None, int, int]], lease: float) -> None:
        """Note how it went; a notice that was written anew meanwhile stays as it is."""
        async with self.engine.begin() as connection:
            for key, due, todo, tries in sorted(fates, key=lambda fate: fate[0]):
                mine = _is(key) & (_NOTICE.due == lease) & (_NOTICE.sent_by == self.process)
                values = {"due": due, "todo": todo, "tries": tries}
                await connection.execute(update(schema.notices).where(mine).values(values))

    async def _drop(self, keys: Sequence[Key], lease: float) -> None:
        """What is past is told to nobody."""
        if keys:
            async with self.engine.begin() as connection:
                for key in sorted(keys):
                    mine = _is(key) & (_NOTICE.due == lease) & (_NOTICE.sent_by == self.process)
                    await connection.execute(delete(schema.notices).where(mine))


def worth_a_mail(notice: Notice) -> bool:
    """Whether the mail of the day tells it: what waits, and what one has not seen."""
    return notice.kind in notices.ABOUT_TURNS or not notice.seen


def _is(key: Key) -> Any:
    return (_NOTICE.guest == key.guest) & (_NOTICE.kind == key.kind) & (_NOTICE.about == key.about)


def quiet_until(settings: NoticeSettings, now: float) -> float | None:
    """When the quiet hours are over in which somebody is just now; None: he is in none.

    >>> quiet_until(NoticeSettings(quiet=True, quiet_from=1320, quiet_to=480), 3600.0)
    28800.0
    >>> quiet_until(NoticeSettings(quiet=True, quiet_from=1320, quiet_to=480), 43_200.0)
    """
    zone = hours.zone_of(settings.zone)
    start, end = settings.quiet_from, settings.quiet_to
    if not settings.quiet or start == end or not hours.within(start, end, hours.minute_of(now, zone)):
        return None
    return hours.next_at(end, now, zone)
