"""Taking back in the page: across the bots' moves, with the others' leave, and why it cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browsing import PATIENCE, Visitor
from tests.web.test_happening import CAUGHT_UP
from tetrapolis.locales import t

Visit = Callable[..., Visitor]


def _first(who: Visitor) -> None:
    """The first of all choices, by the keyboard."""
    who.my_decision()
    who.page.keyboard.press("c")
    who.page.locator("dialog[open] .list button").first.click()


def _shows(who: Visitor, table: str, seq: int, seat: int = 0) -> Any:
    """What the seat sees, once its page is as far as a record."""
    who.page.wait_for_function("seq => Number(document.querySelector('.frame').dataset.seq) >= seq", arg=seq)
    return who.state(table, seat)["observation"]["view"]


def test_undo_goes_back_across_bots_again_and_again_and_chance_deals_the_same(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open_table("citadels", ["me", "random", "random"], free_undo=True)
    anna.my_decision()
    undo = anna.page.get_by_role("button", name=t("en", "web-undo"), exact=False).first
    expect(undo).to_be_disabled()
    anna.page.locator(".bar .place").hover()
    expect(anna.page.get_by_text(t("en", "error-no-undo", reason="nothing"))).to_be_visible()
    anna.asked_after(table, -1)
    views = [anna.state(table)["observation"]["view"]]
    for _ in range(2):
        seq = anna.state(table)["seq"]
        _first(anna)
        anna.asked_after(table, seq)
        views.append(anna.state(table)["observation"]["view"])
    moved = anna.state(table)["seq"]
    assert moved > 3, "bots have moved between"
    for back in (1, 0):
        seq = anna.state(table)["seq"]
        anna.page.keyboard.press("u")
        assert _shows(anna, table, seq + 1) == views[back]
    expect(undo).to_be_disabled()
    for ahead in (1, 2):  # the same again: the same bots' moves, the same cards
        seq = anna.state(table)["seq"]
        _first(anna)
        anna.asked_after(table, seq)
        assert anna.state(table)["observation"]["view"] == views[ahead]


@pytest.mark.parametrize("game", ["walled_city", "ankh_morpork", "genoa"])
def test_undo_goes_back_across_bots_in_every_game(visit: Visit, game: str) -> None:
    anna = visit("Anna", size=(390, 844), lang="hu")
    table = anna.open_table(game, ["me", "random", "random"], free_undo=True)
    anna.my_decision()
    anna.asked_after(table, -1)
    views: list[Any] = []
    crossed = False
    while not crossed:
        state = anna.state(table)
        views.append(state["observation"]["view"])
        legal = state["observation"]["legal"]
        move = (legal if isinstance(legal, list) else legal["listed"])[0]
        anna.api("POST", f"/api/tables/{table}/moves", {"seat": 0, "move": move})
        anna.asked_after(table, state["seq"])
        crossed = anna.state(table)["seq"] > state["seq"] + 1
    for view in reversed(views):
        anna.page.wait_for_function(CAUGHT_UP, arg=(seq := anna.state(table)["seq"]))
        anna.my_decision()
        anna.page.keyboard.press("u")
        assert _shows(anna, table, seq + 1) == view


def test_people_are_asked_and_agree(visit: Visit) -> None:
    anna, bence = visit("Anna"), visit("Bence", lang="hu", size=(390, 844))
    table = anna.api("POST", "/api/tables", {"game": "citadels", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    bence.api("POST", f"/api/tables/{table}/join", {})
    for who in (anna, bence):
        who.go(f"/table/{table}")
        who.page.wait_for_selector(".frame .prompt")
    asked = anna.state(table)["observation"]["pending"][0]["seat"]
    mover, other = (anna, bence) if asked == 0 else (bence, anna)
    langs = {anna: "en", bence: "hu"}
    before = mover.state(table, asked)
    _first(mover)
    mover.page.get_by_role("button", name=t(langs[mover], "web-undo-ask")).click()
    waiting = mover.page.get_by_role("button", name=t(langs[mover], "web-undo-withdraw"))
    expect(waiting).to_be_visible(timeout=PATIENCE)
    other.page.get_by_role("button", name=t(langs[other], "web-undo-agree")).click()
    assert _shows(mover, table, before["seq"] + 2, asked) == before["observation"]["view"]
    expect(waiting).to_have_count(0)
    mover.my_decision()
    _first(mover)
    mover.page.get_by_role("button", name=t(langs[mover], "web-undo-ask")).click()
    other.page.get_by_role("button", name=t(langs[other], "web-undo-refuse"), exact=True).click()
    name = {anna: "Anna", bence: "Bence"}[other]
    said = t(langs[mover], "web-undo-refused", seat=name)
    expect(mover.page.get_by_text(said)).to_be_visible()
