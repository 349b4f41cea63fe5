"""Webhooks: one call for each decision, whoever serves; and no way into the own network."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from tests.server.opened import Receiver, arrive, new_table, play_default, receiving, state
from tests.server.serving import Postgres, RedisServer, serving, sqlite_url, wait_until
from tetrapolis.server import webhooks
from tetrapolis.server.webhooks import Webhooks, is_public, may_be_called

PRIVATE = (
    "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1", "198.18.0.1", "::", "::1", "fe80::1%eth0", "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1", "::ffff:a00:1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "2001:0:4136:e378::1",
)  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_of_the_own_network(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["9.9.9.9", "93.184.215.14", "2606:4700:4700::1111", "::ffff:9.9.9.9"])
def test_addresses_of_the_internet(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "public", "private"),
    [
        ("https://example.org/turn?x=1", True, True),
        ("http://example.org:8080", True, True),
        ("http://localhost/", False, True),
        ("http://printer.local/", False, True),
        ("http://127.0.0.1:8000/", False, True),
        ("http://[::1]/", False, True),
        ("http://169.254.169.254/latest", False, True),
        ("http://me:password@example.org/", False, False),
        ("ftp://example.org/", False, False),
        ("http:///path", False, False),
        ("http://example.org:99999/", False, False),
        ("http://exa mple.org/", False, False),
        ("http://[::1/", False, False),
        ("", False, False),
    ],
)
def test_what_can_be_a_webhook(url: str, public: bool, private: bool) -> None:
    assert (may_be_called(url, False), may_be_called(url, True)) == (public, private)


# ---- calling


def calling(work: Callable[[Webhooks], Coroutine[Any, Any, Any]], private: bool = True) -> Any:
    """Do something with webhooks that need no database."""

    async def do() -> Any:
        hooks = Webhooks(cast(Any, None), cast(Any, None), private)
        try:
            return await work(hooks)
        finally:
            await hooks.close()

    return asyncio.run(do())


def call(url: str, private: bool = True) -> None:
    calling(lambda hooks: hooks._call("match", url, webhooks.Call("table", 1, "citadels", "draft", 5)), private)


def test_a_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")  # not asked: it would look names up for us
    with receiving() as receiver:
        call(receiver.url.replace("127.0.0.1", "localhost"))
        assert receiver.calls == [{"table": "table", "seat": 1, "game": "citadels", "kind": "draft", "seq": 5}]
        (headers,) = receiver.headers
        assert headers["host"].startswith("localhost:")
        assert "cookie" not in headers


@pytest.mark.parametrize(
    ("answers", "calls"),
    [([500, 503], 3), ([429], 2), ([500] * 9, 3), ([404], 1), ([302], 1), ([308], 1), ([201], 1)],
)
def test_calls_are_tried_again_a_few_times(monkeypatch: pytest.MonkeyPatch, answers: list[int], calls: int) -> None:
    monkeypatch.setattr(webhooks, "PAUSES", (0.0, 0.0))
    with receiving() as receiver:
        receiver.answers = list(answers)
        call(receiver.url)
        assert len(receiver.calls) == calls
        assert all("cookie" not in headers for headers in receiver.headers)


def test_a_receiver_that_hangs_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "PAUSES", ())
    monkeypatch.setattr(webhooks, "LIMIT", 0.2)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        result, again = calling(lambda hooks: hooks._try(url, b"{}", 1))
        assert "Timeout" in result
        assert again


@pytest.mark.parametrize("name", ["localhost", "rebound.example.org", "2130706433", "0x7f.1"])
def test_a_name_that_leads_inside_is_not_called(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    with receiving() as receiver:
        port = httpx.URL(receiver.url).port
        if "example" in name:  # one address outside does not help
            found = [(2, 1, 6, "", (address, port)) for address in ("9.9.9.9", "127.0.0.1")]
            monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
        result = calling(lambda hooks: hooks._try(f"http://{name}:{port}/", b"{}", 1), private=False)
        assert result == ("not-public", False)
        assert receiver.calls == []


def test_what_was_checked_is_what_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    with receiving() as receiver:
        port = httpx.URL(receiver.url).port
        asked: list[str] = []

        def look_up(host: str, *_: Any, **__: Any) -> list[Any]:
            asked.append(host)
            return [(2, 1, 6, "", ("127.0.0.1", port))]

        monkeypatch.setattr(socket, "getaddrinfo", look_up)
        result = calling(lambda hooks: hooks._try(f"http://hook.example.org:{port}/x", b"{}", 1))
        assert result == ("called", False)
        assert [host for host in asked if "example" in host] == ["hook.example.org"]
        assert receiver.headers[0]["host"] == f"hook.example.org:{port}"


# ---- at the table


def hook(url: str, who: dict[str, str], table: str, seat: int, target: str) -> httpx.Response:
    body = {"seat": seat, "url": target}
    return httpx.put(url + f"/api/tables/{table}/webhook", json=body, headers=who)


def decisions(url: str, who: dict[str, str], table: str) -> list[tuple[int, str, int]]:
    """Who is asked what now, as the calls say it."""
    seen = state(url, who, table, 0)
    return [(each["seat"], each["kind"], seen["seq"]) for each in seen["observation"]["pending"]]


def called(receiver: Receiver) -> Counter[tuple[int, str, int]]:
    return Counter((each["seat"], each["kind"], each["seq"]) for each in receiver.calls)


def test_one_call_for_each_decision(tmp_path: Path) -> None:
    with receiving() as receiver, serving(sqlite_url(tmp_path), tmp_path, webhook_private=True) as server:
        anna, bela = arrive(server.url, "Anna"), arrive(server.url, "Béla")
        table = new_table(server.url, anna, [{"kind": "me"}, {"kind": "open"}])["id"]
        assert hook(server.url, anna, table, 0, receiver.url).status_code == 204
        assert receiver.calls == []  # nobody is asked yet
        assert httpx.post(f"{server.url}/api/tables/{table}/join", json={}, headers=bela).status_code == 200
        assert hook(server.url, bela, table, 1, receiver.url).status_code == 204
        expected: Counter[tuple[int, str, int]] = Counter()
        for _ in range(12):
            asked = decisions(server.url, anna, table)
            expected.update(asked)
            wait_until(lambda: called(receiver) == expected, lambda: f"{called(receiver)} != {expected}")
            seat = asked[0][0]
            play_default(server.url, (anna, bela)[seat], table, seat)
        assert all(set(each) == {"table", "seat", "game", "kind", "seq"} for each in receiver.calls)
        assert {(each["table"], each["game"]) for each in receiver.calls} == {(table, "citadels")}
        assert hook(server.url, anna, table, 0, "").status_code == 204
        assert hook(server.url, bela, table, 1, "").status_code == 204
        wait_until(lambda: len(receiver.calls) >= sum(expected.values()))
        before = len(receiver.calls)
        seat = decisions(server.url, anna, table)[0][0]
        play_default(server.url, (anna, bela)[seat], table, seat)
        assert httpx.get(server.url + "/health").status_code == 200
        assert len(receiver.calls) <= before + 1  # at most the call that was under way


def test_who_may_have_a_webhook_and_where(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path), tmp_path) as server:
        anna, bela = arrive(server.url, "Anna"), arrive(server.url, "Béla")
        table = new_table(server.url, anna, [{"kind": "me"}, {"kind": "open"}])["id"]
        for target in ("http://127.0.0.1/", "http://localhost:8000/", "http://10.0.0.1/", "http://u:p@example.org/"):
            answer = hook(server.url, {**anna, "accept-language": "hu"}, table, 0, target)
            assert (answer.status_code, answer.json()["code"]) == (400, "server-error-webhook")
            assert target not in answer.text
        assert hook(server.url, anna, table, 0, "ftp://example.org/").status_code == 400
        assert hook(server.url, bela, table, 0, "https://example.org/").status_code == 403
        assert hook(server.url, anna, table, 0, "https://example.org/").status_code == 204


def test_a_call_is_not_lost_when_the_server_dies_before_it(tmp_path: Path) -> None:
    with receiving() as receiver, serving(sqlite_url(tmp_path), tmp_path, webhook_private=True) as server:
        anna = arrive(server.url)
        table = new_table(server.url, anna, [{"kind": "me"}, {"kind": "me"}])["id"]
        for seat in (0, 1):
            assert hook(server.url, anna, table, seat, receiver.url).status_code == 204
        wait_until(lambda: len(receiver.calls) == 1)
        server.restart()
        server.kill()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database:  # as if it had died before
            assert database.execute("UPDATE seat SET notified = '' WHERE notified != ''").rowcount == 1
            database.commit()
        assert len(receiver.calls) == 1
        server.start()
        wait_until(lambda: len(receiver.calls) == 2)
        assert receiver.calls[0] == receiver.calls[1]


def test_once_among_several_processes(tmp_path: Path, postgres: Postgres, redis: RedisServer, full: bool) -> None:
    database = postgres.database()
    with (
        receiving() as receiver,
        serving(database, tmp_path, redis.url, webhook_private=True) as one,
        serving(database, tmp_path, redis.url, webhook_private=True) as two,
    ):
        urls = (one.url, two.url)
        anna, bela = arrive(urls[0], "Anna"), arrive(urls[1], "Béla")
        table = new_table(urls[0], anna, [{"kind": "me"}, {"kind": "open"}])["id"]
        httpx.post(f"{urls[1]}/api/tables/{table}/join", json={}, headers=bela).raise_for_status()
        for seat, who in enumerate((anna, bela)):
            assert hook(urls[seat], who, table, seat, receiver.url).status_code == 204
        expected: Counter[tuple[int, str, int]] = Counter()
        for _ in range(200 if full else 20):
            asked = decisions(urls[0], anna, table)
            if not asked:
                break
            expected.update(asked)
            wait_until(lambda: called(receiver) == expected, lambda: f"{called(receiver)} != {expected}")
            seat = asked[0][0]
            play_default(urls[seat], (anna, bela)[seat], table, seat)
