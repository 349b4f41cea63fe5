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
from tests.testing.changed import CHANGES, Change
from tetrapolis import locales
from tetrapolis.testing import LAWS, Finding, Setting, parts
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
    """An example with other lines."""
    shutil.copytree(EXAMPLES / change.game, folder / change.game)
    path = folder / change.game / "src" / f"tetrapolis_{change.game}" / change.file
    text = path.read_text("utf-8")
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
