"""The account page: devices."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.browsing import Visitor

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.timeout(300)


def test_a_lost_device_is_signed_out_from_another_one(visit: Visit) -> None:
    phone, laptop = visit("Anna", lang="hu"), visit("")
    code = phone.api("POST", "/api/me/link")["code"]
    laptop.go(f"/link/{code}")
    laptop.page.get_by_role("button", name="Bring my tables here").click()
    laptop.page.get_by_role("heading", name="Nem vár rád asztal").or_(
        laptop.page.get_by_role("heading", name="No table waits for you")
    ).wait_for()
    phone.go("/settings")
    phone.page.get_by_role("link", name="Megnyitom").click()
    devices = phone.page.get_by_role("region", name="Az eszközeid")
    devices.get_by_text("ez az").wait_for()
    assert devices.get_by_role("listitem").count() == 2
    devices.get_by_role("button", name="Kijelentkeztetem").click()
    devices.get_by_role("button", name="Kijelentkeztetem").wait_for(state="detached")
    assert devices.get_by_role("listitem").count() == 1
    laptop.page.reload()
    laptop.page.locator("#first-name").wait_for()


def test_signing_out_warns_who_could_not_come_back(visit: Visit) -> None:
    anna = visit("Anna")
    anna.go("/account")
    page = anna.page
    page.get_by_role("button", name="Sign out here").click()
    assert "nobody can come back" in page.get_by_role("alert").inner_text()
    page.get_by_role("button", name="Stay").click()
    page.get_by_role("button", name="Sign out here").click()
    page.get_by_role("button", name="Yes, sign out").click()
    page.locator("#first-name").wait_for()
    assert "tetrapolis" not in {cookie.get("name") for cookie in anna.context.cookies()}


def test_own_data_are_taken_along_and_deleted(visit: Visit) -> None:
    anna = visit("Anna", lang="hu")
    anna.go("/account")
    page = anna.page
    with page.expect_download() as loading:
        page.get_by_role("link", name="Elviszem az adataimat").click()
    assert loading.value.suggested_filename.startswith("tetrapolis-")
    page.get_by_role("region", name="Ami veled történt").get_by_text("Semmi.").wait_for()
    page.get_by_role("button", name="Végleg elmegyek").click()
    assert "egy szellem játszott" in page.get_by_role("alert").inner_text()
    page.get_by_role("button", name="Igen, töröljetek mindent").click()
    page.locator("#first-name").wait_for()


def test_who_is_invited_says_a_name(visit: Visit) -> None:
    anna = visit("")
    anna.go("/invite/whatever")
    anna.page.fill("#first-name", "Anna")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("heading", name="No table waits for you").wait_for()
