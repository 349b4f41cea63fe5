"""One server process, or several on the same port: what `tetrapolis serve` runs."""

from __future__ import annotations

import logging
import os
import socket
import tempfile
from typing import Any

import msgspec
import uvicorn
from litestar.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from tetrapolis.games import playable
from tetrapolis.locales import LANGUAGES, has
from tetrapolis.server.config import Config

CONFIG = "TETRAPOLIS_CONFIG"
"""How the settings get to the processes that are started for `--workers`."""
MOST_FRAME = 16_384
PATIENCE = 10
"""Seconds in which requests may finish when the server is told to stop."""
IDLE = 65
"""Seconds a connection may rest between two requests: longer than a proxy keeps it (60), for a server that hangs up
first breaks the request which is just on its way."""

log = logging.getLogger("tetrapolis.server")


class Metrics(msgspec.Struct, frozen=True):
    """Where the metrics are to be had."""

    host: str
    port: int


def build(config: Config) -> ASGIApp:
    """The application with its log, for this process."""
    from tetrapolis.server import logs, metrics
    from tetrapolis.server.app import create_app
    from tetrapolis.server.edge import Edge
    from tetrapolis.server.warm_up import WarmUp

    logs.configure(config.log_level)
    for lang in LANGUAGES:
        for first in ("server-problem", *(f"{game.id}-name" for game in playable())):
            has(lang, first)  # reads all words now, not while a table waits
    metrics.forget_the_dead()
    app = create_app(config)
    app.on_startup.append(WarmUp(app))  # after the database was opened, before the first connection is accepted
    return Edge(app, config)


def app() -> ASGIApp:
    """The application of a worker process."""
    return build(msgspec.json.decode(os.environ[CONFIG], type=Config))


def settings(app: ASGIApp | str, config: Config, **more: Any) -> uvicorn.Config:
    """How uvicorn is to serve an application."""
    from tetrapolis.server.connections import Settings

    return Settings(
        app,
        config,
        loop="auto",  # uvloop where there is one
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # costs 300 kB for each socket and more time than the rest of sending
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=PATIENCE,
        **more,
    )


def run(config: Config, door: socket.socket, workers: int = 1, metrics: Metrics | None = None) -> bool:
    """Serve at a bound socket until told to stop; whether it ever got ready."""
    if workers == 1:
        made = build(config)
        _serve_metrics(metrics)
        server = uvicorn.Server(settings(made, config))
        server.run(sockets=[door])
        return server.started
    with tempfile.TemporaryDirectory(prefix="tetrapolis-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        os.environ[CONFIG] = msgspec.json.encode(config).decode()
        door.set_inheritable(True)
        _serve_metrics(metrics)
        several = settings("tetrapolis.server.process:app", config, factory=True, workers=workers)
        supervisor = Multiprocess(several, sockets=[door])
        supervisor.run()
        return all(process.exitcode != uvicorn.config.STARTUP_FAILURE for process in supervisor.processes)


def _serve_metrics(where: Metrics | None) -> None:
    """At their own port; that it is taken matters only to who asked for it."""
    if where is None:
        return
    from tetrapolis.server import metrics

    try:
        metrics.serve(where.host, where.port)
    except OSError as error:
        log.warning("metrics-not-served", exc_info=error)
