"""`tetrapolis train`: from an empty folder to a network in the arena; broken off, wrongly asked, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_cli import Run, process, run
from tetrapolis.locales import LANGUAGES, t

__all__ = ["run"]

TINY = ["--copied", "2", "--searched", "1", "--worlds", "1", "--lots", "1", "--games", "2", "--gate", "8"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_network_is_trained_and_plays(run: Run, lang: str) -> None:
    said = run("train", "citadels", "--players", "2", *TINY, "--out", "my nets", "--lang", lang)
    assert (said.code, said.err) == (0, "")
    lines = said.out.splitlines()
    assert len([line for line in lines if line.endswith((" min)", " perc)"))]) == 4
    assert "tetrapolis arena --game citadels --line-up 'net:my nets/best.net,normal'" in said.out
    steps = json.loads(Path("my nets/training.json").read_text("utf-8"))["steps"]
    assert [step["stage"] for step in steps] == ["copy", "search", "play", "gate"]
    line_up = ["--bots", "net:my nets/best.net,random", "--players", "2", "--games", "3", "--json", "--lang", lang]
    assert run("sim", "citadels", *line_up).data["games"] == 3


def test_figures_as_json_and_going_on_by_the_folder_alone(run: Run) -> None:
    first = run("train", "citadels", "--players", "2", *TINY, "--table", "preset=random", "--json", "--out", "it")
    assert first.data["plan"]["tables"] == [{"preset": "random"}]
    assert first.data["net"] == "it/best.net"
    before = Path("it/best.net").read_bytes()
    again = run("train", "--out", "it", "--json")
    assert again.data == first.data
    assert Path("it/best.net").read_bytes() == before


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "message", "values"),
    [
        ((), "train-error-what", {}),
        (("--out", "nothing"), "train-error-none", {"folder": "nothing"}),
        (("citadels", "--out", "full"), "train-error-other", {"folder": "full"}),
        (("citadels", "--out", "file/below"), "train-error-write", {"folder": "file/below"}),
        (("--out", "torn"), "train-error-folder", {"folder": "torn"}),
        (("citadels", "--players", "9"), "error-players", {"players": "9", "low": 2, "high": 8}),
    ],
)
def test_what_is_wrong_is_said(
    run: Run, lang: str, words: tuple[str, ...], message: str, values: dict[str, str | int]
) -> None:
    Path("file").write_text("")
    for name, text in (("full", '{"plan":{"game":"genoa","players":2}}'), ("torn", "{")):
        Path(name).mkdir()
        (Path(name) / "training.json").write_text(text)
    said = run("train", *words, "--lang", lang)
    assert (said.code, said.out) == (2, "")
    assert t(lang, message, **values) in said.err


def test_a_network_that_is_none(run: Run) -> None:
    Path("my.net").write_text("hello")
    said = run("sim", "citadels", "--bots", "net:my.net,random", "--players", "2")
    assert said.code == 2
    assert t("en", "error-net-other", file="my.net") in said.err


def test_it_can_be_shared_by_processes(tmp_path: Path) -> None:
    done = process("train", "citadels", "--players", "2", *TINY, "--workers", "2", "--out", str(tmp_path / "it"))
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "it" / "best.net").exists()
