"""What goes wrong between people and the server: a status and a message id, said in the person's language."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tetrapolis.core.errors import BadRecord, OtherContent, TetrapolisError
from tetrapolis.games import speaker
from tetrapolis.locales import LANGUAGES, t
from tetrapolis.locales.words import error_text
from tetrapolis.server import sqlite
from tetrapolis.server.database import POSTGRES_ERRORS, POSTGRES_LOST
from tetrapolis.wire.answers import ProblemBody


class Problem(Exception):
    """An error with an HTTP status and a message id of locales/."""

    def __init__(self, status: int, id: str, /, **params: str | int) -> None:
        super().__init__(id)
        self.status = status
        self.id = id
        self.params = params


def preferred(asked: str) -> str:
    """The language to say it in to a stranger: the first of the languages a browser names that is ours.

    >>> preferred("de-AT, hu;q=0.8"), preferred("")
    ('hu', 'en')
    """
    for part in asked.split(","):
        lang = part.split(";")[0].strip().split("-")[0].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


STATUS_OF = {
    "MalformedMove": 400,
    "BadOptions": 400,
    "IllegalMove": 409,
    "OtherMove": 409,
    "NotYourDecision": 409,
    "UnknownGame": 404,
    "BadRecord": 500,
    "OtherContent": 409,
}
"""The statuses of the engine's own errors."""


def body_of(lang: str, problem: Problem) -> ProblemBody:
    """A problem in words."""
    lang = lang if lang in LANGUAGES else LANGUAGES[0]
    return ProblemBody(t(lang, "server-problem"), problem.status, t(lang, problem.id, **problem.params), problem.id)


def body_of_engine(lang: str, error: TetrapolisError, names: tuple[str, ...] = ()) -> ProblemBody:
    """An error of the engine in words."""
    lang = lang if lang in LANGUAGES else LANGUAGES[0]
    status = STATUS_OF.get(type(error).__name__, 400)
    said = error_text(lang, error, names, speaker(error.id))
    return ProblemBody(t(lang, "server-problem"), status, said, error.id, dict(error.params))


def body_of_any(lang: str, error: Exception, names: tuple[str, ...] = ()) -> ProblemBody:
    """Whatever went wrong, in words; what it says of the inside stays inside."""
    if isinstance(error, TetrapolisError) and not is_fault(error):
        return body_of_engine(lang, error, names)
    return body_of(lang, problem_of(error))


def is_fault(error: TetrapolisError) -> bool:
    """Whether it is nobody's mistake but ours: a stored match that no longer fits, and what it says of others' moves
    stays inside. That it waits for another content may be said."""
    return isinstance(error, BadRecord) and not isinstance(error, OtherContent)


def problem_of(error: Exception) -> Problem:
    """What a person is told of an error that is not his own fault: what is true, and no more."""
    if isinstance(error, Problem):
        return error
    if is_unwritable(error):
        return Problem(503, "server-error-not-writable")
    if is_passing(error):
        return Problem(503, "server-error-later")
    if isinstance(error, (DBAPIError, *POSTGRES_ERRORS)) and _sqlstate(error) in _NO_TEXT:
        return Problem(400, "server-error-request")
    return Problem(500, "server-error-inside")


def retry_after(status: int) -> list[tuple[bytes, bytes]]:
    """When to try again, as a header; for most answers nothing is to be said.

    >>> retry_after(429), retry_after(404)
    ([(b'retry-after', b'60')], [])
    """
    return [(b"retry-after", RETRY[status])] if status in RETRY else []


RETRY = {429: b"60", 503: b"5"}
"""By status: after how many seconds."""


# ---- databases

_PASSING = frozenset({"57P01", "57P02", "57P03", "53300"})
"""What PostgreSQL says while it stops or starts, or when it has too many connections; beside all of class 08."""
_NO_TEXT = frozenset({"22021", "22P05"})
"""A character PostgreSQL has no room for: it stores no NUL."""
_UNWRITABLE = frozenset({"53100", "25006", "58030"})
"""The disk is full, the database may only be read, or the disk is broken."""
_SQLITE_UNWRITABLE = frozenset(
    {
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_CANTOPEN,
    }
)


def is_passing(error: BaseException | None) -> bool:
    """Whether it may go well a little later: too many at once, or a database that is locked or just being restarted.

    >>> is_passing(ConnectionRefusedError()), is_passing(ValueError())
    (True, False)
    """
    if isinstance(error, OSError | PoolTimeout):  # timeouts and lost connections are such; a socket's file may be gone
        return True
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or is_passing(error.orig)
    if isinstance(error, sqlite3.Error):
        return _sqlite_code(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    state = _sqlstate(error)
    return state in _PASSING or state.startswith("08") or isinstance(error, POSTGRES_LOST)


def is_unwritable(error: BaseException | None) -> bool:
    """Whether a database says that it can store nothing now: its disk is full or broken, or so is the database.

    >>> import asyncpg
    >>> is_unwritable(asyncpg.DiskFullError("")), is_unwritable(sqlite3.IntegrityError())
    (True, False)
    """
    if isinstance(error, DBAPIError):
        return is_unwritable(error.orig)
    if isinstance(error, sqlite3.Error):
        return isinstance(error, sqlite.Lost) or _sqlite_code(error) in _SQLITE_UNWRITABLE
    return _sqlstate(error) in _UNWRITABLE


def _sqlite_code(error: sqlite3.Error) -> int:
    """Its kind, without the details."""
    code: int = getattr(error, "sqlite_errorcode", None) or 0
    return code & 0xFF


def _sqlstate(error: BaseException | None) -> str:
    """PostgreSQL's word for what happened; SQLAlchemy puts errors of its own in front of the driver's."""
    error = error.orig if isinstance(error, DBAPIError) else error
    while error is not None:
        state: str = getattr(error, "sqlstate", None) or ""
        if state:
            return state
        error = error.__cause__
    return ""
