"""Company at a table, two pages at a time: who comes and goes, what is said, how others are invited."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Visitor
from tests.web.lines import Line
from tetrapolis.wire.live import Presence

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.timeout(120)
GRACE = 12_000
"""Milliseconds for which somebody without a connection is still here (web/src/table/company.svelte.ts)."""


def two_at_a_table(visit: Visit, game: str, first: Visitor, second: Visitor) -> str:
    """They sit down, and both look at the board."""
    table = first.open_table(game, ["me", "open"])
    second.api("POST", f"/api/tables/{table}/join", {})
    second.go(f"/table/{table}")
    for who in (first, second):
        who.page.wait_for_selector("[data-region=prompt]")
    return table


def test_who_goes_is_away_after_a_while_a_bot_sits_in_and_who_comes_back_is_told_of(visit: Visit) -> None:
    anna, bence = visit("Anna"), visit("Bence")
    line = Line(anna)
    anna.page.clock.install()
    table = two_at_a_table(visit, "ankh_morpork", anna, bence)
    page, plate = anna.page, anna.page.locator("[data-target='seat:1']")
    log = page.locator("[role=log] .company p")

    def hears_of(seats: list[int]) -> None:
        line.wait_for(lambda: [told["seats"] for told in line.heard if told["type"] == "presence"][-1] == seats)
        page.evaluate("0")  # what it was told it has heard by now

    hears_of([0, 1])
    plate.get_by_role("img", name="here", exact=True).wait_for()
    bence.page.goto("about:blank")
    hears_of([0])
    bence.go(f"/table/{table}")
    hears_of([0, 1])
    page.clock.run_for(GRACE)  # a short loss is nobody's business
    plate.get_by_role("img", name="here", exact=True).wait_for()
    assert log.all_inner_texts() == []
    bence.page.goto("about:blank")
    hears_of([0])
    page.clock.run_for(GRACE)
    plate.get_by_text("away").wait_for()
    page.locator("[data-company=web-company-away]").get_by_text("Bence is away: the connection is gone.").wait_for()
    expect(log).to_have_text("Bence is away: the connection is gone.")

    bence.api("POST", f"/api/tables/{table}/substitute", {"seat": 1, "bot": "random"})
    expect(log.last).to_have_text("A bot sits in for Bence.")
    bence.api("POST", f"/api/tables/{table}/substitute", {"seat": 1})
    expect(log.last).to_have_text("Bence is back and plays on, without the bot.")
    page.keyboard.press("m")
    told = page.locator(".text .lines")
    expect(told).to_contain_text("A bot sits in for Bence.")
    bence.api("POST", f"/api/tables/{table}/leave", {})
    expect(told).to_contain_text("Bence got up. A bot plays on.")
    expect(page.locator("[data-company=web-company-left]")).to_be_visible()


@pytest.mark.parametrize(("game", "size"), [("ankh_morpork", (1440, 900)), ("citadels", (390, 844))])
def test_what_is_said_stands_at_the_plate_and_is_unread_until_it_is_looked_at(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    anna, bence = visit("Anna", size=size), visit("Bence", lang="hu")
    two_at_a_table(visit, game, anna, bence)
    bence.page.get_by_label("Írj az asztalnak").fill("Szia, Anna!")
    bence.page.keyboard.press("Enter")
    bence.page.locator("[data-region=log]").get_by_text("Szia, Anna!").wait_for()  # the own line, without a list
    bubble = anna.page.locator("[data-bubble='1']")
    expect(bubble).to_contain_text("Szia, Anna!")
    box, plate = bubble.bounding_box(), anna.page.locator("[data-target='seat:1']").first.bounding_box()
    assert box is not None
    assert plate is not None
    assert 0 <= box["x"] <= box["x"] + box["width"] <= size[0]
    beside = abs(box["x"] - plate["x"] - plate["width"])
    below, above = box["y"] - plate["y"] - plate["height"], plate["y"] - box["y"] - box["height"]
    assert min(beside, abs(below), abs(above)) < 20
    chat = anna.page.get_by_role("tab", name="Chat")
    expect(chat).to_have_accessible_name("Chat, one new line")
    chat.click()
    expect(chat).to_have_accessible_name("Chat")
    expect(bubble).to_have_count(0)
    anna.page.get_by_role("button", name="Quick words").click()
    anna.page.get_by_role("button", name="Well played!").click()
    expect(anna.page.get_by_role("log", name="Chat").locator(".line").last).to_contain_text("Well played!")
    expect(bence.page.locator("[data-bubble='0']")).to_contain_text("Szép lépés!")


def test_an_own_line_is_there_before_the_server_has_answered(visit: Visit) -> None:
    anna, zoe = visit("Anna", size=(1024, 768)), visit("Zoé")
    line = Line(anna)
    table = anna.open_table("citadels", ["me", "random", "random"])
    anna.my_decision()
    zoe.api("POST", f"/api/tables/{table}/chat", {"text": "Hahó!"})
    drawer = anna.page.get_by_role("button", name="Log, one new line")
    anna.page.locator("[data-bubble=none]").get_by_text("Zoé").wait_for()
    drawer.click()
    anna.page.get_by_role("tab", name="Chat").click()
    line.there = lambda message: message["type"] != "say"
    anna.page.get_by_label("Say something to the table").fill("Hello?")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".sent")).to_contain_text("Hello?")
    line.cut()
    expect(anna.page.locator(".sent")).to_have_count(0)  # it went another way
    expect(anna.page.get_by_role("log", name="Chat").get_by_text("Hello?")).to_have_count(1)


def test_people_who_wait_for_a_game_see_each_other_and_talk(visit: Visit) -> None:
    anna, bence = visit("Anna"), visit("Bence", lang="hu", size=(390, 844))
    table = anna.open_table("citadels", ["me", "open", "open"])
    line = Line(bence)
    bence.go(f"/table/{table}")
    bence.page.locator("[data-chat]").get_by_text("Még senki sem szólt semmit.").wait_for()
    anna.page.get_by_label("Say something to the table").fill("Who else comes?")
    anna.page.keyboard.press("Enter")
    bence.page.locator("[data-chat]").get_by_text("Who else comes?").wait_for()
    bence.page.get_by_role("button", name="Ide ülök").first.click()
    anna.page.locator("[data-company]").get_by_text("Bence sits down.").wait_for()
    expect(anna.page.locator("li", has_text="Bence").locator("[data-here=true]")).to_have_text("here")
    bence.page.locator("li", has_text="Anna").locator("[data-here=true]").wait_for()
    line.put_in(Presence([1], 0))  # for a moment: nothing changes
    bence.page.get_by_role("button", name="Gyors üzenetek").click()
    bence.page.get_by_role("button", name="Sok szerencsét!").click()
    anna.page.locator("[data-chat]").get_by_text("Good luck!").wait_for()
    expect(bence.page.locator("li", has_text="Anna").locator("[data-here]")).to_have_text("itt van")


def test_a_table_is_shared_as_a_code_for_a_camera_or_as_the_device_does_it(visit: Visit) -> None:
    anna = visit("Anna", size=(390, 844))
    anna.page.add_init_script("navigator.share = async (what) => { window.shared = what }")
    scripts = list[str]()
    anna.page.on("request", lambda request: scripts.append(request.url))
    table = anna.open_table("citadels", ["me", "open", "random"])
    anna.page.get_by_role("button", name="Share").click()
    assert anna.page.evaluate("shared.url") == f"{anna.server.url}/table/{table}"
    assert not any("QrCode" in url for url in scripts), "it is loaded when it is wanted"
    anna.page.get_by_role("button", name="QR code").click()
    anna.page.get_by_role("img", name="QR code of the link to this table").wait_for()
    assert any("QrCode" in url for url in scripts)
    assert anna.axe() == []
    anna.open_table("citadels", ["me", "random", "random"])
    anna.my_decision()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.locator("dialog").get_by_role("button", name="QR code").click()
    anna.page.locator("dialog").get_by_role("img", name="QR code of the link to this table").wait_for()
