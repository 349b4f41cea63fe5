"""A browser's side of Web Push for tests: a service that takes messages, and keys that open them by other libraries."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import http_ece  # type: ignore[import-untyped]
import jwt
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tetrapolis.server.push import opened64, plain64


class Browser:
    """A browser that has subscribed: it alone opens what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def wish(self) -> dict[str, str]:
        """What the page sends to the server."""
        point = serialization.PublicFormat.UncompressedPoint
        public = self.key.public_key().public_bytes(serialization.Encoding.X962, point)
        return {"endpoint": self.endpoint, "p256dh": plain64(public), "auth": plain64(self.auth)}

    def open(self, body: bytes) -> Any:
        """A message, as an independent library opens it."""
        return msgspec.json.decode(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))


class Service:
    """A push service: remembers what came, and answers as told."""

    def __init__(self) -> None:
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        """Path, headers, body."""
        self.statuses: dict[str, int] = {}
        """By path: what it answers; else 201."""
        service = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.came.append((self.path, headers, body))
                self.send_response(service.statuses.get(self.path, 201))
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Quietly."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = Thread(target=self._server.serve_forever, daemon=True)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self._server.server_port}"

    def browser(self, name: str) -> Browser:
        """One more that has subscribed here."""
        return Browser(f"{self.url}/{name}")

    def told(self, browser: Browser) -> list[Any]:
        """What a browser was told, opened; and who sent it is checked, by an independent library."""
        found = []
        for path, headers, body in list(self.came):
            if browser.endpoint == self.url + path:
                signed_by(headers["authorization"], self.url)
                assert headers["content-encoding"] == "aes128gcm"
                assert int(headers["ttl"]) > 0
                assert len(headers["topic"]) <= 32
                found.append(browser.open(body))
        return found


def signed_by(authorization: str, origin: str) -> str:
    """The public key a message is signed with."""
    kind, _, rest = authorization.partition(" ")
    assert kind == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), opened64(parts["k"]))
    claims = jwt.decode(parts["t"], key=point, algorithms=["ES256"], audience=origin)
    assert claims["sub"].startswith("mailto:")
    return parts["k"]


@contextmanager
def push_service() -> Iterator[Service]:
    """A service for the length of a test."""
    service = Service()
    service._thread.start()
    try:
        yield service
    finally:
        service._server.shutdown()
        service._server.server_close()
        service._thread.join()
