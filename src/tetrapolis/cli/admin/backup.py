"""`tetrapolis db backup`: a copy of the database as it is at one moment, made while people play."""

from __future__ import annotations

import os
import shlex
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from tetrapolis.cli.common import UsageProblem
from tetrapolis.cli.database import shown, unreachable

if TYPE_CHECKING:
    from sqlalchemy import URL

BUSY = 15.0
"""Seconds to wait for a file that somebody else keeps locked."""


class Copied(msgspec.Struct, frozen=True):
    """What a backup holds; `form`: the number of its schema."""

    database: str
    file: str
    bytes: int
    matches: int
    form: str


def copy_file(url: URL, file: Path) -> Copied:
    """Copy a SQLite database that may be in use; under its name the copy is whole, checked and on the disk."""
    source = Path(str(url.database)).absolute()
    if not source.is_file():
        raise UsageProblem("cli-error-database-none", database=shown(url))
    part = file.with_name(file.name + ".part") if file.name else file
    for each in (file, part):
        if os.path.lexists(each):
            raise UsageProblem("cli-error-backup-exists", file=str(each))
    form = _form(url, source)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds all hands, and hashes
    except OSError as error:
        raise _unwritten(file, error.strerror or "") from error
    try:
        matches = _copy(source, part)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        size = part.stat().st_size
        if os.path.lexists(file):  # somebody else's, made meanwhile
            raise UsageProblem("cli-error-backup-exists", file=str(file))
        part.rename(file)
        _sync_folder(file.absolute().parent)
    except sqlite3.Error as error:
        raise _unwritten(file, str(error)) from error
    except OSError as error:
        raise _unwritten(file, error.strerror or "") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return Copied(shown(url), str(file), size, matches, form)


def _form(url: URL, source: Path) -> str:
    """The number of the schema; UsageProblem if it is no database of ours."""
    try:
        with closing(_read(source)) as connection:
            named = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone() if named else None
    except sqlite3.Error as error:
        raise unreachable(url, str(error)) from error
    if row is None:
        raise UsageProblem("cli-error-database-empty", database=shown(url))
    return str(row[0])


def _read(source: Path) -> sqlite3.Connection:
    """A connection that changes nothing."""
    return sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True, timeout=BUSY)


def _copy(source: Path, part: Path) -> int:
    """Copy and check; how many matches the copy holds.

    All pages in one step, so in one transaction that reads: writers go on (WAL), and no move is half in the copy.
    """
    with closing(_read(source)) as reading, closing(sqlite3.connect(part)) as writing:
        reading.backup(writing)
    with closing(sqlite3.connect(part)) as copy:
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it; a server changes that again
        found = str(copy.execute("PRAGMA quick_check(1)").fetchone()[0])
        if found != "ok":
            raise UsageProblem("cli-error-backup-broken", database=str(source), reason=found.replace("\n", " ")[:200])
        return int(copy.execute('SELECT count(*) FROM "match"').fetchone()[0])


def _sync_folder(folder: Path) -> None:
    """The new name is on the disk, too, where folders can be told so."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _unwritten(file: Path, reason: str) -> UsageProblem:
    return UsageProblem("cli-error-backup", file=str(file), reason=reason[:200])


def dump_command(url: URL, file: Path) -> str:
    """What makes a backup of a PostgreSQL; without the password, which pg_dump asks for or finds in ~/.pgpass.

    >>> from tetrapolis.cli.database import database_url
    >>> dump_command(database_url("postgresql://me:secret@db:5433/tables"), Path("my tables.dump"))
    "pg_dump --format=custom '--file=my tables.dump' --host=db --port=5433 --username=me --dbname=tables"
    """
    words = ["pg_dump", "--format=custom", f"--file={file}"]
    query = {key: value for key, value in url.query.items() if isinstance(value, str)}
    host, port = url.host or query.get("host"), url.port or query.get("port")
    for option, value in (("host", host), ("port", port), ("username", url.username), ("dbname", url.database)):
        words += [f"--{option}={value}"] if value else []
    return shlex.join(words)
