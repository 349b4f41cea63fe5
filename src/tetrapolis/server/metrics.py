"""What is counted and measured for Prometheus, at a port of its own that strangers do not reach.

With several processes on one port (`serve --workers`) each writes its numbers into PROMETHEUS_MULTIPROC_DIR, and the
one that started them answers for all. No label names a table, a match or a guest.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

MOVES = Counter("tetrapolis_moves", "Moves played by people", ["game"])
BOT_MOVES = Counter("tetrapolis_bot_moves", "Moves played by bots, default moves after a failure included", ["game"])
BOT_FAILURES = Counter("tetrapolis_bot_failures", "Bots that overran, crashed, died or erred", ["game", "kind"])
HINTS = Counter("tetrapolis_hints", "Hints given to people", ["game"])
TIMEOUTS = Counter("tetrapolis_timeouts", "Default moves played because the time was up", ["game"])
SOCKETS = Gauge("tetrapolis_open_sockets", "Sockets open now", multiprocess_mode="livesum")
CACHED = Gauge("tetrapolis_cached_matches", "Matches held in memory", multiprocess_mode="livesum")
PUSHED = Histogram(
    "tetrapolis_push_seconds",
    "From the commit of a change to its views being sent, for each socket",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0),
)
REQUESTS = Counter("litestar_requests", "Requests answered", ["method", "path", "status_code"])
"""Named as Litestar's own were, so that nobody has to draw his curves anew."""
REQUEST_SECONDS = Histogram("litestar_request_duration_seconds", "Until a request was answered", ["method", "path"])
IN_PROGRESS = Gauge("litestar_requests_in_progress", "Requests being answered now", multiprocess_mode="livesum")
BOT_WAITS = Histogram(
    "tetrapolis_bot_wait_seconds",
    "From the moment a bot's move is due to its being stored: waiting for its turn, and thinking",
    buckets=(0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0, 60.0),
)
WEBHOOKS = Counter("tetrapolis_webhooks", "Calls to webhooks", ["result"])


_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def answered(method: str, path: str, status: int, seconds: float) -> None:
    """A request was answered; `path` is the template, for there are endless paths."""
    method = method if method in _METHODS else "other"
    REQUESTS.labels(method, path, str(status)).inc()
    REQUEST_SECONDS.labels(method, path).observe(seconds)


def serve(host: str, port: int) -> None:
    """Answer at a port, from a thread; OSError if it is taken."""
    registry = REGISTRY
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    start_http_server(port, host, registry)


def forget_the_dead() -> None:
    """Sockets of a process that was killed are not open any more: its successor clears them away."""
    folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR", "")
    if not folder:
        return
    for path in Path(folder).glob("gauge_live*_*.db"):
        with suppress(ValueError):
            process = int(path.stem.rpartition("_")[2])
            if not Path(f"/proc/{process}").exists() and Path("/proc/self").exists():
                mark_process_dead(process)  # type: ignore[no-untyped-call]
