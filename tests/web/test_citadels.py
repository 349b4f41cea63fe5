"""Citadels in the browser: whole games by pressing things, its facts, and every word and number of recorded games."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tools.citadels_facts import is_stale
from tools.citadels_fixtures import seen_in

if TYPE_CHECKING:
    from tests.web.browsing import Visitor

Visit = Callable[..., "Visitor"]
ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
GAMES = range(9)
"""Each prepared set once, with 2 to 8 players."""


def test_the_facts_of_the_browser_are_those_of_the_engine() -> None:
    assert not is_stale(), "run: python tools/citadels_facts.py"


@pytest.mark.timeout(400)
def test_recorded_games_are_told_in_full_and_priced_as_in_the_engine(tmp_path: Path) -> None:
    if not (WEB / "node_modules").is_dir() or not shutil.which("npx"):
        pytest.skip("the browser client's tools are not installed: npm ci in web/")
    found = tmp_path / "citadels.json"
    found.write_text(json.dumps([seen for seed in GAMES for seen in seen_in(seed)]), encoding="utf-8")
    done = subprocess.run(
        ["npx", "vitest", "run", "src/games/citadels"],
        check=False,
        cwd=WEB,
        env=os.environ | {"CITADELS_FIXTURES": str(found)},
        capture_output=True,
        text=True,
        timeout=380,
    )
    assert done.returncode == 0, done.stdout[-4000:]


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("seats", "options", "how"),
    [
        (["me", "greedy", "greedy", "greedy"], {}, {}),
        (["me", "greedy"], {"preset": "vicious_nobles"}, {"lang": "hu", "dark": True}),
        (["me", "greedy", "greedy"], {"preset": "random"}, {"lang": "hu", "size": (390, 844), "touch": True}),
    ],
    ids=["four", "two-at-night", "phone"],
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
    if anna.over:
        pytest.skip("everything could be pressed in this game")
    anna.page.locator("[data-region=hand] [data-can=cannot]").first.hover()
    anna.page.wait_for_selector("[role=tooltip]")
    assert anna.page.locator("[role=tooltip]").inner_text().strip()
