"""The Walled City in a real browser: whole games by mouse on both boards, the pegs, text mode; fresh facts."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.browsing import MINE, Visitor
from tests.web.npm import tell
from tools.facts import is_stale
from tools.recorded import recorded

Visit = Callable[..., Visitor]
WEB = Path(__file__).parents[2] / "web"


def test_the_facts_of_the_browser_are_those_of_the_engine() -> None:
    assert not is_stale("walled_city"), "run: python -m tools.facts"


@pytest.mark.timeout(300)
def test_everything_in_whole_games_has_words_and_the_preview_counts_as_the_engine(tmp_path: Path) -> None:
    tell("walled_city", tmp_path)


def test_every_ability_that_asks_is_among_the_games() -> None:
    """What the games above show is all there is to choose."""
    asking: set[int] = set()
    moves: set[str] = set()
    for seen in recorded("walled_city"):
        moves |= {move.split(" ")[0] for move in seen["legal"]}
        stack = seen["view"]["stack"]
        if stack and stack[-1]["frame"] == "ability":
            asking.add(stack[-1]["guild"])
    assert len(asking) == 18, "all guilds but Grocers and Drapers"
    words = "join build show put nobles settle promote adjust skip end guild copy pick choose colour kind place"
    assert moves >= {*words.split(), "share", "give", "take", "zone", "lay", "face", "done"}


def seats(players: int) -> list[str]:
    return ["me", *["random"] * (players - 1)]


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("board", "players", "lang", "seed"),
    [("borderlands", 4, "hu", 2), ("londonderry", 2, "en", 3)],
)
def test_a_whole_game_is_played_by_mouse(visit: Visit, board: str, players: int, lang: str, seed: int) -> None:
    anna = visit("Anna", lang=lang)
    table = anna.open_table("walled_city", seats(players), options={"board": board, "guild_deck": "mixed"})
    anna.play_by_mouse(table, random.Random(seed), lambda who: False, seconds=540)
    assert anna.over
    outcome = anna.state(table)["observation"]["outcome"]
    assert outcome["scores"]


def joined(visit: Visit, **how: Any) -> tuple[Visitor, str]:
    """Somebody who has joined a guild and is asked where to build."""
    anna = visit("Anna", **how)
    table = anna.open_table("walled_city", seats(4), options={"guild_deck": "own"})
    anna.my_decision()
    anna.page.locator('[data-target^="guild:"][data-can=can]').first.click()
    anna.page.wait_for_selector('[data-target^="path:"][data-can=can]')
    return anna, table


@pytest.mark.timeout(120)
def test_pegs_settle_both_sides_with_one_press(visit: Visit) -> None:
    anna, table = joined(visit)
    anna.page.locator('[data-target^="path:"][data-can=can]').first.click()
    anna.page.locator('[data-target="hand:3/1"][data-can=can]').click()
    anna.page.locator(f"{MINE} .pegs button").first.click()  # a noble
    assert "4" in anna.page.locator(f"{MINE} .go").inner_text()
    anna.page.locator(f"{MINE} .go").click()
    anna.page.wait_for_function("() => !document.querySelector('.prompt .go')")
    anna.my_decision()
    public = anna.state(table)["observation"]["view"]["public"]
    assert sum(public["nobles"][0::4]) == 1
    assert sum(public["peasants"][0::4]) == 3


@pytest.mark.timeout(120)
def test_a_forbidden_path_says_why(visit: Visit) -> None:
    anna, table = joined(visit)
    built = next(
        number
        for number, state in enumerate(anna.state(table)["observation"]["view"]["public"]["paths"], 1)
        if state or number == 19
    )
    target = anna.page.locator(f'[data-target="path:P{built}"]')
    if target.get_attribute("data-can") == "cannot":
        target.hover()
        anna.page.get_by_text("WAL-3.4").first.wait_for()


@pytest.mark.timeout(240)
@pytest.mark.parametrize("lang", ["en", "hu"])
def test_text_mode_is_complete_for_play(visit: Visit, lang: str) -> None:
    anna = visit("Anna", lang=lang, size=(390, 844))
    table = anna.open_table("walled_city", seats(3), options={"board": "borderlands"})
    anna.my_decision()
    anna.page.keyboard.press("m")
    rng = random.Random(4)
    for _ in range(12):
        anna.page.wait_for_selector("main.text .choices button:enabled")
        buttons = anna.page.locator("main.text .choices button")
        buttons.nth(rng.randrange(buttons.count())).click()
        anna.page.wait_for_timeout(150)
    assert anna.state(table)["seq"] > 12
    assert "[walled_city" not in anna.page.locator("main.text").inner_text()
