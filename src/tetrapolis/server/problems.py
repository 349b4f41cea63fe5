"""What goes wrong between people and the server: a status and a message id, said in the person's language."""

from __future__ import annotations

import sqlite3

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tetrapolis.core.errors import BadRecord, TetrapolisError
from tetrapolis.locales import LANGUAGES, t
from tetrapolis.locales.words import error_text
from tetrapolis.server.sqlite import Lost
from tetrapolis.wire.answers import ProblemBody


class Problem(Exception):
    """An error with an HTTP status and a message id of locales/."""

    def __init__(self, status: int, id: str, /, **params: str | int) -> None:
        super().__init__(id)
        self.status = status
        self.id = id
        self.params = params


STATUS_OF = {
    "MalformedMove": 400,
    "BadOptions": 400,
    "IllegalMove": 409,
    "NotYourDecision": 409,
    "UnknownGame": 404,
    "BadRecord": 500,
}
"""The statuses of the engine's own errors."""


def body_of(lang: str, problem: Problem) -> ProblemBody:
    """A problem in words."""
    lang = lang if lang in LANGUAGES else "en"
    return ProblemBody(t(lang, "server-problem"), problem.status, t(lang, problem.id, **problem.params), problem.id)


def body_of_engine(lang: str, error: TetrapolisError, names: tuple[str, ...] = (), game: str = "") -> ProblemBody:
    """An error of the engine in words."""
    lang = lang if lang in LANGUAGES else "en"
    status = STATUS_OF.get(type(error).__name__, 400)
    return ProblemBody(
        t(lang, "server-problem"), status, error_text(lang, error, names, game), error.id, dict(error.params)
    )


def body_of_any(lang: str, error: Exception, names: tuple[str, ...] = ()) -> ProblemBody:
    """Whatever went wrong, in words; what it says of the inside stays inside."""
    if isinstance(error, Problem):
        return body_of(lang, error)
    if isinstance(error, TetrapolisError) and not isinstance(error, BadRecord):  # one that no longer fits is a fault
        return body_of_engine(lang, error, names)
    if is_passing(error):
        return body_of(lang, Problem(503, "server-error-later"))
    return body_of(lang, Problem(500, "server-error-inside"))


def is_passing(error: Exception) -> bool:
    """Whether it may go well a little later: too many at once, or a database that cannot be reached or written now."""
    if isinstance(error, OSError | PoolTimeout):  # no answer, no connection, no such socket or name yet
        return True
    if isinstance(error, DBAPIError):
        orig = error.orig  # SQLAlchemy wraps what asyncpg says once more
        told = () if orig is None else (orig, orig.__cause__)
        return error.connection_invalidated or any(map(is_passing_in_database, told))
    return is_passing_in_database(error)


_SQLITE_PASSING = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
_PG_PASSING = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.OperatorInterventionError,  # shut down, crashed, starting up
    asyncpg.InsufficientResourcesError,  # disk full, too many connections
)


def is_passing_in_database(error: BaseException | None) -> bool:
    """The same of what a database driver says: locked, full, being restarted."""
    if isinstance(error, Lost):
        return True
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in _SQLITE_PASSING  # the rest says more precisely how
    return isinstance(error, _PG_PASSING)
