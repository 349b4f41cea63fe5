"""Ankh-Morpork in a real browser: whole games by mouse, by keys, in words; its facts are the engine's."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.browsing import Visitor
from tests.web.npm import tell
from tools.facts import is_stale

Visit = Callable[..., Visitor]


def test_the_facts_of_the_browser_are_up_to_date() -> None:
    assert not is_stale("ankh_morpork"), "run: python -m tools.facts"


@pytest.mark.timeout(900)
def test_whole_games_have_words_and_the_engines_numbers(tmp_path: Path) -> None:
    """Every legal move, question, event, card and end of random games: web/src/games/ankh_morpork/*.test.ts."""
    tell("ankh_morpork", tmp_path)


@pytest.mark.timeout(300)
def test_a_whole_game_is_played_on_a_phone_at_night(visit: Visit) -> None:
    anna = visit("Anna", lang="hu", size=(390, 844), dark=True, touch=True)
    table = anna.open_table("ankh_morpork", ["me", "normal"])
    anna.play_by_mouse(table, random.Random(2), lambda _: False, seconds=280)
    assert anna.over
    assert anna.state(table)["seq"] > 20


@pytest.mark.timeout(300)
def test_the_board_is_played_by_keys(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open_table("ankh_morpork", ["me", "normal", "normal"])
    keys, start = anna.page.keyboard, anna.state(table)["seq"]
    for _ in range(25):
        if not anna.my_decision():
            break
        if anna.page.locator("[role=menuitem]").count():
            keys.press("Enter")
        elif anna.page.locator("[data-can=can]:visible").count():
            keys.press("t")
            keys.press("Enter")
        else:
            keys.press("1")
        anna.page.wait_for_timeout(150)
    assert anna.state(table)["seq"] > start + 10


@pytest.mark.timeout(300)
def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    """An area out of reach, at the first minion that is placed."""
    anna, rng = visit("Anna"), random.Random(4)
    table = anna.open_table("ankh_morpork", ["me", "normal"])
    for _ in range(60):
        assert anna.my_decision()
        barred = anna.page.locator(".area[data-can=cannot]")
        if any(move.startswith("place ") for move in anna.state(table)["observation"]["legal"]) and barred.count():
            barred.first.focus()
            anna.page.keyboard.press("Shift+T")
            anna.page.keyboard.press("ArrowLeft")
            barred.first.dispatch_event("pointerenter", {"pointerType": "mouse"})
            anna.page.get_by_text("ANK-4.2").first.wait_for()
            return
        anna.click_something(rng)
        anna.page.wait_for_timeout(50)
    pytest.fail("no minion was placed")


@pytest.mark.timeout(300)
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_serious(visit: Visit, size: tuple[int, int], dark: bool) -> None:
    anna, rng = visit("Anna", lang="hu", size=size, dark=dark), random.Random(6)
    table = anna.open_table("ankh_morpork", ["me", "normal", "normal"])
    anna.play_by_mouse(table, rng, lambda who: who.state(table)["seq"] > 25)
    assert anna.axe() == []
    anna.page.keyboard.press("m")
    anna.page.wait_for_selector("main.text")
    assert anna.axe() == []
