"""`tetrapolis bench server --bots`: a tiny run as a command, what it says as JSON and in words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tetrapolis.cli import main
from tetrapolis.cli.bench import bots as bench_bots
from tetrapolis.locales import LANGUAGES, t
from tetrapolis.server.config import Config

TINY = ("bench", "server", "--tables", "1", "--seconds", "0.2", "--bots", "1")
LEVELS = ["easy", "normal", "hard", "expert"]
ATTACK_TABLES = Config().guest_sockets + 1
"""More than one guest may watch where nobody has lifted the limits."""


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move or two of each kind are enough here."""
    monkeypatch.setattr(bench_bots, "LEAST_MOVES", 1)
    monkeypatch.setattr(bench_bots, "ATTACK_MOVES", 3)
    monkeypatch.setattr(bench_bots, "ATTACK_TABLES", ATTACK_TABLES)


def test_figures_of_all_levels_and_of_both_attacks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    watched: set[str] = set()
    made: dict[bench_bots._Guest, list[str]] = {}
    news, table = bench_bots._Guest.news, bench_bots._Guest.table

    def noted(self: bench_bots._Guest, of: str) -> Any:
        watched.add(of)
        return news(self, of)

    async def kept(self: bench_bots._Guest, *levels: Any) -> str:
        made.setdefault(self, []).append(await table(self, *levels))
        return made[self][-1]

    monkeypatch.setattr(bench_bots._Guest, "news", noted)
    monkeypatch.setattr(bench_bots._Guest, "table", kept)
    assert main((*TINY, "--json")) == 0
    data = json.loads(capsys.readouterr().out)["bots"]
    assert (data["game"], data["players"], data["tables"]) == ("citadels", 4, 1)
    assert data["workers"] >= 1
    assert [row["level"] for row in data["levels"]] == LEVELS
    attacks = data["attacks"]
    assert [(row["tables"], row["level"]) for row in attacks] == [(ATTACK_TABLES, "expert")] * 2
    assert [row["watched"] for row in attacks] == [True, False]
    for row, least in [*((row, 1) for row in data["levels"]), *((row, 3) for row in attacks)]:
        assert row["moves"] >= least
        assert 0 < row["p50"] <= row["p99"] <= row["max"]
    crowds = [tables for tables in made.values() if len(tables) == ATTACK_TABLES]
    assert [len(watched & set(tables)) for tables in crowds] == [ATTACK_TABLES, 0]  # then nobody looks


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rows_are_said_in_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    row: dict[str, Any] = {"moves": 1234, "p50": 105.6, "p99": 2345.0, "max": 9999.0}
    nothing = bench_bots._figures([])
    levels = [{"level": level, **(nothing if level == "expert" else row)} for level in LEVELS]
    attacks = [{"tables": 50, "watched": watched, **row} for watched in (True, False)]
    head = {"game": "citadels", "players": 4, "tables": 3, "workers": 1}
    monkeypatch.setenv("COLUMNS", "140")
    bench_bots.print_bots({**head, "levels": levels, "attacks": attacks}, lang)
    shown = capsys.readouterr().out
    *_, heads, _, easy, _, _, expert, attack, alone = [line.split() for line in shown.splitlines() if line.strip()]
    assert (
        heads == " ".join(t(lang, f"cli-bench-bots-{name}") for name in ("level", "moves", "p50", "p99", "max")).split()
    )
    assert easy[0] == t(lang, "common-level-easy")
    assert expert == [t(lang, "common-level-expert"), "0", "–", "–", "–"]
    for line, watched in ((attack, "watched"), (alone, "alone")):
        assert " ".join(line).startswith(t(lang, "cli-bench-bots-attack", n=50, watched=watched))
    assert attack != alone
    separated = {"en": "1,234 106 2,345 9,999", "hu": "1234 106 2345 9999"}
    assert " ".join(attack).endswith(separated[lang])
