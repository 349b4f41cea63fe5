"""`tetrapolis review` prints a review and writes it as a page."""

import json
from pathlib import Path
from shutil import copy

import pytest

from tetrapolis.cli import main
from tetrapolis.locales import LANGUAGES, t

MATCH = Path(__file__).parent.parent / "matches" / "citadels" / "first-game-2-players.jsonl"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_is_printed_and_written(tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "m.jsonl"
    copy(MATCH, file)
    assert main(["review", str(file), "--seat", "p2", "--budget", "quick", "--lang", lang]) == 0
    said = capsys.readouterr()
    assert t(lang, "review-moments") in said.out
    assert "m-p2.html" in said.out
    made = (tmp_path / "m-p2.html").read_text("utf-8")
    for text in (said.out, made):
        assert "[citadels-" not in text
        assert "[review-" not in text
    assert f'<html lang="{lang}">' in made
    assert "<script" not in made
    assert "http" not in made.replace("http-equiv", "")
    assert made.count("<svg") == 1


def test_the_same_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "page.html")
    assert main(["review", str(MATCH), "--budget", "quick", "--out", out, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["seat"] == 0
    assert {"loss", "error", "choices", "played"} <= data["decisions"][0]["verdict"].keys()


def test_what_cannot_be_reviewed_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import tetrapolis as tp

    running = tmp_path / "running.jsonl"
    tp.Match.new(tp.game("citadels"), 2, 1).save(running)
    for words, message, values in (
        ([str(running)], "review-error-unfinished", {}),
        (
            [str(MATCH), "--budget", "endless"],
            "review-error-budget",
            {"budget": "endless", "known": "quick, normal, deep"},
        ),
        ([str(MATCH), "--seat", "p7"], "play-error-seat", {"seat": "p7", "players": 2}),
    ):
        assert main(["review", *words]) == 2
        assert t("en", message, **values) in capsys.readouterr().err
