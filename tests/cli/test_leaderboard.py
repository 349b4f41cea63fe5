"""`tetrapolis leaderboard`: all against all, gone on with, told in both languages, and put into a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_cli import Run, run
from tetrapolis.locales import LANGUAGES, t

__all__ = ["run"]

QUICK = ["leaderboard", "citadels", "--players", "3", "--bots", "random,easy,normal", "--games", "9"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_are_rated(run: Run, lang: str) -> None:
    said = run(*QUICK, "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert t(lang, "arena-pairs") in said.out
    again = run(*QUICK, "--lang", lang)  # goes on with what is there: nothing
    assert again.out == said.out


def test_everybody_meets_everybody(run: Run) -> None:
    data = run(*QUICK, "--json", "--out", "all").data
    assert [each["bot"] for each in data["ratings"]][-1] == "random"
    assert data["games"] == 6 * 9  # three pairs, and who has the odd seat
    assert len(data["pairs"]) == 6
    mixes = [line_up["line_up"] for line_up in data["line_ups"]]
    assert ["random", "easy", "random"] in mixes
    assert ["easy", "random", "easy"] in mixes


def test_the_table_goes_into_a_page(run: Run) -> None:
    page = Path("bots.md")
    page.write_text("Before\n\n<!-- leaderboard citadels 3 -->\nold\n<!-- end of leaderboard -->\n\nAfter\n", "utf-8")
    assert run(*QUICK, "--page", "bots.md").code == 0
    text = page.read_text("utf-8")
    assert text.startswith("Before\n\n<!-- leaderboard citadels 3 -->\n\n|  | rating | 95 % interval | before `")
    assert text.endswith("\n\n<!-- end of leaderboard -->\n\nAfter\n")
    assert "old" not in text
    assert "tetrapolis leaderboard citadels --players 3 --bots random,easy,normal --games 9" in text
    assert "| `normal` | +" in text
    assert run(*QUICK, "--page", "bots.md").code == 0
    assert page.read_text("utf-8") == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_is_said(run: Run, lang: str) -> None:
    Path("bots.md").write_text("nothing")
    said = run(*QUICK, "--page", "bots.md", "--lang", lang)
    begin, end = "<!-- leaderboard citadels 3 -->", "<!-- end of leaderboard -->"
    assert said.code == 2
    assert t(lang, "leaderboard-error-place", file="bots.md", begin=begin, end=end) in said.err
    said = run("leaderboard", "citadels", "--bots", "normal,normal", "--lang", lang)
    assert said.code == 2
    assert t(lang, "leaderboard-error-few") in said.err
