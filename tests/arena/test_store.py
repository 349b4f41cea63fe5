"""What is in a folder is whole, counts once, and is all that is read."""

import signal
from pathlib import Path
from shutil import copytree

import duckdb
import pytest

from tests.arena.made import play, run_of
from tetrapolis.arena import store
from tetrapolis.arena.lineups import Broken, Row, chunks_of, play_chunk
from tetrapolis.arena.store import BadFolder, chunks_there, load_run, read, save_chunk, save_run

RUN = run_of("citadels", "normal,random,random", games=45)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return play(tmp_path_factory.mktemp("played"), RUN)


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    """A folder with the run, for one test alone."""
    return Path(copytree(played, tmp_path / "run"))


def test_rows_come_back_as_they_were(folder: Path) -> None:
    assert load_run(folder) == RUN
    assert chunks_there(folder) == [(1, 1, 20), (1, 21, 40), (1, 41, 45)]
    columns = read(folder, RUN)
    facts = read(folder, RUN, "select facts from rows")["facts"]
    rows: list[Row] = []
    for chunk in chunks_of(RUN):
        played = play_chunk(chunk)
        assert not isinstance(played, Broken)
        rows += played
    names = [name for name in Row._fields if name != "facts"]
    assert list(zip(*(columns[name].tolist() for name in names), strict=True)) == [row[:-1] for row in rows]
    assert [dict(each) for each in facts] == [row.facts for row in rows]


def test_going_on_plays_only_what_is_missing(folder: Path) -> None:
    chunks = folder / "chunks"
    (chunks / "1-0000021-0000040.parquet").unlink()
    kept = {path.name: path.stat().st_mtime_ns for path in chunks.iterdir()}
    longer = run_of("citadels", "normal,random,random", games=60)
    play(folder, longer)
    assert chunks_there(folder) == [(1, 1, 20), (1, 21, 40), (1, 41, 45), (1, 46, 60)]
    assert kept.items() <= {path.name: path.stat().st_mtime_ns for path in chunks.iterdir()}.items()
    fresh = play(folder / "fresh", longer)
    both = [read(each, longer)["points"].tolist() for each in (folder, fresh)]
    assert both[0] == both[1]


def test_a_file_that_could_not_be_written_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(db: object, path: Path) -> None:
        path.write_bytes(b"PAR1 half of it")
        raise OSError(28, "No space left on device")

    save_run(tmp_path, RUN)
    chunk = next(iter(chunks_of(RUN)))
    rows = play_chunk(chunk)
    assert not isinstance(rows, Broken)
    monkeypatch.setattr(store, "_copy", no_room)
    with pytest.raises(OSError, match="No space"):
        save_chunk(tmp_path, chunk, rows)
    assert list((tmp_path / "chunks").iterdir()) == []


def test_what_a_killed_run_left_half_is_not_seen(folder: Path) -> None:
    (folder / "chunks" / ".1-0000046-0000060.parquet.4711").write_bytes(b"PAR1 half of it")
    (folder / "chunks" / "notes.txt").write_text("mine", "utf-8")
    assert len(read(folder, RUN)["seed"]) == 45 * 3


def test_only_seeds_that_were_played_in_every_seating_count(tmp_path: Path) -> None:
    save_run(tmp_path, RUN)
    chunk = next(iter(chunks_of(RUN)))
    rows = play_chunk(chunk)
    assert not isinstance(rows, Broken)
    save_chunk(tmp_path, chunk, rows)  # games 1 to 20: six seeds in three seatings, and one in two
    columns = read(tmp_path, RUN)
    assert set(columns["seed"].tolist()) == {1, 2, 3, 4, 5, 6}
    assert len(columns["seed"]) == 6 * 3 * 3


def test_games_that_two_runs_played_at_once_count_once(folder: Path) -> None:
    chunk = next(iter(chunks_of(RUN)))._replace(first=10, last=30)
    rows = play_chunk(chunk)
    assert not isinstance(rows, Broken)
    save_chunk(folder, chunk, rows)
    assert chunks_there(folder) == [(1, 1, 20), (1, 21, 40), (1, 41, 45)]
    assert len(read(folder, RUN)["seed"]) == 45 * 3


def test_an_empty_or_damaged_folder_is_refused(tmp_path: Path, folder: Path) -> None:
    assert load_run(tmp_path) is None
    with pytest.raises(BadFolder, match="arena-error-empty"):
        read(tmp_path, RUN)
    (folder / "chunks" / "1-0000001-0000020.parquet").write_bytes(b"nothing of that kind")
    with pytest.raises(BadFolder, match="arena-error-folder"):
        read(folder, RUN)
    (folder / "run.json").write_text("{}", "utf-8")
    with pytest.raises(BadFolder, match="arena-error-folder"):
        load_run(folder)


def test_ctrl_c_while_a_chunk_is_stored_comes_after_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Inside a query DuckDB would make a RuntimeError of it."""
    copied = store._copy

    def interrupted(db: duckdb.DuckDBPyConnection, path: Path) -> None:
        signal.raise_signal(signal.SIGINT)
        copied(db, path)

    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    save_run(tmp_path, RUN)
    chunk = next(iter(chunks_of(RUN)))
    rows = play_chunk(chunk)
    assert not isinstance(rows, Broken)
    monkeypatch.setattr(store, "_copy", interrupted)
    try:
        with pytest.raises(KeyboardInterrupt):
            save_chunk(tmp_path, chunk, rows)
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, usual)
    assert chunks_there(tmp_path) == [(1, 1, 20)]
