"""`tetrapolis bench server`: real server processes under the load of many live tables.

The server runs as `tetrapolis serve` runs it, the load in other processes: two guests at every table, each with one
socket and half of the seats. First every table plays at a steady pace, then more and more of them without pause.
"""

from __future__ import annotations

import multiprocessing
import os
import platform
import socket
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tetrapolis.cli.bench.bots import measure_bots, part_of_bots, print_bots
from tetrapolis.cli.bench.conduct import conduct
from tetrapolis.cli.bench.engine import status
from tetrapolis.cli.bench.load import Plan, many_files
from tetrapolis.cli.bench.peer import check_peer, measure_peer
from tetrapolis.cli.common import (
    AsJson,
    Lang,
    OptionList,
    Players,
    UsageProblem,
    console,
    number,
    parse_options,
    print_json,
    table,
)
from tetrapolis.cli.database import address, database_url, is_file
from tetrapolis.core.version import __version__
from tetrapolis.locales import t
from tetrapolis.locales.words import game_name
from tetrapolis.wire.live import LATEST

if TYPE_CHECKING:
    from tetrapolis.server.config import Config

STEPS = (1, 10, 50)
"""Tables that play without pause, before all of them do."""
LEAST_STEP = 2.0
"""Seconds that each of these steps takes at least (but never more than the first part)."""
NO_LIMIT = 1_000_000_000
NO_LIMITS: dict[str, Any] = {"connections": 0, "address_connections": 0, "address_sockets": 0, "guest_sockets": 0}
"""All guests come from one address."""
PATIENCE = 60.0
"""Seconds in which a server must be ready."""


def bench_server(
    game: Annotated[str, typer.Option("--game", metavar="game", show_default=False)] = "",
    players: Players = 4,
    tables: Annotated[int, typer.Option(metavar="N", min=1, max=10_000)] = 200,
    pace: Annotated[float, typer.Option(metavar="N", min=0.01, max=1000)] = 1.0,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.1, max=3600)] = 20.0,
    database: Annotated[str, typer.Option(metavar="address", show_default=False)] = "",
    redis: Annotated[str, typer.Option(metavar="address", show_default=False)] = "",
    processes: Annotated[int, typer.Option(metavar="N", min=1, max=64)] = 1,
    clients: Annotated[int, typer.Option(metavar="N", min=1, max=64)] = 1,
    protocol: Annotated[int, typer.Option(metavar="N", min=1, max=LATEST)] = LATEST,
    peer: Annotated[str, typer.Option(metavar="name", show_default=False)] = "",
    bots: Annotated[int, typer.Option(metavar="N", min=0, max=1000, show_default=False)] = 0,
    option: OptionList = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Measure the server."""
    from tetrapolis.games import catalogue
    from tetrapolis.games import game as game_of

    chosen = game_of(game) if game else catalogue()[0]
    game = chosen.id
    options = parse_options(chosen, None, option or ())
    chosen.new(players, 0, options)  # says what does not fit
    if processes > 1 and not redis:
        raise UsageProblem("cli-error-processes")
    if peer:
        check_peer(peer)
    steps = [*(step for step in STEPS if step < tables), tables]
    with tempfile.TemporaryDirectory(prefix="tetrapolis-bench-") as folder, status(lang) as say:
        url = database_url(database or f"sqlite:///{Path(folder) / 'tables.db'}")
        with servers(address(url), redis, processes, Path(folder)) as (ports, pids):
            step_seconds = max(seconds / 5, min(seconds, LEAST_STEP))
            plan = Plan(
                ports=ports,
                pids=pids,
                game=game,
                options=options,
                players=players,
                tables=tables,
                pace=pace,
                seconds=seconds,
                step_seconds=step_seconds,
                steps=steps,
                clients=clients,
                protocol=protocol,
            )
            ours = conduct(plan, lambda what, count: say(t(lang, "cli-bench-server-part", part=what, n=count)))
        theirs = None
        if peer:
            say(peer)
            theirs = measure_peer(peer, plan, _free_port(), str(Path(folder) / "peer"))
            theirs["ratio"] = _ratio(ours, theirs)
        of_bots = measure_bots(bots, seconds, say=lambda part: say(part_of_bots(lang, part))) if bots else None
    data = {
        "tetrapolis": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "game": game,
        "options": options,
        "players": players,
        "tables": tables,
        "pace": pace,
        "database": "SQLite" if is_file(url) else "PostgreSQL",
        "processes": processes,
        "clients": clients,
        "protocol": protocol,
        **ours,
        "saturation": _saturation(ours),
        "peer": theirs,
        "bots": of_bots,
    }
    if as_json:
        print_json(data)
    else:
        show(data, lang)
        if of_bots is not None:
            print_bots(of_bots, lang)


def _saturation(found: dict[str, Any]) -> float:
    """The most moves per second of any step of the ramp."""
    return max((float(step["moves_per_second"]) for step in found["ramp"]), default=0.0)


def _ratio(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, float]:
    """Ours as a multiple of theirs."""
    return {
        "p99": ours["paced"]["p99"] / max(1e-9, theirs["paced"]["p99"]),
        "saturation": _saturation(ours) / max(1e-9, _saturation(theirs)),
    }


# ---- processes


@contextmanager
def servers(database: str, redis: str, processes: int, folder: Path) -> Iterator[tuple[list[int], list[int]]]:
    """Server processes, each at a port of its own: the ports and the process ids."""
    from tetrapolis.server.config import Config

    context = multiprocessing.get_context("spawn")
    running: list[Any] = []
    try:
        ports = []
        for _ in range(processes):
            port = _free_port()
            config = Config(database, redis, port=port, rate=NO_LIMIT, max_tables=NO_LIMIT, **NO_LIMITS)
            process = context.Process(target=_serve, args=(config, str(folder / f"{port}.log")))
            process.start()
            running.append(process)
            ports.append(port)
            _wait_until_well(port, process.is_alive)
        yield ports, [process.pid for process in running]
    finally:
        for process in running:
            process.terminate()
        for process in running:
            process.join()


def _serve(config: Config, log: str) -> None:
    """In a process of its own: what `tetrapolis serve` does, its log in a file."""
    from tetrapolis.server.process import run

    file = os.open(log, os.O_WRONLY | os.O_CREAT)
    os.dup2(file, 1)
    os.dup2(file, 2)
    many_files()
    with socket.socket(proto=socket.IPPROTO_TCP) as door:  # said, or asyncio leaves out TCP_NODELAY
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((config.host, config.port))
        run(config, door)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_until_well(port: int, alive: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while alive() and time.monotonic() < end:
        with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5):
            return
        time.sleep(0.05)
    raise UsageProblem("cli-error-bench-server")


# ---- showing


def show(data: dict[str, Any], lang: str) -> None:
    """The figures in words."""
    out = console()
    said = t(
        lang,
        "cli-bench-server-head",
        game=game_name(lang, data["game"]),
        players=data["players"],
        version=data["tetrapolis"],
        python=data["python"],
        machine=data["machine"],
        cores=data["cores"],
        database=data["database"],
        processes=data["processes"],
    )
    out.print(said, markup=False)
    out.print(_table(data, data["pace"], lang))
    out.print(_summary(data, lang, "cli-bench-server-summary"), markup=False)
    paced = data["paced"]
    figures = {"each": paced["bytes_per_client"], "all": paced["bytes_per_move"]}
    told = {key: number(lang, value) for key, value in figures.items()} | {"load": number(lang, _busiest(data) * 100)}
    out.print(t(lang, "cli-bench-server-sent", **told), markup=False)
    peer = data["peer"]
    if peer is not None:
        out.print(t(lang, "cli-bench-server-peer", peer=peer["name"], version=peer["version"]), markup=False)
        out.print(_table(peer, data["pace"], lang))
        ratio = {key: number(lang, value, 2) for key, value in peer["ratio"].items()}
        out.print(_summary(peer | {"saturation": _saturation(peer)}, lang, "cli-bench-server-summary"), markup=False)
        out.print(t(lang, "cli-bench-server-ratio", peer=peer["name"], **ratio), markup=False)


def _table(found: dict[str, Any], pace: float, lang: str) -> Any:
    columns = ("tables", "pace", "moves", "p50", "p95", "p99", "max", "cpu", "each", "bytes")
    rows = table([t(lang, f"cli-bench-server-{column}") for column in columns], range(len(columns)))
    rows.columns[1].no_wrap = True  # of all columns the one with words in it
    for row in (found["paced"], *found["ramp"]):
        rows.add_row(
            str(row["tables"]),
            number(lang, pace, 1) if row is found["paced"] else t(lang, "cli-bench-server-no-pause"),
            number(lang, row["moves_per_second"]),
            *(number(lang, row[part], 1) for part in ("p50", "p95", "p99", "max")),
            number(lang, row["server_cpu"] * 100),
            number(lang, row["server_ms_per_move"], 2),
            number(lang, row["bytes_per_client"]) if "bytes_per_client" in row else "–",
        )
    return rows


def _busiest(found: dict[str, Any]) -> float:
    """How much of a core a process of the load used at most: near one, it was the load that could not do more."""
    return max(float(row["client_cpu"]) for row in (found["paced"], *found["ramp"]))


def _summary(found: dict[str, Any], lang: str, message: str) -> str:
    parts = (found["paced"], *found["ramp"])
    return t(
        lang,
        message,
        p99=number(lang, found["paced"]["p99"]),
        saturation=number(lang, found["saturation"]),
        memory=number(lang, found["memory"]["per_table"] / 1024),
        failed=sum(row["lost"] + row.get("refused", 0) for row in parts),
    )
