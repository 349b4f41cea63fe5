"""`tetrapolis bench server`: a tiny run of everything, and what it says when it cannot run."""

import asyncio
import json
import os
import shutil
import subprocess
import sys
from typing import cast

import pytest

from tetrapolis.cli import main
from tetrapolis.cli.bench.figures import Usage, figures
from tetrapolis.cli.bench.peer import FOLDER
from tetrapolis.cli.bench.server import show
from tetrapolis.cli.bench.socket import PING, PONG, TEXT, Socket, frame
from tetrapolis.locales import LANGUAGES, t

TINY = ("bench", "server", "--tables", "2", "--seconds", "1", "--pace", "5")


def bench(*more: str) -> subprocess.CompletedProcess[str]:
    """A run in a process of its own, which starts others."""
    clean = {key: value for key, value in os.environ.items() if key not in ("TETRAPOLIS_LANG", "LANG", "LC_ALL")}
    command = [sys.executable, "-m", "tetrapolis.cli", *TINY, *more]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=clean, check=False)


@pytest.mark.parametrize(("game", "protocol"), [("citadels", 1), ("citadels", 2), ("genoa", 2)])
def test_figures_of_a_tiny_run_and_their_words(game: str, protocol: int, capsys: pytest.CaptureFixture[str]) -> None:
    done = bench("--game", game, "--json", *(("--protocol", "1") if protocol == 1 else ()))
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert data["protocol"] == protocol
    assert (data["game"], data["players"], data["tables"]) == (game, 4, 2)
    assert (data["database"], data["processes"], data["peer"]) == ("SQLite", 1, None)
    assert [row["tables"] for row in data["ramp"]] == [1, 2]
    for row in (data["paced"], *data["ramp"]):
        assert row["moves"] > 0
        assert 0 < row["p50"] <= row["p95"] <= row["p99"] <= row["max"]
        assert row["lost"] == 0
        assert row["server_cpu"] > 0 or sys.platform != "linux"
        assert 0 < row["bytes_per_client"] == row["bytes_per_move"] / 2
    if game == "citadels":  # elsewhere a move may come too late, when the floor has moved on by itself
        assert all(row["refused"] == 0 for row in (data["paced"], *data["ramp"]))
    assert data["saturation"] == max(row["moves_per_second"] for row in data["ramp"])
    for lang in LANGUAGES:
        show(data, lang)
        said = capsys.readouterr().out
        assert t(lang, f"{game}-name") in said
        for column in ("tables", "p50", "p99", "no-pause"):
            assert t(lang, f"cli-bench-server-{column}") in said
        assert t(lang, "cli-bench-server-sent", each="?", all="?", load="?").split("?")[0] in said


def test_several_processes_share_more_tables_than_one_address_may_have() -> None:
    """Each table is played by one of them, the figures are of all; and no limit for strangers stops the load."""
    done = bench("--tables", "35", "--clients", "2", "--pace", "2", "--json")
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert data["clients"] == 2
    assert [row["tables"] for row in data["ramp"]] == [1, 10, 35]
    assert data["paced"]["moves"] >= 35  # each table from a moment of its own on
    for row in (data["paced"], *data["ramp"]):
        assert row["moves"] > 0
        assert (row["lost"], row["refused"]) == (0, 0)


@pytest.mark.full
def test_a_peer_in_the_same_run() -> None:
    if shutil.which("node") is None or not (FOLDER / "node_modules").is_dir():
        pytest.skip("node or the peer's packages are not installed here")
    data = json.loads(bench("--peer", "boardgame.io", "--json").stdout)
    assert data["peer"]["name"] == "boardgame.io"
    assert data["peer"]["paced"]["moves"] > 0
    assert data["peer"]["ratio"]["saturation"] > 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("more", "message", "params"),
    [
        (("--processes", "2"), "cli-error-processes", {}),
        (("--peer", "lichess"), "cli-error-peer", {"peer": "lichess", "known": "boardgame.io"}),
        (("--database", "mysql://somewhere/else"), "cli-error-database-kind", {"kind": "mysql"}),
    ],
)
def test_what_cannot_be_run_is_said(
    capsys: pytest.CaptureFixture[str], lang: str, more: tuple[str, ...], message: str, params: dict[str, str]
) -> None:
    assert main((*TINY, *more, "--lang", lang)) == 2
    assert t(lang, message, **params) in capsys.readouterr().err


def test_the_engine_is_still_measured_by_its_own_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("bench", "server", "--help", "--lang", "en")) == 0
    assert "tetrapolis bench server" in capsys.readouterr().out
    assert main(("bench", "--help", "--lang", "en")) == 0
    assert t("en", "cli-bench").split(",")[0] in capsys.readouterr().out


class Door:
    """Where a socket writes to."""

    written = b""

    def write(self, content: bytes) -> None:
        self.written += content


@pytest.mark.parametrize("size", [1, 3, 70_000])
def test_the_socket_of_the_load_hears_frames_however_they_are_cut(size: int) -> None:
    texts = [b"a" * length for length in (0, 1, 125, 126, 300, 65_535, 65_536)]

    def sent(kind: int, text: bytes) -> bytes:
        length = len(text)
        if length < 126:
            return bytes([128 | kind, length]) + text
        wide = 2 if length < 65_536 else 8
        return bytes([128 | kind, 126 if wide == 2 else 127]) + length.to_bytes(wide, "big") + text

    stream = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + sent(PING, b"there?")
    stream += b"".join(sent(TEXT, text) for text in texts)

    async def story() -> tuple[list[bytes], int, bytes]:
        heard: list[bytes] = []
        socket, door = Socket(heard.append), Door()
        socket.connection_made(cast("asyncio.BaseTransport", door))
        for at in range(0, len(stream), size):
            socket.data_received(stream[at : at + size])
        await socket.ready
        return heard, socket.bytes, door.written

    heard, count, written = asyncio.run(story())
    assert heard == texts
    assert count == sum(len(text) for text in texts)
    assert written == frame(b"there?", PONG)


def test_times_become_percentiles() -> None:
    found = figures(3, [n / 1000 for n in range(1, 101)], 2.0, Usage(1.0, 0.5, 0))
    assert (found["p50"], found["p99"], found["max"]) == (51.0, 100.0, 100.0)
    assert (found["moves_per_second"], found["server_cpu"], found["server_ms_per_move"]) == (50.0, 0.5, 10.0)
