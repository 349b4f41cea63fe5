"""A server as people start it, `tetrapolis serve`, and what tests do at its tables."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import msgspec

from tests.server.serving import PATIENCE, ROOT, wait_until


class Opened:
    """A running `tetrapolis serve`."""

    def __init__(self, process: subprocess.Popen[str], url: str, said: str, errors: Path) -> None:
        self.process = process
        self.url = url
        self.said = said
        self._errors = errors

    @property
    def log(self) -> str:
        """What it wrote to stderr."""
        return self._errors.read_text("utf-8")

    @property
    def lines(self) -> list[dict[str, Any]]:
        """Its log."""
        return [msgspec.json.decode(line) for line in self.log.splitlines()]

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@contextmanager
def opened(folder: Path, *arguments: str, **environ: str) -> Iterator[Opened]:
    """Start `tetrapolis serve` on a free port, and wait until it is well."""
    errors = folder / "stderr.log"
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("TETRAPOLIS_", "LANG", "LC_"))}
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    with errors.open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "tetrapolis.cli", "serve", "--port", "0", *arguments],
            cwd=folder,
            env={**clean, "PYTHONPATH": paths, "TETRAPOLIS_HOME": str(folder / "home"), **environ},
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            start_new_session=True,
        )
    try:
        assert process.stdout is not None
        said = process.stdout.readline() + process.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found is not None, errors.read_text()
        server = Opened(process, found.group(), said, errors)
        wait_until(lambda: healthy(server.url), lambda: f"not well:\n{server.log}")
        yield server
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def healthy(url: str) -> bool:
    """Whether a server says so."""
    try:
        return httpx.get(url + "/health", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


# ---- at the table


def arrive(url: str, name: str = "Anna") -> dict[str, str]:
    """A new guest: the header that proves it."""
    answer = httpx.post(url + "/api/guests", json={"name": name})
    assert answer.status_code == 201, answer.text
    return {"authorization": f"Bearer {answer.json()['token']}"}


def new_table(url: str, who: dict[str, str], seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    """A new table of Citadels."""
    answer = httpx.post(url + "/api/tables", json={"game": "citadels", "seats": seats, **more}, headers=who)
    assert answer.status_code == 201, answer.text
    info: dict[str, Any] = answer.json()
    return info


def state(url: str, who: dict[str, str], table: str, seat: int) -> dict[str, Any]:
    """The match as a seat knows it."""
    answer = httpx.get(url + f"/api/tables/{table}/state", params={"seat": seat}, headers=who)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def asked(seen: dict[str, Any], seat: int) -> dict[str, Any] | None:
    """The open decision of a seat."""
    pending: list[dict[str, Any]] = seen["observation"]["pending"]
    return next((each for each in pending if each["seat"] == seat), None)


def play_default(url: str, who: dict[str, str], table: str, seat: int) -> int:
    """Play the first legal move of a seat; how far the match is then."""
    move = state(url, who, table, seat)["observation"]["legal"][0]
    answer = httpx.post(url + f"/api/tables/{table}/moves", json={"seat": seat, "move": move}, headers=who)
    assert answer.status_code == 200, answer.text
    seq: int = answer.json()["seq"]
    return seq


# ---- somebody who is called


class Receiver:
    """A web server that remembers who called it, and answers as told."""

    def __init__(self) -> None:
        self.calls: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.answers: list[int] = []
        """The next answers; 200 when there are none left."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.calls.append(msgspec.json.decode(body))
                receiver.headers.append({name.lower(): value for name, value in self.headers.items()})
                status = receiver.answers.pop(0) if receiver.answers else 200
                self.send_response(status)
                if status in (301, 302, 307, 308):
                    self.send_header("location", receiver.url)
                self.send_header("set-cookie", "a=b")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Quietly."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = Thread(target=self._server.serve_forever, daemon=True)

    @property
    def url(self) -> str:
        """Where to call, with a secret in it."""
        return f"http://127.0.0.1:{self._server.server_port}/hooks/s3cret-key?turn=1"


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A receiver for the length of a test."""
    receiver = Receiver()
    receiver._thread.start()
    try:
        yield receiver
    finally:
        receiver._server.shutdown()
        receiver._server.server_close()
        receiver._thread.join()
