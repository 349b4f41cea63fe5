"""A server with the built client, and people who come to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.serving import Server, sqlite_url
from tests.web.browsing import Visitor


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all: starting one takes longer than most of what is looked at, and guests share nothing anyway."""
    folder = tmp_path_factory.mktemp("house")
    found = Server(sqlite_url(folder), folder, keep_port=True)
    try:
        yield found.start()
    finally:
        found.clear()


@pytest.fixture
def server(house: Server) -> Server:
    """A server that keeps its address when it is started again; whoever stopped it may have failed to do so."""
    if not house.running:
        house.start()
    return house


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
