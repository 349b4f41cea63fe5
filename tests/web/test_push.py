"""Notices in a browser: the bell, the page, and a push shown by the service worker.

A headless browser has no push service: the page is given a subscription whose service is the test's own, and what comes
there is handed to the worker by the browser's developer protocol.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import CDPSession

from tests.server.pushing import Service, push_service
from tests.server.serving import Server, sqlite_url, wait_until
from tests.server.test_push import KEYS, SOON
from tests.web.browsing import Visitor
from tetrapolis.cli.bench.browser import ARGUMENTS, chromium

SUBSCRIBED = """
const wish = %s
let on = null
const fake = { ...wish, toJSON: () => ({ endpoint: wish.endpoint, keys: { p256dh: wish.p256dh, auth: wish.auth } }),
  unsubscribe: async () => { on = null; return true } }
PushManager.prototype.subscribe = async () => (on = fake)
PushManager.prototype.getSubscription = async () => on
"""


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("pushing")
    found = Server(sqlite_url(folder), folder, constants=SOON, push_keys=KEYS, webhook_private=True)
    try:
        yield found.start()
    finally:
        found.clear()


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as opened:
        yield opened


@pytest.fixture(scope="module")
def whole(browser: Chromium) -> Iterator[Chromium]:
    """A whole Chromium: the shell that other tests use shows no notifications."""
    found = browser.browser_type.launch(executable_path=chromium(), args=ARGUMENTS)
    yield found
    found.close()


@pytest.fixture
def come(whole: Chromium, pushing: Server) -> Iterator[Callable[..., Visitor]]:
    visitors: list[Visitor] = []

    def visit(name: str, **how: Any) -> Visitor:
        visitors.append(Visitor(whole, pushing, name, **how))
        return visitors[-1]

    yield visit
    errors = [error for visitor in visitors for error in visitor.errors]
    for visitor in visitors:
        visitor.context.close()
    assert errors == []


class Worker:
    """The service worker of a page, by the developer protocol."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.registration = ""
        self.protocol: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.protocol.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self.protocol.send("ServiceWorker.enable")
        while not self.registration:
            visitor.page.wait_for_timeout(20)

    def _note(self, told: Any) -> None:
        for each in told["registrations"]:
            self.registration = each["registrationId"]

    def push(self, text: bytes) -> None:
        """A message has come."""
        what = {"origin": self.visitor.server.url, "registrationId": self.registration, "data": text.decode()}
        self.protocol.send("ServiceWorker.deliverPushMessage", what)

    def shown(self) -> list[dict[str, str]]:
        """The notifications that are shown."""
        found: list[dict[str, str]] = self.visitor.page.evaluate(
            """async () => {
              const registration = await navigator.serviceWorker.getRegistration()
              const shown = await registration.getNotifications()
              return shown.map(({ title, body, tag, data }) => ({ title, body, tag, link: data.link }))
            }"""
        )
        return found


def at_a_table(anna: Visitor, bela: Visitor) -> str:
    """Both sit at a slow table, and it is Anna's turn."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {
        "game": "citadels",
        "seats": seats,
        "pace": "turns",
        "clock": "decision",
        "seconds": 86_400,
        "title": "Café",
    }
    table = str(anna.api("POST", "/api/tables", wish)["id"])
    bela.api("POST", f"/api/tables/{table}/join", {})
    while True:
        pending = anna.state(table)["observation"]["pending"]
        if pending[0]["seat"] == 0:
            return table
        move = bela.state(table, 1)["observation"]["legal"][0]
        bela.api("POST", f"/api/tables/{table}/moves", {"seat": 1, "move": move})


def test_a_push_is_shown_by_the_service_worker(come: Callable[..., Visitor], service: Service) -> None:
    anna, bela = come("Anna"), come("Béla")
    own = service.browser("anna")
    anna.context.grant_permissions(["notifications"])
    anna.page.add_init_script(SUBSCRIBED % msgspec.json.encode(own.wish).decode())
    table = at_a_table(anna, bela)
    anna.go("/")
    ask = anna.page.locator(".ask")  # offered once a game turn by turn has begun, and asked only from a tap
    ask.wait_for()
    assert service.came == []
    ask.get_by_role("button", name="Yes, tell me").click()
    ask.wait_for(state="detached")
    wait_until(lambda: anna.api("GET", "/api/notices/settings")["browsers"] == 1)
    worker = Worker(anna)
    anna.api("POST", "/api/notices/test")
    wait_until(lambda: any(path == "/anna" for path, _, _ in service.came))
    message = {"title": "Your turn", "body": "Citadels · Café", "link": f"/table/{table}", "tag": "t1"}
    message |= {"about": table, "count": "1"}
    for text in (own.open(service.came[-1][2]), message):
        worker.push(msgspec.json.encode(text))
    wait_until(lambda: len(worker.shown()) == 2, lambda: str(worker.shown()))
    by_tag = {each["tag"]: each for each in worker.shown()}
    assert by_tag["t1"] == {key: message[key] for key in ("title", "body", "tag", "link")}
    (tried,) = [each for tag, each in by_tag.items() if tag != "t1"]
    assert (tried["title"], tried["body"], tried["link"]) == (
        "Your turn",
        "This is how Tetrapolis tells you",
        "/notices",
    )
    worker.push(msgspec.json.encode(message | {"title": "Hurry"}))  # of the same tag: in its place
    wait_until(lambda: "Hurry" in [each["title"] for each in worker.shown()])
    assert len(worker.shown()) == 2
    # Who has the table before his eyes is shown nothing.
    anna.go(f"/table/{table}")
    anna.my_decision()
    worker.push(msgspec.json.encode(message | {"tag": "t2"}))
    worker.push(msgspec.json.encode(message | {"tag": "t3", "about": ""}))
    wait_until(lambda: "t3" in [each["tag"] for each in worker.shown()])
    assert "t2" not in [each["tag"] for each in worker.shown()]
    anna.go("/notices")
    switch = anna.page.get_by_role("switch", name="On this device")
    switch.wait_for()


@pytest.mark.parametrize(("lang", "size", "yes"), [("en", (1440, 900), True), ("hu", (390, 844), False)])
def test_who_has_moved_at_a_slow_table_is_asked_there_once(
    come: Callable[..., Visitor], service: Service, lang: str, size: tuple[int, int], yes: bool
) -> None:
    anna, bela = come("Anna", lang=lang, size=size), come("Béla")
    own = service.browser("anna")
    anna.context.grant_permissions(["notifications"])
    anna.page.add_init_script(SUBSCRIBED % msgspec.json.encode(own.wish).decode())
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    table = at_a_table(anna, bela)
    anna.go(f"/table/{table}")
    ask = anna.page.locator(".panel.ask")
    anna.my_decision()
    assert not [url for url in asked if "AskPush" in url]  # brought only when it is needed
    rng = Random(1)
    while anna.state(table)["observation"]["pending"][0]["seat"] == 0:
        anna.click_something(rng)
        anna.page.wait_for_timeout(50)
    ask.wait_for()  # once the own move is made, and the others' turn has come
    assert anna.page.evaluate("document.documentElement.scrollWidth") == size[0]
    assert anna.axe() == []
    if picture := os.environ.get("TETRAPOLIS_PICTURES", ""):
        anna.shot(f"{picture}/ask-{lang}.png")
    answer = {"en": ("Yes, tell me", "No, thanks"), "hu": ("Igen, szólj", "Köszönöm, nem")}[lang][0 if yes else 1]
    ask.get_by_role("button", name=answer).click()
    ask.wait_for(state="detached")
    wait_until(lambda: anna.api("GET", "/api/notices/settings")["browsers"] == int(yes))
    anna.go("/")
    anna.page.locator("a[href*='/table/']").first.wait_for()
    assert ask.count() == 0


def test_the_bell_and_the_page(come: Callable[..., Visitor]) -> None:
    anna, bela = come("Anna"), come("Béla")
    table = at_a_table(anna, bela)
    anna.go("/")
    bell = anna.page.locator("a.bell")
    bell.locator("b").wait_for()
    assert "new notice" in str(bell.get_attribute("aria-label"))
    bell.click()
    line = anna.page.locator("li.new a", has_text="Your turn").first
    line.wait_for()
    assert "Café" in line.inner_text()
    assert anna.axe() == []
    quiet = anna.page.get_by_role("switch", name="Quiet hours")
    quiet.click()
    anna.page.locator("input[type=time]").first.wait_for()
    wait_until(lambda: anna.api("GET", "/api/notices/settings")["settings"]["quiet"])
    assert anna.axe() == []
    table_wishes = anna.page.get_by_role("radiogroup", name="Notices of this table: Citadels, Café")
    table_wishes.get_by_role("radio", name="Never").click()
    wait_until(lambda: anna.api("GET", f"/api/tables/{table}")["notices"] == "off")
    anna.page.get_by_role("button", name="I have seen them").click()
    wait_until(lambda: anna.api("GET", "/api/notices")["unseen"] == 0)
    assert bell.locator("b").count() == 0
    anna.page.locator("section li a", has_text="Your turn").first.click()
    anna.page.wait_for_url(f"**/table/{table}")
    anna.my_decision()


def test_a_page_on_a_phone_in_hungarian(come: Callable[..., Visitor]) -> None:
    anna = come("Anna", lang="hu", size=(390, 844), dark=True)
    anna.go("/notices")
    anna.page.get_by_role("heading", name="Hogyan szóljunk?").wait_for()
    anna.page.get_by_role("switch", name="Csendes órák").wait_for()
    assert anna.page.evaluate("document.documentElement.scrollWidth") == 390
    assert anna.axe() == []


def test_the_app_can_be_installed(come: Callable[..., Visitor]) -> None:
    anna = come("Anna")
    anna.go("/")
    manifest = anna.api("GET", "/manifest.webmanifest")
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        size = anna.page.evaluate(
            """async (src) => {
              const it = new Image()
              it.src = src
              await it.decode()
              return `${it.width}x${it.height}`
            }""",
            icon["src"],
        )
        assert size == icon["sizes"]
    assert anna.page.locator("link[rel=manifest]").count() == 1
