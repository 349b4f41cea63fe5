"""What `tetrapolis bench web` measures with: a Chromium, somebody who looks at a table, and Chromium's own trace."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tetrapolis.cli.common import UsageProblem

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

SHELL = "chromium-headless-shell"
"""The same without the parts around a page, as Playwright brings it: opening a page takes half the time."""
NAMES = ("chromium", "chromium-browser", "google-chrome", SHELL)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SIZE = {"width": 1440, "height": 900}
CATEGORIES = "devtools.timeline,v8.execute,blink.user_timing,__metadata"
SCRIPTS = {"FunctionCall", "EvaluateScript", "RunMicrotasks", "TimerFire", "EventDispatch", "FireAnimationFrame"}
"""What Chromium calls the work of scripts."""
MARK = "tetrapolis-event"
PAUSE = 50
"""Milliseconds between two looks."""


def chromium(first: str = "") -> str | None:
    """The one named in TETRAPOLIS_CHROMIUM, one on the PATH (`first`: rather this), or the one Playwright keeps."""
    named = os.environ.get("TETRAPOLIS_CHROMIUM", "")
    if named:
        return named if Path(named).exists() else None
    for name in (first, *NAMES):
        found = shutil.which(name)
        if found:
            return found
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        kept = driver.chromium.executable_path
    return kept if Path(kept).exists() else None


@contextmanager
def opened() -> Iterator[Browser]:
    """A browser without a window; UsageProblem if there is none."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise UsageProblem("cli-error-bench-playwright") from None
    path = chromium()
    if path is None:
        raise UsageProblem("cli-error-bench-chromium")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


def window(browser: Browser, url: str, token: str, moving: bool) -> BrowserContext:
    """A window with an empty cache, in which a guest is known; `moving`: pieces glide, others' moves take time."""
    context = browser.new_context(
        viewport={"width": SIZE["width"], "height": SIZE["height"]},
        locale="en-GB",
        reduced_motion="no-preference" if moving else "reduce",
    )
    context.add_cookies([{"name": "tetrapolis", "value": token, "url": url}])
    return context


# ---- the trace


class Trace:
    """Script time of a page, cut into pieces by marks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._client = page.context.new_cdp_session(page)
        self._traced: list[dict[str, Any]] = []
        self._client.on("Tracing.dataCollected", lambda data: self._traced.extend(data["value"]))
        self._client.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})

    def mark(self) -> None:
        """From here on it counts for the next event."""
        self.page.evaluate(f"performance.mark('{MARK}')")

    def stop(self) -> list[float]:
        """Milliseconds of script from each mark to the next; what comes after the last one is left out."""
        done: list[bool] = []
        self._client.on("Tracing.tracingComplete", lambda _: done.append(True))
        self._client.send("Tracing.end")
        while not done:
            self.page.wait_for_timeout(PAUSE)
        return script_times(self._traced)


def script_times(traced: list[dict[str, Any]]) -> list[float]:
    """The outermost scripts of the page's main thread, from mark to mark, in milliseconds of that thread.

    >>> mark = {"name": MARK, "cat": "blink.user_timing", "pid": 1, "tid": 1}
    >>> call = {"name": "FunctionCall", "cat": "devtools.timeline", "ph": "X", "pid": 1, "tid": 1}
    >>> inner = call | {"ts": 1500, "dur": 100}
    >>> script_times([mark | {"ts": 1000}, call | {"ts": 1200, "dur": 4000, "tdur": 3000}, inner, mark | {"ts": 9000}])
    [3.0]
    """
    marks = sorted((e["ts"], e["pid"], e["tid"]) for e in traced if e["name"] == MARK and "user_timing" in e["cat"])
    if not marks:
        return []
    main = marks[0][1:]
    runs = sorted(
        (e["ts"], e["ts"] + e["dur"], e.get("tdur", e["dur"]))
        for e in traced
        if e.get("ph") == "X" and e["name"] in SCRIPTS and (e["pid"], e["tid"]) == main and "dur" in e
    )
    outer: list[tuple[float, float, float]] = []
    for run in runs:
        if not outer or run[0] >= outer[-1][1]:
            outer.append(run)
    pieces = pairwise(marks)
    return [sum(worked for at, _, worked in outer if begin[0] <= at < end[0]) / 1000 for begin, end in pieces]


# ---- waiting


def wait_until(page: Page, what: Callable[[], bool], seconds: float) -> bool:
    """Let the page go on until something is so; whether it came true."""
    for _ in range(int(seconds * 1000 / PAUSE)):
        if what():
            return True
        page.wait_for_timeout(PAUSE)
    return what()
