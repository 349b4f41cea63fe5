"""A browser, a server with the built client, and people who come to it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.serving import Server, sqlite_url

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.web.browsing import Visitor

STATIC = Path(__file__).parents[2] / "src" / "tetrapolis" / "server" / "static"
CHROMIUM = os.environ.get("TETRAPOLIS_CHROMIUM", "/usr/bin/chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of this process."""
    playwright = pytest.importorskip("playwright.sync_api")
    if not Path(CHROMIUM).exists():
        pytest.skip("no Chromium (TETRAPOLIS_CHROMIUM names one)")
    if not (STATIC / "index.html").exists():
        pytest.skip("the browser client is not built: make web")
    with playwright.sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield found
        found.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that keeps its address when it is started again."""
    found = Server(sqlite_url(tmp_path), tmp_path, keep_port=True)
    try:
        yield found.start()
    finally:
        found.clear()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """`visit("Anna", lang="hu", size=(390, 844))`: somebody with a browser of their own, who has arrived.

    At the end nobody's page may have met an error.
    """
    from tests.web.browsing import Visitor

    visitors: list[Visitor] = []

    def come(name: str = "Anna", **how: Any) -> Visitor:
        visitors.append(Visitor(browser, server, name, **how))
        return visitors[-1]

    yield come
    errors = [error for visitor in visitors for error in visitor.errors]
    for visitor in visitors:
        visitor.context.close()
    assert errors == []
