"""The deal is fixed before the first move, and everybody can check that afterwards; before, nothing tells it."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from tests.server.fair import go_on, made, real
from tests.server.guests import run
from tests.server.inside import inside
from tetrapolis.cli import main
from tetrapolis.client import Client
from tetrapolis.core.match import Header


def test_a_match_is_committed_to_and_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Given a match that was played out, then its record is the file that `tetrapolis replay` reads and vouches for."""
    file = tmp_path / "match.jsonl"

    async def story() -> tuple[str, str]:
        async with inside(tmp_path) as here:
            table, (anna, bela) = await here.seated("citadels", 2, {})
            path = f"/api/tables/{table}"
            shown: str = (await bela.done("GET", path))["commitment"]
            assert re.fullmatch("[0-9a-f]{64}", shown)
            match = await go_on(here, table)
            assert (await anna.done("GET", path))["commitment"] == shown == match.header.commitment
            got = await here.nobody().ask("GET", f"{path}/record")
            assert got.headers["content-type"] == "application/x-ndjson"
            name = re.fullmatch('attachment; filename="([a-z0-9_A-Z.-]+)"', got.headers["content-disposition"])
            assert name is not None
            assert name[1] == f"tetrapolis-citadels-{table}.jsonl"
            file.write_bytes(got.content)
            async with Client(here.url) as client:
                record = await client.record(table)
            assert (record.header, record.records) == (match.header, match.records)
            again = await anna.done("POST", f"{path}/rematch")
            assert again["commitment"] not in ("", shown)
            assert (await real(here, again["id"])).header.salt != match.header.salt
            return table, shown

    _, shown = run(story())
    assert main(["replay", str(file)]) == 0
    assert "Guest 0" in capsys.readouterr().out
    assert main(["replay", "--verify", str(file), "--commitment", shown]) == 0
    assert shown in capsys.readouterr().out
    lines = file.read_bytes().splitlines()
    header = msgspec.structs.replace(msgspec.json.decode(lines[0], type=Header), salt="ab" * 16)
    file.write_bytes(b"\n".join([msgspec.json.encode(header), *lines[1:]]) + b"\n")
    assert main(["replay", "--verify", str(file), "--commitment", shown]) != 0  # the digest tells already


def test_nothing_is_committed_to_before_the_game_begins(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as here:
            anna, bela = await here.guest("Anna"), await here.guest("Béla")
            table = await made(anna, "citadels", ["me", "open"])
            assert table["commitment"] == ""
            joined = await bela.done("POST", f"/api/tables/{table['id']}/join", {})
            assert joined["commitment"] == (await real(here, table["id"])).header.commitment

    run(story())


def test_seed_and_salt_are_nowhere_before_the_end(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Not in any answer, any frame or any log, of players, host or strangers; not of a match that was given up."""
    caplog.set_level("DEBUG")

    async def story() -> None:
        async with inside(tmp_path) as here:
            table, (anna, bela) = await here.seated("citadels", 2, {})
            path, match = f"/api/tables/{table}", await real(here, table)
            listener = await here.listen(bela, table)
            await go_on(here, table, 5)
            people = (anna, bela, here.nobody())
            asked = ["", "/state", "/state?seat=0", "/state?seat=1", "/replay?seq=0", "/replay?seq=1&seat=0"]
            asked += ["/record", "/chat"]
            for person in people:
                for each in asked:
                    await person.ask("GET", path + each)
                await person.ask("GET", "/api/tables?which=mine")
                await person.ask("GET", "/api/tables?which=open")
            await anna.ask("POST", f"{path}/branch", {"seq": 0, "seats": [{"kind": "me"}] * 2, "seat": 0})
            await bela.done("POST", f"{path}/leave", {})
            await anna.done("POST", f"{path}/close")
            for person in people:
                for each in asked:
                    await person.ask("GET", path + each)
            await listener.until("table")
            secrets = [match.header.seed.encode(), match.header.salt.encode()]
            everything = b"".join(b"".join(person.got) for person in here.people)
            assert match.header.commitment.encode() in everything
            for secret in secrets:
                assert len(secret) == 32
                assert secret not in everything
                assert secret.decode() not in caplog.text

    run(story())
