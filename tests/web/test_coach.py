"""The coach at the table: asks before a move that gives much away, and says why only when that is decided."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Route

from tests.web.browsing import Visitor, serious

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.timeout(300)


def strict(who: Visitor) -> list[str]:
    """A coach that likes no move; which it was asked about."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        move = json.loads(route.request.post_data or "")["move"]
        asked.append(move)
        choices: list[dict[str, object]] = [
            {"move": other, "share": share, "error": 0.01, "worlds": 9, "said": None, "reasons": []}
            for other, share in (("something better", 0.61), (move, 0.37))
        ]
        route.fulfill(json={"fine": False, "choices": choices})

    who.page.route("**/coach", answer)
    return asked


def doubt(who: Visitor) -> None:
    """Press what can be pressed until the coach asks."""
    rng = random.Random(1)
    while not who.page.locator("dialog[open]").count():
        who.click_something(rng)
        with suppress(Error):
            who.page.locator("dialog[open]").wait_for(timeout=2000)


@pytest.mark.parametrize(("lang", "size", "dark"), [("en", (1440, 900), False), ("hu", (390, 844), True)])
def test_are_you_sure(visit: Visit, lang: str, size: tuple[int, int], dark: bool) -> None:
    words = {
        "en": ("Are you sure?", "Think again", "Play it", "The coach", "Understood", "A coach beside you"),
        "hu": ("Biztos vagy benne?", "Átgondolom", "Ezt lépem", "Az edző", "Értem", "Edző melletted"),
    }
    sure, back, play_it, coach, thanks, switch = words[lang]
    anna = visit("Anna", lang=lang, size=size, dark=dark)
    anna.go("/settings")
    anna.page.get_by_role("switch", name=switch).click()
    table = anna.open_table("citadels", ["me", "normal"])
    anna.my_decision()
    asked = strict(anna)
    before = anna.state(table)["seq"]
    page = anna.page
    doubt(anna)
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("heading", name=sure).wait_for()
    assert "61" not in dialog.inner_text()  # not before it is decided
    assert serious(page) == []
    dialog.get_by_role("button", name=back).click()
    page.get_by_role("dialog").get_by_role("heading", name=coach).wait_for()
    assert "61" in page.get_by_role("dialog").inner_text()
    assert serious(page) == []
    page.get_by_role("button", name=thanks).click()
    assert anna.state(table)["seq"] == before  # nothing was played
    doubt(anna)
    page.get_by_role("dialog").get_by_role("heading", name=sure).wait_for()
    page.get_by_role("button", name=play_it).click()
    page.get_by_role("dialog").get_by_role("heading", name=coach).wait_for()
    page.get_by_role("button", name=thanks).click()
    page.wait_for_function("() => !document.querySelector('dialog[open]')")
    assert len(asked) == 2
    assert anna.state(table)["seq"] > before  # it was played, and asked about once only
