"""The same kind of load on another server, for comparison: boardgame.io, with its own client, by node.

Its files are in the repository (tools/peers/boardgame.io), not in the installed package. It keeps its matches in files,
with the storage it brings along, and has one of its own clients for each seat. To its favour: its game is a counter.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec

from tetrapolis.cli.bench.figures import Usage, figures, usage
from tetrapolis.cli.bench.load import Plan
from tetrapolis.cli.common import UsageProblem

BOARDGAME_IO = "boardgame.io"
PEERS = (BOARDGAME_IO,)
FOLDER = Path(__file__).parents[4] / "tools" / "peers" / BOARDGAME_IO


class Said(msgspec.Struct):
    """A line of the load client; `times` in milliseconds."""

    what: str
    tables: int = 0
    times: list[float] = []
    seconds: float = 1.0
    lost: int = 0
    own: float = 0.0


def check_peer(name: str) -> None:
    """Whether this peer can be measured here; what is missing, if not."""
    if name not in PEERS:
        raise UsageProblem("cli-error-peer", peer=name[:40], known=", ".join(PEERS))
    if not FOLDER.is_dir():
        raise UsageProblem("cli-error-peer-files", peer=name)
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise UsageProblem("cli-error-peer-node", peer=name)


def measure_peer(name: str, plan: Plan, port: int, folder: str) -> dict[str, Any]:
    """Its figures, in the form of ours; `folder`: where it may keep its matches."""
    if not (FOLDER / "node_modules").is_dir():
        done = subprocess.run(["npm", "ci"], cwd=FOLDER, capture_output=True, text=True, check=False)
        if done.returncode:
            raise UsageProblem("cli-error-peer-install", peer=name, folder=str(FOLDER))
    version = msgspec.json.decode((FOLDER / "node_modules" / name / "package.json").read_bytes())["version"]
    server = subprocess.Popen(
        ["node", "server.js", str(port), folder],
        cwd=FOLDER,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        while "ready" not in (line := server.stdout.readline()):
            if not line:
                raise UsageProblem("cli-error-peer-install", peer=name, folder=str(FOLDER))
        return {"name": name, "version": version} | _load(plan, port, server.pid)
    finally:
        server.terminate()
        server.communicate()


def _load(plan: Plan, port: int, pid: int) -> dict[str, Any]:
    keys = ("tables", "players", "seconds", "step_seconds", "pace", "steps")
    wish = {"port": port} | {key: getattr(plan, key) for key in keys}
    client = subprocess.Popen(
        ["node", "load.js", msgspec.json.encode(wish).decode()],
        cwd=FOLDER,
        stdout=subprocess.PIPE,
        text=True,
    )
    paced: dict[str, Any] = {}
    ramp: list[dict[str, Any]] = []
    empty = before = usage([pid])
    played = 0
    assert client.stdout is not None
    for line in client.stdout:
        now, said = usage([pid]), msgspec.json.decode(line, type=Said)
        if said.what == "empty":
            empty = now
        elif said.what == "begin":
            before = now
        else:
            use = Usage(now.cpu - before.cpu, said.own, 0)
            times = [each / 1e3 for each in said.times]
            found = figures(said.tables or plan.tables, times, said.seconds, use, said.lost)
            if said.what == "paced":
                paced, played = found, now.memory
            else:
                ramp.append(found)
    client.wait()
    if not paced:
        raise UsageProblem("cli-error-bench-load", why=f"boardgame.io: {client.returncode}")
    memory = {"empty": empty.memory, "played": played, "per_table": max(0, played - empty.memory) / plan.tables}
    return {"paced": paced, "ramp": ramp, "memory": memory}
