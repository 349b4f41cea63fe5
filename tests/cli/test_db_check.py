"""`tetrapolis db`: every stored match is replayed, and what no longer fits is found and named."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.opened import arrive, new_table
from tests.server.serving import Postgres, serving, sqlite_url, wait_until
from tetrapolis.cli import main
from tetrapolis.locales import LANGUAGES
from tetrapolis.server.database import MIGRATIONS

Change = Callable[[sqlite3.Connection, str], Any]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A database with two matches, one of them over and with a snapshot; and that one's id."""
    folder = tmp_path_factory.mktemp("played")
    with serving(sqlite_url(folder), folder, constants={"matches.SNAPSHOT_EVERY": 5}) as server:
        return folder / "tables.db", play(server.url)


def play(url: str) -> str:
    """A match of bots to its end, and one that waits for a person; the id of the first."""
    who = arrive(url)
    bots = [{"kind": "bot", "bot": "random"}] * 2
    table = new_table(url, who, bots)
    new_table(url, who, [{"kind": "me"}, bots[0]])
    address = f"{url}/api/tables/{table['id']}"
    wait_until(lambda: bool(httpx.get(address, headers=who).json()["state"] == "over"))
    match: str = table["match"]
    return match


def run(*argv: str) -> int:
    return main(["db", *argv])


def test_all_fit(played: tuple[Path, str], capsys: pytest.CaptureFixture[str]) -> None:
    database, _ = played
    assert run("check", "--database", f"sqlite:///{database}") == 0
    assert capsys.readouterr().out == "2 matches were replayed. All of them fit.\n"
    assert run("check", "--database", f"sqlite:///{database}", "--lang", "hu") == 0
    assert capsys.readouterr().out == "2 játszmát játszottunk újra. Mindegyik illik.\n"
    assert run("check", "--database", f"sqlite:///{database}", "--json") == 0
    assert json.loads(capsys.readouterr().out) == {"database": str(database), "matches": 2, "misfits": []}


def other_move(connection: sqlite3.Connection, match: str) -> None:
    connection.execute(
        "UPDATE record SET content = json_set(content, '$.move', 'build manor') WHERE match = ? AND seq = 4", [match]
    )


def other_outcome(connection: sqlite3.Connection, match: str) -> None:
    connection.execute("UPDATE match SET outcome = json_set(outcome, '$.scores', '[]') WHERE id = ?", [match])


def other_position(connection: sqlite3.Connection, match: str) -> None:
    connection.execute("UPDATE snapshot SET position = '{}' WHERE match = ?", [match])


BROKEN: dict[str, tuple[Change, int | None, str]] = {
    "move": (other_move, 4, "can no longer be played"),
    "gap": (lambda db, match: db.execute("DELETE FROM record WHERE match = ? AND seq = 7", [match]), 7, "records are"),
    "no record": (lambda db, match: db.execute("DELETE FROM record WHERE match = ?", [match]), 0, "records are"),
    "not JSON": (
        lambda db, match: db.execute("UPDATE record SET content = '{' WHERE match = ? AND seq = 3", [match]), 3, "",
    ),
    "outcome": (other_outcome, None, "it ends differently"),
    "snapshot": (other_position, None, "the stored position"),
    "header": (lambda db, match: db.execute("UPDATE match SET header = '{}' WHERE id = ?", [match]), 0, ""),
    "game": (
        lambda db, match: db.execute(
            "UPDATE match SET header = json_set(header, '$.game', 'chess') WHERE id = ?", [match]
        ), 0, "",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", BROKEN)
def test_a_misfit_is_named(
    played: tuple[Path, str], tmp_path: Path, capsys: pytest.CaptureFixture[str], case: str
) -> None:
    database, match = played
    change, record, why = BROKEN[case]
    copy = tmp_path / "copy.db"
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        assert target.execute("SELECT count(*) FROM snapshot WHERE match = ?", [match]).fetchone() == (1,)
        change(target, match)
        target.commit()
    assert run("check", "--database", f"sqlite:///{copy}") == 1
    out = capsys.readouterr().out
    assert match in out
    assert why in " ".join(out.replace("│", " ").split())
    assert "2 matches were replayed. 1 no longer fits" in out
    assert run("check", "--database", f"sqlite:///{copy}", "--json") == 1
    data = json.loads(capsys.readouterr().out)
    (misfit,) = data["misfits"]
    assert (misfit["game"], misfit["match"]) == ("citadels", match)
    if record is not None:
        assert misfit["record"] == record


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wrong_databases_are_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    (tmp_path / "text.db").write_text("This is no database, but it is long enough to be taken for one.\n" * 20)
    sqlite3.connect(tmp_path / "empty.db").close()
    shutil.copy(tmp_path / "empty.db", tmp_path / "file.db")
    (tmp_path / "file.db").touch()
    for argv in (
        ("check", "--database", f"sqlite:///{tmp_path / 'none.db'}"),
        ("check", "--database", f"sqlite:///{tmp_path / 'file.db'}"),
        ("check", "--database", f"sqlite:///{tmp_path / 'text.db'}"),
        ("check", "--database", "nonsense"),
        ("migrate", "--database", "sqlite:////dev/null/x.db"),
        ("repair",),
        (),
    ):
        assert run(*argv, "--lang", lang) == 2, argv
        said = capsys.readouterr()
        assert said.out == ""
        assert "Traceback" not in said.err
        assert "[cli-" not in said.err
    assert not (tmp_path / "none.db").exists()


def test_migrate_makes_and_updates(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = ("--database", f"sqlite:///{tmp_path / 'deep' / 'new.db'}")
    assert run("migrate", *where, "--json") == 0
    first = json.loads(capsys.readouterr().out)
    newest = max(path.name for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))[:4]
    assert (first["before"], first["after"]) == ("", newest)
    assert run("migrate", *where) == 0
    assert "newest form already" in capsys.readouterr().out
    assert run("check", *where) == 0


def test_postgresql_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    postgres = Postgres()
    try:
        database = postgres.database()
        with serving(database, tmp_path) as server:
            play(server.url)
        capsys.readouterr()
        assert run("check", "--database", database, "--json") == 0
    finally:
        postgres.stop()
    assert json.loads(capsys.readouterr().out)["matches"] == 2
