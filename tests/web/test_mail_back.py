"""Back to one's name by the link of a mail, with a browser: asked for on one page, and used on the same one."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.serving import Server, serving, sqlite_url
from tests.server.test_mail import FROM, Office, post_office
from tests.server.test_mail_back import ANNA, come
from tests.server.test_push import SOON
from tests.web.browsing import Visitor
from tests.web.test_club import WAYS, fine
from tetrapolis.locales import t

pytestmark = pytest.mark.timeout(300)
HOUSE = "http://play.example.org"


@pytest.fixture
def office() -> Iterator[Office]:
    with post_office() as opened:
        yield opened


@pytest.fixture
def server(tmp_path: Path, office: Office) -> Iterator[Server]:
    config = {"mail_server": office.url, "mail_from": FROM, "public_url": HOUSE}
    with serving(sqlite_url(tmp_path), tmp_path, constants=SOON, **config) as running:
        yield running


@pytest.mark.parametrize(("lang", "size", "dark"), WAYS[:2])
def test_a_link_is_asked_for_and_used(
    browser: Browser, server: Server, office: Office, tmp_path: Path, lang: str, size: tuple[int, int], dark: bool
) -> None:
    anna = Visitor(browser, server, "Anna", lang=lang)
    laptop = Visitor(browser, server, "", lang=lang, size=size, dark=dark)
    # once the address is confirmed, the account's page counts it
    anna.go("/account")
    anna.page.get_by_text(t(lang, "web-keep-mail-help")).wait_for()
    anna.api("PUT", "/api/mail", {"address": ANNA})
    come(office, 1)
    with closing(sqlite3.connect(tmp_path / "tables.db", timeout=30)) as database:
        database.execute("UPDATE mail_address SET confirmed = 1")
        database.commit()
    anna.page.reload()
    anna.page.get_by_text(t(lang, "web-keep-mail-kept")).wait_for()
    fine(anna.page, f"mail-account-{lang}")
    # another device asks for a link
    laptop.go("/back")
    laptop.page.get_by_label(t(lang, "web-back-mail-help")).fill(ANNA)
    laptop.page.get_by_role("button", name=t(lang, "web-back-mail-send")).click()
    laptop.page.get_by_role("status").get_by_text(ANNA).wait_for()
    fine(laptop.page, f"mail-asked-{lang}")
    come(office, 2)
    found = re.search(rf"{HOUSE}(/back#\S+)", office.text(1))
    assert found is not None, office.text(1)
    # opening it uses nothing; the button does, once
    for _ in range(2):
        laptop.go("/about")
        laptop.go(found.group(1))
        laptop.page.get_by_role("heading", name=t(lang, "web-back-mail-in")).wait_for()
    fine(laptop.page, f"mail-linked-{lang}")
    laptop.page.get_by_role("button", name=t(lang, "web-back-mail-go"), exact=True).click()
    laptop.page.wait_for_url(server.url + "/")
    assert laptop.api("GET", "/api/me")["name"] == "Anna"
    laptop.go(found.group(1))
    laptop.page.get_by_role("button", name=t(lang, "web-back-mail-go"), exact=True).click()
    laptop.page.get_by_role("alert").get_by_text(t(lang, "server-error-mail-link")).wait_for()
    assert "#" not in laptop.page.url
    for visitor in (anna, laptop):
        visitor.context.close()
        assert visitor.errors == []
