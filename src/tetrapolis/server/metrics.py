"""What is counted and measured for Prometheus, beside what Litestar says about requests.

With several processes on one port (`serve --workers`) each writes its numbers into PROMETHEUS_MULTIPROC_DIR and any of
them answers for all. No label names a table, a match or a guest.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from prometheus_client import Counter, Gauge, Histogram
from prometheus_client.multiprocess import mark_process_dead

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
BOT_WAITS = Histogram(
    "tetrapolis_bot_wait_seconds",
    "From the moment a bot's move is due to its being stored: waiting for its turn, and thinking",
    buckets=(0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0, 60.0),
)
WEBHOOKS = Counter("tetrapolis_webhooks", "Calls to webhooks", ["result"])


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
