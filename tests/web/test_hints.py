"""Hints, levels and programs in a real browser: what a bot would do, how strong bots are, seats for programs."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Route, expect
from websockets.sync.client import connect

from tests.server.serving import Server, serving, sqlite_url
from tests.web.browsing import MINE, Visitor
from tetrapolis.bots import LEVELS
from tetrapolis.locales import LANGUAGES, t

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.timeout(300)
ROWS = ".hint ol button"
WINDOWS = {"en": ((1440, 900), False), "hu": ((390, 844), True)}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all: nobody stops it here."""
    folder = tmp_path_factory.mktemp("hints")
    with serving(sqlite_url(folder), folder, constants={"app_state.HINTS_A_MINUTE": 10_000}) as running:
        yield running


def to_a_turn(who: Visitor, table: str, kind: str) -> None:
    """Play on until this is asked."""
    rng = random.Random(1)

    def there(_: Visitor) -> bool:
        pending = who.state(table)["observation"]["pending"]
        return any(decision["seat"] == 0 and decision["kind"] == kind for decision in pending)

    who.play_by_mouse(table, rng, there)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_is_asked_for_looked_at_and_played(visit: Visit, lang: str) -> None:
    size, dark = WINDOWS[lang]
    anna = visit("Anna", lang=lang, size=size, dark=dark)
    page = anna.page
    table = anna.open_table("citadels")
    to_a_turn(anna, table, "turn")
    before = anna.state(table)
    assert page.locator(".hint").count() == 0, "nobody gets a hint who did not ask"
    page.keyboard.press("i")
    page.wait_for_selector(ROWS)
    legal = before["observation"]["legal"]
    assert 1 <= page.locator(ROWS).count() <= min(3, len(legal))
    shares = page.locator(".hint .share").all_inner_texts()
    assert all(share.endswith("%") for share in shares)
    assert shares == sorted(shares, key=lambda share: -int(share.strip("% \u00a0")))
    assert page.locator(".hint .why").first.inner_text()
    assert "[" not in page.locator(".hint").inner_text(), "everything has words"
    assert t(lang, "web-hint-fair") in page.locator(".hint").inner_text()
    expect(page.locator(ROWS).first).to_be_focused()
    box = page.locator(".hint").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] >= 0
    assert anna.axe() == []
    page.keyboard.press("Escape")
    page.wait_for_selector(".hint", state="detached")
    expect(page.locator("[data-hint] button")).to_be_focused()
    page.locator("[data-hint] button").click()
    page.wait_for_selector(ROWS)
    assert anna.state(table)["seq"] == before["seq"], "asking changes nothing"
    page.locator(ROWS).first.click()
    page.wait_for_selector(".hint", state="detached")  # it goes with the question
    page.wait_for_function(
        "([path, seq]) => fetch(path).then((answer) => answer.json()).then((state) => state.seq > seq)",
        arg=[f"/api/tables/{table}/state?seat=0", before["seq"]],
    )


def test_pointing_at_a_hint_lights_what_it_speaks_of(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("walled_city", ["me", "random"])
    page = anna.page
    anna.my_decision()
    for _ in range(40):  # until a choice lies on the table
        page.keyboard.press("i")
        page.wait_for_selector(ROWS)
        page.locator(ROWS).first.hover()
        page.wait_for_timeout(50)
        if page.locator("[data-lit]").count():
            break
        page.locator(ROWS).first.click()
        page.wait_for_selector(".hint", state="detached")
        anna.my_decision()
    assert page.locator("[data-lit]").count() >= 1
    page.mouse.move(5, 5)
    page.locator(".hint h3").hover()
    page.wait_for_selector("[data-lit]", state="detached")


@pytest.mark.parametrize(("game", "lang"), [("genoa", "hu"), ("ankh_morpork", "en")])
def test_hints_in_text_mode(visit: Visit, game: str, lang: str) -> None:
    anna = visit("Anna", lang=lang)
    table = anna.open_table(game)
    anna.my_decision()
    page = anna.page
    page.keyboard.press("m")
    hints = 0
    while hints < 3:
        page.wait_for_selector("main.text .choices button:enabled")
        if not page.locator("main.text [data-hint]").count():  # there is nothing to choose
            page.locator("main.text .choices button:enabled").first.click()
            page.wait_for_timeout(50)
            continue
        hints += 1
        seq = anna.state(table)["seq"]
        page.keyboard.press("i")
        page.wait_for_selector(ROWS)
        found = page.locator(".hint").inner_text()
        assert "[" not in found
        assert f"{game}-" not in found
        page.locator(ROWS).first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(".hint", state="detached")
        page.wait_for_function(
            "([path, seq]) => fetch(path).then((answer) => answer.json()).then((state) => state.seq > seq)",
            arg=[f"/api/tables/{table}/state?seat=0", seq],
        )


def test_while_a_bot_thinks_when_it_cannot_be_asked_and_the_key_for_it(visit: Visit) -> None:
    anna = visit("Anna", lang="hu")
    anna.open_table("citadels", ["me", "random", "random"])
    anna.my_decision()
    page = anna.page
    held: list[Route] = []

    def refuse(route: Route) -> None:
        body = {"title": "", "status": 429, "detail": "Túl sok kérés.", "code": "server-error-rate", "params": {}}
        route.fulfill(status=429, json=body)

    answers = iter((held.append, refuse))

    def answer(route: Route) -> None:
        """One for all of them: while a route is exchanged for another, a request slips by."""
        next(answers, Route.continue_)(route)

    page.route("**/hint?*", answer)
    page.keyboard.press("i")
    page.get_by_text(t("hu", "web-hint-thinking")).wait_for()  # no answer yet
    page.keyboard.press("i")  # and away with it
    page.wait_for_selector(".hint", state="detached")
    page.keyboard.press("i")
    page.get_by_text("Túl sok kérés.").wait_for()
    held[0].abort()  # too late to be of interest
    page.get_by_role("button", name=t("hu", "web-hint-again")).click()
    page.wait_for_selector(ROWS)
    page.keyboard.press("?")
    page.get_by_text(t("hu", "web-key-hint")).wait_for()


def test_no_hints_where_the_table_forbids_them_and_in_replays(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    anna.open_table("citadels", ["me", "random", "random"], hints=False)
    anna.my_decision()
    assert page.locator("[data-hint]").count() == 0
    page.keyboard.press("i")
    assert page.locator(".hint").count() == 0
    table = anna.open_table("citadels", ["me", "random", "random"])
    anna.my_decision()
    page.wait_for_selector("[data-hint]")
    anna.go(f"/table/{table}/replay")
    page.wait_for_selector(".framed")
    page.keyboard.press("i")
    assert page.locator("[data-hint], .hint").count() == 0


# ---- levels


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_levels_are_offered_with_a_line_on_their_strength(visit: Visit, lang: str) -> None:
    anna = visit("Anna", lang=lang, size=WINDOWS[lang][0])
    page = anna.page
    anna.go("/new/walled_city")
    choice = page.get_by_label(t(lang, "web-seat-kind", n=2))
    names = [t(lang, "web-kind-bot", level=t(lang, f"common-level-{level}")) for level in LEVELS]
    expect(choice.locator("option")).to_have_text([t(lang, "web-kind-me"), t(lang, "web-kind-open"), *names])
    choice.select_option("bot:hard")
    page.locator("li small", has_text=t(lang, "common-level-hard.about")).wait_for()
    page.get_by_text(t(lang, "web-levels")).click()
    for level in LEVELS:
        assert page.locator("details dd", has_text=t(lang, f"common-level-{level}.about")).is_visible()
    page.get_by_role("switch", name=t(lang, "web-terms-hints")).click()
    assert anna.axe() == []
    page.get_by_role("button", name=t(lang, "web-create")).click()
    page.wait_for_selector(f"{MINE}, .prompt")
    (made,) = anna.api("GET", "/api/tables?which=mine")
    assert made["table"]["seats"][1]["bot"] == "hard"
    assert made["table"]["hints"] is False


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_host_fills_open_seats_in_the_lobby(visit: Visit, lang: str) -> None:
    anna, bence = visit("Anna", lang=lang, size=WINDOWS[lang][0]), visit("Bence")
    table = anna.open_table("citadels", ["me", "open", "open"])
    page = anna.page
    page.get_by_label(t(lang, "web-lobby-fill", n=2)).select_option("bot:easy")
    page.get_by_text(t(lang, "common-level-easy.about")).first.wait_for()
    bence.go(f"/table/{table}")
    bence.page.wait_for_selector("li.open")
    assert bence.page.locator(".host").count() == 0, "only the host fills seats"
    assert anna.axe() == []
    page.get_by_role("button", name=t(lang, "web-lobby-free")).click()
    page.wait_for_function("() => document.querySelectorAll('li.open').length === 2")
    for seat in (2, 3):
        page.get_by_label(t(lang, "web-lobby-fill", n=seat)).select_option("bot:random")
    anna.my_decision()  # it has begun


# ---- programs


def told(server: Server, token: str) -> str:
    """What a program hears first that comes with a token and says that it is ready."""
    address = server.url.replace("http", "ws") + "/api/seat"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        socket.recv()
        socket.send("ready test")
        return str(socket.recv())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_for_a_program(visit: Visit, server: Server, lang: str) -> None:
    anna = visit("Anna", lang=lang, size=WINDOWS[lang][0])
    page = anna.page
    anna.open_table("citadels", ["me", "open", "open"])
    page.get_by_role("button", name=t(lang, "web-program-seat")).first.click()
    page.get_by_label(t(lang, "web-program-name")).fill("Botond")
    page.get_by_role("button", name=t(lang, "web-program-give")).click()
    first = page.get_by_label(t(lang, "web-program-token")).input_value()
    assert len(first) > 20
    assert page.get_by_label(t(lang, "web-program-address")).input_value().endswith("/api/seat")
    page.get_by_text(t(lang, "web-program-once")).wait_for()
    assert anna.axe() == []
    page.get_by_role("button", name=t(lang, "web-program-noted")).click()
    page.locator("li", has_text="Botond").get_by_text(t(lang, "web-program")).wait_for()
    assert anna.axe() == []
    page.get_by_role("button", name=t(lang, "web-program-end")).click()
    page.wait_for_function("() => document.querySelectorAll('li.open').length === 2")
    # The last seat: the game begins, and yet the token can be read.
    page.get_by_label(t(lang, "web-lobby-fill", n=2)).select_option("bot:random")
    page.wait_for_function("() => document.querySelectorAll('li.open').length === 1")
    page.get_by_role("button", name=t(lang, "web-program-seat")).click()
    page.get_by_role("button", name=t(lang, "web-program-give")).click()
    token = page.get_by_label(t(lang, "web-program-token")).input_value()
    assert token != first
    page.get_by_role("button", name=t(lang, "web-program-noted")).click()
    page.wait_for_selector(".prompt")
    page.get_by_role("img", name=t(lang, "web-program"), exact=True).first.wait_for()
    assert '"start"' in told(server, token)
