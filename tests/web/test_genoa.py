"""Genoa in a real browser: whole games by mouse, offers put together by clicking, text mode, facts that are fresh."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.browsing import MINE, Visitor
from tests.web.npm import tell
from tools.facts import is_stale

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.timeout(600)


def test_facts_are_fresh() -> None:
    assert not is_stale("genoa"), "run: python -m tools.facts"


def test_everything_in_whole_games_has_words(tmp_path: Path) -> None:
    tell("genoa", tmp_path)


def test_offers_are_put_together_by_mouse(visit: Visit) -> None:
    anna = visit("Anna", lang="hu")
    table = anna.open_table("genoa", ["me", "normal", "random"])
    anna.play_by_mouse(table, random.Random(4), lambda who: who.composed > 5, 240)
    assert anna.composed > 5


@pytest.mark.parametrize(
    ("options", "seats"),
    [({"board": "alt"}, 2), ({"negotiation": "live"}, 3), ({"auto_deliver": False, "joint_street": True}, 5)],
)
def test_other_tables_by_mouse(visit: Visit, options: dict[str, Any], seats: int) -> None:
    anna = visit("Anna")
    table = anna.open_table("genoa", ["me", *["normal"] * (seats - 1)], options=options)
    anna.play_by_mouse(table, random.Random(seats), lambda who: who.state(table)["seq"] > 90, 200)
    assert anna.over or anna.state(table)["seq"] > 90


def test_an_offer_is_put_together_by_clicking_and_stays_sealed(visit: Visit) -> None:
    anna, bence = visit("Anna"), visit("Bence")
    table = anna.open_table("genoa", ["me", "open", "normal"], options={"first_player": 1, "board": "main"})
    bence.api("POST", f"/api/tables/{table}/join", {})
    bence.go(f"/table/{table}")
    bence.my_decision()
    bence.page.locator(f"{MINE} .verb").first.click()  # rolls
    bence.page.wait_for_timeout(500)
    if "invite" in bence.state(table, 1)["observation"]["legal"]:
        bence.page.locator(f"{MINE} .verb").last.click()
    anna.my_decision()
    anna.page.locator(".starts .btn").first.click()
    anna.page.locator("form.desk .coins button").last.click()
    anna.page.locator("form.desk button[type=submit]:not(:disabled)").click()
    anna.page.locator(".row.draft").wait_for()
    assert "15" in anna.page.locator(".row.draft").inner_text()
    assert bence.page.locator("li.row").count() == 0, "nobody sees it before it is handed in"
    anna.page.keyboard.press("e")
    anna.page.keyboard.press("e")
    bence.page.locator("li.row .btn").first.wait_for()
    assert "15" in bence.page.locator(".offers").inner_text()


def test_what_cannot_be_offered_is_said_by_the_server(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open_table("genoa", ["me", "normal"], options={"first_player": 1})
    anna.my_decision()
    while anna.state(table)["observation"]["pending"][0]["kind"] != "ask":
        anna.page.wait_for_timeout(200)
        anna.page.locator(f"{MINE} .verb").last.click()
    anna.page.locator(".starts .btn").first.click()
    reason = anna.page.locator("form.desk .bad")
    reason.wait_for()
    assert "good" in reason.inner_text(), "with two players money alone is not enough"
    assert anna.page.locator("form.desk button[type=submit]:not(:disabled)").count() == 0


def test_text_mode_is_complete(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open_table("genoa", options={"first_player": 0})
    anna.go(f"/table/{table}?text=1")
    page = anna.page
    page.get_by_role("button", name="Roll both dice").click()
    page.wait_for_timeout(1500)
    seq = anna.state(table)["seq"]
    for _ in range(40):
        if anna.state(table)["seq"] > seq + 12:
            break
        desk = page.locator("form.desk")
        choices = page.locator(".choices button:not(:disabled)")
        if desk.count():
            desk.locator("footer button:not([type=submit])").last.click()
        elif choices.count():
            choices.last.click() if choices.count() < 3 else choices.nth(choices.count() // 2).click()
        page.wait_for_timeout(250)
    assert anna.state(table)["seq"] > seq
    assert page.get_by_role("heading", name="Buildings").count()


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_serious(visit: Visit, dark: bool) -> None:
    anna = visit("Anna", dark=dark)
    table = anna.open_table("genoa", options={"first_player": 0})
    wanted = "decide"
    anna.play_by_mouse(
        table, random.Random(7), lambda who: who.state(table)["observation"]["pending"][0]["kind"] == wanted, 120
    )
    assert anna.axe() == []
