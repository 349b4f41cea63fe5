"""A host invites people by name, and who is invited finds the table."""

from __future__ import annotations

import os
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browsing import Visitor

Visit = Callable[..., Visitor]
PICTURES = os.environ.get("TETRAPOLIS_PICTURES", "")
"""Where pictures are put; empty: none are taken."""


def test_a_host_invites_somebody_he_knows_who_comes(visit: Visit) -> None:
    anna, bela = visit("Anna"), visit("Béla", lang="hu", size=(390, 844), dark=True)
    met = anna.open_table("citadels", ["me", "open"])
    bela.api("POST", f"/api/tables/{met}/join", {})
    anna.page.wait_for_selector("[data-region=prompt]")
    table = anna.open_table("ankh_morpork", ["me", "open"])
    page = anna.page
    known = page.locator(".people")
    expect(known).to_contain_text("you know each other")
    known.get_by_label("Name").fill("Cili")
    expect(known).to_contain_text("Nobody of that name can be invited.")
    known.get_by_label("Name").fill("bé")
    known.get_by_role("button", name="Invite Béla").click()
    expect(known.get_by_role("status")).to_contain_text("Invited")
    assert anna.axe() == []
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/invite-en.png", full_page=True)

    bela.go("/notices")
    line = bela.page.locator("li.new a", has_text="Anna játszani hív")
    line.wait_for()
    switch = bela.page.get_by_role("switch", name="Meghívások")
    expect(switch).to_be_checked()
    assert bela.axe() == []
    if PICTURES:
        bela.page.screenshot(path=f"{PICTURES}/invited-hu.png", full_page=True)
    line.click()
    bela.page.wait_for_url(f"**/table/{table}")
    bela.page.get_by_role("button", name="Ide ülök").first.click()
    bela.page.wait_for_selector("[data-region=prompt]")

    bela.go("/notices")
    bela.page.get_by_role("switch", name="Meghívások").click()
    expect(bela.page.get_by_role("switch", name="Meghívások")).not_to_be_checked()
    assert bela.api("GET", "/api/notices/settings")["settings"]["no_invitations"] is True
    again = anna.open_table("ankh_morpork", ["me", "open"])
    known.get_by_role("button", name="Invite Béla").click()
    expect(known.get_by_role("status")).to_contain_text("Invited")
    told = [each["about"] for each in bela.api("GET", "/api/notices")["notices"] if each["kind"] == "invited"]
    assert again not in told


def test_a_host_on_a_phone_in_hungarian(visit: Visit) -> None:
    anna = visit("Anna", lang="hu", size=(390, 844), dark=True)
    anna.open_table("genoa", ["me", "open", "open"])
    known = anna.page.locator(".people")
    expect(known).to_contain_text("Még senkivel sem játszottál.")
    assert anna.page.evaluate("document.documentElement.scrollWidth") == 390
    assert anna.axe() == []
    if PICTURES:
        anna.page.screenshot(path=f"{PICTURES}/invite-hu.png", full_page=True)
