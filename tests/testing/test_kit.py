"""The kit that judges games: it lets our examples pass, and it notices every mistake by the law that is broken."""

from __future__ import annotations

import gc
import shutil
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import tetrapolis as tp
from tests.testing.changed import CHANGES, Change, nim
from tetrapolis import locales
from tetrapolis.core.errors import BadOptions
from tetrapolis.testing import LAWS, Finding, Setting, check_game, parts
from tetrapolis.testing.findings import At, raised
from tetrapolis.testing.positions import EVERYWHERE
from tetrapolis.testing.sources import own_chance

EXAMPLES = Path(__file__).parents[2] / "examples" / "games"
games = import_module("tetrapolis.games")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that games are looked for in; nothing of it is left behind."""
    monkeypatch.setenv(games.FOLDER, str(tmp_path))
    monkeypatch.setattr(sys, "path", [*sys.path])
    known = set(sys.modules)
    _forget()
    yield tmp_path
    monkeypatch.undo()
    for module in set(sys.modules) - known:
        if str(tmp_path) in str(getattr(sys.modules[module], "__file__", "")):
            del sys.modules[module]
    _forget()


def _forget() -> None:
    for cached in (
        games._sources,
        games._load,
        games.playable,
        locales._resources,
        locales._bundle,
        locales._message_ids,
    ):
        cached.cache_clear()


def changed_game(change: Change, folder: Path) -> tp.Game:
    """An example with other lines, or with a file more."""
    shutil.copytree(EXAMPLES / change.game, folder / change.game)
    path = folder / change.game / "src" / f"tetrapolis_{change.game}" / change.file
    path.parent.mkdir(exist_ok=True)
    text = path.read_text("utf-8") if path.exists() else ""
    for old, new in change.lines:
        assert text.count(old) >= 1, old
        text = text.replace(old, new)
    path.write_text(text, "utf-8")
    return tp.game(change.game)


def findings_of(game: tp.Game, law: str) -> Iterator[Finding]:
    """What is found about one law."""
    where = {law, "plays"} if law in EVERYWHERE or law in ("prompt", "answers") else {law}
    for part in parts(game, games=1):
        if part.law in where:
            yield from (finding for finding in part.findings() if finding.law == law)


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_a_mistake_is_told_by_the_law_it_breaks(change: Change, folder: Path) -> None:
    game = changed_game(change, folder)
    broken = (finding for finding in findings_of(game, change.law) if not finding.ok)
    said = [str(next(broken)), *(str(finding) for finding in broken)]
    assert any(change.said in one for one in said), said


def test_every_law_can_be_broken() -> None:
    """All but the speed, which is told and not judged."""
    assert {change.law for change in CHANGES} == {*LAWS} - {"speed"}


def test_one_cause_is_told_once_with_all_laws_it_breaks(folder: Path) -> None:
    game = changed_game(nim("plays", "", ("    return [Take(", "    1 / (pos.ply - 3)\n    return [Take(")), folder)
    found = list(check_game(game, games=1))
    (broken,) = [finding for finding in found if not finding.ok]
    assert broken.law == "plays"
    assert {"json", "copies", "replay", "secrecy", "bots"} <= {*broken.also}
    assert sorted([law for finding in found for law in finding.laws], key=LAWS.index) == list(LAWS)
    assert broken.text("en").count("ZeroDivisionError") == 1
    assert "more tables" in broken.text("en")


def test_two_causes_are_told_as_two(folder: Path) -> None:
    lines = (("pos.taken[seat] += move.n", "pos.taken[seat] += 1"), ('tp.settle("last_match"', 'tp.settle("over"'))
    found = list(check_game(changed_game(nim("ends", "", *lines), folder), games=1))
    told = [finding.text("en") for finding in found if not finding.ok]
    assert len(told) == len(set(told)) >= 2
    assert any("matches" in text for text in told)
    assert any("end_reasons" in text for text in told)


@pytest.mark.parametrize("lang", locales.LANGUAGES)
def test_what_has_an_id_is_told_in_words(lang: str) -> None:
    error = BadOptions("error-part-twice", part="gold", name="p2")
    said = raised("plays", tp.game("citadels"), error, At("citadels 2", "1", "3")).text(lang)
    assert locales.t(lang, "error-part-twice", part="gold", name="p2") in said
    assert "error-part-twice" not in said
    wordless = raised("plays", tp.game("citadels"), BadOptions("tea-error"), At("citadels 2")).text(lang)
    assert "tea-error" in wordless
    assert "words/" in wordless


def test_what_the_collector_calls_is_not_the_games() -> None:
    """Hypothesis, for one, asks the clock whenever memory is freed."""

    def timed(phase: str, info: dict[str, int]) -> None:
        time.perf_counter()

    gc.callbacks.append(timed)
    before = gc.get_threshold()
    gc.set_threshold(50)
    try:
        assert [found.ok for found in own_chance(Setting(tp.game("citadels"), 2, {}), 1)] == [True]
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(timed)
