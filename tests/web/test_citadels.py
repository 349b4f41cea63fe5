"""Citadels in the browser: whole games by pressing things, its facts, and every word and number of recorded games."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web.npm import tell
from tools.facts import is_stale

if TYPE_CHECKING:
    from tests.web.browsing import Visitor

Visit = Callable[..., "Visitor"]


def test_the_facts_of_the_browser_are_those_of_the_engine() -> None:
    assert not is_stale("citadels"), "run: python -m tools.facts"


@pytest.mark.timeout(400)
def test_recorded_games_are_told_in_full_and_priced_as_in_the_engine(tmp_path: Path) -> None:
    tell("citadels", tmp_path)


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("seats", "options", "how"),
    [
        (["me", "normal"], {"preset": "vicious_nobles"}, {"lang": "hu", "dark": True}),
        (["me", "normal", "normal"], {"preset": "random"}, {"lang": "hu", "size": (390, 844), "touch": True}),
    ],
    ids=["two-at-night", "phone"],
)
def test_a_whole_game_is_played_by_pressing_things(
    visit: Visit, seats: list[str], options: dict[str, object], how: dict[str, object]
) -> None:
    anna = visit("Anna", **how)
    table = anna.open_table("citadels", seats, options=options)
    anna.play_by_mouse(table, random.Random(11), lambda who: False, seconds=560)
    assert anna.over
    assert anna.state(table)["observation"]["outcome"] is not None


def test_what_cannot_be_pressed_says_why(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open_table("citadels", ["me", "random", "random", "random"])
    rng = random.Random(4)
    anna.play_by_mouse(table, rng, lambda who: who.page.locator("[data-region=hand] [data-can=cannot]").count() > 0)
    assert not anna.over, "everything could be pressed in this game: take another seed"
    anna.page.mouse.move(0, 0)  # the last press may have left it where it goes now: then nothing is entered
    anna.page.locator("[data-region=hand] [data-can=cannot]").first.hover()
    anna.page.wait_for_selector("[role=tooltip]")
    assert anna.page.locator("[role=tooltip]").inner_text().strip()
