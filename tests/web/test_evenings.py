"""Whole evenings, from the first page to the result: with the mouse only, and with the keys only on a small screen.

Two games each way, one in each language; with --full each game both ways. (The games' own tests press things through
whole games, too.)
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.browsing import MINE
from tetrapolis.locales import t

if TYPE_CHECKING:
    from tests.web.browsing import Visitor

Visit = Callable[..., "Visitor"]
PHONE = (390, 844)
WINNER = {"en": re.compile(r"\bwins?\b|\bshare"), "hu": re.compile(r"nyer|győz|osztoz")}
SECONDS = 280
CLOSES = 0.8
"""How often the last verb is taken: somebody who never passes plays Genoa for a whole evening. Everything else that
can be pressed is pressed in the games' own tests."""

DUELS = ("genoa",)
"""Games whose evening is long enough with one bot."""


def table_of(anna: Visitor) -> str:
    """The table of this page's address."""
    anna.page.wait_for_url(re.compile(r"/table/[^/]+$"))
    return anna.page.url.rpartition("/")[2]


def check_the_result(anna: Visitor, table: str, lang: str) -> None:
    """The page of the result names the winners, and everybody's points."""
    anna.page.wait_for_url(re.compile(rf"/table/{table}/over$"))
    headline = anna.page.locator(".over h1").inner_text()
    assert WINNER[lang].search(headline), headline
    outcome: dict[str, Any] = anna.state(table)["observation"]["outcome"]
    names = [seat["name"] for seat in anna.api("GET", f"/api/tables/{table}")["seats"]]
    assert all(names[seat] in headline for seat in outcome["ranking"][0])
    rows = anna.page.locator(".over tbody tr")
    assert rows.count() == len(names)
    for place, seat in enumerate(seat for group in outcome["ranking"] for seat in group):
        row = rows.nth(place).inner_text()
        assert names[seat] in row
        assert str(outcome["scores"][seat]) in re.findall(r"\d+", re.sub(r"(?<=\d)[,\xa0](?=\d{3})", "", row))


@pytest.mark.timeout(SECONDS + 60)
@pytest.mark.parametrize(
    ("game", "lang", "seed"),
    [
        ("citadels", "en", 1),
        pytest.param("walled_city", "hu", 2, marks=pytest.mark.full),
        pytest.param("ankh_morpork", "hu", 3, marks=pytest.mark.full),
        ("genoa", "hu", 4),
    ],
)
def test_by_mouse_alone(visit: Visit, game: str, lang: str, seed: int) -> None:
    anna = visit("Anna", lang=lang)
    anna.go("/")
    anna.page.locator(f'a[href="/new/{game}"]').click()
    if game in DUELS:
        anna.page.get_by_label(t(lang, "web-seat-remove", n=3)).click()
    anna.page.locator("button[type=submit]").click()
    table = table_of(anna)
    anna.play_by_mouse(table, random.Random(seed), lambda who: False, seconds=SECONDS, closes=CLOSES)
    anna.page.locator(".prompt .verbs button").click()
    check_the_result(anna, table, lang)


# ---- by keys


def focused(anna: Visitor, selector: str) -> bool:
    """Whether the focus is there."""
    return bool(anna.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector))


def tab_to(anna: Visitor, selector: str, gone: Callable[[], bool] = lambda: False) -> bool:
    """Press Tab until the focus is there; false if what was to be found has gone meanwhile."""
    for _ in range(120):
        if focused(anna, selector):
            return True
        if gone():
            return False
        anna.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def choose_by_keys(anna: Visitor, rng: random.Random) -> None:
    """Press the number of the verb that closes, or open the list of all that can be done and take one of its lines.

    What others do may put question and list away at any moment: then whoever plays looks again.
    """
    keys, line = anna.page.keyboard, "dialog[open] .list button"
    lines = anna.page.locator(line)
    if rng.random() < CLOSES and anna.page.locator(f"{MINE} .verb.closing:not(.off)").count():
        keys.press(str(anna.page.locator(f"{MINE} .verbs > .verb").count()))
        return
    keys.press("c")
    if anna.appears(line) and tab_to(anna, line, gone=lambda: not lines.count()):
        for _ in range(rng.randrange(max(1, min(lines.count(), 6)))):
            keys.press("Tab")
    if focused(anna, line):
        keys.press("Enter")
    else:  # beyond the last line, or all of it has gone
        keys.press("Escape")


@pytest.mark.timeout(SECONDS + 60)
@pytest.mark.parametrize(
    ("game", "lang", "seed"),
    [
        pytest.param("citadels", "hu", 5, marks=pytest.mark.full),
        ("walled_city", "en", 6),
        ("ankh_morpork", "hu", 7),
        pytest.param("genoa", "en", 8, marks=pytest.mark.full),
    ],
)
def test_by_keys_alone_on_a_phone(visit: Visit, game: str, lang: str, seed: int) -> None:
    anna = visit("Anna", lang=lang, size=PHONE)
    anna.go("/")
    anna.page.wait_for_selector(f'a[href="/new/{game}"]')
    keys, rng, end = anna.page.keyboard, random.Random(seed), time.monotonic() + SECONDS
    tab_to(anna, f'a[href="/new/{game}"]')
    keys.press("Enter")
    anna.page.wait_for_selector("button[type=submit]:not([disabled])")
    if game in DUELS:
        tab_to(anna, f'[aria-label="{t(lang, "web-seat-remove", n=3)}"]')
        keys.press("Enter")
    tab_to(anna, "button[type=submit]")
    keys.press("Enter")
    table = table_of(anna)
    while anna.my_decision():
        assert time.monotonic() < end, anna.question()
        choose_by_keys(anna, rng)
        anna.page.wait_for_timeout(10)
    tab_to(anna, ".prompt .verbs button")
    keys.press("Enter")
    check_the_result(anna, table, lang)
