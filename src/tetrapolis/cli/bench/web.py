"""`tetrapolis bench web`: how much a browser has to load for a table, and how long its scripts work for each event.

A server runs as `tetrapolis serve` runs it, with the built client; Chromium looks at its tables from the first seat.
Script time is what Chromium's trace says the page's main thread spent in scripts, waiting left out. A busy machine
still makes it longer.
"""

from __future__ import annotations

import os
import platform
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Annotated, Any

import httpx
import msgspec
import typer

from tetrapolis.cli.bench.browser import Trace, opened, wait_until, window
from tetrapolis.cli.bench.engine import status
from tetrapolis.cli.bench.figures import percentile
from tetrapolis.cli.bench.server import servers
from tetrapolis.cli.common import AsJson, Lang, UsageProblem, console, number, print_json, table
from tetrapolis.cli.database import address, database_url
from tetrapolis.core.version import __version__
from tetrapolis.locales import t
from tetrapolis.locales.words import game_name

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Request, WebSocket, WebSocketRoute

PLAYERS = 4
LIMIT = 16.0
"""Milliseconds of script for an event: one picture of the screen."""
MOST_KB = 250.0
"""What the first load of a table may weigh."""
SETTLED = 60
"""Milliseconds a page gets after an event has arrived."""
SHOWN = 80
"""Events that are shown where they happen, each as long as the normal pace wants it."""
BOARD_EVENTS, BOARD_PAUSE = 20, 900
"""On the full board: so many events, with so many milliseconds between them (others' moves are shown one by one)."""
PATIENCE = 30.0


def bench_web(
    game: Annotated[list[str] | None, typer.Option("--game", metavar="game")] = None,
    moves: Annotated[int, typer.Option(metavar="N", min=1, max=100_000)] = 250,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Measure the browser client."""
    from tetrapolis.games import game as game_of
    from tetrapolis.games import games as names
    from tetrapolis.server.pages import STATIC

    chosen = [game_of(name).id for name in game or names()]
    if not (STATIC / "index.html").is_file():
        raise UsageProblem("cli-error-bench-client")
    with (
        opened() as browser,
        tempfile.TemporaryDirectory(prefix="tetrapolis-bench-") as folder,
        status(lang) as say,
        servers(address(database_url(f"sqlite:///{Path(folder) / 'tables.db'}")), "", 1, Path(folder)) as (ports, _),
    ):
        url = f"http://127.0.0.1:{ports[0]}"
        rows = []
        for name in chosen:
            say(game_name(lang, name))
            load, still = first_load(browser, url, name), played(browser, url, name, moves, moving=False)
            moving = played(browser, url, name, min(moves, SHOWN), moving=True)
            rows.append({"game": name, "load": load, **still, "moving": moving})
        full = next((name for name in chosen if game_of(name).part("bench")), None)
        board = full_board(browser, url, full) if full else None
        version = browser.version
    data = {
        "tetrapolis": __version__,
        "chromium": version,
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "games": rows,
        "full_board": board,
    }
    if as_json:
        print_json(data)
    else:
        show(data, lang)


# ---- people


class Person:
    """A guest who asks by REST."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.token = ""
        self.token = self.ask("POST", "/api/guests", {"name": name})["token"]

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request and its answer."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = httpx.request(method, self.url + path, json=body, headers=headers, timeout=PATIENCE, trust_env=False)
        answer.raise_for_status()
        return answer.json()


class WatchedTable:
    """A table of two people: the first one, whose browser is measured, has the first seat, the second all others."""

    def __init__(self, url: str, game: str) -> None:
        self.people = Person(url, "Anna"), Person(url, "Bence")
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (PLAYERS - 1)
        self.id = str(self.people[0].ask("POST", "/api/tables", {"game": game, "seats": seats})["id"])
        for _ in seats[1:]:
            self.people[1].ask("POST", f"/api/tables/{self.id}/join", {})
        self._rng = Random(game)

    def seen(self, seat: int) -> Any:
        """What a seat knows."""
        return self.people[seat > 0].ask("GET", f"/api/tables/{self.id}/state?seat={seat}")["observation"]

    def move(self) -> int | None:
        """Any legal move of any seat that is asked; the number of its record. None: the game is over."""
        known = self.seen(0)
        if known["outcome"] is not None:
            return None
        seat = self._rng.choice([asked["seat"] for asked in known["pending"]])
        legal = self.seen(seat)["legal"]
        text = self._rng.choice(legal if isinstance(legal, list) else legal["listed"])
        body = {"seat": seat, "move": text}
        return int(self.people[seat > 0].ask("POST", f"/api/tables/{self.id}/moves", body)["seq"])


# ---- measuring


def first_load(browser: Browser, url: str, game: str) -> dict[str, Any]:
    """What a browser that comes for the first time fetches for a table: bytes as they are sent, packed.

    What programs ask (/api) is left out: it is a few kB and depends on the match. `gzip` is what is sent where a
    browser does not take brotli, as on plain http.
    """
    made = WatchedTable(url, game)
    context = window(browser, url, made.people[0].token, moving=False)
    page = context.new_page()
    sizes: dict[str, int] = {}

    def finished(request: Request) -> None:
        path = request.url.removeprefix(url)
        if path.startswith("/") and not path.startswith("/api/"):
            sizes[path] = request.sizes()["responseBodySize"]

    page.on("requestfinished", finished)
    look(page, url, made.id)
    context.close()
    kinds: dict[str, int] = {}
    for path, size in sizes.items():
        kind = "page" if path.startswith("/table/") else Path(path).suffix[1:]
        kinds[kind] = kinds.get(kind, 0) + size
    packed = {"accept-encoding": "gzip"}
    with httpx.Client(base_url=url, headers=packed, timeout=PATIENCE, trust_env=False) as client:
        plain = sum(_sent(client, path) for path in sizes)
    return {"brotli": sum(sizes.values()), "gzip": plain, "files": len(sizes), "kinds": kinds}


def _sent(client: httpx.Client, path: str) -> int:
    """Bytes of an answer on the wire."""
    with client.stream("GET", path, headers={"accept": "text/html,*/*"}) as answer:
        return sum(len(part) for part in answer.iter_raw())


def look(page: Page, url: str, table_id: str) -> None:
    """Open a table, and wait until everything is there."""
    page.goto(f"{url}/table/{table_id}")
    page.wait_for_selector(".prompt h2")
    page.wait_for_load_state("networkidle")


def played(browser: Browser, url: str, game: str, moves: int, *, moving: bool) -> dict[str, Any]:
    """Script time for each event of a game of random moves, as the first seat sees it.

    `moving`: things fly and are struck, and the next event comes when that is over.
    """
    made = WatchedTable(url, game)
    context = window(browser, url, made.people[0].token, moving)
    page = context.new_page()
    seen = [-1]

    def hear(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: seen.append(max(seen[-1], _seq(text))))

    page.on("websocket", hear)
    look(page, url, made.id)
    trace = Trace(page)
    for _ in range(moves):
        before = seen[-1]
        trace.mark()
        at = made.move()
        if at is None:
            break
        if at > before and not wait_until(page, lambda at=at: seen[-1] >= at, PATIENCE):  # type: ignore[misc]
            raise UsageProblem("cli-error-bench-load", why=f"{game} {at}")
        page.wait_for_timeout(BOARD_PAUSE if moving else SETTLED)
    trace.mark()
    times = trace.stop()
    context.close()
    return {"events": len(times), "median": median(times), "p99": percentile(times, 0.99), "max": max(times)}


def _seq(text: str | bytes) -> int:
    """The record that news of the match bring; others have none."""
    news = msgspec.json.decode(text)
    return int(news["seq"]) if news.get("type") == "news" else -1


# ---- a full board


def full_board(browser: Browser, url: str, game: str) -> dict[str, Any]:
    """Script time for each event on a board with as many pieces as a game can have, gliding included.

    The match is a real one: what its socket tells is changed on its way to the page, by the game's module `bench`.
    """
    from tetrapolis.games import game as game_of

    crowd: Any = game_of(game).part("bench")
    made, board = WatchedTable(url, game), crowd.FullBoard()
    context = window(browser, url, made.people[0].token, moving=True)
    page = context.new_page()
    sockets: list[WebSocketRoute] = []

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        sockets.append(socket)
        server.on_message(lambda text: socket.send(_filled(text, board)))

    page.route_web_socket("**/live*", route)
    look(page, url, made.id)
    page.wait_for_selector(crowd.PIECES)
    pieces = page.locator(crowd.PIECES).count()
    trace = Trace(page)
    for _ in range(BOARD_EVENTS):
        trace.mark()
        sockets[-1].send(board.next())
        page.wait_for_timeout(BOARD_PAUSE)
    trace.mark()
    times = trace.stop()
    context.close()
    figures = {"median": median(times), "max": max(times), "limit": LIMIT}
    return {"game": game, "pieces": pieces, "events": len(times), **figures}


def _filled(text: str | bytes, board: Any) -> str | bytes:
    news = msgspec.json.decode(text)
    return msgspec.json.encode(board.fill(news)).decode() if news.get("type") == "news" else text


# ---- showing


def show(data: dict[str, Any], lang: str) -> None:
    """The figures in words."""
    out = console()
    told = {key: data[key] for key in ("chromium", "machine", "cores")}
    out.print(t(lang, "cli-bench-web-head", version=data["tetrapolis"], **told), markup=False)
    columns = ("game", "load", "gzip", "files", "events", "median", "p99", "max", "moving", "moving-p99")
    rows = table([t(lang, f"cli-bench-web-{column}") for column in columns], range(1, len(columns)))
    for row in data["games"]:
        rows.add_row(
            game_name(lang, row["game"]),
            *(number(lang, row["load"][packed] / 1000, 1) for packed in ("brotli", "gzip")),
            str(row["load"]["files"]),
            str(row["events"]),
            *(number(lang, row[part], 1) for part in ("median", "p99", "max")),
            *(number(lang, row["moving"][part], 1) for part in ("median", "p99")),
        )
    out.print(rows)
    heaviest = max(row["load"]["brotli"] for row in data["games"]) / 1000
    out.print(
        t(lang, "cli-bench-web-load-said", kb=number(lang, heaviest, 1), limit=number(lang, MOST_KB)), markup=False
    )
    board = data["full_board"]
    if board is not None:
        figures = {part: number(lang, board[part], 1) for part in ("median", "max", "limit")}
        told = {"game": game_name(lang, board["game"]), "pieces": board["pieces"], "events": board["events"]}
        said = t(lang, "cli-bench-web-board", **told, **figures)
        out.print(said, markup=False)
