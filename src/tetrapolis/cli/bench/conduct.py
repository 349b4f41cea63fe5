"""Who tells the processes of the load what to do, and puts together what they have measured."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any

from tetrapolis.cli.bench.figures import Usage, figures, usage
from tetrapolis.cli.bench.load import GUESTS, Order, Plan, Tally
from tetrapolis.cli.bench.load import run as run_load
from tetrapolis.cli.common import UsageProblem

Say = Callable[[str, int], None]


def conduct(plan: Plan, say: Say) -> dict[str, Any]:
    """Set up all tables, play at the given pace, then without pause on more and more tables."""
    with _load_processes(plan) as pipes:
        _all(pipes[:1], Order("warm"), say)
        empty, began = usage(plan.pids).memory, time.perf_counter()
        _all(pipes, Order("open"), say)
        opened = time.perf_counter() - began
        say("paced", plan.tables)
        paced = _part(plan, pipes, Order("play", plan.tables, plan.seconds, 1 / plan.pace), say)
        played = usage(plan.pids).memory
        ramp = []
        for step in plan.steps:
            say("ramp", step)
            ramp.append(_part(plan, pipes, Order("play", step, plan.step_seconds), say))
        for pipe in pipes:
            pipe.send(Order("end"))
    return {
        "tables_per_second": plan.tables / opened,
        "paced": paced,
        "ramp": ramp,
        "memory": {"empty": empty, "played": played, "per_table": max(0, played - empty) / plan.tables},
    }


def _part(plan: Plan, pipes: list[Connection], order: Order, say: Say) -> dict[str, Any]:
    """One part of the run, played by all processes at the same time."""
    before = usage(plan.pids)
    tallies = _all(pipes, order, say)
    used = usage(plan.pids).cpu - before.cpu
    seconds = max(tally.seconds for tally in tallies)
    times = [each for tally in tallies for each in tally.times]
    use = Usage(used, max(tally.cpu for tally in tallies), 0)
    sent = sum(tally.bytes for tally in tallies) / max(1, len(times))
    return figures(order.tables, times, seconds, use, sum(tally.lost for tally in tallies)) | {
        "refused": sum(tally.refused for tally in tallies),
        "errors": sorted(set().union(*(tally.errors for tally in tallies)))[:5],
        "bytes_per_move": sent,
        "bytes_per_client": sent / GUESTS,
    }


@contextmanager
def _load_processes(plan: Plan) -> Iterator[list[Connection]]:
    """The processes of the load, each at the other end of a pipe."""
    context = multiprocessing.get_context("spawn")
    running: list[Any] = []
    pipes: list[Connection] = []
    try:
        for which in range(plan.clients):
            here, there = context.Pipe()
            process = context.Process(target=run_load, args=(plan, which, there))
            process.start()
            there.close()
            running.append(process)
            pipes.append(here)
        yield pipes
    finally:
        for process in running:
            process.terminate()
        for process in running:
            process.join()


def _all(pipes: list[Connection], order: Order, say: Say) -> list[Tally]:
    """Give an order to all, and wait until all are done with it."""
    for pipe in pipes:
        pipe.send(order)
    return [_done(pipe, say) for pipe in pipes]


def _done(pipe: Connection, say: Say) -> Tally:
    while True:
        try:
            what, content = pipe.recv()
        except EOFError:
            raise UsageProblem("cli-error-bench-load", why="?") from None
        if what == "done":
            found: Tally = content
            return found
        if what == "failed":
            raise UsageProblem("cli-error-bench-load", why=content[:300])
        say(what, content)
