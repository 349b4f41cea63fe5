"""`tetrapolis bench review`: a tiny run, in words and in numbers. The figures that count come from long runs."""

from __future__ import annotations

import json

import pytest

from tetrapolis.cli import main
from tetrapolis.cli.bench import review as bench_review
from tetrapolis.locales import LANGUAGES, t
from tetrapolis.review.story import DEPTHS, Depth

TINY = ("bench", "review", "--game", "citadels", "--matches", "1", "--weaker", "easy")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DEPTHS, "quick", Depth(2, 1, 8, 2, 1))
    monkeypatch.setattr(bench_review, "PLAYERS", 2)
    monkeypatch.setattr(bench_review, "TRIED", 3)


def test_shares_are_shares_and_the_same_seed_gives_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for _ in range(2):
        assert main((*TINY, "--json")) == 0
        (row,) = json.loads(capsys.readouterr().out)["games"]
        assert row.pop("seconds") <= row.pop("slowest")
        found.append(row)
    assert found[0] == found[1]
    assert found[0]["planted_named"] in (0, 1)
    assert 0 <= found[0]["agreed"] <= 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_said_in_words(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert main((*TINY, "--lang", lang)) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert t(lang, "citadels-name") in said
    assert t(lang, "cli-bench-review-planted").split()[0] in said


def test_what_cannot_be_measured_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("bench", "review", "--weaker", "expert")) == 2
    assert t("en", "review-error-weaker", level="expert", known="easy, normal") in capsys.readouterr().err
