"""Somebody with a browser: arriving, opening tables, playing by mouse or by keys, looking."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Error, Page

from tests.server.serving import Server

PATIENCE = 30_000
"""Milliseconds."""
MINE = ".prompt:not(.quiet):not(.busy)"
"""The slab: it is my decision, and nothing is on its way."""
LEGAL = "[data-can=can], [data-can=against]"


PICK = """([mine, legal, [closes, onBoard, which]]) => {
  const all = (query) => [...document.querySelectorAll(query)].filter((node) => node.checkVisibility())
  const verbs = all(`${mine} .verb:not(.off):not(.armed)`).filter((node) => !node.closest('.arming'))
  const closing = all(`${mine} .verb.closing:not(.off)`)
  const lines = all('[role=menuitem]')
  const things = all(legal)
  if (!lines.length && document.querySelector('form.desk')) return 'desk'
  const offered = things.length && (onBoard || !verbs.length) ? things : verbs
  const some = lines.length ? lines : closing.length && closes ? closing.slice(-1) : offered
  const node = some[Math.floor(which * some.length)]
  node?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = node?.getBoundingClientRect()
  for (const [a, b] of node ? [[.5, .5], [.25, .25], [.75, .25], [.25, .75], [.75, .75]] : []) {
    const point = [box.left + box.width * a, box.top + box.height * b]
    if (document.elementFromPoint(...point)?.closest('[data-target], button, [role=menuitem]') === node) return point
  }
  return null
}"""
"""Where to press next, in one question to the page: a line of an open list, a closing verb, a legal thing, a verb;
and at a point where nothing else lies over it (the middle of a bent building lies outside of it)."""
ANSWERED = "form.desk:not([aria-busy=true])"
"""A desk on which something is put together, when the server has said whether what lies on it would stand."""
SOON = 2000
"""Milliseconds: what others do may put things away meanwhile."""
CLOSES, ADDS = 0.45, 0.4
"""How often a closing verb is preferred, and how often something more is laid on the desk."""


class Visitor:
    """A person, with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str = "Anna",
        *,
        lang: str = "en",
        size: tuple[int, int] = (1440, 900),
        dark: bool = False,
        motion: bool = False,
        touch: bool = False,
    ) -> None:
        self.server = server
        self.name = name
        self.errors: list[str] = []
        self.composed = 0
        """Offers put together by clicking."""
        self.context = browser.new_context(
            base_url=server.url,
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "hu": "hu-HU"}[lang],
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self._console(message.type, message.text))
        self.page.on("request", lambda request: self._request(request.url))
        if name:
            self.api("POST", "/api/guests", {"name": name, "lang": lang})

    def _console(self, kind: str, text: str) -> None:
        """Errors of the page; a server that is away or refuses is none."""
        if kind == "error" and not re.search(r"Failed to load resource|WebSocket connection|ERR_CONNECTION", text):
            self.errors.append(text)

    def _request(self, url: str) -> None:
        """Nobody else's server is ever asked."""
        if not re.match(r"(data|blob):|(http|ws)://127\.0\.0\.1", url):
            self.errors.append(f"third party: {url}")

    # ---- the server

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as this person's browser would."""
        answer = self.context.request.fetch(
            self.server.url + path,
            method=method,
            data=body,
            headers={"X-Tetrapolis": "1", "Origin": self.server.url},
            max_retries=3 if method == "GET" else 0,  # as browsers do, when a resting connection was closed
        )
        assert answer.ok, answer.text()
        return answer.json()

    def open_table(self, game: str, seats: Sequence[str] = ("me", "normal", "normal"), **wish: Any) -> str:
        """Set up a table (`me`, `open`, or a bot's level for each seat) and go there; its id."""
        made = self.api("POST", "/api/tables", {"game": game, "seats": [_seat(seat) for seat in seats], **wish})
        self.go(f"/table/{made['id']}")
        return str(made["id"])

    def state(self, table: str, seat: int = 0) -> Any:
        """The match as the server tells it."""
        return self.api("GET", f"/api/tables/{table}/state?seat={seat}")

    # ---- the page

    def go(self, path: str) -> None:
        """Go to a page of the client."""
        self.page.goto(self.server.url + path)

    def my_decision(self) -> bool:
        """Wait until it is my decision, or the game is over; whether it is the first."""
        self.page.wait_for_selector(f"{MINE} .verb, {MINE} .btn, .prompt [data-over]", timeout=PATIENCE)
        return not self.over

    def asked_after(self, table: str, seq: int) -> None:
        """Wait until the server asks this person again, after a record: nothing happens from then on by itself."""
        end = time.monotonic() + PATIENCE / 1000
        while (state := self.state(table))["seq"] <= seq or state["observation"]["pending"][0]["seat"] != 0:
            assert time.monotonic() < end, state["observation"]["pending"]
            self.page.wait_for_timeout(50)

    def appears(self, selector: str) -> bool:
        """Whether something is there soon."""
        with suppress(Error):
            self.page.wait_for_selector(selector, timeout=SOON)
            return True
        return False

    @property
    def over(self) -> bool:
        """Whether the page says the game is over."""
        return self.page.locator("[data-over]").count() > 0

    def question(self) -> str:
        """What is asked."""
        return self.page.locator(".prompt h2").inner_text()

    def shot(self, path: str) -> None:
        """A picture, to be looked at."""
        self.page.screenshot(path=path)

    def axe(self) -> list[str]:
        """What axe finds, of serious or critical kind."""
        return serious(self.page)

    # ---- playing

    def click_something(self, rng: random.Random, board: float = 0.7, closes: float = CLOSES) -> None:
        """One press with the mouse: on a line of an open list, a verb, a legal thing of the board, or on the desk."""
        chances = [rng.random() < closes, rng.random() < board, rng.random()]
        with suppress(Error):  # what was to be pressed has gone meanwhile
            found = self.page.evaluate(PICK, [MINE, LEGAL, chances])
            if found == "desk":
                self._finish_desk(rng)
            elif found:
                self.page.mouse.click(*found)
            else:  # something that was opened lies over it
                self.page.keyboard.press("Escape")

    def _finish_desk(self, rng: random.Random) -> None:
        """What lies on the desk is sent, if the server would have it; else put away."""
        page = self.page
        items = page.locator("form.desk .item")
        if (count := items.count()) and rng.random() < ADDS:
            items.nth(rng.randrange(count)).click(timeout=SOON)
        page.wait_for_selector(ANSWERED, timeout=SOON)
        ready = page.locator("form.desk button[type=submit]:not(:disabled)")
        if ready.count():
            ready.first.click(timeout=SOON)
            self.composed += 1
        else:
            page.locator("form.desk footer button:not([type=submit])").last.click(timeout=SOON)
        page.wait_for_selector("form.desk", state="detached", timeout=SOON)

    def play_by_mouse(
        self,
        table: str,
        rng: random.Random,
        until: Callable[[Visitor], bool],
        seconds: float = 240,
        closes: float = CLOSES,
    ) -> None:
        """Press things at random until something is so, or the game is over."""
        end = time.monotonic() + seconds
        while self.my_decision() and not until(self):
            assert time.monotonic() < end, f"record {self.state(table)['seq']}, and now: {self.question()}"
            self.click_something(rng, closes=closes)
            self.page.wait_for_timeout(5)


def serious(page: Page) -> list[str]:
    """What axe finds, of serious or critical kind."""
    from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

    # Nobody reads what is in order; describing that took three quarters of the time.
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    bad = [violation for violation in found if violation["impact"] in ("serious", "critical")]
    return [f"{v['id']}: {v['nodes'][0]['html'][:200]} ({len(v['nodes'])})" for v in bad]


def _seat(seat: str) -> dict[str, str]:
    return {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
