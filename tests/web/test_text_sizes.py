"""Larger letters (the page's own setting) break nothing: no text is cut off or lies over another, no page is too wide.

The same pages as in `make screenshots`; all of them in both languages, at both sizes and on both screens with --full.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.sampling import Sampling
from tests.web.boxes import broken
from tools.screenshots import Shot, leave, served, shots, visit, window

SAMPLE = {
    "phone": [
        "welcome",
        "new-citadels",
        "lobby",
        "settings",
        "citadels-over",
        "citadels-decision",
        "walled_city-decision",
        "ankh_morpork-decision",
        "genoa-decision",
        "citadels-text",
        "walled_city-facts",
        "ankh_morpork-log",
    ],
    "desktop": [
        "home",
        "new-genoa",
        "settings",
        "genoa-over",
        "citadels-name",
        "walled_city-end",
        "ankh_morpork-play",
        "genoa-action",
        "citadels-replay",
        "ankh_morpork-choices",
    ],
}
"""Pages that broke before, and one of each kind."""
SOME = [("hu", "phone", 150), ("en", "desktop", 150)]
ALL = [(lang, size, percent) for lang in ("en", "hu") for size in SAMPLE for percent in (125, 150)]


def is_looked_at(shot: Shot, size: str) -> bool:
    """Whether a page is among those of a screen."""
    return size in shot.sizes and (Sampling.full or shot.name in SAMPLE[size])


@pytest.mark.timeout(1200)
@pytest.mark.parametrize(("lang", "size", "percent"), ALL if Sampling.full else SOME)
def test_larger_letters_break_nothing(browser: Browser, lang: str, size: str, percent: int) -> None:
    found: list[str] = []
    with served(lang) as (server, stocked):
        tokens = stocked.tokens | {"": ""}
        context = window(browser, lang, size, "light")
        context.add_init_script(
            f"localStorage.setItem('tetrapolis-settings', JSON.stringify({{ size: {percent}, lang: '{lang}' }}))"
        )
        for shot in shots(stocked):
            if is_looked_at(shot, size):
                page, errors = visit(context, server.url, tokens[shot.who], shot)
                found += [f"{shot.name}: {error}" for error in (*errors, *broken(page))]
                leave(page)
        context.close()
    assert not found, "\n".join(found)
