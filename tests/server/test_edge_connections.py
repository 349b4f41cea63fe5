"""Limits of connections: whoever holds many open, sends endless headers or none at all shuts nobody else out."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import psutil
import pytest

from tests.server.opened import Opened, arrive, new_table, opened
from tests.server.raw import connected, everything, head, many, request, status_of, upgrade
from tests.server.serving import wait_until
from tetrapolis.locales import t
from tetrapolis.server.config import Config
from tetrapolis.server.connections import Door, open_files

SLOW = 2.0
"""Seconds a head may take here."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Opened]:
    """A server with the limits it has anyway, but for patience."""
    with opened(tmp_path_factory.mktemp("edge"), "--header-seconds", str(SLOW), "--metrics-port", "0") as found:
        yield found


def alive(connection: socket.socket) -> bool:
    """Whether the other side has neither answered nor closed."""
    connection.setblocking(False)
    try:
        connection.recv(1, socket.MSG_PEEK)
    except BlockingIOError:
        return True
    except ConnectionError:
        pass
    finally:
        connection.settimeout(60)
    return False


def test_a_thousand_half_open_connections_shut_nobody_else_out(server: Opened) -> None:
    """Given 998 that never finish their headers, when somebody else asks, then he is answered."""
    with many(server.url, 998, "127.0.0.2", b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n") as held:
        with connected(server.url, "127.0.0.3") as other:
            other.sendall(request("/health/live"))
            assert status_of(everything(other)) == 200
        assert status_of(everything(held[-1])) in (429, 0)
        assert sum(alive(each) for each in held) <= Config().address_connections


def test_one_too_many_is_told_why(server: Opened) -> None:
    with many(server.url, Config().address_connections, "127.0.0.4"), connected(server.url, "127.0.0.4") as late:
        answer = everything(late)
        assert status_of(answer) == 429
        assert b"retry-after: 60" in answer
        assert t("en", "server-error-connections").encode() in answer


def test_places_are_given_back(server: Opened) -> None:
    for _ in range(3):
        with many(server.url, Config().address_connections, "127.0.0.5") as held:
            for each in held:
                each.sendall(request("/health/live"))
            assert {status_of(everything(each)) for each in held} == {200}
        ends = psutil.Process(server.process.pid)

        def gone(ends: psutil.Process = ends) -> bool:
            return not any(each.raddr[:1] == ("127.0.0.5",) for each in ends.net_connections("tcp"))

        wait_until(gone)


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_headers_that_trickle_in_are_cut(server: Opened, lang: str) -> None:
    with connected(server.url, "127.0.0.6") as slow:
        slow.sendall(f"GET / HTTP/1.1\r\naccept-language: {lang}\r\nx-a: ".encode())
        answer = everything(slow)
    assert status_of(answer) == 408
    assert t(lang, "server-error-header-time").encode() in answer


@pytest.mark.parametrize("first", [b"", b"\r\n"])
def test_who_says_nothing_is_not_waited_for(server: Opened, first: bytes) -> None:
    with connected(server.url, "127.0.0.6") as silent:
        silent.sendall(first)
        assert everything(silent) == b""


def test_the_second_request_of_a_connection_is_cut_too(server: Opened) -> None:
    with connected(server.url, "127.0.0.6") as slow:
        slow.sendall(b"GET /health/live HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        assert status_of(head(slow)) == 200
        slow.sendall(b"GET /health/live HTTP/1.1\r\nhost: 12")
        assert b"HTTP/1.1 408" in everything(slow)


@pytest.mark.parametrize("piece", [b"x" * 65_536, b"x: y\r\n" * 10_000], ids=["one header", "many headers"])
def test_an_endless_header_is_refused_early(server: Opened, piece: bytes) -> None:
    """Given a header of 60 MB, when it is sent, then the connection ends long before, and nothing of it is kept."""
    process = psutil.Process(server.process.pid)
    before, sent = process.memory_info().rss, 0
    with connected(server.url, "127.0.0.7") as endless:
        endless.sendall(b"GET / HTTP/1.1\r\nx: y\r\n" + (b"" if b"\r\n" in piece else b"z: "))
        try:
            while sent < 60_000_000:
                endless.sendall(piece)
                sent += len(piece)
        except ConnectionError:
            pass
    assert sent < 20_000_000  # most of it lies in buffers of the system
    assert process.memory_info().rss - before < 10_000_000


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_a_head_that_is_too_large_is_told_so(server: Opened, lang: str) -> None:
    for lines in ([f"cookie: {'x' * 17_000}"], [f"x-{number}: {'y' * 100}" for number in range(200)]):
        with connected(server.url, "127.0.0.7") as large:
            large.sendall(request("/", f"accept-language: {lang}", *lines))
            answer = everything(large)
        assert status_of(answer) == 431
        assert t(lang, "server-error-header-size").encode() in answer
    with connected(server.url, "127.0.0.7") as fits:
        fits.sendall(request("/health/live", f"cookie: {'x' * 12_000}"))
        assert status_of(everything(fits)) == 200


def test_a_socket_with_a_head_that_is_too_large(server: Opened) -> None:
    for lines in ([f"cookie: {'x' * 9_000}"], [f"x-{number}: y" for number in range(200)]):
        with connected(server.url, "127.0.0.7") as large:
            large.sendall(upgrade("/api/tables/x/live", *lines))
            assert status_of(everything(large)) == 431


def test_900_sockets_from_one_client(server: Opened) -> None:
    """Given a table, when one client opens 900 sockets, then most are refused, and others still get theirs."""
    who = arrive(server.url)
    table = new_table(server.url, who, [{"kind": "me"}, {"kind": "open"}])["id"]
    path, limits = f"/api/tables/{table}/live", Config()
    held: list[socket.socket] = []
    try:
        answers = []
        for _ in range(900):
            held.append(connected(server.url, "127.0.0.8"))
            held[-1].sendall(upgrade(path))
            answers.append(status_of(head(held[-1])))
        assert answers[: limits.address_sockets] == [101] * limits.address_sockets
        assert set(answers[limits.address_sockets :]) == {429}
        with connected(server.url, "127.0.0.9") as other:
            other.sendall(upgrade(path))
            assert status_of(head(other)) == 101
    finally:
        for each in held:
            each.close()

    def again() -> bool:
        with connected(server.url, "127.0.0.8") as later:
            later.sendall(upgrade(path))
            return status_of(head(later)) == 101

    wait_until(again)


def test_a_guest_has_only_so_many_sockets(server: Opened) -> None:
    who = arrive(server.url)
    table = new_table(server.url, who, [{"kind": "me"}, {"kind": "open"}])["id"]
    line = f"authorization: {who['authorization']}"
    most = Config().guest_sockets
    with many(server.url, most, "127.0.0.10", upgrade(f"/api/tables/{table}/live", line)) as held:
        assert {status_of(head(each)) for each in held} == {101}
        for each in held:
            each.recv(1)  # the table's first word
        with connected(server.url, "127.0.0.11") as late:  # wherever he comes from
            late.sendall(upgrade(f"/api/tables/{table}/live", line))
            assert b"server-error-sockets" in everything(late)
        with connected(server.url, "127.0.0.11") as spectator:
            spectator.sendall(upgrade(f"/api/tables/{table}/live"))
            assert status_of(head(spectator)) == 101
            assert b"server-error-sockets" not in spectator.recv(65_536)


def test_behind_a_proxy_the_forwarded_address_counts(tmp_path: Path) -> None:
    """Given a trusted proxy, when 60 sockets of one person come through it, then another person still gets his."""
    with opened(tmp_path, "--trusted-proxy", "127.0.0.20", "--rate", "5", "--metrics-port", "0") as server:

        def through(client: str, number: int, what: bytes, source: str = "127.0.0.20") -> list[int]:
            said = what.replace(b"host:", f"x-forwarded-for: {client}\r\nhost:".encode(), 1)
            with many(server.url, number, source, said) as held:
                return [status_of(head(each)) for each in held]

        socket_ = upgrade("/api/tables/nowhere/live")
        assert through("2001:db8::1, 1.2.3.4", 61, socket_) == [101] * 60 + [429]
        assert through("1.2.3.5", 1, socket_) == [101]
        asking = request("/api/games")
        assert through("2001:db8:0:1::1", 6, asking)[-1] == 429
        assert through("2001:db8:0:1:ffff::2", 1, asking) == [429]  # the same network
        assert through("2001:db8:0:2::1", 1, asking) == [200]
        # Whoever is no proxy is not believed, this machine's own address included.
        assert through("7.7.7.7", 6, asking, "127.0.0.1")[-1] == 429
        assert through("8.8.8.8", 1, asking, "127.0.0.1") == [429]


def test_the_limit_of_open_files_leaves_a_reserve() -> None:
    files = open_files()
    assert files > 0
    assert Door(Config(connections=0), 1024).most == 768
    assert Door(Config(connections=500), 1024).most == 500
    assert Door(Config(connections=5000), 1024).most == 768


def test_when_the_house_is_full(tmp_path: Path) -> None:
    with opened(tmp_path, "--connections", "5", "--metrics-port", "0") as server:
        with many(server.url, 5, "127.0.0.2") as held:
            with connected(server.url, "127.0.0.3") as late:
                answer = everything(late)
                assert status_of(answer) == 503
                assert b"retry-after" in answer
            held[0].sendall(request("/health/live"))
            assert status_of(everything(held[0])) == 200
        wait_until(lambda: httpx.get(server.url + "/health/live").status_code == 200)
