"""docs/outside-bots.md, followed word by word: its requests, its program for a seat, its program in a browser."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page

from tests.docs.test_examples import PAGES, blocks
from tests.server.serving import Server, serving, sqlite_url, wait_until

TEXT = PAGES["outside-bots.md"]
HOUSE = "https://play.example.org"
ENOUGH = 12
"""Records after which both players have moved several times."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("docs")
    with serving(sqlite_url(folder), folder) as running:
        yield running


def curl(line: str, url: str, words: dict[str, str]) -> Any:
    """What a curl command asks for, asked of this server; `words` stand for those that a reader has to fill in."""
    for word, meant in words.items():
        line = line.replace(word, meant)
    program, silent, address, *rest = shlex.split(line.replace("\\\n", " ").replace(HOUSE, url))
    assert (program, silent, rest[-2]) == ("curl", "-s", "-d")
    headers = dict(value.split(": ", 1) for option, value in zip(rest[::2], rest[1::2], strict=True) if option == "-H")
    answer = httpx.post(address, content=rest[-1], headers=headers, timeout=30)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def followed(server: Server) -> dict[str, str]:
    """The three requests of the page, one after the other: each brings a word that the next one needs."""
    asked = blocks(TEXT, "sh")
    shown = [json.loads(block) for block in blocks(TEXT, "json")[-len(asked) :]]
    words: dict[str, str] = {}
    for line, example in zip(asked, shown, strict=True):
        answer = curl(line, server.url, words)
        assert example.keys() - {"…"} <= answer.keys()
        found = {"token": example.get("token"), "id": example.get("id")}
        words |= {word: answer[field] for field, word in found.items() if word}
    return words


def test_the_program_plays_the_seat_the_requests_lead_to(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    words = followed(server)
    assert words.keys() == {"GUEST-TOKEN", "TABLE", "SEAT-TOKEN"}
    (code,) = [block for block in blocks(TEXT, "python") if "websockets" in block]
    monkeypatch.setattr(sys, "argv", ["bot.py", words["SEAT-TOKEN"]])
    exec(code.replace(HOUSE.replace("https", "wss"), server.url.replace("http", "ws")), {})
    headers = {"Authorization": f"Bearer {words['GUEST-TOKEN']}"}
    table = httpx.get(f"{server.url}/api/tables/{words['TABLE']}", headers=headers).json()
    assert table["state"] == "over"
    assert [seat["program"] for seat in table["seats"]] == [True, False, False]


def test_the_program_mends_what_was_refused(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a choice that is never a move it plays the default ones: each is refused once, and none is made for it."""
    words = followed(server)
    (code,) = [block for block in blocks(TEXT, "python") if "websockets" in block]
    wrong = code.replace("    return random.", '    return "pass the tea"\n    return random.')
    assert wrong != code
    monkeypatch.setattr(sys, "argv", ["bot.py", words["SEAT-TOKEN"]])
    exec(wrong.replace(HOUSE.replace("https", "wss"), server.url.replace("http", "ws")), {})
    told = capsys.readouterr().err
    assert "pass the tea was refused: " in told
    assert "was played for us" not in told


def test_the_program_in_the_browser_plays_its_users_seat(server: Server, browser: Browser) -> None:
    (code,) = blocks(TEXT, "js")
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(f"{server.url}/about")
        post(page, "/api/guests", {"name": "Anna"})
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = post(page, "/api/tables", {"game": "walled_city", "seats": seats})["id"]
        page.goto(f"{server.url}/table/{table}")
        page.evaluate(f"(() => {{ {code} }})()")
        asked = "path => fetch(path).then((answer) => answer.json())"
        wait_until(lambda: bool(page.evaluate(asked, f"/api/tables/{table}/state")["seq"] > ENOUGH))


def post(page: Page, path: str, body: dict[str, Any]) -> Any:
    """Ask as a page of the server does."""
    headers = {"Content-Type": "application/json", "X-Tetrapolis": "1"}
    given = [path, {"method": "POST", "headers": headers, "body": json.dumps(body)}]
    return page.evaluate("([path, how]) => fetch(path, how).then((answer) => answer.json())", given)
