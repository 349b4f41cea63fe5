"""The browser client is served: the page for its paths, its files for good, and a clear word when it is not built."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tetrapolis.server import pages
from tetrapolis.server.app import create_app
from tetrapolis.server.config import Config

Client = TestClient[Litestar]
HTML = {"accept": "text/html"}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A server whose client is built of two files."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Tetrapolis</title>")
    (static / "assets" / "app-1a2b.js").write_text("the code")
    (static / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    monkeypatch.setattr(pages, "STATIC", static)
    config = Config(database=f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", bots=0)
    with TestClient(create_app(config)) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/table/abc", "/table/abc/replay?seq=3", "/rules/citadels/CIT-6.12", "/about"])
def test_every_page_of_the_client_is_the_one_page(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert "Tetrapolis" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_files_are_kept_and_sent_as_they_were_packed(client: Client) -> None:
    plain = client.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert (plain.text, "immutable" in plain.headers["cache-control"]) == ("the code", True)
    assert plain.headers["content-type"].startswith("text/javascript")
    with client.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": "br, gzip"}) as packed:
        assert packed.headers["content-encoding"] == "br"
        assert b"".join(packed.iter_raw()) == b"packed"


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/app-1a2b.js.br", "/nothing.txt", "/..%2f..%2fpages.py"])
def test_what_is_not_there_is_not_found(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_an_unknown_page_is_shown_by_the_client_an_unknown_route_by_the_server(client: Client) -> None:
    page = client.get("/nowhere", headers=HTML)
    assert (page.status_code, "Tetrapolis" in page.text) == (404, True)
    route = client.get("/api/nowhere", headers=HTML)
    assert (route.status_code, route.headers["content-type"]) == (404, "application/problem+json")


def test_a_server_without_the_client_says_so(client: Client) -> None:
    (pages.STATIC / "index.html").unlink()
    answer = client.get("/", headers={"accept-language": "hu"})
    assert (answer.status_code, "nincs elkészítve" in answer.text) == (503, True)
