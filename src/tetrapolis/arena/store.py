"""A folder of results: `run.json` says what is played, `chunks/` holds one Parquet file for each chunk.

A file appears under its name only when it is complete, so whatever ends a run, nothing in the folder is half, and
going on means to play what is missing.
"""

from __future__ import annotations

import os
import re
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import duckdb
import msgspec
import numpy as np

from tetrapolis.arena.lineups import Chunk, Row, Run, rotations
from tetrapolis.core.errors import TetrapolisError

Columns = dict[str, Any]
"""Arrays of one length, by name: what is read from a folder."""
_NAME = re.compile(r"(\d+)-(\d+)-(\d+)\.parquet")


class BadFolder(TetrapolisError):
    """A folder that is not one of the arena's, or cannot be read."""


def load_run(folder: Path) -> Run | None:
    """What a folder is for; None if nothing was ever played there."""
    path = folder / "run.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Run)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        raise BadFolder("arena-error-folder", folder=str(folder)) from error


def save_run(folder: Path, run: Run) -> None:
    """Prepare a folder for a run."""
    (folder / "chunks").mkdir(parents=True, exist_ok=True)
    _appear(folder / "run.json", lambda path: path.write_bytes(msgspec.json.encode(run)))


def _appear(path: Path, write: Any) -> None:
    """Write a file so that it is there as a whole or not at all."""
    hidden = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        write(hidden)
        with hidden.open("rb") as written:
            os.fsync(written.fileno())
        hidden.replace(path)
    finally:
        hidden.unlink(missing_ok=True)


def chunk_name(chunk: Chunk) -> str:
    """The name of a chunk's file: line-up, first and last game."""
    return f"{chunk.number}-{chunk.first:07}-{chunk.last:07}.parquet"


def save_chunk(folder: Path, chunk: Chunk, rows: Sequence[Row]) -> None:
    """Store the rows of a chunk."""
    columns: Columns = {}
    for name, values in zip(Row._fields, zip(*rows, strict=True), strict=True):
        if name == "facts":
            columns[name] = np.array([msgspec.json.encode(value).decode() for value in values], dtype=object)
        else:
            columns[name] = np.array(values, dtype=object if isinstance(values[0], str) else None)
    with _interrupted_later(), duckdb.connect() as db:
        db.register("columns", columns)
        db.execute("""
            create table rows as
            select * exclude facts, from_json(facts, '"MAP(VARCHAR, INTEGER)"') as facts from columns
        """)
        _appear(folder / "chunks" / chunk_name(chunk), lambda path: _copy(db, path))


@contextmanager
def _interrupted_later() -> Iterator[None]:
    """Ctrl-C waits until a chunk is stored: inside a query DuckDB would make an error of its own of it."""
    if threading.current_thread() is not threading.main_thread():  # which no signal interrupts
        yield
        return
    came: list[tuple[int, FrameType | None]] = []
    usual = signal.signal(signal.SIGINT, lambda number, frame: came.append((number, frame)))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if came and callable(usual):
        usual(*came[-1])


def _copy(db: duckdb.DuckDBPyConnection, path: Path) -> None:
    try:
        db.execute(f"copy rows to {_quoted(path)} (format parquet, compression zstd)")
    except duckdb.IOException as error:
        raise OSError(str(error)) from error


def _quoted(path: Path) -> str:
    return "'" + str(path).replace("'", "''") + "'"


def chunks_there(folder: Path) -> list[tuple[int, int, int]]:
    """The chunks of a folder, as (line-up, first game, last game); none of them overlap."""
    names = [_NAME.fullmatch(path.name) for path in (folder / "chunks").glob("*.parquet")]
    found = sorted((int(name[1]), int(name[2]), int(name[3])) for name in names if name)
    there: list[tuple[int, int, int]] = []
    for chunk in found:
        if not there or there[-1][0] != chunk[0] or there[-1][2] < chunk[1]:
            there.append(chunk)  # else two runs at once played the same games: they count once
    return there


def read(folder: Path, run: Run, query: str = "select * exclude facts from rows") -> Columns:
    """The rows of a folder, or what a query makes of them; only seeds that were played in every seating."""
    there = chunks_there(folder)
    paths = [folder / "chunks" / f"{number}-{first:07}-{last:07}.parquet" for number, first, last in there]
    if not paths:
        raise BadFolder("arena-error-empty", folder=str(folder))
    sizes = {
        "line_up": np.arange(1, len(run.line_ups) + 1),
        "size": np.array([run.players * len(rotations(line_up)) for line_up in run.line_ups]),
    }
    with duckdb.connect() as db:
        db.register("sizes", sizes)
        try:
            db.execute(f"""
                create view stored as select * from read_parquet([{", ".join(_quoted(path) for path in paths)}]);
                create view rows as
                select stored.* from stored join sizes using (line_up) join (
                    select line_up, seed, count(*) as played from stored group by line_up, seed
                ) using (line_up, seed)
                where played = size order by line_up, seed, rotation, seat
            """)
            return dict(db.execute(query).fetchnumpy())
        except duckdb.Error as error:
            raise BadFolder("arena-error-folder", folder=str(folder)) from error
