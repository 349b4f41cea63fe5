"""A server with a content pack: it says so, gives the facts, and never plays a match with another content."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from tests.packs import other_genoa
from tests.server.opened import Opened, arrive, new_table, opened, play_default, state
from tests.server.serving import wait_until

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def games(server: Opened) -> dict[str, Any]:
    """The catalogue."""
    return {game["id"]: game for game in httpx.get(server.url + "/api/games").json()}


def test_a_match_goes_on_with_its_own_content_and_with_no_other(tmp_path: Path) -> None:
    pack = other_genoa(tmp_path / "mine")
    with opened(tmp_path, "--content", str(pack)) as server:
        listed = games(server)
        content = listed["genoa"]["content"]
        assert content["name"] == "My Genoa"
        assert all(listed[game]["content"] is None for game in ("citadels", "walled_city", "ankh_morpork"))
        assert content["digest"] in httpx.get(server.url + "/").text, "the page knows it without asking"
        answer = httpx.get(server.url + "/api/games/genoa/facts", params={"digest": content["digest"]})
        assert "immutable" in answer.headers["cache-control"]
        facts = answer.json()
        assert facts["content"] == content
        assert facts["files"]["cards.json"]["decks"]["message"]["cards"][0]["buildings"] == ["palace", "cathedral"]
        assert sorted(facts["files"]) == ["board.json", "board_alt.json", "cards.json", "tiles.json"]
        assert "genoa-card-m01 = " in facts["words"]["hu"]
        assert httpx.get(server.url + "/api/games/citadels/facts").status_code == 404
        who = arrive(server.url)
        table = new_table(server.url, who, SEATS, game="genoa", options={"first_player": 0})["id"]
        other = new_table(server.url, who, SEATS)["id"]
        before = state(server.url, who, table, 0)["seq"]
        server.stop()

    with opened(tmp_path) as server:
        assert games(server)["genoa"]["content"] is None
        for lang, built_in in (("en", "the built-in content"), ("hu", "a beépített tartalom")):
            httpx.put(server.url + "/api/me", json={"name": "Anna", "lang": lang}, headers=who)
            refused = httpx.get(server.url + f"/api/tables/{table}/state", params={"seat": 0}, headers=who)
            assert refused.status_code == 409
            body = refused.json()
            assert body["code"] == "error-content-other"
            assert "My Genoa" in body["detail"]
            assert content["digest"] in body["detail"]
            assert built_in in body["detail"]
        move = {"seat": 0, "move": "roll"}
        assert httpx.post(server.url + f"/api/tables/{table}/moves", json=move, headers=who).status_code == 409
        wait_until(lambda: bool(state(server.url, who, other, 0)["observation"]["legal"]))
        play_default(server.url, who, other, 0)
        assert "due-failed" not in server.log
        server.stop()

    with opened(tmp_path, TETRAPOLIS_CONTENT=str(pack)) as server:
        assert state(server.url, who, table, 0)["seq"] >= before
        assert httpx.post(server.url + f"/api/tables/{table}/moves", json=move, headers=who).json()["seq"] > before
