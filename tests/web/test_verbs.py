"""Verbs that would only point at what glows already are no buttons; everything can still be done, with any hand."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.web.browsing import LEGAL, MINE, Visitor
from tests.web.test_phone import my_turn
from tetrapolis.core.said import Said
from tetrapolis.locales import t
from tetrapolis.locales.words import said_text

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.timeout(300)
PHONE = {"size": (390, 844), "touch": True}
BUTTONS = f"{MINE} .verbs > .verb, {MINE} .far .verb"
"""What can be seen."""
ARMING = f"{MINE} .arming .verb"
"""What is there for keys and readers."""
STEPS = 25

REACHED = """(verbs) => {
  const glows = (id) => [...document.querySelectorAll(`[data-target="${CSS.escape(id)}"]`)].some((one) =>
    one.checkVisibility() && ['can', 'against'].includes(one.dataset.can))
  const named = (query, said) => [...document.querySelectorAll(query)].some((one) =>
    one.querySelector('b').textContent.trim() === said)
  const buttons = [...document.querySelectorAll('.verbs .verb, .rest .verb')]
  return buttons.every((one, at) => at > 8 || one.getAttribute('aria-keyshortcuts') === String(at + 1))
    && verbs.every(({ said, aims }) =>
    named('.verbs > .verb, .far .verb, .rest .verb', said) || (named('.arming .verb', said) && aims.every(glows)))
}"""
"""Whether each verb has a button, or glows with all it can be done to; and whether the keys count both."""


def verbs_of(anna: Visitor, table: str) -> list[dict[str, Any]]:
    """The verbs that can be used, as the page calls them, and what they aim at."""
    state = anna.api("GET", f"/api/tables/{table}/state?seat=0&protocol=2")
    seen, names = state["observation"], [seat["name"] for seat in anna.api("GET", f"/api/tables/{table}")["seats"]]
    return [
        {
            "said": said_text("en", seen["game"], msgspec.convert(verb["said"], Said), names),
            "aims": [offer.get("aim", "") for offer in verb["offers"]],
        }
        for verb in seen["prompt"].get("verbs", ())
        if verb.get("offers") and not verb.get("aside")
    ]


def wait_until_all_is_in_reach(anna: Visitor, table: str) -> None:
    """The page may be a step behind the server."""
    end = time.monotonic() + 10
    while not anna.page.evaluate(REACHED, verbs := verbs_of(anna, table)):
        assert time.monotonic() < end, (verbs, anna.page.locator(f"{MINE} .verbs").inner_html())
        anna.page.wait_for_timeout(50)


def test_what_glows_needs_no_button_and_a_press_on_it_is_the_move(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    table = anna.open_table("citadels", ["me", "random", "random"])
    anna.my_decision()
    expect(page.locator(ARMING)).to_have_count(1)
    expect(page.locator(BUTTONS)).to_have_count(0)
    expect(page.locator(f"{MINE} .help")).to_contain_text(t("en", "web-glow"))
    seq = anna.state(table)["seq"]
    page.locator(LEGAL).first.click()
    anna.asked_after(table, seq)


def test_keys_take_such_a_verb_up_and_see_that_they_did(visit: Visit) -> None:
    anna = visit("Anna", lang="hu")
    page = anna.page
    table = anna.open_table("citadels", ["me", "random", "random"])
    anna.my_decision()
    arming = page.locator(ARMING)
    expect(arming).to_have_count(1)
    page.keyboard.press("1")
    expect(arming).to_have_attribute("aria-pressed", "true")
    box = arming.bounding_box()
    assert box is not None
    assert box["height"] > 30, "it shows itself while it is taken up"
    expect(arming).to_be_focused()
    page.keyboard.press("Escape")
    expect(arming).not_to_have_attribute("aria-pressed", "true")
    page.keyboard.press("1")
    page.keyboard.press("t")
    seq = anna.state(table)["seq"]
    page.keyboard.press("Enter")
    anna.asked_after(table, seq)


def test_on_a_phone_it_is_a_button_while_a_tab_hides_what_it_is_for(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    page = anna.page
    my_turn(anna, anna.open_table("ankh_morpork", ["me", "random"]))
    tabs, hand = page.locator(".phone-tabs [role=tab]"), page.locator("[data-region=hand] [data-can=can]")
    expect(hand.first).to_be_visible()
    expect(page.locator(BUTTONS)).to_have_count(0)
    tabs.nth(1).tap()
    expect(page.locator(BUTTONS)).to_have_count(1)
    page.locator(BUTTONS).tap()
    expect(hand.first).to_be_in_viewport()
    expect(page.locator(BUTTONS)).to_have_attribute("aria-pressed", "true")
    page.locator(BUTTONS).tap()
    expect(page.locator(BUTTONS)).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["citadels", "walled_city", "ankh_morpork", "genoa"])
def test_every_offer_stays_in_reach(visit: Visit, game: str, size: tuple[int, int]) -> None:
    anna, rng, asked = visit("Anna", size=size), random.Random(3), set[int]()
    table = anna.open_table(game, ["me", "random"])
    for _ in range(STEPS):
        if not anna.my_decision():
            break
        state = anna.state(table)
        fresh = state["observation"]["pending"][0]["id"] not in asked
        if fresh and not anna.page.locator(f"{MINE} .armed, form.desk, [role=menu], [data-can=held]").count():
            more = anna.page.locator(f"{MINE} .verbs > .btn[aria-expanded=false]")
            if more.count():
                more.click()
            wait_until_all_is_in_reach(anna, table)
            asked.add(state["observation"]["pending"][0]["id"])
            anna.page.keyboard.press("Escape")
        anna.click_something(rng)
        anna.page.wait_for_timeout(30)
    assert len(asked) > 3
