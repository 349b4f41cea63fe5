"""Counting what was played. When a match is over it is counted once, by one process, in the order in which matches end;
what was missed (a process died) is counted by whoever looks next. A move never waits for any of this.

`played` and `result` keep what counts of a match, and stay when its table is cleared. `rating` is a cache: `recount`
makes it anew from them, and `recompute` makes also them anew from the matches that are stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tetrapolis.core.types import Outcome
from tetrapolis.server import schema
from tetrapolis.server.club.rating import Rating, Sat, bracket, rate
from tetrapolis.server.database import reading
from tetrapolis.server.rows import SeatRow

log = logging.getLogger("tetrapolis.club")
AT_ONCE = 50
"""Matches counted in one transaction."""
LOOK_EVERY = 60.0
"""Seconds after which is looked without being told."""
DAY = 86_400.0
MOST_A_DAY = 10
"""So many rated matches of the same people, and nobody else, count in 24 hours: more say nothing new."""

_M, _T, _P, _R = schema.matches.c, schema.tables.c, schema.played.c, schema.results.c
_OVER = (
    select(
        _M.id, _M.table_id, _M.game, _M.outcome, _M.created, _M.finished, _M.records, _T.players, _T.listed, _T.rated,
        _T.continued,
    )
    .join(schema.tables, _T.id == _M.table_id)
    .where(_M.finished.is_not(None), _T.state == "over", _T.sealed.is_(False))
    .order_by(_M.finished, _M.id)
)  # fmt: skip
_UNCOUNTED = _OVER.where(~select(_P.match).where(_P.match == _M.id).exists())


class Club:
    """Counts, for one process."""

    def __init__(self, engine: AsyncEngine, installed: bool = True, ratings: bool = True) -> None:
        self.engine = engine
        self.installed = installed
        """Whether what ratings and tournaments need is there."""
        self.ratings = installed and ratings
        self.also: Callable[[], Awaitable[float | None]] | None = None
        """Called before each count; in how many seconds it wants to be called again."""
        self._news = asyncio.Event()

    def wake(self) -> None:
        """A match is over."""
        self._news.set()

    async def run(self) -> None:
        """For ever."""
        while True:
            self._news.clear()
            wait = LOOK_EVERY
            try:
                if self.also is not None:
                    wait = min(wait, await self.also() or wait)
                while await self.settle() == AT_ONCE:
                    await asyncio.sleep(0)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("counting-failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), wait)

    async def settle(self) -> int:
        """Count what is over and not counted yet, the oldest first; how many that were."""
        async with reading(self.engine).begin() as connection:
            if (await connection.execute(_UNCOUNTED.limit(1))).first() is None:
                return 0
        async with self.engine.begin() as connection:
            await _alone(connection)
            found = await _found(connection, _UNCOUNTED.limit(AT_ONCE))
            late = False
            for match in found:
                if match.played["rated"]:
                    late = late or await _is_late(connection, match)
                await _note(connection, [match])
                if self.ratings and match.played["rated"] and not late:
                    await _rate_one(connection, match)
            if late and self.ratings:  # one that ended earlier was counted later: by another clock, perhaps
                await recount(connection)
        return len(found)


async def recompute(engine: AsyncEngine) -> tuple[int, int]:
    """Count all stored matches anew, and make all ratings anew; how many matches and ratings there are then.

    Matches that were cleared meanwhile count as they were counted then.
    """
    async with engine.begin() as connection:
        await _alone(connection)
        stored = select(_M.id).where(_M.finished.is_not(None))
        await connection.execute(delete(schema.results).where(_R.match.in_(stored)))
        await connection.execute(delete(schema.played).where(_P.match.in_(stored)))
        await _note(connection, await _found(connection, _OVER))
        await recount(connection)
        matches = (await connection.execute(select(func.count()).select_from(schema.played))).scalar_one()
        ratings = (await connection.execute(select(func.count()).select_from(schema.ratings))).scalar_one()
    return matches, ratings


async def recount(connection: AsyncConnection) -> None:
    """Make all ratings anew, in the order in which the matches ended."""
    await _alone(connection)
    columns = (_P.match, _P.game, _P.players, _P.crew, _P.finished, _P.told)
    query = select(*columns).where(_P.rated, _P.told).order_by(_P.finished, _P.match)
    matches = list(await connection.execute(query))
    seats: dict[str, list[Any]] = defaultdict(list)
    of = select(schema.results).where(_R.match.in_(select(_P.match).where(_P.rated, _P.told)))
    for row in await connection.execute(of.order_by(_R.match, _R.seat)):
        seats[row.match].append(row)
    known: dict[tuple[str, str, int], Rating] = {}
    last: dict[tuple[str, str, int], float] = {}
    crews: dict[str, list[float]] = defaultdict(list)
    changes: list[dict[str, Any]] = []
    counting: list[str] = []
    for match in matches:
        sat = [Sat(row.guest, row.bot, row.place) for row in seats[match.match]]
        lately = sum(at > match.finished - DAY for at in crews[match.crew])
        if not _may_count(sat) or lately >= MOST_A_DAY:
            continue
        crews[match.crew].append(match.finished)
        counting.append(match.match)
        size = bracket(match.players)
        before = {each.guest: known.get((each.guest, match.game, size), Rating()) for each in sat if each.guest}
        for guest, after in rate(match.game, sat, before).items():
            known[guest, match.game, size], last[guest, match.game, size] = after, match.finished
            changes.append(_change(match.match, guest, before[guest], after))
    await connection.execute(delete(schema.ratings))
    await connection.execute(update(schema.played).where(_P.counts).values(counts=False))
    nothing = dict.fromkeys(("mu", "sigma", "mu_after", "sigma_after"))
    await connection.execute(update(schema.results).where(_R.mu.is_not(None)).values(nothing))
    if changes:
        await connection.execute(_CHANGED, changes)
        await connection.execute(_COUNTS, [{"of_match": match} for match in counting])
        rows = [_row(guest, game, size, each, last[guest, game, size]) for (guest, game, size), each in known.items()]
        await connection.execute(insert(schema.ratings), rows)


async def forget_person(connection: AsyncConnection, guest: str, name: str) -> None:
    """Somebody has gone for good: results stay, for they are the others' too, under another name; no rating does.

    Of two people who have become one, `recount` makes the ratings.
    """
    for table in (schema.results, schema.entries):
        await connection.execute(update(table).where(table.c.guest == guest).values(name=name))
    for table in (schema.ratings, schema.profiles):
        await connection.execute(delete(table).where(table.c.guest == guest))
    await connection.execute(insert(schema.profiles).values(guest=guest, hidden=True))


# ---- one match

_CHANGED = (
    update(schema.results)
    .where(_R.match == bindparam("of_match"), _R.guest == bindparam("of_guest"))
    .values(mu=bindparam("b_mu"), sigma=bindparam("b_sigma"), mu_after=bindparam("a_mu"),
            sigma_after=bindparam("a_sigma"))
)  # fmt: skip
_COUNTS = update(schema.played).where(_P.match == bindparam("of_match")).values(counts=True)


class Counted(msgspec.Struct):
    """A match as it is counted: its row, and those of its seats."""

    played: dict[str, Any]
    results: list[dict[str, Any]]


async def _alone(connection: AsyncConnection) -> None:
    """One process counts at a time; on SQLite whoever writes is alone anyway."""
    chores = schema.chores
    await connection.execute(select(chores.c.at).where(chores.c.name == "club").with_for_update())


async def _found(connection: AsyncConnection, query: Select[Any]) -> list[Counted]:
    """Matches that are over, with who sat there."""
    matches = list(await connection.execute(query))
    tables = [match.table_id for match in matches]
    seats: dict[str, list[SeatRow]] = defaultdict(list)
    gone: dict[tuple[str, int], str] = {}
    for first in range(0, len(tables), 500):
        some = tables[first : first + 500]
        of = select(schema.seats).where(schema.seats.c.table_id.in_(some)).order_by(schema.seats.c.seat)
        for row in await connection.execute(of):
            seats[row.table_id].append(SeatRow(*row))
        left = select(schema.leavers).where(schema.leavers.c.table_id.in_(some))
        gone |= {(row.table_id, row.seat): row.guest for row in await connection.execute(left)}
    return [counted(match, seats[match.table_id], gone) for match in matches]


def counted(match: Any, seats: Sequence[SeatRow], gone: dict[tuple[str, int], str]) -> Counted:
    """What counts of a match. Who got up, or for whom a bot sat in at the end, has left: he is last."""
    outcome = msgspec.convert(match.outcome, Outcome)
    persons = [gone.get((seat.table_id, seat.seat), "" if seat.program else seat.guest) for seat in seats]
    left = [bool(person) and seat.kind == "bot" for person, seat in zip(persons, seats, strict=True)]
    places = places_of(outcome.ranking, left)
    people = Counter(person for person in persons if person)
    told = not match.continued and bool(people) and max(people.values()) == 1
    played = {
        "match": match.id,
        "table_id": match.table_id,
        "game": match.game,
        "players": match.players,
        "told": told,
        "listed": match.listed or match.rated,
        "rated": match.rated,
        "counts": False,
        "crew": hashlib.sha256("\n".join(sorted(people)).encode()).hexdigest(),
        "started": match.created,
        "finished": match.finished,
        "moves": match.records - 1,
    }
    results = [
        {
            "match": match.id,
            "seat": seat.seat,
            "guest": person,
            "name": seat.name,
            "bot": seat.bot if seat.kind == "bot" else "",
            "program": seat.program,
            "place": places[seat.seat],
            "score": outcome.scores[seat.seat],
            "left": left[seat.seat],
            "finished": match.finished,
        }
        for seat, person in zip(seats, persons, strict=True)
    ]
    return Counted(played, results)


def places_of(ranking: Iterable[Sequence[int]], left: Sequence[bool]) -> list[int]:
    """The place of each seat, from 1; those who left share the last.

    >>> places_of([(2,), (0, 1)], [False, False, False]), places_of([(2,), (0, 1)], [False, False, True])
    ([2, 2, 1], [1, 1, 3])
    """
    places, before = [0] * len(left), 0
    groups = [[seat for seat in group if not left[seat]] for group in ranking]
    for group in [*groups, [seat for seat, gone in enumerate(left) if gone]]:
        for seat in group:
            places[seat] = before + 1
        before += len(group)
    return places


def _may_count(seats: Sequence[Sat]) -> bool:
    """At least two people, nobody twice."""
    people = [seat.guest for seat in seats if seat.guest]
    return len(people) >= 2 and len(set(people)) == len(people)


async def _note(connection: AsyncConnection, matches: list[Counted]) -> None:
    if matches:
        await connection.execute(insert(schema.played), [match.played for match in matches])
        rows = [row for match in matches for row in match.results]
        await connection.execute(insert(schema.results), rows)


async def _is_late(connection: AsyncConnection, match: Counted) -> bool:
    """Whether a rated match that ended later has been counted already."""
    played = match.played
    same = and_(_P.finished == played["finished"], _P.match > played["match"])
    query = select(_P.match).where(_P.rated, _P.told, or_(_P.finished > played["finished"], same)).limit(1)
    return (await connection.execute(query)).first() is not None


async def _rate_one(connection: AsyncConnection, match: Counted) -> None:
    """The ratings after a match that ended after all those that were counted."""
    played = match.played
    sat = [Sat(row["guest"], row["bot"], row["place"]) for row in match.results]
    if not played["told"] or not _may_count(sat):
        return
    lately = select(func.count()).where(
        _P.counts, _P.crew == played["crew"], _P.finished > played["finished"] - DAY, _P.match != played["match"]
    )
    if (await connection.execute(lately)).scalar_one() >= MOST_A_DAY:
        return
    columns, game, size = schema.ratings.c, played["game"], bracket(played["players"])
    guests = [each.guest for each in sat if each.guest]
    mine = (columns.guest.in_(guests), columns.game == game, columns.bracket == size)
    before = dict.fromkeys(guests, Rating())
    for row in await connection.execute(select(schema.ratings).where(*mine)):
        before[row.guest] = Rating(row.mu, row.sigma, row.games)
    after = rate(game, sat, before)
    await connection.execute(delete(schema.ratings).where(*mine))
    rows = [_row(guest, game, size, each, played["finished"]) for guest, each in after.items()]
    await connection.execute(insert(schema.ratings), rows)
    await connection.execute(
        _CHANGED, [_change(played["match"], guest, before[guest], after[guest]) for guest in after]
    )
    await connection.execute(_COUNTS, [{"of_match": played["match"]}])


def _change(match: str, guest: str, before: Rating, after: Rating) -> dict[str, Any]:
    values = {"b_mu": before.mu, "b_sigma": before.sigma, "a_mu": after.mu, "a_sigma": after.sigma}
    return {"of_match": match, "of_guest": guest, **values}


def _row(guest: str, game: str, size: int, rating: Rating, last: float) -> dict[str, Any]:
    values = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games, "last": last}
    return {"guest": guest, "game": game, "bracket": size, **values}
