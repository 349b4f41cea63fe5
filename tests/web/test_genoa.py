"""Genoa in a real browser: whole games by mouse, offers put together by clicking, text mode, facts that are fresh."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.web.browsing import LEGAL, MINE, Visitor
from tests.web.npm import tell
from tetrapolis.games.genoa import cards
from tools.genoa_fixtures import SETS, seen_in

Visit = Callable[..., Visitor]
WEB = Path(__file__).parents[2] / "web"
DATA = WEB / "src" / "games" / "genoa" / "data.ts"
pytestmark = pytest.mark.timeout(600)

PICK = """([mine, legal, [closes, onBoard, which]]) => {
  const all = (query) => [...document.querySelectorAll(query)].filter((node) => node.checkVisibility())
  const verbs = all(`${mine} .verb:not(.off):not(.armed)`)
  const closing = all(`${mine} .verb.closing:not(.off)`)
  const lines = all('[role=menuitem]')
  const things = all(legal)
  if (!lines.length && document.querySelector('form.desk')) return 'desk'
  const offered = things.length && (onBoard || !verbs.length) ? things : verbs
  const some = lines.length ? lines : closing.length && closes ? closing.slice(-1) : offered
  const node = some[Math.floor(which * some.length)]
  node?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = node?.getBoundingClientRect()
  for (const [a, b] of node ? [[.5, .5], [.25, .25], [.75, .25], [.25, .75], [.75, .75]] : []) {
    const point = [box.left + box.width * a, box.top + box.height * b]
    if (document.elementFromPoint(...point)?.closest('[data-target], button, [role=menuitem]') === node) return point
  }
  return null
}"""
"""Where to press next, in one question to the page: a line of an open list, a closing verb, a legal thing, a verb;
and at a point where nothing else lies over it (the middle of a bent building lies outside of it)."""
SOON = 2000
"""Milliseconds: what others do may put the desk away meanwhile."""
ANSWERED = "form.desk:not([aria-busy=true])"
"""The desk, when the server has said whether what lies on it would stand."""


@pytest.mark.parametrize("name", ["COMMODITIES", "TILES", "DECKS", "BUILDINGS"])
def test_the_browser_counts_things_in_the_engines_order(name: str) -> None:
    found = re.search(rf"export const {name} = \[(.*?)\]", DATA.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    assert re.findall(r"'([a-z0-9_]+)'", found[1]) == list(getattr(cards, name))


def test_everything_in_whole_games_has_words(tmp_path: Path) -> None:
    tell("genoa", [seen for seed in range(len(SETS)) for seen in seen_in(seed)], tmp_path)


class Trader:
    """Somebody at a table of Genoa who presses things at random, and now and then puts an offer together."""

    def __init__(self, who: Visitor, table: str, seed: int) -> None:
        self.who, self.table, self.rng = who, table, random.Random(seed)
        self.composed = 0

    def compose(self) -> None:
        """What lies on the desk is sent, if the server would have it; else put away."""
        page = self.who.page
        items = page.locator("form.desk .item")
        if (count := items.count()) and self.rng.random() < 0.4:
            items.nth(self.rng.randrange(count)).click(timeout=SOON)
        page.wait_for_selector(ANSWERED, timeout=SOON)
        ready = page.locator("form.desk button[type=submit]:not(:disabled)")
        if ready.count():
            ready.first.click(timeout=SOON)
            self.composed += 1
        else:
            page.locator("form.desk footer button:not([type=submit])").last.click(timeout=SOON)
        page.wait_for_selector("form.desk", state="detached", timeout=SOON)

    def step(self) -> None:
        """One press with the mouse, or one offer."""
        rng = self.rng
        found = self.who.page.evaluate(PICK, [MINE, LEGAL, [rng.random() < 0.45, rng.random() < 0.6, rng.random()]])
        if found == "desk":
            self.compose()
        elif found:
            self.who.page.mouse.click(*found)
        else:  # something that was opened lies over it
            self.who.page.keyboard.press("Escape")

    def play(self, until: Callable[[], bool], seconds: float = 480) -> None:
        """Go on until something is so, or the game is over."""
        from playwright.sync_api import Error

        end = time.monotonic() + seconds
        while self.who.my_decision() and not until():
            assert time.monotonic() < end, self.who.question()
            with suppress(Error):  # what was to be pressed has gone meanwhile
                self.step()
            self.who.page.wait_for_timeout(5)


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    anna = visit("Anna", lang="hu")
    table = anna.open_table("genoa", ["me", "greedy", "random"])
    trader = Trader(anna, table, 4)
    trader.play(lambda: False)
    assert trader.composed > 3
    assert anna.state(table)["observation"]["outcome"]["reason"] == "last_round"


@pytest.mark.parametrize(
    ("options", "seats"),
    [({"board": "alt"}, 2), ({"negotiation": "live"}, 3), ({"auto_deliver": False, "joint_street": True}, 5)],
)
def test_other_tables_by_mouse(visit: Visit, options: dict[str, Any], seats: int) -> None:
    anna = visit("Anna")
    table = anna.open_table("genoa", ["me", *["greedy"] * (seats - 1)], options=options)
    trader = Trader(anna, table, seats)
    trader.play(lambda: anna.state(table)["seq"] > 90, 200)


def test_an_offer_is_put_together_by_clicking_and_stays_sealed(visit: Visit) -> None:
    anna, bence = visit("Anna"), visit("Bence")
    table = anna.open_table("genoa", ["me", "open", "greedy"], options={"first_player": 1, "board": "main"})
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
    table = anna.open_table("genoa", ["me", "greedy"], options={"first_player": 1})
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
    pytest.importorskip("axe_playwright_python")
    anna = visit("Anna", dark=dark)
    table = anna.open_table("genoa", options={"first_player": 0})
    trader = Trader(anna, table, 7)
    trader.play(lambda: anna.state(table)["observation"]["pending"][0]["kind"] == "decide", 120)
    assert anna.axe() == []
