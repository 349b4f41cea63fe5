"""`tetrapolis bench web`: a tiny run of everything, and what it says when it cannot run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tetrapolis.cli import main
from tetrapolis.cli.bench.web import show
from tetrapolis.games.ankh_morpork.bench import FullBoard
from tetrapolis.locales import LANGUAGES, t
from tetrapolis.server import pages
from tetrapolis.wire.patch import apply

TINY = ("bench", "web", "--moves", "5")


def bench(*more: str) -> subprocess.CompletedProcess[str]:
    """A run in a process of its own, which starts others."""
    clean = {key: value for key, value in os.environ.items() if key not in ("TETRAPOLIS_LANG", "LANG", "LC_ALL")}
    command = [sys.executable, "-m", "tetrapolis.cli", *TINY, *more]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=clean, check=False)


def test_figures_of_a_tiny_run_and_their_words(capsys: pytest.CaptureFixture[str]) -> None:
    done = bench("--game", "ankh_morpork", "--json")
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    (row,) = data["games"]
    assert row["game"] == "ankh_morpork"
    assert 0 < row["load"]["brotli"] < row["load"]["gzip"] < 400_000
    assert {"page", "js", "css", "woff2"} <= set(row["load"]["kinds"])
    assert row["events"] == 5
    assert 0 < row["median"] <= row["p99"] <= row["max"]
    assert row["moving"]["events"] == 5
    assert 0 < row["moving"]["median"] <= row["moving"]["p99"]
    board = data["full_board"]
    assert board["pieces"] >= 48
    assert 0 < board["median"] <= board["max"]
    for lang in LANGUAGES:
        show(data, lang)
        said = capsys.readouterr().out
        assert t(lang, "ankh_morpork-name") in said
        assert t(lang, "cli-bench-web-median") in said
        assert t(lang, "cli-bench-web-moving-p99").split(",")[0] in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_missing_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str
) -> None:
    monkeypatch.setenv("TETRAPOLIS_CHROMIUM", str(tmp_path / "nothing"))
    assert main((*TINY, "--lang", lang)) == 2
    assert t(lang, "cli-error-bench-chromium") in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    assert main((*TINY, "--lang", lang)) == 2
    assert t(lang, "cli-error-bench-playwright") in capsys.readouterr().err
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    assert main((*TINY, "--lang", lang)) == 2
    assert t(lang, "cli-error-bench-client") in capsys.readouterr().err


def test_the_full_board_has_all_minions_and_one_moves() -> None:
    board = FullBoard()
    whole: dict[str, Any] = {"observation": {"view": {}}}
    first = board.fill({"seq": 7, "seats": [{"seat": 0, "whole": whole}]})
    second = json.loads(board.next())
    minions = first["seats"][0]["whole"]["observation"]["view"]["minions"]
    told = second["seats"][0]
    assert [sum(row) for row in minions[:4]] == [12] * 4
    assert second["seq"] == 8
    assert apply(deepcopy(whole), told["patch"])["observation"]["view"]["minions"] != minions
    assert told["events"][0]["args"]["area"] == "unreal_estate"
