"""Somebody with a browser: arriving, opening tables, playing by mouse or by keys, looking."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from tests.server.serving import Server

PATIENCE = 30_000
"""Milliseconds."""
MINE = ".prompt:not(.quiet):not(.busy)"
"""The slab: it is my decision, and nothing is on its way."""
LEGAL = "[data-can=can], [data-can=against]"


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
            self.server.url + path, method=method, data=body, headers={"X-Tetrapolis": "1", "Origin": self.server.url}
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
        from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

        found = Axe().run(self.page).response["violations"]
        bad = [violation for violation in found if violation["impact"] in ("serious", "critical")]
        return [f"{v['id']}: {v['nodes'][0]['html'][:200]} ({len(v['nodes'])})" for v in bad]

    # ---- playing

    def click_something(self, rng: random.Random, board: float = 0.7) -> str:
        """One press with the mouse: on a legal thing of the board, a verb, or a line of an open list; what it was."""
        page = self.page
        if (lines := page.locator("[role=menuitem]")).count():
            return _press(_any(lines, rng))
        targets = page.locator(f":is({LEGAL}):visible")
        verbs = page.locator(f"{MINE} .verb:not(.off):not(.armed)")
        count = targets.count()
        if count and (rng.random() < board or not verbs.count()):
            return _press(_any(targets, rng))
        return _press(_any(verbs, rng))

    def play_by_mouse(
        self, table: str, rng: random.Random, until: Callable[[Visitor], bool], seconds: float = 240
    ) -> int:
        """Press things at random until something is so, or the game is over; how many moves were made."""
        end = time.monotonic() + seconds
        moves, seen = 0, -1
        while self.my_decision() and not until(self):
            assert time.monotonic() < end, f"{moves} moves, and now: {self.question()}"
            self.click_something(rng)
            self.page.wait_for_timeout(10)
            if (seq := self.state(table)["seq"]) != seen:
                moves, seen = moves + 1, seq
        return moves


def _seat(seat: str) -> dict[str, str]:
    return {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}


def _any(found: Locator, rng: random.Random) -> Locator:
    return found.nth(rng.randrange(max(1, found.count())))


def _press(what: Locator) -> str:
    """Press it; a thing that has gone meanwhile is no harm."""
    from playwright.sync_api import Error

    try:
        name = what.get_attribute("aria-label", timeout=2000) or what.inner_text(timeout=2000)
        what.click(timeout=3000)
    except Error:
        return ""
    return name
