"""The docs site is served: its pages, what belongs to them, and a clear word when it is not built."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tetrapolis.server import docs
from tetrapolis.server.app import create_app
from tetrapolis.server.config import Config

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A server with a site of two pages, a style and a picture; and a file beside the site."""
    site = tmp_path / "site"
    for name in ("index.html", "play/index.html", "play/keys.html", "_static/site.css", "_images/genoa.webp"):
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(f"this is {name}")
    (tmp_path / "secret.html").write_text("not for readers")
    monkeypatch.setattr(docs, "SITE", site)
    config = Config(database=f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", bots=0)
    with TestClient(create_app(config)) as found:
        yield found


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/docs", "index.html"),
        ("/docs/", "index.html"),
        ("/docs/index.html", "index.html"),
        ("/docs/play", "play/index.html"),
        ("/docs/play/", "play/index.html"),
        ("/docs/play/keys.html", "play/keys.html"),
    ],
)
def test_every_page_is_found_where_its_links_work(client: Client, path: str, name: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text, answer.url.path) == (200, f"this is {name}", f"/docs/{name}")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self';" in answer.headers["content-security-policy"]


def test_what_belongs_to_a_page_is_kept(client: Client) -> None:
    style = client.get("/docs/_static/site.css?v=1a2b")
    assert (style.headers["content-type"].split(";")[0], "immutable" in style.headers["cache-control"]) == (
        "text/css",
        True,
    )
    plain = client.get("/docs/_static/site.css")
    assert plain.headers["cache-control"] == docs.AN_HOUR
    picture = client.get("/docs/_images/genoa.webp")
    assert (picture.headers["content-type"], picture.headers["cache-control"]) == ("image/webp", docs.AN_HOUR)


@pytest.mark.parametrize(
    "path", ["/docs/none.html", "/docs/..%2fsecret.html", "/docs/play/..%2f..%2fsecret.html", "/docs/_static"]
)
def test_what_is_not_there_is_not_found(client: Client, path: str) -> None:
    answer = client.get(path, headers={"accept-language": "en"})
    assert (answer.status_code, "The docs have no such page" in answer.text) == (404, True)


def test_a_server_without_the_site_says_so(client: Client) -> None:
    (docs.SITE / "index.html").unlink()
    answer = client.get("/docs", headers={"accept-language": "hu"})
    assert (answer.status_code, "make docs" in answer.text, "nincs elkészítve" in answer.text) == (404, True, True)
