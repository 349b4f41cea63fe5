"""What bots do, as it is seen: a sheet of frames of one round in each game, docs/play/rounds/<game>-<size>.webp

    make screenshots ARGS=--rounds                         # all of them, into docs/play/rounds
    make screenshots ARGS="--rounds --only genoa --size phone"

The match is one of tools/moments.py, and the page of its first seat is told record by record what the server knows of
it, at the normal pace. Time stands still while a frame is taken: each shows what flies when a third of it is over,
whatever the machine is doing.
"""

from __future__ import annotations

import asyncio
import io
import json
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from PIL import Image
from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.server.serving import Server, sqlite_url
from tetrapolis.core.match import Match
from tetrapolis.server.database import create_engine, migrate
from tetrapolis.server.sessions import arrive
from tools.moments import ME, NAMES, STORIES, Shelf, played

FOLDER = Path(__file__).parents[1] / "docs" / "play" / "rounds"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
LANGS = {"en": "en-GB", "hu": "hu-HU"}
FRAMES = 6
LONGEST = 26
"""Records of a round that are looked at."""
SCALE = {"desktop": 0.42, "phone": 0.62}
COLUMNS = {"desktop": 2, "phone": 3}
GAP = 10
QUALITY = 45
PAPER = (138, 142, 146)
STEP = 4000
"""Milliseconds after which nothing of a step is left: not even a banner."""
PATIENCE = 60_000

THIRD = """() => {
  const all = document.getAnimations()
  const end = Math.max(0, ...all.filter(({ effect }) => effect.target?.closest('.happening')).map(({ effect }) => {
    const { endTime, duration } = effect.getComputedTiming()
    return duration > 1000 ? 0 : endTime
  }))
  for (const one of all) {
    one.pause()
    one.currentTime = one.effect.target?.closest('.happening') && end ? end / 3 : 250
  }
}"""
"""What moves stands still where it is after a third of the time."""
SEEN = """() => [...document.querySelectorAll('.happening [data-way], .happening [data-banner]')]
  .map(({ dataset }) => dataset.way ? `${dataset.way} ${(dataset.what ?? '').split(':')[0]}` : 'banner')"""


def round_of(match: Match) -> range:
    """The longest time in the middle of a match in which only others move: the numbers of its records."""
    whole = len(match.records)
    own = [record.seq for record in match.records if record.seat == ME and whole // 8 < record.seq < whole - whole // 8]
    first, last = max(pairwise(own), key=lambda pair: min(LONGEST, pair[1] - pair[0]))
    return range(first + 1, min(last, first + LONGEST) + 1)


class Told(NamedTuple):
    """A round as the first seat is told of it: the table it begins at, whose page it is, and what comes."""

    table: str
    token: str
    states: list[dict[str, Any]]


async def _stock(database: str, game: str, lang: str) -> tuple[str, list[str]]:
    """One table for each record of the round: the token of who sits there, and their ids."""
    engine = create_engine(database)
    await migrate(engine)
    shelf = Shelf(engine)
    guest, token = await arrive(engine, NAMES[ME], lang)
    match, _ = played(game)
    tables = [await shelf.put(guest, match, records) for records in round_of(match)]
    await engine.dispose()
    return token, tables


@contextmanager
def told(game: str, lang: str) -> Iterator[tuple[str, Told]]:
    """A server without bots, and a round of a game at it."""
    with tempfile.TemporaryDirectory(prefix="tetrapolis-frames-") as folder:
        database = sqlite_url(Path(folder))
        with ThreadPoolExecutor(1) as elsewhere:  # Playwright keeps this thread's event loop busy
            token, tables = elsewhere.submit(asyncio.run, _stock(database, game, lang)).result()
        server = Server(database, Path(folder), bots=0)
        try:
            url = server.start().url
            with httpx.Client(base_url=url, headers={"authorization": f"Bearer {token}"}, trust_env=False) as client:
                asking = {"seat": ME, "protocol": 2}
                states = [client.get(f"/api/tables/{one}/state", params=asking, timeout=60).json() for one in tables]
            yield url, Told(tables[0], token, states)
        finally:
            server.clear()


def news(state: dict[str, Any], since: int) -> str:
    """What a socket would tell of a state to who knows all up to a record."""
    known = {"observation": state["observation"], "tally": state["tally"]}
    events = [event for event in state["events"] if event["seq"] > since]
    seats = [{"seat": ME, "whole": known}]
    return json.dumps({"type": "news", "seq": state["seq"], "now": state["now"], "seats": seats, "events": events})


def frames(browser: Browser, url: str, story: Told, lang: str, size: str) -> list[tuple[list[str], bytes]]:
    """A picture of every record of the round, and what is shown in it."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=LANGS[lang],
        reduced_motion="no-preference",
        has_touch=size == "phone",
    )
    context.set_default_timeout(PATIENCE)
    context.add_cookies([{"name": "tetrapolis", "value": story.token, "url": url}])
    page = context.new_page()
    sockets: list[WebSocketRoute] = []

    def route(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**/live*", route)
    page.clock.install()
    page.goto(f"{url}/table/{story.table}")
    page.wait_for_selector(".prompt h2")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    taken = []
    for before, state in pairwise(story.states):
        sockets[-1].send(news(state, before["seq"]))
        taken.append(_frame(page, state["seq"]))
    context.close()
    return taken


def _frame(page: Page, seq: int) -> tuple[list[str], bytes]:
    """The page in the middle of what it shows of a record."""
    page.wait_for_selector(f".frame[data-seq='{seq}']")
    page.clock.run_for(40)  # two pictures of the screen: where things are is measured once they are laid out
    page.evaluate("() => new Promise((done) => new ResizeObserver(() => done()).observe(document.body))")
    page.evaluate(THIRD)
    seen = page.evaluate(SEEN)
    picture = page.screenshot()
    page.evaluate("() => document.getAnimations().forEach((one) => one.play())")
    page.clock.run_for(STEP)
    return seen, picture


def chosen(taken: list[tuple[list[str], bytes]]) -> list[bytes]:
    """The most telling ones in their order: each shows what none of the others does, as far as there are such.

    >>> chosen([(["flash "], b"1"), (["travel card"], b"2"), ([], b"3")])
    [b'1', b'2', b'3']
    """
    left, known, found = dict(enumerate(taken)), set[str](), list[int]()
    while left and len(found) < FRAMES:
        at = max(
            left,
            key=lambda one: (
                len(set(left[one][0]) - known),
                len(left[one][0]) > 0,
                min((abs(one - other) for other in found), default=0),
                -one,
            ),
        )
        known |= set(left.pop(at)[0])
        found.append(at)
    return [taken[at][1] for at in sorted(found)]


def sheet(pictures: list[bytes], size: str, file: Path) -> None:
    """Frames side by side, row by row, as one small picture."""
    scale, columns = SCALE[size], COLUMNS[size]
    width, height = (round(side * scale) for side in SIZES[size])
    rows = -(-len(pictures) // columns)
    paper = Image.new("RGB", (columns * (width + GAP) + GAP, rows * (height + GAP) + GAP), PAPER)
    for at, picture in enumerate(pictures):
        small = Image.open(io.BytesIO(picture)).convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
        paper.paste(small, (GAP + at % columns * (width + GAP), GAP + at // columns * (height + GAP)))
    file.parent.mkdir(parents=True, exist_ok=True)
    paper.save(file, "WEBP", quality=QUALITY, method=6)


def take_rounds(browser: Browser, only: list[str], sizes: list[str], lang: str = "en", folder: Path = FOLDER) -> None:
    """A sheet for each game and screen."""
    for game in STORIES:
        if not game.startswith(tuple(only) or ""):
            continue
        with told(game, lang) as (url, story):
            for size in sizes or SIZES:
                taken = frames(browser, url, story, lang, size)
                sheet(chosen(taken), size, folder / f"{game}-{size}.webp")
                print(f"{game} {size}: {len(taken)} records", flush=True)
