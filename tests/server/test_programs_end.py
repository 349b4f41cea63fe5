"""Programs that the server started end with it, however it ended and whatever they do about it."""

from __future__ import annotations

import sys
from pathlib import Path

import httpx
import psutil

from tests.server.serving import serving, sqlite_url, wait_until

STUBBORN = """
import json, os, signal, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = os.fork()
open(os.path.join(sys.argv[1], f"pid-{os.getpid()}"), "w").close()
if child:
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "hello":
            print("ready", flush=True)
        elif said["type"] == "decision":
            print(said["default"], flush=True)
while True:
    time.sleep(60)
"""


def lives(pid: int) -> bool:
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def test_killed_with_the_server(tmp_path: Path) -> None:
    """It ignores the end of its input and SIGTERM, and has a child; the server is killed with -9."""
    script = tmp_path / "stubborn.py"
    script.write_text(STUBBORN)
    programs = {"stubborn": (sys.executable, str(script), str(tmp_path))}
    with serving(sqlite_url(tmp_path), tmp_path, programs=programs) as server:
        token = httpx.post(server.url + "/api/guests", json={"name": "Anna"}).json()["token"]
        seats = [{"kind": "bot", "bot": "program:stubborn"}, {"kind": "bot", "bot": "program:stubborn"}]
        wish = {"game": "citadels", "seats": seats}
        made = httpx.post(server.url + "/api/tables", json=wish, headers={"authorization": f"Bearer {token}"})
        assert made.status_code == 201, made.text
        wait_until(lambda: len(list(tmp_path.glob("pid-*"))) >= 2)
        pids = [int(path.name.removeprefix("pid-")) for path in tmp_path.glob("pid-*")]
        assert any(lives(pid) for pid in pids)
        server.kill()
        wait_until(lambda: not any(lives(pid) for pid in pids))
