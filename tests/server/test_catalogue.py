"""The catalogue: what the server tells of its games before anybody plays, also of one from outside."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.conftest import forget_games, games
from tetrapolis.locales import LANGUAGES, digest
from tetrapolis.server import catalogue, pages
from tetrapolis.server.app import create_app
from tetrapolis.server.config import Config

Client = TestClient[Litestar]
STRANGE = Path(__file__).parents[1] / "strange"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A server that finds the games of a folder too, with a client that can draw one game."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html><head><title>Tetrapolis</title></head>")
    (static / "games.json").write_text('["citadels"]')
    monkeypatch.setattr(pages, "STATIC", static)
    monkeypatch.setattr(catalogue, "STATIC", static)
    monkeypatch.setenv(games.FOLDER, str(STRANGE))
    _forget()
    config = Config(database=f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", bots=0)
    with TestClient(create_app(config)) as found:
        yield found
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    forget_games()
    for cached in (catalogue.cards, catalogue.words, catalogue.embedded, catalogue._drawn):
        cached.cache_clear()


def by_id(client: Client, **headers: str) -> dict[str, Any]:
    return {game["id"]: game for game in client.get("/api/games", headers=headers).json()}


def test_ours_come_first_and_a_stranger_is_there_too(client: Client) -> None:
    listed = [game["id"] for game in client.get("/api/games").json()]
    assert listed == ["citadels", "ankh_morpork", "walled_city", "genoa", "orchard"]


def test_what_is_known_of_a_game(client: Client) -> None:
    found = by_id(client)
    orchard, citadels = found["orchard"], found["citadels"]
    assert (orchard["players"], orchard["minutes"], orchard["colour"]) == ([2, 3, 4], 10, "#3E6B2F")
    assert (orchard["status"], orchard["first_options"], orchard["version"]) == ("draft", ["weather"], "1")
    assert (orchard["drawn"], orchard["brain"], citadels["drawn"], citadels["brain"]) == (False, False, True, True)
    assert set(orchard["languages"]) == set(LANGUAGES)
    assert orchard["bots"] == ["random", "easy", "normal", "hard", "expert"]
    assert {"weather", "fence"} <= set(orchard["options"]["$defs"]["Options"]["properties"])
    assert citadels["rule_prefix"] == "CIT"
    assert citadels["fields"] is None
    assert orchard["fields"]["by_seat"] == ["hand", "coins"]
    assert orchard["fields"]["kinds"]["market"] == "fruit"


def test_names_are_in_the_language_of_who_asks(client: Client) -> None:
    assert by_id(client, **{"accept-language": "hu"})["orchard"]["name"] == "Gyümölcsös"
    assert by_id(client)["walled_city"]["name"].startswith("The Walled City")
    assert by_id(client)["walled_city"]["languages"]["en"]["short"] == "The Walled City"


def test_the_catalogue_stands_in_the_page(client: Client) -> None:
    page = client.get("/").text
    inside = re.search(r'<script type="application/json" id="catalogue">(.*?)</script></head>', page)
    assert inside
    cards = json.loads(inside[1])
    assert [card["id"] for card in cards][-1] == "orchard"
    assert cards[-1]["languages"]["en"]["name"] == "Orchard"
    assert "options" not in cards[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_kept_for_ever_by_their_digest(client: Client, lang: str) -> None:
    address = f"/api/games/orchard/words/{lang}"
    kept = client.get(address, params={"digest": by_id(client)["orchard"]["languages"][lang]["words"]})
    asked = client.get(address, params={"digest": "older"})
    assert "immutable" in kept.headers["cache-control"]
    assert asked.headers["cache-control"] == "no-cache"
    assert asked.headers["etag"] == f'"{digest(lang, "orchard")}"'
    assert kept.text == asked.text
    assert "orchard-verb-plant = " in kept.text


@pytest.mark.parametrize("path", ["/api/games/orchard/words/tlh", "/api/games/nothing/words/en"])
def test_words_that_there_are_not(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404
