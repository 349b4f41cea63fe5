"""A browser, a server with the built client, and people who come to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.serving import Server, sqlite_url
from tests.web.browsing import Visitor
from tetrapolis.cli.bench_browser import ARGUMENTS, chromium

STATIC = Path(__file__).parents[2] / "src" / "tetrapolis" / "server" / "static"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of this process."""
    path = chromium()
    assert path is not None, "no Chromium: run tools/browser.sh, or name one in TETRAPOLIS_CHROMIUM"
    assert (STATIC / "index.html").exists(), "the browser client is not built: run make web"
    with sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=path, args=ARGUMENTS)
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
    visitors: list[Visitor] = []

    def come(name: str = "Anna", **how: Any) -> Visitor:
        visitors.append(Visitor(browser, server, name, **how))
        return visitors[-1]

    yield come
    errors = [error for visitor in visitors for error in visitor.errors]
    for visitor in visitors:
        visitor.context.close()
    assert errors == []
