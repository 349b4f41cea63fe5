"""The site in a browser, under the server's own security policy: without scripts, with them, on a phone, by night."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page

from tetrapolis.server.security import HEADERS

PAGES = (
    "index",
    "play/open",
    "games/genoa",
    "rules/citadels-hu",
    "server",
    "reference/rest",
    "api/core.chance",
    "outside-bots",
)
"""One of each kind."""
SHORT = ("index", "games/genoa", "server", "api/core.chance")
"""Those that axe looks at: tables, a picture, a drawing, blocks of code, names of Python, and what all pages have."""
LEFT = "net::ERR_ABORTED"
"""Of what was still on its way when somebody went to another page."""
DESK, PHONE = {"width": 1280, "height": 900}, {"width": 390, "height": 844}


class _Handler(SimpleHTTPRequestHandler):
    """Serves files with the headers of our server."""

    def end_headers(self) -> None:
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Says nothing."""


@pytest.fixture(scope="module")
def url(site: Path) -> Iterator[str]:
    """Where the site is."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def opened(browser: Browser, **how: Any) -> tuple[Page, list[str]]:
    """A page of its own, and what went wrong on it."""
    page = browser.new_context(**how).new_page()
    wrong: list[str] = []
    page.on("console", lambda said: wrong.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("requestfailed", lambda request: wrong.append(request.url) if request.failure != LEFT else None)
    return page, wrong


def test_pages_are_read_without_scripts(browser: Browser, url: str) -> None:
    page, wrong = opened(browser, java_script_enabled=False, viewport=DESK)
    page.goto(f"{url}/index.html")
    page.get_by_role("link", name="Quickstart").first.click()
    assert page.get_by_role("heading", level=1).inner_text().startswith("Quickstart")
    page.goto(f"{url}/rules/citadels-en.html#CIT-6.12")
    assert page.locator('[id="CIT-6.12"]').is_visible()
    assert wrong == []


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_pages_fit_and_are_accessible(browser: Browser, url: str, size: dict[str, int], scheme: str) -> None:
    page, wrong = opened(browser, viewport=size, color_scheme=scheme)
    for name in PAGES:
        page.goto(f"{url}/{name}.html")
        wide = page.evaluate("document.scrollingElement.scrollWidth")
        assert wide <= size["width"], f"{name} is {wide} wide"
        if name not in SHORT:
            continue
        found = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]})
        assert [(each["id"], each["nodes"][0]["html"]) for each in found.response["violations"]] == [], name
    assert wrong == []


def test_the_search_finds_a_rule_and_the_colours_can_be_chosen(browser: Browser, url: str) -> None:
    page, wrong = opened(browser, viewport=DESK)
    page.goto(f"{url}/search.html?q=warlord")
    page.get_by_role("link", name="Citadels: the rules").first.wait_for()
    page.goto(f"{url}/index.html")
    page.locator(".theme-toggle-content .theme-toggle").click()
    chosen = page.evaluate("document.body.dataset.theme")
    assert chosen in ("light", "dark")
    page.reload()
    assert page.evaluate("document.body.dataset.theme") == chosen
    assert wrong == []
