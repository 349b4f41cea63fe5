"""Keeping order: who may do what to whom (all of it), what each act does, and that it is written down for good."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import text, update
from sqlalchemy.exc import DBAPIError

from tests.server.guests import arrived, bare, bearer, hot_seat, refused, run, state_when
from tests.server.serving import Postgres, Server, serving, sqlite_url
from tetrapolis.client import Client, ClientError
from tetrapolis.server import schema
from tetrapolis.server.database import create_engine
from tetrapolis.server.order import audit, roles

OURS = {"x-tetrapolis": "1"}


class House:
    """A server, and its database from outside."""

    def __init__(self, server: Server, database: str) -> None:
        self.server = server
        self.database = database

    def give(self, guest: str, **values: Any) -> None:
        """As the command line would, without asking."""

        async def change() -> None:
            engine = create_engine(self.database)
            try:
                async with engine.begin() as connection:
                    people = schema.guests
                    await connection.execute(update(people).where(people.c.id == guest).values(values))
            finally:
                await engine.dispose()

        asyncio.run(change())


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("order")
    postgres: Postgres | None = request.getfixturevalue("postgres") if request.param == "postgres" else None
    database = sqlite_url(folder) if postgres is None else postgres.database()
    constants = {"sessions.KEPT": -1, "app_state.RECHECK": 0.1}
    with serving(database, folder, constants=constants) as running:
        yield House(running, database)


async def with_role(house: House, client: Client, role: str) -> None:
    guest = (await client.me()).id
    await asyncio.to_thread(house.give, guest, role=role)


async def act(http: httpx.AsyncClient, who: Client, **wish: Any) -> httpx.Response:
    return await http.post("/api/order/acts", json=wish, headers=bearer(who))


# ---- who may do what

MODERATORS = {"rename", "mute", "unmute", "hide", "show", "remove", "bot", "ban", "unban", "revoke", "invite", "settle"}
HOSTS = {"sign-up", "merge", "delete", "role"}


def test_every_act_is_somebodys() -> None:
    assert {*roles.ACTS} == MODERATORS | HOSTS | {"look"}


@pytest.mark.parametrize("other", roles.ROLES)
@pytest.mark.parametrize("role", roles.ROLES)
@pytest.mark.parametrize("act", roles.ACTS)
def test_the_table_of_roles(act: roles.Act, role: roles.Role, other: roles.Role) -> None:
    above = {"": (), "moderator": ("",), "host": ("", "moderator")}[role]
    if act == "look":
        expected = role != ""
    elif act in HOSTS:
        expected = role == "host" and other in above
    else:
        expected = other in above
    assert roles.may(role, act, other) == expected
    assert roles.may("console", act, other)


@pytest.mark.parametrize("role", roles.ROLES)
def test_the_server_keeps_to_the_table(house: House, role: roles.Role) -> None:
    """Every act, asked for by REST, against each role."""

    async def story() -> None:
        names = ("Actor", "Nobody", "Mod", "Host")
        async with arrived(house.server, *names) as (actor, *others), bare(house.server) as http:
            await with_role(house, actor, role)
            about = dict(zip(roles.ROLES, [(await each.me()).id for each in others], strict=True))
            for other, client in zip(roles.ROLES, others, strict=True):
                await with_role(house, client, other)
            for one in roles.ACTS:
                for other in roles.ROLES:
                    if one == "look":
                        answers = [
                            await http.get(path, headers=bearer(actor))
                            for path in ("/api/order", "/api/order/people", f"/api/order/people/{about[other]}")
                        ]
                    elif one in ("hide", "show", "settle", "delete", "merge"):
                        continue  # need something to be there: below
                    else:
                        wish = {"act": one, "about": about[other], "table": "none"}
                        wish["name"] = {"role": other, "sign-up": "open"}.get(one, "Another")
                        answers = [await act(http, actor, **wish)]
                    house_wide = one in ("sign-up", "invite")
                    allowed = roles.may(role, one, "" if house_wide else other)
                    for answer in answers:
                        assert ("server-error-role" not in answer.text) == allowed, (one, other, answer.text)
                    await act(http, actor, act="role", about=about[other], name=other)

    run(story())


@pytest.mark.parametrize("path", ["/api/order", "/api/order/people", "/api/order/people/x"])
def test_nobody_else_looks(house: House, path: str) -> None:
    async def story() -> None:
        async with arrived(house.server, "Anna") as (anna,), bare(house.server) as http:
            assert (await http.get(path)).status_code == 401
            assert (await http.get(path, headers=bearer(anna))).json()["code"] == "server-error-role"

    run(story())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/order/acts", {"act": "mute", "about": "x"}),
        ("/api/tables/x/report", {"text": "?"}),
        ("/api/me/delete", None),
    ],
)
def test_no_other_page_does_any_of_it(house: House, path: str, body: Any) -> None:
    async def story() -> None:
        async with bare(house.server) as browser:
            await browser.post("/api/guests", json={"name": "Anna"})
            assert (await browser.post(path, json=body)).json()["code"] == "server-error-forged"
            foreign = await browser.post(path, json=body, headers=OURS | {"origin": "https://evil.example"})
            assert foreign.json()["code"] == "server-error-origin"

    run(story())


# ---- what is done


def test_who_is_muted_alone_sees_what_he_says(house: House) -> None:
    async def story() -> None:
        async with arrived(house.server, "Mod", "Anna", "Béla") as (mod, anna, bela), bare(house.server) as http:
            await with_role(house, mod, "moderator")
            table = await anna.create("citadels", ["me", "open"])
            await bela.join(table.id)
            await anna.chat(table.id, "one")
            assert (await act(http, mod, act="mute", about=(await anna.me()).id, note="Loud")).status_code == 200
            await anna.chat(table.id, "two")
            assert [line.text for line in await anna.said(table.id)] == ["one", "two"]
            assert [line.text for line in await bela.said(table.id)] == ["one"]
            assert (await http.get(f"/api/tables/{table.id}/chat")).json()[-1]["text"] == "one"
            await act(http, mod, act="unmute", about=(await anna.me()).id)
            await anna.chat(table.id, "three")
            assert [line.text for line in await bela.said(table.id)] == ["one", "three"]
            line = (await bela.said(table.id))[0].number
            assert (await act(http, mod, act="hide", line=line)).status_code == 200
            assert [each.text for each in await anna.said(table.id)] == ["two", "three"]
            await act(http, mod, act="show", line=line)
            assert [each.text for each in await bela.said(table.id)] == ["one", "three"]

    run(story())


def test_who_is_banned_does_nothing_but_look_after_the_account(house: House) -> None:
    async def story() -> None:
        async with arrived(house.server, "Mod", "Anna") as (mod, anna), bare(house.server) as http:
            await with_role(house, mod, "moderator")
            table = await hot_seat(anna)
            me = (await anna.me()).id
            await state_when(anna, table.id, 0, lambda state: True)
            answer = await act(http, mod, act="ban", about=me, days=3, note="Three days")
            assert answer.status_code == 200
            assert (await anna.me()).banned > 0
            state = await anna.state(table.id, 0)
            for what in (
                anna.create("citadels", ["me", "open"]),
                anna.rename("Other"),
                anna.leave(table.id),
                anna.play(table.id, 0, (state.observation.moves or ["x"])[0]),
            ):
                with pytest.raises(ClientError) as raised:
                    await what
                assert raised.value.code == "server-error-banned"
            (entry,) = (await http.get("/api/me/order", headers=bearer(anna))).json()
            assert (entry["act"], entry["note"], entry["by"]) == ("ban", "Three days", "Mod")
            assert (await http.get("/api/me/export", headers=bearer(anna))).status_code == 200
            stays = await http.post("/api/me/delete", headers=bearer(anna))
            assert stays.json()["code"] == "server-error-banned-stays"
            await act(http, mod, act="unban", about=me)
            await anna.rename("Free")

    run(story())


def test_a_seat_is_taken_away_or_lent_to_a_bot(house: House) -> None:
    async def story() -> None:
        async with arrived(house.server, "Mod", "Anna", "Béla") as (mod, anna, bela), bare(house.server) as http:
            await with_role(house, mod, "moderator")
            table = await anna.create("citadels", ["me", "open"])
            await bela.join(table.id)
            me = (await bela.me()).id
            wish = {"about": me, "table": table.id, "seat": 1}
            assert (await act(http, mod, act="bot", **wish)).status_code == 200
            assert [seat.absent for seat in (await anna.table(table.id)).seats] == [False, True]
            await bela.substitute(table.id, 1)  # he comes back
            assert (await act(http, mod, act="remove", **wish)).status_code == 200
            seats = (await anna.table(table.id)).seats
            assert (seats[1].kind, seats[1].absent) == ("bot", False)
            assert (await act(http, mod, act="remove", **wish)).json()["code"] == "server-error-not-there"

    run(story())


def test_sessions_are_ended_and_names_changed(house: House) -> None:
    async def story() -> None:
        async with arrived(house.server, "Mod", "Rude name") as (mod, anna), bare(house.server) as http:
            await with_role(house, mod, "moderator")
            me = (await anna.me()).id
            await act(http, mod, act="rename", about=me, name="Guest")
            assert (await anna.me()).name == "Guest"
            log = (await http.get("/api/me/order", headers=bearer(anna))).json()
            assert log[0]["detail"] == {"from": "Rude name", "to": "Guest"}
            await act(http, mod, act="revoke", about=me)
            await refused(anna.me(), 401, "server-error-who")

    run(story())


def test_hosts_merge_and_delete_and_make_moderators(house: House) -> None:
    async def story() -> None:
        async with arrived(house.server, "Host", "Anna", "Anna too") as (host, anna, too), bare(house.server) as http:
            await with_role(house, host, "host")
            table = await hot_seat(too)
            one, other = (await anna.me()).id, (await too.me()).id
            await act(http, host, act="mute", about=other)
            assert (await act(http, host, act="merge", about=one, other=other)).status_code == 200
            assert (await too.me()).id == one
            assert [each.table.id for each in await anna.tables("mine")] == [table.id]
            log = (await http.get("/api/me/order", headers=bearer(anna))).json()
            assert [entry["act"] for entry in log] == ["merge", "mute"]  # what concerned the other one, too
            found = (await http.get(f"/api/order/people/{one}", headers=bearer(host))).json()
            assert found["person"]["muted"] is True
            await act(http, host, act="role", about=one, name="moderator")
            assert (await anna.me()).role == "moderator"
            await act(http, host, act="role", about=one, name="")
            await act(http, host, act="delete", about=one)
            await refused(anna.me(), 401, "server-error-who")

    run(story())


def test_a_house_can_be_closed_or_open_to_the_invited(house: House) -> None:
    async def story() -> None:
        async with arrived(house.server, "Host") as (host,), bare(house.server) as http:
            await with_role(house, host, "host")

            async def come(invitation: str = "") -> int:
                http.cookies.clear()
                return (await http.post("/api/guests", json={"name": "New", "invitation": invitation})).status_code

            try:
                await act(http, host, act="sign-up", name="invitation")
                assert (await http.get("/api/house")).json()["sign_up"] == "invitation"
                code = (await act(http, host, act="invite", uses=2, days=1)).json()["code"]
                assert [await come(), await come("nonsense"), await come(code), await come(code), await come(code)] == [
                    403, 403, 201, 201, 403,
                ]  # fmt: skip
                await act(http, host, act="sign-up", name="closed")
                code = (await act(http, host, act="invite")).json()["code"]
                assert await come(code) == 403
                assert (await act(http, host, act="sign-up", name="sometimes")).status_code == 400
            finally:
                await act(http, host, act="sign-up", name="open")
            assert await come() == 201

    run(story())


# ---- reports


def test_a_report_is_taken_by_one_moderator(house: House) -> None:
    async def story() -> None:
        names = ("Mod", "Other mod", "Anna", "Béla")
        async with arrived(house.server, *names) as (mod, other, anna, bela), bare(house.server) as http:
            for each in (mod, other):
                await with_role(house, each, "moderator")
            table = await anna.create("citadels", ["me", "open"])
            await bela.join(table.id)
            await bela.chat(table.id, "Rude words")
            line = (await anna.said(table.id))[0].number
            path = f"/api/tables/{table.id}/report"
            own = await http.post(path, json={"text": "Me", "seat": 0}, headers=bearer(anna))
            assert own.json()["code"] == "server-error-report-nobody"
            made = await http.post(path, json={"text": "Look", "line": line}, headers=bearer(anna))
            assert made.status_code == 201, made.text
            seat = await http.post(path, json={"text": "And him", "seat": 1}, headers=bearer(anna))
            assert seat.status_code == 201
            ids = [made.json()["id"], seat.json()["id"]]
            found = (await http.get("/api/order", headers=bearer(mod))).json()["reports"]
            mine = [each for each in found if each["id"] in ids]
            assert [(each["by"], each["name"], each["said"]) for each in mine] == [
                ("Anna", "Béla", "Rude words"),
                ("Anna", "Béla", ""),
            ]
            await act(http, mod, act="settle", other=ids[0], name="take")
            assert (await act(http, other, act="settle", other=ids[0], name="done")).status_code == 409
            assert (await act(http, mod, act="settle", other=ids[0], name="done", note="Spoken to")).status_code == 200
            left = (await http.get("/api/order", headers=bearer(mod))).json()["reports"]
            assert [each["id"] for each in left if each["id"] in ids] == [ids[1]]

    run(story())


# ---- the log


def test_the_log_is_only_added_to(house: House) -> None:
    async def story() -> None:
        engine = create_engine(house.database)
        try:
            async with engine.begin() as connection:
                await audit.note(connection, "", "mute", "somebody")
            for change in ("UPDATE audit SET note = 'x'", "DELETE FROM audit"):
                with pytest.raises((DBAPIError, sqlite3.Error)):
                    async with engine.begin() as connection:
                        await connection.execute(text(change))
            async with engine.begin() as connection:
                assert (await audit.lines(connection, "somebody"))[0].act == "mute"
        finally:
            await engine.dispose()

    run(story())
