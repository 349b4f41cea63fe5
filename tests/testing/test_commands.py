"""`tetrapolis check-game` and `tetrapolis new-game`, as somebody who writes a game meets them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tetrapolis.locales import LANGUAGES
from tetrapolis.testing import LAWS

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "games"


def tetrapolis(*words: object, where: Path = ROOT) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tetrapolis.cli", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=where)


def checked(game: str, folder: Path, *words: str) -> tuple[int, dict[str, Any]]:
    done = tetrapolis("check-game", game, "--games-dir", folder, "--json", *words)
    assert done.stdout, done.stderr
    return done.returncode, json.loads(done.stdout)


@pytest.mark.parametrize(("game", "files", "lines"), [("nim", 3, 150), ("liars_dice", 6, 450)])
def test_our_examples_are_small_and_keep_every_law(game: str, files: int, lines: int) -> None:
    written = [path for path in (EXAMPLES / game).rglob("*") if path.suffix in (".py", ".ftl", ".toml", ".md")]
    assert len(written) <= files
    assert sum(len(path.read_text("utf-8").splitlines()) for path in written) <= lines
    code, said = checked(game, EXAMPLES, "--games", "1")
    assert code == 0
    assert said["ok"]
    assert [finding["law"] for finding in said["findings"]] == list(LAWS)


def test_a_new_game_keeps_every_law_and_so_says_its_own_test(tmp_path: Path) -> None:
    done = tetrapolis("new-game", "tea_party", where=tmp_path)
    assert done.returncode == 0
    assert "tetrapolis play tea_party --games-dir tea_party" in done.stdout
    project = tmp_path / "tea_party"
    assert len([path for path in project.rglob("*") if path.is_file()]) == 5
    code, said = checked("tea_party", project)
    assert (code, [finding for finding in said["findings"] if not finding["ok"]]) == (0, [])
    tests = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "pyproject.toml", "tests"],
        capture_output=True,
        text=True,
        check=False,
        cwd=project,
        env={**os.environ, "TETRAPOLIS_GAMES_DIR": str(project)},
    )
    assert tests.returncode == 0, tests.stdout
    assert int(tests.stdout.split()[-4]) > 30, tests.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_game_is_refused_where_it_cannot_be(lang: str, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("keep me")
    for name, folder in (("Tea Party", "x"), ("no", "x"), ("common", "x"), ("citadels", "x"), ("tea_party", "full")):
        done = tetrapolis("new-game", name, folder, "--lang", lang, where=tmp_path)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert (folder if folder == "full" else name) in done.stderr
    assert [path.name for path in tmp_path.rglob("*")] == ["full", "letter.txt"]


def test_what_is_missing_is_told_with_its_page_and_the_command_fails(tmp_path: Path) -> None:
    tetrapolis("new-game", "tea_party", tmp_path)
    words = tmp_path / "src" / "tetrapolis_tea_party" / "words" / "hu.ftl"
    words.write_text(words.read_text("utf-8").replace("tea_party-verb-take = Elveszek\n", ""), "utf-8")
    done = tetrapolis("check-game", "tea_party", "--games-dir", tmp_path, "--games", "1", "--lang", "hu")
    assert done.returncode == 1
    assert "✗   Szavak" in done.stdout
    assert "tea_party-verb-take" in done.stdout
    assert "write-a-game/check-game#words" in done.stdout


@pytest.mark.parametrize("columns", ["20", "300"])
def test_in_a_pipe_the_table_is_as_wide_as_ever(columns: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    tetrapolis("new-game", "tea_party", tmp_path)
    rules = tmp_path / "src" / "tetrapolis_tea_party" / "__init__.py"
    first = "def deal(self) -> None:\n"
    rules.write_text(rules.read_text("utf-8").replace(first, f"{first}        1 / 0\n"), "utf-8")
    done = tetrapolis("check-game", "tea_party", "--games-dir", tmp_path, "--games", "1")
    assert max(map(len, done.stdout.splitlines()[:-2])) == 100
    assert "✗   Every number of players   ZeroDivisionError: division by zero (__init__.py:" in done.stdout


def test_a_game_that_cannot_be_loaded_is_told_as_such(tmp_path: Path) -> None:
    tetrapolis("new-game", "tea_party", tmp_path)
    rules = tmp_path / "src" / "tetrapolis_tea_party" / "__init__.py"
    rules.write_text(rules.read_text("utf-8").replace("tp.Step(", "tp.Stop("), "utf-8")
    code, said = checked("tea_party", tmp_path)
    assert code == 1
    (finding,) = said["findings"]
    assert (finding["law"], finding["ok"]) == ("loads", False)
    assert "Stop" in finding["text"]
    assert tetrapolis("check-game", "teapot").returncode == 2


def test_every_law_and_every_message_has_its_paragraph_in_the_docs() -> None:
    page = (ROOT / "docs" / "write-a-game" / "check-game.md").read_text("utf-8")
    anchors = {line.removeprefix("## ").split(":")[0] for line in page.splitlines() if line.startswith("## ")}
    assert {*LAWS, "loads"} <= anchors
