"""Metrics: what happens at the tables is counted, and nobody is named."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client import REGISTRY
from websockets.sync.client import connect

from tests.server.opened import arrive, asked, new_table, opened, play_default, state
from tests.server.serving import _quiet_port, wait_until
from tetrapolis.server import metrics
from tetrapolis.server.bots import Thinkers

PORTS: dict[str, int] = {}
"""By server: where its metrics are."""


def metrics_at(url: str) -> str:
    """All metrics of a server."""
    return httpx.get(f"http://127.0.0.1:{PORTS[url]}/metrics").raise_for_status().text


def value(url: str, name: str) -> float:
    """The sum of a metric over all its labels."""
    text = metrics_at(url)
    return sum(float(each) for each in re.findall(rf"^{name}(?:\{{.*\}})? (\S+)$", text, re.MULTILINE))


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server."""
    folder = tmp_path_factory.mktemp("metrics")
    port = _quiet_port()
    with opened(folder, "--metrics-port", str(port)) as server:
        PORTS[server.url] = port
        yield server.url


def test_a_table_is_counted(url: str) -> None:
    moves, bots = value(url, "tetrapolis_moves_total"), value(url, "tetrapolis_bot_moves_total")
    cached = value(url, "tetrapolis_cached_matches")
    who = arrive(url)
    table = new_table(url, who, [{"kind": "me"}, {"kind": "bot", "bot": "normal"}])["id"]
    with connect(url.replace("http", "ws", 1) + f"/api/tables/{table}/live", additional_headers=who) as live:
        live.recv()
        wait_until(lambda: value(url, "tetrapolis_open_sockets") == 1)
        for _ in range(3):
            wait_until(lambda: asked(state(url, who, table, 0), 0) is not None)
            play_default(url, who, table, 0)
        assert value(url, "tetrapolis_moves_total") == moves + 3
        wait_until(lambda: value(url, "tetrapolis_bot_moves_total") > bots)
        wait_until(lambda: value(url, "tetrapolis_push_seconds_count") >= 3)
        assert value(url, "tetrapolis_cached_matches") == cached + 1
    wait_until(lambda: value(url, "tetrapolis_open_sockets") == 0)
    text = metrics_at(url)
    assert 'path="/api/tables/{table}/moves"' in text  # as Litestar named it
    assert table not in text


def test_refused_and_repeated_moves_do_not_count(url: str) -> None:
    moves = value(url, "tetrapolis_moves_total")
    who = arrive(url)
    table = new_table(url, who, [{"kind": "me"}, {"kind": "me"}])["id"]
    seen = state(url, who, table, 0)
    seat = seen["observation"]["pending"][0]["seat"]
    move = state(url, who, table, seat)["observation"]["legal"][0]
    body = {"seat": seat, "move": move, "decision": seen["observation"]["pending"][0]["id"]}
    again = {**who, "idempotency-key": "one"}
    first = httpx.post(url + f"/api/tables/{table}/moves", json=body, headers=again)
    assert first.status_code == 200
    assert httpx.post(url + f"/api/tables/{table}/moves", json=body, headers=again).content == first.content
    assert httpx.post(url + f"/api/tables/{table}/moves", json=body, headers=who).status_code == 409
    assert value(url, "tetrapolis_moves_total") == moves + 1


def test_time_outs_are_counted(url: str) -> None:
    moves, before = value(url, "tetrapolis_moves_total"), value(url, "tetrapolis_timeouts_total")
    who = arrive(url)
    new_table(url, who, [{"kind": "me"}, {"kind": "me"}], clock="decision", seconds=1)
    wait_until(lambda: value(url, "tetrapolis_timeouts_total") > before)
    assert value(url, "tetrapolis_moves_total") == moves


@pytest.mark.parametrize(("budget", "kind"), [(60.0, "crash"), (0.0, "overrun")])
def test_bots_that_fail_are_counted(budget: float, kind: str) -> None:
    def counted() -> float:
        return REGISTRY.get_sample_value("tetrapolis_bot_failures_total", {"game": "citadels", "kind": kind}) or 0.0

    async def fail() -> str | None:
        thinkers = Thinkers(1, budget)
        try:
            return await thinkers.choose("citadels", "no position", 0, "normal", "seed")
        finally:
            thinkers.close()

    before = counted()
    assert asyncio.run(fail()) is None
    assert counted() == before + 1


def test_sockets_of_a_dead_process_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "from tetrapolis.server import metrics; metrics.SOCKETS.inc(); metrics.MOVES.labels('citadels').inc()"
    environ = os.environ | {"PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    subprocess.run([sys.executable, "-c", code], env=environ, check=True)
    assert list(tmp_path.glob("gauge_livesum_*.db")) != []
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    metrics.forget_the_dead()
    assert list(tmp_path.glob("gauge_livesum_*.db")) == []
    assert list(tmp_path.glob("counter_*.db")) != []  # what was counted stays counted
