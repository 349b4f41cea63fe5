"""No page has an axe violation of serious or critical kind, none is wider than its screen, and none lacks a word.

The same pages as in `make screenshots`. In a sample axe looks at each page on one kind of screen, in one language and
one theme; with --full on all of them.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.sampling import Sampling
from tests.web.browsing import serious
from tools.moments import STORIES
from tools.screenshots import SIZES, Shot, leave, served, shots, visit, window

LEFT_OUT = tuple(
    [f"{game}-{moment}" for game, story in STORIES.items() for moment in ("start", "middle", *story.decisions, "end")]
    + [f"{page}-{game}" for page in ("rules", "guide") for game in STORIES if game != "citadels"]
)
"""Tables are looked at in the games' own tests; the rules of all games are drawn by the same page."""
OF_EACH_GAME = ("choices", "text", "over", "replay", "watching", "facts", "log", "rules")
"""In a sample the half of the games show these on the one kind of screen, the others on the other."""
OF_BOTH = ("lobby", "curtain")
"""Pages that are laid out otherwise on a phone: axe looks at them on both."""
LARGE = (
    "home",
    "new-citadels",
    "new-genoa",
    "lobby",
    "citadels-over",
    "rules-citadels",
    "guide-citadels",
    "settings",
    "account",
    "about",
    "link",
    "history",
    "notices",
    "not-found",
)
"""What could get too wide on a large screen: pages, not tables."""


def is_looked_at(shot: Shot, size: str) -> bool:
    """Whether a page is among those of a screen."""
    if size == "large":
        return shot.name in LARGE
    game, _, what = shot.name.partition("-")
    half = list(STORIES)[size == "phone" :: 2]
    kept = Sampling.full or game not in STORIES or what not in OF_EACH_GAME or game in half
    return size in shot.sizes and shot.name not in LEFT_OUT and kept


def is_judged(shot: Shot, size: str, number: int) -> bool:
    """Whether axe looks at it there: in a sample at every other page of a screen, at those between on the other."""
    both = Sampling.full or shot.name in OF_BOTH or shot.name.startswith(tuple(STORIES))
    return both or (size != "large" and number % 2 == (size == "phone"))


@pytest.mark.timeout(1200)
@pytest.mark.parametrize(
    ("lang", "size", "theme"), [("en", "desktop", "light"), ("hu", "phone", "dark"), ("hu", "large", "light")]
)
def test_axe_finds_nothing_serious_on_any_page(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, lang: str, size: str, theme: str
) -> None:
    monkeypatch.setitem(SIZES, "large", (1920, 1080))  # no pictures are taken of it
    found: list[str] = []
    with served(lang) as (server, stocked):
        tokens = stocked.tokens | {"": ""}
        context = window(browser, lang, size, theme)
        for number, shot in enumerate(shots(stocked)):
            if is_looked_at(shot, size):
                page, errors = visit(context, server.url, tokens[shot.who], shot)
                wordless = ["words are missing"] if "[web-" in page.evaluate("document.body.innerText") else []
                violations = serious(page) if is_judged(shot, size, number) else []
                found += [f"{shot.name}: {error}" for error in (*errors, *wordless, *violations)]
                leave(page)
        context.close()
    assert found == []
