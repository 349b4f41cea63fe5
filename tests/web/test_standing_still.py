"""A table with playing hours, at night: its page says that the clock stands still, and until when."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.test_playing_hours import zone_where_it_is
from tests.web.browsing import Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize(
    ("game", "lang", "size", "words"),
    [
        ("citadels", "en", (1440, 900), "Clock stands still until"),
        ("ankh_morpork", "hu", (390, 844), "Áll az óra eddig:"),
    ],
)
def test_at_night_the_clock_says_that_it_stands_still(
    visit: Visit, game: str, lang: str, size: tuple[int, int], words: str
) -> None:
    zone, there = zone_where_it_is(3)
    hours = {"start": 600, "end": 1320, "zone": zone}
    slow: dict[str, Any] = {"pace": "turns", "clock": "decision", "seconds": 3600, "hours": hours}
    anna, bela = visit("Anna", lang=lang, size=size), visit("Béla")
    table = anna.open_table(game, ["me", "open"], **slow)
    bela.api("POST", f"/api/tables/{table}/join", {})
    opens = there.replace(hour=10, minute=0, second=0, microsecond=0).astimezone()
    bar = anna.page.locator(".bar")
    expect(bar).to_contain_text(re.compile(rf"{words} 0?{opens.hour}:{opens.minute:02}"))
    running = anna.page.locator("main .time", has=anna.page.get_by_role("img", name=words))
    expect(running.first).to_have_text("1:00:00")  # the hour, without the night before it
    anna.page.wait_for_timeout(2_500)
    expect(running.first).to_have_text("1:00:00")
    if picture := os.environ.get("TETRAPOLIS_PICTURES", ""):
        anna.shot(f"{picture}/still-{lang}.png")
    assert anna.page.evaluate("document.documentElement.scrollWidth") == size[0]
