"""The arena on a Dask cluster: a real scheduler and two workers, one of which is killed while it works."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.arena.made import play
from tetrapolis.arena.store import chunks_there, load_run, read

Child = subprocess.Popen[bytes]
GAMES = 400
LINE_UP = "easy,random"
# A worker of the test is killed on purpose; the scheduler must not think that the chunk was to blame.
ENVIRONMENT = {**os.environ, "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "10", "TETRAPOLIS_LANG": "en"}


@contextmanager
def process(folder: Path, *argv: str) -> Iterator[Child]:
    """A Python module as a process of its own, which is ended with the test; what it says goes into a file."""
    name = argv[0].rpartition(".")[2]
    number = len(list(folder.glob(f"{name}-*.log")))
    with (folder / f"{name}-{number}.log").open("wb") as log:
        command = [sys.executable, "-m", *argv]
        child = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, env=ENVIRONMENT)
        try:
            yield child
        finally:
            child.kill()
            child.wait()


def until(happens: Callable[[], object], child: Child) -> None:
    """Wait for something while a process lives."""
    while not happens():
        assert child.poll() is None, "ended too early"
        time.sleep(0.02)


def address_in(known: Path) -> str:
    """Where the scheduler listens, as it writes itself; "" until it has."""
    try:
        return str(json.loads(known.read_text("utf-8"))["address"])
    except (FileNotFoundError, json.JSONDecodeError):
        return ""


def says(log: Path, words: str) -> bool:
    return words in log.read_text("utf-8")


class Cluster(NamedTuple):
    address: str
    scheduler: Child
    workers: list[Child]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """A scheduler and two workers."""
    known = tmp_path / "scheduler.json"
    place = ("--host", "127.0.0.1", "--no-dashboard")
    with ExitStack() as stack:
        start = ("distributed.cli.dask_scheduler", *place, "--port", "0", "--scheduler-file", str(known))
        scheduler = stack.enter_context(process(tmp_path, *start))
        until(lambda: address_in(known), scheduler)
        work = ("distributed.cli.dask_worker", *place, "--scheduler-file", str(known), "--nthreads", "1", "--no-nanny")
        workers = [
            stack.enter_context(process(tmp_path, *work, "--local-directory", str(tmp_path / f"worker-{number}")))
            for number in (1, 2)
        ]
        for number, worker in enumerate(workers):
            log = tmp_path / f"dask_worker-{number}.log"
            until(partial(says, log, "Registered to"), worker)
        yield Cluster(address_in(known), scheduler, workers)


def chunks(folder: Path) -> int:
    return len(list(folder.glob("chunks/*.parquet")))


def arena(cluster: Cluster, folder: Path) -> tuple[str, ...]:
    what = ("arena", "--game", "citadels", "--line-up", LINE_UP, "--games", str(GAMES), "--seed", "4")
    return ("tetrapolis.cli", *what, "--cluster", cluster.address, "--out", str(folder), "--json")


def check(folder: Path, here: Path) -> None:
    """Every game is there, once, and went as it goes in this process."""
    assert [(first, last) for _, first, last in chunks_there(folder)] == [(at, at + 19) for at in range(1, GAMES, 20)]
    run = load_run(folder)
    assert run is not None
    there, again = read(folder, run), read(play(here, run), run)
    assert len(there["seed"]) == GAMES * 2
    for name, values in again.items():
        assert there[name].tolist() == values.tolist(), name


def test_a_worker_dies_and_nothing_is_lost_or_doubled(cluster: Cluster, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    with process(tmp_path, *arena(cluster, folder)) as client:
        # Both have work: more chunks are handed out than there are threads, until the last ones.
        until(lambda: chunks(folder) >= 4, client)
        cluster.workers[0].kill()
        done = chunks(folder)
        assert client.wait() == 0, (tmp_path / "cli-0.log").read_text("utf-8")
    assert done < GAMES // 20 - 4, "the run was over before the worker died"
    assert [worker.poll() is None for worker in cluster.workers] == [False, True]
    check(folder, tmp_path / "here")


def test_the_scheduler_dies_and_the_run_goes_on_elsewhere(cluster: Cluster, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    with process(tmp_path, *arena(cluster, folder)) as client:
        until(lambda: chunks(folder) >= 4, client)
        cluster.scheduler.kill()
        assert client.wait() == 1
    said = (tmp_path / "cli-0.log").read_text("utf-8")
    assert "To go on: tetrapolis arena --out" in said
    assert "Traceback" not in said
    run = load_run(folder)
    assert run is not None
    assert 4 <= chunks(folder) < GAMES // 20
    play(folder, run)
    check(folder, tmp_path / "here")
