"""No page has an axe violation of serious or critical kind, and none is wider than its screen.

The same pages as in `make screenshots`.
"""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page

from tools.moments import STORIES
from tools.screenshots import leave, served, shots, visit, window

BAD = ("serious", "critical")
LEFT_OUT = tuple(
    [f"{game}-{moment}" for game, story in STORIES.items() for moment in ("start", "middle", *story.decisions, "end")]
    + [f"{page}-{game}" for page in ("rules", "guide") for game in STORIES if game != "citadels"]
)
"""Tables are looked at in the games' own tests; the rules of all games are drawn by the same page."""


def violations(page: Page) -> list[str]:
    """What axe finds, of serious or critical kind."""
    found = Axe().run(page).response["violations"]
    bad = [violation for violation in found if violation["impact"] in BAD]
    return [f"{v['id']}: {v['nodes'][0]['html'][:200]} ({len(v['nodes'])})" for v in bad]


@pytest.mark.timeout(1200)
@pytest.mark.parametrize(("lang", "size", "theme"), [("en", "desktop", "light"), ("hu", "phone", "dark")])
def test_axe_finds_nothing_serious_on_any_page(browser: Browser, lang: str, size: str, theme: str) -> None:
    found: list[str] = []
    with served(lang) as (server, stocked):
        tokens = stocked.tokens | {"": ""}
        context = window(browser, lang, size, theme)
        for shot in shots(stocked):
            if size in shot.sizes and shot.name not in LEFT_OUT:
                page, errors = visit(context, server.url, tokens[shot.who], shot)
                found += [f"{shot.name}: {error}" for error in (*errors, *violations(page))]
                leave(page)
        context.close()
    assert found == []
