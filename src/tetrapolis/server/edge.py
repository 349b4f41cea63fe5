"""The one layer around the application: what every request and every socket gets, however it ends.

A request gets an id, a line in the log, its place in the metrics, and headers that depend on no route; one for a name
the server does not have goes no further. A socket gets its line and nothing between it and its frames.
"""

from __future__ import annotations

import re
import secrets
import time
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from tetrapolis.server import logs, metrics
from tetrapolis.server.config import Config
from tetrapolis.server.problems import Problem, body_of, preferred, retry_after
from tetrapolis.server.security import is_secure, knows_host

_GOOD_ID = re.compile(rb"[A-Za-z0-9_-]{1,64}")
YEAR = 31_536_000
PROBES = "/health"
"""Whoever looks after the server asks by its address, whatever that is."""
PRIVATE = "/api/"
NO_STORE = (b"cache-control", b"no-store")
MOST_HOSTS = 1000
UNKNOWN_CODE = 1005
"""Of a socket whose server does not tell with which code it was closed."""


class Edge:
    """Around the application."""

    def __init__(self, app: ASGIApp, config: Config | None = None) -> None:
        self.app = app
        self.config = config or Config()
        self._hosts: dict[bytes, bool] = {}
        """By what requests name: whether we go by that name."""
        self._always: list[tuple[bytes, bytes]] = []
        if self.config.public_url.startswith("https:") or (is_secure(self.config) and not self.config.public_url):
            self._always.append((b"strict-transport-security", b"max-age=%d" % YEAR))

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """One request, or one socket for as long as it is open."""
        kind = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        host = given = language = b""
        for name, value in scope["headers"]:
            if name == b"host":
                host = value
            elif name == b"x-request-id":
                given = value
            elif name == b"accept-language":
                language = value
        request = given.decode() if _GOOD_ID.fullmatch(given) else secrets.token_hex(8)
        token = logs.request_id.set(request)
        began = time.perf_counter()
        known = self._knows(host) or scope["path"].startswith(PROBES)
        try:
            if kind == "http":
                await self._request(scope, receive, send, request.encode(), began, known, language)
            elif known:
                await self._socket(scope, receive, send, began)
            else:
                await self._misdirected(scope, send, host, language)
        finally:
            logs.request_id.reset(token)

    async def _request(
        self, scope: Any, receive: Receive, send: Send, request: bytes, began: float, known: bool, language: bytes
    ) -> None:
        status = 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self._headers(scope, status, list(message.get("headers", ())), request)
            await send(message)

        metrics.IN_PROGRESS.inc()
        try:
            if known:
                await self.app(scope, receive, noting)
            else:
                host = next((value for name, value in scope["headers"] if name == b"host"), b"")
                await self._misdirected(scope, noting, host, language)
        finally:
            seconds = time.perf_counter() - began
            metrics.IN_PROGRESS.dec()
            metrics.answered(scope["method"], scope.get("path_template") or "unknown", status, seconds)
            logs.answered(scope, status, seconds)

    def _headers(
        self, scope: Any, status: int, headers: list[tuple[bytes, bytes]], request: bytes
    ) -> list[tuple[bytes, bytes]]:
        names = {name for name, _ in headers}
        headers += [(b"x-request-id", request), *self._always]
        if b"cache-control" not in names and scope["path"].startswith(PRIVATE):
            headers.append(NO_STORE)
        if b"retry-after" not in names:
            headers += retry_after(status)
        return headers

    async def _socket(self, scope: Any, receive: Receive, send: Send, began: float) -> None:
        try:
            await self.app(scope, receive, send)
        finally:
            closed = scope.get("extensions", {}).get("close_code")
            logs.answered(scope, closed() if closed else UNKNOWN_CODE, time.perf_counter() - began)

    # ---- names

    def _knows(self, host: bytes) -> bool:
        known = self._hosts.get(host)
        if known is None:
            known = knows_host(self.config, host.decode("latin-1").lower())
            if len(self._hosts) >= MOST_HOSTS:
                self._hosts.clear()
            self._hosts[host] = known
        return known

    async def _misdirected(self, scope: Any, send: Send, host: bytes, language: bytes) -> None:
        """The request is meant for another server, or somebody wants us to think so."""
        problem = Problem(421, "server-error-host", host=host.decode("latin-1")[:80])
        body = msgspec.json.encode(body_of(preferred(language.decode("latin-1")), problem))
        kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
        headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
        start: Any = {"type": f"{kind}.start", "status": problem.status, "headers": headers}
        rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
        await send(start)
        await send(rest)
