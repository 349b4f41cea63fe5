"""Games from outside that nobody has drawn: words come from the server, the table from prompt and view."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Response

from tests.conftest import games
from tests.server.serving import Server, sqlite_url
from tests.web.browsing import Visitor
from tests.web.test_evenings import PHONE, check_the_result, choose_by_keys, table_of

Visit = Callable[..., Visitor]
FOLDER = Path(__file__).parents[1] / "strange"
MISSING = re.compile(r"\[[a-z]+-|\borchard\b|\{\$")
"""An id, or a value that a message lacks."""
SECONDS = 200
pytestmark = pytest.mark.timeout(SECONDS + 60)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the games of the folder."""
    folder = tmp_path_factory.mktemp("strange")
    found = Server(sqlite_url(folder), folder)
    try:
        with pytest.MonkeyPatch.context() as here:
            here.setenv(games.FOLDER, str(FOLDER))
            found.start()
        yield found
    finally:
        found.clear()


def words_of(anna: Visitor) -> str:
    """All that the page says."""
    return anna.page.locator("body").inner_text()


def test_from_the_first_page_to_the_result_by_mouse(visit: Visit) -> None:
    anna = visit("Anna")
    anna.go("/")
    plate = anna.page.locator("li.plate", has_text="Orchard")
    assert "2–4 players" in plate.inner_text()
    assert "before the garden is full" in plate.inner_text()
    plate.get_by_role("link", name="New table").click()
    anna.page.wait_for_selector(".op")
    assert anna.page.locator(".op", has_text="on a six everybody gets a coin").count() == 1
    assert anna.page.locator("section", has_text="So many squares are fenced off").count() == 1
    anna.page.locator("button[type=submit]").click()
    table = table_of(anna)
    anna.my_decision()
    hand = anna.page.locator("[data-region=hand]").inner_text()
    held = [tree for tree in ("Apple", "Pear", "Plum", "Fig") if tree in hand]
    assert held
    anna.page.locator("[data-region=hand] .card").first.click()
    anna.page.locator(".grid button[data-can=can]").first.click()
    anna.page.locator("[role=log]", has_text="Anna plants").wait_for()
    anna.play_by_mouse(table, random.Random(1), lambda who: False, seconds=SECONDS)
    assert not MISSING.search(words_of(anna)), MISSING.search(words_of(anna))
    anna.page.locator(".prompt .verbs button").click()
    check_the_result(anna, table, "en")
    assert "The garden is full." in words_of(anna)
    anna.go(f"/table/{table}/replay?seq=3")
    anna.page.wait_for_selector(".grid")
    assert anna.page.locator(".grid td:not(.bare)").count() >= 1
    assert not MISSING.search(words_of(anna))


def test_by_keys_alone_on_a_phone_in_hungarian(visit: Visit) -> None:
    anna = visit("Anna", lang="hu", size=PHONE)
    table = anna.open_table("orchard", ["me", "random", "hard"])
    rng, end = random.Random(2), time.monotonic() + SECONDS
    anna.my_decision()
    assert anna.question() == "Melyik fát ülteted el?"
    while anna.my_decision():
        assert time.monotonic() < end, anna.question()
        choose_by_keys(anna, rng)
    assert not MISSING.search(words_of(anna))
    anna.go(f"/table/{table}/over")
    check_the_result(anna, table, "hu")


def test_for_readers(visit: Visit) -> None:
    """Names on everything, text mode in words, nothing serious for axe on any of the pages."""
    anna = visit("Anna")
    anna.open_table("orchard", ["me", "random"], options={"weather": True, "fence": 2})
    anna.my_decision()
    assert anna.axe() == []
    assert anna.page.locator(".grid button").first.get_attribute("aria-label") == "Garden 1/1: Fence"
    plate = anna.page.locator(".plate").nth(1).get_attribute("aria-label")
    assert plate == "Bence: Trees: 3 face down and Coins: 0"
    anna.page.keyboard.press("m")
    anna.page.wait_for_selector("main.text")
    told = words_of(anna)
    assert "Garden: Fence ×2" in told
    assert "Deck: 15 face down" in told
    assert not MISSING.search(told)
    assert anna.axe() == []
    for path in ("/new/orchard", "/rules/orchard", "/guide/orchard", "/about"):
        anna.go(path)
        anna.page.locator("main", has_text="Orchard").wait_for()
        assert not MISSING.search(words_of(anna)), path
        assert anna.axe() == [], path


def test_its_words_are_fetched_once(visit: Visit) -> None:
    anna = visit("Anna")
    seen: list[tuple[str, str]] = []

    def note(answer: Response) -> None:
        if "/words/" in answer.url:
            seen.append((answer.url, answer.headers.get("cache-control", "")))

    anna.page.on("response", note)
    anna.go("/rules/orchard")
    anna.page.wait_for_selector(".primer li")
    anna.go("/guide/orchard")
    anna.page.wait_for_selector(".primer li")
    addresses = {url.rpartition("/api/")[2].partition("?")[0] for url, _ in seen}
    assert addresses == {"games/orchard/words/en"}
    assert {url for url, _ in seen} == {seen[0][0]}
    assert all("immutable" in kept for _, kept in seen)
