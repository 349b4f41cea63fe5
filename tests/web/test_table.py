"""The shell of a table in a real browser: playing, reloading, a server that goes away, two people, watching, keys."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.serving import Server
from tests.web.browsing import MINE, PATIENCE, Visitor

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.timeout(300)


def times_chosen(state: Any) -> int:
    """How often this person has chosen a character: once in a round, murdered or not."""
    return sum(event["id"] == "citadels-you-pick" for event in state["events"])


def test_a_table_is_played_by_mouse_reloaded_and_played_on(visit: Visit) -> None:
    anna, rng = visit("Anna"), random.Random(3)
    table = anna.open_table("citadels")
    anna.play_by_mouse(table, rng, lambda who: who.state(table)["seq"] > 25)
    first, lines = anna.page.locator("[role=log] li").first.inner_text(), anna.page.locator("[role=log] li").count()
    anna.page.reload()
    anna.my_decision()
    assert anna.page.locator("[role=log] li").first.inner_text() == first
    assert anna.page.locator("[role=log] li").count() > lines / 2  # told at once, small things go together
    before = anna.state(table)["seq"]
    anna.play_by_mouse(table, rng, lambda who: who.state(table)["seq"] > before + 8)


def test_a_server_that_goes_away_loses_no_click(visit: Visit, server: Server) -> None:
    anna = visit("Anna")
    table = anna.open_table("citadels", ["me", "random", "random"])
    anna.my_decision()
    seq = anna.state(table)["seq"]
    server.kill()
    anna.page.wait_for_selector(".prompt.warn")
    assert anna.page.locator("[data-can=can]").count() == 0, "nothing can be done while the connection is lost"
    server.start()
    anna.page.wait_for_selector(f"{MINE} .verb")
    anna.play_by_mouse(table, random.Random(1), lambda who: who.state(table)["seq"] > seq)


def test_two_tabs_of_one_person_show_the_same_table(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open_table("citadels", ["me", "random", "random", "random"])
    anna.my_decision()
    other = anna.context.new_page()
    other.goto(anna.page.url)
    other.wait_for_selector(f"{MINE} .verb")
    asked = anna.state(table)["observation"]["pending"][0]["id"]
    for page in (anna.page, other):
        page.keyboard.press("c")
        page.locator("dialog[open] .list button").first.focus()
    anna.page.keyboard.press("Enter")
    other.wait_for_selector("dialog[open] .list button", state="detached")  # that question is answered here as well
    other.wait_for_selector(f"{MINE} .verb")
    seen = anna.state(table)
    assert times_chosen(seen) == 1
    assert all(decision["id"] > asked for decision in seen["observation"]["pending"])
    pages = (anna.page, other)
    lines = [page.locator("[role=log] li").count() for page in pages]
    other.keyboard.press("c")
    other.locator("dialog[open] .list button").first.click()
    anna.asked_after(table, seen["seq"])
    for page, before in zip(pages, lines, strict=True):
        page.wait_for_function("n => document.querySelectorAll('[role=log] li').length > n", arg=before)
    for region in ("prompt", "stage", "hand"):
        end = time.monotonic() + PATIENCE / 1000
        while len({page.locator(f"[data-region={region}]").inner_text() for page in pages}) > 1:
            assert time.monotonic() < end, f"the tabs differ: {region}"
            other.wait_for_timeout(50)


def test_two_people_and_somebody_who_watches(visit: Visit) -> None:
    anna, bence, csilla = visit("Anna"), visit("Bence", lang="hu"), visit("Csilla")
    table = anna.open_table("citadels", ["me", "open"])
    bence.api("POST", f"/api/tables/{table}/join", {})
    bence.go(f"/table/{table}")
    csilla.go(f"/table/{table}")
    csilla.page.wait_for_selector(".prompt.quiet")
    assert csilla.page.locator("[data-region=hand]").count() == 0
    rng = random.Random(5)
    for _ in range(12):
        asked = {decision["seat"] for decision in anna.state(table)["observation"]["pending"]}
        who = anna if 0 in asked else bence
        who.my_decision()
        who.click_something(rng)
        who.page.wait_for_timeout(300)
    assert csilla.page.locator("[role=log] li").count() > 3
    anna.page.fill("[data-region=log] input", "Szia!")
    anna.page.keyboard.press("Enter")
    bence.page.get_by_role("tab", name="Csevegés").click()
    bence.page.get_by_text("Szia!").wait_for()


def test_a_hot_seat_hides_the_table_between_two_people(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.api(
        "POST",
        "/api/tables",
        {
            "game": "citadels",
            "seats": [{"kind": "me"}, {"kind": "me", "name": "Bence"}, {"kind": "bot", "bot": "normal"}],
        },
    )["id"]
    anna.go(f"/table/{table}")
    seen, rng = set(), random.Random(2)
    for _ in range(12):
        anna.page.wait_for_selector(f".curtain, {MINE} .verb")
        if anna.page.locator(".curtain").count():
            assert anna.page.locator("[data-region]").count() == 0
            seen.add(anna.page.locator(".curtain h1").inner_text())
            anna.page.locator(".curtain .btn.act").click()
        else:
            anna.click_something(rng)
            anna.page.wait_for_timeout(200)
    assert len(seen) == 2


def test_keys_alone_are_enough(visit: Visit) -> None:
    anna = visit("Anna", size=(390, 844))
    table = anna.open_table("citadels", ["me", "normal", "normal"])
    keys, seq = anna.page.keyboard, -1
    for _ in range(25):
        if not anna.my_decision():
            break
        keys.press("c")  # the list of all choices
        if anna.page.locator("dialog[open] .list button").count():
            anna.page.locator("dialog[open] .list button").first.focus()
            keys.press("Enter")
        else:
            keys.press("1")
        anna.page.wait_for_timeout(100)
        seq = max(seq, anna.state(table)["seq"])
    assert seq > 20
    keys.press("?")
    anna.page.wait_for_selector("dialog[open] kbd")
    keys.press("Escape")
    keys.press("m")
    anna.page.wait_for_selector("main.text")


def test_undo_takes_back_and_the_prompt_is_as_before(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("citadels", ["me", "random", "random"], free_undo=True)
    rng = random.Random(8)
    for _ in range(20):
        anna.my_decision()
        undo = anna.page.locator(".bar button", has_text="Undo")
        if undo.is_enabled():
            before = anna.page.locator("[role=log] li").count()
            undo.click()
            anna.page.wait_for_function("n => document.querySelectorAll('[role=log] li').length > n", arg=before)
            anna.my_decision()
            return
        anna.click_something(rng)
        anna.page.wait_for_timeout(200)
    pytest.fail("nothing could be taken back")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_serious(visit: Visit, size: tuple[int, int], dark: bool) -> None:
    anna = visit("Anna", lang="hu", size=size, dark=dark)
    anna.open_table("citadels")
    anna.my_decision()
    assert anna.axe() == []
    anna.page.keyboard.press("m")
    anna.page.wait_for_selector("main.text")
    assert anna.axe() == []


@pytest.mark.parametrize("game", ["citadels", "walled_city", "ankh_morpork", "genoa"])
def test_the_first_load_of_a_table_is_light(visit: Visit, game: str) -> None:
    anna, loaded = visit("Anna", lang="hu"), dict[str, int]()
    anna.page.on("response", lambda answer: loaded.update({answer.url: int(answer.headers.get("content-length", "0"))}))
    anna.open_table(game)
    anna.my_decision()
    anna.page.wait_for_timeout(500)
    assert sum(loaded.values()) < 250_000, sorted(loaded.items(), key=lambda found: -found[1])[:8]
