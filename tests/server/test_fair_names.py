"""Names can be seen, and told apart at a table."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Any

import pytest

from tests.server.fair import made
from tests.server.guests import run
from tests.server.inside import Person, inside
from tetrapolis.locales import t
from tetrapolis.server.people import same_name, visible
from tetrapolis.server.tables_model import BOT_NAMES

BLANK = ["\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u200b", "\u2060", "\ufeff", "\u00a0", "\u3000", "\u0301"]
BLANK += [
    "\ufe0f",
    "\u034f",
    "\u180e",
    "\u202e",
    "\U000e0041",
    "\u3164\u3164",
    " \u2800 ",
    "\u0301\u0302",
    "\U0001d159",
]


@pytest.mark.parametrize("name", BLANK, ids=lambda name: "+".join(f"{ord(sign):04x}" for sign in name))
def test_there_is_nothing_to_see(name: str) -> None:
    assert visible(name) == ""


@pytest.mark.parametrize("name", ["Anna", "Ő", "e\u0301", "王", "ٱلسَّلَام", "हिन्दी", "👩", "1", "한", "ᄒ", "-"])
def test_there_is_something_to_see(name: str) -> None:
    assert visible(name)


def test_which_names_are_the_same() -> None:
    for one, other in (
        ("Anna", "ANNA"),
        ("Béla", unicodedata.normalize("NFD", "béla")),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "An\u3164na"),
        ("Anna", "Anna\ufe0f"),
        ("Anna Mária", "AnnaMária"),
        ("Straße", "STRASSE"),
    ):
        assert same_name(one, other), (one, other)
        assert same_name(other, one)
    for one, other in (("Anna", "Anne"), ("Béla", "Bela"), ("Ágnes", "Agnes"), ("", ""), ("", "Anna")):
        assert not same_name(one, other), (one, other)


def test_blank_names_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as here:
            anna = await here.guest("Anna")
            for name in BLANK:
                for person, method, path in ((here.nobody(), "POST", "/api/guests"), (anna, "PUT", "/api/me")):
                    answer = await person.ask(method, path, {"name": name})
                    assert (answer.status_code, answer.json()["detail"]) == (400, t("en", "server-error-name"))
            seats = [{"kind": "me", "name": "\u2800"}, {"kind": "me"}]
            answer = await anna.ask("POST", "/api/tables", {"game": "citadels", "seats": seats})
            assert (answer.status_code, answer.json()["code"]) == (400, "server-error-name")
            assert (await anna.done("GET", "/api/me"))["name"] == "Anna"

    run(story())


async def names(person: Person, table: str) -> list[str]:
    return [seat["name"] for seat in (await person.done("GET", f"/api/tables/{table}"))["seats"]]


def test_two_people_of_one_name(tmp_path: Path) -> None:
    """The second is told what to do, and can: nothing was lost."""

    async def story() -> None:
        async with inside(tmp_path) as here:
            anna, other = await here.guest("Anna"), await here.guest("ＡＮＮＡ", "hu")
            table = (await made(anna, "citadels", ["me", "open", "open"]))["id"]
            answer = await other.ask("POST", f"/api/tables/{table}/join", {})
            body = answer.json()
            assert (answer.status_code, body["code"]) == (409, "server-error-name-taken")
            assert body["detail"] == t("hu", "server-error-name-taken", name="ＡＮＮＡ")
            assert await names(anna, table) == ["Anna", "", ""]
            await other.done("PUT", "/api/me", {"name": "Anna II", "lang": "hu"})
            await other.done("POST", f"/api/tables/{table}/join", {})
            await anna.done("POST", f"/api/tables/{table}/join", {})  # the same person is not two
            assert await names(anna, table) == ["Anna", "Anna II", "Anna"]

    run(story())


def test_a_name_is_free_again_when_its_owner_has_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as here:
            anna, bela, twin = await here.guest("Anna"), await here.guest("Béla"), await here.guest("béla")
            table = (await made(anna, "citadels", ["me", "open", "open"]))["id"]
            await bela.done("POST", f"/api/tables/{table}/join", {})
            assert (await twin.ask("POST", f"/api/tables/{table}/join", {})).status_code == 409
            await bela.done("POST", f"/api/tables/{table}/leave", {})
            await twin.done("POST", f"/api/tables/{table}/join", {})
            assert await names(anna, table) == ["Anna", "béla", ""]

    run(story())


def test_hot_seat_names(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as here:
            anna = await here.guest("Anna")

            async def ask(*seats: dict[str, Any]) -> tuple[int, str]:
                answer = await anna.ask("POST", "/api/tables", {"game": "citadels", "seats": seats})
                return answer.status_code, answer.json().get("code", "")

            same = 400, "server-error-names-same"
            assert await ask({"kind": "me", "name": "Béla"}, {"kind": "me", "name": "BÉLA"}) == same
            assert await ask({"kind": "me"}, {"kind": "me", "name": "anna"}) == same
            assert await ask({"kind": "me"}, {"kind": "bot", "bot": "random", "name": "anna"}) == same
            assert (await ask({"kind": "me", "name": "Béla"}, {"kind": "me", "name": "Cili"}))[0] == 201
            assert (await ask({"kind": "me"}, {"kind": "me"}))[0] == 201  # one person on both sides

    run(story())


def test_bots_give_way(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as here:
            first, second = await here.guest(BOT_NAMES[1]), await here.guest(BOT_NAMES[2].upper())
            table = (await made(first, "citadels", ["me", "random", "random", "open"]))["id"]
            assert await names(first, table) == [BOT_NAMES[1], BOT_NAMES[2], BOT_NAMES[3], ""]
            await second.done("POST", f"/api/tables/{table}/join", {})
            assert await names(first, table) == [BOT_NAMES[1], BOT_NAMES[4], BOT_NAMES[3], BOT_NAMES[2].upper()]
            other = (await made(first, "citadels", ["me", "open", "open"]))["id"]
            await first.done("POST", f"/api/tables/{other}/substitute", {"seat": 1, "bot": "random"})
            assert await names(first, other) == [BOT_NAMES[1], BOT_NAMES[2], ""]

    run(story())


def test_programs_get_a_number(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as here:
            anna = await here.guest("Anna")
            table = (await made(anna, "citadels", ["me", "open", "open", "open"]))["id"]
            for seat in (1, 2):
                await anna.done("POST", f"/api/tables/{table}/token", {"seat": seat})
            assert await names(anna, table) == ["Anna", "Program", "Program 2", ""]

    run(story())
