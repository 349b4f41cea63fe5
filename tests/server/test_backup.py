"""A backup made while people play holds every move that was acknowledged before it began, and play goes on from it."""

from __future__ import annotations

import asyncio
import json
import os
import shlex
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.server.chaos import Ack, Party, Wire
from tests.server.reckoning import changes_of, replayed
from tests.server.serving import ROOT, Postgres, Server, serving, sqlite_url
from tetrapolis.cli import main

BackUp = Callable[[], None]
MORE = 20
"""Moves people make at each table after the restore; then bots play to the end."""


class Heir(Party):
    """Goes on at a table of the restored database, with the tokens of before."""

    def __init__(self, wire: Wire, before: Party) -> None:
        super().__init__(wire, before.game, Random(before.table), MORE)
        self.table = before.table
        self.before = before

    async def _sit_down(self) -> None:
        await self._take_seats(list(dict.fromkeys(self.before.tokens.values())))


def tetrapolis(*words: str) -> subprocess.CompletedProcess[str]:
    """The command itself, in a process of its own."""
    command = [sys.executable, "-m", "tetrapolis.cli", *words]
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def check(database: str, matches: int) -> None:
    done = tetrapolis("db", "check", "--database", database, "--json")
    assert done.returncode == 0, done
    found = json.loads(done.stdout)
    assert (found["matches"], found["misfits"]) == (matches, [])


async def backed_up_in_play(
    server: Server, names: Sequence[str], back_up: BackUp
) -> tuple[list[Party], dict[str, list[Ack]]]:
    """Play some games, back up meanwhile; the tables, and by table what had been acknowledged when it began."""
    wire = Wire([server], Random(1))
    parties = [Party(wire, name, Random(f"backup/{name}"), 10_000) for name in names]
    playing = [asyncio.create_task(party.play()) for party in parties]
    try:
        assert await wire.until(lambda: any(task.done() for task in playing) or all(len(p.acks) > 9 for p in parties))
        acknowledged = {party.table: list(party.acks) for party in parties}
        await asyncio.to_thread(back_up)
        at_end = sum(len(party.acks) for party in parties)
        await wire.until(lambda: any(task.done() for task in playing) or sum(len(p.acks) for p in parties) > at_end + 8)
        for task in playing:
            if task.done():
                await task
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await wire.close()
    assert at_end > sum(map(len, acknowledged.values())), "nobody moved while the backup was made"
    return parties, acknowledged


async def gone_on(server: Server, before: Sequence[Party], acknowledged: dict[str, list[Ack]], folder: Path) -> None:
    """Every match goes on to its end; then its record is open, and everything acknowledged is in it, once."""
    wire = Wire([server], Random(2))
    try:
        heirs = [Heir(wire, party) for party in before]
        await asyncio.gather(*[heir.play() for heir in heirs])
        for heir in heirs:
            changes = changes_of(await replayed(heir, folder))
            assert heir.acks
            for seat in heir.tokens:
                told, all_told, later, stored = (
                    [each for each in some if each.seat == seat]
                    for some in (acknowledged[heir.table], heir.before.acks, heir.acks, changes)
                )
                # What was told while the backup was made may be in it or not; there is no gap and nothing else.
                ends = range(len(told), len(all_told) + 1)
                assert any(stored[: end + len(later)] == all_told[:end] + later for end in ends), (heir.game, seat)
    finally:
        await wire.close()


def test_sqlite(tmp_path: Path) -> None:
    # given people who play on a server with SQLite
    backup, restored = tmp_path / "backup.db", tmp_path / "restored"
    with serving(sqlite_url(tmp_path), tmp_path) as server:

        def back_up() -> None:
            done = tetrapolis("db", "backup", str(backup), "--database", sqlite_url(tmp_path).replace("+aiosqlite", ""))
            assert done.returncode == 0, done
            assert str(backup) in done.stdout

        # when a backup is made meanwhile
        parties, acknowledged = asyncio.run(backed_up_in_play(server, ["citadels"], back_up))
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup.db"]
    assert backup.stat().st_mode & 0o077 == 0
    # then it can be put in the place of a database, and everybody goes on there
    restored.mkdir()
    shutil.copy(backup, restored / "tables.db")
    check(f"sqlite:///{restored / 'tables.db'}", len(parties))
    with serving(sqlite_url(restored), tmp_path) as server:
        asyncio.run(gone_on(server, parties, acknowledged, tmp_path))
    check(f"sqlite:///{restored / 'tables.db'}", len(parties))


def test_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    # given people who play on a server with PostgreSQL
    backup, database = tmp_path / "tables.dump", postgres.database()
    path = os.environ | {"PATH": f"{postgres.programs}{os.pathsep}{os.environ['PATH']}"}
    with serving(database, tmp_path) as server:

        def back_up() -> None:
            said = tetrapolis("db", "backup", str(backup), "--database", database)
            assert said.returncode == 2, said
            command = shlex.split(said.stderr.splitlines()[-1])  # exactly what a person is told to do
            assert command[0] == "pg_dump"
            subprocess.run(command, env=path, check=True)

        # when the command we name makes a backup meanwhile
        parties, acknowledged = asyncio.run(backed_up_in_play(server, ["walled_city"], back_up))
    # then an empty database can be filled from it, and everybody goes on there
    restored = postgres.database()
    to = restored.replace("+asyncpg", "")
    subprocess.run(["pg_restore", "--exit-on-error", "--no-owner", "-d", to, str(backup)], env=path, check=True)
    check(restored, len(parties))
    with serving(restored, tmp_path) as server:
        asyncio.run(gone_on(server, parties, acknowledged, tmp_path))
    check(restored, len(parties))


# ---- what cannot be done


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"
    assert main(["db", "migrate", "--database", f"sqlite:///{path}"]) == 0
    return path


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is said, once it is clear that nothing was done."""
    capsys.readouterr()
    assert main(["db", "backup", *words]) == 2
    out, err = capsys.readouterr()
    assert not out
    return err


def test_what_is_there_is_kept(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there, broken_off = tmp_path / "there.db", tmp_path / "new.db.part"
    there.write_text("mine")
    broken_off.write_text("half")
    for name, named in (("there.db", there), ("new.db", broken_off), ("tables.db", database)):
        assert f"{named} is there already" in refused(
            capsys, str(tmp_path / name), "--database", f"sqlite:///{database}"
        )
    assert (there.read_text(), broken_off.read_text()) == ("mine", "half")
    assert not (tmp_path / "new.db").exists()


def test_a_place_that_is_none(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, str(tmp_path / "no" / "b.db"), "--database", f"sqlite:///{database}")
    assert "cannot be written: No such file or directory" in said
    assert "tetrapolis db backup FILE" in refused(capsys, "--database", f"sqlite:///{database}")
    assert main(["db", "check", "b.db", "--database", f"sqlite:///{database}"]) == 2


def test_what_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, empty = tmp_path / "text.db", tmp_path / "empty.db"
    text.write_text("no database at all" * 100)
    empty.touch()
    for name, why in (
        ("text.db", "not a database"),
        ("empty.db", "no tables yet"),
        ("none.db", "There is no database"),
    ):
        assert why in refused(capsys, str(tmp_path / "b.db"), "--database", f"sqlite:///{tmp_path / name}")
    assert not list(tmp_path.glob("b.db*"))
    assert not (tmp_path / "none.db").exists()


def test_a_damaged_database(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(database)) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'guest'").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    with database.open("rb+") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    assert "is damaged" in refused(capsys, str(tmp_path / "b.db"), "--database", f"sqlite:///{database}")
    assert not list(tmp_path.glob("b.db*"))


def test_a_password_is_not_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    for lang in ("en", "hu"):
        said = refused(
            capsys, "t.dump", "--database", "postgresql://me:s3cret@db/tables?password=s3cret", "--lang", lang
        )
        assert "pg_dump --format=custom --file=t.dump --host=db --username=me --dbname=tables" in said
        assert "s3cret" not in said
