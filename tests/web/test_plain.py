"""Games without their drawings: the prompt and the view are enough to play by."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.web.browsing import MINE, Visitor

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.timeout(300)


@pytest.mark.parametrize("game", ["citadels", "ankh_morpork", "walled_city", "genoa"])
def test_a_game_is_played_without_its_drawing(visit: Visit, game: str) -> None:
    anna, rng = visit("Anna"), random.Random(5)
    anna.page.route(f"**/assets/{game}-*.css", lambda route: route.abort())
    table = anna.open_table(game, ["me", "random", "random"])
    anna.my_decision()
    anna.page.wait_for_selector(".plain")
    assert "[" not in anna.page.locator("[data-region=prompt]").inner_text(), "words are missing"
    anna.play_by_mouse(table, rng, lambda who: who.state(table)["seq"] > 60)
    assert anna.page.locator(f"{MINE} h2").count() == 1
    assert "[" not in anna.page.locator("[role=log]").inner_text(), "words are missing"
