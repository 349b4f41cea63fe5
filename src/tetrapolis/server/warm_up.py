"""Before the first guest comes: everything is done once, so that nobody waits for what is only slow the first time; and
garbage is looked for when it disturbs nobody.

Python looks through all it holds when enough has been made: with a thousand tables in memory that takes longer than a
hundred moves. So what was loaded is set aside, only what is young is looked through by itself, and all of it once in a
while by `sweep`, in a quiet moment.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import time
from random import Random
from typing import Any

from litestar.types import ASGIApp

from tetrapolis.core.match import Match
from tetrapolis.games import game, games
from tetrapolis.server.running import Shown

log = logging.getLogger("tetrapolis.server")
PATHS = ("/", "/health/ready", "/api/games", "/api/me", "/api/tables?which=open", "/api/tables/nowhere")
"""What is asked; nothing of it changes anything."""
MOVES = 10
"""Of each game."""
SWEEP = 600.0
"""Seconds after which all is looked through, as soon as a moment is quiet."""
MOMENT = 1.0
IDLE = 0.05
"""A moment in which the process works less than this part of it is a quiet one."""
AT_LAST = 300
"""So many busy moments are let pass; then it is done all the same."""


class WarmUp:
    """What a process does when it starts, and the sweeping from then on."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._sweeping: asyncio.Task[None] | None = None

    async def __call__(self) -> None:
        """Before the process listens."""
        try:
            for path in PATHS:
                await ask(self.app, path)
            for name in games():
                play(name)
        except Exception:  # then the first guest waits a little
            log.exception("not-warmed-up")
        be_quick()
        self._sweeping = asyncio.create_task(sweep())


async def ask(app: ASGIApp, path: str) -> int:
    """A request from inside; with which status it was answered."""
    path, _, query = path.partition("?")
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", b"localhost"), (b"accept-encoding", b"gzip")],
        "client": None,  # it counts for nobody
        "server": ("127.0.0.1", 0),
        "state": {},
    }
    status = 0

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        nonlocal status
        status = message.get("status", status)

    await app(scope, receive, send)  # type: ignore[arg-type]
    return status


def play(name: str) -> None:
    """The beginning of a match that nobody sees."""
    kind, rng = game(name), Random(1)
    match = Match.new(kind, kind.players[0], "warm-up")
    for _ in range(MOVES):
        position = match.position
        if position.pending:
            seat = position.pending[0].seat
            match.play(seat, position.legal(seat).sample(rng))
        for watcher in (None, *range(kind.players[0])):
            Shown(match.position, watcher)


def be_quick() -> None:
    """For short waits: the thread that has committed gets its turn soon, and only the young is looked through."""
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()  # what was made until now stays
    gc.set_threshold(20_000, 20, 1_000_000)


async def sweep() -> None:
    """Look through all that was made since, now and then, when nobody waits."""
    while True:
        await asyncio.sleep(SWEEP)
        for _ in range(AT_LAST):
            worked = time.process_time()
            await asyncio.sleep(MOMENT)
            if time.process_time() - worked < MOMENT * IDLE:
                break
        began = time.perf_counter()
        gc.collect()
        log.info("swept", extra={"ms": round((time.perf_counter() - began) * 1000, 1)})
