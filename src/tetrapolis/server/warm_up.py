"""Before the first guest comes: everything is done once, so that nobody waits for what is only slow the first time; and
garbage is looked for when it disturbs nobody.

Python looks through what it holds when more has been made than was freed: a server in which each position takes the
place of an older one waits long for that, and then looks through a second's work at once (0.25 s with a thousand
tables). So it is done here instead: what is new a little at a time, and all of it once in a while, in a quiet moment.
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
from tetrapolis.games import game, playable
from tetrapolis.server.running import Shown

log = logging.getLogger("tetrapolis.server")
PATHS = ("/", "/health/ready", "/api/games", "/api/me", "/api/tables?which=open", "/api/tables/nowhere")
"""What is asked; nothing of it changes anything."""
MOVES = 10
"""Of each game."""
YOUNG = 0.1
"""Seconds after which what is new is looked through."""
SELDOM = 16
"""While nothing is found, only one such moment of so many is looked through; the others wait for the sweep of all."""
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
        self._sweeping: list[asyncio.Task[None]] = []

    async def __call__(self) -> None:
        """Before the process listens."""
        try:
            for path in PATHS:
                await ask(self.app, path)
            for known in playable():
                play(known.id)
        except Exception:  # then the first guest waits a little
            log.exception("not-warmed-up")
        be_quick()
        self._sweeping = [asyncio.create_task(sweep_young()), asyncio.create_task(sweep())]


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
    """For short waits: the thread that has committed gets its turn soon, and garbage is looked for by the sweeps."""
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()  # what was made until now stays
    gc.disable()


async def sweep_young() -> None:
    """Look through what was made in the last moment. Requests leave garbage, moves through a socket none: so who makes
    no garbage is seldom looked through."""
    every = left = 1
    while True:
        await asyncio.sleep(YOUNG)
        left -= 1
        if left <= 0:
            every = 1 if gc.collect(0) else min(2 * every, SELDOM)
            left = every
        gc.freeze()


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
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        log.info("swept", extra={"ms": round((time.perf_counter() - began) * 1000, 1)})
