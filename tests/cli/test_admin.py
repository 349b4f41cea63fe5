"""`tetrapolis admin`: the command line may do everything, and what it does stands in the log."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.server.serving import sqlite_url
from tetrapolis.cli.app import run
from tetrapolis.locales import t
from tetrapolis.server import sessions
from tetrapolis.server.database import create_engine, migrate


@pytest.fixture
def house(tmp_path: Path) -> tuple[list[str], dict[str, str]]:
    """A database with some people: how to name it, and their ids."""

    async def fill() -> dict[str, str]:
        engine = create_engine(sqlite_url(tmp_path))
        try:
            await migrate(engine)
            return {name: (await sessions.arrive(engine, name, "hu"))[0].id for name in ("Anna", "Béla", "Cili")}
        finally:
            await engine.dispose()

    return ["--database", f"sqlite:///{tmp_path / 'tables.db'}"], asyncio.run(fill())


def told(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out


def test_people_are_found_by_name_and_kept_in_order(
    house: tuple[list[str], dict[str, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    where, ids = house
    assert run(["admin", "list", "ann", "--json", *where]) == 0
    assert [each["name"] for each in msgspec.json.decode(told(capsys))] == ["Anna"]
    assert run(["admin", "role", "Anna", "host", *where]) == 0
    assert run(["admin", "ban", ids["Béla"], "--days", "2", "--note", "Insults", *where]) == 0
    assert run(["admin", "rename", "Anna", "Anna the host", *where]) == 0  # above a host, too
    told(capsys)
    assert run(["admin", "log", "--json", *where]) == 0
    log = msgspec.json.decode(told(capsys))
    assert [(each["act"], each["note"], each["actor"]) for each in log] == [
        ("rename", "", ""),
        ("ban", "Insults", ""),
        ("role", "", ""),
    ]
    assert run(["admin", "show", "Béla", "--lang", "hu", *where]) == 0
    assert "kitiltva eddig" in told(capsys)


def test_what_cannot_be_undone_wants_a_word_more(
    house: tuple[list[str], dict[str, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    where, _ = house
    assert run(["admin", "delete", "Cili", *where]) == 2
    assert t("en", "cli-error-admin-yes", act="delete") in capsys.readouterr().err
    assert run(["admin", "delete", "Cili", "--yes", *where]) == 0
    assert run(["admin", "show", "Cili", *where]) == 2
    assert t("en", "cli-error-admin-who", count=0, who="Cili", ids="–") in capsys.readouterr().err


def test_who_may_come_is_chosen(house: tuple[list[str], dict[str, str]], capsys: pytest.CaptureFixture[str]) -> None:
    where, _ = house
    assert run(["admin", "sign-up", "invitation", *where]) == 0
    assert run(["admin", "invite", "--uses", "3", "--json", *where]) == 0
    told(capsys)
    for wrong in (["sign-up", "sometimes"], ["sign-up"], ["dance"], ["mute", "Nobody"], ["hide", "x"]):
        assert run(["admin", *wrong, *where]) == 2, wrong
