"""Do all stored matches still fit? After a new version: replay each from its first record and compare."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.match import Header, Match, Record
from tetrapolis.games import game as game_of
from tetrapolis.server import schema
from tetrapolis.server.database import reading


class Misfit(msgspec.Struct, frozen=True):
    """A match that no longer fits: where, and why (a message id or the kind of error)."""

    game: str
    match: str
    table: str
    engine: str
    record: int
    why: str


class _Misfit(Exception):
    def __init__(self, record: int, why: str) -> None:
        super().__init__(why)
        self.record = record
        self.why = why


async def check_matches(engine: AsyncEngine) -> AsyncIterator[Misfit | None]:
    """For each stored match: None if it fits. Nothing is changed."""
    matches, records, snapshots = schema.matches.c, schema.records.c, schema.snapshots
    look = reading(engine)
    async with look.begin() as connection:
        ids = [row.id for row in await connection.execute(select(matches.id).order_by(matches.created, matches.id))]
    for match in ids:
        async with look.begin() as connection:  # one match at one moment: play may be going on
            columns = (
                matches.game, matches.table_id, matches.engine, matches.header, matches.records, matches.outcome
            )  # fmt: skip
            row = (await connection.execute(select(*columns).where(matches.id == match))).one_or_none()
            query = select(records.seq, records.content).where(records.match == match).order_by(records.seq)
            stored = list(await connection.execute(query))
            snapshot = (await connection.execute(select(snapshots).where(snapshots.c.match == match))).one_or_none()
        if row is None:
            continue
        try:
            _replay(row, stored, snapshot)
        except _Misfit as misfit:
            yield Misfit(row.game, match, row.table_id, row.engine, misfit.record, misfit.why)
        else:
            yield None


def _replay(row: Any, stored: list[Any], snapshot: Any) -> None:
    """Play a match through; _Misfit at the first record that does not fit."""
    at = 0
    try:
        header = msgspec.convert(row.header, Header)
        at = _gap(row.records, [each.seq for each in stored])
        if at >= 0:
            raise _Misfit(at, "error-record-order")
        match: Match | None = None
        for at, each in enumerate(stored):
            record = msgspec.json.decode(each.content, type=Record)
            if match is None:
                match = Match.restore(game_of(header.game), header, [record], None, -1)
            else:
                match.follow([record])
            if snapshot is not None and snapshot.seq == at and snapshot.position != match.position.to_json():
                raise _Misfit(at, "snapshot")
        assert match is not None
        outcome = None if match.position.outcome is None else msgspec.to_builtins(match.position.outcome)
    except _Misfit:
        raise
    except TetrapolisError as error:
        raise _Misfit(at, str(error.params.get("why", error.id))) from error
    except Exception as error:  # an engine that has changed may stumble over old records in any way
        raise _Misfit(at, type(error).__name__) from error
    if msgspec.json.encode(outcome) != msgspec.json.encode(row.outcome):
        raise _Misfit(at, "error-record-outcome")


def _gap(count: int, numbers: list[int]) -> int:
    """The first record that is missing or too many; -1 if none is.

    >>> _gap(3, [0, 1, 2]), _gap(3, [0, 2]), _gap(2, [0, 1, 2]), _gap(0, [])
    (-1, 1, 2, 0)
    """
    for expected, number in enumerate(numbers):
        if number != expected or expected >= count:
            return expected
    return -1 if len(numbers) == count and count else len(numbers)
