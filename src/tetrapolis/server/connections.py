"""The door: who may connect, how many at once, and how long and how large the head of a request may be.

uvicorn's own protocols have no such limits, and a proxy in front does not help a table at home. What is refused is said
in the person's language where there is somebody to tell; else the connection is closed.
"""

from __future__ import annotations

import asyncio
import logging
import resource
from ipaddress import ip_address, ip_network
from typing import Any

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import MAX_LINE_LENGTH, MAX_NUM_HEADERS, Request

from tetrapolis.server.config import Config
from tetrapolis.server.problems import Problem, body_of, preferred, retry_after
from tetrapolis.server.rates import Places, neighbourhood

log = logging.getLogger("tetrapolis.server")
RESERVE = 256
"""Files kept back for databases, bots and the like."""
LEAST = 64
"""Connections, however few files there may be."""
MOST_FILES = 65_536

Headers = list[tuple[bytes, bytes]]


def open_files() -> int:
    """Allow this process as many open files as it may have; how many that is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


class Proxies:
    """The proxies that are believed.

    >>> proxies = Proxies(("10.0.0.0/8",))
    >>> proxies.client("10.0.0.1", [(b"x-forwarded-for", b"6.6.6.6, 1.2.3.4, 10.0.0.7")])
    '1.2.3.4'
    >>> proxies.client("1.2.3.4", [(b"x-forwarded-for", b"6.6.6.6")])
    '1.2.3.4'
    """

    def __init__(self, trusted: tuple[str, ...]) -> None:
        self.all = "*" in trusted
        self.networks = [ip_network(each, strict=False) for each in trusted if each != "*"]
        self._known: dict[str, bool] = {}

    def trust(self, host: str) -> bool:
        """Whether what this address says is believed."""
        if self.all or not self.networks:
            return self.all
        known = self._known.get(host)
        if known is None:
            try:
                address = ip_address(host)
                known = any(address in network for network in self.networks)
            except ValueError:
                known = False
            if len(self._known) >= 4096:
                self._known.clear()
            self._known[host] = known
        return known

    def client(self, host: str, headers: Headers) -> str:
        """Where a request really came from: the last address of those passed on that is not a proxy's.

        Where everybody is believed it is the last one of all: the one our neighbour saw himself.
        """
        if not self.trust(host):
            return host
        said = b",".join(value for name, value in headers if name == b"x-forwarded-for").decode("latin-1")
        for each in reversed(said.split(",")):
            found = _address(each.strip())
            if not found:
                return host  # nonsense: whoever wrote it is no proxy of ours
            if self.all or not self.trust(found):
                return found
            host = found
        return host


def _address(text: str) -> str:
    """An address as proxies write it, without its port; empty: it is none."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return str(ip_address(text))
    except ValueError:
        return ""


class Door:
    """What is counted in one process."""

    def __init__(self, config: Config, files: int) -> None:
        self.config = config
        self.most = max(LEAST, files - RESERVE)
        if config.connections:
            self.most = min(self.most, config.connections)
        self.open = 0
        self.connections = Places(config.address_connections)
        self.sockets = Places(config.address_sockets)
        self.proxies = Proxies(config.trusted_proxies)


class Settings(uvicorn.Config):
    """uvicorn's settings, with the limits of our own protocols. It is sent to the processes of `--workers`."""

    def __init__(self, app: Any, limits: Config, **more: Any) -> None:
        super().__init__(app, http=GuardedHttp, ws=GuardedSocket, proxy_headers=False, **more)
        self.limits = limits
        self.door: Door

    def load(self) -> None:
        """In the process that serves."""
        self.door = Door(self.limits, open_files())
        super().load()


def refusal(problem: Problem, lang: str) -> bytes:
    """A whole response that says what is wrong; afterwards the connection is closed."""
    body = msgspec.json.encode(body_of(lang, problem))
    lines = [
        (b"content-type", b"application/problem+json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"connection", b"close"),
        *retry_after(problem.status),
    ]
    head = b"".join(name + b": " + value + b"\r\n" for name, value in lines)
    return STATUS_LINE[problem.status] + head + b"\r\n" + body


class Refused(Exception):
    """Stops the parser."""


class GuardedHttp(HttpToolsProtocol):
    """uvicorn's protocol with limits."""

    config: Settings

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.door = self.config.door
        self.address = ""
        """For which the connection is counted; empty: none yet."""
        self._counted = False
        self._problem: Problem | None = None
        self._upgraded = False
        self._in_head = False
        self._read = 0
        """Bytes of a head that is not complete."""
        self._head = 0
        """Bytes of the lines of the head that are."""
        self._deadline: asyncio.TimerHandle | None = None

    # ---- connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes: is there a place?"""
        super().connection_made(transport)
        self.door.open += 1
        self._counted = True
        host = self.client[0] if self.client else ""
        if self.door.open > self.door.most:
            self._turn_away(Problem(503, "server-error-full"))
        elif not self.door.proxies.trust(host) and not self._count(host):
            self._turn_away(Problem(429, "server-error-connections"))
        else:
            self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        super().connection_lost(exc)
        self._stop_waiting()
        self.leave()

    def leave(self) -> str:
        """Not counted here any more; for which address it was."""
        address, self.address = self.address, ""
        if address:
            self.door.connections.give(address)
        if self._counted:
            self._counted = False
            self.door.open -= 1
        return address

    def _count(self, host: str) -> bool:
        """Count it for an address, and no longer for another one."""
        address = neighbourhood(host)
        if address == self.address:
            return True
        if not self.door.connections.take(address):
            return False
        if self.address:
            self.door.connections.give(self.address)
        self.address = address
        return True

    # ---- the head of a request

    def data_received(self, data: bytes) -> None:
        """Bytes."""
        if self._problem is not None:  # what was under way when it was turned away
            return
        super().data_received(data)
        if self._upgraded:
            return
        if self._in_head:
            self._read += len(data)
            most = self.config.limits.header_bytes
            if most and self._read > most:
                self._turn_away(Problem(431, "server-error-header-size"))
                return
        if self._in_head or not self._answering():
            if self.timeout_keep_alive_task is None:
                self._wait_for_head()
        else:
            self._stop_waiting()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._in_head = True
        self._read = self._head = 0

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        self._head += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; many of them are as bad as a large one."""
        self._head += len(name) + len(value) + 4
        most = self.config.limits.header_bytes
        if most and self._head > most:
            self._refuse(Problem(431, "server-error-header-size"))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is complete: only now is it known whom a proxy speaks for."""
        self._in_head = False
        proxies, client = self.door.proxies, self.client
        if client is not None and proxies.trust(client[0]):
            host = proxies.client(client[0], self.headers)
            self.scope["client"] = host, 0
            self.scope["scheme"] = _scheme(self.headers, "http")
            if not self._count(host):
                self._refuse(Problem(429, "server-error-connections"))
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """A proxy's connection stands for nobody until its next request."""
        super().on_response_complete()
        if self.address and self.client is not None and self.door.proxies.trust(self.client[0]):
            address, self.address = self.address, ""
            self.door.connections.give(address)

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket, which has limits of its own."""
        if len(self.headers) >= MAX_NUM_HEADERS or any(
            len(name) + len(value) + 4 > MAX_LINE_LENGTH for name, value in self.headers
        ):  # more than its parser takes
            self._turn_away(Problem(431, "server-error-header-size"))
            return
        self._stop_waiting()
        self._upgraded = True
        address = self.address
        if not self.door.sockets.take(address):
            self._turn_away(Problem(429, "server-error-sockets"))
            return
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, GuardedSocket):
            protocol.counted = self
        else:
            self.door.sockets.give(address)

    # ---- time

    def _wait_for_head(self) -> None:
        seconds = self.config.limits.header_seconds
        if seconds and self._deadline is None:
            self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        if self._in_head:
            self._turn_away(Problem(408, "server-error-header-time"))
        else:  # nothing was asked
            self.transport.close()

    def _answering(self) -> bool:
        """Whether an answer is under way."""
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        return cycle is not None and not cycle.response_complete

    # ---- refusing

    def _refuse(self, problem: Problem) -> None:
        """From within the parser: it stops, and `send_400_response` says what it was."""
        self._problem = problem
        raise Refused

    def send_400_response(self, msg: str) -> None:
        """What cannot be read as a request, or was refused within the parser."""
        self._turn_away(self._problem or Problem(400, "server-error-request"))

    def _turn_away(self, problem: Problem) -> None:
        self._problem = problem
        self._stop_waiting()
        self._unset_keepalive_if_required()
        if self.transport.is_closing():
            return
        if not self._answering():
            asked = [value.decode("latin-1") for name, value in self.headers or [] if name == b"accept-language"]
            self.transport.write(refusal(problem, preferred(",".join(asked))))
        log.info("turned-away", extra={"status": problem.status})
        self.transport.close()


class GuardedSocket(WebSocketsSansIOProtocol):
    """uvicorn's protocol for sockets: it gives back the place it takes, and knows with which code it was closed."""

    config: Settings
    counted: GuardedHttp | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        super().connection_lost(exc)
        if self.counted is not None:
            self.config.door.sockets.give(self.counted.leave())
            self.counted = None

    def handle_connect(self, event: Request) -> None:
        """The handshake: where it comes from, if a proxy says so."""
        proxies = self.config.door.proxies
        if self.client is not None and proxies.trust(self.client[0]):
            said = event.headers.raw_items()
            headers = [(name.lower().encode(), value.encode("utf-8", "replace")) for name, value in said]
            self.client = proxies.client(self.client[0], headers), 0
            self.scheme = "wss" if _scheme(headers, "http") == "https" else "ws"
        super().handle_connect(event)

    async def run_asgi(self) -> None:
        """Who writes the log asks here for the code, so that not every frame passes through his hands."""
        extensions: dict[str, Any] = {"close_code": self.close_code}
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), **extensions}
        await super().run_asgi()

    def close_code(self) -> int:
        """With which it was closed."""
        closed = self.conn.close_rcvd or self.conn.close_sent
        return 1006 if closed is None else closed.code


def _scheme(headers: Headers, default: str) -> Any:
    for name, value in headers:
        if name == b"x-forwarded-proto" and value.strip() in (b"http", b"https"):
            return value.strip().decode()
    return default
