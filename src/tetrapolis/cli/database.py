"""Which database a command works with, and what is said when it cannot be reached."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from tetrapolis.cli.common import UsageProblem
from tetrapolis.cli.store import home

if TYPE_CHECKING:
    from sqlalchemy import URL

Database = Annotated[str | None, typer.Option(metavar="address", envvar="TETRAPOLIS_DATABASE")]
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PATIENCE = 20
"""Seconds after which a database that does not answer is given up."""
T = TypeVar("T")


def database_url(given: str | None) -> URL:
    """The database's address: as given, or the file in the person's own folder; UsageProblem if it makes no sense.

    >>> database_url("postgresql://me:secret@db/tables").drivername
    'postgresql+asyncpg'
    >>> database_url("sqlite:////tmp/tables.db").database
    '/tmp/tables.db'
    """
    from sqlalchemy import URL, make_url
    from sqlalchemy.exc import ArgumentError

    if not given:
        return URL.create(DRIVERS["sqlite"], database=str(home() / "tables.db"))
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        raise UsageProblem("cli-error-database-address") from None  # it may hold a password: not repeated
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    if url.drivername not in DRIVERS.values():
        raise UsageProblem("cli-error-database-kind", kind=url.drivername[:40])
    if is_file(url) and url.database in (None, "", ":memory:"):
        raise UsageProblem("cli-error-database-address")
    return url


def is_file(url: URL) -> bool:
    """Whether it is a file on this machine."""
    return url.drivername.startswith("sqlite")


def shown(url: URL) -> str:
    """The address without its password."""
    return str(url.database) if is_file(url) else url.render_as_string(hide_password=True)


def address(url: URL) -> str:
    """The address with everything, for the engine."""
    return url.render_as_string(hide_password=False)


def make_room(url: URL) -> None:
    """Make the folder of a database file."""
    if is_file(url):
        folder = Path(str(url.database)).absolute().parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unreachable(url, error.strerror or "") from error


def reach(url: URL, work: Coroutine[Any, Any, T]) -> T:
    """Carry out some work with the database; UsageProblem if the database is not to be had."""
    import sqlite3

    from alembic.util.exc import CommandError
    from sqlalchemy.exc import DBAPIError

    from tetrapolis.server.database import POSTGRES_ERRORS

    drivers_errors: tuple[type[Exception], ...] = (sqlite3.Error, *POSTGRES_ERRORS)
    try:
        return asyncio.run(work)
    except CommandError as error:
        raise UsageProblem("cli-error-database-newer", database=shown(url)) from error
    except DBAPIError as error:
        raise unreachable(url, str(error.orig).partition("\n")[0].rpartition(">: ")[2]) from error
    except drivers_errors as error:
        raise unreachable(url, str(error).partition("\n")[0]) from error
    except OSError as error:  # TimeoutError is one, too
        raise unreachable(url, error.strerror or type(error).__name__) from error


def unreachable(url: URL, reason: str) -> UsageProblem:
    """What is said of a database that cannot be used."""
    return UsageProblem("cli-error-database", database=shown(url), reason=reason[:200])
