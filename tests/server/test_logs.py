"""The log: JSON lines that tell what happened, and no secret in any of them."""

from __future__ import annotations

import logging
import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from tests.server.opened import Opened, arrive, new_table, opened, play_default, receiving, state
from tests.server.serving import wait_until
from tetrapolis.server import logs


def line(logger: str, message: str, *args: Any, error: BaseException | None = None, **extra: Any) -> dict[str, Any]:
    """A line as it is written."""
    info = None if error is None else (type(error), error, error.__traceback__)
    record = logging.getLogger(logger).makeRecord(
        logger, logging.WARNING, "file.py", 1, message, args, info, extra=extra
    )
    written = logs.JsonLines().format(record)
    assert "\n" not in written
    found: dict[str, Any] = msgspec.json.decode(written)
    return found


def test_only_named_values_are_written() -> None:
    found = line("tetrapolis.bots", "bot-crashed", game="citadels", level="normal", position="{}", seed="x", token="t")
    assert found.pop("at").endswith("+00:00")
    said = {"severity": "warning", "logger": "tetrapolis.bots", "event": "bot-crashed"}
    assert found == said | {"game": "citadels", "level": "normal"}


def test_what_others_fill_in_is_left_out() -> None:
    found = line("uvicorn.error", '%s - "WebSocket %s" [accepted]', "1.2.3.4", "/api/tables/s3cret/live")
    assert "s3cret" not in str(found)
    found = line("asyncio", "Task exception was never retrieved\nfuture: <Task exception=Error('s3cret')>")
    assert found["event"] == "Task exception was never retrieved"


def test_an_error_tells_where_but_not_what() -> None:
    try:
        raise ValueError("s3cret")
    except ValueError as error:
        found = line("tetrapolis.server", "request-failed", error=error)
    assert found["exception"] == "ValueError"
    assert "test_logs.py" in found["where"][-1]
    assert "s3cret" not in str(found)


def test_a_strange_value_does_not_stop_the_log() -> None:
    assert line("tetrapolis.bots", "bot-crashed", game=object())["game"] == "object"


@pytest.fixture
def logging_restored() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.mark.usefixtures("logging_restored")
def test_levels(capsys: pytest.CaptureFixture[str]) -> None:
    for level, written in (("debug", 3), ("info", 2), ("error", 0)):
        logs.configure(level)
        for name in (logging.DEBUG, logging.INFO, logging.WARNING):
            logging.getLogger("tetrapolis.test").log(name, "word")
        logging.getLogger("httpx").info("HTTP Request: POST https://s3cret")
        assert len(capsys.readouterr().err.splitlines()) == written
    assert sys.stderr is not None


# ---- a real server


def answered(server: Opened, path: str) -> list[dict[str, Any]]:
    return [each for each in server.lines if each["event"] == "answered" and each["path"] == path]


def test_requests_are_logged(tmp_path: Path) -> None:
    with opened(tmp_path) as server:
        who = arrive(server.url)
        guest = httpx.get(server.url + "/api/me", headers={**who, "x-request-id": "abc-1"})
        assert guest.headers["x-request-id"] == "abc-1"
        strange = httpx.get(server.url + "/api/tables/nowhere", headers={"x-request-id": "no good\tid"})
        assert re.fullmatch("[0-9a-f]{16}", strange.headers["x-request-id"])
        assert httpx.get(server.url + "/else/where").status_code == 404
        wait_until(lambda: len(answered(server, "/{path}")) == 1)  # it is written after the answer
        (me,) = answered(server, "/api/me")
        assert (me["request"], me["method"], me["status"], me["guest"]) == ("abc-1", "GET", 200, guest.json()["id"])
        assert me["ms"] >= 0
        (table,) = answered(server, "/api/tables/{table}")
        assert (table["status"], table["request"]) == (404, strange.headers["x-request-id"])
        assert "guest" not in table
        (elsewhere,) = answered(server, "/{path}")  # whatever was asked for is not written down
        assert elsewhere["status"] == 404
        assert answered(server, "/health") == []  # only at level debug


def test_no_secret_is_written(tmp_path: Path) -> None:
    with receiving() as receiver, opened(tmp_path, "--log-level", "debug", "--webhook-private") as server:
        anna, bela = arrive(server.url, "Anna"), arrive(server.url, "Béla")
        table = new_table(server.url, anna, [{"kind": "me"}, {"kind": "open"}], password="pa55word")["id"]
        address = f"{server.url}/api/tables/{table}"
        cookie = {"cookie": f"tetrapolis={bela['authorization'].split()[1]}", "x-tetrapolis": "1"}
        assert httpx.post(address + "/join", json={"password": "wr0ngword"}, headers=cookie).status_code == 403
        assert httpx.post(address + "/join", json={"password": "pa55word"}, headers=cookie).status_code == 200
        for seat, who in enumerate((anna, bela)):
            hook = httpx.put(address + "/webhook", json={"seat": seat, "url": receiver.url}, headers=who)
            assert hook.status_code == 204
        socket = address.replace("http", "ws", 1) + "/live"
        with connect(socket, additional_headers=anna) as live:
            for _ in range(10):
                seat = state(server.url, anna, table, 0)["observation"]["pending"][0]["seat"]
                play_default(server.url, (anna, bela)[seat], table, seat)
            live.recv()
        httpx.post(address + "/chat", json={"text": "wh1sper"}, headers=anna)
        link = httpx.post(server.url + "/api/me/link", headers=anna).json()["code"]
        wait_until(lambda: any(each["event"] == "webhook-called" for each in server.lines))
        path = tmp_path / "home" / "tables.db"
        with closing(sqlite3.connect(path)) as database:
            seed, start = database.execute(
                "SELECT json_extract(header, '$.seed'), (SELECT content FROM record WHERE seq = 0) FROM match"
            ).fetchone()
            stored = database.execute("SELECT token FROM session UNION SELECT password FROM game_table")
            hashes = [row[0] for row in stored]
            database.execute("DROP TABLE chat")  # so that something goes wrong inside
            database.commit()
        broken = httpx.post(address + "/chat", json={"text": "wh1sper"}, headers=anna)
        assert broken.status_code == 500
        wait_until(lambda: bool(answered(server, "/api/tables/{table}/live")))
        log = server.log
        (failed,) = [each for each in server.lines if each["event"] == "request-failed"]
        assert failed["request"] == broken.headers["x-request-id"]
        assert failed["exception"] == "OperationalError"
        assert answered(server, "/api/tables/{table}/live")[0]["method"] == "SOCKET"
        secrets = {
            "token": anna["authorization"].split()[1],
            "cookie": bela["authorization"].split()[1],
            "password": "pa55word",
            "wrong password": "wr0ngword",
            "webhook": "s3cret-key",
            "link": link,
            "seed": seed,
            "record": start,
            "chat": "wh1sper",
            "table": table,
            **{f"hash {number}": value for number, value in enumerate(hashes) if value},
        }
        assert [name for name, value in secrets.items() if value in log] == []
        assert receiver.calls
