"""Moments do not pass in silence: banners, sounds for who wants them, the end line by line with what was hidden."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.browsing import MINE, Visitor
from tetrapolis.locales import t

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.timeout(240)

BANNERS = """() => {
  window.banners = []
  const look = () => {
    for (const one of document.querySelectorAll('[data-banner]')) {
      if (one.noted) continue
      one.noted = true
      const { left, top, right, bottom } = one.getBoundingClientRect()
      const asks = document.querySelector('.prompt').getBoundingClientRect().top
      window.banners.push({
        said: one.querySelector('.name').innerText.trim(), pointer: getComputedStyle(one).pointerEvents,
        clear: left >= 0 && top >= 0 && right <= innerWidth && bottom <= asks })
    }
    requestAnimationFrame(look)
  }
  look()
}"""
"""Notes each banner, whether it lets presses through, and whether it is whole and leaves the question free."""
HEARD = """() => {
  window.heard = []
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = kind.prototype
    kind.prototype.start = function (...when) {
      window.heard.push(this.frequency ? Math.round(this.frequency.value) : 'noise')
      return start.apply(this, when)
    }
  }
}"""
YOUR_TURN = (523, 784)
"""The two tones of `your turn` (web/src/sound/sound.ts)."""
DELAYS = """() => {
  const panel = document.querySelector('#over-points').closest('section')
  const delay = (one) => one?.getAnimations()[0]?.effect.getTiming().delay ?? null
  const told = (row) => ['td.n', '.total .told', '.rank .told'].flatMap((query) => [...row.querySelectorAll(query)])
  return [...panel.querySelectorAll('tbody tr')].map((row) => told(row).map(delay))
}"""
"""When each line of the points is told, then the sum, then the place; for each player."""


def for_two(who: Visitor, game: str) -> str:
    """A table with two seats, both of which are played by one person, by REST; its name."""
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bence"}]
    return str(who.api("POST", "/api/tables", {"game": game, "seats": seats})["id"])


def goes_on(who: Visitor, table: str, rng: random.Random) -> bool:
    """One random move of whoever is asked; false: the game is over."""
    state = who.state(table)
    pending = state["observation"]["pending"]
    if not pending:
        return False
    seat = pending[0]["seat"]
    legal = (state if seat == 0 else who.state(table, seat))["observation"]["legal"]
    moves = legal if isinstance(legal, list) else legal["listed"]
    best = [move for move in moves if move.startswith("build")] or moves
    who.api("POST", f"/api/tables/{table}/moves", {"seat": seat, "move": rng.choice(best)})
    return True


def lines_of(page: Page) -> str:
    """The log, without the gaps between its words: headings are shown in capitals."""
    return "".join((page.locator("[role=log]").text_content() or "").split())


# ---- banners


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [("citadels", "hu", (390, 844)), ("walled_city", "en", (1440, 900)), ("genoa", "hu", (1440, 900))],
)
def test_a_round_that_ends_gets_a_banner_that_is_in_nobodys_way(
    visit: Visit, game: str, lang: str, size: tuple[int, int]
) -> None:
    anna, csilla = visit("Anna"), visit("Csilla", lang=lang, size=size, motion=True)
    page, rng = csilla.page, random.Random(game)
    table = for_two(anna, game)
    page.add_init_script(f"addEventListener('DOMContentLoaded', {BANNERS})")
    csilla.go(f"/table/{table}")
    page.wait_for_selector(".prompt h2")
    while not page.evaluate("window.banners.length") and goes_on(anna, table, rng):
        page.wait_for_timeout(20)
    page.wait_for_function("window.banners.length > 0")
    found = page.evaluate("window.banners")
    assert {one["pointer"] for one in found} == {"none"}
    assert all(one["clear"] for one in found), found
    log = lines_of(page)
    assert all("".join(one["said"].split()) in log for one in found), (found, log)
    expect(page.locator("[data-banner]")).to_have_count(0)  # it goes by itself


# ---- sounds


def test_sounds_are_for_whoever_wants_them_and_loaded_for_nobody_else(visit: Visit) -> None:
    anna, rng = visit("Anna"), random.Random(6)
    page = anna.page
    page.add_init_script(f"({HEARD})()")
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    table = anna.open_table("citadels", ["me", "random", "random"])

    def some(wanted: Callable[[Visitor], bool]) -> None:
        anna.play_by_mouse(table, rng, wanted, seconds=60)

    def switch(name: str) -> None:
        page.get_by_role("button", name="Menu").click()
        page.locator("dialog[open]").get_by_role("button", name=name).click()
        page.keyboard.press("Escape")

    some(lambda who: who.state(table)["seq"] > 12)
    assert page.evaluate("window.heard") == []
    assert not [url for url in loaded if re.search(r"/sound-\w", url)]
    switch(t("en", "web-sound-on"))
    some(lambda who: set(YOUR_TURN) < set(who.page.evaluate("window.heard")))
    heard = page.evaluate("window.heard")
    assert set(heard) - set(YOUR_TURN), "others are heard too"
    switch(t("en", "web-sound-off"))
    page.evaluate("window.heard.length = 0")
    seq = anna.state(table)["seq"]
    some(lambda who: who.state(table)["seq"] > seq + 4)
    assert page.evaluate("window.heard") == []


# ---- the end


@pytest.mark.parametrize(
    ("game", "lang", "size"), [("ankh_morpork", "en", (1440, 900)), ("citadels", "hu", (390, 844))]
)
def test_the_end_is_told_with_what_was_hidden_and_counted_line_by_line(
    visit: Visit, game: str, lang: str, size: tuple[int, int]
) -> None:
    anna, csilla = visit("Anna", lang=lang, size=size, motion=True), visit("Csilla", lang=lang, size=size, motion=True)
    page, rng = csilla.page, random.Random(3)
    table = for_two(anna, game)
    page.add_init_script("localStorage.setItem('tetrapolis-settings', '{\"pace\": \"once\"}')")
    page.add_init_script(f"addEventListener('DOMContentLoaded', {BANNERS})")
    csilla.go(f"/table/{table}")
    while goes_on(anna, table, rng):
        pass
    page.wait_for_selector(".prompt [data-over]")
    page.wait_for_function("window.banners.length > 0")
    outcome = anna.state(table)["observation"]["outcome"]
    winners = [("Anna", "Bence")[seat] for seat in outcome["ranking"][0]]
    assert all(name in page.locator(".prompt h2").inner_text() for name in winners)

    page = anna.page
    anna.go(f"/table/{table}/over")
    page.locator("#over-points").wait_for()
    for row in page.evaluate(DELAYS):
        assert None not in row, row
        assert row == sorted(set(row)), "line after line, then the sum, then the place"
    page.keyboard.press("n")  # who does not want to wait
    assert {delay for row in page.evaluate(DELAYS) for delay in row} == {None}
    ending = page.locator(".ending")
    ending.wait_for()
    if game == "ankh_morpork":
        told = [event for event in anna.state(table)["observation"]["events"] if event["id"] == "ankh_morpork-revealed"]
        assert len(told) == 2
        assert ending.locator("li", has_text=" was ").count() == 2, "who was who"
    still = visit("Dani", lang=lang, size=size)
    still.go(f"/table/{table}/over")
    still.page.locator("#over-points").wait_for()
    assert {delay for row in still.page.evaluate(DELAYS) for delay in row} == {None}, "nothing moves where it may not"


# ---- what goes by itself


def only_one(frame: str | bytes) -> str | bytes:
    """News in which the question has one answer left: the first thing that can be aimed at."""
    news: Any = msgspec.json.decode(frame)
    if news.get("type") != "news":
        return frame
    for seat in news["seats"]:
        prompt = (seat.get("whole") or {"observation": {}})["observation"].get("prompt") or {}
        verbs = [verb for verb in prompt.get("verbs", ()) if any(offer.get("aim") for offer in verb.get("offers", ()))]
        if verbs:
            first = next(offer for offer in verbs[0]["offers"] if offer.get("aim"))
            prompt["verbs"] = [verbs[0] | {"offers": [first], "refused": []}]
            prompt.pop("asides", None)
    return msgspec.json.encode(news).decode()


def test_the_only_choice_is_made_by_itself_with_a_line(visit: Visit) -> None:
    anna = visit("Anna", lang="hu")
    once: list[bool] = []

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda frame: socket.send(frame if once else only_one(frame)))

        def from_page(frame: str | bytes) -> None:
            if msgspec.json.decode(frame)["type"] == "move":
                once.append(True)
            server.send(frame)

        socket.on_message(from_page)

    anna.page.route_web_socket("**/live?*", route)
    table = anna.open_table("citadels", ["me", "random", "random"])
    said = t("hu", "web-log-forced", what="").strip()
    expect(anna.page.locator("[role=log] li", has_text=said).first).to_be_visible()
    assert once, "the page has made the move"
    anna.asked_after(table, 0)
    assert [event for event in anna.state(table)["observation"]["events"] if event["id"] == "citadels-you-pick"]


def test_who_ends_a_turn_and_leaves_income_is_asked_once(visit: Visit) -> None:
    anna, bence, rng = visit("Anna", size=(390, 844)), visit("Bence"), random.Random(2)
    table = anna.api("POST", "/api/tables", {"game": "citadels", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    bence.api("POST", f"/api/tables/{table}/join", {})

    def leaves() -> bool:
        prompt = anna.api("GET", f"/api/tables/{table}/state?seat=0&protocol=2")["observation"].get("prompt") or {}
        return any(verb.get("leaves") for verb in prompt.get("verbs", ()))

    while not leaves():
        asked = anna.state(table)["observation"]["pending"]
        assert asked, "the game was over before"
        seat, who = asked[0]["seat"], (anna, bence)[asked[0]["seat"]]
        legal = who.state(table, seat)["observation"]["legal"]
        best = (
            [move for move in legal if move.startswith("build")] or [move for move in legal if move != "end"] or legal
        )
        who.api("POST", f"/api/tables/{table}/moves", {"seat": seat, "move": rng.choice(best)})
    anna.go(f"/table/{table}")
    anna.my_decision()
    seq = anna.state(table)["seq"]
    closing = anna.page.locator(f"{MINE} .verb.closing").last
    closing.click()
    expect(anna.page.locator(f"{MINE} h2")).to_contain_text(t("en", "web-leaves", left="").split(":")[0])
    assert anna.state(table)["seq"] == seq, "nothing is done yet"
    closing.click()
    anna.page.wait_for_function("seq => Number(document.querySelector('.frame').dataset.seq) > seq", arg=seq)
