"""The names a server goes by, and what it says to browsers with every answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.opened import Opened, opened
from tests.server.raw import connected, everything, head, request, status_of, upgrade
from tetrapolis.locales import t
from tetrapolis.server.config import Config
from tetrapolis.server.security import knows_host

PUBLIC = "https://play.example.org"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Opened]:
    """A server with a public name."""
    with opened(tmp_path_factory.mktemp("names"), "--public-url", PUBLIC + "/", "--metrics-port", "0") as found:
        yield found


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_another_name_is_refused(server: Opened, lang: str) -> None:
    """Given a page that lets its own name lead here, when it asks, then it gets nothing."""
    for path in ("/", "/api/games", "/schema/openapi.json"):
        answer = httpx.get(server.url + path, headers={"host": "evil.example", "accept-language": lang})
        assert (answer.status_code, answer.json()["code"]) == (421, "server-error-host")
        assert answer.json()["detail"] == t(lang, "server-error-host", host="evil.example")
    with connected(server.url) as other:
        other.sendall(upgrade("/api/tables/x/live", host="evil.example"))
        assert status_of(everything(other)) == 421


def test_the_own_names_are_known(server: Opened) -> None:
    for host in ("play.example.org", "localhost:8000", "127.0.0.1"):
        assert httpx.get(server.url + "/api/games", headers={"host": host}).status_code == 200
    with connected(server.url) as own:
        own.sendall(upgrade("/api/tables/x/live", f"origin: {PUBLIC}", host="play.example.org"))
        assert status_of(head(own)) == 101
    probe = {"host": "10.1.2.3:8000"}  # whoever looks after it asks by its address
    assert httpx.get(server.url + "/health/ready", headers=probe).status_code == 200


NONSENSE = ("", "a b", "[::1", "x@127.0.0.1", "127.0.0.1:x", "127.0.0.1/x", "\xff\xfe", "..", ".")


@pytest.mark.parametrize("host", NONSENSE)
def test_nonsense_is_no_name(server: Opened, host: str) -> None:
    with connected(server.url) as strange:
        strange.sendall(request("/api/games", host=host))
        assert status_of(everything(strange)) in (400, 421)


KNOWN = {
    "127.0.0.1": ("localhost:8000", "127.0.0.1:8000", "[::1]:8000"),
    "0.0.0.0": ("localhost", "192.168.1.7:8000", "attic:8000", "attic.local", "[fd00::1]:8000"),
    "192.168.1.7": ("192.168.1.7:8000", "attic", "127.0.0.1"),
    "play.example.org": ("play.example.org:8000", "localhost"),
}
UNKNOWN = {"127.0.0.1": ("192.168.1.7", "attic", "evil.example"), "0.0.0.0": ("evil.example", "local.evil.example")}


@pytest.mark.parametrize("bound", KNOWN)
def test_without_a_public_url(bound: str) -> None:
    config = Config(host=bound)
    assert [name for name in KNOWN[bound] if not knows_host(config, name)] == []
    assert [name for name in UNKNOWN.get(bound, ("evil.example",)) if knows_host(config, name)] == []


def test_a_table_at_home_is_found_by_address(tmp_path: Path) -> None:
    with opened(tmp_path, "--host", "0.0.0.0", "--metrics-port", "0") as server:
        port = httpx.URL(server.url).port
        assert httpx.get(f"http://127.0.0.1:{port}/api/games", headers={"host": f"192.168.1.7:{port}"}).is_success
        assert httpx.get(f"http://127.0.0.1:{port}/api/games", headers={"host": "evil.example"}).status_code == 421


def test_what_browsers_are_told(server: Opened) -> None:
    made = httpx.post(server.url + "/api/guests", json={"name": "Anna"})
    assert "secure" in made.headers["set-cookie"].lower()
    answers = [
        made,
        httpx.get(server.url + "/api/me"),
        httpx.get(server.url + "/api/nothing"),
        httpx.post(server.url + "/api/me"),
        httpx.get(server.url + "/api/games", headers={"host": "evil.example"}),
    ]
    assert [answer.status_code for answer in answers] == [201, 401, 404, 405, 421]
    for answer in answers:
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["strict-transport-security"].startswith("max-age=")


def test_without_https_nothing_is_promised(tmp_path: Path) -> None:
    with opened(tmp_path, "--metrics-port", "0") as server:
        answer = httpx.post(server.url + "/api/guests", json={"name": "Anna"})
        assert "strict-transport-security" not in answer.headers
        assert "secure" not in answer.headers["set-cookie"].lower()


def test_who_is_told_to_wait_is_told_how_long(tmp_path: Path) -> None:
    with opened(tmp_path, "--rate", "3", "--metrics-port", "0") as server:
        answers = [httpx.get(server.url + "/api/games") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].headers["retry-after"] == "60"
        assert "retry-after" not in answers[0].headers


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "//metrics", "/metrics%2f", "/%6detrics", "/./metrics"])
def test_metrics_are_nowhere_on_the_public_port(server: Opened, path: str) -> None:
    with connected(server.url) as stranger:
        stranger.sendall(request(path, "accept: text/html"))
        answer = everything(stranger)
    assert b"tetrapolis_" not in answer
    assert b"python_info" not in answer
    assert status_of(answer) in (400, 404, 503)  # 503: the client is not built
