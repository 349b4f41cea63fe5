"""A server with the built client, and people who come to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.serving import Server, sqlite_url
from tests.web.browsing import Visitor


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
