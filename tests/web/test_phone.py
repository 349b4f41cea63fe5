"""A table on a phone: what is aimed at can be seen, nothing jumps or covers what is read, one swipe to the log."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import MINE, Visitor

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.timeout(300)
PHONE = {"size": (390, 844), "touch": True}
COVERED = """([over, under]) => {
  const seen = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect()
    for (let at = one.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue
      const edge = at.getBoundingClientRect()
      left = Math.max(left, edge.left), right = Math.min(right, edge.right)
      top = Math.max(top, edge.top), bottom = Math.min(bottom, edge.bottom)
    }
    return { one, left, top, right, bottom }
  }
  const boxes = (query) => [...document.querySelectorAll(query)].filter((one) => one.checkVisibility()).map(seen)
  return boxes(over).flatMap((a) => boxes(under).filter((b) => !a.one.contains(b.one) && !b.one.contains(a.one)
    && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
    .map((b) => b.one.outerHTML.slice(0, 120)))
}"""
"""What lies under something, as far as it can be seen."""


def tab(page: Page, n: int) -> None:
    """Open a tab of a phone: 0 the hand, 1 the log."""
    page.locator(".phone-tabs [role=tab]").nth(n).click()


def swipe(page: Page, across: int, selector: str) -> None:
    """A finger goes across the middle of something."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 40)
    touch = page.context.new_cdp_session(page)

    def send(kind: str, *points: dict[str, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [*points]})

    send("touchStart", {"x": x, "y": y})
    for part in (0.3, 0.7, 1):
        send("touchMove", {"x": x + across * part, "y": y})
    send("touchEnd")


LIT = "[data-region=hand] [data-can=can]"


def my_turn(anna: Visitor, table: str) -> None:
    """Wait for a turn of one's own: whoever moves before may ask something in between."""
    while True:
        anna.my_decision()
        if anna.page.locator(LIT).count() > 3:
            return
        seq = anna.state(table)["seq"]
        anna.page.locator(f"{MINE} .verb.closing").last.tap()
        anna.asked_after(table, seq)


# ---- where to aim


def test_a_verb_pressed_while_another_tab_is_open_shows_where_to_aim(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    page = anna.page
    my_turn(anna, anna.open_table("ankh_morpork", ["me", "random"]))
    lit = page.locator(LIT)
    expect(lit.first).to_be_visible()
    for n in (1, 2, 3):  # the log, the facts, the chat
        tab(page, n)
        expect(page.locator("[data-region=hand]")).to_have_count(0)
        page.locator(f"{MINE} .verb:not(.closing)").first.tap()
        expect(lit.first).to_be_in_viewport()
        page.keyboard.press("Escape")
    page.locator(".phone-tabs [role=tab]").first.click()  # folds it
    expect(lit).to_have_count(0)
    page.locator(f"{MINE} .verb:not(.closing)").first.tap()
    expect(lit.first).to_be_in_viewport()


def test_the_log_is_one_swipe_away_and_the_last_event_is_always_seen(visit: Visit) -> None:
    anna = visit("Anna", lang="hu", **PHONE)
    page = anna.page
    anna.open_table("ankh_morpork", ["me", "random"])
    anna.my_decision()
    log = page.locator("[data-region=log] [role=log]")
    board = page.locator(".stage").first.bounding_box()
    swipe(page, -160, "[role=tablist]")
    expect(log).to_be_visible()
    expect(page.locator("[data-now]")).to_be_in_viewport(ratio=1)
    assert page.locator(".stage").first.bounding_box() == board, "nothing else moves"
    swipe(page, 160, "[role=log]")
    expect(log).to_have_count(0)
    expect(page.locator("[data-region=hand]")).to_be_visible()
    page.keyboard.press("l")
    expect(log).to_be_focused()
    page.keyboard.press("h")
    expect(page.locator("[data-region=hand]")).to_be_visible()
    swipe(page, 160, "[role=tablist]")  # there is nothing further left
    expect(page.locator("[data-region=hand]")).to_be_visible()


def test_a_hand_that_scrolls_is_scrolled_by_a_swipe(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    anna.open_table("ankh_morpork", ["me", "random"])
    anna.my_decision()
    swipe(anna.page, -120, "[data-region=hand]")
    anna.page.wait_for_function("() => document.querySelector('[data-region=hand]').scrollLeft > 0")


# ---- always in sight


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_the_secret_goal_and_the_trouble_are_always_in_sight(visit: Visit, lang: str) -> None:
    anna = visit("Anna", lang=lang, **PHONE)
    table = anna.open_table("ankh_morpork", ["me", "random"])
    anna.my_decision()
    trouble = len(anna.state(table)["observation"]["view"]["trouble"])
    for n in (0, 1, 2):
        tab(anna.page, n)
        expect(anna.page.locator(".brief .goal")).to_be_in_viewport()
        expect(anna.page.locator(".brief .trouble")).to_contain_text(f"{trouble}/8")
    anna.page.locator(".brief .goal").tap()
    expect(anna.page.locator("dialog[open] h2.name")).to_have_text(anna.page.locator(".brief .goal .name").inner_text())


def test_live_negotiations_show_their_clock(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    table = anna.open_table("genoa", ["me", "random", "random"], options={"negotiation": "live"})
    anna.play_by_mouse(table, random.Random(1), lambda who: any(one["alarm"] for one in who.state(table)["clocks"]))
    assert any(one["alarm"] for one in anna.state(table)["clocks"]), "a sand-glass runs"
    expect(anna.page.locator(".bar .clock")).to_be_in_viewport()
    assert ":" in anna.page.locator(".bar .clock").inner_text()


@pytest.mark.parametrize("game", ["citadels", "walled_city", "ankh_morpork", "genoa"])
def test_the_tip_of_the_guide_covers_no_card(visit: Visit, game: str) -> None:
    anna = visit("Anna", lang="hu", **PHONE)
    page = anna.page
    page.add_init_script(
        f"localStorage.setItem('tetrapolis-guide', JSON.stringify({{ {game}: {{ on: true, read: [] }} }}))"
    )
    anna.open_table(game, ["me", "random", "random"])
    anna.my_decision()
    expect(page.locator(".guide")).to_be_in_viewport(ratio=1)
    assert (
        page.evaluate(COVERED, [".guide", "[data-region=hand] [data-target], .stage [data-can=can], .prompt, .now"])
        == []
    )
    expect(page.locator("[data-region=hand]")).to_be_in_viewport(ratio=0.95)


# ---- nothing jumps


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_board_never_jumps_when_a_bar_appears(visit: Visit, size: tuple[int, int]) -> None:
    anna, rng = visit("Anna", size=size), random.Random(5)
    page = anna.page
    page.add_init_script('localStorage.setItem(\'tetrapolis-guide\', \'{"ankh_morpork":{"on":true,"read":[]}}\')')
    page.add_init_script(
        """window.heights = []
        const look = () => {
          const stage = document.querySelector('.stage')
          const drawn = stage && document.querySelector('.prompt h2')
          const height = drawn ? Math.round(stage.getBoundingClientRect().height) : 0
          // what differs by a pixel is rounded otherwise, nobody sees it move
          if (height && Math.abs(height - (window.heights.at(-1) ?? 0)) > 1) window.heights.push(height)
          requestAnimationFrame(look)
        }
        look()"""
    )
    table = anna.open_table("ankh_morpork", ["me", "random"])
    anna.my_decision()
    page.evaluate("Promise.all([...document.fonts].map((font) => font.load())).then(() => document.fonts.ready)")
    page.wait_for_timeout(100)
    page.evaluate("window.heights.length = 0")  # letters come once, with the first page of a visit
    anna.play_by_mouse(table, rng, lambda who: who.state(table)["seq"] > 14)
    heights: list[int] = page.evaluate("window.heights")
    if size[0] > 1000:
        assert len(heights) == 1, heights
    else:  # what is asked keeps the height it once had: the board gets a little lower at most, never to and fro
        assert heights == sorted(heights, reverse=True), heights
        assert len(heights) < 6, heights


# ---- tooltips


def test_tooltips_wait_for_the_pointer_and_never_cover_the_question(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    tip = page.locator("[role=tooltip]")
    anna.open_table("ankh_morpork", ["me", "random"])
    anna.my_decision()
    box = page.locator("[data-region=hand] [data-target]").first.bounding_box()
    assert box is not None
    x, y = box["x"] + 30, box["y"] + 30
    page.mouse.move(x, y)
    expect(tip).to_be_visible()
    page.reload()  # the same things come under a pointer that rests
    anna.my_decision()
    page.wait_for_timeout(400)
    expect(tip).to_have_count(0)
    page.mouse.move(x + 4, y + 2)
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    things = page.locator(
        f"[data-region=hand] [data-target], {MINE} .verb, {MINE} .btn, [data-target^='seat:'], .now button"
    )
    for at in range(things.count()):
        thing = things.nth(at).bounding_box()
        if thing is None or thing["y"] + thing["height"] > 900:
            continue
        page.mouse.move(2, 2)
        page.mouse.move(thing["x"] + thing["width"] / 2, thing["y"] + thing["height"] / 2)
        page.wait_for_timeout(160)
        assert page.evaluate(COVERED, ["[role=tooltip]", ".prompt h2"]) == []


def test_numbers_say_what_they_are_when_tapped_and_a_finger_that_scrolls_opens_nothing(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    page = anna.page
    anna.open_table("ankh_morpork", ["me", "random", "random", "random"])
    anna.my_decision()
    tip = page.locator("[role=tooltip]")
    page.locator("[data-target='seat:0'] .stats span").first.tap()
    expect(tip).to_have_text("Cards in hand: 5")
    page.locator(".prompt .who b").tap()
    expect(tip).to_have_count(0)
    swipe(page, -120, "[data-region=seats]")
    page.wait_for_timeout(600)
    expect(tip).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "numbers"),
    [
        ("citadels", ".row .plate .stat"),
        ("walled_city", "[data-target^='seat:'] .stat"),
        ("ankh_morpork", "[data-target^='seat:'] .stats span"),
        ("genoa", "[data-target^='seat:'] .has li"),
    ],
)
def test_every_number_on_a_plate_says_what_it_is(visit: Visit, game: str, numbers: str) -> None:
    anna = visit("Anna", lang="hu", **PHONE)
    anna.open_table(game, ["me", "random", "random"])
    anna.my_decision()
    seen = [one for one in anna.page.locator(numbers).all() if one.is_visible()]
    for one in seen:
        one.scroll_into_view_if_needed()
        one.tap()
        expect(anna.page.locator("[role=tooltip]")).to_contain_text(re.compile(r"[a-záéíóöőúüű]{3}"))
    assert len(seen) >= 3


def test_a_card_that_cannot_be_played_says_why_at_any_time(visit: Visit) -> None:
    anna, bence = visit("Anna"), visit("Bence", **PHONE)
    for who in (anna, bence):
        who.open_table("citadels", ["me", "random", "random"])  # first a character is chosen, and nothing built
        who.my_decision()
    card = "[data-region=hand] [data-target^='hand:']"
    anna.page.locator(card).first.hover()
    expect(anna.page.locator("[role=tooltip]")).to_contain_text("Not now. The question is:")
    bence.page.locator(card).first.tap()
    expect(bence.page.locator("dialog[open] .why")).to_contain_text("Not now. The question is:")


# ---- hints


def advice(anna: Visitor, change: Callable[[list[Any]], None]) -> None:
    """What a bot says is changed on its way."""

    def answer(route: Any) -> None:
        found = route.fetch()
        body = found.json()
        change(body["choices"])
        route.fulfill(response=found, json=body)

    anna.page.route("**/hint?*", answer)


@pytest.mark.parametrize("how", [{"size": (1440, 900)}, {"size": (1024, 768)}, PHONE], ids=["wide", "tablet", "phone"])
@pytest.mark.parametrize("game", ["ankh_morpork", "citadels"])
def test_a_hint_hides_nothing_that_it_recommends(visit: Visit, game: str, how: dict[str, Any]) -> None:
    anna = visit("Anna", **how)
    page = anna.page
    anna.open_table(game, ["me", "random", "random"])
    anna.my_decision()
    page.keyboard.press("i")
    page.wait_for_selector(".hint ol button")
    for at in range(page.locator(".hint ol button").count()):
        page.locator(".hint ol button").nth(at).focus()
        page.wait_for_timeout(50)
        assert page.evaluate(COVERED, [".hint", "[data-lit]"]) == []
    expect(page.locator(".hint ol button").first).to_be_in_viewport()


@pytest.mark.parametrize(
    ("shares", "says"), [((0.4, 0.4, 0.2), "The first two are equally good."), ((0.5, 0.4, 0.2), "")]
)
def test_equal_values_are_said_to_be_equal(visit: Visit, shares: tuple[float, ...], says: str) -> None:
    anna = visit("Anna")
    anna.open_table("citadels", ["me", "random", "random"])
    anna.my_decision()

    def change(choices: list[Any]) -> None:
        for choice, share in zip(choices, shares, strict=False):
            choice["share"] = share

    advice(anna, change)
    anna.page.keyboard.press("i")
    anna.page.wait_for_selector(".hint ol button")
    if says:
        expect(anna.page.locator(".hint .equal")).to_have_text(says)
    else:
        expect(anna.page.locator(".hint .equal")).to_have_count(0)


# ---- a new table


def test_a_table_is_opened_from_anywhere_on_the_page(visit: Visit) -> None:
    anna = visit("Anna", lang="hu", **PHONE)
    page = anna.page
    anna.go("/new/citadels")
    button = page.locator(".do button[type=submit]:enabled")
    expect(button).to_be_in_viewport(ratio=1)
    page.mouse.wheel(0, 900)
    expect(button).to_be_in_viewport(ratio=1)
    title = page.locator(".sum label input").last
    title.focus()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert page.evaluate(COVERED, [".do", ".sum label, .sum li"]) == [], "the end of the page is not below it"
    button.tap()
    anna.my_decision()


@pytest.mark.parametrize("how", [{"size": (1440, 900)}, PHONE], ids=["wide", "phone"])
def test_several_at_one_device_have_room_for_their_names(visit: Visit, how: dict[str, Any]) -> None:
    anna = visit("Anna", **how)
    page = anna.page
    anna.go("/new/citadels")
    page.get_by_label("Who plays on seat 2").select_option("me")
    fields = page.locator("ol li input")
    expect(fields).to_have_count(2)
    for at in range(2):
        box = fields.nth(at).bounding_box()
        assert box is not None
        assert box["width"] > 180
    fields.nth(1).fill("Boldizsár Kelemen")
    assert fields.nth(1).evaluate("one => one.scrollWidth <= one.clientWidth"), "a whole name can be read"
