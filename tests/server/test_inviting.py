"""Inviting people by name: whom one met or whose page one sees; nobody learns who hides, or wants no invitations."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select

from tests.server.guests import run
from tests.server.inside import Inside, Person, inside
from tests.server.opened import arrive, new_table
from tests.server.serving import Postgres, Server, serving, sqlite_url
from tests.server.test_club import ended, me
from tests.server.test_notices import post, together
from tetrapolis.server import schema
from tetrapolis.server.inviting import MOST_A_DAY, MOST_GOT

OPEN_SEAT = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """One on a database of each kind."""
    database = sqlite_url(tmp_path)
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.database()
    with serving(database, tmp_path) as made:
        yield made


def invitable(url: str, who: dict[str, str], table: str, name: str = "") -> Any:
    answer = httpx.get(f"{url}/api/tables/{table}/people", params={"name": name}, headers=who)
    assert answer.status_code == 200, answer.text
    return answer.json()


def invitations(url: str, who: dict[str, str]) -> list[tuple[str, str]]:
    """Of whom, and where to."""
    found = httpx.get(url + "/api/notices", headers=who).json()["notices"]
    return [(each["who"], each["about"]) for each in found if each["kind"] == "invited"]


def test_a_host_invites_whom_he_plays_with(server: Server) -> None:
    anna, bela, _ = together(server.url)
    table = new_table(server.url, anna, OPEN_SEAT)["id"]
    path = f"/api/tables/{table}"
    (found,) = invitable(server.url, anna, table)
    assert (found["name"], found["plays"], found["invited"]) == ("Béla", 0, False)
    assert invitable(server.url, anna, table, "bÉL") == [found]
    assert invitable(server.url, anna, table, "Cili") == []
    wish = {"person": found["person"]}
    for _ in range(2):  # again: nothing more
        answer = post(server.url, path + "/invite", anna, wish)
        assert (answer.status_code, answer.json()) == (200, found | {"invited": True})
    assert invitable(server.url, anna, table) == [found | {"invited": True}]
    assert invitations(server.url, bela) == [("Anna", table)]
    # nobody but the host invites, or sees whom he could invite
    assert post(server.url, path + "/invite", bela, wish).json()["code"] == "server-error-not-host"
    assert httpx.get(server.url + path + "/people", headers=bela).json()["code"] == "server-error-not-host"
    assert httpx.get(server.url + path + "/people").status_code == 401
    # who sits there is not invited any more; and once all do, nobody is
    assert post(server.url, path + "/join", bela, {}).status_code == 200
    assert invitable(server.url, anna, table) == []
    assert post(server.url, path + "/invite", anna, wish).json()["code"] == "server-error-invite-not-open"


def test_an_invitation_to_a_table_that_began_without_one_is_gone(server: Server) -> None:
    anna, bela, _ = together(server.url)
    table = new_table(server.url, anna, OPEN_SEAT)["id"]
    (found,) = invitable(server.url, anna, table)
    assert post(server.url, f"/api/tables/{table}/invite", anna, {"person": found["person"]}).status_code == 200
    assert invitations(server.url, bela) == [("Anna", table)]
    assert post(server.url, f"/api/tables/{table}/join", arrive(server.url, "Cili"), {}).status_code == 200
    assert invitations(server.url, bela) == []


async def waiting(host: Person) -> str:
    """A table of a host's that waits for players."""
    made = await host.done("POST", "/api/tables", {"game": "citadels", "seats": OPEN_SEAT})
    return str(made["id"])


async def asked(host: Person, table: str, person: str) -> tuple[int, str]:
    """The answer to an invitation: the status, and all that it says beside its number."""
    answer = await host.ask("POST", f"/api/tables/{table}/invite", {"person": person})
    body = answer.json()
    return answer.status_code, str({name: value for name, value in body.items() if name not in ("instance", "id")})


async def got(person: Person) -> list[str]:
    """To which tables somebody was invited."""
    found = (await person.done("GET", "/api/notices"))["notices"]
    return [each["about"] for each in found if each["kind"] == "invited"]


def test_who_hides_is_as_nobody(tmp_path: Path) -> None:
    """He was met, and his name is known: lists and answers are those for somebody who does not exist."""

    async def story() -> None:
        async with inside(tmp_path) as here:
            anna, bela = await here.guest("Anna"), await here.guest("Béla")
            await ended(here, [[0], [1]], [anna, bela])
            await here.app.club.settle()
            table, who = await waiting(anna), await me(bela)
            path = f"/api/tables/{table}/people"
            (known,) = await anna.done("GET", path)
            assert (known["person"], known["plays"]) == (who, 1)
            await bela.done("PUT", "/api/me/profile", {"hidden": True})
            nobody = await asked(anna, table, "0123456789abcdef")
            assert nobody[0] == 404
            assert await asked(anna, table, who) == nobody
            assert await anna.done("GET", path) == []
            assert await anna.done("GET", path + "?name=B%C3%A9la") == []
            assert await got(bela) == []
            await bela.done("PUT", "/api/me/profile", {"hidden": False})
            assert (await asked(anna, table, who))[0] == 200
            assert await got(bela) == [table]

    run(story())


def test_a_stranger_is_found_by_the_whole_name_if_he_has_a_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as here:
            anna, bela, cili, dani = [await here.guest(name) for name in ("Anna", "Béla", "Cili", "Dani")]
            await ended(here, [[0], [1]], [bela, cili])
            await here.app.club.settle()
            table = await waiting(anna)
            path = f"/api/tables/{table}/people"
            assert await anna.done("GET", path) == []
            assert await anna.done("GET", path + "?name=Cil") == []
            found = await anna.done("GET", path + "?name=cili")
            assert [each["name"] for each in found] == ["Cili"]
            assert (await asked(anna, table, await me(cili)))[0] == 200
            assert await got(cili) == [table]
            assert await anna.done("GET", path + "?name=Dani") == []  # he has played nothing
            assert await asked(anna, table, await me(dani)) == await asked(anna, table, "0123456789abcdef")
            assert await asked(anna, table, await me(anna)) == await asked(anna, table, "0123456789abcdef")
            here.app.config = msgspec.structs.replace(here.app.config, profiles=False)
            assert await anna.done("GET", path + "?name=B%C3%A9la") == []
            assert (await asked(anna, table, await me(bela)))[0] == 404

    run(story())


def test_who_wants_no_invitations_gets_none_and_nobody_learns_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as here:
            anna, bela, cili = [await here.guest(name) for name in ("Anna", "Béla", "Cili")]
            await ended(here, [[0], [1], [2]], [anna, bela, cili])
            await bela.done("PUT", "/api/notices/settings", {"no_invitations": True})
            table = await waiting(anna)
            answers = [await asked(anna, table, await me(person)) for person in (bela, cili)]
            assert answers[0][1].replace("Béla", "Cili").replace(await me(bela), await me(cili)) == answers[1][1]
            assert [await got(bela), await got(cili)] == [[], [table]]
            async with here.app.engine.begin() as connection:  # nor is anybody who is muted heard
                await connection.execute(schema.guests.update().values(muted=True))
            other = await waiting(anna)
            assert (await asked(anna, other, await me(cili)))[0] == 200
            assert await got(cili) == [table]

    run(story())


def test_so_many_a_day(tmp_path: Path) -> None:
    """Somebody invites so many, and hears of so many; a day later it begins anew."""

    async def story() -> None:
        async with inside(tmp_path) as here:
            anna, bela = await here.guest("Anna"), await here.guest("Béla")
            await ended(here, [[0], [1]], [anna, bela])
            who = await me(bela)
            tables = [await waiting(anna) for _ in range(MOST_A_DAY + 1)]
            for table in tables[:-1]:
                assert (await asked(anna, table, who))[0] == 200
            assert len(await got(bela)) == MOST_GOT
            refused = await anna.ask("POST", f"/api/tables/{tables[-1]}/invite", {"person": who})
            assert (refused.status_code, refused.json()["code"]) == (429, "server-error-many-invites")
            assert (await asked(anna, tables[0], who))[0] == 200  # he was, before
            await _a_day_later(here)
            assert (await asked(anna, tables[-1], who))[0] == 200
            assert len(await got(bela)) == MOST_GOT + 1

    run(story())


async def _a_day_later(here: Inside) -> None:
    invites = schema.table_invites
    async with here.app.engine.begin() as connection:
        await connection.execute(invites.update().values(at=invites.c.at - 86_400.0))


def test_who_goes_for_good_takes_the_name_out_of_invitations(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as here:
            anna, bela = await here.guest("Anna Ödön"), await here.guest("Béla")
            await ended(here, [[0], [1]], [anna, bela])
            table = await waiting(anna)
            assert (await asked(anna, table, await me(bela)))[0] == 200
            assert (await anna.ask("POST", "/api/me/delete")).status_code == 200
            async with here.app.engine.begin() as connection:
                said = (await connection.execute(select(schema.notices.c.said))).scalars()
                assert not [text for text in said if "Ödön" in text]
                assert (await connection.execute(select(schema.table_invites))).all() == []

    run(story())
