"""A content pack in a real browser: its board is drawn, its cards are called as they are, and the table says so."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest

from tests.packs import other_genoa, other_walled_city
from tests.server.serving import Server, sqlite_url
from tests.web.browsing import Visitor
from tetrapolis.core.content import FOLDERS

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.timeout(600)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that plays with two packs."""
    folder = tmp_path_factory.mktemp("packs")
    packs = [other_genoa(folder / "genoa"), other_walled_city(folder / "derry")]
    found = Server(sqlite_url(folder), folder)
    try:
        with pytest.MonkeyPatch.context() as here:  # this process itself plays with what games come with
            here.setenv(FOLDERS, os.pathsep.join(map(str, packs)))
            found.start()
        yield found
    finally:
        found.clear()


def middle(visitor: Visitor, target: str) -> float:
    """How far to the right of the board a thing is drawn, from 0 to 1."""
    found: float = visitor.page.evaluate(
        """(target) => {
          const box = (node) => node.getBoundingClientRect()
          const board = box(document.querySelector('svg.board'))
          const space = box(document.querySelector(`svg.board [data-target="${target}"]`))
          return (space.x + space.width / 2 - board.x) / board.width
        }""",
        target,
    )
    return found


def test_a_changed_board_is_drawn_and_told(visit: Visit) -> None:
    anna = visit("Anna", lang="hu")
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.open_table("genoa", ["me", "normal"], options={"first_player": 1, "board": "main"})
    anna.page.locator("svg.board [data-target='space:inn']").wait_for()
    assert middle(anna, "space:inn") < 0.2, "built in it stands on the right"
    assert middle(anna, "space:tavern") > 0.8
    assert len([url for url in asked if "/facts" in url]) == 1
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Menü").first.click()
    anna.page.get_by_text("Ezzel a tartalommal játsszuk: „My Genoa”").wait_for()
    anna.go("/about")
    anna.page.get_by_text("„My Derry”").wait_for()


def test_a_changed_name_is_called_so(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("walled_city", ["me", "normal", "normal"], options={"board": "londonderry"})
    anna.my_decision()
    label = anna.page.locator("[data-target='area:A1']").first.get_attribute("aria-label")
    assert label is not None
    assert label.startswith('The "Big" {Square}')
    assert len(anna.page.locator("[data-target^='path:']").all()) == 19
