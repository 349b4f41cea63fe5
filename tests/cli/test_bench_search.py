"""`tetrapolis bench search`: a tiny run of everything, in words and in numbers."""

from __future__ import annotations

import json

import pytest

from tetrapolis.cli import main
from tetrapolis.cli.bench import search as bench_search
from tetrapolis.locales import LANGUAGES, t

TINY = ("bench", "search", "--positions", "1", "--seconds", "0.01")


@pytest.mark.parametrize("game", ["citadels", "walled_city"])
def test_both_searches_and_the_peer_think_about_the_same_positions(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    assert main((*TINY, "--game", game, "--json")) == 0
    (row,) = json.loads(capsys.readouterr().out)["games"]
    speeds = row["iterations_per_second"]
    assert set(speeds) == {"hard", "expert", "judged", "playouts"}
    assert min(speeds.values()) > 0
    assert row["ratio"]["judged"] == pytest.approx(speeds["expert"] / speeds["judged"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_are_said_in_words_also_without_the_peer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setattr(bench_search, "openspiel_version", lambda: "")
    monkeypatch.setattr(bench_search, "TIMED", ("easy", "normal"))
    assert main((*TINY, "--game", "citadels", "--budgets", "2", "--lang", lang)) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert t(lang, "citadels-name") in said
    assert t(lang, "cli-bench-search-missing")[:30] in said
    assert t(lang, "cli-bench-search-budget") in said


def test_a_game_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main((*TINY, "--game", "chess", "--lang", "en")) == 2
    assert "citadels" in capsys.readouterr().err
