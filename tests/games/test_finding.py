"""Games are found in packages and folders; what cannot be loaded is named, and the others go on."""

from __future__ import annotations

import shlex
import subprocess
import sys
from importlib import metadata
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import tetrapolis as tp
from tests.conftest import forget_games, games
from tetrapolis.core.errors import BrokenGame
from tetrapolis.locales import LANGUAGES, t

EXAMPLES = Path(__file__).parents[2] / "examples" / "games"
OURS = ("ankh_morpork", "citadels", "genoa", "walled_city")
TEA = """
from dataclasses import replace
from tests.core.tea import TEA
import msgspec
GAME = replace(TEA, about=msgspec.structs.replace(TEA.about, {changed}))
"""


def _write(folder: Path, name: str, changed: str) -> None:
    (folder / f"{name}.py").write_text(TEA.format(changed=changed))


def test_a_file_in_the_folder_is_a_game(folder: Path) -> None:
    _write(folder, "green_tea", 'id="green_tea"')
    assert tp.games() == tuple(sorted((*OURS, "green_tea")))
    assert tp.game("green_tea").new(players=2, seed=1).pending


def test_a_project_says_what_its_game_is_called(folder: Path) -> None:
    project = folder / "black-tea"
    (project / "src" / "black_tea_game").mkdir(parents=True)
    (project / "src" / "black_tea_game" / "__init__.py").write_text(TEA.format(changed='id="black_tea"'))
    (project / "pyproject.toml").write_text(
        '[project.entry-points."tetrapolis.games"]\nblack_tea = "black_tea_game:GAME"\n'
    )
    assert "black_tea" in tp.games()
    assert tp.game("black_tea").id == "black_tea"


@pytest.mark.parametrize(
    ("changed", "id"),
    [
        ('id="other"', "error-game-not-one"),
        ('id="sad_tea", api=99', "error-game-api"),
        ('id="sad_tea", minuets=3', "error-game-broken"),
    ],
)
def test_a_game_that_does_not_load_is_named_and_the_others_go_on(
    folder: Path, changed: str, id: str, caplog: pytest.LogCaptureFixture
) -> None:
    _write(folder, "sad_tea", changed)
    assert tuple(each.id for each in games.playable()) == OURS
    assert [record.message.partition(":")[0] for record in caplog.records] == [id]
    assert [error.id for error in games.broken()] == [id]
    with pytest.raises(BrokenGame, match=id) as broken:
        tp.game("sad_tea")
    for lang in ("en", "hu"):
        assert "sad_tea" in t(lang, id, **broken.value.params)


def test_two_packages_with_one_name_are_both_refused_but_ours_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    strangers = [
        EntryPoint(name, f"{module}:GAME", games.GROUP)
        for name, module in (("tea", "one"), ("tea", "other"), ("citadels", "one"))
    ]
    found = metadata.entry_points(group=games.GROUP)
    monkeypatch.setattr(metadata, "entry_points", lambda group: [*found, *strangers])
    forget_games()
    try:
        with pytest.raises(BrokenGame, match="error-game-twice"):
            tp.game("tea")
        assert tp.game("citadels").package == "tetrapolis.games.citadels"
    finally:
        monkeypatch.undo()
        forget_games()


def test_the_command_line_looks_in_a_folder(folder: Path) -> None:
    _write(folder, "green_tea", 'id="green_tea"')
    command = [sys.executable, "-m", "tetrapolis.cli"]
    for words in (["--games-dir", str(folder), "games", "--json"], ["games", f"--games-dir={folder}", "--json"]):
        done = subprocess.run([*command, *words], capture_output=True, text=True, check=True, env={"PYTHONPATH": "."})
        assert '"green_tea"' in done.stdout
    lost = subprocess.run([*command, "games", "--games-dir", "nowhere"], capture_output=True, text=True, check=False)
    assert lost.returncode == 2
    assert "nowhere" in lost.stderr


def test_who_leaves_such_a_game_is_told_how_to_go_on(tmp_path: Path) -> None:
    """The line can be run as it stands; and a game without options says that there are none."""
    command, there = [sys.executable, "-m", "tetrapolis.cli"], ["--games-dir", str(EXAMPLES / "nim")]
    made = tmp_path / "nim.jsonl"
    words = ["play", "nim", "--players", "2", "--bots", "random", "--name", "Anna", "--file", str(made), *there]
    left = subprocess.run([*command, *words], input="quit\n", capture_output=True, text=True, check=True, cwd=tmp_path)
    (line,) = [line for line in left.stdout.splitlines() if "--resume" in line]
    again = [*command, *shlex.split(line)[1:]]
    done = subprocess.run(again, input="1\nquit\n", capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_game_without_options_says_so(folder: Path) -> None:
    _write(folder, "green_tea", 'id="green_tea"')
    command = [sys.executable, "-m", "tetrapolis.cli", "games", "green_tea", "--games-dir", str(folder)]
    for lang in LANGUAGES:
        done = subprocess.run(
            [*command, "--lang", lang], capture_output=True, text=True, check=True, env={"PYTHONPATH": "."}
        )
        assert " ".join(t(lang, "cli-games-no-options", game="green_tea").split()) in " ".join(done.stdout.split())
        assert "--option" not in done.stdout
