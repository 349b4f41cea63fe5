"""Options of the test run, and the one browser of it."""

from __future__ import annotations

import gc
import ssl
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import certifi
import pytest

from tests.sampling import Sampling
from tetrapolis.core.holes import poison

if TYPE_CHECKING:
    from playwright.sync_api import Browser

STATIC = Path(__file__).parents[1] / "src" / "tetrapolis" / "server" / "static"

LONG = (
    "test_axe.py",
    "test_evenings.py",
    "test_happening.py",
    "test_text_sizes.py",
    "test_sources.py",
    "test_chaos.py",
    "test_chaos_around.py",
    "test_bench_web.py",
    "test_site.py",
)
"""Files with tests that take longest."""

games = import_module("tetrapolis.games")  # the package; `tetrapolis.games` is also its function of that name


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="sweeps over many more games (minutes instead of seconds)")


def pytest_configure(config: pytest.Config) -> None:
    Sampling.full = bool(config.getoption("--full"))
    gc.disable()


def pytest_collection_finish() -> None:
    """What is there by now stays to the end; looking through it for garbage again and again took half of collecting."""
    gc.freeze()
    gc.enable()


def pytest_unconfigure() -> None:
    gc.unfreeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What needs the browser comes last: it keeps an event loop running, beside which nobody can start another.

    Of those the longest come first, so that no process is left alone with one in the end. What only `--full` runs is
    left out, not skipped: a skip says that this machine cannot run something.
    """
    if not Sampling.full and (long := [item for item in items if item.get_closest_marker("full")]):
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]
    items.sort(key=lambda item: ("browser" in getattr(item, "fixturenames", ()), item.path.name not in LONG))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of this process."""
    from playwright.sync_api import sync_playwright

    from tetrapolis.cli.bench.browser import ARGUMENTS, SHELL, chromium

    path = chromium(SHELL)
    assert path is not None, "no Chromium: run tools/browser.sh, or name one in TETRAPOLIS_CHROMIUM"
    assert (STATIC / "index.html").exists(), "the browser client is not built: run make web"
    with sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield found
        found.close()


@pytest.fixture
def full(request: pytest.FixtureRequest) -> bool:
    """Whether the long sweeps were asked for."""
    return bool(request.config.getoption("--full"))


@pytest.fixture(autouse=True, scope="session")
def holes_are_poison() -> Iterator[None]:
    """Whoever computes with what a seat may not know fails at once, in every test."""
    with poison():
        yield


@pytest.fixture(autouse=True, scope="session")
def authorities_are_read_once() -> Iterator[None]:
    """Every client of httpx reads the list of all certificate authorities anew, though our servers have no certificate:
    20 ms, in which a server could have answered a dozen requests."""
    read = ssl.create_default_context

    @cache
    def all_of_them() -> ssl.SSLContext:
        return read(cafile=certifi.where())

    def create(*purpose: Any, **which: Any) -> ssl.SSLContext:
        return all_of_them() if not purpose and which == {"cafile": certifi.where()} else read(*purpose, **which)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ssl, "create_default_context", create)
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
