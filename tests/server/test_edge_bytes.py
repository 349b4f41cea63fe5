"""Bytes that are no text: wherever they stand in a request, they are the sender's fault and not the server's."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.opened import Opened, arrive, new_table, opened
from tests.server.raw import connected, everything, head, status_of

BAD = (b"\xff", b"\xc3", b"\xc3\x28", b"\xed\xa0\x80", b"\xf8\x88\x80\x80", b"\x80abc", b"\x00", b"a\x00b", b"\xe2\x82")
"""Broken, cut off, a surrogate, too long, out of nowhere, nothing at all."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Opened]:
    """A server."""
    with opened(tmp_path_factory.mktemp("bytes"), "--rate", "1000000", "--metrics-port", "0") as found:
        yield found


def ask(server: Opened, line: bytes, headers: list[bytes] = [], body: bytes = b"") -> int:  # noqa: B006
    """Exactly these bytes."""
    head = [line, b"host: 127.0.0.1", b"connection: close", *headers]
    if body:
        head += [b"content-type: application/json", b"content-length: %d" % len(body)]
    with connected(server.url) as stranger:
        stranger.sendall(b"\r\n".join([*head, b"", b""]) + body)
        return status_of(everything(stranger))


def escaped(raw: bytes) -> bytes:
    return b"".join(b"%%%02x" % byte for byte in raw)


def fine(status: int) -> bool:
    """It was answered, or refused as the sender's fault; a page that is not built is no matter of bytes."""
    return 200 <= status < 500


@pytest.mark.parametrize("bad", BAD, ids=repr)
def test_anywhere(server: Opened, bad: bytes) -> None:
    who = arrive(server.url)
    token = b"authorization: " + who["authorization"].encode()
    table = new_table(server.url, who, [{"kind": "me"}, {"kind": "open"}])["id"].encode()
    found: dict[str, int] = {}
    for name, piece in (("raw", bad), ("escaped", escaped(bad))):
        found[f"path {name}"] = ask(server, b"GET /api/tables/%s HTTP/1.1" % piece)
        found[f"code {name}"] = ask(server, b"GET /api/codes/%s HTTP/1.1" % piece)
        found[f"record {name}"] = ask(server, b"GET /api/tables/%s/record HTTP/1.1" % piece, [token])
        found[f"asset {name}"] = ask(server, b"GET /assets/%s HTTP/1.1" % piece)
        found[f"query {name}"] = ask(server, b"GET /api/tables?which=%s HTTP/1.1" % piece)
        found[f"query's name {name}"] = ask(server, b"GET /api/tables?%s=open HTTP/1.1" % piece)
        found[f"language {name}"] = ask(server, b"GET /api/me?lang=%s HTTP/1.1" % piece)
        found[f"seat {name}"] = ask(server, b"GET /api/tables/%s/state?seat=%s HTTP/1.1" % (table, piece), [token])
    for header in (
        b"authorization",
        b"cookie",
        b"accept-language",
        b"accept-encoding",
        b"accept",
        b"x-request-id",
        b"origin",
    ):
        for value in (bad, b"Bearer " + bad, b"tetrapolis=" + bad, b"http://" + bad, b"http://[" + bad):
            line = header + b": " + value
            found[repr(line)] = ask(server, b"GET /api/me HTTP/1.1", [line])
    for header in (b"idempotency-key", b"origin", b"content-encoding", b"x-tetrapolis"):
        body = b'{"text": "hello"}'
        line = b"POST /api/tables/%s/chat HTTP/1.1" % table
        found[f"chat {header!r}"] = ask(server, line, [token, header + b": " + bad], body)
    for path, before, after in (
        (b"/api/guests", b'{"name": "', b'"}'),
        (b"/api/guests", b'{"name": "Anna", "', b'": 1}'),
        (b"/api/links", b'{"code": "', b'"}'),
        (b"/api/tables/%s/chat" % table, b'{"text": "', b'"}'),
        (b"/api/tables/%s/moves" % table, b'{"seat": 0, "move": "', b'"}'),
        (b"/api/tables/%s/join" % table, b'{"password": "', b'"}'),
        (b"/api/tables", b'{"game": "', b'", "seats": []}'),
        (b"/api/guests", b"", b""),
    ):
        for piece in (bad, b"\\ud800" + bad.replace(b"\x00", b""), b"\\ud800", b"\\u0000", b"\\udfff\\ud800"):
            body = before + piece + after
            kind = "body" if piece == bad else "escapes"
            found[f"{kind} {path!r} {body!r}"] = ask(server, b"POST " + path + b" HTTP/1.1", [token], body)
    assert {what: status for what, status in found.items() if not fine(status)} == {}
    assert {status for what, status in found.items() if what.startswith("body")} <= {400, 401, 403, 404, 409, 410}
    assert "Traceback" not in server.log
    assert '"request-failed"' not in server.log


def test_any_bytes_at_all(server: Opened) -> None:
    """Requests with a few bytes changed are answered or refused, and never a fault of the server."""
    rng = Random(16)
    who = arrive(server.url)
    body = json.dumps({"name": "Anna", "lang": "hu"}).encode()
    good = b"\r\n".join(
        [
            b"POST /api/guests?lang=hu HTTP/1.1",
            b"host: 127.0.0.1",
            b"connection: close",
            b"authorization: " + who["authorization"].encode(),
            b"content-type: application/json",
            b"content-length: %d" % len(body),
            b"",
            body,
        ]
    )
    seen = set()
    for _ in range(400):
        changed = bytearray(good)
        for _ in range(rng.randrange(1, 4)):
            changed[rng.randrange(len(changed))] = rng.randrange(256)
        with connected(server.url) as stranger:
            stranger.settimeout(1)
            stranger.sendall(bytes(changed))
            try:
                status = status_of(head(stranger))
            except TimeoutError:  # it waits for the rest of a body that was promised
                continue
        seen.add(status)
        assert fine(status) or status in (0, 501), bytes(changed)
    assert {201, 400} <= seen


@pytest.mark.parametrize("bad", BAD, ids=repr)
def test_frames(server: Opened, tmp_path: Path, bad: bytes) -> None:
    """A frame that is no text closes its socket, with the code for that; the server goes on."""
    who = arrive(server.url)
    table = new_table(server.url, who, [{"kind": "me"}, {"kind": "open"}])["id"]
    address = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    for binary in (False, True):
        with connect(address, additional_headers=who) as live:
            frame = b'{"type": "say", "key": "", "text": "' + bad + b'"}'
            closed: Any = None
            try:
                live.send(frame, text=not binary)
                while "error" not in str(live.recv(10)) and "problem" not in str(live.recv(10)):
                    pass
            except ConnectionClosed as error:
                closed = error.rcvd
            assert closed is None or closed.code != 1011, closed
    assert "Traceback" not in server.log
