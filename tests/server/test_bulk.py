"""`tetrapolis db export`: finished public matches, all of them and nothing else, and nobody's name."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import duckdb
import msgspec
import pytest

import tetrapolis as tp
from tests.server.guests import arrived, play_out, run
from tests.server.serving import Postgres, serving, sqlite_url
from tetrapolis.arena.dataset import decisions, matches
from tetrapolis.cli import main
from tetrapolis.core.match import from_bytes
from tetrapolis.locales import LANGUAGES, t
from tetrapolis.server.bulk import MATCHES, MOVES

NAMES = ("Zsuzsanna", "Kristóf", "Ottília")


class Played(msgspec.Struct):
    """What was played: ids of tables and people."""

    public: list[str]
    unfinished: str
    people: list[str]


async def evening(server: Any) -> Played:
    """Two public matches; one not in the list, one with a password, one that is still played in a branch."""
    async with arrived(server, *NAMES) as (one, two, three):
        public: list[str] = []

        async def together(left: Any, right: Any, **agreements: Any) -> str:
            table = await left.create("walled_city", ["me", "open"], title="Our evening", **agreements)
            await right.join(table.id, password=agreements.get("password", ""))
            await play_out([left, right], table.id, seed=len(public) + 1)
            return str(table.id)

        public.append(await together(one, two, listed=True))
        public.append(await together(three, one, listed=True))
        await together(one, two, listed=False)
        await together(one, two, listed=True, password="harbour")
        source = await together(one, two, listed=True)
        branch = await one.branch(source, 3, ["me", "me"])
        people = [(await each.me()).id for each in (one, two, three)]
        return Played(public, branch.id, people)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Played]:
    folder = tmp_path_factory.mktemp("played")
    with serving(sqlite_url(folder), folder) as server:
        done = run(evening(server))
    return folder / "tables.db", done


@pytest.fixture
def copy(played: tuple[Path, Played], tmp_path: Path) -> Path:
    """The database, to be changed."""
    path = tmp_path / "copy.db"
    with closing(sqlite3.connect(played[0])) as source, closing(sqlite3.connect(path)) as target:
        source.backup(target)
    return path


def exported(database: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    capsys.readouterr()
    assert main(["db", "export", str(folder), "--database", database, "--json"]) == 0
    said: dict[str, Any] = json.loads(capsys.readouterr().out)
    return said


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_bytes().splitlines()]


def check(folder: Path, said: dict[str, Any], done: Played) -> None:
    """The two public matches, whole and without names."""
    files = {"matches.jsonl", "matches.parquet", "moves.jsonl", "moves.parquet", "README.md"}
    assert {path.name for path in folder.iterdir()} == files == set(said["files"])
    assert (said["matches"], said["left_out"]) == (2, 0)
    found = lines(folder / "matches.jsonl")
    assert [each["who"] for each in found] == [["player-1", "player-2"], ["player-3", "player-1"]]
    for each in found:
        assert list(each) == list(MATCHES)
        match = from_bytes(each["record"].encode(), tp.game)
        assert match.position.outcome is not None
        assert list(match.header.names) == each["who"]
        assert each["scores"] == list(match.position.outcome.scores)
        assert each["seed"] == match.header.seed
        assert (each["kinds"], each["left"]) == (["person"] * 2, [False] * 2)
    everything = b"".join(path.read_bytes() for path in folder.glob("*.jsonl")).decode()
    with duckdb.connect() as db:
        rows = db.execute(f"select * from '{folder / 'matches.parquet'}' order by match").fetchall()
        assert [dict(zip(MATCHES, row, strict=True)) for row in rows] == found
        moves = db.execute(f"select * from '{folder / 'moves.parquet'}'").fetchall()
        assert [dict(zip(MOVES, row, strict=True)) for row in moves] == lines(folder / "moves.jsonl")
    assert len(moves) == said["moves"] == sum(each["decisions"] for each in found)
    everything += repr(rows) + (folder / "README.md").read_text("utf-8")
    for secret in (*NAMES, *done.people, *done.public, "Our evening", "Ottília".encode("unicode_escape").decode()):
        assert secret not in everything
    assert [match.header.players for match in matches(folder, "walled_city")] == [2, 2]
    seen = list(decisions(folder))
    assert len(seen) == len(moves)
    assert all(move in obs.legal() for obs, move in seen)


def test_all_that_is_public_and_nobodys_name(
    played: tuple[Path, Played], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, done = played
    said = exported(f"sqlite:///{database}", tmp_path / "out", capsys)
    check(tmp_path / "out", said, done)


def test_postgresql_too(postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = postgres.database()
    with serving(database, tmp_path) as server:
        done = run(evening(server))
    check(tmp_path / "out", exported(database, tmp_path / "out", capsys), done)


def change(database: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute(statement, values).rowcount > 0
        connection.commit()


def numbers(database: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, int]:
    said = exported(f"sqlite:///{database}", folder, capsys)
    return said["matches"], said["left_out"]


def test_what_is_still_played_elsewhere_stays_closed(
    played: tuple[Path, Played], copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, done = played
    first, second = done.public
    assert numbers(copy, tmp_path / "before", capsys) == (2, 0)
    # a branch of a branch is being played
    inner = json.dumps({"table": second, "title": "", "seq": 3, "anew": False})
    outer = json.dumps({"table": first, "title": "", "seq": 3, "anew": False})
    change(copy, "UPDATE game_table SET continued = ? WHERE id = ?", outer, second)
    assert numbers(copy, tmp_path / "branch", capsys) == (2, 0)
    change(copy, "UPDATE game_table SET continued = ? WHERE id = ?", inner, done.unfinished)
    assert numbers(copy, tmp_path / "both", capsys) == (1, 0)  # and the one of which nothing is played any more
    assert lines(tmp_path / "both" / "matches.jsonl")[0]["who"] == ["player-1", "player-2"]
    change(copy, "UPDATE game_table SET state = 'closed' WHERE id = ?", done.unfinished)
    assert numbers(copy, tmp_path / "after", capsys) == (3, 0)
    assert sum(each["branch"] for each in lines(tmp_path / "after" / "matches.jsonl")) == 1
    # others play the same deal
    change(copy, "UPDATE game_table SET sealed = 1 WHERE id = ?", first)
    assert numbers(copy, tmp_path / "sealed", capsys) == (2, 0)


def test_what_no_longer_fits_is_left_out_and_counted(
    played: tuple[Path, Played], copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = played[1].public[0]
    of = "match = (SELECT match FROM game_table WHERE id = ?)"
    change(copy, f"UPDATE record SET content = json_set(content, '$.move', 'nonsense') WHERE seq = 4 AND {of}", first)
    assert numbers(copy, tmp_path / "out", capsys) == (1, 1)
    assert [each["match"] for each in lines(tmp_path / "out" / "matches.jsonl")] == [1]
    for lang in LANGUAGES:
        where = ["--database", f"sqlite:///{copy}", "--lang", lang]
        assert main(["db", "export", str(tmp_path / lang), *where]) == 0
        assert t(lang, "cli-db-export-left-out", count=1) in capsys.readouterr().out


def test_bots_programs_and_who_left(
    played: tuple[Path, Played], copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = played[1].public
    change(copy, "UPDATE seat SET kind = 'bot', bot = 'easy', guest = '' WHERE table_id = ? AND seat = 0", first)
    change(copy, "UPDATE seat SET kind = 'bot', bot = 'hard' WHERE table_id = ? AND seat = 0", second)
    change(copy, "UPDATE seat SET program = 1 WHERE table_id = ? AND seat = 1", second)
    exported(f"sqlite:///{copy}", tmp_path / "out", capsys)
    told = [(each["who"], each["kinds"], each["left"]) for each in lines(tmp_path / "out" / "matches.jsonl")]
    assert told == [
        (["easy", "player-1"], ["bot", "person"], [False, False]),
        (["player-2", "player-3"], ["person", "program"], [True, False]),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_duckdb_json_lines_alone(
    played: tuple[Path, Played],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
) -> None:
    monkeypatch.setattr("tetrapolis.cli.admin.export.find_spec", lambda name: None)
    where = ["--database", f"sqlite:///{played[0]}", "--lang", lang]
    assert main(["db", "export", str(tmp_path / "out"), *where]) == 0
    said = capsys.readouterr().out
    assert t(lang, "cli-db-export-lines-only") in said
    assert str(tmp_path / "out") in said
    assert {path.name for path in (tmp_path / "out").iterdir()} == {"matches.jsonl", "moves.jsonl", "README.md"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_is_said_and_nothing_written_over(
    played: tuple[Path, Played], tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    where = ["--database", f"sqlite:///{played[0]}", "--lang", lang]
    full, file, empty = tmp_path / "full", tmp_path / "file", tmp_path / "empty.db"
    full.mkdir()
    (full / "mine.txt").write_text("mine")
    file.write_text("mine")
    sqlite3.connect(empty).close()
    for argv, said in (
        (["export", str(full), *where], t(lang, "cli-error-content-there", folder=str(full))),
        (["export", *where], t(lang, "cli-error-db-folder")),
        (["export", str(file), *where], str(file)),
        (["export", str(tmp_path / "o"), "--database", f"sqlite:///{empty}", "--lang", lang], str(empty)),
    ):
        capsys.readouterr()
        assert main(["db", *argv]) == 2, argv
        out, err = capsys.readouterr()
        assert (out, said in " ".join(err.split()) or said in err) == ("", True), err
    assert [path.name for path in full.iterdir()] == ["mine.txt"]
    assert file.read_text() == "mine"


def test_a_house_without_matches(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'new.db'}"
    assert main(["db", "migrate", "--database", database]) == 0
    said = exported(database, tmp_path / "out", capsys)
    assert (said["matches"], said["moves"]) == (0, 0)
    with duckdb.connect() as db:
        found = db.execute(f"select count(*) from '{tmp_path / 'out' / 'matches.parquet'}'").fetchall()
    assert found == [(0,)]
