"""Pictures of every page and of every game's table, to be looked at: docs/screenshots/<lang>/<name>-<size>-<theme>.png

    make screenshots                                       # all of them, some minutes
    make screenshots ARGS="--only citadels --lang hu"      # names that begin so, one language
    make screenshots ARGS="--size phone --theme dark"
    make screenshots ARGS=--readme                         # anew: the pictures of the README, docs/*.png
    make screenshots ARGS=--rounds                         # anew: frames of one round in each game, docs/play/rounds

docs/screenshots/index.html shows them side by side. The tables are made by tools/moments.py, so they are the same ones
in every run; the pictures are not committed, except the README's and the frames (tools/frames.py), which are taken
with all the others, too.
"""

from __future__ import annotations

import argparse
import asyncio
import html
import re
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from tests.server.serving import Server, sqlite_url
from tetrapolis.cli.bench.browser import ARGUMENTS, SHELL, chromium
from tools.frames import take_rounds
from tools.moments import STORIES, Stocked, stock

DOCS = Path(__file__).parents[1] / "docs"
FOLDER = DOCS / "screenshots"
LANGS = {"en": "en-GB", "hu": "hu-HU"}
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
THEMES = ("light", "dark")
GAMES = tuple(STORIES)
PATIENCE = 30_000
"""Milliseconds."""

Prepare = Callable[[Page], None]


class Shot(NamedTuple):
    """One picture: whose page it is, where, and what is done there before."""

    name: str
    path: str
    who: str = "play"
    """A guest of the stock; empty: nobody has arrived yet."""
    ready: str = "main"
    prepare: Prepare | None = None
    sizes: tuple[str, ...] = tuple(SIZES)
    whole: bool = True
    """The whole page, not only what fits on the screen."""


# ---- what there is to be seen


def press(*keys: str, then: str = "") -> Prepare:
    """Press keys, and wait for something."""

    def do(page: Page) -> None:
        for key in keys:
            page.keyboard.press(key)
        if then:
            page.wait_for_selector(then)

    return do


def click(selector: str, then: str = "") -> Prepare:
    """Press something with the mouse, and wait for something."""

    def do(page: Page) -> None:
        page.locator(selector).first.click()
        page.mouse.move(0, 0)
        if then:
            page.wait_for_selector(then)

    return do


def shots(stocked: Stocked) -> Iterator[Shot]:
    """All pictures, pages first."""
    at = stocked.tables
    yield Shot("welcome", "/", who="")
    yield Shot("home-empty", "/", who="empty")
    yield Shot("home", "/", who="home")
    yield Shot("history", "/history")
    yield Shot("notices", "/notices")
    yield Shot("new", "/new")
    for game in GAMES:
        yield Shot(f"new-{game}", f"/new/{game}")
    yield Shot("lobby", f"/table/{at['lobby']}")
    yield Shot("invited", f"/table/{at['lobby']}", who="home")
    yield Shot("rules", "/rules")
    for game in GAMES:
        yield Shot(f"rules-{game}", f"/rules/{game}", whole=False)
        yield Shot(f"guide-{game}", f"/guide/{game}")
    yield Shot("settings", "/settings")
    yield Shot("account", "/account", ready="#account-devices")
    yield Shot("about", "/about")
    yield Shot("link", "/link")
    yield Shot("not-found", "/nowhere")
    yield Shot("curtain", f"/table/{at['hot']}", ready=".curtain")
    for game in GAMES:
        yield from tables(game, at)


def tables(game: str, at: dict[str, str]) -> Iterator[Shot]:
    """A game's table at all its moments, what can be opened there, and what comes after."""
    moments = ("start", "middle", *STORIES[game].decisions, "end")
    for moment in moments:
        yield Shot(f"{game}-{moment}", f"/table/{at[f'{game}-{moment}']}", ready=".prompt h2", whole=False)
    decision = Shot("", f"/table/{at[f'{game}-decision']}", ready=".prompt h2", whole=False)
    listed = press("c", then="dialog[open]")
    yield decision._replace(name=f"{game}-choices", prepare=listed)
    yield decision._replace(name=f"{game}-text", prepare=press("m", then="main.text"), whole=True)
    for tab in ("facts", "log", "rules"):
        opened = click(f".phone-tabs [role=tab]{TABS[tab]}")
        yield decision._replace(name=f"{game}-{tab}", prepare=opened, sizes=("phone",))
    over = at[f"{game}-end"]
    yield Shot(f"{game}-over", f"/table/{over}/over", ready=".over")
    yield Shot(f"{game}-replay", f"/table/{over}/replay?seq=60", ready=".framed", whole=False)
    yield Shot(f"{game}-watching", f"/table/{at[f'{game}-middle']}", who="home", ready=".prompt h2", whole=False)


TABS = {"log": ":nth-last-of-type(4)", "facts": ":nth-last-of-type(3)", "rules": ":last-of-type"}


# ---- taking them


def visit(context: BrowserContext, url: str, token: str, shot: Shot) -> tuple[Page, list[str]]:
    """Go where the picture is to be taken, in the window's one page; what went wrong there.

    Another page for each picture would be a renderer for each, and take twice as long.
    """
    errors: list[str] = []

    def told(error: Error) -> None:
        errors.append(str(error))

    context.clear_cookies()
    if token:
        context.add_cookies([{"name": "tetrapolis", "value": token, "url": url}])
    page = context.pages[0] if context.pages else context.new_page()
    page.on("pageerror", told)
    try:
        page.goto(url + shot.path)
        page.wait_for_selector(shot.ready)
        page.wait_for_load_state("networkidle")
        if shot.prepare is not None:
            shot.prepare(page)
            page.wait_for_timeout(150)
    except Error as error:  # the picture tells what is there instead
        errors.append(error.message.splitlines()[0])
    page.evaluate("document.fonts.ready")
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    if overflow > 0:
        errors.append(f"{overflow} px wider than the screen")
    page.remove_listener("pageerror", told)
    return page, errors


def leave(page: Page) -> None:
    """Forget what was set there (text mode and the like)."""
    page.evaluate("localStorage.clear(), sessionStorage.clear()")


def take(context: BrowserContext, url: str, token: str, shot: Shot, file: Path) -> list[str]:
    """Take one picture; what went wrong on the page."""
    page, errors = visit(context, url, token, shot)
    file.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=file, full_page=shot.whole)
    leave(page)
    return [f"{file.stem}: {error}" for error in errors]


@contextmanager
def served(lang: str) -> Iterator[tuple[Server, Stocked]]:
    """A server with all tables, which stay as they are: it has no bots."""
    with tempfile.TemporaryDirectory(prefix="tetrapolis-screenshots-") as folder:
        database = sqlite_url(Path(folder))
        with ThreadPoolExecutor(1) as elsewhere:  # Playwright keeps this thread's event loop busy
            stocked = elsewhere.submit(asyncio.run, stock(database, lang)).result()
        server = Server(database, Path(folder), bots=0)
        try:
            yield server.start(), stocked
        finally:
            server.clear()


def window(browser: Browser, lang: str, size: str, theme: str) -> BrowserContext:
    """A browser's window."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=LANGS[lang],
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=size == "phone",
        timezone_id="Europe/Budapest",
    )
    context.set_default_timeout(PATIENCE)
    return context


def take_all(browser: Browser, wish: argparse.Namespace) -> list[str]:
    """Take all pictures that were asked for; what went wrong."""
    errors: list[str] = []
    for lang in wish.lang or LANGS:
        with served(lang) as (server, stocked):
            tokens = stocked.tokens | {"": ""}
            wanted = [shot for shot in shots(stocked) if shot.name.startswith(tuple(wish.only) or "")]
            for size in wish.size or SIZES:
                for theme in wish.theme or THEMES:
                    context = window(browser, lang, size, theme)
                    for shot in wanted:
                        if size in shot.sizes:
                            file = FOLDER / lang / f"{shot.name}-{size}-{theme}.png"
                            errors += take(context, server.url, tokens[shot.who], shot, file)
                    context.close()
                    print(f"{lang} {size} {theme}: {sum(size in shot.sizes for shot in wanted)}", flush=True)
    return errors


README = ("home", *(f"{game}-decision" for game in GAMES))


def take_readmes(browser: Browser) -> list[str]:
    """The pictures of the README: English, wide, by day."""
    errors: list[str] = []
    with served("en") as (server, stocked):
        context = window(browser, "en", "desktop", "light")
        for shot in shots(stocked):
            if shot.name in README:
                file = DOCS / f"{shot.name.removesuffix('-decision')}.png"
                errors += take(context, server.url, stocked.tokens[shot.who], shot._replace(whole=False), file)
    return errors


# ---- looking at them

STYLE = """body { font: 15px system-ui; margin: 1rem; background: #888 } h2 { margin: 2rem 0 .5rem }
div { display: flex; gap: 8px; align-items: start; overflow-x: auto } img { height: 420px }"""


def contact_sheet() -> None:
    """A page with all pictures there are, name by name."""
    names: dict[str, list[str]] = {}
    for path in sorted(FOLDER.glob("*/*.png")):
        name = re.sub(r"-(desktop|phone)-(light|dark)$", "", path.stem)
        names.setdefault(name, []).append(path.relative_to(FOLDER).as_posix())
    rows = [
        f"<h2>{html.escape(name)}</h2><div>"
        + "".join(
            f'<a href="{file}"><img loading="lazy" src="{file}" alt="{file}" title="{file}"></a>' for file in files
        )
        + "</div>"
        for name, files in names.items()
    ]
    page = f'<!doctype html><meta charset="utf-8"><title>Tetrapolis</title><style>{STYLE}</style>' + "\n".join(rows)
    (FOLDER / "index.html").write_text(page, "utf-8")


def main() -> int:
    """Take them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="only names that begin so")
    parser.add_argument("--lang", nargs="+", choices=LANGS)
    parser.add_argument("--size", nargs="+", choices=SIZES)
    parser.add_argument("--theme", nargs="+", choices=THEMES)
    parser.add_argument("--readme", action="store_true", help="only the pictures of the README, into docs/")
    parser.add_argument("--rounds", action="store_true", help="only the frames of a round, into docs/play/rounds")
    wish = parser.parse_args()
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(SHELL), args=ARGUMENTS)
        errors = take_readmes(browser) if wish.readme else [] if wish.rounds else take_all(browser, wish)
        if wish.rounds or not (wish.readme or wish.only):
            take_rounds(browser, wish.only, wish.size)
        browser.close()
    if not (wish.readme or wish.rounds):
        contact_sheet()
        print(FOLDER / "index.html")
    for error in errors:
        print(error)
    return bool(errors)


if __name__ == "__main__":
    raise SystemExit(main())
