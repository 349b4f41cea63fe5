"""Bytes as a stranger sends them: connections that are held open, from any address of this machine."""

from __future__ import annotations

import base64
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from tests.server.serving import PATIENCE


def connected(url: str, source: str = "127.0.0.1") -> socket.socket:
    """A connection to a server, from this address."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    made = socket.create_connection((parts.hostname, parts.port or 80), PATIENCE, (source, 0))
    made.settimeout(PATIENCE)
    return made


@contextmanager
def many(url: str, number: int, source: str = "127.0.0.1", first: bytes = b"") -> Iterator[list[socket.socket]]:
    """Many of them, each with its first bytes."""
    made: list[socket.socket] = []
    try:
        for _ in range(number):
            made.append(connected(url, source))
            if first:
                made[-1].sendall(first)
        yield made
    finally:
        for each in made:
            each.close()


def everything(connection: socket.socket) -> bytes:
    """All that comes, until the other side closes."""
    got = b""
    while True:
        try:
            more = connection.recv(65_536)
        except ConnectionError:
            return got
        if not more:
            return got
        got += more


def status_of(answer: bytes) -> int:
    """Of a response; 0: there is none."""
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0


def request(path: str, *headers: str, host: str = "127.0.0.1", method: str = "GET") -> bytes:
    """A request after which the server closes."""
    lines = [f"{method} {path} HTTP/1.1", f"host: {host}", "connection: close", *headers]
    return ("\r\n".join([*lines, "", ""])).encode("latin-1")


def upgrade(path: str, *headers: str, host: str = "127.0.0.1") -> bytes:
    """The beginning of a socket."""
    key = base64.b64encode(os.urandom(16)).decode()
    asked = ["connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13", f"sec-websocket-key: {key}"]
    return ("\r\n".join([f"GET {path} HTTP/1.1", f"host: {host}", *asked, *headers, "", ""])).encode("latin-1")


def head(connection: socket.socket) -> bytes:
    """The head of a response."""
    got = b""
    while b"\r\n\r\n" not in got:
        more = connection.recv(1)
        if not more:
            break
        got += more
    return got
