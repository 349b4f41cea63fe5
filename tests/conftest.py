"""Options of the test run."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tetrapolis.core.holes import poison

games = import_module("tetrapolis.games")  # the package; `tetrapolis.games` is also its function of that name


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="sweeps over many more games (minutes instead of seconds)")


@pytest.fixture
def full(request: pytest.FixtureRequest) -> bool:
    """Whether the long sweeps were asked for."""
    return bool(request.config.getoption("--full"))


@pytest.fixture(autouse=True, scope="session")
def holes_are_poison() -> Iterator[None]:
    """Whoever computes with what a seat may not know fails at once, in every test."""
    with poison():
        yield


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that games are looked for in; nothing of it is left behind."""
    monkeypatch.setenv(games.FOLDER, str(tmp_path))
    monkeypatch.setattr(sys, "path", [*sys.path])
    known = set(sys.modules)
    forget_games()
    yield tmp_path
    monkeypatch.undo()
    for module in set(sys.modules) - known:
        if str(tmp_path) in str(getattr(sys.modules[module], "__file__", "")):
            del sys.modules[module]
    forget_games()


def forget_games() -> None:
    """Look for games anew."""
    games._sources.cache_clear()
    games._load.cache_clear()
    games.playable.cache_clear()
